//! Grades of decisions.

use kernel::{Grades, Study};
use schemars::JsonSchema;
use serde::Serialize;

use crate::tenths::Tenths;

/// How good a decision was, by what it gave away beyond one standard error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ReviewGrade")]
pub enum Grade {
    /// There was no choice, or all choices are as good.
    None,
    /// As good as the best.
    Best,
    /// Sound.
    Sound,
    /// A slip.
    Slip,
    /// A mistake.
    Mistake,
    /// A blunder.
    Blunder,
}

/// The thresholds of a game at a table of so many seats.
pub(crate) fn grades<G: Study>(seats: usize) -> Grades {
    let own = G::GRADES.iter().find(|grades| usize::from(grades.seats) == seats);
    *own.or(G::GRADES.last()).expect("a game has grades")
}

/// The grade of a loss, for what exceeds its error.
pub(crate) fn grade(grades: &Grades, loss: Tenths, error: Tenths) -> Grade {
    if loss.number() < grades.sound {
        return Grade::Best;
    }
    let sure = loss.number() - error.number();
    let reached = [
        (grades.blunder, Grade::Blunder),
        (grades.mistake, Grade::Mistake),
        (grades.slip, Grade::Slip),
    ];
    let reached = reached.into_iter().find(|(least, _)| sure >= *least);
    reached.map_or(Grade::Sound, |(_, grade)| grade)
}

#[cfg(test)]
mod tests {
    use kernel::Grades;

    use super::{Grade, Tenths, grade};

    #[test]
    fn a_decision_is_graded_by_what_exceeds_its_error() {
        let grades = Grades { seats: 4, sound: 1.0, slip: 5.0, mistake: 12.0, blunder: 25.0 };
        let of = |loss, error| grade(&grades, Tenths(loss), Tenths(error));
        assert_eq!([of(0, 0), of(9, 0)], [Grade::Best; 2]);
        assert_eq!([of(10, 0), of(10, 10), of(49, 0), of(70, 21)], [Grade::Sound; 4]);
        assert_eq!([of(50, 0), of(135, 16)], [Grade::Slip; 2]);
        assert_eq!([of(120, 0), of(264, 15)], [Grade::Mistake; 2]);
        assert_eq!([of(250, 0), of(1_000, 15)], [Grade::Blunder; 2]);
    }
}
