//! Maps, the panel beside a map, the City Council.

use anstyle::{Ansi256Color, Color, Style};
use kernel::{Documents, Seat, Turn};
use smallcity::documents::{CouncilPriceDoc, ForecastDoc, PeopleDoc, PromiseDoc, SeatDoc};
use smallcity::{Borough, Cell, Colour, SIZE, SmallCity, View, ViewDoc};
use terminal_size::{Width, terminal_size_of};

use super::choose::Way;
use super::{LONGEST_NAME, Session};
use crate::play::look::{LIT, QUIET, STRONG, paint};
use crate::text::{WIDTH, counted, pad, width};

/// The columns of a map with its row numbers.
const MAP_WIDTH: usize = 43;
/// The columns of the panel beside it on the narrowest terminal.
const PANEL_WIDTH: usize = WIDTH - MAP_WIDTH - 1;

/// The columns of the panel beside a map on this terminal.
fn panel_width() -> usize {
    let size = terminal_size_of(std::io::stdout());
    size.map_or(WIDTH, |(Width(columns), _)| usize::from(columns).max(WIDTH)) - MAP_WIDTH - 1
}

/// Ground and ink of a colour of the game, as numbers of the 256 colours that terminals share.
const fn ground(colour: Colour) -> (u8, u8) {
    match colour {
        Colour::Green => (28, 231),
        Colour::Blue => (26, 231),
        Colour::Yellow => (178, 16),
        Colour::LightGreen => (150, 16),
        Colour::Red => (124, 231),
        Colour::White => (255, 16),
        Colour::Grey => (245, 16),
        Colour::Purple => (91, 231),
    }
}

fn style(colour: Colour) -> Style {
    let (ground, ink) = ground(colour);
    Style::new()
        .bg_color(Some(Color::Ansi256(Ansi256Color(ground))))
        .fg_color(Some(Color::Ansi256(Ansi256Color(ink))))
}

/// The map of a seat: a heading with the columns and ten rows. Where a choice is open its ways are
/// lit: with their numbers where each is one cell.
pub(super) fn map(game: &SmallCity, seat: Seat, borough: &Borough, ways: &[Way]) -> Vec<String> {
    let single = ways.iter().all(|way| way.at.is_some_and(|(_, cells)| cells.len() == 1));
    let heads: Vec<String> =
        (b'a'..).take(SIZE).map(|letter| format!("{}   ", char::from(letter))).collect();
    let mut lines = vec![paint(QUIET, format!("   {}", heads.concat()))];
    for row in 0..SIZE {
        let cells = (0..SIZE).filter_map(|column| Cell::at(column, row));
        let drawn = cells.map(|cell| {
            let way = ways.iter().position(|way| {
                way.at.is_some_and(|(host, cells)| host == seat && cells.contains(cell))
            });
            match way {
                Some(number) if single => paint(LIT, format!("{:^3}", number + 1)) + " ",
                Some(_) if borough.tiles.on(cell).is_none() => paint(LIT, " o ") + " ",
                Some(_) => paint(LIT, letters(game, borough, cell)) + " ",
                None => drawn(game, borough, cell),
            }
        });
        lines.push(format!(
            "{}{}",
            paint(QUIET, format!("{:>2} ", row + 1)),
            drawn.collect::<String>()
        ));
    }
    lines
}

fn letters(game: &SmallCity, borough: &Borough, cell: Cell) -> String {
    game.map_cell(borough, cell).iter().collect()
}

/// Four columns: three of the cell, and one that joins cells of a tile.
fn drawn(game: &SmallCity, borough: &Borough, cell: Cell) -> String {
    let text = letters(game, borough, cell);
    let Some((_, kind, cells)) = borough.tiles.on(cell) else {
        if text.trim().is_empty() {
            return text + " ";
        }
        let quiet = text.starts_with(' ') && !borough.mayor.contains(cell);
        return if quiet { paint(QUIET, text) + " " } else { text + " " };
    };
    let style = style(game.rules().tile(kind).colour);
    let right = Cell::at(cell.column() + 1, cell.row());
    if right.is_some_and(|right| cells.contains(right)) {
        return paint(style, text + "-");
    }
    paint(style, text) + " "
}

/// Whether somebody is to choose a move of the City Council.
fn is_council(view: &View) -> bool {
    view.state.now.council.stage == smallcity::Stage::Choose && matches!(view.turn, Turn::Seat(_))
}

/// `+6 = 8 - 2` and the like.
pub(super) fn forecast(forecast: &ForecastDoc) -> String {
    let extra =
        if forecast.extra > 0 { format!(" + {} land", forecast.extra) } else { String::new() };
    let relief =
        if forecast.relief > 0 { format!(" - {} relief", forecast.relief) } else { String::new() };
    format!("+{} = {} made{relief}{extra}", forecast.increase, forecast.gross)
}

/// A promise in few words, with how things stand.
pub(super) fn promise_line(promise: &PromiseDoc) -> String {
    let sign = if promise.holds { "kept so far" } else { "open" };
    format!("{}: \"{}\", {sign}", promise.stack, promise.title)
}

impl Session {
    /// The whole screen of a seat: title, map with panel, or the council where that is asked.
    pub(super) fn whole(&self, seat: Seat, ways: &[Way]) -> String {
        let (game, view) = (self.table.game(), self.view(seat));
        let doc = game.view_doc(&view);
        let title = self.title(&doc, seat);
        if is_council(&view) {
            let mut lines = vec![title];
            lines.extend(self.council(&doc, Some(seat)));
            lines.extend(columns(&self.panel(&doc, seat, PANEL_WIDTH)));
            return lines.join("\n");
        }
        // Guests move about on other maps too: the one that matters is the own.
        let borough = self.to_be(&view, seat);
        let map = map(game, seat, &borough, ways);
        format!("{title}\n{}", beside(&map, &self.panel(&doc, seat, panel_width())))
    }

    /// The round whose phase 6 forecasts are for; `None` if pollution is not measured any more.
    pub(super) fn measured_in(&self) -> Option<&'static str> {
        let rounds = self.table.game().measured_in(self.table.state())?;
        Some(if rounds == 0 { "this round" } else { "next round" })
    }

    /// The borough of whoever looks as it will be by what is planned: a City Hall that is placed
    /// stands there, though it is a secret yet (SC-3.9).
    pub(super) fn to_be(&self, view: &View, seat: Seat) -> Borough {
        let game = self.table.game();
        let hall = view.state.plans[seat.index()].hall;
        let mut state = view.state;
        if !hall.is_empty()
            && !state.borough(seat).built.meets(hall)
            && let Some(kind) = game.rules().kind_named("Hall")
        {
            game.put(&mut state, seat, kind, hall);
        }
        game.planned(&state, seat)
    }

    /// The map of another seat with its panel.
    pub(super) fn other(&self, seat: Seat, other: Seat, ways: &[Way]) -> String {
        let (game, view) = (self.table.game(), self.view(seat));
        let doc = game.view_doc(&view);
        let borough = *view.state.borough(other);
        let map = map(game, other, &borough, ways);
        let whose =
            format!("{} of player {}", "The borough", self.numbered(other, LONGEST_NAME + 2));
        format!(
            "{}\n{}",
            paint(STRONG, whose),
            beside(&map, &self.panel(&doc, other, panel_width()))
        )
    }

    fn title(&self, doc: &ViewDoc, seat: Seat) -> String {
        let round = match doc.round {
            0 => "Set-up".to_owned(),
            round => format!("Round {round} of {}", doc.rounds),
        };
        let phase = match doc.phase {
            0 | 9 => String::new(),
            phase => format!(", phase {phase}: {}", SmallCity::phase_name(phase)),
        };
        let line = if self.plain { "-" } else { "─" };
        let name = format!(" {} ", self.numbered(seat, LONGEST_NAME + 2));
        let start = format!("{} {} ", line.repeat(2), paint(STRONG, format!("{round}{phase}")));
        let rest = WIDTH.saturating_sub(width(&start) + name.chars().count() + 2);
        format!("{start}{}{}{}", line.repeat(rest), paint(STRONG, name), line.repeat(2))
    }

    /// The numbers of a seat: at most eleven lines of at most `most` columns.
    fn panel(&self, doc: &ViewDoc, seat: Seat, most: usize) -> Vec<String> {
        let own = &doc.seats[seat.index()];
        let planned = own.plan.as_ref().filter(|_| doc.phase == 2);
        let mut lines = vec![match planned {
            Some(plan) if plan.money != own.money => format!(
                "{}, then {}   votes {}",
                paint(STRONG, format!("${}", own.money)),
                paint(STRONG, format!("${}", plan.money)),
                own.votes
            ),
            _ => format!("{}   votes {}", paint(STRONG, format!("${}", own.money)), own.votes),
        }];
        let dirt = planned.map_or(&own.forecast, |plan| &plan.forecast);
        if own.out.is_some() {
            lines.push(format!(
                "out in round {}, pollution {} %",
                own.out.unwrap_or(0),
                own.pollution
            ));
        } else {
            let now = format!("pollution {} %", own.pollution);
            match self.measured_in() {
                None => lines.push(now),
                Some(round) => {
                    lines.push(format!("{now}, to {} % {round}", dirt.track));
                    lines.push(format!("  {}", forecast(dirt)));
                }
            }
        }
        let store = planned.map_or(own.store, |plan| plan.store);
        lines.push(format!(
            "stored {} wood {} stone {} metal of {}",
            store.wood, store.stone, store.metal, own.capacity
        ));
        let hall = if planned.is_some() { self.hall_to_be(seat, own) } else { own.hall.clone() };
        // Citizens wait in the Career Center, others beside the borough.
        let (career, beside) = own.aside.split_at(1.min(own.aside.len()));
        lines.push(format!(
            "City Hall {}, Career {}, reserve {}",
            crowd(&hall),
            crowd(career),
            own.reserve
        ));
        if !beside.is_empty() {
            lines.push(format!("beside the borough {}", crowd(beside)));
        }
        let card = doc.cards.iter().find(|card| own.card.as_ref() == Some(&card.letter));
        let card = card.map(|card| format!("card {} {}", card.letter, card.name));
        lines.push(
            card.unwrap_or_else(|| format!("discs: {}", self.table.game().disc_words(&own.discs))),
        );
        if let Some(plan) = planned {
            lines.push(format!(
                "{}: {}, {} left",
                paint(STRONG, "plan"),
                counted(plan.steps.len(), "step"),
                counted(plan.points.into(), "point")
            ));
        }
        lines.extend(promise_lines(own, most));
        let room = 11_usize.saturating_sub(lines.len());
        let others = doc.seats.iter().filter(|other| other.seat != seat);
        lines.extend(others.take(room).map(|other| self.other_line(other, most)));
        lines.truncate(11);
        lines
            .iter()
            .map(
                |line| {
                    if width(line) > most { cut(strip(line).as_str(), most) } else { line.clone() }
                },
            )
            .collect()
    }

    /// Who waits in City Hall once those have moved in whom a plan sends into homes (SC-5.7).
    fn hall_to_be(&self, seat: Seat, own: &SeatDoc) -> Vec<PeopleDoc> {
        let (game, view) = (self.table.game(), self.view(seat));
        let (rules, left) = (game.rules(), game.planned(&view.state, seat).hall);
        let count = |name: &str| {
            let person = rules.persons().find(|person| rules.person(*person).name == name);
            person.map_or(0, |person| left[person.index()])
        };
        let waiting = own.hall.iter();
        waiting
            .map(|kind| PeopleDoc { name: kind.name.clone(), count: count(&kind.name) })
            .collect()
    }

    fn other_line(&self, other: &SeatDoc, most: usize) -> String {
        let name = self.numbered(other.seat, 14);
        let text = if let Some(round) = other.out {
            format!("{name}: out in round {round}")
        } else {
            let card = other.card.as_ref().map(|card| format!(", {card}")).unwrap_or_default();
            format!("{name}: ${}, votes {}, {} %{card}", other.money, other.votes, other.pollution)
        };
        paint(QUIET, cut(&text, most))
    }

    /// The City Council: what each cell brings and whose discs are where. Nothing follows from the
    /// row that a disc has entered, so no disc has one here.
    pub(super) fn council(&self, doc: &ViewDoc, seat: Option<Seat>) -> Vec<String> {
        let columns = 1..=doc.council_prices.len();
        let heads: Vec<String> =
            columns.map(|column| pad(&format!("column {column}"), 15)).collect();
        let head = format!("   {:<16}{}", "City Council", heads.concat());
        let mut lines = vec![paint(QUIET, head.trim_end())];
        for (index, row) in doc.council.iter().enumerate() {
            let name = row.first().map_or("", |cell| cell.row.as_str());
            let cells: Vec<String> = row.iter().map(|cell| pad(&cell.brings, 15)).collect();
            lines.push(format!(" {} {name:<16}{}", index + 1, cells.concat().trim_end()));
        }
        let costs = |word: &str, price: &dyn Fn(&CouncilPriceDoc) -> String| {
            let prices = doc.council_prices.iter().map(|column| pad(&price(column), 15));
            paint(QUIET, format!("   {word:<16}{}", prices.collect::<String>().trim_end()))
        };
        lines.push(costs("costs money", &|price| format!("${}", price.money)));
        lines.push(costs("or votes", &|price| format!("{} votes", price.votes)));
        lines.push(costs("or a promise", &|price| price.promise.clone()));
        let mark = if self.plain { "o" } else { "●" };
        for other in doc.seats.iter().filter(|other| !other.discs.is_empty()) {
            let discs = (0..=doc.council_prices.len()).map(|column| {
                let here = other.discs.iter().filter(|disc| usize::from(**disc) == column).count();
                let width = if column == 0 { 4 } else { 15 };
                pad(&mark.repeat(here), width)
            });
            let name = self.numbered(other.seat, 11);
            let line = format!("   {} {}", pad(&name, 11), discs.collect::<String>());
            let line = line.trim_end().to_owned();
            lines.push(if seat == Some(other.seat) { paint(STRONG, line) } else { line });
        }
        let legend = "a disc: only its column counts, not the row; left of column 1 is the start";
        lines.push(paint(QUIET, format!("   {mark} {legend}")));
        lines
    }
}

/// `3 + 1 trader`: citizens first, by their number alone.
fn crowd(people: &[PeopleDoc]) -> String {
    let parts = people.iter().map(|kind| match kind.name.as_str() {
        "citizen" => kind.count.to_string(),
        name => counted(kind.count.into(), name),
    });
    parts.collect::<Vec<_>>().join(" + ")
}

/// The promises of a seat: those that are known, else how many of each difficulty.
fn promise_lines(own: &SeatDoc, width: usize) -> Vec<String> {
    let known: Vec<&PromiseDoc> = own.promises.iter().filter(|promise| promise.kept).collect();
    if known.is_empty() {
        let kept = own.kept;
        let all = [kept.easy, kept.medium, kept.difficult, kept.special];
        let words = ["easy", "medium", "difficult", "special"];
        let told = all.iter().zip(words).filter(|(count, _)| **count > 0);
        let told: Vec<String> = told.map(|(count, word)| format!("{count} {word}")).collect();
        if told.is_empty() {
            return vec![];
        }
        return vec![format!("promises: {}", told.join(" "))];
    }
    let most = if known.len() > 2 { 2 } else { known.len() };
    let mut lines: Vec<String> =
        known[..most].iter().map(|promise| cut(&promise_line(promise), width)).collect();
    if known.len() > most {
        lines.push(format!("and {}", counted(known.len() - most, "more promise")));
    }
    lines
}

/// A text without its colours.
fn strip(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}

/// A text within so many columns.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['~']).collect()
}

/// Lines in two columns.
fn columns(lines: &[String]) -> Vec<String> {
    let half = lines.len().div_ceil(2);
    let (left, right) = lines.split_at(half);
    let line = |(index, left): (usize, &String)| {
        let right = right.get(index).map_or("", String::as_str);
        format!(" {}{right}", pad(left, WIDTH / 2)).trim_end().to_owned()
    };
    left.iter().enumerate().map(line).collect()
}

/// A panel beside a map.
fn beside(map: &[String], panel: &[String]) -> String {
    let lines = map.iter().enumerate().map(|(row, line)| {
        let beside = panel.get(row).map_or("", String::as_str);
        format!("{}{beside}", pad(line, MAP_WIDTH + 1)).trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use kernel::{Game, Seat};
    use smallcity::{Cells, Person, Setup, SmallCity};

    use super::{beside, cut, map};
    use crate::play::small_city::choose::{Way, options};

    const MAP: &str = "   a   b   c   d   e   f   g   h   i   j
 1  .   .   .   .   .   .   .
 2  .   .   .   .   .   .   .
 3  .   .  CH -CH -CH  Sc   .
 4  .   .  CH -CH -CH  R2*-R2_
 5  .   .   .   .   .  @@  @@
 6 F1!  .   .   .   .   .   .
 7 C12  .   .   .   .   .   .
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
        let shown = |ways: &[Way]| {
            let lines = map(&game, seat, state.borough(seat), ways);
            strip_str(&beside(&lines, &[])).to_string()
        };
        let plain: Vec<String> =
            shown(&[]).lines().map(|line| line.trim_end().to_owned()).collect();
        assert_eq!(plain.join("\n"), MAP);
        let graves = ["a1", "b7"].map(|on| smallcity::Action::Grave(cells(on).first().unwrap()));
        let lit = shown(&options(&graves, seat));
        assert!(lit.contains("\n 1  1   .") && lit.contains("\n 7 C12  2   ."), "{lit}");
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(cut("abcdef", 6), "abcdef");
        assert_eq!(cut("abcdefg", 6), "abcde~");
    }
}
