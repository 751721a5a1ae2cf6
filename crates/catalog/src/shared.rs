//! The rules of tables, kept once for all that agreed on the same: they never change, and are a large
//! part of what a table takes that nobody moves at.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use kernel::Notation;

/// The games that somebody plays, by the revision of their rules and their set-up document.
pub(crate) struct Shared<G>(Mutex<HashMap<(u32, String), Weak<G>>>);

impl<G> Default for Shared<G> {
    fn default() -> Self {
        Shared(Mutex::default())
    }
}

impl<G: Notation> Shared<G> {
    /// The one game of a set-up by a revision of the rules: that which others play already, or else the
    /// given one. As in records, the set-up document says all that it is made of.
    pub(crate) fn one(&self, rules: u32, game: G) -> Arc<G> {
        // A document that could not be written would share its rules with nobody.
        let setup = serde_json::to_string(&G::setup_doc(game.setup()));
        let Ok(setup) = setup else { return Arc::new(game) };
        // What a panic interrupted is whole: each change is one call.
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (rules, setup);
        if let Some(known) = games.get(&key).and_then(Weak::upgrade) {
            return known;
        }
        games.retain(|_, game| game.strong_count() > 0);
        let game = Arc::new(game);
        games.insert(key, Arc::downgrade(&game));
        game
    }
}

#[cfg(test)]
mod tests {
    use smallcity::SmallCity;

    use super::*;
    use crate::compile::compiled;

    fn game(shared: &Shared<SmallCity>, players: u8, modules: &str) -> Arc<SmallCity> {
        let options = [("modules".to_owned(), modules.to_owned())];
        let options = options.iter().map(|(key, value)| (key, value));
        let library = SmallCity::library();
        let made = compiled::<SmallCity>(SmallCity::RULES, players, options, &library);
        shared.one(SmallCity::RULES, made.expect("it can be played").0)
    }

    #[test]
    fn tables_of_one_set_up_share_its_rules_and_others_do_not() {
        let shared = Shared::default();
        let first = game(&shared, 3, "forest,traders");
        assert!(Arc::ptr_eq(&first, &game(&shared, 3, "forest,traders")));
        assert!(Arc::ptr_eq(&first, &game(&shared, 3, "traders,forest")), "their order is free");
        assert!(!Arc::ptr_eq(&first, &game(&shared, 3, "forest")));
        assert!(!Arc::ptr_eq(&first, &game(&shared, 2, "forest,traders")));
    }

    #[test]
    fn rules_by_which_nobody_plays_any_more_are_forgotten() {
        let shared = Shared::default();
        drop(game(&shared, 3, "forest"));
        let _other = game(&shared, 3, "traders");
        assert_eq!(shared.0.lock().expect("no test panics with it").len(), 1);
    }

    #[test]
    fn a_revision_has_rules_of_its_own() {
        let shared = Shared::default();
        let doc = SmallCity::default_setup(3);
        let by = |rules| {
            let setup = SmallCity::setup_from(&doc, rules, &SmallCity::library());
            let game = <SmallCity as kernel::Game>::new(&setup.expect("it can be played"));
            shared.one(rules, game.expect("it can be played"))
        };
        assert!(!Arc::ptr_eq(&by(1), &by(SmallCity::RULES)));
    }
}
