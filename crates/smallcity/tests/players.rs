//! The players of `search` at Small City: they choose what is legal, plan ahead and beat those who
//! look less far.

use kernel::{Game, Seat};
use search::{Deal, Player, make_player, play_game};
use smallcity::{Setup, SmallCity, State};

fn table(players: u8) -> SmallCity {
    SmallCity::new(&Setup::new(players)).expect("the set-up can be played")
}

/// Plays game `index` between `specs`, in the order of seats; every input is checked.
fn play(game: &SmallCity, specs: &[&str], index: u64) -> State {
    let mut bots: Vec<Box<dyn Player<SmallCity>>> =
        specs.iter().map(|spec| make_player(spec).expect("the player is known")).collect();
    let mut seats: Vec<&mut dyn Player<SmallCity>> =
        bots.iter_mut().map(|bot| &mut **bot as _).collect();
    let mut checked = game.start();
    let end = play_game(&mut Deal::new(game, 11, index), &mut seats, |input| {
        game.apply(&mut checked, input).expect("players choose what is legal");
    });
    assert_eq!(checked, end);
    end
}

/// What each of two players scores over games in which they change seats.
fn match_up(one: &str, other: &str, games: u64) -> [i32; 2] {
    let game = table(2);
    let mut scores = [0; 2];
    for index in 0..games {
        let swapped = (index % 2) as usize;
        let mut specs = [one, other];
        specs.rotate_left(swapped);
        let end = play(&game, &specs, index);
        let places = game.standings(&end).expect("the game is over").0;
        scores[swapped] += places[0].score;
        scores[1 - swapped] += places[1].score;
    }
    scores
}

#[test]
fn every_player_plays_whole_games_at_every_table() {
    for (players, specs) in [
        (1, ["tree:worlds=4", "", "", ""]),
        (2, ["greedy", "tree:worlds=3", "", ""]),
        (3, ["random", "tree:worlds=2", "planner", ""]),
        (4, ["random-move", "planner:noise=20", "tree:worlds=0", "greedy:noise=50"]),
    ] {
        let game = table(players);
        let end = play(&game, &specs[..usize::from(players)], 0);
        assert!(end.over);
    }
}

#[test]
fn a_planner_beats_random_play() {
    let [planner, random] = match_up("planner", "random", 10);
    assert!(planner > random + 10 * 20, "{planner} against {random} in ten games");
}

#[test]
fn a_tree_search_beats_a_planner() {
    let [tree, planner] = match_up("tree:worlds=30", "planner", 6);
    assert!(tree > planner, "{tree} against {planner} in six games");
}

/// A borough that grows: more people than the three of the start live there in the end (SC-3.5).
#[test]
fn a_tree_search_lets_its_borough_grow() {
    let game = table(1);
    let end = play(&game, &["tree:worlds=30"], 0);
    let borough = end.borough(Seat::new(0));
    let people = borough.people[0].len() + usize::from(borough.hall[0]);
    assert!(people > 3, "{people} people");
}
