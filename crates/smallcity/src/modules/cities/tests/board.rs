//! SP-EUR-1 for dealt boards, SP-SET-11, and random games in all cities.

use std::sync::Arc;

use kernel::{Game, Input, InputOf, Notation, Observer, Seat, Turn};

use super::table::{Table, play_at_random};
use super::{cells, game_in, kind, tile};
use crate::action::{Action, Chance};
use crate::constants::Constants;
use crate::entry::Entry;
use crate::event::Event;
use crate::game::SmallCity;
use crate::hooks::At;
use crate::modules::cities::data::{Board, City};
use crate::setup::Setup;
use crate::state::State;
use crate::steps::set_up::can_draw;

fn dealt(players: u8, modules: &[&str]) -> SmallCity {
    let modules: Vec<&str> = modules.iter().copied().chain(["cities"]).collect();
    SmallCity::new(&Setup::new(players).with(&modules)).expect("boards are dealt by default")
}

fn read(game: &SmallCity, text: &str) -> InputOf<SmallCity> {
    let entry: Entry = serde_json::from_str(text).expect("an entry");
    let input = game.input(&entry).expect("an input");
    let written = serde_json::to_string(&game.entry(&input)).expect("entries are documents");
    assert_eq!(written, text);
    input
}

fn entries(game: &SmallCity, state: &State, seat: usize) -> Vec<String> {
    let seat = Seat::new(seat);
    let mut legal = vec![];
    game.legal(state, seat, &mut legal);
    let entry = |action| serde_json::to_string(&game.entry(&Input::Act { seat, action }));
    legal.into_iter().map(|action| entry(action).expect("a document")).collect()
}

/// SP-EUR-1: first all boards in turn order, then the sides, in public.
#[test]
fn boards_are_dealt_before_sides_are_picked() {
    let game = dealt(2, &[]);
    let mut state = game.start();
    let play = |state: &mut State, text: &str| {
        let input = read(&game, text);
        let result = game.apply(state, &input);
        result.map_err(|why| kernel::Fault::code(&why))
    };
    assert_eq!(play(&mut state, r#"{"host":1}"#), Ok(()));
    let boards = |state: &State| {
        let mut outcomes = vec![];
        game.outcomes(state, &mut outcomes);
        outcomes.into_iter().map(|(chance, weight)| {
            let text = serde_json::to_string(&game.entry(&Input::Chance(chance)));
            (text.expect("a document"), weight)
        })
    };
    let all = ["paris_london", "zurich_madrid", "rome_berlin", "helsinki_athens"];
    let entry = |board: &str| (format!(r#"{{"board":"{board}"}}"#), 1);
    assert!(boards(&state).eq(all.into_iter().map(entry)));
    assert_eq!(play(&mut state, r#"{"board":"rome_berlin"}"#), Ok(()));
    assert!(boards(&state).eq([all[0], all[1], all[3]].into_iter().map(entry)));
    assert_eq!(play(&mut state, r#"{"board":"rome_berlin"}"#), Err("wrong_draw"));
    assert_eq!(play(&mut state, r#"{"seat":1,"city":"rome"}"#), Err("luck_due"));
    assert_eq!(play(&mut state, r#"{"board":"helsinki_athens"}"#), Ok(()));
    assert_eq!(state.boroughs[1].modules.europe.board, Some(Board(2)));
    assert_eq!(play(&mut state, r#"{"seat":0,"city":"athens"}"#), Err("not_your_turn"));
    assert_eq!(play(&mut state, r#"{"seat":1,"city":"athens"}"#), Err("not_offered"));
    let sides = [r#"{"seat":1,"city":"rome"}"#, r#"{"seat":1,"city":"berlin"}"#];
    assert_eq!(entries(&game, &state, 1), sides);
    assert_eq!(play(&mut state, sides[0]), Ok(()));
    assert_eq!((state.boroughs[1].pollution, state.boroughs[1].zone), (9, 10));
    let seen = game.view(&state, Observer::Seat(Seat::new(0)));
    assert_eq!(seen.state.boroughs[1].modules.europe.city, Some(City::Rome));
    assert_eq!(play(&mut state, r#"{"seat":0,"city":"athens"}"#), Ok(()));
    assert_eq!(game.step(&state), "s.promises");
    assert!(state.boroughs[0].tiles.iter().any(|(_, built, _)| built == kind(&game, "Har")));
}

/// The step comes after the cards that are put away, and only with dealt boards.
#[test]
fn boards_follow_the_cards() {
    for modules in [&["police"][..], &["cards"], &["cards", "police"]] {
        let game = dealt(2, modules);
        let anchors: Vec<_> = game.rules().steps.iter().map(|slot| slot.anchor).take(4).collect();
        assert_eq!(anchors, ["s.host", "s.cards", "s.board", "s.promises"], "{modules:?}");
    }
    let agreed = game_in(&[City::Rome, City::Paris], &[]);
    assert!(agreed.rules().steps.iter().all(|slot| slot.anchor != "s.board"));
}

/// SP-SET-11, SV-26: with only the steel card left, Paris has no medium card.
#[test]
fn paris_skips_steel() {
    let game = game_in(&[City::Paris, City::Rome], &[]);
    let mut state = game.start();
    game.go_to(&mut state, "s.promises");
    let steel = game.rules().promise_named("promise_steel").expect("it is in the deck");
    let medium = crate::constants::Stack::Medium;
    let seat = |seat: usize| At { rules: game.rules(), state: &state, seat: Seat::new(seat) };
    assert_eq!([0, 1].map(|number| can_draw(seat(number), medium)), [true, true]);
    for card in 0..game.rules().promises.len() as u8 {
        if card != steel && game.rules().promise(card).stack == medium {
            state.promises.at[usize::from(card)] = crate::cards::Whereabouts::Gone(Seat::new(1));
        }
    }
    let seat = |seat: usize| At { rules: game.rules(), state: &state, seat: Seat::new(seat) };
    assert_eq!([0, 1].map(|number| can_draw(seat(number), medium)), [false, true]);
}

/// Invariants 5 and 6, SP-SET-5 and the conservation of pieces, in random games with combined
/// modules.
#[test]
fn random_games_respect_the_land() {
    let sets: [&[&str]; 3] = [
        &[],
        &["roads", "cards"],
        &["police", "traders", "cards", "buildings", "promises", "roads"],
    ];
    for (number, pair) in City::ALL.chunks(2).enumerate() {
        play_at_random(pair, sets[number % sets.len()], |table| {
            for (city, borough) in pair.iter().zip(&table.state.boroughs) {
                let ground = crate::modules::cities::land::land(table.game.rules(), borough);
                let piraeus = ground.piraeus;
                let stands =
                    borough.built | borough.own_people() | borough.mayor | borough.cemetery;
                assert!(!stands.meets(ground.closed.without(piraeus)), "{city:?}");
                assert!(piraeus.is_empty() || borough.built.meets(piraeus));
                if *city == City::Zurich && table.state.round <= 2 {
                    assert_eq!(borough.pollution, 0);
                }
            }
        });
    }
}

/// Games with dealt boards reach their end too, and the deal is the only chance in their step.
#[test]
fn dealt_games_reach_the_end() {
    let game = dealt(4, &["police"]);
    let (mut rng, mut state) = (kernel::Rng::seed(3), game.start());
    while game.turn(&state) != Turn::Over {
        let input = match game.turn(&state) {
            Turn::Chance => {
                let mut outcomes = vec![];
                game.outcomes(&state, &mut outcomes);
                let dealing = game.step(&state) == "s.board";
                let board = |chance: &Chance| matches!(chance, Chance::Module(_));
                assert!(outcomes.iter().all(|(chance, _)| board(chance) == dealing));
                Input::Chance(*rng.pick_weighted(&outcomes).expect("luck can decide"))
            }
            Turn::Together(seats) => act(&game, &state, seats.iter().next(), &mut rng),
            Turn::Seat(seat) => act(&game, &state, Some(seat), &mut rng),
            Turn::Over => unreachable!("the game is not over"),
        };
        game.apply(&mut state, &input).expect("listed inputs are legal");
    }
    let mut cities: Vec<_> = state.boroughs.map(|borough| borough.modules.europe.city).into();
    cities.dedup();
    assert!(cities.len() == 4 && cities.iter().all(Option::is_some), "{cities:?}");
}

fn act(
    game: &SmallCity,
    state: &State,
    seat: Option<Seat>,
    rng: &mut kernel::Rng,
) -> InputOf<SmallCity> {
    let (seat, mut legal) = (seat.expect("a seat is to act"), vec![]);
    game.legal(state, seat, &mut legal);
    Input::Act { seat, action: *rng.pick(&legal).expect("a seat can act") }
}

/// SP-ROA-10, SP-ROA-11.
#[test]
fn roads_keep_off_wall_and_water() {
    let road = |city, border: &str, fallen: bool| {
        let mut table = Table::of(city, &["roads"], &[]);
        table.state.boroughs[0].modules.europe.wall_fell = fallen;
        table.go("p2.plan");
        let text = format!(r#"{{"seat":0,"road":"{border}"}}"#);
        let listed = table.legal(super::A, &format!("\"{border}\"")).len();
        if listed == 1 {
            table.play(&text);
            return String::new();
        }
        table.refused(&text)
    };
    let berlin = |border, fallen| road(City::Berlin, border, fallen);
    for wall in ["e1|f1", "e1|e2", "f1|f2", "e2|f2", "f2|f3", "g3|g4", "f3|g3"] {
        assert_eq!(berlin(wall, false), "wall SP-ROA-10", "{wall}");
        assert_eq!(berlin(wall, true), "", "{wall}");
    }
    assert_eq!(berlin("d1|d2", false), "", "a column from the wall");
    assert_eq!(road(City::Rome, "d2|e2", false), "blocked SP-ROA-11");
    assert_eq!(road(City::Rome, "c2|d2", false), "", "beside the Tiber");
    assert_eq!(road(City::Zurich, "e8|f8", false), "blocked SP-ROA-11");
    assert_eq!(road(City::Helsinki, "a8|a9", false), "blocked SP-ROA-11");
    assert_eq!(road(City::Paris, "e3|f3", false), "", "the river costs no more");
    for (city, inside) in [(City::Madrid, "d5|e5"), (City::Paris, "d6|e6"), (City::Athens, "e4|f4")]
    {
        assert_eq!(road(city, inside, false), "blocked SP-ROA-4", "{inside}");
    }
    assert_eq!(road(City::Madrid, "c5|d5", false), "", "beside the Jardin");
}

/// SP-SET-6: not on both sides of the wall.
#[test]
fn city_hall_stands_on_one_side_of_the_wall() {
    let mut table = Table::of(City::Berlin, &[], &[]);
    table.go("s.city_hall");
    let hall = |at: &str| format!(r#"{{"seat":0,"hall":"{at}"}}"#);
    assert_eq!(table.refused(&hall("d1 e1 f1 d2 e2 f2")), "blocked SP-SET-6");
    table.play(&hall("c1 d1 e1 c2 d2 e2"));
}

/// SC-2.9: where a box has too few start tiles, turn order decides, and an event reports the
/// failure. Revision 2 used the order of seat numbers.
#[test]
fn start_tiles_go_in_turn_order() {
    for (rules, served) in [(2, 0), (3, 1)] {
        let mut setup = game_in(&[City::London, City::Zurich], &[]).setup().clone();
        let file = "name = 'one'\ntile_c1.stock = 1\n";
        setup.constants = Arc::new(Constants::from_toml(file).expect("a sound file"));
        let game = SmallCity::new(&Setup { rules, ..setup }).expect("it can be played");
        let mut state = game.start();
        game.go_to(&mut state, "s.city_hall");
        state.host = Seat::new(1);
        let hall = Action::Hall(cells("a1 b1 c1 a2 b2 c2"));
        let mut events = vec![];
        for seat in Seat::first(2) {
            for action in [hall, tile(&game, "C1", "d4"), Action::Commit] {
                let (before, input) = (state, Input::Act { seat, action });
                game.apply(&mut state, &input).expect("seats place in secret");
                game.events(&before, &input, &state, Observer::Spectator, &mut events);
            }
        }
        let tiles = [0, 1].map(|seat: usize| state.boroughs[seat].tiles.len());
        assert_eq!(tiles[served], 2, "revision {rules}");
        assert_eq!(tiles[1 - served], 1, "revision {rules}");
        let built = events.iter().filter_map(|event| match event {
            Event::Built { seat, .. } => Some((seat.index(), true)),
            Event::Failed { seat, .. } => Some((seat.index(), false)),
            _ => None,
        });
        let mut told: Vec<_> = built.collect();
        told.sort_unstable();
        assert_eq!(told, [(0, served == 0), (1, served == 1)], "revision {rules}");
    }
}
