//! Who plays: people and bots.

use kernel::Hints;
use search::{BadPlayer, Compiled, Player, PlayerInfo, REGISTRY};
use strsim::damerau_levenshtein;
use words::Words;

use super::say::Say;
use crate::common::WrongArguments;
use crate::text::{is_hidden, safe};

/// The word for a person.
const PERSON: &str = "me";
/// The default name of a person who plays alone against bots.
const ALONE: &str = "you";
/// The longest name. Longer names of people are refused, those of bots cut.
pub(super) const LONGEST_NAME: usize = 16;

/// A game whose bots may sit at the table.
pub(crate) trait HasBots: Hints {
    /// Its players, compiled once.
    fn players() -> &'static Compiled<Self>;
}

/// A player at the table.
pub(super) struct Sitter<G: Hints> {
    /// A person's name, or a bot as the registry writes it: what a record keeps.
    pub(super) name: String,
    /// The bot, unless a person plays.
    pub(super) bot: Option<Box<dyn Player<G>>>,
}

impl<G: Hints> Sitter<G> {
    /// Whether it is a person who plays alone and gave no name.
    pub(super) fn is_alone(&self) -> bool {
        self.bot.is_none() && self.name == ALONE
    }

    /// The name to show.
    pub(super) fn shown(&self, words: &Words) -> String {
        if self.is_alone() {
            return words.tell("terminal", &Say::You);
        }
        safe(&self.name, LONGEST_NAME)
    }
}

impl<G: HasBots> Sitter<G> {
    /// The bot that a name stands for, else a person of this name.
    pub(super) fn named(name: &str) -> Sitter<G> {
        Sitter { name: name.to_owned(), bot: G::players().make(name).ok() }
    }
}

/// Reads seats such as `me`, `me:Ana`, `greedy`.
///
/// # Errors
/// The first that is neither.
pub(super) fn read<G: HasBots>(
    specs: &[String],
    words: &Words,
) -> Result<Vec<Sitter<G>>, WrongArguments> {
    if specs.iter().any(|spec| spec.trim().is_empty()) {
        let problem = "--seats: a seat is empty; write me, me:Ana or a bot such as greedy";
        return Err(WrongArguments(problem.to_owned()));
    }
    let people = specs.iter().filter(|spec| is_person(spec)).count();
    let seats = specs.iter().enumerate().map(|(index, spec)| {
        if !is_person(spec) {
            let bot = G::players().make(spec).map_err(|error| no_seat(spec, &error))?;
            return Ok(Sitter { name: spec.clone(), bot: Some(bot) });
        }
        let name = match spec.split_once(':') {
            Some((_, name)) => check_name::<G>(name.trim())?.to_owned(),
            None if people == 1 => ALONE.to_owned(),
            None => words.tell("seat", &index),
        };
        Ok(Sitter { name, bot: None })
    });
    let seats: Vec<Sitter<G>> = seats.collect::<Result<_, _>>()?;
    for (index, seat) in seats.iter().enumerate().filter(|(_, seat)| seat.bot.is_none()) {
        if seats[..index].iter().any(|other| other.name == seat.name) {
            let problem = format!("--seats: {:?} sits twice; give each a name", seat.name);
            return Err(WrongArguments(problem));
        }
    }
    Ok(seats)
}

/// The players by the names of a record. Warns if a name is nearly a bot's.
pub(super) fn of_record<G: HasBots>(names: &[String], words: &Words) -> Vec<Sitter<G>> {
    let seats: Vec<Sitter<G>> = names.iter().map(|name| Sitter::named(name)).collect();
    for seat in seats.iter().filter(|seat| seat.bot.is_none()) {
        let name = seat.name.split(':').next().unwrap_or_default().to_lowercase();
        let near = |bot: &&PlayerInfo| damerau_levenshtein(bot.name, &name) <= 2;
        if let Some(bot) = REGISTRY.iter().find(near) {
            let name = safe(&seat.name, LONGEST_NAME);
            let near = Say::NearlyBot { name, bot: bot.name.to_owned() };
            anstream::eprintln!("{}", words.tell("terminal", &near));
        }
    }
    seats
}

fn is_person(spec: &str) -> bool {
    spec.split(':').next() == Some(PERSON)
}

fn no_seat(spec: &str, error: &BadPlayer) -> WrongArguments {
    WrongArguments(format!("--seats {spec}: {error}; a person is me, or me:Ana"))
}

fn check_name<G: HasBots>(name: &str) -> Result<&str, WrongArguments> {
    let problem = if name.is_empty() {
        "has no name; write me, or me:Ana".to_owned()
    } else if name.chars().count() > LONGEST_NAME || name.chars().any(is_hidden) {
        format!("is no name; use at most {LONGEST_NAME} letters")
    } else if G::players().make(name).is_ok() {
        "is the name of a bot; choose another".to_owned()
    } else {
        return Ok(name);
    };
    Err(WrongArguments(format!("--seats: {name:?} {problem}")))
}

#[cfg(test)]
mod tests {
    use words::Words;

    use super::read;

    fn names(specs: &[&str]) -> Result<Vec<(String, bool)>, String> {
        let specs: Vec<String> = specs.iter().map(ToString::to_string).collect();
        let words = Words::english();
        let seats = read::<simplicity::Simplicity>(&specs, &words);
        let seats = seats.map_err(|error| error.to_string())?;
        Ok(seats.into_iter().map(|seat| (seat.name, seat.bot.is_some())).collect())
    }

    #[track_caller]
    fn check(specs: &[&str], expected: &[(&str, bool)]) {
        let expected: Vec<(String, bool)> =
            expected.iter().map(|&(name, bot)| (name.to_owned(), bot)).collect();
        assert_eq!(names(specs), Ok(expected));
    }

    #[test]
    fn people_and_bots_take_their_seats() {
        check(&["me", "greedy"], &[("you", false), ("greedy", true)]);
        check(&["me:Ana", "me"], &[("Ana", false), ("Player 2", false)]);
        check(&["greedy:noise=20", "me:Bo"], &[("greedy:noise=20", true), ("Bo", false)]);
    }

    #[test]
    fn other_names_are_refused() {
        let error = |spec| names(&[spec]).unwrap_err();
        assert!(
            error("gredy").contains("random, random-move, greedy")
                && error("gredy").contains("me:Ana")
        );
        assert!(error(" ").contains("a seat is empty"));
        assert!(error("me:\u{202e}Bo").contains("is no name"));
        assert!(names(&["me:Bo", "me:Bo"]).unwrap_err().contains("\"Bo\" sits twice"));
        assert!(error("me:greedy").contains("is the name of a bot"));
        assert!(error("me:").contains("has no name"));
        assert!(error("me:\u{1b}[2J").contains("is no name"));
        assert!(error("me:abcdefghijklmnopq").contains("at most 16"));
    }
}
