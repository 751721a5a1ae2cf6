//! Refusals for a person who sees the position: the sentences name the space, the slot, the symbols
//! and the building there, as the reference sees them, and no number that a page does not show.

use std::collections::BTreeSet;

use kernel::{Fault, Game, Input as KernelInput, RefusalDoc, Seat};
use simplicity::{
    Action, Chance, Face, Illegal, Input, OPTIONS, Part, ReasonDoc, SetupFault, Simplicity, Slot,
    Space, Strip, Symbol, Team, Tile,
};
use words::check::Told;
use words::{Language, Words};

use crate::reference::{self, Next, Square, square_name};
use crate::{bridge, shared};

/// The word for the letter of a symbol or a type (section 1).
fn word(letter: char) -> &'static str {
    match letter {
        'c' => "circle",
        't' => "triangle",
        's' => "square",
        'p' => "pentagon",
        'h' => "hexagon",
        'R' => "residential",
        'K' => "commercial",
        'O' => "office",
        'V' => "civic",
        'P' => "park",
        _ => panic!("{letter} is no symbol and no type"),
    }
}

/// SIM-2.5 in words: what each slot of a face builds on.
fn grounds(face: char) -> [&'static str; 7] {
    match face {
        'a' => [
            "a circle",
            "a triangle",
            "a pentagon",
            "a square or a hexagon",
            "a circle or a square",
            "a triangle or a hexagon",
            "any open space",
        ],
        _ => [
            "a square",
            "a hexagon",
            "a pentagon",
            "a circle or a triangle",
            "a circle or a hexagon",
            "a triangle or a square",
            "any open space",
        ],
    }
}

/// SIM-2.2: the letter of the last column.
fn last_column(players: usize) -> char {
    match players {
        2 | 4 => 'e',
        5 => 'f',
        _ => 'g',
    }
}

/// The sentence of a refusal.
fn sentence_of(illegal: &Illegal) -> String {
    let document = illegal.document().expect("a refusal of the rules is data");
    assert_eq!(document["code"], illegal.code());
    assert_eq!(document["rule"].as_str(), illegal.rule());
    Words::new(Language::english().of_game("simplicity")).tell("refusal", &document)
}

/// The slots whose tile can be built, as a sentence lists them.
fn slots_that_fit(naive: &reference::Game) -> String {
    let slots: BTreeSet<usize> = naive.legal().into_iter().map(|(slot, _)| slot).collect();
    let slots: Vec<String> = slots.iter().map(usize::to_string).collect();
    match slots.as_slice() {
        [only] => format!("slot {only} does."),
        [first @ .., last] => format!("slots {} and {last} do.", first.join(", ")),
        [] => panic!("some tile can always be built"),
    }
}

/// What the sentence must say when the build of the tile of `slot` on `at` is refused with a code.
fn due(naive: &reference::Game, code: &str, slot: usize, at: Square) -> Vec<String> {
    let space = square_name(at);
    match code {
        "slot_taken" => {
            let mut built = naive.order.iter().take(naive.turns);
            let taker = built.find(|team| naive.pawns[team] == slot).expect("a team took it");
            let taker = NAMES[*taker];
            vec![format!("The tile of slot {slot} is gone: {taker} took it.")]
        }
        "slot_blocked" => vec![format!("Slot {slot} is blocked")],
        "outside" => {
            let last = last_column(naive.setup.players);
            vec![format!("{space} is not in this city"), format!("from a to {last}.")]
        }
        "printed_building" => {
            let building = word(naive.city.type_at(at).expect("a building"));
            vec![format!("{space} has a printed {building} building.")]
        }
        "occupied" => match naive.city.type_at(at).expect("a tile") {
            'P' => vec![format!("{space} already has a park of {}.", owner(naive, at))],
            building => {
                let (building, owner) = (word(building), owner(naive, at));
                let article = if building == "office" { "an" } else { "a" };
                vec![format!("{space} already has {article} {building} tile of {owner}.")]
            }
        },
        "blank_space" => vec![format!("{space} is the blank space."), "slot 7".into()],
        "wrong_symbol" => {
            let Some(reference::Space::Symbol(symbol)) = naive.city.space(at) else {
                panic!("{space} has no symbol")
            };
            let grounds = grounds(naive.face.expect("a face is up"))[slot - 1];
            vec![
                format!("{space} is a {}.", word(symbol)),
                format!("Slot {slot} builds on {grounds}."),
            ]
        }
        "another_fits" => {
            vec![format!("Slot {slot} fits nowhere"), slots_that_fit(naive)]
        }
        _ => panic!("{code} is not about a space"),
    }
}

/// The teams in the order of their numbers (section 1).
const NAMES: [&str; 6] = ["Star", "Moon", "Wave", "Heart", "Lightning", "Tulip"];

/// The owner of the disc on a space.
fn owner(naive: &reference::Game, at: Square) -> &'static str {
    NAMES[naive.city.built[&at].1]
}

/// The ways to refuse a build, and whether the sentence names several slots.
const BUILDS: [(&str, bool); 9] = [
    ("another_fits", false),
    ("another_fits", true),
    ("blank_space", false),
    ("occupied", false),
    ("outside", false),
    ("printed_building", false),
    ("slot_blocked", false),
    ("slot_taken", false),
    ("wrong_symbol", false),
];

/// Section 7: every refusal of every build in the positions of some games, also outside the city.
#[test]
fn a_refused_build_names_what_is_there() {
    let mut told = BTreeSet::new();
    for players in 2..=6 {
        let game = shared::game(players, &[]);
        let setup = reference::Setup::default_for(usize::from(players));
        for seed in 0..8 {
            bridge::each_position(&game, &setup, seed, |state, naive, _| {
                let Next::Take { team } = naive.next() else { return };
                for (illegal, slot, at) in refused_builds(&game, state, Team::new(team)) {
                    let sentence = sentence_of(&illegal);
                    for words in due(naive, illegal.code(), slot, at) {
                        assert!(sentence.contains(&words), "{sentence:?} lacks {words:?}");
                    }
                    assert_is_for_people(&sentence);
                    let plural = sentence.contains(" do.");
                    told.insert((illegal.code(), plural));
                }
            });
        }
    }
    assert_eq!(told.into_iter().collect::<Vec<_>>(), BUILDS);
}

/// What a team may not build from any slot anywhere: the reason, the slot and the space.
fn refused_builds(
    game: &Simplicity,
    state: &simplicity::State,
    team: Team,
) -> Vec<(Illegal, usize, Square)> {
    let mut refused = vec![];
    for slot in Slot::ALL {
        for at in (0..7).flat_map(|column| (0..7).map(move |row| (column, row))) {
            let action = Action::Take { team, slot, space: Space::new(at.0, at.1) };
            let input = KernelInput::Act { seat: game.owner(team), action };
            let illegal = game.check(state, &input).err();
            refused.extend(illegal.map(|illegal| (illegal, slot.index() + 1, at)));
        }
    }
    refused
}

/// Whole sentences without ids: a player knows a team by its colour and a rule by its words.
#[track_caller]
fn assert_is_for_people(sentence: &str) {
    assert!(sentence.ends_with('.') && !sentence.contains([';', '(', '{']), "{sentence:?}");
    for id in ["SIM-", "team 0", "team 1", "team 2", "team 3", "seat"] {
        assert!(!sentence.contains(id), "{sentence:?} tells {id:?}");
    }
}

/// Acting at the wrong moment or for others.
#[test]
fn a_refused_turn_has_a_sentence() {
    let game = shared::game(4, &[]);
    let mut told = BTreeSet::new();
    for state in shared::states(&game, 3) {
        for (team, seat) in (0..4).flat_map(|team| (0..4).map(move |seat| (team, seat))) {
            let (team, seat) = (Team::new(team), Seat::new(seat));
            let take = Action::Take { team, slot: Slot::LAST, space: Space::new(0, 0) };
            for action in [Action::Block { team, slot: Slot::new(0) }, take] {
                let Err(illegal) = game.check(&state, &KernelInput::Act { seat, action }) else {
                    continue;
                };
                let words = match illegal.code() {
                    "block_first" => "must be blocked before",
                    "no_block_now" => "No slot is blocked now.",
                    "game_over" => "five rounds",
                    "out_of_turn" => "is not the turn of",
                    "not_your_team" => "belongs to somebody else",
                    _ => continue,
                };
                let sentence = sentence_of(&illegal);
                assert!(sentence.contains(words), "{sentence:?} lacks {words:?}");
                assert!(sentence.starts_with(char::is_uppercase), "{sentence:?}");
                assert_is_for_people(&sentence);
                told.insert(illegal.code());
            }
        }
    }
    assert_eq!(told.len(), 5, "{told:?}");
}

/// SIM-2.3 to SIM-2.9: what is wrong with a draw.
#[test]
fn a_refused_draw_has_a_sentence() {
    let game = shared::game(4, &[("first_face", "a"), ("order", "2,0,3,1")]);
    let draws: Vec<Input> = Strip::ALL
        .map(Chance::Strip)
        .into_iter()
        .chain(Face::ALL.map(Chance::Face))
        .chain(Team::ALL.map(Chance::Pawn))
        .chain(Tile::ALL.map(Chance::Tile))
        .map(KernelInput::Chance)
        .collect();
    let mut codes = BTreeSet::new();
    for state in shared::states(&game, 1) {
        for illegal in draws.iter().filter_map(|draw| game.check(&state, draw).err()) {
            let words = match illegal.code() {
                "game_over" => "five rounds",
                "luck_not_due" => "Nothing is drawn now",
                "no_such_team" => "does not play",
                "not_in_bag" => "The bag has no",
                "park_in_round_1" => "goes back into the bag",
                "pawn_placed" => "stands already",
                "special_missing" => "must be the special strip",
                "strip_laid" => "already lies in the city",
                "unknown_strip" => "no strip named",
                "wrong_draw" => "Another draw is due: ",
                "wrong_face" => "face a is up first",
                "wrong_pawn" => "comes next",
                code => panic!("{code} is not about a draw"),
            };
            let sentence = sentence_of(&illegal);
            assert!(sentence.contains(words), "{sentence:?} lacks {words:?}");
            assert!(sentence.starts_with(char::is_uppercase), "{sentence:?}");
            assert_is_for_people(&sentence);
            codes.insert(illegal.code());
        }
    }
    assert!(codes.len() > 8, "{codes:?}");
    assert!(sentence_of(&Illegal::NoInput).contains("{team, take, build}"));
}

/// What a slot builds on, as the page says it.
#[derive(serde::Serialize, schemars::JsonSchema)]
struct Symbols {
    symbol: Vec<Symbol>,
}

/// Every refusal has its sentence in every language, with only the values it is given. Another test
/// covers the levels and options of all games.
#[test]
fn every_text_of_both_has_its_message() {
    let told = Told::of_game("simplicity")
        .document::<RefusalDoc<Illegal>>("refusal")
        .document::<RefusalDoc<SetupFault>>("refusal")
        .names("other", OPTIONS.iter().filter(|option| option.other).map(|option| option.key))
        .document::<Part>("part")
        .document::<ReasonDoc>("reasons")
        .document::<Symbols>("symbols")
        .names("team", 0..6)
        .names("tile", ["R", "K", "O", "V", "P"])
        .names("symbol", ["circle", "triangle", "square", "pentagon", "hexagon", "blank"]);
    assert_eq!(told.faults(&["simplicity.ftl"]), [""; 0]);
}
