//! Heuristic rollouts: plausible, cheap actions for sampled worlds, of which a search needs many. Every
//! team takes the best of a few random builds.

use bits::{Machine, Work};
use kernel::{Game, Input, Rng};

use crate::gain::Outlook;
use crate::masks::Fits;
use crate::pieces::{Face, Slot, Team, Tile};
use crate::steps::Step;
use crate::{Simplicity, Space, State, Stuck};

impl Simplicity {
    /// [`kernel::Hints::play_on`].
    pub(crate) fn play_on_likely(&self, state: &mut State, until: u32, rng: &mut Rng) {
        let mut draws = vec![];
        while self.step(state).round().is_none() && self.step(state) != Step::Over {
            draws.clear();
            self.outcomes(state, &mut draws);
            let Some(&chance) = rng.pick_weighted(&draws) else { return };
            self.apply_unchecked(state, &Input::Chance(chance));
        }
        bits::dispatch(Likely { game: self, state, until, rng });
    }
}

struct Likely<'a> {
    game: &'a Simplicity,
    state: &'a mut State,
    until: u32,
    rng: &'a mut Rng,
}

/// A plausible build from a slot, and its gain.
#[derive(Clone, Copy)]
struct Build {
    slot: Slot,
    space: Space,
    points: i16,
}

impl Work for Likely<'_> {
    type Output = ();

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) {
        let Likely { game, state, until, rng } = self;
        let fits = game.fits(state);
        loop {
            let step = game.step(state);
            if step.round().is_none_or(|round| u32::from(round) >= until) {
                return;
            }
            match step {
                Step::Tile { round, slot } => draw(state, (round, slot), rng),
                Step::Block { .. } => block(game, state, &fits, machine, rng),
                _ => take(game, state, &fits, machine, rng),
            }
        }
    }
}

/// Draws tiles for the slots from this one on, all from one random number.
#[inline(always)]
fn draw(state: &mut State, (round, first): (u8, Slot), rng: &mut Rng) {
    let parks = if round == 0 { state.bag[Tile::Park.index()] } else { 0 };
    let all = state.bag.iter().map(|&count| u32::from(count)).sum::<u32>() - u32::from(parks);
    let slots = Slot::COUNT - first.index();
    let bounds: [u32; Slot::COUNT] =
        std::array::from_fn(|index| if index < slots { all - index as u32 } else { 1 });
    for (slot, mut number) in (first.index()..Slot::COUNT).zip(rng.below_each(bounds)) {
        for tile in Tile::ALL {
            let skipped = if tile == Tile::Park { parks } else { 0 };
            let count = u32::from(state.bag[tile.index()] - skipped);
            if number < count {
                state.bag[tile.index()] -= 1;
                state.offer[slot] = Some(tile);
                break;
            }
            number -= count;
        }
    }
    state.step += slots as u8;
}

/// Blocks the slot that seems most valuable to the first team of another player (SIM-3.2).
#[inline(always)]
fn block<M: Machine>(game: &Simplicity, state: &mut State, fits: &Fits, machine: M, rng: &mut Rng) {
    let owner = game.team_to_act(state).map(|team| game.owner(team));
    let mut order = state.order.into_iter().flatten();
    let rival = order.find(|&team| Some(game.owner(team)) != owner);
    let best = rival.and_then(|rival| best_of_few(game, state, fits, rival, machine, rng));
    Simplicity::block(state, best.map_or(Slot::LAST, |build| build.slot));
}

/// The team to act takes the best of a few builds (SIM-3.4).
#[inline(always)]
fn take<M: Machine>(game: &Simplicity, state: &mut State, fits: &Fits, machine: M, rng: &mut Rng) {
    let Some(team) = game.team_to_act(state) else { return };
    if let Some(Build { slot, space, .. }) = best_of_few(game, state, fits, team, machine, rng) {
        game.take(state, team, slot, space);
    }
}

/// The best of two random builds from each slot, for one team; the first of equals. Never `None` while
/// there is a tile and an open space.
#[inline(always)]
fn best_of_few<M: Machine>(
    game: &Simplicity,
    state: &State,
    fits: &Fits,
    team: Team,
    machine: M,
    rng: &mut Rng,
) -> Option<Build> {
    let open = game.open(state);
    let fits = &fits[state.face.map_or(0, Face::index)];
    let outlook = Outlook::of(&state.city, team);
    let mut best: Option<Build> = None;
    // SIM-3.7: if nothing fits anywhere, every open space is legal.
    for anywhere in [game.setup.stuck == Stuck::PerTile, true] {
        for slot in Slot::ALL {
            let Some(tile) = state.available_in(slot) else { continue };
            let fitting = fits[slot.index()] & open;
            let spaces = if anywhere && fitting.is_empty() { open } else { fitting };
            let (count, bits) = (spaces.len(), rng.next_u64());
            for (look, bits) in [(0, (bits >> 32) as u32), (1, bits as u32)] {
                if look >= count {
                    break;
                }
                let nth = if count == 2 { look } else { rng.below_from(bits, count) };
                let space = Space::from_bit(machine.nth_bit(spaces.0, nth).trailing_zeros());
                let points = outlook.sum(tile, space, true).total();
                if best.is_none_or(|best| points > best.points) {
                    best = Some(Build { slot, space, points });
                }
            }
        }
        if best.is_some() {
            break;
        }
    }
    best
}
