//! The data file of the pieces: the standard one matches the tables of the rules, a bad one gets
//! all its faults at once, and custom pieces are playable.

use kernel::{Fault as _, Game, Hints, Input as KernelInput, Rng, Seat, Turn};
use simplicity::{Components, Library, Setup, SetupDoc, Simplicity, State};

use crate::{bridge, reference, shared};

const STANDARD: &str = include_str!("../data/standard.toml");

/// The standard file with some of its text replaced.
#[track_caller]
fn edited(edits: &[(&str, &str)]) -> String {
    edits.iter().fold(STANDARD.to_owned(), |text, (old, new)| {
        assert_eq!(text.matches(old).count(), 1, "{old:?} appears once in the file");
        text.replace(old, new)
    })
}

/// An expected fault: its place, a part of its problem, its rule.
type Fault = (&'static str, &'static str, &'static str);

/// Asserts that a file has exactly these faults.
#[track_caller]
fn faults(text: &str, expected: &[Fault]) {
    let Err(bad) = Components::from_toml(text) else { panic!("no fault found") };
    let found = &bad.faults.0;
    let told: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(found.len(), expected.len(), "{told:#?}");
    for (((place, problem, rule), fault), told) in expected.iter().zip(found).zip(&told) {
        assert_eq!(fault.rule(), Some(*rule), "{told}");
        let fits = told.starts_with(&format!("{place}: ")) && told.contains(problem);
        assert!(fits, "{told:?} is not about {place}, {problem}, {rule}");
    }
    let first = expected.first().map(|(_, _, rule)| *rule);
    assert_eq!((bad.code(), bad.rule()), ("bad_components", first));
    let all = bad.to_string();
    for (fault, (_, _, rule)) in told.iter().zip(expected) {
        assert!(all.contains(&format!("{fault} ({rule})")), "{all}");
    }
}

// What the file says

/// The reference has the tables of SIM-2.1, SIM-2.4 and SIM-2.5 copied from the rules.
#[test]
fn the_standard_file_matches_the_rules() {
    let standard = Components::from_toml(STANDARD).expect("the standard file is sound");
    assert_eq!(bridge::components(&standard), reference::standard());
    assert_eq!(standard.name(), "standard");
    let names: Vec<&str> = standard.strips().map(|(_, piece)| piece.name.as_str()).collect();
    assert_eq!(names, ["1", "2", "3", "4", "5", "6", "special"]);
    assert_eq!(Library::standard().get("standard").map(|set| &**set), Some(&standard));
}

// Faults

#[test]
fn a_strip_without_seven_spaces() {
    let strip = "t h R p s K c";
    for (spaces, problem) in
        [("t h R p s K", "6 spaces"), ("t h R p s K c c", "8 spaces"), ("", "0 spaces")]
    {
        faults(&edited(&[(strip, spaces)]), &[("strip \"1\"", problem, "SIM-2.3")]);
    }
}

#[test]
fn no_blank_or_two() {
    let none = edited(&[("c p t _ h s c", "c p t c h s c")]);
    faults(&none, &[("strips", "0 blank", "SIM-2.4")]);
    let two = edited(&[("c p t _ h s c", "c p t _ h _ c")]);
    faults(&two, &[("strips", "2 blank", "SIM-2.4")]);
    // Where another strip has the second blank, there are too few ordinary strips as well.
    let two = edited(&[("V t O s c h p", "V t O s c h _")]);
    faults(&two, &[("strips", "2 blank", "SIM-2.4"), ("strips", "5 ordinary", "SIM-2.2")]);
}

#[test]
fn a_symbol_that_no_slot_names() {
    let no_pentagon = edited(&[
        (r#"a = ["c", "t", "p""#, r#"a = ["c", "t", "s""#),
        (r#"b = ["s", "h", "p""#, r#"b = ["s", "h", "s""#),
    ]);
    faults(&no_pentagon, &[("strip \"1\"", "pentagon", "SIM-2.5")]);
    // One face is enough.
    let once = edited(&[(r#"a = ["c", "t", "p""#, r#"a = ["c", "t", "s""#)]);
    assert!(Components::from_toml(&once).is_ok());
}

#[test]
fn a_slot_without_symbols() {
    let first = r#"a = ["c", "t", "p""#;
    for nothing in [r#"a = ["c", "t", """#, r#"a = ["c", "t", "  ""#] {
        faults(&edited(&[(first, nothing)]), &[("face a, slot 3", "no symbol", "SIM-2.5")]);
    }
    let any = edited(&[(r#"b = ["s""#, r#"b = ["any""#)]);
    let told = [("face b, slot 1", "\"any\" is no symbol", "SIM-2.5")];
    faults(&any, &told);
}

#[test]
fn fewer_than_six_ordinary_strips() {
    let five = edited(&[("[[strip]]\nname = \"6\"\nspaces = \"p O h t K c s\"\n", "")]);
    faults(&five, &[("strips", "5 ordinary", "SIM-2.2")]);
}

/// Open spaces 3, 3, 3, 4, 5 and 5, plus 7 on the special strip: exactly enough for 20, 25 and 30
/// discs, whatever is drawn.
const TIGHT: [(&str, &str); 4] = [
    ("t h R p s K c", "t h R p K K K"),
    ("V t O s c h p", "V t O s c R R"),
    ("O c s h p R t", "O c s h R R R"),
    ("h s c V t p K", "h s c V t O K"),
];

#[test]
fn a_choice_of_strips_without_room_for_the_discs() {
    let tight = edited(&TIGHT);
    assert!(Components::from_toml(&tight).is_ok());
    let too_tight = tight.replace("h s c V t O K", "h s O V t O K");
    let room = |text| ("strips", text, "SIM-3.7");
    faults(
        &too_tight,
        &[
            room("2 players a choice of strips has 19 open spaces for 20 discs"),
            room("3 players a choice of strips has 29 open spaces for 30 discs"),
            room("4 players a choice of strips has 19 open spaces for 20 discs"),
            room("5 players a choice of strips has 24 open spaces for 25 discs"),
            room("6 players a choice of strips has 29 open spaces for 30 discs"),
        ],
    );
    // 3, 3, 3, 4, 4 and 6: too few for five players only.
    let five =
        tight.replace("s R p c V t h", "s R p c V t V").replace("p O h t K c s", "p O h t p c s");
    faults(&five, &[room("5 players a choice of strips has 24 open spaces for 25 discs")]);
}

#[test]
fn counts_of_tiles_that_cannot_serve_five_rounds() {
    let counts = |text: &str| edited(&[("R = 8\nK = 8\nO = 8\nV = 8\nP = 4\n", text)]);
    let sound = |text| assert!(Components::from_toml(&counts(text)).is_ok(), "{text}");
    // 35 are drawn, the first seven of them buildings (SIM-2.7).
    sound("R = 8\nK = 8\nO = 8\nV = 7\nP = 4\n");
    sound("R = 7\nP = 28\n");
    let few = [("tiles", "34 tiles", "SIM-2.7")];
    faults(&counts("R = 8\nK = 8\nO = 8\nV = 6\nP = 4\n"), &few);
    let parks = [("tiles", "6 of them buildings", "SIM-2.7")];
    faults(&counts("R = 1\nK = 2\nO = 2\nV = 1\nP = 40\n"), &parks);
    faults(&counts(""), &[("tiles", "0 tiles", "SIM-2.7")]);
    // At most twice the counts of the printed game.
    sound("R = 72\n");
    faults(&counts("R = 72\nP = 1\n"), &[("tiles", "73 tiles", "SIM-2.1")]);
    let negative = [("tiles.P", "is -1; use 0 to 72", "SIM-2.1"), ("tiles", "32 tiles", "SIM-2.7")];
    faults(&counts("R = 8\nK = 8\nO = 8\nV = 8\nP = -1\n"), &negative);
    let unknown = [("tiles.X", "no such key; use one of R, K, O, V, P", "SIM-2.1")];
    faults(&counts("R = 36\nX = 4\n"), &unknown);
}

#[test]
fn missing_and_repeated_names() {
    faults(&edited(&[("name = \"standard\"", "")]), &[("name", "needs a name", "SIM-2.4")]);
    let empty = edited(&[("name = \"standard\"", "name = \"\"")]);
    faults(&empty, &[("name", "needs a name", "SIM-2.4")]);
    let twice = edited(&[("name = \"6\"", "name = \"5\"")]);
    faults(&twice, &[("strip \"5\"", "another strip", "SIM-2.4")]);
    let nameless = edited(&[("name = \"3\"\n", "")]);
    faults(&nameless, &[("strip 3.name", "needs a name", "SIM-2.4")]);
}

#[test]
fn words_that_mean_nothing() {
    let space = edited(&[("t h R p s K c", "t h R P s K c")]);
    faults(&space, &[("strip \"1\"", "\"P\" is no space", "SIM-2.4")]);
    let space = edited(&[("t h R p s K c", "t h R p sK c c")]);
    faults(&space, &[("strip \"1\"", "\"sK\" is no space", "SIM-2.4")]);
    let slot = edited(&[(r#""s h", "c s""#, r#""s x", "c s""#)]);
    faults(&slot, &[("face a, slot 4", "\"x\" is no symbol", "SIM-2.5")]);
    let last = edited(&[(r#""t h", "any"]"#, r#""t h", "c"]"#)]);
    faults(&last, &[("face a, slot 7", "write \"any\"", "SIM-3.5")]);
}

#[test]
fn faces_that_are_missing_or_too_many() {
    let a = r#"a = ["c", "t", "p", "s h", "c s", "t h", "any"]"#;
    faults(&edited(&[(a, "")]), &[("face a", "missing", "SIM-2.5")]);
    let third = format!("{a}\nc{}", &a[1..]);
    faults(&edited(&[(a, &third)]), &[("faces.c", "no such key; use one of a, b", "SIM-2.5")]);
    let six = edited(&[(r#""t h", "any"]"#, r#""any"]"#)]);
    let told =
        [("face a", "6 slots", "SIM-2.5"), ("face a, slot 6", "\"any\" is no symbol", "SIM-2.5")];
    faults(&six, &told);
}

#[test]
fn unknown_fields() {
    let field = edited(&[("[tiles]", "colour = 3\n[tiles]")]);
    faults(&field, &[("colour", "no such key; use one of name, tiles", "SIM-2.4")]);
    let field = edited(&[("name = \"2\"", "name = \"2\"\nlength = 7")]);
    faults(&field, &[("strip \"2\".length", "no such key", "SIM-2.4")]);
    let misspelt = edited(&[("[tiles]", "strips = 3\n[tiles]")]);
    faults(&misspelt, &[("strips", "did you mean strip?", "SIM-2.4")]);
}

#[test]
fn more_strips_than_any_game_has() {
    let strip =
        |number| format!("[[strip]]\nname = \"more {number}\"\nspaces = \"c t s p h c t\"\n");
    let file = |count| {
        STANDARD.replace("[faces]", &((0..count).map(strip).collect::<String>() + "[faces]"))
    };
    assert!(Components::from_toml(&file(25)).is_ok());
    faults(&file(26), &[("strips", "33 strips", "SIM-2.3")]);
}

#[test]
fn every_fault_is_reported_at_once() {
    let text = edited(&[
        ("name = \"standard\"", "author = \"me\""),
        ("V = 8\nP = 4\n", "V = 8\nP = 2\nX = 1\n"),
        ("t h R p s K c", "t h R p s K"),
        ("V t O s c h p", "V t O s c h _"),
        ("h s c V t p K", "h s c V t q K"),
        (r#""s h", "c s""#, r#""", "c s""#),
        (r#""t s", "any"]"#, r#""t s", "7"]"#),
    ]);
    faults(
        &text,
        &[
            ("author", "no such key", "SIM-2.4"),
            ("name", "needs a name", "SIM-2.4"),
            ("tiles.X", "no such key", "SIM-2.1"),
            ("tiles", "34 tiles", "SIM-2.7"),
            ("face a, slot 4", "no symbol", "SIM-2.5"),
            ("face b, slot 7", "\"any\"", "SIM-3.5"),
            ("strip \"1\"", "6 spaces", "SIM-2.3"),
            ("strip \"4\"", "\"q\" is no space", "SIM-2.4"),
            ("strips", "2 blank", "SIM-2.4"),
            ("strips", "5 ordinary", "SIM-2.2"),
        ],
    );
}

#[test]
fn an_empty_file_lacks_everything() {
    faults(
        "",
        &[
            ("name", "needs a name", "SIM-2.4"),
            ("tiles", "0 tiles", "SIM-2.7"),
            ("face a", "missing", "SIM-2.5"),
            ("face b", "missing", "SIM-2.5"),
            ("strips", "0 blank", "SIM-2.4"),
            ("strips", "0 ordinary", "SIM-2.2"),
        ],
    );
}

#[test]
fn a_syntax_error_names_its_line() {
    for (text, line) in [
        ("name = \"mine\"\n\n[tiles\nR = 8\n", "line 3"),
        ("name = \"mine\n", "line 1"),
        ("# ü\nname = \"ü\"\nname = \"twice\"\n", "line 3"),
    ] {
        let Err(bad) = Components::from_toml(text) else { panic!("{text}") };
        let [fault] = bad.faults.0.as_slice() else { panic!("{bad}") };
        assert_eq!(fault.place, line, "{text}: {fault}");
        assert!(!fault.problem.contains('\n'), "{fault}");
        assert_eq!((fault.code, fault.rule), ("syntax", None));
    }
}

/// A value of the wrong type hides no other fault.
#[test]
fn values_of_the_wrong_type() {
    let text = edited(&[
        ("name = \"standard\"", "name = 7"),
        ("R = 8", "R = \"8\""),
        ("spaces = \"V t O s c h p\"", "spaces = [1]"),
        (r#""s h", "c s""#, r#"4, "c s""#),
        (r#"b = ["s", "h", "p", "c t", "c h", "t s", "any"]"#, "b = 1"),
    ]);
    faults(
        &text,
        &[
            ("name", "is 7; write a text in quotes", "SIM-2.4"),
            ("tiles.R", "is \"8\"; write a whole number", "SIM-2.1"),
            ("tiles", "28 tiles", "SIM-2.7"),
            ("face a, slot 4", "is 4; write its symbols in quotes", "SIM-2.5"),
            ("face b", "is 1; write a list", "SIM-2.5"),
            ("strip \"2\".spaces", "is [1]; write a text in quotes", "SIM-2.3"),
            ("strip \"2\"", "0 spaces", "SIM-2.3"),
        ],
    );
}

/// Every fault has a separate code for programs, and the error lists them one by one.
#[test]
fn faults_have_codes() {
    let text = edited(&[("P = 4", "P = 2"), ("t h R p s K c", "t h R p s K")]);
    let Err(bad) = Components::from_toml(&text) else { panic!("no fault found") };
    let codes: Vec<&str> = bad.parts().iter().map(|fault| fault.code()).collect();
    assert_eq!(codes, ["too_few_tiles", "strip_length"]);
    assert_eq!(bad.code(), "bad_components");
}

// The library

#[test]
fn another_set_may_not_be_named_standard() {
    let mut library = Library::standard();
    let other = edited(&[("P = 4", "P = 5")]);
    let Err(bad) = library.add(&other) else { panic!("it was accepted") };
    let found = bad.faults.0;
    assert_eq!((found.len(), found[0].place.as_str(), found[0].rule), (1, "name", Some("SIM-2.4")));
    let tiles = |library: &Library| library.get("standard").map(|set| set.tiles());
    assert_eq!(tiles(&library), Some([8, 8, 8, 8, 4]));
    // An identical set does no harm, repeatedly, and beside others.
    for text in [STANDARD, include_str!("own.toml"), STANDARD, STANDARD] {
        library.add(text).unwrap_or_else(|bad| panic!("{bad}"));
    }
    assert!(library.add(&other).is_err());
    let mut names: Vec<&str> = library.names().collect();
    names.sort_unstable();
    assert_eq!(names, ["own", "standard"]);
}

#[test]
fn a_set_replaces_the_one_of_its_name() {
    let mut library = shared::library();
    let fewer = include_str!("own.toml").replace("P = 10", "P = 3");
    library.add(&fewer).expect("it is sound");
    assert_eq!(library.get("own").map(|set| set.tiles()), Some([12, 6, 9, 5, 3]));
    assert_eq!(library.names().count(), 2);
}

// Play

fn setup(text: &str, players: u8) -> Setup {
    let mut library = Library::standard();
    let name = library.add(text).expect("the file is sound").name().to_owned();
    let mut doc = SetupDoc::new(players);
    doc.set("components", &name).expect("any name may be set");
    doc.resolve(&library).expect("the set is there")
}

/// What the engine lists, in the types of the reference: actions with weight 1, draws with their
/// weights.
fn listed(game: &Simplicity, state: &State) -> Vec<(reference::Input, u32)> {
    let (mut actions, mut draws) = (Vec::new(), Vec::new());
    if let Turn::Seat(seat) = game.turn(state) {
        game.legal(state, seat, &mut actions);
    }
    game.outcomes(state, &mut draws);
    let seat = Seat::new(0);
    let acts = actions.into_iter().map(|action| (KernelInput::Act { seat, action }, 1));
    let draws = draws.into_iter().map(|(chance, weight)| (KernelInput::Chance(chance), weight));
    acts.chain(draws).map(|(input, weight)| (bridge::input(game, &input), weight)).collect()
}

fn listed_by_naive(naive: &reference::Game) -> Vec<(reference::Input, u32)> {
    match naive.next() {
        reference::Next::Block { team } => {
            let slots = naive.legal_blocks().into_iter();
            slots.map(|slot| (reference::Input::Block { team, slot }, 1)).collect()
        }
        reference::Next::Take { team } => {
            let takes = naive.legal().into_iter();
            takes.map(|(slot, square)| (reference::Input::Take { team, slot, square }, 1)).collect()
        }
        _ => naive.outcomes(),
    }
}

/// Whether both list the same inputs with the same probabilities, in any order: the reference lists
/// the special strip last, wherever the file has it.
fn alike(ours: &[(reference::Input, u32)], theirs: &[(reference::Input, u32)]) -> bool {
    let total = |listed: &[(_, u32)]| listed.iter().map(|(_, weight)| weight).sum::<u32>();
    let (our_total, their_total) = (total(ours), total(theirs));
    ours.len() == theirs.len()
        && ours.iter().all(|(input, weight)| {
            let mut same = theirs.iter().filter(|(other, _)| other == input);
            same.next().is_some_and(|(_, other)| weight * their_total == other * our_total)
        })
}

/// Plays random games with a set, as the engine and as the reference understand it.
fn play(text: &str, games: u64) {
    for players in 2..=6 {
        let setup = setup(text, players);
        let game = Simplicity::new(&setup).expect("the set-up is sound");
        let naive = reference::Setup {
            components: bridge::components(&setup.components),
            ..reference::Setup::default_for(usize::from(players))
        };
        for seed in 0..games {
            let mut naive = reference::Game::new(naive.clone());
            let mut state = game.start();
            for input in shared::inputs(&game, seed) {
                let (ours, theirs) = (listed(&game, &state), listed_by_naive(&naive));
                assert!(alike(&ours, &theirs), "{ours:?} or {theirs:?}");
                game.apply(&mut state, &input).expect("a random game is legal");
                naive.apply(&bridge::input(&game, &input)).expect("the reference agrees");
            }
            let mut fast = game.start();
            game.play_out(&mut fast, &mut Rng::seed(seed));
            assert_eq!(fast, state);
            let ours = game.standings(&state).expect("the game is over").0;
            let ours: Vec<_> = ours.iter().map(|place| (place.score, place.rank)).collect();
            let theirs = naive.standings().expect("the game is over");
            let theirs: Vec<_> =
                theirs.iter().map(|place| (place.score as i32, place.rank as u8)).collect();
            assert_eq!(ours, theirs);
        }
    }
}

#[test]
fn own_components_can_be_played() {
    play(include_str!("own.toml"), 40);
}

#[test]
fn the_least_and_the_most_components_can_be_played() {
    // 35 tiles, seven of them buildings, and a city that is full at the end.
    let counts = "R = 8\nK = 8\nO = 8\nV = 8\nP = 4\n";
    let name = ("name = \"standard\"", "name = \"edge\"");
    let least = [TIGHT.as_slice(), &[name, (counts, "K = 3\nV = 4\nP = 28\n")]].concat();
    play(&edited(&least), 20);
    let strip =
        |number| format!("[[strip]]\nname = \"more {number}\"\nspaces = \"c t s p h c t\"\n");
    let more: String = (0..25).map(strip).collect();
    let most = [name, (counts, "R = 72\n"), ("[faces]", &format!("{more}[faces]"))];
    play(&edited(&most), 20);
}
