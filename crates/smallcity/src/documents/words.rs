//! What tiles, promises and actions are called and do, in short words, for documents and people.

use kernel::{Game, Seat};

use crate::action::{Action, Build, Pay};
use crate::constants::Compare;
use crate::game::SmallCity;
use crate::map::Cell;
use crate::promises::{Condition, Stack};
use crate::rules::{Class, Colour, Kind, MATERIALS, Material, Power, Price, Rules, TileRule};
use crate::site::materials;
use crate::state::State;

/// What the functions of a commerce tile are called, as they are numbered in
/// `Numbers::commerce_space_order`.
const FUNCTIONS: [&str; 4] = ["cash", "sell", "buy votes", "trade for votes"];

/// `1 vote`, `2 votes`.
pub(crate) fn counted(count: i32, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

impl SmallCity {
    /// Two characters for a tile on a map, such as `R3`, `P1`, `Sc`.
    pub fn map_code(&self, kind: Kind) -> String {
        let rule = self.rules().tile(kind);
        if rule.class == Class::CityHall {
            return "CH".to_owned();
        }
        let first: String = rule.code.chars().take(1).collect();
        match rule.code.chars().last() {
            Some(level) if level.is_ascii_digit() => format!("{first}{level}"),
            _ => format!("{:2}", rule.code.chars().take(2).collect::<String>()),
        }
    }

    /// What a people space of a tile is for, where the tile has spaces of several kinds (SC-6.2).
    pub fn function(&self, state: &State, seat: Seat, cell: Cell) -> Option<&'static str> {
        let (_, kind, cells) = state.borough(seat).tiles.on(cell)?;
        function(self.rules(), kind, cells.rank(cell))
    }

    /// What a tile does.
    pub fn about_tile(&self, kind: Kind) -> String {
        about(self.rules(), kind)
    }

    /// A part of a promise as people read it.
    pub fn condition_words(&self, condition: &Condition) -> String {
        condition_words(condition)
    }

    /// What a row and a column of the council bring, both from 1 (section 12).
    pub fn council_words(&self, row: u8, column: u8) -> String {
        council_words(self.rules(), row, column)
    }

    /// Where the council discs of a seat are, by their columns: 0 is the start, left of column 1
    /// (SC-12.1).
    pub fn disc_words(&self, discs: &[u8]) -> String {
        disc_words(discs, self.rules().numbers.council_columns)
    }

    /// An action in a few words, as `state` is.
    pub fn describe(&self, state: &State, seat: Seat, action: &Action) -> String {
        describe(self, state, seat, action)
    }
}

/// What the space of a tile with several functions is for.
pub(super) fn function(rules: &Rules, kind: Kind, place: usize) -> Option<&'static str> {
    let order = &rules.numbers.commerce_space_order;
    let number = (rules.tile(kind).class == Class::Commerce).then(|| order.get(place)).flatten();
    number.map(|&number| FUNCTIONS[usize::from(number).min(3)])
}

pub(super) fn price_words(price: Price) -> String {
    match price {
        Price::Money(money) => format!("${money}"),
        Price::Materials(counts) if counts == [0; MATERIALS] => "free".to_owned(),
        Price::Materials(counts) => materials(counts),
    }
}

/// Wood, stone and metal in few letters, such as `2w 1s`.
pub(super) fn short_materials(counts: [u8; MATERIALS]) -> String {
    let parts = counts.iter().zip(["w", "s", "m"]).filter(|(count, _)| **count > 0);
    parts.map(|(count, letter)| format!("{count}{letter}")).collect::<Vec<_>>().join(" ")
}

/// The word of a colour.
pub(super) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
        Colour::LightGreen => "light_green",
        Colour::Red => "red",
        Colour::White => "white",
        Colour::Grey => "grey",
        Colour::Purple => "purple",
    }
}

pub(super) fn about(rules: &Rules, kind: Kind) -> String {
    let (rule, numbers) = (rules.tile(kind), &rules.numbers);
    let level = usize::from(rule.level.max(1)) - 1;
    match (rule.class, rule.power) {
        (Class::Residence, _) => {
            let votes = counted(numbers.vote_home[level.min(4)], "vote");
            let enters =
                if rule.level == 1 { "; takes a citizen from City Hall at once" } else { "" };
            format!("{votes} a round for each citizen at home{enters}")
        }
        (Class::Commerce, _) => {
            let all = (0..usize::from(rule.size)).filter_map(|place| function(rules, kind, place));
            format!("people here: {}", all.collect::<Vec<_>>().join(", "))
        }
        (Class::Factory, _) => {
            let made = Material::ALL[level.min(2)].name();
            format!("each worker makes {} {made}", numbers.production_per_citizen)
        }
        (Class::Refinery, _) => "Factory 2 and 3 need it around them".to_owned(),
        (Class::Harbor, _) => {
            format!("sells {} material a round; Factory 3 needs it", numbers.harbor_sales)
        }
        (Class::Warehouse, _) => format!("stores {} materials", numbers.warehouse_capacity),
        (Class::Park, _) => {
            format!("relieves {} % a round", u16::from(rule.size) * numbers.park_relief_per_cell)
        }
        (_, Power::Museum) => {
            format!("public building; ${} for each visitor", numbers.museum_income)
        }
        (_, Power::University) => {
            let votes = counted(numbers.vote_university, "vote");
            format!("public building; {votes} for each citizen there")
        }
        (_, Power::Clinic) => {
            let lives = if numbers.clinic_saves == 1 { "life" } else { "lives" };
            format!("public building; saves {} {lives} a round", numbers.clinic_saves)
        }
        (_, Power::Police) => format!(
            "staffed: ${} for each foreign tourist, whose dirt does not count",
            numbers.police_tourist_income
        ),
        (_, Power::Fire) => format!("staffed: relieves {} % a round", numbers.fire_relief),
        (Class::CityHall, _) => {
            format!("public building; {} pieces wait here", numbers.city_hall_capacity)
        }
        (Class::Cultural, _) => "public building".to_owned(),
        _ => String::new(),
    }
}

pub(super) fn needs(rule: &TileRule) -> String {
    let level = rule.level;
    match rule.class {
        Class::Residence => {
            format!("{} around it, no Factory", counted(level.into(), "public building"))
        }
        Class::Commerce => {
            format!("Residences around it with {} together", counted(level.into(), "level"))
        }
        Class::Factory => match level {
            1 => "no Residence around it".to_owned(),
            2 => "the Refinery around it, no Residence".to_owned(),
            _ => "the Refinery and the Harbor around it, no Residence".to_owned(),
        },
        Class::Refinery | Class::Warehouse => "a Factory around it".to_owned(),
        Class::Harbor => "a Factory around it, a cell on the edge of the map".to_owned(),
        _ => "any empty cells".to_owned(),
    }
}

/// A fact as people read it.
fn fact_words(name: &str) -> String {
    let word = match name {
        "park_cells" => "Park cells",
        "zone" => "size of the zone",
        "living" => "living citizens",
        "living_at_home" => "citizens in the borough",
        "commerce_used" => "shops with a citizen",
        "cultural" => "cultural buildings",
        "money" => "dollars",
        "metal" => "metal stored",
        "empty_home_spaces" => "empty spaces in homes",
        "empty_zone_cells" => "empty cells",
        "discs_in_3_or_4" => "discs in column 3 or 4",
        "hall_citizens" => "citizens in City Hall",
        _ => "",
    };
    if !word.is_empty() {
        return word.to_owned();
    }
    let Some(tiles) = name.strip_prefix("n(").and_then(|rest| rest.strip_suffix(')')) else {
        return name.replace('_', " ");
    };
    let (tile, level) = tiles.split_once(">=").unwrap_or((tiles, ""));
    let tile = match tile {
        "R" => "Residences",
        "C" => "shops",
        "F" => "Factories",
        "Park" => "Parks",
        other => other,
    };
    if level.is_empty() { tile.to_owned() } else { format!("{tile} of level {level} or more") }
}

/// What a promise or a platform brings when it is kept and costs when it is broken (SC-14.2,
/// SC-16.2).
pub(super) fn stakes(rules: &Rules, stack: Stack) -> (i32, i32) {
    let numbers = &rules.numbers;
    match stack {
        Stack::Platform => (numbers.platform_reward, numbers.platform_penalty),
        stack => (numbers.promise_reward[stack as usize], numbers.promise_penalty[stack as usize]),
    }
}

/// `+6 or -3`, `+10 or 0`.
fn or_else(reward: i32, penalty: i32) -> String {
    if penalty == 0 { format!("+{reward} or 0") } else { format!("+{reward} or -{penalty}") }
}

pub(super) fn condition_words(condition: &Condition) -> String {
    let sign = match condition.compare {
        Compare::AtLeast => "at least",
        Compare::AtMost => "at most",
        Compare::Equal => "exactly",
    };
    format!("{}: {sign} {}", fact_words(&condition.name), condition.number)
}

pub(super) fn council_words(rules: &Rules, row: u8, column: u8) -> String {
    let numbers = &rules.numbers;
    let index = usize::from(column.max(1)) - 1;
    match row {
        1 => format!("+${}", numbers.council_row1_money[index]),
        2 => format!("+{}", short_materials(numbers.council_row2_material[index])),
        3 => format!("build {}", counted(numbers.council_row3_cells[index].into(), "cell")),
        4 => {
            let count = numbers.council_row4_citizens[index];
            format!("+{}", counted(count.into(), "citizen"))
        }
        _ => format!("-{} %", numbers.council_row5_pollution[index]),
    }
}

/// Such as `1 at the start, column 2 of 4`.
fn disc_words(discs: &[u8], columns: u8) -> String {
    let mut moved: Vec<u8> = discs.iter().copied().filter(|disc| *disc > 0).collect();
    moved.sort_unstable();
    let waiting = discs.len() - moved.len();
    let word = if moved.len() == 1 { "column" } else { "columns" };
    let moved: Vec<String> = moved.iter().map(u8::to_string).collect();
    let waiting = (waiting > 0).then(|| format!("{waiting} at the start"));
    let moved = (!moved.is_empty()).then(|| format!("{word} {} of {columns}", moved.join(", ")));
    waiting.into_iter().chain(moved).collect::<Vec<_>>().join(", ")
}

/// What the rows of the council are called, from 1.
pub(super) const COUNCIL_ROWS: [&str; 5] =
    ["Finance", "Supplies", "Construction", "Tourism", "Environment"];

/// The name of a row of the council.
pub(super) fn council_row(row: u8) -> &'static str {
    COUNCIL_ROWS.get(usize::from(row.max(1)) - 1).copied().unwrap_or("Row")
}

fn build_words(rules: &Rules, build: &Build) -> String {
    let name = &rules.tile(build.kind).name;
    let pay = if build.pay == [0; MATERIALS] {
        String::new()
    } else {
        format!(", paid with {}", materials(build.pay))
    };
    let enter = build.enter.map(|person| format!(", a {} moves in", rules.person(person).name));
    format!("{name} on {}{pay}{}", build.cells, enter.unwrap_or_default())
}

fn describe(game: &SmallCity, state: &State, seat: Seat, action: &Action) -> String {
    let rules = game.rules();
    let borough = game.planned(state, seat);
    let name_of = |cell: Cell| {
        let tile = borough.tiles.on(cell).map(|(_, kind, cells)| (rules.tile(kind), cells));
        tile.map_or_else(|| cell.to_string(), |(rule, cells)| format!("{} on {cells}", rule.name))
    };
    match *action {
        Action::Keep(card) => {
            let promise = rules.promise(card);
            let conditions: Vec<String> = promise.conditions.iter().map(condition_words).collect();
            let (title, stack) = (&promise.title, promise.stack.name());
            let (reward, penalty) = stakes(rules, promise.stack);
            let stakes = format!("{stack}, {}", or_else(reward, penalty));
            format!("Keep \"{title}\" ({stakes}): {}", conditions.join("; "))
        }
        Action::Hall(cells) => format!("City Hall on {cells}"),
        Action::Mayor(cells) => format!("The Mayor on {cells}"),
        Action::Take { card, choice } => {
            let card = &rules.cards[usize::from(card)];
            let choice = card.choices.get(usize::from(choice));
            let choice = choice.map(|choice| format!(" for {choice}")).unwrap_or_default();
            format!("{} {}{choice}: {}", card.letter, card.name, card.about)
        }
        Action::Build(build) => build_words(rules, &build),
        Action::Grow => format!("A larger zone, {0} by {0}", borough.zone + 1),
        Action::Enlarge { park, cells } => format!("{} with {cells} more", name_of(park)),
        Action::Upgrade { tile, cell } => {
            let next = borough.tiles.on(tile).and_then(|(_, kind, _)| rules.tile(kind).next);
            let next = next.map_or("", |next| rules.tile(next).name.as_str());
            format!("{} to {next} with {cell}", name_of(tile))
        }
        Action::Undo => "Take the last step of the plan back".to_owned(),
        Action::Commit => "Commit the plan".to_owned(),
        Action::Reopen => "Take the commit back".to_owned(),
        Action::Move { from, to } => {
            let spot = |spot: crate::action::Spot| {
                let tile = state.borough(spot.seat).tiles.on(spot.cell);
                let code = tile.map_or("", |(_, kind, _)| rules.tile(kind).code.as_str());
                let abroad = if spot.seat == seat {
                    String::new()
                } else {
                    format!("{}:", spot.seat.index() + 1)
                };
                format!("{code} {abroad}{}", spot.cell)
            };
            format!("From {} to {}", spot(from), spot(to))
        }
        Action::Home { cell, person } => {
            format!("A {} moves from City Hall into {cell}", rules.person(person).name)
        }
        Action::Sell(material) => {
            let money = rules.numbers.sell[material as usize];
            format!("Sell 1 {} for ${money}", material.name())
        }
        Action::Buy(dollars) => {
            let votes = rules.numbers.buy_votes[usize::from(dollars.clamp(1, 4)) - 1];
            format!("Buy {} for ${dollars}", counted(votes, "vote"))
        }
        Action::Trade(material) => {
            let votes = rules.numbers.trade_votes[material as usize];
            format!("Trade 1 {} for {}", material.name(), counted(votes, "vote"))
        }
        Action::Discard(material) => format!("Discard 1 {}", material.name()),
        Action::Victim(cell) => format!("Whoever is on {cell} dies"),
        Action::Grave(cell) => format!("The cemetery takes {cell}"),
        Action::Council { disc, row, pay } => {
            let column = disc + 1;
            let index = usize::from(disc).min(rules.numbers.council_price_money.len() - 1);
            let price = match pay {
                Pay::Money => format!("${}", rules.numbers.council_price_money[index]),
                Pay::Votes => counted(rules.numbers.council_price_votes[index].into(), "vote"),
                Pay::Promise => {
                    let stack = rules.numbers.council_price_promise[index];
                    format!("a promise: {}", Stack::ALL[usize::from(stack)].name())
                }
            };
            let (name, brings) = (council_row(row), council_words(rules, row, column));
            format!("{name} (row {row}), column {column}: {brings} for {price}")
        }
        Action::Platform(number) => {
            let platform = &rules.platforms[usize::from(number)];
            let conditions: Vec<String> = platform.conditions.iter().map(condition_words).collect();
            if conditions.is_empty() {
                return "No platform".to_owned();
            }
            let (reward, penalty) = stakes(rules, Stack::Platform);
            let conditions = conditions.join("; ");
            format!("{} ({}): {conditions}", platform.title, or_else(reward, penalty))
        }
        Action::End => match game.turn(state) {
            kernel::Turn::Seat(_) => "Done".to_owned(),
            _ => "End".to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::disc_words;

    /// SC-12.1, SC-12.2: discs start left of column 1 and end in column 4.
    #[test]
    fn discs_are_told_by_their_columns() {
        assert_eq!(disc_words(&[0, 0], 4), "2 at the start");
        assert_eq!(disc_words(&[2, 0], 4), "1 at the start, column 2 of 4");
        assert_eq!(disc_words(&[4, 1], 4), "columns 1, 4 of 4");
    }
}
