//! Building: what may stand where, and what it costs (SC-5.4, SC-5.6, section 6, section 7).
//!
//! A [`Site`] is one borough with the stock it builds from. Plans are judged on a copy
//! ([`crate::plan`]), the reveal and the council build on the real one.

use kernel::Seat;

use crate::action::Build;
use crate::illegal::{Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::rules::{Class, Kind, MATERIALS, Person, Price, Rules, Stock, letters};
use crate::shapes::Placement;
use crate::state::{Borough, KINDS, State};
use crate::surroundings::Surroundings;

/// One borough and the stock it builds from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    /// Whose it is.
    pub seat: Seat,
    /// The borough.
    pub borough: Borough,
    /// The common stock.
    pub stock: [u8; KINDS],
    /// The supply of materials.
    pub supply: [u8; MATERIALS],
    /// Whether cards make it cheaper: in phase 2, not in the council.
    pub discounts: bool,
    /// Whether nobody reads why something is refused here.
    pub quiet: bool,
}

impl Site {
    /// The site of a seat as it is now.
    pub(crate) fn of(state: &State, seat: Seat, discounts: bool) -> Site {
        Site {
            seat,
            borough: *state.borough(seat),
            stock: state.stock,
            supply: state.supply,
            discounts,
            quiet: false,
        }
    }

    /// Makes what was done here real.
    pub(crate) fn put_into(&self, state: &mut State) {
        *state.borough_mut(self.seat) = self.borough;
        state.stock = self.stock;
        state.supply = self.supply;
    }

    /// How many tiles of a kind can be had.
    pub(crate) fn available(&self, rules: &Rules, kind: Kind) -> u8 {
        match rules.tile(kind).stock {
            Stock::Common(_) => self.stock[kind.index()],
            Stock::Own(_) => self.borough.own_stock[kind.index()],
        }
    }

    fn stock_of(&mut self, rules: &Rules, kind: Kind) -> &mut u8 {
        match rules.tile(kind).stock {
            Stock::Common(_) => &mut self.stock[kind.index()],
            Stock::Own(_) => &mut self.borough.own_stock[kind.index()],
        }
    }

    /// Whether a tile of a kind can be built at all, wherever that is.
    pub(crate) fn judge_kind(&self, rules: &Rules, kind: Kind) -> Result<(), Illegal> {
        let rule = rules.tile(kind);
        if rule.class == Class::CityHall {
            refuse!(
                in self,
                "out_of_stock",
                "SC-3.5",
                "{} stands from the start and cannot be built",
                rule.name
            );
        }
        if rule.unique && rules.count(&self.borough, |other| other.key == rule.key) > 0 {
            refuse!(in self, "out_of_stock", "SC-6.8", "a borough has only one {}", rule.name);
        }
        if self.available(rules, kind) == 0 {
            refuse!(in self, "out_of_stock", "SC-5.4", "no {} is left in stock", rule.name);
        }
        Ok(())
    }

    /// Whether a tile may stand on cells that it covers newly, `cells` being all of it.
    pub(crate) fn judge_place(
        &self,
        rules: &Rules,
        kind: Kind,
        cells: Cells,
        new: Cells,
    ) -> Result<(), Illegal> {
        let (rule, borough) = (rules.tile(kind), &self.borough);
        if !rules.shapes[rule.shapes].has(cells) {
            refuse!(in self, "blocked", "SC-2.4", "{cells} is not a shape of {}", rule.name);
        }
        if !new.within(borough.empty()) {
            refuse!(
                in self,
                "blocked",
                blocking_rule(borough, new),
                "{} cannot be built on, because {}",
                new.without(borough.empty()),
                blocking(borough, new)
            );
        }
        let halo = cells.halo();
        self.judge_ban(rules, kind, halo)?;
        (rule.criterion)(&Surroundings::of(rules, borough), rule.level, cells, halo)?;
        rules.hooks.bans.iter().try_for_each(|ban| ban(rules, self, kind, new))
    }

    /// Homes and factories keep apart (SC-6.10).
    fn judge_ban(&self, rules: &Rules, kind: Kind, halo: Cells) -> Result<(), Illegal> {
        let banned = match rules.tile(kind).class {
            Class::Residence => Class::Factory,
            Class::Factory => Class::Residence,
            _ => return Ok(()),
        };
        let others = rules.cells_of(&self.borough, |rule| rule.class == banned);
        if halo.meets(others) {
            refuse!(
                in self,
                "home_factory",
                "SC-6.10",
                "a home and a factory may not be in each other's influence area: see {}",
                halo & others
            );
        }
        Ok(())
    }

    /// Whether a whole build is legal (SC-5.4), points apart.
    pub(crate) fn judge_build(&self, rules: &Rules, build: &Build) -> Result<(), Illegal> {
        if !rules.is_tile(build) {
            refuse!(in self, "out_of_stock", "SC-5.4", "there is no such tile");
        }
        self.judge_kind(rules, build.kind)?;
        self.judge_place(rules, build.kind, build.cells, build.cells)?;
        self.judge_payment(rules, build)?;
        self.judge_entry(rules, build)
    }

    /// Whether the price can be paid as the build says.
    fn judge_payment(&self, rules: &Rules, build: &Build) -> Result<(), Illegal> {
        let name = &rules.tile(build.kind).name;
        let extra = self.surcharge(rules, build.cells);
        let money = match self.price(rules, build.kind) {
            Price::Money(money) if build.pay == [0; MATERIALS] => money,
            Price::Money(_) => {
                refuse!(
                    in self,
                    "cannot_pay",
                    "SC-5.4",
                    "{name} is paid in money, not in materials"
                )
            }
            Price::Materials(price) => {
                if !self.may_pay(rules, price, build.pay) {
                    refuse!(
                        in self,
                        "cannot_pay",
                        "SC-6.8",
                        "{} does not pay for {name}, which costs {}; a dearer material may stand in for a cheaper one",
                        materials(build.pay),
                        materials(price)
                    );
                }
                if (0..MATERIALS).any(|m| build.pay[m] > self.borough.store[m]) {
                    refuse!(
                        in self,
                        "cannot_pay",
                        "SC-6.8",
                        "{name} needs {} and only {} is stored",
                        materials(build.pay),
                        materials(self.borough.store)
                    );
                }
                0
            }
        };
        let money = money + extra;
        if money > self.borough.money {
            refuse!(
                in self,
                "cannot_pay",
                "SC-5.4",
                "{name} costs ${money} there and there is only ${}",
                self.borough.money
            );
        }
        Ok(())
    }

    /// Whether whom the build sends in can and must go (SC-5.7).
    fn judge_entry(&self, rules: &Rules, build: &Build) -> Result<(), Illegal> {
        if self.entries(rules, build.kind).any(|entry| entry == build.enter) {
            return Ok(());
        }
        let name = &rules.tile(build.kind).name;
        if build.enter.is_none() {
            refuse!(
                in self,
                "must_move",
                "SC-5.7",
                "somebody from City Hall must move into a new {name}"
            );
        }
        refuse!(
            in self,
            "must_move",
            "SC-5.7",
            "nobody of that kind can move into a new {name} at once"
        )
    }

    /// Who may move into a new tile at once: only an R1 takes somebody (SC-5.7).
    pub(crate) fn entries(
        &self,
        rules: &Rules,
        kind: Kind,
    ) -> impl Iterator<Item = Option<Person>> + use<> {
        let rule = rules.tile(kind);
        let hall = self.borough.hall;
        let takes = rule.class == Class::Residence && rule.level == 1;
        let waiting = move |person: Person| takes && hall[person.index()] > 0;
        let must = rules.persons().any(|person| rules.person(person).must_enter && waiting(person));
        let nobody = (!must).then_some(None).into_iter();
        nobody.chain(rules.persons().filter(move |&person| waiting(person)).map(Some))
    }

    /// The price of a tile, discounts of cards on money included (SC-4.7).
    pub(crate) fn price(&self, rules: &Rules, kind: Kind) -> Price {
        let rule = rules.tile(kind);
        match rule.price {
            Price::Money(money)
                if self.discounts
                    && rule.mediated
                    && rules.holds(&self.borough, letters::MEDIATOR) =>
            {
                let least = rules.numbers.mediator_min_price.min(money);
                Price::Money(money.saturating_sub(rules.numbers.mediator_discount).max(least))
            }
            price => price,
        }
    }

    /// What modules add to a price for newly covered cells.
    pub(crate) fn surcharge(&self, rules: &Rules, new: Cells) -> u16 {
        rules.hooks.surcharges.iter().map(|surcharge| surcharge(rules, self, new)).sum()
    }

    /// Whether `pay` is a payment for `price`: the Architect drops some pieces of the builder's
    /// choice (SC-4.6), and a dearer material may stand in for a cheaper one (SC-6.8).
    fn may_pay(&self, rules: &Rules, price: [u8; MATERIALS], pay: [u8; MATERIALS]) -> bool {
        let total: u8 = price.iter().sum();
        let drop = if self.discounts && rules.holds(&self.borough, letters::ARCHITECT) {
            rules.numbers.architect_discount.min(total)
        } else {
            0
        };
        let paid: u8 = pay.iter().sum();
        if paid != total - drop {
            return false;
        }
        // Dropping the dearest asks for the least: if any choice of dropped pieces can be paid so,
        // that one can.
        let mut left = price;
        let mut to_drop = drop;
        for kept in left.iter_mut().rev() {
            let dropped = to_drop.min(*kept);
            *kept -= dropped;
            to_drop -= dropped;
        }
        pay[2] >= left[2] && pay[2] + pay[1] >= left[2] + left[1]
    }

    /// Every payment for a tile from what is stored, the cheapest materials first.
    pub(crate) fn payments(&self, rules: &Rules, kind: Kind) -> Vec<[u8; MATERIALS]> {
        let Price::Materials(price) = self.price(rules, kind) else {
            return vec![[0; MATERIALS]];
        };
        let total: u8 = price.iter().sum();
        let [wood, stone, metal] = self.borough.store;
        let mut payments = vec![];
        for m in 0..=metal.min(total) {
            for s in 0..=stone.min(total - m) {
                for w in 0..=wood.min(total - m - s) {
                    if self.may_pay(rules, price, [w, s, m]) {
                        payments.push([w, s, m]);
                    }
                }
            }
        }
        payments
    }

    /// Builds what has been judged legal; `free` of its price, but never of a surcharge.
    pub(crate) fn build(&mut self, rules: &Rules, build: &Build, free: bool) {
        let extra = self.surcharge(rules, build.cells);
        self.borough.money -= extra;
        if !free {
            if let Price::Money(money) = self.price(rules, build.kind) {
                self.borough.money -= money;
            }
            for m in 0..MATERIALS {
                self.borough.store[m] -= build.pay[m];
                self.supply[m] += build.pay[m];
            }
        }
        *self.stock_of(rules, build.kind) -= 1;
        self.cover(rules, build.cells);
        self.borough.tiles.push(build.kind, build.cells);
        if let (Some(person), Some(cell)) = (build.enter, build.cells.first()) {
            Rules::leave_hall(&mut self.borough, person, cell);
        }
    }

    fn cover(&mut self, rules: &Rules, new: Cells) {
        self.borough.built |= new;
        for covered in &rules.hooks.covered {
            covered(rules, self, new);
        }
    }

    /// Whether a tile may be upgraded onto one more cell (section 7).
    pub(crate) fn judge_upgrade(
        &self,
        rules: &Rules,
        index: usize,
        kind: Kind,
        cells: Cells,
        cell: Cell,
    ) -> Result<(), Illegal> {
        debug_assert!(index < self.borough.tiles.len(), "the tile stands");
        let rule = rules.tile(kind);
        let Some(next) = rule.next else {
            refuse!(in self, "level_step", "SC-7.1", "{} cannot be upgraded", rule.name);
        };
        let new = Cells::of(cell);
        if !new.meets(cells.beside()) {
            refuse!(
                in self,
                "level_step",
                "SC-7.1",
                "{cell} does not share an edge with {} on {cells}",
                rule.name
            );
        }
        if self.available(rules, next) == 0 {
            refuse!(
                in self,
                "out_of_stock", "SC-7.5", "no {} is left in stock", rules.tile(next).name
            );
        }
        self.judge_place(rules, next, cells | new, new)?;
        let extra = self.surcharge(rules, new);
        if extra > self.borough.money {
            refuse!(
                in self,
                "cannot_pay",
                "SP-SET-7",
                "{cell} costs ${extra} and there is only ${}",
                self.borough.money
            );
        }
        Ok(())
    }

    /// Upgrades what has been judged legal.
    pub(crate) fn upgrade(
        &mut self,
        rules: &Rules,
        index: usize,
        kind: Kind,
        cells: Cells,
        cell: Cell,
    ) {
        let Some(next) = rules.tile(kind).next else { return };
        let new = Cells::of(cell);
        self.borough.money -= self.surcharge(rules, new);
        *self.stock_of(rules, kind) += 1;
        *self.stock_of(rules, next) -= 1;
        self.cover(rules, new);
        self.borough.tiles.replace(index, next, cells | new);
    }

    /// The kind of Park that an enlarged one becomes (SC-5.6).
    pub(crate) fn enlarged(rules: &Rules, kind: Kind, added: Cells) -> Option<Kind> {
        let rule = rules.tile(kind);
        let size = usize::from(rule.size) + added.len();
        let larger = |&other: &Kind| {
            let other = rules.tile(other);
            other.class == Class::Park
                && usize::from(other.size) == size
                && other.level > rule.level
        };
        (rule.class == Class::Park).then(|| rules.kinds().find(larger)).flatten()
    }

    /// The price of the cells that a Park gains: that of the smallest Park for each.
    pub(crate) fn enlarging_price(rules: &Rules, added: Cells) -> u16 {
        let small = rules.tiles.iter().find(|rule| rule.class == Class::Park && rule.level == 1);
        let each = small.map_or(0, |rule| match rule.price {
            Price::Money(money) => money,
            Price::Materials(_) => 0,
        });
        each * added.len() as u16
    }

    /// Whether a Park may be enlarged (SC-5.6).
    pub(crate) fn judge_enlarging(
        &self,
        rules: &Rules,
        kind: Kind,
        cells: Cells,
        added: Cells,
    ) -> Result<(), Illegal> {
        if rules.tile(kind).class != Class::Park {
            refuse!(
                in self,
                "level_step", "SC-5.6", "only a Park can be enlarged, and {cells} is none"
            );
        }
        let Some(next) = Site::enlarged(rules, kind, added) else {
            refuse!(
                in self,
                "level_step", "SC-5.6", "no Park has {} cells", cells.len() + added.len()
            );
        };
        if self.available(rules, next) == 0 {
            refuse!(
                in self,
                "out_of_stock", "SC-5.6", "no {} is left in stock", rules.tile(next).name
            );
        }
        self.judge_place(rules, next, cells | added, added)?;
        let price = Site::enlarging_price(rules, added) + self.surcharge(rules, added);
        if price > self.borough.money {
            refuse!(
                in self,
                "cannot_pay",
                "SC-5.6",
                "that costs ${price} and there is only ${}",
                self.borough.money
            );
        }
        Ok(())
    }

    /// Enlarges a Park that may be.
    pub(crate) fn enlarge(
        &mut self,
        rules: &Rules,
        index: usize,
        kind: Kind,
        cells: Cells,
        added: Cells,
    ) {
        let Some(next) = Site::enlarged(rules, kind, added) else { return };
        self.borough.money -= Site::enlarging_price(rules, added) + self.surcharge(rules, added);
        *self.stock_of(rules, kind) += 1;
        *self.stock_of(rules, next) -= 1;
        self.cover(rules, added);
        self.borough.tiles.replace(index, next, cells | added);
    }

    /// Calls `found` with every placement where a tile of a kind may stand, price apart; stops when
    /// it says so.
    #[inline]
    pub(crate) fn each_place(
        &self,
        rules: &Rules,
        kind: Kind,
        mut found: impl FnMut(&Placement) -> bool,
    ) {
        let (rule, borough) = (rules.tile(kind), &self.borough);
        let room = self.room(rules, kind);
        let around = Surroundings::of(rules, borough);
        // What fails for the whole map fails everywhere.
        if room.is_empty() || (rule.criterion)(&around, rule.level, Cells::ALL, Cells::ALL).is_err()
        {
            return;
        }
        for placement in rules.shapes[rule.shapes].placements(borough.zone) {
            if placement.cells.within(room)
                && (rule.criterion)(&around, rule.level, placement.cells, placement.halo).is_ok()
                && rules
                    .hooks
                    .bans
                    .iter()
                    .all(|ban| ban(rules, self, kind, placement.cells).is_ok())
                && found(placement)
            {
                return;
            }
        }
    }

    /// The empty cells that the ban of SC-6.10 leaves to a tile.
    fn room(&self, rules: &Rules, kind: Kind) -> Cells {
        let banned = match rules.tile(kind).class {
            Class::Residence => Class::Factory,
            Class::Factory => Class::Residence,
            _ => return self.borough.empty(),
        };
        let others = rules.cells_of(&self.borough, |rule| rule.class == banned);
        self.borough.empty().without(others.halo())
    }
}

/// Materials as people read them.
pub(crate) fn materials(counts: [u8; MATERIALS]) -> String {
    let named = crate::rules::Material::ALL.iter().zip(counts).filter(|(_, count)| *count > 0);
    let named: Vec<String> =
        named.map(|(material, count)| format!("{count} {}", material.name())).collect();
    if named.is_empty() { "nothing".to_owned() } else { named.join(" and ") }
}

fn blocking(borough: &Borough, cells: Cells) -> &'static str {
    if !cells.within(Cells::zone(borough.zone)) {
        "it lies outside the zone"
    } else if cells.meets(borough.mayor) {
        "the Mayor stands there"
    } else if cells.meets(borough.cemetery) {
        "the cemetery lies there"
    } else {
        "a tile stands there"
    }
}

fn blocking_rule(borough: &Borough, cells: Cells) -> &'static str {
    if !cells.within(Cells::zone(borough.zone)) {
        "SC-2.3"
    } else if cells.meets(borough.mayor) {
        "SC-5.10"
    } else if cells.meets(borough.cemetery) {
        "SC-11.6"
    } else {
        "SC-2.10"
    }
}
