//! One played game with all its states.

use std::collections::BTreeSet;
use std::collections::hash_map::DefaultHasher;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use kernel::{Game, Input, InputOf, Rng, Seat, Turn};

/// One played game with all its states.
pub struct Walk<G: Game> {
    /// The rules of the game.
    pub game: G,
    /// The seed of the game.
    pub seed: u64,
    /// What happened, in order.
    pub inputs: Vec<InputOf<G>>,
    /// The state before each input, and the last one: one more than `inputs`.
    pub states: Vec<G::State>,
    /// A hash of each state when the game reached it.
    prints: Vec<u64>,
}

impl<G: Game> Walk<G> {
    /// Plays `game` until it is over, nobody can act or it has taken more than `bound` inputs. Luck
    /// draws by weight. In [`Turn::Together`] any seat of the set is next; once a game a seat outside
    /// the set takes its commit back, if one can.
    pub fn play(
        game: G,
        seed: u64,
        bound: usize,
        mut bot: impl FnMut(&G, &G::State, Seat, &mut Rng) -> Option<G::Action>,
    ) -> Walk<G> {
        let mut rng = Rng::seed(seed);
        let mut state = game.start();
        let mut walk = Walk { game, seed, inputs: vec![], states: vec![], prints: vec![] };
        walk.remember(state.clone());
        let mut taken_back = false;
        while walk.inputs.len() <= bound {
            let back = if taken_back { None } else { second_thought(&walk.game, &state, &mut rng) };
            taken_back |= back.is_some();
            let next = back.or_else(|| next_input(&walk.game, &state, &mut rng, &mut bot));
            let Some(input) = next else { break };
            walk.game.apply_unchecked(&mut state, &input);
            walk.inputs.push(input);
            walk.remember(state.clone());
        }
        walk
    }

    fn remember(&mut self, state: G::State) {
        self.prints.push(fingerprint(&state));
        self.states.push(state);
    }

    /// Whether state number `at` still looks as it did when the game reached it.
    pub fn is_unchanged(&self, at: usize) -> bool {
        fingerprint(&self.states[at]) == self.prints[at]
    }

    /// Some states, for laws that are expensive per state: the number of inputs before each and the
    /// state itself, always with the first and the last; all of them in a short game. `stream` keeps
    /// the choices of different laws apart.
    pub(crate) fn sample(&self, stream: u8) -> impl Iterator<Item = (usize, &G::State)> {
        const MOST: usize = 12;
        let count = self.states.len();
        let mut rng = self.rng(stream);
        let chosen: BTreeSet<usize> = if count <= MOST {
            (0..count).collect()
        } else {
            let between = (2..MOST).map(|_| rng.below(count as u32) as usize);
            between.chain([0, count - 1]).collect()
        };
        chosen.into_iter().map(|at| (at, &self.states[at]))
    }

    /// This game's generator for law number `stream`.
    pub(crate) fn rng(&self, stream: u8) -> Rng {
        Rng::stream(self.seed, u64::from(stream))
    }
}

/// The next input: luck by weight, or the bot's choice for the seat to act, in [`Turn::Together`] any
/// seat of the set. `None` at the end or if nobody can act.
pub(crate) fn next_input<G: Game>(
    game: &G,
    state: &G::State,
    rng: &mut Rng,
    bot: &mut impl FnMut(&G, &G::State, Seat, &mut Rng) -> Option<G::Action>,
) -> Option<InputOf<G>> {
    let seat = match game.turn(state) {
        Turn::Over => return None,
        Turn::Chance => {
            return rng.pick_weighted(&outcomes(game, state)).cloned().map(Input::Chance);
        }
        Turn::Seat(seat) => seat,
        Turn::Together(set) => *rng.pick(&set.iter().collect::<Vec<_>>())?,
    };
    let action = bot(game, state, seat, rng)?;
    Some(Input::Act { seat, action })
}

/// Occasionally, an action of a seat that owes none in [`Turn::Together`].
fn second_thought<G: Game>(game: &G, state: &G::State, rng: &mut Rng) -> Option<InputOf<G>> {
    let Turn::Together(owing) = game.turn(state) else { return None };
    if rng.below(4) > 0 {
        return None;
    }
    let outside = Seat::first(game.seats()).filter(|seat| !owing.contains(*seat));
    let seat = *rng.pick(&outside.collect::<Vec<_>>())?;
    let action = pick_any(game, state, seat, rng)?;
    Some(Input::Act { seat, action })
}

fn fingerprint(state: &impl Debug) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{state:?}").hash(&mut hasher);
    hasher.finish()
}

/// Plays uniformly random legal actions, like [`Walk::play`].
///
/// # Examples
/// ```
/// use kernel::{Game, Turn};
/// use testkit::toy::{Setup, Tie, Toy};
///
/// let toy = Toy::new(&Setup { seats: 3, rounds: 2, tie: Tie::Lost })?;
/// let walk = testkit::random_game(toy, 1, 100);
/// assert_eq!(walk.states.len(), walk.inputs.len() + 1);
/// assert_eq!(walk.game.turn(&walk.states[walk.inputs.len()]), Turn::Over);
/// # Ok::<(), testkit::toy::BadSetup>(())
/// ```
pub fn random_game<G: Game>(game: G, seed: u64, bound: usize) -> Walk<G> {
    Walk::play(game, seed, bound, pick_any)
}

pub(crate) fn pick_any<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    rng: &mut Rng,
) -> Option<G::Action> {
    rng.pick(&legal(game, state, seat)).cloned()
}

/// Plays twice from one seed, each time with newly compiled rules and a new bot (law 10).
///
/// # Errors
/// Where the two games differ, or why the game refuses the set-up.
pub fn same_game<G: Game, B>(
    setup: &G::Setup,
    seed: u64,
    bound: usize,
    new_bot: impl Fn() -> B,
) -> Result<(), String>
where
    B: FnMut(&G, &G::State, Seat, &mut Rng) -> Option<G::Action>,
{
    let play = || {
        let game = G::new(setup).map_err(|bad| bad.to_string())?;
        Ok::<_, String>(Walk::play(game, seed, bound, new_bot()))
    };
    let (first, second) = (play()?, play()?);
    let differs = |at: &usize| first.inputs.get(*at) != second.inputs.get(*at);
    if let Some(at) = (0..first.inputs.len().max(second.inputs.len())).find(differs) {
        let (one, other) = (first.inputs.get(at), second.inputs.get(at));
        return Err(format!("from seed {seed}, input {at} is once {one:?} and once {other:?}"));
    }
    match first.states.iter().zip(&second.states).position(|(one, other)| one != other) {
        Some(at) => {
            Err(format!("from seed {seed}, the state after {at} inputs is not the same twice"))
        }
        None => Ok(()),
    }
}

/// The legal actions of `seat`, as a new list.
pub fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = vec![];
    game.legal(state, seat, &mut actions);
    actions
}

/// The outcomes of luck, as a new list.
pub fn outcomes<G: Game>(game: &G, state: &G::State) -> Vec<(G::Chance, u32)> {
    let mut outcomes = vec![];
    game.outcomes(state, &mut outcomes);
    outcomes
}

/// Every legal input, of all seats and of luck.
pub fn listed<G: Game>(game: &G, state: &G::State) -> Vec<InputOf<G>> {
    let acts = Seat::first(game.seats()).flat_map(|seat| {
        legal(game, state, seat).into_iter().map(move |action| Input::Act { seat, action })
    });
    let luck = outcomes(game, state).into_iter().map(|(outcome, _)| Input::Chance(outcome));
    acts.chain(luck).collect()
}
