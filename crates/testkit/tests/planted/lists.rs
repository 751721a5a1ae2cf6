//! Bugs of lists and refusals (laws 1 and 2).

use std::sync::atomic::{AtomicUsize, Ordering};

use kernel::{Game, Input, InputOf, Rng, Seat, SeatSet, Turn};
use testkit::toy::{Action, Card, Chip, Illegal, State, Toy};

use crate::caught_by;
use crate::game::Bug;

#[derive(Default)]
struct CommitsToNothing;
impl Bug for CommitsToNothing {
    fn check(&self, toy: &Toy, state: &State, input: InputOf<Toy>) -> Result<(), Illegal> {
        toy.check(state, &input).or_else(|why| match why {
            Illegal::NothingChosen => Ok(()),
            _ => Err(why),
        })
    }
}
#[test]
fn check_accepts_what_is_not_listed() {
    caught_by::<CommitsToNothing>(&[1]);
}

#[derive(Default)]
struct RefusesTheLowestChip;
impl Bug for RefusesTheLowestChip {
    fn check(&self, toy: &Toy, state: &State, input: InputOf<Toy>) -> Result<(), Illegal> {
        match input {
            Input::Act { action: Action::Bid(Chip(1)), .. } => Err(Illegal::NoSuchChip),
            _ => toy.check(state, &input),
        }
    }
}
#[test]
fn check_refuses_what_is_listed() {
    // The replay of law 3 goes through the check too.
    caught_by::<RefusesTheLowestChip>(&[1, 3]);
}

#[derive(Default)]
struct DrawsTheFirst;
impl Bug for DrawsTheFirst {
    fn luck(&self, toy: &Toy, state: &State, rng: &mut Rng) -> Option<Card> {
        toy.luck(state, rng)?;
        let mut outcomes = Vec::new();
        toy.outcomes(state, &mut outcomes);
        outcomes.first().map(|&(card, _)| card)
    }
}
#[test]
fn luck_is_not_by_weight() {
    caught_by::<DrawsTheFirst>(&[1]);
}

#[derive(Default)]
struct ListsTwice;
impl Bug for ListsTwice {
    fn legal(&self, toy: &Toy, state: &State, seat: Seat, out: &mut Vec<Action>) {
        toy.legal(state, seat, out);
        out.extend(out.last().copied());
    }
}
#[test]
fn legal_lists_an_action_twice() {
    caught_by::<ListsTwice>(&[1]);
}

#[derive(Default)]
struct ListsForTheCommitted;
impl Bug for ListsForTheCommitted {
    fn legal(&self, toy: &Toy, state: &State, seat: Seat, out: &mut Vec<Action>) {
        toy.legal(state, seat, out);
        if state.players[seat.index()].committed {
            out.push(Action::Commit);
        }
    }
}
#[test]
fn legal_lists_for_a_seat_that_is_not_to_act() {
    // A random game takes a commit back that way, and the replay of law 3 goes through the check.
    caught_by::<ListsForTheCommitted>(&[1, 3]);
}

#[derive(Default)]
struct StaysCommitted;
impl Bug for StaysCommitted {
    fn apply_unchecked(&self, toy: &Toy, state: &mut State, input: InputOf<Toy>) {
        if !matches!(input, Input::Act { action: Action::Reopen, .. }) {
            toy.apply_unchecked(state, &input);
        }
    }
}
#[test]
fn taking_back_a_commit_returns_no_seat_to_the_set() {
    caught_by::<StaysCommitted>(&[1]);
}

#[derive(Default)]
struct ListsAfterTheEnd;
impl Bug for ListsAfterTheEnd {
    fn legal(&self, toy: &Toy, state: &State, seat: Seat, out: &mut Vec<Action>) {
        toy.legal(state, seat, out);
        if toy.turn(state) == Turn::Over {
            out.push(Action::Reopen);
        }
    }
    fn check(&self, toy: &Toy, state: &State, input: InputOf<Toy>) -> Result<(), Illegal> {
        match (toy.turn(state), input) {
            (Turn::Over, Input::Act { seat, action: Action::Reopen })
                if seat.index() < toy.seats() =>
            {
                Ok(())
            }
            _ => toy.check(state, &input),
        }
    }
}
#[test]
fn a_commit_is_taken_back_after_the_end() {
    caught_by::<ListsAfterTheEnd>(&[1]);
}

#[derive(Default)]
struct ShufflesTheDeck(AtomicUsize);
impl Bug for ShufflesTheDeck {
    fn outcomes(&self, toy: &Toy, state: &State, out: &mut Vec<(Card, u32)>) {
        let from = out.len();
        toy.outcomes(state, out);
        if out.len() > from {
            out[from..].rotate_left(self.0.fetch_add(1, Ordering::Relaxed) % 2);
        }
    }
}
#[test]
fn outcomes_come_in_another_order_each_time() {
    caught_by::<ShufflesTheDeck>(&[1]);
}

#[derive(Default)]
struct ImpossibleLuck;
impl Bug for ImpossibleLuck {
    fn outcomes(&self, toy: &Toy, state: &State, out: &mut Vec<(Card, u32)>) {
        toy.outcomes(state, out);
        out.iter_mut().filter(|(card, _)| *card == Card(1)).for_each(|(_, weight)| *weight = 0);
    }
}
#[test]
fn an_outcome_is_listed_with_weight_0() {
    caught_by::<ImpossibleLuck>(&[1]);
}

#[derive(Default)]
struct WaitsForNobody;
impl Bug for WaitsForNobody {
    fn turn(&self, toy: &Toy, state: &State) -> Turn {
        match toy.turn(state) {
            Turn::Together(set) if set.len() == 1 => Turn::Together(SeatSet::EMPTY),
            turn => turn,
        }
    }
}
#[test]
fn the_game_waits_for_no_seat() {
    caught_by::<WaitsForNobody>(&[1, 9]);
}

#[derive(Default)]
struct HalfApplies;
impl Bug for HalfApplies {
    fn refuse(&self, state: &mut State) {
        state.pot += 1;
    }
}
#[test]
fn a_refused_input_changes_the_state() {
    caught_by::<HalfApplies>(&[2]);
}
