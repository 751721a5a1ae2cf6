//! A city as text (docs/records.md, "The text of a position"): one line a row, two characters a
//! space.

use std::fmt;

use kernel::Fault;
use schemars::JsonSchema;
use serde::Serialize;

use crate::city::{COLUMNS, ROWS, Space, Spaces};
use crate::components::Ground;
use crate::pieces::{Symbol, Team, Tile};
use crate::score::{TeamScore, score};
use crate::{City, Simplicity, State};

/// A final position, from a game or typed in from a real table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What stands where.
    pub city: City,
    /// By [`Team::index`].
    pub tokens: [u8; Team::COUNT],
    /// The teams' letters or numbers as written, in the order in which they first appear;
    /// [`Team::index`] counts in this order.
    pub owners: Vec<char>,
    /// Remarks that do not prevent scoring.
    pub warnings: Vec<Warning>,
}

/// A feature that no game produces, though it can be scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "warning", rename_all = "snake_case")]
pub enum Warning {
    /// A park without an owner: parks are never printed (SIM-2.4).
    UnownedPark {
        /// Where it is.
        space: Space,
    },
    /// A team with more discs than the five that a game gives it.
    ManyDiscs {
        /// The team's letter in the text.
        letter: char,
        /// How many it has.
        discs: u32,
    },
}

/// A text that is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPosition {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what to do, in one sentence.
    pub problem: String,
}

impl std::error::Error for BadPosition {}

impl Fault for BadPosition {
    fn code(&self) -> &'static str {
        "bad_position"
    }

    /// No rule covers a position's form; where a rule applies, the sentence names it.
    fn rule(&self) -> Option<&'static str> {
        None
    }
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl Position {
    /// Reads the text of a position.
    ///
    /// # Errors
    /// The first line that is neither a row of spaces nor, after the rows, `tokens:`, with what is
    /// wrong in it; or no team has a disc.
    ///
    /// # Examples
    /// ```
    /// use simplicity::Position;
    ///
    /// let position = Position::from_text("RA RA\n.. K-\ntokens: A=1\n")?;
    /// let score = position.scores()[0];
    /// assert_eq!((score.links, score.neighbourhoods[0], score.total()), (3, 4, 8));
    /// # Ok::<(), simplicity::BadPosition>(())
    /// ```
    pub fn from_text(text: &str) -> Result<Position, BadPosition> {
        let mut reader = Reader::default();
        for (index, line) in text.lines().enumerate() {
            let bad = |problem| BadPosition { line: index + 1, problem };
            match line.trim() {
                "" => {}
                line => match line.strip_prefix("tokens:") {
                    Some(tokens) => reader.tokens(tokens).map_err(bad)?,
                    None => reader.row(line).map_err(bad)?,
                },
            }
        }
        if reader.rows == 0 {
            let problem = "there is no row of spaces; write one line a row, such as \"VA K- ..\"";
            return Err(BadPosition { line: 1, problem: problem.to_owned() });
        }
        if reader.owners.is_empty() {
            let problem = "no space of this city has an owner, so nobody scores; write the owner \
                           behind the type, such as VA";
            return Err(BadPosition { line: 1, problem: problem.to_owned() });
        }
        Ok(reader.finish())
    }

    /// What each team has, in the order of [`Position::owners`] (section 5).
    pub fn scores(&self) -> Vec<TeamScore> {
        let teams = self.owners.len();
        score(&self.city, &self.tokens, teams)[..teams].to_vec()
    }
}

fn count_spaces(count: usize) -> String {
    if count == 1 { "1 space".to_owned() } else { format!("{count} spaces") }
}

#[derive(Default)]
struct Reader {
    city: City,
    /// `None` for a team whose tokens are unknown.
    tokens: [Option<u8>; Team::COUNT],
    owners: Vec<char>,
    warnings: Vec<Warning>,
    rows: usize,
    columns: usize,
}

impl Reader {
    fn row(&mut self, line: &str) -> Result<(), String> {
        if line.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("tokens")) {
            return Err("write the line of tokens as tokens: F=1".to_owned());
        }
        if self.rows == ROWS {
            return Err(format!("this is row {}; a city has {ROWS} rows (SIM-2.3)", ROWS + 1));
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        if self.rows > 0 && words.len() != self.columns {
            return Err(format!(
                "this row has {} and the first has {}; give every row as many spaces",
                count_spaces(words.len()),
                count_spaces(self.columns)
            ));
        }
        if words.len() > COLUMNS {
            let columns = words.len();
            return Err(format!(
                "{columns} spaces; a city has at most {COLUMNS} columns (SIM-2.3)"
            ));
        }
        self.columns = words.len();
        for (column, word) in words.into_iter().enumerate() {
            self.space(Space::new(column, self.rows), word)?;
        }
        self.rows += 1;
        Ok(())
    }

    fn space(&mut self, space: Space, word: &str) -> Result<(), String> {
        let mut letters = word.chars();
        let (Some(first), Some(second), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(format!(
                "{space}: {word:?} is no space; write two characters, a type of R K O V P and an \
                 owner, or .. for an open space"
            ));
        };
        if second == '.' {
            let open = first == '.' || first == '_' || Symbol::from_letter(first).is_some();
            return open.then_some(()).ok_or_else(|| {
                format!("{space}: {word:?} is no open space; write .. or a symbol of c t s p h _")
            });
        }
        let Some(tile) = Tile::from_letter(first) else {
            return Err(format!("{space}: {first:?} is no type; write R, K, O, V or P (SIM-2.1)"));
        };
        let at = Spaces::one(space);
        self.city.tiles[tile.index()] |= at;
        if second != '-' {
            let team = self.team(second).map_err(|problem| format!("{space}: {problem}"))?;
            self.city.discs[team.index()] |= at;
        } else if tile == Tile::Park {
            self.warnings.push(Warning::UnownedPark { space });
        }
        Ok(())
    }

    fn team(&mut self, owner: char) -> Result<Team, String> {
        if !owner.is_ascii_alphanumeric() {
            return Err(format!(
                "{owner:?} is no owner; write a letter or a digit, or - for a printed building"
            ));
        }
        let known = self.owners.iter().position(|&other| other == owner);
        if known.is_none() && self.owners.len() == Team::COUNT {
            return Err(format!("{owner:?} is a seventh team; at most six play (SIM-2.2)"));
        }
        Ok(Team::new(known.unwrap_or_else(|| {
            self.owners.push(owner);
            self.owners.len() - 1
        })))
    }

    fn tokens(&mut self, list: &str) -> Result<(), String> {
        for word in list.split_whitespace() {
            let wrong = || format!("{word:?} is no count of tokens; write them as F=1");
            let (owner, count) = word.split_once('=').ok_or_else(wrong)?;
            let mut letters = owner.chars();
            let (Some(owner), None) = (letters.next(), letters.next()) else { return Err(wrong()) };
            let count: u8 = count.parse().map_err(|_| wrong())?;
            let Some(team) = self.owners.iter().position(|&other| other == owner) else {
                return Err(format!(
                    "{word:?}: team {owner} has no disc in the city above; write the owner as there"
                ));
            };
            if self.tokens[team].replace(count).is_some() {
                return Err(format!("{word:?}: the tokens of team {owner} are told twice"));
            }
            let given = self.tokens.iter().flatten().map(|&count| u32::from(count)).sum::<u32>();
            if given > 5 {
                return Err(format!(
                    "{word:?} makes {given} tokens; only five tokens are given in a game (SIM-4.2)"
                ));
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Position {
        for (team, &letter) in self.owners.iter().enumerate() {
            let discs = self.city.discs[team].len();
            if discs > 5 {
                self.warnings.push(Warning::ManyDiscs { letter, discs });
            }
        }
        let Reader { city, tokens, owners, warnings, .. } = self;
        Position { city, tokens: tokens.map(Option::unwrap_or_default), owners, warnings }
    }
}

impl Simplicity {
    /// The city of a game as text, teams by number; with tokens once some are given.
    pub fn position_text(&self, state: &State) -> String {
        let mut text = String::new();
        for row in 0..ROWS {
            let spaces = (0..self.columns()).map(|column| self.space_text(state, column, row));
            text.push_str(&spaces.collect::<Vec<_>>().join(" "));
            text.push('\n');
        }
        let given = |team: &Team| state.tokens[team.index()] > 0;
        let tokens = self.teams().filter(given);
        let tokens: Vec<String> =
            tokens.map(|team| format!("{team}={}", state.tokens[team.index()])).collect();
        if !tokens.is_empty() {
            text.extend(["tokens: ", &tokens.join(" "), "\n"]);
        }
        text
    }

    fn space_text(&self, state: &State, column: usize, row: usize) -> String {
        let space = Space::new(column, row);
        if let Some(tile) = state.city.tile(space) {
            let owner = state.city.owner(space).map_or("-".to_owned(), |team| team.to_string());
            return format!("{}{owner}", tile.letter());
        }
        format!("{}.", self.ground(state, space).map_or('.', Ground::letter))
    }
}
