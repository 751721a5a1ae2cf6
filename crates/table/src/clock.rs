//! The clocks of the seats: they follow from the log alone, so they survive a restart.

use std::mem;

use kernel::{Seat, SeatSet, Turn};
use ledger::Millis;

use crate::wire::Pace;

const SECOND: Millis = 1_000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The clocks of the seats.
pub struct Times {
    pace: Pace,
    seats: Vec<Time>,
}

/// What an actor did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Did {
    /// Made a move, or a part of one.
    Moves,
    /// Let a bot make a move.
    ByBot,
    /// Taken something back.
    TakesBack,
}

/// The clock of a seat.
#[derive(Clone, Copy)]
struct Time {
    /// Rest of its reserve.
    left: Millis,
    /// Since when it has had to act.
    since: Option<Millis>,
    /// Time used for this move before it was made and taken back.
    used: Millis,
    /// Time used for the last move, which the seat may take back.
    last: Millis,
}

impl Times {
    /// The clocks before the first entry.
    pub(crate) fn new(pace: Pace, seats: usize, turn: Turn, at: Millis) -> Times {
        let left = match pace {
            Pace::Live { reserve_seconds, .. } => Millis::from(reserve_seconds) * SECOND,
            Pace::Untimed | Pace::Mail { .. } => 0,
        };
        let due = due(turn);
        let time = |seat| Time { left, since: due.contains(seat).then_some(at), used: 0, last: 0 };
        Times { pace, seats: Seat::first(seats).map(time).collect() }
    }

    /// The pace of the game.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Updates the clocks. A seat that acts in a common turn and is not done has made no move yet:
    /// its clock runs on and does not reveal its plan. A seat that takes back its commit or its
    /// move resumes its clock. A seat that a bot moves for gets no new time before others had their
    /// turn: the bot plays the whole turn.
    pub(crate) fn note(
        &mut self,
        at: Millis,
        (actor, act): (Option<Seat>, Did),
        before: Turn,
        after: Turn,
    ) {
        let Some(allowance) = self.allowance() else { return };
        let takes_back = act == Did::TakesBack;
        let goes_on = actor.is_some_and(|seat| {
            is_common_still(seat, before, after)
                || act == Did::ByBot && self.is_late(seat, at) && after == Turn::Seat(seat)
        });
        let due = due(after);
        for (seat, time) in Seat::first(self.seats.len()).zip(&mut self.seats) {
            let acts = actor == Some(seat);
            if acts && takes_back {
                time.used += mem::take(&mut time.last);
            }
            let stays = due.contains(seat) && (goes_on || !acts);
            if let Some(since) = time.since.filter(|_| !stays) {
                // A seat that no longer has to act, because others took something back, pays
                // nothing.
                let elapsed = if acts { at - since } else { 0 };
                let free = (allowance - time.used).max(0);
                time.left = (time.left - (elapsed - free).max(0)).max(0);
                time.used += elapsed;
                time.since = None;
            }
            // A new move, or a new common turn, gets its full time.
            let goes_on = goes_on || acts && takes_back;
            if !goes_on && time.since.is_none() {
                let used = mem::take(&mut time.used);
                time.last = if acts { used } else { time.last };
            }
            if due.contains(seat) && time.since.is_none() {
                time.since = Some(at);
            }
        }
    }

    fn is_late(&self, seat: Seat, at: Millis) -> bool {
        self.deadline(seat).is_some_and(|deadline| deadline <= at)
    }

    /// When the time of a seat runs out.
    pub fn deadline(&self, seat: Seat) -> Option<Millis> {
        let time = self.seats[seat.index()];
        Some(time.since? + (self.allowance()? - time.used).max(0) + time.left)
    }

    /// Rest of a seat's reserve.
    pub fn reserve(&self, seat: Seat) -> Option<Millis> {
        matches!(self.pace, Pace::Live { .. }).then_some(self.seats[seat.index()].left)
    }

    /// The time per move.
    fn allowance(&self) -> Option<Millis> {
        match self.pace {
            Pace::Untimed => None,
            Pace::Live { move_seconds, .. } => Some(Millis::from(move_seconds) * SECOND),
            Pace::Mail { days } => Some(Millis::from(days) * DAY),
        }
    }
}

/// The seats that have to act.
pub(crate) fn due(turn: Turn) -> SeatSet {
    match turn {
        Turn::Seat(seat) => SeatSet::EMPTY.with(seat),
        Turn::Together(seats) => seats,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    }
}

/// Whether a common turn goes on after `seat` acted: at most this seat's own duty has changed.
pub(crate) fn is_common_still(seat: Seat, before: Turn, after: Turn) -> bool {
    let (Turn::Together(before), Turn::Together(after)) = (before, after) else { return false };
    before.with(seat) == after.with(seat)
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, SeatSet, Turn};

    use super::{Did, SECOND, Times};
    use crate::wire::Pace;

    const PACE: Pace = Pace::Live { reserve_seconds: 60, move_seconds: 10 };

    fn seat(index: usize) -> Seat {
        Seat::new(index)
    }

    #[test]
    fn a_reserve_pays_for_the_overtime_of_a_move() {
        let mut times = Times::new(PACE, 2, Turn::Chance, 0);
        times.note(0, (None, Did::Moves), Turn::Chance, Turn::Seat(seat(0)));
        assert_eq!(times.deadline(seat(0)), Some(70 * SECOND));
        assert_eq!(times.deadline(seat(1)), None);
        times.note(
            25 * SECOND,
            (Some(seat(0)), Did::Moves),
            Turn::Seat(seat(0)),
            Turn::Seat(seat(1)),
        );
        assert_eq!(times.reserve(seat(0)), Some(45 * SECOND));
        times.note(
            30 * SECOND,
            (Some(seat(1)), Did::Moves),
            Turn::Seat(seat(1)),
            Turn::Seat(seat(0)),
        );
        assert_eq!(times.reserve(seat(1)), Some(60 * SECOND), "a quick move is free");
        assert_eq!(times.deadline(seat(0)), Some((30 + 10 + 45) * SECOND));
    }

    #[test]
    fn a_second_move_in_a_row_has_its_own_time() {
        let mut times = Times::new(PACE, 2, Turn::Seat(seat(0)), 0);
        times.note(
            9 * SECOND,
            (Some(seat(0)), Did::Moves),
            Turn::Seat(seat(0)),
            Turn::Seat(seat(0)),
        );
        assert_eq!(times.deadline(seat(0)), Some(79 * SECOND));
    }

    #[test]
    fn a_plan_in_a_common_turn_does_not_touch_the_time() {
        let both = Turn::Together(SeatSet::EMPTY.with(seat(0)).with(seat(1)));
        let one = Turn::Together(SeatSet::EMPTY.with(seat(1)));
        let mut times = Times::new(PACE, 2, both, 0);
        times.note(5 * SECOND, (Some(seat(0)), Did::Moves), both, both);
        assert_eq!(times.deadline(seat(0)), Some(70 * SECOND));
        times.note(20 * SECOND, (Some(seat(0)), Did::Moves), both, one);
        assert_eq!(times.deadline(seat(0)), None);
        assert_eq!(times.reserve(seat(0)), Some(50 * SECOND));
        assert_eq!(times.deadline(seat(1)), Some(70 * SECOND));
    }

    #[test]
    fn taking_a_commit_back_gives_no_new_time() {
        let both = Turn::Together(SeatSet::EMPTY.with(seat(0)).with(seat(1)));
        let one = Turn::Together(SeatSet::EMPTY.with(seat(1)));
        let mut times = Times::new(PACE, 2, both, 0);
        times.note(20 * SECOND, (Some(seat(0)), Did::Moves), both, one);
        times.note(30 * SECOND, (Some(seat(0)), Did::TakesBack), one, both);
        assert_eq!(times.deadline(seat(0)), Some(80 * SECOND));
        times.note(35 * SECOND, (Some(seat(0)), Did::Moves), both, one);
        assert_eq!(times.reserve(seat(0)), Some(45 * SECOND));
    }

    #[test]
    fn waiting_for_a_taken_back_move_costs_nothing() {
        let mut times = Times::new(PACE, 2, Turn::Seat(seat(0)), 0);
        times.note(SECOND, (Some(seat(0)), Did::Moves), Turn::Seat(seat(0)), Turn::Seat(seat(1)));
        times.note(
            50 * SECOND,
            (Some(seat(0)), Did::TakesBack),
            Turn::Seat(seat(1)),
            Turn::Seat(seat(0)),
        );
        assert_eq!(times.reserve(seat(1)), Some(60 * SECOND));
        assert_eq!(times.deadline(seat(0)), Some(119 * SECOND), "a second was used before");
    }

    #[test]
    fn taking_a_move_back_gives_no_new_time() {
        let (mine, theirs) = (Turn::Seat(seat(0)), Turn::Seat(seat(1)));
        let mut times = Times::new(PACE, 2, mine, 0);
        for round in 0..3 {
            let at = 9 * SECOND * (round + 1);
            times.note(at, (Some(seat(0)), Did::Moves), mine, theirs);
            times.note(at, (Some(seat(0)), Did::TakesBack), theirs, mine);
        }
        assert_eq!(times.reserve(seat(0)), Some(43 * SECOND));
        assert_eq!(times.deadline(seat(0)), Some(70 * SECOND), "as if it had not moved");
        let mut times = Times::new(PACE, 2, mine, 0);
        times.note(9 * SECOND, (Some(seat(0)), Did::Moves), mine, mine);
        times.note(12 * SECOND, (Some(seat(0)), Did::TakesBack), mine, mine);
        assert_eq!(times.deadline(seat(0)), Some(70 * SECOND), "nor in a second move in a row");
    }

    #[test]
    fn a_new_common_turn_begins_for_all_at_once() {
        let both = Turn::Together(SeatSet::EMPTY.with(seat(0)).with(seat(1)));
        let one = Turn::Together(SeatSet::EMPTY.with(seat(1)));
        let mut times = Times::new(PACE, 2, one, 0);
        times.note(8 * SECOND, (Some(seat(1)), Did::Moves), one, both);
        assert_eq!(times.deadline(seat(0)), Some(78 * SECOND));
        assert_eq!(times.deadline(seat(1)), Some(78 * SECOND), "its next move has begun");
    }

    #[test]
    fn a_bot_that_moves_for_a_seat_plays_the_whole_turn() {
        let (mine, theirs) = (Turn::Seat(seat(0)), Turn::Seat(seat(1)));
        let mut times = Times::new(PACE, 2, mine, 0);
        for _ in 0..3 {
            times.note(70 * SECOND, (Some(seat(0)), Did::ByBot), mine, mine);
            assert_eq!(times.deadline(seat(0)), Some(70 * SECOND), "no time for the next part");
        }
        times.note(70 * SECOND, (Some(seat(0)), Did::ByBot), mine, theirs);
        assert_eq!(times.reserve(seat(0)), Some(0));
        times.note(75 * SECOND, (Some(seat(1)), Did::Moves), theirs, mine);
        assert_eq!(times.deadline(seat(0)), Some(85 * SECOND), "a new turn has its own time");
        times.note(80 * SECOND, (Some(seat(0)), Did::ByBot), mine, mine);
        assert_eq!(times.deadline(seat(0)), Some(90 * SECOND), "a bot that was lent is not late");
    }

    #[test]
    fn without_a_pace_nothing_runs_out() {
        let mut times = Times::new(Pace::Untimed, 1, Turn::Seat(seat(0)), 0);
        times.note(
            i64::MAX / 2,
            (Some(seat(0)), Did::Moves),
            Turn::Seat(seat(0)),
            Turn::Seat(seat(0)),
        );
        assert_eq!((times.deadline(seat(0)), times.reserve(seat(0))), (None, None));
    }
}
