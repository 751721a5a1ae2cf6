//! Ties at Simplicity in a puzzle and in a review. Every number here was counted by hand from the rules.

use analysis::{PartDoc, Review};
use kernel::{Game, Input, Notation, Puzzles, Rng, Seat};
use simplicity::{Action, Entry, Simplicity, State};

use crate::parts;

/// The last tile of a game of two players. Anna plays Star (0) and Wave (2), Ben Moon (1) and Heart (3),
/// who builds. By SIM-5.1 to SIM-5.4 the teams have:
///
/// | team | links | parks | neighbourhoods | tokens | all |
/// |---|---|---|---|---|---|
/// | Star | 3 x 3 | b1: O and V, 4 | b2, b3: 6 and 6; d6: 7; d7: 2 | 1 | 35 |
/// | Wave | 0 | d3: O, K and R, 9 | c2: 6; c6: 7; a7: 5; e7: 2 | 2 | 31 |
/// | Moon | 2 x 3 | | d4, e4: 7 and 7; b5, a6: 5 and 5; e5: 1 | 0 | 31 |
/// | Heart | 2 x 3 | | b4: 6; c4: 1; c5: 7; b7: 5 | 2 | 27 |
///
/// So Anna has 31, from Wave, whose pawn stands at slot 5 (SIM-5.5), and Ben has 31 at most, because Moon
/// stays there. An office on b6, beside b7, brings one link and a group of one: Heart has 31 as well, and
/// the higher of Ben's pawns counts (SIM-5.6), which is Heart's at slot 1. Any other build from slots 1 and
/// 2 brings less than 4. A park on b6, between V and K, brings 3 and 4, so Heart has 34: then Moon is the
/// lower team, and its pawn at slot 6 stands below that of Wave.
fn position([wave, moon]: [&str; 2]) -> String {
    format!(
        "s. P0 V- p. t.\nR- O0 O2 O- h.\np. O0 O- P2 R-\nc. O3 R3 K1 K1\nV- V1 K3 K- O1\nV1 s. K2 K0 K-\n\
         V2 V3 p. R0 R2\ntokens: 0=1 2=2 3=2\nstrips: 5 special 2 6 1\nface: b\nround: 5\n\
         order: 2 1 0 3/7\nslots: O K xO 0 {wave} {moon} P\nbag: R=0 K=0 O=0 V=1 P=0\n"
    )
}

/// The game, and the position with the pawns of Wave and Moon at slots 5 and 6.
fn game(tie_break: &str, pawns: [&str; 2]) -> (Simplicity, State) {
    let mut doc = Simplicity::default_setup(2);
    doc.set("tie_break", tie_break).expect("it is an option");
    let setup = Simplicity::setup_from(&doc, Simplicity::RULES, &Simplicity::library())
        .expect("it can be played");
    let game = Simplicity::new(&setup).expect("it can be played");
    let state = game.position(&position(pawns), &mut Rng::seed(0)).expect("a position");
    (game, state)
}

const BEN: Seat = Seat::new(1);

fn build(game: &Simplicity, slot: u8, space: &str) -> Action {
    let entry = format!(r#"{{"team": 3, "take": {slot}, "build": "{space}"}}"#);
    let entry: Entry = serde_json::from_str(&entry).expect("an entry");
    match game.input(&entry).expect("a build") {
        Input::Act { action, .. } => action,
        Input::Chance(_) => panic!("a draw"),
    }
}

#[test]
fn the_pawn_that_counts_decides_a_puzzle() {
    let (game, state) = game("final_pawns", ["2", "1"]);
    let mut all = vec![];
    game.puzzles(&state, BEN, &mut all);
    let [puzzle] = &all[..] else { panic!("one puzzle, not {}", all.len()) };
    assert_eq!(puzzle.answers, [vec![build(&game, 1, "b6")]]);
    assert_eq!(
        (&*puzzle.task.code, puzzle.best.gain, &puzzle.best.score[..]),
        ("lower_team", 4, &[31, 31][..])
    );
    let tempting = puzzle.wrong.iter().find(|wrong| wrong.plan == [build(&game, 7, "b6")]);
    let tempting = tempting.expect("the park at the same place");
    assert_eq!((tempting.gain, &tempting.score[..], tempting.right), (7, &[31, 31][..], false));
}

/// With Moon's pawn above Wave's both builds win. Where the order of play decides, Wave played first, and
/// nothing wins.
#[test]
fn other_pawns_and_another_tie_break_leave_no_puzzle() {
    for (tie_break, pawns) in [("final_pawns", ["1", "2"]), ("last_round_order", ["2", "1"])] {
        let (game, state) = game(tie_break, pawns);
        let mut all = vec![];
        game.puzzles(&state, BEN, &mut all);
        assert!(all.is_empty(), "{tie_break}");
    }
}

/// What Ben's builds on b6 are worth in a review: the office from slot 1, and the park from slot 7.
#[test]
fn a_review_decides_ties_by_the_rules() {
    for (tie_break, pawns, [office, park]) in [
        ("final_pawns", ["2", "1"], [100, 0]),
        ("final_pawns", ["1", "2"], [100, 100]),
        ("last_round_order", ["2", "1"], [0, 0]),
    ] {
        for (slot, wins) in [(1, office), (7, park)] {
            let (game, state) = game(tie_break, pawns);
            let played = Input::Act { seat: BEN, action: build(&game, slot, "b6") };
            let review = Review::new(game, Some(state), &[played]);
            let PartDoc::Decision(told) = &parts(&review, 0..1)[0] else { panic!("a decision") };
            assert!(told.proved);
            let own = told.played.value.get(1).unwrap_or(&told.value[1]);
            // in tenths of a percent
            assert_eq!(own.0, 10 * wins, "{tie_break} {pawns:?}, slot {slot}");
            assert_eq!(told.loss.0, 10 * (office - wins), "{tie_break} {pawns:?}, slot {slot}");
        }
    }
}
