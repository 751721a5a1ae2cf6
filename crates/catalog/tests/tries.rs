//! Trying an input predicts what it does, from what the seat may know alone.

use std::slice;
use std::sync::Arc;

use catalog::{Agreement, Alone, Attempt, Bot, CancelToken, Table, Text, Tried};
use kernel::{Observer, Rng, Seat, Turn};
use serde_json::{Value, json};
use simplicity::Simplicity;
use smallcity::SmallCity;
use testkit::toy::Toy;

/// A table of a game with some options.
fn open<G: kernel::Puzzles>(players: u8, options: &[(&str, &str)]) -> Box<dyn Table> {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let agreement = Agreement { rules: None, players, options: options.collect(), start: None };
    catalog::face::<G>().open(&agreement).expect("the agreement is sound")
}

/// The seats that are to act.
fn due(table: &dyn Table) -> Vec<Seat> {
    match table.turn() {
        Turn::Seat(seat) => vec![seat],
        Turn::Together(seats) => seats.iter().collect(),
        Turn::Chance | Turn::Over => vec![],
    }
}

/// The code of a refusal.
fn code(attempt: &Attempt) -> Option<&'static str> {
    attempt.refusal.as_ref().map(|refusal| refusal.faults[0].code())
}

/// The whole answer to a try.
fn told(tried: &Tried) -> Value {
    let answers = tried.answers.iter().map(|answer| json!([code(answer), answer.about]));
    json!([tried.view, tried.offers, answers.collect::<Vec<_>>()])
}

/// How often a try went on, stopped before a draw, and stopped otherwise.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    went_on: usize,
    luck: usize,
    ended: usize,
}

/// Tries a few inputs one after the other for a seat and also performs them; then takes everything
/// back.
fn try_some(table: &mut dyn Table, seat: Seat, rng: &mut Rng, seen: &mut Seen) {
    let (start, who) = (table.entries(), Observer::Seat(seat));
    let mut entries = Vec::new();
    for _ in 0..4 {
        let choices = table.choices(seat);
        assert_eq!(table.choices_text(seat).text(), Value::from(&*choices).to_string());
        let Some(entry) = rng.pick(&choices) else { break };
        entries.push(entry.clone());
        let (turn, view) = (table.turn(), table.view(who));
        // Earlier entries were performed, so they are not tried again.
        let tried = table.tried(seat, slice::from_ref(entry));
        let about = table.check(seat, entry).expect("listed entries are legal");
        assert!(tried.answers[0].about.as_ref() == Some(&about), "{entry} of {seat}");
        match code(&tried.answers[0]) {
            None => {
                table.act_on(seat, entry).expect("the turn stays");
                let same = tried.view == table.view(who) && tried.offers == table.offers(seat);
                assert!(same, "{entry} of {seat} does otherwise than it was tried");
                seen.went_on += 1;
            }
            Some(code) => {
                entries.pop();
                let passed_over = tried.view == view && tried.offers == table.offers(seat);
                assert!(passed_over, "{entry}: {code}");
                table.act(seat, entry).expect("listed entries are legal");
                let luck = matches!((turn, table.turn()), (Turn::Seat(_), Turn::Chance));
                assert_eq!(code == "luck_is_next", luck);
                let step = |view: &Text| {
                    let view = view.value();
                    (view["round"].clone(), view["step"].clone())
                };
                let stays = table.turn() == turn && step(&view) == step(&table.view(who));
                assert!(!stays, "{entry} ends nothing");
                let count = if luck { &mut seen.luck } else { &mut seen.ended };
                *count += 1;
                table.truncate(start + entries.len());
                break;
            }
        }
    }
    let (view, offers) = (table.view(who), table.offers(seat));
    table.truncate(start);
    // Trying several entries together is the same as one after the other; refused ones are skipped.
    entries.insert(0, json!({ "no": "entry" }));
    let whole = table.tried(seat, &entries);
    assert!(whole.view == view && whole.offers == offers, "{entries:?} of {seat}");
    let codes: Vec<_> = whole.answers.iter().map(code).collect();
    let expected = [Some("no_entry")].into_iter().chain(vec![None; entries.len() - 1]);
    assert_eq!(codes, expected.collect::<Vec<_>>());
    // A bot that continues from there acts legally there.
    let thought = table
        .thought(Bot::new("random"), seat, &entries, rng.clone())
        .expect("there is such a bot");
    entries.push(thought(CancelToken::default(), Arc::new(Alone)).entry);
    let next = table.tried(seat, &entries).answers.pop().expect("an answer for each");
    assert!(next.about.is_some(), "{entries:?} of {seat}");
    assert_eq!(table.entries(), start, "nothing has changed");
}

/// Plays a random game and tries inputs on the way.
fn play(table: &mut dyn Table, seed: u64, every: usize) -> Seen {
    let (mut rng, mut tries) = (Rng::seed(seed), Seen::default());
    while table.turn() != Turn::Over {
        if table.turn() == Turn::Chance {
            table.draw(rng.below(table.weights().len() as u32) as usize);
            continue;
        }
        let seats = due(table);
        if table.entries().is_multiple_of(every) {
            for &seat in &seats {
                try_some(table, seat, &mut rng, &mut tries);
            }
        }
        let seat = *rng.pick(&seats).expect("a seat is to act");
        let thought =
            table.thought(Bot::new("random"), seat, &[], rng.clone()).expect("there is such a bot");
        rng.next_u64();
        table
            .act(seat, &thought(CancelToken::default(), Arc::new(Alone)).entry)
            .expect("bots play by the rules");
    }
    tries
}

#[test]
fn a_try_predicts_what_happens() {
    let mut seen = Seen::default();
    let mut add = |more: Seen| {
        seen.went_on += more.went_on;
        seen.luck += more.luck;
        seen.ended += more.ended;
    };
    for seed in 0..4 {
        add(play(&mut *open::<Toy>(3, &[]), seed, 1));
        add(play(&mut *open::<Simplicity>(2, &[]), seed, 1));
    }
    let modules =
        [("modules", "forest,historic,traders"), ("forest_side", "easy"), ("advanced", "yes")];
    add(play(&mut *open::<SmallCity>(1, &[]), 1, 3));
    add(play(&mut *open::<SmallCity>(2, &[("advanced", "yes")]), 2, 3));
    add(play(&mut *open::<SmallCity>(4, &modules), 3, 5));
    assert!(seen.went_on > 300 && seen.luck > 3 && seen.ended > 60, "{seen:?}");
}

/// Secret plans of others change nothing.
#[test]
fn a_try_reveals_no_secret() {
    for mut table in [open::<Toy>(2, &[]), open::<SmallCity>(2, &[])] {
        let (mut rng, mut compared) = (Rng::seed(8), 0);
        while table.turn() != Turn::Over && compared < 40 {
            if table.turn() == Turn::Chance {
                table.draw(0);
                continue;
            }
            let seats = due(&*table);
            if let [one, other] = seats[..] {
                let mine: Vec<Value> = table.choices(one).into_iter().take(6).collect();
                let before = told(&table.tried(one, &mine));
                let start = table.entries();
                for _ in 0..3 {
                    let choices = table.choices(other);
                    let plan = choices
                        .iter()
                        .find(|entry| entry.get("commit").is_none() && entry["do"] != "commit");
                    let Some(plan) = plan else { break };
                    let turn = table.turn();
                    table.act(other, plan).expect("listed entries are legal");
                    // Commits are public.
                    if table.turn() == turn {
                        let same = told(&table.tried(one, &mine)) == before;
                        assert!(same, "{plan} of {other} changes what {one} gets");
                        compared += 1;
                    }
                }
                table.truncate(start);
            }
            let seat = *rng.pick(&seats).expect("a seat is to act");
            let choices = table.choices(seat);
            let entry = rng.pick(&choices).expect("something may be done");
            table.act(seat, entry).expect("listed entries are legal");
        }
        assert!(compared > 5, "{compared}");
    }
}

/// A commit and the end of a step are final.
#[test]
fn entries_that_end_a_turn_are_not_tried() {
    let mut table = open::<Toy>(2, &[]);
    while table.turn() == Turn::Chance {
        table.draw(0);
    }
    let [ana, ben] = [0, 1].map(Seat::new);
    table.act(ben, &json!({ "bid": { "seat": 1, "chip": 2 } })).expect("it has the chip");
    table.act(ben, &json!({ "commit": 1 })).expect("it has chosen");
    let plan = [json!({ "bid": { "seat": 0, "chip": 3 } }), json!({ "commit": 0 })];
    let tried = table.tried(ana, &plan);
    let codes: Vec<_> = tried.answers.iter().map(code).collect();
    assert_eq!(codes, [None, Some("ends_turn")]);
    let view = tried.view.value();
    assert_eq!(view["players"][0]["chosen"], 3);
    assert_eq!(view["players"][1]["chosen"], Value::Null, "no chip is public");
    table.act_on(ana, &plan[0]).expect("the turn stays");
    let refusal = table.act_on(ana, &plan[1]).expect_err("nothing can follow");
    assert_eq!(refusal.faults[0].code(), "ends_turn");
}
