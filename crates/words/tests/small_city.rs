//! Small City: every text has its message in every language, and every message is used.

use kernel::{Game, OptionKind, RefusalDoc};
use smallcity::constants::FACTS;
use smallcity::documents::{ActionDoc, AskedDoc, CouncilEffectDoc, EffectDoc, PriceDoc, ReasonDoc};
use smallcity::parts::City;
use smallcity::{Event, Illegal, Need, OPTIONS, Rules, Setup, SetupFault, SmallCity};
use words::check::Told;

/// The rules of tables that together have everything with a name: one without modules, one with
/// each single module, and one of a single player.
fn tables() -> impl Iterator<Item = SmallCity> {
    let modules = OPTIONS.iter().find(|option| option.key == "modules").expect("there are modules");
    let alone = modules.choices.iter().map(|choice| {
        let mut with = vec![*choice];
        while let Some((_, other)) =
            modules.needs.iter().find(|(own, other)| with.contains(own) && !with.contains(other))
        {
            with.push(other);
        }
        with
    });
    let several = [vec![]].into_iter().chain(alone).map(|modules| Setup::new(4).with(&modules));
    several.chain([Setup::new(1)]).map(|mut setup| {
        setup.advanced = true;
        // An option for each seat has all its choices at a table.
        for option in OPTIONS.iter().filter(|option| option.kind == OptionKind::EachSeat) {
            let on = option.when.is_some_and(|(_, on)| setup.modules.iter().any(|name| name == on));
            if on {
                // Where no two seats have the same, the first is for all.
                let choices = &option.choices[usize::from(option.choices.len() > 4)..];
                let seats =
                    (0..setup.players).map(|seat| choices[usize::from(seat) % choices.len()]);
                let seats = seats.collect::<Vec<_>>().join(",");
                setup.options.insert(option.key.to_owned(), seats);
            }
        }
        SmallCity::new(&setup).expect("a sound set-up")
    })
}

/// The codes of pieces, each with its field.
fn codes(rules: &Rules) -> Vec<(&'static str, Vec<String>)> {
    let promises = rules.promises.iter().chain(&rules.platforms);
    let promises = promises.map(|promise| promise.key.clone()).filter(|key| key != "none");
    let platforms = rules.platforms.iter().map(|platform| platform.key.clone());
    let chosen = rules.cards.iter().flat_map(|card| card.choices).map(|&choice| choice.to_owned());
    let cards = rules.cards.iter().map(|card| card.about);
    let tiles = rules.tiles.iter().filter_map(|tile| tile.about).map(|(about, _)| about);
    let facts = rules.promises.iter().flat_map(|promise| &promise.conditions);
    let facts = facts.map(|part| part.name.clone()).filter(|fact| !fact.starts_with("n("));
    vec![
        ("fact", facts.collect()),
        ("tile", rules.kinds().map(|kind| rules.code(kind)).collect()),
        ("person", rules.people.iter().map(|person| person.name.to_owned()).collect()),
        ("source", rules.sources().map(|source| source.0.to_owned()).collect()),
        ("card", rules.cards.iter().map(|card| card.letter.to_string()).collect()),
        ("promise", promises.collect()),
        ("platform", platforms.collect()),
        ("about", cards.chain(tiles).map(str::to_owned).collect()),
        ("chosen", chosen.collect()),
        ("row", (1..=rules.numbers.council_rows).map(|row| row.to_string()).collect()),
    ]
}

/// Things missing from the game that an entry of a record may name.
const WHAT: [&str; 11] = [
    "tile",
    "material",
    "payment",
    "promise",
    "person",
    "card",
    "choice",
    "space",
    "way_to_pay",
    "platform",
    "board",
];

/// Boards and land of cities that documents name.
const BOARDS: [&str; 4] = ["paris_london", "zurich_madrid", "rome_berlin", "helsinki_athens"];
const LAND: [&str; 13] = [
    "forest",
    "river",
    "eiffel_tower",
    "lake",
    "marked",
    "jardin",
    "ring",
    "tiber",
    "west",
    "east",
    "sea",
    "parthenon",
    "piraeus",
];

#[test]
fn every_text_has_its_message() {
    let mut told = Told::of_game("small-city")
        .document::<Event>("event")
        .document::<ActionDoc>("choice")
        .document::<ActionDoc>("kind")
        .document::<PriceDoc>("price")
        .document::<Need>("needs")
        .document::<EffectDoc>("effects")
        .document::<CouncilEffectDoc>("brings")
        .document::<RefusalDoc<Illegal>>("refusal")
        .document::<RefusalDoc<SetupFault>>("refusal")
        .names("other", OPTIONS.iter().filter(|option| option.other).map(|option| option.key))
        .document::<AskedDoc>("conditions")
        .document::<ReasonDoc>("reasons")
        .names("fact", FACTS.iter().map(|(fact, _)| fact).filter(|fact| !fact.starts_with("n(")))
        .names("tiles", ["R", "C", "F", "Park"])
        .names("what", WHAT)
        .names("city", City::ALL.map(City::name))
        .names("board", BOARDS)
        .names("land", LAND)
        // Documents name landmarks that help a tile like tiles.
        .names("tile", ["eiffel_tower", "tiber", "parthenon"]);
    for game in tables() {
        for (field, codes) in codes(game.rules()) {
            told = told.names(field, codes);
        }
    }
    assert_eq!(
        told.faults(&[
            "small-city.ftl",
            "small-city-events.ftl",
            "small-city-refusals.ftl",
            "small-city-choices.ftl"
        ]),
        [""; 0]
    );
}
