//! A whole set of constants.

use super::card::CardRow;
use super::row::{Constant, Value};
use super::shape::{self, Cells, ShapeSet};
use super::tile::TileRow;

/// All numbers, tiles, shapes and cards of a game, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constants {
    pub(super) name: String,
    /// The standalone constants first, then those of tiles, shapes and cards.
    pub(super) rows: Vec<Constant>,
    pub(super) tiles: Vec<TileRow>,
    pub(super) shapes: Vec<ShapeSet>,
    pub(super) cards: Vec<CardRow>,
    pub(super) platforms: Vec<CardRow>,
}

impl Constants {
    /// The name that set-ups use.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The row of a key; `None` if there is no such key.
    pub fn get(&self, key: &str) -> Option<&Constant> {
        self.rows.iter().find(|row| row.key == key)
    }

    /// The number of a key.
    ///
    /// # Panics
    /// If no key of this name holds a number; keys come from the code, not from people.
    #[track_caller]
    pub fn int(&self, key: &str) -> i32 {
        match self.value(key) {
            Value::Int(number) => *number,
            other => panic!("{key} is {other}, no number"),
        }
    }

    /// The yes or no of a key.
    ///
    /// # Panics
    /// If no key of this name holds one.
    #[track_caller]
    pub fn flag(&self, key: &str) -> bool {
        match self.value(key) {
            Value::Flag(flag) => *flag,
            other => panic!("{key} is {other}, no yes or no"),
        }
    }

    /// The numbers of a key.
    ///
    /// # Panics
    /// If no key of this name holds a list of numbers.
    #[track_caller]
    pub fn ints(&self, key: &str) -> &[i32] {
        match self.value(key) {
            Value::Ints(numbers) => numbers,
            other => panic!("{key} is {other}, no list of numbers"),
        }
    }

    /// The word of a key.
    ///
    /// # Panics
    /// If no key of this name holds one.
    #[track_caller]
    pub fn word(&self, key: &str) -> &str {
        match self.value(key) {
            Value::Word(word) => word,
            other => panic!("{key} is {other}, no word"),
        }
    }

    /// The words of a key.
    ///
    /// # Panics
    /// If no key of this name holds a list of words.
    #[track_caller]
    pub fn words(&self, key: &str) -> &[String] {
        match self.value(key) {
            Value::Words(words) => words,
            other => panic!("{key} is {other}, no list of words"),
        }
    }

    #[track_caller]
    fn value(&self, key: &str) -> &Value {
        self.get(key).map_or_else(|| panic!("there is no constant {key}"), |row| &row.value)
    }

    /// Every constant for a listing, in the order of the files. A tile adds `tile_r1.price`,
    /// `tile_r1.stock` and `tile_r1.shape`, a set of shapes `shape_sets.S3`, a card
    /// `promise_green.at` (the numbers of its conditions).
    pub fn rows(&self) -> &[Constant] {
        &self.rows
    }

    /// Every kind of tile, in the order of the rules.
    pub fn tiles(&self) -> &[TileRow] {
        &self.tiles
    }

    /// The tile of a key such as `tile_r1`.
    pub fn tile(&self, key: &str) -> Option<&TileRow> {
        self.tiles.iter().find(|tile| tile.key == key)
    }

    /// The names of the shape sets.
    pub fn shape_sets(&self) -> impl Iterator<Item = &str> {
        self.shapes.iter().map(|set| set.name.as_str())
    }

    /// The shapes of a set, each as its picture shows it; see [`Constants::fixed_shapes`] for all ways
    /// to lay them. Empty for an unknown name.
    pub fn shape_set(&self, name: &str) -> &[Cells] {
        self.shapes.iter().find(|set| set.name == name).map_or(&[], |set| &set.shapes)
    }

    /// Every way to lay a shape of a set, turned and mirrored, each once: sorted cells from the upper
    /// left corner of their bounds (SC-2.4).
    pub fn fixed_shapes(&self, name: &str) -> Vec<Cells> {
        let mut all: Vec<Cells> =
            self.shape_set(name).iter().flat_map(|cells| shape::ways(cells)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The promises and special promises, by number.
    pub fn cards(&self) -> &[CardRow] {
        &self.cards
    }

    /// The platforms economy, population and culture (SC-16.3).
    pub fn platforms(&self) -> &[CardRow] {
        &self.platforms
    }
}
