//! Tables of figures.

use schemars::JsonSchema;
use search::Interval;
use serde::Serialize;
use words::Words;

use crate::figures::{percent, range};
use crate::text::{pad, pad_left, width};

/// The head of a column, worded by the messages `tallied`.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Head {
    Player,
    Wins,
    Rate,
    Score,
    Scores,
    Median,
    Seat,
    Rating,
    First,
    Before,
}

impl Head {
    pub(crate) fn told(self, words: &Words) -> String {
        words.tell("tallied", &self)
    }
}

/// A table: row names and columns of figures with heads.
pub(crate) struct Table {
    pub(crate) rows: Vec<Vec<String>>,
    /// The minimum width of each column of figures.
    pub(crate) least: Vec<usize>,
    /// How many blanks separate the columns.
    pub(crate) gap: usize,
}

/// Tables, each after an empty line; the column of row names has one width in all.
pub(crate) fn text(tables: &[Table]) -> String {
    let names = tables.iter().flat_map(|table| &table.rows).map(|row| width(&row[0]));
    let column = names.max().unwrap_or(0);
    tables.iter().map(|table| table.text(column)).collect()
}

impl Table {
    /// The table after an empty line, with a first column of this width.
    fn text(&self, names: usize) -> String {
        let heads = self.rows[0][1..].iter().zip(&self.least);
        let columns: Vec<usize> = heads.map(|(head, &least)| width(head).max(least)).collect();
        let line = |row: &Vec<String>| {
            let cells = row[1..].iter().zip(&columns);
            let cells = cells.map(|(cell, &column)| " ".repeat(self.gap) + &pad_left(cell, column));
            pad(&row[0], names) + &cells.collect::<String>() + "\n"
        };
        "\n".to_owned() + &self.rows.iter().map(line).collect::<String>()
    }
}

/// A share of the games and its margin.
pub(crate) fn shares(words: &Words, interval: Interval) -> String {
    let [low, high] = [interval.low, interval.high].map(|share| percent(words, share, 1));
    range(words, low, high)
}

/// The width of a two-digit share with its margin.
pub(crate) fn wide_shares(words: &Words) -> usize {
    width(&shares(words, Interval { value: 0.5, low: 0.5, high: 0.5 }))
}
