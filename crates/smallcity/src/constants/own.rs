//! Lays an owner's file over the standard. Nothing stops at the first fault: it reports an unreadable
//! value and keeps the standard one for the checks that follow.

use kernel::{BadData, DataFault, DataSet, Reader};

use super::check::check;
use super::row::Form;
use super::shape;
use super::{
    CardRow, Constant, Constants, Price, Provenance, Stock, TileRow, Value, read_materials,
};

impl Constants {
    /// Lays an owner's file over the standard: a `name`, and only the keys that differ, such as
    /// `build_points = 4`, `tile_c1.price = 1`, `promise_green.at = [9]`,
    /// `shape_sets.S3 = ["###"]`.
    ///
    /// # Errors
    /// Every fault of the file at once.
    ///
    /// # Examples
    /// ```
    /// use smallcity::constants::Constants;
    ///
    /// let own = Constants::from_toml("name = 'mine'\nbuild_points = 4")?;
    /// assert_eq!((own.int("build_points"), own.int("rounds")), (4, 8));
    ///
    /// let bad = Constants::from_toml("name = 'mine'\nbuild_points = 9").unwrap_err();
    /// assert_eq!(bad.faults.0[0].to_string(), "build_points: is 9; use 1 to 8");
    /// # Ok::<(), kernel::BadData>(())
    /// ```
    pub fn from_toml(text: &str) -> Result<Constants, BadData> {
        Constants::parse(text)
    }
}

impl DataSet for Constants {
    const HOLDS: &'static str = "constants";
    const CODE: &'static str = "bad_constants";
    const RULE: Option<&'static str> = None;

    fn standard() -> Constants {
        Constants::standard()
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn read(file: &Reader<'_>) -> Option<Constants> {
        let mut constants = Constants::standard();
        constants.rows.retain(|row| !row.key.contains('.'));
        let name = file.name("box");
        if name == Some("standard") {
            file.faults().0.push(DataFault::reserved_name(Constants::RULE));
        }
        // Sets of shapes first: tiles may name new ones.
        if let Some(sets) = file.get("shape_sets").under("SC-2.4").given() {
            shape::lay(&mut constants.shapes, &sets, Provenance::Owner);
        }
        for (key, at) in file.as_table()? {
            lay(&mut constants, key, &at);
        }
        check(&mut constants, &mut file.faults());
        name?.clone_into(&mut constants.name);
        constants.list_parts();
        Some(constants)
    }
}

/// Lays one entry of the file over the constants.
fn lay(constants: &mut Constants, key: &str, at: &Reader<'_>) {
    let Constants { rows, tiles, shapes, cards, platforms, .. } = constants;
    let mut cards = cards.iter_mut().chain(platforms);
    if let Some(row) = rows.iter_mut().find(|row| row.key == key) {
        if let Some(read) = read_value(row, &at.under(row.rule)) {
            row.value = read;
            row.provenance = Provenance::Owner;
        }
    } else if let Some(tile) = tiles.iter_mut().find(|tile| tile.key == key) {
        let shapes: Vec<&str> = shapes.iter().map(|set| &*set.name).collect();
        lay_tile(tile, &shapes, &at.under(tile.rule));
    } else if let Some(card) = cards.find(|card| card.key == key) {
        lay_card(card, &at.under(card.rule));
    } else if !matches!(key, "name" | "shape_sets") {
        let rows = constants.rows.iter().map(|row| &*row.key);
        let tiles = constants.tiles.iter().map(|tile| &*tile.key);
        let cards = constants.cards.iter().chain(&constants.platforms).map(|card| &*card.key);
        let known = rows.chain(tiles).chain(cards).chain(["name", "shape_sets"]);
        at.unknown(key, &known.collect::<Vec<_>>());
    }
}

/// Reads a value of the same type as the standard one.
fn read_value(row: &Constant, at: &Reader<'_>) -> Option<Value> {
    let length = |standard| row.form.length.unwrap_or((standard, standard));
    match &row.value {
        Value::Int(_) => at.int(row.limits).map(Value::Int),
        Value::Flag(flag) => match at.as_flag().or_else(|| at.wrong("true or false"))? {
            read if row.limits.is_some() && read != *flag => at.fixed(flag),
            read => Some(Value::Flag(read)),
        },
        Value::Ints(numbers) => {
            let wanted = format!("a list of numbers such as {numbers:?}");
            let read = at.list(&wanted, length(numbers.len()), |at| at.int(row.limits))?;
            if row.form.rising && !read.is_sorted_by(|before, after| before < after) {
                let advice = "each number must be higher than the one before";
                return at.refuse("not_rising", advice);
            }
            Some(Value::Ints(read))
        }
        Value::Words(words) => {
            let wanted = format!("a list of texts such as {words:?}");
            let mut before = Vec::new();
            let read = |at: &Reader<'_>| read_word(&row.form, at, &mut before);
            at.list(&wanted, length(words.len()), read).map(Value::Words)
        }
        Value::Word(_) => read_word(&row.form, at, &mut Vec::new()).map(Value::Word),
    }
}

fn read_word(form: &Form, at: &Reader<'_>, before: &mut Vec<String>) -> Option<String> {
    let word = at.text()?.to_owned();
    if !form.materials {
        at.one_of("unknown_word", &form.words)?;
    } else if read_materials(&word).is_none() {
        let advice = "write materials: \"w\", \"2s\", \"w+s+m\" (wood, stone, metal)";
        return at.refuse("unknown_word", advice);
    }
    if form.each_once && before.contains(&word) {
        at.fault("double_word", format!("is {word:?} again; name each once"));
        return None;
    }
    before.push(word.clone());
    Some(word)
}

/// Lays a table over a tile: `price`, `stock`, `shape`.
fn lay_tile(tile: &mut TileRow, shapes: &[&str], at: &Reader<'_>) {
    at.only(&["price", "stock", "shape"]);
    let [price, stock, shape] = ["price", "stock", "shape"].map(|field| at.get(field).given());
    if let Some(price) = price.and_then(|at| Price::read(tile.kind, &at)) {
        tile.price = price;
        tile.provenance[2] = Provenance::Owner;
    }
    if let Some(stock) = stock.and_then(|at| Stock::read(tile.kind, &at)) {
        tile.stock = stock;
        tile.provenance[1] = Provenance::Owner;
    }
    if let Some(name) = shape.and_then(|at| at.one_of("unknown_shape_set", shapes)) {
        name.clone_into(&mut tile.shapes);
        tile.provenance[0] = Provenance::Owner;
    }
}

/// Lays a table over a card: `at`, the numbers of its conditions in their order.
fn lay_card(card: &mut CardRow, at: &Reader<'_>) {
    at.only(&["at"]);
    let Some(at) = at.get("at").given() else { return };
    let numbers = at.as_list().unwrap_or_else(|| vec![at.clone()]);
    let wanted = card.conditions.len();
    if numbers.len() != wanted {
        let problem = format!("has {} entries; write {wanted}", numbers.len());
        at.fault("wrong_length", problem);
        return;
    }
    for (condition, at) in card.conditions.iter_mut().zip(numbers) {
        if let Some(number) = at.int(condition.most().map(|most| (0, most))) {
            condition.number = number;
            card.provenance = Provenance::Owner;
        }
    }
}
