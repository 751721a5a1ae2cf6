//! The report of a simulation, for people and programs.

use schemars::JsonSchema;
use search::{Interval, Tally};
use serde::Serialize;
use serde_json::{Value, json};
use words::Words;

use crate::columns::{self, Head, Table, shares, wide_shares};
use crate::figures::{decimal, grouped, percent, range};
use crate::text::width;

/// A sentence about a simulation, worded by the messages `simulate`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub(crate) enum Say {
    /// How many games were played, also in written form, and how fast.
    Played {
        games: u64,
        count: String,
        title: String,
        seconds: String,
        threads: u64,
        speed: String,
    },
    /// The simulation was interrupted; whether a file has the records of the played games.
    Interrupted { played: String, all: String, recorded: bool },
}

/// The results of a simulation.
pub(crate) struct Report<'a> {
    pub(crate) title: &'a str,
    pub(crate) bots: &'a [String],
    pub(crate) tally: &'a Tally,
    pub(crate) seconds: f64,
    pub(crate) threads: u64,
}

/// The quantiles of the scores to show.
const QUANTILES: [f64; 5] = [0.05, 0.25, 0.5, 0.75, 0.95];

impl Report<'_> {
    fn games_per_second(&self) -> f64 {
        self.tally.games as f64 / self.seconds.max(1e-9)
    }

    pub(crate) fn json(&self) -> Value {
        let pair = |interval: Interval| json!([interval.low, interval.high]);
        let players = self.bots.iter().zip(&self.tally.bots).map(|(name, bot)| {
            let (rate, mean) = (bot.win_rate(), bot.mean_score());
            let scores: serde_json::Map<String, Value> =
                bot.scores.iter().map(|(score, count)| (score.to_string(), json!(count))).collect();
            json!({
                "bot": name,
                "games": bot.games,
                "wins": bot.wins,
                "win_rate": rate.value,
                "win_rate_95": pair(rate),
                "mean_score": mean.value,
                "mean_score_95": pair(mean),
                "scores": scores,
            })
        });
        let seats = (0..self.tally.seats.len()).map(|seat| {
            let rate = self.tally.seat_win_rate(seat);
            json!({"seat": seat, "win_rate": rate.value, "win_rate_95": pair(rate)})
        });
        json!({
            "games": self.tally.games,
            "games_per_second": self.games_per_second(),
            "players": players.collect::<Vec<_>>(),
            "seats": seats.collect::<Vec<_>>(),
        })
    }

    pub(crate) fn text(&self, words: &Words) -> String {
        let speed = self.games_per_second();
        let played = Say::Played {
            games: self.tally.games,
            count: grouped(words, self.tally.games),
            title: self.title.to_owned(),
            seconds: decimal(words, self.seconds, 2),
            threads: self.threads,
            speed: if speed < 10.0 {
                decimal(words, speed, 1)
            } else {
                grouped(words, speed as u64)
            },
        };
        let played = words.tell("simulate", &played) + "\n";
        if self.tally.games == 0 {
            return played;
        }
        let tables = [self.wins(words), self.scores(words), self.seats(words)];
        played + &columns::text(&tables)
    }

    /// How often and by how much each bot won.
    fn wins(&self, words: &Words) -> Table {
        let head = |head: Head| head.told(words);
        let sure = || percent(words, 0.95, 0);
        let mut rows = vec![vec![
            head(Head::Player),
            head(Head::Wins),
            head(Head::Rate),
            sure(),
            head(Head::Score),
            sure(),
        ]];
        rows.extend(self.bots.iter().zip(&self.tally.bots).map(|(name, bot)| {
            let (rate, mean) = (bot.win_rate(), bot.mean_score());
            let score = |score: f64| decimal(words, score, 2);
            vec![
                name.clone(),
                grouped(words, bot.wins),
                percent(words, rate.value, 1),
                // A single bot wins every game: the rate has no margin.
                if self.bots.len() == 1 { "–".to_owned() } else { shares(words, rate) },
                score(mean.value),
                range(words, score(mean.low), score(mean.high)),
            ]
        }));
        let means = range(words, decimal(words, 1.0, 2), decimal(words, 10.0, 2));
        Table { rows, least: vec![9, 6, wide_shares(words), 6, width(&means)], gap: 2 }
    }

    /// The scores of each bot, from the worst to the best.
    fn scores(&self, words: &Words) -> Table {
        let head = |head: Head| head.told(words);
        let share = |&share: &f64| match share {
            0.5 => head(Head::Median),
            _ => percent(words, share, 0),
        };
        let heads = [head(Head::Scores)].into_iter().chain(QUANTILES.iter().map(share));
        let mut rows = vec![heads.collect()];
        rows.extend(self.bots.iter().zip(&self.tally.bots).map(|(name, bot)| {
            let scores = QUANTILES.iter().map(|&share| bot.score_quantile(share).to_string());
            [name.clone()].into_iter().chain(scores).collect()
        }));
        Table { rows, least: vec![7, 6, 6, 6, 6], gap: 1 }
    }

    /// How often each seat won.
    fn seats(&self, words: &Words) -> Table {
        let head = |head: Head| head.told(words);
        let mut rows = vec![vec![head(Head::Seat), head(Head::Rate), percent(words, 0.95, 0)]];
        rows.extend((0..self.tally.seats.len()).map(|seat| {
            let rate = self.tally.seat_win_rate(seat);
            vec![(seat + 1).to_string(), percent(words, rate.value, 1), shares(words, rate)]
        }));
        Table { rows, least: vec![6, wide_shares(words)], gap: 2 }
    }
}
