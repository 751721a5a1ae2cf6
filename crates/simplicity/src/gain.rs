//! What a build would bring, before it is made: the change of the score, split by source.

use std::ops::{AddAssign, Sub};

use kernel::{Gain, Seat};

use crate::city::Spaces;
use crate::pieces::{Slot, Team, Tile};
use crate::score::{POINTS_PER_LINK, TeamScore, types_beside};
use crate::steps::Step;
use crate::{Action, City, Simplicity, Space, State};

/// What a build brings to one team at once, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// New neighbourhood points, from the new disc and from older ones whose group grows.
    pub neighbourhoods: i16,
    /// New links.
    pub links: i16,
    /// New park points, from the new disc or from older parks that see a new type.
    pub parks: i16,
}

impl Sum {
    /// All of it.
    pub const fn total(self) -> i16 {
        self.neighbourhoods + self.links + self.parks
    }
}

impl AddAssign for Sum {
    fn add_assign(&mut self, other: Sum) {
        self.neighbourhoods += other.neighbourhoods;
        self.links += other.links;
        self.parks += other.parks;
    }
}

impl Sub for TeamScore {
    type Output = Sum;

    /// The change from `before`, tokens left out: a build never brings any.
    fn sub(self, before: TeamScore) -> Sum {
        let sum = |score: TeamScore| score.neighbourhoods.iter().sum::<u16>() as i16;
        Sum {
            neighbourhoods: sum(self) - sum(before),
            links: self.links as i16 - before.links as i16,
            parks: self.parks as i16 - before.parks as i16,
        }
    }
}

/// The neighbourhoods of a city, by type of building.
struct Groups {
    groups: [Spaces; Groups::MOST],
    /// `groups[ends[t - 1]..ends[t]]` are those of type `t`.
    ends: [u8; 4],
}

impl Groups {
    /// No two groups of a type touch, so a city of 49 spaces has at most 49 groups of all types.
    const MOST: usize = 49;

    #[inline]
    fn of(city: &City) -> Groups {
        let mut groups = Groups { groups: [Spaces::EMPTY; Groups::MOST], ends: [0; 4] };
        let mut count = 0;
        for tile in Tile::BUILDINGS {
            let mut left = city.tiles[tile.index()];
            while !left.is_empty() {
                let group = left.lowest().flood(left);
                groups.groups[count] = group;
                count += 1;
                left = left & !group;
            }
            groups.ends[tile.index()] = count as u8;
        }
        groups
    }

    #[inline]
    fn of_type(&self, tile: Tile) -> &[Spaces] {
        let start = if tile.index() == 0 { 0 } else { self.ends[tile.index() - 1] };
        &self.groups[usize::from(start)..usize::from(self.ends[tile.index()])]
    }

    /// What it brings to `team` that `builder` builds `tile` on `space`.
    #[inline]
    fn sum(&self, city: &City, builder: Team, tile: Tile, space: Space, team: Team) -> Sum {
        let at = Spaces::one(space);
        let beside = at.beside();
        let discs = city.discs[team.index()];
        let mut sum = Sum::default();
        if builder == team {
            sum.links = (POINTS_PER_LINK * (beside & discs).len() as u16) as i16;
        }
        if tile == Tile::Park {
            if builder == team {
                sum.parks = types_beside(&city.tiles, at).pow(2) as i16;
            }
            return sum;
        }
        let joined = self.of_type(tile).iter().filter(|&&group| !(group & beside).is_empty());
        let buildings = 1 + joined.clone().map(|group| group.len()).sum::<u32>();
        if builder == team {
            sum.neighbourhoods = buildings as i16;
        }
        for &group in joined {
            let grown_by = buildings - group.len();
            sum.neighbourhoods += (grown_by * (group & discs).len()) as i16;
        }
        for park in (beside & city.tiles[Tile::Park.index()] & discs).iter() {
            let park = Spaces::one(park);
            if (park.beside() & city.tiles[tile.index()]).is_empty() {
                // From k to k + 1 types the square grows by 2k + 1.
                sum.parks += 2 * types_beside(&city.tiles, park) as i16 + 1;
            }
        }
        sum
    }
}

impl Simplicity {
    /// What a legal action brings at once to `team`, whoever acts; nothing for a block.
    pub fn sum(&self, state: &State, action: Action, team: Team) -> Sum {
        match action {
            Action::Take { team: builder, slot, space } => state.offer[slot.index()]
                .map_or_else(Sum::default, |tile| {
                    Groups::of(&state.city).sum(&state.city, builder, tile, space, team)
                }),
            Action::Block { .. } => Sum::default(),
        }
    }

    /// [`kernel::Hints::gains`]: the change of the player's score (SIM-5.5: with two teams the
    /// lower one's), then of the sum over the player's teams, then the better pawn.
    ///
    /// Blocking brings nothing by itself: what counts is the best that the first opponent to play
    /// can then still get, the less the better.
    pub(crate) fn all_gains(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        out: &mut Vec<Gain>,
    ) {
        let groups = Groups::of(&state.city);
        let judge = Judge::new(self, state, seat, &groups);
        let opponent = match self.step(state) {
            Step::Block { .. } => self.best_of_first_opponent(state, seat, &groups),
            _ => [0; Slot::COUNT],
        };
        out.extend(actions.iter().map(|&action| match action {
            Action::Take { team, slot, space } => judge.take(team, slot, space),
            Action::Block { slot, .. } => {
                let others = Slot::ALL.into_iter().filter(|&other| other != slot);
                let left = others.map(|other| opponent[other.index()]).max().unwrap_or(0);
                [-i32::from(left), 0, -i32::from(slot.number())]
            }
        }));
    }

    /// By slot, the most that the first team of another player gets from it at once.
    fn best_of_first_opponent(
        &self,
        state: &State,
        seat: Seat,
        groups: &Groups,
    ) -> [i16; Slot::COUNT] {
        let mut best = [0; Slot::COUNT];
        let mut order = state.order.into_iter().flatten();
        let Some(team) = order.find(|&team| self.owner(team) != seat) else { return best };
        let spaces = self.legal_spaces(state);
        for (slot, tile) in state.available() {
            for space in spaces[slot.index()].iter() {
                let sum = groups.sum(&state.city, team, tile, space, team).total();
                best[slot.index()] = best[slot.index()].max(sum);
            }
        }
        best
    }
}

/// Judges builds for one player.
struct Judge<'a> {
    state: &'a State,
    groups: &'a Groups,
    /// The player's teams with what each has now; one stands twice where a player has one.
    teams: [(Team, i32); 2],
}

impl<'a> Judge<'a> {
    fn new(game: &Simplicity, state: &'a State, seat: Seat, groups: &'a Groups) -> Judge<'a> {
        let players = game.table_size().players;
        let first = Team::new(seat.index());
        let teams = if game.table_size().teams_per_player == 1 {
            [(first, 0); 2]
        } else {
            let scores = game.scores(state);
            [first, Team::new(seat.index() + players)]
                .map(|team| (team, i32::from(scores[team.index()].total())))
        };
        Judge { state, groups, teams }
    }

    #[inline]
    fn take(&self, builder: Team, slot: Slot, space: Space) -> Gain {
        let pawn = -i32::from(slot.number());
        let Some(tile) = self.state.offer[slot.index()] else { return [0, 0, pawn] };
        let sum =
            |team| i32::from(self.groups.sum(&self.state.city, builder, tile, space, team).total());
        let [(first, first_has), (second, second_has)] = self.teams;
        let first_sum = sum(first);
        if first == second {
            return [first_sum, first_sum, pawn];
        }
        let second_sum = sum(second);
        let score = (first_has + first_sum).min(second_has + second_sum);
        [score - first_has.min(second_has), first_sum + second_sum, pawn]
    }
}
