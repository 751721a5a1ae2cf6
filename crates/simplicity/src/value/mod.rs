//! What a position is worth where a round ends: what players that look ahead go by.
//!
//! A team's final score is foretold from a few [facts](NAMES) by weights, a set for each number of
//! players and each round that is over; `citywright train simplicity` fits them by games that players
//! play against each other. A seat has what the lower of its teams will have (SIM-5.5); what it is
//! ahead of the best of the others also tells how likely it wins.

mod facts;

use std::sync::LazyLock;

use bits::{Machine, Work};
use kernel::Seat;
use serde::{Deserialize, Serialize};

use facts::facts;
pub use facts::{FACTS, NAMES};

use crate::pieces::Team;
use crate::steps::{ROUNDS, Step};
use crate::{Simplicity, State};

/// The rounds after which something is left to foretell.
pub const OPEN_ROUNDS: usize = ROUNDS as usize - 1;
/// What a certain win is worth beside the lead, in points.
const WIN: f64 = 10.0;
/// The only form of a file of values that there is.
const FORMAT: &str = "citywright-value/1";

/// The shipped weights, with the command that made them.
const SHIPPED: &str = include_str!("../../data/value.json");

/// A file of values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueFile {
    /// `citywright-value/1`.
    pub format: String,
    /// What made it.
    pub command: String,
    /// What each weight is multiplied with; see [`NAMES`].
    pub facts: Vec<String>,
    /// For each number of players.
    pub tables: Vec<TableValue>,
}

/// What is known of tables of one size.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableValue {
    /// How many players it is for.
    pub players: u8,
    /// After each round but the last.
    pub rounds: [RoundValue; OPEN_ROUNDS],
}

/// How to foretell the end after a round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundValue {
    /// What a team's final score has of each fact, in points.
    pub points: [f64; FACTS],
    /// The foretold lead at which a win is as likely as not, in points.
    pub even: f64,
    /// How much more lead makes a win about five times as likely as none, in points.
    pub spread: f64,
}

impl ValueFile {
    /// A file of these tables.
    pub fn new(command: String, tables: Vec<TableValue>) -> ValueFile {
        let facts = NAMES.map(str::to_owned).into();
        ValueFile { format: FORMAT.to_owned(), command, facts, tables }
    }

    /// The file that players use.
    ///
    /// # Panics
    /// If what is shipped cannot be read; a test holds that it can.
    pub fn shipped() -> &'static ValueFile {
        static FILE: LazyLock<ValueFile> = LazyLock::new(|| {
            let file = ValueFile::read(SHIPPED);
            file.unwrap_or_else(|error| panic!("data/value.json: {error}"))
        });
        &FILE
    }

    /// Reads a file.
    ///
    /// # Errors
    /// It is of another form or of other facts.
    pub fn read(text: &str) -> Result<ValueFile, String> {
        let file: ValueFile = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if file.format != FORMAT {
            return Err(format!("its format is {:?}, not {FORMAT:?}", file.format));
        }
        if file.facts != NAMES {
            return Err("it weighs other facts than this version looks at".to_owned());
        }
        Ok(file)
    }

    /// What is known of tables of so many players.
    pub(crate) fn of(&self, players: usize) -> [RoundValue; OPEN_ROUNDS] {
        let table = self.tables.iter().find(|table| usize::from(table.players) == players);
        table.map_or([RoundValue::PLAIN; OPEN_ROUNDS], |table| table.rounds)
    }
}

impl RoundValue {
    /// Who knows nothing takes a team to end with what it has.
    pub const PLAIN: RoundValue = RoundValue {
        points: [0., 1., 1., 1., 1., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0., 0.],
        even: 0.0,
        spread: 10.0,
    };

    /// How likely a seat wins that is foretold to lead by so much. A root in place of a logarithm gives
    /// the same on every machine.
    pub fn chance(&self, lead: f64) -> f64 {
        let ahead = (lead - self.even) / self.spread;
        0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
    }
}

impl Simplicity {
    /// The same rules for players that value positions by other weights.
    #[must_use]
    pub fn valued_by(mut self, rounds: [RoundValue; OPEN_ROUNDS]) -> Simplicity {
        self.value = rounds;
        self
    }

    /// [`kernel::Hints::values`].
    pub(crate) fn all_values(&self, state: &State, out: &mut Vec<f64>) {
        let seats = Seat::first(self.size.players);
        if self.step(state) == Step::Over {
            let standings = self.player_standings(state);
            let won = |seat: Seat| standings.winners().any(|winner| winner == seat.index());
            out.extend(seats.map(|seat| standings.lead(seat) + if won(seat) { WIN } else { 0.0 }));
            return;
        }
        let round = &self.value[self.rounds_over(state).clamp(1, OPEN_ROUNDS) - 1];
        let foretold = self.foretold(state, round);
        out.extend(seats.map(|seat| {
            let lead = lead(&foretold[..self.size.players], seat.index());
            lead + WIN * round.chance(lead)
        }));
    }
}

impl Simplicity {
    /// How many rounds are over.
    fn rounds_over(&self, state: &State) -> usize {
        match self.step(state) {
            Step::Over => usize::from(ROUNDS),
            step => usize::from(step.round().unwrap_or(1) - 1),
        }
    }

    /// The [facts](NAMES) of each team, as they stand; nothing for teams that do not play.
    pub fn facts(&self, state: &State) -> [[i32; FACTS]; Team::COUNT] {
        bits::dispatch(Facts { game: self, state })
    }

    /// What each seat is foretold to end with: the lower of what its teams are (SIM-5.5).
    pub fn foretold(&self, state: &State, round: &RoundValue) -> [f64; Team::COUNT] {
        let facts = self.facts(state);
        let mut foretold = [f64::INFINITY; Team::COUNT];
        for team in self.teams() {
            let facts = facts[team.index()].iter().zip(&round.points);
            let score = facts.fold(0.0, |sum, (&fact, points)| sum + f64::from(fact) * points);
            let seat = &mut foretold[self.owner(team).index()];
            *seat = seat.min(score);
        }
        foretold
    }
}

/// What one is ahead of the best of the others; of one alone, what it has.
pub fn lead(scores: &[f64], seat: usize) -> f64 {
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, &score)| score).reduce(f64::max);
    scores[seat] - best.unwrap_or(0.0)
}

struct Facts<'a> {
    game: &'a Simplicity,
    state: &'a State,
}

impl Work for Facts<'_> {
    type Output = [[i32; FACTS]; Team::COUNT];

    #[inline(always)]
    fn run<M: Machine>(self, _machine: M) -> Self::Output {
        let mut all = [[0; FACTS]; Team::COUNT];
        match self.game.team_count() {
            4 => all[..4].copy_from_slice(&facts::<4>(self.game, self.state)),
            5 => all[..5].copy_from_slice(&facts::<5>(self.game, self.state)),
            _ => all = facts::<6>(self.game, self.state),
        }
        all
    }
}
