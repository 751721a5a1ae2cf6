//! The parts of a build's gain: which points, for which discs, by which rule.

use schemars::JsonSchema;
use serde::Serialize;

use crate::city::Spaces;
use crate::pieces::{Team, Tile};
use crate::score::{POINTS_PER_LINK, types_beside};
use crate::{Action, City, Simplicity, Space, State};

/// Where points of a build come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SimplicitySource")]
pub enum Source {
    /// The new disc, for the neighbourhood it is in (SIM-5.2).
    Neighbourhood,
    /// New links of the new disc (SIM-5.1).
    Link,
    /// The new disc, on a park (SIM-5.3).
    Park,
    /// Older discs in the neighbourhood, which has grown (SIM-5.2).
    MoreNeighbourhood,
    /// Older discs on parks that see a new type (SIM-5.3).
    MorePark,
}

impl Source {
    /// The rule that gives the points.
    pub const fn rule(self) -> &'static str {
        match self {
            Source::Link => "SIM-5.1",
            Source::Neighbourhood | Source::MoreNeighbourhood => "SIM-5.2",
            Source::Park | Source::MorePark => "SIM-5.3",
        }
    }
}

/// Points that a build brings to its team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SimplicityPart")]
pub struct Part {
    /// Where they come from.
    pub source: Source,
    /// The rule that gives them.
    pub rule: &'static str,
    /// How many.
    pub points: i16,
    /// The type of the neighbourhood, for sources that are one.
    pub tile: Option<Tile>,
    /// For `neighbourhood` the whole group, for `park` the buildings beside it; otherwise the older
    /// discs that are linked or gain.
    pub spaces: Vec<Space>,
}

impl Simplicity {
    /// What a legal action brings to its own team; nothing for a block. The points add up to
    /// [`Simplicity::sum`].
    pub fn parts(&self, state: &State, action: Action) -> Vec<Part> {
        let Action::Take { team, slot, space } = action else { return Vec::new() };
        let Some(tile) = state.offer[slot.index()] else { return Vec::new() };
        parts(&state.city, team, tile, space)
    }
}

/// The parts of building `tile` on `space`, without those that bring nothing.
fn parts(city: &City, team: Team, tile: Tile, space: Space) -> Vec<Part> {
    let at = Spaces::one(space);
    let (beside, discs) = (at.beside(), city.discs[team.index()]);
    let linked = beside & discs;
    let link = (Source::Link, POINTS_PER_LINK * linked.len() as u16, None, linked);
    let all = if tile == Tile::Park {
        let types = types_beside(&city.tiles, at);
        vec![(Source::Park, types * types, None, beside & buildings(city)), link]
    } else {
        let standing = city.tiles[tile.index()];
        let group = at.flood(standing | at);
        let older = group & discs;
        let grown = |disc: Space| (group.len() - Spaces::one(disc).flood(standing).len()) as u16;
        let parks = city.tiles[Tile::Park.index()] & discs & beside & !standing.beside();
        // From k to k + 1 types the square grows by 2k + 1.
        let seen = |park: Space| 2 * types_beside(&city.tiles, Spaces::one(park)) + 1;
        vec![
            (Source::Neighbourhood, group.len() as u16, Some(tile), group),
            link,
            (Source::MoreNeighbourhood, older.iter().map(grown).sum(), Some(tile), older),
            (Source::MorePark, parks.iter().map(seen).sum(), None, parks),
        ]
    };
    let part = |(source, points, tile, spaces): (Source, u16, _, Spaces)| Part {
        source,
        rule: source.rule(),
        points: points as i16,
        tile,
        spaces: spaces.iter().collect(),
    };
    all.into_iter().filter(|(_, points, ..)| *points > 0).map(part).collect()
}

fn buildings(city: &City) -> Spaces {
    Tile::BUILDINGS.iter().fold(Spaces::EMPTY, |all, tile| all | city.tiles[tile.index()])
}
