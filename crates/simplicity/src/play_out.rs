//! The fast core: random games to the end, for measurements and searches.
//!
//! It plays by the same rules as `game`, but keeps the changing state in the form that is quickest to
//! change, makes all draws of a round at once, and is compiled for several processors. A test compares
//! it with the plain rules: the states, and how often it makes each choice.

use bits::{Machine, Work, nth_of_7};
use kernel::Rng;

use crate::bag::Bag;
use crate::masks::Fits;
use crate::pieces::{Face, Slot, Strip, Team, Tile};
use crate::steps::{ROUNDS, Step};
use crate::{Action, Chance, FirstFace, Input, Simplicity, Space, Spaces, State, Stuck};

impl Simplicity {
    /// [`kernel::Hints::play_out`]: draws are by weight. Every team blocks a uniform slot, and takes
    /// from a uniform usable slot, onto a uniform space.
    pub(crate) fn play_out_random(&self, state: &mut State, rng: &mut Rng) {
        bits::dispatch(PlayOut { game: self, state, rng, seen: |_| {} });
    }

    /// Plays as [`kernel::Hints::play_out`] does; `seen` gets every input in order.
    pub fn play_out_seen(&self, state: &mut State, rng: &mut Rng, mut seen: impl FnMut(Input)) {
        let seen = |event| match event {
            Seen::Draw(chance) => seen(Input::Chance(chance)),
            Seen::Act(action) => seen(Input::Act { seat: self.owner(action.team()), action }),
        };
        bits::dispatch(PlayOut { game: self, state, rng, seen });
    }
}

/// An input without its seat: nobody computes a seat that nobody reads.
enum Seen {
    Draw(Chance),
    Act(Action),
}

struct PlayOut<'a, S> {
    game: &'a Simplicity,
    state: &'a mut State,
    rng: &'a mut Rng,
    seen: S,
}

impl<S: FnMut(Seen)> Work for PlayOut<'_, S> {
    type Output = ();

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) {
        match self.game.team_count() {
            4 => self.play::<4, M>(machine),
            5 => self.play::<5, M>(machine),
            _ => self.play::<6, M>(machine),
        }
    }
}

impl<S: FnMut(Seen)> PlayOut<'_, S> {
    #[inline(always)]
    fn play<const TEAMS: usize, M: Machine>(self, machine: M) {
        let PlayOut { game, state, rng, mut seen } = self;
        let mut own = rng.clone();
        set_up(game, state, &mut own, machine, &mut seen);
        if let Some((mut round, next)) = next_in_round(game.step(state)) {
            let mut fast = Fast::<TEAMS, M>::of(game, state, machine);
            let mut now = Now::of(game, state);
            if next.drawn == 0 {
                fast.round(&mut now, round, &mut own, &mut seen);
            } else {
                (fast, now) = fast.finish_round(now, state, (round, next), &mut own, &mut seen);
            }
            while round + 1 < ROUNDS {
                round += 1;
                fast.next_round(&mut now);
                fast.round(&mut now, round, &mut own, &mut seen);
            }
            fast.write(now, state);
        }
        *rng = own;
    }
}

/// A game of `TEAMS` teams from its first tile on. Teams, slots and tiles are plain indices here;
/// arrays have eight places so that an index needs no check.
struct Fast<'a, const TEAMS: usize, M> {
    machine: M,
    game: &'a Simplicity,
    fits: Fits,
    tiles: [u64; 8],
    discs: [u64; 8],
    /// See [`Bag`].
    bag: [u8; Bag::SIZE],
    /// By slot.
    offer: [u8; 8],
    /// By place.
    order: [u8; 8],
    /// By team: the slot.
    pawns: [u8; 8],
    tokens: [u8; 8],
}

/// The scalars of a game, apart from the arrays of [`Fast`], whose variable indices would keep them out
/// of registers.
#[derive(Clone, Copy)]
struct Now {
    face: usize,
    demolition: bool,
    open: u64,
    /// A bit for each slot whose tile can be taken.
    available: u32,
    /// How many tiles are in the bag, and how many parks its first entries held at the start.
    bag: u32,
    parks: u32,
}

impl Now {
    #[inline(always)]
    fn of(game: &Simplicity, state: &State) -> Now {
        Now {
            face: state.face.map_or(0, Face::index),
            demolition: game.demolition(),
            open: game.open(state).0,
            available: 0,
            bag: state.bag.iter().map(|&count| u32::from(count)).sum(),
            parks: u32::from(state.bag[Tile::Park.index()]),
        }
    }

    /// How many tiles at the start of the bag chance cannot draw: the parks in round 1 (SIM-2.7).
    #[inline(always)]
    fn skipped(self, round: u8) -> u32 {
        if round == 0 { self.parks } else { 0 }
    }
}

impl<'a, const TEAMS: usize, M: Machine> Fast<'a, TEAMS, M> {
    #[inline(always)]
    fn of(game: &'a Simplicity, state: &State, machine: M) -> Fast<'a, TEAMS, M> {
        let mut fast = Fast {
            machine,
            game,
            fits: game.fits(state),
            tiles: [0; 8],
            discs: [0; 8],
            bag: if state.bag == game.components().tiles() {
                game.bag.0
            } else {
                Bag::of(state.bag).0
            },
            offer: [0; 8],
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
        fast
    }

    /// Writes the final state.
    #[inline(always)]
    fn write(&self, now: Now, state: &mut State) {
        for (built, tiles) in state.city.tiles.iter_mut().zip(self.tiles) {
            *built = Spaces(tiles);
        }
        for team in 0..TEAMS {
            state.city.discs[team] = Spaces(self.discs[team]);
            state.tokens[team] = self.tokens[team];
            state.order[team] = Some(Team::new(usize::from(self.order[team] & 7)));
            state.pawns[team] = Some(Slot::new(usize::from(self.pawns[team] & 7)));
        }
        state.bag = Bag(self.bag).counts(now.bag);
        state.offer = [None; Slot::COUNT];
        state.blocked = None;
        state.face = Some(Face::ALL[(now.face ^ 1) & 1]);
        state.step = self.game.last_step;
    }

    /// The rest of a round in progress. By value, because it is rare: a reference to the game would
    /// keep it out of registers everywhere.
    #[cold]
    #[inline(never)]
    fn finish_round(
        mut self,
        mut now: Now,
        state: &State,
        (round, next): (u8, Next),
        rng: &mut Rng,
        seen: &mut impl FnMut(Seen),
    ) -> (Self, Now) {
        for (slot, tile) in state.offer.into_iter().enumerate() {
            if let Some(tile) = tile {
                self.offer[slot] = tile.index() as u8;
                now.available |= 1 << slot;
            }
        }
        if let Some(slot) = state.blocked {
            now.available &= !(1 << slot.index());
        }
        let skipped = now.skipped(round);
        for slot in next.drawn..Slot::COUNT {
            let index = skipped + rng.below(now.bag - skipped);
            self.draw(&mut now, slot, index, seen);
            now.available |= 1 << slot;
        }
        if now.demolition && !next.blocked {
            self.block(&mut now, rng.below(Slot::COUNT as u32), seen);
        }
        for place in next.taken..TEAMS {
            let pick = rng.below(now.available.count_ones());
            let bits = rng.next_u64();
            self.take(&mut now, place, (pick, bits), rng, seen);
        }
        (self, now)
    }

    /// A whole round. One random number decides its draws and choices of slots.
    #[inline(always)]
    fn round(&mut self, now: &mut Now, round: u8, rng: &mut Rng, seen: &mut impl FnMut(Seen)) {
        let skipped = now.skipped(round);
        let bag = now.bag - skipped;
        let blocked = u32::from(now.demolition);
        let bounds: [u32; 14] = std::array::from_fn(|index| match index {
            0..7 => bag - index as u32,
            7 if now.demolition => 7,
            8.. if index - 8 < TEAMS => 7 - blocked - (index as u32 - 8),
            _ => 1,
        });
        let numbers = rng.below_each(bounds);
        for (slot, number) in numbers[..Slot::COUNT].iter().enumerate() {
            self.draw(now, slot, skipped + number, seen);
        }
        now.available = 0x7F;
        if now.demolition {
            self.block(now, numbers[7], seen);
        }
        let mut bits = 0;
        for place in 0..TEAMS {
            // One random number serves two teams, the upper half first.
            bits = if place % 2 == 0 { rng.next_u64() } else { bits << 32 };
            self.take(now, place, (numbers[8 + place], bits), rng, seen);
        }
    }

    /// Draws the tile at a position of the bag; the last tile of the bag takes its place.
    #[inline(always)]
    fn draw(&mut self, now: &mut Now, slot: usize, index: u32, seen: &mut impl FnMut(Seen)) {
        let index = index as usize % Bag::SIZE;
        let tile = self.bag[index];
        now.bag -= 1;
        self.bag[index] = self.bag[now.bag as usize % Bag::SIZE];
        self.offer[slot] = tile;
        seen(Seen::Draw(Chance::Tile(Tile::ALL[usize::from(tile) % 5])));
    }

    #[inline(always)]
    fn block(&mut self, now: &mut Now, slot: u32, seen: &mut impl FnMut(Seen)) {
        now.available &= !(1 << slot);
        let team = Team::new(usize::from(self.order[TEAMS - 1] & 7) % TEAMS);
        seen(Seen::Act(Action::Block { team, slot: Slot::new(slot as usize % 7) }));
    }

    /// The team in `place` takes from the `pick`-th available slot; the upper half of `bits`
    /// chooses the space.
    #[inline(always)]
    fn take(
        &mut self,
        now: &mut Now,
        place: usize,
        (pick, bits): (u32, u64),
        rng: &mut Rng,
        seen: &mut impl FnMut(Seen),
    ) {
        let mut slot = nth_of_7(now.available, pick);
        let mut spaces = self.fits[now.face & 1][slot & 7].0 & now.open;
        if spaces == 0 {
            let stuck = self.game.setup.stuck;
            let fits = self.fits[now.face & 1];
            (slot, spaces) = another_slot(stuck, fits, (now.open, now.available), slot, rng);
        }
        let choice = rng.below_from((bits >> 32) as u32, spaces.count_ones());
        let space = self.machine.nth_bit(spaces, choice);
        let team = usize::from(self.order[place & 7] & 7);
        self.tiles[usize::from(self.offer[slot & 7] & 7)] |= space;
        self.discs[team] |= space;
        now.open ^= space;
        now.available ^= 1 << slot;
        self.pawns[team] = slot as u8;

        let (team, slot) = (Team::new(team % TEAMS), Slot::new(slot % 7));
        let space = Space::from_bit(space.trailing_zeros());
        seen(Seen::Act(Action::Take { team, slot, space }));
    }

    /// Flips the board; the pawns give the turn order of the next round, and its last team takes a
    /// token (SIM-4.1, SIM-4.2).
    #[inline(always)]
    fn next_round(&mut self, now: &mut Now) {
        now.face ^= 1;
        let pawns: [u32; TEAMS] = std::array::from_fn(|team| 1 << (self.pawns[team] & 7));
        let taken = pawns.iter().fold(0, |taken, pawn| taken | pawn);
        for (team, pawn) in pawns.iter().enumerate() {
            let place = (taken & (pawn - 1)).count_ones() as usize;
            self.order[place & 7] = team as u8;
        }
        self.tokens[usize::from(self.order[TEAMS - 1] & 7)] += 1;
    }
}

/// The chosen slot's tile fits nowhere: chooses among the others, which keeps the choice uniform over
/// the usable slots. If no slot is usable, SIM-3.7 applies.
///
/// Everything comes by value, so that the caller's variables can stay in registers.
#[cold]
#[inline(never)]
fn another_slot(
    stuck: Stuck,
    fits: [Spaces; 8],
    (open, available): (u64, u32),
    first: usize,
    rng: &mut Rng,
) -> (usize, u64) {
    if stuck == Stuck::PerTile {
        return (first, open);
    }
    let mut left = available & !(1 << first);
    while left != 0 {
        let slot = nth_of_7(left, rng.below(left.count_ones()));
        let spaces = fits[slot & 7].0 & open;
        if spaces != 0 {
            return (slot, spaces);
        }
        left ^= 1 << slot;
    }
    (nth_of_7(available, rng.below(available.count_ones())), open)
}

/// What remains of a round.
#[derive(Clone, Copy)]
struct Next {
    drawn: usize,
    blocked: bool,
    taken: usize,
}

/// The round of a step and what remains of it; `None` outside rounds.
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

/// Draws the rest of the set-up, all from one random number. A draw that is done, or that an option
/// fixes, has one possibility.
#[inline(always)]
fn set_up<M: Machine>(
    game: &Simplicity,
    state: &mut State,
    rng: &mut Rng,
    machine: M,
    seen: &mut impl FnMut(Seen),
) {
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
    let fixed_order = game.setup.fixed_order();
    let bounds: [u32; 14] = std::array::from_fn(|index| match index {
        0 => special_left.max(1) as u32,
        1 => 1 + u32::from(face_left),
        2..8 if index - 2 < ordinary_left => strips_left - (index as u32 - 2),
        8.. if fixed_order.is_none() => pawns_left.saturating_sub(index as u32 - 8).max(1),
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
        let strip = Strip::new(strip.trailing_zeros() as usize);
        game.lay(state, column, strip);
        seen(Seen::Draw(Chance::Strip(strip)));
    }
    if state.face.is_none() {
        let face = match game.setup.first_face {
            FirstFace::Random => Face::ALL[numbers[1] as usize & 1],
            FirstFace::A => Face::A,
            FirstFace::B => Face::B,
        };
        state.face = Some(face);
        seen(Seen::Draw(Chance::Face(face)));
    }
    let teams = game.team_count();
    for (place, &draw) in (teams - pawns_left as usize..teams).zip(&numbers[8..14]) {
        let team = match fixed_order {
            None => Team::new(machine.nth_bit(pawns, draw).trailing_zeros() as usize),
            Some(order) => order[place],
        };
        pawns &= !(1 << team.index());
        state.order[place] = Some(team);
        state.pawns[team.index()] = Some(Slot::new(place));
        seen(Seen::Draw(Chance::Pawn(team)));
    }
    game.give_token(state);
    state.step = (columns + 1 + teams) as u8;
}
