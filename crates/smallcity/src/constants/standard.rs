//! Reads the built-in files. They are part of the program: a fault there is a bug, so it panics.

use toml::de::DeTable;
use toml::{Table, Value as Toml};

use super::row::Form;
use super::shape::{self, ShapeSet};
use super::tile::{MOST_PRICE, MOST_STOCK};
use super::{
    CardRow, Compare, Condition, Constant, Constants, Price, Provenance, Stack, Stock, TileKind,
    TileRow, Value, read_materials,
};
use crate::facets::{Facet, Facets};
use crate::modules::data as modules;
use crate::rule_ids::RULE_IDS;

/// The constants of the base game; each module brings its own.
const BASE: &str = include_str!("../../data/constants.toml");

fn standard() -> Constants {
    let mut constants = Constants {
        name: "standard".to_owned(),
        rows: std::iter::once(BASE)
            .chain(modules::SHEETS.iter().map(|sheet| sheet.data))
            .flat_map(entries)
            .map(|(key, row)| constant(key, &row))
            .collect(),
        tiles: entries(include_str!("../../data/tiles.toml"))
            .map(|(key, row)| tile(key, &row))
            .collect(),
        shapes: shapes(include_str!("../../data/shapes.toml")),
        cards: entries(include_str!("../../data/promises.toml"))
            .map(|(key, row)| card(key, &row))
            .collect(),
        platforms: Vec::new(),
    };
    let (platforms, cards) =
        constants.cards.into_iter().partition(|card| card.stack == Stack::Platform);
    constants.cards = cards;
    constants.platforms = platforms;
    constants.list_parts();
    constants
}

impl Constants {
    /// The built-in constants, those of the modules among them; their name is `standard`.
    ///
    /// # Panics
    /// Never: a test checks that the built-in files are sound.
    pub fn standard() -> Constants {
        standard()
    }

    /// Adds the rows of shapes, tiles and cards.
    pub(super) fn list_parts(&mut self) {
        let mut rows = Vec::new();
        let mut add = |key: String, value, provenance, rule, limits| {
            rows.push(Constant { key, value, provenance, rule, limits, form: Form::default() });
        };
        for set in &self.shapes {
            let value = Value::Words(set.pictures.clone());
            add(format!("shape_sets.{}", set.name), value, set.provenance, "SC-2.4", None);
        }
        for tile in &self.tiles {
            let [shape, stock, price] = tile.provenance;
            let value = Value::Word(tile.shapes.clone());
            add(format!("{}.shape", tile.key), value, shape, tile.rule, None);
            let (value, limits) = stock_value(tile.stock);
            add(format!("{}.stock", tile.key), value, stock, tile.rule, limits);
            let (value, limits) = price_value(tile.price);
            add(format!("{}.price", tile.key), value, price, tile.rule, limits);
        }
        for card in self.cards.iter().chain(&self.platforms) {
            let value = Value::Ints(card.conditions.iter().map(|part| part.number).collect());
            let limits = match card.conditions.as_slice() {
                [only] => only.most().map(|most| (0, most)),
                _ => None,
            };
            add(format!("{}.at", card.key), value, card.provenance, card.rule, limits);
        }
        self.rows.append(&mut rows);
    }
}

fn stock_value(stock: Stock) -> (Value, Option<(i32, i32)>) {
    match stock {
        Stock::Common(count) => (Value::Int(count.into()), Some((0, MOST_STOCK))),
        Stock::PerSeat(count) => (Value::Word(format!("{count} per seat")), None),
        Stock::PerOtherSeat => (Value::Word("1 per other seat".to_owned()), None),
    }
}

fn price_value(price: Price) -> (Value, Option<(i32, i32)>) {
    match price {
        Price::Money(dollars) => (Value::Int(dollars.into()), Some((0, MOST_PRICE))),
        Price::Materials { wood, stone, metal } => {
            (Value::Word(Price::materials_word(wood, stone, metal)), None)
        }
        Price::Free => (Value::Word("free".to_owned()), None),
    }
}

/// The entries of a file in file order.
pub(super) fn in_order(text: &str) -> Result<Vec<(String, Toml)>, toml::de::Error> {
    let spans = DeTable::parse(text)?;
    let mut keys: Vec<(usize, String)> =
        spans.get_ref().keys().map(|key| (key.span().start, key.get_ref().to_string())).collect();
    keys.sort_unstable();
    let mut table: Table = text.parse()?;
    Ok(keys
        .into_iter()
        .filter_map(|(_, key)| table.remove(&key).map(|value| (key, value)))
        .collect())
}

fn entries(text: &str) -> impl Iterator<Item = (String, Toml)> {
    in_order(text).expect("the built-in files are TOML").into_iter()
}

/// The text of a field that a row must have.
fn text<'a>(row: &'a Toml, field: &str) -> &'a str {
    row.get(field).and_then(Toml::as_str).unwrap_or_else(|| panic!("{row} has {field}"))
}

fn number(row: &Toml, field: &str) -> u8 {
    let number = row.get(field).and_then(Toml::as_integer);
    number
        .and_then(|number| u8::try_from(number).ok())
        .unwrap_or_else(|| panic!("{row} has {field}"))
}

fn flag(row: &Toml, field: &str, otherwise: bool) -> bool {
    row.get(field).and_then(Toml::as_bool).unwrap_or(otherwise)
}

/// The id of a rule that exists.
fn rule(row: &Toml) -> &'static str {
    let id = text(row, "rule");
    let known = RULE_IDS.iter().find(|known| **known == id);
    known.unwrap_or_else(|| panic!("there is a rule {id}"))
}

fn provenances(row: &Toml) -> Vec<Provenance> {
    text(row, "from")
        .chars()
        .map(|letter| Provenance::from_letter(letter).expect("R P D H"))
        .collect()
}

pub(super) fn int(value: &Toml) -> Option<i32> {
    value.as_integer().and_then(|number| i32::try_from(number).ok())
}

/// The numbers of a list of numbers.
pub(super) fn ints(value: &Toml) -> Option<Vec<i32>> {
    value.as_array()?.iter().map(int).collect()
}

/// The texts of a list of texts.
pub(super) fn words(value: &Toml) -> Option<Vec<String>> {
    value.as_array()?.iter().map(|word| word.as_str().map(str::to_owned)).collect()
}

fn constant(key: String, row: &Toml) -> Constant {
    let value = row.get("value").unwrap_or_else(|| panic!("{key} has a value"));
    let value = match value {
        Toml::Boolean(flag) => Value::Flag(*flag),
        Toml::Array(_) => ints(value)
            .map(Value::Ints)
            .or_else(|| words(value).map(Value::Words))
            .unwrap_or_else(|| panic!("{key} is a list of one kind")),
        _ => Value::Int(int(value).unwrap_or_else(|| panic!("{key} is a number"))),
    };
    let pair = |field| {
        let pair = row.get(field).and_then(ints)?;
        Some((pair[0], pair[1]))
    };
    let form = Form {
        rising: flag(row, "rising", false),
        length: pair("length").map(|(fewest, most)| (fewest as usize, most as usize)),
        words: row.get("words").and_then(words).unwrap_or_default(),
        each_once: flag(row, "each_once", false),
        materials: flag(row, "materials", false),
    };
    let limits = pair("limits");
    Constant { key, value, provenance: provenances(row)[0], rule: rule(row), limits, form }
}

/// All facets of a tile, its colour included.
fn facets(row: &Toml) -> Facets {
    let names = row["facets"].as_array().expect("a list of facets").iter();
    let facet = |name: &Toml| Facet::named(name.as_str()?);
    let facets: Vec<Facet> = names.map(|name| facet(name).expect("a facet")).collect();
    Facets::of(&facets)
}

fn tile(key: String, row: &Toml) -> TileRow {
    TileRow {
        name: text(row, "name").to_owned(),
        code: text(row, "code").to_owned(),
        kind: TileKind::from_word(text(row, "kind")).expect("a kind of tile"),
        facets: facets(row),
        level: number(row, "level"),
        cells: number(row, "cells"),
        shapes: text(row, "shapes").to_owned(),
        spaces: number(row, "spaces"),
        stock: stock(&row["stock"]).expect("a stock"),
        price: price(&row["price"]).expect("a price"),
        provenance: provenances(row).try_into().expect("three letters"),
        rule: rule(row),
        key,
    }
}

/// A stock as files write it; `None` if it is not written so or too large for a byte.
pub(super) fn stock(value: &Toml) -> Option<Stock> {
    if let Some(count) = value.as_integer() {
        return u8::try_from(count).ok().map(Stock::Common);
    }
    match value.as_str()? {
        "1 per other seat" => Some(Stock::PerOtherSeat),
        words => words.strip_suffix(" per seat")?.parse().ok().map(Stock::PerSeat),
    }
}

/// A price as files write it; `None` if it is not written so or too large for a byte.
pub(super) fn price(value: &Toml) -> Option<Price> {
    if let Some(dollars) = value.as_integer() {
        return u8::try_from(dollars).ok().map(Price::Money);
    }
    match value.as_str()? {
        "free" => Some(Price::Free),
        words => read_materials(words).map(|[wood, stone, metal]| Price::Materials {
            wood,
            stone,
            metal,
        }),
    }
}

fn shapes(file: &str) -> Vec<ShapeSet> {
    let file: Table = file.parse().expect("the built-in files are TOML");
    let provenance =
        file["from"].as_str().and_then(|from| Provenance::from_letter(from.chars().next()?));
    let sets = file["shape_sets"].as_table().expect("a table of sets");
    let sets = sets.iter().map(|(name, pictures)| {
        let pictures = words(pictures).expect("pictures");
        ShapeSet {
            name: name.clone(),
            shapes: pictures.iter().map(|text| shape::read(text).expect("a shape")).collect(),
            pictures,
            provenance: provenance.expect("a letter"),
        }
    });
    sets.collect()
}

fn card(key: String, row: &Toml) -> CardRow {
    let conditions = row["if"].as_array().expect("conditions").iter();
    let conditions = conditions.map(|part| Condition {
        fact: part[0].as_str().expect("a fact").to_owned(),
        compare: part[1].as_str().and_then(Compare::from_sign).expect("a comparison"),
        number: int(&part[2]).expect("a number"),
    });
    CardRow {
        number: number(row, "number"),
        stack: Stack::from_name(text(row, "stack")).expect("a stack"),
        solo: flag(row, "solo", true),
        conditions: conditions.collect(),
        provenance: provenances(row)[0],
        rule: rule(row),
        key,
    }
}
