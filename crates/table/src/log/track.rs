//! The steps sent to an observer, stored compactly: the log line says the rest.

use catalog::Text;
use ledger::LogLine;

use crate::wire::Step;

/// The steps sent to an observer.
#[derive(Default)]
pub(super) struct Track {
    steps: Vec<Kept>,
    /// The last step that outdates this observer's plans.
    floor: u64,
}

/// A step without what its line says.
struct Kept {
    /// The number of its line.
    line: u32,
    /// How many earlier steps it undoes.
    undoes: u32,
    lent: bool,
    events: Text,
}

/// The effect of a line on an observer.
pub(super) struct Telling {
    /// How many earlier steps it undoes.
    pub(super) undoes: u32,
    /// Whether the seat was lent to the bot that acted.
    pub(super) lent: bool,
    pub(super) events: Text,
    /// Whether it outdates this observer's plans.
    pub(super) outdates: bool,
}

impl Track {
    /// The number of steps.
    pub(super) fn seq(&self) -> u64 {
        self.steps.len() as u64
    }

    /// The number of steps right after a line.
    pub(super) fn seq_at(&self, line: &LogLine) -> u64 {
        self.steps.partition_point(|kept| kept.line <= line.number) as u64
    }

    /// Whether a choice made after that many steps may still count.
    pub(super) fn is_fresh(&self, expect: u64) -> bool {
        (self.floor..=self.seq()).contains(&expect)
    }

    /// Adds the step of a line and returns it whole.
    pub(super) fn tell(&mut self, line: &LogLine, telling: Telling) -> Step {
        let Telling { undoes, lent, events, outdates } = telling;
        let kept = Kept { line: line.number, undoes, lent, events };
        let whole = kept.whole(self.seq() + 1, line);
        if outdates {
            self.floor = whole.seq;
        }
        self.steps.push(kept);
        whole
    }

    /// All steps. `lines` is the whole log, from line 1 on without gaps.
    pub(super) fn steps(&self, lines: &[LogLine]) -> Vec<Step> {
        let of = |kept: &Kept| &lines[kept.line as usize - 1];
        (1..).zip(&self.steps).map(|(seq, kept)| kept.whole(seq, of(kept))).collect()
    }

    /// Frees spare capacity.
    pub(super) fn shrink(&mut self) {
        self.steps.shrink_to_fit();
    }
}

impl Kept {
    fn whole(&self, seq: u64, line: &LogLine) -> Step {
        Step {
            seq,
            at: line.at,
            seat: line.seat,
            bot: line.by_bot,
            lent: self.lent,
            taken_back: self.undoes > 0,
            undoes: self.undoes.into(),
            events: self.events.clone(),
            patch: None,
        }
    }
}
