//! What happens in games, counted for each borough.

use std::collections::BTreeMap;

use kernel::{Game, Input, InputOf, Observer, Seat};
use smallcity::parts::{City, EuropeEvent, PoliceEvent, RoadEvent};
use smallcity::{
    Action, Borough, Cells, Event, Facet, ModuleEvent, Pay, Person, PollutionKind, SmallCity,
    State, judged_promises,
};

/// The results of games of one set.
#[derive(Default)]
pub(crate) struct Tally {
    /// The number of games.
    pub(crate) games: u32,
    /// The number of counted boroughs.
    pub(crate) boroughs: u32,
    /// One number of each game or borough, by its kind.
    pub(crate) values: BTreeMap<&'static str, Vec<i32>>,
    /// Sums over all boroughs, by table and line.
    pub(crate) sums: BTreeMap<(&'static str, String), i32>,
}

impl Tally {
    /// The sum of both.
    pub(crate) fn and(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.boroughs += other.boroughs;
        for (name, values) in other.values {
            self.values.entry(name).or_default().extend(values);
        }
        for (line, sum) in other.sums {
            *self.sums.entry(line).or_default() += sum;
        }
        self
    }

    /// Watches a game from its start; with cities, it counts the boroughs of one of them.
    pub(crate) fn watch<'a>(&'a mut self, game: &'a SmallCity, city: Option<City>) -> Watch<'a> {
        Watch { tally: self, game, city, state: game.start(), inputs: 0 }
    }

    /// A sum, 0 where there is none.
    pub(crate) fn sum(&self, table: &'static str, line: &str) -> i32 {
        self.sums.get(&(table, line.to_owned())).copied().unwrap_or(0)
    }

    /// The lines of a table.
    pub(crate) fn lines(&self, table: &'static str) -> impl Iterator<Item = &str> {
        self.sums.keys().filter(move |(of, _)| *of == table).map(|(_, line)| line.as_str())
    }

    fn add(&mut self, table: &'static str, line: &str, count: impl Into<i32>) {
        *self.sums.entry((table, line.to_owned())).or_default() += count.into();
    }

    fn value(&mut self, name: &'static str, value: impl Into<i32>) {
        self.values.entry(name).or_default().push(value.into());
    }
}

/// A watched game.
pub(crate) struct Watch<'a> {
    tally: &'a mut Tally,
    game: &'a SmallCity,
    city: Option<City>,
    state: State,
    inputs: i32,
}

impl Watch<'_> {
    /// Whether the borough of a seat is counted.
    fn counts(&self, seat: Seat) -> bool {
        self.city.is_none() || self.state.borough(seat).modules.europe.city == self.city
    }

    /// Counts the effects of an input.
    pub(crate) fn input(&mut self, input: &InputOf<SmallCity>) {
        self.inputs += 1;
        let before = self.state;
        self.game.apply_unchecked(&mut self.state, input);
        if let &Input::Act { seat, action } = input
            && self.counts(seat)
        {
            self.deed(&before, action);
        }
        let mut events = vec![];
        self.game.events(&before, input, &self.state, Observer::Spectator, &mut events);
        for event in events {
            if event.seat().is_none_or(|seat| self.counts(seat)) {
                self.event(event, before.round);
            }
        }
    }

    fn deed(&mut self, before: &State, action: Action) {
        let passes = action == Action::End && self.game.step(before) == "p7.council";
        if passes {
            self.tally.add("council", "passed", 1);
        }
        if let Action::Council { pay: Pay::Promise, .. } = action {
            self.tally.add("council", "paid by a promise", 1);
        }
        if matches!(action, Action::Keep(_)) && self.game.step(before) == "p2.palace" {
            self.tally.add("modules", "promises of Palaces", 1);
        }
    }

    fn event(&mut self, event: Event, round: u8) {
        let tally = &mut *self.tally;
        match event {
            Event::Built { tile, rule, .. } => {
                tally.add("builds", &round.to_string(), 1);
                tally.add("built", &tile, 1);
                if rule == "SP-EUR-42" {
                    tally.add("modules", "free homes of Madrid", 1);
                }
            }
            Event::Upgraded { .. } | Event::Enlarged { .. } => {
                tally.add("builds", &round.to_string(), 1);
            }
            Event::Failed { .. } => tally.add("lives", "failed", 1),
            Event::Died { person, .. } => {
                tally.add("lives", "deaths", 1);
                tally.add("modules", &format!("{person}s who die"), 1);
            }
            Event::Idle { count, .. } => tally.add("lives", "idle", count),
            Event::CouncilMove { row, .. } => tally.add("council", &format!("row {row}"), 1),
            Event::CardTaken { card, chosen, .. } => {
                tally.add("cards", &card.to_string(), 1);
                if card == 'L' {
                    let paid = chosen.unwrap_or("pollution");
                    tally.add("modules", &format!("L paid in {paid}"), 1);
                }
            }
            Event::Entered { .. } => tally.add("modules", "Traders who come", 1),
            Event::Earned { money, source, .. } => tally.add("dollars", source.0, money),
            Event::Sold { money, .. } => tally.add("dollars", "sold", money),
            Event::Voted { votes, source, .. } => tally.add("votes", source.0, votes),
            Event::Bought { votes, .. } => tally.add("votes", "bought", votes),
            Event::Traded { votes, .. } => tally.add("votes", "traded", votes),
            Event::Soiled { more, source, .. } => tally.add("smoke", source.0, i32::from(more)),
            Event::Cleaned { less, .. } => tally.add("smoke", "council", -i32::from(less)),
            Event::Polluted { seat, parts, .. } => {
                for part in parts {
                    let relief = part.counts == PollutionKind::Relief;
                    let amount = i32::from(part.amount) * if relief { -1 } else { 1 };
                    tally.add("smoke", part.source.0, amount);
                }
                self.people(seat);
            }
            Event::Module(event) => self.of_module(&event),
            _ => {}
        }
    }

    fn of_module(&mut self, event: &ModuleEvent) {
        let tally = &mut *self.tally;
        match event {
            ModuleEvent::Police(PoliceEvent::Rioted { .. }) => tally.add("modules", "rioters", 1),
            ModuleEvent::Europe(EuropeEvent::Merged { .. }) => {
                tally.add("modules", "homes merged in Berlin", 1);
            }
            ModuleEvent::Roads(RoadEvent::Drove { roads, .. }) => {
                tally.add("modules", "trips", 1);
                tally.add("modules", "Roads of trips", i32::from(*roads));
            }
            _ => {}
        }
    }

    /// Where people are in phase 6.
    fn people(&mut self, seat: Seat) {
        let (rules, borough) = (self.game.rules(), self.state.borough(seat));
        let shops = rules.spaces_of(borough, |rule| rule.is(Facet::Commerce));
        let citizens = borough.people[Person::CITIZEN.index()];
        let tally = &mut *self.tally;
        tally.add("people", "citizens", citizens.len() as i32);
        if let Some(trader) = rules.person_named("trader") {
            let out = borough.people[trader.index()];
            tally.add("people", "Traders in shops", (out & shops).len() as i32);
            tally.add("people", "Traders elsewhere", out.without(shops).len() as i32);
            tally.add("people", "Traders in City Hall", borough.hall[trader.index()]);
        }
        if let Some(officer) = rules.person_named("officer") {
            let officers = borough.people[officer.index()];
            tally.add("people", "officers", officers.len() as i32);
            let covered = |least: usize| -> i32 {
                let tiles = borough.tiles.iter().map(|(.., cells)| cells);
                let tiles = tiles.filter(|cells| (cells.halo() & officers).len() >= least);
                let tiles = tiles.fold(Cells::NONE, |all, cells| all | cells);
                (tiles & citizens).len() as i32
            };
            tally.add("people", "covered", covered(1));
            tally.add("people", "covered twice", covered(2));
        }
    }

    /// Counts the end of a game.
    pub(crate) fn end(mut self) {
        let standings = self.game.standings(&self.state).expect("the game is over");
        self.tally.games += 1;
        self.tally.value("inputs", self.inputs);
        for (seat, place) in Seat::first(self.game.seats()).zip(&standings.0) {
            if !self.counts(seat) {
                continue;
            }
            let borough = *self.state.borough(seat);
            let tally = &mut *self.tally;
            tally.boroughs += 1;
            tally.value("score", place.score);
            tally.value("votes", i32::from(borough.votes));
            tally.value("pollution", i32::from(borough.pollution));
            let citizens = borough.people[Person::CITIZEN.index()].len() as i32;
            tally.value("people", citizens + i32::from(borough.hall[Person::CITIZEN.index()]));
            tally.value("money", i32::from(borough.money));
            tally.add("lives", "eliminated", i32::from(place.out));
            self.pieces(&borough, seat);
            self.land(&borough, seat);
        }
    }

    fn pieces(&mut self, borough: &Borough, seat: Seat) {
        let (game, tally) = (self.game, &mut *self.tally);
        let rules = game.rules();
        for (_, kind, _) in borough.tiles.iter() {
            tally.add("tiles", &rules.tile(kind).code, 1);
        }
        for judged in judged_promises(rules, &self.state, seat) {
            let key = &rules.promise(judged.card).key;
            tally.add("promises held", key, 1);
            tally.add("promises kept", key, i32::from(judged.kept));
            tally.add("lives", "promises", 1);
            tally.add("lives", "points", judged.points);
        }
        let tolls = smallcity::score(rules, &self.state, seat).tolls;
        if tolls > 0 {
            tally.add("modules", "points that rioters cost", tolls);
        }
        let lines = &borough.modules.roads.lines;
        if !lines.is_empty() {
            tally.add("modules", "Roads", lines.len() as i32);
            tally.add("modules", "Roundabouts", lines.points.len() as i32);
            tally.add("modules", "boroughs with Roads", 1);
        }
        let parks =
            rules.cells_of(borough, |rule| rule.is(Facet::Park) && !rule.is(Facet::Cultural));
        let gardens = garden(parks);
        if self.game.rules().kind_named("Sta").is_some() {
            tally.add("modules", "boroughs with a Garden", i32::from(gardens));
        }
    }

    /// How much of the named land on the map is built on.
    fn land(&mut self, borough: &Borough, seat: Seat) {
        let start = self.game.start();
        // Only the first map has the cleared forest.
        let forest = start.borough(seat).modules.forest.cells;
        for land in self.game.land(borough) {
            let cells = land.cells | if land.name == "forest" { forest } else { Cells::NONE };
            self.tally.add("land", land.name, cells.len() as i32);
            self.tally.add("land built on", land.name, (cells & borough.built).len() as i32);
        }
    }
}

/// Whether at least six of these cells lie together.
fn garden(mut cells: Cells) -> bool {
    while let Some(cell) = cells.first() {
        let mut group = Cells::of(cell);
        loop {
            let more = group | (group.beside() & cells);
            if more == group {
                break;
            }
            group = more;
        }
        if group.len() >= 6 {
            return true;
        }
        cells = cells.without(group);
    }
    false
}
