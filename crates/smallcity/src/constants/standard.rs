//! Reads the built-in files. They are part of the program: a fault there is a bug, so it panics.

use kernel::Reader;

use super::row::Form;
use super::shape::{self, ShapeSet};
use super::tile::{MOST_PRICE, MOST_STOCK};
use super::{
    CardRow, Compare, Condition, Constant, Constants, Price, Provenance, Stack, Stock, TileKind,
    TileRow, Value,
};
use crate::facets::{Facet, Facets};
use crate::modules::data as modules;
use crate::rule_ids::RULE_IDS;

/// The constants of the base game; each module brings its own.
const BASE: &str = include_str!("../../data/constants.toml");

impl Constants {
    /// The built-in constants, those of the modules among them; their name is `standard`.
    ///
    /// # Panics
    /// Never: a test checks that the built-in files are sound.
    pub fn standard() -> Constants {
        let mut constants = Constants {
            name: "standard".to_owned(),
            rows: std::iter::once(BASE)
                .chain(modules::SHEETS.iter().map(|sheet| sheet.data))
                .flat_map(|sheet| rows(sheet, constant))
                .collect(),
            tiles: rows(include_str!("../../data/tiles.toml"), tile),
            shapes: shapes(include_str!("../../data/shapes.toml")),
            cards: rows(include_str!("../../data/promises.toml"), card),
            platforms: Vec::new(),
        };
        let (platforms, cards) =
            constants.cards.into_iter().partition(|card| card.stack == Stack::Platform);
        constants.cards = cards;
        constants.platforms = platforms;
        constants.list_parts();
        constants
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

/// What `read` makes of each row of a file.
fn rows<T>(text: &str, read: impl Fn(&str, &Reader<'_>) -> Option<T>) -> Vec<T> {
    let all =
        |file: &Reader<'_>| file.as_table()?.iter().map(|(key, row)| read(key, row)).collect();
    Reader::read(text, None, all).expect("the built-in files are sound")
}

/// What the program knows by a text.
fn known<T>(at: &Reader<'_>, find: impl Fn(&str) -> Option<T>) -> Option<T> {
    find(at.text()?).or_else(|| at.refuse("unknown_word", "the program knows no such thing"))
}

/// The id of a rule that exists.
fn rule(row: &Reader<'_>) -> Option<&'static str> {
    known(&row.get("rule"), |id| RULE_IDS.iter().copied().find(|known| *known == id))
}

fn provenance<const PARTS: usize>(row: &Reader<'_>) -> Option<[Provenance; PARTS]> {
    known(&row.get("from"), |letters| {
        let from: Option<Vec<Provenance>> = letters.chars().map(Provenance::from_letter).collect();
        from?.try_into().ok()
    })
}

fn text(row: &Reader<'_>, field: &str) -> Option<String> {
    row.get(field).text().map(str::to_owned)
}

fn number(row: &Reader<'_>, field: &str) -> Option<u8> {
    row.get(field).int(Some((0, u8::MAX.into()))).map(|number| number as u8)
}

fn ints(at: &Reader<'_>) -> Option<Vec<i32>> {
    at.as_list()?.iter().map(Reader::as_int).collect()
}

fn words(at: &Reader<'_>) -> Option<Vec<String>> {
    at.as_list()?.iter().map(|word| word.as_text().map(str::to_owned)).collect()
}

fn constant(key: &str, row: &Reader<'_>) -> Option<Constant> {
    let value = row.get("value");
    let value = (value.as_flag().map(Value::Flag))
        .or_else(|| ints(&value).map(Value::Ints))
        .or_else(|| words(&value).map(Value::Words))
        .or_else(|| value.as_text().map(|word| Value::Word(word.to_owned())))
        .or_else(|| value.int(None).map(Value::Int))?;
    let flag = |field| row.get(field).as_flag().unwrap_or(false);
    let pair = |field| ints(&row.get(field)).map(|pair| (pair[0], pair[1]));
    let form = Form {
        rising: flag("rising"),
        length: pair("length").map(|(fewest, most)| (fewest as usize, most as usize)),
        words: words(&row.get("words")).unwrap_or_default(),
        each_once: flag("each_once"),
        materials: flag("materials"),
    };
    let ([provenance], rule, limits) = (provenance(row)?, rule(row)?, pair("limits"));
    Some(Constant { key: key.to_owned(), value, provenance, rule, limits, form })
}

fn tile(key: &str, row: &Reader<'_>) -> Option<TileRow> {
    let kind = known(&row.get("kind"), TileKind::from_word)?;
    let facets = |facet: &Reader<'_>| known(facet, Facet::named);
    Some(TileRow {
        key: key.to_owned(),
        name: text(row, "name")?,
        code: text(row, "code")?,
        kind,
        facets: Facets::of(&row.get("facets").list("facets", (1, Facet::ALL.len()), facets)?),
        level: number(row, "level")?,
        cells: number(row, "cells")?,
        shapes: text(row, "shapes")?,
        spaces: number(row, "spaces")?,
        stock: Stock::read(kind, &row.get("stock"))?,
        price: Price::read(kind, &row.get("price"))?,
        provenance: provenance(row)?,
        rule: rule(row)?,
    })
}

fn shapes(text: &str) -> Vec<ShapeSet> {
    let sets = |file: &Reader<'_>| {
        let ([provenance], mut sets) = (provenance(file)?, Vec::new());
        shape::lay(&mut sets, &file.get("shape_sets"), provenance);
        Some(sets)
    };
    Reader::read(text, None, sets).expect("the built-in files are sound")
}

fn card(key: &str, row: &Reader<'_>) -> Option<CardRow> {
    let condition = |part: &Reader<'_>| match part.as_list()?.as_slice() {
        [fact, compare, number] => Some(Condition {
            fact: fact.text()?.to_owned(),
            compare: known(compare, Compare::from_sign)?,
            number: number.int(None)?,
        }),
        _ => part.wrong("a fact, a comparison and a number"),
    };
    let [provenance] = provenance(row)?;
    Some(CardRow {
        key: key.to_owned(),
        number: number(row, "number")?,
        stack: known(&row.get("stack"), Stack::from_name)?,
        solo: row.get("solo").as_flag().unwrap_or(true),
        conditions: row.get("if").list("conditions", (1, 9), condition)?,
        provenance,
        rule: rule(row)?,
    })
}
