//! The measured work: units that check their results, so that a fast wrong engine fails.

use std::fmt;
use std::hint::black_box;

use kernel::{Game, Hints, Input as KernelInput, Observer, Rng, Seat};
use simplicity::score::TeamScore;
use simplicity::{
    Action, Event, Input, Library, Position, SetupDoc, Simplicity, Spaces, State, Step, Team,
};

/// The least number of units of a run: enough for means to be near the values of the rules, and a
/// multiple of the decisions and of the builds of a game at every number of teams, so that a run
/// consists of whole games.
pub(crate) const BATCH: u32 = 1_200;

/// Does this many units of work and panics if the result is wrong.
pub(crate) type Run = Box<dyn FnMut(u32)>;

/// A unit of work at a number of teams. It prints as its name, such as `random-game-4`.
#[derive(Clone, Copy)]
pub(crate) struct Workload {
    unit: &'static str,
    teams: u8,
    prepare: fn(Simplicity) -> Run,
}

/// A unit by name, the numbers of teams that make a difference to it, and its preparation.
type Unit = (&'static str, &'static [u8], fn(Simplicity) -> Run);

const ALL_TABLES: &[u8] = &[4, 5, 6];

const UNITS: [Unit; 9] = [
    ("random-game", ALL_TABLES, random_game),
    ("random-decision", ALL_TABLES, random_decision),
    ("scoring", ALL_TABLES, scoring),
    ("legal-list", ALL_TABLES, legal_list),
    ("greedy-choice", ALL_TABLES, greedy_choice),
    ("listed-greedy-choice", ALL_TABLES, listed_greedy_choice),
    ("checked-game", ALL_TABLES, checked_game),
    ("state-copy", &[4], state_copy),
    ("position-from-text", &[6], position_from_text),
];

/// All units of work.
pub(crate) fn workloads() -> impl Iterator<Item = Workload> {
    UNITS.into_iter().flat_map(|(unit, tables, prepare)| {
        tables.iter().map(move |&teams| Workload { unit, teams, prepare })
    })
}

impl Workload {
    /// Prepares what the work needs but should not measure.
    pub(crate) fn prepare(self) -> Run {
        (self.prepare)(game(self.teams))
    }
}

impl fmt::Display for Workload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.unit, self.teams)
    }
}

/// The default game of four to six teams, one a player.
fn game(teams: u8) -> Simplicity {
    let setup = SetupDoc::new(teams).resolve(&Library::standard());
    Simplicity::new(&setup.expect("the standard components are there")).expect("a sound set-up")
}

/// A random game to the end, with scoring.
fn random_game(game: Simplicity) -> Run {
    let mut rng = Rng::seed(1);
    Box::new(move |count| {
        let (mut state, mut points) = (game.start(), 0);
        for _ in 0..count {
            state = game.start();
            game.play_out(&mut state, &mut rng);
            points += sum(&game.scores(&state));
        }
        assert_over(&game, &state);
        assert_points(&game, points, count);
    })
}

/// One decision of a random game, including the chance events before it, without scoring.
fn random_decision(game: Simplicity) -> Run {
    let mut rng = Rng::seed(1);
    Box::new(move |count| {
        let (mut state, mut decisions) = (game.start(), 0);
        while decisions < count {
            state = game.start();
            game.play_out(&mut state, &mut rng);
            decisions += decisions_of(&game, &state);
        }
        assert_over(&game, &state);
        assert_eq!(decisions, count, "count is not a multiple of the decisions of a game");
    })
}

/// The final scores of all teams.
fn scoring(game: Simplicity) -> Run {
    let ends: Vec<State> = games(&game, 256).into_iter().map(|(_, end)| end).collect();
    let points = ends.iter().map(|end| sum(&game.scores(end))).sum();
    assert_points(&game, points, ends.len() as u32);
    Box::new(move |count| {
        for end in ends.iter().cycle().take(count as usize) {
            black_box(&game.scores(black_box(end)));
        }
    })
}

/// The list of everything that a team may build.
fn legal_list(game: Simplicity) -> Run {
    let choices = choices(&game);
    let mut legal = Vec::with_capacity(MOST_ACTIONS);
    Box::new(move |count| {
        let mut listed = 0;
        for choice in choices.iter().cycle().take(count as usize) {
            legal.clear();
            game.legal(&choice.state, choice.seat, &mut legal);
            listed += legal.len();
        }
        assert_candidates(&game, listed, count);
    })
}

/// The best of a given list of builds.
fn greedy_choice(game: Simplicity) -> Run {
    let choices = choices(&game);
    let mut gains = Vec::with_capacity(MOST_ACTIONS);
    Box::new(move |count| {
        let (mut judged, mut points, mut best) = (0, 0, 0);
        for Choice { state, seat, legal, most } in choices.iter().cycle().take(count as usize) {
            gains.clear();
            game.gains(state, *seat, legal, &mut gains);
            judged += gains.len();
            points += gains.iter().max().map_or(0, |gain| gain[0]);
            best += most;
        }
        assert_candidates(&game, judged, count);
        assert_eq!(points, best, "the chosen builds are not the best");
    })
}

/// The same, including the listing.
fn listed_greedy_choice(game: Simplicity) -> Run {
    let choices = choices(&game);
    let mut legal = Vec::with_capacity(MOST_ACTIONS);
    let mut gains = Vec::with_capacity(MOST_ACTIONS);
    Box::new(move |count| {
        let (mut judged, mut points, mut best) = (0, 0, 0);
        for Choice { state, seat, most, .. } in choices.iter().cycle().take(count as usize) {
            legal.clear();
            gains.clear();
            game.legal(state, *seat, &mut legal);
            game.gains(state, *seat, &legal, &mut gains);
            judged += gains.len();
            points += gains.iter().max().map_or(0, |gain| gain[0]);
            best += most;
        }
        assert_candidates(&game, judged, count);
        assert_eq!(points, best, "the chosen builds are not the best");
    })
}

/// A game through the checked interface: every input judged, applied and reported in events.
fn checked_game(game: Simplicity) -> Run {
    let games = games(&game, 60);
    let mut events = Vec::with_capacity(16);
    Box::new(move |count| {
        let mut built = 0;
        for (log, end) in games.iter().cycle().take(count as usize) {
            let mut state = game.start();
            for input in log {
                let before = state;
                game.apply(&mut state, input).expect("a legal input");
                events.clear();
                game.events(&before, input, &state, Observer::Spectator, &mut events);
                built += events.iter().filter(|event| matches!(event, Event::Built { .. })).count();
            }
            assert_eq!(state, *end);
        }
        assert_eq!(built, 5 * game.team_count() * count as usize, "SIM-3.1, SIM-3.4");
    })
}

/// A copy of the state.
fn state_copy(game: Simplicity) -> Run {
    let mut end = game.start();
    game.play_out(&mut end, &mut Rng::seed(1));
    Box::new(move |count| {
        for _ in 0..count {
            let copy = *black_box(&end);
            black_box(&copy);
        }
        assert_over(&game, &end);
    })
}

/// Vector V4 of the rules: the largest city, all six teams, tokens.
const SCORE_TABLE: &str = include_str!("../../../../docs/examples/score-table.txt");

/// Reading a city from text.
fn position_from_text(_game: Simplicity) -> Run {
    Box::new(|count| {
        let mut discs = 0;
        for _ in 0..count {
            let position = Position::from_text(black_box(SCORE_TABLE)).expect("a position");
            discs += position.city.owned().len();
            black_box(&position);
        }
        assert_eq!(discs, 30 * count, "V4 has six teams with five discs");
    })
}

/// More than ever occur: seven slots, 42 open spaces in the largest city.
const MOST_ACTIONS: usize = 7 * 49;

/// Random games by their inputs, each with its end.
fn games(game: &Simplicity, count: usize) -> Vec<(Vec<Input>, State)> {
    let mut rng = Rng::seed(2);
    let mut play = || {
        let (mut log, mut end) = (Vec::new(), game.start());
        game.play_out_seen(&mut end, &mut rng, |input| log.push(input));
        (log, end)
    };
    (0..count).map(|_| play()).collect()
}

/// A position in which a team takes a tile.
struct Choice {
    state: State,
    seat: Seat,
    /// Its legal actions.
    legal: Vec<Action>,
    /// The most points that any of them gains.
    most: i32,
}

impl Choice {
    fn new(game: &Simplicity, state: State, seat: Seat) -> Choice {
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        // Without the token that the end of the round may give.
        let points = |state: &State| {
            let score = game.scores(state)[seat.index()];
            i32::from(score.total() - score.tokens)
        };
        let brings = |&action: &Action| {
            let mut after = state;
            game.apply(&mut after, &KernelInput::Act { seat, action }).expect("a legal input");
            points(&after) - points(&state)
        };
        let most = legal.iter().map(brings).max().expect("a turn is never skipped");
        Choice { state, seat, legal, most }
    }
}

/// All positions of some random games in which a team takes a tile; whole games in every [`BATCH`]
/// of them too.
fn choices(game: &Simplicity) -> Vec<Choice> {
    let mut choices = Vec::new();
    for (log, _) in games(game, BATCH as usize / 20) {
        let mut state = game.start();
        for input in &log {
            if let KernelInput::Act { seat, action: Action::Take { .. } } = *input {
                choices.push(Choice::new(game, state, seat));
            }
            game.apply(&mut state, input).expect("a legal input");
        }
    }
    choices
}

fn sum(scores: &[TeamScore; Team::COUNT]) -> u32 {
    scores.iter().map(|score| u32::from(score.total())).sum()
}

/// What every game does: one block per round where demolition is played (SIM-3.2), five discs per
/// team (SIM-3.4).
fn decisions_of(game: &Simplicity, end: &State) -> u32 {
    end.city.owned().len() + if game.demolition() { 5 } else { 0 }
}

/// SIM-3.1, SIM-3.4, SIM-4.2: five discs per team, five tokens, no action left.
fn assert_over(game: &Simplicity, state: &State) {
    let discs = state.city.discs.map(Spaces::len);
    let (playing, absent) = discs.split_at(game.team_count());
    assert!(playing.iter().all(|&discs| discs == 5) && absent.iter().all(|&discs| discs == 0));
    assert_eq!(state.city.owned().len() as usize, 5 * game.team_count(), "discs lie apart");
    assert_eq!(state.tokens.iter().sum::<u8>(), 5);
    assert_eq!(game.step(state), Step::Over);
}

/// V6: a team has about 14.5 points at the end of a random game.
fn assert_points(game: &Simplicity, points: u32, games: u32) {
    let mean = f64::from(points) / f64::from(games) / game.team_count() as f64;
    assert!((14.0..15.1).contains(&mean), "{mean} points a team in {games} games");
}

/// V6: in random games there are about 31, 32 and 41 choices.
fn assert_candidates(game: &Simplicity, candidates: usize, choices: u32) {
    let expected = [31.0, 32.0, 41.0][game.team_count() - 4];
    let mean = candidates as f64 / f64::from(choices);
    assert!((mean - expected).abs() < 2.0, "{mean} candidates in {choices} choices");
}
