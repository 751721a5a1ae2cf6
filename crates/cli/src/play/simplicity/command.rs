//! Commands that a person types.

use std::path::PathBuf;

use simplicity::{Slot, Space};

use super::say::Say;
use crate::text::safe;

/// A person's command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// A slot, a space or both.
    Choose(Target),
    /// Block a slot (SIM-3.2).
    Block(Slot),
    /// Confirm the choice.
    Confirm,
    /// Drop the choice.
    TakeBack,
    /// Why is this illegal, or what would it bring?
    Why(Target),
    /// The text of a rule, or of all.
    Rules(Option<String>),
    /// The story so far, or only its last sentences.
    Log(Option<usize>),
    /// What the greedy player would do.
    Hint,
    /// Where every point comes from.
    Score,
    /// Redraw the screen.
    Board,
    /// The commands.
    Help,
    /// Keep the game in a file.
    Save(Option<PathBuf>),
    /// Leave.
    Quit,
}

/// A place of the planning board, of the city, or one of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Target {
    /// The slot to take from.
    pub(super) slot: Option<Slot>,
    /// The space to build on.
    pub(super) space: Option<Space>,
}

/// A command for the parser and for help.
pub(super) struct Usage {
    /// Its names.
    names: &'static [&'static str],
    /// What to type.
    pub(super) typed: &'static str,
    /// The key of its description among the messages `help-...`.
    pub(super) key: &'static str,
}

/// Every command.
pub(super) const COMMANDS: &[Usage] = &[
    Usage { names: &[], typed: "3", key: "slot" },
    Usage { names: &[], typed: "c5", key: "space" },
    Usage { names: &[], typed: "3 c5", key: "both" },
    Usage { names: &["yes", "y", "confirm"], typed: "Enter, y", key: "yes" },
    Usage { names: &["undo", "u", "no", "n", "back"], typed: "u, undo", key: "undo" },
    Usage { names: &["block", "b"], typed: "block 4", key: "block" },
    Usage { names: &["why", "w"], typed: "why 3 c5", key: "why" },
    Usage { names: &["hint"], typed: "hint", key: "hint" },
    Usage { names: &["score", "s"], typed: "score", key: "score" },
    Usage { names: &["log", "l"], typed: "log, log 9", key: "log" },
    Usage { names: &["board", "redraw"], typed: "board", key: "board" },
    Usage { names: &["rules", "rule", "r"], typed: "rules SIM-3.5", key: "rules" },
    Usage { names: &["save"], typed: "save, save FILE", key: "save" },
    Usage { names: &["help", "h", "?"], typed: "?, help", key: "help" },
    Usage { names: &["quit", "q", "exit"], typed: "q, quit", key: "quit" },
];

/// Reads a line.
///
/// # Errors
/// What is wrong and what to do.
pub(super) fn parse(line: &str) -> Result<Command, Say> {
    let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    let rest = rest.trim();
    let word = word.to_lowercase();
    if word.is_empty() {
        return Ok(Command::Confirm);
    }
    let known = COMMANDS.iter().find(|usage| usage.names.contains(&word.as_str()));
    let Some(known) = known else {
        return match target(line)? {
            Some(target) => Ok(Command::Choose(target)),
            None => Err(unknown(&word)),
        };
    };
    Ok(match known.key {
        "yes" => Command::Confirm,
        "undo" => Command::TakeBack,
        "block" => match target(rest)? {
            Some(Target { slot: Some(slot), space: None }) => Command::Block(slot),
            _ => return Err(Say::BlockWhich),
        },
        "why" if rest.is_empty() => Command::Why(Target::default()),
        "why" => match target(rest)? {
            Some(target) => Command::Why(target),
            None => return Err(Say::WhyWhat),
        },
        "rules" => Command::Rules((!rest.is_empty()).then(|| rest.to_owned())),
        "log" => Command::Log(count(rest)?),
        "hint" => Command::Hint,
        "score" => Command::Score,
        "board" => Command::Board,
        "save" => Command::Save((!rest.is_empty()).then(|| PathBuf::from(rest))),
        "quit" => Command::Quit,
        _ => Command::Help,
    })
}

fn count(text: &str) -> Result<Option<usize>, Say> {
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| Say::NoNumber { typed: typed(text) })
}

/// Reads a slot, a space or both, in any order; `None` if the text is something else.
fn target(text: &str) -> Result<Option<Target>, Say> {
    let mut target = Target::default();
    for word in text.to_lowercase().split([' ', '\t', ',']).filter(|word| !word.is_empty()) {
        let letter = word.find(|letter: char| letter.is_ascii_lowercase());
        let (slot, space) = word.split_at(letter.unwrap_or(word.len()));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let column_and_row = space.get(1..).is_none_or(|row| !row.is_empty() && digits(row));
        if !word.is_ascii() || !digits(slot) || !column_and_row {
            return Ok(None);
        }
        if !slot.is_empty() && target.slot.replace(read_slot(slot)?).is_some() {
            return Err(Say::OneSlot);
        }
        if !space.is_empty() && target.space.replace(read_space(space)?).is_some() {
            return Err(Say::OneSpace);
        }
    }
    Ok((target != Target::default()).then_some(target))
}

fn read_slot(text: &str) -> Result<Slot, Say> {
    let slot = text.parse().ok().and_then(Slot::from_number);
    slot.ok_or_else(|| Say::NoSlot { typed: text.to_owned() })
}

fn read_space(text: &str) -> Result<Space, Say> {
    let space = Space::from_name(text);
    space.ok_or_else(|| Say::NoSpace { typed: text.to_owned() })
}

/// The answer to an unknown word.
fn unknown(word: &str) -> Say {
    let names = COMMANDS.iter().flat_map(|usage| usage.names).copied();
    let near = names
        .map(|name| (strsim::damerau_levenshtein(word, name), name))
        .filter(|&(distance, name)| distance <= 2 && distance < name.len().min(word.len()))
        .min_by_key(|&(distance, _)| distance);
    Say::NoCommand { typed: typed(word), near: near.map(|(_, name)| name) }
}

/// Typed text, made safe to print.
fn typed(text: &str) -> String {
    safe(text, text.len())
}

#[cfg(test)]
mod tests {
    use kernel::Notation;
    use simplicity::{Simplicity, Slot, Space};
    use words::Words;

    use super::{Command, Target, parse};

    fn target(slot: Option<usize>, space: Option<&str>) -> Target {
        Target {
            slot: slot.map(|number| Slot::new(number - 1)),
            space: space.and_then(Space::from_name),
        }
    }

    #[track_caller]
    fn check(line: &str, expected: &Command) {
        assert_eq!(parse(line).as_ref(), Ok(expected), "{line:?}");
    }

    #[test]
    fn slots_and_spaces_are_read_in_any_order_and_case() {
        check("3", &Command::Choose(target(Some(3), None)));
        check(" C5 ", &Command::Choose(target(None, Some("c5"))));
        for line in ["3 c5", "c5 3", "3c5", "3, c5", "3\tC5"] {
            check(line, &Command::Choose(target(Some(3), Some("c5"))));
        }
        check("why 3 c5", &Command::Why(target(Some(3), Some("c5"))));
        check("why", &Command::Why(Target::default()));
    }

    #[test]
    fn a_short_name_is_never_a_space() {
        check("b 4", &Command::Block(Slot::new(3)));
        check("b4", &Command::Choose(target(None, Some("b4"))));
    }

    #[test]
    fn words_have_short_forms() {
        check("", &Command::Confirm);
        check("Y", &Command::Confirm);
        check("u", &Command::TakeBack);
        check("rules sim-3.5", &Command::Rules(Some("sim-3.5".to_owned())));
        check("log 12", &Command::Log(Some(12)));
        check("save my games/one.json", &Command::Save(Some("my games/one.json".into())));
        check("q", &Command::Quit);
    }

    #[test]
    fn errors_say_what_to_do() {
        let words = Words::english_of(Simplicity::NAME);
        let error = |line| words.tell("simplicity", &parse(line).unwrap_err());
        assert_eq!(error("8"), "There is no slot 8: they run from 1 to 7.");
        assert_eq!(error("3 h9"), "There is no space h9: they run from a1 to g7.");
        assert_eq!(error("hepl"), "There is no command \"hepl\". Did you mean help?");
        assert_eq!(error("undi"), "There is no command \"undi\". Did you mean undo?");
        assert_eq!(error("jump"), "There is no command \"jump\". Write ? for the list.");
        assert_eq!(error("1 2"), "Name one slot, such as: 3");
        assert_eq!(error("block"), "Say which slot to block, such as: block 4");
        assert_eq!(error("log ten"), "\"ten\" is no number of sentences; write log, or log 9.");
        assert!(error("üb4\u{7}").contains("no command"));
    }
}
