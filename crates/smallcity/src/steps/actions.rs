//! Phase 1: the Mayor and the action cards (section 4).

use std::cmp::Ordering;

use super::council;
use crate::action::{Action, Chance};
use crate::cards::CIRCLE;
use crate::council::Stage;
use crate::event::{Event, Source};
use crate::hooks::{At, Owes, Run, Scope, Step, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::map::Cells;
use crate::state::State;

/// `p1.mayor`: the host puts the Mayor on two adjacent empty cells (SC-4.1).
pub(crate) struct Mayor;

/// Every pair of adjacent empty cells, in reading order of the first.
fn pairs(empty: Cells) -> impl Iterator<Item = Cells> {
    empty.iter().flat_map(move |cell| {
        let one = Cells::of(cell);
        let after = (one.beside() & empty).iter().filter(move |other| *other > cell);
        after.map(move |other| one | Cells::of(other))
    })
}

impl Step for Mayor {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { state, seat: host, .. } = at;
        let borough = state.borough(host);
        let due = borough.mayor.is_empty() && pairs(borough.empty()).next().is_some();
        if due { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        let At { state, seat: host, .. } = at;
        out.extend(pairs(state.borough(host).empty()).map(Action::Mayor));
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let At { state, seat: host, .. } = at;
        let Action::Mayor(cells) = *action else { return Err(wrong_action("SC-4.1")) };
        if cells.len() != 2 || !cells.is_connected() || !cells.within(state.borough(host).empty()) {
            refuse!("SC-4.1", NoPlaceForMayor { cells });
        }
        Ok(())
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let host = run.seat;
        if let Action::Mayor(cells) = *action {
            run.state.borough_mut(host).mayor = cells;
            run.log.tell(|| Event::MayorComes { seat: host, cells, rule: "SC-4.1" });
        }
    }
}

/// `p1.reveal`: cards are turned up clockwise from the pointer (SC-4.3).
pub(crate) struct Reveal;

impl Reveal {
    /// Turns up the cards that are known, up to the first that is not.
    fn turn_known(run: &mut Run<'_>) {
        let circle = &mut run.state.circle;
        while circle.turned < circle.shown {
            let position = usize::from(circle.pointer + circle.turned) % CIRCLE;
            let Some(card) = circle.seen[position] else { return };
            circle.turned += 1;
            let card = run.rules.cards[usize::from(card)].letter;
            run.log.tell(|| Event::CardShown { card, rule: "SC-4.3" });
        }
    }
}

impl Step for Reveal {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, run: &mut Run<'_>) {
        let active = run.state.active(run.rules.seats).count() as u8;
        run.state.circle.shown = (active + run.rules.numbers.cards_shown_extra).min(CIRCLE as u8);
        run.state.circle.turned = 0;
        run.state.circle.taken = 0;
        Reveal::turn_known(run);
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { state, .. } = at;
        if state.circle.turned < state.circle.shown { Owes::Luck } else { Owes::Nothing }
    }

    fn outcomes(&self, at: At<'_>, out: &mut Vec<(Chance, u32)>) {
        let At { rules, state, .. } = at;
        let circle = &state.circle;
        let unseen = |card: &u8| !circle.seen.contains(&Some(*card)) && !circle.is_boxed(*card);
        let cards = (0..rules.cards.len() as u8).filter(unseen);
        out.extend(cards.map(|card| (Chance::Card(card), 1)));
    }

    fn draw(&self, run: &mut Run<'_>, chance: Chance) {
        let Chance::Card(card) = chance else { return };
        let position = usize::from(run.state.circle.pointer + run.state.circle.turned) % CIRCLE;
        run.state.circle.seen[position] = Some(card);
        Reveal::turn_known(run);
    }
}

/// `p1.choose`: each seat takes a face-up card (SC-4.4).
pub(crate) struct Choose;

impl Step for Choose {
    fn rule(&self, state: &State, action: &Action) -> &'static str {
        council::rule(state, action)
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { state, seat, .. } = at;
        if state.borough(seat).card.is_none() {
            return Owes::Action;
        }
        council::owes(state)
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        let At { rules, state, seat } = at;
        if state.borough(seat).card.is_some() {
            return council::legal(at, out);
        }
        for card in state.circle.offered() {
            let choices = rules.cards[usize::from(card)].open(at);
            out.extend(choices.map(|choice| Action::Take { card, choice }));
        }
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let At { rules, state, seat } = at;
        if state.borough(seat).card.is_some() {
            return council::check(at, action);
        }
        let Action::Take { card, choice } = *action else {
            refuse!("SC-4.4", CardDue);
        };
        if !state.circle.offered().any(|offered| offered == card) {
            let card = rules.cards.get(usize::from(card)).map(|card| card.letter);
            refuse!("SC-4.4", CardNotOffered { card });
        }
        let rule = &rules.cards[usize::from(card)];
        match choice.cmp(&rule.no_choice()) {
            Ordering::Less => (rule.may_choose)(at, choice),
            Ordering::Equal if rule.open(at).any(|open| open == choice) => Ok(()),
            Ordering::Equal => {
                refuse!(rule.rule, ChoiceMissing { card: rule.letter, chosen: rule.choices })
            }
            Ordering::Greater => refuse!("SC-4.4", NoSuchChoice { card: rule.letter }),
        }
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let seat = run.seat;
        let Action::Take { card, choice } = *action else {
            return council::act(run, action);
        };
        run.state.borough_mut(seat).card = Some(card);
        run.state.circle.taken |= 1 << card;
        let taken = &run.rules.cards[usize::from(card)];
        run.log.tell(|| {
            let chosen = taken.choices.get(usize::from(choice)).copied();
            Event::CardTaken { seat, card: taken.letter, chosen, rule: "SC-4.4" }
        });
        (taken.effect)(run, choice);
    }

    fn luck_rule(&self, _: At<'_>) -> &'static str {
        council::LUCK_RULE
    }

    fn outcomes(&self, at: At<'_>, out: &mut Vec<(Chance, u32)>) {
        council::outcomes(at, out);
    }

    fn draw(&self, run: &mut Run<'_>, chance: Chance) {
        council::draw(run, chance);
    }
}

/// SC-4.9: money or votes.
pub(crate) fn supporter(run: &mut Run<'_>, choice: u8) {
    support(run, choice, 1, "SC-4.9");
}

/// Brings money or votes `times` over, by a rule.
pub(crate) fn support(run: &mut Run<'_>, choice: u8, times: u8, rule: &'static str) {
    let seat = run.seat;
    let borough = run.state.borough_mut(seat);
    if choice == 0 {
        let money = run.rules.numbers.supporter_money * u16::from(times);
        borough.add_money(money);
        run.log.tell(|| Event::Earned {
            seat,
            money: money.into(),
            source: Source::SUPPORTER,
            parts: vec![],
            rule,
        });
    } else {
        let votes = run.rules.numbers.supporter_votes * i32::from(times);
        borough.add_votes(votes);
        let source = Source::SUPPORTER;
        run.log.tell(|| Event::Voted { seat, votes, source, parts: vec![], rule });
    }
}

/// SC-4.10: the zone grows.
pub(crate) fn planner(run: &mut Run<'_>, _: u8) {
    let seat = run.seat;
    let borough = run.state.borough_mut(seat);
    let size = (borough.zone + run.rules.numbers.planner_growth).min(run.rules.numbers.zone_max);
    if size > borough.zone {
        borough.zone = size;
        run.log.tell(|| Event::ZoneGrown { seat, size, number: None, rule: "SC-4.10" });
    }
}

/// SC-4.11: an extra council move.
pub(crate) fn councilor(run: &mut Run<'_>, _: u8) {
    run.state.now.council.stage =
        if council::can_move(run.at()) { Stage::Choose } else { Stage::Closed };
}
