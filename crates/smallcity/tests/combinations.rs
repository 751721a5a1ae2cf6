//! Every legal set of modules with every number of seats, base and advanced: each can be agreed and
//! played to its end, and no other can.

mod subject;

use std::collections::BTreeSet;

use kernel::{Game, Hints, Rng, Turn};
use smallcity::{OPTIONS, Setup, SmallCity};
use subject::conserved;

/// All modules, as set-ups name them (SP-SET-8); `tests/modules.rs` holds which they are.
fn all() -> &'static [&'static str] {
    let modules = OPTIONS.iter().find(|option| option.key == "modules");
    modules.expect("an option").choices
}

/// Whether modules go together (SP-SET-1 to SP-SET-11): the ground is plain, forest or that of cities;
/// real buildings stand in forests; promise cards speak of officers, Traders and the new buildings, and
/// special ones of promise cards in the advanced game.
fn go_together(set: &BTreeSet<&str>, advanced: bool) -> bool {
    let on = |id: &str| set.contains(id);
    let implies = |id: &str, needs: bool| !on(id) || needs;
    !(on("forest") && on("cities"))
        && implies("historic", on("forest"))
        && implies("promises", on("police") && on("traders") && on("buildings"))
        && implies("special", on("promises") && advanced)
}

/// All set-ups of a number of seats, legal or not.
fn every(players: u8) -> impl Iterator<Item = (bool, Setup)> {
    let all = all();
    (0_u32..1 << all.len()).flat_map(move |bits| {
        let set: Vec<&str> =
            (0..all.len()).filter(|at| bits >> at & 1 > 0).map(|at| all[at]).collect();
        [false, true].map(|advanced| {
            let mut setup = Setup::new(players).with(&set);
            setup.advanced = advanced;
            (go_together(&set.iter().copied().collect(), advanced), setup)
        })
    })
}

/// Plays a random game; how many sets of a number of seats are legal.
fn played(players: u8) -> usize {
    let mut legal = 0;
    for (seed, (together, setup)) in (0..).zip(every(players)) {
        let named = || format!("{players} seats, {:?}, advanced {}", setup.modules, setup.advanced);
        let game = match SmallCity::new(&setup) {
            Ok(game) if together => game,
            Err(_) if !together => continue,
            other => panic!("{}: {:?}", named(), other.err()),
        };
        legal += 1;
        let mut state = game.start();
        game.play_out(&mut state, &mut Rng::seed(seed));
        assert_eq!(game.turn(&state), Turn::Over, "{}", named());
        assert_eq!(
            game.standings(&state).map(|all| all.0.len()),
            Some(players.into()),
            "{}",
            named()
        );
        for sum in conserved(&game, &state) {
            assert_eq!(sum.counted, sum.due, "{}: {}", named(), sum.what);
        }
    }
    legal
}

#[test]
fn every_legal_set_of_modules_is_played_and_no_other() {
    let legal: Vec<usize> = std::thread::scope(|scope| {
        let each = [1, 2, 3, 4].map(|players| scope.spawn(move || played(players)));
        each.map(|each| each.join().expect("no game panics")).into()
    });
    // 128 without promise cards, 16 with them, and 16 with special ones too: 144 base, 160 advanced.
    assert_eq!(legal, [304; 4]);
}
