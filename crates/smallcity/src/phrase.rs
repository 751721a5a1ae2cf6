//! Words of positions as text that both the core and modules write and read.

use kernel::{BadPosition, Seat, Word};

use crate::map::{Cell, Cells, SIZE};
use crate::material::MATERIALS;

/// Cells in few words: a rectangle such as `c3:e4`, or rows such as `a1:d1 a2`.
pub(crate) fn cells_word(cells: Cells) -> String {
    let span = |first: Cell, last: Cell| {
        if first == last { first.to_string() } else { format!("{first}:{last}") }
    };
    let ends = (cells.first(), cells.iter().last());
    if let (Some(first), Some(last)) = ends
        && rectangle(first, last) == Some(cells)
    {
        return span(first, last);
    }
    let mut words: Vec<String> = vec![];
    let mut run: Option<(Cell, Cell)> = None;
    for cell in cells {
        run = match run {
            Some((first, last))
                if last.row() == cell.row() && last.column() + 1 == cell.column() =>
            {
                Some((first, cell))
            }
            other => {
                words.extend(other.map(|(first, last)| span(first, last)));
                Some((cell, cell))
            }
        };
    }
    words.extend(run.map(|(first, last)| span(first, last)));
    words.join(" ")
}

/// The cells between two corners; `None` if the second is left of the first or above it.
fn rectangle(first: Cell, last: Cell) -> Option<Cells> {
    if last.column() < first.column() || last.row() < first.row() {
        return None;
    }
    let rows = first.row()..=last.row();
    rows.flat_map(|row| (first.column()..=last.column()).map(move |column| Cell::at(column, row)))
        .collect()
}

/// A cell such as `c4`, or a rectangle such as `c3:e4`.
pub(crate) fn read_span(word: &Word<'_>) -> Result<Cells, BadPosition> {
    let cells = match word.text.split_once(':') {
        Some((first, last)) => match (Cell::parse(first), Cell::parse(last)) {
            (Some(first), Some(last)) => rectangle(first, last),
            _ => None,
        },
        None => Cell::parse(word.text).map(Cells::of),
    };
    cells.ok_or_else(|| {
        let side = char::from(b'a' + SIZE as u8 - 1);
        let problem = format!("{:?} is no cell; write a1 to {side}{SIZE}, or c3:e4", word.text);
        word.breaks("SC-2.2", problem)
    })
}

/// Some cells.
pub(crate) fn read_cells(words: &[Word<'_>]) -> Result<Cells, BadPosition> {
    words.iter().try_fold(Cells::NONE, |all, word| Ok(all | read_span(word)?))
}

/// A seat of a table.
pub(crate) fn read_seat(word: &Word<'_>, seats: usize) -> Result<Seat, BadPosition> {
    let seat = word.number::<usize>().ok().filter(|seat| *seat < seats);
    seat.map(Seat::new).ok_or_else(|| {
        let problem = format!("{:?} is no seat; there are {seats}, from 0", word.text);
        word.breaks("SC-2.1", problem)
    })
}

/// Materials such as `2w 1s`.
pub(crate) fn read_materials(words: &[Word<'_>]) -> Result<[u8; MATERIALS], BadPosition> {
    let mut all = [0_u8; MATERIALS];
    for word in words {
        let wrong = || {
            let problem = format!("{:?} is no material; write such as 2w 1s 1m", word.text);
            word.breaks("SC-3.3", problem)
        };
        let material = word.text.chars().next_back().and_then(|letter| "wsm".find(letter));
        let material = material.ok_or_else(wrong)?;
        let count = Word { text: &word.text[..word.text.len() - 1], ..*word };
        all[material] = count.number::<u8>().ok().filter(|count| *count < 80).ok_or_else(wrong)?;
    }
    Ok(all)
}
