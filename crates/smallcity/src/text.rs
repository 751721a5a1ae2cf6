//! A view as text: this file draws maps, messages turn data into sentences.

use std::collections::BTreeMap;

use kernel::{Seat, Turn};
use schemars::JsonSchema;
use serde::Serialize;

use crate::border::Lines;
use crate::documents::{AskedDoc, PeopleDoc, PromiseDoc, SeatDoc, StacksDoc, ViewDoc};
use crate::game::SmallCity;
use crate::illegal::Amounts;
use crate::map::{Cell, Cells, SIZE};
use crate::planned::StepDoc;
use crate::score::{Office, office, score};
use crate::state::{Borough, State};
use crate::view::View;

/// A line of a view as people read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Line {
    /// A line of a map, or an empty one: it is no sentence.
    Drawn(String),
    /// A line that messages turn into a sentence.
    Said(LineDoc),
}

/// The data of a line: a document that messages know by the name `text`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "line", rename_all = "snake_case")]
#[schemars(rename = "SmallCityLine")]
#[allow(missing_docs)]
pub enum LineDoc {
    /// Where the game is, and who hosts the Mayor; round 0 is the set-up.
    Head { round: u8, rounds: u8, phase: u8, step: String, host: Seat },
    /// The seats that are to act.
    ToAct { seat: Vec<Seat> },
    /// Chance is to act.
    Luck,
    /// The game has ended; a solo game with the player's score and office, unless it is lost (SC-17.4).
    Over { score: Option<i32>, rating: Option<Office> },
    /// The circle of cards by their letters: face-up cards in brackets with the number of the player
    /// that took them, `?` for a card nobody has seen, `>` before the pointer.
    Cards { circle: String },
    /// The cards that are not in this game.
    Boxed { card: Vec<char> },
    /// The common supply of materials.
    Supply { materials: Amounts },
    /// The common stock of tiles.
    Stock { stock: Vec<Left> },
    /// The promises left in the stacks.
    Stacks { stacks: StacksDoc },
    /// A seat with its tracks, and the rise of the pollution track if it were measured in this round,
    /// or the next, where it still is.
    Seat {
        seat: Seat,
        out: Option<u8>,
        money: u16,
        votes: u16,
        pollution: u16,
        increase: Option<u16>,
        next_round: bool,
        zone: u8,
    },
    /// The people who are not on the map.
    People {
        at_hall: Vec<PeopleDoc>,
        at_career: Vec<PeopleDoc>,
        beside: Vec<PeopleDoc>,
        reserve: u8,
        dead: Vec<PeopleDoc>,
    },
    /// Its materials, and the room for them.
    Stored { materials: Amounts, capacity: u8 },
    /// The tiles that only this seat may build.
    OwnTiles { stock: Vec<Left> },
    /// How many more pieces of a kind it has for borders and for points.
    OwnLines { name: &'static str, lines: u8, points: u8 },
    /// The council discs: how many have not moved, the columns of the others (SC-12.1); the card.
    Discs { start: usize, columns: Vec<u8>, of: u8, card: Option<String> },
    /// How many promises it keeps.
    Promises { stacks: StacksDoc },
    /// A promise that the observer knows.
    Promise { stack: String, promise: String, drawn: bool, standing: Vec<Standing> },
    /// Promises that it has put back.
    PutBack { promise: Vec<String> },
    /// Its platform.
    Platform { platform: String },
    /// Where City Hall is to stand.
    PlannedHall { cells: Cells },
    /// The platform that it has chosen in secret.
    PlannedPlatform { platform: String },
    /// What it plans to build, and the build points that this leaves.
    Plan { points: u8, step: Vec<StepDoc> },
}

/// A number of tiles of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityTilesLeft")]
pub struct Left {
    tile: String,
    count: u8,
}

impl Left {
    fn all(stock: &BTreeMap<String, u8>) -> Vec<Left> {
        stock.iter().map(|(tile, &count)| Left { tile: tile.clone(), count }).collect()
    }
}

/// A part of a promise, compared with the borough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityStanding")]
pub struct Standing {
    conditions: AskedDoc,
    value: i32,
    holds: bool,
}

impl SmallCity {
    /// The three characters of a cell on a map: the thing and the person there.
    ///
    /// `R3` a tile, `@@` the Mayor, `++` the cemetery, ` .` empty, ` f` land with that letter,
    /// nothing outside the zone. Behind that `*` an own citizen, another letter for people of
    /// another kind, a number a tourist of that player, `!` an idle person, `_` a free space.
    pub fn map_cell(&self, borough: &Borough, cell: Cell) -> [char; 3] {
        let here = self.ground(borough, cell);
        [here[0], here[1], self.person_mark(borough, cell)]
    }

    fn ground(&self, borough: &Borough, cell: Cell) -> [char; 2] {
        if let Some((_, kind, _)) = borough.tiles.on(cell) {
            let code: Vec<char> = self.map_code(kind).chars().collect();
            return [code[0], code[1]];
        }
        if borough.mayor.contains(cell) {
            return ['@', '@'];
        }
        if borough.cemetery.contains(cell) {
            return ['+', '+'];
        }
        let land = self.land(borough).into_iter().find(|land| land.cells.contains(cell));
        match land {
            Some(land) => [' ', land.letter],
            None if Cells::zone(borough.zone).contains(cell) => [' ', '.'],
            None => [' ', ' '],
        }
    }

    /// The sign between a cell and its right neighbour: `-` joins cells of a tile, `|` is something on
    /// the border.
    pub fn map_join(&self, borough: &Borough, lines: &Lines, cell: Cell) -> char {
        let right = Cell::at(cell.column() + 1, cell.row());
        let joined = right.is_some_and(|right| {
            borough.tiles.on(cell).is_some_and(|(_, _, cells)| cells.contains(right))
        });
        match joined {
            true => '-',
            false if lines.right.contains(cell) => '|',
            false => ' ',
        }
    }

    fn person_mark(&self, borough: &Borough, cell: Cell) -> char {
        let rules = self.rules();
        if let Some(guest) =
            Seat::first(rules.seats).find(|guest| borough.guests[guest.index()] == Some(cell))
        {
            return char::from_digit(guest.index() as u32 + 1, 10).unwrap_or('?');
        }
        let mark =
            rules.marks(borough).find_map(|mark| mark.sign.filter(|_| mark.cells.contains(cell)));
        if let Some(sign) = mark {
            return sign;
        }
        if borough.idle.contains(cell) && borough.occupied().contains(cell) {
            return '!';
        }
        if let Some(person) =
            rules.persons().find(|person| borough.people[person.index()].contains(cell))
        {
            return if person.index() == 0 { '*' } else { rules.person(person).letter };
        }
        let free = rules.spaces_of(borough, |_| true).contains(cell);
        if free { '_' } else { ' ' }
    }
}

/// A map with its coordinates.
fn map(game: &SmallCity, state: &State, seat: Seat) -> Vec<Line> {
    let borough = state.borough(seat);
    let between = game.lines(borough);
    let heads: Vec<String> =
        (b'a'..).take(SIZE).map(|letter| format!(" {}  ", char::from(letter))).collect();
    let mut lines = vec![Line::Drawn(format!("     {}", heads.concat().trim_end()))];
    for row in 0..SIZE {
        let mut line = format!("  {:>2} ", row + 1);
        for column in 0..SIZE {
            let Some(cell) = Cell::at(column, row) else { continue };
            line.extend(game.map_cell(borough, cell));
            line.push(game.map_join(borough, &between, cell));
        }
        line.truncate(line.trim_end().len());
        lines.push(Line::Drawn(line));
        lines.extend(between.below_row(row).map(|line| Line::Drawn(format!("     {line}"))));
    }
    lines
}

/// A view as people read it.
pub(crate) fn text(game: &SmallCity, view: &View) -> Vec<Line> {
    let doc = ViewDoc::new(game, view);
    let mut lines: Vec<Line> = head(game, view, &doc).into_iter().map(Line::Said).collect();
    for seat in &doc.seats {
        lines.push(Line::Drawn(String::new()));
        lines.push(Line::Said(tracks(game, &view.state, seat)));
        lines.extend(map(game, &view.state, seat.seat));
        lines.extend(owned(game, &view.state, seat).into_iter().map(Line::Said));
        lines.extend(intended(seat).into_iter().map(Line::Said));
    }
    lines
}

/// The lines that all seats share.
fn head(game: &SmallCity, view: &View, doc: &ViewDoc) -> Vec<LineDoc> {
    let (round, phase, host) = (doc.round, doc.phase, doc.host);
    let (rounds, step) = (game.rules().numbers.rounds, doc.step.clone());
    let turn = match view.turn {
        Turn::Over => {
            let rating = office(game.rules(), &view.state);
            let total = |_| score(game.rules(), &view.state, Seat::new(0)).total();
            LineDoc::Over { score: rating.map(total), rating }
        }
        Turn::Chance => LineDoc::Luck,
        Turn::Seat(_) | Turn::Together(_) => LineDoc::ToAct { seat: doc.to_act.clone() },
    };
    let circle = doc.circle.iter().map(|position| {
        let card = position.card.as_deref().unwrap_or("?");
        let pointer = if position.pointer { ">" } else { "" };
        let taken = position.taken.map(|seat| format!(" {}", seat.index() + 1)).unwrap_or_default();
        if position.up { format!("{pointer}[{card}{taken}]") } else { format!("{pointer}{card}") }
    });
    let boxed = (!doc.boxed.is_empty()).then(|| LineDoc::Boxed { card: doc.boxed.clone() });
    let lines = [
        LineDoc::Head { round, rounds, phase, step, host },
        turn,
        LineDoc::Cards { circle: circle.collect::<Vec<_>>().join(" ") },
    ];
    let rest = [
        LineDoc::Supply { materials: Amounts(view.state.supply) },
        LineDoc::Stock { stock: Left::all(&doc.stock) },
        LineDoc::Stacks { stacks: doc.stacks },
    ];
    lines.into_iter().chain(boxed).chain(rest).collect()
}

fn tracks(game: &SmallCity, state: &State, seat: &SeatDoc) -> LineDoc {
    let measured = game.measured_in(state).filter(|_| seat.out.is_none());
    LineDoc::Seat {
        seat: seat.seat,
        out: seat.out,
        money: seat.money,
        votes: seat.votes,
        pollution: seat.pollution,
        increase: measured.map(|_| seat.forecast.increase),
        next_round: measured.is_some_and(|rounds| rounds > 0),
        zone: seat.borough.zone,
    }
}

/// The lines of a seat besides its map.
fn owned(game: &SmallCity, state: &State, seat: &SeatDoc) -> Vec<LineDoc> {
    // Citizens wait in the Career Center, others beside the borough.
    let (at_career, beside) = seat.aside.split_at(1.min(seat.aside.len()));
    let people = LineDoc::People {
        at_hall: seat.hall.clone(),
        at_career: at_career.to_vec(),
        beside: beside.to_vec(),
        reserve: seat.reserve,
        dead: seat.dead.clone(),
    };
    let materials = Amounts(state.borough(seat.seat).store);
    let mut lines = vec![
        people,
        LineDoc::Stored { materials, capacity: seat.capacity },
        LineDoc::OwnTiles { stock: Left::all(&seat.own_stock) },
    ];
    lines.extend(seat.borough.lines.iter().map(|drawn| {
        let (lines, points) = (drawn.lines_left, drawn.points_left);
        LineDoc::OwnLines { name: drawn.name, lines, points }
    }));
    if seat.out.is_none() {
        let mut columns: Vec<u8> = seat.discs.iter().copied().filter(|disc| *disc > 0).collect();
        columns.sort_unstable();
        let start = seat.discs.len() - columns.len();
        let of = game.rules().numbers.council_columns;
        lines.push(LineDoc::Discs { start, columns, of, card: seat.card.clone() });
    }
    lines.push(LineDoc::Promises { stacks: seat.kept });
    lines.extend(seat.promises.iter().map(promise));
    if !seat.put_back.is_empty() {
        lines.push(LineDoc::PutBack { promise: seat.put_back.clone() });
    }
    lines.extend(seat.platform.clone().map(|platform| LineDoc::Platform { platform }));
    lines
}

fn promise(doc: &PromiseDoc) -> LineDoc {
    let standing = doc.conditions.iter().map(|part| Standing {
        conditions: part.asked.clone(),
        value: part.value,
        holds: part.holds,
    });
    LineDoc::Promise {
        stack: doc.stack.name().to_owned(),
        promise: doc.key.clone(),
        drawn: !doc.kept,
        standing: standing.collect(),
    }
}

/// The plan in the common step that is under way: City Hall, a platform, or builds.
fn intended(seat: &SeatDoc) -> Option<LineDoc> {
    let plan = seat.plan.as_ref()?;
    if !plan.hall.is_empty() {
        return Some(LineDoc::PlannedHall { cells: plan.hall });
    }
    if let Some(platform) = plan.platform.clone() {
        return Some(LineDoc::PlannedPlatform { platform });
    }
    let step = plan.steps.iter().map(|planned| planned.step.clone()).collect();
    Some(LineDoc::Plan { points: plan.points, step })
}
