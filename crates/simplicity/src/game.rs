//! Implements [`kernel::Game`] and [`kernel::Hints`].

use kernel::{Audience, Game, Hints, Level, Observer, Rng, Seat, Standings, Turn};

use crate::luck::draw_due;
use crate::pieces::{Slot, Team};
use crate::steps::Step;
use crate::{Action, BadSetup, Chance, City, Event, Illegal, Input, Setup, Simplicity, State};

impl Game for Simplicity {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = State;
    type Event = Event;
    type Illegal = Illegal;
    type BadSetup = BadSetup;

    fn new(setup: &Setup) -> Result<Simplicity, BadSetup> {
        Simplicity::compile(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> usize {
        self.size.players
    }

    fn start(&self) -> State {
        State {
            city: City::default(),
            columns: [None; crate::COLUMNS],
            bag: self.components().tiles(),
            offer: [None; Slot::COUNT],
            order: [None; Team::COUNT],
            pawns: [None; Team::COUNT],
            tokens: [0; Team::COUNT],
            face: None,
            blocked: None,
            step: 0,
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match self.step(state) {
            Step::Over => Turn::Over,
            _ => self.team_to_act(state).map_or(Turn::Chance, |team| Turn::Seat(self.owner(team))),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match self.team_to_act(state) {
            Some(team) if self.owner(team) == seat => {
                if self.blocker(state).is_some() {
                    out.extend(Simplicity::blocks(team));
                } else {
                    self.takes(state, team, out);
                }
            }
            _ => {}
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        self.each_draw(state, |chance, weight| out.push((chance, weight)));
    }

    fn luck(&self, state: &State, rng: &mut Rng) -> Option<Chance> {
        self.drawn(state, rng)
    }

    #[inline]
    fn check(&self, state: &State, input: &Input) -> Result<(), Illegal> {
        let (seat, action) = match *input {
            Input::Chance(chance) => return self.check_draw(state, chance),
            Input::Act { seat, action } => (seat, action),
        };
        let team = action.team();
        let Some(turn) = self.team_to_act(state) else {
            let due = draw_due(self.step(state));
            return Err(due.map_or(Illegal::GameOver, |due| Illegal::LuckIsDue { due }));
        };
        if team.index() >= self.team_count() {
            return Err(Illegal::NoSuchTeam { team });
        }
        if self.owner(team) != seat {
            return Err(Illegal::NotYourTeam { seat, team });
        }
        if team != turn {
            return Err(Illegal::OutOfTurn { team, turn });
        }
        match action {
            Action::Block { .. } => self.check_block(state),
            Action::Take { slot, space, .. } => self.check_take(state, slot, space),
        }
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, input: &Input) {
        match *input {
            Input::Chance(chance) => self.draw(state, chance),
            Input::Act { action: Action::Block { slot, .. }, .. } => {
                Simplicity::block(state, slot);
            }
            Input::Act { action: Action::Take { team, slot, space }, .. } => {
                self.take(state, team, slot, space);
            }
        }
    }

    fn view(&self, state: &State, _who: Observer) -> State {
        *state
    }

    #[inline]
    fn happened(
        &self,
        before: &State,
        input: &Input,
        after: &State,
        tell: &mut impl FnMut(Audience, Event),
    ) {
        self.tell(before, input, after, &mut |event| tell(Audience::All, event));
    }

    fn imagine(&self, view: &State, _rng: &mut Rng) -> State {
        *view
    }

    fn standings(&self, state: &State) -> Option<Standings> {
        (self.step(state) == Step::Over).then(|| self.player_standings(state))
    }
}

impl Hints for Simplicity {
    const LEVELS: &'static [Level] = &[
        Level { name: "easy", player: "greedy:sees=4" },
        Level { name: "steady", player: "greedy:sees=7" },
        Level { name: "thoughtful", player: "greedy:sees=14" },
        Level { name: "sharp", player: "greedy:sees=40" },
        Level { name: "expert", player: "tree:worlds=6:rounds=1" },
        Level { name: "master", player: "tree:worlds=2000:exact=700" },
    ];

    const PLAYS_ON: bool = true;

    fn bunch(&self, action: &Action) -> Option<u32> {
        Some(action.slot().index() as u32)
    }

    fn gains(&self, state: &State, seat: Seat, actions: &[Action], out: &mut Vec<kernel::Gain>) {
        self.all_gains(state, seat, actions, out);
    }

    fn play_out(&self, state: &mut State, rng: &mut Rng) {
        self.play_out_random(state, rng);
    }

    fn round(&self, state: &State) -> u32 {
        self.step(state).round().map_or(0, u32::from)
    }

    fn play_on(&self, state: &mut State, until: u32, _own: Seat, rng: &mut Rng) {
        self.play_on_likely(state, until, rng);
    }

    fn value(&self, state: &State, seat: Seat) -> f64 {
        let mut values = Vec::with_capacity(self.size.players);
        self.all_values(state, &mut values);
        values[seat.index()]
    }

    fn values(&self, state: &State, out: &mut Vec<f64>) {
        self.all_values(state, out);
    }

    fn solve(&self, state: &State, most: u64) -> Option<Action> {
        self.best_end(state, most)
    }
}
