//! Counts during a load test, and its report.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use serde_json::{Value, json};

/// The most differences in a report.
const TOLD: usize = 20;

/// The bounds of a histogram, in milliseconds.
const BOUNDS: [u32; 13] = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500, 1_000, 5_000];

/// All figures.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// Duration of the load, without opening and judging tables.
    pub(crate) time: Duration,
    /// Planned number of open sockets.
    pub(crate) sockets: u64,
    /// Tables opened, and games ended.
    pub(crate) tables: u64,
    pub(crate) over: u64,
    /// Inputs sent, each counted once, and inputs acknowledged.
    pub(crate) inputs: u64,
    pub(crate) acknowledged: u64,
    /// Inputs sent twice at once, and inputs resent for lack of an answer.
    pub(crate) doubled: u64,
    pub(crate) repeated: u64,
    /// Frames read, and their bytes.
    pub(crate) frames: u64,
    pub(crate) bytes: u64,
    /// Connections that clients cut, and frames lost with them.
    pub(crate) cuts: u64,
    pub(crate) lost: u64,
    /// Reconnections from a known step.
    pub(crate) resumes: u64,
    /// Requests for the whole state, because a message did not fit the known one.
    pub(crate) anew: u64,
    /// Servers killed.
    pub(crate) kills: u64,
    /// Connections that the server closed or that broke, by code.
    pub(crate) closed: BTreeMap<String, u64>,
    /// Refusals by code.
    pub(crate) refusals: BTreeMap<String, u64>,
    /// Delays from an input to its last observer, and to its acknowledgement.
    pub(crate) delays: Vec<Duration>,
    pub(crate) answers: Vec<Duration>,
    /// Views compared with the server's.
    pub(crate) compared: u64,
    /// Differences and failures.
    pub(crate) differences: Vec<String>,
}

impl Figures {
    /// Of a load that could not begin.
    pub(crate) fn of_nothing(why: &str) -> Figures {
        Figures { differences: vec![why.to_owned()], ..Figures::default() }
    }

    /// Whether all clients ended equal to the server, and every input counted once.
    pub fn is_clean(&self) -> bool {
        self.differences.is_empty() && self.compared > 0
    }

    /// Sets how often the server was killed.
    pub fn killed(&mut self, kills: u64) {
        self.kills = kills;
    }

    /// The differences.
    pub fn differences(&self) -> &[String] {
        &self.differences
    }

    /// The number of acknowledged inputs.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged
    }

    /// The number of connections that clients cut.
    pub fn cuts(&self) -> u64 {
        self.cuts
    }

    /// The number of inputs sent twice.
    pub fn doubled(&self) -> u64 {
        self.doubled
    }

    /// Acknowledged inputs per second.
    fn rate(&self) -> f64 {
        self.acknowledged as f64 / self.time.as_secs_f64().max(0.001)
    }

    /// Everything as one document.
    pub fn json(&self) -> Value {
        json!({
            "seconds": self.time.as_secs_f64(),
            "sockets": self.sockets,
            "tables": self.tables,
            "games_over": self.over,
            "inputs": self.inputs,
            "acknowledged": self.acknowledged,
            "acknowledged_per_second": self.rate(),
            "doubled": self.doubled,
            "repeated": self.repeated,
            "frames": self.frames,
            "bytes": self.bytes,
            "cuts": self.cuts,
            "lost_frames": self.lost,
            "resumes": self.resumes,
            "looked_anew": self.anew,
            "kills": self.kills,
            "closed": self.closed,
            "refusals": self.refusals,
            "delay_ms": spread(&self.delays),
            "answer_ms": spread(&self.answers),
            "compared": self.compared,
            "differences": self.differences,
        })
    }

    /// Everything as lines.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let Figures { tables, over, sockets, inputs, acknowledged, .. } = self;
        let _ = writeln!(out, "{tables} tables, {over} games over, {sockets} sockets");
        let (rate, seconds) = (self.rate(), self.time.as_secs_f64());
        let _ = writeln!(
            out,
            "{inputs} inputs sent, {acknowledged} acknowledged in {seconds:.1} s: {rate:.1} a second"
        );
        let Figures { frames, bytes, doubled, repeated, .. } = self;
        let _ = writeln!(out, "{frames} frames read, {:.1} MB", *bytes as f64 / 1e6);
        let _ = writeln!(out, "{doubled} inputs sent twice, {repeated} sent again after a cut");
        let Figures { cuts, lost, resumes, anew, kills, .. } = self;
        let _ = writeln!(
            out,
            "{cuts} cuts ({lost} with a lost frame), {resumes} resumes, {anew} looks anew, {kills} \
             kills"
        );
        for (name, counts) in [("closed", &self.closed), ("refused", &self.refusals)] {
            let told: Vec<String> =
                counts.iter().map(|(code, count)| format!("{code} {count}")).collect();
            let told = if told.is_empty() { "none".to_owned() } else { told.join(", ") };
            let _ = writeln!(out, "{name}: {told}");
        }
        for (name, times) in [("last observer", &self.delays), ("answer", &self.answers)] {
            let spread = spread(times);
            let _ = writeln!(
                out,
                "from input to {name} (ms): p50 {} p90 {} p99 {} p99.9 {} max {}, of {}",
                spread["p50"],
                spread["p90"],
                spread["p99"],
                spread["p999"],
                spread["max"],
                spread["count"]
            );
            let _ = writeln!(out, "  {}", bars(&spread["histogram"]));
        }
        let (compared, differences) = (self.compared, self.differences.len());
        let _ =
            writeln!(out, "{compared} views compared with the server's, {differences} differences");
        for difference in self.differences.iter().take(TOLD) {
            let _ = writeln!(out, "  {difference}");
        }
        out
    }
}

/// Times in milliseconds: percentiles, and a cumulative histogram.
fn spread(times: &[Duration]) -> Value {
    let mut sorted: Vec<f64> = times.iter().map(|time| time.as_secs_f64() * 1_000.0).collect();
    sorted.sort_by(f64::total_cmp);
    let at = |of_thousand: usize| {
        let index = (sorted.len() * of_thousand).div_ceil(1_000).max(1) - 1;
        sorted.get(index).map(|time| (time * 100.0).round() / 100.0)
    };
    let mut histogram = Vec::new();
    let mut below = 0;
    for bound in BOUNDS {
        let upto = sorted.partition_point(|time| *time <= f64::from(bound));
        histogram.push(json!({ "upto": bound, "count": upto - below }));
        below = upto;
    }
    histogram.push(json!({ "upto": null, "count": sorted.len() - below }));
    json!({
        "count": sorted.len(),
        "p50": at(500),
        "p90": at(900),
        "p99": at(990),
        "p999": at(999),
        "max": at(1_000),
        "histogram": histogram,
    })
}

/// A histogram in a line, without empty bars.
fn bars(histogram: &Value) -> String {
    let bars = histogram.as_array().into_iter().flatten().filter(|bar| bar["count"] != 0);
    let told = bars.map(|bar| match bar["upto"].as_u64() {
        Some(bound) => format!("<={bound}: {}", bar["count"]),
        None => format!("more: {}", bar["count"]),
    });
    told.collect::<Vec<_>>().join("  ")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::spread;

    #[test]
    fn a_spread_is_that_of_the_times() {
        let times: Vec<Duration> = (1..=1_000).rev().map(Duration::from_millis).collect();
        let spread = spread(&times);
        let told = ["p50", "p90", "p99", "p999", "max"].map(|name| spread[name].to_string());
        assert_eq!(told, ["500.0", "900.0", "990.0", "999.0", "1000.0"]);
        assert_eq!(spread["histogram"][4]["count"], 5, "6 to 10 ms");
        assert!(super::spread(&[])["p50"].is_null());
    }
}
