//! Compiled rules, shared by all tables with the same agreement: they never change, and are a large
//! part of an idle table's memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use kernel::Notation;

/// Games by rules revision and set-up document. Set-ups with the same document may differ: a
/// document need not be complete, since the log of a record holds the rest
/// ([`Notation::complete`]).
type Games<G> = HashMap<(u32, String), Vec<Weak<G>>>;

/// The games in play.
pub(crate) struct Shared<G>(Mutex<Games<G>>);

impl<G> Default for Shared<G> {
    fn default() -> Self {
        Shared(Mutex::default())
    }
}

impl<G: Notation> Shared<G> {
    /// The shared game of a set-up and a rules revision: an existing one, or else the given one.
    pub(crate) fn one(&self, rules: u32, game: G) -> Arc<G> {
        // A set-up without a document shares nothing.
        let setup = serde_json::to_string(&G::setup_doc(game.setup()));
        let Ok(setup) = setup else { return Arc::new(game) };
        // A panic leaves the map consistent: each change is one call.
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (rules, setup);
        let mut alike = games.get(&key).into_iter().flatten().filter_map(Weak::upgrade);
        if let Some(known) = alike.find(|known| known.setup() == game.setup()) {
            return known;
        }
        games.retain(|_, alike| {
            alike.retain(|game| game.strong_count() > 0);
            !alike.is_empty()
        });
        let game = Arc::new(game);
        games.entry(key).or_default().push(Arc::downgrade(&game));
        game
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Documents, Hints};
    use simplicity::Simplicity;
    use smallcity::SmallCity;

    use super::*;
    use crate::compile::compiled;

    fn with<G: Documents + Hints>(
        shared: &Shared<G>,
        players: u8,
        (key, value): (&str, &str),
    ) -> Arc<G> {
        let (key, value) = (key.to_owned(), value.to_owned());
        let made = compiled::<G>(G::RULES, players, [(&key, &value)].into_iter(), &G::library());
        shared.one(G::RULES, made.expect("it can be played").0)
    }

    fn game(shared: &Shared<SmallCity>, players: u8, modules: &str) -> Arc<SmallCity> {
        with(shared, players, ("modules", modules))
    }

    #[test]
    fn only_tables_of_one_set_up_share_its_rules() {
        let shared = Shared::default();
        let first = game(&shared, 3, "forest,traders");
        assert!(Arc::ptr_eq(&first, &game(&shared, 3, "forest,traders")));
        assert!(Arc::ptr_eq(&first, &game(&shared, 3, "traders,forest")), "their order is free");
        assert!(!Arc::ptr_eq(&first, &game(&shared, 3, "forest")));
        assert!(!Arc::ptr_eq(&first, &game(&shared, 2, "forest,traders")));
    }

    /// Set-up documents leave out the fixed order of a list.
    #[test]
    fn different_set_ups_with_equal_documents_share_nothing() {
        let shared: Shared<Simplicity> = Shared::default();
        let ordered = |order| with(&shared, 2, ("order", order));
        let (first, other) = (ordered("3,1,0,2"), ordered("0,1,2,3"));
        assert!(!Arc::ptr_eq(&first, &other));
        assert!(Arc::ptr_eq(&first, &ordered("3,1,0,2")));
        assert!(Arc::ptr_eq(&other, &ordered("0,1,2,3")));
        drop((first, other));
        let _random = ordered("random");
        assert_eq!(shared.0.lock().expect("no test panics with it").len(), 1);
    }

    #[test]
    fn unused_rules_are_dropped() {
        let shared = Shared::default();
        drop(game(&shared, 3, "forest"));
        let _other = game(&shared, 3, "traders");
        assert_eq!(shared.0.lock().expect("no test panics with it").len(), 1);
    }

    #[test]
    fn each_revision_has_separate_rules() {
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
