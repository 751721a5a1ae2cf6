//! Phase 6: pollution is measured, people die, seats are eliminated (section 11, section 18).

use kernel::Seat;

use crate::action::Action;
use crate::cards::Whereabouts;
use crate::event::{Event, Extra, PollutionKind, PollutionPart, Source};
use crate::facets::Facet;
use crate::hooks::{At, Owes, Purpose, Run, Scope, Step, Total, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::pieces::{MOST_DISCS, Person};
use crate::rules::Rules;
use crate::state::{Borough, Dead};

/// `p6.measure`.
pub(crate) struct Measure;

/// What is measured in one borough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Measured {
    /// By own people (SC-11.1).
    people: u16,
    /// By tourists of others (SC-11.1).
    visitors: u16,
    /// By materials that were made (SC-11.2).
    goods: u16,
    /// What modules add before relief.
    more: u16,
    /// What Parks would take off (SC-11.3).
    parks: u16,
    /// What the Fire Station would.
    fire: u16,
    /// The most that is taken off (SC-11.4).
    most: u16,
    /// What modules add after relief.
    pub(crate) extra: u16,
}

impl Measured {
    /// Before relief (SC-11.1, SC-11.2).
    pub(crate) const fn gross(&self) -> u16 {
        self.people + self.visitors + self.goods + self.more
    }

    /// What Parks and the Fire Station take off, the cap included (SC-11.3, SC-11.4).
    pub(crate) fn relief(&self) -> u16 {
        (self.parks + self.fire).min(self.most)
    }

    /// The rise of the track.
    pub(crate) fn increase(&self) -> u16 {
        self.gross() - self.relief() + self.extra
    }

    /// The parts of the rise.
    pub(crate) fn parts(&self, at: At<'_>) -> Vec<PollutionPart> {
        use PollutionKind::{Cut, Extra, Gross, Relief};
        if spared(at).is_some() {
            return vec![];
        }
        let cut = (self.parks + self.fire).saturating_sub(self.most);
        let part = |(counts, source, amount, rule)| PollutionPart { counts, source, amount, rule };
        let made = [
            (Gross, Source::PEOPLE, self.people, "SC-11.1"),
            (Gross, Source::VISITORS, self.visitors, "SC-11.1"),
            (Gross, Source::GOODS, self.goods, "SC-11.2"),
        ];
        let taken = [
            (Relief, Source::PARKS, self.parks, "SC-11.3"),
            (Relief, Source::FIRE, self.fire, "SC-11.3"),
            (Cut, Source::CAP, cut, "SC-11.4"),
        ];
        let added = |counts, to| {
            let more = at.rules.more(to);
            more.map(move |more| (counts, more.source, (more.amount)(at) as u16, more.rule))
        };
        let made = made.into_iter().chain(added(Gross, Total::Gross));
        let all = made.chain(taken).chain(added(Extra, Total::Extra));
        all.map(part).filter(|part| part.amount > 0).collect()
    }
}

/// Measures a borough (SC-11.1 to SC-11.4).
pub(crate) fn measure(at: At<'_>) -> Measured {
    let At { rules, state, seat } = at;
    if spared(at).is_some() {
        return Measured::default();
    }
    let (numbers, borough) = (&rules.numbers, state.borough(seat));
    let clean = rules.closed_to(Purpose::Pollution, borough);
    let police = rules.staffed(borough, Facet::Police);
    let tourists = if police { 0 } else { borough.foreigners().without(clean).len() as u16 };
    let parks = rules.cells_of(borough, |rule| rule.is(Facet::Park)).len() as u16;
    let mut measured = Measured {
        people: rules.persons().map(|person| people_pollution(rules, borough, person, clean)).sum(),
        visitors: tourists * numbers.pollution_per_person,
        goods: u16::from(borough.made) * numbers.pollution_per_material,
        more: at.added(Total::Gross) as u16,
        parks: parks * numbers.park_relief_per_cell,
        fire: if rules.staffed(borough, Facet::Fire) { numbers.fire_relief } else { 0 },
        most: 0,
        extra: at.added(Total::Extra) as u16,
    };
    measured.most = measured.gross() * numbers.relief_cap_percent / 100;
    measured
}

/// The rule that spares a borough all pollution now; `None` if none does.
pub(crate) fn spared(at: At<'_>) -> Option<&'static str> {
    at.rules.hooks.spared.iter().find_map(|spared| spared(at))
}

/// The event of a measured borough.
fn polluted(at: At<'_>, measured: Measured) -> Event {
    let parts = measured.parts(at);
    let extra = parts.iter().filter(|part| part.counts == PollutionKind::Extra);
    let extra = extra.map(|part| Extra { source: part.source, amount: part.amount });
    Event::Polluted {
        seat: at.seat,
        rise: measured.increase(),
        track: at.borough().pollution,
        gross: measured.gross(),
        relief: measured.relief(),
        extra: extra.collect(),
        parts,
        rule: "SC-11.4",
    }
}

/// Pollution by own people of a kind, except on clean cells.
fn people_pollution(rules: &Rules, borough: &Borough, person: Person, clean: Cells) -> u16 {
    let on_cells = borough.people[person.index()].without(clean).len() as u16;
    let here = on_cells + u16::from(borough.hall[person.index()]);
    here * u16::from(rules.person(person).pollution)
}

/// Raises the track outside phase 6, at once: deaths count it, and a seat is only judged when its
/// pollution is measured (SP-SET-10).
pub(crate) fn soil(run: &mut Run<'_>, more: u16, source: Source, rule: &'static str) {
    if spared(run.at()).is_some() {
        return;
    }
    let seat = run.seat;
    let borough = run.state.borough_mut(seat);
    borough.pollution += more;
    let track = borough.pollution;
    run.log.tell(|| Event::Soiled { seat, more, track, source, rule });
}

impl Step for Measure {
    fn scope(&self) -> Scope {
        Scope::Once
    }

    fn begin(&self, run: &mut Run<'_>) {
        let limit = run.rules.numbers.pollution_elimination;
        for seat in run.state.in_turn_order(run.rules.seats) {
            if spared(run.at_seat(seat)).is_some() {
                continue;
            }
            let measured = measure(run.at_seat(seat));
            run.state.borough_mut(seat).pollution += measured.increase();
            let at = At { rules: run.rules, state: run.state, seat };
            run.log.tell(|| polluted(at, measured));
            run.seat = seat;
            if run.at().borough().pollution < limit {
                count_deaths(run);
            }
        }
        let over: kernel::SeatSet = run
            .state
            .active(run.rules.seats)
            .filter(|seat| run.state.borough(*seat).pollution >= limit)
            .collect();
        let round = run.state.round;
        for seat in over.iter() {
            run.state.borough_mut(seat).out = round;
        }
        for seat in over.iter() {
            run.seat = seat;
            eliminate(run);
        }
    }
}

/// How many deaths the pollution of a borough has brought since the round began, one for each threshold
/// passed, and how many of them the Clinic cancels (SC-11.5).
pub(crate) fn deaths_of(rules: &Rules, borough: &Borough) -> (u8, u8) {
    let passed = |threshold: &&u16| {
        borough.pollution_before < **threshold && **threshold <= borough.pollution
    };
    let deaths = rules.numbers.death_thresholds.iter().filter(passed).count() as u8;
    let clinic = if rules.stands(borough, Facet::Clinic) { rules.numbers.clinic_saves } else { 0 };
    let saved = deaths.min(clinic);
    (deaths - saved, saved)
}

/// Counts the deaths of a seat.
fn count_deaths(run: &mut Run<'_>) {
    let Run { seat, rules, .. } = *run;
    let borough = run.state.borough_mut(seat);
    let (deaths, saved) = deaths_of(rules, borough);
    borough.deaths = deaths;
    if saved > 0 {
        run.log.tell(|| Event::Saved { seat, count: saved, rule: "SC-11.5" });
    }
}

/// A seat leaves the game (SC-18.1).
fn eliminate(run: &mut Run<'_>) {
    let seat = run.seat;
    run.log.tell(|| Event::Eliminated { seat, rule: "SC-11.7" });
    for other in Seat::first(run.rules.seats).filter(|&other| other != seat) {
        if run.state.borough_mut(other).guests[seat.index()].take().is_some() {
            run.state.borough_mut(seat).gone[0] += 1;
        }
        if run.state.borough_mut(seat).guests[other.index()].take().is_some() {
            let home = run.state.borough_mut(other);
            if !home.plays() {
                home.gone[0] += 1;
            } else if run.rules.hall_room(home) > 0 {
                home.hall[0] += 1;
            } else {
                home.aside[0] += 1;
            }
        }
    }
    for at in &mut run.state.promises.at {
        if *at == Whereabouts::Kept(seat) {
            *at = Whereabouts::Gone(seat);
        }
    }
    let borough = run.state.borough_mut(seat);
    if !run.rules.revision.platforms_outlive {
        borough.platform = None;
    }
    borough.discs = [255; MOST_DISCS];
    borough.card = None;
    borough.deaths = 0;
    borough.mayor = Cells::NONE;
}

/// `p6.deaths`: each borough's owner names the dead and their graves (SC-11.5, SC-11.6).
pub(crate) struct Deaths;

/// The cells that the cemetery can take.
pub(crate) fn grave_cells(rules: &Rules, borough: &Borough) -> Cells {
    borough.empty().without(rules.closed_to(Purpose::Graves, borough))
}

impl Step for Deaths {
    fn owes(&self, at: At<'_>) -> Owes {
        let At { rules, state, seat } = at;
        let borough = state.borough(seat);
        let due =
            state.now.to_bury.is_some() || borough.deaths > 0 && !rules.mortals(borough).is_empty();
        if due { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        let At { rules, state, seat } = at;
        let borough = state.borough(seat);
        if state.now.to_bury.is_some() {
            out.extend(grave_cells(rules, borough).iter().map(Action::Grave));
        } else {
            out.extend(rules.mortals(borough).iter().map(Action::Victim));
        }
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let At { rules, state, seat } = at;
        let borough = state.borough(seat);
        match (*action, state.now.to_bury) {
            (Action::Grave(cell), Some(_)) => {
                if grave_cells(rules, borough).contains(cell) {
                    return Ok(());
                }
                refuse!("SC-11.6", NoGrave { cell })
            }
            (Action::Victim(cell), None) => {
                if rules.mortals(borough).contains(cell) {
                    return Ok(());
                }
                refuse!("SC-11.5", NobodyCanDie { cell })
            }
            (_, Some(_)) => Err(wrong_action("SC-11.6")),
            (_, None) => Err(wrong_action("SC-11.5")),
        }
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let seat = run.seat;
        match *action {
            Action::Victim(cell) => {
                let dead = kill(run, cell);
                run.log.tell(|| Event::Died {
                    seat,
                    person: run.rules.person(dead.person).name,
                    owner: Some(dead.owner).filter(|owner| *owner != seat),
                    cell,
                    rule: "SC-11.5",
                });
                let borough = run.state.borough_mut(seat);
                borough.deaths -= 1;
                if !borough.buried.is_multiple_of(run.rules.numbers.cemetery_capacity) {
                    bury(run, dead);
                } else if grave_cells(run.rules, borough).is_empty() {
                    let home = run.state.borough_mut(dead.owner);
                    home.dead[dead.person.index()] += 1;
                    home.graveless[dead.person.index()] += 1;
                } else {
                    run.state.now.to_bury = Some(dead);
                }
            }
            Action::Grave(cell) => {
                run.state.borough_mut(seat).cemetery |= Cells::of(cell);
                run.log.tell(|| Event::CemeteryGrown { seat, cell, rule: "SC-11.6" });
                if let Some(dead) = run.state.now.to_bury.take() {
                    bury(run, dead);
                }
            }
            _ => {}
        }
    }

    fn finish(&self, run: &mut Run<'_>) {
        let seat = run.seat;
        run.state.borough_mut(seat).deaths = 0;
    }
}

fn kill(run: &mut Run<'_>, cell: Cell) -> Dead {
    let seat = run.seat;
    let borough = run.state.borough_mut(seat);
    for person in run.rules.persons() {
        let people = &mut borough.people[person.index()];
        if people.contains(cell) {
            *people = people.without(Cells::of(cell));
            run.rules.hooks.died.iter().for_each(|died| died(borough, cell));
            return Dead { owner: seat, person };
        }
    }
    let owner =
        borough.guests.iter().position(|guest| *guest == Some(cell)).unwrap_or(seat.index());
    borough.guests[owner] = None;
    Dead { owner: Seat::new(owner), person: Person::CITIZEN }
}

fn bury(run: &mut Run<'_>, dead: Dead) {
    let seat = run.seat;
    run.state.borough_mut(seat).buried += 1;
    run.state.borough_mut(dead.owner).dead[dead.person.index()] += 1;
}
