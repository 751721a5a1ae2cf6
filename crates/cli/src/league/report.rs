//! The report of a league, for people and programs.

use std::borrow::Cow;

use schemars::JsonSchema;
use search::{Interval, League};
use serde::Serialize;
use serde_json::{Value, json};
use words::Words;

use super::field::Entrant;
use crate::columns::{self, Head, Table, shares, wide_shares};
use crate::figures::{decimal, grouped, percent, range};

/// A sentence about a league, worded by the messages `league`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(crate) enum Say {
    /// How many games were played, also in written form.
    Played { games: u64, count: String, title: String },
    /// How many of them at tables of this many seats.
    Table { seats: usize, games: u64, count: String },
    /// The league was interrupted; whether a file holds the played games.
    Interrupted { played: String, all: String, kept: bool },
}

/// How many players a table of pairs shows side by side.
const PAIRS: usize = 8;

/// The results of a league.
pub(crate) struct Report<'a> {
    title: &'a str,
    field: &'a [Entrant],
    all: Rated<'a>,
    /// For each number of seats.
    tables: Vec<Rated<'a>>,
}

/// Games and the ratings from them.
#[derive(Clone)]
struct Rated<'a> {
    league: Cow<'a, League>,
    /// By player.
    ratings: Vec<Interval>,
}

impl<'a> Rated<'a> {
    fn new(league: Cow<'a, League>, seed: u64) -> Rated<'a> {
        Rated { ratings: league.orders.intervals(seed), league }
    }

    fn games(&self) -> u64 {
        self.league.tally.games
    }

    fn seats(&self) -> usize {
        self.league.tally.seats.len()
    }

    /// The players, the best first.
    fn best_first(&self) -> Vec<usize> {
        let mut players: Vec<usize> = (0..self.ratings.len()).collect();
        players
            .sort_by(|&one, &other| self.ratings[other].value.total_cmp(&self.ratings[one].value));
        players
    }
}

impl<'a> Report<'a> {
    /// Rates the players; `seed` is for the intervals.
    pub(crate) fn new(
        title: &'a str,
        field: &'a [Entrant],
        results: &'a [League],
        seed: u64,
    ) -> Report<'a> {
        let rated = |league| Rated::new(Cow::Borrowed(league), seed);
        let tables: Vec<Rated<'a>> = results.iter().map(rated).collect();
        let all = match &tables[..] {
            [only] => only.clone(),
            _ => Rated::new(Cow::Owned(all(field.len(), results)), seed),
        };
        Report { title, field, all, tables }
    }

    pub(crate) fn json(&self) -> Value {
        let table = |rated: &Rated<'_>| {
            let seats = (0..rated.seats()).map(|seat| {
                let first = rated.league.tally.seat_win_rate(seat);
                json!({"seat": seat, "first": first.value, "first_95": ends(first)})
            });
            json!({
                "seats": rated.seats(),
                "games": rated.games(),
                "players": self.players_json(rated),
                "pairs": self.pairs_json(rated),
                "by_seat": seats.collect::<Vec<_>>(),
            })
        };
        json!({
            "games": self.all.games(),
            "players": self.players_json(&self.all),
            "pairs": self.pairs_json(&self.all),
            "tables": self.tables.iter().map(table).collect::<Vec<_>>(),
        })
    }

    /// The players in the given order.
    fn players_json(&self, rated: &Rated<'_>) -> Vec<Value> {
        let player = |(player, entrant): (usize, &Entrant)| {
            let tally = &rated.league.tally.bots[player];
            let (rating, first) = (rated.ratings[player], tally.win_rate());
            let score = tally.mean_score();
            json!({
                "name": entrant.name,
                "player": entrant.player,
                "games": tally.games,
                "rating": rating.value,
                "rating_95": ends(rating),
                "first": first.value,
                "first_95": ends(first),
                "mean_score": score.value,
                "mean_score_95": ends(score),
            })
        };
        self.field.iter().enumerate().map(player).collect()
    }

    /// Every player against every other.
    fn pairs_json(&self, rated: &Rated<'_>) -> Vec<Value> {
        let all = 0..self.field.len();
        let pairs = all.clone().flat_map(|one| all.clone().map(move |other| (one, other)));
        let pairs = pairs.filter(|(one, other)| one != other).map(|(one, other)| {
            let pair = rated.league.pair(one, other);
            let [name, other] = [one, other].map(|player| &self.field[player].name);
            json!({"name": name, "other": other, "games": pair.met, "ahead": pair.ahead()})
        });
        pairs.collect()
    }

    pub(crate) fn text(&self, words: &Words) -> String {
        let (games, count) = (self.all.games(), grouped(words, self.all.games()));
        let played = Say::Played { games, count, title: self.title.to_owned() };
        let mut text = words.tell("league", &played) + "\n";
        if let [only] = &self.tables[..] {
            return text + &self.tables(only, words);
        }
        text += &columns::text(&[self.ratings(&self.all, words)]);
        for rated in &self.tables {
            let (games, count) = (rated.games(), grouped(words, rated.games()));
            let table = Say::Table { seats: rated.seats(), games, count };
            text += &format!("\n{}\n{}", words.tell("league", &table), self.tables(rated, words));
        }
        text
    }

    fn tables(&self, rated: &Rated<'_>, words: &Words) -> String {
        if rated.games() == 0 {
            return String::new();
        }
        let mut tables = vec![self.ratings(rated, words)];
        tables.extend(self.pairs(rated, words));
        tables.push(seats(rated, words));
        columns::text(&tables)
    }

    /// How strong each player is.
    fn ratings(&self, rated: &Rated<'_>, words: &Words) -> Table {
        let head = |head: Head| head.told(words);
        let sure = || percent(words, 0.95, 0);
        let mut rows = vec![vec![
            head(Head::Player),
            head(Head::Rating),
            sure(),
            head(Head::First),
            sure(),
            head(Head::Score),
        ]];
        rows.extend(rated.best_first().into_iter().map(|player| {
            let (rating, tally) = (rated.ratings[player], &rated.league.tally.bots[player]);
            let first = tally.win_rate();
            // Avoids a rating of negative zero.
            let points = |points: f64| decimal(words, points.round() + 0.0, 0);
            vec![
                self.field[player].name.clone(),
                points(rating.value),
                range(words, points(rating.low), points(rating.high)),
                percent(words, first.value, 1),
                shares(words, first),
                decimal(words, tally.mean_score().value, 2),
            ]
        }));
        Table { rows, least: vec![6, 12, 6, wide_shares(words), 6], gap: 2 }
    }

    /// How often each player finishes ahead of each other; the row numbers identify the columns.
    fn pairs(&self, rated: &Rated<'_>, words: &Words) -> Vec<Table> {
        let players: Vec<(usize, usize)> = rated.best_first().into_iter().enumerate().collect();
        let table = |others: &[(usize, usize)]| {
            let numbers = others.iter().map(|(place, _)| (place + 1).to_string());
            let mut rows = vec![[Head::Before.told(words)].into_iter().chain(numbers).collect()];
            rows.extend(players.iter().map(|&(place, player)| {
                let ahead = |&(_, other): &(usize, usize)| rated.league.pair(player, other).ahead();
                let share = |share| percent(words, share, 1);
                let cells = others.iter().map(|other| ahead(other).map_or("–".to_owned(), share));
                let name = format!("{} {}", place + 1, self.field[player].name);
                [name].into_iter().chain(cells).collect()
            }));
            Table { rows, least: vec![6; others.len()], gap: 1 }
        };
        players.chunks(PAIRS).map(table).collect()
    }
}

/// The games of all tables, in table order, so that timing makes no difference.
fn all(players: usize, tables: &[League]) -> League {
    let seats = tables.iter().map(|league| league.tally.seats.len()).max();
    let mut all = League::new(players, seats.unwrap_or(0));
    for league in tables {
        all.add(league);
    }
    all
}

/// How often each seat was first.
fn seats(rated: &Rated<'_>, words: &Words) -> Table {
    let [seat, first] = [Head::Seat, Head::First].map(|head| head.told(words));
    let mut rows = vec![vec![seat, first, percent(words, 0.95, 0)]];
    rows.extend((0..rated.seats()).map(|seat| {
        let first = rated.league.tally.seat_win_rate(seat);
        vec![(seat + 1).to_string(), percent(words, first.value, 1), shares(words, first)]
    }));
    Table { rows, least: vec![6, wide_shares(words)], gap: 2 }
}

fn ends(interval: Interval) -> Value {
    json!([interval.low, interval.high])
}
