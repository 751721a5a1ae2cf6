//! Splits a log into draws and decisions.

use kernel::{Game, Input, InputOf, Observer, Seat, SeatSet, Study, Turn};

/// Consecutive draws.
pub(crate) struct Deal<G: Game> {
    /// The state before them.
    pub(crate) before: G::State,
    /// After them.
    pub(crate) after: G::State,
    /// The number of entries after them.
    pub(crate) at: usize,
    /// How many there were.
    pub(crate) draws: usize,
}

/// A decision: one action, or all of a seat's consecutive actions in a phase.
pub(crate) struct Decision<G: Game> {
    /// The state in which the seat decides. In a common turn it has no action of anybody.
    pub(crate) state: G::State,
    pub(crate) seat: Seat,
    /// What the seat did, without what it took back.
    pub(crate) plan: Vec<G::Action>,
    /// The number of entries before it.
    pub(crate) at: usize,
    /// The number of entries after it.
    pub(crate) until: usize,
    /// In a common turn, the state with what all others did.
    pub(crate) opened: Option<G::State>,
}

/// A part of a log.
pub(crate) enum Part<G: Game> {
    Deal(Deal<G>),
    Decision(Decision<G>),
}

impl<G: Game> Part<G> {
    /// The order of parts: a deal stands before the decision that follows it.
    fn order(&self) -> (usize, Option<Seat>) {
        match self {
            Part::Deal(deal) => (deal.at, None),
            Part::Decision(decision) => (decision.at, Some(decision.seat)),
        }
    }
}

/// The parts of a log, in order, and the state after it. Every input is legal. A decision that the end
/// of the log cuts short is no part: nobody knows what its seat would have done.
pub(crate) fn parts<G: Study>(
    game: &G,
    start: &G::State,
    inputs: &[InputOf<G>],
) -> (Vec<Part<G>>, G::State) {
    let mut log = Log { game, state: start.clone(), at: 0, parts: vec![] };
    while let Some(input) = inputs.get(log.at) {
        match (input, game.turn(&log.state)) {
            (Input::Chance(_), _) => log.deal(inputs),
            (Input::Act { .. }, Turn::Together(_)) => log.together(inputs),
            (Input::Act { seat, .. }, _) => log.decision(inputs, *seat),
        }
    }
    log.parts.sort_by_key(Part::order);
    (log.parts, log.state)
}

struct Log<'a, G: Game> {
    game: &'a G,
    state: G::State,
    at: usize,
    parts: Vec<Part<G>>,
}

impl<G: Study> Log<'_, G> {
    fn apply(&mut self, input: &InputOf<G>) {
        self.game.apply_unchecked(&mut self.state, input);
        self.at += 1;
    }

    fn deal(&mut self, inputs: &[InputOf<G>]) {
        let (before, begin) = (self.state.clone(), self.at);
        while let Some(input @ Input::Chance(_)) = inputs.get(self.at) {
            self.apply(input);
        }
        let (at, draws) = (self.at, self.at - begin);
        self.parts.push(Part::Deal(Deal { before, after: self.state.clone(), at, draws }));
    }

    fn decision(&mut self, inputs: &[InputOf<G>], seat: Seat) {
        let (state, at) = (self.state.clone(), self.at);
        let phase = |state: &G::State| (self.game.round(state), self.game.phase(state));
        let begun = phase(&state);
        let mut plan = vec![];
        while let Some(input @ Input::Act { seat: other, action }) = inputs.get(self.at) {
            let goes_on = self.at == at
                || G::WHOLE_PLANS
                    && *other == seat
                    && self.game.turn(&self.state) == Turn::Seat(seat)
                    && (self.game.round(&self.state), self.game.phase(&self.state)) == begun;
            if !goes_on {
                break;
            }
            add(self.game, &mut plan, action);
            self.apply(input);
        }
        let until = self.at;
        let is_cut = G::WHOLE_PLANS
            && until == inputs.len()
            && self.game.turn(&self.state) == Turn::Seat(seat)
            && phase(&self.state) == begun;
        if !is_cut {
            let decision = Decision { state, seat, plan, at, until, opened: None };
            self.parts.push(Part::Decision(decision));
        }
    }

    /// A common turn: each seat decides without what the others do.
    fn together(&mut self, inputs: &[InputOf<G>]) {
        let (game, state, at) = (self.game, self.state.clone(), self.at);
        let mut plans: Vec<(Seat, Vec<G::Action>, usize)> = vec![];
        let step = |state: &G::State| {
            (game.round(state), game.stage(&game.view(state, Observer::Spectator)))
        };
        let begun = step(&state);
        while let (Some(input @ Input::Act { seat, action }), Turn::Together(_)) =
            (inputs.get(self.at), game.turn(&self.state))
            && step(&self.state) == begun
        {
            self.apply(input);
            let known = plans.iter_mut().find(|(other, ..)| other == seat);
            let (_, plan, until) = if let Some(known) = known {
                known
            } else {
                plans.push((*seat, vec![], 0));
                plans.last_mut().expect("one was just added")
            };
            add(game, plan, action);
            *until = self.at;
        }
        let waits = match game.turn(&self.state) {
            Turn::Together(seats) if self.at == inputs.len() && step(&self.state) == begun => seats,
            _ => SeatSet::EMPTY,
        };
        for (seat, plan, until) in plans.iter().filter(|(seat, ..)| !waits.contains(*seat)) {
            let others = plans.iter().filter(|(other, ..)| other != seat);
            let mut opened = state.clone();
            for (seat, plan, _) in others {
                for action in plan {
                    let input = Input::Act { seat: *seat, action: action.clone() };
                    game.apply_unchecked(&mut opened, &input);
                }
            }
            self.parts.push(Part::Decision(Decision {
                state: state.clone(),
                seat: *seat,
                plan: plan.clone(),
                at,
                until: *until,
                opened: Some(opened),
            }));
        }
    }
}

/// The first actions of a plan that belong to the decision of `seat` in `state`: what follows is another
/// one.
pub(crate) fn own<G: Study>(
    game: &G,
    mut state: G::State,
    seat: Seat,
    plan: &[G::Action],
) -> Vec<G::Action> {
    let decision =
        |state: &G::State| (game.round(state), game.phase(state), game.kind(state, seat));
    let (begun, most) = (decision(&state), if G::WHOLE_PLANS { plan.len() } else { 1 });
    let goes_on = |action: &&G::Action| {
        let is_own = game.turn(&state).is_due(seat) && decision(&state) == begun;
        let input = Input::Act { seat, action: (*action).clone() };
        is_own && game.apply(&mut state, &input).is_ok()
    };
    plan.iter().take(most).take_while(goes_on).cloned().collect()
}

/// Adds an action to a plan; one that takes something back removes what it takes back.
pub(crate) fn add<G: Study>(game: &G, plan: &mut Vec<G::Action>, action: &G::Action) {
    if game.bunch(action).is_some() {
        plan.push(action.clone());
    } else {
        plan.pop();
    }
}
