//! A position of any game, without its type.

use std::any::Any;
use std::sync::Arc;

use kernel::{Input, InputOf, Observer, Rng, Seat, Standings, Turn};
use record::{Format, Record};
use search::Player;
use serde_json::Value;

use crate::codes::Coded;
use crate::encode::Seen;
use crate::faults::Judged;
use crate::made::Made;

/// Why an input is not applied.
pub(crate) enum Refused {
    /// Another seat is to act; the text names it.
    NotDue(String),
    /// No action or outcome has this number.
    NoNumber(&'static str, i64),
    /// The rules forbid it.
    Illegal(Box<Judged>),
}

/// A position without its type. Every seat is one of the game's.
pub(crate) trait AnyState: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn copied(&self, with_history: bool) -> Box<dyn AnyState>;
    fn is_same(&self, other: &dyn AnyState) -> bool;
    fn hash(&self) -> Option<u64>;
    fn turn(&self) -> Turn;
    fn numbers(&self, seat: Seat, take_back: bool) -> Vec<i32>;
    fn outcomes(&self) -> Vec<(i32, u32)>;
    fn apply(&mut self, seat: Option<Seat>, code: i64) -> Result<(), Refused>;
    fn draw(&mut self, code: i64) -> Result<(), Refused>;
    /// Makes pending draws; returns whether there were any.
    fn draw_by(&mut self, luck: &mut Rng) -> bool;
    fn observe(&self, seat: Seat, truth: bool) -> Seen;
    /// Every input since the start as a number, with the seat that acted, if one did.
    fn numbered_history(&self) -> Option<Vec<(Option<Seat>, i32)>>;
    fn view(&self, who: Observer) -> Value;
    fn choice(&self, seat: Seat, code: i64) -> Result<Value, Refused>;
    /// The events of inputs number `first` on for an observer, or those of the newest input; `None` without
    /// a history.
    fn events(&self, who: Observer, first: Option<usize>) -> Option<Vec<Value>>;
    fn imagine(&self, seat: Seat, likely: bool, rng: &mut Rng) -> Box<dyn AnyState>;
    fn gains(&self, seat: Seat) -> Vec<[i32; 3]>;
    fn value(&self, seat: Seat) -> f64;
    fn play_out(&self, rng: &mut Rng) -> Box<dyn AnyState>;
    fn play_on(&self, until: u32, own: Seat, rng: &mut Rng) -> Box<dyn AnyState>;
    fn standings(&self) -> Option<Standings>;
    /// Its record, with a name for each seat; `None` without a history.
    fn record(&self, names: Vec<String>) -> Option<String>;
    /// A record without inputs that begins at this position; `None` if the game writes no positions.
    fn position_record(&self) -> Option<String>;
    fn to_bytes(&self) -> Option<Vec<u8>>;
    fn lines(&self, who: Observer) -> Vec<Value>;
}

/// A player of any game, without its type.
pub(crate) trait AnyPlayer: Send {
    /// Its choice for a seat, from what the seat knows; `None` where it has none, or in another game.
    fn choose(&mut self, live: &dyn AnyState, seat: Seat, rng: &mut Rng) -> Option<i32>;
}

impl<G: Coded> AnyPlayer for Box<dyn Player<G>> {
    fn choose(&mut self, live: &dyn AnyState, seat: Seat, rng: &mut Rng) -> Option<i32> {
        let live: &Live<G> = live.as_any().downcast_ref()?;
        let (game, mut legal) = (live.game(), Vec::new());
        game.legal(&live.state, seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        let view = game.view(&live.state, Observer::Seat(seat));
        let chosen = &legal[(**self).choose(game, &view, seat, &legal, rng)];
        let mut numbered = game.numbered(&live.state, seat).into_iter();
        numbered.find(|(_, action)| action == chosen).map(|(number, _)| number)
    }
}

/// A position with its type.
pub(crate) struct Live<G: Coded> {
    pub(crate) made: Arc<Made<G>>,
    pub(crate) state: G::State,
    /// Every input since the start; `None` for imagined worlds and bare copies.
    pub(crate) history: Option<Vec<InputOf<G>>>,
}

impl<G: Coded> Live<G> {
    fn game(&self) -> &G {
        &self.made.game
    }

    fn with(&self, state: G::State) -> Box<dyn AnyState> {
        Box::new(Live { made: Arc::clone(&self.made), state, history: None })
    }

    fn take(&mut self, input: InputOf<G>) -> Result<(), Refused> {
        if let Err(illegal) = self.game().check(&self.state, &input) {
            let who = match &input {
                Input::Act { seat, .. } => Observer::Seat(*seat),
                Input::Chance(_) => Observer::Spectator,
            };
            return Err(self.judged(who, &illegal));
        }
        self.push(input);
        Ok(())
    }

    fn judged(&self, who: Observer, illegal: &G::Illegal) -> Refused {
        use kernel::Fault;
        let view = self.game().view(&self.state, who);
        let document = json(self.game().refusal_doc(&view, illegal));
        let (code, rule) = (illegal.code(), illegal.rule());
        Refused::Illegal(Box::new(Judged { game: G::NAME, code, rule, document }))
    }

    fn push(&mut self, input: InputOf<G>) {
        self.made.game.apply_unchecked(&mut self.state, &input);
        if let Some(history) = &mut self.history {
            history.push(input);
        }
    }

    fn recorded(&self, start: Option<String>, seats: Vec<String>, log: Vec<G::Entry>) -> String {
        let game = self.game();
        let record = Record::<G> {
            format: Format,
            game: G::NAME.to_owned(),
            rules: self.made.rules,
            setup: G::setup_doc(game.setup()),
            start,
            seats,
            log,
            result: game.result(&self.state),
            luck: None,
        };
        record.to_json()
    }

    /// The seat that acts, and its action.
    fn act(&self, seat: Option<Seat>, code: i64) -> Result<(Seat, G::Action), Refused> {
        let turn = self.game().turn(&self.state);
        let seat = match (turn, seat) {
            (Turn::Seat(due), None) => due,
            (Turn::Seat(due), Some(seat)) if due == seat => seat,
            (Turn::Together(_), Some(seat)) => seat,
            (Turn::Together(owing), None) if owing.len() == 1 => {
                owing.iter().next().unwrap_or(Seat::new(0))
            }
            _ => return Err(Refused::NotDue(due_text(turn, seat))),
        };
        match self.game().action(&self.state, seat, code) {
            Some(action) => Ok((seat, action)),
            None if self.numbers(seat, true).is_empty() => {
                Err(Refused::NotDue(due_text(turn, Some(seat))))
            }
            None => Err(Refused::NoNumber("action", code)),
        }
    }
}

/// The seat to act, for a refusal of another seat.
fn due_text(turn: Turn, seat: Option<Seat>) -> String {
    match (turn, seat) {
        (Turn::Over, _) => "the game is over".to_owned(),
        (Turn::Chance, _) => "chance is to draw: call draw or settle first".to_owned(),
        (Turn::Seat(due), _) => format!("{due} is to act"),
        (Turn::Together(_), None) => "several seats plan in secret: say which one acts".to_owned(),
        (Turn::Together(_), Some(seat)) => format!("{seat} has no action in this common turn"),
    }
}

fn json(document: impl serde::Serialize) -> Value {
    serde_json::to_value(document).unwrap_or_default()
}

impl<G: Coded> AnyState for Live<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copied(&self, with_history: bool) -> Box<dyn AnyState> {
        let history = if with_history { self.history.clone() } else { None };
        Box::new(Live { made: Arc::clone(&self.made), state: self.state.clone(), history })
    }

    fn is_same(&self, other: &dyn AnyState) -> bool {
        other.as_any().downcast_ref::<Live<G>>().is_some_and(|other| {
            let same = Arc::ptr_eq(&self.made, &other.made)
                || crate::made::AnyGame::is_same(&*self.made, &*other.made);
            same && self.state == other.state
        })
    }

    fn hash(&self) -> Option<u64> {
        G::hash(&self.state)
    }

    fn turn(&self) -> Turn {
        self.game().turn(&self.state)
    }

    fn numbers(&self, seat: Seat, take_back: bool) -> Vec<i32> {
        let numbered = self.game().numbered(&self.state, seat).into_iter();
        let kept = numbered.filter(|(_, action)| take_back || self.game().bunch(action).is_some());
        kept.map(|(number, _)| number).collect()
    }

    fn outcomes(&self) -> Vec<(i32, u32)> {
        let draws = self.game().draws(&self.state).into_iter();
        draws.map(|(number, _, weight)| (number, weight)).collect()
    }

    fn apply(&mut self, seat: Option<Seat>, code: i64) -> Result<(), Refused> {
        let (seat, action) = self.act(seat, code)?;
        self.take(Input::Act { seat, action })
    }

    fn draw(&mut self, code: i64) -> Result<(), Refused> {
        let turn = self.game().turn(&self.state);
        if turn != Turn::Chance {
            let text = match turn {
                Turn::Over => "the game is over",
                _ => "nothing is drawn now: a seat is to act",
            };
            return Err(Refused::NotDue(text.to_owned()));
        }
        let chance = self.game().chance(&self.state, code);
        self.take(Input::Chance(chance.ok_or(Refused::NoNumber("outcome", code))?))
    }

    fn draw_by(&mut self, luck: &mut Rng) -> bool {
        let chance = self.game().luck(&self.state, luck);
        let is_due = chance.is_some();
        if let Some(chance) = chance {
            self.push(Input::Chance(chance));
        }
        is_due
    }

    fn observe(&self, seat: Seat, truth: bool) -> Seen {
        self.game().observe(&self.state, seat, truth)
    }

    fn numbered_history(&self) -> Option<Vec<(Option<Seat>, i32)>> {
        let (game, mut state) = (self.game(), self.game().start());
        let numbers = self.history.as_ref()?.iter().map(|input| {
            let number = match input {
                Input::Act { seat, action } => {
                    let mut numbered = game.numbered(&state, *seat).into_iter();
                    let found = numbered.find(|(_, other)| other == action);
                    (Some(*seat), found.map(|(number, _)| number))
                }
                Input::Chance(chance) => {
                    let mut draws = game.draws(&state).into_iter();
                    let found = draws.find(|(_, other, _)| other == chance);
                    (None, found.map(|(number, ..)| number))
                }
            };
            game.apply_unchecked(&mut state, input);
            Some((number.0, number.1?))
        });
        numbers.collect()
    }

    fn view(&self, who: Observer) -> Value {
        json(self.game().view_doc(&self.game().view(&self.state, who)))
    }

    fn choice(&self, seat: Seat, code: i64) -> Result<Value, Refused> {
        let (seat, action) = self.act(Some(seat), code)?;
        let input = Input::Act { seat, action };
        if let Err(illegal) = self.game().check(&self.state, &input) {
            return Err(self.judged(Observer::Seat(seat), &illegal));
        }
        let Input::Act { action, .. } = input else { unreachable!("it is an action") };
        let view = self.game().view(&self.state, Observer::Seat(seat));
        Ok(json(self.game().choice_doc(&view, seat, &action)))
    }

    fn events(&self, who: Observer, first: Option<usize>) -> Option<Vec<Value>> {
        let (game, mut before) = (self.game(), self.game().start());
        let history = self.history.as_ref()?;
        let first = first.unwrap_or(history.len().saturating_sub(1));
        let (mut events, mut documents) = (Vec::new(), Vec::new());
        for (number, input) in history.iter().enumerate() {
            if number < first {
                game.apply_unchecked(&mut before, input);
                continue;
            }
            let mut after = before.clone();
            game.apply_unchecked(&mut after, input);
            events.clear();
            game.events(&before, input, &after, who, &mut events);
            let public = game.view(&before, Observer::Spectator);
            documents.extend(events.iter().map(|event| json(game.event_doc(&public, event))));
            before = after;
        }
        Some(documents)
    }

    fn imagine(&self, seat: Seat, likely: bool, rng: &mut Rng) -> Box<dyn AnyState> {
        let view = self.game().view(&self.state, Observer::Seat(seat));
        let world =
            if likely { self.game().foresee(&view, rng) } else { self.game().imagine(&view, rng) };
        self.with(world)
    }

    fn gains(&self, seat: Seat) -> Vec<[i32; 3]> {
        let numbered = self.game().numbered(&self.state, seat).into_iter();
        let on = numbered.filter(|(_, action)| self.game().bunch(action).is_some());
        let actions: Vec<G::Action> = on.map(|(_, action)| action).collect();
        let mut gains = Vec::with_capacity(actions.len());
        self.game().gains(&self.state, seat, &actions, &mut gains);
        gains
    }

    fn value(&self, seat: Seat) -> f64 {
        self.game().value(&self.state, seat)
    }

    fn play_out(&self, rng: &mut Rng) -> Box<dyn AnyState> {
        let mut state = self.state.clone();
        self.game().play_out(&mut state, rng);
        self.with(state)
    }

    fn play_on(&self, until: u32, own: Seat, rng: &mut Rng) -> Box<dyn AnyState> {
        let mut state = self.state.clone();
        self.game().play_on(&mut state, until, own, rng);
        self.with(state)
    }

    fn standings(&self) -> Option<Standings> {
        self.game().standings(&self.state)
    }

    fn record(&self, seats: Vec<String>) -> Option<String> {
        let log = self.history.as_ref()?.iter().map(|input| self.game().entry(input)).collect();
        Some(self.recorded(None, seats, log))
    }

    fn position_record(&self) -> Option<String> {
        let start = self.game().position_text(&self.state)?;
        Some(self.recorded(Some(start), vec![String::new(); self.game().seats()], Vec::new()))
    }

    fn to_bytes(&self) -> Option<Vec<u8>> {
        G::to_bytes(&self.state)
    }

    fn lines(&self, who: Observer) -> Vec<Value> {
        let view = self.game().view(&self.state, who);
        self.game().text(&view).iter().map(json).collect()
    }
}
