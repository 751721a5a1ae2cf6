//! How events read in English: to the seat they are about, to another seat that they name, and to
//! everyone else.

use std::collections::BTreeSet;

use kernel::{Game, Observer, Seat};
use serde_json::Value;
use smallcity::constants::Stack;
use smallcity::{Action, Amount, Event, Extra, Material, Next, Paid, Place, Source, StepDoc};
use words::{Language, Words};

use super::{Change, each_change};
use crate::set_up::{Table, act, cell, cells};

pub(crate) const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

/// For the player at a seat.
fn words(reader: Option<usize>) -> Words {
    Words::new(Language::english().of_game("small-city")).to(reader).seated(["Ann", "Bob"])
}

/// Asserts how an event reads to Ann and to everybody.
#[track_caller]
pub(crate) fn says(event: &Event, to_ann: &str, to_all: &str) {
    assert_eq!(words(Some(0)).tell("event", event), to_ann);
    assert_eq!(words(None).tell("event", event), to_all);
}

/// Asserts how an event reads to everybody.
#[track_caller]
pub(crate) fn reads(event: &Event, sentence: &str) {
    assert_eq!(words(None).tell("event", event), sentence);
}

/// The events of one seat's actions.
fn told(table: &Table, seat: usize, action: Action) -> Vec<Event> {
    let (before, input) = (&table.state, act(seat, action));
    let mut after = *before;
    table.game.apply(&mut after, &input).unwrap_or_else(|why| panic!("{action:?}: {why}"));
    let mut told = vec![];
    table.game.events(before, &input, &after, Observer::Seat(Seat::new(seat)), &mut told);
    told
}

/// Every event about Ann alone, with its sentences.
#[test]
fn events_speak_to_their_reader() {
    let (seat, rule) = (ANN, "SC-2.1");
    let table = [
        (
            Event::FirstHost { seat, rule },
            "You are the Mayor’s first host.",
            "Ann is the Mayor’s first host.",
        ),
        (Event::Committed { seat, rule }, "You have sealed.", "Ann has sealed."),
        (Event::Reopened { seat, rule }, "You think again.", "Ann thinks again."),
        (Event::Planned { seat, rule }, "You change your plan.", "Ann changes the plan."),
        (
            Event::CityHall { seat, cells: cells("c3:e4"), rule },
            "Your City Hall stands on c3 d3 e3 c4 d4 e4.",
            "Ann’s City Hall stands on c3 d3 e3 c4 d4 e4.",
        ),
        (
            Event::RoundBegins { round: 2, host: seat, rule },
            "Round 2 begins; you host the Mayor.",
            "Round 2 begins; Ann hosts the Mayor.",
        ),
        (
            Event::MayorComes { seat, cells: cells("a1:b1"), rule },
            "The Mayor visits you and stands on a1 b1.",
            "The Mayor visits Ann and stands on a1 b1.",
        ),
        (
            Event::ZoneGrown { seat, size: 8, number: None, rule },
            "Your zone grows to 8 by 8.",
            "Ann’s zone grows to 8 by 8.",
        ),
        (
            Event::Entered { seat, person: "trader", rule },
            "A trader comes to your City Hall.",
            "A trader comes to Ann’s City Hall.",
        ),
        (
            Event::WentHome { seat, person: "citizen", cell: cell("c4"), rule },
            "A citizen moves from your City Hall into c4.",
            "A citizen moves from Ann’s City Hall into c4.",
        ),
        (
            Event::Sold { seat, material: Material::Metal, money: 5, parts: vec![], rule },
            "You sell 1 metal for $5.",
            "Ann sells 1 metal for $5.",
        ),
        (
            Event::Discarded { seat, material: Material::Wood, rule },
            "You have no room for 1 wood and discard it.",
            "Ann has no room for 1 wood and discards it.",
        ),
        (
            Event::Earned { seat, money: 3, source: Source::COMMERCE, parts: vec![], rule },
            "You earn $3 from shops.",
            "Ann earns $3 from shops.",
        ),
        (
            Event::Eliminated { seat, rule },
            "Pollution chokes your borough: you are out.",
            "Pollution chokes Ann’s borough: Ann is out.",
        ),
        (
            Event::Saved { seat, count: 1, rule },
            "Your Clinic saves one life.",
            "Ann’s Clinic saves one life.",
        ),
        (
            Event::Saved { seat, count: 2, rule },
            "Your Clinic saves 2 lives.",
            "Ann’s Clinic saves 2 lives.",
        ),
        (
            Event::CemeteryGrown { seat, cell: cell("c4"), rule },
            "Your cemetery takes c4.",
            "Ann’s cemetery takes c4.",
        ),
    ];
    for (event, to_ann, to_all) in table {
        says(&event, to_ann, to_all);
    }
    reads(&Event::Revealed { rule }, "All plans are shown.");
    reads(&Event::CardShown { card: 'F', rule }, "Card F Urban Planner is turned up.");
    reads(&Event::CardBoxed { card: 'K', rule }, "Card K Ecologist is not in this game.");
}

/// The sentence names the borough of a cell, unless it is the mover's.
#[test]
fn a_move_names_the_borough_of_foreign_cells() {
    let moved = |from: (Option<Seat>, &str), to: (Option<Seat>, &str)| {
        let place = |(host, at): (Option<Seat>, &str)| Place { host, cell: cell(at), tile: None };
        let (from, to) = (place(from), place(to));
        Event::Moved { seat: BOB, person: "citizen", from, to, rule: "SC-8.3" }
    };
    let at_home = moved((None, "c4"), (None, "d5"));
    says(&at_home, "Bob’s citizen goes from c4 to d5.", "Bob’s citizen goes from c4 to d5.");
    says(
        &moved((Some(ANN), "g1"), (None, "a4")),
        "Bob’s citizen goes from g1 in your borough to a4.",
        "Bob’s citizen goes from g1 in Ann’s borough to a4.",
    );
    says(
        &moved((None, "a4"), (Some(ANN), "g1")),
        "Bob’s citizen goes from a4 to g1 in your borough.",
        "Bob’s citizen goes from a4 to g1 in Ann’s borough.",
    );
    let own = words(Some(1)).tell("event", &moved((None, "a4"), (Some(ANN), "g1")));
    assert_eq!(own, "Your citizen goes from a4 to g1 in Ann’s borough.");
}

#[test]
fn the_idle_are_counted_and_found() {
    let idle = |at: Option<&str>, abroad, count| Event::Idle {
        seat: ANN,
        count,
        cells: at.map(cells),
        abroad,
        rule: "SC-8.5",
    };
    says(
        &idle(Some("c4"), 0, 1),
        "One of your people could not move and stays idle, on c4.",
        "One of Ann’s people could not move and stays idle, on c4.",
    );
    says(
        &idle(Some("c4,d4"), 0, 2),
        "2 of your people could not move and stay idle, on c4 d4.",
        "2 of Ann’s people could not move and stay idle, on c4 d4.",
    );
    let abroad = "One of Ann’s people could not move and stays idle, abroad.";
    reads(&idle(None, 1, 1), abroad);
    let both = "3 of Ann’s people could not move and stay idle, on c4 d4 and abroad.";
    reads(&idle(Some("c4,d4"), 1, 3), both);
}

#[test]
fn pollution_is_explained() {
    let polluted = |gross, relief, extra: u16, track| {
        let source = Source("wood_set_aside");
        let extra = Vec::from_iter((extra > 0).then_some(Extra { source, amount: extra }));
        let rise = gross - relief + extra.iter().map(|part| part.amount).sum::<u16>();
        Event::Polluted {
            seat: ANN,
            rise,
            track,
            gross,
            relief,
            extra,
            parts: vec![],
            rule: "SC-11.4",
        }
    };
    says(
        &polluted(12, 6, 0, 31),
        "Your pollution rises by 6 to 31\u{a0}%: 12 produced, 6 relieved.",
        "Ann’s pollution rises by 6 to 31\u{a0}%: 12 produced, 6 relieved.",
    );
    reads(
        &polluted(12, 6, 3, 34),
        "Ann’s pollution rises by 9 to 34\u{a0}%: 12 produced, 6 relieved, 3 more from wood set aside.",
    );
    reads(&polluted(0, 0, 0, 4), "Ann’s pollution stays at 4\u{a0}%: 0 produced, 0 relieved.");
    let source = Source("anarchist");
    let soiled = |more, track| Event::Soiled { seat: ANN, more, track, source, rule: "SP-ACT-2" };
    says(
        &soiled(3, 15),
        "Your pollution rises by 3 to 15\u{a0}% because of the Anarchist.",
        "Ann’s pollution rises by 3 to 15\u{a0}% because of the Anarchist.",
    );
    reads(&soiled(0, 12), "Ann’s pollution stays at 12\u{a0}% because of the Anarchist.");
    let cleaned = |less, track| Event::Cleaned { seat: ANN, less, track, rule: "SC-12.9" };
    says(
        &cleaned(3, 28),
        "Your pollution falls by 3 to 28\u{a0}%.",
        "Ann’s pollution falls by 3 to 28\u{a0}%.",
    );
    says(&cleaned(0, 0), "You have no pollution to lose.", "Ann has no pollution to lose.");
}

#[test]
fn deaths_name_the_owner() {
    let died = |seat, owner| Event::Died {
        seat,
        person: "citizen",
        owner,
        cell: cell("g5"),
        rule: "SC-11.5",
    };
    says(&died(ANN, None), "Your citizen on g5 dies.", "Ann’s citizen on g5 dies.");
    says(
        &died(ANN, Some(BOB)),
        "Bob’s citizen on g5 in your borough dies.",
        "Bob’s citizen on g5 in Ann’s borough dies.",
    );
    says(
        &died(BOB, Some(ANN)),
        "Your citizen on g5 in Bob’s borough dies.",
        "Ann’s citizen on g5 in Bob’s borough dies.",
    );
}

#[test]
fn promises_and_platforms_are_judged_with_their_points() {
    let judged = |kept, points| {
        let promise = "promise_green".to_owned();
        Event::PromiseJudged { seat: ANN, promise, kept, points, rule: "SC-14.2" }
    };
    let kept = ("You kept “A green borough”: +6.", "Ann kept “A green borough”: +6.");
    says(&judged(true, 6), kept.0, kept.1);
    let broken = ("You broke “A green borough”: -3.", "Ann broke “A green borough”: -3.");
    says(&judged(false, -3), broken.0, broken.1);
    reads(&judged(false, 0), "Ann broke “A green borough”: 0.");
    reads(&judged(true, 0), "Ann kept “A green borough”: 0.");
    let platform = |kept, points| {
        let platform = "platform_culture".to_owned();
        Event::PlatformJudged { seat: ANN, platform, kept, points, rule: "SC-16.2" }
    };
    says(
        &platform(true, 20),
        "You carried out your platform, Culture: +20.",
        "Ann carried out the platform Culture: +20.",
    );
    says(
        &platform(false, -10),
        "You did not carry out your platform, Culture: -10.",
        "Ann did not carry out the platform Culture: -10.",
    );
    let stands =
        |key: &str| Event::Platform { seat: ANN, platform: key.to_owned(), rule: "SC-16.2" };
    says(&stands("platform_economy"), "You stand for Economy.", "Ann stands for Economy.");
    says(&stands("none"), "You stand for no platform.", "Ann stands for no platform.");
}

/// A reader who may not know the card reads its stack.
#[test]
fn promises_are_named_to_seats_that_know_them() {
    let key = |key: Option<&str>| key.map(str::to_owned);
    let drawn = |promise| {
        let promise = key(promise);
        Event::PromiseDrawn { seat: ANN, stack: Stack::Medium, promise, rule: "SC-3.8" }
    };
    let kept = |promise| {
        let promise = key(promise);
        Event::PromiseKept { seat: ANN, stack: Stack::Difficult, promise, rule: "SC-3.8" }
    };
    says(
        &drawn(Some("promise_steel")),
        "You draw the medium promise “Glowing furnaces”.",
        "Ann draws the medium promise “Glowing furnaces”.",
    );
    reads(&drawn(None), "Ann draws a promise: medium.");
    says(
        &kept(Some("promise_r5")),
        "You keep the difficult promise “The big house”.",
        "Ann keeps the difficult promise “The big house”.",
    );
    reads(&kept(None), "Ann keeps a promise: difficult.");
}

#[test]
fn a_card_is_taken_with_its_choice_if_it_has_one() {
    let taken = |card, chosen| Event::CardTaken { seat: ANN, card, chosen, rule: "SC-4.4" };
    says(
        &taken('E', Some("money")),
        "You take card E Supporter: money.",
        "Ann takes card E Supporter: money.",
    );
    reads(&taken('E', Some("votes")), "Ann takes card E Supporter: votes.");
    says(&taken('C', None), "You take card C Mediator.", "Ann takes card C Mediator.");
}

#[test]
fn charges_of_a_card_have_sentences() {
    let source = Source("anarchist");
    let charged = |paid| Event::Charged { seat: ANN, paid, source, rule: "SP-ACT-2" };
    let (money, votes) = (Paid::Money { money: 2 }, Paid::Votes { votes: 3 });
    says(&charged(money), "You pay $2 to the Anarchist.", "Ann pays $2 to the Anarchist.");
    reads(&charged(votes), "Ann pays 3 votes to the Anarchist.");
}

#[test]
fn builds_name_who_moves_in() {
    let built = |tile: &str, at: &str, person| {
        let tile = tile.to_owned();
        Event::Built { seat: ANN, tile, cells: cells(at), person, number: None, rule: "SC-5.4" }
    };
    says(
        &built("R1", "f4", Some("citizen")),
        "You build Residence 1 on f4, and a citizen moves in.",
        "Ann builds Residence 1 on f4, and a citizen moves in.",
    );
    let trader = "Ann builds Residence 1 on f4, and a trader moves in.";
    reads(&built("R1", "f4", Some("trader")), trader);
    says(&built("Har", "a1:b1", None), "You build Harbor on a1 b1.", "Ann builds Harbor on a1 b1.");
}

#[test]
fn upgrades_name_the_new_tile() {
    let (seat, next) = (ANN, |tile: &str| Next { tile: tile.to_owned() });
    let (tile, with) = ("F2".to_owned(), cell("f2"));
    let upgraded = Event::Upgraded {
        seat,
        tile,
        cells: cells("f1:g1"),
        with,
        next: next("F3"),
        number: None,
        rule: "SC-7.1",
    };
    says(
        &upgraded,
        "You upgrade Factory 2 on f1 g1 to Factory 3 with f2.",
        "Ann upgrades Factory 2 on f1 g1 to Factory 3 with f2.",
    );
    let (tile, with) = ("Pk1".to_owned(), cells("b1:c1"));
    let enlarged = Event::Enlarged {
        seat,
        tile,
        cells: cells("a1"),
        with,
        next: next("Pk3"),
        number: None,
        rule: "SC-5.6",
    };
    says(
        &enlarged,
        "You enlarge Small Park on a1 to Large Park with b1 c1.",
        "Ann enlarges Small Park on a1 to Large Park with b1 c1.",
    );
}

#[test]
fn one_is_not_many() {
    let (seat, parts) = (ANN, vec![]);
    let voted = |votes| {
        let (source, parts) = (Source::HOMES, parts.clone());
        Event::Voted { seat, votes, source, parts, rule: "SC-10.1" }
    };
    says(&voted(1), "You get 1 vote from homes.", "Ann gets 1 vote from homes.");
    reads(&voted(2), "Ann gets 2 votes from homes.");
    let bought = |votes| Event::Bought { seat, money: 3, votes, parts: vec![], rule: "SC-9.2" };
    says(&bought(1), "You buy 1 vote for $3.", "Ann buys 1 vote for $3.");
    reads(&bought(4), "Ann buys 4 votes for $3.");
    let material = Material::Stone;
    let traded = |votes| Event::Traded { seat, material, votes, parts: vec![], rule: "SC-9.2" };
    says(&traded(1), "You trade 1 stone for 1 vote.", "Ann trades 1 stone for 1 vote.");
    reads(&traded(5), "Ann trades 1 stone for 5 votes.");
    let arrived = |count| Event::Arrived { seat, count, rule: "SC-8.8" };
    says(
        &arrived(1),
        "Free jobs draw a citizen to your City Hall.",
        "Free jobs draw a citizen to Ann’s City Hall.",
    );
    reads(&arrived(3), "Free jobs draw 3 citizens to Ann’s City Hall.");
    let newcomers =
        |in_hall, in_career| Event::Newcomers { seat, in_hall, in_career, rule: "SC-12.8" };
    says(
        &newcomers(1, 1),
        "1 new citizen in your City Hall, 1 in your Career Center.",
        "1 new citizen in Ann’s City Hall, 1 in the Career Center.",
    );
    reads(&newcomers(2, 0), "2 new citizens in Ann’s City Hall, 0 in the Career Center.");
}

#[test]
fn materials_are_listed() {
    let (seat, rule) = (ANN, "SC-9.6");
    let produced =
        |counts| Event::Produced { seat, materials: Amount::list(counts), parts: vec![], rule };
    says(&produced([0, 2, 0]), "You make 2 stone.", "Ann makes 2 stone.");
    reads(&produced([3, 0, 1]), "Ann makes 3 wood and 1 metal.");
    let supplied =
        |counts| Event::Supplied { seat, materials: Amount::list(counts), rule: "SC-12.6" };
    says(
        &supplied([1, 1, 1]),
        "You get 1 wood, 1 stone and 1 metal from the supply.",
        "Ann gets 1 wood, 1 stone and 1 metal from the supply.",
    );
    reads(&supplied([0, 0, 0]), "Ann gets nothing from the supply.");
    let stored = Event::Stored { seat, materials: Amount::list([4, 0, 0]), rule: "SP-FOR-7" };
    says(&stored, "You bring in 4 wood.", "Ann brings in 4 wood.");
}

#[test]
fn a_council_move_names_its_price() {
    let moved = |paid| Event::CouncilMove { seat: ANN, row: 3, column: 2, paid, rule: "SC-12.2" };
    let place = "Construction (row 3), column 2, in the council";
    says(
        &moved(Paid::Money { money: 2 }),
        &format!("You enter {place} for $2."),
        &format!("Ann enters {place} for $2."),
    );
    reads(&moved(Paid::Votes { votes: 1 }), &format!("Ann enters {place} for 1 vote."));
    reads(&moved(Paid::Votes { votes: 3 }), &format!("Ann enters {place} for 3 votes."));
    let promise = Paid::Promise { stack: Stack::Easy };
    reads(&moved(promise), &format!("Ann enters {place} for a promise: easy."));
}

#[test]
fn a_score_lists_its_parts() {
    let scored = |special, platform| Event::Scored {
        seat: ANN,
        score: 40 + 6 + special + platform - 12,
        votes: 40,
        promises: 6,
        special,
        platform,
        pollution: 12,
        tolls: vec![],
        rule: "SC-14.3",
    };
    says(
        &scored(0, 0),
        "You score 34: 40 votes, 6 for promises, less 12 for pollution.",
        "Ann scores 34: 40 votes, 6 for promises, less 12 for pollution.",
    );
    reads(
        &scored(10, -10),
        "Ann scores 34: 40 votes, 6 for promises, 10 for special promises, -10 for the platform, \
         less 12 for pollution.",
    );
}

/// Two boroughs with the same tiles plan the same step, and only one tile of `code` is left: Ann,
/// the host, gets it (SC-2.9). Returns Bob's failure sentence, without the reason.
#[track_caller]
fn fails(tiles: &[&str], code: &str, step: &str, due: &StepDoc, sentence: &str) {
    let mut table = Table::new(2);
    let kind = table.kind(code);
    for seat in 0..2 {
        table.put(seat, tiles);
        table.state.boroughs[seat].money = 9;
    }
    table.state.stock[kind.index()] = 1;
    table.go_to("p2.plan");
    table.plan(0, step);
    table.plan(1, step);
    table.act(0, Action::Commit);
    let told = told(&table, 1, Action::Commit);
    let failed: Vec<&Event> =
        told.iter().filter(|event| matches!(event, Event::Failed { .. })).collect();
    let [failed @ Event::Failed { seat, step, refusal, .. }] = failed[..] else {
        panic!("one step fails: {told:?}")
    };
    assert_eq!((*seat, step, refusal.code), (BOB, due, "out_of_stock"));
    for (reader, who) in [(None, "Bob"), (Some(1), "You")] {
        let text = words(reader).tell("event", failed);
        assert!(text.starts_with(&format!("{who} cannot {sentence}. ")), "{text}");
    }
}

/// SC-5.9. A larger zone needs nothing scarce and never fails.
#[test]
fn a_failed_step_names_itself_and_the_reason() {
    let code = |code: &str| Some(code.to_owned());
    let park = StepDoc::Build {
        tile: "Pk2".to_owned(),
        cells: cells("a1:b1"),
        pay: vec![],
        person: None,
        free: false,
    };
    fails(&[], "Pk2", "Pk2 a1:b1", &park, "build Medium Park on a1 b1");
    let next = Some(Next { tile: "Pk2".to_owned() });
    let larger =
        StepDoc::Enlarge { tile: code("Pk1"), cells: cells("a1"), with: cells("b1"), next };
    fails(&["Pk1 a1"], "Pk2", "park a1 + b1", &larger, "enlarge Small Park on a1 with b1");
    // TV-3: both City Hall and School are near.
    let next = Some(Next { tile: "R2".to_owned() });
    let upgrade = StepDoc::Upgrade { tile: code("R1"), cells: cells("f4"), with: cell("f5"), next };
    let tiles = ["Hall c3:e4", "Sch f3", "R1 f4"];
    fails(&tiles, "R2", "up f4 + f5", &upgrade, "upgrade Residence 1 on f4 with f5");
}

/// SC-5.9, SC-5.7: a home that needed the failed tile fails too, and the citizen who was to move in
/// is free for the next home.
#[test]
fn dependent_steps_fail_with_their_reason() {
    let mut table = Table::new(2);
    for seat in 0..2 {
        table.put(seat, &["Hall c3:e4"]);
        table.hall(seat, 1);
        table.store(seat, [0, 2, 0]);
        table.state.boroughs[seat].money = 2;
    }
    table.go_to("p2.plan");
    table.plan(0, "Met g7 for ss");
    for step in ["Met g7 for ss", "R1 f7", "R1 f4"] {
        table.plan(1, step);
    }
    table.act(0, Action::Commit);
    let told = told(&table, 1, Action::Commit);
    let of_plan = told.iter().filter_map(|event| match event {
        Event::Failed { seat: BOB, step: StepDoc::Build { tile, .. }, refusal, .. } => {
            Some((tile.as_str(), refusal.code, refusal.rule, None))
        }
        Event::Built { seat: BOB, tile, person, .. } => {
            Some((tile.as_str(), "built", Some(event.rule()), *person))
        }
        _ => None,
    });
    let due = [
        ("Met", "out_of_stock", Some("SC-5.4"), None),
        ("R1", "criterion", Some("SC-6.1"), None),
        ("R1", "built", Some("SC-5.4"), Some("citizen")),
    ];
    assert_eq!(of_plan.collect::<Vec<_>>(), due, "{told:?}");
}

/// An event without its numbers and cells: what its wording depends on.
fn shape(event: &Event) -> String {
    let mut document = serde_json::to_value(event).expect("plain data");
    blank(&mut document);
    document.to_string()
}

/// Keeps only whether a number is 0 or 1, and whether there are cells.
fn blank(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let digit = number.as_i64().unwrap_or_default().clamp(-1, 2);
            *value = Value::from(digit);
        }
        Value::String(text) if smallcity::Cells::parse(text).is_some() => *value = "cells".into(),
        Value::Array(values) => values.iter_mut().for_each(blank),
        Value::Object(fields) => fields.values_mut().for_each(blank),
        _ => {}
    }
}

/// Every sentence comes from the messages alone: in the pseudo-language that accents every letter,
/// no two plain letters and no gap remain.
#[test]
fn every_sentence_comes_from_the_messages() {
    let accented = Language::named("en-XA").expect("the pseudo-language").of_game("small-city");
    let names = ["Å", "Ø", "Ü", "É"];
    let readers = [None, Some(0)].map(|reader| Words::new(accented).to(reader).seated(names));
    let mut seen = BTreeSet::new();
    each_change(|change: &Change<'_>| {
        for event in &change.told_to(Observer::Seat(ANN)) {
            if matches!(event, Event::Failed { .. }) || !seen.insert(shape(event)) {
                continue;
            }
            for words in &readers {
                let text = words.tell("event", event);
                let plain = text.split(|letter: char| !letter.is_ascii_alphabetic());
                let plain: Vec<&str> = plain.filter(|word| word.len() > 1).collect();
                assert!(plain.is_empty() && !text.contains(['{', '}']), "{text}: {event:?}");
            }
        }
    });
    assert!(seen.len() > 200, "{} kinds of events", seen.len());
}
