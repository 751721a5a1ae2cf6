//! The options of a game: accepted values and dependencies.

use catalog::Face;
use kernel::{OptionInfo, ValuesDoc};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use words::Words;

use crate::play::say::Say;
use crate::text::row;

/// What to write for an option, under the name `option`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Written {
    /// The values.
    values: ValuesDoc,
    /// The dependencies, and the rule.
    more: More,
}

/// What an option and its choices depend on.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct More {
    /// What else the set-up must say.
    when: Option<String>,
    /// Choices that must come together.
    together: Vec<Pair>,
    /// Choices that must not.
    apart: Vec<Pair>,
    /// The rule that it varies.
    rule: &'static str,
}

/// Two choices of an option, or one and its required choice of another option.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Pair {
    one: &'static str,
    two: String,
}

impl Pair {
    fn all(pairs: &[(&'static str, &'static str)]) -> Vec<Pair> {
        pairs.iter().map(|&(one, two)| Pair { one, two: two.to_owned() }).collect()
    }

    fn needed(option: &OptionInfo) -> Vec<Pair> {
        let asked = option.asks.iter();
        let asked = asked.map(|&(one, (key, choice))| Pair { one, two: format!("{key}={choice}") });
        Pair::all(option.needs).into_iter().chain(asked).collect()
    }
}

impl Written {
    fn of(option: &OptionInfo) -> Written {
        let more = More {
            when: option.when.map(|(key, choice)| format!("{key}={choice}")),
            together: Pair::needed(option),
            apart: Pair::all(option.excludes),
            rule: option.rule,
        };
        Written { values: option.values(), more }
    }
}

/// For people.
pub(super) fn listing(game: &dyn Face, words: &Words) -> String {
    let options = game.options();
    let column = options.iter().map(|option| option.key.len()).max().unwrap_or(0) + 2;
    let (least, most) = game.players().into_inner();
    let players = words.tell("terminal", &Say::Players { least, most });
    let about = |option: &OptionInfo| words.tell("option", &Written::of(option));
    let options = options.iter().map(|option| row(option.key, &about(option), column));
    let lines = std::iter::once(row("players", &players, column)).chain(options);
    lines.chain([words.tell("terminal", &Say::Default)]).map(|line| line + "\n").collect()
}

/// For programs.
pub(super) fn json(game: &dyn Face, words: &Words) -> Value {
    let json = game.options().iter().map(|option| {
        json!({
            "key": option.key,
            "kind": option.kind,
            "choices": option.choices,
            "needs": option.needs,
            "excludes": option.excludes,
            "asks": option.asks,
            "when": option.when.map(|(key, choice)| json!({"key": key, "choice": choice})),
            "values": words.tell("values", &option.values()),
            "rule": option.rule,
        })
    });
    json.collect()
}
