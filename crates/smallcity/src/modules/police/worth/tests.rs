//! When riots are expected, and their cost in the current round.

use kernel::{Game, Seat};

use super::{timetable, unrest, worth};
use crate::SmallCity;
use crate::hooks::At;
use crate::map::Cells;
use crate::setup::Setup;
use crate::state::State;

const SEAT: Seat = Seat::new(0);

/// A table with riots, in a step of a round, when no card has been seen.
fn table(seats: u8, step: &str, round: u8) -> (SmallCity, State) {
    let game = SmallCity::new(&Setup::new(seats).with(&["police"])).expect("a set-up");
    let mut state = game.start();
    go(&game, &mut state, step);
    state.round = round;
    state.boroughs[0].hall[0] = 0;
    (game, state)
}

fn go(game: &SmallCity, state: &mut State, step: &str) {
    let at = game.rules().steps.iter().position(|slot| slot.anchor == step);
    state.step = at.expect("there is such a step") as u8;
}

/// The number of a card.
fn card(game: &SmallCity, letter: char) -> u8 {
    let at = game.rules().cards.iter().position(|card| card.letter == letter);
    at.expect("there is such a card") as u8
}

/// The chances of the rounds from the current one to the eighth.
fn chances(game: &SmallCity, state: &State) -> Vec<u8> {
    let times = timetable(At { rules: game.rules(), state, seat: SEAT });
    times[..=usize::from(8 - state.round)].to_vec()
}

/// The rounds with riots, where card L has a known place in the circle.
fn rounds(seats: u8, place: usize) -> Vec<usize> {
    let (game, mut state) = table(seats, "p1.mayor", 1);
    state.circle.seen[place] = Some(card(&game, 'L'));
    let sure = chances(&game, &state);
    assert!(sure.iter().all(|chance| [0, 100].contains(chance)), "{sure:?}");
    (1..).zip(sure).filter(|(_, chance)| *chance > 0).map(|(round, _)| round).collect()
}

/// SC-4.3, SC-13.2, SP-POL-9: each round shows one more of eight places than there are seats; there
/// are no riots in two consecutive rounds.
#[test]
fn riots_have_a_timetable() {
    for (place, expected) in [(0, [1, 3, 5, 7]), (3, [1, 3, 5, 7]), (4, [2, 4, 6, 8])] {
        assert_eq!(rounds(3, place), expected, "place {place}");
    }
    assert_eq!(rounds(2, 0), [1, 3, 6]);
    assert_eq!(rounds(2, 5), [2, 5, 8]);
    // Card L is up in rounds 1, 2, 4, 5 and 7 there.
    assert_eq!(rounds(4, 0), [1, 4, 7]);
}

/// Card L may be at each place that has not been shown.
#[test]
fn unseen_places_are_a_chance() {
    let (game, mut state) = table(3, "p1.mayor", 1);
    assert_eq!(chances(&game, &state), [50; 8]);
    // Three of the first four are other cards; the fourth is turned up next.
    for (place, letter) in ['A', 'B', 'C'].into_iter().enumerate() {
        state.circle.seen[place] = Some(card(&game, letter));
    }
    go(&game, &mut state, "p1.reveal");
    (state.circle.shown, state.circle.turned) = (4, 3);
    assert_eq!(chances(&game, &state), [20, 80, 20, 80, 20, 80, 20, 80]);
    state.circle.seen[3] = Some(card(&game, 'D'));
    state.circle.turned = 4;
    go(&game, &mut state, "p2.plan");
    assert_eq!(chances(&game, &state), [0, 100, 0, 100, 0, 100, 0, 100]);
    // Five of eight places, 62.5 %; then five again, two of which already had riots, 37.5 %.
    let (game, state) = table(4, "p1.mayor", 1);
    assert_eq!(chances(&game, &state)[..2], [62, 37]);
}

/// The current round counts from before its cards are turned up until they go back.
#[test]
fn a_round_has_its_own_cards() {
    let (game, mut state) = table(3, "p1.mayor", 4);
    state.circle.seen[1] = Some(card(&game, 'L'));
    state.modules.police.riots = 3;
    state.circle.pointer = 4;
    let odd = [0, 100, 0, 100, 0];
    assert_eq!(chances(&game, &state), odd);
    (state.circle.shown, state.circle.turned) = (4, 4);
    go(&game, &mut state, "p3.move");
    assert_eq!(chances(&game, &state), odd);
    // The cards are back: the pointer is where the next round begins.
    (state.circle.shown, state.circle.turned, state.circle.pointer) = (0, 0, 0);
    go(&game, &mut state, "p8.cards");
    assert_eq!(chances(&game, &state), odd);
    // Riots of the current round go on after its step, and exclude those of the next.
    let (game, mut state) = table(4, "p5.vote", 1);
    state.circle.seen[0] = Some(card(&game, 'L'));
    (state.circle.shown, state.circle.turned) = (5, 5);
    state.modules.police.riots = 1;
    assert_eq!(chances(&game, &state)[..4], [100, 0, 0, 100]);
}

fn cells(text: &str) -> Cells {
    Cells::parse(text).expect("cells")
}

fn build(game: &SmallCity, state: &mut State, tiles: &[(&str, &str)]) {
    for (code, at) in tiles {
        let kind = game.rules().kind_named(code).expect("a kind of tile");
        game.put(state, SEAT, kind, cells(at));
    }
}

/// SP-POL-10, SP-POL-11, SP-POL-17: before the seat names them, the model takes the rioters that
/// cost it least.
#[test]
fn the_cheapest_riot() {
    let (game, mut state) = table(3, "p3.move", 1);
    build(&game, &mut state, &[("Hall", "c3 d3 e3 c4 d4 e4"), ("R2", "c5 d5"), ("C1", "g8")]);
    state.circle.seen[0] = Some(card(&game, 'L'));
    (state.circle.shown, state.circle.turned) = (4, 4);
    state.boroughs[0].people[0] = cells("c5 d5 g8");
    state.boroughs[0].hall[0] = 1;
    let cost = |state: &State| -worth(At { rules: game.rules(), state, seat: SEAT }, 8);
    // A citizen in City Hall brings nothing.
    assert_eq!(cost(&state), 0);
    state.boroughs[0].hall[0] = 0;
    let shop = cost(&state);
    state.boroughs[0].people[0] = cells("c5 d5");
    let home = cost(&state);
    assert!(0 < shop && shop < home, "{shop} {home}");
    // In the second round two do, at twice the price.
    let mut second = state;
    second.round = 2;
    assert_eq!(cost(&second), 2 * home);
    second.modules.police.riots = 1;
    assert_eq!(cost(&second), 0, "none after riots");
    // An officer by the homes keeps them quiet.
    let officer = game.rules().person_named("officer").expect("the module is on");
    let mut quiet = state;
    quiet.boroughs[0].people[officer.index()] = cells("b6");
    assert_eq!(cost(&quiet), 0);
    // In the last round each also costs a point.
    let mut last = state;
    last.round = 8;
    assert_eq!(cost(&last), 2 * home + 2 * 100);
}

/// One and a half times as many are safe as officers cover, or as the homes they cover have room
/// for.
#[test]
fn officers_keep_people_safe() {
    let (game, mut state) = table(3, "p2.plan", 1);
    build(&game, &mut state, &[("Hall", "c3 d3 e3 c4 d4 e4"), ("R2", "c5 d5"), ("C1", "g8")]);
    state.boroughs[0].people[0] = cells("c5 g8");
    let safe = |state: &State| unrest(At { rules: game.rules(), state, seat: SEAT }).safe;
    assert_eq!(safe(&state), 0);
    let officer = game.rules().person_named("officer").expect("the module is on");
    state.boroughs[0].people[officer.index()] = cells("b6");
    assert_eq!(safe(&state), 3, "two spaces");
    state.boroughs[0].people[officer.index()] = cells("b6 h9");
    assert_eq!(safe(&state), 3, "two people");
}
