//! Sampled worlds, and sums over them.

use kernel::{End, Game, Input, Observer, Rng, Seat, Study, Unit};

use crate::tenths::Tenths;

/// The number that a choice adds to its order for a whole win, in points of the lead: it makes choices
/// that win equally often differ.
const WIN: f64 = 10.0;

/// Sums over worlds, for every seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sums {
    pub(crate) worlds: u32,
    value: [f64; Seat::MAX],
    chance: [f64; Seat::MAX],
    score: [f64; Seat::MAX],
}

impl Sums {
    /// Adds a world; returns the value for a seat in it.
    pub(crate) fn add(&mut self, unit: Unit, ends: &[End], seat: Seat) -> f64 {
        self.worlds += 1;
        let mut own = 0.0;
        for (index, end) in ends.iter().enumerate() {
            let value = value(unit, end);
            self.value[index] += value;
            self.chance[index] += 100.0 * end.chance;
            self.score[index] += end.score;
            if index == seat.index() {
                own = value;
            }
        }
        own
    }

    fn mean(&self, sums: &[f64; Seat::MAX], seats: usize) -> Vec<f64> {
        sums[..seats].iter().map(|sum| sum / f64::from(self.worlds.max(1))).collect()
    }

    /// The mean value for every seat.
    pub(crate) fn value(&self, unit: Unit, seats: usize) -> Vec<Tenths> {
        let mean = self.mean(&self.value, seats);
        if unit == Unit::Chance { hundred(&mean) } else { Tenths::all(&mean) }
    }

    /// The mean chance to win, for every seat.
    pub(crate) fn chance(&self, seats: usize) -> Vec<Tenths> {
        hundred(&self.mean(&self.chance, seats))
    }

    /// The mean final score, for every seat.
    pub(crate) fn score(&self, seats: usize) -> Vec<Tenths> {
        Tenths::all(&self.mean(&self.score, seats))
    }
}

/// The value of an end for its seat.
fn value(unit: Unit, end: &End) -> f64 {
    if unit == Unit::Chance { 100.0 * end.chance } else { end.lead }
}

/// What orders choices: finer than the value, so that fewer worlds tell them apart.
pub(crate) fn keen(unit: Unit, ends: &[End], seat: Seat) -> f64 {
    let End { lead, chance, .. } = ends[seat.index()];
    if unit == Unit::Chance { lead + WIN * chance } else { lead }
}

/// Percentages in tenths that still sum to 100 if the numbers do: the largest remainders are rounded up.
fn hundred(numbers: &[f64]) -> Vec<Tenths> {
    let all: f64 = numbers.iter().sum();
    if (all - 100.0).abs() > 1e-6 {
        return Tenths::all(numbers);
    }
    let tenths: Vec<f64> = numbers.iter().map(|number| 10.0 * number).collect();
    let mut whole: Vec<i32> = tenths.iter().map(|tenth| tenth.floor() as i32).collect();
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    let rest = |seat: usize| tenths[seat] - tenths[seat].floor();
    order.sort_by(|&one, &other| rest(other).total_cmp(&rest(one)));
    let missing = (1_000 - whole.iter().sum::<i32>()).max(0) as usize;
    for &seat in order.iter().cycle().take(missing) {
        whole[seat] += 1;
    }
    whole.into_iter().map(Tenths).collect()
}

/// Plays a world on to where its end is known or foretold.
pub(crate) fn play_on<G: Study>(
    game: &G,
    state: &mut G::State,
    own: Seat,
    luck: &mut Rng,
    ends: &mut Vec<End>,
) {
    let until = if G::ROUNDS == 0 { u32::MAX } else { game.round(state) + G::ROUNDS };
    game.play_on(state, until, own, luck);
    ends.clear();
    game.foretell(state, ends);
}

/// The worlds that fit what a seat knows.
pub(crate) struct Worlds<'a, G: Game> {
    pub(crate) game: &'a G,
    /// What the seat knows.
    view: G::View,
    pub(crate) seat: Seat,
    seed: u64,
}

impl<'a, G: Study> Worlds<'a, G> {
    pub(crate) fn new(game: &'a G, state: &G::State, seat: Seat, seed: u64) -> Worlds<'a, G> {
        Worlds { game, view: game.view(state, Observer::Seat(seat)), seat, seed }
    }

    /// World number `world`, and its luck from there on.
    pub(crate) fn world(&self, world: u32) -> (G::State, Rng) {
        let mut luck = Rng::stream(self.seed, world.into());
        (self.game.foresee(&self.view, &mut luck), luck)
    }

    /// How a world ends after a plan.
    pub(crate) fn end(
        &self,
        (mut state, mut luck): (G::State, Rng),
        plan: &[G::Action],
        ends: &mut Vec<End>,
    ) -> G::State {
        let (game, seat) = (self.game, self.seat);
        for action in plan {
            let input = Input::Act { seat, action: action.clone() };
            // The world may forbid it through something that the seat does not know.
            if game.apply(&mut state, &input).is_err() {
                break;
            }
        }
        play_on(game, &mut state, seat, &mut luck, ends);
        state
    }
}

/// Sums over worlds that go on from a state with all its secrets.
pub(crate) fn outlook<G: Study>(game: &G, state: &G::State, seed: u64, worlds: u32) -> Sums {
    let (mut sums, mut ends) = (Sums::default(), vec![]);
    for world in 0..worlds {
        let (mut state, mut luck) = (state.clone(), Rng::stream(seed, world.into()));
        // Games may play on with more care for one seat: each gets its share.
        let own = Seat::new(world as usize % game.seats());
        play_on(game, &mut state, own, &mut luck, &mut ends);
        sums.add(G::UNIT, &ends, own);
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::{Tenths, hundred};

    #[test]
    fn percentages_sum_to_a_hundred() {
        let third = 100.0 / 3.0;
        let of =
            |numbers: &[f64]| hundred(numbers).iter().map(|tenths| tenths.0).collect::<Vec<_>>();
        assert_eq!(of(&[third; 3]), [334, 333, 333]);
        assert_eq!(of(&[12.34, 87.66]), [123, 877]);
        assert_eq!(of(&[100.0, 0.0]), [1_000, 0]);
        assert_eq!(hundred(&[0.0]), [Tenths(0)], "a solo game may be lost");
    }
}
