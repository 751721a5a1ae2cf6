//! A city as text (docs/records.md, "The text of a position"): one line a row, two characters a
//! space. Lines with a name follow; `playable` reads those that only a game needs.

use kernel::{BadPosition, Phrase, Word, phrases};
use schemars::JsonSchema;
use serde::Serialize;

use crate::city::{COLUMNS, ROWS, Space, Spaces};
use crate::components::Ground;
use crate::pieces::{Symbol, Team, Tile};
use crate::score::{TeamEnd, TeamScore, players_of, score};
use crate::{City, PlayerDoc, ResultDoc, Simplicity, State, TeamDoc};

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
    /// The teams of each player, as indices of `owners`; one each unless the text says otherwise.
    pub players: Vec<Vec<usize>>,
    /// The final pawns from the highest to the lowest, as indices of `owners`; empty if unknown.
    pub pawns: Vec<usize>,
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
    /// # Ok::<(), kernel::BadPosition>(())
    /// ```
    pub fn from_text(text: &str) -> Result<Position, BadPosition> {
        let mut reader = Reader::default();
        for phrase in phrases(text) {
            match phrase.head.text {
                "tokens:" => reader.tokens(&phrase.rest)?,
                "players:" => reader.players(&phrase)?,
                "pawns:" => reader.pawns = reader.groups(&phrase)?.concat(),
                name if PLAYING.contains(&name) => {}
                name if name.ends_with(':') => return Err(no_line(&phrase.head)),
                _ => reader.row(&phrase.words())?,
            }
        }
        if reader.rows == 0 {
            let problem = "there is no row of spaces; write one line a row, such as \"VA K- ..\"";
            return Err(BadPosition::at((1, 1), problem, None));
        }
        if reader.owners.is_empty() {
            let problem = "no space of this city has an owner, so nobody scores; write the owner \
                           behind the type, such as VA";
            return Err(BadPosition::at((1, 1), problem, None));
        }
        Ok(reader.finish())
    }

    /// The score sheet (section 5).
    pub fn result(&self) -> ResultDoc {
        let scores = self.scores();
        let end = |&team: &usize| {
            let place = self.pawns.iter().position(|&other| other == team);
            TeamEnd { total: scores[team].total(), pawn: place, tie: place }
        };
        let ends: Vec<Vec<TeamEnd>> =
            self.players.iter().map(|teams| teams.iter().map(end).collect()).collect();
        let teams = scores.iter().zip(&self.owners);
        let players = players_of(&ends).0.into_iter();
        ResultDoc {
            teams: teams
                .map(|(&score, owner)| TeamDoc::new(score, Some(owner.to_string())))
                .collect(),
            players: players
                .map(|place| PlayerDoc { score: place.score, rank: place.rank })
                .collect(),
        }
    }

    /// What each team has, in the order of [`Position::owners`] (section 5).
    pub fn scores(&self) -> Vec<TeamScore> {
        let teams = self.owners.len();
        score(&self.city, &self.tokens, teams)[..teams].to_vec()
    }
}

/// The lines that only a game needs, beside its rows and `tokens:`.
pub(crate) const PLAYING: [&str; 8] =
    ["game:", "strips:", "face:", "round:", "order:", "slots:", "bag:", "built:"];

/// A line has a name that no line has.
pub(crate) fn no_line(name: &Word<'_>) -> BadPosition {
    let known = PLAYING.join(" ");
    name.bad(format!(
        "there is no line {:?}; the lines are rows, tokens: players: pawns: {known}",
        name.text
    ))
}

fn count_spaces(count: usize) -> String {
    if count == 1 { "1 space".to_owned() } else { format!("{count} spaces") }
}

/// The owner and the count of a word such as `F=1`.
pub(crate) fn token_count(word: &Word<'_>) -> Result<(char, u8), BadPosition> {
    let wrong = || word.bad(format!("{:?} is no count of tokens; write them as F=1", word.text));
    let (owner, count) = word.text.split_once('=').ok_or_else(wrong)?;
    let mut letters = owner.chars();
    let (Some(owner), None) = (letters.next(), letters.next()) else { return Err(wrong()) };
    Ok((owner, count.parse().ok().filter(|count| *count < 100).ok_or_else(wrong)?))
}

#[derive(Default)]
struct Reader {
    city: City,
    /// `None` for a team whose tokens are unknown.
    tokens: [Option<u8>; Team::COUNT],
    owners: Vec<char>,
    /// Empty for one team each.
    players: Vec<Vec<usize>>,
    pawns: Vec<usize>,
    warnings: Vec<Warning>,
    rows: usize,
    columns: usize,
}

impl Reader {
    fn row(&mut self, words: &[Word<'_>]) -> Result<(), BadPosition> {
        let first = words[0];
        if first.text.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("tokens")) {
            return Err(first.bad("write the line of tokens as tokens: F=1"));
        }
        if self.rows == ROWS {
            let problem = format!("this is row {}; a city has {ROWS} rows", ROWS + 1);
            return Err(first.breaks("SIM-2.3", problem));
        }
        if self.rows > 0 && words.len() != self.columns {
            return Err(first.bad(format!(
                "this row has {} and the first has {}; give every row as many spaces",
                count_spaces(words.len()),
                count_spaces(self.columns)
            )));
        }
        if words.len() > COLUMNS {
            let problem = format!("{} spaces; a city has at most {COLUMNS} columns", words.len());
            return Err(first.breaks("SIM-2.3", problem));
        }
        self.columns = words.len();
        for (column, word) in words.iter().enumerate() {
            self.space(Space::new(column, self.rows), word)?;
        }
        self.rows += 1;
        Ok(())
    }

    fn space(&mut self, space: Space, written: &Word<'_>) -> Result<(), BadPosition> {
        let word = written.text;
        let mut letters = word.chars();
        let (Some(first), Some(second), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(written.bad(format!(
                "{space}: {word:?} is no space; write two characters, a type of R K O V P and an \
                 owner, or .. for an open space"
            )));
        };
        if second == '.' {
            let open = first == '.' || first == '_' || Symbol::from_letter(first).is_some();
            return open.then_some(()).ok_or_else(|| {
                let advice = "write .. or a symbol of c t s p h _";
                written.bad(format!("{space}: {word:?} is no open space; {advice}"))
            });
        }
        let Some(tile) = Tile::from_letter(first) else {
            let problem = format!("{space}: {first:?} is no type; write R, K, O, V or P");
            return Err(written.breaks("SIM-2.1", problem));
        };
        let at = Spaces::one(space);
        self.city.tiles[tile.index()] |= at;
        if second != '-' {
            let team = self.team(space, second, written)?;
            self.city.discs[team.index()] |= at;
        } else if tile == Tile::Park {
            self.warnings.push(Warning::UnownedPark { space });
        }
        Ok(())
    }

    fn team(&mut self, space: Space, owner: char, word: &Word<'_>) -> Result<Team, BadPosition> {
        if !owner.is_ascii_alphanumeric() {
            let advice = "write a letter or a digit, or - for a printed building";
            return Err(word.bad(format!("{space}: {owner:?} is no owner; {advice}")));
        }
        let known = self.owners.iter().position(|&other| other == owner);
        if known.is_none() && self.owners.len() == Team::COUNT {
            let problem = format!("{space}: {owner:?} is a seventh team; at most six play");
            return Err(word.breaks("SIM-2.2", problem));
        }
        Ok(Team::new(known.unwrap_or_else(|| {
            self.owners.push(owner);
            self.owners.len() - 1
        })))
    }

    fn tokens(&mut self, words: &[Word<'_>]) -> Result<(), BadPosition> {
        for written in words {
            let (owner, count) = token_count(written)?;
            let word = written.text;
            let Some(team) = self.owners.iter().position(|&other| other == owner) else {
                return Err(written.bad(format!(
                    "{word:?}: team {owner} has no disc in the city above; write the owner as there"
                )));
            };
            if self.tokens[team].replace(count).is_some() {
                let problem = format!("{word:?}: the tokens of team {owner} are told twice");
                return Err(written.bad(problem));
            }
            let given = self.tokens.iter().flatten().map(|&count| u32::from(count)).sum::<u32>();
            if given > 5 {
                let problem =
                    format!("{word:?} makes {given} tokens; only five tokens are given in a game");
                return Err(written.breaks("SIM-4.2", problem));
            }
        }
        Ok(())
    }

    /// The teams of each player: one each, or two each.
    fn players(&mut self, line: &Phrase<'_>) -> Result<(), BadPosition> {
        self.players = self.groups(line)?;
        let each = self.players.first().map_or(1, Vec::len);
        if each > 2 || self.players.iter().any(|teams| teams.len() != each) {
            let problem = "every player has one team, or every player has two";
            return Err(line.head.breaks("SIM-2.2", problem));
        }
        Ok(())
    }

    /// Words of owners, each team of the city exactly once.
    fn groups(&self, line: &Phrase<'_>) -> Result<Vec<Vec<usize>>, BadPosition> {
        let team = |word: &Word<'_>, letter: char| {
            let team = self.owners.iter().position(|&owner| owner == letter);
            team.ok_or_else(|| word.bad(format!("team {letter} has no disc in the city above")))
        };
        let group = |word: &Word<'_>| word.text.chars().map(|letter| team(word, letter)).collect();
        let groups: Vec<Vec<usize>> = line.rest.iter().map(group).collect::<Result<_, _>>()?;
        let mut named = groups.concat();
        named.sort_unstable();
        if named == (0..self.owners.len()).collect::<Vec<_>>() {
            return Ok(groups);
        }
        Err(line.head.bad("name each team of the city exactly once"))
    }

    fn finish(mut self) -> Position {
        for (team, &letter) in self.owners.iter().enumerate() {
            let discs = self.city.discs[team].len();
            if discs > 5 {
                self.warnings.push(Warning::ManyDiscs { letter, discs });
            }
        }
        let Reader { city, tokens, owners, mut players, pawns, warnings, .. } = self;
        if players.is_empty() {
            players = (0..owners.len()).map(|team| vec![team]).collect();
        }
        let tokens = tokens.map(Option::unwrap_or_default);
        Position { city, tokens, owners, players, pawns, warnings }
    }
}

impl Simplicity {
    /// The city of a game as text, teams by number; with tokens once some are given.
    pub fn city_text(&self, state: &State) -> String {
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
