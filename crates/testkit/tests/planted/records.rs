//! Bugs of records, clones and seeds (laws 3, 4 and 10).

use std::sync::atomic::{AtomicUsize, Ordering};

use kernel::{Game, InputOf, Notation, Rng, Seat};
use testkit::toy::{Action, Entry, ResultDoc, Setup, SetupDoc, State, Tie, Toy};
use testkit::{legal, same_game};

use crate::caught_by;
use crate::game::Bug;

#[derive(Default)]
struct WritesTheSeatBelow;
impl Bug for WritesTheSeatBelow {
    fn entry(&self, toy: &Toy, input: InputOf<Toy>) -> Entry {
        match toy.entry(&input) {
            Entry::Bid { seat, chip } => Entry::Bid { seat: seat.saturating_sub(1), chip },
            entry => entry,
        }
    }
}
#[test]
fn an_entry_reads_back_as_another_input() {
    caught_by::<WritesTheSeatBelow>(&[3]);
}

#[derive(Default)]
struct ForgetsTheOption;
impl Bug for ForgetsTheOption {
    fn setup_doc(&self, setup: Setup) -> SetupDoc {
        SetupDoc { players: setup.seats, rounds: setup.rounds, tie: Tie::Lost }
    }
}
#[test]
fn a_set_up_reads_back_as_another() {
    caught_by::<ForgetsTheOption>(&[3]);
}

#[derive(Default)]
struct ResultTooEarly;
impl Bug for ResultTooEarly {
    fn result(&self, toy: &Toy, state: &State) -> Option<ResultDoc> {
        toy.result(state).or(Some(ResultDoc { players: vec![] }))
    }
}
#[test]
fn a_running_game_has_a_result() {
    caught_by::<ResultTooEarly>(&[3]);
}

#[derive(Default)]
struct SharesWithClones;
impl Bug for SharesWithClones {
    fn shares(&self) -> bool {
        true
    }
}
#[test]
fn an_input_changes_earlier_clones() {
    caught_by::<SharesWithClones>(&[4]);
}

static COMPILED: AtomicUsize = AtomicUsize::new(0);
struct OrderOfTheDay(bool);
impl Default for OrderOfTheDay {
    fn default() -> Self {
        OrderOfTheDay(COMPILED.fetch_add(1, Ordering::Relaxed).is_multiple_of(2))
    }
}
impl Bug for OrderOfTheDay {
    fn legal(&self, toy: &Toy, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let from = out.len();
        toy.legal(state, seat, out);
        if self.0 {
            out[from..].reverse();
        }
    }
}
#[test]
fn each_compiled_game_lists_in_another_order() {
    caught_by::<OrderOfTheDay>(&[10]);
}

static ROLLED: AtomicUsize = AtomicUsize::new(0);
#[derive(Default)]
struct RollsADie;
impl Bug for RollsADie {
    fn apply_unchecked(&self, toy: &Toy, state: &mut State, input: InputOf<Toy>) {
        let lost = state.lost;
        toy.apply_unchecked(state, &input);
        if state.lost > lost {
            // As with a generator outside the state: never the same twice in a row.
            let lucky = ROLLED.fetch_add(1, Ordering::Relaxed) % state.players.len();
            state.players[lucky].points += state.lost - lost;
            state.lost = lost;
        }
    }
}
#[test]
fn the_rules_roll_a_die() {
    // Playing the same inputs again gives another result: on replay (3), in another order (5) and
    // from the same seed (10).
    caught_by::<RollsADie>(&[3, 5, 10]);
}

#[test]
fn a_bot_with_separate_luck_plays_other_games() {
    let games = AtomicUsize::new(0);
    let setup = Setup { seats: 3, rounds: 2, tie: Tie::Lost };
    let verdict = same_game::<Toy, _>(&setup, 1, 1000, || {
        let game = games.fetch_add(1, Ordering::Relaxed);
        // It commits when it can; before that the bot of the first game bids low, the other's high.
        move |toy: &Toy, state: &State, seat, _: &mut Rng| {
            let actions = legal(toy, state, seat);
            let bid = if game == 0 { actions.first() } else { actions.last() };
            actions.iter().find(|action| **action == Action::Commit).or(bid).copied()
        }
    });
    let why = verdict.unwrap_err();
    assert!(why.contains("Bid(Chip(3))") && why.contains("Bid(Chip(1))"), "{why}");
}
