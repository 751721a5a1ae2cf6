//! Encoding 1 of Simplicity. `python/citywright/layout.py` names every part of it. It never changes: a
//! change is a new number.

use simplicity::{COLUMNS, Face, ROWS, Simplicity, Slot, Spaces, State, Step, Team, Tile};

use crate::codes::Sizes;

/// Its number.
pub(crate) const VERSION: u32 = 1;

/// Planes beside the discs of each team: five kinds of tiles, what is printed, five open symbols, open
/// blanks.
const PLANES: usize = 12;
/// Numbers of the vector beside five for each team.
const FIXED: usize = 54;
const SYMBOLS: usize = 5;

/// Length of an observation.
pub(crate) const fn features(sizes: Sizes) -> usize {
    sizes.spaces() * (PLANES + sizes.teams) + FIXED + 5 * sizes.teams
}

/// Planes of an observation.
pub(crate) const fn planes(sizes: Sizes) -> usize {
    PLANES + sizes.teams
}

/// What the team that is due may do, as sets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Legal {
    /// By slot, where its tile may be built.
    pub(crate) spaces: [Spaces; Slot::COUNT],
    /// Whether a slot is blocked now, and any of them may be.
    pub(crate) blocks: bool,
}

impl Legal {
    /// Nothing.
    pub(crate) const NONE: Legal = Legal { spaces: [Spaces::EMPTY; Slot::COUNT], blocks: false };

    /// What may be done in a state.
    #[inline]
    pub(crate) fn of(game: &Simplicity, state: &State) -> Legal {
        match game.step(state) {
            Step::Take { .. } => Legal { spaces: game.legal_spaces(state), blocks: false },
            Step::Block { .. } => Legal { blocks: true, ..Legal::NONE },
            _ => Legal::NONE,
        }
    }

    /// How many actions.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        if self.blocks {
            return Slot::COUNT as u32;
        }
        self.spaces.iter().map(|spaces| spaces.len()).sum()
    }

    /// The number of action number `index` in ascending order; `index` is below [`Legal::len`].
    #[inline]
    pub(crate) fn nth(&self, sizes: Sizes, mut index: u32) -> usize {
        if self.blocks {
            return Slot::COUNT * sizes.spaces() + index as usize;
        }
        for (slot, spaces) in self.spaces.iter().enumerate() {
            if index < spaces.len() {
                let mut bits = spaces.bits();
                for _ in 0..index {
                    bits &= bits - 1;
                }
                let bit = bits.trailing_zeros() as usize;
                return slot * sizes.spaces() + bit / 8 * ROWS + bit % 8;
            }
            index -= spaces.len();
        }
        unreachable!("the index is below the number of actions")
    }

    /// Whether the action of a number is legal.
    #[inline]
    pub(crate) fn contains(&self, sizes: Sizes, code: usize) -> bool {
        let (slot, space) = (code / sizes.spaces(), code % sizes.spaces());
        match self.spaces.get(slot) {
            Some(spaces) => spaces.bits() >> (space / ROWS * 8 + space % ROWS) & 1 == 1,
            None => self.blocks && code < sizes.actions(),
        }
    }
}

/// Writes which actions are legal.
#[inline]
pub(crate) fn mask(sizes: Sizes, legal: &Legal, out: &mut [u8]) {
    write(&legal.spaces.map(Spaces::bits), sizes.columns, out);
    out[Slot::COUNT * sizes.spaces()..].fill(u8::from(legal.blocks));
}

/// Writes sets, each as one byte for each space, column by column. It also changes the byte behind them.
#[inline]
fn write(sets: &[u64], columns: usize, out: &mut [u8]) {
    let mut at = 0;
    for &set in sets {
        let mut rest = set;
        for _ in 0..columns {
            // One multiplication puts bit i of a column into byte i. All eight bytes are written at once, and
            // the next column begins on the last of them.
            let column = (rest & 0x7F).wrapping_mul(0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
            out[at..at + 8].copy_from_slice(&column.to_le_bytes());
            at += ROWS;
            rest >>= 8;
        }
    }
}

/// Writes a state as `team` sees it: its own discs and numbers first, then the other teams in cyclic
/// order.
pub(crate) fn observe(game: &Simplicity, sizes: Sizes, state: &State, team: Team, out: &mut [u8]) {
    observe_on(game, sizes, &Grounds::of(game, state), state, team, out);
}

/// Like [`observe`], where the grounds are known.
pub(crate) fn observe_on(
    game: &Simplicity,
    sizes: Sizes,
    grounds: &Grounds,
    state: &State,
    team: Team,
    out: &mut [u8],
) {
    let others = (0..sizes.teams).map(|after| {
        let index = team.index() + after;
        if index < sizes.teams { index } else { index - sizes.teams }
    });
    let open = game.open(state);
    let printed = state.city.built() & !state.city.owned();
    let mut sets = [0; PLANES + Team::COUNT];
    for (set, spaces) in sets.iter_mut().zip(state.city.tiles.iter().chain([&printed])) {
        *set = spaces.bits();
    }
    let (discs, symbols) = sets[Tile::ALL.len() + 1..].split_at_mut(sizes.teams);
    for (set, team) in discs.iter_mut().zip(others.clone()) {
        *set = state.city.discs[team].bits();
    }
    for (set, ground) in symbols.iter_mut().zip(&grounds.0) {
        *set = (*ground & open).bits();
    }
    write(&sets[..PLANES + sizes.teams], sizes.columns, out);

    let vector = &mut out[sizes.spaces() * (PLANES + sizes.teams)..];
    vector.fill(0);
    for slot in Slot::ALL {
        let at = 6 * slot.index();
        if let Some(tile) = state.offer[slot.index()] {
            vector[at + tile.index()] = 1;
        }
        vector[at + Tile::ALL.len()] = u8::from(state.blocked == Some(slot));
    }
    vector[42] = u8::from(state.face == Some(Face::B));
    let step = game.step(state);
    if let Some(round) = step.round() {
        vector[42 + usize::from(round)] = 1;
    }
    vector[48] = u8::from(matches!(step, Step::Block { .. }));
    vector[49..54].copy_from_slice(&state.bag);
    let scores = game.scores(state);
    let (each, ends) = vector[FIXED..].split_at_mut(4 * sizes.teams);
    for ((team, each), end) in others.zip(each.chunks_exact_mut(4)).zip(ends) {
        let place = state.order.iter().position(|other| other.is_some_and(|it| it.index() == team));
        each[0] = state.tokens[team];
        each[1] = place.unwrap_or(sizes.teams) as u8;
        each[2] = state.pawns[team].map_or(0, Slot::number);
        each[3] = state.city.discs[team].len() as u8;
        *end = u8::try_from(scores[team].total()).unwrap_or(u8::MAX);
    }
}

/// Where each symbol is printed, blanks last, on the strips laid so far.
#[derive(Clone, Copy)]
pub(crate) struct Grounds([Spaces; SYMBOLS + 1]);

impl Grounds {
    /// Those of a state. They stay the same once all strips are laid.
    pub(crate) fn of(game: &Simplicity, state: &State) -> Grounds {
        let mut bits = [0_u64; SYMBOLS + 1];
        for (column, strip) in state.columns.iter().enumerate().take(COLUMNS) {
            let Some(strip) = strip else { break };
            for (bits, mask) in bits.iter_mut().zip(game.grounds(*strip)) {
                *bits |= mask.bits() << (8 * column);
            }
        }
        Grounds(bits.map(Spaces::from_bits))
    }
}
