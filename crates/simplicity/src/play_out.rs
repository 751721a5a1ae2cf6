//! The fast core: random games to the end, for measurements and searches.
//!
//! It plays by the same rules as `game`, but keeps what changes in the form that is quickest to
//! change, draws all luck of a round at once, and is compiled for several processors. A test plays
//! it beside the plain rules and compares the states and how often each choice falls.

use bits::{Machine, Work, nth_of_7};
use kernel::Rng;

use crate::pieces::{Face, Slot, Strip, Team, Tile};
use crate::place::Fits;
use crate::steps::{ROUNDS, Step};
use crate::{FirstFace, Order, Simplicity, Spaces, State, Stuck};

impl Simplicity {
    /// [`kernel::Hints::play_out`]: every draw by its weight; every team blocks a uniform slot,
    /// and takes from a uniform slot of those that can be built from, onto a uniform space.
    pub(crate) fn play_out_random(&self, state: &mut State, rng: &mut Rng) {
        bits::dispatch(PlayOut { game: self, state, rng });
    }
}

struct PlayOut<'a> {
    game: &'a Simplicity,
    state: &'a mut State,
    rng: &'a mut Rng,
}

impl Work for PlayOut<'_> {
    type Output = ();

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) {
        let PlayOut { game, state, rng } = self;
        match game.team_count() {
            4 => Fast::<4, M>::play(game, state, rng, machine),
            5 => Fast::<5, M>::play(game, state, rng, machine),
            _ => Fast::<6, M>::play(game, state, rng, machine),
        }
    }
}

/// A game of `TEAMS` teams from its first tile on. Teams, slots and tiles are plain indices here;
/// arrays have eight places so that an index needs no check.
struct Fast<'a, const TEAMS: usize, M> {
    machine: M,
    game: &'a Simplicity,
    fits: Fits,
    open: u64,
    tiles: [u64; 8],
    discs: [u64; 8],
    bag: Bag,
    /// By slot.
    offer: [u8; 8],
    /// A bit for each slot whose tile can be taken.
    available: u32,
    /// By place.
    order: [u8; 8],
    /// By team: the slot.
    pawns: [u8; 8],
    tokens: [u8; 8],
}

impl<'a, const TEAMS: usize, M: Machine> Fast<'a, TEAMS, M> {
    #[inline(always)]
    fn play(game: &'a Simplicity, state: &mut State, rng: &mut Rng, machine: M) {
        let mut own = rng.clone();
        set_up(game, state, &mut own, machine);
        let Some((first_round, next)) = next_in_round(game.step(state)) else {
            *rng = own;
            return;
        };
        let mut fast = Fast::<TEAMS, M>::of(game, state, machine);
        let mut face = state.face.map_or(0, Face::index);
        let demolition = game.demolition();
        let mut round = first_round;
        if next.drawn > 0 {
            fast.finish_round(face, round, next, &mut own);
            round += 1;
        }
        while round < ROUNDS {
            if round > 0 && (round > first_round) {
                face ^= 1;
                fast.next_order();
            }
            fast.round(face, round, demolition, &mut own);
            round += 1;
        }
        fast.write(state, face ^ 1);
        *rng = own;
    }

    #[inline(always)]
    fn of(game: &'a Simplicity, state: &State, machine: M) -> Fast<'a, TEAMS, M> {
        let mut fast = Fast {
            machine,
            game,
            fits: game.fits(state),
            open: game.open(state).0,
            tiles: [0; 8],
            discs: [0; 8],
            bag: if state.bag == game.components().tiles() { game.bag } else { Bag::of(state.bag) },
            offer: [0; 8],
            available: 0,
            order: [0; 8],
            pawns: [0; 8],
            tokens: [0; 8],
        };
        for (tiles, built) in fast.tiles.iter_mut().zip(state.city.tiles) {
            *tiles = built.0;
        }
        for team in 0..TEAMS {
            fast.discs[team] = state.city.discs[team].0;
            fast.tokens[team] = state.tokens[team];
            fast.order[team] = state.order[team].map_or(0, |team| team.index() as u8);
            fast.pawns[team] = state.pawns[team].map_or(0, |slot| slot.index() as u8);
        }
        for (slot, tile) in state.offer.into_iter().enumerate() {
            if let Some(tile) = tile {
                fast.offer[slot] = tile.index() as u8;
                fast.available |= 1 << slot;
            }
        }
        if let Some(slot) = state.blocked {
            fast.available &= !(1 << slot.index());
        }
        fast
    }

    /// Writes the end of the game.
    #[inline(always)]
    fn write(&self, state: &mut State, face: usize) {
        for (built, tiles) in state.city.tiles.iter_mut().zip(self.tiles) {
            *built = Spaces(tiles);
        }
        for team in 0..TEAMS {
            state.city.discs[team] = Spaces(self.discs[team]);
            state.tokens[team] = self.tokens[team];
            state.order[team] = Some(Team::new(usize::from(self.order[team] & 7)));
            state.pawns[team] = Some(Slot::new(usize::from(self.pawns[team] & 7)));
        }
        state.bag = self.bag.counts();
        state.offer = [None; Slot::COUNT];
        state.blocked = None;
        state.face = Some(Face::ALL[face & 1]);
        state.step = self.game.last_step();
    }

    /// The rest of a round that has begun.
    #[inline(never)]
    fn finish_round(&mut self, face: usize, round: u8, next: Next, rng: &mut Rng) {
        let Next { drawn, blocked, taken } = next;
        for slot in drawn..Slot::COUNT {
            let skipped = self.bag.skipped(round);
            let index = skipped + rng.below(self.bag.all - skipped);
            self.offer[slot] = self.bag.take(index);
            self.available |= 1 << slot;
        }
        if self.game.demolition() && !blocked {
            self.available &= !(1 << rng.below(Slot::COUNT as u32));
        }
        for place in taken..TEAMS {
            let pick = rng.below(self.available.count_ones());
            self.take(face, place, pick, rng.next_u64(), rng);
        }
    }

    /// A whole round. Its draws and choices of slots come from one random number.
    #[inline(always)]
    fn round(&mut self, face: usize, round: u8, demolition: bool, rng: &mut Rng) {
        let blocked = u32::from(demolition);
        let skipped = self.bag.skipped(round);
        let bag = self.bag.all - skipped;
        let bounds: [u32; 14] = std::array::from_fn(|index| match index {
            0..7 => bag - index as u32,
            7 => {
                if demolition {
                    7
                } else {
                    1
                }
            }
            _ if index - 8 < TEAMS => 7 - blocked - (index as u32 - 8),
            _ => 1,
        });
        let numbers = rng.below_each(bounds);
        for slot in 0..Slot::COUNT {
            self.offer[slot] = self.bag.take(skipped + numbers[slot]);
        }
        self.available = 0x7F & !(blocked << numbers[7]);
        let mut bits = 0;
        for place in 0..TEAMS {
            if place % 2 == 0 {
                bits = rng.next_u64();
            }
            self.take(face, place, numbers[8 + place], bits, rng);
            bits = bits.rotate_left(32);
        }
    }

    /// The team in `place` takes from the `pick`-th available slot; the upper half of `bits`
    /// chooses the space.
    #[inline(always)]
    fn take(&mut self, face: usize, place: usize, pick: u32, bits: u64, rng: &mut Rng) {
        let mut slot = nth_of_7(self.available, pick);
        let mut spaces = self.fits[face & 1][slot & 7].0 & self.open;
        if spaces == 0 {
            (slot, spaces) = self.another_slot(face, slot, rng);
        }
        let choice = rng.below_from((bits >> 32) as u32, spaces.count_ones());
        let space = self.machine.nth_bit(spaces, choice);
        let team = usize::from(self.order[place & 7] & 7);
        self.tiles[usize::from(self.offer[slot & 7] & 7)] |= space;
        self.discs[team] |= space;
        self.open ^= space;
        self.available ^= 1 << slot;
        self.pawns[team] = slot as u8;
    }

    /// The chosen slot's tile fits nowhere: chooses among the others, which leaves the choice
    /// uniform over the slots that can be built from. Where none can, SIM-3.7 applies.
    #[cold]
    #[inline(never)]
    fn another_slot(&self, face: usize, first: usize, rng: &mut Rng) -> (usize, u64) {
        if self.game.setup.stuck == Stuck::PerTile {
            return (first, self.open);
        }
        let mut left = self.available & !(1 << first);
        while left != 0 {
            let slot = nth_of_7(left, rng.below(left.count_ones()));
            let spaces = self.fits[face & 1][slot & 7].0 & self.open;
            if spaces != 0 {
                return (slot, spaces);
            }
            left ^= 1 << slot;
        }
        let slot = nth_of_7(self.available, rng.below(self.available.count_ones()));
        (slot, self.open)
    }

    /// The turn order of the next round from the pawns; its last team takes a token (SIM-4.2).
    #[inline(always)]
    fn next_order(&mut self) {
        let mut team_in = [0u8; 8];
        let mut taken = 0u32;
        for team in 0..TEAMS {
            let slot = usize::from(self.pawns[team] & 7);
            team_in[slot] = team as u8;
            taken |= 1 << slot;
        }
        let mut place = 0;
        for (slot, &team) in team_in.iter().enumerate() {
            self.order[place & 7] = team;
            place += (taken >> slot & 1) as usize;
        }
        self.tokens[usize::from(self.order[TEAMS - 1] & 7)] += 1;
    }
}

/// What a round still has to do.
#[derive(Clone, Copy)]
struct Next {
    drawn: usize,
    blocked: bool,
    taken: usize,
}

/// The round of a step and what it still has to do; `None` outside rounds.
fn next_in_round(step: Step) -> Option<(u8, Next)> {
    match step {
        Step::Tile { round, slot } => {
            Some((round, Next { drawn: slot.index(), blocked: false, taken: 0 }))
        }
        Step::Block { round } => Some((round, Next { drawn: 7, blocked: false, taken: 0 })),
        Step::Take { round, place } => {
            Some((round, Next { drawn: 7, blocked: true, taken: usize::from(place) }))
        }
        Step::Strip { .. } | Step::Face | Step::Pawn { .. } | Step::Over => None,
    }
}

/// Draws what is left of the set-up, all from one random number: what is already drawn, or fixed by
/// an option, has one possibility.
#[inline(always)]
fn set_up<M: Machine>(game: &Simplicity, state: &mut State, rng: &mut Rng, machine: M) {
    let first = usize::from(state.step);
    if game.steps[first].round().is_some() || game.steps[first] == Step::Over {
        return;
    }
    let columns = game.columns();
    let special = 1 << game.components().special().index();
    let laid = state.columns.iter().flatten().fold(0u64, |laid, strip| laid | 1 << strip.index());
    let mut ordinary = ((1 << game.masks.len()) - 1) & !special & !laid;
    let mut pawns = (1u64 << game.team_count()) - 1;
    for (team, _) in state.pawns.iter().enumerate().filter(|(_, pawn)| pawn.is_some()) {
        pawns &= !(1 << team);
    }
    let (strips_left, pawns_left) = (ordinary.count_ones(), pawns.count_ones());
    let special_left = if laid & special == 0 { columns - first } else { 0 };
    let ordinary_left = columns.saturating_sub(first) - usize::from(special_left > 0);
    let face_left = state.face.is_none() && game.setup.first_face == FirstFace::Random;
    let bounds: [u32; 14] = std::array::from_fn(|index| match index {
        0 => special_left.max(1) as u32,
        1 => 1 + u32::from(face_left),
        2..8 if index - 2 < ordinary_left => strips_left - (index as u32 - 2),
        8.. if game.setup.order == Order::Random => {
            pawns_left.saturating_sub(index as u32 - 8).max(1)
        }
        _ => 1,
    });
    let numbers = rng.below_each(bounds);

    let special_column = if special_left > 0 { first + numbers[0] as usize } else { columns };
    let mut draws = numbers[2..8].iter();
    for column in first..columns {
        let strip = if column == special_column {
            special
        } else {
            let strip = machine.nth_bit(ordinary, draws.next().map_or(0, |&draw| draw));
            ordinary ^= strip;
            strip
        };
        game.lay(state, column, Strip::new(strip.trailing_zeros() as usize));
    }
    if state.face.is_none() {
        state.face = Some(match game.setup.first_face {
            FirstFace::Random => Face::ALL[numbers[1] as usize & 1],
            FirstFace::A => Face::A,
            FirstFace::B => Face::B,
        });
    }
    let teams = game.team_count();
    for (place, &draw) in (teams - pawns_left as usize..teams).zip(&numbers[8..14]) {
        let team = match &game.setup.order {
            Order::Random => Team::new(machine.nth_bit(pawns, draw).trailing_zeros() as usize),
            Order::Fixed(order) => order[place],
        };
        pawns &= !(1 << team.index());
        state.order[place] = Some(team);
        state.pawns[team.index()] = Some(Slot::new(place));
    }
    game.give_token(state);
    state.step = (columns + 1 + teams) as u8;
}

/// The bag as a list: parks first, then buildings. A drawn tile is replaced by the last one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bag {
    tiles: [u8; Bag::SIZE],
    parks: u32,
    all: u32,
}

impl Bag {
    /// No set of components has more tiles (see `components`), and a power of two needs no check.
    const SIZE: usize = 128;

    pub(crate) fn of(counts: [u8; 5]) -> Bag {
        let parks = u32::from(counts[Tile::Park.index()]);
        let mut bag = Bag { tiles: [Tile::Park.index() as u8; Bag::SIZE], parks, all: parks };
        for tile in Tile::BUILDINGS {
            for _ in 0..counts[tile.index()] {
                bag.tiles[bag.all as usize % Bag::SIZE] = tile.index() as u8;
                bag.all += 1;
            }
        }
        bag
    }

    /// How many tiles at the start of the list cannot be drawn: the parks in round 1 (SIM-2.7).
    #[inline(always)]
    fn skipped(&self, round: u8) -> u32 {
        if round == 0 { self.parks } else { 0 }
    }

    /// Draws a tile by its index in the list.
    #[inline(always)]
    fn take(&mut self, index: u32) -> u8 {
        let index = index as usize % Bag::SIZE;
        let tile = self.tiles[index];
        self.all -= 1;
        self.tiles[index] = self.tiles[self.all as usize % Bag::SIZE];
        tile
    }

    /// How many of each kind are left.
    #[inline(always)]
    fn counts(&self) -> [u8; 5] {
        let mut counts = [0u8; 8];
        for &tile in self.tiles.iter().take(self.all as usize) {
            counts[usize::from(tile & 7)] += 1;
        }
        [counts[0], counts[1], counts[2], counts[3], counts[4]]
    }
}
