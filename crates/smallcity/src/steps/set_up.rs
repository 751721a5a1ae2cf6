//! Set-up (section 3), in the order of SC-3.10.

use kernel::Seat;

use crate::action::{Action, Chance};
use crate::cards::{CIRCLE, Whereabouts};
use crate::constants::Stack;
use crate::event::Event;
use crate::hooks::{At, Owes, Run, Scope, Step, wrong_action};
use crate::illegal::{Illegal, refuse};

/// `s.host`: the first host (SC-3.1).
pub(crate) struct Host;

impl Step for Host {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { rules, state, .. } = at;
        if rules.seats > 1 && !state.now.ended { Owes::Luck } else { Owes::Nothing }
    }

    fn luck_rule(&self, _: At<'_>) -> &'static str {
        "SC-3.1"
    }

    fn outcomes(&self, at: At<'_>, out: &mut Vec<(Chance, u32)>) {
        let At { rules, .. } = at;
        out.extend(Seat::first(rules.seats).map(|seat| (Chance::Host(seat), 1)));
    }

    fn draw(&self, run: &mut Run<'_>, chance: Chance) {
        if let Chance::Host(seat) = chance {
            run.state.host = seat;
            run.state.now.ended = true;
            run.log.tell(|| Event::FirstHost { seat, rule: "SC-3.1" });
        }
    }

    /// Money by place in turn order (SC-3.6).
    fn finish(&self, run: &mut Run<'_>) {
        for (place, seat) in run.state.in_turn_order(run.rules.seats).enumerate() {
            let numbers = &run.rules.numbers;
            let solo = run.rules.seats == 1;
            let money = if solo { numbers.start_money_solo } else { numbers.start_money[place] };
            run.state.borough_mut(seat).money = money;
        }
    }
}

/// `s.cards`: draws some cards of a pool too large for the circle, shows them and puts them away
/// (SP-SET-4).
pub(crate) struct Surplus;

impl Step for Surplus {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { rules, state, .. } = at;
        let left = rules.cards.len() - state.circle.boxed.count_ones() as usize;
        if left > CIRCLE { Owes::Luck } else { Owes::Nothing }
    }

    fn luck_rule(&self, _: At<'_>) -> &'static str {
        "SP-SET-4"
    }

    fn outcomes(&self, at: At<'_>, out: &mut Vec<(Chance, u32)>) {
        let At { rules, state, .. } = at;
        let stays = |card: u8| rules.cards[usize::from(card)].stays;
        let left = (0..rules.cards.len() as u8)
            .filter(|&card| !stays(card) && !state.circle.is_boxed(card));
        out.extend(left.map(|card| (Chance::Boxed(card), 1)));
    }

    fn draw(&self, run: &mut Run<'_>, chance: Chance) {
        let Chance::Boxed(card) = chance else { return };
        run.state.circle.boxed |= 1 << card;
        let card = run.rules.cards[usize::from(card)].letter;
        run.log.tell(|| Event::CardBoxed { card, rule: "SP-SET-4" });
    }
}

/// `s.promises`: each seat draws promises and keeps one in secret (SC-3.8, SC-16.1).
pub(crate) struct Promises;

/// The stacks of a draw of one promise of each difficulty.
pub(crate) const DIFFICULTIES: [Stack; 3] = [Stack::Easy, Stack::Medium, Stack::Difficult];

impl Promises {
    /// The stack of the next draw for a seat, if any.
    fn due(at: At<'_>) -> Option<Stack> {
        let At { rules, state, seat } = at;
        let has_kept = |stack: fn(Stack) -> bool| {
            let kept = state.promises.cards_at(Whereabouts::Kept(seat));
            kept.filter(|&card| stack(rules.promise(card).stack)).count() > 0
        };
        if !has_kept(|stack| stack != Stack::Special) {
            return next_difficulty(at);
        }
        let special = rules.advanced && !has_kept(|stack| stack == Stack::Special);
        let more = drawn_of(at, Stack::Special) < usize::from(rules.numbers.special_promise_draw);
        (special && more && can_draw(at, Stack::Special)).then_some(Stack::Special)
    }
}

/// The promises that a seat has drawn and neither kept nor put back.
pub(crate) fn drawn(at: At<'_>) -> impl Iterator<Item = u8> + '_ {
    let At { state, seat, .. } = at;
    state.promises.cards_at(Whereabouts::Drawn(seat))
}

fn drawn_of(at: At<'_>, stack: Stack) -> usize {
    drawn(at).filter(|&card| at.rules.promise(card).stack == stack).count()
}

/// The next stack for a seat that draws one promise of each difficulty; it passes over empty stacks.
pub(crate) fn next_difficulty(at: At<'_>) -> Option<Stack> {
    DIFFICULTIES.into_iter().find(|stack| drawn_of(at, *stack) == 0 && can_draw(at, *stack))
}

/// Judges whether a seat keeps one of its drawn promises.
pub(crate) fn judge_keep(at: At<'_>, action: &Action, rule: &'static str) -> Result<(), Illegal> {
    match action {
        Action::Keep(card) if drawn(at).any(|drawn| drawn == *card) => Ok(()),
        Action::Keep(_) => refuse!(rule, PromiseNotDrawn),
        _ => Err(wrong_action(rule)),
    }
}

/// Keeps a drawn promise for a seat, and puts the others under their stacks.
pub(crate) fn keep(run: &mut Run<'_>, kept: u8, rule: &'static str) {
    let seat = run.seat;
    let stack = run.rules.promise(kept).stack;
    run.state.promises.at[usize::from(kept)] = Whereabouts::Kept(seat);
    run.log.tell(|| {
        let promise = Some(run.rules.promise(kept).key.clone());
        Event::PromiseKept { seat, stack, promise, rule }
    });
    for card in 0..run.rules.promises.len() as u8 {
        if run.state.promises.at[usize::from(card)] == Whereabouts::Drawn(seat) {
            run.state.promises.put_back(card, run.rules.promise(card).stack as usize, seat);
        }
    }
}

/// The cards of a stack that were never drawn and that a seat may draw.
fn top(at: At<'_>, stack: Stack) -> impl Iterator<Item = u8> + '_ {
    let At { rules, state, seat } = at;
    let cards = state.promises.cards_at(Whereabouts::Stack);
    cards.filter(move |&card| {
        rules.promise(card).stack == stack && rules.may_keep(state, seat, card)
    })
}

/// The cards put back under a stack that a seat may draw, in order; an unknown one may be any.
fn put_back(at: At<'_>, stack: Stack) -> impl Iterator<Item = Option<u8>> + '_ {
    let At { rules, state, seat } = at;
    let cards = state.promises.bottoms[stack as usize].iter().map(|(card, _)| card);
    cards.filter(move |card| card.is_none_or(|card| rules.may_keep(state, seat, card)))
}

/// Whether a stack has a card left for a seat.
pub(crate) fn can_draw(at: At<'_>, stack: Stack) -> bool {
    top(at, stack).next().is_some() || put_back(at, stack).next().is_some()
}

/// Appends what a seat can draw from a stack: any card that was never drawn, or else the first card put
/// back, without cards that it can never keep (SP-SET-11).
pub(crate) fn draws(at: At<'_>, stack: Stack, out: &mut Vec<(Chance, u32)>) {
    let before = out.len();
    out.extend(top(at, stack).map(|card| (Chance::Promise(card), 1)));
    if out.len() == before {
        let next = put_back(at, stack).next().flatten();
        out.extend(next.map(|card| (Chance::Promise(card), 1)));
    }
}

impl Step for Promises {
    fn owes(&self, at: At<'_>) -> Owes {
        if Promises::due(at).is_some() {
            Owes::Luck
        } else if drawn(at).next().is_some() {
            Owes::Action
        } else {
            Owes::Nothing
        }
    }

    fn luck_rule(&self, at: At<'_>) -> &'static str {
        Promises::due(at).map_or("SC-3.8", Stack::rule)
    }

    fn outcomes(&self, at: At<'_>, out: &mut Vec<(Chance, u32)>) {
        if let Some(stack) = Promises::due(at) {
            draws(at, stack, out);
        }
    }

    fn draw(&self, run: &mut Run<'_>, chance: Chance) {
        let Chance::Promise(card) = chance else { return };
        let rule = run.rules.promise(card).stack.rule();
        draw_promise(run, card, Whereabouts::Drawn(run.seat), rule);
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        out.extend(drawn(at).map(Action::Keep));
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let first = drawn(at).next();
        let rule = first.map_or("SC-3.8", |card| at.rules.promise(card).stack.rule());
        judge_keep(at, action, rule)
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let &Action::Keep(kept) = action else { return };
        let rule = run.rules.promise(kept).stack.rule();
        keep(run, kept, rule);
    }
}

/// Draws a promise for a seat.
pub(crate) fn draw_promise(run: &mut Run<'_>, card: u8, to: Whereabouts, rule: &'static str) {
    let seat = run.seat;
    let stack = run.rules.promise(card).stack;
    run.state.promises.draw(card, stack as usize, to);
    run.log.tell(|| {
        let promise = Some(run.rules.promise(card).key.clone());
        Event::PromiseDrawn { seat, stack, promise, rule }
    });
}
