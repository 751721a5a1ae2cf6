//! Implements [`kernel::Study`].

use kernel::{Depth, End, Game, Grades, Seat, Study, Unit};

use serde_json::Value;

use super::worth::{PARTS, STEP, ahead, parts, rounds_left, worths};
use crate::action::Action;
use crate::game::SmallCity;
use crate::score::score;
use crate::state::State;

/// How the worth of a position foretells the final score.
struct Foretold {
    /// The score of a borough that is worth nothing.
    base: f64,
    /// The points for each point of worth.
    slope: f64,
    /// How far scores differ from it: the standard deviation.
    spread: f64,
}

/// By the number of rounds that are left, from 1. `cargo run --release -p citywright-catalog --example
/// calibrate` fits it (docs/strength.md).
const FORETOLD: [Foretold; 8] = [
    Foretold { base: -16.5, slope: 0.79, spread: 10.6 },
    Foretold { base: -15.5, slope: 0.554, spread: 14.3 },
    Foretold { base: -7.2, slope: 0.372, spread: 17.0 },
    Foretold { base: 0.9, slope: 0.254, spread: 18.5 },
    Foretold { base: 6.2, slope: 0.195, spread: 19.1 },
    Foretold { base: 12.3, slope: 0.142, spread: 19.7 },
    Foretold { base: 17.8, slope: 0.138, spread: 20.0 },
    Foretold { base: 23.8, slope: 0.138, spread: 19.2 },
];

/// What a seat that is out has lost besides its score, as [`kernel::Standings::lead`] counts it.
const OUT: f64 = 100.0;

/// The names of decisions by phase; those of set-up are in [`Study::kind`].
const KINDS: [&str; 9] =
    ["promise", "card", "plan", "moves", "uses", "uses", "victim", "council", "visit"];

impl SmallCity {
    /// How the worth of this position foretells scores.
    fn foretold(&self, state: &State) -> &'static Foretold {
        let left = rounds_left(self.rules(), state, ahead(self.rules(), state));
        &FORETOLD[(left.max(1) as usize - 1).min(FORETOLD.len() - 1)]
    }
}

impl Study for SmallCity {
    const UNIT: Unit = Unit::Points;
    const WHOLE_PLANS: bool = true;
    const ROUNDS: u32 = 2;
    const DEPTH: Depth = Depth { quick: 16, worlds: 400, exact: 0 };
    const GRADES: &'static [Grades] =
        &[Grades { seats: 3, sound: 1.0, slip: 1.5, mistake: 3.5, blunder: 6.5 }];
    const BYTES: usize = 60_000;

    fn kind(&self, state: &State, _seat: Seat) -> &'static str {
        match SmallCity::phase(self, state) {
            0 if self.step(state) == "s.city_hall" => "hall",
            phase => KINDS.get(usize::from(phase)).copied().unwrap_or("promise"),
        }
    }

    fn foretell(&self, state: &State, out: &mut Vec<End>) {
        if let Some(standings) = self.standings(state) {
            out.extend(End::of(&standings));
            return;
        }
        let Foretold { base, slope, spread } = self.foretold(state);
        let first = out.len();
        for (seat, worth) in worths(self.rules(), state, &STEP).into_iter().enumerate() {
            let is_out = !state.boroughs[seat].plays();
            let worth = f64::from(worth) / 100.0;
            let score = if is_out { worth + OUT } else { base + slope * worth };
            let chance = if is_out { 0.0 } else { 1.0 };
            out.push(End { score, lead: if is_out { worth } else { score }, chance });
        }
        let ends = &mut out[first..];
        let ranked: Vec<f64> = ends.iter().map(|end| end.lead).collect();
        for (seat, end) in ends.iter_mut().enumerate() {
            let others = ranked.iter().enumerate().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, score)| *score).reduce(f64::max);
            end.lead -= best.unwrap_or(0.0);
            // A root in place of a logarithm gives the same on every machine. Alone nobody beats a seat.
            let ahead = best.map_or(f64::INFINITY, |_| end.lead / spread);
            end.chance *= if ahead.is_finite() {
                0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
            } else {
                1.0
            };
        }
        let all: f64 = ends.iter().map(|end| end.chance).sum();
        for end in ends.iter_mut().filter(|_| all > 0.0) {
            end.chance /= all;
        }
    }

    /// The reasons that a hint gives too.
    fn facts(&self, state: &State, seat: Seat, plan: &[Action]) -> Option<Value> {
        serde_json::to_value(self.reasons_of(&mut { *state }, seat, plan)).ok()
    }

    /// The parts of the foretold score beyond its base; at the end those of the score.
    fn parts(&self, state: &State, seat: Seat, out: &mut Vec<(&'static str, f64)>) {
        let rules = self.rules();
        let hundredths = if state.over {
            let score = score(rules, state, seat);
            let promises = score.promises + score.special + score.platform;
            [score.votes - score.tolls, -score.pollution, 0, 0, 0, promises].map(|part| 100 * part)
        } else if state.borough(seat).plays() {
            parts(rules, &mut { *state }, seat, ahead(rules, state), &STEP)
        } else {
            [0; PARTS.len()]
        };
        let slope = if state.over { 1.0 } else { self.foretold(state).slope };
        let points = hundredths.map(|part| slope * f64::from(part) / 100.0);
        out.extend(PARTS.into_iter().zip(points));
    }
}
