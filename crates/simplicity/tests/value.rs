//! The value function: its facts compared with a slow count, and the shipped weights.

use kernel::{Game, Hints, Rng, Seat};
use simplicity::value::{FACTS, NAMES, RoundValue, ValueFile, lead};
use simplicity::{Library, SetupDoc, Simplicity, Slot, Space, Spaces, State, Team, Tile};

fn game(players: u8) -> Simplicity {
    let setup = SetupDoc::new(players).resolve(&Library::standard());
    Simplicity::new(&setup.expect("standard is there")).expect("sound")
}

/// Positions where a round begins, one for each round, each from a different game.
fn positions(game: &Simplicity, games: u64) -> Vec<State> {
    let of = |seed: u64| {
        let mut state = game.start();
        game.play_on(&mut state, 2 + (seed % 5) as u32, Seat::new(0), &mut Rng::seed(seed));
        state
    };
    (0..games).map(of).collect()
}

/// Spaces one step to a side.
fn beside(game: &Simplicity, space: Space) -> Vec<Space> {
    let (column, row) = (space.column() as i32, space.row() as i32);
    let around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)];
    let inside = around.into_iter().filter(|(column, row)| {
        (0..game.columns() as i32).contains(column) && (0..7).contains(row)
    });
    inside.map(|(column, row)| Space::new(column as usize, row as usize)).collect()
}

/// The neighbourhood of a building.
fn group(game: &Simplicity, state: &State, of: Space) -> Vec<Space> {
    let tile = state.city.tile(of);
    let mut group = vec![of];
    let mut at = 0;
    while at < group.len() {
        for space in beside(game, group[at]) {
            if state.city.tile(space) == tile && !group.contains(&space) {
                group.push(space);
            }
        }
        at += 1;
    }
    group.sort();
    group
}

/// The facts of a team, counted space by space.
fn counted(game: &Simplicity, state: &State, team: Team) -> [i32; FACTS] {
    let is_open = |space: &Space| game.open(state).contains(*space);
    let mine = |space: &Space| state.city.owner(*space) == Some(team);
    let all: Vec<Space> = Spaces::of_columns(game.columns()).iter().collect();
    let open: Vec<Space> = all.iter().copied().filter(is_open).collect();
    let discs_beside = |space: Space| beside(game, space).iter().filter(|one| mine(one)).count();
    let near: Vec<Space> = open.iter().copied().filter(|&space| discs_beside(space) > 0).collect();
    let types_beside = |space: Space| {
        let stands = |tile: &&Tile| {
            beside(game, space).iter().any(|&one| state.city.tile(one) == Some(**tile))
        };
        Tile::BUILDINGS.iter().filter(stands).count()
    };
    let buildings = all
        .iter()
        .copied()
        .filter(|&space| state.city.tile(space).is_some_and(|tile| tile != Tile::Park));
    let mut groups: Vec<Vec<Space>> = buildings.map(|space| group(game, state, space)).collect();
    groups.sort();
    groups.dedup();
    let around = |group: &[Space]| {
        let mut around: Vec<Space> =
            group.iter().flat_map(|&space| beside(game, space)).filter(is_open).collect();
        around.sort();
        around.dedup();
        around
    };
    let held = |group: &[Space]| group.iter().filter(|space| mine(space)).count();
    let growing = || groups.iter().filter(|group| held(group) > 0 && !around(group).is_empty());
    let mut grow: Vec<(Option<Tile>, Space)> = growing()
        .flat_map(|group| around(group).into_iter().map(|space| (state.city.tile(group[0]), space)))
        .collect();
    grow.sort();
    grow.dedup();
    let joined =
        || groups.iter().filter(|group| around(group).iter().any(|space| near.contains(space)));
    let own_parks =
        all.iter().filter(|space| mine(space) && state.city.tile(**space) == Some(Tile::Park));
    let park_types: usize = own_parks
        .filter(|park| beside(game, **park).iter().any(is_open))
        .map(|&park| 4 - types_beside(park))
        .sum();
    // Where no tile is on offer the fitting spaces are those of a full offer.
    let mut offered = *state;
    offered.offer = [Some(Tile::Park); Slot::COUNT];
    let fits = game.legal_spaces(&offered);
    let slots = fits.iter().filter(|fits| near.iter().any(|&space| fits.contains(space))).count();
    let score = game.scores(state)[team.index()];
    let place = state.order.iter().position(|&other| other == Some(team)).expect("it plays");
    [
        1,
        score.links.into(),
        score.neighbourhoods.iter().sum::<u16>().into(),
        score.parks.into(),
        score.tokens.into(),
        place as i32,
        near.len() as i32,
        near.iter().filter(|&&space| discs_beside(space) > 1).count() as i32,
        grow.len() as i32,
        growing().map(|group| held(group)).sum::<usize>() as i32,
        growing().map(|group| held(group)).max().unwrap_or(0) as i32,
        joined().map(Vec::len).sum::<usize>() as i32,
        joined().map(Vec::len).max().unwrap_or(0) as i32,
        park_types as i32,
        slots as i32,
        near.iter().filter(|&&space| types_beside(space) > 2).count() as i32,
    ]
}

#[test]
fn facts_match_a_slow_count() {
    for players in 2..=6 {
        let game = game(players);
        let mut seen = [0; FACTS];
        // After the last round the facts are not used, and no tile may fit.
        let states = positions(&game, 60);
        for state in states.iter().filter(|state| game.round(state) > 0) {
            let facts = game.facts(state);
            for team in game.teams() {
                let counted = counted(&game, state, team);
                assert_eq!(facts[team.index()], counted, "{players}, {team}: {state:?}");
                counted.iter().zip(&mut seen).for_each(|(fact, seen)| *seen += fact);
            }
        }
        let never = NAMES.iter().zip(seen).filter(|(_, seen)| *seen == 0);
        assert_eq!(never.collect::<Vec<_>>(), []);
    }
}

#[test]
fn the_shipped_weights_name_their_command() {
    let file = ValueFile::shipped();
    assert_eq!(file.format, "citywright-value/1");
    assert!(file.command.starts_with("citywright train simplicity "), "{}", file.command);
    assert_eq!(file.facts, NAMES);
    let players: Vec<u8> = file.tables.iter().map(|table| table.players).collect();
    assert_eq!(players, [2, 3, 4, 5, 6]);
}

#[test]
fn a_file_of_another_form_or_of_other_facts_is_refused() {
    let good = serde_json::to_string(ValueFile::shipped()).expect("it can be written");
    assert_eq!(ValueFile::read(&good).as_ref(), Ok(ValueFile::shipped()));
    for (from, to, why) in [
        ("value/1", "value/2", "format"),
        ("\"near_two\"", "\"near_three\"", "facts"),
        ("\"tables\"", "\"tales\"", "tales"),
    ] {
        let refused = ValueFile::read(&good.replace(from, to)).expect_err(to);
        assert!(refused.contains(why), "{refused}");
    }
}

/// At the end the value is the lead, and more for the winner; before the end, a larger forecast
/// lead is worth more.
#[test]
fn more_is_better() {
    for players in 2..=6 {
        let game = game(players);
        for state in positions(&game, 40) {
            let values: Vec<f64> =
                Seat::first(game.seats()).map(|seat| game.value(&state, seat)).collect();
            let mut all = vec![];
            game.values(&state, &mut all);
            assert_eq!(values, all);
            let rounds = ValueFile::shipped().tables[usize::from(players) - 2].rounds;
            let leads: Vec<f64> = if let Some(end) = game.standings(&state) {
                Seat::first(game.seats()).map(|seat| end.lead(seat)).collect()
            } else {
                let foretold = game.foretold(&state, &rounds[game.round(&state) as usize - 2]);
                (0..game.seats()).map(|seat| lead(&foretold[..game.seats()], seat)).collect()
            };
            for (one, other) in (0..game.seats()).flat_map(|one| (0..one).map(move |o| (one, o))) {
                let (value, lead) = (values[one] - values[other], leads[one] - leads[other]);
                assert!(value * lead >= 0.0, "{values:?}, {leads:?}");
            }
        }
    }
}

/// The weights predict the end better than the current scores: their mean error is smaller in games
/// they were not fitted to.
#[test]
fn weights_predict_better_than_the_current_score() {
    for players in [2, 4, 5] {
        let game = game(players);
        let rounds = ValueFile::shipped().tables[usize::from(players) - 2].rounds;
        let (mut shipped, mut plain) = (0.0, 0.0);
        for seed in 0..200 {
            let mut rng = Rng::stream(99, seed);
            let mut state = game.start();
            let after = 1 + (seed % 4) as usize;
            game.play_on(&mut state, after as u32 + 1, Seat::new(0), &mut rng);
            let before = state;
            game.play_on(&mut state, u32::MAX, Seat::new(0), &mut rng);
            let end = game.standings(&state).expect("over");
            for seat in Seat::first(game.seats()) {
                let error = |round: &RoundValue| {
                    let foretold = game.foretold(&before, round);
                    (lead(&foretold[..game.seats()], seat.index()) - end.lead(seat)).powi(2)
                };
                shipped += error(&rounds[after - 1]);
                plain += error(&RoundValue::PLAIN);
            }
        }
        assert!(shipped < plain, "{players} players: {shipped} against {plain}");
    }
}
