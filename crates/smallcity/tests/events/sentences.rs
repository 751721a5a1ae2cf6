//! The sentences whose words depend on what happened.

use std::sync::LazyLock;

use kernel::{Game, Observer, Seat};
use smallcity::constants::Stack;
use smallcity::{Action, Event, Material, Pay, Person, Setup, SmallCity};

use crate::set_up::{Table, act, cell, cells, spot};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

static GAME: LazyLock<SmallCity> = LazyLock::new(|| {
    SmallCity::new(&Setup::new(2).with(&["traders"])).expect("the set-up is sound")
});

/// Asserts that an event reads so.
#[track_caller]
fn says(event: &Event, sentence: &str) {
    let name = |seat: Seat| ["Ann", "Bob"][seat.index()].to_owned();
    assert_eq!(event.sentence(GAME.rules(), &name), sentence);
}

fn trader() -> Person {
    GAME.rules().person_named("trader").expect("there are Traders")
}

/// The number of a promise.
fn promise(key: &str) -> u8 {
    GAME.rules().promise_named(key).expect("there is that promise")
}

/// All that a seat is told of what it does.
fn told(table: &Table, seat: usize, action: Action) -> Vec<Event> {
    let (before, input) = (&table.state, act(seat, action));
    let mut after = *before;
    table.game.apply(&mut after, &input).unwrap_or_else(|why| panic!("{action:?}: {why}"));
    let mut told = vec![];
    table.game.events(before, &input, &after, Observer::Seat(Seat::new(seat)), &mut told);
    told
}

#[test]
fn a_move_names_the_seat_of_foreign_cells() {
    let moved = |from, to| Event::Moved { seat: ANN, person: Person::CITIZEN, from, to };
    says(&moved(spot(0, "c4"), spot(0, "d5")), "Ann: a citizen goes from c4 to d5.");
    says(&moved(spot(0, "c4"), spot(1, "d5")), "Ann: a citizen goes from c4 to d5 of Bob.");
    says(&moved(spot(1, "c4"), spot(0, "d5")), "Ann: a citizen goes from c4 of Bob to d5.");
    let (from, to) = (spot(1, "a1"), spot(1, "j10"));
    let moved = Event::Moved { seat: BOB, person: trader(), from, to };
    says(&moved, "Bob: a trader goes from a1 to j10.");
}

#[test]
fn the_idle_are_counted_and_found() {
    let idle = |at: &str, count| Event::Idle { seat: ANN, cells: cells(at), count };
    says(&idle("c4", 1), "Ann: 1 could not move and stays idle, on c4.");
    says(&idle("c4,d4", 2), "Ann: 2 could not move and stay idle, on c4 d4.");
    says(&idle("", 1), "Ann: 1 could not move and stays idle, abroad.");
    says(&idle("", 2), "Ann: 2 could not move and stay idle, abroad.");
    says(&idle("c4", 3), "Ann: 3 could not move and stay idle, on c4 and abroad.");
}

/// A measurement, made of one that is told in a borough without anybody.
fn polluted(gross: u16, relief: u16, extra: u16, track: u16) -> Event {
    let mut table = Table::new(1);
    table.go_to("p2.plan");
    let told = told(&table, 0, Action::Commit);
    let measures = |event: &Event| matches!(event, Event::Polluted { .. });
    let mut event = told.into_iter().find(measures).expect("pollution is measured");
    if let Event::Polluted { measured, track: at, .. } = &mut event {
        (measured.gross, measured.relief, measured.extra) = (gross, relief, extra);
        *at = track;
    }
    event
}

#[test]
fn pollution_is_explained() {
    says(&polluted(12, 6, 0, 31), "Ann: pollution +6 to 31 % (12 made - 6 relieved).");
    let land = "Ann: pollution +9 to 34 % (12 made - 6 relieved + 3 of the land).";
    says(&polluted(12, 6, 3, 34), land);
    says(&polluted(0, 0, 1, 1), "Ann: pollution +1 to 1 % (0 made - 0 relieved + 1 of the land).");
}

#[test]
fn the_dead_of_another_seat_are_named() {
    let died = |owner, person| Event::Died { seat: ANN, owner, person, cell: cell("c4") };
    says(&died(ANN, Person::CITIZEN), "Ann: a citizen on c4 dies.");
    says(&died(BOB, Person::CITIZEN), "Ann: a citizen of Bob on c4 dies.");
    says(&died(ANN, trader()), "Ann: a trader on c4 dies.");
}

#[test]
fn promises_are_judged_with_their_points() {
    let judged = |key, kept, points| {
        let card = promise(key);
        Event::PromiseJudged { seat: ANN, card, kept, points, rule: "SC-14.2" }
    };
    says(&judged("promise_green", true, 6), "Ann: \"A green borough\" kept, +6.");
    says(&judged("promise_steel", false, -6), "Ann: \"Glowing furnaces\" broken, -6.");
    says(&judged("promise_r5", false, 0), "Ann: \"The big house\" broken, 0.");
    says(&judged("promise_r5", true, 0), "Ann: \"The big house\" kept, 0.");
}

/// Whoever may not know the card is told its stack.
#[test]
fn promises_are_named_to_who_knows_them() {
    let drawn =
        |card| Event::PromiseDrawn { seat: ANN, stack: Stack::Medium, card, rule: "SC-3.8" };
    let kept = |card| Event::PromiseKept { seat: ANN, stack: Stack::Difficult, card };
    let (steel, house) = (promise("promise_steel"), promise("promise_r5"));
    says(&drawn(Some(steel)), "Ann draws the medium promise \"Glowing furnaces\".");
    says(&drawn(None), "Ann draws a promise: medium.");
    says(&kept(Some(house)), "Ann keeps the difficult promise \"The big house\".");
    says(&kept(None), "Ann keeps a promise: difficult.");
}

#[test]
fn a_card_is_taken_with_its_choice_if_it_has_one() {
    let taken = |letter, choice| {
        let cards = &GAME.rules().cards;
        let card = cards.iter().position(|card| card.letter == letter).expect("a card");
        Event::CardTaken { seat: BOB, card: card as u8, choice }
    };
    says(&taken('E', 0), "Bob takes card E Supporter: money.");
    says(&taken('E', 1), "Bob takes card E Supporter: votes.");
    says(&taken('C', 0), "Bob takes card C Mediator.");
}

#[test]
fn who_moves_into_a_new_home_is_told() {
    let built = |code: &str, at: &str, enter| {
        let kind = GAME.rules().kind_named(code).expect("a kind of tile");
        Event::Built { seat: ANN, kind, cells: cells(at), enter, rule: "SC-5.4" }
    };
    let citizen = Some(Person::CITIZEN);
    says(&built("R1", "f4", citizen), "Ann builds Residence 1 on f4, and a citizen moves in.");
    says(
        &built("R1", "f4", Some(trader())),
        "Ann builds Residence 1 on f4, and a trader moves in.",
    );
    says(&built("R1", "f4", None), "Ann builds Residence 1 on f4.");
    says(&built("Har", "a1:b1", None), "Ann builds Harbor on a1 b1.");
}

#[test]
fn an_upgrade_names_the_next_level() {
    let upgraded = |code: &str, at: &str, new: &str| {
        let kind = GAME.rules().kind_named(code).expect("a kind of tile");
        Event::Upgraded { seat: ANN, kind, cells: cells(at), cell: cell(new) }
    };
    says(&upgraded("R1", "f4", "f5"), "Ann upgrades Residence 1 on f4 to Residence 2 with f5.");
    let factory = "Ann upgrades Factory 2 on f1 g1 to Factory 3 with f2.";
    says(&upgraded("F2", "f1:g1", "f2"), factory);
}

#[test]
fn one_vote_is_no_votes() {
    let voted = |votes| Event::Voted { seat: ANN, votes, from: "homes", rule: "SC-10.1" };
    says(&voted(1), "Ann gets 1 vote from homes.");
    says(&voted(2), "Ann gets 2 votes from homes.");
    let bought = |votes| Event::Bought { seat: ANN, dollars: 3, votes, rule: "SC-9.2" };
    says(&bought(1), "Ann buys 1 vote for $3.");
    says(&bought(4), "Ann buys 4 votes for $3.");
    let traded =
        |votes| Event::Traded { seat: ANN, material: Material::Stone, votes, rule: "SC-9.2" };
    says(&traded(1), "Ann trades 1 stone for 1 vote.");
    says(&traded(5), "Ann trades 1 stone for 5 votes.");
}

#[test]
fn newcomers_are_counted() {
    let newcomers = |in_hall, in_career| Event::Newcomers { seat: ANN, in_hall, in_career };
    says(&newcomers(1, 1), "Ann: 1 new citizen in City Hall, 1 in the Career Center.");
    says(&newcomers(2, 0), "Ann: 2 new citizens in City Hall, 0 in the Career Center.");
    says(&newcomers(0, 2), "Ann: 0 new citizens in City Hall, 2 in the Career Center.");
}

#[test]
fn materials_are_listed() {
    let produced = |materials| Event::Produced { seat: ANN, materials };
    says(&produced([0, 2, 0]), "Ann makes 2 stone.");
    says(&produced([3, 0, 1]), "Ann makes 3 wood and 1 metal.");
    let supplied = |materials| Event::Supplied { seat: ANN, materials };
    says(&supplied([1, 1, 1]), "Ann gets 1 wood and 1 stone and 1 metal from the supply.");
    says(&supplied([0, 0, 0]), "Ann gets nothing from the supply.");
    says(&Event::Cleaned { seat: ANN, less: 3 }, "Ann: pollution -3.");
    says(&Event::Cleaned { seat: ANN, less: 0 }, "Ann has no pollution to lose.");
}

#[test]
fn a_council_move_is_told_with_its_payment() {
    let moved = |pay| Event::CouncilMove { seat: BOB, row: 3, column: 2, pay };
    says(&moved(Pay::Money), "Bob enters row 3, column 2 of the council, paid in money.");
    says(&moved(Pay::Votes), "Bob enters row 3, column 2 of the council, paid in votes.");
    says(&moved(Pay::Promise), "Bob enters row 3, column 2 of the council, paid with a promise.");
}

/// Two boroughs with the same tiles that plan the same step, for which a tile of `code` is left:
/// Ann, the host, gets it (SC-2.9). What Bob is told to fail of what follows.
#[track_caller]
fn fails(tiles: &[&str], code: &str, step: &str, sentence: &str) {
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
    assert_eq!(failed.len(), 1, "{told:?}");
    says(failed[0], sentence);
}

/// SC-5.9. A larger zone needs nothing that could be short, and never fails.
#[test]
fn a_failed_step_tells_what_it_was_and_why_it_fails() {
    let park = "Bob: Medium Park on a1 b1 fails: no Medium Park is left in stock (SC-5.4).";
    fails(&[], "Pk2", "Pk2 a1:b1", park);
    let larger = "Bob: enlarging the Park of a1 by b1 fails: \
        no Medium Park is left in stock (SC-5.6).";
    fails(&["Pk1 a1"], "Pk2", "park a1 + b1", larger);
    // TV-3: both City Hall and School are near.
    let upgrade = "Bob: upgrading Residence 1 of f4 onto f5 fails: \
        no Residence 2 is left in stock (SC-7.5).";
    fails(&["Hall c3:e4", "Sch f3", "R1 f4"], "R2", "up f4 + f5", upgrade);
}

/// SC-5.9, SC-5.7: a home that needed what failed fails too, and the citizen who was to move in is
/// there for the next home.
#[test]
fn what_a_failed_step_leads_to_is_told() {
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
    let of_plan = told.iter().filter(|event| {
        event.seat() == Some(BOB) && matches!(event, Event::Failed { .. } | Event::Built { .. })
    });
    let sentences = [
        "Bob: Metro Station on g7 fails: no Metro Station is left in stock (SC-5.4).",
        "Bob: Residence 1 on f7 fails: there are fewer public buildings in its influence area \
         than its level (SC-6.1).",
        "Bob builds Residence 1 on f4, and a citizen moves in.",
    ];
    assert_eq!(of_plan.clone().count(), sentences.len(), "{told:?}");
    for (event, sentence) in of_plan.zip(sentences) {
        says(event, sentence);
    }
}
