//! Secret building plans and their reveal (section 5).
//!
//! A plan is a list of build steps, then one of upgrades (SC-5.2). It is kept as what its seat has
//! decided; what the borough would look like ([`Draft`]) is worked out when somebody asks, by
//! running the plan on a copy, so that a state stays small and taking a step back is dropping it.

use kernel::Seat;

use crate::action::{Action, Build};
use crate::illegal::{Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::rules::{Class, Kind, MATERIALS, Rules};
use crate::site::Site;
use crate::state::{MOST_TILES, State};

/// The most build steps of a plan; `build_points` may not be more.
pub(crate) const MOST_BUILDS: usize = 8;

/// A build step of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildStep {
    /// A new tile (SC-5.4).
    Build(Build),
    /// A larger zone (SC-5.5).
    Grow,
    /// A larger Park (SC-5.6).
    Enlarge {
        /// The first cell of the Park.
        park: Cell,
        /// What it gains.
        cells: Cells,
    },
}

/// An upgrade of a plan (SC-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpgradeStep {
    /// The first cell of the tile.
    pub tile: Cell,
    /// The cell that it gains.
    pub cell: Cell,
}

/// What a seat plans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// City Hall, during set-up (SC-3.9).
    pub hall: Cells,
    /// The platform, when they are chosen (SC-16.2).
    pub platform: Option<u8>,
    builds: [Option<BuildStep>; MOST_BUILDS],
    upgrades: [Option<UpgradeStep>; MOST_TILES],
}

impl Plan {
    /// Nothing.
    pub const NONE: Plan = Plan {
        hall: Cells::NONE,
        platform: None,
        builds: [None; MOST_BUILDS],
        upgrades: [None; MOST_TILES],
    };

    /// The build steps in order.
    pub fn builds(&self) -> impl Iterator<Item = &BuildStep> {
        self.builds.iter().map_while(Option::as_ref)
    }

    /// The upgrades in order.
    pub fn upgrades(&self) -> impl Iterator<Item = &UpgradeStep> {
        self.upgrades.iter().map_while(Option::as_ref)
    }

    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.builds[0].is_none() && self.upgrades[0].is_none()
    }

    /// Adds a step that has been judged legal.
    pub(crate) fn push(&mut self, step: Planned) {
        match step {
            Planned::Build(step) => fill(&mut self.builds, step),
            Planned::Upgrade(step) => fill(&mut self.upgrades, step),
        }
    }

    /// Drops the last step.
    pub(crate) fn pop(&mut self) {
        let upgrade = self.upgrades.iter_mut().rev().find(|step| step.is_some());
        if let Some(last) = upgrade {
            *last = None;
        } else if let Some(last) = self.builds.iter_mut().rev().find(|step| step.is_some()) {
            *last = None;
        }
    }
}

/// Puts a step behind the others of a list.
fn fill<T>(steps: &mut [Option<T>], step: T) {
    if let Some(free) = steps.iter_mut().find(|step| step.is_none()) {
        *free = Some(step);
    }
}

/// A plan as far as it goes, run on a copy of its borough.
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
    /// Whether upgrades have begun: no more build steps (SC-5.2).
    upgrading: bool,
}

/// A step of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Planned {
    /// One that costs points (SC-5.3).
    Build(BuildStep),
    /// An upgrade (SC-7.1).
    Upgrade(UpgradeStep),
}

impl Planned {
    /// The step that an action adds to a plan; `None` if it is none.
    pub(crate) fn of(action: &Action) -> Option<Planned> {
        Some(match *action {
            Action::Build(build) => Planned::Build(BuildStep::Build(build)),
            Action::Grow => Planned::Build(BuildStep::Grow),
            Action::Enlarge { park, cells } => Planned::Build(BuildStep::Enlarge { park, cells }),
            Action::Upgrade { tile, cell } => Planned::Upgrade(UpgradeStep { tile, cell }),
            _ => return None,
        })
    }
}

impl Draft {
    /// A draft on a site before the first step.
    pub(crate) fn new(rules: &Rules, site: &Site) -> Draft {
        let points = rules.numbers.build_points;
        Draft { site: *site, points, grown: 0, fresh: 0, upgrading: false }
    }

    /// The draft of what a seat has planned so far.
    pub(crate) fn of(rules: &Rules, state: &State, seat: Seat) -> Draft {
        let mut draft = Draft::new(rules, &Site::of(state, seat, true));
        let plan = &state.plans[seat.index()];
        for step in plan.builds() {
            draft.build_step(rules, step);
        }
        for step in plan.upgrades() {
            draft.upgrade_step(rules, *step);
        }
        draft
    }

    /// Judges one more step (SC-5.2 to SC-5.6, section 7).
    pub(crate) fn judge(&self, rules: &Rules, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Upgrade { tile, cell } => self.judge_upgrade(rules, tile, cell),
            Action::Build(_) | Action::Grow | Action::Enlarge { .. } if self.upgrading => {
                refuse!(
                    in self.site,
                    "no_points",
                    "SC-5.2",
                    "building comes before upgrades: take the upgrades back first"
                )
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
                    refuse!(in self.site, "level_step", "SC-5.6", "no Park begins at {park}");
                };
                self.site.judge_enlarging(rules, kind, old, cells)
            }
            _ => refuse!(in self.site, "no_points", "SC-5.2", "that is no step of a plan"),
        }
    }

    fn judge_points(&self, points: u8) -> Result<(), Illegal> {
        if points > self.points {
            refuse!(
                in self.site,
                "no_points",
                "SC-5.3",
                "that takes {points} build points and {} are left",
                self.points
            );
        }
        Ok(())
    }

    fn judge_growth(&self, rules: &Rules) -> Result<(), Illegal> {
        let numbers = &rules.numbers;
        if self.site.borough.zone >= numbers.zone_max {
            refuse!(
                in self.site,
                "zone_full", "SC-2.3", "the zone has its full size, {}", numbers.zone_max
            );
        }
        if self.grown >= numbers.zone_growth_per_round_max {
            refuse!(in self.site, "no_points", "SC-5.5", "the zone has grown this round");
        }
        self.judge_points(numbers.zone_growth_points)?;
        if numbers.zone_growth_cost > self.site.borough.money {
            refuse!(
                in self.site,
                "cannot_pay",
                "SC-5.5",
                "growing costs ${} and there is only ${}",
                numbers.zone_growth_cost,
                self.site.borough.money
            );
        }
        Ok(())
    }

    fn judge_upgrade(&self, rules: &Rules, tile: Cell, cell: Cell) -> Result<(), Illegal> {
        let Some((index, kind, cells)) = self.tile_at(tile) else {
            refuse!(in self.site, "level_step", "SC-7.1", "no tile begins at {tile}");
        };
        if self.fresh >> index & 1 == 1 {
            refuse!(
                in self.site,
                "new_this_round",
                "SC-7.4",
                "{} on {cells} was built or upgraded this round",
                rules.tile(kind).name
            );
        }
        self.site.judge_upgrade(rules, index, kind, cells, cell)
    }

    /// The tile whose first cell is `cell`.
    fn tile_at(&self, cell: Cell) -> Option<(usize, Kind, Cells)> {
        self.site.borough.tiles.on(cell).filter(|(_, _, cells)| cells.first() == Some(cell))
    }

    /// Takes a step that has been judged legal.
    pub(crate) fn take(&mut self, rules: &Rules, step: &Planned) {
        match step {
            Planned::Build(step) => self.build_step(rules, step),
            Planned::Upgrade(step) => self.upgrade_step(rules, *step),
        }
    }

    fn build_step(&mut self, rules: &Rules, step: &BuildStep) {
        match *step {
            BuildStep::Build(build) => {
                self.fresh |= 1 << self.site.borough.tiles.len();
                self.site.build(rules, &build, false);
            }
            BuildStep::Grow => {
                self.site.borough.money -= rules.numbers.zone_growth_cost;
                self.site.borough.zone += 1;
                self.grown += 1;
            }
            BuildStep::Enlarge { park, cells } => {
                if let Some((index, kind, old)) = self.tile_at(park) {
                    self.site.enlarge(rules, index, kind, old, cells);
                }
            }
        }
        self.points -= points_of(rules, step).min(self.points);
    }

    fn upgrade_step(&mut self, rules: &Rules, step: UpgradeStep) {
        self.upgrading = true;
        if let Some((index, kind, cells)) = self.tile_at(step.tile) {
            self.fresh |= 1 << index;
            self.site.upgrade(rules, index, kind, cells, step.cell);
        }
    }

    /// Judges a step again at the reveal: on the live stock, with what has failed before
    /// (SC-5.8, SC-5.9).
    pub(crate) fn judge_again(&self, rules: &Rules, step: &Planned) -> Result<(), Illegal> {
        let action = match *step {
            Planned::Build(BuildStep::Build(build)) => Action::Build(Build {
                // Whether somebody can move in may have changed with a step that failed.
                enter: self.entry_left(rules, &build),
                ..build
            }),
            Planned::Build(BuildStep::Grow) => Action::Grow,
            Planned::Build(BuildStep::Enlarge { park, cells }) => Action::Enlarge { park, cells },
            Planned::Upgrade(UpgradeStep { tile, cell }) => Action::Upgrade { tile, cell },
        };
        self.judge(rules, &action)
    }

    /// Who moves in at the reveal: whoever was planned, or else the first who can.
    pub(crate) fn entry_left(&self, rules: &Rules, build: &Build) -> Option<crate::rules::Person> {
        let mut entries = self.site.entries(rules, build.kind);
        if self.site.entries(rules, build.kind).any(|entry| entry == build.enter) {
            return build.enter;
        }
        entries.next().flatten()
    }

    /// Whether an upgrade has been planned.
    pub(crate) fn is_upgrading(&self) -> bool {
        self.upgrading
    }

    /// Whether build steps may still come: there are points and no upgrade has been planned.
    pub(crate) fn may_build(&self) -> bool {
        self.points > 0 && !self.upgrading
    }

    /// Appends every legal step, in a stable order: builds by kind and place, growth, Parks,
    /// upgrades.
    pub(crate) fn steps(&self, rules: &Rules, out: &mut Vec<Action>) {
        if !self.upgrading {
            for kind in rules.kinds() {
                self.builds_of(rules, kind, out);
            }
            if self.judge_growth(rules).is_ok() {
                out.push(Action::Grow);
            }
            self.enlargements(rules, out);
        }
        self.upgrades(rules, out);
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
            if rules.tile(kind).class != Class::Park {
                continue;
            }
            let Some(park) = old.first() else { continue };
            for larger in rules.kinds().filter(|&larger| rules.tile(larger).class == Class::Park) {
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

/// Appends every legal build of a kind on a site; `free` of its price, but never of a surcharge.
pub(crate) fn builds_of(rules: &Rules, site: &Site, kind: Kind, free: bool, out: &mut Vec<Action>) {
    if site.judge_kind(rules, kind).is_err() {
        return;
    }
    let price = match site.price(rules, kind) {
        crate::rules::Price::Money(money) if !free => money,
        _ => 0,
    };
    if price > site.borough.money {
        return;
    }
    let payments = if free { vec![[0; MATERIALS]] } else { site.payments(rules, kind) };
    if payments.is_empty() {
        return;
    }
    site.each_place(rules, kind, |placement| {
        let cells = placement.cells;
        if price + site.surcharge(rules, cells) <= site.borough.money {
            for &pay in &payments {
                for enter in site.entries(rules, kind) {
                    out.push(Action::Build(Build { kind, cells, pay, enter }));
                }
            }
        }
        false
    });
}

fn points_of(rules: &Rules, step: &BuildStep) -> u8 {
    match step {
        BuildStep::Build(build) => rules.tile(build.kind).points,
        BuildStep::Grow => rules.numbers.zone_growth_points,
        BuildStep::Enlarge { .. } => 1,
    }
}
