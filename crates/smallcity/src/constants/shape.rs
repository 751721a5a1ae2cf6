//! Pictures of shapes: read, turned and mirrored (SC-2.4).

use kernel::Reader;

use super::row::Provenance;

/// Cells of a shape, as (column, row) from its upper left corner.
pub type Cells = Vec<(u8, u8)>;

/// The most cells of a shape; City Hall has as many.
const MOST_CELLS: usize = 6;
/// The most shapes of a set: there are 35 of six cells.
const MOST_SHAPES: usize = 35;

/// A named list of shapes of the same size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ShapeSet {
    pub(super) name: String,
    pub(super) pictures: Vec<String>,
    pub(super) shapes: Vec<Cells>,
    pub(super) provenance: Provenance,
}

impl ShapeSet {
    /// The cells of each of its shapes.
    pub(super) fn cells(&self) -> u8 {
        self.shapes.first().map_or(0, Vec::len) as u8
    }
}

/// Lays a table of pictures over the sets; a new name is a new set.
pub(super) fn lay(sets: &mut Vec<ShapeSet>, at: &Reader<'_>, provenance: Provenance) {
    let table = at.as_table().or_else(|| at.wrong("shape_sets.S2 = [\"##\"]"));
    for (name, at) in table.unwrap_or_default() {
        let mut shapes = Vec::new();
        let wanted = "pictures such as [\"###\", \"##/#.\"]";
        let pictures = at.list(wanted, (1, MOST_SHAPES), |at| {
            shapes.push(read_another(&shapes, at)?);
            at.as_text().map(str::to_owned)
        });
        let Some(pictures) = pictures else { continue };
        let own = ShapeSet { name: name.to_owned(), pictures, shapes, provenance };
        match sets.iter_mut().find(|set| set.name == name) {
            Some(set) => *set = own,
            None => sets.push(own),
        }
    }
}

/// Reads a shape of the same size as those before it, and different from them.
fn read_another(before: &[Cells], at: &Reader<'_>) -> Option<Cells> {
    let picture = at.text()?;
    let bad = |problem| {
        let advice = "draw connected cells with # and ., rows parted by /";
        at.fault("bad_picture", format!("{picture:?} {problem}; {advice}"));
    };
    let cells = read(picture).map_err(bad).ok()?;
    let (size, first) = (cells.len(), before.first().map_or(cells.len(), Vec::len));
    if size != first {
        let problem = format!("has {size} cells, the first shape {first}; a set has one size");
        at.fault("shape_size", problem);
        return None;
    }
    if before.iter().any(|known| ways(known)[0] == ways(&cells)[0]) {
        let problem = format!("{picture:?} is there already, turned or mirrored");
        at.fault("double_shape", problem);
        return None;
    }
    Some(cells)
}

/// Reads a picture; says what is wrong if it shows no shape.
fn read(picture: &str) -> Result<Cells, String> {
    let mut cells = Vec::new();
    for (row, line) in picture.split('/').enumerate() {
        for (column, letter) in line.chars().enumerate() {
            match letter {
                '#' if row < 2 * MOST_CELLS && column < 2 * MOST_CELLS => {
                    cells.push((column as u8, row as u8));
                }
                '#' => return Err("is too large".to_owned()),
                '.' => {}
                _ => return Err(format!("has {letter:?}")),
            }
        }
    }
    if cells.is_empty() || cells.len() > MOST_CELLS {
        return Err(format!("has {} cells; a shape has 1 to {MOST_CELLS}", cells.len()));
    }
    if !connected(&cells) {
        return Err("falls into pieces".to_owned());
    }
    Ok(settle(cells))
}

fn connected(cells: &[(u8, u8)]) -> bool {
    let mut reached = vec![cells[0]];
    let mut next = 0;
    while let Some(&from) = reached.get(next) {
        next += 1;
        for &cell in cells {
            let apart = cell.0.abs_diff(from.0) + cell.1.abs_diff(from.1);
            if apart == 1 && !reached.contains(&cell) {
                reached.push(cell);
            }
        }
    }
    reached.len() == cells.len()
}

/// Moves cells to the upper left and sorts them.
fn settle(mut cells: Cells) -> Cells {
    let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    for cell in &mut cells {
        *cell = (cell.0 - left, cell.1 - top);
    }
    cells.sort_unstable();
    cells
}

/// All ways to lay a shape, each once, in a fixed order: the first stands for the shape itself.
pub(super) fn ways(cells: &[(u8, u8)]) -> Vec<Cells> {
    let mut ways = Vec::new();
    let mut turned = cells.to_vec();
    for _ in 0..4 {
        let tallest = turned.iter().map(|cell| cell.1).max().unwrap_or(0);
        turned = settle(turned.iter().map(|&(column, row)| (tallest - row, column)).collect());
        ways.push(turned.clone());
        ways.push(settle(turned.iter().map(|&(column, row)| (row, column)).collect()));
    }
    ways.sort_unstable();
    ways.dedup();
    ways
}
