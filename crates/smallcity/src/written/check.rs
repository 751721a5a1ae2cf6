//! What remains of the box when a text has said where its pieces are, and what cannot be.

use kernel::{BadPosition, Fault, Game, Seat, SeatSet, Turn};

use super::counts::{people_in_box, people_placed};
use super::read::Reader;
use crate::action::Action;
use crate::hooks::Scope;
use crate::map::Cells;
use crate::material::MATERIALS;
use crate::pieces::{Kind, PEOPLE, Person, SEATS, Stock};
use crate::plan::Plan;
use crate::rules::Rules;
use crate::state::State;

/// How many tiles of a kind a borough has.
fn built(state: &State, seat: Seat, kind: Kind) -> i32 {
    state.borough(seat).tiles.iter().filter(|(_, other, _)| *other == kind).count() as i32
}

/// The common tiles of a kind that nobody has built (SC-3.4).
pub(super) fn common_rest(rules: &Rules, state: &State, kind: Kind) -> i32 {
    let Stock::Common(all) = rules.tile(kind).stock else { return 0 };
    let built: i32 = Seat::first(rules.seats).map(|seat| built(state, seat, kind)).sum();
    i32::from(all) - built
}

/// The own tiles of a kind that a seat has not built (SC-3.5).
pub(super) fn own_rest(rules: &Rules, state: &State, seat: Seat, kind: Kind) -> i32 {
    let rule = rules.tile(kind);
    match rule.stock {
        Stock::Own(_) if rule.never.contains(seat) => 0,
        Stock::Own(all) => i32::from(all) - built(state, seat, kind),
        Stock::Common(_) => 0,
    }
}

/// The materials that nobody has (SC-3.3).
pub(super) fn supply_rest(rules: &Rules, state: &State) -> [i32; MATERIALS] {
    let mut rest = rules.numbers.supply.map(i32::from);
    for borough in &state.boroughs[..rules.seats] {
        let apart = rules.hooks.materials_apart.iter().map(|apart| apart(borough));
        for held in apart.chain([borough.store]) {
            for (rest, held) in rest.iter_mut().zip(held) {
                *rest -= i32::from(held);
            }
        }
    }
    rest
}

impl Reader<'_, '_> {
    /// Fills in what the text leaves to the rest of the box.
    pub(super) fn fill(&mut self) -> Result<(), BadPosition> {
        let rules = self.game.rules();
        for kind in rules.kinds() {
            let code = &rules.tile(kind).code;
            let problem = |place, rest: i32, rule| {
                let problem = format!("there are {} tiles {code} too many", -rest);
                BadPosition::at(place, problem, rule)
            };
            let rest = common_rest(rules, &self.state, kind);
            if rest < 0 {
                return Err(problem(self.place_of(None, code), rest, "SC-3.4"));
            }
            self.state.stock[kind.index()] = rest as u8;
            for seat in Seat::first(rules.seats) {
                let rest = own_rest(rules, &self.state, seat, kind);
                if rest < 0 {
                    return Err(problem(self.place_of(Some(seat), code), rest, "SC-3.5"));
                }
                self.state.borough_mut(seat).own_stock[kind.index()] = rest as u8;
            }
        }
        for seat in Seat::first(rules.seats) {
            self.people(seat)?;
            for told in &rules.hooks.told {
                (told.rest)(rules, &mut self.state, seat);
            }
        }
        Ok(())
    }

    /// People without a place are in the Career Center or beside the borough.
    fn people(&mut self, seat: Seat) -> Result<(), BadPosition> {
        let rules = self.game.rules();
        let (all, placed) = (people_in_box(rules), people_placed(&self.state, seat));
        let said = self.said(seat, "career");
        for person in 0..PEOPLE {
            let rest = usize::from(all[person]).checked_sub(placed[person]);
            let aside = usize::from(self.state.borough(seat).aside[person]);
            // A text that counts citizens need not count the people of modules.
            let said = said && (person == Person::CITIZEN.index() || aside > 0);
            let count = placed[person] + if said { aside } else { 0 };
            let Some(rest) = rest.filter(|rest| !said || *rest == aside) else {
                let name = rules.people.get(person).map_or("person", |rule| rule.name);
                let (seat_, has) = (seat.index(), all[person]);
                let problem =
                    format!("seat {seat_} has {has} of kind {name}, but the text tells {count}");
                let told = ["career", "hall", "dead", "gone"];
                let told = told.iter().find_map(|word| self.place_told(Some(seat), word));
                let place = told.unwrap_or_else(|| self.place_of(Some(seat), "career"));
                return Err(BadPosition::at(place, problem, "SC-3.5"));
            };
            self.state.borough_mut(seat).aside[person] = rest as u8;
        }
        Ok(())
    }

    /// The supply, unless the text gives it.
    pub(super) fn supply(&mut self) -> Result<(), BadPosition> {
        let rest = supply_rest(self.game.rules(), &self.state);
        let said = self.place_told(None, "supply");
        for (material, rest) in rest.into_iter().enumerate() {
            let told = i32::from(self.state.supply[material]);
            if rest < 0 || said.is_some() && told > rest {
                let name = crate::material::Material::ALL[material].name();
                let problem = format!("there is more {name} than the box has");
                let goods = |seat| self.place_told(Some(seat), "goods");
                let place = said.or_else(|| Seat::first(self.game.rules().seats).find_map(goods));
                let place = place.unwrap_or((1, 1));
                return Err(BadPosition::at(place, problem, "SC-3.3"));
            }
            if said.is_none() {
                self.state.supply[material] = rest as u8;
            }
        }
        Ok(())
    }

    /// States that no game reaches.
    pub(super) fn check(&self) -> Result<(), BadPosition> {
        let rules = self.game.rules();
        if !self.over && self.state.active(rules.seats).next().is_none() {
            let place = self.place_of(Some(Seat::new(0)), "out");
            return Err(BadPosition::at(place, "nobody plays any more", "SC-18.1"));
        }
        for seat in Seat::first(rules.seats) {
            let borough = self.state.borough(seat);
            let (mut seen, zone) = (Cells::NONE, Cells::zone(borough.zone));
            for (number, kind, cells) in borough.tiles.iter() {
                let tile = rules.tile(kind);
                let place = self.tile_place(seat, number);
                let breaks = |rule, problem: String| Err(BadPosition::at(place, problem, rule));
                let shape = rules.shapes[tile.shapes].has(cells);
                let printed = cells.within(borough.closed);
                if !shape && !printed {
                    return breaks("SC-2.4", format!("{} has no such shape: {cells}", tile.code));
                }
                if !cells.within(zone) {
                    let outside = cells.without(zone);
                    return breaks(
                        "SC-2.3",
                        format!("{outside}: outside the zone of {}", borough.zone),
                    );
                }
                let taken = seen | if printed { Cells::NONE } else { borough.closed };
                if cells.meets(taken) {
                    return breaks("SC-2.10", format!("{}: something is there", cells & taken));
                }
                seen |= cells;
                let many = borough.tiles.iter().filter(|(_, other, _)| *other == kind).count();
                if tile.unique && many > 1 {
                    return breaks("SC-3.4", format!("a borough has one {} at most", tile.code));
                }
            }
            self.check_land(seat, seen)?;
        }
        Ok(())
    }

    /// People, graves and the Mayor.
    fn check_land(&self, seat: Seat, tiles: Cells) -> Result<(), BadPosition> {
        let rules = self.game.rules();
        let borough = self.state.borough(seat);
        let spaces = rules.spaces_of(borough, |_| true);
        let ground = Cells::zone(borough.zone).without(borough.closed);
        for person in rules.persons() {
            let walks = rules.person(person).walk.is_some();
            let may = if walks { spaces | ground | tiles } else { spaces };
            let wrong = borough.people[person.index()].without(may);
            if !wrong.is_empty() {
                let name = rules.person(person).name;
                let problem = format!("{wrong}: there is no space for a person ({name})");
                return Err(BadPosition::at(self.cell_place(seat, wrong), problem, "SC-2.13"));
            }
        }
        let wrong = borough.foreigners().without(spaces);
        if !wrong.is_empty() {
            let problem = format!("{wrong}: there is no space for a visitor");
            return Err(BadPosition::at(self.cell_place(seat, wrong), problem, "SC-8.6"));
        }
        let bare = Cells::zone(borough.zone).without(tiles | borough.closed);
        for (name, cells, rule) in
            [("mayor", borough.mayor, "SC-4.1"), ("graves", borough.cemetery, "SC-11.6")]
        {
            if !cells.within(bare) || name == "mayor" && ![0, 2].contains(&cells.len()) {
                let problem = format!("{cells}: write bare cells of the zone, two for the Mayor");
                return Err(BadPosition::at(self.place_of(Some(seat), name), problem, rule));
            }
        }
        let stores = usize::from(rules.numbers.cemetery_capacity) * borough.cemetery.len();
        if usize::from(borough.buried) > stores {
            let problem = format!("{} are buried where {stores} have room", borough.buried);
            return Err(BadPosition::at(self.place_of(Some(seat), "buried"), problem, "SC-11.6"));
        }
        Ok(())
    }

    /// Plans that are still made in secret are legal, step by step.
    pub(super) fn check_plans(&self) -> Result<(), BadPosition> {
        let game = self.game;
        let slot = crate::steps::current(game.rules(), &self.state).0;
        // Later in a round the plans have been carried out.
        let planning = slot.step.scope() == Scope::Together && slot.phase <= 2;
        if self.state.over || !planning {
            return Ok(());
        }
        let mut fresh = self.state;
        fresh.committed = SeatSet::EMPTY;
        fresh.plans = [Plan::NONE; SEATS];
        for seat in Seat::first(game.seats()) {
            let plan = self.state.plans[seat.index()];
            let hall = (!plan.hall.is_empty()).then_some(Action::Hall(plan.hall));
            let sealed = self.state.committed.contains(seat);
            for step in hall.into_iter().chain(plan.steps()) {
                let word = if matches!(step, Action::Hall(_)) { "plan_hall" } else { "plan" };
                game.check_act(&fresh, seat, &step).map_err(|illegal| {
                    let problem = format!("this step of a plan is illegal: {}", illegal.code());
                    let place = self.place_of(Some(seat), word);
                    BadPosition::at(place, problem, illegal.rule().unwrap_or("SC-5.1"))
                })?;
                let fresh = &mut fresh.plans[seat.index()];
                match step {
                    Action::Hall(cells) => fresh.hall = cells,
                    step => fresh.push(&step),
                }
            }
            let commits = game.check_act(&fresh, seat, &Action::Commit).is_ok();
            let mut legal = vec![];
            if slot.phase == 0 {
                game.legal(&fresh, seat, &mut legal);
            }
            let builds = legal.iter().any(|action| matches!(action, Action::Build(_)));
            let sound = match slot.phase {
                0 if sealed => hall.is_some() && !builds,
                0 => hall.is_none() || builds || commits,
                _ => !sealed || commits,
            };
            if !sound {
                let place = self.place_told(None, "sealed").unwrap_or_else(|| self.step_place());
                let problem = format!("the plan of seat {} cannot be so", seat.index());
                return Err(BadPosition::at(place, problem, "SC-5.1"));
            }
        }
        Ok(())
    }

    /// A game can go on from here: every seat to act has an action.
    pub(super) fn goes_on(&self) -> Result<(), BadPosition> {
        let (game, state) = (self.game, &self.state);
        let stuck = match game.turn(state) {
            // In a common step a seat may always commit.
            Turn::Over | Turn::Together(_) => false,
            Turn::Chance => {
                let mut outcomes = vec![];
                game.outcomes(state, &mut outcomes);
                outcomes.is_empty()
            }
            Turn::Seat(seat) => {
                let mut legal = vec![];
                game.legal(state, seat, &mut legal);
                legal.is_empty()
            }
        };
        if stuck {
            let problem = format!("nothing can happen in step {}", game.step(state));
            return Err(BadPosition::at(self.step_place(), problem, "SC-2.1"));
        }
        Ok(())
    }
}
