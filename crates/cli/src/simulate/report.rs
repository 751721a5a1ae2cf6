//! What a simulation tells, to people and to programs.

use search::{Interval, Tally};
use serde_json::{Value, json};

/// The results of a simulation.
pub(crate) struct Report<'a> {
    pub(crate) title: &'a str,
    pub(crate) bots: &'a [String],
    pub(crate) tally: &'a Tally,
    pub(crate) seconds: f64,
    pub(crate) threads: u64,
}

/// The shares of games whose scores are shown.
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

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let games = if self.tally.games == 1 { "game" } else { "games" };
        let threads = if self.threads == 1 { "thread" } else { "threads" };
        text += &format!(
            "{} {games} of {} in {:.2} s on {} {threads}: {} games a second\n",
            grouped(self.tally.games),
            self.title,
            self.seconds,
            self.threads,
            if self.games_per_second() < 10.0 {
                format!("{:.1}", self.games_per_second())
            } else {
                grouped(self.games_per_second() as u64)
            },
        );
        if self.tally.games == 0 {
            return text;
        }
        let width = self.bots.iter().map(String::len).max().unwrap_or(0).max("player".len());
        text += &format!(
            "\n{:width$}  {:>9}  {:>6}  {:>16}  {:>6}  {:>13}\n",
            "player", "wins", "rate", "95 %", "score", "95 %"
        );
        for (name, bot) in self.bots.iter().zip(&self.tally.bots) {
            let (rate, mean) = (bot.win_rate(), bot.mean_score());
            text += &format!(
                "{name:width$}  {:>9}  {:>6}  {:>16}  {:>6.2}  {:>13}\n",
                grouped(bot.wins),
                percent(rate.value),
                // One bot alone wins every game: nothing is left to chance.
                if self.bots.len() == 1 { "–".to_owned() } else { range(rate) },
                mean.value,
                format!("{:.2} to {:.2}", mean.low, mean.high),
            );
        }
        text += &format!(
            "\n{:width$}  {:>6} {:>6} {:>6} {:>6} {:>6}\n",
            "scores", "5 %", "25 %", "median", "75 %", "95 %"
        );
        for (name, bot) in self.bots.iter().zip(&self.tally.bots) {
            let scores = QUANTILES.map(|share| format!("{:>6}", bot.score_quantile(share)));
            text += &format!("{name:width$}  {}\n", scores.join(" "));
        }
        text += &format!("\n{:width$}  {:>6}  {:>16}\n", "seat", "rate", "95 %");
        for seat in 0..self.tally.seats.len() {
            let rate = self.tally.seat_win_rate(seat);
            let ends = range(rate);
            text += &format!("{:<width$}  {:>6}  {ends:>16}\n", seat + 1, percent(rate.value));
        }
        text
    }
}

fn range(interval: Interval) -> String {
    format!("{} to {}", percent(interval.low), percent(interval.high))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// 1234567 as `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn numbers_are_grouped_by_three() {
        let cases = [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")];
        for (number, text) in cases {
            assert_eq!(grouped(number), text);
        }
    }
}
