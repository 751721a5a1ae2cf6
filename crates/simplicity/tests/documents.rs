//! What other programs see: views, choices, events, refusals, and their schemas.

use kernel::{Documents, Game, Hints, Input as KernelInput, Notation, Observer, Rng, Seat};
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde::Serialize;
use serde_json::{Value, json};
use simplicity::score::TeamScore;
use simplicity::{
    Action, Change, ChoiceDoc, Entry, EventDoc, Input, OffersDoc, ReasonDoc, Simplicity, Slot,
    Source, Space, State, TablesDoc, Team, Tile, ViewDoc,
};

use crate::shared::{self, game, inputs, states};

/// SIM-5.6: the values of the option.
const TIE_BREAKS: [&str; 2] = ["final_pawns", "last_round_order"];

/// Every legal build of the random games of some seeds.
fn each_build(game: &Simplicity, mut check: impl FnMut(&State, Seat, Action)) {
    for seed in 0..20 {
        for state in states(game, seed) {
            for seat in Seat::first(game.seats()) {
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                for action in legal {
                    check(&state, seat, action);
                }
            }
        }
    }
}

/// The parts of a build, its gain for others and the changes of scores match the scores of section
/// 5 afterwards.
#[test]
fn a_choice_matches_the_scores_after_it() {
    let tables = (2..=6).flat_map(|players| TIE_BREAKS.map(|tie_break| (players, tie_break)));
    for (players, tie_break) in tables {
        let game = game(players, &[("tie_break", tie_break)]);
        each_build(&game, |state, seat, action| {
            let choice = game.choice_doc(state, seat, &action);
            let mut after = *state;
            game.apply(&mut after, &KernelInput::Act { seat, action }).expect("it is legal");
            let (old, new) = (game.scores(state), game.scores(&after));
            // The end of a round may bring tokens, which do not belong to the build (SIM-4.2).
            let total = |score: simplicity::score::TeamScore| (score.total() - score.tokens) as i16;
            let brought = |team: Team| total(new[team.index()]) - total(old[team.index()]);
            let parts: i16 = choice.parts.iter().map(|part| part.points).sum();
            assert_eq!((choice.total, parts), (brought(action.team()), brought(action.team())));
            assert!(choice.parts.iter().all(|part| part.points > 0), "{:?}", choice.parts);
            let others = game.teams().filter(|&team| team != action.team() && brought(team) != 0);
            let told: Vec<_> =
                choice.others.iter().map(|other| (other.team, other.points)).collect();
            assert_eq!(told, others.map(|team| (team, brought(team))).collect::<Vec<_>>());
            // SIM-5.5, SIM-5.6: the pawn moves with the build.
            let has = |team: Team| old[team.index()].total() as i16;
            let then = |team: Team| (has(team) + brought(team), after.pawns[team.index()]);
            let counts = game.teams_of(seat).min_by_key(|&team| then(team)).expect("a team");
            assert_eq!(choice.counts, counts, "{action:?} in {state:?}");
            let before = game.teams_of(seat).map(has).min().expect("a team");
            assert_eq!(choice.score, Change { before, after: then(counts).0 });
        });
    }
}

/// The entries of offers with their gains, built as a page does.
fn entries(offers: &Value) -> Vec<(Value, Value)> {
    let team = &offers["team"];
    let blocks = offers["block"].as_array().into_iter().flatten();
    let blocks = blocks.map(|slot| (json!({ "team": team, "block": slot }), Value::Null));
    let slots = offers["take"].as_object().into_iter().flatten();
    let takes = slots.flat_map(|(slot, spaces)| {
        let slot: u8 = slot.parse().expect("the number of a slot");
        let spaces = spaces.as_object().into_iter().flatten();
        spaces.map(move |(space, build)| {
            (json!({ "team": team, "take": slot, "build": space }), build.clone())
        })
    });
    blocks.chain(takes).collect()
}

/// Offers are exactly the legal entries, and describe each build like a single request does.
#[test]
fn offers_are_exactly_the_legal_entries() {
    for players in 2..=6 {
        let game = game(players, &[]);
        for (state, seat) in states(&game, 7)
            .into_iter()
            .flat_map(|state| Seat::first(game.seats()).map(move |seat| (state, seat)))
        {
            let offers = serde_json::to_value(game.offers_doc(&state, seat)).expect("plain data");
            let mut offered = entries(&offers);
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            assert_eq!(offered.len(), legal.len());
            for action in legal {
                let choice = game.choice_doc(&state, seat, &action);
                let entry = game.entry(&KernelInput::Act { seat, action });
                let entry = serde_json::to_value(entry).expect("plain data");
                let place = offered.iter().position(|(other, _)| *other == entry);
                let (_, build) = offered.remove(place.unwrap_or_else(|| panic!("no {entry}")));
                assert_eq!(offers["points"], choice.team.before);
                assert_eq!(offers["score"], choice.score.before);
                if matches!(action, Action::Take { .. }) {
                    let told = json!({
                        "total": choice.total, "parts": choice.parts, "others": choice.others,
                        "score": choice.score.after, "counts": choice.counts,
                    });
                    assert_eq!(build, told);
                }
            }
        }
    }
}

/// A space by its name.
fn space(name: &str) -> Space {
    Space::from_name(name).expect("a space")
}

/// Team 0 has a disc on c2 in a residential neighbourhood of six, and another disc at b1 on an
/// office, and builds R on c1: a neighbourhood of 7 for the new disc (SIM-5.2), 3 for each of two
/// links (SIM-5.1), 1 more for the disc on c2, and its park on d1 gets its first type: 1 (SIM-5.3).
#[test]
fn parts_name_their_source_their_rule_and_their_spaces() {
    let game = game(4, &[]);
    let mut state = game.start();
    let (team, other) = (Team::new(0), Team::new(1));
    let mut put = |tile: Tile, names: &str, owner: Option<Team>| {
        for name in names.split(' ') {
            let at = simplicity::Spaces::one(space(name));
            state.city.tiles[tile.index()] = state.city.tiles[tile.index()] | at;
            if let Some(owner) = owner {
                let discs = &mut state.city.discs[owner.index()];
                *discs |= at;
            }
        }
    };
    put(Tile::Residential, "c2", Some(team));
    put(Tile::Residential, "c3 c4", Some(other));
    put(Tile::Residential, "d3 d4 e4", None);
    put(Tile::Office, "b1", Some(team));
    put(Tile::Park, "d1", Some(team));
    state.offer[3] = Some(Tile::Residential);
    let action = Action::Take { team, slot: Slot::new(3), space: space("c1") };
    let told: Vec<_> = game
        .parts(&state, action)
        .into_iter()
        .map(|part| {
            let spaces: Vec<String> = part.spaces.iter().map(Space::to_string).collect();
            (part.source, part.rule, part.points, spaces.join(" "))
        })
        .collect();
    assert_eq!(
        told,
        [
            (Source::Neighbourhood, "SIM-5.2", 7, "c1 c2 c3 c4 d3 d4 e4".to_owned()),
            (Source::Link, "SIM-5.1", 9, "b1 c2 d1".to_owned()),
            (Source::MoreNeighbourhood, "SIM-5.2", 1, "c2".to_owned()),
            (Source::MorePark, "SIM-5.3", 1, "d1".to_owned()),
        ]
    );
}

/// Team 0 builds a park on c3 between two offices and a civic building: 4 points for two types
/// (SIM-5.3), with these buildings in the part. Team 1 then builds R on d3, joining its two groups
/// of two and one: 4 for the new disc and 2 + 3 more for the older ones (SIM-5.2).
#[test]
fn parts_of_a_park_and_of_joined_neighbourhoods() {
    let game = game(4, &[]);
    let mut state = game.start();
    let (team, other) = (Team::new(0), Team::new(1));
    for (tile, name, owner) in [
        (Tile::Office, "b3", other),
        (Tile::Office, "c2", team),
        (Tile::Civic, "c4", other),
        (Tile::Residential, "d2", other),
        (Tile::Residential, "d1", Team::new(2)),
        (Tile::Residential, "e3", other),
    ] {
        let at = simplicity::Spaces::one(space(name));
        state.city.tiles[tile.index()] |= at;
        state.city.discs[owner.index()] |= at;
    }
    state.offer[0] = Some(Tile::Park);
    state.offer[1] = Some(Tile::Residential);
    let told = |team, slot, name| {
        let action = Action::Take { team, slot: Slot::new(slot), space: space(name) };
        let parts = game.parts(&state, action).into_iter().map(|part| {
            let spaces: Vec<String> = part.spaces.iter().map(Space::to_string).collect();
            (part.source, part.points, spaces.join(" "))
        });
        parts.collect::<Vec<_>>()
    };
    assert_eq!(
        told(team, 0, "c3"),
        [(Source::Park, 4, "b3 c2 c4".to_owned()), (Source::Link, 3, "c2".to_owned())]
    );
    assert_eq!(
        told(other, 1, "d3"),
        [
            (Source::Neighbourhood, 4, "d1 d2 d3 e3".to_owned()),
            (Source::Link, 6, "d2 e3".to_owned()),
            (Source::MoreNeighbourhood, 5, "d2 e3".to_owned()),
        ]
    );
}

/// A validator of a document's published schema.
fn validator<T: JsonSchema>() -> jsonschema::Validator {
    let settings = SchemaSettings::draft2020_12();
    let schema = SchemaGenerator::new(settings).into_root_schema_for::<T>();
    jsonschema::validator_for(&serde_json::to_value(schema).unwrap()).expect("a schema")
}

fn assert_valid(validator: &jsonschema::Validator, document: impl Serialize) {
    let document: Value = serde_json::to_value(document).expect("plain data");
    let problem = validator.iter_errors(&document).next().map(|error| error.to_string());
    assert_eq!(problem, None, "{document}");
}

#[test]
fn every_document_matches_its_schema() {
    let (view, choice) = (validator::<ViewDoc>(), validator::<ChoiceDoc>());
    let (event, entry) = (validator::<EventDoc>(), validator::<Entry>());
    let (offers, tables) = (validator::<OffersDoc>(), validator::<TablesDoc>());
    for players in 2..=6 {
        let game = game(players, &[]);
        assert_valid(&tables, game.tables_doc());
        let mut state = game.start();
        for input in inputs(&game, 3) {
            let before = state;
            game.apply(&mut state, &input).expect("a random game is legal");
            let mut events = Vec::new();
            game.events(&before, &input, &state, Observer::Spectator, &mut events);
            for told in &events {
                assert_valid(&event, game.event_doc(&before, told));
            }
            assert_valid(&view, game.view_doc(&state));
            for seat in Seat::first(game.seats()) {
                assert_valid(&offers, game.offers_doc(&state, seat));
            }
            assert_valid(&entry, game.entry(&input));
            if let Input::Act { seat, action } = &input {
                assert_valid(&choice, game.choice_doc(&before, *seat, action));
            }
        }
    }
    let mut generator = SchemaGenerator::default();
    let names: Vec<&str> =
        Simplicity::schemas(&mut generator).into_iter().map(|(name, _)| name).collect();
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
        "Reason",
        "Count",
        "Facts",
    ];
    assert_eq!(names, all);
}

/// The published schema of an entry accepts exactly what the reader accepts.
#[test]
fn the_schema_of_an_entry_matches_the_reader() {
    let schema = validator::<Entry>();
    for (text, is_entry) in [
        (r#"{"team":0,"take":7,"build":"g7"}"#, true),
        (r#"{"team":0,"take":7,"build":"h1"}"#, false),
        (r#"{"team":0,"take":7,"build":"a8"}"#, false),
        (r#"{"team":0,"take":7,"build":"a1 "}"#, false),
        (r#"{"team":0,"take":7,"build":11}"#, false),
        (r#"{"team":5,"block":1}"#, true),
        (r#"{"team":6,"block":1}"#, false),
        (r#"{"team":0,"block":0}"#, false),
        (r#"{"team":0,"block":8}"#, false),
        (r#"{"face":"b"}"#, true),
        (r#"{"face":"B"}"#, false),
        (r#"{"tile":"P"}"#, true),
        (r#"{"tile":"p"}"#, false),
        (r#"{"pawn":-1}"#, false),
        (r#"{"strip":"special"}"#, true),
        (r#"{"wind":"west"}"#, false),
    ] {
        let document: Value = serde_json::from_str(text).expect("JSON");
        assert_eq!(schema.is_valid(&document), is_entry, "{text}");
        assert_eq!(serde_json::from_str::<Entry>(text).is_ok(), is_entry, "{text}");
    }
}

/// SIM-2.8: the last team of the first round begins the rematch.
#[test]
fn a_rematch_reverses_the_order() {
    let first = game(4, &[("order", "2,0,3,1")]);
    let mut state = first.start();
    first.play_out(&mut state, &mut Rng::seed(1));
    let log: Vec<Entry> = inputs(&first, 1).iter().map(|input| first.entry(input)).collect();
    assert_eq!(first.rematch(&log), [("order".to_owned(), "1,3,0,2".to_owned())]);
    assert_eq!(first.rematch(&log[..4]), [], "the order is unknown before the pawns are drawn");
}

/// Only the log has the list of a fixed order; replay reports a broken one.
#[test]
fn a_log_completes_a_fixed_order() {
    let given = game(4, &[("order", "2,0,3,1")]);
    let log: Vec<Entry> = inputs(&given, 1).iter().map(|input| given.entry(input)).collect();
    let mut doc = Simplicity::setup_doc(given.setup());
    let unknown = doc.clone();
    Simplicity::complete(&mut doc, &log[..7]);
    assert_eq!(doc, unknown);
    Simplicity::complete(&mut doc, &log);
    let order = doc.resolve(&shared::library()).expect("the components are there").order;
    assert_eq!(order, given.setup().order);
}

/// The most that a team would gain if it were its turn, over all legal actions of the seats to act.
fn most(game: &Simplicity, state: &State, team: Team) -> i16 {
    let mut legal = Vec::new();
    Seat::first(game.seats()).for_each(|seat| game.legal(state, seat, &mut legal));
    let sums = legal.into_iter().filter_map(|action| match action {
        Action::Take { slot, space, .. } => {
            Some(game.sum(state, Action::Take { team, slot, space }, team).total())
        }
        Action::Block { .. } => None,
    });
    sums.max().unwrap_or(0)
}

/// SIM-3.4: a build takes a place from teams that have not built in this round; the reason names
/// the team that loses most, and another the team that gains most (SIM-5.1 to SIM-5.3).
#[test]
fn reasons_name_the_teams_that_gain_and_lose_most() {
    let game = game(4, &[]);
    let (mut named, mut brought) = (0, 0);
    each_build(&game, |state, seat, action| {
        // Before a block no team may build yet.
        if matches!(action, Action::Block { .. }) {
            return;
        }
        let mut then = *state;
        game.apply_unchecked(&mut then, &Input::Act { seat, action });
        // The others are those later in the order.
        let order: Vec<Team> = state.order.into_iter().flatten().collect();
        let place = order.iter().position(|&team| team == action.team()).expect("in the order");
        let to_come = &order[place + 1..];
        let lost = |team: &Team| most(&game, state, *team) - most(&game, &then, *team);
        let most_lost = to_come.iter().map(lost).max().unwrap_or(0);
        let (before, after) = (game.scores(state), game.scores(&then));
        let gains = |team: usize| {
            let points = |score: &TeamScore| i32::from(score.total() - score.tokens);
            points(&after[team]) - points(&before[team])
        };
        let rivals = (0..4).filter(|&team| team != action.team().index());
        let most_gained = rivals.map(gains).max().unwrap_or(0);
        let mut reasons = game.reason_docs(state, seat, &action);
        if most_gained > 0 {
            let ReasonDoc::Brings { team, points } = reasons.remove(0) else {
                panic!("a team gains {most_gained} by {action:?}")
            };
            brought += 1;
            assert_eq!(i32::from(points), most_gained, "{action:?}");
            assert_eq!(gains(team.index()), most_gained);
        }
        match reasons[..] {
            [ReasonDoc::Denies { team, before, after }] => {
                named += 1;
                assert_eq!(before - after, most_lost, "{action:?}");
                assert!(to_come.contains(&team) && most_lost > 0);
                let now = [most(&game, state, team), most(&game, &then, team)];
                assert_eq!([before, after], now, "{action:?}");
            }
            ref none => {
                assert!(none.is_empty(), "{none:?}");
                assert!(most_lost <= 0, "{action:?} takes {most_lost}");
            }
        }
    });
    assert!(named > 1_000 && brought > 1_000, "{named} {brought}");
}
