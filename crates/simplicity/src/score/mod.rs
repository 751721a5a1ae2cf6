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
pub(crate) use links::links;
pub(crate) use neighbourhoods::each as each_neighbourhood;
pub(crate) use parks::{parks, types_beside};
pub use tie::{TeamEnd, players_of};

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

/// The scores of the first `teams` teams in a city; 0 for the others.
pub fn score(city: &City, tokens: &[u8; Team::COUNT], teams: usize) -> [TeamScore; Team::COUNT] {
    bits::dispatch(Scoring { city, tokens, teams })
}

struct Scoring<'a> {
    city: &'a City,
    tokens: &'a [u8; Team::COUNT],
    teams: usize,
}

impl bits::Work for Scoring<'_> {
    type Output = [TeamScore; Team::COUNT];

    #[inline(always)]
    fn run<M: bits::Machine>(self, _machine: M) -> [TeamScore; Team::COUNT] {
        match self.teams {
            ..=4 => self.of::<4>(),
            5 => self.of::<5>(),
            _ => self.of::<6>(),
        }
    }
}

impl Scoring<'_> {
    #[inline(always)]
    fn of<const TEAMS: usize>(&self) -> [TeamScore; Team::COUNT] {
        let mut discs = [crate::Spaces::EMPTY; TEAMS];
        discs.copy_from_slice(&self.city.discs[..TEAMS]);
        let neighbourhoods = neighbourhoods::neighbourhoods(&self.city.tiles, &discs);
        let parks = parks::parks(&self.city.tiles, &discs);
        let mut scores = [TeamScore::default(); Team::COUNT];
        for team in 0..TEAMS {
            scores[team] = TeamScore {
                links: links::links(discs[team]),
                neighbourhoods: neighbourhoods[team],
                parks: parks[team],
                tokens: u16::from(self.tokens[team]),
            };
        }
        scores
    }
}

impl Simplicity {
    /// What each team has now, by [`Team::index`]; 0 for teams that do not play. Correct at any moment
    /// of a game; final after round 5.
    pub fn scores(&self, state: &State) -> [TeamScore; Team::COUNT] {
        score(&state.city, &state.tokens, self.team_count())
    }
}
