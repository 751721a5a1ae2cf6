//! Phase 1: the Mayor and the action cards (section 4).

use kernel::Seat;

use super::council;
use crate::action::{Action, Chance};
use crate::cards::CIRCLE;
use crate::council::Stage;
use crate::event::{Event, Log, Source};
use crate::hooks::{Owes, Scope, Step, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::map::Cells;
use crate::rules::{CardRule, Rules};
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

    fn owes(&self, _: &Rules, state: &State, host: Seat) -> Owes {
        let borough = state.borough(host);
        let due = borough.mayor.is_empty() && pairs(borough.empty()).next().is_some();
        if due { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, _: &Rules, state: &State, host: Seat, out: &mut Vec<Action>) {
        out.extend(pairs(state.borough(host).empty()).map(Action::Mayor));
    }

    fn check(&self, _: &Rules, state: &State, host: Seat, action: &Action) -> Result<(), Illegal> {
        let Action::Mayor(cells) = *action else { return Err(wrong_action("SC-4.1")) };
        if cells.len() != 2 || !cells.is_connected() || !cells.within(state.borough(host).empty()) {
            refuse!("SC-4.1", NoPlaceForMayor { cells });
        }
        Ok(())
    }

    fn act(&self, _: &Rules, state: &mut State, host: Seat, action: &Action, log: &mut Log<'_>) {
        if let Action::Mayor(cells) = *action {
            state.borough_mut(host).mayor = cells;
            log.tell(|| Event::MayorComes { seat: host, cells, rule: "SC-4.1" });
        }
    }
}

/// `p1.reveal`: cards are turned up clockwise from the pointer (SC-4.3).
pub(crate) struct Reveal;

impl Reveal {
    /// Turns up the cards that are known, up to the first that is not.
    fn turn_known(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
        let circle = &mut state.circle;
        while circle.turned < circle.shown {
            let position = usize::from(circle.pointer + circle.turned) % CIRCLE;
            let Some(card) = circle.seen[position] else { return };
            circle.turned += 1;
            let card = rules.cards[usize::from(card)].letter;
            log.tell(|| Event::CardShown { card, rule: "SC-4.3" });
        }
    }
}

impl Step for Reveal {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, rules: &Rules, state: &mut State, _: Seat, log: &mut Log<'_>) {
        let active = state.active(rules.seats).count() as u8;
        state.circle.shown = (active + rules.numbers.cards_shown_extra).min(CIRCLE as u8);
        state.circle.turned = 0;
        state.circle.taken = 0;
        Reveal::turn_known(rules, state, log);
    }

    fn owes(&self, _: &Rules, state: &State, _: Seat) -> Owes {
        if state.circle.turned < state.circle.shown { Owes::Luck } else { Owes::Nothing }
    }

    fn outcomes(&self, rules: &Rules, state: &State, _: Seat, out: &mut Vec<(Chance, u32)>) {
        let unseen = |card: &u8| !state.circle.seen.contains(&Some(*card));
        let cards = (0..rules.cards.len() as u8).filter(unseen);
        out.extend(cards.map(|card| (Chance::Card(card), 1)));
    }

    fn draw(&self, rules: &Rules, state: &mut State, _: Seat, chance: Chance, log: &mut Log<'_>) {
        let Chance::Card(card) = chance else { return };
        let position = usize::from(state.circle.pointer + state.circle.turned) % CIRCLE;
        state.circle.seen[position] = Some(card);
        Reveal::turn_known(rules, state, log);
    }
}

/// `p1.choose`: each seat takes a face-up card (SC-4.4).
pub(crate) struct Choose;

impl Choose {
    fn choices(card: &CardRule) -> u8 {
        card.choices.len().max(1) as u8
    }
}

impl Step for Choose {
    fn rule(&self, state: &State, action: &Action) -> &'static str {
        council::rule(state, action)
    }

    fn owes(&self, _: &Rules, state: &State, seat: Seat) -> Owes {
        if state.borough(seat).card.is_none() {
            return Owes::Action;
        }
        council::owes(state)
    }

    fn legal(&self, rules: &Rules, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.borough(seat).card.is_some() {
            return council::legal(rules, state, seat, out);
        }
        for card in state.circle.offered() {
            let choices = Choose::choices(&rules.cards[usize::from(card)]);
            out.extend((0..choices).map(|choice| Action::Take { card, choice }));
        }
    }

    fn check(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
        if state.borough(seat).card.is_some() {
            return council::check(rules, state, seat, action);
        }
        let Action::Take { card, choice } = *action else {
            refuse!("SC-4.4", CardDue);
        };
        if !state.circle.offered().any(|offered| offered == card) {
            let card = rules.cards.get(usize::from(card)).map(|card| card.letter);
            refuse!("SC-4.4", CardNotOffered { card });
        }
        let rule = &rules.cards[usize::from(card)];
        if choice >= Choose::choices(rule) {
            refuse!("SC-4.4", NoSuchChoice { card: rule.letter });
        }
        Ok(())
    }

    fn act(
        &self,
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        action: &Action,
        log: &mut Log<'_>,
    ) {
        let Action::Take { card, choice } = *action else {
            return council::act(rules, state, seat, action, log);
        };
        state.borough_mut(seat).card = Some(card);
        state.circle.taken |= 1 << card;
        let taken = &rules.cards[usize::from(card)];
        log.tell(|| {
            let chosen = taken.choices.get(usize::from(choice)).copied();
            Event::CardTaken { seat, card: taken.letter, chosen, rule: "SC-4.4" }
        });
        (taken.effect)(rules, state, seat, choice, log);
    }

    fn luck_rule(&self, _: &Rules, _: &State, _: Seat) -> &'static str {
        council::LUCK_RULE
    }

    fn outcomes(&self, rules: &Rules, state: &State, _: Seat, out: &mut Vec<(Chance, u32)>) {
        council::outcomes(rules, state, out);
    }

    fn draw(
        &self,
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        chance: Chance,
        log: &mut Log<'_>,
    ) {
        council::draw(rules, state, seat, chance, log);
    }
}

/// Nothing happens at once.
pub(crate) fn no_effect(_: &Rules, _: &mut State, _: Seat, _: u8, _: &mut Log<'_>) {}

/// SC-4.9: money or votes.
pub(crate) fn supporter(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    choice: u8,
    log: &mut Log<'_>,
) {
    let borough = state.borough_mut(seat);
    if choice == 0 {
        let money = rules.numbers.supporter_money;
        borough.add_money(money);
        log.tell(|| Event::Earned {
            seat,
            money: money.into(),
            source: Source::SUPPORTER,
            parts: vec![],
            rule: "SC-4.9",
        });
    } else {
        let votes = rules.numbers.supporter_votes;
        borough.add_votes(votes);
        let source = Source::SUPPORTER;
        log.tell(|| Event::Voted { seat, votes, source, parts: vec![], rule: "SC-4.9" });
    }
}

/// SC-4.10: the zone grows.
pub(crate) fn planner(rules: &Rules, state: &mut State, seat: Seat, _: u8, log: &mut Log<'_>) {
    let borough = state.borough_mut(seat);
    let size = (borough.zone + rules.numbers.planner_growth).min(rules.numbers.zone_max);
    if size > borough.zone {
        borough.zone = size;
        log.tell(|| Event::ZoneGrown { seat, size, rule: "SC-4.10" });
    }
}

/// SC-4.11: an extra council move.
pub(crate) fn councilor(rules: &Rules, state: &mut State, seat: Seat, _: u8, _: &mut Log<'_>) {
    state.now.council.stage =
        if council::can_move(rules, state, seat) { Stage::Choose } else { Stage::Closed };
}
