//! The players do what the registry says, in positions of Simplicity: greedy compared with a
//! calculation that tries every candidate, the random ones by the frequency of each choice, the
//! tree search by enumerating everything that can follow where that is little.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Hints, Input as KernelInput, Observer, Rng, Seat, Turn};
use search::{CancelToken, Deal, Player, make_player, play_game};
use simplicity::{Action, Library, SetupDoc, Simplicity, Slot, State, Step, Team};

fn table(players: u8) -> Simplicity {
    let setup = SetupDoc::new(players).resolve(&Library::standard()).expect("standard is there");
    Simplicity::new(&setup).expect("the set-up is sound")
}

fn player(spec: &str) -> Box<dyn Player<Simplicity>> {
    make_player(spec).expect("the player is known")
}

/// A position in which a seat is to act.
struct Choice {
    state: State,
    seat: Seat,
    legal: Vec<Action>,
}

impl Choice {
    fn of(game: &Simplicity, state: State) -> Option<Choice> {
        let Turn::Seat(seat) = game.turn(&state) else { return None };
        let mut legal = vec![];
        game.legal(&state, seat, &mut legal);
        Some(Choice { state, seat, legal })
    }

    fn made_by(
        &self,
        player: &mut dyn Player<Simplicity>,
        game: &Simplicity,
        rng: &mut Rng,
    ) -> usize {
        let view = game.view(&self.state, Observer::Seat(self.seat));
        player.choose(game, &view, self.seat, &self.legal, rng)
    }
}

/// Every position of a random game in which a seat is to act.
fn choices(game: &Simplicity, seed: u64) -> Vec<Choice> {
    let mut inputs = vec![];
    game.play_out_seen(&mut game.start(), &mut Rng::seed(seed), |input| inputs.push(input));
    let mut state = game.start();
    let states = inputs.iter().map(|input| {
        let before = state;
        game.apply(&mut state, input).expect("a random game is legal");
        before
    });
    states.filter_map(|state| Choice::of(game, state)).collect()
}

// Greedy

/// The points of a team from its buildings, without tokens: a turn may win a token, but no
/// candidate more than another.
fn built(game: &Simplicity, state: &State, team: Team) -> i32 {
    let score = game.scores(state)[team.index()];
    i32::from(score.total() - score.tokens)
}

/// What a seat has (SIM-5.5): the lower of its teams' scores, and their sum.
fn has(game: &Simplicity, built_in: &State, tokens_in: &State, seat: Seat) -> (i32, i32) {
    let tokens = |team: Team| i32::from(tokens_in.tokens[team.index()]);
    let totals = game.teams_of(seat).map(|team| built(game, built_in, team) + tokens(team));
    let totals: Vec<i32> = totals.collect();
    (totals.iter().copied().min().expect("a seat has a team"), totals.iter().sum())
}

/// The worth of a build: the gain of the lower team, then of both; then the better pawn.
fn worth_of_build(game: &Simplicity, choice: &Choice, action: Action) -> (i32, i32, Reverse<Slot>) {
    let Choice { state, seat, .. } = choice;
    let mut after = *state;
    game.apply(&mut after, &KernelInput::Act { seat: *seat, action }).expect("legal");
    let (lower, sum) = has(game, state, state, *seat);
    let (lower_after, sum_after) = has(game, &after, state, *seat);
    (lower_after - lower, sum_after - sum, Reverse(action.slot()))
}

/// The worth of a block: less is better for what the first team of another player can then gain
/// from one build; then the higher slot.
fn worth_of_block(
    game: &Simplicity,
    choice: &Choice,
    action: Action,
) -> (Reverse<i32>, Reverse<Slot>) {
    let mut blocked = choice.state;
    game.apply(&mut blocked, &KernelInput::Act { seat: choice.seat, action }).expect("legal");
    let mut order = blocked.order.into_iter().flatten();
    let rival = order.find(|&team| game.owner(team) != choice.seat).expect("there is a rival");
    let before = built(game, &blocked, rival);
    let mut best = 0;
    for slot in Slot::ALL {
        for space in game.legal_spaces(&blocked)[slot.index()].iter() {
            let mut after = blocked;
            let action = Action::Take { team: rival, slot, space };
            game.apply_unchecked(&mut after, &KernelInput::Act { seat: game.owner(rival), action });
            best = best.max(built(game, &after, rival) - before);
        }
    }
    (Reverse(best), Reverse(action.slot()))
}

/// The index of the first best candidate.
fn first_best<T: Ord>(worths: impl Iterator<Item = T>) -> usize {
    let worths: Vec<T> = worths.collect();
    let best = worths.iter().max().expect("somebody can act");
    worths.iter().position(|worth| worth == best).expect("it is there")
}

#[test]
fn greedy_takes_the_most_points() {
    let mut rng = Rng::seed(1);
    for players in 2..=6 {
        let game = table(players);
        for choice in (0..25).flat_map(|seed| choices(&game, seed)) {
            let made = choice.made_by(&mut *player("greedy"), &game, &mut rng);
            let candidates = choice.legal.iter().copied();
            let best = match game.step(&choice.state) {
                Step::Block { .. } => {
                    first_best(candidates.map(|action| worth_of_block(&game, &choice, action)))
                }
                _ => first_best(candidates.map(|action| worth_of_build(&game, &choice, action))),
            };
            let (made, best) = (choice.legal[made], choice.legal[best]);
            assert_eq!(made, best, "{players} players: {:?}", choice.state);
        }
    }
}

/// The two-team rule matters: greedy does not always take the best build for the team whose turn it
/// is, nor for the sum of both.
#[test]
fn greedy_looks_at_the_lower_team_first() {
    let game = table(2);
    let (mut turns, mut given_up) = (0, 0);
    for choice in (0..100).flat_map(|seed| choices(&game, seed)) {
        let Step::Take { .. } = game.step(&choice.state) else { continue };
        let worth = |action| worth_of_build(&game, &choice, action);
        let made = choice.made_by(&mut *player("greedy"), &game, &mut Rng::seed(1));
        let sum = worth(choice.legal[made]).1;
        let most = choice.legal.iter().map(|&action| worth(action).1).max();
        turns += 1;
        given_up += u32::from(most > Some(sum));
    }
    assert!(given_up > 0 && given_up < turns, "{given_up} of {turns} turns");
}

// Search

/// The lead of a seat at the end.
fn lead(game: &Simplicity, end: &State, seat: Seat) -> i32 {
    let standings = game.standings(end).expect("the game is over").0;
    let rivals = standings.iter().enumerate().filter(|(rival, _)| *rival != seat.index());
    standings[seat.index()].score - rivals.map(|(_, place)| place.score).max().expect("a rival")
}

/// The choices that end a game, with the seat's lead after each.
fn last_choices(game: &Simplicity, games: u64) -> Vec<(Choice, Vec<i32>)> {
    let last = |choice: Choice| {
        let leads = choice.legal.iter().map(|&action| {
            let mut end = choice.state;
            game.apply_unchecked(&mut end, &KernelInput::Act { seat: choice.seat, action });
            (game.turn(&end) == Turn::Over).then(|| lead(game, &end, choice.seat))
        });
        let leads: Option<Vec<i32>> = leads.collect();
        leads.filter(|leads| leads.len() > 1).map(|leads| (choice, leads))
    };
    (0..games).flat_map(|seed| choices(game, seed)).filter_map(last).collect()
}

#[test]
fn the_last_choice_of_a_search_has_the_best_lead() {
    let game = table(4);
    for spec in ["tree:worlds=600", "plans:worlds=600"] {
        last_choices_lead(&game, &mut *player(spec));
    }
}

fn last_choices_lead(game: &Simplicity, searcher: &mut dyn Player<Simplicity>) {
    let mut rng = Rng::seed(1);
    let (mut better, mut equal, mut all) = (0, 0, 0);
    for (choice, leads) in last_choices(game, 60) {
        let of = |made: usize| leads[made];
        let greedy = of(choice.made_by(&mut *player("greedy"), game, &mut rng));
        let made = of(choice.made_by(searcher, game, &mut rng));
        assert!(made >= greedy, "{made} against {greedy} in {:?}", choice.state);
        better += u32::from(made > greedy);
        equal += u32::from(Some(&made) == leads.iter().max());
        all += 1;
    }
    // Greedy counts only its points, the search its lead; the search looks only at the most
    // promising choices, which now and then miss the best.
    assert!(all >= 50 && better > 0, "better {better} of {all}");
    assert!(equal * 10 >= all * 9, "the best {equal} of {all}");
}

#[test]
fn a_cancelled_player_chooses_at_once() {
    let game = table(4);
    let cancel = CancelToken::default();
    // A million worlds of each of these positions would take hours.
    let mut tree = player("tree:worlds=1000000");
    tree.until(cancel.clone());
    cancel.cancel();
    for choice in choices(&game, 1) {
        let made = choice.made_by(&mut *tree, &game, &mut Rng::seed(1));
        assert!(made < choice.legal.len());
    }
}

#[test]
fn a_tree_search_beats_greedy_players() {
    let game = table(4);
    let (games, mut won) = (40, 0);
    for index in 0..games {
        let mut bots = ["tree:worlds=100", "greedy", "greedy", "greedy"].map(player);
        bots.rotate_left(index as usize % 4);
        let mut bots: Vec<&mut dyn Player<Simplicity>> =
            bots.iter_mut().map(|bot| &mut **bot as &mut dyn Player<Simplicity>).collect();
        let end = play_game(&mut Deal::new(&game, 5, index), &mut bots, |_| {});
        let tree = (4 - index as usize % 4) % 4;
        let standings = game.standings(&end).expect("the game is over");
        won += u64::from(standings.winners().any(|seat| seat == tree));
    }
    // A quarter would be even.
    assert!(won * 5 > games * 2, "{won} of {games}");
}

// Chance

/// How often `spec` makes each choice of a position in `times` tries.
fn counts(game: &Simplicity, choice: &Choice, spec: &str, times: u32) -> Vec<u32> {
    let mut counts = vec![0; choice.legal.len()];
    let (mut player, mut rng) = (player(spec), Rng::seed(7));
    for _ in 0..times {
        counts[choice.made_by(&mut *player, game, &mut rng)] += 1;
    }
    counts
}

/// The probability of each choice, uniform over slots, then over the spaces of the slot.
fn slots_then_spaces(choice: &Choice) -> Vec<f64> {
    let mut spaces: BTreeMap<Slot, u32> = BTreeMap::new();
    for action in &choice.legal {
        *spaces.entry(action.slot()).or_default() += 1;
    }
    let slots = spaces.len() as f64;
    choice.legal.iter().map(|action| 1.0 / slots / f64::from(spaces[&action.slot()])).collect()
}

/// Whether counts fit probabilities: the sum of squared differences, each in units of its
/// expectation, is about the number of choices, and exceeds it by five standard deviations only
/// once in many thousand times.
fn fits(counts: &[u32], chances: &[f64]) -> bool {
    let times: f64 = counts.iter().copied().map(f64::from).sum();
    let expected = chances.iter().map(|chance| chance * times);
    let terms =
        counts.iter().zip(expected).map(|(&count, due)| (f64::from(count) - due).powi(2) / due);
    let (sum, freedom) = (terms.sum::<f64>(), (counts.len() - 1) as f64);
    sum < freedom + 5.0 * (2.0 * freedom).sqrt()
}

/// A turn with at least four slots, one of them with at least three times the spaces of another, so
/// the two uniform distributions differ; and a block.
fn a_turn_and_a_block(game: &Simplicity) -> [Choice; 2] {
    let find = |serves: &dyn Fn(&Choice) -> bool| {
        let mut all = (0..100).flat_map(|seed| choices(game, seed));
        all.find(|choice| serves(choice)).expect("a position serves")
    };
    let uneven = |choice: &Choice| {
        let chances = slots_then_spaces(choice);
        let least = chances.iter().copied().fold(1.0, f64::min);
        let most = chances.iter().copied().fold(0.0, f64::max);
        let slots: BTreeSet<Slot> = choice.legal.iter().map(|a| a.slot()).collect();
        slots.len() >= 4 && most > 3.0 * least && choice.legal.len() <= 40
    };
    [
        find(&|choice| matches!(game.step(&choice.state), Step::Take { .. }) && uneven(choice)),
        find(&|choice| matches!(game.step(&choice.state), Step::Block { .. })),
    ]
}

const TIMES: u32 = 80_000;

#[test]
fn random_is_uniform_over_slots_then_spaces() {
    let game = table(4);
    for choice in a_turn_and_a_block(&game) {
        let chances = slots_then_spaces(&choice);
        for spec in ["random", "greedy:noise=100"] {
            let counts = counts(&game, &choice, spec, TIMES);
            assert!(fits(&counts, &chances), "{spec}: {counts:?} for {chances:?}");
        }
    }
}

#[test]
fn random_move_is_uniform_over_moves() {
    let game = table(4);
    for choice in a_turn_and_a_block(&game) {
        let chances = vec![1.0 / choice.legal.len() as f64; choice.legal.len()];
        let counts = counts(&game, &choice, "random-move", TIMES);
        assert!(fits(&counts, &chances), "{counts:?} of {TIMES}");
    }
    // The two distributions are distinguishable.
    let [turn, _] = a_turn_and_a_block(&game);
    let chances = vec![1.0 / turn.legal.len() as f64; turn.legal.len()];
    assert!(!fits(&counts(&game, &turn, "random", TIMES), &chances));
}

#[test]
fn noise_is_the_share_of_random_turns() {
    let game = table(4);
    for choice in a_turn_and_a_block(&game) {
        let greedy = choice.made_by(&mut *player("greedy"), &game, &mut Rng::seed(1));
        let random = slots_then_spaces(&choice).into_iter();
        let mut chances: Vec<f64> = random.map(|chance| 0.3 * chance).collect();
        chances[greedy] += 0.7;
        let noisy = counts(&game, &choice, "greedy:noise=30", TIMES);
        assert!(fits(&noisy, &chances), "{noisy:?} for {chances:?}");
        // One percent is six standard deviations.
        let (count, chance) = (f64::from(noisy[greedy]), chances[greedy]);
        let deviation = (f64::from(TIMES) * chance * (1.0 - chance)).sqrt();
        assert!((count - f64::from(TIMES) * chance).abs() < 4.0 * deviation, "{count}");
        assert_eq!(counts(&game, &choice, "greedy:noise=0", TIMES)[greedy], TIMES);
    }
}

#[test]
fn the_first_of_a_list_plays_a_plain_game() {
    let game = table(4);
    for choice in a_turn_and_a_block(&game) {
        let made = |spec| choice.made_by(&mut *player(spec), &game, &mut Rng::seed(1));
        assert_eq!(made("greedy:noise=30/random-move"), made("greedy:noise=30"));
        assert_eq!(made("random-move/greedy:noise=30"), made("random-move"));
    }
    for spec in ["greedy/gredy", "gredy/greedy", "greedy/easy", "greedy/easy/greedy", "greedy/"] {
        assert!(make_player::<Simplicity>(spec).is_err(), "{spec}");
    }
}

// Games

#[test]
fn every_player_plays_whole_games_and_greedy_wins_them() {
    for players in 2..=6u8 {
        let game = table(players);
        let specs = ["greedy", "random", "random-move", "random", "random-move", "random"];
        let (games, mut won) = (200, 0);
        for index in 0..games {
            let mut bots: Vec<_> =
                specs[..usize::from(players)].iter().map(|spec| player(spec)).collect();
            let mut bots: Vec<&mut dyn Player<Simplicity>> =
                bots.iter_mut().map(|bot| &mut **bot as &mut dyn Player<Simplicity>).collect();
            let mut inputs = vec![];
            let mut deal = Deal::new(&game, 3, index);
            let end = play_game(&mut deal, &mut bots, |input| inputs.push(*input));
            let mut replayed = game.start();
            for input in &inputs {
                game.apply(&mut replayed, input).expect("players choose what is legal");
            }
            assert_eq!(replayed, end);
            let standings = game.standings(&end).expect("the game is over");
            won += u64::from(standings.winners().any(|seat| seat == 0));
        }
        // By luck alone it would win at most half of them.
        assert!(won * 10 > games * 7, "{players} players: {won} of {games}");
    }
}

#[test]
fn a_bunch_is_a_slot() {
    let game = table(4);
    let [turn, block] = a_turn_and_a_block(&game);
    for action in turn.legal.iter().chain(&block.legal) {
        assert_eq!(game.bunch(action), Some(action.slot().index() as u32));
    }
}
