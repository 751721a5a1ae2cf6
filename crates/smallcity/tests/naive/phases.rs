//! Phases 4 to 6 for seats that use every space for the highest price: votes for up to $4 first,
//! then the dearest material for votes, then the dearest for money; they discard what finds no
//! room, cheapest first.

use super::{At, Town, World, family, near};

/// The constants of a box that these phases use (section 1.5).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers {
    pub(crate) space_cash: i32,
    pub(crate) sell: [i32; 3],
    /// Votes for $1 to $4.
    pub(crate) buy_votes: [i32; 4],
    pub(crate) trade_votes: [i32; 3],
    pub(crate) museum_income: i32,
    pub(crate) police_tourist_income: i32,
    pub(crate) harbor_sales: i32,
    pub(crate) production_per_citizen: i32,
    pub(crate) warehouse_capacity: i32,
    pub(crate) city_hall_capacity: i32,
    /// Votes of R1 to R5.
    pub(crate) vote_home: [i32; 5],
    pub(crate) vote_university: i32,
    pub(crate) pollution_per_person: i32,
    pub(crate) pollution_per_material: i32,
    pub(crate) park_relief_per_cell: i32,
    pub(crate) fire_relief: i32,
    pub(crate) relief_cap_percent: i32,
}

impl Numbers {
    /// The values of the rules file.
    pub(crate) const STANDARD: Numbers = Numbers {
        space_cash: 1,
        sell: [2, 3, 5],
        buy_votes: [2, 3, 4, 5],
        trade_votes: [3, 5, 7],
        museum_income: 1,
        police_tourist_income: 1,
        harbor_sales: 1,
        production_per_citizen: 1,
        warehouse_capacity: 3,
        city_hall_capacity: 6,
        vote_home: [1, 2, 3, 3, 4],
        vote_university: 4,
        pollution_per_person: 1,
        pollution_per_material: 1,
        park_relief_per_cell: 1,
        fire_relief: 2,
        relief_cap_percent: 50,
    };

    /// A box in which every number differs from the rules file and from 1.
    pub(crate) const OTHER: Numbers = Numbers {
        space_cash: 3,
        sell: [3, 5, 8],
        buy_votes: [3, 5, 7, 9],
        trade_votes: [4, 6, 9],
        museum_income: 4,
        police_tourist_income: 3,
        harbor_sales: 2,
        production_per_citizen: 2,
        warehouse_capacity: 4,
        city_hall_capacity: 7,
        vote_home: [2, 3, 5, 7, 8],
        vote_university: 6,
        pollution_per_person: 2,
        pollution_per_material: 3,
        park_relief_per_cell: 4,
        fire_relief: 5,
        relief_cap_percent: 70,
    };

    /// The box as its owner writes it.
    pub(crate) fn file(&self) -> String {
        let lists = [
            ("sell_", ["wood", "stone", "metal"].as_slice(), self.sell.as_slice()),
            ("buy_votes_", &["1", "2", "3", "4"], &self.buy_votes),
            ("trade_votes_", &["wood", "stone", "metal"], &self.trade_votes),
            ("vote_home_", &["r1", "r2", "r3", "r4", "r5"], &self.vote_home),
        ];
        let rows = [
            ("space_cash", self.space_cash),
            ("museum_income", self.museum_income),
            ("police_tourist_income", self.police_tourist_income),
            ("harbor_sales", self.harbor_sales),
            ("production_per_citizen", self.production_per_citizen),
            ("warehouse_capacity", self.warehouse_capacity),
            ("city_hall_capacity", self.city_hall_capacity),
            ("vote_university", self.vote_university),
            ("pollution_per_person", self.pollution_per_person),
            ("pollution_per_material", self.pollution_per_material),
            ("park_relief_per_cell", self.park_relief_per_cell),
            ("fire_relief", self.fire_relief),
            ("relief_cap_percent", self.relief_cap_percent),
        ];
        let mut file = "name = \"other\"\n".to_owned();
        for (key, value) in rows {
            file += &format!("{key} = {value}\n");
        }
        for (key, ends, values) in lists {
            for (end, value) in ends.iter().zip(values) {
                file += &format!("{key}{end} = {value}\n");
            }
        }
        file
    }
}

/// Uses of commerce spaces that are left (SC-9.2).
#[derive(Default)]
struct Uses {
    sell: i32,
    buy: i32,
    trade: i32,
}

impl Town {
    /// The code of the tile on a cell and the place of the cell in it in reading order.
    fn tile_on(&self, at: At) -> Option<(&str, usize)> {
        let tile = self.tiles.iter().find(|tile| tile.cells.contains(&at))?;
        let before = tile.cells.iter().filter(|cell| (cell.1, cell.0) < (at.1, at.0)).count();
        Some((&tile.code, before))
    }

    fn is_on(&self, at: At, code: &str) -> bool {
        self.tile_on(at).is_some_and(|(on, _)| on == code)
    }

    /// The citizens who are not idle.
    fn at_work(&self) -> Vec<At> {
        self.citizens.iter().filter(|at| !self.idle.contains(at)).copied().collect()
    }

    /// SC-2.14, for services, which have no tourists.
    fn is_staffed(&self, code: &str) -> bool {
        // SP-POL-3: officers staff the station only.
        let guards = if code == "Pol" { self.officers.clone() } else { vec![] };
        self.at_work().iter().chain(&guards).any(|&at| self.is_on(at, code))
    }

    fn stored(&self) -> i32 {
        self.store.iter().sum()
    }

    /// SC-9.7.
    fn capacity(&self, numbers: &Numbers) -> i32 {
        let warehouses = self.tiles.iter().filter(|tile| tile.code == "War").count() as i32;
        let people = self.hall_citizens + self.hall_traders;
        numbers.warehouse_capacity * warehouses + (numbers.city_hall_capacity - people).max(0)
    }

    /// SC-10.1, SC-10.2.
    pub(crate) fn home_and_university_votes(&self, numbers: &Numbers) -> i32 {
        // SP-POL-13: one officer adds a vote per resident, two silence the home.
        let vote = |at: At| match self.tile_on(at).map(|(code, _)| (family(code), self.guards(at)))
        {
            Some((("R" | "Uni", _), 2..)) => 0,
            Some((("R", level), guards)) => numbers.vote_home[level as usize - 1] + guards,
            Some((("Uni", _), _)) => numbers.vote_university,
            _ => 0,
        };
        self.at_work().into_iter().map(vote).sum()
    }

    /// How many officers cover the tile on a cell (SP-POL-8).
    fn guards(&self, at: At) -> i32 {
        let tile = self.tiles.iter().find(|tile| tile.cells.contains(&at)).expect("a tile");
        let covers = |officer: &&At| near(&[**officer], &tile.cells);
        self.officers.iter().filter(covers).count() as i32
    }

    /// SP-REA-6.
    pub(crate) fn castle_votes(&self) -> i32 {
        let castles = self.tiles.iter().filter(|tile| tile.code == "Neu");
        castles.map(|castle| (self.forest_around(&castle.cells) - 3).max(0)).sum()
    }

    /// Whether someone on a cell does not pollute (SP-ACT-1).
    fn is_clean(&self, at: At) -> bool {
        self.card == Some('K') && self.tile_on(at).is_some_and(|(code, _)| family(code).0 == "C")
    }

    /// How many people do not pollute.
    pub(crate) fn spared(&self) -> i32 {
        let guests = self.guests.iter().map(|guest| &guest.at);
        let all = self.citizens.iter().chain(&self.traders).chain(guests);
        all.filter(|&&at| self.is_clean(at)).count() as i32
    }

    /// By how much the track rises (SC-11.1 to SC-11.4, SP-TRD-7, SP-FOR-6, SP-ACT-1, SP-EUR-34,
    /// SP-EUR-82).
    pub(crate) fn increase(&self, numbers: &Numbers) -> i32 {
        if self.is_not_measured() {
            return 0;
        }
        let dirty = |at: &&At| !self.is_clean(**at);
        let citizens = self.citizens.iter().filter(dirty).count() as i32 + self.hall_citizens;
        let traders = self.traders.iter().filter(dirty).count() as i32 + self.hall_traders;
        let guests = self.guests.iter().filter(|guest| !self.is_clean(guest.at)).count() as i32;
        let tourists = if self.is_staffed("Pol") { 0 } else { guests };
        let gross = numbers.pollution_per_person * (citizens + tourists)
            + 2 * traders
            + self.officers.len() as i32
            + numbers.pollution_per_material * self.made;
        let parks = self.tiles.iter().filter(|tile| ["Pk", "Sta"].contains(&family(&tile.code).0));
        let parks: usize = parks.map(|tile| tile.cells.len()).sum();
        let fire = if self.is_staffed("Fir") { numbers.fire_relief } else { 0 };
        let relief = numbers.park_relief_per_cell * parks as i32 + fire;
        gross - relief.min(gross * numbers.relief_cap_percent / 100)
            + self.set_aside
            + self.shops_pollute()
    }
}

impl World {
    /// Phases 4, 5 and 6 as far as the tracks.
    pub(crate) fn run(&mut self) {
        for seat in self.order() {
            self.tourists_earn(seat);
            self.commerce_earns(seat);
            self.others_earn(seat);
        }
        for seat in self.order() {
            self.produce(seat);
        }
        for seat in self.order() {
            let votes = self.towns[seat].home_and_university_votes(&self.numbers);
            self.towns[seat].votes += votes + self.towns[seat].castle_votes();
        }
        for seat in self.order() {
            let increase = self.towns[seat].increase(&self.numbers);
            self.towns[seat].pollution += increase;
        }
    }

    /// A person of `seat` uses a space of `host` this many times.
    fn work(&mut self, seat: usize, host: usize, at: At, times: i32, uses: &mut Uses) {
        let Some((code, place)) = self.towns[host].tile_on(at) else { return };
        if family(code).0 != "C" {
            return;
        }
        match place {
            0 => self.towns[seat].money += times * self.numbers.space_cash,
            1 => uses.sell += times,
            2 => uses.buy += times,
            _ => uses.trade += times,
        }
    }

    /// Makes every possible use.
    fn use_up(&mut self, seat: usize, mut uses: Uses) {
        let (town, numbers) = (&mut self.towns[seat], self.numbers);
        loop {
            let dearest = (0..3).rev().find(|&m| town.store[m] > 0);
            if uses.buy > 0 && town.money > 0 {
                uses.buy -= 1;
                let dollars = town.money.min(4);
                town.money -= dollars;
                town.votes += numbers.buy_votes[dollars as usize - 1];
            } else if let (Some(material), true) = (dearest, uses.trade > 0) {
                uses.trade -= 1;
                town.votes += numbers.trade_votes[material];
                town.store[material] -= 1;
                self.supply[material] += 1;
            } else if let (Some(material), true) = (dearest, uses.sell > 0) {
                uses.sell -= 1;
                town.money += numbers.sell[material];
                town.store[material] -= 1;
                self.supply[material] += 1;
            } else {
                return;
            }
        }
    }

    /// SC-9.1.
    fn tourists_earn(&mut self, seat: usize) {
        let mut uses = Uses::default();
        for host in (0..self.towns.len()).filter(|&host| host != seat) {
            let guests = self.towns[host].guests.clone();
            for guest in guests.iter().filter(|guest| guest.owner == seat && !guest.idle) {
                if self.towns[host].is_on(guest.at, "Mus") {
                    self.towns[seat].money += self.numbers.museum_income;
                }
                self.work(seat, host, guest.at, 1, &mut uses);
            }
        }
        self.use_up(seat, uses);
    }

    /// SC-9.2, SP-TRD-6.
    fn commerce_earns(&mut self, seat: usize) {
        let mut uses = Uses::default();
        for at in self.towns[seat].at_work() {
            self.work(seat, seat, at, 1, &mut uses);
        }
        let town = &self.towns[seat];
        let traders: Vec<At> =
            town.traders.iter().filter(|at| !town.idle.contains(at)).copied().collect();
        for at in traders {
            self.work(seat, seat, at, 2, &mut uses);
        }
        self.use_up(seat, uses);
    }

    /// SC-9.3 to SC-9.5, SP-EUR-72, SP-EUR-81.
    fn others_earn(&mut self, seat: usize) {
        let (town, numbers) = (&mut self.towns[seat], self.numbers);
        let visitors = town.at_work().iter().filter(|&&at| town.is_on(at, "Mus")).count();
        town.money += numbers.museum_income * visitors as i32;
        if town.is_staffed("Pol") {
            town.money += numbers.police_tourist_income * town.guests.len() as i32;
        }
        let harbor = town.is_in("athens") || town.tiles.iter().any(|tile| tile.code == "Har");
        let sales = if harbor { numbers.harbor_sales } else { 0 };
        self.use_up(seat, Uses { sell: sales, ..Uses::default() });
        let town = &mut self.towns[seat];
        town.money += town.water_income();
    }

    /// SC-9.6, SC-9.7.
    fn produce(&mut self, seat: usize) {
        let clean = self.towns[seat].card == Some('D');
        for at in self.towns[seat].at_work() {
            let made = self.make(seat, seat, at);
            if !clean {
                self.towns[seat].made += made;
            }
        }
        for host in (0..self.towns.len()).filter(|&host| host != seat) {
            let guests = self.towns[host].guests.clone();
            for guest in guests.iter().filter(|guest| guest.owner == seat && !guest.idle) {
                let made = self.make(seat, host, guest.at);
                self.towns[host].made += made;
            }
        }
        let (town, numbers) = (&mut self.towns[seat], self.numbers);
        while town.stored() > town.capacity(&numbers) {
            let cheapest = (0..3).find(|&m| town.store[m] > 0).expect("something is stored");
            town.store[cheapest] -= 1;
            self.supply[cheapest] += 1;
        }
    }

    /// How much the person of `seat` on a cell of `host` makes.
    fn make(&mut self, seat: usize, host: usize, at: At) -> i32 {
        let Some((code, _)) = self.towns[host].tile_on(at) else { return 0 };
        let ("F", level) = family(code) else { return 0 };
        let material = level as usize - 1;
        let made = self.numbers.production_per_citizen.min(self.supply[material]);
        self.supply[material] -= made;
        self.towns[seat].store[material] += made;
        made
    }
}
