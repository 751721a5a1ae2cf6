//! `citywright announce`: a word to all connected pages before an update.

use anyhow::Result;
use serde_json::json;
use store::Order;
use words::Words;

use super::{Home, Say, block_on};
use crate::common::OutputArgs;

/// Tell all connected pages something, such as an update, while nobody opens a table
#[derive(clap::Args)]
#[command(after_help = "Examples:
  citywright announce \"An update at eight; back at ten past\" --data games
  citywright announce --end --data games

Pages show it within a second. It ends with --end, or when a server starts.")]
pub(crate) struct Args {
    /// What the pages show, at most 200 characters
    #[arg(value_parser = short, required_unless_present = "end", conflicts_with = "end")]
    text: Option<String>,

    /// End the announcement
    #[arg(long)]
    end: bool,

    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

fn short(text: &str) -> Result<String, String> {
    let text = text.trim();
    match text.chars().count() {
        1..=200 if !text.contains('\0') => Ok(text.to_owned()),
        _ => Err("write 1 to 200 characters".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let text = args.text.clone().filter(|_| !args.end);
    block_on(args.home.carry_out(&Order::Announce { text: text.clone() }))?;
    let json = json!({ "announcement": text });
    let said = match text {
        Some(text) => Say::Announced { text },
        None => Say::AnnouncementEnded,
    };
    args.output.print(&json, || Words::english().tell("operator", &said) + "\n")
}
