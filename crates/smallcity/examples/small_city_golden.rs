//! Makes the golden records: `cargo run -p citywright-smallcity --example small_city_golden`. It
//! never replaces existing records: they stand for every game ever recorded.

use std::path::Path;

use kernel::Seat;
use record::{Record, Recorder};
use search::{Deal, Player, play_game};
use smallcity::constants::Library;
use smallcity::{Entry, SetupDoc, SmallCity};

/// Options of a set-up.
type Options = &'static [(&'static str, &'static str)];

/// Name, seats, options, first seed to try.
const RECORDS: &[(&str, u8, Options, u64)] = &[
    ("solo", 1, &[], 1),
    ("players-2", 2, &[], 2),
    ("players-3", 3, &[], 3),
    ("players-4", 4, &[], 4),
    ("advanced", 3, &[("advanced", "yes")], 5),
    ("traders", 2, &[("modules", "traders")], 6),
    ("forest", 2, &[("modules", "forest"), ("forest_side", "easy,expert")], 7),
    ("cards", 3, &[("modules", "cards")], 13),
    ("traders-forest-advanced", 4, &[("modules", "traders,forest"), ("advanced", "yes")], 8),
    ("historic", 3, HISTORIC, 13),
    ("police", 2, &[("modules", "police")], 14),
    ("police-traders", 3, &[("modules", "police,traders,cards")], 15),
    ("buildings", 3, &[("modules", "buildings")], 16),
    ("buildings-all", 4, BUILDINGS, 17),
    ("promises", 3, &[("modules", "police,traders,buildings,promises")], 18),
    ("special", 2, SPECIAL, 19),
    ("roads", 2, &[("modules", "roads")], 16),
    ("roads-forest-advanced", 3, ROADS, 17),
    ("cities-dealt", 2, &[("modules", "cities")], 18),
    ("cities-chosen", 4, &[("modules", "cities"), ("cities", "paris,london,zurich,madrid")], 19),
    ("cities-all", 4, CITIES, 20),
    ("paris", 1, &[("modules", "cities"), ("cities", "paris")], 21),
    ("london", 1, &[("modules", "cities"), ("cities", "london")], 22),
    ("zurich", 1, &[("modules", "cities"), ("cities", "zurich")], 23),
    ("madrid", 1, &[("modules", "cities"), ("cities", "madrid")], 24),
    ("rome", 1, &[("modules", "cities"), ("cities", "rome")], 25),
    ("berlin", 1, &[("modules", "cities"), ("cities", "berlin")], 26),
    ("helsinki", 1, &[("modules", "cities"), ("cities", "helsinki")], 27),
    ("athens", 1, &[("modules", "cities"), ("cities", "athens")], 28),
    ("forest-all", 4, FOREST, 29),
    ("solo-eliminated", 1, &[("constants", "smoky")], 9),
    ("eliminated", 3, &[("constants", "smoky")], 10),
    ("last-survivor", 2, &[("constants", "smoky")], 11),
    ("platform-eliminated", 3, &[("constants", "smoky"), ("advanced", "yes")], 12),
];

/// Each building, on either side of the forest.
const HISTORIC: Options = &[
    ("modules", "forest,historic"),
    ("forest_side", "easy,expert,expert"),
    ("historic", "neuschwanstein,colosseum,neuschwanstein"),
    ("advanced", "yes"),
];

/// The promise cards, the special ones among them.
const SPECIAL: Options =
    &[("modules", "police,traders,buildings,promises,special"), ("advanced", "yes")];

/// The new buildings with all modules that interact with them.
const BUILDINGS: Options = &[
    ("modules", "police,forest,buildings,historic"),
    ("forest_side", "easy"),
    ("historic", "colosseum,neuschwanstein,colosseum,neuschwanstein"),
];

/// Roads with all modules that go with forests.
const ROADS: Options = &[
    ("modules", "police,traders,forest,cards,historic,roads"),
    ("forest_side", "easy,expert,easy"),
    ("historic", "neuschwanstein,colosseum,neuschwanstein"),
    ("advanced", "yes"),
];

/// All modules that go together in cities.
const CITIES: Options = &[
    ("modules", "police,traders,cities,cards,buildings,promises,special,roads"),
    ("cities", "rome,berlin,helsinki,athens"),
    ("advanced", "yes"),
];

/// All modules that go together in forests.
const FOREST: Options = &[
    ("modules", "police,traders,forest,cards,buildings,promises,special,historic,roads"),
    ("forest_side", "easy,expert,easy,expert"),
    ("historic", "neuschwanstein,colosseum,colosseum,neuschwanstein"),
    ("advanced", "yes"),
];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut library = Library::standard();
    let smoky = std::fs::read_to_string(folder.join("smoky.toml")).expect("smoky.toml is there");
    library.add(&smoky).expect("smoky.toml is sound");
    for &(name, players, options, seed) in RECORDS {
        let path = folder.join(format!("{name}.json"));
        if path.exists() {
            continue;
        }
        let mut seed = seed;
        let line = loop {
            let (line, outs, rounds) = play(players, options, seed, &library);
            // An eliminated seat has a platform, which counts 0 (SC-18.1).
            if name == "platform-eliminated" && outs == 1 && stood_and_left(&line, &library) {
                break line;
            }
            let wanted = match name {
                "eliminated" => (2, 1..=8),
                "last-survivor" | "solo-eliminated" => (1, 1..=7),
                "platform-eliminated" => (usize::MAX, 0..=0),
                _ => (0, 8..=8),
            };
            // Both buildings are built.
            let built = |code: &str| line.contains(&format!("\"build\":\"{code}\""));
            let shows = match name {
                "historic" => ["Col", "Neu"].into_iter().all(built),
                // A station is built, and a rioter is named.
                "police" | "police-traders" => built("Pol") && line.contains("\"riot\":"),
                // A Palace and a Statue are built.
                "buildings" => built("Pal") && built("Sta"),
                "buildings-all" => built("Pal"),
                // The wall falls, and homes merge.
                "berlin" => line.contains("\"merge\":"),
                // A seat lays a Road with a Roundabout, and drives.
                "roads" | "roads-forest-advanced" | "forest-all" => line.contains("\"drive\":true"),
                _ => true,
            };
            if outs == wanted.0 && wanted.1.contains(&rounds) && shows {
                break line;
            }
            seed += 100;
        };
        let text = line
            .replace("},{", "},\n{")
            .replace("\"log\":[", "\n\"log\":[\n")
            .replace("],\"result\"", "],\n\"result\"");
        std::fs::write(&path, text + "\n").expect("the record is written");
        println!("{}", path.display());
    }
}

/// Whether an eliminated seat of a record had chosen a platform.
fn stood_and_left(line: &str, library: &Library) -> bool {
    let record = Record::<SmallCity>::from_json(line, 1).expect("a sound record");
    let (_, state) = record::replay(&record, 1, library).expect("a legal game");
    let stood = |seat: Seat| {
        record.log.iter().any(|entry| {
            matches!(entry, Entry::Platform { seat: by, platform } if *by == seat && platform != "none")
        })
    };
    Seat::first(state.boroughs.len()).any(|seat| state.borough(seat).out > 0 && stood(seat))
}

/// A game of clumsy players: random, except for some good moves.
fn play(
    players: u8,
    options: &[(&str, &str)],
    seed: u64,
    library: &Library,
) -> (String, usize, u8) {
    let mut setup = SetupDoc::new(players);
    for (key, value) in options {
        setup.set(key, value).expect("the option exists");
    }
    let names = ["Ana", "Bo", "Cy", "Di"][..usize::from(players)].iter();
    let names = names.map(|&name| name.to_owned()).collect();
    let mut recorder =
        Recorder::<SmallCity>::new(setup, names, library).expect("the set-up can be played");
    let game = recorder.game().clone();
    let bot = || search::make_player::<SmallCity>("greedy:noise=50").expect("the player exists");
    let mut bots: Vec<_> = (0..players).map(|_| bot()).collect();
    let mut bots: Vec<&mut dyn Player<_>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
    play_game(&mut Deal::new(&game, seed, 0), &mut bots, |input| {
        recorder.apply(input).expect("a legal input");
    });
    let record = recorder.record();
    let outs = record
        .result
        .as_ref()
        .map_or(0, |result| result.players.iter().filter(|player| player.out.is_some()).count());
    let rounds = record.result.as_ref().map_or(0, |result| result.rounds);
    (record.to_json(), outs, rounds)
}
