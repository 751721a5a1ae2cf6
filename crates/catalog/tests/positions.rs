//! Positions as text, through the face alone: possible ones, refused ones with the reason, and
//! games that begin in one. A law of `testkit` checks that every state reads back equal.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalog::{
    Agreement, Alone, Bot, CancelToken, ContestRequest, Face, Moment, Refusal, Table, head,
};
use kernel::{BadPosition, Fault, Observer, Rng, Seat, Turn};
use serde_json::Value;

/// The face of a text with a head, and its agreement.
fn agreed(text: &str) -> (Box<dyn Face>, Agreement) {
    let head = head(text).expect("a sound head").expect("a head");
    (catalog::game(&head.game).expect("a game"), head.agreement)
}

/// A text completed with random choices from a seed.
fn whole(text: &str, seed: u64) -> Result<String, Refusal> {
    let (face, agreement) = agreed(text);
    face.position(&agreement, text, &mut Rng::seed(seed))
}

/// A table that begins in the position of a text.
fn begun(text: &str) -> Box<dyn Table> {
    let (face, agreement) = agreed(text);
    let start = Some(whole(text, 1).expect("a position"));
    face.open(&Agreement { start, ..agreement }).expect("it was whole")
}

/// The lesson positions of Small City: each is possible and can be completed.
#[test]
fn lesson_positions_are_possible() {
    for line in include_str!("positions/lessons.txt").lines() {
        let text = line.split(" | ").skip(1).collect::<Vec<_>>().join("\n");
        let read = whole(&text, 1).unwrap_or_else(|bad| panic!("{bad}: {line}"));
        let (face, agreement) = agreed(&text);
        let again = face.position(&agreement, &read, &mut Rng::seed(2)).expect("it is whole");
        assert_eq!(again, read, "{line}");
    }
}

/// A city of four after three rounds, with some facts left open.
const CITY: &str = "game: simplicity 4
strips: 1 2 special 4 5
built: d3=R0 d2=K0 b5=O0 c3=O1 c5=O1 d5=P1 b4=O2 d6=K2 e6=V2 e4=V3 e1=R3 b2=K3
round: 4
face: b
order: 0 2 3 1
slots: VKRxVOV";

#[test]
fn a_position_determines_who_acts() {
    assert_eq!(begun(CITY).turn(), Turn::Seat(Seat::new(0)));
    let unblocked = CITY.replace("VKRxVOV", "VKRRVOV");
    assert_eq!(begun(&unblocked).turn(), Turn::Seat(Seat::new(1)), "the last seat blocks a slot");
    let taken = CITY.replace("VKRxVOV", "VK0xVOV").replace("d3=R0", "d3=R0 e3=R0");
    assert_eq!(begun(&taken).turn(), Turn::Seat(Seat::new(2)), "the first seat has built");
}

/// The text leaves open the blocked tile, older tokens and discarded tiles.
#[test]
fn the_seed_decides_what_a_text_leaves_open() {
    let open = "game: small-city 1\nHall c3:e4; hall 3; promise ?easy; step plan";
    for text in [CITY, open] {
        let drawn: BTreeSet<String> =
            (0..20).map(|seed| whole(text, seed).expect("a position")).collect();
        assert!(drawn.len() > 3, "{drawn:?}");
        assert_eq!(whole(text, 5).unwrap(), whole(text, 5).unwrap());
    }
}

#[test]
fn impossible_positions_are_refused_with_place_and_rule() {
    let city = |from: &str, to: &str| CITY.replace(from, to);
    let town = |rest: &str| format!("game: small-city 2 modules=roads\nHall c3:e4\n{rest}");
    let mut wrong = vec![];
    for (text, place, rule) in [
        (city("1 2 special 4 5", "1 2 3 4 5"), (2, 17), Some("SIM-2.3")),
        (city("1 2 special 4 5", "1 1 special 4 5"), (2, 11), Some("SIM-2.3")),
        (city("1 2 special 4 5", "1 9 special 4 5"), (2, 11), Some("SIM-2.4")),
        (city("d2=K0", "a3=K0"), (3, 17), Some("SIM-3.5")),
        (city("d2=K0", "d3=K0"), (3, 17), Some("SIM-3.5")),
        (city("d2=K0", "d2=K4"), (3, 18), Some("SIM-2.2")),
        (city("d2=K0", "d2=K1"), (4, 1), Some("SIM-3.4")),
        (city("round: 4", "round: 6"), (4, 8), Some("SIM-3.1")),
        (city("order: 0 2 3 1", "order: 0 2 3"), (6, 1), Some("SIM-2.8")),
        (city("order: 0 2 3 1", "order: 0 2 3 3"), (6, 14), Some("SIM-2.8")),
        (city("slots: VKRxVOV", "slots: VKRxVOx"), (7, 14), Some("SIM-3.2")),
        (city("slots: VKRxVOV", "slots: VK1xVOV"), (7, 10), Some("SIM-3.3")),
        (city("slots: VKRxVOV", "slots: VKR"), (7, 1), Some("SIM-2.5")),
        (city("face: b", "face: b\ntokens: 0=3 1=2"), (6, 1), Some("SIM-4.2")),
        (city("face: b", "face: b\nbag: R=9"), (6, 6), Some("SIM-2.1")),
        (city("face: b", "colour: b"), (5, 1), None),
        (town("R1 f5*; step plan; hall 20"), (3, 20), Some("SC-3.5")),
        (town("R1 j9; step plan"), (3, 1), Some("SC-2.3")),
        (town("R1 k9; step plan"), (3, 4), Some("SC-2.2")),
        (town("R1 c3; step plan"), (3, 1), Some("SC-2.10")),
        (town("R2 f5; step plan"), (3, 1), Some("SC-2.4")),
        (town("R2 a1 c1; step plan"), (3, 1), Some("SC-2.4")),
        (town("R1 f5**; step plan"), (3, 4), Some("SC-2.13")),
        (town("Sch f5*; step plan"), (3, 1), Some("SC-2.13")),
        (town("goods 99w; step plan"), (3, 7), Some("SC-3.3")),
        (town("goods 70w; step plan"), (3, 1), Some("SC-3.3")),
        (town("promise no_such; step plan"), (3, 9), Some("SC-3.8")),
        (town("discs 9 0; step council"), (3, 7), Some("SC-12.1")),
        (town("step dance"), (3, 6), Some("SC-2.1")),
        (town("round 9; step plan"), (3, 7), Some("SC-2.1")),
        (town("seat 2; step plan"), (3, 6), Some("SC-2.1")),
        (town("roads c3|c4; step plan"), (3, 7), Some("SP-ROA-6")),
        (town("forest a1; step plan"), (3, 1), None),
        (town("money 5; money 6; step plan"), (3, 10), None),
    ] {
        let refusal = whole(&text, 1).expect_err(&text);
        let fault: &dyn std::error::Error = &*refusal.faults[0];
        let bad: &BadPosition = fault.downcast_ref().expect("a fault of the text");
        assert_eq!(bad.code(), "bad_position");
        if ((bad.line, bad.column), bad.rule) != (place, rule) {
            wrong.push(format!("{bad}, not {place:?} {rule:?}: {text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn a_wrong_head_is_refused() {
    for text in ["game: simplicity", "game: simplicity four", "game: simplicity 4 face"] {
        assert!(head(text).is_err(), "{text}");
    }
    assert!(head("RA .. ..").expect("no head").is_none());
    let bad = whole("game: simplicity 9\nround: 1", 1).expect_err("nine players");
    assert_eq!(bad.faults[0].rule(), Some("SIM-2.2"));
}

/// A record of a game between bots.
fn record(game: &str, players: u8, options: &[(&str, &str)]) -> String {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let bots = vec!["random".to_owned()];
    let request = ContestRequest { players, options: options.collect(), bots };
    let contest = catalog::game(game).expect("a game").contest(&request).expect("a sound set-up");
    let mut line = String::new();
    contest.play(7, 0, Some(&mut line));
    line
}

/// The advanced game with nearly all modules.
const ALL: [(&str, &str); 2] = [
    ("modules", "police,traders,cities,cards,buildings,promises,special,roads"),
    ("advanced", "yes"),
];

/// Bots play a table to its end.
fn play(table: &mut dyn Table) {
    loop {
        let seat = match table.turn() {
            Turn::Over => return,
            Turn::Chance => {
                table.draw(0);
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(seats) => seats.iter().next().expect("a seat is to act"),
        };
        let rng = Rng::stream(1, table.entries() as u64);
        let thought = table.thought(Bot::new("random"), seat, &[], rng).expect("a bot");
        let entry = thought(CancelToken::default(), Arc::new(Alone)).entry;
        table.act(seat, &entry).expect("bots play by the rules");
    }
}

/// A moment of a record is a position; a game that begins there has a record that replays.
#[test]
fn a_game_from_a_moment_of_a_record_replays() {
    for (game, players, options) in
        [("simplicity", 3, &[("stuck", "per_tile")][..]), ("small-city", 2, &ALL)]
    {
        let face = catalog::game(game).expect("a game");
        let line = record(game, players, options);
        let entries = face.replay(&line, 1).expect("a sound record").entries;
        let at = entries * 2 / 3;
        let moment = face.moment(&line, 1, Some(at)).expect("a sound record").expect("a position");
        let text = moment.text();
        let (_, agreement) = agreed(&text);
        let start = Some(face.position(&agreement, &text, &mut Rng::seed(0)).expect("whole"));
        assert_eq!(start, moment.agreement.start, "nothing is open");
        let shown = face.show(&line, 1, Some(at)).expect("a sound record").view;
        let mut table = face.open(&Agreement { start, ..agreement }).expect("it is complete");
        assert_eq!(table.view(Observer::Spectator).value(), shown);
        play(&mut *table);
        let names = vec!["a".to_owned(); players.into()];
        let branch = table.record(names, None);
        let replayed = face.replay(&branch, 1).expect("the record says where it begins");
        assert_eq!(replayed.standings, table.standings());
        let first = face.moment(&branch, 1, Some(0)).expect("sound").expect("a position");
        assert_eq!(first.agreement.start, moment.agreement.start);
        table.truncate(0);
        assert_eq!(table.view(Observer::Spectator).value(), shown, "everything is taken back");
    }
}

/// A position from what a seat knows of a running game does not contain the secrets of others.
#[test]
fn a_moment_of_a_table_has_only_what_the_observer_knows() {
    let line = record("small-city", 2, &[]);
    let log: Value = serde_json::from_str(&line).expect("JSON");
    let agreement = Agreement { players: 2, ..Agreement::default() };
    let mut table = catalog::game("small-city").unwrap().open(&agreement).expect("sound");
    let entries = log["log"].as_array().expect("a log");
    for entry in &entries[..entries.len() / 2] {
        table.restore(entry).expect("a sound record");
    }
    let hand = |text: &str, seat: usize| {
        let section = text.split("seat ").nth(seat + 1).expect("a section").to_owned();
        section.lines().find(|line| line.starts_with("promise ")).expect("a promise").to_owned()
    };
    let seen = |who: Option<Observer>, seed| {
        let Moment { agreement, .. } =
            table.moment(None, who, &mut Rng::seed(seed)).expect("a position");
        agreement.start.expect("a text")
    };
    let truth = seen(None, 0);
    let own = Observer::Seat(Seat::new(0));
    let others: BTreeSet<String> = (0..20).map(|seed| hand(&seen(Some(own), seed), 1)).collect();
    assert!(others.len() > 1, "the other hand is dealt at random: {others:?}");
    assert_eq!(hand(&seen(Some(own), 3), 0), hand(&truth, 0), "the seat knows its own hand");
}
