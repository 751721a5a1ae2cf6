//! `citywright rules`: a short text of a rule.

use anyhow::{Result, bail};
use serde_json::json;

use crate::common::{self, ComponentArgs, OutputArgs};
use crate::text::{WIDTH, row, rule_id, wrap};

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
    pub(crate) output: OutputArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let game = common::game(&args.game, &args.components)?.game;
    if args.options {
        let options = game.options();
        let json = options.iter().map(
            |option| json!({"key": option.key, "values": option.values(), "rule": option.rule}),
        );
        let line = |option: &kernel::OptionInfo| {
            row(option.key, &format!("{} ({})", option.values(), option.rule), 12) + "\n"
        };
        let (least, most) = game.players().into_inner();
        let players = format!("{least} to {most}, told by --players or by the --seats");
        let text = || {
            row("players", &players, 12)
                + "\n"
                + &options.iter().map(line).collect::<String>()
                + "The first value of an option is its default.\n"
        };
        return args.output.print(&json.collect(), text);
    }
    let rules = game.rules();
    let wanted: Vec<_> = match &args.id {
        None => rules.iter().collect(),
        Some(id) => {
            rules.iter().filter(|(known, _)| known.eq_ignore_ascii_case(&rule_id(id))).collect()
        }
    };
    if wanted.is_empty() {
        let id = args.id.as_deref().unwrap_or_default();
        let (first, last) = (rules[0].0, rules[rules.len() - 1].0);
        bail!("{} has no rule {id:?}; its rules run from {first} to {last}", game.title());
    }
    let json = wanted.iter().map(|(id, text)| json!({"rule": id, "text": text}));
    args.output.print(&json.collect(), || {
        let lines = wanted.iter().map(|(id, text)| wrap(&format!("{id}  {text}"), WIDTH));
        lines.collect::<Vec<_>>().join("\n") + "\n"
    })
}
