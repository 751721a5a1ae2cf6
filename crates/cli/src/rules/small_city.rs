//! The constants of Small City and their sources.

use anyhow::Result;
use kernel::Notation as _;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;
use smallcity::SmallCity;
use smallcity::constants::{Constant, Constants, Provenance};
use words::Words;

use super::{Args, PROVENANCES};
use crate::text::{pad, row, width};

/// Every constant of Small City: key, value, source, rule.
pub(crate) fn constants(args: &Args) -> Result<()> {
    let (library, options) = args.data().load::<SmallCity>()?;
    let standard = Constants::standard();
    let name = options.last().map_or(standard.name(), |(_, name)| name);
    let set = library.get(name).expect("it was just loaded");
    let json = set.rows().iter().map(|row| {
        json!({
            "key": row.key,
            "value": row.value.to_string(),
            "from": row.provenance.word(),
            "rule": row.rule,
        })
    });
    args.output.print(&json.collect(), || listing(&Words::english_of(SmallCity::NAME), set.rows()))
}

/// The text around the constants, under the name `constants`.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Say {
    /// The heads of the columns.
    Constant,
    From,
    Rule,
    Value,
    /// The heading of the sources.
    Sources,
    /// How to replace them.
    Replace,
}

fn listing(words: &Words, rows: &[Constant]) -> String {
    let say = |say: Say| words.tell("constants", &say);
    let from = |from: Provenance| words.tell("provenance", &from.word());
    let heads = [Say::Constant, Say::From, Say::Rule, Say::Value].map(say);
    let keys = rows.iter().map(|row| row.key.len()).chain([width(&heads[0])]).max().unwrap_or(0);
    let sources = PROVENANCES.iter().map(|&source| width(&from(source)));
    let sources = sources.chain([width(&heads[1])]).max().unwrap_or(0) + 2;
    let line = |key: &str, from: &str, rule: &str, value: &str| {
        let start = format!("{}  {}{}", pad(key, keys), pad(from, sources), pad(rule, 9));
        row(&start, value, width(&start) + 1) + "\n"
    };
    let constant = |constant: &Constant| {
        let value = constant.value.to_string();
        line(&constant.key, &from(constant.provenance), constant.rule, &value)
    };
    let count = |from: Provenance| rows.iter().filter(|row| row.provenance == from).count();
    let told = PROVENANCES.into_iter().filter(|&source| count(source) > 0).map(|source| {
        let about = words.tell("provenance_about", &source.word());
        format!("  {}{:>3}  {about}\n", pad(&from(source), sources), count(source))
    });
    let [key, from, rule, value] = &heads;
    line(key, from, rule, value)
        + &rows.iter().map(constant).collect::<String>()
        + &format!("\n{}\n", say(Say::Sources))
        + &told.collect::<String>()
        + &(say(Say::Replace) + "\n")
}
