//! Puzzles: positions of round 5 in which one build wins, and not the one that brings most.
//!
//! All of it is proved by visiting everything that can follow. Where another seat has choices that end
//! equally well for itself, the answer wins whichever it takes, and every other build loses whichever it
//! takes.

use kernel::{Game, Input, Judged, Puzzle, PuzzleTable, Puzzles, Seat, Task};
use serde_json::json;

use crate::documents::FactsDoc;
use crate::pieces::{Slot, Tile};
use crate::solve::{Ends, Ties};
use crate::steps::{ROUNDS, Step};
use crate::{Action, Simplicity, Space, State};

/// How many builds a puzzle has; fewer are no puzzle, more are none for a break.
const BUILDS: std::ops::RangeInclusive<usize> = 8..=45;

/// How many tiles are taken at most, the answer included.
const MOST_LEFT: usize = 4;

/// How many positions a proof visits at most: it takes a tenth of a second.
const MOST_POSITIONS: u64 = 400_000;

/// How many wrong answers a puzzle explains.
const WRONG: usize = 3;

/// A table of bots with the standard options.
const fn table(players: u8, level: &'static str) -> PuzzleTable {
    PuzzleTable { players, options: &[], level, special: false }
}

/// A choice and how the game then ends.
struct Tried {
    action: Action,
    ends: Ends,
    gain: i16,
}

/// What a build does, whichever slot it takes: what differs only in the slot differs only in ties.
fn deed(state: &State, action: Action) -> (Option<Tile>, Option<Space>, Option<Slot>) {
    match action {
        Action::Take { slot, space, .. } => (state.offer[slot.index()], Some(space), None),
        Action::Block { slot, .. } => (None, None, Some(slot)),
    }
}

impl Simplicity {
    /// Every action, with the end that it leads to if equals are decided against its seat.
    fn tried(&self, state: &State, seat: Seat) -> Option<(Vec<Tried>, u64)> {
        let (all, positions) = self.ends_by(Ties::Against(seat), state, MOST_POSITIONS)?;
        let tried = |(action, ends): (Action, Ends)| Tried {
            action,
            ends,
            gain: self.tempts(state, seat, action),
        };
        Some((all.into_iter().map(tried).collect(), positions))
    }

    /// What makes an action tempting: the points that it brings at once; of a block, how little the next
    /// rival can still build for, as a number below 0.
    fn tempts(&self, state: &State, seat: Seat, action: Action) -> i16 {
        if let Action::Take { team, .. } = action {
            return self.sum(state, action, team).total();
        }
        let mut after = *state;
        self.apply_unchecked(&mut after, &Input::Act { seat, action });
        self.rivals_to_come(state, seat).next().map_or(0, |rival| -self.most(&after, rival))
    }

    /// How many tiles are to be taken in the last round.
    fn tiles_left(&self, state: &State) -> Option<usize> {
        match self.step(state) {
            Step::Block { round } if round + 1 == ROUNDS => Some(self.team_count()),
            Step::Take { round, place } if round + 1 == ROUNDS => {
                Some(self.team_count() - usize::from(place))
            }
            _ => None,
        }
    }

    /// Whether the position is worth a proof.
    fn may_be_puzzle(&self, state: &State, seat: Seat) -> bool {
        let mut legal = vec![];
        self.legal(state, seat, &mut legal);
        let is_block = matches!(self.step(state), Step::Block { .. });
        self.tiles_left(state).is_some_and(|left| left <= MOST_LEFT)
            && (is_block || BUILDS.contains(&legal.len()))
    }

    /// The puzzle of a position, if one class of choices alone wins.
    fn puzzle(&self, state: &State, seat: Seat) -> Option<Puzzle<Action>> {
        if !self.may_be_puzzle(state, seat) {
            return None;
        }
        let (mut tried, positions) = self.tried(state, seat)?;
        let wins = |ends: &Ends| ends[seat.index()].wins;
        let right: Vec<Action> =
            tried.iter().filter(|tried| wins(&tried.ends)).map(|tried| tried.action).collect();
        let class = deed(state, *right.first()?);
        let is_answer = |action: Action| deed(state, action) == class;
        // One class wins; if not from all slots, the slot is part of the answer.
        let by_slot = tried.iter().any(|tried| is_answer(tried.action) && !wins(&tried.ends));
        if !right.iter().all(|&action| is_answer(action)) || (by_slot && right.len() > 1) {
            return None;
        }
        let most = tried.iter().map(|tried| tried.gain).max()?;
        if tried.iter().all(|tried| tried.gain < most || wins(&tried.ends)) {
            return None;
        }
        let (friendly, more) = self.ends_by(Ties::For(seat), state, MOST_POSITIONS)?;
        let stay_wrong = |(action, ends): &(Action, Ends)| !wins(ends) || right.contains(action);
        if !friendly.iter().all(stay_wrong) {
            return None;
        }
        // The most tempting first: what brings most, then what looks most like the answer.
        tried.sort_by_key(|tried| (-tried.gain, !is_answer(tried.action)));
        let best = tried.iter().find(|tried| wins(&tried.ends))?;
        let mut wrong: Vec<&Tried> = vec![];
        for other in tried.iter().filter(|tried| !wins(&tried.ends)) {
            let alike = |known: &&&Tried| deed(state, known.action) == deed(state, other.action);
            if wrong.len() < WRONG && !wrong.iter().any(|known| alike(&known)) {
                wrong.push(other);
            }
        }
        let told = |tried: &Tried| self.told(state, seat, tried);
        let told_by = Tells::of(self, state, seat, (best, wrong.first()?))?;
        Some(Puzzle {
            task: Task {
                code: told_by.task(by_slot).to_owned(),
                values: json!({ "team": best.action.team(), "left": self.tiles_left(state) }),
            },
            choices: tried.len(),
            answers: right.into_iter().map(|action| vec![action]).collect(),
            best: told(best),
            wrong: wrong.iter().map(|tried| told(tried)).collect(),
            reason: told_by.reason(by_slot),
            positions: positions + more,
            ahead: None,
        })
    }

    fn told(&self, state: &State, seat: Seat, tried: &Tried) -> Judged<Action> {
        let mut after = *state;
        self.apply_unchecked(&mut after, &Input::Act { seat, action: tried.action });
        let facts = self.facts_of(state, seat, tried.action);
        Judged {
            plan: vec![tried.action],
            gain: tried.gain.into(),
            line: self.best_line(Ties::Against(seat), after),
            score: tried.ends[..self.size.players].iter().map(|end| end.score).collect(),
            facts: serde_json::to_value(facts).unwrap_or_default(),
            right: tried.ends[seat.index()].wins,
        }
    }
}

/// What tells the answer from the most tempting wrong choice.
struct Tells {
    left: usize,
    is_block: bool,
    two_teams: bool,
    tile: Option<Tile>,
    /// The points of the best end, where pawns decide one of the two ends.
    tie: Option<i32>,
    /// Points that the wrong choice brings to rivals, and the answer does not.
    to_rivals: i16,
    /// What the next rival can still build for, after the wrong choice and after the answer.
    reply: Option<[i16; 2]>,
    /// By how much the own final score is better with the answer.
    own: i32,
    /// By how much the best final score of another seat is lower with the answer.
    others: i32,
}

impl Tells {
    /// `None` if nothing that can be counted speaks for the answer.
    fn of(
        game: &Simplicity,
        state: &State,
        seat: Seat,
        (best, wrong): (&Tried, &Tried),
    ) -> Option<Tells> {
        let facts = |tried: &Tried| game.facts_of(state, seat, tried.action);
        let (good, bad) = (facts(best), facts(wrong));
        let given = |facts: &FactsDoc| facts.rivals.iter().map(|gained| gained.points).sum::<i16>();
        let replies = good.reply.zip(bad.reply).map(|(good, bad)| [bad.after, good.after]);
        let (good_end, bad_end) = (best.ends[seat.index()], wrong.ends[seat.index()]);
        let tie = [good_end, bad_end].into_iter().find(|end| end.lead == 0).map(|end| end.score);
        let tells = Tells {
            left: game.tiles_left(state)?,
            is_block: matches!(best.action, Action::Block { .. }),
            two_teams: game.size.teams_per_player > 1,
            tile: deed(state, best.action).0,
            tie,
            to_rivals: given(&bad) - given(&good),
            reply: replies.filter(|[bad, good]| good < bad),
            own: good_end.score - bad_end.score,
            others: (bad_end.score - bad_end.lead) - (good_end.score - good_end.lead),
        };
        let speaks = tells.tie.is_some()
            || tells.to_rivals > 0
            || tells.reply.is_some()
            || tells.own > 0
            || tells.others > 0;
        speaks.then_some(tells)
    }

    /// The kind of the puzzle.
    fn task(&self, by_slot: bool) -> &'static str {
        match () {
            () if self.is_block => "block",
            () if self.two_teams => "lower_team",
            () if by_slot || self.tie.is_some() => "pawn",
            () if self.left == 1 => "win_now",
            () if self.others > 0 && self.own <= 0 => "deny",
            () if self.tile == Some(Tile::Park) => "park",
            () => "group",
        }
    }

    /// The task, the type, and the strongest fact with its numbers.
    fn reason(&self, by_slot: bool) -> String {
        let fact = match (self.tie, self.reply) {
            (Some(score), _) => format!("tie {score}"),
            _ if self.to_rivals > 0 => format!("rivals {}", self.to_rivals),
            (_, Some([bad, good])) => format!("reply {bad} {good}"),
            _ if self.own > 0 => format!("own {}", self.own),
            _ => format!("others {}", self.others),
        };
        let tile = self.tile.map_or('-', Tile::letter);
        format!("{} {tile} {fact}", self.task(by_slot))
    }
}

impl Puzzles for Simplicity {
    const TABLES: &'static [PuzzleTable] = &[
        table(4, "thoughtful"),
        table(5, "sharp"),
        table(2, "thoughtful"),
        table(4, "sharp"),
        table(5, "thoughtful"),
        table(4, "expert"),
    ];

    fn puzzles(&self, state: &State, seat: Seat, out: &mut Vec<Puzzle<Action>>) {
        out.extend(self.puzzle(state, seat));
    }

    fn judged(&self, state: &State, seat: Seat, _task: &Task) -> Vec<Judged<Action>> {
        let Some((mut tried, _)) = self.tried(state, seat) else { return vec![] };
        tried.sort_by_key(|tried| {
            let end = tried.ends[seat.index()];
            (!end.wins, -end.lead, -tried.gain)
        });
        tried.iter().map(|tried| self.told(state, seat, tried)).collect()
    }
}
