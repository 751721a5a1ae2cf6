//! Simplicity for programs and pages: [`kernel::Documents`].

mod choice;
mod count;
mod event;
mod facts;
mod offers;
mod reason;
mod tables;
mod view;

use kernel::{BadPosition, Documents, NoQuestion, RefusalDoc, Seat};
use schemars::{Schema, SchemaGenerator};

use crate::{Action, Entry, Event, Illegal, ResultDoc, SetupDoc, SetupFault, Simplicity, State};

pub use choice::{Change, ChoiceDoc, Gained};
pub use count::{CountDoc, CountedDoc, CountedPart};
pub use event::EventDoc;
pub use facts::{FactsDoc, ReplyDoc};
pub use offers::{BuildDoc, OffersDoc};
pub use reason::ReasonDoc;
pub use tables::{StripDoc, TablesDoc};
pub use view::{BagDoc, Phase, PlayerView, SlotView, SpaceGround, SpaceView, TeamView, ViewDoc};

impl Documents for Simplicity {
    const HAS_SECRETS: bool = false;

    type ViewDoc = ViewDoc;
    type EventDoc = EventDoc;
    type ChoiceDoc = ChoiceDoc;
    type OffersDoc = OffersDoc;
    type TablesDoc = TablesDoc;
    type RefusalDoc = RefusalDoc<Illegal>;
    type QuestionDoc = NoQuestion;
    type AnswerDoc = NoQuestion;
    type ReasonDoc = ReasonDoc;
    type CountDoc = CountDoc;

    fn view_doc(&self, view: &State) -> ViewDoc {
        ViewDoc::new(self, view)
    }

    fn event_doc(&self, before: &State, event: &Event) -> EventDoc {
        EventDoc::new(self, before, event)
    }

    fn choice_doc(&self, view: &State, seat: Seat, action: &Action) -> ChoiceDoc {
        ChoiceDoc::new(self, view, seat, *action)
    }

    fn offers_doc(&self, view: &State, seat: Seat) -> OffersDoc {
        OffersDoc::new(self, view, seat)
    }

    fn tables_doc(&self) -> TablesDoc {
        TablesDoc::new(self)
    }

    fn refusal_doc(&self, _view: &State, illegal: &Illegal) -> RefusalDoc<Illegal> {
        RefusalDoc::of(illegal)
    }

    fn answer_doc(&self, _: &State, _: Seat, question: &NoQuestion) -> Result<NoQuestion, Illegal> {
        match *question {}
    }

    fn reason_docs(&self, view: &State, seat: Seat, action: &Action) -> Vec<ReasonDoc> {
        self.reasons(view, seat, *action)
    }

    fn count_doc(&self, text: &str) -> Result<CountDoc, BadPosition> {
        CountDoc::new(text)
    }

    /// The order of the first round, reversed: the last team begins.
    fn rematch(&self, log: &[Entry]) -> Vec<(String, String)> {
        let pawns = log.iter().filter_map(|entry| entry.pawn);
        let order: Vec<String> = pawns.map(|team| team.to_string()).collect();
        if order.len() < self.team_count() {
            return Vec::new();
        }
        let reversed: Vec<String> = order.into_iter().rev().collect();
        vec![("order".to_owned(), reversed.join(","))]
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
            ("Reason", generator.subschema_for::<ReasonDoc>()),
            ("Count", generator.subschema_for::<CountDoc>()),
            ("Facts", generator.subschema_for::<FactsDoc>()),
        ]
    }
}
