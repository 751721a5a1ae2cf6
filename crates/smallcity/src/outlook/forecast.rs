//! The outcome for a borough if its seat goes on quietly: homes rise as far as the public buildings
//! around them allow, the seat buys small homes for people who wait in City Hall, people go where there
//! is room. It is a rough heuristic without places or stock, which runs through all rounds in less than
//! a microsecond.

use crate::facets::Facet;
use crate::hooks::{Incomers, Purpose, Unrest};
use crate::map::{Cell, Cells};
use crate::pieces::Price;
use crate::rules::Rules;
use crate::state::Borough;
use crate::surroundings::Surroundings;

/// The most homes that the model follows.
const MOST_HOMES: usize = 48;
/// The percentage of rounds in which a person who sells twice finds a space in a shop.
const TRADE_SHARE: i32 = 60;
/// The most small homes bought in a round, besides all other builds.
const MOST_BUYS: i32 = 2;

/// What is still to come in the current round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ahead {
    /// All of it.
    Building,
    /// Everything after the reveal of plans (phase 3).
    Moving,
    /// Everything after a seat's own moves.
    Arriving,
    /// Phases 5 and 6.
    Voting,
    /// Nothing.
    Nothing,
}

/// The prediction of the model for the end of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outlook {
    /// Votes, if nobody is idle.
    pub votes: i32,
    /// The votes that idle people do not give, in hundredths.
    pub missed: i32,
    /// The points that idle people cost in the end, in hundredths.
    pub toll: i32,
    /// Pollution in percent.
    pub pollution: i32,
    /// Deaths.
    pub deaths: i32,
    /// What people at work bring until then, as valued by the caller.
    pub earned: i32,
    /// Dollars that are left.
    pub money: i32,
    /// What the land is good for now: for each empty cell where a home can stand, the public
    /// buildings near it.
    pub land: i32,
}

/// What a space to work on brings each time, by the function or level of the space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wages {
    /// Commerce: cash, sell, buy votes, trade for votes.
    pub shop: [i32; 4],
    /// Factories: wood, stone, metal.
    pub factory: [i32; 3],
    /// The Museum.
    pub museum: i32,
}

/// What modules bring in later rounds besides homes and work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Steady {
    /// Pollution of which Parks take off a part.
    pub gross: i32,
    /// Pollution on top of that.
    pub pollution: i32,
    /// Dollars.
    pub income: i32,
    /// Rounds in which some people do nothing.
    pub unrest: Unrest,
    /// Pieces that will come.
    pub incomers: Incomers,
}

#[derive(Clone, Copy, Default)]
struct Home {
    level: u8,
    /// How high it can rise.
    most: u8,
    people: u8,
    /// Spaces taken by people other than citizens.
    taken: u8,
}

impl Home {
    fn free(&self) -> i32 {
        i32::from(self.level) - i32::from(self.people) - i32::from(self.taken)
    }
}

/// Spaces of one kind of work, and the people there.
#[derive(Clone, Copy, Default)]
struct Work {
    spaces: i32,
    people: i32,
    /// What all spaces together bring.
    wages: i32,
}

impl Work {
    fn free(&self) -> i32 {
        self.spaces - self.people
    }

    fn earned(&self) -> i32 {
        if self.spaces == 0 { 0 } else { self.wages * self.people / self.spaces }
    }
}

/// The percentage of people who do nothing in a round.
#[derive(Clone, Copy, Default)]
struct Idle {
    factories: i32,
    /// At home and in shops.
    other: i32,
}

/// The model.
struct Model<'a> {
    rules: &'a Rules,
    homes: [Home; MOST_HOMES],
    count: usize,
    /// Commerce, Museum, University.
    shops: Work,
    /// What people in its cash spaces earn, one in each shop.
    cash: i32,
    /// The council moves left: the model values each at a dollar.
    council: i32,
    factories: Work,
    /// Shop uses of people who use a space twice, in the current round, as valued by the caller.
    trades: i32,
    /// The same in a later round.
    later_trades: i32,
    /// Homes of every level fill from City Hall, not R1 alone.
    fills: bool,
    steady: Steady,
    waiting: i32,
    career: i32,
    hall_room: i32,
    /// Empty cells where a home can stand, and how high it could rise there.
    room: i32,
    site_level: u8,
    relief: i32,
    clinic: i32,
    /// Whether this is the last round.
    last: bool,
    end: Outlook,
}

/// Runs through `rounds` rounds, the current one included unless [`Ahead::Nothing`] of it is left.
pub(crate) fn forecast(
    rules: &Rules,
    borough: &Borough,
    around: &Surroundings<'_>,
    rounds: i32,
    ahead: Ahead,
    wages: &Wages,
    steady: Steady,
) -> Outlook {
    let mut model = Model::of(rules, borough, around, wages);
    model.steady = steady;
    if ahead != Ahead::Arriving {
        // They still move, or have worked.
        model.trades = model.later_trades;
    }
    let mut first = ahead != Ahead::Nothing;
    let begin = usize::from(!first);
    if ahead > Ahead::Moving {
        // The idle people of the current round are known: the module judges it.
        model.steady.unrest.chance[0] = 0;
    }
    for round in begin..begin + rounds.max(0) as usize {
        let due = |phase: Ahead| !first || ahead <= phase;
        model.last = round + 1 == begin + rounds as usize;
        let alive = model.round(round, due);
        first = false;
        model.trades = model.later_trades;
        if !alive {
            break;
        }
    }
    model.end
}

impl Model<'_> {
    fn of<'a>(
        rules: &'a Rules,
        borough: &Borough,
        around: &Surroundings<'_>,
        wages: &Wages,
    ) -> Model<'a> {
        let columns = rules.numbers.council_columns;
        let moves_left = |&disc: &u8| i32::from(columns.saturating_sub(disc));
        let mut model = Model {
            rules,
            homes: [Home::default(); MOST_HOMES],
            count: 0,
            shops: Work::default(),
            cash: 0,
            council: borough.discs.iter().map(moves_left).sum(),
            factories: Work::default(),
            trades: 0,
            later_trades: 0,
            fills: rules.moves_in(borough).is_some(),
            steady: Steady::default(),
            waiting: i32::from(borough.hall[0]),
            career: i32::from(borough.aside[0]),
            hall_room: i32::from(rules.hall_room(borough) + borough.hall.iter().sum::<u8>()),
            room: 0,
            site_level: 0,
            relief: 0,
            clinic: i32::from(rules.numbers.clinic_saves)
                * i32::from(rules.stands(borough, Facet::Clinic)),
            last: false,
            end: Outlook {
                votes: borough.votes.into(),
                pollution: borough.pollution.into(),
                money: borough.money.into(),
                ..Outlook::default()
            },
        };
        model.tiles(borough, around, wages);
        model.trade(borough, wages);
        model.land(borough, around);
        model
    }

    /// Homes, work and Parks.
    fn tiles(&mut self, borough: &Borough, around: &Surroundings<'_>, wages: &Wages) {
        let (rules, numbers) = (self.rules, &self.rules.numbers);
        let empty = borough.empty();
        let others = rules.persons().skip(1);
        let others = others.fold(Cells::NONE, |all, other| all | borough.people[other.index()]);
        for (_, kind, cells) in borough.tiles.iter() {
            let rule = rules.tile(kind);
            let there = (borough.people[0] & cells).len() as i32;
            let taken = (others & cells).len() as i32;
            let spaces = i32::from(rule.spaces);
            if rule.is(Facet::Residence) {
                self.home(around, cells, rule.level, there as u8, taken as u8, empty);
            }
            if rule.is(Facet::Commerce) {
                let order = &numbers.commerce_space_order[..usize::from(rule.level)];
                let brings = order.iter().map(|&function| wages.shop[usize::from(function)]);
                self.shops.add(spaces - taken, there, brings.sum());
                self.cash += i32::from(numbers.space_cash);
            }
            if rule.is(Facet::Factory) {
                let brings = wages.factory[usize::from(rule.level) - 1];
                self.factories.add(spaces, there, brings * spaces);
            }
            if rule.is(Facet::Park) {
                self.relief += cells.len() as i32 * i32::from(numbers.park_relief_per_cell);
            }
            if rule.is(Facet::University) {
                self.shops.add(spaces, there, 100 * numbers.vote_university * spaces);
            }
            if rule.is(Facet::Museum) {
                self.shops.add(spaces, there, wages.museum * spaces);
            }
        }
    }

    /// Values the shop uses of people who use a space twice.
    fn trade(&mut self, borough: &Borough, wages: &Wages) {
        let rules = self.rules;
        let wage = |cell: Cell, cells: Cells| {
            let order = rules.numbers.commerce_space_order;
            wages.shop[usize::from(order[cells.rank(cell)])]
        };
        for person in rules.persons().skip(1) {
            let factor = i32::from(rules.person(person).trade);
            let out = borough.people[person.index()];
            if factor == 0 || out.is_empty() {
                continue;
            }
            let (mut spaces, mut sum) = (0, 0);
            for (_, kind, cells) in borough.tiles.iter() {
                if rules.tile(kind).is(Facet::Commerce) {
                    let all = cells.iter().map(|cell| wage(cell, cells)).sum::<i32>();
                    (spaces, sum) = (spaces + cells.len() as i32, sum + all);
                    let at_work = (cells & out).without(borough.idle);
                    self.trades +=
                        factor * at_work.iter().map(|cell| wage(cell, cells)).sum::<i32>();
                }
            }
            let busy = spaces.min(out.len() as i32);
            self.later_trades += factor * busy * (sum / spaces.max(1)) * TRADE_SHARE / 100;
        }
    }

    /// Where homes can stand.
    fn land(&mut self, borough: &Borough, around: &Surroundings<'_>) {
        let factories = self.rules.cells_of(borough, |rule| rule.is(Facet::Factory));
        let closed = self.rules.closed_to(Purpose::Homes, borough);
        let land = borough.empty().without(factories.halo() | closed);
        for (level, near) in around.near_publics().into_iter().enumerate() {
            let cells = (land & near).len() as i32;
            if cells > 0 {
                self.site_level = level as u8 + 1;
            }
            self.room += cells * i32::from(level == 0);
            self.end.land += cells;
        }
    }

    /// Adds a home, which rises as far as the public buildings within its reach allow.
    fn home(
        &mut self,
        around: &Surroundings<'_>,
        cells: Cells,
        level: u8,
        people: u8,
        taken: u8,
        empty: Cells,
    ) {
        let ring = cells.halo() & empty;
        let reach = if ring.is_empty() { 0 } else { around.publics((cells | ring).halo()) };
        let most = level.max(reach.min(5) as u8);
        self.add_home(Home { level, most, people, taken });
    }

    fn add_home(&mut self, home: Home) {
        if self.count < MOST_HOMES {
            self.homes[self.count] = home;
            self.count += 1;
        }
    }

    fn at_home(&self) -> i32 {
        self.homes[..self.count].iter().map(|home| i32::from(home.people)).sum()
    }

    fn homes(&mut self) -> &mut [Home] {
        &mut self.homes[..self.count]
    }

    /// One later round, by its distance from the current one; returns whether the seat still plays
    /// after it.
    fn round(&mut self, round: usize, due: impl Fn(Ahead) -> bool) -> bool {
        if due(Ahead::Building) {
            self.rise();
            self.buy();
        }
        if due(Ahead::Moving) {
            if self.steady.incomers.pollution > 0 {
                self.come_in();
            }
            self.move_people();
        }
        if due(Ahead::Arriving) {
            self.arrive();
        }
        let chance = self.steady.unrest.chance.get(round).copied().unwrap_or(0);
        let idle = if chance > 0 { self.idle(round, chance.into()) } else { Idle::default() };
        if due(Ahead::Arriving) {
            let works = self.shops.earned() * (100 - idle.other) / 100
                + self.factories.earned() * (100 - idle.factories) / 100;
            self.end.earned += works + self.trades;
            self.end.money += self.cash.min(self.shops.people) + self.steady.income;
        }
        if due(Ahead::Voting) {
            let votes = self.rules.numbers.vote_home;
            let given = |home: &Home| i32::from(home.people) * votes[usize::from(home.level) - 1];
            let votes = self.homes[..self.count].iter().map(given).sum::<i32>();
            self.end.votes += votes;
            self.end.missed += votes * idle.other;
        }
        let alive = self.measure();
        if self.council > 0 {
            self.council -= 1;
            self.end.money += 1;
        }
        alive
    }

    /// Pieces come that enough citizens outside City Hall bring.
    fn come_in(&mut self) {
        let outside = self.at_home() + self.shops.people + self.factories.people;
        let Incomers { thresholds, pollution } = &mut self.steady.incomers;
        for threshold in thresholds.iter_mut().filter(|at| **at > 0 && i32::from(**at) <= outside) {
            *threshold = 0;
            self.steady.gross += *pollution;
        }
    }

    /// The people idled by unrest of this chance. First it takes those who cost least: people in City
    /// Hall, then in Factories.
    fn idle(&mut self, round: usize, chance: i32) -> Idle {
        let Unrest { most, safe, others, toll, .. } = self.steady.unrest;
        let (factories, other) = (self.factories.people, self.at_home() + self.shops.people);
        let free = self.waiting + others;
        let idle = (free + factories + other - safe).clamp(0, most[round].into());
        if self.last {
            self.end.toll += chance * idle * toll;
        }
        let at_work = (idle - free).clamp(0, factories);
        let rest = (idle - free - at_work).clamp(0, other);
        Idle { factories: chance * at_work / factories.max(1), other: chance * rest / other.max(1) }
    }

    /// Homes rise by a level (SC-7.1).
    fn rise(&mut self) {
        let mut room = self.room;
        for home in self.homes() {
            if room <= 0 {
                break;
            }
            if home.level < home.most {
                home.level += 1;
                room -= 1;
            }
        }
        self.room = room;
    }

    /// Buys small homes for people who wait (SC-5.7).
    fn buy(&mut self) {
        let price = self.rules.tiles.iter().find(|rule| rule.is(Facet::Residence));
        let price = match price.map(|rule| rule.price) {
            Some(Price::Money(price)) => i32::from(price),
            _ => return,
        };
        for _ in 0..MOST_BUYS.min(self.waiting) {
            if self.end.money < price || self.room <= 0 || self.site_level == 0 {
                break;
            }
            self.end.money -= price;
            self.waiting -= 1;
            self.room -= 1;
            self.add_home(Home { level: 1, most: self.site_level, people: 1, taken: 0 });
        }
    }

    /// Phase 3: from work to the best homes, from the smallest homes to work.
    fn move_people(&mut self) {
        // People other than citizens leave homes for shops.
        for home in self.homes[..self.count].iter_mut().filter(|home| home.taken > 0) {
            let leave = i32::from(home.taken).min(self.shops.free()).max(0);
            home.taken -= leave as u8;
            self.shops.spaces -= leave;
        }
        let free_work = self.shops.free() + self.factories.free();
        let mut movers = self.shops.people + self.factories.people;
        for level in (2..=5).rev() {
            if movers <= 0 {
                break;
            }
            for home in self.homes().iter_mut().filter(|home| home.level == level) {
                let come = home.free().min(movers).max(0);
                home.people += come as u8;
                movers -= come;
            }
        }
        let better = self.homes().iter().filter(|home| home.level > 1).map(Home::free).sum();
        let mut leave = free_work.min(self.waiting.max(better));
        for home in self.homes().iter_mut().filter(|home| home.level == 1 && home.people > 0) {
            if leave <= 0 {
                break;
            }
            leave -= 1;
            movers += 1;
            home.people = 0;
        }
        self.shops.people = movers.min(self.shops.spaces);
        self.factories.people = (movers - self.shops.people).min(self.factories.spaces);
    }

    /// People come from City Hall into the smallest homes and to City Hall for free work (SC-8.7,
    /// SC-8.8).
    fn arrive(&mut self) {
        let (mut waiting, fills) = (self.waiting, self.fills);
        for home in self.homes().iter_mut().filter(|home| home.level == 1 || fills) {
            if waiting <= 0 {
                break;
            }
            let come = home.free().min(waiting).max(0);
            home.people += come as u8;
            waiting -= come;
        }
        let come = self.factories.free().min(self.hall_room - waiting).min(self.career).max(0);
        self.waiting = waiting + come;
        self.career -= come;
    }

    /// Phase 6; whether the seat still plays.
    fn measure(&mut self) -> bool {
        let numbers = &self.rules.numbers;
        let people = self.at_home() + self.shops.people + self.factories.people + self.waiting;
        let gross = people * i32::from(numbers.pollution_per_person)
            + self.factories.people * i32::from(numbers.pollution_per_material)
            + self.steady.gross;
        let relief = self.relief.min(gross * i32::from(numbers.relief_cap_percent) / 100);
        let before = self.end.pollution;
        self.end.pollution += gross - relief + self.steady.pollution;
        let crossed = |&&at: &&u16| before < at.into() && self.end.pollution >= at.into();
        let dead = numbers.death_thresholds.iter().filter(crossed).count() as i32;
        for _ in 0..(dead - self.clinic).max(0) {
            self.end.deaths += 1;
            self.die();
        }
        self.end.pollution < i32::from(numbers.pollution_elimination)
    }

    /// A person who brings least dies.
    fn die(&mut self) {
        if self.factories.people > 0 {
            self.factories.people -= 1;
        } else if self.shops.people > 0 {
            self.shops.people -= 1;
        } else if let Some(home) =
            self.homes().iter_mut().filter(|home| home.people > 0).min_by_key(|home| home.level)
        {
            home.people -= 1;
        }
    }
}

impl Work {
    fn add(&mut self, spaces: i32, people: i32, wages: i32) {
        self.spaces += spaces;
        self.people += people;
        self.wages += wages;
    }
}

#[cfg(test)]
mod tests;
