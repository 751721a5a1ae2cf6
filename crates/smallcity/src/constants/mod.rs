//! The numbers, tiles, shapes and cards of the game: data files, read and checked whole.
//!
//! | file | job |
//! |---|---|
//! | `row` | one constant: [`Constant`], [`Value`], [`Provenance`] |
//! | `tile` | one kind of tile: [`TileRow`], [`TileKind`], [`Stock`], [`Price`] |
//! | `shape` | pictures of tiles, turned and mirrored |
//! | `card` | promises and platforms: [`CardRow`], [`Condition`] |
//! | `standard` | reads the built-in files |
//! | `own` | lays an owner's file over the standard |
//! | `check` | judges what no single key can be blamed for |

mod card;
mod check;
mod own;
mod row;
mod shape;
mod standard;
mod tile;

use std::sync::Arc;

use kernel::BadData;

use shape::ShapeSet;

pub use card::{CardRow, Compare, Condition, FACTS, Stack};
pub use row::{Constant, Provenance, Value};
pub use tile::{Price, Stock, TileKind, TileRow, read_materials};

/// Cells of a shape, as (column, row) from its upper left corner.
pub type Cells = Vec<(u8, u8)>;

/// All numbers, tiles, shapes and cards of a game, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constants {
    name: String,
    /// The constants of their own first, then what tiles, shapes and cards add.
    rows: Vec<Constant>,
    tiles: Vec<TileRow>,
    shapes: Vec<ShapeSet>,
    cards: Vec<CardRow>,
    platforms: Vec<CardRow>,
}

impl Constants {
    /// The built-in constants, those of the modules among them; their name is `standard`.
    ///
    /// # Panics
    /// Never: a test holds that the built-in files are sound.
    pub fn standard() -> Constants {
        standard::standard()
    }

    /// Lays an owner's file over the standard: a `name`, and only the keys that differ, such as
    /// `build_points = 4`, `tile_c1.price = 1`, `promise_green.at = [9]`,
    /// `shape_sets.S3 = ["###"]`.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn from_toml(text: &str) -> Result<Constants, BadData> {
        own::read(text)
    }

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

    /// The shapes of a set, each as its picture shows it; see [`Constants::fixed_shapes`] for all
    /// ways to lay them. Empty for a name that there is not.
    pub fn shape_set(&self, name: &str) -> &[Cells] {
        self.shapes.iter().find(|set| set.name == name).map_or(&[], |set| &set.shapes)
    }

    /// Every way in which a shape of a set can lie, turned and mirrored, each once: sorted cells
    /// from the upper left corner of their bounds (SC-2.4).
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

/// The constants that a set-up can name.
#[derive(Clone, Debug)]
pub struct Library(Vec<Arc<Constants>>);

impl Library {
    /// The library of the standard constants alone.
    pub fn standard() -> Library {
        Library(vec![Arc::new(Constants::standard())])
    }

    /// Adds a set from the text of an owner's file; one of the same name is replaced.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn add(&mut self, text: &str) -> Result<&Arc<Constants>, BadData> {
        let constants = Constants::from_toml(text)?;
        self.0.retain(|set| set.name != constants.name);
        self.0.push(Arc::new(constants));
        Ok(&self.0[self.0.len() - 1])
    }

    /// The set with a name.
    pub fn get(&self, name: &str) -> Option<&Arc<Constants>> {
        self.0.iter().find(|set| set.name == name)
    }

    /// The names of all sets.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|set| set.name.as_str())
    }
}
