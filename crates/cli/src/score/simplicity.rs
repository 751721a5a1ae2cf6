//! The score sheet of any final position of Simplicity.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};
use catalog::Refusal;
use kernel::Notation;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;
use simplicity::score::TeamScore;
use simplicity::{Position, ResultDoc, Simplicity};
use words::Words;

use super::Args;
use crate::common::WrongArguments;
use crate::play::simplicity::say::Head;
use crate::text::{pad, pad_left, width};

/// A sentence about a score sheet, under the name `sheet`.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(crate) enum Say {
    /// How people can break a tie (SIM-5.6).
    BreakTie,
    /// The same, for a program that reads the sheet.
    TieWarning,
}

/// Scores the position of the arguments.
pub(crate) fn run(args: &Args) -> Result<()> {
    let words = Words::english_of(Simplicity::NAME);
    args.data.load::<Simplicity>()?;
    let path = args.file.display();
    let text = read(&args.file).with_context(|| format!("cannot read {path}"))?;
    let position = Position::from_text(&text).map_err(Refusal::from);
    let mut position = position.with_context(|| path.to_string())?;
    for warning in &position.warnings {
        anstream::eprintln!("{}", words.tell("warning", warning));
    }
    if !args.players.is_empty() {
        position.players = players(args, &position.owners)?;
    }
    if let Some(pawns) = &args.pawns {
        position.pawns = teams("--pawns", &[pawns], &position.owners)?.concat();
    }
    let sheet = Sheet::new(&position);
    if sheet.has_shared_ranks() && args.output.is_json() {
        anstream::eprintln!("{}", words.tell("sheet", &Say::TieWarning));
    }
    args.output.print(&json!(sheet.result), || sheet.text(&words))
}

/// The most bytes to read: every position is far shorter.
const LONGEST: u64 = 64 * 1024;

fn read(path: &Path) -> std::io::Result<String> {
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        Box::new(File::open(path)?)
    };
    let mut text = String::new();
    source.take(LONGEST + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LONGEST {
        return Err(std::io::Error::other("it is longer than 64 KiB, no position is"));
    }
    Ok(text)
}

/// The teams of each player that the arguments name, as indices of `owners`.
fn players(args: &Args, owners: &[char]) -> Result<Vec<Vec<usize>>, WrongArguments> {
    let players = teams("--players", &args.players, owners)?;
    let each = players[0].len();
    if !matches!(each, 1 | 2) || players.iter().any(|teams| teams.len() != each) {
        let problem = "--players: every player has one team, or every player has two (SIM-2.2)";
        return Err(WrongArguments(problem.to_owned()));
    }
    Ok(players)
}

/// The teams that an argument names in groups, as indices of `owners`: each exactly once.
fn teams(
    argument: &str,
    groups: &[impl AsRef<str>],
    owners: &[char],
) -> Result<Vec<Vec<usize>>, WrongArguments> {
    let team = |letter: char| {
        owners.iter().position(|&owner| owner == letter).ok_or_else(|| {
            WrongArguments(format!("{argument}: there is no team {letter:?} in the position"))
        })
    };
    let groups = groups.iter().map(|group| group.as_ref().chars().map(team).collect());
    let groups: Vec<Vec<usize>> = groups.collect::<Result<_, _>>()?;
    let mut named = groups.concat();
    named.sort_unstable();
    if named == (0..owners.len()).collect::<Vec<_>>() {
        return Ok(groups);
    }
    Err(WrongArguments(format!("{argument}: name each team of the position exactly once")))
}

/// The score sheet.
struct Sheet {
    /// Teams in the order in which their letters first appear.
    result: ResultDoc,
    /// The columns of the text: the teams, grouped by player.
    columns: Vec<(char, TeamScore)>,
    names: Vec<String>,
}

impl Sheet {
    /// The score sheet of a position.
    fn new(position: &Position) -> Sheet {
        let (scores, owners) = (position.scores(), &position.owners);
        let order = position.players.iter().flatten();
        let name = |teams: &Vec<usize>| teams.iter().map(|&team| owners[team]).collect();
        Sheet {
            result: position.result(),
            columns: order.map(|&team| (owners[team], scores[team])).collect(),
            names: position.players.iter().map(name).collect(),
        }
    }

    fn has_shared_ranks(&self) -> bool {
        let ranks: Vec<u8> = self.result.players.iter().map(|player| player.rank).collect();
        ranks.iter().enumerate().any(|(index, rank)| ranks[..index].contains(rank))
    }

    fn text(&self, words: &Words) -> String {
        let head = |head: Head| words.tell("head", &head);
        let row = |name: String, value: &dyn Fn(&(char, TeamScore)) -> String| {
            (name, self.columns.iter().map(value).collect::<Vec<String>>())
        };
        let mut rows = vec![
            row(String::new(), &|(owner, _)| owner.to_string()),
            row(head(Head::Links), &|(_, score)| score.links.to_string()),
        ];
        for tile in simplicity::Tile::BUILDINGS {
            let letter = tile.letter().to_string();
            rows.push(row(letter, &|(_, score)| score.neighbourhood(tile).to_string()));
        }
        rows.push(row(head(Head::Parks), &|(_, score)| score.parks.to_string()));
        rows.push(row(head(Head::Tokens), &|(_, score)| score.tokens.to_string()));
        rows.push(row(head(Head::Total), &|(_, score)| score.total().to_string()));
        let column = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0) + 2;
        let line = |(name, cells): &(String, Vec<String>)| {
            let cells = cells.iter().map(|cell| pad_left(cell, 5)).collect::<String>();
            pad(name, column) + &cells + "\n"
        };
        let mut text: String = rows.iter().map(line).collect();
        text.push('\n');
        let mut places: Vec<_> = self.result.players.iter().zip(&self.names).collect();
        places.sort_by_key(|(player, _)| player.rank);
        for (player, name) in &places {
            text += &format!("{}. {name}  {}\n", player.rank, player.score);
        }
        if self.has_shared_ranks() {
            text += &(words.tell("sheet", &Say::BreakTie) + "\n");
        }
        text
    }
}
