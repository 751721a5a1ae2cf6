//! The toy game as documents for generic programs.

use kernel::{Documents, Game, NoQuestion, NoReason, RefusalDoc, Seat};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;

use super::{
    Action, Card, Chip, Entry, Event, Illegal, ResultDoc, SetupDoc, SetupFault, Toy, View,
};

/// What a seat may do now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ToyOffers")]
pub struct OffersDoc {
    /// The chips that it may choose (TOY-3).
    pub bid: Vec<Chip>,
    /// Whether it may commit (TOY-4).
    pub commit: bool,
    /// Whether it may take its commit back (TOY-4).
    pub reopen: bool,
}

/// What never changes in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ToyTables")]
pub struct TablesDoc {
    /// The cards of the deck (TOY-2).
    pub cards: Vec<Card>,
    /// The chips of each seat (TOY-1).
    pub chips: Vec<Chip>,
}

impl Documents for Toy {
    const HAS_SECRETS: bool = true;

    type ViewDoc = View;
    type EventDoc = Event;
    /// Nobody can predict what an action will bring.
    type ChoiceDoc = ();
    type OffersDoc = OffersDoc;
    type TablesDoc = TablesDoc;
    type RefusalDoc = RefusalDoc<Illegal>;
    type QuestionDoc = NoQuestion;
    type AnswerDoc = NoQuestion;
    type ReasonDoc = NoReason;
    type CountDoc = ();

    fn view_doc(&self, view: &View) -> View {
        view.clone()
    }

    fn event_doc(&self, _before: &View, event: &Event) -> Event {
        event.clone()
    }

    fn choice_doc(&self, _view: &View, _seat: Seat, _action: &Action) {}

    fn offers_doc(&self, view: &View, seat: Seat) -> OffersDoc {
        let player = &view.players[seat.index()];
        let may_choose = |chip: &Chip| player.chosen != Some(*chip);
        let is_over = player.spent.len() == usize::from(self.setup().rounds);
        if view.dealt < self.seats() || is_over {
            return OffersDoc::default();
        }
        if player.committed {
            return OffersDoc { reopen: true, ..OffersDoc::default() };
        }
        OffersDoc {
            bid: player.chips.iter().copied().filter(may_choose).collect(),
            commit: player.chosen.is_some(),
            reopen: false,
        }
    }

    fn tables_doc(&self) -> TablesDoc {
        TablesDoc { cards: self.cards(), chips: self.chips() }
    }

    fn refusal_doc(&self, _view: &View, illegal: &Illegal) -> RefusalDoc<Illegal> {
        RefusalDoc::of(illegal)
    }

    fn answer_doc(&self, _: &View, _: Seat, question: &NoQuestion) -> Result<NoQuestion, Illegal> {
        match *question {}
    }

    fn schemas(generator: &mut SchemaGenerator) -> Vec<(&'static str, Schema)> {
        vec![
            ("View", generator.subschema_for::<View>()),
            ("Choice", generator.subschema_for::<()>()),
            ("Offers", generator.subschema_for::<OffersDoc>()),
            ("Tables", generator.subschema_for::<TablesDoc>()),
            ("Event", generator.subschema_for::<Event>()),
            ("Refusal", generator.subschema_for::<RefusalDoc<Illegal>>()),
            ("SetupFault", generator.subschema_for::<RefusalDoc<SetupFault>>()),
            ("Entry", generator.subschema_for::<Entry>()),
            ("Setup", generator.subschema_for::<SetupDoc>()),
            ("Result", generator.subschema_for::<ResultDoc>()),
        ]
    }
}
