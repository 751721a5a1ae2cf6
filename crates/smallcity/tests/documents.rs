//! What other programs are shown: views, choices, events, their schemas, and what stays hidden.

use kernel::{Documents, Game, Input, InputOf, Notation, Observer, Rng, Seat, Turn};
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde::Serialize;
use serde_json::Value;
use smallcity::{Action, ChoiceDoc, Entry, EventDoc, Setup, SmallCity, State, ViewDoc};

/// A validator of the schema that is published for a document.
fn validator<T: JsonSchema>() -> jsonschema::Validator {
    let settings = SchemaSettings::draft2020_12();
    let schema = SchemaGenerator::new(settings).into_root_schema_for::<T>();
    jsonschema::validator_for(&serde_json::to_value(schema).unwrap()).expect("a schema")
}

#[track_caller]
fn assert_valid(validator: &jsonschema::Validator, document: impl Serialize) {
    let document: Value = serde_json::to_value(document).expect("plain data");
    let problem = validator.iter_errors(&document).next().map(|error| error.to_string());
    assert_eq!(problem, None, "{document}");
}

/// A table of every kind: all numbers of seats, and everything switched on.
fn tables() -> Vec<SmallCity> {
    let plain = (1..=4).map(Setup::new);
    let full = [1, 3].map(|players| Setup {
        advanced: true,
        ..Setup::new(players).with(&["traders", "forest"])
    });
    plain.chain(full).map(|setup| SmallCity::new(&setup).expect("a sound set-up")).collect()
}

fn observers(game: &SmallCity) -> impl Iterator<Item = Observer> + use<> {
    Seat::first(game.seats()).map(Observer::Seat).chain([Observer::Spectator])
}

/// A random game, each state with the input that follows; plans are committed now and then.
fn each_input(
    game: &SmallCity,
    seed: u64,
    mut see: impl FnMut(&State, &InputOf<SmallCity>, &State, &[Action]),
) -> State {
    let mut rng = Rng::seed(seed);
    let mut state = game.start();
    loop {
        let mut legal = vec![];
        let input = match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let mut outcomes = vec![];
                game.outcomes(&state, &mut outcomes);
                Input::Chance(*rng.pick_weighted(&outcomes).expect("luck has an outcome"))
            }
            turn => {
                let seat = match turn {
                    Turn::Seat(seat) => seat,
                    Turn::Together(seats) => seats.iter().next().expect("somebody owes"),
                    _ => unreachable!(),
                };
                game.legal(&state, seat, &mut legal);
                let ends = |action: &&Action| matches!(action, Action::Commit | Action::End);
                let end = legal.iter().find(ends).filter(|_| rng.below(4) == 0);
                let action = *end.or(rng.pick(&legal)).expect("a seat that owes can act");
                Input::Act { seat, action }
            }
        };
        let before = state;
        game.apply(&mut state, &input).expect("it is legal");
        see(&before, &input, &state, &legal);
    }
}

#[test]
fn every_document_is_of_its_schema() {
    let (view, choice) = (validator::<ViewDoc>(), validator::<ChoiceDoc>());
    let (event, entry) = (validator::<EventDoc>(), validator::<Entry>());
    for game in tables() {
        each_input(&game, 5, |before, input, after, legal| {
            for who in observers(&game) {
                let seen = game.view(before, who);
                assert_valid(&view, game.view_doc(&seen));
                let mut events = vec![];
                game.events(before, input, after, who, &mut events);
                for told in &events {
                    assert_valid(&event, game.event_doc(&seen, told));
                }
            }
            assert_valid(&entry, game.entry(input));
            if let Input::Act { seat, action } = input {
                let seen = game.view(before, Observer::Seat(*seat));
                for action in legal.iter().step_by(legal.len() / 8 + 1).chain([action]) {
                    assert_valid(&choice, game.choice_doc(&seen, *seat, action));
                }
            }
        });
    }
    let mut generator = SchemaGenerator::default();
    let names: Vec<&str> =
        SmallCity::schemas(&mut generator).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["View", "Choice", "Event", "Entry", "Setup", "Result"]);
}

/// Section 19: plans, promises and what was put back are their owner's alone until the end.
#[test]
fn what_is_hidden_stays_hidden() {
    for game in tables() {
        let last = each_input(&game, 8, |state, _, _, _| {
            if game.turn(state) == Turn::Over {
                return;
            }
            for who in observers(&game) {
                let doc = game.view_doc(&game.view(state, who));
                for seat in doc.seats.iter().filter(|seat| !who.is(seat.seat)) {
                    let secret = seat.promises.iter().find(|promise| promise.stack != "platform");
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

/// What a choice tells is what the seat's own map and purse show after it.
#[test]
fn a_choice_tells_what_it_costs() {
    let mut told = 0;
    for game in tables() {
        each_input(&game, 11, |before, input, after, _| {
            let &Input::Act { seat, action } = input else { return };
            let who = Observer::Seat(seat);
            let choice = game.choice_doc(&game.view(before, who), seat, &action);
            let doc = |state: &State| {
                let doc = game.view_doc(&game.view(state, who));
                doc.seats[seat.index()].plan.clone().map(|plan| (plan.money, plan.points))
            };
            if let (Some(old), Some(new)) = (doc(before), doc(after))
                && before.step == after.step
                && matches!(action, Action::Build(_) | Action::Grow | Action::Enlarge { .. })
            {
                assert_eq!(choice.money, i32::from(new.0) - i32::from(old.0), "{}", choice.text);
                assert_eq!(choice.points, old.1 - new.1, "{}", choice.text);
                told += 1;
            }
        });
    }
    assert!(told > 100, "only {told} steps of plans were seen");
}

/// TV-2: R2 on f4 f5 beside City Hall on c3:e4 and the School on f3.
#[test]
fn a_criterion_is_met_by_what_stands_around() {
    let game = SmallCity::new(&Setup::new(2)).expect("a sound set-up");
    let mut state = game.start();
    let seat = Seat::new(0);
    let cells = |text: &str| smallcity::Cells::parse(text).expect("cells");
    let kind = |code: &str| game.rules().kind_named(code).expect("a tile");
    game.put(&mut state, seat, kind("Hall"), cells("c3 d3 e3 c4 d4 e4"));
    game.put(&mut state, seat, kind("Sch"), cells("f3"));
    state.boroughs[0].money = 7;
    game.go_to(&mut state, "p2.plan");
    let view = game.view(&state, Observer::Seat(seat));
    let build = |on: &str| smallcity::Build {
        kind: kind("R2"),
        cells: cells(on),
        pay: [0; 3],
        enter: None,
    };
    let choice = game.choice_doc(&view, seat, &Action::Build(build("f4 f5")));
    assert_eq!((choice.money, choice.points, choice.rule.as_str()), (-2, 1, "SC-6.1"));
    assert_eq!(choice.because, ["City Hall on c3", "School on f3"]);
    let offers = game.view_doc(&view).offers;
    let offer = |code: &str| offers.iter().find(|offer| offer.tile == code).expect("an offer");
    assert_eq!(offer("R2").why_not, None);
    let why = |code: &str| offer(code).why_not.as_ref().map(|why| why.code.clone());
    // Nowhere are three public buildings near, nothing is stored, and $8 are not there.
    assert_eq!(why("R3").as_deref(), Some("criterion"));
    assert_eq!(why("Lib").as_deref(), Some("cannot_pay"));
    assert_eq!(why("C4").as_deref(), Some("cannot_pay"));
    assert_eq!(why("Sch").as_deref(), Some("out_of_stock"));
}

/// A kind of tile has a reason why it cannot be built just where no build of it is legal.
#[test]
fn offers_are_what_can_be_built() {
    let (mut seen, mut upgrading) = (0, 0);
    for game in tables() {
        each_input(&game, 3, |state, _, _, _| {
            let seats = match game.turn(state) {
                Turn::Seat(seat) => vec![seat],
                Turn::Together(seats) => seats.iter().collect(),
                Turn::Chance | Turn::Over => vec![],
            };
            for seat in seats {
                let mut legal = vec![];
                game.legal(state, seat, &mut legal);
                let can_build = |code: &str| {
                    legal.iter().any(|action| match action {
                        Action::Build(build) => game.rules().tile(build.kind).code == code,
                        _ => false,
                    })
                };
                for offer in game.offers(state, seat) {
                    let why = offer.why_not.as_ref().map(|why| why.rule.clone());
                    assert_eq!(why.is_none(), can_build(&offer.tile), "{offer:?}");
                    upgrading += u32::from(why.flatten().as_deref() == Some("SC-5.2"));
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 1_000 && upgrading > 0, "{upgrading} of {seen}");
}
