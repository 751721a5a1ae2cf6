//! Lays an owner's file over the standard. Nothing stops at the first fault: it reports an unreadable
//! value and keeps the standard one for the checks that follow.

use kernel::{BadData, DataFault, DataFaults, Faults};
use toml::{Table, Value as Toml};

use super::check::check;
use super::row::Form;
use super::shape::{self, MOST_SHAPES, ShapeSet};
use super::standard::{in_order, price, stock};
use super::tile::{MOST_PRICE, MOST_STOCK};
use super::{
    CardRow, Constant, Constants, Price, Provenance, Stock, TileKind, TileRow, Value,
    read_materials,
};

/// The most copies of a tile that a seat owns.
const MOST_OWN: i32 = 9;

fn bad(faults: DataFaults) -> BadData {
    BadData { holds: "constants", code: "bad_constants", faults }
}

impl Constants {
    /// Lays an owner's file over the standard: a `name`, and only the keys that differ, such as
    /// `build_points = 4`, `tile_c1.price = 1`, `promise_green.at = [9]`,
    /// `shape_sets.S3 = ["###"]`.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn from_toml(text: &str) -> Result<Constants, BadData> {
        read(text)
    }
}

fn read(text: &str) -> Result<Constants, BadData> {
    let entries = in_order(text)
        .map_err(|error| bad(DataFault::syntax(text, error.span(), error.message()).into()))?;
    let mut constants = Constants::standard();
    let own_rows = constants.rows.iter().position(|row| row.key.contains('.'));
    constants.rows.truncate(own_rows.unwrap_or(constants.rows.len()));
    let mut faults = Faults::default();
    let name = entries.iter().find(|(key, _)| key == "name").map(|(_, value)| value);
    constants.name = read_name(name, &mut faults);
    // Sets of shapes first: tiles may name new ones.
    for (_, value) in entries.iter().filter(|(key, _)| key == "shape_sets") {
        lay_sets(&mut constants.shapes, value, &mut faults);
    }
    for (key, value) in &entries {
        lay(&mut constants, key, value, &mut faults);
    }
    check(&mut constants, &mut faults);
    if !faults.0.is_empty() {
        return Err(bad(faults));
    }
    constants.list_parts();
    Ok(constants)
}

fn read_name(value: Option<&Toml>, faults: &mut DataFaults) -> String {
    match value {
        Some(Toml::String(name)) if name == "standard" => {
            let problem = "\"standard\" is the name of the built-in set; choose another, because \
                           records name it";
            faults.add("reserved_name", "name", problem, None);
        }
        Some(Toml::String(name)) if !name.trim().is_empty() => return name.clone(),
        Some(Toml::String(_)) | None => {
            let problem = "the set needs a name, because records name it: name = \"my box\"";
            faults.add("no_name", "name", problem, None);
        }
        Some(other) => {
            faults.add("wrong_type", "name", format!("is {other}; write a text in quotes"), None);
        }
    }
    String::new()
}

/// Lays one entry of the file over the constants.
fn lay(constants: &mut Constants, key: &str, value: &Toml, faults: &mut DataFaults) {
    if matches!(key, "name" | "shape_sets") {
        return;
    }
    if let Some(row) = constants.rows.iter_mut().find(|row| row.key == key) {
        if let Some(read) = read_value(row, value, faults) {
            row.value = read;
            row.provenance = Provenance::Owner;
        }
        return;
    }
    let Constants { tiles, shapes, cards, platforms, .. } = constants;
    if let Some(tile) = tiles.iter_mut().find(|tile| tile.key == key) {
        lay_tile(tile, shapes, value, faults);
    } else if let Some(card) = cards.iter_mut().chain(platforms).find(|card| card.key == key) {
        lay_card(card, value, faults);
    } else {
        let problem = match nearest(constants, key) {
            Some(near) => format!("there is no such key; did you mean {near}?"),
            None => "there is no such key; remove it".to_owned(),
        };
        faults.add("unknown_key", key, problem, None);
    }
}

/// The known key nearest to an unknown one.
fn nearest<'a>(constants: &'a Constants, key: &str) -> Option<&'a str> {
    let rows = constants.rows.iter().map(|row| row.key.as_str());
    let tiles = constants.tiles.iter().map(|tile| tile.key.as_str());
    let cards = constants.cards.iter().chain(&constants.platforms).map(|card| card.key.as_str());
    rows.chain(tiles)
        .chain(cards)
        .chain(["name", "shape_sets"])
        .map(|known| (strsim::damerau_levenshtein(key, known), known))
        .filter(|&(distance, known)| distance <= (known.len() / 3).max(1))
        .min()
        .map(|(_, known)| known)
}

/// Reports a number outside its limits.
fn check_limits(
    place: &str,
    number: i32,
    limits: Option<(i32, i32)>,
    rule: &'static str,
    faults: &mut DataFaults,
) -> Option<i32> {
    let Some((least, most)) = limits.filter(|&(least, most)| number < least || number > most)
    else {
        return Some(number);
    };
    if least == most {
        let problem = format!("is {number}; it is fixed: the engine plays with {least} only");
        faults.add("fixed", place, problem, rule);
    } else {
        faults.add("out_of_range", place, format!("is {number}; use {least} to {most}"), rule);
    }
    None
}

/// A whole number within limits. A number too large for the type counts as out of range too.
fn read_int(
    place: &str,
    value: &Toml,
    limits: Option<(i32, i32)>,
    rule: &'static str,
    faults: &mut DataFaults,
) -> Option<i32> {
    let Some(number) = value.as_integer() else {
        let problem = format!("is {value}; write a whole number without quotes");
        faults.add("wrong_type", place, problem, rule);
        return None;
    };
    let number = number.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
    check_limits(place, number, limits, rule, faults)
}

/// Reads a value of the same type as the standard one.
fn read_value(row: &Constant, value: &Toml, faults: &mut DataFaults) -> Option<Value> {
    let key = row.key.as_str();
    let wrong = |wanted: &str, faults: &mut DataFaults| {
        faults.add("wrong_type", key, format!("is {value}; write {wanted}"), row.rule);
    };
    match &row.value {
        Value::Int(_) => read_int(key, value, row.limits, row.rule, faults).map(Value::Int),
        Value::Flag(flag) => match value.as_bool() {
            Some(read) if row.limits.is_none() || read == *flag => Some(Value::Flag(read)),
            Some(read) => {
                let problem = format!("is {read}; it is fixed: the engine plays with {flag} only");
                faults.add("fixed", key, problem, row.rule);
                None
            }
            None => {
                wrong("true or false", faults);
                None
            }
        },
        Value::Ints(numbers) => {
            let Some(list) = value.as_array() else {
                wrong(&format!("a list of numbers such as {numbers:?}"), faults);
                return None;
            };
            read_ints(row, numbers.len(), list, faults).map(Value::Ints)
        }
        Value::Words(words) => {
            let Some(list) = value.as_array() else {
                wrong(&format!("a list of texts such as {words:?}"), faults);
                return None;
            };
            read_words(row, words.len(), list, faults).map(Value::Words)
        }
        Value::Word(word) => {
            wrong(&format!("a text such as {word:?}"), faults);
            None
        }
    }
}

fn check_length(row: &Constant, standard: usize, list: &[Toml], faults: &mut DataFaults) -> bool {
    let (fewest, most) = row.form.length.unwrap_or((standard, standard));
    let fits = (fewest..=most).contains(&list.len());
    if !fits {
        let wanted =
            if fewest == most { fewest.to_string() } else { format!("{fewest} to {most}") };
        let problem = format!("has {} entries; write {wanted}", list.len());
        faults.add("wrong_length", row.key.as_str(), problem, row.rule);
    }
    fits
}

/// The place of an entry in a list, for people.
fn entry(key: &str, index: usize) -> String {
    format!("{key}, entry {}", index + 1)
}

fn read_ints(
    row: &Constant,
    standard: usize,
    list: &[Toml],
    faults: &mut DataFaults,
) -> Option<Vec<i32>> {
    let fits = check_length(row, standard, list, faults);
    let read: Vec<Option<i32>> = list
        .iter()
        .enumerate()
        .map(|(index, value)| {
            read_int(&entry(&row.key, index), value, row.limits, row.rule, faults)
        })
        .collect();
    let numbers: Vec<i32> = read.into_iter().collect::<Option<_>>()?;
    if row.form.rising && !numbers.is_sorted_by(|before, after| before < after) {
        let problem = format!("is {numbers:?}; each number must be higher than the one before");
        faults.add("not_rising", row.key.as_str(), problem, row.rule);
        return None;
    }
    fits.then_some(numbers)
}

fn read_words(
    row: &Constant,
    standard: usize,
    list: &[Toml],
    faults: &mut DataFaults,
) -> Option<Vec<String>> {
    let fits = check_length(row, standard, list, faults);
    let mut words: Vec<String> = Vec::new();
    for (index, value) in list.iter().enumerate() {
        let place = entry(&row.key, index);
        let Some(word) = value.as_str() else {
            let problem = format!("is {value}; write a text in quotes");
            faults.add("wrong_type", place, problem, row.rule);
            continue;
        };
        let Form { words: known, materials, each_once, .. } = &row.form;
        if *materials && read_materials(word).is_none() {
            let problem = format!(
                "is {word:?}; write materials: \"w\", \"2s\", \"w+s+m\" (wood, stone, metal)"
            );
            faults.add("unknown_word", place, problem, row.rule);
        } else if !*materials && !known.iter().any(|known| known == word) {
            let problem = format!("is {word:?}; use one of {}", known.join(", "));
            faults.add("unknown_word", place, problem, row.rule);
        } else if *each_once && words.iter().any(|before| before == word) {
            let problem = format!("is {word:?} again; name each once");
            faults.add("double_word", place, problem, row.rule);
        } else {
            words.push(word.to_owned());
        }
    }
    (fits && words.len() == list.len()).then_some(words)
}

/// Lays a table over a tile: `price`, `stock`, `shape`.
fn lay_tile(tile: &mut TileRow, shapes: &[ShapeSet], value: &Toml, faults: &mut DataFaults) {
    let Some(table) = value.as_table() else {
        let problem =
            format!("is {value}; say what of it: {0}.price, {0}.stock or {0}.shape", tile.key);
        faults.add("wrong_type", &*tile.key, problem, tile.rule);
        return;
    };
    for (field, value) in table {
        let place = format!("{}.{field}", tile.key);
        match field.as_str() {
            "shape" => lay_shape(tile, shapes, value, &place, faults),
            "stock" => lay_stock(tile, value, &place, faults),
            "price" => lay_price(tile, value, &place, faults),
            _ => {
                let problem = "a tile has price, stock and shape; remove it";
                faults.add("unknown_field", place, problem, tile.rule);
            }
        }
    }
}

fn lay_shape(
    tile: &mut TileRow,
    shapes: &[ShapeSet],
    value: &Toml,
    place: &str,
    faults: &mut DataFaults,
) {
    let Some(name) = value.as_str() else {
        let problem = format!("is {value}; write the name of a shape set in quotes");
        faults.add("wrong_type", place, problem, tile.rule);
        return;
    };
    if shapes.iter().any(|set| set.name == name) {
        name.clone_into(&mut tile.shapes);
        tile.provenance[0] = Provenance::Owner;
    } else {
        let sets: Vec<&str> = shapes.iter().map(|set| set.name.as_str()).collect();
        let problem = format!("there is no set {name:?}; use one of {}", sets.join(", "));
        faults.add("unknown_shape_set", place, problem, tile.rule);
    }
}

fn lay_stock(tile: &mut TileRow, value: &Toml, place: &str, faults: &mut DataFaults) {
    let own = tile.kind == TileKind::CityHall;
    let read = match value.as_integer() {
        Some(_) if !own => {
            let count = read_int(place, value, Some((0, MOST_STOCK)), tile.rule, faults);
            let Some(count) = count else { return };
            Some(Stock::Common(count as u8))
        }
        _ => stock(value),
    };
    match read {
        _ if own && read != Some(Stock::PerSeat(1)) => {
            let problem = format!("is {value}; it is fixed: each seat has one");
            faults.add("fixed", place, problem, tile.rule);
        }
        Some(Stock::PerSeat(count)) if i32::from(count) > MOST_OWN => {
            let problem = format!("is {count} per seat; use 0 to {MOST_OWN}");
            faults.add("out_of_range", place, problem, tile.rule);
        }
        Some(stock) => {
            tile.stock = stock;
            tile.provenance[1] = Provenance::Owner;
        }
        None => {
            let problem = format!(
                "is {value}; write a number, \"1 per seat\" (or another number) or \"1 per other \
                 seat\""
            );
            faults.add("bad_stock", place, problem, tile.rule);
        }
    }
}

fn lay_price(tile: &mut TileRow, value: &Toml, place: &str, faults: &mut DataFaults) {
    if tile.price == Price::Free {
        if price(value) != Some(Price::Free) {
            let problem = format!("is {value}; it is fixed: the tile is set up, never bought");
            faults.add("fixed", place, problem, tile.rule);
        }
        return;
    }
    let read = match value.as_integer() {
        Some(_) => {
            let dollars = read_int(place, value, Some((0, MOST_PRICE)), tile.rule, faults);
            let Some(dollars) = dollars else { return };
            Some(Price::Money(dollars as u8))
        }
        None => price(value),
    };
    let cultural = tile.kind.is_cultural();
    let wanted = if cultural {
        "materials in quotes: \"2w\", \"1w 1s\", \"1m\" (wood, stone, metal; at most 9 of each)"
    } else {
        "a number of dollars without quotes"
    };
    match read {
        Some(price @ Price::Materials { .. }) if cultural => tile.price = price,
        Some(price @ Price::Money(_)) if !cultural => tile.price = price,
        Some(Price::Materials { .. } | Price::Money(_)) => {
            let problem = format!("is {value}; this tile is paid otherwise, write {wanted}");
            faults.add("price_currency", place, problem, tile.rule);
            return;
        }
        Some(Price::Free) | None => {
            faults.add("bad_price", place, format!("is {value}; write {wanted}"), tile.rule);
            return;
        }
    }
    tile.provenance[2] = Provenance::Owner;
}

/// Lays a table over a card: `at`, the numbers of its conditions in their order.
fn lay_card(card: &mut CardRow, value: &Toml, faults: &mut DataFaults) {
    let Some(table) = value.as_table() else {
        let problem = format!("is {value}; give the numbers that it asks for: {}.at", card.key);
        faults.add("wrong_type", &*card.key, problem, card.rule);
        return;
    };
    for (field, value) in table {
        let place = format!("{}.{field}", card.key);
        if field != "at" {
            let problem = "of a card only the numbers can change: at; remove it";
            faults.add("unknown_field", place, problem, card.rule);
            continue;
        }
        let one = [value.clone()];
        let numbers = value.as_array().map_or(&one[..], Vec::as_slice);
        if numbers.len() != card.conditions.len() {
            let wanted = card.conditions.len();
            let problem = format!("has {} entries; write {wanted}", numbers.len());
            faults.add("wrong_length", place, problem, card.rule);
            continue;
        }
        let listed = value.is_array();
        for (index, (condition, value)) in card.conditions.iter_mut().zip(numbers).enumerate() {
            let place = if listed { entry(&place, index) } else { place.clone() };
            let limits = condition.most().map(|most| (0, most));
            if let Some(number) = read_int(&place, value, limits, card.rule, faults) {
                condition.number = number;
                card.provenance = Provenance::Owner;
            }
        }
    }
}

/// Lays pictures over the sets; a new name is a new set.
fn lay_sets(sets: &mut Vec<ShapeSet>, value: &Toml, faults: &mut DataFaults) {
    let empty = Table::new();
    let table = value.as_table().unwrap_or_else(|| {
        let problem = format!("is {value}; write shape_sets.S2 = [\"##\"]");
        faults.add("wrong_type", "shape_sets", problem, "SC-2.4");
        &empty
    });
    for (name, value) in table {
        let place = format!("shape_sets.{name}");
        let Some(pictures) = super::standard::words(value) else {
            let problem = format!("is {value}; write pictures such as [\"###\", \"##/#.\"]");
            faults.add("wrong_type", place, problem, "SC-2.4");
            continue;
        };
        let Some(shapes) = read_shapes(&pictures, &place, faults) else { continue };
        let own = ShapeSet { name: name.clone(), pictures, shapes, provenance: Provenance::Owner };
        match sets.iter_mut().find(|set| set.name == *name) {
            Some(set) => *set = own,
            None => sets.push(own),
        }
    }
}

fn read_shapes(
    pictures: &[String],
    place: &str,
    faults: &mut DataFaults,
) -> Option<Vec<super::Cells>> {
    if pictures.is_empty() || pictures.len() > MOST_SHAPES {
        let problem = format!("has {} shapes; give 1 to {MOST_SHAPES}", pictures.len());
        faults.add("wrong_length", place, problem, "SC-2.4");
        return None;
    }
    let before = faults.0.len();
    let mut shapes: Vec<super::Cells> = Vec::new();
    for (index, picture) in pictures.iter().enumerate() {
        let place = entry(place, index);
        let cells = match shape::read(picture) {
            Ok(cells) => cells,
            Err(problem) => {
                let problem = format!(
                    "{picture:?} {problem}; draw connected cells with # and ., rows parted by /"
                );
                faults.add("bad_picture", place, problem, "SC-2.4");
                continue;
            }
        };
        if shapes.first().is_some_and(|first| first.len() != cells.len()) {
            let problem = format!(
                "has {} cells, the first shape {}; a set has one size",
                cells.len(),
                shapes[0].len()
            );
            faults.add("shape_size", place, problem, "SC-2.4");
        } else if shapes.iter().any(|known| shape::ways(known)[0] == shape::ways(&cells)[0]) {
            let problem = format!("{picture:?} is there already, turned or mirrored");
            faults.add("double_shape", place, problem, "SC-2.4");
        } else {
            shapes.push(cells);
        }
    }
    (faults.0.len() == before).then_some(shapes)
}
