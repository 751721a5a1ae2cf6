//! `citywright score`: the score sheet of any final position.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::json;
use simplicity::score::{TeamEnd, TeamScore, players_of};
use simplicity::{PlayerDoc, Position, ResultDoc, TeamDoc};

use crate::common::{ComponentArgs, OutputArgs, WrongArguments};

/// Score a final position that was written down at a real table
#[derive(clap::Args)]
#[command(after_long_help = HELP, after_help = "Example:\n  citywright score simplicity position.txt\n\n`--help` shows how a position is written.")]
pub(crate) struct Args {
    /// Which game: simplicity
    game: String,

    /// A text file with the position; - for standard input
    file: PathBuf,

    /// Teams of one player, when each has two: Ff,JI,CA
    #[arg(long, value_delimiter = ',', value_name = "AB,CD,...")]
    players: Vec<String>,

    /// The final pawns from the highest to the lowest, to break ties, such as `CFJAIf`
    #[arg(long, value_name = "TEAMS")]
    pawns: Option<String>,

    /// Checked, so that a script can give it to every command; a position names all it needs
    #[command(flatten)]
    components: ComponentArgs,

    #[command(flatten)]
    output: OutputArgs,
}

const HELP: &str = "\
Example:
  citywright score simplicity position.txt

A position has one line for each row of the city, its spaces separated by
blanks, two characters each: the type (R residential, K commercial, O office,
V civic, P park) and the owner's letter or number, or - for a printed building;
.. is a space with nothing built. A line of tokens may follow:

  Ra K- Pb
  .. Ra Vb
  tokens: a=1 b=2";

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.game != "simplicity" {
        let problem = format!("positions of {:?} cannot be scored, only of simplicity", args.game);
        return Err(WrongArguments(problem).into());
    }
    args.components.library()?;
    let path = args.file.display();
    let text = read(&args.file).with_context(|| format!("cannot read {path}"))?;
    let position = Position::from_text(&text).with_context(|| path.to_string())?;
    for warning in &position.warnings {
        anstream::eprintln!("warning: {warning}");
    }
    let players = players(args, &position.owners)?;
    let sheet = Sheet::new(&position, &players, args.pawns.as_deref());
    args.output.print(&json!(sheet.result), || sheet.text())
}

fn read(path: &Path) -> std::io::Result<String> {
    if path != Path::new("-") {
        return fs::read_to_string(path);
    }
    let mut text = String::new();
    std::io::stdin().lock().read_to_string(&mut text)?;
    Ok(text)
}

/// The teams of each player, as indices of `owners`; one each unless the arguments say otherwise.
fn players(args: &Args, owners: &[char]) -> Result<Vec<Vec<usize>>, WrongArguments> {
    if args.players.is_empty() {
        return Ok((0..owners.len()).map(|team| vec![team]).collect());
    }
    let mut players = Vec::new();
    for player in &args.players {
        let teams = player.chars().map(|letter| {
            owners.iter().position(|&owner| owner == letter).ok_or_else(|| {
                WrongArguments(format!("--players: there is no team {letter:?} in the position"))
            })
        });
        players.push(teams.collect::<Result<Vec<usize>, _>>()?);
    }
    let mut named: Vec<usize> = players.iter().flatten().copied().collect();
    named.sort_unstable();
    if named == (0..owners.len()).collect::<Vec<_>>() {
        return Ok(players);
    }
    Err(WrongArguments("--players: name each team of the position exactly once".to_owned()))
}

/// The score sheet.
struct Sheet {
    /// Teams in the order in which their letters first appear.
    result: ResultDoc,
    /// The columns of the text: the teams player by player.
    columns: Vec<(char, TeamScore)>,
    names: Vec<String>,
}

impl Sheet {
    fn new(position: &Position, players: &[Vec<usize>], pawns: Option<&str>) -> Sheet {
        let scores = position.scores();
        let owners = &position.owners;
        let pawn = |team: usize| pawns?.chars().position(|letter| letter == owners[team]);
        let end = |&team: &usize| {
            let place = pawn(team);
            TeamEnd { total: scores[team].total(), pawn: place, tie: place }
        };
        let ends: Vec<Vec<TeamEnd>> =
            players.iter().map(|teams| teams.iter().map(end).collect()).collect();
        let teams = scores.iter().zip(owners);
        let order = players.iter().flatten();
        Sheet {
            result: ResultDoc {
                teams: teams
                    .map(|(&score, owner)| TeamDoc::new(score, Some(owner.to_string())))
                    .collect(),
                players: players_of(&ends)
                    .0
                    .into_iter()
                    .map(|place| PlayerDoc { score: place.score, rank: place.rank })
                    .collect(),
            },
            columns: order.map(|&team| (owners[team], scores[team])).collect(),
            names: players
                .iter()
                .map(|teams| teams.iter().map(|&team| owners[team]).collect())
                .collect(),
        }
    }

    fn text(&self) -> String {
        let row = |name: &str, value: &dyn Fn(&(char, TeamScore)) -> String| {
            let cells = self.columns.iter().map(|column| format!("{:>5}", value(column)));
            format!("{name:<8}{}\n", cells.collect::<String>())
        };
        let mut text = row("", &|(owner, _)| owner.to_string());
        text += &row("links", &|(_, score)| score.links.to_string());
        for tile in simplicity::Tile::BUILDINGS {
            let letter = tile.letter().to_string();
            text += &row(&letter, &|(_, score)| score.neighbourhood(tile).to_string());
        }
        text += &row("parks", &|(_, score)| score.parks.to_string());
        text += &row("tokens", &|(_, score)| score.tokens.to_string());
        text += &row("total", &|(_, score)| score.total().to_string());
        text.push('\n');
        let mut places: Vec<_> = self.result.players.iter().zip(&self.names).collect();
        places.sort_by_key(|(player, _)| player.rank);
        for (player, name) in &places {
            text += &format!("{}. {name}  {}\n", player.rank, player.score);
        }
        let tied = |rank: u8| places.iter().filter(|(player, _)| player.rank == rank).count() > 1;
        if places.iter().any(|(player, _)| tied(player.rank)) {
            text += "A tie goes to the higher pawn (SIM-5.6): add --pawns to break it.\n";
        }
        text
    }
}
