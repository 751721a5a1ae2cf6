//! What an observer was told. Of each step the least is kept: the line that it is of says the rest.

use store::LogLine;

use crate::wire::{Events, Step};

/// What an observer was told.
#[derive(Default)]
pub(super) struct Track {
    steps: Vec<Kept>,
    /// The last step that makes plans of this observer out of date.
    floor: u64,
}

/// A step without what its line says.
struct Kept {
    /// The number of its line.
    line: u32,
    /// How many earlier steps it undoes.
    undoes: u32,
    events: Events,
}

/// What a line tells an observer.
pub(super) struct Telling {
    /// How many earlier steps it undoes.
    pub(super) undoes: u32,
    pub(super) events: Events,
    /// Whether it makes plans of this observer out of date.
    pub(super) outdates: bool,
}

impl Track {
    /// How many steps there are.
    pub(super) fn seq(&self) -> u64 {
        self.steps.len() as u64
    }

    /// How many there were right after a line.
    pub(super) fn seq_at(&self, line: &LogLine) -> u64 {
        self.steps.partition_point(|kept| kept.line <= line.number) as u64
    }

    /// Whether what was planned after that many steps may still count.
    pub(super) fn is_fresh(&self, expect: u64) -> bool {
        (self.floor..=self.seq()).contains(&expect)
    }

    /// Adds the step of a line, which is given back whole.
    pub(super) fn tell(&mut self, line: &LogLine, telling: Telling) -> Step {
        let Telling { undoes, events, outdates } = telling;
        let kept = Kept { line: line.number, undoes, events };
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

    /// Gives back the memory that is kept for steps to come.
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
            taken_back: self.undoes > 0,
            undoes: self.undoes.into(),
            events: self.events.clone(),
            patch: None,
        }
    }
}
