//! Reviews of Small City: whole plans, judged by what their seat could know.

use analysis::{DecisionDoc, PartDoc, Review, Reviewer};
use kernel::{Documents, Game, Hints, Input, InputOf, Observer, Seat};
use smallcity::{Action, SmallCity};

use testkit::often;

use crate::{balances, parts, played, table, whole};

fn game(seats: u8, seed: u64) -> (SmallCity, Vec<InputOf<SmallCity>>, smallcity::State) {
    let game = table::<SmallCity>(seats);
    let (inputs, end) = played(&game, &players::SMALL_CITY, ("thoughtful", seed));
    (game, inputs, end)
}

#[test]
fn the_balance_adds_up_and_the_review_is_small() {
    for seed in 0..often(1, 200) as u64 {
        let (game, inputs, end) = game(3, seed);
        let standings = game.standings(&end).expect("the game is over");
        // The last rounds show it as well as the whole game, and take less.
        let last = often(7, 1) as u32;
        let mut state = game.start();
        let begins = inputs.iter().position(|input| {
            game.apply(&mut state, input).expect("the game is legal");
            game.round(&state) >= last
        });
        let rest = &inputs[begins.map_or(0, |before| before + 1)..];
        let review = Review::new(game, Some(state), rest).with_worlds(2);
        let told = whole(&review);
        balances(&told, |seat| standings.lead(seat));
        let size = serde_json::to_string(&told).expect("plain data").len();
        assert!(size <= 60_000, "{size} bytes");
        // Every round asks for these; uses are asked for only where a seat has a choice.
        for kind in ["card", "plan", "moves", "council"] {
            assert!(told.decisions.iter().any(|decision| decision.kind == kind), "{kind}");
        }
    }
}

/// A choice of a promise ends where City Hall is placed, in what was played as in what is better.
#[test]
fn a_choice_is_about_one_decision() {
    let (game, inputs, _) = game(2, 2);
    let review = Review::new(game, None, &inputs[..inputs.len().min(20)]).with_worlds(2);
    let told = whole(&review);
    for kind in ["promise", "hall"] {
        let of_kind = told.decisions.iter().filter(|decision| decision.kind == kind);
        let choices = of_kind.flat_map(|decision| decision.best.iter().chain([&decision.played]));
        let lengths: Vec<usize> = choices.map(|choice| choice.plan.len()).collect();
        assert!(
            lengths.len() > 1 && lengths.iter().all(|&length| length == 1),
            "{kind} {lengths:?}"
        );
    }
}

/// The first plan of seat 0, with few worlds.
fn first_plan(game: &SmallCity, inputs: &[InputOf<SmallCity>]) -> DecisionDoc {
    let review = Review::new(game.clone(), None, inputs).with_worlds(2);
    let first = (0..review.parts()).rev().take(3).collect::<Vec<_>>();
    let plans = parts(&review, first.into_iter()).into_iter().filter_map(|part| match part {
        PartDoc::Decision(decision) if decision.kind == "plan" => Some(*decision),
        _ => None,
    });
    plans.into_iter().find(|plan| plan.who == Seat::new(0)).expect("a plan of seat 0")
}

/// Another secret plan of a rival changes nothing but the hindsight; what was taken back is no part of a
/// plan.
#[test]
fn a_plan_is_judged_by_what_its_seat_could_know() {
    let (game, mut inputs, _) = game(2, 3);
    let mut state = game.start();
    let begins = inputs.iter().position(|input| {
        let plans = game.step(&state) == "p2.plan";
        game.apply(&mut state, input).expect("the game is legal");
        plans
    });
    let begins = begins.expect("a plan");
    let is_plan = |input: &InputOf<SmallCity>| match input {
        Input::Act { action, .. } => {
            matches!(action, Action::Commit | Action::Build(_) | Action::Grow | Action::Undo)
                || matches!(action, Action::Enlarge { .. } | Action::Upgrade { .. })
        }
        Input::Chance(_) => false,
    };
    let ends = begins + inputs[begins..].iter().take_while(|input| is_plan(input)).count();
    inputs.truncate(ends);
    let told = first_plan(&game, &inputs);
    assert!(told.choices > 1 && !told.played.plan.is_empty());

    let own =
        |input: &&InputOf<SmallCity>| matches!(input, Input::Act { seat, .. } if seat.index() == 0);
    let mut quiet = inputs[..begins].to_vec();
    quiet.extend(inputs[begins..].iter().filter(own).copied());
    quiet.push(Input::Act { seat: Seat::new(1), action: Action::Commit });
    let mut other = first_plan(&game, &quiet);
    let mut same = told.clone();
    for decision in [&mut same, &mut other] {
        decision.until = 0;
        decision.played.hindsight = None;
        decision.best.iter_mut().for_each(|choice| choice.hindsight = None);
    }
    assert_eq!(same, other);

    // The seat reopens its plan and commits it again.
    let mut reopened = inputs.clone();
    let commit = reopened.iter().rposition(|input| own(&input)).expect("seat 0 commits");
    assert!(commit + 1 < reopened.len(), "the other seat plans later");
    let seat = Seat::new(0);
    let again = [Action::Reopen, Action::Commit].map(|action| Input::Act { seat, action });
    reopened.splice(commit + 1..=commit, again);
    assert_eq!(first_plan(&game, &reopened).played.plan, told.played.plan);
}

/// Nobody knows what a seat would have done after the end of a record.
#[test]
fn a_decision_that_the_log_cuts_short_is_none() {
    let (game, mut inputs, _) = game(2, 3);
    let mut state = game.start();
    let mut sealed = 0;
    let cut = inputs.iter().position(|input| {
        game.apply(&mut state, input).expect("the game is legal");
        sealed += usize::from(matches!(input, Input::Act { action: Action::Commit, .. }));
        // One plan of the second round is sealed, the other has begun.
        sealed == 3 && matches!(input, Input::Act { action: Action::Build(_), .. })
    });
    inputs.truncate(cut.expect("both build") + 1);
    let Some(Input::Act { seat: open, .. }) = inputs.last() else { panic!("it ends with a build") };
    let review = Review::new(game, None, &inputs).with_worlds(2);
    let told = whole(&review);
    let plans = told.decisions.iter().filter(|decision| decision.kind == "plan");
    let of = |round: u32| -> Vec<Seat> {
        plans.clone().filter(|plan| plan.round == round).map(|plan| plan.who).collect()
    };
    assert_eq!(of(1), [Seat::new(0), Seat::new(1)]);
    assert_eq!((of(2).len(), of(2).contains(open)), (1, false));
}

/// A moment shows what its seat saw then.
#[test]
fn moments_are_views_of_their_seats() {
    let (game, inputs, _) = game(2, 1);
    let (mut state, mut states) = (game.start(), vec![game.start()]);
    for input in &inputs {
        game.apply(&mut state, input).expect("the game is legal");
        states.push(state);
    }
    let mut seats = [0; 2];
    Review::new(game.clone(), None, &inputs).moments(&mut |seen| {
        let seat = seen.seat.expect("each seat has its own");
        seats[seat.index()] += 1;
        let view = game.view(&states[seen.at], Observer::Seat(seat));
        assert_eq!(seen.view, serde_json::to_string(&game.view_doc(&view)).expect("plain data"));
    });
    assert!(seats.iter().all(|&count| count > 10), "{seats:?}");
}
