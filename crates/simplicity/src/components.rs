//! The pieces in the box: a data file, read and checked whole (SIM-2.1, SIM-2.4, SIM-2.5).

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::Deserialize;

use crate::city::ROWS;
use crate::pieces::{Face, Slot, Strip, Symbol, Tile};
use crate::setup::TABLE_SIZES;

/// The most tiles of a set, twice those of the printed game: all draws of a round then come from
/// one random number (see `play_out`).
const MOST_TILES: i64 = 72;
/// Discs of a team, and so rounds of a game (SIM-3.1).
const ROUNDS: usize = 5;

/// What is printed on a space of a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A symbol.
    Symbol(Symbol),
    /// Nothing: only a tile from slot 7 may be built here (SIM-3.5).
    Blank,
    /// A building that is there from the start and belongs to nobody.
    Printed(Tile),
}

impl Ground {
    /// The letter that data files use.
    pub const fn letter(self) -> char {
        match self {
            Ground::Symbol(symbol) => symbol.letter(),
            Ground::Blank => '_',
            Ground::Printed(tile) => tile.letter(),
        }
    }

    fn from_letter(letter: char) -> Option<Ground> {
        Symbol::from_letter(letter)
            .map(Ground::Symbol)
            .or_else(|| (letter == '_').then_some(Ground::Blank))
            .or_else(|| {
                let tile = Tile::from_letter(letter)?;
                (tile != Tile::Park).then_some(Ground::Printed(tile))
            })
    }
}

/// A long terrain tile: a column of the city, top to bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StripPiece {
    /// Its name in records.
    pub name: String,
    /// Its spaces, row 1 first.
    pub spaces: [Ground; ROWS],
}

/// A set of components that has passed every check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    name: String,
    tiles: [u8; 5],
    strips: Vec<StripPiece>,
    special: Strip,
    faces: [[Vec<Symbol>; 6]; 2],
}

impl Components {
    /// The name that set-ups use.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many tiles of each kind are in the bag at the start, by [`Tile::index`].
    pub const fn tiles(&self) -> [u8; 5] {
        self.tiles
    }

    /// All strips with their pieces, the special one among them.
    pub fn strips(&self) -> impl ExactSizeIterator<Item = (Strip, &StripPiece)> + Clone {
        self.strips.iter().enumerate().map(|(index, piece)| (Strip::new(index), piece))
    }

    /// The piece of a strip; `None` if this set has fewer.
    pub fn strip(&self, strip: Strip) -> Option<&StripPiece> {
        self.strips.get(strip.index())
    }

    /// The strip with a name.
    pub fn strip_named(&self, name: &str) -> Option<Strip> {
        self.strips.iter().position(|piece| piece.name == name).map(Strip::new)
    }

    /// The special strip: the one with the blank space.
    pub const fn special(&self) -> Strip {
        self.special
    }

    /// The symbols of a slot on a face; empty for slot 7, which allows any space.
    pub fn symbols(&self, face: Face, slot: Slot) -> &[Symbol] {
        self.faces[face.index()].get(slot.index()).map_or(&[], Vec::as_slice)
    }

    /// Reads a data file and checks it whole.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn from_toml(text: &str) -> Result<Components, BadComponents> {
        let file: File = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
            let problem = error.message().replace('\n', " ");
            BadComponents(vec![ComponentFault::new(format!("line {line}"), problem, "SIM-2.1")])
        })?;
        let mut faults = Faults::default();
        let components = file.compile(&mut faults);
        match components {
            Some(components) if faults.0.is_empty() => Ok(components),
            _ => Err(BadComponents(faults.0)),
        }
    }
}

/// The components that a set-up can name.
#[derive(Clone, Debug)]
pub struct Library(Vec<Arc<Components>>);

impl Library {
    /// The library of the printed game's standard components alone.
    ///
    /// # Panics
    /// Never: a test holds that the built-in file is sound.
    pub fn standard() -> Library {
        let standard = Components::from_toml(include_str!("../data/standard.toml"));
        Library(vec![Arc::new(standard.expect("the built-in components are sound"))])
    }

    /// Adds a set from the text of a data file; one of the same name is replaced.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn add(&mut self, text: &str) -> Result<&Arc<Components>, BadComponents> {
        let components = Components::from_toml(text)?;
        let same = self.get(&components.name).is_some_and(|known| **known == components);
        if components.name == "standard" && !same {
            return Err(BadComponents(vec![ComponentFault::new(
                "name",
                "\"standard\" is the name of the built-in set; choose another, because records name it",
                "SIM-2.4",
            )]));
        }
        self.0.retain(|set| set.name != components.name);
        self.0.push(Arc::new(components));
        Ok(&self.0[self.0.len() - 1])
    }

    /// The set with a name.
    pub fn get(&self, name: &str) -> Option<&Arc<Components>> {
        self.0.iter().find(|set| set.name == name)
    }

    /// The names of all sets.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|set| set.name.as_str())
    }
}

/// One fault of a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ComponentFault {
    /// Where in the file, in its own words: `strip "2"`, `face a, slot 3`.
    pub place: String,
    /// What is wrong there.
    pub problem: String,
    /// The rule that it breaks.
    pub rule: &'static str,
}

impl ComponentFault {
    fn new(
        place: impl Into<String>,
        problem: impl Into<String>,
        rule: &'static str,
    ) -> ComponentFault {
        ComponentFault { place: place.into(), problem: problem.into(), rule }
    }
}

impl fmt::Display for ComponentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.place, self.problem, self.rule)
    }
}

/// A data file that cannot be played with: every fault of it, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadComponents(pub Vec<ComponentFault>);

impl std::error::Error for BadComponents {}

impl fmt::Display for BadComponents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let [fault] = self.0.as_slice() {
            return write!(f, "the components have a fault: {fault}");
        }
        write!(f, "the components have {} faults:", self.0.len())?;
        self.0.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}

/// The data file as written, before any check.
#[derive(Deserialize)]
struct File {
    name: Option<String>,
    #[serde(default)]
    tiles: BTreeMap<String, i64>,
    #[serde(default)]
    strip: Vec<StripEntry>,
    #[serde(default)]
    faces: BTreeMap<String, Vec<String>>,
    #[serde(flatten)]
    unknown: BTreeMap<String, toml::Value>,
}

#[derive(Deserialize)]
struct StripEntry {
    name: Option<String>,
    #[serde(default)]
    spaces: String,
    #[serde(flatten)]
    unknown: BTreeMap<String, toml::Value>,
}

#[derive(Default)]
struct Faults(Vec<ComponentFault>);

impl Faults {
    fn add(&mut self, place: impl Into<String>, problem: impl Into<String>, rule: &'static str) {
        self.0.push(ComponentFault::new(place, problem, rule));
    }

    fn unknown(&mut self, place: &str, fields: &BTreeMap<String, toml::Value>) {
        for field in fields.keys() {
            self.add(place, format!("unknown field {field:?}; remove it"), "SIM-2.4");
        }
    }
}

impl File {
    fn compile(self, faults: &mut Faults) -> Option<Components> {
        faults.unknown("file", &self.unknown);
        let name = self.name.filter(|name| !name.is_empty());
        if name.is_none() {
            faults.add("name", "the set needs a name, because records name it", "SIM-2.4");
        }
        let tiles = compile_tiles(&self.tiles, faults);
        let faces = compile_faces(&self.faces, faults);
        let strips = compile_strips(&self.strip, faults);
        let special = check_strips(&strips, faults);
        check_symbols(&strips, &faces, faults);
        check_room(&strips, special, faults);
        Some(Components {
            name: name?,
            tiles,
            special: special?,
            strips: strips.into_iter().map(StripDraft::piece).collect::<Option<_>>()?,
            faces,
        })
    }
}

fn compile_tiles(counts: &BTreeMap<String, i64>, faults: &mut Faults) -> [u8; 5] {
    let mut tiles = [0; 5];
    for (letter, &count) in counts {
        let mut chars = letter.chars();
        match (chars.next().and_then(Tile::from_letter), chars.next()) {
            (Some(tile), None) if (0..=MOST_TILES).contains(&count) => {
                tiles[tile.index()] = count as u8;
            }
            (Some(_), None) => {
                let problem = format!("{count} tiles of {letter}; use 0 to {MOST_TILES}");
                faults.add("tiles", problem, "SIM-2.1");
            }
            _ => {
                let problem = format!("{letter:?} is no tile; the tiles are R, K, O, V and P");
                faults.add("tiles", problem, "SIM-2.1");
            }
        }
    }
    let total: usize = tiles.iter().copied().map(usize::from).sum();
    let buildings = total - usize::from(tiles[Tile::Park.index()]);
    let drawn = ROUNDS * Slot::COUNT;
    if total < drawn || buildings < Slot::COUNT {
        let problem = format!(
            "{total} tiles, {buildings} of them buildings, cannot serve 5 rounds: {drawn} are \
             drawn, and the first {} are buildings",
            Slot::COUNT
        );
        faults.add("tiles", problem, "SIM-2.7");
    }
    if total > MOST_TILES as usize {
        faults.add("tiles", format!("{total} tiles; use at most {MOST_TILES}"), "SIM-2.1");
    }
    tiles
}

/// A strip as far as it could be read.
struct StripDraft {
    name: String,
    spaces: Vec<Ground>,
}

impl StripDraft {
    fn piece(self) -> Option<StripPiece> {
        Some(StripPiece { name: self.name, spaces: self.spaces.try_into().ok()? })
    }

    fn blanks(&self) -> usize {
        self.spaces.iter().filter(|&&ground| ground == Ground::Blank).count()
    }

    fn open_spaces(&self) -> usize {
        self.spaces.iter().filter(|ground| !matches!(ground, Ground::Printed(_))).count()
    }
}

fn compile_strips(entries: &[StripEntry], faults: &mut Faults) -> Vec<StripDraft> {
    let mut strips: Vec<StripDraft> = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        let name = entry.name.clone().unwrap_or_default();
        let place = if name.is_empty() {
            format!("strip {}", index + 1)
        } else {
            format!("strip {name:?}")
        };
        faults.unknown(&place, &entry.unknown);
        if name.is_empty() {
            faults.add(&*place, "needs a name, because records name it", "SIM-2.4");
        } else if strips.iter().any(|strip| strip.name == name) {
            faults.add(&*place, "another strip has this name; choose another", "SIM-2.4");
        }
        let mut spaces = Vec::new();
        for word in entry.spaces.split_whitespace() {
            let mut letters = word.chars();
            match (letters.next().and_then(Ground::from_letter), letters.next()) {
                (Some(ground), None) => spaces.push(ground),
                _ => faults.add(
                    &*place,
                    format!(
                        "{word:?} is no space; use c t s p h for a symbol, _ for the blank, \
                         R K O V for a printed building"
                    ),
                    "SIM-2.4",
                ),
            }
        }
        let count = entry.spaces.split_whitespace().count();
        if count != ROWS {
            faults.add(&*place, format!("has {count} spaces; a strip has {ROWS}"), "SIM-2.3");
        }
        strips.push(StripDraft { name, spaces });
    }
    strips
}

/// Finds the special strip; checks the number of blanks and of strips.
fn check_strips(strips: &[StripDraft], faults: &mut Faults) -> Option<Strip> {
    let blanks: usize = strips.iter().map(StripDraft::blanks).sum();
    if blanks != 1 {
        let problem = format!("{blanks} blank spaces; exactly one strip, the special one, has one");
        faults.add("strips", problem, "SIM-2.4");
    }
    let ordinary = strips.iter().filter(|strip| strip.blanks() == 0).count();
    if ordinary < 6 {
        let problem = format!("{ordinary} ordinary strips; a table of six players needs 6");
        faults.add("strips", problem, "SIM-2.2");
    }
    if strips.len() > Strip::COUNT {
        let problem = format!("{} strips; use at most {}", strips.len(), Strip::COUNT);
        faults.add("strips", problem, "SIM-2.3");
        return None;
    }
    strips.iter().position(|strip| strip.blanks() > 0).map(Strip::new)
}

fn compile_faces(
    entries: &BTreeMap<String, Vec<String>>,
    faults: &mut Faults,
) -> [[Vec<Symbol>; 6]; 2] {
    for name in entries.keys().filter(|name| !matches!(name.as_str(), "a" | "b")) {
        faults.add(format!("face {name}"), "the faces are a and b; remove it", "SIM-2.5");
    }
    Face::ALL.map(|face| {
        let name = format!("face {}", face.letter());
        let mut slots = <[Vec<Symbol>; 6]>::default();
        let Some(texts) = entries.get(&face.letter().to_string()) else {
            faults.add(name, "is missing; give its seven slots", "SIM-2.5");
            return slots;
        };
        if texts.len() != Slot::COUNT {
            faults.add(&*name, format!("has {} slots; it has 7", texts.len()), "SIM-2.5");
        }
        for (slot, text) in Slot::ALL.into_iter().zip(texts) {
            let place = format!("{name}, slot {slot}");
            if slot == Slot::LAST {
                if text != "any" {
                    faults.add(place, "slot 7 allows any space; write \"any\"", "SIM-3.5");
                }
            } else {
                slots[slot.index()] = compile_slot(text, &place, faults);
            }
        }
        slots
    })
}

fn compile_slot(text: &str, place: &str, faults: &mut Faults) -> Vec<Symbol> {
    let mut symbols = Vec::new();
    for word in text.split_whitespace() {
        let mut letters = word.chars();
        match (letters.next().and_then(Symbol::from_letter), letters.next()) {
            (Some(symbol), None) => symbols.push(symbol),
            _ => {
                faults.add(place, format!("{word:?} is no symbol; use c t s p h"), "SIM-2.5");
            }
        }
    }
    if text.trim().is_empty() {
        faults.add(place, "has no symbol; only slot 7 may have none", "SIM-2.5");
    }
    symbols
}

fn check_symbols(strips: &[StripDraft], faces: &[[Vec<Symbol>; 6]; 2], faults: &mut Faults) {
    for symbol in Symbol::ALL {
        let named = faces.iter().flatten().flatten().any(|&named| named == symbol);
        let on = strips.iter().find(|strip| strip.spaces.contains(&Ground::Symbol(symbol)));
        if let (Some(strip), false) = (on, named) {
            let problem = format!("has a {}, which no slot of either face names", symbol.name());
            faults.add(format!("strip {:?}", strip.name), problem, "SIM-2.5");
        }
    }
}

/// Checks that whatever strips are drawn, every team finds room for its five discs.
fn check_room(strips: &[StripDraft], special: Option<Strip>, faults: &mut Faults) {
    let Some(special) = special else { return };
    let mut open: Vec<usize> = strips
        .iter()
        .enumerate()
        .filter(|&(index, _)| index != special.index())
        .map(|(_, strip)| strip.open_spaces())
        .collect();
    open.sort_unstable();
    let special_open = strips[special.index()].open_spaces();
    for size in TABLE_SIZES {
        let Some(fewest) = open.get(..size.ordinary_strips) else { continue };
        let fewest = fewest.iter().sum::<usize>() + special_open;
        let discs = ROUNDS * size.teams();
        if fewest < discs {
            let problem = format!(
                "with {} players a choice of strips has {fewest} open spaces for {discs} discs",
                size.players
            );
            faults.add("strips", problem, "SIM-3.7");
        }
    }
}
