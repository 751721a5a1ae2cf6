//! Building: what may stand where, and what it costs (SC-5.4, SC-5.6, section 6, section 7).
//!
//! Plans are judged on a copy ([`crate::draft`]), the reveal and the council build on the real site.

use kernel::Rng;

use crate::action::Build;
use crate::facets::Facet;
use crate::illegal::{Amounts, Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::material::MATERIALS;
use crate::pieces::{Code, Kind, MOST_TILES, Need, Person, Price, Stock, TileRule, letters};
use crate::rules::Rules;
use crate::shapes::Placement;
use crate::site::Site;
use crate::state::Borough;
use crate::surroundings::Surroundings;

impl Site {
    /// How many tiles of a kind are available; none where the borough can hold no more tiles.
    pub(crate) fn available(&self, rules: &Rules, kind: Kind) -> u8 {
        if self.borough.tiles.len() == MOST_TILES {
            return 0;
        }
        match rules.tile(kind).stock {
            Stock::Common(_) => self.stock[kind.index()],
            Stock::Own(_) => self.borough.own_stock[kind.index()],
        }
    }

    /// The stock that a kind of tile comes from.
    pub(crate) fn stock_of(&mut self, rules: &Rules, kind: Kind) -> &mut u8 {
        match rules.tile(kind).stock {
            Stock::Common(_) => &mut self.stock[kind.index()],
            Stock::Own(_) => &mut self.borough.own_stock[kind.index()],
        }
    }

    /// Puts one more tile of a kind into the stock.
    pub(crate) fn lend(&mut self, rules: &Rules, kind: Kind) {
        *self.stock_of(rules, kind) += 1;
    }

    /// Whether a kind of tile can be built at all, in any place.
    pub(crate) fn judge_kind(&self, rules: &Rules, kind: Kind) -> Result<(), Illegal> {
        let rule = rules.tile(kind);
        let tile = Code::of(rule);
        if rule.is(Facet::CityHall) {
            refuse!("SC-3.5", NeverBuilt { tile });
        }
        self.judge_land(rules, kind)?;
        if rule.unique && rules.count(&self.borough, |other| other.key == rule.key) > 0 {
            refuse!("SC-6.8", OnlyOne { tile });
        }
        if self.available(rules, kind) == 0 {
            refuse!("SC-5.4", NoneLeft { tile });
        }
        Ok(())
    }

    /// Whether the land of the borough has tiles of a kind at all.
    pub(crate) fn judge_land(&self, rules: &Rules, kind: Kind) -> Result<(), Illegal> {
        rules.hooks.kinds.iter().try_for_each(|ban| ban(rules, self, kind))
    }

    /// Whether a tile may cover the cells `new`; `cells` is all of it.
    pub(crate) fn judge_place(
        &self,
        rules: &Rules,
        kind: Kind,
        cells: Cells,
        new: Cells,
    ) -> Result<(), Illegal> {
        let (rule, borough) = (rules.tile(kind), &self.borough);
        if !rules.shapes[rule.shapes].has(cells) {
            refuse!("SC-2.4", NotAShape { tile: Code::of(rule), cells });
        }
        judge_empty(rules, borough, new)?;
        if !rule.needs.is_empty() {
            Surroundings::of(rules, borough).judge(rule, cells)?;
        }
        rules.hooks.bans.iter().try_for_each(|ban| ban(rules, self, kind, cells, new))
    }

    /// Whether a whole build is legal (SC-5.4), points apart.
    pub(crate) fn judge_build(&self, rules: &Rules, build: &Build) -> Result<(), Illegal> {
        if !rules.is_tile(build) {
            refuse!("SC-5.4", NoSuchTile);
        }
        self.judge_kind(rules, build.kind)?;
        self.judge_place(rules, build.kind, build.cells, build.cells)?;
        self.judge_payment(rules, build)?;
        self.judge_entry(rules, build)
    }

    /// Whether the price can be paid as the build says.
    fn judge_payment(&self, rules: &Rules, build: &Build) -> Result<(), Illegal> {
        let tile = Code::of(rules.tile(build.kind));
        let price = match self.price(rules, build.kind) {
            Price::Money(money) if build.pay == [0; MATERIALS] => money,
            Price::Money(_) => refuse!("SC-5.4", PaidInMoney { tile }),
            price @ (Price::Materials(cost) | Price::Exact(cost)) => {
                let rule = rules.payment_rule(build.kind);
                let (payment, store) = (Amounts(build.pay), self.borough.store);
                if !self.may_pay(rules, price, build.pay) {
                    let (cost, dropped) = (Amounts(cost), self.dropped(rules, price));
                    refuse!(rule, WrongPayment { tile, payment, cost, dropped });
                }
                if (0..MATERIALS).any(|m| build.pay[m] > store[m]) {
                    refuse!(rule, PaymentNotStored { tile, payment, stored: Amounts(store) });
                }
                0
            }
        };
        self.judge_money(rules, build, price)
    }

    /// Whether the borough can pay a price in dollars and what its land asks for.
    pub(crate) fn judge_money(
        &self,
        rules: &Rules,
        build: &Build,
        price: u16,
    ) -> Result<(), Illegal> {
        let (price, money) = (price + self.surcharge(rules, build.cells), self.borough.money);
        if price > money {
            let tile = Code::of(rules.tile(build.kind));
            refuse!("SC-5.4", TileDear { tile, price, money });
        }
        Ok(())
    }

    /// Judges the entry of a build: its person can move in, or nobody must (SC-5.7).
    pub(crate) fn judge_entry(&self, rules: &Rules, build: &Build) -> Result<(), Illegal> {
        if self.entries(rules, build.kind).any(|entry| entry == build.enter) {
            return Ok(());
        }
        let tile = Code::of(rules.tile(build.kind));
        let Some(person) = build.enter else {
            refuse!("SC-5.7", SomebodyMustEnter { tile });
        };
        let person = rules.people.get(person.index()).map(|rule| rule.name);
        let rule = rules.moves_in(&self.borough).unwrap_or("SC-5.7");
        refuse!(rule, CannotEnter { tile, person })
    }

    /// The people who may move into a new tile at once. Only an R1 takes one, and only where people do
    /// not move in by steps of their own (SC-5.7).
    pub(crate) fn entries(
        &self,
        rules: &Rules,
        kind: Kind,
    ) -> impl Iterator<Item = Option<Person>> + Clone + use<> {
        let rule = rules.tile(kind);
        let hall = self.borough.hall;
        let takes =
            rule.is(Facet::Residence) && rule.level == 1 && rules.moves_in(&self.borough).is_none();
        let waiting = move |person: Person| takes && hall[person.index()] > 0;
        let must = rules.persons().any(|person| rules.person(person).must_enter && waiting(person));
        let nobody = (!must).then_some(None).into_iter();
        nobody.chain(rules.persons().filter(move |&person| waiting(person)).map(Some))
    }

    /// A build with the person who can move in now: the planned one, or else the first who can.
    pub(crate) fn with_entry(&self, rules: &Rules, build: Build) -> Build {
        let mut entries = self.entries(rules, build.kind);
        if entries.clone().any(|entry| entry == build.enter) {
            return build;
        }
        Build { enter: entries.next().flatten(), ..build }
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

    /// The dollars that modules add to a price for newly covered cells.
    pub(crate) fn surcharge(&self, rules: &Rules, new: Cells) -> u16 {
        rules.hooks.surcharges.iter().map(|surcharge| (surcharge.dollars)(rules, self, new)).sum()
    }

    /// How many pieces of a price the Architect spares (SC-4.6).
    pub(crate) fn dropped(&self, rules: &Rules, price: Price) -> u8 {
        match price {
            Price::Materials(cost)
                if self.discounts && rules.holds(&self.borough, letters::ARCHITECT) =>
            {
                rules.numbers.architect_discount.min(cost.iter().sum())
            }
            _ => 0,
        }
    }

    /// Whether `pay` is a payment for `price`: the Architect drops some pieces of the builder's
    /// choice (SC-4.6), and a dearer material may stand in for a cheaper one (SC-6.8).
    fn may_pay(&self, rules: &Rules, price: Price, pay: [u8; MATERIALS]) -> bool {
        let cost = match price {
            Price::Money(_) => return pay == [0; MATERIALS],
            Price::Exact(cost) => return pay == cost,
            Price::Materials(cost) => cost,
        };
        let total: u8 = cost.iter().sum();
        let drop = self.dropped(rules, price);
        let paid: u8 = pay.iter().sum();
        if paid != total - drop {
            return false;
        }
        // Dropping the dearest pieces asks for the least: if any choice of dropped pieces can be paid
        // this way, this one can.
        let mut left = cost;
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
        let price = self.price(rules, kind);
        let (Price::Materials(cost) | Price::Exact(cost)) = price else {
            return vec![[0; MATERIALS]];
        };
        let total: u8 = cost.iter().sum();
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

    /// Carries out a legal build; `free` waives its price, but never a surcharge.
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
        self.place(rules, build.kind, build.cells);
        if let (Some(person), Some(cell)) = (build.enter, build.cells.first()) {
            Rules::leave_hall(&mut self.borough, person, cell);
        }
    }

    /// Places a tile from the stock.
    #[inline]
    pub(crate) fn place(&mut self, rules: &Rules, kind: Kind, cells: Cells) {
        *self.stock_of(rules, kind) -= 1;
        self.cover(rules, cells);
        self.borough.tiles.push(kind, cells);
        self.man(rules, kind, cells);
        self.stands(rules, kind, cells);
    }

    /// Brings the people of a new tile from beside the borough to its first cells.
    fn man(&mut self, rules: &Rules, kind: Kind, cells: Cells) {
        for person in rules.persons() {
            let comes =
                rules.person(person).walk.is_some_and(|walk| rules.tile(kind).is(walk.home));
            if comes {
                let count = std::mem::take(&mut self.borough.aside[person.index()]);
                self.borough.people[person.index()] |= cells.first_few(count.into());
            }
        }
    }

    /// Tells modules about a new tile.
    pub(crate) fn stands(&mut self, rules: &Rules, kind: Kind, cells: Cells) {
        for built in &rules.hooks.built {
            built(rules, self, kind, cells);
        }
    }

    fn cover(&mut self, rules: &Rules, new: Cells) {
        self.borough.built |= new;
        for covered in &rules.hooks.covered {
            covered(rules, self, new);
        }
    }

    /// Whether a tile may be upgraded onto one more cell (section 7). It keeps apart what must be apart,
    /// and asks for nothing else that a new tile needs (SC-7.6).
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
        let tile = Code::of(rule);
        let Some(next) = rule.next else {
            refuse!("SC-7.1", NeverRises { tile });
        };
        self.judge_land(rules, next)?;
        let new = Cells::of(cell);
        if !new.meets(cells.beside()) {
            refuse!("SC-7.1", NotBeside { tile, cells, cell });
        }
        let (whole, risen) = (cells | new, rules.tile(next));
        if !rules.shapes[risen.shapes].has(whole) {
            refuse!("SC-7.2", NotAShape { tile: Code::of(risen), cells: whole });
        }
        if self.available(rules, next) == 0 {
            refuse!("SC-7.5", NoneLeft { tile: Code::of(risen) });
        }
        self.judge_place(rules, next, whole, new)?;
        let (price, money) = (self.surcharge(rules, new), self.borough.money);
        if price > money {
            refuse!("SP-SET-7", CellDear { cell, price, money });
        }
        Ok(())
    }

    /// Carries out a legal upgrade.
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
            other.enlarges() && usize::from(other.size) == size && other.level > rule.level
        };
        rule.enlarges().then(|| rules.kinds().find(larger)).flatten()
    }

    /// The price of the cells that a Park gains: that of the smallest Park for each.
    pub(crate) fn enlarging_price(rules: &Rules, added: Cells) -> u16 {
        let small = rules.tiles.iter().find(|rule| rule.enlarges() && rule.level == 1);
        let each = small.map_or(0, |rule| rule.price.dollars());
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
        let rule = rules.tile(kind);
        if !rule.enlarges() {
            refuse!("SC-5.6", NotAPark { tile: Code::of(rule), cells });
        }
        let Some(next) = Site::enlarged(rules, kind, added) else {
            refuse!("SC-5.6", NoParkOfSize { size: (cells.len() + added.len()) as u8 });
        };
        if self.available(rules, next) == 0 {
            refuse!("SC-5.6", NoneLeft { tile: Code::of(rules.tile(next)) });
        }
        self.judge_place(rules, next, cells | added, added)?;
        let price = Site::enlarging_price(rules, added) + self.surcharge(rules, added);
        let money = self.borough.money;
        if price > money {
            refuse!("SC-5.6", ParkDear { price, money });
        }
        Ok(())
    }

    /// Carries out a legal enlargement of a Park.
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

    /// Calls `found` with every placement where a tile of a kind may stand, price aside, until it
    /// returns true.
    #[inline]
    pub(crate) fn each_place(
        &self,
        rules: &Rules,
        kind: Kind,
        mut found: impl FnMut(&Placement) -> bool,
    ) {
        let around = Surroundings::of(rules, &self.borough);
        let Some(ground) = self.ground(rules, &around, kind) else { return };
        for placement in rules.shapes[rules.tile(kind).shapes].placements(self.borough.zone) {
            if ground.takes(rules, placement) && found(placement) {
                return;
            }
        }
    }

    /// An `affordable` placement of a kind of tile, if there is one. Sampling it is nearly the same as
    /// listing all of them and drawing one, but faster.
    pub(crate) fn any_place(
        &self,
        rules: &Rules,
        kind: Kind,
        rng: &mut Rng,
        affordable: impl Fn(Cells) -> bool,
    ) -> Option<Cells> {
        let around = Surroundings::of(rules, &self.borough);
        let ground = self.ground(rules, &around, kind)?;
        let places = rules.shapes[rules.tile(kind).shapes].placements(self.borough.zone);
        let serves = |place: &&Placement| ground.takes(rules, place) && affordable(place.cells);
        let drawn = (0..DRAWS).filter_map(|_| rng.pick(places)).find(serves);
        let found = drawn.or_else(|| {
            let (before, after) = places.split_at(rng.below(places.len().max(1) as u32) as usize);
            after.iter().chain(before).find(serves)
        });
        found.map(|place| place.cells)
    }

    /// Where a tile of a kind may stand; `None` if nowhere.
    #[inline(always)]
    fn ground<'a>(
        &'a self,
        rules: &'a Rules,
        around: &'a Surroundings<'a>,
        kind: Kind,
    ) -> Option<Ground<'a>> {
        let rule = rules.tile(kind);
        let ground = Ground { site: self, kind, around, room: self.borough.empty() };
        let keep_off = rule.needs.iter().filter_map(|need| around.apart(need));
        let room = keep_off.fold(ground.room, |room, others| room.without(others.halo()));
        // What fails for the whole map fails everywhere.
        let anywhere =
            !room.is_empty() && ground.wanted(rule).all(|need| around.meet_anywhere(need));
        anywhere.then_some(Ground { room, ..ground })
    }
}

/// How many placements to sample before looking through all of them.
const DRAWS: u32 = 24;

/// Where a tile of a kind may stand.
#[derive(Clone, Copy)]
struct Ground<'a> {
    site: &'a Site,
    kind: Kind,
    around: &'a Surroundings<'a>,
    /// The empty cells that are far enough from the tiles it keeps apart from.
    room: Cells,
}

impl<'a> Ground<'a> {
    /// What a tile needs besides keeping apart.
    #[inline(always)]
    fn wanted(&self, rule: &'a TileRule) -> impl Iterator<Item = &'a Need> {
        let around = self.around;
        rule.needs.iter().filter(move |need| around.apart(need).is_none())
    }

    /// Whether the tile may take a placement, price aside.
    #[inline(always)]
    fn takes(&self, rules: &'a Rules, placement: &Placement) -> bool {
        let Placement { cells, halo, .. } = *placement;
        let (site, kind) = (self.site, self.kind);
        cells.within(self.room)
            && self.wanted(rules.tile(kind)).all(|need| self.around.meet(need, cells, halo))
            && rules.hooks.bans.iter().all(|ban| ban(rules, site, kind, cells, cells).is_ok())
    }
}

/// Judges whether cells are empty (SC-2.10).
pub(crate) fn judge_empty(rules: &Rules, borough: &Borough, new: Cells) -> Result<(), Illegal> {
    if new.within(borough.empty()) {
        return Ok(());
    }
    let cells = new.without(borough.empty());
    if !new.within(Cells::zone(borough.zone)) {
        refuse!("SC-2.3", OutsideZone { cells: new.without(Cells::zone(borough.zone)) });
    }
    if new.meets(borough.mayor) {
        refuse!("SC-5.10", MayorThere { cells: new & borough.mayor });
    }
    if new.meets(borough.cemetery) {
        refuse!("SC-11.6", CemeteryThere { cells: new & borough.cemetery });
    }
    if let Some(land) = rules.land(borough).find(|land| land.cells.meets(new & borough.closed)) {
        let cells = new & land.cells;
        refuse!("SP-SET-5", LandThere { land: land.name, cells });
    }
    let stands = |person: &Person| borough.people[person.index()].without(borough.built).meets(new);
    if let Some(person) = rules.persons().find(stands) {
        let rule = rules.person(person);
        let by = rule.walk.map_or("SC-2.10", |walk| walk.stands_by);
        refuse!(by, SomebodyThere { person: rule.name, cells });
    }
    refuse!("SC-2.10", TileThere { cells })
}
