//! A plan run on a copy: the resulting borough, and the steps that may follow (section 5).

use kernel::{Rng, Seat};

use crate::action::{Action, Build};
use crate::illegal::{Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::material::MATERIALS;
use crate::pieces::{Code, Kind, Person};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::State;

/// A plan so far, run on a copy of its borough.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Draft {
    /// The borough and the stock at phase start, less what the plan took, more what its upgrades
    /// gave back (SC-5.2).
    pub site: Site,
    /// Points that are left (SC-5.3).
    pub points: u8,
    /// How often the zone has grown (SC-5.5).
    grown: u8,
    /// Tiles built or upgraded in this plan, by number: none of them rises again (SC-7.4).
    fresh: u64,
    /// Whether upgrades, or later parts, have begun: no more build steps (SC-5.2).
    upgrading: bool,
    /// The number, from 1, of the module part after upgrades that has begun: no more upgrades either.
    part: u8,
    /// Whether the step before was a build, or a person moving into it (SC-5.7).
    entering: bool,
}

impl Draft {
    /// A draft on a site before the first step.
    pub(crate) fn new(rules: &Rules, site: &Site) -> Draft {
        let points = rules.numbers.build_points;
        Draft {
            site: *site,
            points,
            grown: 0,
            fresh: 0,
            upgrading: false,
            part: 0,
            entering: false,
        }
    }

    /// The draft of what a seat has planned so far.
    pub(crate) fn of(rules: &Rules, state: &State, seat: Seat) -> Draft {
        let mut draft = Draft::new(rules, &Site::of(state, seat, true));
        let plan = &state.plans[seat.index()];
        // Faster than a loop over these.
        plan.steps().for_each(|step| draft.take(rules, &step));
        draft
    }

    /// Judges one more step (SC-5.2 to SC-5.6, section 7).
    pub(crate) fn judge(&self, rules: &Rules, action: &Action) -> Result<(), Illegal> {
        if let Some(rule) = self.ended(rules) {
            refuse!(rule, PlanEnds);
        }
        match *action {
            Action::Upgrade { .. } if self.part > 0 => refuse!("SC-5.2", UpgradesOver),
            Action::Upgrade { tile, cell } => self.judge_upgrade(rules, tile, cell),
            Action::Module(deed) => match rules.part(&deed) {
                Some(part) => part.judge(rules, &self.site, &deed),
                None => refuse!("SC-5.1", WrongStep),
            },
            Action::Build(_) | Action::Grow | Action::Enlarge { .. } if self.upgrading => {
                refuse!("SC-5.2", BuildingOver)
            }
            Action::Build(build) => {
                if rules.is_tile(&build) {
                    self.judge_points(rules.tile(build.kind).points)?;
                }
                self.site.judge_build(rules, &build)
            }
            Action::Grow => self.judge_growth(rules),
            Action::Enlarge { park, cells } => {
                self.judge_points(1)?;
                let Some((_, kind, old)) = self.tile_at(park) else {
                    refuse!("SC-5.6", NoParkBegins { cell: park });
                };
                self.site.judge_enlarging(rules, kind, old, cells)
            }
            Action::Home { cell, person } => self.judge_mover(rules, cell, person),
            _ => refuse!("SC-5.1", WrongStep),
        }
    }

    /// Judges a person who moves into the tile built just before (SC-5.7).
    fn judge_mover(&self, rules: &Rules, cell: Cell, person: Person) -> Result<(), Illegal> {
        match rules.moves_in(&self.site.borough) {
            Some(rule) if self.entering => {
                rules.judge_mover(&self.site.borough, (cell, person), rule)
            }
            Some(rule) => refuse!(rule, NotTheNextHome { cell }),
            None => refuse!("SC-5.1", WrongStep),
        }
    }

    /// Whether the plan may be committed as it is.
    pub(crate) fn judge_commit(&self, rules: &Rules) -> Result<(), Illegal> {
        if self.ended(rules).is_some() {
            return Ok(());
        }
        rules.hooks.parts.iter().try_for_each(|part| part.judge_left_out(rules, &self.site))
    }

    /// The rule that ends the plan here, if one does.
    fn ended(&self, rules: &Rules) -> Option<&'static str> {
        let begun = usize::from(self.part).checked_sub(1)?;
        rules.hooks.parts[begun].ends_by()
    }

    /// Judges whether this many build points are left (SC-5.3).
    pub(crate) fn judge_points(&self, points: u8) -> Result<(), Illegal> {
        if points > self.points {
            refuse!("SC-5.3", PointsShort { points, left: self.points });
        }
        Ok(())
    }

    fn judge_growth(&self, rules: &Rules) -> Result<(), Illegal> {
        let (numbers, borough) = (&rules.numbers, &self.site.borough);
        if borough.zone >= numbers.zone_max {
            refuse!("SC-2.3", ZoneFull { size: numbers.zone_max });
        }
        if self.grown >= numbers.zone_growth_per_round_max {
            refuse!("SC-5.5", ZoneHasGrown);
        }
        self.judge_points(numbers.zone_growth_points)?;
        if numbers.zone_growth_cost > borough.money {
            let (price, money) = (numbers.zone_growth_cost, borough.money);
            refuse!("SC-5.5", GrowthDear { price, money });
        }
        Ok(())
    }

    fn judge_upgrade(&self, rules: &Rules, tile: Cell, cell: Cell) -> Result<(), Illegal> {
        let Some((index, kind, cells)) = self.tile_at(tile) else {
            refuse!("SC-7.1", NoTileBegins { cell: tile });
        };
        let rule = rules.tile(kind);
        if self.fresh >> index & 1 == 1 && rule.next.is_some() {
            refuse!("SC-7.4", NewThisRound { tile: Code::of(rule), cells });
        }
        self.site.judge_upgrade(rules, index, kind, cells, cell)
    }

    /// The tile whose first cell is `cell`.
    fn tile_at(&self, cell: Cell) -> Option<(usize, Kind, Cells)> {
        self.site.borough.tiles.on(cell).filter(|(_, _, cells)| cells.first() == Some(cell))
    }

    /// Takes a step that has been judged legal.
    pub(crate) fn take(&mut self, rules: &Rules, step: &Action) {
        match *step {
            Action::Build(build) => {
                self.fresh |= 1 << self.site.borough.tiles.len();
                self.site.build(rules, &build, false);
            }
            Action::Grow => {
                self.site.borough.money -= rules.numbers.zone_growth_cost;
                self.site.borough.zone += 1;
                self.grown += 1;
            }
            Action::Enlarge { park, cells } => {
                if let Some((index, kind, old)) = self.tile_at(park) {
                    self.site.enlarge(rules, index, kind, old, cells);
                }
            }
            Action::Upgrade { tile, cell } => {
                self.upgrading = true;
                if let Some((index, kind, cells)) = self.tile_at(tile) {
                    self.fresh |= 1 << index;
                    self.site.upgrade(rules, index, kind, cells, cell);
                }
            }
            Action::Module(deed) => {
                let parts = &rules.hooks.parts;
                if let Some(index) = parts.iter().position(|part| part.has(&deed)) {
                    (self.upgrading, self.part) = (true, index as u8 + 1);
                    parts[index].take(rules, &mut self.site, &deed);
                }
            }
            Action::Home { cell, person } => {
                Rules::leave_hall(&mut self.site.borough, person, cell);
            }
            _ => {}
        }
        self.entering = matches!(step, Action::Build(_) | Action::Home { .. });
        self.points -= rules.points(step).min(self.points);
    }

    /// Judges a step again at the reveal: on the live stock, after earlier steps have failed (SC-5.8,
    /// SC-5.9).
    pub(crate) fn judge_again(&self, rules: &Rules, step: &Action) -> Result<(), Illegal> {
        // A failed step may have changed whether a person can move in.
        self.judge(rules, &self.with_entry(rules, step))
    }

    /// The kind of tile that a step takes from the stock.
    pub(crate) fn makes(&self, rules: &Rules, step: &Action) -> Option<Kind> {
        match *step {
            Action::Enlarge { park, cells } => {
                self.tile_at(park).and_then(|(_, kind, _)| Site::enlarged(rules, kind, cells))
            }
            Action::Upgrade { tile, .. } => {
                self.tile_at(tile).and_then(|(_, kind, _)| rules.tile(kind).next)
            }
            _ => rules.builds(step).map(|build| build.kind),
        }
    }

    /// Whether a step would be legal if `failed` had not failed, with a tile of its kind lent to it.
    pub(crate) fn would_allow(&self, rules: &Rules, failed: &Action, step: &Action) -> bool {
        let mut other = *self;
        (other.upgrading, other.part) = (false, 0);
        if let Some(kind) = other.makes(rules, failed) {
            other.site.lend(rules, kind);
        }
        let failed = other.with_entry(rules, failed);
        if other.judge(rules, &failed).is_err() {
            return false;
        }
        other.take(rules, &failed);
        other.judge_again(rules, step).is_ok()
    }

    /// A step with the person who can move in now.
    pub(crate) fn with_entry(&self, rules: &Rules, step: &Action) -> Action {
        match *step {
            Action::Build(build) => Action::Build(self.site.with_entry(rules, build)),
            Action::Module(deed) => {
                let part = rules.part(&deed);
                let other = part.and_then(|part| {
                    let build = self.site.with_entry(rules, part.build(rules, &deed)?);
                    Some(part.entered_by(&deed, build.enter))
                });
                Action::Module(other.unwrap_or(deed))
            }
            step => step,
        }
    }

    /// Whether an upgrade, or a later part, has been planned.
    pub(crate) fn is_upgrading(&self) -> bool {
        self.upgrading
    }

    /// Whether build steps may still come: there are points and no upgrade has been planned.
    pub(crate) fn may_build(&self) -> bool {
        self.points > 0 && !self.upgrading
    }

    /// Appends every legal step, in a stable order: builds by kind and place, growth, Parks,
    /// upgrades, what modules add.
    pub(crate) fn steps(&self, rules: &Rules, out: &mut Vec<Action>) {
        if !self.upgrading {
            for kind in rules.kinds() {
                self.builds_of(rules, kind, out);
            }
            if self.judge_growth(rules).is_ok() {
                out.push(Action::Grow);
            }
            self.enlargements(rules, out);
            self.movers(rules, out);
        }
        self.upgrades(rules, out);
        self.additions(rules, out);
    }

    /// Appends every person who may move into the tile built just before.
    pub(crate) fn movers(&self, rules: &Rules, out: &mut Vec<Action>) {
        let borough = &self.site.borough;
        if !self.entering || rules.moves_in(borough).is_none() {
            return;
        }
        if let Some(cell) = rules.next_home(borough) {
            out.extend(rules.waiting(borough).map(|person| Action::Home { cell, person }));
        }
    }

    /// Appends every legal step that modules add after upgrades.
    pub(crate) fn additions(&self, rules: &Rules, out: &mut Vec<Action>) {
        if self.ended(rules).is_some() {
            return;
        }
        for part in &rules.hooks.parts {
            part.legal(rules, &self.site, out);
        }
    }

    /// One of the legal builds of a kind, nearly uniformly.
    pub(crate) fn any_build(&self, rules: &Rules, kind: Kind, rng: &mut Rng) -> Option<Action> {
        let points = rules.tile(kind).points <= self.points;
        points.then(|| any_build(rules, &self.site, kind, false, rng)).flatten()
    }

    /// Appends every legal build of one kind.
    pub(crate) fn builds_of(&self, rules: &Rules, kind: Kind, out: &mut Vec<Action>) {
        if rules.tile(kind).points <= self.points {
            builds_of(rules, &self.site, kind, false, out);
        }
    }

    /// Appends every legal enlargement of a Park.
    pub(crate) fn enlargements(&self, rules: &Rules, out: &mut Vec<Action>) {
        if self.points == 0 {
            return;
        }
        for (_, kind, old) in self.site.borough.tiles.iter() {
            if !rules.tile(kind).enlarges() {
                continue;
            }
            let Some(park) = old.first() else { continue };
            for larger in rules.kinds().filter(|&larger| rules.tile(larger).enlarges()) {
                if rules.tile(larger).level <= rules.tile(kind).level {
                    continue;
                }
                let places =
                    rules.shapes[rules.tile(larger).shapes].placements(self.site.borough.zone);
                for place in places.iter().filter(|place| old.within(place.cells)) {
                    let cells = place.cells.without(old);
                    if self.site.judge_enlarging(rules, kind, old, cells).is_ok() {
                        out.push(Action::Enlarge { park, cells });
                    }
                }
            }
        }
    }

    /// Appends every legal upgrade.
    pub(crate) fn upgrades(&self, rules: &Rules, out: &mut Vec<Action>) {
        if self.part > 0 {
            return;
        }
        let empty = self.site.borough.empty();
        for (index, kind, cells) in self.site.borough.tiles.iter() {
            if rules.tile(kind).next.is_none() || self.fresh >> index & 1 == 1 {
                continue;
            }
            let Some(tile) = cells.first() else { continue };
            for cell in cells.beside() & empty {
                if self.site.judge_upgrade(rules, index, kind, cells, cell).is_ok() {
                    out.push(Action::Upgrade { tile, cell });
                }
            }
        }
    }
}

/// Appends every legal build of a kind on a site; `free` waives its price, but never a surcharge.
pub(crate) fn builds_of(rules: &Rules, site: &Site, kind: Kind, free: bool, out: &mut Vec<Action>) {
    let Some((price, payments)) = costs(rules, site, kind, free) else { return };
    let entries = site.entries(rules, kind);
    site.each_place(rules, kind, |placement| {
        let cells = placement.cells;
        if price + site.surcharge(rules, cells) <= site.borough.money {
            for &pay in &payments {
                for enter in entries.clone() {
                    out.push(Action::Build(Build { kind, cells, pay, enter }));
                }
            }
        }
        false
    });
}

/// One of the builds that [`builds_of`] lists, nearly uniformly, faster than listing them.
pub(crate) fn any_build(
    rules: &Rules,
    site: &Site,
    kind: Kind,
    free: bool,
    rng: &mut Rng,
) -> Option<Action> {
    let (price, payments) = costs(rules, site, kind, free)?;
    let affordable = |cells| price + site.surcharge(rules, cells) <= site.borough.money;
    let cells = site.any_place(rules, kind, rng, affordable)?;
    let entries = site.entries(rules, kind);
    let enter = entries.clone().nth(rng.below(entries.count().max(1) as u32) as usize)?;
    let pay = *rng.pick(&payments)?;
    Some(Action::Build(Build { kind, cells, pay, enter }))
}

/// The dollars of a tile and every way to pay its materials; `None` if unavailable or too dear.
fn costs(
    rules: &Rules,
    site: &Site,
    kind: Kind,
    free: bool,
) -> Option<(u16, Vec<[u8; MATERIALS]>)> {
    site.judge_kind(rules, kind).ok()?;
    let price = match site.price(rules, kind) {
        crate::pieces::Price::Money(money) if !free => money,
        _ => 0,
    };
    if price > site.borough.money {
        return None;
    }
    let payments = if free { vec![[0; MATERIALS]] } else { site.payments(rules, kind) };
    (!payments.is_empty()).then_some((price, payments))
}

/// Whether a tile of a kind can stand anywhere on a site, paying surcharges but no price.
pub(crate) fn has_free_place(rules: &Rules, site: &Site, kind: Kind) -> bool {
    let mut found = false;
    if site.judge_kind(rules, kind).is_ok() {
        site.each_place(rules, kind, |placement| {
            found = site.surcharge(rules, placement.cells) <= site.borough.money;
            found
        });
    }
    found
}
