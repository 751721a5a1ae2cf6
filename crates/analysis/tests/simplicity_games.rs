//! Reviews of Simplicity.

use analysis::{ChoiceDoc, Grade, Plans, Review, Reviewer};
use kernel::{Game, Hints, Input, Notation, Seat, Turn};
use search::CancelToken;
use simplicity::{Entry, Simplicity};

use testkit::often;

use crate::{balances, parts, played, table, whole};

/// A review of a game of bots at a table of so many seats, with the inputs and the end.
fn review(seats: u8, seed: u64) -> (Review<Simplicity>, Vec<simplicity::Input>, simplicity::State) {
    let game = table::<Simplicity>(seats);
    let (inputs, end) = played(&game, &players::SIMPLICITY, ("steady", seed));
    (Review::new(game, None, &inputs).with_worlds(8), inputs, end)
}

#[test]
fn the_balance_adds_up() {
    for number in 0..often(4, 200) as u64 {
        let seats = if number % 2 == 0 { 4 } else { 2 };
        let (review, _, end) = review(seats, number);
        let standings = table::<Simplicity>(seats).standings(&end).expect("the game is over");
        let winners: Vec<usize> = standings.winners().collect();
        balances(&whole(&review), |seat| {
            if winners.contains(&seat.index()) { 100.0 / winners.len() as f64 } else { 0.0 }
        });
    }
}

/// What the solver chooses gives nothing away, and what the review says of the best choice is what comes
/// if all play on by the solver.
#[test]
fn the_last_round_agrees_with_the_solver() {
    for seed in 0..often(3, 200) as u64 {
        let (review, inputs, _) = review(4, seed);
        let game = table::<Simplicity>(4);
        let told = whole(&review);
        let last = told.decisions.iter().filter(|decision| decision.round == 5);
        assert_eq!(last.clone().count(), 5, "a block and four builds");
        for decision in last {
            assert!(decision.proved && decision.loss_error.0 == 0);
            let mut state = game.start();
            for input in &inputs[..decision.at] {
                game.apply(&mut state, input).expect("the game is legal");
            }
            let best = game.solve(&state, u64::MAX).expect("nothing is left to chance");
            let played = &inputs[decision.at];
            if *played == (Input::Act { seat: decision.who, action: best }) {
                assert_eq!(decision.loss.0, 0);
            }
            while let Turn::Seat(seat) = game.turn(&state) {
                let action = game.solve(&state, u64::MAX).expect("nothing is left to chance");
                game.apply(&mut state, &Input::Act { seat, action }).expect("it is legal");
            }
            let standings = game.standings(&state).expect("the game is over");
            let wins = standings.0[decision.who.index()].rank == 1;
            let own = decision.value[decision.who.index()].number();
            assert_eq!(own > 0.0, wins, "{decision:?}");
        }
    }
}

#[test]
fn parts_give_the_same_review_in_any_order() {
    let (review, ..) = review(2, 7);
    let forward = whole(&review);
    assert_eq!(review.finish(parts(&review, (0..review.parts()).rev())), forward);
}

/// Every input is in one part; a finished review of four seats is small, whatever it found.
#[test]
fn a_review_has_every_input_and_is_small() {
    let (review, inputs, _) = review(4, 3);
    let told = whole(&review);
    let draws: usize = told.deals.iter().map(|deal| deal.draws).sum();
    assert_eq!(draws + told.decisions.len(), inputs.len());
    let size = serde_json::to_string(&told).expect("plain data").len();
    assert!(size <= 12_000, "{size} bytes");
    for decision in &told.decisions {
        assert_eq!(decision.value.iter().map(|value| value.0).sum::<i32>(), 1_000);
        assert!(decision.best.len() <= 4);
        let Input::Act { seat, .. } = &inputs[decision.at] else { panic!("a draw") };
        assert_eq!((*seat, decision.until), (decision.who, decision.at + 1));
    }
    assert!(told.decisions.iter().any(|decision| decision.grade >= Grade::Slip));
}

/// The facts of what was played are those that scoring shows.
#[test]
fn facts_are_counted() {
    let (review, inputs, _) = review(4, 5);
    let game = table::<Simplicity>(4);
    let told = whole(&review);
    let mut seen = 0;
    for decision in told.decisions.iter().filter(|decision| decision.kind == "build") {
        let facts = &decision.played.facts;
        let Some(gain) = facts["gain"].as_i64() else { continue };
        let mut state = game.start();
        for input in &inputs[..decision.at] {
            game.apply(&mut state, input).expect("the game is legal");
        }
        let team = game.team_to_act(&state).expect("a team builds").index();
        let before = game.scores(&state);
        game.apply(&mut state, &inputs[decision.at]).expect("the game is legal");
        let after = game.scores(&state);
        let points = |score: simplicity::score::TeamScore| i64::from(score.total() - score.tokens);
        assert_eq!(gain, points(after[team]) - points(before[team]));
        let entry: Entry =
            serde_json::from_value(decision.played.plan[0].clone()).expect("an entry");
        assert_eq!(game.input(&entry).expect("an input"), inputs[decision.at]);
        seen += 1;
    }
    assert!(seen > 0, "a build that was laid beside a better one");
}

/// A game that still runs has a review, but no balance.
#[test]
fn an_unfinished_game_has_no_balance() {
    let (_, mut inputs, _) = review(2, 1);
    inputs.truncate(20);
    let review = Review::new(table::<Simplicity>(2), None, &inputs).with_worlds(4);
    let told = whole(&review);
    assert!(told.balance.is_empty() && !told.deals.is_empty());
    assert!(told.start.iter().map(|start| start.0).eq([500, 500]));
    assert_eq!(Seat::first(2).count(), usize::from(told.seats));
}

/// A choice that somebody tries is worth what the review says of it: both see the same worlds.
#[test]
fn a_tried_choice_is_judged_as_the_review_does() {
    let (review, ..) = review(4, 1);
    let (never, told) = (CancelToken::default(), whole(&review));
    for decision in &told.decisions {
        let part = review.part_at(decision.at, decision.who).expect("it is judged");
        let who = decision.who.index();
        let value = |choice: &ChoiceDoc| choice.value.get(who).unwrap_or(&decision.value[who]).0;
        let all = || decision.best.iter().chain([&decision.played]);
        let best = all().max_by_key(|choice| value(choice)).expect("what was played");
        for choice in all() {
            let plans = Plans { best: &best.plan, plan: &choice.plan };
            let judged = review.judge(part, plans, (&never, &never)).expect("a legal choice");
            assert_eq!(judged.loss.0, value(best) - value(choice), "{decision:?}");
            assert_eq!((judged.worlds, judged.proved), (decision.worlds, decision.proved));
            if choice.plan == decision.played.plan && decision.loss.0 == judged.loss.0 {
                assert_eq!(judged.loss_error, decision.loss_error);
            }
        }
        // As many worlds as there is time for, but a few at least.
        let now = CancelToken::default();
        now.cancel();
        let plans = Plans { best: &best.plan, plan: &decision.played.plan };
        let judged = review.judge(part, plans, (&never, &now)).expect("it is judged at once");
        assert!(judged.proved || (2..=8).contains(&judged.worlds));
        assert!(review.judge(part, plans, (&now, &never)).is_none() || judged.proved);
    }
}
