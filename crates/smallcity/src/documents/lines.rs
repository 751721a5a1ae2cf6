//! Things on borders and points of a map, as data.

use schemars::JsonSchema;
use serde::Serialize;

use crate::border::Lines;
use crate::game::SmallCity;
use crate::hooks::Drawn;
use crate::map::Cells;
use crate::state::Borough;

/// Things of one kind on borders and points of a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityDrawn")]
pub struct DrawnDoc {
    /// What it is, as a code.
    pub name: &'static str,
    /// Where.
    #[serde(flatten)]
    pub lines: LinesDoc,
    /// How many more pieces its seat has for borders.
    pub lines_left: u8,
    /// How many more pieces it has for points.
    pub points_left: u8,
    /// The price of a piece for a border by itself.
    pub line_price: u16,
    /// The price of a piece for a point.
    pub point_price: u16,
}

/// Borders and points of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityLines")]
pub struct LinesDoc {
    /// The borders of these cells with their right neighbours.
    pub right: Cells,
    /// The borders of these cells with the neighbours below.
    pub below: Cells,
    /// The lower right corners of these cells.
    pub points: Cells,
}

impl From<Lines> for LinesDoc {
    fn from(Lines { right, below, points }: Lines) -> LinesDoc {
        LinesDoc { right, below, points }
    }
}

impl From<Drawn> for DrawnDoc {
    fn from(drawn: Drawn) -> DrawnDoc {
        let Drawn { name, lines, left, price } = drawn;
        let ([lines_left, points_left], [line_price, point_price]) = (left, price);
        DrawnDoc { name, lines: lines.into(), lines_left, points_left, line_price, point_price }
    }
}

impl SmallCity {
    /// All things on borders and points of a map, walls included.
    pub fn lines(&self, borough: &Borough) -> Lines {
        let all = self.rules().lines(borough).map(|drawn| drawn.lines);
        all.fold(self.rules().walls(borough), |all, lines| all.with(&lines))
    }
}
