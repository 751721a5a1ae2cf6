//! The players of `search` at Small City: they choose legal actions, plan ahead and beat players
//! that look less far.

use std::collections::BTreeSet;

use kernel::{Game, Hints, Input, InputOf, Observer, Rng, Seat, Turn};
use search::{Deal, Player, make_player, play_game};
use smallcity::{Action, Pay, Plan, Setup, SmallCity, State};
use testkit::often;

fn table(players: u8) -> SmallCity {
    SmallCity::new(&Setup::new(players)).expect("the set-up can be played")
}

/// The end of game `index` between `specs`, in the order of seats, and its inputs.
fn record(game: &SmallCity, specs: &[&str], index: u64) -> (State, Vec<InputOf<SmallCity>>) {
    let mut bots: Vec<Box<dyn Player<SmallCity>>> =
        specs.iter().map(|spec| make_player(spec).expect("the player is known")).collect();
    let mut seats: Vec<&mut dyn Player<SmallCity>> =
        bots.iter_mut().map(|bot| &mut **bot as _).collect();
    let mut inputs = vec![];
    let end = play_game(&mut Deal::new(game, 11, index), &mut seats, |input| inputs.push(*input));
    (end, inputs)
}

/// The same game's end; checks every input.
fn play(game: &SmallCity, specs: &[&str], index: u64) -> State {
    let (end, inputs) = record(game, specs, index);
    let mut checked = game.start();
    for input in &inputs {
        game.apply(&mut checked, input).expect("players choose what is legal");
    }
    assert_eq!(checked, end);
    end
}

/// Records of the base game do not change with what a level is with modules.
#[test]
fn levels_stay_what_they_are_without_modules() {
    let plain: Vec<_> =
        SmallCity::LEVELS.iter().filter_map(|level| level.player.split('/').next()).collect();
    assert_eq!(
        plain,
        ["greedy:noise=40", "greedy:noise=20", "greedy", "plans:worlds=25", "plans:worlds=150"]
    );
}

#[test]
fn a_list_of_players_follows_the_number_of_modules() {
    let modules = ["police", "traders", "forest", "cards"];
    let players = ["random-move", "greedy", "greedy:noise=50"];
    for (count, place) in [(0, 0), (1, 1), (3, 1), (4, 2)] {
        let setup = Setup::new(2).with(&modules[..count]);
        let game = SmallCity::new(&setup).expect("the set-up can be played");
        let inputs = |one: &str| record(&game, &[one, "greedy"], 1).1;
        assert_eq!(inputs(&players.join("/")), inputs(players[place]), "{count} modules");
    }
}

/// The scores of two players over games in which they swap seats.
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

/// Plays a game in which `choose` picks among the legal actions; `rng` makes the draws.
fn play_by(
    game: &SmallCity,
    mut rng: Rng,
    mut choose: impl FnMut(&State, Seat, &[Action], &mut Rng) -> Action,
) {
    let mut state = game.start();
    let (mut legal, mut draws) = (vec![], vec![]);
    loop {
        let seat = match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                draws.clear();
                game.outcomes(&state, &mut draws);
                let chance = *rng.pick_weighted(&draws).expect("luck has an outcome");
                game.apply_unchecked(&mut state, &Input::Chance(chance));
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(seats) => seats.iter().next().expect("a seat is to act"),
        };
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let action = choose(&state, seat, &legal, &mut rng);
        game.apply(&mut state, &Input::Act { seat, action }).expect("what is chosen is legal");
    }
}

/// Every position of a random game in which a seat is to act, with its legal actions.
fn choices(game: &SmallCity, seed: u64, mut look: impl FnMut(&State, Seat, &[Action])) {
    play_by(game, Rng::seed(seed), |state, seat, legal, rng| {
        look(state, seat, legal);
        let forward = legal.iter().filter(|action| game.bunch(action).is_some());
        let forward: Vec<Action> = forward.copied().collect();
        *rng.pick(&forward).expect("a seat to act has an action")
    });
}

#[test]
fn actions_of_a_bunch_are_adjacent() {
    for seed in 0..4 {
        let game = table(1 + seed as u8);
        choices(&game, seed, |state, _, legal| {
            let mut bunches: Vec<_> = legal.iter().map(|action| game.bunch(action)).collect();
            bunches.dedup();
            let different: BTreeSet<_> = bunches.iter().collect();
            assert_eq!(different.len(), bunches.len(), "{}: {legal:?}", game.step(state));
        });
    }
}

/// A player imagines plans for seats that have committed, not empty ones (SC-5.1).
#[test]
fn plans_of_others_are_imagined() {
    let game = table(2);
    let [first, second] = [0, 1].map(Seat::new);
    let (mut worlds, mut planned, mut own) = (0, 0, 0);
    choices(&game, 3, |state, seat, _| {
        if game.step(state) != "p2.plan" || seat != second {
            return;
        }
        let view = game.view(state, Observer::Seat(second));
        for seed in 0..10 {
            let mut world = game.imagine(&view, &mut Rng::seed(seed));
            worlds += 1;
            planned += u32::from(!world.plans[first.index()].is_empty());
            own += u32::from(world.plans[second.index()] == state.plans[second.index()]);
            // The imagined plans can be revealed.
            let commit = Input::Act { seat: second, action: Action::Commit };
            game.apply(&mut world, &commit).expect("a plan can be committed at any time");
        }
    });
    assert!(worlds > 0 && planned * 4 > worlds && own == worlds, "{planned}, {own} of {worlds}");
}

/// SC-3.9, SC-16.2: a player imagines the City Hall and platform that others have committed.
#[test]
fn commitments_of_others_are_imagined() {
    let mut setup = Setup::new(2);
    setup.advanced = true;
    let game = SmallCity::new(&setup).expect("the set-up can be played");
    let [first, second] = [0, 1].map(Seat::new);
    let (mut halls, mut platforms, mut committed) = (BTreeSet::new(), BTreeSet::new(), 0);
    choices(&game, 3, |state, seat, legal| {
        if seat != second || !matches!(game.step(state), "s.city_hall" | "p8.platform") {
            return;
        }
        let view = game.view(state, Observer::Seat(second));
        assert_eq!(view.state.plans[first.index()], Plan::NONE, "a secret");
        for seed in 0..10 {
            let mut world = game.imagine(&view, &mut Rng::seed(seed));
            let plan = world.plans[first.index()];
            if state.committed.contains(first) {
                committed += 1;
                let is_hall = game.step(state) == "s.city_hall";
                assert!(if is_hall { plan.hall.len() == 6 } else { plan.platform.is_some() });
                halls.extend(is_hall.then_some(plan.hall));
                platforms.extend(plan.platform);
            }
            let last = Input::Act { seat: second, action: legal[0] };
            game.apply(&mut world, &last).expect("what is imagined can be revealed");
        }
    });
    let seen = (halls.len(), platforms.len(), committed);
    assert!(seen.0 > 1 && seen.1 > 1 && committed >= 20, "{seen:?}");
}

/// The worth of a move paid by a promise includes its effect (SC-12.3, SC-12.4): rows differ.
#[test]
fn a_move_paid_by_a_promise_is_worth_its_row() {
    let game = table(2);
    let mut seen = 0;
    choices(&game, 5, |state, seat, legal| {
        let by_promise = |row| {
            let action = |pay| Action::Council { disc: 0, row, pay };
            legal.contains(&action(Pay::Promise)).then(|| action(Pay::Promise))
        };
        let (Some(money), Some(citizens)) = (by_promise(1), by_promise(4)) else { return };
        let mut gains = vec![];
        game.gains(state, seat, &[money, citizens], &mut gains);
        seen += u32::from(gains[0] != gains[1]);
    });
    assert!(seen > 0);
}

/// How a seat moves its people (SC-8.3) is one plan: a player that compares plans thinks once for
/// all of it.
#[test]
fn the_plans_player_moves_all_its_people_by_one_plan() {
    let game = table(2);
    let mut players = [(); 2].map(|()| make_player("plans:worlds=30").expect("it is known"));
    let (mut phases, mut moves, mut thoughts) = (BTreeSet::new(), 0, 0);
    play_by(&game, Rng::seed(4), |state, seat, legal, rng| {
        let (view, mut before) = (game.view(state, Observer::Seat(seat)), rng.clone());
        let choice = players[seat.index()].choose(&game, &view, seat, legal, rng);
        if game.step(state) == "p3.move" {
            phases.insert((state.round, seat));
            moves += 1;
            // Following a plan uses no chance.
            thoughts += usize::from(rng.clone().next_u64() != before.next_u64());
        }
        legal[choice]
    });
    let phases = phases.len();
    let figures = format!("{thoughts} for {moves} in {phases}");
    assert!(moves > 2 * phases && (1..=phases).contains(&thoughts), "{figures}");
}

#[test]
fn a_planner_beats_random_play() {
    let [planner, random] = match_up("planner", "random", 10);
    assert!(planner > random + 10 * 20, "{planner} against {random} in ten games");
}

#[test]
fn the_plans_player_beats_the_planner() {
    let [plans, planner] = match_up("plans:worlds=60", "planner", 8);
    assert!(plans > planner, "{plans} against {planner} in eight games");
}

#[test]
fn a_tree_search_scores_more_than_a_planner_alone() {
    let game = table(1);
    let score = |spec| {
        let ends = (0..often(1, 6)).map(|index| play(&game, &[spec], index as u64));
        let places = ends.map(|end| game.standings(&end).expect("the game is over").0);
        places.map(|places| places[0].score).sum::<i32>()
    };
    let (tree, planner) = (score("tree:worlds=40"), score("planner"));
    assert!(tree > planner, "{tree} against {planner}");
}

/// The borough grows: in the end more people live there than the three at the start (SC-3.5).
#[test]
fn a_tree_search_lets_its_borough_grow() {
    let game = table(1);
    let end = play(&game, &["tree:worlds=30"], 0);
    let borough = end.borough(Seat::new(0));
    let people = borough.people[0].len() + usize::from(borough.hall[0]);
    assert!(people > 3, "{people} people");
}
