//! Riots: when they break out, who takes part, and when they stop (SP-POL-9 to SP-POL-11, SP-POL-16).

use super::cover::{cover, officers, tiles};
use super::data::{Event, PoliceState, Refusal, Riot};
use crate::action::Action;
use crate::event;
use crate::facets::Facet;
use crate::hooks::{At, Owes, Run, Scope, Step, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::modules::build::RulesBuilder;
use crate::modules::{self, Deed};
use crate::pieces::{Mark, PEOPLE, Person};
use crate::rules::Rules;
use crate::state::{Borough, State};

/// The sign of a rioter on a plain map.
const SIGN: char = '#';

/// Adds the steps of riots.
pub(super) fn add_steps(builder: &mut RulesBuilder<'_>) {
    builder.step_apart("p3.arrive", "p3.riot", &Riots);
    builder.step_apart("p7.council", "p7.calm", &Calm);
}

/// The kinds of people who may riot: all but walkers (SP-POL-10).
pub(super) fn restless(rules: &Rules) -> impl Iterator<Item = Person> {
    rules.persons().filter(|person| rules.person(*person).walk.is_none())
}

/// The cells of people who may riot.
pub(super) fn restless_on(rules: &Rules, borough: &Borough) -> Cells {
    let people = restless(rules).map(|person| borough.people[person.index()]);
    people.fold(Cells::NONE, |all, cells| all | cells)
}

/// How many people an officer on a cell would keep from rioting, in City Hall too (SP-POL-8,
/// SP-POL-10).
pub(super) fn kept_quiet(rules: &Rules, borough: &Borough, person: Person, on: Cell) -> u8 {
    if rules.modules.police.officer != Some(person) {
        return 0;
    }
    let near = |cells: Cells| cover(Cells::of(on), cells) > 0;
    let tiles = borough.tiles.iter().filter(|(.., cells)| near(*cells));
    let covered = tiles.fold(Cells::NONE, |all, (.., cells)| all | cells);
    let hall = rules.cells_of(borough, |rule| rule.is(Facet::CityHall));
    let waiting = restless(rules).filter(|_| near(hall)).map(|person| borough.hall[person.index()]);
    (restless_on(rules, borough) & covered).len() as u8 + waiting.sum::<u8>()
}

/// Whether a card brings riots (SP-POL-9).
pub(super) fn is_anarchist(rules: &Rules, card: u8) -> bool {
    rules.cards[usize::from(card)].letter == crate::modules::cards::ANARCHIST
}

/// Whether riots occur in this round: card L is face up, and the round before had none (SP-POL-9).
pub(super) fn are_due(at: At<'_>) -> bool {
    let At { rules, state, .. } = at;
    let mut up = state.circle.shown().filter_map(|position| state.circle.seen[position]);
    let last = state.modules.police.riots;
    up.any(|card| is_anarchist(rules, card)) && !(last > 0 && last + 1 == state.round)
}

/// The rioters of a borough: on cells, and in City Hall by kind. The dead riot no more, and people who
/// do not riot leave City Hall first (SP-POL-16).
pub(crate) fn rioters(rules: &Rules, borough: &Borough) -> (Cells, [u8; PEOPLE]) {
    let named = &borough.modules.police;
    let people = restless_on(rules, borough);
    let hall = std::array::from_fn(|kind| named.hall[kind].min(borough.hall[kind]));
    (named.cells & people, hall)
}

/// How many people riot in a borough.
pub(in crate::modules) fn count(rules: &Rules, borough: &Borough) -> u8 {
    let (cells, hall) = rioters(rules, borough);
    cells.len() as u8 + hall.iter().sum::<u8>()
}

/// The rioters, for maps.
pub(super) fn mark(rules: &Rules, borough: &Borough) -> Mark {
    let (cells, hall) = rioters(rules, borough);
    Mark { name: "riots", sign: Some(SIGN), cells, hall }
}

/// The people who could riot besides the rioters: on cells, and in City Hall by kind.
pub(super) fn eligible(rules: &Rules, borough: &Borough) -> (Cells, [u8; PEOPLE]) {
    let (cells, hall) = rioters(rules, borough);
    let open = tiles(rules, borough, |officers, _| officers == 0);
    let people = restless_on(rules, borough);
    let guarded = officers(rules, borough);
    let safe = rules.cells_of(borough, |rule| rule.is(Facet::CityHall));
    let waiting = |kind: usize| {
        let restless = restless(rules).any(|person| person.index() == kind);
        if restless && cover(guarded, safe) == 0 { borough.hall[kind] - hall[kind] } else { 0 }
    };
    ((people & open).without(cells), std::array::from_fn(waiting))
}

/// How many more people must riot in a borough, how many could, and among how many cells and kinds its
/// seat chooses (SP-POL-10).
pub(super) fn open(at: At<'_>) -> (u8, u8, usize) {
    let borough = at.borough();
    let (cells, hall) = eligible(at.rules, borough);
    let could = cells.len() as u8 + hall.iter().sum::<u8>();
    let due = at.state.round.saturating_sub(count(at.rules, borough));
    let kinds = hall.iter().filter(|&&count| count > 0).count();
    (due.min(could), could, cells.len() + kinds)
}

/// All people whom the seat may name, in City Hall by kind.
fn choices(at: At<'_>) -> impl Iterator<Item = Riot> {
    let (cells, hall) = eligible(at.rules, at.borough());
    let waiting = at.rules.persons().filter(move |person| hall[person.index()] > 0);
    cells.iter().map(Riot::On).chain(waiting.map(Riot::Hall))
}

/// A person riots, and does nothing else in this round (SP-POL-11).
fn riot(run: &mut Run<'_>, who: Riot) {
    let seat = run.seat;
    let borough = run.state.borough_mut(seat);
    let (person, cell) = match who {
        Riot::On(cell) => {
            let on = |person: &Person| borough.people[person.index()].contains(cell);
            borough.modules.police.cells |= Cells::of(cell);
            borough.idle |= Cells::of(cell);
            (run.rules.persons().find(on).unwrap_or(Person::CITIZEN), Some(cell))
        }
        Riot::Hall(person) => {
            borough.modules.police.hall[person.index()] += 1;
            (person, None)
        }
    };
    let person = run.rules.person(person).name;
    tell(run, || Event::Rioted { seat, person, cell, rule: "SP-POL-10" });
}

/// The rest riot automatically where nothing is left to choose.
fn settle(run: &mut Run<'_>) {
    loop {
        let (due, could, places) = open(run.at());
        let next = choices(run.at()).next();
        let Some(who) = next.filter(|_| due > 0 && (due == could || places == 1)) else { return };
        riot(run, who);
    }
}

fn tell(run: &mut Run<'_>, event: impl FnOnce() -> Event) {
    run.log.tell(|| event::Event::Module(modules::Event::Police(event())));
}

/// `p3.riot`: in each borough as many people riot as the number of the round, if no officer covers
/// them.
struct Riots;

impl Step for Riots {
    fn begin(&self, run: &mut Run<'_>) {
        if are_due(run.at()) {
            // A step without rioters counts too (SP-POL-9).
            run.state.modules.police.riots = run.state.round;
            settle(run);
        }
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let due = are_due(at) && open(at).0 > 0;
        if due { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        out.extend(choices(at).map(|who| Action::Module(Deed::Police(who))));
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let &Action::Module(Deed::Police(who)) = action else {
            return Err(wrong_action("SP-POL-10"));
        };
        if choices(at).any(|choice| choice == who) {
            return Ok(());
        }
        let why = match who {
            Riot::On(cell) => Refusal::NobodyRiots { cell },
            Riot::Hall(person) => {
                let person = at.rules.people.get(person.index()).map(|rule| rule.name);
                Refusal::NobodyRiotsInHall { person }
            }
        };
        refuse!("SP-POL-10", Module(modules::Refusal::Police(why)))
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        if let &Action::Module(Deed::Police(who)) = action {
            riot(run, who);
            settle(run);
        }
    }
}

/// `p7.calm`: all riots stop, except in the last round (SP-POL-16, SP-SET-9).
struct Calm;

impl Step for Calm {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, run: &mut Run<'_>) {
        let State { round, modules, .. } = *run.state;
        if modules.police.riots != round || round == run.rules.numbers.rounds {
            return;
        }
        for borough in &mut run.state.boroughs {
            borough.idle = borough.idle.without(borough.modules.police.cells);
            borough.modules.police = PoliceState::NEW;
        }
        tell(run, || Event::Calmed { rule: "SP-POL-16" });
    }
}
