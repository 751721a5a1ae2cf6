//! The players of a league.

use catalog::Face;
use serde::{Deserialize, Serialize};

use crate::common::WrongArguments;

/// A player of a league.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entrant {
    /// Its name.
    pub(crate) name: String,
    /// How it plays: never a level, which a later version may change.
    pub(crate) player: String,
}

/// The players of an argument: a registry name with its parameters, or a level, each optionally after a
/// name of its own, `strong=tree:worlds=1000`.
pub(crate) fn field(given: &[String], game: &dyn Face) -> Result<Vec<Entrant>, WrongArguments> {
    let entrants: Vec<Entrant> = given.iter().map(|text| entrant(text, game)).collect();
    for (index, Entrant { name, .. }) in entrants.iter().enumerate() {
        if entrants[..index].iter().any(|other| other.name == *name) {
            let problem = format!(
                "--players names {name:?} twice; give each a name of its own, such as a={name},b={name}"
            );
            return Err(WrongArguments(problem));
        }
    }
    if entrants.len() < 2 {
        return Err(WrongArguments("--players: a league needs at least two".to_owned()));
    }
    Ok(entrants)
}

fn entrant(text: &str, game: &dyn Face) -> Entrant {
    // After a colon comes a parameter of the player.
    let named = text.split_once('=').filter(|(name, _)| !name.is_empty() && !name.contains(':'));
    let (name, player) = named.unwrap_or((text, text));
    let level = game.levels().iter().find(|level| level.name == player);
    let player = level.map_or(player, |level| level.player);
    Entrant { name: name.to_owned(), player: player.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::field;

    fn read(given: &[&str]) -> Result<Vec<(String, String)>, String> {
        let given: Vec<String> = given.iter().map(|&text| text.to_owned()).collect();
        let field = field(&given, &*catalog::game("simplicity").unwrap());
        let field = field.map_err(|error| error.to_string())?;
        Ok(field.into_iter().map(|entrant| (entrant.name, entrant.player)).collect())
    }

    #[test]
    fn players_levels_and_custom_names() {
        let cases = [
            ("greedy:noise=20", "greedy:noise=20", "greedy:noise=20"),
            ("thoughtful", "thoughtful", "greedy:sees=14"),
            ("mine=thoughtful", "mine", "greedy:sees=14"),
            ("strong=tree:worlds=9", "strong", "tree:worlds=9"),
        ];
        for (text, name, player) in cases {
            let of = read(&["random", text]).unwrap().swap_remove(1);
            assert_eq!(of, (name.to_owned(), player.to_owned()));
        }
        assert!(read(&["a=sharp", "b=sharp"]).is_ok());
        assert!(read(&["sharp", "sharp"]).unwrap_err().contains("twice"));
        assert!(read(&["sharp"]).unwrap_err().contains("two"));
    }
}
