//! Small City for programs and pages: [`kernel::Documents`].

mod action;
mod answer;
mod borough;
mod choice;
mod count;
mod counts;
mod effect;
mod lines;
mod numbers;
mod offer;
mod offers;
mod reason;
mod seat;
mod tables;
mod view;
mod words;

use kernel::{BadPosition, Documents, Game, RefusalDoc, Rng, Seat, Turn};
use schemars::{Schema, SchemaGenerator};

use crate::action::Action;
use crate::entry::{Entry, ResultDoc};
use crate::event::Event;
use crate::game::SmallCity;
use crate::illegal::Illegal;
use crate::setup::{SetupDoc, SetupFault};
use crate::state::State;
use crate::view::View;

pub use crate::modules::data::{DeedDoc as ModuleDeedDoc, StepDoc as ModuleStepDoc};
pub use crate::outlook::{DueDoc, DueKind, DuePartDoc, ForecastDoc, GainDoc, GainsDoc};
pub use crate::planned::StepDoc;

pub use answer::{AnswerDoc, LedgerDoc, QuestionDoc, ThereDoc};
pub use lines::{DrawnDoc, LinesDoc};

pub use action::{ActionDoc, DeedDoc};
pub use borough::{
    AreaDoc, BoroughDoc, LandDoc, MarkDoc, PeopleDoc, PlacedDoc, SomebodyDoc, SpaceDoc,
};
pub use choice::{ChangeDoc, ChoiceDoc, Cost, NearDoc, SavedDoc, SurchargeDoc};
pub use count::{CountDoc, CountedCondition, CountedDoc, CountedPromise};
pub use counts::{MaterialsDoc, StacksDoc};
pub use effect::{CouncilEffectDoc, EffectDoc, PriceDoc};
pub use offer::OfferDoc;
pub use offers::{BuildsDoc, OffersDoc, PlacesDoc, RideDoc, TileOfferDoc, WhyNotDoc};
pub use reason::ReasonDoc;
pub use seat::{
    ConditionDoc, PlanDoc, PlannedDoc, PlannedPromiseDoc, PromiseDoc, ScoreDoc, SeatDoc,
};
pub use tables::{
    CardDoc, CouncilPriceDoc, GrowthDoc, PersonDoc, PledgeDoc, TablesDoc, TileDoc, UsesDoc,
    WorthDoc,
};
pub use view::{NowDoc, PositionDoc, ViewDoc};
pub use words::AskedDoc;

/// An event is its own document.
pub type EventDoc = Event;

impl Documents for SmallCity {
    const HAS_SECRETS: bool = true;

    type ViewDoc = ViewDoc;
    type EventDoc = EventDoc;
    type ChoiceDoc = ChoiceDoc;
    type OffersDoc = OffersDoc;
    type TablesDoc = TablesDoc;
    type RefusalDoc = RefusalDoc<Illegal>;
    type QuestionDoc = QuestionDoc;
    type AnswerDoc = AnswerDoc;
    type ReasonDoc = ReasonDoc;
    type CountDoc = CountDoc;

    fn view_doc(&self, view: &View) -> ViewDoc {
        ViewDoc::new(self, view)
    }

    fn event_doc(&self, _: &View, event: &Event) -> EventDoc {
        event.clone()
    }

    fn choice_doc(&self, view: &View, seat: Seat, action: &Action) -> ChoiceDoc {
        ChoiceDoc::new(self, &view.state, seat, action)
    }

    fn offers_doc(&self, view: &View, seat: Seat) -> OffersDoc {
        match view.turn {
            Turn::Together(_) => OffersDoc::new(self, &view.state, seat),
            // The number of promises left is known, but not from the state in a view.
            Turn::Seat(due) if due == seat => {
                OffersDoc::new(self, &self.imagine(view, &mut Rng::seed(0)), seat)
            }
            Turn::Seat(_) | Turn::Chance | Turn::Over => OffersDoc::default(),
        }
    }

    fn tables_doc(&self) -> TablesDoc {
        TablesDoc::new(self)
    }

    fn refusal_doc(&self, _: &View, illegal: &Illegal) -> RefusalDoc<Illegal> {
        RefusalDoc::of(illegal)
    }

    fn answer_doc(
        &self,
        view: &View,
        seat: Seat,
        question: &QuestionDoc,
    ) -> Result<AnswerDoc, Illegal> {
        self.answer(&view.state, seat, question)
    }

    fn reason_docs(&self, view: &View, seat: Seat, action: &Action) -> Vec<ReasonDoc> {
        self.reasons(view, seat, action)
    }

    fn count_doc(&self, text: &str) -> Result<CountDoc, BadPosition> {
        CountDoc::new(self, text)
    }

    /// A step of a seat.
    fn stage(&self, view: &View) -> u32 {
        let State { round, step, place, .. } = view.state;
        u32::from_be_bytes([0, round, step, place])
    }

    fn schemas(generator: &mut SchemaGenerator) -> Vec<(&'static str, Schema)> {
        vec![
            ("View", generator.subschema_for::<ViewDoc>()),
            ("Choice", generator.subschema_for::<ChoiceDoc>()),
            ("Offers", generator.subschema_for::<OffersDoc>()),
            ("Tables", generator.subschema_for::<TablesDoc>()),
            ("Event", generator.subschema_for::<EventDoc>()),
            ("Refusal", generator.subschema_for::<RefusalDoc<Illegal>>()),
            ("SetupFault", generator.subschema_for::<RefusalDoc<SetupFault>>()),
            ("Entry", generator.subschema_for::<Entry>()),
            ("Setup", generator.subschema_for::<SetupDoc>()),
            ("Result", generator.subschema_for::<ResultDoc>()),
            ("Question", generator.subschema_for::<QuestionDoc>()),
            ("Answer", generator.subschema_for::<AnswerDoc>()),
            ("Reason", generator.subschema_for::<ReasonDoc>()),
            ("Count", generator.subschema_for::<CountDoc>()),
        ]
    }
}
