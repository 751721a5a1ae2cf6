//! Towns as flat pictures, for previews of links: drawn from what every spectator sees.

use serde_json::Value;

use crate::Text;

/// A town on a grid of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// The number of columns.
    pub columns: usize,
    /// The number of rows.
    pub rows: usize,
    /// The squares of the town. The others are outside.
    pub plots: Vec<Plot>,
}

/// A square of a town.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plot {
    /// Its column, from 0.
    pub column: usize,
    /// Its row, from 0.
    pub row: usize,
    /// What stands on it.
    pub look: Look,
    /// The seat whose disc or person is on it.
    pub seat: Option<usize>,
}

/// The look of a tile: its ground and its edge as RGB, and what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The colour of its ground.
    pub ground: [u8; 3],
    /// The colour of its lower edge and of roofs.
    pub deep: [u8; 3],
    /// What stands on it.
    pub model: Model,
}

/// What stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Model {
    /// Nothing.
    Nothing,
    /// A house with a gable.
    House,
    /// A shop with an awning.
    Shop,
    /// A tower with windows.
    Tower,
    /// A temple with columns.
    Columns,
    /// A factory with a chimney.
    Works,
    /// Trees.
    Trees,
}

/// An empty square.
pub const LOT: Look = look(0x00ef_e5d3, 0x00d3_c4ab, Model::Nothing);

const GREEN: Look = look(0x002d_7261, 0x0016_4437, Model::House);
const BLUE: Look = look(0x0052_99db, 0x0017_3f6b, Model::Shop);
const YELLOW: Look = look(0x00f4_d454, 0x0086_640c, Model::Works);
const MEADOW: Look = look(0x00a7_c59a, 0x004d_7a45, Model::Trees);
const RED: Look = look(0x00d4_562b, 0x007c_2610, Model::Columns);
const GREY: Look = look(0x008a_8d97, 0x0045_4957, Model::House);
const WHITE: Look = look(0x00d8_cdb9, 0x0085_775f, Model::Tower);
const VIOLET: Look = look(0x0057_3681, 0x002f_1a4b, Model::Columns);

/// The row of tiles that stands for a town which nobody sees yet.
pub const EMBLEM: [Look; 7] = [GREEN, BLUE, YELLOW, MEADOW, RED, GREY, WHITE];

const fn look(ground: u32, deep: u32, model: Model) -> Look {
    let [_, r, g, b] = ground.to_be_bytes();
    let [_, dr, dg, db] = deep.to_be_bytes();
    Look { ground: [r, g, b], deep: [dr, dg, db], model }
}

/// The looks of tiles of Simplicity, by their letters.
const LETTERS: &[(&str, Look)] = &[
    ("R", look(0x0052_99db, 0x0017_3f6b, Model::House)),
    ("K", look(0x0057_3681, 0x002f_1a4b, Model::Shop)),
    ("O", look(0x00e8_692a, 0x008a_3308, Model::Tower)),
    ("V", look(0x00f6_d766, 0x0086_640c, Model::Columns)),
    ("P", look(0x002d_7261, 0x0016_4437, Model::Trees)),
];

/// The looks of tiles of Small City, by the beginnings of their codes.
const CODES: &[(&str, Look)] = &[
    ("Ref", YELLOW),
    ("Hall", WHITE),
    ("Har", YELLOW),
    ("War", YELLOW),
    ("Pk", MEADOW),
    ("Pol", GREY),
    ("Fir", GREY),
    ("Pal", VIOLET),
    ("Sta", MEADOW),
    ("R", GREEN),
    ("C1", BLUE),
    ("C2", BLUE),
    ("C3", BLUE),
    ("C4", BLUE),
    ("F", YELLOW),
    ("", RED),
];

/// The towns in a view of a game: one for all, or one for each seat. None of a game that has no pictures.
pub fn sketches(game: &str, view: &Text) -> Vec<Sketch> {
    let view = view.value();
    match game {
        "simplicity" => vec![columns(&view)],
        "small-city" => list(&view["seats"]).iter().map(borough).collect(),
        _ => Vec::new(),
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn index(value: &Value) -> Option<usize> {
    value.as_u64().and_then(|number| usize::try_from(number).ok())
}

/// The common city of Simplicity, by its columns.
fn columns(view: &Value) -> Sketch {
    let columns = list(&view["columns"]);
    let owner = |team: &Value| index(&view["teams"][index(team)?]["seat"]);
    let plots = columns.iter().enumerate().flat_map(|(column, spaces)| {
        list(spaces).iter().enumerate().map(move |(row, space)| {
            let letter = space["tile"].as_str();
            let found = LETTERS.iter().find(|(known, _)| Some(*known) == letter);
            let look = found.map_or(LOT, |&(_, look)| look);
            Plot { column, row, look, seat: owner(&space["team"]) }
        })
    });
    let rows = columns.iter().map(|spaces| list(spaces).len()).max().unwrap_or_default();
    Sketch { columns: columns.len(), rows, plots: plots.collect() }
}

/// A borough of Small City.
fn borough(seat: &Value) -> Sketch {
    let borough = &seat["borough"];
    let zone = index(&borough["zone"]).unwrap_or_default();
    let empty = (0..zone * zone).map(|at| Plot {
        column: at % zone,
        row: at / zone,
        look: LOT,
        seat: None,
    });
    let mut plots: Vec<Plot> = empty.collect();
    let placed = borough["tiles"].as_object().into_iter().flat_map(serde_json::Map::values);
    for tile in placed {
        let code = tile["tile"].as_str().unwrap_or_default();
        let look =
            CODES.iter().find(|(start, _)| code.starts_with(start)).map_or(LOT, |&(_, look)| look);
        for cell in tile["cells"].as_str().unwrap_or_default().split_whitespace() {
            let Some((column, row)) = place(cell) else { continue };
            let who = &borough["spaces"][cell]["who"]["seat"];
            if let Some(plot) =
                plots.iter_mut().find(|plot| (plot.column, plot.row) == (column, row))
            {
                *plot = Plot { column, row, look, seat: index(who) };
            }
        }
    }
    Sketch { columns: zone, rows: zone, plots }
}

/// Column and row of a cell such as `c4`, from 0.
fn place(cell: &str) -> Option<(usize, usize)> {
    let (letter, number) = cell.split_at_checked(1)?;
    let column = letter.as_bytes()[0].checked_sub(b'a')?;
    let row: usize = number.parse().ok()?;
    Some((column.into(), row.checked_sub(1)?))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{BLUE, LETTERS, LOT, Look, Sketch, sketches};
    use crate::Text;

    fn at(sketch: &Sketch, column: usize, row: usize) -> (Look, Option<usize>) {
        let mut plots = sketch.plots.iter();
        let found = plots.find(|plot| (plot.column, plot.row) == (column, row));
        found.map(|plot| (plot.look, plot.seat)).expect("it is in the town")
    }

    #[test]
    fn a_common_city_has_its_tiles_and_the_discs_of_seats() {
        let open = json!({ "ground": "symbol", "tile": null, "team": null });
        let office = json!({ "ground": "symbol", "tile": "O", "team": 1 });
        let view = json!({ "columns": [[open, office]], "teams": [{ "seat": 1 }, { "seat": 0 }] });
        let [city] = sketches("simplicity", &Text::of(&view)).try_into().expect("one");
        assert_eq!((city.columns, city.rows), (1, 2));
        assert_eq!(at(&city, 0, 0), (LOT, None));
        assert_eq!(at(&city, 0, 1), (LETTERS[2].1, Some(0)));
    }

    #[test]
    fn each_seat_has_its_borough_with_its_people() {
        let tiles = json!({ "b1": { "tile": "C2", "level": 2, "cells": "b1 b2" } });
        let spaces = json!({ "b2": { "who": { "person": "citizen", "seat": 1, "idle": false } } });
        let borough = json!({ "zone": 3, "tiles": tiles, "spaces": spaces });
        let view = json!({ "seats": [{ "borough": borough.clone() }, { "borough": borough }] });
        let towns = sketches("small-city", &Text::of(&view));
        assert_eq!(towns.len(), 2);
        assert_eq!(towns[0].plots.len(), 9);
        assert_eq!(at(&towns[0], 0, 0), (LOT, None));
        assert_eq!(at(&towns[0], 1, 0), (BLUE, None));
        assert_eq!(at(&towns[1], 1, 1), (BLUE, Some(1)));
    }

    #[test]
    fn games_without_pictures_have_none() {
        assert!(sketches("toy", &Text::of(&json!({}))).is_empty());
    }
}
