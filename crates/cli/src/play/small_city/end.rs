//! The end: the last maps, where the votes come from, the score sheet.

use std::collections::BTreeMap;

use kernel::{Documents, Game, Observer, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use smallcity::{Event, Office, Paid, office};

use super::session::Session;
use crate::play::look::{QUIET, STRONG, paint};
use crate::text::{columns as screen_columns, pad, pad_left, width, wrap};

/// The longest name in the score sheet.
const LONGEST: usize = 18;

/// A line of the end, worded by the messages `end`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "end", rename_all = "snake_case")]
pub(super) enum End {
    /// The game is over.
    Over,
    /// The head of a column of the score sheet.
    Column { column: Column },
    /// A player who was eliminated has no score.
    Out { round: u8 },
    /// The winners.
    Winner { players: Vec<String> },
    /// A solo game that is lost.
    SoloLost,
    /// The rating of a solo game's score.
    Solo { score: i32, rating: Office },
    /// Where the votes of a player come from.
    VotesFrom { player: String, votes: u16, tally: Vec<Tally> },
}

/// A column of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Column {
    Rank,
    Player,
    Votes,
    Promises,
    Special,
    Platform,
    Pollution,
    Riots,
    Score,
}

/// Votes from one source; negative if paid.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct Tally {
    source: &'static str,
    votes: i32,
}

/// Sources of votes whose events name none: the messages `tally-...`.
pub(super) const SOURCES: [&str; 3] = ["bought", "traded", "paid"];

impl Session {
    fn end_text(&self, end: &End) -> String {
        self.words().tell("end", end)
    }

    /// The map of every player at the end.
    pub(super) fn last_maps(&self) -> String {
        let seats = Seat::first(self.table.seats.len());
        seats.map(|seat| self.other(seat, seat, &[])).collect::<Vec<_>>().join("\n\n")
    }

    /// Where the votes of every player come from.
    pub(super) fn vote_sources(&self) -> Vec<String> {
        let mut sources = vec![BTreeMap::new(); self.table.seats.len()];
        let game = self.table.game();
        let (mut state, mut events) = (game.start(), Vec::new());
        for input in self.table.inputs() {
            let before = state;
            game.apply_unchecked(&mut state, &input);
            events.clear();
            game.events(&before, &input, &state, Observer::Spectator, &mut events);
            for (seat, source, votes) in events.iter().filter_map(votes_of) {
                *sources[seat.index()].entry(source).or_insert(0) += votes;
            }
        }
        let line = |(seat, sources): (Seat, BTreeMap<&'static str, i32>)| {
            let mut tally: Vec<Tally> =
                sources.into_iter().map(|(source, votes)| Tally { source, votes }).collect();
            tally.sort_by_key(|part| std::cmp::Reverse(part.votes));
            let votes = state.borough(seat).votes;
            self.end_text(&End::VotesFrom { player: self.numbered(seat, LONGEST), votes, tally })
        };
        Seat::first(sources.len()).zip(sources).map(line).collect()
    }

    /// The score sheet of a game that is over, best first.
    pub(super) fn score_sheet(&self) -> String {
        let (game, state) = (self.table.game(), self.table.state());
        let doc = game.view_doc(&game.view(state, Observer::Spectator));
        let Some(standings) = game.standings(state) else { return String::new() };
        let mut seats: Vec<Seat> = Seat::first(self.table.seats.len()).collect();
        seats.sort_by_key(|seat| standings.0[seat.index()].rank);
        let columns = self.columns();
        let heads: Vec<String> =
            columns.iter().map(|&column| self.end_text(&End::Column { column })).collect();
        let head = cells(&heads, &heads);
        let narrow = width(&head) > screen_columns();
        let mut lines = vec![paint(STRONG, self.end_text(&End::Over))];
        if !narrow {
            lines.push(paint(QUIET, head));
        }
        for seat in &seats {
            let place = &standings.0[seat.index()];
            let start = [place.rank.to_string(), self.numbered(*seat, LONGEST)];
            let score = doc.seats[seat.index()].score.as_ref().filter(|_| !place.out);
            let Some(score) = score else {
                let round = doc.seats[seat.index()].out.unwrap_or(0);
                let out = self.end_text(&End::Out { round });
                lines.push(format!("{}  {out}", cells(&heads[..2], &start)));
                continue;
            };
            let tolls: i32 = score.tolls.iter().map(|toll| toll.points).sum();
            let value = |column: &Column| match column {
                Column::Rank => start[0].clone(),
                Column::Player => start[1].clone(),
                Column::Votes => score.votes.to_string(),
                Column::Promises => score.promises.to_string(),
                Column::Special => score.special.to_string(),
                Column::Platform => score.platform.to_string(),
                Column::Pollution => (-score.pollution).to_string(),
                Column::Riots => (-tolls).to_string(),
                Column::Score => score.total.to_string(),
            };
            let values: Vec<String> = columns.iter().map(value).collect();
            lines.push(if narrow { listed(&heads, &values) } else { cells(&heads, &values) });
        }
        lines.push(self.verdict(&seats));
        lines.join("\n") + "\n"
    }

    /// The columns of the score sheet of this table.
    fn columns(&self) -> Vec<Column> {
        let modules = self.table.game().setup().modules.iter();
        let riots = modules.into_iter().any(|on| on == "police");
        let advanced = [Column::Special, Column::Platform];
        let rules = self.table.game().rules();
        let advanced = advanced.into_iter().filter(|_| rules.advanced);
        // With cities there are no platforms.
        let advanced = advanced
            .filter(|&column| column != Column::Platform || rules.numbers.platform_round > 0);
        [Column::Rank, Column::Player, Column::Votes, Column::Promises]
            .into_iter()
            .chain(advanced)
            .chain([Column::Pollution])
            .chain(riots.then_some(Column::Riots))
            .chain([Column::Score])
            .collect()
    }

    /// The winners, or a solo player's office.
    fn verdict(&self, seats: &[Seat]) -> String {
        let (game, state) = (self.table.game(), self.table.state());
        let Some(standings) = game.standings(state) else { return String::new() };
        if let [only] = seats {
            let score = standings.0[only.index()].score;
            let rating = office(game.rules(), state);
            let end = rating.map_or(End::SoloLost, |rating| End::Solo { score, rating });
            return self.end_text(&end) + " SC-17.4";
        }
        let first = seats.iter().filter(|seat| standings.0[seat.index()].rank == 1);
        let players = first.map(|seat| self.name(*seat)).collect();
        self.end_text(&End::Winner { players }) + " SC-14.4"
    }
}

/// Cells under heads: names left, numbers right; the columns fit 80 characters.
fn cells(heads: &[String], cells: &[String]) -> String {
    let cell = |(index, (head, cell)): (usize, (&String, &String))| match index {
        1 => format!("  {}", pad(cell, LONGEST)),
        _ => format!(" {}", pad_left(cell, width(head).max(4))),
    };
    heads.iter().zip(cells).enumerate().map(cell).collect()
}

/// A line of the score sheet on a narrow terminal: rank and player, then each number with its head.
fn listed(heads: &[String], values: &[String]) -> String {
    let numbers = heads.iter().zip(values).skip(2).map(|(head, value)| format!("{head} {value}"));
    let numbers = numbers.collect::<Vec<_>>().join(", ");
    wrap(&format!("{}. {}: {numbers}", values[0], values[1]), screen_columns())
}

/// The votes that an event gives a seat, or takes from it.
fn votes_of(event: &Event) -> Option<(Seat, &'static str, i32)> {
    let [bought, traded, paid] = SOURCES;
    Some(match *event {
        Event::Voted { seat, votes, source, .. } => (seat, source.0, votes),
        Event::Bought { seat, votes, .. } => (seat, bought, votes),
        Event::Traded { seat, votes, .. } => (seat, traded, votes),
        Event::CouncilMove { seat, paid: Paid::Votes { votes }, .. } => {
            (seat, paid, -i32::from(votes))
        }
        Event::Charged { seat, paid: Paid::Votes { votes }, source, .. } => {
            (seat, source.0, -i32::from(votes))
        }
        _ => return None,
    })
}
