//! `citywright rules`: a short text of a rule.

use std::fmt::Write;

use anyhow::{Result, bail};
use serde_json::json;

use crate::common::{self, ComponentArgs, OutputArgs};

/// Show the short text of a rule, of all rules, or the options
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  citywright rules SIM-3.5\n  citywright rules --options")]
pub(crate) struct Args {
    /// A rule id such as SIM-3.5; all rules when left out
    id: Option<String>,

    /// List the options of a set-up instead
    #[arg(long)]
    options: bool,

    /// Which game
    #[arg(long, default_value = "simplicity", value_name = "GAME")]
    game: String,

    #[command(flatten)]
    components: ComponentArgs,

    #[command(flatten)]
    output: OutputArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let game = common::game(&args.game, &args.components)?.game;
    if args.options {
        let options = game.options();
        let json = options
            .iter()
            .map(|option| json!({"key": option.key, "values": option.values, "rule": option.rule}));
        return args.output.print(&json.collect(), || {
            options.iter().fold(String::new(), |mut text, option| {
                // Writing to a string does not fail.
                let _ = writeln!(text, "{:<11} {} ({})", option.key, option.values, option.rule);
                text
            })
        });
    }
    let rules = game.rules();
    let wanted: Vec<_> = match &args.id {
        None => rules.iter().collect(),
        Some(id) => rules.iter().filter(|(known, _)| known.eq_ignore_ascii_case(id)).collect(),
    };
    if wanted.is_empty() {
        let id = args.id.as_deref().unwrap_or_default();
        let (first, last) = (rules[0].0, rules[rules.len() - 1].0);
        bail!("{} has no rule {id:?}; its rules run from {first} to {last}", game.title());
    }
    let json = wanted.iter().map(|(id, text)| json!({"rule": id, "text": text}));
    args.output.print(&json.collect(), || {
        let lines = wanted.iter().map(|(id, text)| format!("{id}  {}", wrapped(text, 71, 9)));
        lines.collect::<Vec<_>>().join("\n") + "\n"
    })
}

/// `text` in lines of at most `width`, every line but the first indented.
fn wrapped(text: &str, width: usize, indent: usize) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.len() - 1;
        if !lines[line].is_empty() && lines[line].chars().count() + 1 + word.len() > width {
            lines.push(word.to_owned());
        } else {
            let space = if lines[line].is_empty() { "" } else { " " };
            lines[line] += &format!("{space}{word}");
        }
    }
    lines.join(&format!("\n{}", " ".repeat(indent)))
}
