//! The reasons in favour of an action.

use kernel::{Documents, Game, Observer, Rng, Seat, Study};
use smallcity::documents::ReasonDoc;
use smallcity::{Action, Cells, Setup, SmallCity, State, Whereabouts};

use super::{each_input, games, to_act};

const SEAT: Seat = Seat::new(0);

/// A town planning in its first round, with City Hall in the middle and one citizen in it.
fn town() -> (SmallCity, State) {
    let game = SmallCity::new(&Setup::new(1)).expect("a sound set-up");
    let mut state = game.start();
    let hall = game.rules().kind_named("Hall").expect("City Hall");
    game.put(&mut state, SEAT, hall, Cells::parse("c3 d3 c4 d4 c5 d5").expect("cells"));
    game.go_to(&mut state, "p2.plan");
    (game, state)
}

fn reasons(game: &SmallCity, state: &State, action: &Action) -> Vec<ReasonDoc> {
    let view = game.view(state, Observer::Seat(SEAT));
    game.reason_docs(&view, SEAT, action)
}

/// SC-10.1: residents vote in every round left.
#[test]
fn a_home_brings_votes() {
    let (game, state) = town();
    let mut legal = Vec::new();
    game.legal(&state, SEAT, &mut legal);
    let r1 = game.rules().kind_named("R1").expect("a home");
    let home =
        legal.iter().find(|action| matches!(action, Action::Build(build) if build.kind == r1));
    let told = reasons(&game, &state, home.expect("a home beside City Hall"));
    let votes = told.iter().find_map(|reason| match reason {
        ReasonDoc::Votes { count } => Some(*count),
        _ => None,
    });
    // Imagined play builds homes anyway, so the gain may be less than one vote a round.
    assert!(votes.is_some_and(|votes| votes > 0), "{told:?}");
}

/// SC-14.1: the promise of a larger zone.
#[test]
fn reasons_name_a_promise_that_comes_nearer() {
    let (game, mut state) = town();
    let promises = &game.rules().promises;
    let card = promises.iter().position(|rule| rule.key == "promise_expansion").expect("a promise");
    let grow = Action::Grow;
    let toward = ReasonDoc::Toward { promise: "promise_expansion".to_owned() };
    assert!(!reasons(&game, &state, &grow).contains(&toward), "the seat has not promised it");
    state.promises.at[card] = Whereabouts::Kept(SEAT);
    assert!(reasons(&game, &state, &grow).contains(&toward));
}

#[test]
fn ending_a_plan_has_no_reason() {
    let (game, state) = town();
    assert_eq!(reasons(&game, &state, &Action::Commit), []);
}

/// What a review lays beside a better plan is what a hint tells; ending a plan adds nothing.
#[test]
fn a_review_has_the_reasons_of_a_hint() {
    let (game, state) = town();
    let facts = |plan: &[Action]| game.facts(&state, SEAT, plan);
    let mut legal = Vec::new();
    game.legal(&state, SEAT, &mut legal);
    for &action in legal.iter().step_by(5) {
        let hint = serde_json::to_value(reasons(&game, &state, &action)).expect("plain data");
        assert_eq!(facts(&[action, Action::Commit]), Some(hint), "{action:?}");
    }
}

/// Every legal action has reasons, and they follow from the view alone: two worlds that look the
/// same to the seat give the same reasons.
#[test]
fn reasons_follow_from_the_view() {
    let mut rng = Rng::seed(11);
    for (game, seed) in games(40) {
        let mut step = 0;
        each_input(&game, seed, |state, _, _| {
            step += 1;
            for seat in to_act(&game, state).into_iter().filter(|_| step % 16 == 0) {
                let view = game.view(state, Observer::Seat(seat));
                let imagined = game.view(&game.imagine(&view, &mut rng), Observer::Seat(seat));
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                for action in legal.iter().step_by(7) {
                    let told = game.reason_docs(&view, seat, action);
                    assert_eq!(told, game.reason_docs(&imagined, seat, action), "{action:?}");
                }
            }
        });
    }
}
