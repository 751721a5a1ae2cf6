//! Tests of the log.

use std::sync::Arc;

use catalog::{Agreement, Alone, Bot, CancelToken, Text};
use kernel::{Observer, Rng, Seat, SeatSet, Turn};
use ledger::LogLine;
use luck::Secret;
use serde_json::{Value, json};
use testkit::toy::Toy;

use super::history::MOST_STEPS;
use super::limits::{MOST_LINES, MOST_PLANS, MOST_REOPENED};
use super::{Act, Batch, GameLog, UNLEND};
use crate::wire::{Pace, Step};

const ANA: Seat = Seat::new(0);

fn toy() -> GameLog {
    let agreement = Agreement { players: 2, ..Agreement::default() };
    let mut game = GameLog::new(&*catalog::face::<Toy>(), &agreement, Pace::Untimed, 0).unwrap();
    game.draw(&Secret::new([1; 32]), 0, &mut Batch::default());
    game
}

fn act(game: &mut GameLog, entry: &Value) -> Result<(), &'static str> {
    let act = Act { seat: ANA, entries: &[entry], client: None, by_bot: false, at: 0 };
    let acted = game.act(act, &mut Batch::default());
    acted.map_err(|error| {
        assert_eq!(error.into_parts().0.code, "log_full");
        "full"
    })
}

fn chip(chip: u32) -> Value {
    json!({ "bid": { "seat": 0, "chip": chip } })
}

fn bid(round: u32) -> Value {
    chip(round % 2 + 1)
}

#[test]
fn a_full_log_allows_no_more_plans() {
    let mut game = toy();
    for round in 0..MOST_PLANS + 10 {
        act(&mut game, &bid(round)).unwrap();
    }
    let line = LogLine { kind: UNLEND.to_owned(), ..game.lines[0].clone() };
    game.lines.resize(MOST_LINES, line);
    let before = game.table.view(Observer::Seat(ANA));
    assert_eq!(act(&mut game, &bid(MOST_PLANS)), Err("full"));
    assert_eq!(game.table.view(Observer::Seat(ANA)), before, "nothing happened");
    assert_eq!(act(&mut game, &json!({ "commit": 0 })), Ok(()), "the game goes on");
    assert_eq!(act(&mut game, &json!({ "reopen": 0 })), Err("full"));
    let mut fresh = toy();
    fresh.lines = game.lines;
    assert_eq!(act(&mut fresh, &bid(0)), Ok(()), "all seats may plan");
}

#[test]
fn reopening_a_plan_is_limited() {
    let (commit, reopen) = (json!({ "commit": 0 }), json!({ "reopen": 0 }));
    let mut game = toy();
    act(&mut game, &bid(0)).unwrap();
    for _ in 0..MOST_REOPENED {
        act(&mut game, &commit).unwrap();
        act(&mut game, &reopen).unwrap();
    }
    act(&mut game, &bid(1)).unwrap();
    act(&mut game, &commit).unwrap();
    assert_eq!(act(&mut game, &reopen), Err("full"));
    let mut same = GameLog::over(game.table.anew(), Pace::Untimed, 0);
    same.restore(game.lines.clone()).unwrap();
    assert_eq!(act(&mut same, &reopen), Err("full"), "also after a restart");
}

/// The steps kept by a table equal those replayed from its log, for every observer, through draws,
/// bot moves and take-backs.
#[test]
fn the_steps_of_a_table_are_those_of_its_history() {
    let face = catalog::game("small-city").unwrap();
    let agreement = Agreement { players: 2, ..Agreement::default() };
    let mut game = GameLog::new(&*face, &agreement, Pace::Untimed, 0).unwrap();
    let secret = Secret::new([7; 32]);
    let mut rng = Rng::seed(3);
    let (mut backs, mut at) = (0, 0);
    while game.lines.len() < 150 {
        at += 1;
        game.draw(&secret, at, &mut Batch::default());
        let seat = game.due().iter().next().expect("the game goes on");
        let entries = game.table.choices(seat);
        let entry = rng.pick(&entries).expect("some entry is legal");
        let client = Some(format!("{}:{at}", seat.index()));
        let by_bot = rng.below(3) == 0;
        let act = Act { seat, entries: &[entry], client, by_bot, at };
        game.act(act, &mut Batch::default()).unwrap();
        if rng.below(9) == 0 {
            game.lend(seat, rng.below(2) == 0, at, &mut Batch::default());
        }
        if let Ok(lines) = game.take_back(seat, SeatSet::EMPTY, |_| String::new())
            && rng.below(3) == 0
        {
            game.undo((seat, lines), format!("{}:b{at}", seat.index()), at, &mut Batch::default());
            backs += 1;
        }
    }
    assert!(backs > 3, "{backs} steps were taken back");
    for observer in Observer::all(2) {
        let told = game.history(observer, 0).told().unwrap();
        let told: Vec<Step> = told.into_iter().map(|told| told.step).collect();
        assert_eq!(game.steps(observer), told);
    }
}

/// A step says whether the seat was lent to the bot that acted: if not, a person's time ran out.
#[test]
fn a_step_says_why_a_bot_acted() {
    let bid_by = |lent: bool, by_bot: bool| {
        let mut game = toy();
        game.lend(ANA, lent, 0, &mut Batch::default());
        let act = Act { seat: ANA, entries: &[&bid(0)], client: None, by_bot, at: 0 };
        game.act(act, &mut Batch::default()).unwrap();
        let last = game.steps(Observer::Seat(ANA)).pop().unwrap();
        (last.bot, last.lent)
    };
    assert_eq!(bid_by(false, true), (true, false));
    assert_eq!(bid_by(true, true), (true, true));
    assert_eq!(bid_by(true, false), (false, false));
}

/// A log with a gap is refused: its steps would refer to the wrong lines.
#[test]
fn a_log_with_a_gap_is_refused() {
    let mut game = toy();
    for round in 0..3 {
        act(&mut game, &bid(round)).unwrap();
    }
    let mut lines = game.lines.clone();
    lines.remove(1);
    let mut same = GameLog::over(game.table.anew(), Pace::Untimed, 0);
    assert!(same.restore(lines).is_err());
}

/// The pages of a history join to the whole.
#[test]
fn pages_of_a_history_follow_each_other() {
    let mut game = toy();
    let seat = Observer::Seat(ANA);
    for round in 0..2 * MOST_STEPS as u32 + 30 {
        act(&mut game, &bid(round)).unwrap();
    }
    let told = game.history(seat, 0).told().unwrap();
    let (mut since, mut numbers) = (Some(0), Vec::new());
    while let Some(from) = since {
        let page = game.history(seat, from).page(&CancelToken::default()).unwrap();
        let before = from.checked_sub(1).map(|last| &told[last as usize].view);
        assert!(before.is_none_or(|view| *view == page.view), "after step {from}");
        assert!(page.steps.len() as u64 <= MOST_STEPS && !page.steps.is_empty());
        numbers.extend(page.steps.iter().map(|step| step.seq));
        since = page.next;
    }
    assert_eq!(numbers, (1..=game.seq(seat)).collect::<Vec<_>>());
    let stop = CancelToken::default();
    stop.cancel();
    assert!(game.history(seat, 0).page(&stop).is_err(), "no reader waits for it");
    assert!(game.history(seat, game.seq(seat) + 1).page(&CancelToken::default()).is_err());
}

/// A reply has steps or a state. Which of the two it has reveals no other seat's plans.
#[test]
fn the_length_of_a_log_depends_on_what_the_observer_knows() {
    let mut game = toy();
    for round in 0..MOST_LINES as u32 / 2 {
        act(&mut game, &bid(round)).unwrap();
    }
    assert!(!game.is_short(Observer::Seat(ANA)));
    assert!(game.is_short(Observer::Spectator) && game.is_short(Observer::Seat(Seat::new(1))));
}

/// A seat that ends its turn of Small City does so without an event.
#[test]
fn every_observer_receives_a_change_of_turn() {
    let face = catalog::game("small-city").unwrap();
    let agreement = Agreement { players: 2, ..Agreement::default() };
    let mut silent = 0;
    let mut game = GameLog::new(&*face, &agreement, Pace::Untimed, 0).unwrap();
    while !game.is_over() {
        let told = |game: &GameLog| Observer::all(2).map(|who| game.seq(who)).collect::<Vec<_>>();
        game.draw(&Secret::new([1; 32]), 0, &mut Batch::default());
        let (before, known) = (game.table.turn(), told(&game));
        let Some(seat) = game.due().iter().next() else { break };
        let rng = Rng::stream(3, game.lines.len() as u64);
        let entry = game.table.thought(Bot::new("random"), seat, &[], rng).unwrap()(
            CancelToken::default(),
            Arc::new(Alone),
        )
        .entry;
        let act = Act { seat, entries: &[&entry], client: None, by_bot: true, at: 0 };
        game.act(act, &mut Batch::default()).unwrap();
        if game.table.turn() != before {
            let mut events = game.table.events().into_iter();
            silent += u32::from(!events.any(|(audience, _)| audience.has(Observer::Spectator)));
            let grown = told(&game).into_iter().zip(known).all(|(after, before)| after > before);
            assert!(grown, "nobody receives {before:?} -> {:?}", game.table.turn());
        }
    }
    assert!(silent > 0, "some turns end in silence");
}

#[test]
fn a_history_has_what_is_newer() {
    let mut game = toy();
    let seat = Observer::Seat(ANA);
    let first = game.seq(seat) + 1;
    for round in 0..4 {
        act(&mut game, &bid(round)).unwrap();
    }
    let numbers = |since| {
        let told = game.history(seat, since).told().unwrap();
        told.iter().map(|told| told.step.seq).collect::<Vec<_>>()
    };
    assert_eq!(numbers(0), (1..first + 4).collect::<Vec<_>>());
    assert_eq!(numbers(first + 1), [first + 2, first + 3]);
    assert!(numbers(first + 3).is_empty());
}

/// A one-player game of Small City whose seat may act twice in a row, and these two entries.
fn two_at_once() -> (GameLog, [Value; 2]) {
    let face = catalog::game("small-city").unwrap();
    let agreement = Agreement { players: 1, ..Agreement::default() };
    let mut game = GameLog::new(&*face, &agreement, Pace::Untimed, 0).unwrap();
    loop {
        game.draw(&Secret::new([1; 32]), 0, &mut Batch::default());
        let choices = game.table.choices(ANA);
        let (entries, open) = (game.table.entries(), matches!(game.table.turn(), Turn::Seat(_)));
        let first = choices.iter().find(|entry| open && game.table.act_on(ANA, entry).is_ok());
        let second = game.table.choices(ANA).into_iter().next().filter(|_| first.is_some());
        game.table.truncate(entries);
        if let (Some(first), Some(second)) = (first, second) {
            return (game, [first.clone(), second]);
        }
        act(&mut game, choices.last().unwrap()).unwrap();
    }
}

#[test]
fn a_list_is_one_line_and_one_step_and_goes_back_at_once() {
    let (mut game, [first, second]) = two_at_once();
    let (seat, lines, told) =
        (Observer::Seat(ANA), game.lines.len(), game.seq(Observer::Seat(ANA)));
    let before = game.table.view(seat);
    let entries = &[&first, &second][..];
    let list = Act { seat: ANA, entries, client: None, by_bot: false, at: 0 };
    game.act(list, &mut Batch::default()).unwrap();
    assert_eq!((game.lines.len(), game.seq(seat)), (lines + 1, told + 1));
    assert_eq!(game.lines[lines].body, json!([first, second]).to_string());
    let after = game.table.view(seat);

    // The same as one by one, in the view and in the events.
    let told_by = |game: &GameLog| -> Vec<Value> {
        serde_json::from_str(game.steps(seat).last().unwrap().events.text()).unwrap()
    };
    let events = told_by(&game);
    let one_by_one = game.history(seat, told).told().unwrap();
    assert!(one_by_one.len() == 1 && one_by_one[0].view == after, "{first} {second}");
    assert_eq!(one_by_one[0].step.events, Text::of(&events));
    game.undo((ANA, 1), "0:back".to_owned(), 0, &mut Batch::default());
    assert!(game.table.view(seat) == before, "{first} {second}");
    assert!(game.steps(seat).last().unwrap().taken_back);
    let mut single = Vec::new();
    for entry in [&first, &second] {
        act(&mut game, entry).unwrap();
        single.extend(told_by(&game));
    }
    assert_eq!(single, events);
    assert!(game.table.view(seat) == after, "{first} {second}");
}

#[test]
fn a_list_is_refused_whole() {
    let mut game = toy();
    let (lines, before) = (game.lines.len(), game.table.view(Observer::Seat(ANA)));
    let commit = json!({ "commit": 0 });
    for (entries, at, code) in [
        ([&chip(1), &chip(9)], 1, "no_such_chip"),
        ([&chip(9), &chip(1)], 0, "no_such_chip"),
        ([&chip(1), &chip(1)], 1, "chosen_already"),
    ] {
        refused(&mut game, &entries, at, code);
    }
    let reopen = json!({ "reopen": 0 });
    refused(&mut game, &[&chip(2), &commit, &reopen], 1, "ends_turn");
    assert_eq!((game.lines.len(), game.table.view(Observer::Seat(ANA))), (lines, before));
    let (plan, by_bot) = ([&chip(1), &chip(2), &commit], false);
    let list = Act { seat: ANA, entries: &plan, client: None, by_bot, at: 0 };
    game.act(list, &mut Batch::default()).unwrap();
    assert!(!game.due().contains(ANA), "the last may end the turn");
}

/// Checks that a list is refused, at that place and with that code.
fn refused(game: &mut GameLog, entries: &[&Value], at: usize, code: &str) {
    let list = Act { seat: ANA, entries, client: None, by_bot: false, at: 0 };
    let problem = game.act(list, &mut Batch::default()).unwrap_err().into_parts().0;
    assert_eq!((problem.at, problem.code.as_str()), (Some(at), code));
}
