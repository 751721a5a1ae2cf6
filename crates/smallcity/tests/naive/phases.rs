//! Phases 4 to 6 for seats that use every space as dearly as they can: votes for up to $4 first,
//! then the dearest material for votes, then the dearest for money; what finds no room is discarded
//! from the cheapest.

use super::{At, Town, World, family};

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

    /// SC-2.14, of services, where no tourist comes.
    fn is_staffed(&self, code: &str) -> bool {
        self.at_work().iter().any(|&at| self.is_on(at, code))
    }

    fn stored(&self) -> i32 {
        self.store.iter().sum()
    }

    /// SC-9.7.
    fn capacity(&self) -> i32 {
        let warehouses = self.tiles.iter().filter(|tile| tile.code == "War").count() as i32;
        3 * warehouses + (6 - self.hall_citizens - self.hall_traders).max(0)
    }

    /// SC-10.1, SC-10.2.
    pub(crate) fn home_and_university_votes(&self) -> i32 {
        let vote = |at: At| match self.tile_on(at).map(|(code, _)| code) {
            Some("R1") => 1,
            Some("R2") => 2,
            Some("R3" | "R4") => 3,
            Some("R5" | "Uni") => 4,
            _ => 0,
        };
        self.at_work().into_iter().map(vote).sum()
    }

    /// By how much the track rises (SC-11.1 to SC-11.4, SP-TRD-7, SP-FOR-6).
    pub(crate) fn increase(&self) -> i32 {
        let citizens = self.citizens.len() as i32 + self.hall_citizens;
        let traders = self.traders.len() as i32 + self.hall_traders;
        let tourists = if self.is_staffed("Pol") { 0 } else { self.guests.len() as i32 };
        let gross = citizens + 2 * traders + tourists + self.made;
        let parks = self.tiles.iter().filter(|tile| family(&tile.code).0 == "Pk");
        let parks: usize = parks.map(|tile| tile.cells.len()).sum();
        let fire = if self.is_staffed("Fir") { 2 } else { 0 };
        gross - (parks as i32 + fire).min(gross / 2) + self.set_aside
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
            let votes = self.towns[seat].home_and_university_votes();
            self.towns[seat].votes += votes;
        }
        for seat in self.order() {
            let increase = self.towns[seat].increase();
            self.towns[seat].pollution += increase;
        }
    }

    /// Somebody of `seat` uses a space of `host` so many times.
    fn work(&mut self, seat: usize, host: usize, at: At, times: i32, uses: &mut Uses) {
        let Some((code, place)) = self.towns[host].tile_on(at) else { return };
        if family(code).0 != "C" {
            return;
        }
        match place {
            0 => self.towns[seat].money += times,
            1 => uses.sell += times,
            2 => uses.buy += times,
            _ => uses.trade += times,
        }
    }

    /// Makes every use that can be made.
    fn use_up(&mut self, seat: usize, mut uses: Uses) {
        let town = &mut self.towns[seat];
        loop {
            let dearest = (0..3).rev().find(|&m| town.store[m] > 0);
            if uses.buy > 0 && town.money > 0 {
                uses.buy -= 1;
                let dollars = town.money.min(4);
                town.money -= dollars;
                town.votes += dollars + 1;
            } else if let (Some(material), true) = (dearest, uses.trade > 0) {
                uses.trade -= 1;
                town.votes += [3, 5, 7][material];
                town.store[material] -= 1;
                self.supply[material] += 1;
            } else if let (Some(material), true) = (dearest, uses.sell > 0) {
                uses.sell -= 1;
                town.money += [2, 3, 5][material];
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
                    self.towns[seat].money += 1;
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

    /// SC-9.3 to SC-9.5.
    fn others_earn(&mut self, seat: usize) {
        let town = &mut self.towns[seat];
        let visitors = town.at_work().iter().filter(|&&at| town.is_on(at, "Mus")).count();
        town.money += visitors as i32;
        if town.is_staffed("Pol") {
            town.money += town.guests.len() as i32;
        }
        let harbor = town.tiles.iter().any(|tile| tile.code == "Har");
        self.use_up(seat, Uses { sell: i32::from(harbor), ..Uses::default() });
    }

    /// SC-9.6, SC-9.7.
    fn produce(&mut self, seat: usize) {
        let clean = self.towns[seat].card == Some('D');
        for at in self.towns[seat].at_work() {
            if self.make(seat, seat, at) && !clean {
                self.towns[seat].made += 1;
            }
        }
        for host in (0..self.towns.len()).filter(|&host| host != seat) {
            let guests = self.towns[host].guests.clone();
            for guest in guests.iter().filter(|guest| guest.owner == seat && !guest.idle) {
                if self.make(seat, host, guest.at) {
                    self.towns[host].made += 1;
                }
            }
        }
        let town = &mut self.towns[seat];
        while town.stored() > town.capacity() {
            let cheapest = (0..3).find(|&m| town.store[m] > 0).expect("something is stored");
            town.store[cheapest] -= 1;
            self.supply[cheapest] += 1;
        }
    }

    /// Whether whoever of `seat` is on a cell of `host` makes something.
    fn make(&mut self, seat: usize, host: usize, at: At) -> bool {
        let Some((code, _)) = self.towns[host].tile_on(at) else { return false };
        let ("F", level) = family(code) else { return false };
        let material = level as usize - 1;
        if self.supply[material] == 0 {
            return false;
        }
        self.supply[material] -= 1;
        self.towns[seat].store[material] += 1;
        true
    }
}
