//! The test vectors of section 9, through the text of a position and the scorer. V6 is in
//! `play_out`.

use kernel::{Seat, Standings};
use simplicity::score::{TeamEnd, TeamScore, players_of};
use simplicity::{Position, Slot, Team};

use crate::shared;

/// The score of a team in a position.
#[track_caller]
fn scored(text: &str, owner: char) -> TeamScore {
    let position = Position::from_text(text).expect("the text is a position");
    assert_eq!(position.warnings, []);
    let team = position.owners.iter().position(|&other| other == owner).expect("the team is there");
    position.scores()[team]
}

#[test]
fn v1_four_discs_in_a_row_are_three_links() {
    let score = scored("RA KA OA VA", 'A');
    assert_eq!(score.links, 9);
    assert_eq!((score.neighbourhoods, score.parks, score.total()), ([1; 4], 0, 13));
    assert_eq!(scored("RA\nKA\nOA\nVA", 'A'), score, "a column is as good as a row");
}

#[test]
fn v2_a_block_of_one_type() {
    let block = "RA RB\nR- RA";
    for (owner, points) in [('A', 8), ('B', 4)] {
        let score = scored(block, owner);
        assert_eq!(
            (score.links, score.neighbourhoods, score.total()),
            (0, [points, 0, 0, 0], points)
        );
    }
}

#[test]
fn v3_parks() {
    for (points, text) in [
        // Only commercial neighbours.
        (1, ".. KB ..\nK- PA KB\n.. .. .."),
        (1, ".. KB ..\nK- PA KB\n.. PB .."),
        // Civic, commercial and residential.
        (9, ".. VB ..\nKB PA R-\n.. .. .."),
        (9, ".. VB ..\nKB PA R-\n.. PB .."),
        // Four types, none, and none by an edge (SIM-5.3).
        (16, ".. VB ..\nKB PA R-\n.. OB .."),
        (0, ".. .. ..\n.. PA PB\n.. .. .."),
        (0, "V- .. KB\n.. PA ..\nO- .. RB"),
    ] {
        let score = scored(text, 'A');
        assert_eq!((score.parks, score.total()), (points, points), "{text}");
    }
}

const V4: &str = include_str!("../../../docs/examples/score-table.txt");

/// By team: links, the neighbourhoods R, K, O, V, parks, tokens, total.
const V4_TABLE: [(char, [u16; 8]); 6] = [
    ('F', [6, 6, 1, 4, 4, 0, 1, 22]),
    ('f', [6, 0, 0, 5, 7, 10, 0, 28]),
    ('J', [9, 0, 10, 7, 0, 0, 1, 27]),
    ('I', [3, 2, 2, 13, 0, 0, 0, 20]),
    ('C', [6, 6, 1, 5, 0, 9, 3, 30]),
    ('A', [3, 0, 6, 0, 7, 9, 0, 25]),
];

#[test]
fn v4_the_score_table() {
    for (owner, expected) in V4_TABLE {
        let score = scored(V4, owner);
        let [r, k, o, v] = score.neighbourhoods;
        let row = [score.links, r, k, o, v, score.parks, score.tokens, score.total()];
        assert_eq!(row, expected, "{owner}");
    }
    let position = Position::from_text(V4).unwrap();
    assert_eq!(position.owners, ['f', 'J', 'I', 'A', 'F', 'C'], "as they first appear");
    assert!(position.city.discs.iter().all(|discs| discs.len() == 5));
}

/// A team with a total, a pawn in a slot, and its place where the order breaks ties.
fn team(total: u16, slot: usize) -> TeamEnd {
    TeamEnd { total, pawn: Some(slot), tie: Some(slot) }
}

fn scores_and_ranks(standings: Standings) -> Vec<(i32, u8)> {
    standings.0.into_iter().map(|place| (place.score, place.rank)).collect()
}

#[test]
fn v5_two_teams_a_player() {
    for pawns_known in [true, false] {
        let end = |(index, owner): (usize, char)| {
            let known = pawns_known.then_some(index);
            TeamEnd { total: scored(V4, owner).total(), pawn: known, tie: known }
        };
        let teams: Vec<TeamEnd> = "FfJICA".chars().enumerate().map(end).collect();
        let players: Vec<Vec<TeamEnd>> = teams.chunks(2).map(<[TeamEnd]>::to_vec).collect();
        assert_eq!(scores_and_ranks(players_of(&players)), [(22, 2), (20, 3), (25, 1)]);
    }
}

/// SIM-5.5 and SIM-5.6: a player's teams with totals and slots, and the resulting ranks.
#[test]
fn ties_go_to_the_higher_pawn_of_the_team_that_counts() {
    for (players, ranks, why) in [
        (
            vec![vec![team(20, 5)], vec![team(20, 2)], vec![team(21, 6)]],
            vec![3, 2, 1],
            "slot 2 stands higher than slot 5, the score comes first",
        ),
        (
            vec![vec![team(20, 4), team(30, 0)], vec![team(25, 1), team(20, 3)]],
            vec![2, 1],
            "the pawn of the lower team counts: slot 4, not 0, and 3, not 1",
        ),
        (
            vec![vec![team(20, 6), team(20, 1)], vec![team(20, 2), team(33, 0)]],
            vec![1, 2],
            "of two teams with the same score the higher pawn counts: slot 1",
        ),
    ] {
        let is: Vec<u8> = players_of(&players).0.into_iter().map(|place| place.rank).collect();
        assert_eq!(is, ranks, "{why}");
    }
}

/// The option `last_round_order`: it compares the same team of a player, by its place in the order
/// of round 5.
#[test]
fn ties_by_the_order_of_the_last_round() {
    let end = |total, slot, place| TeamEnd { total, pawn: Some(slot), tie: Some(place) };
    let players = [
        // Twice the same score: the pawn in slot 1 selects the team, which played last.
        vec![end(20, 6, 0), end(20, 1, 3)],
        vec![end(20, 4, 2), end(21, 0, 1)],
    ];
    assert_eq!(scores_and_ranks(players_of(&players)), [(20, 2), (20, 1)]);
}

/// The same in a game: Ana's teams 0 and 2 have a point each and Bo's team 1 has one. For Ana, team
/// 2 with the higher final pawn is compared, though team 0 played first in round 5.
#[test]
fn the_final_pawn_selects_the_team_that_counts() {
    for (tie_break, ranks) in [("final_pawns", [1, 2]), ("last_round_order", [2, 1])] {
        let game = shared::game(2, &[("tie_break", tie_break)]);
        let mut state = kernel::Game::start(&game);
        state.tokens = [1, 1, 1, 2, 0, 0];
        state.pawns = [6, 4, 3, 1, 0, 0].map(Slot::from_number);
        let order = [0, 1, 2, 3].map(|team| Some(Team::new(team)));
        state.order[..4].copy_from_slice(&order);
        let teams = Seat::first(2).map(|seat| game.scoring_team(&state, seat));
        assert_eq!(teams.collect::<Vec<_>>(), [Team::new(2), Team::new(1)], "{tie_break}");
        let standings = scores_and_ranks(game.player_standings(&state));
        assert_eq!(standings, [(1, ranks[0]), (1, ranks[1])], "{tie_break}");
    }
}

#[test]
fn a_position_at_a_table_without_pawns_leaves_ties_open() {
    let end = |total| TeamEnd { total, pawn: None, tie: None };
    let players = [vec![end(20)], vec![end(20)], vec![end(19)]];
    assert_eq!(scores_and_ranks(players_of(&players)), [(20, 1), (20, 1), (19, 3)]);
}
