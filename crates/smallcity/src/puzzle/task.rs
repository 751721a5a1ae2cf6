//! What a puzzle asks for, and what a round brought.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::game::SmallCity;
use crate::score::{promises, score};
use crate::state::{Borough, State};

/// What a puzzle asks for. Everything counts when the council meets (phase 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The most votes in this round.
    Votes,
    /// Less pollution than [`Goals::limit`], and no death. What it is worth is how far it stays below.
    Clean,
    /// The most money.
    Money,
    /// The highest score, as if the game ended.
    Score,
    /// The most points for kept promises without a death, as if the game ended.
    Promises,
}

impl Task {
    /// Every task.
    pub const ALL: [Task; 5] = [Task::Votes, Task::Clean, Task::Money, Task::Score, Task::Promises];

    /// Its code in messages and documents.
    pub const fn code(self) -> &'static str {
        match self {
            Task::Votes => "votes",
            Task::Clean => "clean",
            Task::Money => "money",
            Task::Score => "score",
            Task::Promises => "promises",
        }
    }

    /// Whether a plan with this value solves the task; `best` is the best value. Every plan that stays below
    /// the limit solves [`Task::Clean`]; of other tasks, a plan that the best leads by less than [`LEAD`].
    pub(super) fn is_solved(self, value: Option<i32>, best: i32) -> bool {
        match self {
            Task::Clean => value.is_some(),
            _ => value.is_some_and(|value| best - value < LEAD),
        }
    }
}

/// By how much the best plan leads every plan that is not right.
const LEAD: i32 = 2;

/// What a round brings for each task; `None` if it breaks a condition.
pub(super) type Values = [Option<i32>; Task::ALL.len()];

/// A round of one borough at its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityRound")]
pub struct RoundDoc {
    /// The votes that it brought.
    pub votes: i32,
    /// The pollution track.
    pub pollution: u16,
    /// How many died.
    pub deaths: u8,
    /// The money in store.
    pub money: u16,
    /// The score, as if the game ended.
    pub score: i32,
    /// The keys of the promises that hold.
    pub kept: Vec<String>,
    /// The keys of those that do not.
    pub broken: Vec<String>,
}

/// The tasks in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goals<'a> {
    /// The game.
    pub(super) game: &'a SmallCity,
    /// The pollution that is too much for [`Task::Clean`], in percent.
    pub(super) limit: u16,
    /// The round.
    pub(super) round: u8,
    /// The vote track before.
    votes: u16,
    /// The dead before.
    dead: u8,
}

/// The only seat of a puzzle.
pub(super) const SEAT: Seat = Seat::new(0);

/// All own people who have died.
fn dead(borough: &Borough) -> u8 {
    borough.dead.iter().sum()
}

impl<'a> Goals<'a> {
    /// The tasks in a position. Too much pollution is the next threshold of deaths.
    pub(super) fn new(game: &'a SmallCity, state: &State) -> Goals<'a> {
        let (borough, numbers) = (state.borough(SEAT), &game.rules().numbers);
        let above = |threshold: &&u16| **threshold > borough.pollution;
        let limit = numbers.death_thresholds.iter().find(above);
        let limit = *limit.unwrap_or(&numbers.pollution_elimination);
        let round = state.round;
        Goals { game, limit, round, votes: borough.votes, dead: dead(borough) }
    }

    /// What a round has brought.
    pub(super) fn values(&self, state: &State) -> Values {
        let (rules, borough) = (self.game.rules(), state.borough(SEAT));
        if !borough.plays() {
            return [None; Task::ALL.len()];
        }
        let votes = i32::from(borough.votes) - i32::from(self.votes);
        let lives = dead(borough) == self.dead;
        Task::ALL.map(|task| match task {
            Task::Votes => Some(votes),
            Task::Clean => {
                let left = i32::from(self.limit) - i32::from(borough.pollution);
                (left > 0 && lives).then_some(left)
            }
            Task::Money => Some(borough.money.into()),
            Task::Score => Some(score(rules, state, SEAT).total()),
            Task::Promises => {
                let kept = promises(rules, state, SEAT).filter(|judged| judged.kept);
                lives.then(|| kept.map(|judged| judged.points).sum())
            }
        })
    }

    /// A round at its end.
    pub(super) fn told(&self, state: &State) -> RoundDoc {
        let (rules, borough) = (self.game.rules(), state.borough(SEAT));
        let keys = |kept: bool| {
            let cards = promises(rules, state, SEAT).filter(move |judged| judged.kept == kept);
            cards.map(|judged| rules.promise(judged.card).key.clone()).collect()
        };
        RoundDoc {
            votes: i32::from(borough.votes) - i32::from(self.votes),
            pollution: borough.pollution,
            deaths: dead(borough) - self.dead,
            money: borough.money,
            score: score(rules, state, SEAT).total(),
            kept: keys(true),
            broken: keys(false),
        }
    }
}
