//! Scoring (section 5): what each team has, split by source. Who wins is in `tie`.

mod links;
mod neighbourhoods;
mod parks;
mod tie;

use serde::{Deserialize, Serialize};

use crate::pieces::{Team, Tile};
use crate::state::City;
use crate::{Simplicity, State};

pub use links::POINTS_PER_LINK;
pub(crate) use neighbourhoods::neighbourhoods;
pub(crate) use parks::types_beside;
pub use tie::players_of;

/// What one team has, split by source. All in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TeamScore {
    /// SIM-5.1
    pub links: u16,
    /// SIM-5.2, by type of building.
    pub neighbourhoods: [u16; 4],
    /// SIM-5.3
    pub parks: u16,
    /// SIM-5.4
    pub tokens: u16,
}

impl TeamScore {
    /// The sum.
    pub fn total(self) -> u16 {
        self.links + self.neighbourhoods.iter().sum::<u16>() + self.parks + self.tokens
    }

    /// The points from neighbourhoods of a type of building; 0 for parks.
    pub fn neighbourhood(self, tile: Tile) -> u16 {
        self.neighbourhoods.get(tile.index()).copied().unwrap_or(0)
    }
}

/// What each of the first `TEAMS` teams has in a city.
#[inline(always)]
pub fn score<const TEAMS: usize>(city: &City, tokens: &[u8; Team::COUNT]) -> [TeamScore; TEAMS] {
    let mut discs = [crate::Spaces::EMPTY; TEAMS];
    discs.copy_from_slice(&city.discs[..TEAMS]);
    let neighbourhoods = neighbourhoods(&city.tiles, &discs);
    let parks = parks::parks(&city.tiles, &discs);
    std::array::from_fn(|team| TeamScore {
        links: links::links(discs[team]),
        neighbourhoods: neighbourhoods[team],
        parks: parks[team],
        tokens: u16::from(tokens[team]),
    })
}

impl Simplicity {
    /// What each team has now, by [`Team::index`]; nothing for teams that do not play. Correct at
    /// any moment of a game; final after round 5.
    pub fn scores(&self, state: &State) -> [TeamScore; Team::COUNT] {
        score(&state.city, &state.tokens)
    }
}
