//! A table through the face alone, with any game, including the toy with its secrets.

use std::mem;
use std::sync::Arc;

use catalog::{Agreement, Alone, Bot, CancelToken, Luck, NotForYou, Table};
use kernel::{Fault, Observer, Rng, Seat, Turn};
use serde_json::{Value, json};
use simplicity::Simplicity;
use smallcity::SmallCity;
use testkit::toy::Toy;
use words::check::Told;
use words::{Language, Words};

/// A table of a game with some options.
fn open<G: kernel::Puzzles>(players: u8, options: &[(&str, &str)]) -> Box<dyn Table> {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let agreement = Agreement { rules: None, players, options: options.collect(), start: None };
    catalog::face::<G>().open(&agreement).expect("the agreement is sound")
}

/// Draws by a fixed rule while chance decides.
fn deal(table: &mut dyn Table) {
    while table.turn() == Turn::Chance {
        let weights = table.weights();
        table.draw(table.entries() * 7 % weights.len());
    }
}

/// Plays to the end; a bot acts for every seat whose turn it is.
fn play(table: &mut dyn Table) -> Vec<Value> {
    let mut log = Vec::new();
    loop {
        let seat = match table.turn() {
            Turn::Over => return log,
            Turn::Chance => {
                log.push(table.draw(0));
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(seats) => seats.iter().next().expect("a seat is to act"),
        };
        let rng = Rng::stream(1, log.len() as u64);
        let thought =
            table.thought(Bot::new("random"), seat, &[], rng).expect("there is such a bot");
        log.push(
            table
                .act(seat, &thought(CancelToken::default(), Arc::new(Alone)).entry)
                .expect("bots play by the rules"),
        );
    }
}

#[test]
fn any_game_can_be_played_recorded_and_restored() {
    for mut table in [open::<Simplicity>(3, &[("first_face", "b")]), open::<Toy>(3, &[])] {
        let log = play(&mut *table);
        let standings = table.standings().expect("the game is over");
        assert_eq!(standings.0.len(), 3);

        let mut again = table.anew();
        assert_eq!(again.entries(), 0);
        for entry in &log {
            again.restore(entry).expect("it was legal before");
        }
        for who in Observer::all(3) {
            assert_eq!(again.view(who), table.view(who));
        }
        let names: Vec<String> = ["Ana", "Bo", "Cy"].map(str::to_owned).to_vec();
        assert_eq!(again.record(names.clone(), None), table.record(names, None));
    }
}

#[test]
fn a_record_of_a_table_replays_with_its_draws() {
    let mut table = open::<Simplicity>(2, &[("order", "3,1,0,2")]);
    let log = play(&mut *table);
    let luck = Luck { scheme: "s".into(), commitment: "c".into(), secret: Some("x".into()) };
    let record = table.record(vec!["Ana".into(), "Bo".into()], Some(luck.clone()));
    let face = catalog::face::<Simplicity>();
    let replayed = face.replay(&record, 1).expect("the record is sound");
    assert_eq!((replayed.entries, replayed.luck), (log.len(), Some(luck)));
    // 5 strips, a face, 4 pawns, 7 tiles in each of 5 rounds; the test always draws the first
    // outcome.
    let draws = face.draws(&record, 1).expect("the record is sound");
    assert_eq!(draws.len(), 5 + 1 + 4 + 35);
    assert!(draws.iter().all(|draw| draw.drawn == 0));
    // The set-up fixes the order, so these draws have no alternative.
    assert!(draws[6..10].iter().all(|draw| draw.weights == [1]), "{draws:?}");
    assert_eq!(table.rematch().options["order"], "2,0,1,3");
}

/// The set-up document of a record leaves a fixed order to the log, so equal documents do not mean
/// equal set-ups.
#[test]
fn tables_that_agreed_on_different_orders_share_no_rules() {
    let face = catalog::face::<Simplicity>();
    let open = |order: &str| {
        let options = [("order".to_owned(), order.to_owned())].into();
        face.open(&Agreement { rules: None, players: 2, options, start: None })
            .expect("the agreement is sound")
    };
    let mut tables = ["3,1,0,2", "0,1,2,3", "3,1,0,2"].map(open);
    let reversed = tables.each_mut().map(|table| {
        deal(&mut **table);
        table.rematch().options["order"].clone()
    });
    assert_eq!(reversed, ["2,0,1,3", "3,2,1,0", "2,0,1,3"]);
}

#[test]
fn nobody_acts_for_another_seat_or_for_luck() {
    let mut table = open::<Simplicity>(4, &[("demolition", "never")]);
    deal(&mut *table);
    let Turn::Seat(seat) = table.turn() else { panic!("a team is to act") };
    let stranger = Seat::new((seat.index() + 1) % 4);
    let entry = table.choices(seat)[0].clone();
    assert!(table.choices(stranger).is_empty());
    for (who, entry, code) in [
        (stranger, entry.clone(), "not_your_seat"),
        (seat, json!({"tile": "R"}), "luck"),
        (seat, json!({"team": 0}), "no_input"),
        (seat, json!({"take": "four"}), "no_entry"),
        (seat, json!(7), "no_entry"),
    ] {
        let before = table.entries();
        let refusal = table.act(who, &entry).expect_err("it is refused");
        assert_eq!(refusal.faults[0].code(), code);
        assert_eq!(table.check(who, &entry).expect_err("it is refused").faults[0].code(), code);
        assert_eq!(table.entries(), before);
    }
    assert!(table.check(seat, &entry).is_ok());
    assert_eq!(table.act(seat, &entry).expect("it is legal"), entry);
}

/// The sentence of a refusal.
fn told(game: &str, fault: &dyn Fault) -> String {
    let words = Words::new(Language::english().of_game(game));
    words.tell("refusal", &fault.document().expect("what a table refuses is data"))
}

/// The style of the product: the thing first, then the reason; the rule is shown beside it.
#[test]
fn a_refusal_is_a_sentence_about_the_position() {
    let mut table = open::<Simplicity>(4, &[("demolition", "never"), ("first_face", "a")]);
    deal(&mut *table);
    let Turn::Seat(seat) = table.turn() else { panic!("a team is to act") };
    let view = table.view(Observer::Spectator).value();
    let columns = view["columns"].as_array().expect("columns");
    let triangle = columns.iter().enumerate().find_map(|(column, spaces)| {
        let row = spaces.as_array()?.iter().position(|space| space["symbol"] == "triangle")?;
        Some(format!("{}{}", (b'a' + column as u8) as char, row + 1))
    });
    let space = triangle.expect("there are triangles in every city");
    // Slot 1 of face A builds on circles.
    let entry = json!({"team": view["team"], "take": 1, "build": space});
    let refusal = table.check(seat, &entry).expect_err("the symbol is wrong");
    let fault = &refusal.faults[0];
    assert_eq!((fault.code(), fault.rule()), ("wrong_symbol", Some("SIM-3.5")));
    let sentence = format!("{space} is a triangle. Slot 1 builds on a circle.");
    assert_eq!(told("simplicity", &**fault), sentence);
}

/// People count players from 1, entries count seats from 0.
#[test]
fn a_refusal_names_players_as_people_count_them() {
    let mut table = open::<SmallCity>(2, &[]);
    deal(&mut *table);
    let Turn::Seat(host) = table.turn() else { panic!("the host keeps a promise first") };
    let other = Seat::new(1 - host.index());
    let refusal = table.check(other, &json!({"seat": other, "do": "end"})).expect_err("not yet");
    let (host, other) = (host.index() + 1, other.index() + 1);
    let sentence = format!("It is the turn of Player {host}, not of Player {other}.");
    assert_eq!(told("small-city", &*refusal.faults[0]), sentence);
}

#[test]
fn a_refused_agreement_lists_every_fault() {
    let options = [("demolition", "perhaps"), ("colour", "red")];
    let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let agreement = Agreement { rules: None, players: 9, options: options.into(), start: None };
    let refusal = catalog::face::<Simplicity>().open(&agreement).err().expect("it is refused");
    let codes: Vec<&str> = refusal.faults.iter().map(|fault| fault.code()).collect();
    assert_eq!(codes, ["unknown_option", "bad_value", "players"]);
    let rules: Vec<Option<&str>> = refusal.faults.iter().map(|fault| fault.rule()).collect();
    assert_eq!(rules, [None, Some("SIM-3.2"), Some("SIM-2.2")]);
    let told: Vec<String> =
        refusal.faults.iter().map(|fault| told("simplicity", &**fault)).collect();
    assert_eq!(
        told,
        [
            "There is no option “colour”: the options are components, demolition, first_face, \
             tie_break, stuck and order.",
            "The option demolition cannot be “perhaps”: write by_players, always or never.",
            "Simplicity is for 2 to 6 players, not 9.",
        ]
    );
}

/// A refusal of an input that no seat may send has the same words for every game.
#[test]
fn inputs_for_no_seat_have_their_message() {
    let told = Told::default().document::<NotForYou>("refusal");
    assert_eq!(told.faults(&[]), [""; 0]);
}

/// Only the owner sees what it plans in secret, in views, choices and events. Returns the events of
/// the newest entry that `who` may see.
fn events(table: &dyn Table, who: Observer) -> Vec<Value> {
    let known = table.events().into_iter().filter(|(audience, _)| audience.has(who));
    known.map(|(_, event)| event.value()).collect()
}

#[test]
fn secrets_of_the_toy_stay_with_their_owner() {
    let mut table = open::<Toy>(3, &[]);
    deal(&mut *table);
    let (planner, other) = (Seat::new(0), Seat::new(1));
    let seen = |table: &dyn Table| {
        let who = Observer::Seat(other);
        (table.view(who), table.view(Observer::Spectator), table.offers(other))
    };
    let before = seen(&*table);
    for chip in [2, 3] {
        table.act(planner, &json!({"bid": {"seat": 0, "chip": chip}})).expect("a bid is legal");
        assert_eq!(seen(&*table), before);
        assert!(events(&*table, Observer::Seat(other)).is_empty());
        assert_eq!(events(&*table, Observer::Seat(planner)), [json!({"chosen": chip})]);
    }
    table.act(planner, &json!({"commit": 0})).expect("it has chosen");
    assert_eq!(events(&*table, Observer::Seat(other)), [json!({"committed": 0})]);
    assert_eq!(table.turn(), Turn::Together([1, 2].map(Seat::new).into_iter().collect()));
}

#[test]
fn an_undone_input_leaves_no_trace() {
    let mut table = open::<Simplicity>(2, &[]);
    deal(&mut *table);
    let (entries, view) = (table.entries(), table.view(Observer::Spectator));
    let Turn::Seat(seat) = table.turn() else { panic!("a slot is to be blocked") };
    let entry = table.choices(seat)[3].clone();
    table.act(seat, &entry).expect("it is legal");
    assert_eq!(events(&*table, Observer::Spectator).len(), 1);
    table.truncate(entries);
    assert_eq!((table.entries(), table.view(Observer::Spectator)), (entries, view));
    assert!(events(&*table, Observer::Spectator).is_empty());
}

#[test]
fn documents_have_schemas_by_name() {
    let mut generator = schemars::SchemaGenerator::default();
    let names = |schemas: Vec<(String, _)>| schemas.into_iter().map(|(name, _)| name);
    let simplicity = catalog::face::<Simplicity>().schemas(&mut generator);
    assert_eq!(names(simplicity).next().as_deref(), Some("SimplicityView"));
    let city = catalog::face::<SmallCity>().schemas(&mut generator);
    assert_eq!(names(city).next().as_deref(), Some("SmallCityView"));
    let toy = catalog::face::<Toy>().schemas(&mut generator);
    assert_eq!(names(toy).next_back().as_deref(), Some("ToyResult"));
}

/// SP-SET: the document of an owner's set lists the differences, and the source of every number.
#[test]
fn constants_are_listed_by_set() {
    let mut city = catalog::face::<SmallCity>();
    city.load("name = \"rich\"\nspace_cash = 4\n").expect("a sound file");
    let told = city.constants();
    let names: Vec<&str> = told.sets.iter().map(|set| set.name.as_str()).collect();
    assert_eq!(names, ["standard", "rich"]);
    let known = |key: &str| told.constants.iter().find(|row| row.key == key).expect("a constant");
    assert_eq!((known("fire_relief").rule, known("fire_relief").provenance), ("SC-11.3", 'H'));
    assert!(told.sets[0].differs.is_empty());
    let [cash] = &told.sets[1].differs[..] else { panic!("one number differs") };
    assert_eq!((cash.key.as_str(), cash.value.as_str()), ("space_cash", "4"));
    assert_eq!((cash.provenance, cash.rule), ('O', known("space_cash").rule));
    assert_ne!(known("space_cash").value, cash.value);
    assert_eq!(catalog::face::<Toy>().constants(), kernel::ConstantsDoc::default());
}

/// Each rule has its sources, as the rules mark them: print alone, print and our own reading, or
/// ours alone.
#[test]
fn every_rule_names_its_source() {
    for game in catalog::games() {
        for rule in game.rules() {
            let letters = game.source(rule);
            let sorted = "RPDH".chars().filter(|letter| letters.contains(*letter));
            assert!(!letters.is_empty() && letters == sorted.collect::<String>(), "{rule}");
        }
    }
    let of = |game: &str, rule| catalog::game(game).expect("a game").source(rule);
    for rule in ["SP-EUR-12", "SP-EUR-32", "SP-EUR-80", "SP-SPE-1"] {
        assert_eq!(of("small-city", rule), "RH", "{rule}: print says it, our reading limits it");
    }
    assert_eq!((of("small-city", "SC-17.4"), of("small-city", "SP-REA-1")), ("H", "R"));
    assert_eq!((of("simplicity", "SIM-2.6"), of("simplicity", "SIM-5.2")), ("RH", "RD"));
    assert_eq!(catalog::face::<Toy>().source("TOY-1"), "");
}

/// Tables of one set-up share their rules, except when another set of constants has replaced
/// theirs.
#[test]
fn a_replaced_set_counts_for_later_tables_only() {
    let mut city = catalog::face::<SmallCity>();
    let options = [("constants".to_owned(), "short".to_owned())].into_iter().collect();
    let agreement = Agreement { players: 2, options, ..Agreement::default() };
    let mut opened = |rounds: u8| {
        city.load(&format!("name = \"short\"\nrounds = {rounds}\n")).expect("a sound file");
        city.open(&agreement).expect("it can be played")
    };
    let (first, later, again) = (opened(4), opened(5), opened(4));
    assert_ne!(first.tables(), later.tables());
    assert_eq!(first.tables(), again.tables());
}

/// The steps of the first seat's secret plans in a game by a kept bot: `first` is its luck at the
/// start, `later` its luck afterwards. The other seat plays with separate luck.
fn planned(first: u64, later: u64) -> Vec<Value> {
    let (own, mut table) = (Seat::new(0), open::<SmallCity>(2, &[]));
    let (mut bot, mut steps, mut goes_on) = (Bot::new("plans:worlds=4"), Vec::new(), false);
    while steps.len() < 12 {
        deal(&mut *table);
        let (together, seat) = match table.turn() {
            Turn::Together(seats) => (true, seats.iter().next().expect("a seat is to act")),
            Turn::Seat(seat) => (false, seat),
            turn => panic!("{turn:?} before twelve steps were planned"),
        };
        let plans = together && seat == own;
        let by = table.entries() as u64;
        let rng = Rng::seed(if plans && goes_on { later + by } else { first + by });
        let anew = || Bot::new("plans:worlds=4");
        let thinks = if plans { mem::replace(&mut bot, anew()) } else { Bot::new("random") };
        let thought = table.thought(thinks, seat, &[], rng).expect("there is such a bot");
        let idea = thought(CancelToken::default(), Arc::new(Alone));
        table.act(seat, &idea.entry).expect("bots play by the rules");
        goes_on = plans;
        if plans {
            steps.push(idea.entry);
            bot = idea.bot;
        }
    }
    steps
}

#[test]
fn a_kept_bot_follows_its_plan_whatever_its_later_luck() {
    let plans: Vec<_> = (1..=4).map(|later| planned(7, later * 1000)).collect();
    assert!(plans.iter().all(|plan| *plan == plans[0]), "{plans:#?}");
}
