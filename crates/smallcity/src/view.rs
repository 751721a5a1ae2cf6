//! What one observer may know (section 19), and samples that fit it.

use kernel::{Observer, Rng, Seat, Turn};

use crate::action::Action;
use crate::cards::{Bottom, STACKS, Whereabouts};
use crate::hooks::Scope;
use crate::outlook::plan_step;
use crate::pieces::SEATS;
use crate::plan::Plan;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::{city_hall, current, turn};

/// Fills the empty plan of a seat.
pub(crate) type PlanFor = fn(&Rules, &mut State, Seat, &mut Rng);

/// What one observer may know of a state: the state itself, with everything secret left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The observer.
    pub who: Observer,
    /// The state without what `who` may not know.
    pub state: State,
    /// The seats that are to act. Everybody knows them, but `state` without secrets does not always
    /// tell.
    pub turn: Turn,
    /// By seat and stack, how many promises it has drawn, kept and lost that `who` does not know.
    pub(crate) hidden: Hidden,
}

/// How many promise cards are in places hidden from the observer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hidden {
    /// Just drawn.
    pub drawn: [[u8; STACKS]; SEATS],
    /// Kept.
    pub kept: [[u8; STACKS]; SEATS],
    /// Out of the game.
    pub gone: [[u8; STACKS]; SEATS],
}

impl Hidden {
    /// The hidden places of a stack, each with the seat that knows it: hands first, then the cards put
    /// back, in order.
    fn places(&self, rules: &Rules, bottom: &Bottom, stack: usize) -> Vec<(Whereabouts, Seat)> {
        let hands = Seat::first(rules.seats).flat_map(|seat| {
            let hands = [
                (self.drawn, Whereabouts::Drawn(seat)),
                (self.kept, Whereabouts::Kept(seat)),
                (self.gone, Whereabouts::Gone(seat)),
            ];
            hands.into_iter().flat_map(move |(counts, place)| {
                (0..counts[seat.index()][stack]).map(move |_| (place, seat))
            })
        });
        let put_back = bottom.iter().filter(|(card, _)| card.is_none());
        hands.chain(put_back.map(|(_, seat)| (Whereabouts::Bottom, seat))).collect()
    }
}

impl View {
    /// What `who` may know of a state.
    pub(crate) fn new(rules: &Rules, state: &State, who: Observer) -> View {
        let mut seen = *state;
        let mut hidden = Hidden::default();
        if !state.over {
            hide_plans(rules, &mut seen, who);
            hide_promises(rules, &mut seen, &mut hidden, who);
        }
        View { who, state: seen, turn: turn(rules, state), hidden }
    }

    /// How many promises of each stack a seat has kept, known or not.
    pub fn kept(&self, rules: &Rules, seat: Seat) -> [u8; STACKS] {
        let mut counts = crate::promises::kept(rules, &self.state, seat);
        for (count, hidden) in counts.iter_mut().zip(self.hidden.kept[seat.index()]) {
            *count += hidden;
        }
        counts
    }

    /// Samples a state that fits this view (determinization): `rng` deals the unknown cards, and `plan`
    /// fills the plans of seats that have committed.
    pub(crate) fn imagine(&self, rules: &Rules, rng: &mut Rng, plan: PlanFor) -> State {
        let mut state = self.state;
        if state.over {
            return state;
        }
        deal_promises(rules, &mut state, &self.hidden, rng);
        plan_for_others(rules, &mut state, self.who, rng, plan);
        state
    }
}

/// Plans are secret until the last commit (SC-5.1) and stay open after that.
fn hide_plans(rules: &Rules, state: &mut State, who: Observer) {
    let (slot, _) = current(rules, state);
    if slot.step.scope() != Scope::Together {
        return;
    }
    for seat in Seat::first(rules.seats).filter(|seat| !who.is(*seat)) {
        state.plans[seat.index()] = Plan::NONE;
    }
}

/// Only the seat that drew, kept or put back a promise knows it (SC-3.8).
fn hide_promises(rules: &Rules, state: &mut State, hidden: &mut Hidden, who: Observer) {
    for (card, at) in state.promises.at.iter_mut().enumerate().take(rules.promises.len()) {
        let stack = rules.promises[card].stack as usize;
        let counts = match *at {
            Whereabouts::Drawn(seat) if !who.is(seat) => &mut hidden.drawn[seat.index()],
            Whereabouts::Kept(seat) if !who.is(seat) => &mut hidden.kept[seat.index()],
            Whereabouts::Gone(seat) if !who.is(seat) => &mut hidden.gone[seat.index()],
            Whereabouts::Stack => {
                *at = Whereabouts::Unknown;
                continue;
            }
            _ => continue,
        };
        counts[stack] += 1;
        *at = Whereabouts::Unknown;
    }
    for bottom in &mut state.promises.bottoms {
        let cards = bottom.cards.iter_mut().take(usize::from(bottom.count)).flatten();
        for (card, _) in cards.filter(|(_, seat)| !who.is(*seat)) {
            if let Some(card) = card.take() {
                state.promises.at[usize::from(card)] = Whereabouts::Unknown;
            }
        }
    }
}

/// Deals the unknown cards of each stack to the unknown places. All orders in which no seat has a card
/// that it passes over are equally likely (SP-SET-11).
fn deal_promises(rules: &Rules, state: &mut State, hidden: &Hidden, rng: &mut Rng) {
    for stack in 0..STACKS {
        let of_stack = |card: &u8| rules.promise(*card).stack as usize == stack;
        let unknown: Vec<u8> =
            state.promises.cards_at(Whereabouts::Unknown).filter(of_stack).collect();
        let places = hidden.places(rules, &state.promises.bottoms[stack], stack);
        let dealt = loop {
            let mut left = unknown.clone();
            let mut deal = |_| left.swap_remove(rng.below(left.len() as u32) as usize);
            let dealt: Vec<u8> = places.iter().map(&mut deal).collect();
            let fits = |((_, seat), card): (&(_, Seat), &u8)| rules.may_keep(state, *seat, *card);
            // One order fits: the true one.
            if places.iter().zip(&dealt).all(fits) {
                break dealt;
            }
        };
        for card in unknown {
            state.promises.at[usize::from(card)] = Whereabouts::Stack;
        }
        let bottom = &mut state.promises.bottoms[stack];
        let cards = bottom.cards.iter_mut().take(usize::from(bottom.count)).flatten();
        let mut put_back = cards.filter(|(card, _)| card.is_none());
        for ((place, _), card) in places.into_iter().zip(dealt) {
            state.promises.at[usize::from(card)] = place;
            if place == Whereabouts::Bottom
                && let Some((unknown, _)) = put_back.next()
            {
                *unknown = Some(card);
            }
        }
    }
}

/// Fills the plans of seats that have committed with samples that fit.
fn plan_for_others(rules: &Rules, state: &mut State, who: Observer, rng: &mut Rng, plan: PlanFor) {
    let (slot, _) = current(rules, state);
    let others = Seat::first(rules.seats).filter(|seat| !who.is(*seat));
    for seat in others.filter(|seat| state.committed.contains(*seat)).collect::<Vec<_>>() {
        match slot.anchor {
            "s.city_hall" => city_hall::imagine(rules, state, seat, rng),
            "p8.platform" => {
                let platform = rng.below(rules.platforms.len() as u32) as u8;
                state.plans[seat.index()].platform = Some(platform);
            }
            "p2.plan" => plan(rules, state, seat, rng),
            _ => {}
        }
    }
}

/// Samples a plan by random play.
pub(crate) fn plan_builds(rules: &Rules, state: &mut State, seat: Seat, rng: &mut Rng) {
    let mut actions = vec![];
    loop {
        actions.clear();
        let step = plan_step(rules, state, seat, &mut actions, rng);
        match step.filter(Action::is_planned) {
            Some(step) => state.plans[seat.index()].push(&step),
            None => return,
        }
    }
}
