//! Finds puzzles in games of bots, and proves them again.

use kernel::{Input, Judged, Observer, Puzzle, Puzzles, Rng, Seat, Task};
use search::{Compiled, Deal, Player};
use serde::Deserialize;
use serde_json::Value;

use super::document::{BadPlan, BadPuzzle, ProofDoc, PuzzleChoice, PuzzleDoc};
use crate::playing::json;
use crate::position::{head, head_line};
use crate::{Agreement, Refusal};

/// The levels of bots that tell how difficult a puzzle is, from the weaker.
const SOLVERS: [&str; 2] = ["steady", "thoughtful"];
/// How often each tries a puzzle, because a weak bot sees other moves each time.
const TRIES: u32 = 24;
/// In how many of the tries a level finds the answer that often solves it.
const OFTEN: u32 = 8;
/// The most actions of a plan that a bot tries.
const LONGEST_PLAN: usize = 64;

/// A game and what it was agreed as.
pub(crate) struct Puzzler<'a, G: Puzzles> {
    pub(crate) game: G,
    pub(crate) agreement: Agreement,
    pub(crate) players: &'a Compiled<G>,
}

impl<G: Puzzles> Puzzler<'_, G> {
    /// The puzzle of game `index` of a seed, if it has one: of several one of the rarest task, by the seed.
    /// Its number is 0.
    pub(crate) fn find(&self, level: &str, (seed, index): (u64, u64)) -> Option<PuzzleDoc> {
        let game = &self.game;
        let mut bots: Vec<Box<dyn Player<G>>> =
            (0..game.seats()).map(|_| self.players.make(level)).collect::<Result<_, _>>().ok()?;
        let mut bots: Vec<&mut dyn Player<G>> =
            bots.iter_mut().map(|bot| &mut **bot as _).collect();
        let mut inputs = vec![];
        self.players.play(&mut Deal::new(game, seed, index), &mut bots, &mut |input| {
            inputs.push(input.clone());
        });
        let (mut state, mut found, mut all) = (game.start(), vec![], vec![]);
        for input in &inputs {
            if let Input::Act { seat, .. } = input {
                game.puzzles(&state, *seat, &mut all);
                found.extend(all.drain(..).map(|puzzle| (state.clone(), *seat, puzzle)));
            }
            game.apply_unchecked(&mut state, input);
        }
        let mut rng = Rng::stream(seed ^ index, u64::MAX);
        // Some tasks come in every game. Those that come seldom make a set more varied.
        let times = |code: &str| found.iter().filter(|(.., one)| one.task.code == code).count();
        let least = found.iter().map(|(.., one)| times(&one.task.code)).min()?;
        let rare: Vec<_> =
            found.iter().filter(|(.., one)| times(&one.task.code) == least).collect();
        let (state, seat, puzzle) = *rng.pick(&rare)?;
        let id = format!("{seed}-{index}");
        Some(PuzzleDoc { id, ..self.document(state, *seat, puzzle)? })
    }

    /// A puzzle as data, without id and number.
    fn document(
        &self,
        state: &G::State,
        seat: Seat,
        puzzle: &Puzzle<G::Action>,
    ) -> Option<PuzzleDoc> {
        let text = self.game.position_text(state)?;
        let Puzzle { task, choices, answers, best, wrong, reason, positions, ahead } = puzzle;
        Some(PuzzleDoc {
            number: 0,
            id: String::new(),
            seats: self.game.seats() as u8,
            seat,
            task: task.code.clone(),
            task_values: task.values.clone(),
            difficulty: self.difficulty(state, seat, puzzle),
            reason: reason.clone(),
            position: format!("{}\n{text}", head_line(G::NAME, &self.agreement)),
            choices: *choices,
            answers: answers.iter().map(|plan| self.entries(seat, plan)).collect(),
            best: self.choice(seat, best),
            wrong: wrong.iter().map(|choice| self.choice(seat, choice)).collect(),
            proof: ProofDoc { positions: *positions, ahead: *ahead },
        })
    }

    fn entry(&self, seat: Seat, action: &G::Action) -> Value {
        json(self.game.entry(&Input::Act { seat, action: action.clone() }))
    }

    fn entries(&self, seat: Seat, plan: &[G::Action]) -> Vec<Value> {
        plan.iter().map(|action| self.entry(seat, action)).collect()
    }

    fn choice(&self, seat: Seat, judged: &Judged<G::Action>) -> PuzzleChoice {
        PuzzleChoice {
            plan: self.entries(seat, &judged.plan),
            gain: judged.gain,
            line: judged.line.iter().map(|(seat, action)| self.entry(*seat, action)).collect(),
            score: judged.score.clone(),
            facts: judged.facts.clone(),
            right: judged.right,
        }
    }

    /// 1 if the weaker of [`SOLVERS`] often solves it, 2 if one of them ever does, else 3.
    fn difficulty(&self, state: &G::State, seat: Seat, puzzle: &Puzzle<G::Action>) -> u8 {
        let [weaker, better] = SOLVERS.map(|level| {
            let solves = |attempt: &u32| {
                let plan = self.plan(level, state.clone(), seat, *attempt);
                self.game.solves(state, seat, puzzle, &plan)
            };
            (0..TRIES).filter(solves).count() as u32
        });
        match (weaker, better) {
            (OFTEN.., _) => 1,
            (0, 0) => 3,
            _ => 2,
        }
    }

    /// What a level does for `seat`: an action, or where plans are whole all until its phase ends.
    fn plan(&self, level: &str, mut state: G::State, seat: Seat, attempt: u32) -> Vec<G::Action> {
        let game = &self.game;
        let (mut plan, mut legal) = (vec![], vec![]);
        let Ok(mut player) = self.players.make(level) else { return plan };
        let mut rng = Rng::seed(attempt.into());
        let phase = |state: &G::State| (game.round(state), game.phase(state));
        let begun = phase(&state);
        while game.turn(&state).is_due(seat)
            && phase(&state) == begun
            && plan.len() < if G::WHOLE_PLANS { LONGEST_PLAN } else { 1 }
        {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Observer::Seat(seat));
            let action = legal[player.choose(game, &view, seat, &legal, &mut rng)].clone();
            game.apply_unchecked(&mut state, &Input::Act { seat, action: action.clone() });
            plan.push(action);
        }
        plan
    }

    /// The position of a puzzle.
    fn state(&self, puzzle: &PuzzleDoc) -> Result<G::State, Refusal> {
        let state = self.game.position(&puzzle.position, &mut Rng::seed(0))?;
        let is_due = self.game.turn(&state).is_due(puzzle.seat);
        let line = puzzle.number + 1;
        let problem = || format!("seat {} cannot act in this position", puzzle.seat.index());
        if is_due { Ok(state) } else { Err(BadPuzzle { line, problem: problem() }.into()) }
    }

    /// Proves a puzzle again.
    pub(crate) fn prove(&self, puzzle: &PuzzleDoc) -> Result<(), Refusal> {
        let state = self.state(puzzle)?;
        let mut all = vec![];
        self.game.puzzles(&state, puzzle.seat, &mut all);
        let line = puzzle.number + 1;
        let bad = |problem: String| Err(BadPuzzle { line, problem }.into());
        let Some(proved) = all.iter().find(|proved| proved.task.code == puzzle.task) else {
            return bad(format!("the position has no puzzle {:?}", puzzle.task));
        };
        let proved = self.document(&state, puzzle.seat, proved).map(|proved| PuzzleDoc {
            number: puzzle.number,
            id: puzzle.id.clone(),
            ..proved
        });
        let (told, truth) = (json(puzzle), json(&proved));
        let fields = truth.as_object().into_iter().flatten();
        let mut wrong = fields.filter(|(key, value)| told.get(key.as_str()) != Some(value));
        match wrong.next() {
            None if proved.as_ref() == Some(puzzle) => Ok(()),
            None => bad("it has fields that its position does not give".to_owned()),
            Some((key, value)) => bad(format!(
                "{key} is {}, but by the rules it is {value}",
                told.get(key.as_str()).unwrap_or(&Value::Null)
            )),
        }
    }

    /// Every choice of a puzzle, best first.
    pub(crate) fn choices(&self, puzzle: &PuzzleDoc) -> Result<Vec<PuzzleChoice>, Refusal> {
        let judged = self.game.judged(&self.state(puzzle)?, puzzle.seat, &task_of(puzzle));
        Ok(judged.iter().map(|judged| self.choice(puzzle.seat, judged)).collect())
    }

    /// Judges a solver's plan.
    pub(crate) fn judge(
        &self,
        puzzle: &PuzzleDoc,
        plan: &[Value],
    ) -> Result<PuzzleChoice, Refusal> {
        let (state, mut actions) = (self.state(puzzle)?, vec![]);
        for (place, entry) in plan.iter().enumerate() {
            let bad = |problem: String| BadPlan { entry: place + 1, problem };
            let entry = G::Entry::deserialize(entry)
                .map_err(|error| bad(format!("it cannot be read: {error}")))?;
            match self.game.input(&entry)? {
                Input::Act { seat, action } if seat == puzzle.seat => actions.push(action),
                _ => return Err(bad("only the seat that solves the puzzle acts".to_owned()).into()),
            }
        }
        let judged = self.game.judge(&state, puzzle.seat, &task_of(puzzle), &actions)?;
        let problem = "the plan ends before its decision is over".to_owned();
        let judged = judged.ok_or(BadPlan { entry: plan.len().max(1), problem })?;
        Ok(self.choice(puzzle.seat, &judged))
    }
}

/// What a puzzle asks for.
fn task_of(puzzle: &PuzzleDoc) -> Task {
    Task { code: puzzle.task.clone(), values: puzzle.task_values.clone() }
}

/// The agreement of a puzzle's position.
pub(crate) fn agreement_of(puzzle: &PuzzleDoc) -> Result<Agreement, Refusal> {
    let no_game = || BadPuzzle {
        line: puzzle.number + 1,
        problem: "the position names no game; begin it with a line such as game: simplicity 4"
            .to_owned(),
    };
    Ok(head(&puzzle.position)?.ok_or_else(no_game)?.agreement)
}
