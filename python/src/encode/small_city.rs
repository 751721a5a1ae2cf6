//! Encoding 1 of Small City: what a seat sees, and its actions as rows of features. `Game.list_layout`
//! publishes the names below. It never changes: a change is a new number.
//!
//! Everything is written from the seat's view, so no array can tell what the seat may not know, unless the whole truth
//! is asked for by name.

use kernel::{Game as _, Hints, Observer, Seat, Turn};
use smallcity::parts::{CityDeed, Riot};
use smallcity::{
    Action, Borough, CIRCLE, Cell, Cells, Deed, KINDS, MATERIALS, MOST_PROMISES, PEOPLE, Pay,
    SEATS, STACKS, SmallCity, State, View, Whereabouts,
};

use super::columns::{Columns, Put, width};
use super::verbs::{cells, stage, verb};

/// Its number.
pub(crate) const VERSION: u32 = 1;

/// Rows and columns of a map.
pub(crate) const SIDE: usize = smallcity::SIZE;
/// Bytes of a set of cells.
pub(crate) const CELLS: usize = 13;
/// Columns of an action.
pub(crate) const ROW: usize = width(ROWS);
/// Columns of a seat.
pub(crate) const SEAT: usize = width(SEATS_COLUMNS);
/// Columns of the table.
pub(crate) const TABLE: usize = width(TABLE_COLUMNS);
/// Planes of a borough.
pub(crate) const PLANES: usize = PLANE_NAMES.len();
/// Numbers of a borough.
pub(crate) const GRID: usize = PLANES * SIDE * SIDE;

/// The verbs of actions; the number of a verb is its place.
pub(crate) const VERBS: [&str; 28] = [
    "keep",
    "hall",
    "mayor",
    "take",
    "build",
    "grow",
    "enlarge",
    "upgrade",
    "undo",
    "commit",
    "reopen",
    "move",
    "home",
    "sell",
    "buy",
    "trade",
    "discard",
    "victim",
    "grave",
    "council",
    "platform",
    "end",
    "riot",
    "settle",
    "free_home",
    "merge",
    "road",
    "roundabout",
];

/// The steps of a round; the number of a step is its place.
pub(crate) const STEPS: [&str; 33] = [
    "s.host",
    "s.board",
    "s.cards",
    "s.promises",
    "s.city_hall",
    "p1.mayor",
    "p1.reveal",
    "p1.choose",
    "p2.plan",
    "p2.reveal",
    "p2.palace",
    "p3.riot",
    "p3.move",
    "p3.home",
    "p3.arrive",
    "p3.trader",
    "p4.tourist",
    "p4.commerce",
    "p4.other",
    "p4.ships",
    "p4.produce",
    "p5.vote",
    "p6.measure",
    "p6.cure",
    "p6.deaths",
    "p7.council",
    "p7.calm",
    "p8.mayor",
    "p8.cards",
    "p8.platform",
    "p8.wall",
    "end.promises",
    "end.score",
];

/// The stages of a council move; the number of a stage is its place.
pub(crate) const STAGES: [&str; 7] =
    ["closed", "choose", "draw", "build", "store", "move_in", "settle"];

/// Where a promise is; the code of a place is its number here, plus 10 for each seat after the own one
/// that has it there.
pub(crate) const PLACES: [&str; 6] = ["absent", "unknown", "bottom", "drawn", "kept", "gone"];

/// Planes of a borough, each with what it says.
pub(crate) const PLANE_NAMES: [(&str, &str); 20] = [
    ("kind", "kind of the tile plus 1"),
    ("tile", "number of the tile, in building order, plus 1"),
    ("zone", "in the zone"),
    ("closed", "nothing may ever stand here"),
    ("mayor", "the Mayor is here"),
    ("cemetery", "the cemetery"),
    ("people_0", "own citizen"),
    ("people_1", "own person of kind 1"),
    ("people_2", "own person of kind 2"),
    ("guest_0", "citizen of the observer, in another borough"),
    ("guest_1", "citizen of the seat after the observer, as a guest"),
    ("guest_2", "citizen of the second seat after the observer, as a guest"),
    ("guest_3", "citizen of the third seat after the observer, as a guest"),
    ("idle", "a person who does nothing this round"),
    ("land", "letter of the land of a module, as a byte"),
    ("right", "border with the right neighbour: 1 something on it, 2 a wall"),
    ("below", "border with the neighbour below: 1 something on it, 2 a wall"),
    ("corner", "something on the lower right corner"),
    ("planned", "the observer's secret plan: number of the newest step here"),
    ("marked", "a person whom a module marks"),
];

/// Columns of an action; -1 where it has none.
pub(crate) const ROWS: &[Columns] = &[
    ("verb", 1, "what it does, a place in `verbs`"),
    ("kind", 1, "the tile that stands after it"),
    ("from_seat", 1, "the borough that a person leaves, as seats after the own one"),
    ("from", 1, "the cell it begins at, 10 row + column: of a person, a tile, a Park"),
    ("to_seat", 1, "the borough that a person enters, as seats after the own one"),
    ("to", 1, "the first cell it ends at"),
    ("person", 1, "the kind of person"),
    ("card", 1, "the action card"),
    ("promise", 1, "the promise card"),
    ("choice", 1, "the choice of a card, a platform or a city"),
    ("disc", 1, "the column that a council disc leaves"),
    ("row", 1, "the council row that it enters, from 1"),
    ("pay", 1, "how that is paid: 0 money, 1 votes, 2 a promise"),
    ("money", 1, "the dollars that it costs, those for the land included"),
    ("materials", 3, "the wood, stone and metal that it takes"),
    ("drive", 1, "whether the person rides"),
    ("points", 1, "build points"),
    ("bunch", 1, "its group, for policies that choose a group first; -1 takes something back"),
];

/// Columns of a seat, the observer's own first. Its own are those after its secret plan.
pub(crate) const SEATS_COLUMNS: &[Columns] = &[
    ("money", 1, "dollars"),
    ("votes", 1, "vote track"),
    ("pollution", 1, "pollution track"),
    ("pollution_before", 1, "pollution track when the round began"),
    ("store", MATERIALS, "stored wood, stone and metal"),
    ("capacity", 1, "materials that can be stored in all"),
    ("hall", PEOPLE, "own people in City Hall, by kind"),
    ("aside", PEOPLE, "own people in the Career Center or beside the borough"),
    ("dead", PEOPLE, "own people who died"),
    ("graveless", PEOPLE, "the dead without a place in a cemetery"),
    ("gone", PEOPLE, "own people who left the game alive"),
    ("reserve", 1, "own citizens in the common reserve"),
    ("buried", 1, "people in the cemetery"),
    ("zone", 1, "size of the zone"),
    ("made", 1, "materials made this round that pollute"),
    ("discs", 4, "columns of the council discs, -1 for none"),
    ("disc_rows", 4, "rows of the same discs"),
    ("own_stock", KINDS, "tiles that only this seat may build, by kind"),
    ("card", 1, "action card of this round, -1 for none"),
    ("out", 1, "round in which it was eliminated, 0 while it plays"),
    ("deaths", 1, "deaths that are due"),
    ("platform", 1, "platform, -1 for none"),
    ("kept", STACKS, "promises kept, by stack"),
    ("owes", 1, "whether it owes an action"),
    ("committed", 1, "whether it has committed in a common turn"),
    ("neighbour", 1, "whether it is a neighbour of the observer"),
    ("place", 1, "place in turn order, -1 if out"),
    ("points", 1, "the observer's build points left, -1 for others"),
    ("planned_platform", 1, "the observer's planned platform, -1 for others or none"),
    ("marked_hall", PEOPLE, "people in City Hall whom a module marks"),
    ("city", 1, "city of its land, -1 for none"),
    ("board", 1, "board that it was dealt, -1 for none"),
    ("forest", 2, "dollars of clearing in this phase 2, before a card halves them; wood set aside"),
    ("statues", 1, "Statues that stand"),
    ("served", 1, "Palaces that bring no more promise"),
    ("traders", 1, "Traders that have ever entered, one bit each"),
    ("wall_fell", 1, "whether its wall has fallen"),
];

/// Columns of the table.
pub(crate) const TABLE_COLUMNS: &[Columns] = &[
    ("round", 1, "from 1; 0 in the set-up"),
    ("phase", 1, "from 1 to 8; 0 in the set-up, 9 at the end"),
    ("step", 1, "a place in `steps`"),
    ("over", 1, "whether the game is over"),
    ("host", 1, "the Mayor's host, as seats after the own one"),
    ("stock", KINDS, "common tiles left, by kind"),
    ("supply", MATERIALS, "wood, stone and metal in the supply"),
    ("circle", CIRCLE, "card seen at each position, -1 for none"),
    ("up", CIRCLE, "whether it is face up"),
    ("taken", CIRCLE, "who took it, as seats after the own one, -1 for nobody"),
    ("pointer", 1, "position from which cards are turned up next"),
    ("boxed", 32, "by card, whether it is not in this game"),
    ("stacks", STACKS, "promises left in each stack"),
    ("uses", 3, "sales, purchases and trades left in this step"),
    ("council", 3, "stage of a council move, a place in `stages`; row; column"),
    ("to_bury", 1, "whether a dead person waits for a grave"),
    ("riots", 1, "round of the last riots, 0 before the first"),
    ("promises", MOST_PROMISES, "by card, where it is as far as the observer knows"),
];

/// The number of a cell: 10 row + column.
fn number(cell: Cell) -> i16 {
    (SIDE * cell.row() + cell.column()) as i16
}

/// What one seat sees of a state.
pub(crate) struct Seen<'a> {
    game: &'a SmallCity,
    /// The view that all is written from.
    pub(crate) view: View,
    seat: Seat,
    /// The seat's borough after its plan.
    own: Borough,
    /// By seat, the borough after its plan; empty without `truth`, which shows all plans.
    planned: Vec<Borough>,
    /// How many promises are left in each stack.
    stacks: [u8; STACKS],
}

impl<'a> Seen<'a> {
    pub(crate) fn of(game: &'a SmallCity, state: &State, seat: Seat) -> Seen<'a> {
        let view = game.view(state, Observer::Seat(seat));
        let own = game.planned(&view.state, seat);
        let mut stacks = [0; STACKS];
        // Everybody may count the stacks, but a view does not.
        for (promise, at) in game.rules().promises.iter().zip(state.promises.at) {
            if matches!(at, Whereabouts::Stack | Whereabouts::Bottom)
                && let Some(count) = stacks.get_mut(promise.stack as usize)
            {
                *count += 1;
            }
        }
        Seen { game, view, seat, own, planned: Vec::new(), stacks }
    }

    /// The whole truth in the order of a seat: where every promise is, and the plans of all.
    pub(crate) fn truth(game: &'a SmallCity, state: &State, seat: Seat) -> Seen<'a> {
        let mut seen = Seen::of(game, state, seat);
        seen.view.state = *state;
        seen.planned = Seat::first(game.seats()).map(|seat| game.planned(state, seat)).collect();
        seen
    }

    /// Whether the arrays show the plan of a seat.
    fn tells_plan(&self, seat: Seat) -> bool {
        let is_told = seat == self.seat || !self.planned.is_empty();
        is_told && matches!(self.view.turn, Turn::Together(_))
    }

    fn seats(&self) -> usize {
        self.game.rules().seats
    }

    /// How many seats after the own one.
    fn after(&self, seat: Seat) -> usize {
        (seat.index() + self.seats() - self.seat.index()) % self.seats()
    }

    /// All seats, the own one first.
    fn around(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, own) = (self.seats(), self.seat.index());
        (0..seats).map(move |after| Seat::new((own + after) % seats))
    }

    fn borough(&self, seat: Seat) -> &Borough {
        let planned = self.planned.get(seat.index());
        planned.unwrap_or_else(|| {
            if seat == self.seat { &self.own } else { self.view.state.borough(seat) }
        })
    }

    /// Whether a seat owes an action.
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        match self.view.turn {
            Turn::Seat(due) => due == seat,
            Turn::Together(due) => due.contains(seat),
            Turn::Chance | Turn::Over => false,
        }
    }

    /// Writes the boroughs, uint8 (P, 20, 10, 10).
    pub(crate) fn grid(&self, out: &mut [u8]) {
        out.fill(0);
        for (seat, out) in self.around().zip(out.chunks_exact_mut(GRID)) {
            let planes = out.as_chunks_mut::<{ SIDE * SIDE }>().0;
            self.planes(seat, planes);
            if self.tells_plan(seat) {
                let plan = &self.view.state.plans[seat.index()];
                fill(&mut planes[18], plan.hall, 1);
                for (step, action) in plan.steps().enumerate() {
                    fill(&mut planes[18], cells(&action), step as u8 + 1);
                }
            }
        }
    }

    fn planes(&self, seat: Seat, planes: &mut [[u8; SIDE * SIDE]]) {
        let (game, borough) = (self.game, self.borough(seat));
        for (index, kind, cells) in borough.tiles.iter() {
            fill(&mut planes[0], cells, kind.index() as u8 + 1);
            fill(&mut planes[1], cells, index as u8 + 1);
        }
        fill(&mut planes[2], Cells::zone(borough.zone), 1);
        fill(&mut planes[3], borough.closed, 1);
        fill(&mut planes[4], borough.mayor, 1);
        fill(&mut planes[5], borough.cemetery, 1);
        for (plane, people) in planes[6..].iter_mut().zip(borough.people) {
            fill(plane, people, 1);
        }
        fill(&mut planes[13], borough.idle, 1);
        for guest in Seat::first(self.seats()) {
            let Some(cell) = borough.guests[guest.index()] else { continue };
            fill(&mut planes[9 + self.after(guest)], Cells::of(cell), 1);
            if borough.idle_guests.contains(guest) {
                fill(&mut planes[13], Cells::of(cell), 1);
            }
        }
        for land in game.land(borough) {
            fill(&mut planes[14], land.cells, land.letter as u8);
        }
        let lines = game.lines(borough);
        for (lines, value) in [(lines, 1), (game.walls(borough), 2)] {
            fill(&mut planes[15], lines.right, value);
            fill(&mut planes[16], lines.below, value);
        }
        fill(&mut planes[17], lines.points, 1);
        for mark in game.marks(borough) {
            fill(&mut planes[19], mark.cells, 1);
        }
    }

    /// Writes the seats, int16 (P, S).
    pub(crate) fn seats_into(&self, out: &mut [i16]) {
        for (seat, out) in self.around().zip(out.chunks_exact_mut(SEAT)) {
            self.seat_into(seat, out);
        }
    }

    fn seat_into(&self, seat: Seat, out: &mut [i16]) {
        let (rules, state) = (self.game.rules(), &self.view.state);
        let (borough, mut put) = (self.borough(seat), Put::new(out));
        let tells_plan = self.tells_plan(seat);
        put.all([borough.money, borough.votes, borough.pollution, borough.pollution_before]);
        put.all(borough.store);
        put.one(rules.capacity(borough));
        let people = [borough.hall, borough.aside, borough.dead, borough.graveless, borough.gone];
        put.all(people.into_iter().flatten());
        put.all([borough.reserve, borough.buried, borough.zone, borough.made]);
        put.all(borough.discs.map(|column| if column == 255 { -1 } else { i16::from(column) }));
        put.all(borough.disc_rows);
        put.all(borough.own_stock);
        put.or_none(borough.card);
        put.all([borough.out, borough.deaths]);
        put.or_none(borough.platform);
        put.all(self.kept(seat));
        put.one(i16::from(self.owes(seat)));
        put.one(i16::from(state.committed.contains(seat)));
        put.one(i16::from(rules.neighbours(state, self.seat).any(|other| other == seat)));
        put.or_none(state.in_turn_order(rules.seats).position(|other| other == seat));
        let builds = tells_plan && self.game.phase(state) == 2;
        put.or_none(builds.then(|| self.game.points_left(state, seat)));
        put.or_none(state.plans[seat.index()].platform.filter(|_| tells_plan));
        let marks = self.game.marks(borough);
        put.all((0..PEOPLE).map(|kind| marks.iter().map(|mark| mark.hall[kind]).sum::<u8>()));
        let modules = &borough.modules;
        put.or_none(modules.europe.city.map(|city| city as u8));
        put.or_none(modules.europe.board.map(|board| board.0));
        put.all([modules.forest.cleared, modules.forest.wood.into()]);
        put.all([modules.buildings.statues, modules.buildings.served, modules.traders.entered]);
        put.one(i16::from(modules.europe.wall_fell));
        assert_eq!(put.at(), SEAT, "every column is written");
    }

    /// Writes the table, int16 (B,).
    pub(crate) fn table(&self, out: &mut [i16]) {
        let (rules, state) = (self.game.rules(), &self.view.state);
        let mut put = Put::new(out);
        let step = self.game.step(state);
        put.all([state.round, if state.over { 9 } else { self.game.phase(state) }]);
        put.or_none(STEPS.iter().position(|other| *other == step));
        put.one(i16::from(state.over));
        put.one(self.after(state.host));
        put.all(state.stock);
        put.all(state.supply);
        let circle = &state.circle;
        circle.seen.into_iter().for_each(|card| put.or_none(card));
        let up: Vec<usize> = circle.shown().collect();
        put.all((0..CIRCLE).map(|position| i16::from(up.contains(&position))));
        for position in 0..CIRCLE {
            let card = circle.seen[position].filter(|_| up.contains(&position));
            let took = |seat: &Seat| card.is_some() && state.borough(*seat).card == card;
            put.or_none(Seat::first(rules.seats).find(took).map(|seat| self.after(seat)));
        }
        put.one(circle.pointer);
        put.all((0..32).map(|card| i16::from(circle.is_boxed(card))));
        put.all(self.stacks);
        put.all(state.now.uses);
        let council = state.now.council;
        put.one(stage(council.stage));
        put.all([council.row, council.column]);
        put.one(i16::from(state.now.to_bury.is_some()));
        put.one(state.modules.police.riots);
        put.all(state.promises.at.map(|at| self.place(at)));
        assert_eq!(put.at(), TABLE, "every column is written");
    }

    /// How many promises of each stack a seat has kept; everybody knows that.
    fn kept(&self, seat: Seat) -> [u8; STACKS] {
        let rules = self.game.rules();
        if self.planned.is_empty() {
            return self.view.kept(rules, seat);
        }
        // Here the view has the state with its secrets, which it would count twice.
        self.game.view(&self.view.state, Observer::Seat(seat)).kept(rules, seat)
    }

    fn place(&self, at: Whereabouts) -> i16 {
        let (place, seat) = match at {
            Whereabouts::Absent => (0, None),
            Whereabouts::Stack | Whereabouts::Unknown => (1, None),
            Whereabouts::Bottom => (2, None),
            Whereabouts::Drawn(seat) => (3, Some(seat)),
            Whereabouts::Kept(seat) => (4, Some(seat)),
            Whereabouts::Gone(seat) => (5, Some(seat)),
        };
        place + 10 * seat.map_or(0, |seat| self.after(seat) as i16)
    }

    /// Appends the features of legal actions of the seat, and the cells that each is about.
    pub(crate) fn actions(
        &self,
        actions: &[Action],
        rows: &mut Vec<[i16; ROW]>,
        about: &mut Vec<[u8; CELLS]>,
    ) {
        let costs = self.game.costs(&self.view.state, self.seat, actions);
        for (action, cost) in actions.iter().zip(costs) {
            let mut row = self.row(action);
            row[KIND] = cost.kind.map_or(row[KIND], |kind| kind.index() as i16);
            row[MONEY] = cost.money as i16;
            row[POINTS] = cost.points.into();
            row[BUNCH] = self.game.bunch(action).map_or(-1, |bunch| bunch as i16);
            rows.push(row);
            let mut bits = [0; CELLS];
            for cell in cells(action) {
                let at = number(cell) as usize;
                bits[at / 8] |= 1 << (at % 8);
            }
            about.push(bits);
        }
    }

    fn row(&self, action: &Action) -> [i16; ROW] {
        let mut row = [-1; ROW];
        row[VERB] = verb(action);
        let first = |cells: Cells| cells.first().map_or(-1, number);
        if let Some(cell) = cells(action).first() {
            row[TO] = number(cell);
        }
        match *action {
            Action::Keep(promise) => row[PROMISE] = promise.into(),
            Action::Take { card, choice } => {
                (row[CARD], row[CHOICE]) = (card.into(), choice.into());
            }
            Action::Build(build) => {
                for (to, pieces) in row[MATERIALS_AT..].iter_mut().zip(build.pay) {
                    *to = pieces.into();
                }
                row[PERSON] = build.enter.map_or(-1, |person| person.index() as i16);
            }
            Action::Enlarge { park, cells } => (row[FROM], row[TO]) = (number(park), first(cells)),
            Action::Upgrade { tile, cell } => (row[FROM], row[TO]) = (number(tile), number(cell)),
            Action::Move { from, to, drive } => {
                (row[FROM_SEAT], row[FROM]) = (self.after(from.seat) as i16, number(from.cell));
                (row[TO_SEAT], row[TO]) = (self.after(to.seat) as i16, number(to.cell));
                row[DRIVE] = drive.into();
                row[PERSON] = self.who(from.seat, from.cell);
            }
            Action::Home { person, .. } => row[PERSON] = person.index() as i16,
            Action::Sell(material) | Action::Trade(material) | Action::Discard(material) => {
                row[MATERIALS_AT..MATERIALS_AT + MATERIALS].fill(0);
                row[MATERIALS_AT + material as usize] = 1;
            }
            Action::Victim(cell) => row[PERSON] = self.who(self.seat, cell),
            Action::Council { disc, row: to, pay } => {
                (row[DISC], row[COUNCIL_ROW]) = (disc.into(), to.into());
                row[PAY] = match pay {
                    Pay::Money => 0,
                    Pay::Votes => 1,
                    Pay::Promise => 2,
                };
            }
            Action::Platform(platform) => row[CHOICE] = platform.into(),
            Action::Module(deed) => self.deed(&deed, &mut row),
            _ => {}
        }
        row
    }

    fn deed(&self, deed: &Deed, row: &mut [i16; ROW]) {
        match *deed {
            Deed::Police(Riot::On(cell)) => row[PERSON] = self.who(self.seat, cell),
            Deed::Police(Riot::Hall(person)) => row[PERSON] = person.index() as i16,
            Deed::Europe(CityDeed::Settle(city)) => row[CHOICE] = city as i16,
            Deed::Europe(CityDeed::FreeHome { enter, .. }) => {
                row[PERSON] = enter.map_or(-1, |person| person.index() as i16);
            }
            Deed::Europe(CityDeed::Merge { first, other }) => {
                (row[FROM], row[TO]) = (number(first), number(other));
            }
            Deed::Roads(_) => {}
        }
    }

    /// The kind of the person on a cell of a borough: the seat's own, or a guest.
    fn who(&self, seat: Seat, cell: Cell) -> i16 {
        let people = self.borough(seat).people;
        let own = people.iter().position(|cells| cells.contains(cell));
        own.unwrap_or_default() as i16
    }
}

const VERB: usize = 0;
const KIND: usize = 1;
const FROM_SEAT: usize = 2;
const FROM: usize = 3;
const TO_SEAT: usize = 4;
const TO: usize = 5;
const PERSON: usize = 6;
const CARD: usize = 7;
const PROMISE: usize = 8;
const CHOICE: usize = 9;
const DISC: usize = 10;
const COUNCIL_ROW: usize = 11;
const PAY: usize = 12;
const MONEY: usize = 13;
const MATERIALS_AT: usize = 14;
const DRIVE: usize = 17;
const POINTS: usize = 18;
pub(crate) const BUNCH: usize = 19;

/// Writes a number onto cells of a plane.
fn fill(plane: &mut [u8; SIDE * SIDE], cells: Cells, value: u8) {
    cells.iter().for_each(|cell| plane[number(cell) as usize] = value);
}

// There is a plane of guests for each seat.
const _: () = assert!(SEATS == 4);
