//! Looking ahead in imagined worlds: every module accepts the actions imagined for seats, worlds
//! end where a round begins, and a player that looks ahead knows only what its seat knows.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use kernel::{Game, Hints, Input, Observer, Rng, Seat, Turn};
use search::{CancelToken, Crew, Deal, Player, make_player, play_game};
use smallcity::{Action, Plan, Setup, SmallCity, State};
use testkit::{legal, often};

use crate::subject;

/// Calls `look` at each position of a random game in which a seat is to act, until `look` returns
/// true or the game ends.
fn choices(setup: &Setup, seed: u64, mut look: impl FnMut(&SmallCity, &State, Seat) -> bool) {
    let game = SmallCity::new(setup).expect("the set-up can be played");
    let (mut state, mut rng) = (game.start(), Rng::seed(seed));
    loop {
        let seat = match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let mut draws = vec![];
                game.outcomes(&state, &mut draws);
                let chance = *rng.pick_weighted(&draws).expect("luck has an outcome");
                game.apply_unchecked(&mut state, &Input::Chance(chance));
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(seats) => seats.iter().next().expect("a seat is to act"),
        };
        if look(&game, &state, seat) {
            return;
        }
        let mut actions = legal(&game, &state, seat);
        actions.retain(|action| game.bunch(action).is_some());
        let action = *rng.pick(&actions).expect("a seat to act has an action");
        game.apply_unchecked(&mut state, &Input::Act { seat, action });
    }
}

fn player(spec: &str) -> Box<dyn Player<SmallCity>> {
    make_player(spec).expect("the player is known")
}

fn chosen(
    player: &mut dyn Player<SmallCity>,
    game: &SmallCity,
    state: &State,
    seat: Seat,
    rng: &mut Rng,
) -> Action {
    let actions = legal(game, state, seat);
    let view = game.view(state, Observer::Seat(seat));
    actions[player.choose(game, &view, seat, &actions, rng)]
}

/// SC-5.1: the plan imagined for a committed seat is one it could have made, step by step.
#[test]
fn imagined_plans_are_legal() {
    let (mut plans, mut steps) = (0, 0);
    for (seed, setup) in (0..).zip(subject::pairs(2)) {
        choices(&setup, seed, |game, state, seat| {
            let [first, second] = [0, 1].map(Seat::new);
            if game.step(state) != "p2.plan" || seat != second {
                return false;
            }
            let view = game.view(state, Observer::Seat(second));
            let mut world = game.foresee(&view, &mut Rng::seed(seed));
            let plan = std::mem::replace(&mut world.plans[first.index()], Plan::NONE);
            world.committed = world.committed.without(first);
            for action in plan.steps().chain([Action::Commit]) {
                let input = Input::Act { seat: first, action };
                game.apply(&mut world, &input).unwrap_or_else(|why| panic!("{action:?}: {why}"));
            }
            plans += 1;
            steps += plan.steps().count();
            false
        });
    }
    // A player that looks only one step ahead often plans no step.
    assert!(plans > 100 && steps > plans / 8, "{steps} steps in {plans} plans");
}

/// Imagined worlds run until the next round begins, by inputs that conserve what the rules
/// conserve.
#[test]
fn worlds_end_where_a_round_begins() {
    let mut worlds = 0;
    for (seed, setup) in (0..).zip(subject::pairs(3)) {
        let mut asked = 0;
        choices(&setup, seed, |game, state, seat| {
            asked += 1;
            if asked % 11 != 0 {
                return false;
            }
            let mut rng = Rng::seed(seed);
            let view = game.view(state, Observer::Seat(seat));
            let mut world = game.foresee(&view, &mut rng);
            let until = game.round(&world) + 2;
            if seed % 2 == 0 {
                game.play_on(&mut world, until, seat, &mut rng);
            } else {
                game.play_on_alike(&mut world, until, seat, rng.next_u64());
            }
            assert!(world.over || game.round(&world) == until);
            for sum in subject::conserved(game, &world) {
                assert_eq!(sum.counted, sum.due, "{} in {setup:?}", sum.what);
            }
            assert!(game.value(&world, seat).abs() <= 300.0);
            worlds += 1;
            false
        });
    }
    assert!(worlds > 60, "{worlds}");
}

/// By how much the values after two actions differ, world by world: the variance of that difference.
fn spread(differences: &[f64]) -> f64 {
    let count = differences.len() as f64;
    let mean = differences.iter().sum::<f64>() / count;
    differences.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0)
}

/// What two actions change depends less on luck where worlds stay alike.
#[test]
fn alike_worlds_differ_less_by_luck() {
    let setup = Setup::new(3).with(&["police", "traders", "cards"]);
    let (mut fresh, mut alike) = (0.0, 0.0);
    for seed in 0..4 {
        choices(&setup, seed, |game, state, seat| {
            let mut actions = legal(game, state, seat);
            actions.retain(|action| game.bunch(action).is_some());
            let until = game.round(state) + 2;
            if until < 4 || actions.len() < 2 {
                return false;
            }
            let value = |action: &Action, seed, alike| {
                let mut world = *state;
                game.apply_unchecked(&mut world, &Input::Act { seat, action: *action });
                if alike {
                    game.play_on_alike(&mut world, until, seat, seed);
                } else {
                    game.play_on(&mut world, until, seat, &mut Rng::seed(seed));
                }
                game.value(&world, seat)
            };
            let (first, last) = (&actions[0], &actions[actions.len() - 1]);
            let [one, other] = [false, true].map(|alike| {
                let differences: Vec<_> = (0..12)
                    .map(|seed| value(first, seed, alike) - value(last, seed, alike))
                    .collect();
                spread(&differences)
            });
            fresh += one;
            alike += other;
            state.round > 4
        });
    }
    assert!(alike < 0.75 * fresh, "{alike} of {fresh}");
}

/// SP-EUR-6: a seat that has placed its start tiles commits; placing and taking back without end
/// would loop forever.
#[test]
fn worlds_with_start_tiles_go_on() {
    for city in ["london", "zurich", "helsinki"] {
        let mut setup = Setup::new(2).with(&["cities"]);
        setup.options.insert("cities".into(), format!("rome,{city}"));
        let mut commits = 0;
        for (seed, setup) in (0..24).zip([setup.clone(), subject::harsh(setup)].iter().cycle()) {
            choices(setup, seed, |game, state, seat| {
                let last = Seat::new(1);
                if game.step(state) != "s.city_hall" || seat != last {
                    return state.round > 0;
                }
                commits += u32::from(legal(game, state, seat).contains(&Action::Commit));
                let mut world = *state;
                game.play_on(&mut world, 2, seat, &mut Rng::seed(seed));
                assert!(world.over || game.round(&world) == 2, "{city}");
                false
            });
        }
        assert!(commits >= 24, "{commits} in {city}");
    }
}

/// Alone there is nobody to compare with: at any wealth, more is worth more.
#[test]
fn a_richer_borough_is_worth_more_at_any_wealth() {
    choices(&Setup::new(1), 1, |game, state, seat| {
        let with = |votes| {
            let mut rich = *state;
            rich.boroughs[0].votes = votes;
            game.value(&rich, seat)
        };
        assert!(with(210) > with(200) + 9.0);
        assert!(with(2_010) > with(2_000) + 9.0);
        false
    });
}

/// With many modules, positions count less of what is not yet a vote.
#[test]
fn a_store_counts_half_with_many_modules() {
    let gain = |modules: &[&str]| {
        let mut gain = 0.0;
        choices(&Setup::new(1).with(modules), 1, |game, state, seat| {
            let mut rich = *state;
            rich.boroughs[0].store[0] += 1;
            gain = game.value(&rich, seat) - game.value(state, seat);
            state.round > 0
        });
        gain
    };
    let (few, many) =
        (gain(&["police", "traders", "cards"]), gain(&["police", "traders", "cards", "roads"]));
    assert!((many / few - 0.5).abs() < 0.01, "{many} of {few}");
}

/// A position is worth the lead of its seat, and at the end the lead in the standings (SC-13.3).
#[test]
fn a_position_is_worth_a_lead() {
    let setup = Setup::new(2);
    let game = SmallCity::new(&setup).expect("the set-up can be played");
    let mut state = game.start();
    game.play_out(&mut state, &mut Rng::seed(1));
    let places = game.standings(&state).expect("the game is over").0;
    let lead = f64::from(places[0].score - places[1].score);
    let [first, second] = [0, 1].map(Seat::new);
    assert!((game.value(&state, first) - lead).abs() < 1e-9);
    choices(&setup, 2, |game, state, _| {
        let (own, other) = (game.value(state, first), game.value(state, second));
        assert!((own + other).abs() < 1e-9, "{own} and {other}");
        if state.round < 3 {
            return false;
        }
        let mut richer = *state;
        richer.boroughs[0].votes += 10;
        assert!(game.value(&richer, first) > own + 9.0);
        true
    });
}

#[test]
fn planners_play_every_set_up() {
    for seats in 1..=4 {
        for (index, setup) in subject::pairs(seats as u8).iter().enumerate().step_by(often(7, 1)) {
            let game = SmallCity::new(setup).expect("the set-up can be played");
            let planner = ["plans:worlds=14", "plans:worlds=14:alike=1"][index % 2];
            let mut bots = [player(planner), player("random"), player("random")]
                .into_iter()
                .chain([player("plans:worlds=0")])
                .take(seats)
                .collect::<Vec<_>>();
            let mut bots: Vec<&mut dyn Player<SmallCity>> =
                bots.iter_mut().map(|bot| &mut **bot as _).collect();
            let mut checked = game.start();
            let end = play_game(&mut Deal::new(&game, 3, index as u64), &mut bots, |input| {
                game.apply(&mut checked, input).expect("players choose what is legal");
            });
            assert_eq!(checked, end);
        }
    }
}

/// Section 19: a seat plays two states alike if they look alike to it.
#[test]
fn a_choice_depends_only_on_the_view() {
    let mut compared = 0;
    for (seed, setup) in (0..).zip(subject::pairs(3)) {
        let mut asked = 0;
        choices(&setup, seed, |game, state, seat| {
            asked += 1;
            if asked % 7 != 0 {
                return false;
            }
            let view = game.view(state, Observer::Seat(seat));
            let other = game.imagine(&view, &mut Rng::seed(seed + 1));
            let [one, two] = [state, &other].map(|truth| {
                chosen(&mut *player("plans:worlds=14"), game, truth, seat, &mut Rng::seed(7))
            });
            assert_eq!(one, two);
            compared += u32::from(*state != other);
            false
        });
    }
    assert!(compared > 60, "{compared}");
}

/// Whether a choice used chance: thinking does, following a plan does not.
fn thinks(
    player: &mut dyn Player<SmallCity>,
    game: &SmallCity,
    state: &State,
    seat: Seat,
) -> (Action, bool) {
    let mut rng = Rng::seed(5);
    let action = chosen(player, game, state, seat, &mut rng);
    (action, rng.next_u64() != Rng::seed(5).next_u64())
}

/// A player follows its plan to the commit; it thinks anew as soon as something differs.
#[test]
fn players_follow_a_plan_until_something_differs() {
    let (mut followed, mut anew) = (0, 0);
    for seed in 0..4 {
        choices(&Setup::new(2), seed, |game, state, seat| {
            if game.step(state) != "p2.plan" || !state.plans[seat.index()].is_empty() {
                return false;
            }
            let [mut one, mut two] = [player("plans:worlds=3"), player("plans:worlds=3")];
            let (first, _) = thinks(&mut *one, game, state, seat);
            assert_eq!(first, thinks(&mut *two, game, state, seat).0);
            let after = |state: &State, seat, action| {
                let mut next = *state;
                game.apply(&mut next, &Input::Act { seat, action }).expect("legal");
                next
            };
            let due = |state: &State| match game.turn(state) {
                Turn::Together(seats) => seats.contains(seat),
                _ => false,
            };
            let begun = after(state, seat, first);
            let mut next = begun;
            while first != Action::Commit && due(&next) && game.step(&next) == "p2.plan" {
                let (action, thought) = thinks(&mut *one, game, &next, seat);
                assert!(!thought, "{action:?} was already decided");
                followed += 1;
                next = after(&next, seat, action);
            }
            let other = Seat::new(1 - seat.index());
            if due(&begun)
                && game.check(&begun, &Input::Act { seat: other, action: Action::Commit }).is_ok()
            {
                // The other seat commits meanwhile; a player needs two choices to think.
                let seen = after(&begun, other, Action::Commit);
                let choices =
                    legal(game, &seen, seat).iter().filter(|a| game.bunch(a).is_some()).count();
                let (_, thought) = thinks(&mut *two, game, &seen, seat);
                assert_eq!(thought, choices > 1);
                anew += u32::from(thought);
            }
            false
        });
    }
    assert!(followed > 20 && anew > 10, "{followed}, {anew}");
}

#[test]
fn a_cancelled_player_chooses_at_once() {
    // A million worlds of each of these positions would take hours.
    let mut planner = player("plans:worlds=1000000");
    for asked in [0, 100] {
        choices(&Setup::new(3), 1, |game, state, seat| {
            let times = AtomicU32::new(0);
            let stop =
                CancelToken::default().or(move || times.fetch_add(1, Ordering::Relaxed) >= asked);
            planner.until(stop);
            let action = chosen(&mut *planner, game, state, seat, &mut Rng::seed(1));
            assert!(legal(game, state, seat).contains(&action));
            false
        });
    }
}

/// A crew of three threads; each takes every third part.
#[derive(Debug)]
struct Three;

impl Crew for Three {
    fn share(&self, count: usize, work: &(dyn Fn(usize) + Sync)) {
        thread::scope(|scope| {
            for first in 0..3 {
                scope.spawn(move || (first..count).step_by(3).for_each(work));
            }
        });
    }
}

#[test]
fn a_crew_chooses_as_one_thread_does() {
    for (worlds, seats) in [(20, 1), (20, 3), (150, 2)] {
        let [mut alone, mut three] = [(); 2].map(|()| player(&format!("plans:worlds={worlds}")));
        three.with(Arc::new(Three));
        choices(&Setup::new(seats), 7, |game, state, seat| {
            let one = thinks(&mut *alone, game, state, seat);
            assert_eq!(one, thinks(&mut *three, game, state, seat), "{}", game.step(state));
            worlds > 100 && state.round > 1
        });
    }
}
