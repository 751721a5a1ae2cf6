//! Maps, the panel beside a map, the City Council.

use anstyle::Style;
use kernel::{Documents, Seat, Turn};
use smallcity::documents::CouncilPriceDoc;
use smallcity::{Borough, Cell, Facet, SIZE, SmallCity, View, ViewDoc};

use super::choose::Way;
use super::say::{Council, Say, short_brings};
use super::session::Session;
use crate::play::look::{Chip, LIT, QUIET, STRONG, chip, paint};
use crate::play::seats::LONGEST_NAME;
use crate::text::{WIDTH, columns, fit, pad, terminal_columns, width, wrap};

/// The columns of a map with its row numbers.
const MAP_WIDTH: usize = 43;
/// The columns of the panel beside it on a terminal of 80.
pub(super) const PANEL_WIDTH: usize = WIDTH - MAP_WIDTH - 1;
/// The least columns of a panel beside a map; else it stands below.
const LEAST_PANEL: usize = 28;

/// The columns of the panel beside a map on a terminal of this many; none if it must stand below.
fn panel_width(columns: usize) -> Option<usize> {
    columns.checked_sub(MAP_WIDTH + 1).filter(|panel| *panel >= LEAST_PANEL)
}

/// The columns of the row numbers of a map. On the narrowest terminals it is one: row 10 is `0` there.
pub(super) fn gutter() -> usize {
    gutter_of(terminal_columns())
}

const fn gutter_of(columns: usize) -> usize {
    // Nothing stands in the last column of a map.
    if columns < MAP_WIDTH - 1 { 1 } else { 3 }
}

/// The signs of tourists, by owner's seat.
type Guests = [char; 4];
/// Plain digits would look like the level of the tile.
const GUESTS: Guests = ['¹', '²', '³', '⁴'];
const PLAIN_GUESTS: Guests = ['a', 'b', 'c', 'd'];

/// Ground and ink of a colour of the game, as numbers of the 256 colours that terminals share.
const fn ground(colour: Facet) -> Chip {
    match colour {
        Facet::Green => (28, 231),
        Facet::Blue => (26, 231),
        Facet::Yellow => (178, 16),
        Facet::LightGreen => (150, 16),
        Facet::Red => (124, 231),
        Facet::White => (255, 16),
        Facet::Grey => (245, 16),
        // Colours of modules.
        _ => (91, 231),
    }
}

const fn style(colour: Facet) -> Style {
    chip(ground(colour))
}

/// The map of a seat: a heading with the columns, ten rows, and lines between rows with pieces on
/// borders. The ways of an open choice are lit: with their numbers where each is one cell. `guests`
/// marks tourists by their owner's seat.
pub(super) fn map(
    game: &SmallCity,
    seat: Seat,
    borough: &Borough,
    ways: &[Way],
    guests: Guests,
    gutter: usize,
) -> Vec<String> {
    let single = ways.iter().all(|way| way.at.is_some_and(|(_, cells)| cells.len() == 1));
    let heads: Vec<String> =
        (b'a'..).take(SIZE).map(|letter| format!("{}   ", char::from(letter))).collect();
    let blank = " ".repeat(gutter);
    let mut lines = vec![paint(QUIET, format!("{blank}{}", heads.concat().trim_end()))];
    let between = game.lines(borough);
    for row in 0..SIZE {
        let cells = (0..SIZE).filter_map(|column| Cell::at(column, row));
        let drawn = cells.map(|cell| {
            let way = ways.iter().position(|way| {
                way.at.is_some_and(|(host, cells)| host == seat && cells.contains(cell))
            });
            let join = game.map_join(borough, &between, cell);
            let border = || if join == '|' { paint(STRONG, "|") } else { " ".to_owned() };
            match way {
                Some(number) if single => paint(LIT, format!("{:^3}", number + 1)) + &border(),
                Some(_) if borough.tiles.on(cell).is_none() => paint(LIT, " o ") + &border(),
                Some(_) => paint(LIT, letters(game, borough, cell, guests)) + &border(),
                None if join == '-' => drawn(game, borough, cell, guests, "-"),
                None => drawn(game, borough, cell, guests, "") + &border(),
            }
        });
        let number = match gutter {
            1 => ((row + 1) % SIZE).to_string(),
            _ => format!("{:>2} ", row + 1),
        };
        lines.push(format!("{}{}", paint(QUIET, number), drawn.collect::<String>()));
        lines.extend(between.below_row(row).map(|line| paint(STRONG, format!("{blank}{line}"))));
    }
    lines
}

fn letters(game: &SmallCity, borough: &Borough, cell: Cell, guests: Guests) -> String {
    let [first, second, mut who] = game.map_cell(borough, cell);
    let guest = borough.guests.iter().position(|guest| *guest == Some(cell));
    if let Some(guest) = guest {
        who = guests[guest];
    }
    String::from_iter([first, second, who])
}

/// The three columns of a cell, and `join`, which joins it to the next of its tile.
fn drawn(game: &SmallCity, borough: &Borough, cell: Cell, guests: Guests, join: &str) -> String {
    let text = letters(game, borough, cell, guests);
    let Some((_, kind, _)) = borough.tiles.on(cell) else {
        let quiet = text.starts_with(' ') && !borough.mayor.contains(cell);
        return if quiet && !text.trim().is_empty() { paint(QUIET, text) } else { text };
    };
    paint(style(game.rules().tile(kind).colour()), text + join)
}

/// Whether a player is to choose a move of the City Council.
fn is_council(view: &View) -> bool {
    view.state.now.council.stage == smallcity::Stage::Choose && matches!(view.turn, Turn::Seat(_))
}

impl Session {
    pub(super) const fn guests(&self) -> Guests {
        if self.table.unicode { GUESTS } else { PLAIN_GUESTS }
    }

    /// The sign of a seat's tourists.
    pub(super) const fn tourist_mark(&self, seat: usize) -> char {
        self.guests()[seat]
    }

    /// The whole screen of a seat: title, map with panel, or the council if the step is about it.
    pub(super) fn whole(&self, seat: Seat, ways: &[Way]) -> String {
        let (game, view) = (self.table.game(), self.view(seat));
        let doc = game.view_doc(&view);
        let title = self.title(&doc, seat);
        if is_council(&view) {
            let mut lines = vec![title];
            lines.extend(self.council(&doc, Some(seat)));
            let (panel, below) = self.panel(&doc, seat, Some(PANEL_WIDTH));
            lines.extend(in_two_columns(&panel));
            lines.extend(below);
            return lines.join("\n");
        }
        // Guests move on other maps too, but the player's own map matters.
        let borough = self.to_be(&view, seat);
        format!("{title}\n{}", self.map_and_panel(&doc, seat, &borough, ways))
    }

    /// The observer's borough after its plan. It shows a City Hall once placed, though that is still a
    /// secret (SC-3.9).
    pub(super) fn to_be(&self, view: &View, seat: Seat) -> Borough {
        let game = self.table.game();
        let hall = view.state.plans[seat.index()].hall;
        let planned = game.planned(&view.state, seat);
        let mut state = view.state;
        match game.rules().kind_named("Hall") {
            Some(kind) if !hall.is_empty() && !planned.built.meets(hall) => {
                game.put(&mut state, seat, kind, hall);
                game.planned(&state, seat)
            }
            _ => planned,
        }
    }

    /// The map of another seat with its panel.
    pub(super) fn other(&self, seat: Seat, other: Seat, ways: &[Way]) -> String {
        let (game, view) = (self.table.game(), self.view(seat));
        let doc = game.view_doc(&view);
        let borough = *view.state.borough(other);
        let player = self.numbered(other, LONGEST_NAME + 2);
        let whose = self.text(&Say::BoroughOf { player });
        let shown = self.map_and_panel(&doc, other, &borough, ways);
        format!("{}\n{shown}", paint(STRONG, whose))
    }

    fn map_and_panel(&self, doc: &ViewDoc, seat: Seat, borough: &Borough, ways: &[Way]) -> String {
        let columns = terminal_columns();
        let map = map(self.table.game(), seat, borough, ways, self.guests(), gutter());
        beside(&map, &self.panel(doc, seat, panel_width(columns)))
    }

    fn title(&self, doc: &ViewDoc, seat: Seat) -> String {
        let (round, phase) = (doc.round, doc.phase);
        let rounds = self.table.game().rules().numbers.rounds;
        let title = self.text(&Say::Title { round, rounds, phase });
        let line = if self.table.unicode { "─" } else { "-" };
        let name = format!(" {} ", self.numbered(seat, LONGEST_NAME + 2));
        let start = format!("{} {} ", line.repeat(2), paint(STRONG, title));
        let rest = columns().checked_sub(width(&start) + width(&name) + 2);
        let Some(rest) = rest else { return format!("{start}\n{}", paint(STRONG, name)) };
        format!("{start}{}{}{}", line.repeat(rest), paint(STRONG, name), line.repeat(2))
    }

    /// The City Council: what each cell brings and where the discs are. The row that a disc has entered
    /// has no effect, so the board does not show it.
    pub(super) fn council(&self, doc: &ViewDoc, seat: Option<Seat>) -> Vec<String> {
        if columns() < WIDTH {
            return self.narrow_council(doc, seat);
        }
        let (words, tables) = (self.words(), self.table.game().tables_doc());
        let columns = 1..=tables.council_prices.len();
        let tell = |council: &Council| words.tell("council", council);
        let heads: Vec<String> =
            columns.map(|column| pad(&tell(&Council::Column { column }), 15)).collect();
        let head = format!("   {}{}", pad(&tell(&Council::Head), 16), heads.concat());
        let mut lines = vec![paint(QUIET, head.trim_end())];
        for (index, row) in tables.council.iter().enumerate() {
            let name = words.tell("row", &(index + 1));
            let cells: Vec<String> =
                row.iter().map(|brings| pad(&short_brings(&words, brings), 15)).collect();
            lines.push(format!(" {} {name:<16}{}", index + 1, cells.concat().trim_end()));
        }
        let costs = |line: Council, price: &dyn Fn(&CouncilPriceDoc) -> String| {
            let prices = tables.council_prices.iter().map(|column| pad(&price(column), 15));
            let line = format!("   {}{}", pad(&tell(&line), 16), prices.collect::<String>());
            paint(QUIET, line.trim_end())
        };
        lines.push(costs(Council::Money, &|price| format!("${}", price.money)));
        lines.push(costs(Council::Votes, &|price| {
            tell(&Council::VotesPrice { votes: price.votes })
        }));
        if tables.council_prices.iter().any(|price| price.stack.is_some()) {
            lines.push(costs(Council::Promise, &|price| {
                price.stack.map_or_else(String::new, |stack| words.tell("stack", &stack))
            }));
        }
        let mark = if self.table.unicode { "●" } else { "o" };
        for other in doc.seats.iter().filter(|other| !other.discs.is_empty()) {
            let discs = (0..=tables.council_prices.len()).map(|column| {
                let here = other.discs.iter().filter(|disc| usize::from(**disc) == column).count();
                let width = if column == 0 { 4 } else { 15 };
                pad(&mark.repeat(here), width)
            });
            let name = self.numbered(other.seat, 11);
            let line = format!("   {} {}", pad(&name, 11), discs.collect::<String>());
            let line = line.trim_end().to_owned();
            lines.push(if seat == Some(other.seat) { paint(STRONG, line) } else { line });
        }
        lines.push(paint(QUIET, format!("   {mark} {}", tell(&Council::Legend))));
        lines
    }

    /// The City Council on a narrow terminal: each row of the table is a list.
    fn narrow_council(&self, doc: &ViewDoc, seat: Option<Seat>) -> Vec<String> {
        let (words, tables) = (self.words(), self.table.game().tables_doc());
        let tell = |council: &Council| words.tell("council", council);
        let listed = |start: String, cells: Vec<String>| {
            let cells = cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty());
            let cells = cells.map(|(column, cell)| format!("{}: {cell}", column + 1));
            wrap(&format!("{start} {}", cells.collect::<Vec<_>>().join("; ")), columns())
        };
        let mut lines =
            vec![paint(QUIET, wrap(&format!("   {}", tell(&Council::Head)), columns()))];
        for (index, row) in tables.council.iter().enumerate() {
            let name = words.tell("row", &(index + 1));
            let cells = row.iter().map(|brings| short_brings(&words, brings)).collect();
            lines.push(listed(format!(" {} {name}", index + 1), cells));
        }
        let costs = |line: Council, price: &dyn Fn(&CouncilPriceDoc) -> String| {
            let prices = tables.council_prices.iter().map(price).collect();
            paint(QUIET, listed(format!("   {}", tell(&line)), prices))
        };
        lines.push(costs(Council::Money, &|price| format!("${}", price.money)));
        lines.push(costs(Council::Votes, &|price| {
            tell(&Council::VotesPrice { votes: price.votes })
        }));
        if tables.council_prices.iter().any(|price| price.stack.is_some()) {
            lines.push(costs(Council::Promise, &|price| {
                price.stack.map_or_else(String::new, |stack| words.tell("stack", &stack))
            }));
        }
        let mark = if self.table.unicode { "●" } else { "o" };
        for other in doc.seats.iter().filter(|other| !other.discs.is_empty()) {
            let marks = |column: usize| {
                let here = other.discs.iter().filter(|disc| usize::from(**disc) == column);
                mark.repeat(here.count())
            };
            let discs = (1..=tables.council_prices.len()).map(marks).collect();
            let name = format!("   {} {}", self.numbered(other.seat, 11), marks(0));
            let line = listed(name, discs);
            lines.push(if seat == Some(other.seat) { paint(STRONG, line) } else { line });
        }
        let legend = format!("   {mark} {}", tell(&Council::Legend));
        lines.push(paint(QUIET, wrap(&legend, columns())));
        lines
    }
}

/// Lines in two columns, or in one on a narrow terminal.
fn in_two_columns(lines: &[String]) -> Vec<String> {
    if columns() < WIDTH {
        return lines.iter().map(|line| fit(&format!(" {line}"))).collect();
    }
    let half = lines.len().div_ceil(2);
    let (left, right) = lines.split_at(half);
    let line = |(index, left): (usize, &String)| {
        let right = right.get(index).map_or("", String::as_str);
        format!(" {}{right}", pad(left, WIDTH / 2)).trim_end().to_owned()
    };
    left.iter().enumerate().map(line).collect()
}

/// A panel beside a map, or below it; lines that do not fit go below.
fn beside(map: &[String], (panel, below): &(Vec<String>, Vec<String>)) -> String {
    let lines = map.iter().enumerate().map(|(row, line)| {
        let beside = panel.get(row).map_or("", String::as_str);
        format!("{}{beside}", pad(line, MAP_WIDTH + 1)).trim_end().to_owned()
    });
    lines.chain(below.iter().cloned()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use kernel::{Game, Seat};
    use smallcity::{Cells, Person, Setup, SmallCity};

    use super::{beside, map};
    use crate::play::small_city::choose::{Way, options};
    use crate::play::small_city::session::cut;
    use crate::text::width;

    const MAP: &str = "   a   b   c   d   e   f   g   h   i   j
 1  .   .   .   .   .   .   .
 2  .   .   .   .   .   .   .
 3  .   .  CH -CH -CH  Sc   .
 4  .   .  CH -CH -CH  R2*-R2_
 5  .   .   .   .   .  @@  @@
 6 F1!  .   .   .   .   .   .
 7 C1²  .   .   .   .   .   .
 8
 9
10";

    #[test]
    fn a_map_shows_tiles_people_and_the_mayor() {
        let game = SmallCity::new(&Setup::new(2)).unwrap();
        let mut state = game.start();
        let seat = Seat::new(0);
        let cells = |text: &str| Cells::parse(text).unwrap();
        for (code, on) in [
            ("Hall", "c3 d3 e3 c4 d4 e4"),
            ("Sch", "f3"),
            ("R2", "f4 g4"),
            ("F1", "a6"),
            ("C1", "a7"),
        ] {
            let kind = game.rules().kind_named(code).unwrap();
            game.put(&mut state, seat, kind, cells(on));
        }
        let borough = &mut state.boroughs[0];
        borough.aside[0] = 11;
        game.seat_person(borough, Person::CITIZEN, cells("f4 a6"));
        borough.idle = cells("a6");
        borough.guests[1] = cells("a7").first();
        borough.mayor = cells("f5 g5");
        let shown = |ways: &[Way], gutter| {
            let lines = map(&game, seat, state.borough(seat), ways, super::GUESTS, gutter);
            strip_str(&beside(&lines, &(vec![], vec![]))).to_string()
        };
        let plain: Vec<String> =
            shown(&[], 3).lines().map(|line| line.trim_end().to_owned()).collect();
        assert_eq!(plain.join("\n"), MAP);
        let graves = ["a1", "b7"].map(|on| smallcity::Action::Grave(cells(on).first().unwrap()));
        let lit = shown(&options(&graves, seat), 3);
        assert!(lit.contains("\n 1  1   .") && lit.contains("\n 7 C1²  2   ."), "{lit}");
        let narrow = shown(&[], super::gutter_of(40));
        assert!(narrow.lines().all(|line| width(line) <= 40), "{narrow}");
        assert!(narrow.contains("\n5 .   .   .   .   .  @@  @@\n6F1!  ."), "{narrow}");
        assert!(narrow.ends_with("\n0"), "{narrow}");
    }

    /// The panel needs 28 columns beside a map of 43 with a blank between.
    #[test]
    fn the_panel_is_beside_the_map_if_there_is_room() {
        let widths = [40, 60, 71, 72, 80, 120].map(super::panel_width);
        assert_eq!(widths, [None, None, None, Some(28), Some(36), Some(76)]);
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(cut("abcdef", 6), "abcdef");
        assert_eq!(cut("abcdefg", 6), "abcde~");
    }
}
