//! Compares the fast core with the plain rules: its play is legal input by input, ends in the same
//! state, and has the right probabilities.

use std::collections::BTreeMap;

use kernel::{Game, Hints, Input as KernelInput, Rng, Turn};
use simplicity::{Action, Input, Library, SetupDoc, Simplicity, State, Step};
use testkit::often;

fn game(players: u8, options: &[(&str, &str)]) -> Simplicity {
    let mut doc = SetupDoc::new(players);
    for (key, value) in options {
        doc.set(key, value).expect("the option is known");
    }
    Simplicity::new(&doc.resolve(&Library::standard()).expect("standard is there")).expect("sound")
}

/// Plays `inputs` by the plain rules.
fn replay(game: &Simplicity, mut state: State, inputs: &[Input]) -> State {
    for (index, input) in inputs.iter().enumerate() {
        game.apply(&mut state, input).unwrap_or_else(|refusal| panic!("{index}: {refusal}"));
    }
    state
}

#[test]
fn the_fast_core_plays_legally_to_the_same_end() {
    let options: &[&[(&str, &str)]] = &[
        &[],
        &[("demolition", "always"), ("first_face", "a")],
        &[("demolition", "never"), ("first_face", "b")],
        &[("stuck", "per_tile"), ("tie_break", "last_round_order")],
    ];
    for players in 2..=6 {
        for (index, options) in options.iter().enumerate() {
            let game = game(players, options);
            let mut rng = Rng::stream(u64::from(players), index as u64);
            for _ in 0..400 {
                check_game(&game, &mut rng);
            }
        }
    }
}

/// A game from the start, and one from a position in its middle.
fn check_game(game: &Simplicity, rng: &mut Rng) {
    let mut inputs = Vec::new();
    let mut end = game.start();
    game.play_out_seen(&mut end, rng, |input| inputs.push(input));
    assert_eq!(replay(game, game.start(), &inputs), end);
    assert_eq!(game.step(&end), Step::Over);

    let cut = rng.below(inputs.len() as u32 + 1) as usize;
    let middle = replay(game, game.start(), &inputs[..cut]);
    let mut more = Vec::new();
    let mut other_end = middle;
    game.play_out_seen(&mut other_end, rng, |input| more.push(input));
    assert_eq!(replay(game, middle, &more), other_end, "from input {cut}");
}

#[test]
fn a_fixed_order_is_kept() {
    let game = game(4, &[("order", "2,0,3,1")]);
    let mut inputs = Vec::new();
    let mut state = game.start();
    game.play_out_seen(&mut state, &mut Rng::seed(1), |input| inputs.push(input));
    assert_eq!(replay(&game, game.start(), &inputs), state);
}

/// From one position with few choices, the fast core takes each build with the probability of the
/// definition of random play: uniform over the slots with legal builds, then over their spaces.
#[test]
fn every_choice_has_its_probability() {
    let game = game(6, &[("first_face", "b")]);
    let (state, seat) = late_position(&game);
    let mut legal = Vec::new();
    game.legal(&state, seat, &mut legal);
    let mut per_slot = BTreeMap::new();
    for action in &legal {
        *per_slot.entry(action.slot()).or_insert(0u32) += 1;
    }
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    let mut rng = Rng::seed(11);
    let games = 60_000;
    for _ in 0..games {
        let mut first = None;
        game.play_out_seen(&mut state.clone(), &mut rng, |input| {
            first = first.or(Some(input));
        });
        let Some(KernelInput::Act { action, .. }) = first else { panic!("a build comes first") };
        *counts.entry(format!("{action:?}")).or_default() += 1;
    }
    for action in &legal {
        let chance = 1.0 / per_slot.len() as f64 / f64::from(per_slot[&action.slot()]);
        let expected = f64::from(games) * chance;
        let count = f64::from(counts.remove(&format!("{action:?}")).unwrap_or(0));
        // Five standard deviations of a binomial distribution.
        let slack = 5.0 * (expected * (1.0 - chance)).sqrt();
        assert!((count - expected).abs() < slack, "{action:?}: {count} times, not {expected}");
    }
    assert!(counts.is_empty(), "illegal: {counts:?}");
}

/// The alternatives to an input, each with its probability and whether it was played: the possible
/// draws; or the slots, then the spaces of the chosen slot.
fn alternatives(game: &Simplicity, state: &State, input: &Input) -> Vec<Vec<(f64, bool)>> {
    let even = |played: Vec<bool>| {
        let chance = 1.0 / played.len() as f64;
        played.into_iter().map(|played| (chance, played)).collect()
    };
    match *input {
        KernelInput::Chance(chosen) => {
            let mut draws = Vec::new();
            game.outcomes(state, &mut draws);
            let all: u32 = draws.iter().map(|(_, weight)| weight).sum();
            let chance = |weight: u32| f64::from(weight) / f64::from(all);
            vec![draws.iter().map(|(other, weight)| (chance(*weight), *other == chosen)).collect()]
        }
        KernelInput::Act { seat, action } => {
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            let slot = action.slot();
            let mut slots: Vec<_> = legal.iter().map(|other| other.slot()).collect();
            slots.dedup();
            let spaces = legal.iter().filter(|other| other.slot() == slot);
            vec![
                even(slots.iter().map(|other| *other == slot).collect()),
                even(spaces.map(|other| *other == action).collect()),
            ]
        }
    }
}

/// Every draw and choice of a game, from the strips to the last build: at every step, the rank of
/// the played input in the list of alternatives is half-way on average.
#[test]
fn no_draw_or_choice_is_biased() {
    for (players, options) in [(4, &[][..]), (3, &[("demolition", "always")]), (5, &[])] {
        let game = game(players, options);
        // By step and list: the sum of deviations above half-way over all games, and its variance.
        let mut leaning = [[(0.0, 0.0); 2]; 128];
        for index in 0..1_500 {
            let mut rng = Rng::stream(u64::from(players), index);
            let mut inputs = Vec::new();
            game.play_out_seen(&mut game.start(), &mut rng, |input| inputs.push(input));
            let mut state = game.start();
            for (input, leaning) in inputs.iter().zip(&mut leaning) {
                let lists = alternatives(&game, &state, input);
                for (list, (leans, variance)) in lists.into_iter().zip(leaning) {
                    let mut below = 0.0;
                    for (chance, played) in list {
                        let middle: f64 = below + chance / 2.0 - 0.5;
                        *variance += chance * middle * middle;
                        *leans += if played { middle } else { 0.0 };
                        below += chance;
                    }
                }
                game.apply(&mut state, input).expect("legal");
            }
        }
        for (step, lists) in leaning.iter().enumerate() {
            for (leans, variance) in lists {
                // Five standard deviations, plus the rounding of sums of fractions.
                let slack = 5.0 * f64::sqrt(*variance) + 1e-6;
                assert!(f64::abs(*leans) < slack, "{players} players, step {step}: {leans}");
            }
        }
    }
}

/// A position late in round 5 in which an available tile fits nowhere while others fit.
fn late_position(game: &Simplicity) -> (State, kernel::Seat) {
    for seed in 0..10_000 {
        let mut inputs = Vec::new();
        let mut rng = Rng::seed(seed);
        game.play_out_seen(&mut game.start(), &mut rng, |input| inputs.push(input));
        let state = replay(game, game.start(), &inputs[..inputs.len() - 3]);
        let spaces = game.legal_spaces(&state);
        let fits = state.available().filter(|(slot, _)| !spaces[slot.index()].is_empty()).count();
        let available = state.available().count();
        if let (true, Turn::Seat(seat)) = (1 < fits && fits < available, game.turn(&state)) {
            return (state, seat);
        }
    }
    panic!("no such position in 10,000 games");
}

/// The figures of V6 for a game.
#[derive(Default)]
struct Measures {
    stuck_games: u32,
    blank_games: u32,
    choices: usize,
    turns: usize,
    team_points: u32,
    winner_points: u32,
}

impl Measures {
    fn add(&mut self, game: &Simplicity, inputs: &[Input]) {
        let mut state = game.start();
        let (mut stuck, mut blank) = (false, false);
        let mut legal = Vec::new();
        for input in inputs {
            if let KernelInput::Act { seat, action: Action::Take { slot, space, .. } } = input {
                legal.clear();
                game.legal(&state, *seat, &mut legal);
                self.choices += legal.len();
                self.turns += 1;
                stuck |= is_stuck(game, &state);
                let ground = game.ground(&state, *space);
                blank |= ground == Some(simplicity::Ground::Blank);
                assert!(state.available_in(*slot).is_some());
            }
            game.apply(&mut state, input).expect("legal");
        }
        self.stuck_games += u32::from(stuck);
        self.blank_games += u32::from(blank);
        let scores = game.scores(&state);
        let totals = game.teams().map(|team| u32::from(scores[team.index()].total()));
        self.team_points += totals.clone().sum::<u32>();
        self.winner_points += totals.max().unwrap_or(0);
    }
}

/// SIM-3.7: slot 7 is gone, and all open spaces are legal from every available slot.
fn is_stuck(game: &Simplicity, state: &State) -> bool {
    let blank = game.open(state).iter().any(|space| {
        let from_first_six = |slot: &simplicity::Slot| *slot != simplicity::Slot::LAST;
        let spaces = game.legal_spaces(state);
        let mut available = state.available().map(|(slot, _)| slot).filter(from_first_six);
        game.ground(state, space) == Some(simplicity::Ground::Blank)
            && available.any(|slot| spaces[slot.index()].contains(space))
    });
    let open = game.open(state);
    let spaces = game.legal_spaces(state);
    let all_open = |(slot, _): (simplicity::Slot, _)| spaces[slot.index()] == open;
    blank
        || (state.available_in(simplicity::Slot::LAST).is_none() && state.available().all(all_open))
}

/// V6. The bounds allow for chance (4,000 games, not 40,000) and for the rounding of the published
/// figures.
#[test]
fn v6_random_play_has_the_published_figures() {
    for (players, stuck, choices) in
        [(4, 0.0..0.002, 31.0), (5, 0.003..0.014, 32.0), (6, 0.002..0.012, 41.0)]
    {
        let game = game(players, &[]);
        let mut measures = Measures::default();
        let games = often(2_500, 4_000) as u64;
        for index in 0..games {
            let mut inputs = Vec::new();
            let mut rng = Rng::stream(6, index);
            game.play_out_seen(&mut game.start(), &mut rng, |input| inputs.push(input));
            measures.add(&game, &inputs);
        }
        let per_game = |count: u32| f64::from(count) / games as f64;
        let stuck_games = per_game(measures.stuck_games);
        assert!(stuck.contains(&stuck_games), "{players} teams: SIM-3.7 in {stuck_games}");
        let blank = per_game(measures.blank_games);
        assert!((0.16..0.23).contains(&blank), "{players} teams: the blank space in {blank}");
        let mean_choices = measures.choices as f64 / measures.turns as f64;
        assert!((mean_choices - choices).abs() < 1.0, "{players} teams: {mean_choices} choices");
        let team = per_game(measures.team_points) / f64::from(players);
        assert!((team - 14.5).abs() < 0.4, "{players} teams: {team} points");
        let winner = per_game(measures.winner_points);
        assert!((19.5..21.6).contains(&winner), "{players} teams: the best has {winner} points");
    }
}

#[test]
fn the_state_is_small() {
    assert_eq!(size_of::<State>(), 128);
    let game = game(4, &[]);
    let mut state = game.start();
    game.play_out(&mut state, &mut Rng::seed(1));
    assert!(game.standings(&state).is_some());
}
