//! Previews a build: how it would change the score, by source.

use std::ops::{AddAssign, Sub};

use kernel::{Gain, Seat};

use crate::city::Spaces;
use crate::pieces::{Slot, Team, Tile};
use crate::score::{POINTS_PER_LINK, TeamScore, each_neighbourhood, types_beside};
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
    /// The sum of all sources.
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

    /// The change from `before`, without tokens: a build never brings any.
    fn sub(self, before: TeamScore) -> Sum {
        let sum = |score: TeamScore| score.neighbourhoods.iter().sum::<u16>() as i16;
        Sum {
            neighbourhoods: sum(self) - sum(before),
            links: self.links as i16 - before.links as i16,
            parks: self.parks as i16 - before.parks as i16,
        }
    }
}

/// Everything in a city that a build can score from, as one team sees it.
pub(crate) struct Outlook<'a> {
    city: &'a City,
    discs: Spaces,
    /// By type, the buildings that stand alone.
    alone: [Spaces; 4],
    /// By type, the larger neighbourhoods; [`Outlook::steps`] of each, some of them empty.
    groups: [[Spaces; Outlook::MOST]; 4],
    /// By type and group: the buildings, the team's discs on them, and the product of both, in 8 bits
    /// each. Even their sums fit: there are at most 49 buildings and 5 discs.
    facts: [[u32; Outlook::MOST]; 4],
    steps: usize,
    /// By type, the team's parks without a building of that type beside them.
    parks_without: [Spaces; 4],
}

impl<'a> Outlook<'a> {
    /// More than the neighbourhoods of two or more buildings that one type can have. Give each group
    /// the spaces to the right of it and below it: two buildings have at least three, no other group
    /// stands on them, and at most two groups share one. So a group takes 3.5 of the 64 spaces of a
    /// city with one more row and column.
    const MOST: usize = 20;

    #[inline(always)]
    pub(crate) fn of(city: &'a City, team: Team) -> Outlook<'a> {
        let discs = city.discs[team.index()];
        let parks = city.tiles[Tile::Park.index()] & discs;
        let mut outlook = Outlook {
            city,
            discs,
            alone: [Spaces::EMPTY; 4],
            groups: [[Spaces::EMPTY; Outlook::MOST]; 4],
            facts: [[0; Outlook::MOST]; 4],
            steps: 0,
            parks_without: std::array::from_fn(|tile| parks & !city.tiles[tile].beside()),
        };
        let alone = each_neighbourhood(&city.tiles, |groups| {
            for (tile, group) in groups.into_iter().enumerate() {
                let group = Spaces(group);
                let (buildings, owned) = (group.len(), (group & discs).len());
                outlook.groups[tile][outlook.steps] = group;
                outlook.facts[tile][outlook.steps] =
                    buildings | owned << 8 | (buildings * owned) << 16;
            }
            outlook.steps += 1;
        });
        outlook.alone = alone.map(Spaces);
        outlook
    }

    /// What the team gains if it, or another team, builds `tile` on `space`.
    #[inline(always)]
    pub(crate) fn sum(&self, tile: Tile, space: Space, by_itself: bool) -> Sum {
        let at = Spaces::one(space);
        let beside = at.beside();
        let links =
            if by_itself { POINTS_PER_LINK * (beside & self.discs).len() as u16 } else { 0 };
        if tile == Tile::Park {
            let types = if by_itself { types_beside(&self.city.tiles, at) } else { 0 };
            return Sum { neighbourhoods: 0, links: links as i16, parks: (types * types) as i16 };
        }
        // The new building joins the groups beside it to one of N. Each disc on a group of n then
        // scores N - n more, the new disc N: together N (1 + discs) - (the sum of n discs).
        let alone = beside & self.alone[tile.index()];
        let owned = (alone & self.discs).len();
        let mut joined = alone.len() | owned << 8 | owned << 16;
        let (groups, facts) = (&self.groups[tile.index()], &self.facts[tile.index()]);
        for step in 0..self.steps.min(Outlook::MOST) {
            joined += if (groups[step] & beside).is_empty() { 0 } else { facts[step] };
        }
        let [buildings, discs, product] = [0, 8, 16].map(|shift| (joined >> shift & 0xFF) as u16);
        let group = 1 + buildings;
        let neighbourhoods = group * (discs + u16::from(by_itself)) - product;
        let mut parks = 0;
        for park in (beside & self.parks_without[tile.index()]).iter() {
            // From k to k + 1 types the square grows by 2k + 1.
            parks += 2 * types_beside(&self.city.tiles, Spaces::one(park)) + 1;
        }
        Sum { neighbourhoods: neighbourhoods as i16, links: links as i16, parks: parks as i16 }
    }
}

impl Simplicity {
    /// What a legal action of any team brings at once to `team`; nothing for a block.
    pub fn sum(&self, state: &State, action: Action, team: Team) -> Sum {
        match action {
            Action::Take { team: builder, slot, space } => state.offer[slot.index()]
                .map_or_else(Sum::default, |tile| {
                    Outlook::of(&state.city, team).sum(tile, space, builder == team)
                }),
            Action::Block { .. } => Sum::default(),
        }
    }

    /// [`kernel::Hints::gains`]: the change of the player's score (SIM-5.5: with two teams the lower
    /// one's), then of the sum over the player's teams, then the better pawn.
    ///
    /// Blocking brings no points. Its gain is the best that the first opponent to play can still get
    /// after it: the less, the better.
    pub(crate) fn all_gains(
        &self,
        state: &State,
        seat: Seat,
        actions: &[Action],
        out: &mut Vec<Gain>,
    ) {
        let start = out.len();
        out.resize(start + actions.len(), Gain::default());
        let out = &mut out[start..];
        bits::dispatch(Gains { game: self, state, seat, actions, out });
    }
}

struct Gains<'a> {
    game: &'a Simplicity,
    state: &'a State,
    seat: Seat,
    actions: &'a [Action],
    /// Where the gain of each action goes.
    out: &'a mut [Gain],
}

impl bits::Work for Gains<'_> {
    type Output = ();

    #[inline(always)]
    fn run<M: bits::Machine>(self, _machine: M) {
        match self.game.step(self.state) {
            Step::Block { .. } => self.blocks(),
            _ if self.game.table_size().teams_per_player == 1 => self.takes_of_one_team(),
            _ => self.takes_of_two_teams(),
        }
    }
}

impl Gains<'_> {
    #[inline(always)]
    fn takes_of_one_team(self) {
        let outlook = Outlook::of(&self.state.city, Team::new(self.seat.index()));
        for (gain, &action) in self.out.iter_mut().zip(self.actions) {
            let Some((tile, _, slot, space)) = take(self.state, action) else { continue };
            let sum = i32::from(outlook.sum(tile, space, true).total());
            *gain = [sum, sum, -i32::from(slot.number())];
        }
    }

    #[inline(always)]
    fn takes_of_two_teams(self) {
        let teams =
            [0, self.game.table_size().players].map(|offset| Team::new(self.seat.index() + offset));
        let outlooks = teams.map(|team| Outlook::of(&self.state.city, team));
        let scores = self.game.scores(self.state);
        let has = teams.map(|team| i32::from(scores[team.index()].total()));
        for (gain, &action) in self.out.iter_mut().zip(self.actions) {
            let Some((tile, team, slot, space)) = take(self.state, action) else { continue };
            let first = outlooks[0].sum(tile, space, team == teams[0]).total();
            let second = outlooks[1].sum(tile, space, team == teams[1]).total();
            let [first, second] = [i32::from(first), i32::from(second)];
            let score = (has[0] + first).min(has[1] + second) - has[0].min(has[1]);
            *gain = [score, first + second, -i32::from(slot.number())];
        }
    }

    #[inline(always)]
    fn blocks(self) {
        let best = self.best_of_first_opponent();
        for (gain, action) in self.out.iter_mut().zip(self.actions) {
            let others = Slot::ALL.into_iter().filter(|&other| other != action.slot());
            let left = others.map(|other| best[other.index()]).max().unwrap_or(0);
            *gain = [-i32::from(left), 0, -i32::from(action.slot().number())];
        }
    }

    /// By slot, the most that the first team of another player gains from it at once.
    #[inline(always)]
    fn best_of_first_opponent(&self) -> [i16; Slot::COUNT] {
        let Gains { game, state, seat, .. } = self;
        let mut best = [0; Slot::COUNT];
        let mut order = state.order.into_iter().flatten();
        let Some(team) = order.find(|&team| game.owner(team) != *seat) else { return best };
        let outlook = Outlook::of(&state.city, team);
        let spaces = game.legal_spaces(state);
        for (slot, tile) in state.available() {
            for space in spaces[slot.index()].iter() {
                let sum = outlook.sum(tile, space, true).total();
                best[slot.index()] = best[slot.index()].max(sum);
            }
        }
        best
    }
}

/// The parts of a build. All code on the way to a gain is a plain loop or match, because the library's
/// functions over closures may be compiled for the plain processor.
#[inline(always)]
fn take(state: &State, action: Action) -> Option<(Tile, Team, Slot, Space)> {
    let Action::Take { team, slot, space } = action else { return None };
    let tile = state.offer[slot.index()]?;
    Some((tile, team, slot, space))
}
