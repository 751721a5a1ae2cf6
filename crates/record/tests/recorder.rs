//! Games recorded while they are played, stepped through, taken back and resumed.

use kernel::{Game, InputOf, Notation, Rng, Turn};
use record::{Record, Recorder, replay};
use simplicity::{Library, SetupDoc, Simplicity};
use testkit::toy::{self, Toy};

use crate::shared::{self, golden};

fn names(count: usize) -> Vec<String> {
    (0..count).map(|seat| format!("seat {seat}")).collect()
}

/// A random legal input; `None` when the game is over.
fn random_input<G: Game>(game: &G, state: &G::State, rng: &mut Rng) -> Option<InputOf<G>> {
    let seat = match game.turn(state) {
        Turn::Over => return None,
        Turn::Chance => {
            let mut draws = Vec::new();
            game.outcomes(state, &mut draws);
            return rng.pick_weighted(&draws).cloned().map(kernel::Input::Chance);
        }
        Turn::Seat(seat) => seat,
        Turn::Together(seats) => *rng.pick(&seats.iter().collect::<Vec<_>>())?,
    };
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    rng.pick(&legal).cloned().map(|action| kernel::Input::Act { seat, action })
}

/// A whole game, recorded; after each input the record so far reads back and replays to the state.
fn record_a_game<G: Notation>(setup: G::SetupDoc, seats: usize, library: &G::Library) -> Record<G> {
    let mut recorder =
        Recorder::<G>::new(setup, names(seats), library).unwrap_or_else(|bad| panic!("{bad}"));
    let mut rng = Rng::seed(5);
    while let Some(input) = random_input(recorder.game(), recorder.state(), &mut rng) {
        assert!(recorder.record().result.is_none());
        recorder.apply(&input).unwrap_or_else(|why| panic!("{why}"));
        let text = recorder.record().to_json();
        let read = Record::<G>::from_json(&text, 1).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read, recorder.record());
        let (_, state) = replay(&read, 1, library).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(state, *recorder.state());
    }
    recorder.record()
}

#[test]
fn a_game_of_simplicity_is_recorded() {
    let record = record_a_game::<Simplicity>(SetupDoc::new(3), 3, &Library::standard());
    // SIM-2.2, SIM-3.1: seven strips, a face, six pawns, and five rounds of seven tiles and six
    // turns.
    assert_eq!(record.log.len(), 7 + 1 + 6 + 5 * (7 + 6));
    assert!(record.result.is_some());
}

/// The same code records a game with secrets and a common turn.
#[test]
fn a_game_of_the_toy_is_recorded() {
    let record = record_a_game::<Toy>(Toy::default_setup(3), 3, &());
    let head = "{\"format\":\"citywright-record/1\",\"game\":\"toy\",\"rules\":1,\"setup\":";
    assert!(record.to_json().starts_with(head));
    assert!(record.result.is_some());
}

#[test]
fn a_record_of_another_game_is_refused() {
    let error = Record::<Toy>::from_json(&golden("players-4"), 1).expect_err("it is another game");
    assert_eq!(error.field(), Some("game"));
}

#[test]
fn a_refused_input_leaves_no_trace() {
    let mut recorder =
        Recorder::<Toy>::new(Toy::default_setup(2), names(2), &()).expect("a sound set-up");
    let (before, state) = (recorder.record(), recorder.state().clone());
    let early = kernel::Input::Act { seat: kernel::Seat::new(0), action: toy::Action::Commit };
    assert_eq!(recorder.apply(&early), Err(toy::Illegal::StillDealing));
    assert_eq!((recorder.record(), recorder.state()), (before, &state));
}

/// The `pawn` entries record a fixed order; the set-up only says that there is one.
#[test]
fn a_fixed_order_is_recorded_by_its_pawns() {
    let mut setup = SetupDoc::new(4);
    setup.set("order", "2,0,3,1").expect("an order");
    let record = record_a_game::<Simplicity>(setup, 4, &Library::standard());
    assert!(record.to_json().contains("\"order\":\"fixed\"}"));
    let pawns: Vec<u8> = record.log.iter().filter_map(|entry| Some(entry.pawn?.number())).collect();
    assert_eq!(pawns, [2, 0, 3, 1]);
}

/// Going to any position, forward or back, gives the recorder's state there.
#[test]
fn a_replay_goes_to_every_position() {
    let library = shared::library();
    let record = Record::<Simplicity>::from_json(&golden("players-5"), 1).expect("sound");
    let mut states = Vec::new();
    let mut replay = record.open(1, &library).expect("sound");
    loop {
        assert_eq!(replay.at(), states.len());
        states.push(*replay.state());
        let Some(input) = replay.next_entry() else { break };
        let entry = replay.game().entry(&input.expect("legal"));
        assert_eq!(entry, record.log[replay.at() - 1]);
    }
    assert_eq!(states.len(), record.log.len() + 1);
    let mut rng = Rng::seed(1);
    for _ in 0..100 {
        let at = rng.below(states.len() as u32) as usize;
        replay.to(at).expect("it is there");
        assert_eq!((replay.at(), replay.state()), (at, &states[at]));
    }
    let error = replay.to(states.len()).expect_err("the log is shorter");
    assert_eq!(
        error.to_string(),
        format!(
            "record 1: there is no position after entry {}; the log has {} entries",
            states.len(),
            record.log.len()
        )
    );
}

#[test]
fn a_game_is_taken_back_and_resumed() {
    let library = shared::library();
    let line = golden("players-6");
    let whole = Record::<Simplicity>::from_json(&line, 1).expect("sound");
    let mut recorder = Recorder::resume(whole.clone(), 1, &library).expect("sound");
    let end = *recorder.state();
    assert_eq!(recorder.record(), whole);
    recorder.truncate(30);
    assert_eq!(recorder.log(), &whole.log[..30]);
    assert!(recorder.record().result.is_none());
    let saved = Record::from_json(&recorder.record().to_json(), 1).expect("sound");
    let mut resumed = Recorder::<Simplicity>::resume(saved, 1, &library).expect("sound");
    for entry in &whole.log[30..] {
        let input = resumed.game().input(entry).expect("an input");
        resumed.apply(&input).expect("legal");
    }
    assert_eq!((resumed.record().to_json(), *resumed.state()), (line, end));
}

#[test]
#[should_panic(expected = "every seat has one name")]
fn a_seat_without_a_name_is_a_mistake_of_the_caller() {
    let _ = Recorder::<Simplicity>::new(SetupDoc::new(4), names(3), &Library::standard());
}
