//! Reads a data file into components. No fault stops the reader: it reports a field of the wrong type
//! and treats it as missing.

use kernel::{BadData, DataFault, DataFaults, Faults};
use toml::{Table, Value};

use super::check::{check_room, check_strips, check_symbols};
use super::draft::{FaceDrafts, StripDraft};
use super::ground::Ground;
use super::set::{Components, MOST_TILES, ROUNDS, bad};
use crate::city::ROWS;
use crate::pieces::{Face, Slot, Symbol, Tile};

impl Components {
    /// Reads a data file and checks it whole.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn from_toml(text: &str) -> Result<Components, BadData> {
        let mut file: Table = text.parse().map_err(|error: toml::de::Error| {
            bad(DataFault::syntax(text, error.span(), error.message()).into())
        })?;
        let mut faults = Faults::default();
        let components = compile(&mut file, &mut faults);
        match components {
            Some(components) if faults.0.is_empty() => Ok(components),
            _ => Err(bad(faults)),
        }
    }
}

fn compile(file: &mut Table, faults: &mut DataFaults) -> Option<Components> {
    unknown_fields("file", file, &["name", "tiles", "strip", "faces"], faults);
    let name = take(file, "name", "name", "a text in quotes", "SIM-2.4", faults, text);
    let name = name.filter(|name| !name.is_empty());
    if name.is_none() {
        let problem = "the set needs a name, because records name it";
        faults.add("no_name", "name", problem, "SIM-2.4");
    }
    let tiles = take(file, "tiles", "tiles", "a table of counts", "SIM-2.1", faults, table);
    let tiles = compile_tiles(tiles.unwrap_or_default(), faults);
    let faces =
        take(file, "faces", "faces", "a table of the faces a and b", "SIM-2.5", faults, table);
    let faces = compile_faces(faces.unwrap_or_default(), faults);
    let strips = take(file, "strip", "strips", "[[strip]] tables", "SIM-2.4", faults, list);
    let strips = compile_strips(strips.unwrap_or_default(), faults);
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

fn text(value: Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text),
        _ => None,
    }
}

fn table(value: Value) -> Option<Table> {
    match value {
        Value::Table(table) => Some(table),
        _ => None,
    }
}

fn list(value: Value) -> Option<Vec<Value>> {
    match value {
        Value::Array(list) => Some(list),
        _ => None,
    }
}

/// Takes a field out of a table, if it is there and `wanted`.
fn take<T>(
    from: &mut Table,
    key: &str,
    place: &str,
    wanted: &str,
    rule: &'static str,
    faults: &mut DataFaults,
    read: fn(Value) -> Option<T>,
) -> Option<T> {
    let value = from.remove(key)?;
    let told = value.to_string();
    let value = read(value);
    if value.is_none() {
        faults.add("wrong_type", place, format!("{key} is {told}; write {wanted}"), rule);
    }
    value
}

fn unknown_fields(place: &str, table: &Table, known: &[&str], faults: &mut DataFaults) {
    for field in table.keys().filter(|field| !known.contains(&field.as_str())) {
        let problem = format!("unknown field {field:?}; remove it");
        faults.add("unknown_field", place, problem, "SIM-2.4");
    }
}

/// The one letter of a word.
fn letter(word: &str) -> Option<char> {
    let mut letters = word.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn compile_tiles(counts: Table, faults: &mut DataFaults) -> [u8; 5] {
    let mut tiles = [0; 5];
    for (name, count) in counts {
        let Some(tile) = letter(&name).and_then(Tile::from_letter) else {
            let problem = format!("{name:?} is no tile; the tiles are R, K, O, V and P");
            faults.add("unknown_tile", "tiles", problem, "SIM-2.1");
            continue;
        };
        match count.as_integer() {
            Some(count) if (0..=MOST_TILES).contains(&count) => tiles[tile.index()] = count as u8,
            Some(count) => {
                let problem = format!("{count} tiles of {name}; use 0 to {MOST_TILES}");
                faults.add("tile_count", "tiles", problem, "SIM-2.1");
            }
            None => {
                let problem = format!("{name} is {count}; write a whole number without quotes");
                faults.add("wrong_type", "tiles", problem, "SIM-2.1");
            }
        }
    }
    check_count(tiles, faults);
    tiles
}

fn check_count(tiles: [u8; 5], faults: &mut DataFaults) {
    let total: usize = tiles.iter().copied().map(usize::from).sum();
    let buildings = total - usize::from(tiles[Tile::Park.index()]);
    let drawn = ROUNDS * Slot::COUNT;
    if total < drawn || buildings < Slot::COUNT {
        let problem = format!(
            "{total} tiles, {buildings} of them buildings, cannot serve 5 rounds: {drawn} are \
             drawn, and the first {} are buildings",
            Slot::COUNT
        );
        faults.add("too_few_tiles", "tiles", problem, "SIM-2.7");
    }
    if total > MOST_TILES as usize {
        let problem = format!("{total} tiles; use at most {MOST_TILES}");
        faults.add("too_many_tiles", "tiles", problem, "SIM-2.1");
    }
}

fn compile_strips(entries: Vec<Value>, faults: &mut DataFaults) -> Vec<StripDraft> {
    let mut strips: Vec<StripDraft> = Vec::new();
    for (index, entry) in entries.into_iter().enumerate() {
        let number = format!("strip {}", index + 1);
        let Some(mut entry) = table(entry) else {
            let problem = "is no table; write [[strip]], a name and its spaces";
            faults.add("wrong_type", number, problem, "SIM-2.4");
            continue;
        };
        let quoted = "a text in quotes";
        let name = take(&mut entry, "name", &number, quoted, "SIM-2.4", faults, text);
        let name = name.unwrap_or_default();
        let place = if name.is_empty() { number } else { format!("strip {name:?}") };
        unknown_fields(&place, &entry, &["spaces"], faults);
        if name.is_empty() {
            let problem = "needs a name, because records name it";
            faults.add("no_name", &*place, problem, "SIM-2.4");
        } else if strips.iter().any(|strip| strip.name == name) {
            let problem = "another strip has this name; choose another";
            faults.add("double_name", &*place, problem, "SIM-2.4");
        }
        let spaces = take(&mut entry, "spaces", &place, quoted, "SIM-2.3", faults, text);
        let spaces = compile_spaces(&spaces.unwrap_or_default(), &place, faults);
        strips.push(StripDraft { name, spaces });
    }
    strips
}

fn compile_spaces(text: &str, place: &str, faults: &mut DataFaults) -> Vec<Ground> {
    let mut spaces = Vec::new();
    for word in text.split_whitespace() {
        let ground = letter(word).and_then(Ground::from_letter);
        spaces.extend(ground);
        if ground.is_none() {
            let problem = format!(
                "{word:?} is no space; use c t s p h for a symbol, _ for the blank, R K O V for a \
                 printed building"
            );
            faults.add("unknown_space", place, problem, "SIM-2.4");
        }
    }
    let count = text.split_whitespace().count();
    if count != ROWS {
        let problem = format!("has {count} spaces; a strip has {ROWS}");
        faults.add("strip_length", place, problem, "SIM-2.3");
    }
    spaces
}

fn compile_faces(mut entries: Table, faults: &mut DataFaults) -> FaceDrafts {
    for name in entries.keys().filter(|name| !matches!(name.as_str(), "a" | "b")) {
        let problem = "the faces are a and b; remove it";
        faults.add("unknown_face", format!("face {name}"), problem, "SIM-2.5");
    }
    Face::ALL.map(|face| {
        let place = format!("face {}", face.letter());
        let key = face.letter().to_string();
        if !entries.contains_key(&key) {
            faults.add("no_face", place, "is missing; give its seven slots", "SIM-2.5");
            return Default::default();
        }
        let wanted = "a list of seven texts";
        let slots = take(&mut entries, &key, &place, wanted, "SIM-2.5", faults, list);
        slots.map_or_else(Default::default, |slots| compile_face(slots, &place, faults))
    })
}

fn compile_face(texts: Vec<Value>, face: &str, faults: &mut DataFaults) -> [Vec<Symbol>; 6] {
    let mut slots = <[Vec<Symbol>; 6]>::default();
    if texts.len() != Slot::COUNT {
        faults.add("slot_count", face, format!("has {} slots; it has 7", texts.len()), "SIM-2.5");
    }
    for (slot, value) in Slot::ALL.into_iter().zip(texts) {
        let place = format!("{face}, slot {slot}");
        let told = value.to_string();
        let Some(symbols) = text(value) else {
            let problem = format!("is {told}; write its symbols in quotes");
            faults.add("wrong_type", place, problem, "SIM-2.5");
            continue;
        };
        if slot != Slot::LAST {
            slots[slot.index()] = compile_slot(&symbols, &place, faults);
        } else if symbols != "any" {
            let problem = "slot 7 allows any space; write \"any\"";
            faults.add("last_slot", place, problem, "SIM-3.5");
        }
    }
    slots
}

fn compile_slot(text: &str, place: &str, faults: &mut DataFaults) -> Vec<Symbol> {
    let mut symbols = Vec::new();
    for word in text.split_whitespace() {
        let symbol = letter(word).and_then(Symbol::from_letter);
        symbols.extend(symbol);
        if symbol.is_none() {
            let problem = format!("{word:?} is no symbol; use c t s p h");
            faults.add("unknown_symbol", place, problem, "SIM-2.5");
        }
    }
    if text.trim().is_empty() {
        faults.add("empty_slot", place, "has no symbol; only slot 7 may have none", "SIM-2.5");
    }
    symbols
}
