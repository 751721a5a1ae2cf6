//! A finished game at a real table, counted part by part.

use kernel::BadPosition;
use schemars::JsonSchema;
use serde::Serialize;

use crate::city::Spaces;
use crate::notation::{PlayerDoc, TeamDoc};
use crate::pieces::{Team, Tile};
use crate::position::{Position, Warning};
use crate::score::{POINTS_PER_LINK, types_beside};
use crate::{City, Space};

/// The points of a finished city, in parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityCount")]
pub struct CountDoc {
    /// The teams in the order in which the text names them first, row by row.
    pub teams: Vec<CountedDoc>,
    /// The players, in the order of the line `players:`, or one for each team.
    pub players: Vec<PlayerDoc>,
    /// What no game produces, though it can be counted.
    pub warnings: Vec<Warning>,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityCounted")]
pub struct CountedDoc {
    /// Its points by source.
    #[serde(flatten)]
    pub score: TeamDoc,
    /// The points of each link and each disc.
    pub parts: Vec<CountedPart>,
}

/// A link or a disc that scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityCountedPart")]
pub struct CountedPart {
    /// The field of the team that has its points: `links`, `parks`, or the type of a neighbourhood.
    pub source: &'static str,
    /// How many.
    pub points: u16,
    /// The space of the disc, or both spaces of the link.
    pub spaces: Vec<Space>,
    /// Of a park: the types of building beside it (SIM-5.3).
    pub types: Option<u16>,
}

impl CountDoc {
    /// Counts the city of a text.
    pub(super) fn new(text: &str) -> Result<CountDoc, BadPosition> {
        let position = Position::from_text(text)?;
        let result = position.result();
        let teams = result.teams.into_iter().enumerate().map(|(team, score)| CountedDoc {
            score,
            parts: parts(&position.city, Team::new(team)),
        });
        Ok(CountDoc {
            teams: teams.collect(),
            players: result.players,
            warnings: position.warnings,
        })
    }
}

/// The parts of a team: its links, then its discs.
fn parts(city: &City, team: Team) -> Vec<CountedPart> {
    let discs = city.discs[team.index()];
    let link = |one: Space| {
        let beside = Spaces::one(one).beside() & discs;
        beside.iter().filter(move |other| one < *other).map(move |other| CountedPart {
            source: "links",
            points: POINTS_PER_LINK,
            spaces: vec![one, other],
            types: None,
        })
    };
    let disc = |space: Space| {
        let (at, tile) = (Spaces::one(space), city.tile(space)?);
        let types = (tile == Tile::Park).then(|| types_beside(&city.tiles, at));
        let points = match types {
            Some(types) => types * types,
            None => at.flood(city.tiles[tile.index()]).len() as u16,
        };
        let source = ["R", "K", "O", "V", "parks"][tile.index()];
        Some(CountedPart { source, points, spaces: vec![space], types })
    };
    discs.iter().flat_map(link).chain(discs.iter().filter_map(disc)).collect()
}
