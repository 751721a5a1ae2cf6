//! Tables for people, as Markdown: a column for each set.

use std::collections::BTreeSet;

use crate::tally::Tally;

/// The sets side by side.
pub(crate) struct Columns {
    /// The name of each.
    pub(crate) names: Vec<String>,
    /// The results of its games.
    pub(crate) tallies: Vec<Tally>,
}

impl Columns {
    /// How long games are.
    pub(crate) fn games(&self) {
        self.head("per game");
        self.row("inputs, median", |tally| median(tally, "inputs").to_string());
    }

    /// The results of boroughs, with their builds by round if wanted.
    pub(crate) fn boroughs(&self, by_round: bool) {
        self.head("per seat");
        self.row("score: median, best tenth", |tally| both(tally, "score"));
        self.row("vote track", |tally| both(tally, "votes"));
        self.row("pollution in %", |tally| both(tally, "pollution"));
        self.row("people at the end", |tally| both(tally, "people"));
        self.row("money at the end", |tally| both(tally, "money"));
        let lives = |tally: &Tally, line| tally.sum("lives", line);
        self.row("eliminated in %", |tally| percent(lives(tally, "eliminated"), tally.boroughs));
        self.row("deaths", |tally| each(lives(tally, "deaths"), tally));
        self.row("idle people", |tally| each(lives(tally, "idle"), tally));
        self.row("steps that failed at the reveal", |tally| each(lives(tally, "failed"), tally));
        self.row("promises held", |tally| each(lives(tally, "promises"), tally));
        self.row("points by promises", |tally| each(lives(tally, "points"), tally));
        let builds = |tally: &Tally, round: i32| tally.sum("builds", &round.to_string());
        if by_round {
            for round in 1..=8 {
                let name = format!("builds and upgrades in round {round}");
                self.row(&name, |tally| each(builds(tally, round), tally));
            }
        } else {
            self.row("builds and upgrades", |tally| {
                each((1..=8).map(|round| builds(tally, round)).sum(), tally)
            });
        }
    }

    /// How often pieces are used.
    pub(crate) fn pieces(&self) {
        self.sums("tiles standing at the end, per seat", "tiles");
        self.sums("council moves per seat", "council");
        self.sums("cards taken per seat", "cards");
        self.table("promises kept, in % of those held", "promises held", |tally, line| {
            percent(tally.sum("promises kept", line), tally.sum("promises held", line) as u32)
        });
    }

    /// The sources of votes, money and pollution, and what only modules bring.
    pub(crate) fn sources(&self) {
        self.sums("votes per seat, by what brings them", "votes");
        self.sums("dollars per seat, by what brings them", "dollars");
        self.sums("pollution per seat, by what brings it", "smoke");
        self.sums("people in phase 6, summed over the rounds, per seat", "people");
        self.sums("what only modules bring, per seat", "modules");
        self.table("named land, in % that is built on", "land", |tally, line| {
            percent(tally.sum("land built on", line), tally.sum("land", line) as u32)
        });
    }

    /// A table of sums, per borough.
    fn sums(&self, name: &str, table: &'static str) {
        self.table(name, table, |tally, line| each(tally.sum(table, line), tally));
    }

    /// A table with a line for everything that any column has, and the columns that have anything.
    fn table(&self, name: &str, table: &'static str, cell: impl Fn(&Tally, &str) -> String) {
        let columns = self.names.iter().zip(&self.tallies);
        let (names, used): (Vec<&String>, Vec<&Tally>) =
            columns.filter(|(_, tally)| tally.lines(table).next().is_some()).unzip();
        let lines: BTreeSet<&str> = used.iter().flat_map(|tally| tally.lines(table)).collect();
        if !lines.is_empty() {
            head(name, &names);
        }
        for line in lines {
            let known = |tally: &Tally| tally.lines(table).any(|known| known == line);
            let cell =
                |tally: &&Tally| if known(tally) { cell(tally, line) } else { String::new() };
            let cells: Vec<String> = used.iter().map(cell).collect();
            println!("| {line} | {} |", cells.join(" | "));
        }
    }

    fn head(&self, name: &str) {
        head(name, &self.names);
    }

    fn row(&self, name: &str, cell: impl Fn(&Tally) -> String) {
        let cells: Vec<String> = self.tallies.iter().map(cell).collect();
        println!("| {name} | {} |", cells.join(" | "));
    }
}

/// The first lines of a table.
pub(crate) fn head<S: AsRef<str>>(name: &str, columns: &[S]) {
    let columns: Vec<&str> = columns.iter().map(AsRef::as_ref).collect();
    println!("\n| {name} | {} |", columns.join(" | "));
    println!("|---|{}", "---|".repeat(columns.len()));
}

fn median(tally: &Tally, name: &str) -> i32 {
    quantile(tally, name, 50)
}

/// The median and the best tenth.
fn both(tally: &Tally, name: &str) -> String {
    format!("{}, {}", median(tally, name), quantile(tally, name, 90))
}

fn quantile(tally: &Tally, name: &str, percent: usize) -> i32 {
    let mut sorted = tally.values.get(name).cloned().unwrap_or_default();
    sorted.sort_unstable();
    sorted.get(sorted.len() * percent / 100).copied().unwrap_or(0)
}

fn each(count: i32, tally: &Tally) -> String {
    format!("{:.2}", f64::from(count) / f64::from(tally.boroughs.max(1)))
}

fn percent(count: i32, of: u32) -> String {
    format!("{:.0}", 100.0 * f64::from(count) / f64::from(of.max(1)))
}
