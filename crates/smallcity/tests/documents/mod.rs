//! What other programs see: views, choices, offers, events, their schemas, and what stays hidden.
//! Each document is compared with the rules and a plain reading of the state.

mod answer;
mod choice;
mod cities;
mod forecast;
mod gains;
mod numbers;
mod offer;
mod offers;
mod reason;
mod view;

use kernel::{Documents, Game, Input, Notation, Observer, Seat, Turn};
use schemars::{SchemaGenerator, generate::SchemaSettings};
use serde::Serialize;
use serde_json::{Value, json};
use smallcity::constants::Stack;
use smallcity::{Setup, SmallCity, State};
use testkit::Subject;

use crate::played::each_input;
use crate::subject::{City, harsh, lavish, with_box};

/// A box whose promises and platforms have values found in no other box.
fn promising(setup: Setup) -> Setup {
    let text = "name = \"promising\"\n\
        promise_reward_easy = 7\npromise_reward_medium = 13\npromise_reward_difficult = 19\n\
        special_promise_reward = 11\nplatform_reward = 21\n\
        promise_penalty_easy = 4\npromise_penalty_medium = 0\npromise_penalty_difficult = 5\n\
        special_promise_penalty = 2\nplatform_penalty = 8\n";
    with_box(setup, text)
}

/// A table of every kind: all numbers of seats, all modules, a scarce box, a rich one and one with
/// other promises.
fn tables() -> Vec<SmallCity> {
    let full = |players: u8, side: &str| {
        let mut setup = Setup::new(players).with(&[
            "police",
            "traders",
            "forest",
            "cards",
            "buildings",
            "promises",
            "special",
            "historic",
        ]);
        setup.advanced = true;
        let buildings = ["neuschwanstein", "colosseum", "neuschwanstein"];
        let buildings = buildings[..players.into()].join(",");
        setup.options.insert("historic".to_owned(), buildings);
        setup.options.insert("forest_side".to_owned(), side.to_owned());
        setup
    };
    let plain = (1..=4).map(Setup::new);
    let more = [full(1, "easy"), promising(full(3, "expert,easy,expert"))];
    let boxes = [harsh(Setup::new(3)), lavish(Setup::new(4)), lavish(full(2, "expert"))];
    let setups = plain.chain(more).chain(boxes);
    setups.map(|setup| SmallCity::new(&setup).expect("a sound set-up")).collect()
}

/// Every table three times, each with another seed.
fn games(seed: u64) -> impl Iterator<Item = (SmallCity, u64)> {
    let tables = (0..3).flat_map(|_| tables());
    tables.zip(seed..)
}

fn observers(game: &SmallCity) -> impl Iterator<Item = Observer> + use<> {
    Seat::first(game.seats()).map(Observer::Seat).chain([Observer::Spectator])
}

/// A constant of the box.
fn number(game: &SmallCity, key: &str) -> i32 {
    game.setup().constants.int(key)
}

/// Who may act now.
fn to_act(game: &SmallCity, state: &State) -> Vec<Seat> {
    match game.turn(state) {
        Turn::Seat(seat) => vec![seat],
        Turn::Together(seats) => seats.iter().collect(),
        Turn::Chance | Turn::Over => vec![],
    }
}

/// The published schemas by name.
struct Schemas(Vec<(&'static str, jsonschema::Validator)>);

impl Schemas {
    fn new() -> Schemas {
        let mut generator = SchemaGenerator::new(SchemaSettings::draft2020_12());
        let schemas = SmallCity::schemas(&mut generator);
        let definitions = generator.take_definitions(true);
        let validator = |schema: schemars::Schema| {
            let whole = json!({ "allOf": [schema.to_value()], "$defs": definitions });
            jsonschema::validator_for(&whole).expect("a schema")
        };
        Schemas(schemas.into_iter().map(|(name, schema)| (name, validator(schema))).collect())
    }

    /// A document matches the schema of its kind.
    #[track_caller]
    fn judge(&self, name: &str, document: impl Serialize) {
        let document: Value = serde_json::to_value(document).expect("plain data");
        let own = self.0.iter().find(|(other, _)| *other == name);
        let (_, own) = own.unwrap_or_else(|| panic!("there is no schema of {name}"));
        let problem = own.iter_errors(&document).next().map(|error| error.to_string());
        assert_eq!(problem, None, "{name}: {document}");
    }
}

#[test]
fn every_document_matches_its_schema() {
    let schemas = Schemas::new();
    for game in tables() {
        let mut count = 0;
        let last = each_input(&game, 5, |before, input, after| {
            count += 1;
            let who = observers(&game).nth(count % (game.seats() + 1)).expect("there are so many");
            let seen = game.view(before, who);
            if count % 4 == 0 {
                schemas.judge("View", game.view_doc(&seen));
            }
            let mut events = vec![];
            game.events(before, input, after, who, &mut events);
            for told in &events {
                schemas.judge("Event", game.event_doc(&seen, told));
            }
            schemas.judge("Entry", game.entry(input));
            if let Input::Act { seat, action } = input {
                let seen = game.view(before, Observer::Seat(*seat));
                let legal = testkit::legal(&game, before, *seat);
                let rng = &mut kernel::Rng::stream(6, count as u64);
                for question in City::<4>::questions(&game, before, *seat, rng) {
                    schemas.judge("Question", &question);
                    let answer = game.answer_doc(&seen, *seat, &question);
                    schemas.judge("Answer", answer.expect("everything named exists"));
                }
                schemas.judge("Offers", game.offers_doc(&seen, *seat));
                for action in legal.iter().step_by(legal.len() / 8 + 1).chain([action]) {
                    schemas.judge("Choice", game.choice_doc(&seen, *seat, action));
                }
            }
        });
        schemas.judge("View", game.view_doc(&game.view(&last, Observer::Spectator)));
        schemas.judge("Tables", game.tables_doc());
        schemas.judge("Setup", SmallCity::setup_doc(game.setup()));
        schemas.judge("Result", game.result(&last).expect("a finished game has a result"));
    }
}

/// The schemas that [`Documents::schemas`] promises; none of them accepts everything.
#[test]
fn every_kind_of_document_has_a_schema() {
    let schemas = Schemas::new();
    let names: Vec<&str> = schemas.0.iter().map(|(name, _)| *name).collect();
    let all = [
        "View",
        "Choice",
        "Offers",
        "Tables",
        "Event",
        "Refusal",
        "SetupFault",
        "Entry",
        "Setup",
        "Result",
        "Question",
        "Answer",
        "Reason",
        "Count",
    ];
    assert_eq!(names, all);
    for (name, schema) in &schemas.0 {
        assert!(!schema.is_valid(&json!({})), "{name}");
    }
}

/// Section 19: only the owner sees its plans, promises and put-back cards until the end.
#[test]
fn secrets_stay_hidden() {
    for game in tables() {
        let last = each_input(&game, 8, |state, _, _| {
            if game.turn(state) == Turn::Over {
                return;
            }
            for who in observers(&game) {
                let doc = game.view_doc(&game.view(state, who));
                for seat in doc.seats.iter().filter(|seat| !who.is(seat.seat)) {
                    let secret =
                        seat.promises.iter().find(|promise| promise.stack != Stack::Platform);
                    assert_eq!(secret, None, "{who:?} sees a promise of {:?}", seat.seat);
                    assert!(
                        seat.plan.is_none() && seat.score.is_none() && seat.put_back.is_empty()
                    );
                }
            }
        });
        // SC-14.1.
        let doc = game.view_doc(&game.view(&last, Observer::Spectator));
        for seat in doc.seats.iter().filter(|seat| seat.out.is_none()) {
            let kept = seat.kept.easy + seat.kept.medium + seat.kept.difficult;
            assert!(kept > 0 && seat.promises.len() >= usize::from(kept));
        }
    }
}
