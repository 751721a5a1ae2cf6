//! Simplicity: one fixed table of actions, and numbers for all outcomes.

use std::hash::{DefaultHasher, Hash, Hasher};

use kernel::{Game, Notation, Seat};
use search::Compiled;
use simplicity::{
    Action, Chance, City, Face, Simplicity, Slot, Space, Spaces, State, Strip, Team, Tile,
};

use super::Coded;
use crate::encode::{self, Seen};

/// Its name.
pub(crate) const NAME: &str = Simplicity::NAME;

/// Rows of a city.
const ROWS: usize = simplicity::ROWS;
/// Outcomes: strips from 0, faces from 32, teams from 34, tiles from 40.
const FACES: usize = Strip::COUNT;
const TEAMS: usize = FACES + 2;
const TILES: usize = TEAMS + Team::COUNT;

/// The sizes that follow from a game's number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sizes {
    /// Seats.
    pub(crate) players: usize,
    /// Teams.
    pub(crate) teams: usize,
    /// Columns.
    pub(crate) columns: usize,
}

impl Sizes {
    /// The sizes of a game.
    pub(crate) fn of(game: &Simplicity) -> Sizes {
        Sizes { players: game.seats(), teams: game.team_count(), columns: game.columns() }
    }

    /// Spaces of the city.
    pub(crate) const fn spaces(self) -> usize {
        ROWS * self.columns
    }

    /// Numbers of the table of actions.
    pub(crate) const fn actions(self) -> usize {
        Slot::COUNT * self.spaces() + Slot::COUNT
    }
}

/// Numbers of a game's table of actions.
fn num_actions(game: &Simplicity) -> usize {
    Sizes::of(game).actions()
}

/// The number of an action: `slot * 7W + column * 7 + row` builds, `49W + slot` blocks.
pub(crate) fn code_of(sizes: Sizes, action: Action) -> usize {
    match action {
        Action::Block { slot, .. } => Slot::COUNT * sizes.spaces() + slot.index(),
        Action::Take { slot, space, .. } => {
            slot.index() * sizes.spaces() + space.column() * ROWS + space.row()
        }
    }
}

/// The action of a number for the team to act.
pub(crate) fn act(sizes: Sizes, team: Team, code: usize) -> Option<Action> {
    let (slot, space) = (code / sizes.spaces(), code % sizes.spaces());
    if slot < Slot::COUNT {
        let space = Space::new(space / ROWS, space % ROWS);
        return Some(Action::Take { team, slot: Slot::new(slot), space });
    }
    let slot = code - Slot::COUNT * sizes.spaces();
    (slot < Slot::COUNT).then(|| Action::Block { team, slot: Slot::new(slot) })
}

/// The number of an outcome.
pub(crate) fn chance_of(chance: Chance) -> usize {
    match chance {
        Chance::Strip(strip) => strip.index(),
        Chance::Face(face) => FACES + face.index(),
        Chance::Pawn(team) => TEAMS + team.index(),
        Chance::Tile(tile) => TILES + tile.index(),
    }
}

fn chance(code: usize) -> Option<Chance> {
    if code < FACES {
        Some(Chance::Strip(Strip::new(code)))
    } else if code < TEAMS {
        Face::ALL.get(code - FACES).copied().map(Chance::Face)
    } else if code < TILES {
        Some(Chance::Pawn(Team::new(code - TEAMS)))
    } else {
        Tile::ALL.get(code - TILES).copied().map(Chance::Tile)
    }
}

impl Coded for Simplicity {
    const BOTS: &'static Compiled<Simplicity> = &players::SIMPLICITY;

    fn teams(&self) -> usize {
        self.team_count()
    }

    fn num_actions(&self) -> Option<usize> {
        Some(num_actions(self))
    }

    fn numbered(&self, state: &State, seat: Seat) -> Vec<(i32, Action)> {
        let (sizes, mut legal) = (Sizes::of(self), Vec::new());
        self.legal(state, seat, &mut legal);
        legal.into_iter().map(|action| (code_of(sizes, action) as i32, action)).collect()
    }

    fn action(&self, state: &State, _seat: Seat, code: i64) -> Option<Action> {
        act(Sizes::of(self), self.team_to_act(state)?, usize::try_from(code).ok()?)
    }

    fn draws(&self, state: &State) -> Vec<(i32, Chance, u32)> {
        let mut outcomes = Vec::new();
        self.outcomes(state, &mut outcomes);
        let numbered = outcomes.into_iter();
        numbered.map(|(drawn, weight)| (chance_of(drawn) as i32, drawn, weight)).collect()
    }

    fn chance(&self, _state: &State, code: i64) -> Option<Chance> {
        chance(usize::try_from(code).ok()?)
    }

    fn hash(state: &State) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        Some(hasher.finish())
    }

    fn to_bytes(state: &State) -> Option<Vec<u8>> {
        let mut out = Vec::with_capacity(160);
        for spaces in state.city.tiles.iter().chain(&state.city.discs) {
            out.extend(spaces.bits().to_le_bytes());
        }
        // An index plus one; 0 for none.
        let number = |index: Option<usize>| index.map_or(0, |index| index as u8 + 1);
        out.extend(state.columns.map(|strip| number(strip.map(Strip::index))));
        out.extend(state.bag);
        out.extend(state.offer.map(|tile| number(tile.map(Tile::index))));
        out.extend(state.order.map(|team| number(team.map(Team::index))));
        out.extend(state.pawns.map(|slot| number(slot.map(Slot::index))));
        out.extend(state.tokens);
        out.push(number(state.face.map(Face::index)));
        out.push(number(state.blocked.map(Slot::index)));
        out.push(state.step);
        Some(out)
    }

    fn of_bytes(&self, bytes: &[u8]) -> Option<State> {
        let mut state = self.start();
        let mut city = City::default();
        let (boards, rest) = bytes.split_at_checked(8 * 11)?;
        let mut boards = boards.chunks_exact(8).filter_map(|bits| bits.try_into().ok());
        for spaces in city.tiles.iter_mut().chain(&mut city.discs) {
            *spaces = Spaces::from_bits(u64::from_le_bytes(boards.next()?));
        }
        state.city = city;
        let mut rest = rest.iter().copied();
        let mut next = |most: usize| -> Option<Option<usize>> {
            let index = usize::from(rest.next()?).checked_sub(1);
            (index.is_none_or(|index| index < most)).then_some(index)
        };
        let strips = self.components().strips().len();
        for column in &mut state.columns {
            *column = next(strips)?.map(Strip::new);
        }
        for count in &mut state.bag {
            *count = next(usize::MAX)?.map_or(0, |less| less as u8 + 1);
        }
        for tile in &mut state.offer {
            *tile = next(Tile::ALL.len())?.map(|tile| Tile::ALL[tile]);
        }
        for team in &mut state.order {
            *team = next(self.team_count())?.map(Team::new);
        }
        for slot in &mut state.pawns {
            *slot = next(Slot::COUNT)?.map(Slot::new);
        }
        for count in &mut state.tokens {
            *count = next(usize::MAX)?.map_or(0, |less| less as u8 + 1);
        }
        state.face = next(2)?.map(|face| Face::ALL[face]);
        state.blocked = next(Slot::COUNT)?.map(Slot::new);
        state.step = next(usize::MAX)?.map_or(0, |less| less as u8 + 1);
        rest.next().is_none().then_some(state)
    }

    /// Nothing is secret.
    fn observe(&self, state: &State, seat: Seat, _truth: bool) -> Seen {
        let sizes = Sizes::of(self);
        let due = self.team_to_act(state).filter(|&team| self.owner(team) == seat);
        // A seat's first team has its number.
        let team = due.unwrap_or(Team::new(seat.index()));
        let mut observation = vec![0; encode::features(sizes)];
        encode::observe(self, sizes, state, team, &mut observation);
        let mut mask = vec![0; sizes.actions()];
        if due.is_some() {
            encode::mask(sizes, &encode::Legal::of(self, state), &mut mask);
        }
        Seen::Flat { observation, mask }
    }
}
