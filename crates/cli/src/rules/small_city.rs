//! The constants of Small City, each with where it comes from.

use anyhow::Result;
use serde_json::json;
use smallcity::SmallCity;
use smallcity::constants::{Constant, Constants, Provenance};

use super::Args;
use crate::text::row;

/// Every constant of Small City: key, value, where it comes from, rule.
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
    args.output.print(&json.collect(), || listing(set.rows()))
}

fn listing(rows: &[Constant]) -> String {
    let key = rows.iter().map(|row| row.key.len()).max().unwrap_or(0);
    let line = |constant: &Constant| {
        let from = format!("{:<9}{}", constant.provenance.word(), constant.rule);
        let start = format!("{:<key$}  {from:<18}", constant.key);
        row(&start, &constant.value.to_string(), start.len() + 1) + "\n"
    };
    let count = |from: Provenance| rows.iter().filter(|row| row.provenance == from).count();
    let all = [
        (Provenance::Printed, "a printed rulebook says it"),
        (Provenance::Public, "a public page says it"),
        (Provenance::Deduced, "it follows from those"),
        (Provenance::Ours, "our choice, for want of a source"),
        (Provenance::Owner, "your file says it"),
    ];
    let told = all
        .iter()
        .filter(|(from, _)| count(*from) > 0)
        .map(|&(from, about)| format!("  {:<9}{:>3}  {about}\n", from.word(), count(from)));
    let head = format!("{:<key$}  {:<18} value\n", "constant", "from     rule");
    head + &rows.iter().map(line).collect::<String>()
        + "\nWhere they come from:\n"
        + &told.collect::<String>()
        + "A file of your own replaces any of them: --data FILE.\n"
}
