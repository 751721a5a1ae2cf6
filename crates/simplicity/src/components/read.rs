//! Reads a data file into components. No fault stops the reader: it reports a bad value and treats it as
//! missing; a circle stands for a space that it cannot read.

use kernel::{BadData, DataSet, Reader};

use super::check::{check_room, check_strips, check_symbols};
use super::ground::{Ground, StripPiece};
use super::set::{Components, Faces, MOST_TILES, ROUNDS};
use crate::city::ROWS;
use crate::pieces::{Face, Slot, Symbol, Tile};

impl Components {
    /// Reads a data file and checks it whole.
    ///
    /// # Errors
    /// Every fault of the file at once.
    ///
    /// # Examples
    /// ```
    /// let bad = simplicity::Components::from_toml("name = 'mine'\ntiles = { R = 80 }").unwrap_err();
    /// assert_eq!(bad.faults.0[0].to_string(), "tiles.R: is 80; use 0 to 72");
    /// ```
    pub fn from_toml(text: &str) -> Result<Components, BadData> {
        Components::parse(text)
    }
}

impl DataSet for Components {
    const HOLDS: &'static str = "components";
    const CODE: &'static str = "bad_components";
    const RULE: Option<&'static str> = Some("SIM-2.4");

    fn standard() -> Components {
        let standard = Components::parse(include_str!("../../data/standard.toml"));
        standard.expect("the built-in components are sound")
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn read(file: &Reader<'_>) -> Option<Components> {
        file.only(&["name", "tiles", "strip", "faces"]);
        let name = file.name("set");
        let tiles = read_tiles(&file.get("tiles").under("SIM-2.1"));
        let faces = read_faces(&file.get("faces").under("SIM-2.5"));
        let strips = read_strips(file.get("strip"));
        let faults = &mut file.faults();
        let special = check_strips(&strips, faults);
        check_symbols(&strips, &faces, faults);
        check_room(&strips, special, faults);
        Some(Components { name: name?.to_owned(), tiles, strips, special: special?, faces })
    }
}

fn read_tiles(at: &Reader<'_>) -> [u8; 5] {
    at.only(&["R", "K", "O", "V", "P"]);
    let tiles = Tile::ALL.map(|tile| {
        let count = at.get(&tile.letter().to_string()).given();
        count.and_then(|count| count.int(Some((0, MOST_TILES)))).unwrap_or(0) as u8
    });
    let total: usize = tiles.iter().copied().map(usize::from).sum();
    let buildings = total - usize::from(tiles[Tile::Park.index()]);
    let drawn = ROUNDS * Slot::COUNT;
    if total < drawn || buildings < Slot::COUNT {
        let problem = format!(
            "{total} tiles, {buildings} of them buildings, cannot serve 5 rounds: {drawn} are \
             drawn, and the first {} are buildings",
            Slot::COUNT
        );
        at.under("SIM-2.7").fault("too_few_tiles", problem);
    }
    if total > MOST_TILES as usize {
        at.fault("too_many_tiles", format!("{total} tiles; use at most {MOST_TILES}"));
    }
    tiles
}

fn read_strips(at: Reader<'_>) -> Vec<StripPiece> {
    let mut strips: Vec<StripPiece> = Vec::new();
    let entries = at.given().and_then(|at| at.as_list().or_else(|| at.wrong("[[strip]] tables")));
    for (number, entry) in (1..).zip(entries.unwrap_or_default()) {
        let entry = entry.at(format!("strip {number}"));
        if entry.as_table().is_none() {
            entry.wrong::<()>("[[strip]], a name and its spaces");
            continue;
        }
        let name = entry.name("strip");
        let entry = name.map_or(entry.clone(), |name| entry.at(format!("strip {name:?}")));
        entry.only(&["name", "spaces"]);
        let name = name.unwrap_or_default().to_owned();
        if !name.is_empty() && strips.iter().any(|strip| strip.name == name) {
            entry.fault("double_name", "another strip has this name; choose another");
        }
        let text = entry.get("spaces").under("SIM-2.3").text().unwrap_or_default();
        let allowed = "space; use c t s p h for a symbol, _ for the blank, R K O V for a printed \
                       building";
        let read = letters(text, Ground::from_letter, &entry, "unknown_space", allowed);
        let count = text.split_whitespace().count();
        if count != ROWS {
            let problem = format!("has {count} spaces; a strip has {ROWS}");
            entry.under("SIM-2.3").fault("strip_length", problem);
        }
        let mut spaces = [Ground::Symbol(Symbol::Circle); ROWS];
        spaces.iter_mut().zip(read).for_each(|(space, ground)| *space = ground);
        strips.push(StripPiece { name, spaces });
    }
    strips
}

/// The meanings of the words of a text, each of one letter.
fn letters<T>(
    text: &str,
    meaning: fn(char) -> Option<T>,
    at: &Reader<'_>,
    code: &'static str,
    allowed: &str,
) -> Vec<T> {
    let read = |word: &str| {
        let mut letters = word.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        let read = letter.and_then(meaning);
        if read.is_none() {
            at.fault(code, format!("{word:?} is no {allowed}"));
        }
        read
    };
    text.split_whitespace().filter_map(read).collect()
}

fn read_faces(at: &Reader<'_>) -> Faces {
    at.only(&["a", "b"]);
    Face::ALL.map(|face| {
        let letter = face.letter();
        read_face(&at.get(&letter.to_string()).at(format!("face {letter}")))
    })
}

fn read_face(at: &Reader<'_>) -> [Vec<Symbol>; 6] {
    let mut slots = <[Vec<Symbol>; 6]>::default();
    let Some(texts) = at.as_list().or_else(|| at.wrong("a list of seven texts")) else {
        return slots;
    };
    if texts.len() != Slot::COUNT {
        at.fault("slot_count", format!("has {} slots; it has 7", texts.len()));
    }
    for (slot, text) in Slot::ALL.into_iter().zip(texts) {
        let at = text.at(format!("{}, slot {slot}", at.place()));
        let Some(text) = at.as_text().or_else(|| at.wrong("its symbols in quotes")) else {
            continue;
        };
        if slot != Slot::LAST {
            slots[slot.index()] =
                letters(text, Symbol::from_letter, &at, "unknown_symbol", "symbol; use c t s p h");
            if text.trim().is_empty() {
                at.fault("empty_slot", "has no symbol; only slot 7 may have none");
            }
        } else if text != "any" {
            at.under("SIM-3.5").fault("last_slot", "slot 7 allows any space; write \"any\"");
        }
    }
    slots
}
