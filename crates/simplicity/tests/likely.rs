//! Imagined worlds: their play is legal, ends at the right place, and is better than chance.

use kernel::{Game, Hints, Input as KernelInput, Rng, Seat};
use simplicity::{
    Action, Chance, Input, Library, SetupDoc, Simplicity, Slot, Spaces, State, Step, Team, Tile,
};

fn game(players: u8, options: &[(&str, &str)]) -> Simplicity {
    let mut doc = SetupDoc::new(players);
    for (key, value) in options {
        doc.set(key, value).expect("the option is known");
    }
    Simplicity::new(&doc.resolve(&Library::standard()).expect("standard is there")).expect("sound")
}

/// The inputs of a whole round from its first draw, reconstructed from its end: slots that no team
/// took held the other tiles missing from the bag, and one of them was blocked.
fn inputs(game: &Simplicity, before: &State, after: &State, blocked: Slot) -> Vec<Input> {
    let order: Vec<Team> = before.order.into_iter().flatten().collect();
    let built = |team: Team| -> (Slot, Tile, simplicity::Space) {
        let discs = after.city.discs[team.index()] & !before.city.discs[team.index()];
        let space = discs.iter().next().expect("a team builds every round");
        let slot = after.pawns[team.index()].expect("its pawn stands in a slot");
        (slot, after.city.tile(space).expect("it has built"), space)
    };
    let mut offer = [None; Slot::COUNT];
    let mut gone: Vec<i32> =
        before.bag.iter().zip(after.bag).map(|(&one, other)| i32::from(one - other)).collect();
    for &team in &order {
        let (slot, tile, _) = built(team);
        offer[slot.index()] = Some(tile);
        gone[tile.index()] -= 1;
    }
    for tile in offer.iter_mut().filter(|tile| tile.is_none()) {
        let left = gone.iter().position(|&count| count > 0).expect("seven tiles were drawn");
        gone[left] -= 1;
        *tile = Some(Tile::ALL[left]);
    }
    assert!(gone.iter().all(|&count| count == 0), "SIM-2.7, SIM-4.2: seven tiles a round");
    let mut inputs: Vec<Input> =
        offer.into_iter().flatten().map(|tile| KernelInput::Chance(Chance::Tile(tile))).collect();
    if game.demolition() {
        let team = *order.last().expect("teams play");
        let action = Action::Block { team, slot: blocked };
        inputs.push(KernelInput::Act { seat: game.owner(team), action });
    }
    inputs.extend(order.iter().map(|&team| {
        let (slot, _, space) = built(team);
        KernelInput::Act { seat: game.owner(team), action: Action::Take { team, slot, space } }
    }));
    inputs
}

fn replayed(game: &Simplicity, before: &State, inputs: &[Input]) -> Option<State> {
    let mut state = *before;
    inputs.iter().try_for_each(|input| game.apply(&mut state, input).ok())?;
    Some(state)
}

#[test]
fn every_round_of_a_world_is_legal_and_complete() {
    let options: &[&[(&str, &str)]] = &[
        &[],
        &[("demolition", "always"), ("stuck", "per_tile")],
        &[("demolition", "never"), ("tie_break", "last_round_order")],
    ];
    for players in 2..=6 {
        for (index, options) in options.iter().enumerate() {
            let game = game(players, options);
            let mut rng = Rng::stream(u64::from(players), index as u64);
            for _ in 0..60 {
                let mut state = game.start();
                game.play_on(&mut state, 1, Seat::new(0), &mut rng);
                assert_eq!(game.step(&state), Step::Tile { round: 0, slot: Slot::ALL[0] });
                for until in 2..=6 {
                    let before = state;
                    game.play_on(&mut state, until, Seat::new(0), &mut rng);
                    let mut ends = Slot::ALL.into_iter();
                    let legal = ends.any(|blocked| {
                        let inputs = inputs(&game, &before, &state, blocked);
                        replayed(&game, &before, &inputs) == Some(state)
                    });
                    assert!(legal, "{players} players, round {}: {before:?}", until - 1);
                }
                assert_eq!(game.step(&state), Step::Over);
            }
        }
    }
}

/// From anywhere in a random game: the past stays unchanged, and the world stops when the next
/// round begins.
#[test]
fn a_world_goes_on_from_its_position() {
    for players in 2..=6 {
        let game = game(players, &[]);
        let mut rng = Rng::seed(players.into());
        let mut inputs = vec![];
        game.play_out_seen(&mut game.start(), &mut rng, |input| inputs.push(input));
        let mut state = game.start();
        for input in &inputs {
            let mut still = state;
            game.play_on(&mut still, game.round(&state), Seat::new(0), &mut rng);
            // In the set-up, which is chance alone, round 0 is drawn to its end.
            assert!(still == state || game.round(&state) == 0);
            let mut end = state;
            game.play_on(&mut end, u32::MAX, Seat::new(0), &mut rng);
            assert_eq!(game.step(&end), Step::Over);
            for team in game.teams().map(Team::index) {
                let (had, has) = (state.city.discs[team], end.city.discs[team]);
                assert_eq!((had & has, has.len()), (had, 5), "SIM-3.1, SIM-3.4");
            }
            let discs: u32 = end.city.discs.map(Spaces::len).iter().sum();
            assert_eq!(discs as usize, 5 * game.team_count());
            game.apply(&mut state, input).expect("legal");
        }
    }
}

/// V6: a team scores about 14.5 points in random play; greedy players score more than twice that.
#[test]
fn a_world_is_played_much_better_than_at_random() {
    let game = game(4, &[]);
    let (mut rng, games) = (Rng::seed(4), 500);
    let mut points = 0;
    for _ in 0..games {
        let mut state = game.start();
        game.play_on(&mut state, u32::MAX, Seat::new(0), &mut rng);
        points += game.scores(&state).iter().map(|score| u32::from(score.total())).sum::<u32>();
    }
    let mean = f64::from(points) / f64::from(games) / 4.0;
    assert!(mean > 23.0, "{mean} points a team");
}
