//! Small City for programs and pages: [`kernel::Documents`].

mod choice;
mod event;
mod offer;
mod seat;
mod view;
mod words;

use kernel::{Documents, Fault, Seat};
use schemars::{Schema, SchemaGenerator};

use crate::action::Action;
use crate::event::Event;
use crate::game::SmallCity;
use crate::illegal::Illegal;
use crate::map::Cells;
use crate::notation::{Entry, ResultDoc};
use crate::setup::SetupDoc;
use crate::view::View;

pub use choice::{ChangeDoc, ChoiceDoc};
pub use event::EventDoc;
pub use offer::{OfferDoc, RefusalDoc};
pub use seat::{
    BoroughDoc, ConditionDoc, ForecastDoc, LandDoc, PeopleDoc, PlacedDoc, PlanDoc, PromiseDoc,
    ScoreDoc, SeatDoc, SomebodyDoc, SpaceDoc,
};
pub use view::{
    CardDoc, CouncilCellDoc, CouncilPriceDoc, MaterialsDoc, NowDoc, PositionDoc, StacksDoc,
    TileDoc, ViewDoc,
};
pub(crate) use words::counted;

/// What a seat is called where nobody's name is known: people count from 1.
pub(crate) fn player(seat: Seat) -> String {
    format!("Player {}", seat.index() + 1)
}

/// A sentence made of a text: with a full stop, and with a capital letter unless it begins with a
/// cell, because c4 is a cell and C4 a tile.
pub fn sentence(text: &str) -> String {
    let word = text.split(' ').next().unwrap_or_default();
    if Cells::parse(word).is_some() {
        return format!("{text}.");
    }
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}

impl Documents for SmallCity {
    const HAS_SECRETS: bool = true;

    type ViewDoc = ViewDoc;
    type EventDoc = EventDoc;
    type ChoiceDoc = ChoiceDoc;

    fn view_doc(&self, view: &View) -> ViewDoc {
        ViewDoc::new(self, view)
    }

    fn event_doc(&self, _: &View, event: &Event) -> EventDoc {
        EventDoc::new(self, event)
    }

    fn choice_doc(&self, view: &View, seat: Seat, action: &Action) -> ChoiceDoc {
        ChoiceDoc::new(self, &view.state, seat, action)
    }

    /// The sentence without the id of its rule, begun with a capital letter.
    fn refusal(&self, _: &View, illegal: &Illegal) -> String {
        let text = illegal.to_string();
        let rule = illegal.rule().map(|rule| format!(" ({rule})")).unwrap_or_default();
        sentence(text.strip_suffix(&rule).unwrap_or(&text))
    }

    fn schemas(generator: &mut SchemaGenerator) -> Vec<(&'static str, Schema)> {
        vec![
            ("View", generator.subschema_for::<ViewDoc>()),
            ("Choice", generator.subschema_for::<ChoiceDoc>()),
            ("Event", generator.subschema_for::<EventDoc>()),
            ("Entry", generator.subschema_for::<Entry>()),
            ("Setup", generator.subschema_for::<SetupDoc>()),
            ("Result", generator.subschema_for::<ResultDoc>()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn a_cell_is_never_written_like_a_tile() {
        assert_eq!(sentence("c5 is not a shape of Park"), "c5 is not a shape of Park.");
        assert_eq!(sentence("c5 c6 are taken"), "c5 c6 are taken.");
        assert_eq!(sentence("each worker makes 1 wood"), "Each worker makes 1 wood.");
        assert_eq!(sentence("a tile"), "A tile.");
    }
}
