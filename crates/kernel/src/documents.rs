//! A game as documents for programs and pages that do not know its types.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{BadPosition, Fault, Notation, Seat};

/// A game that other programs can show: plain documents with published schemas, built only from what an
/// observer may know.
pub trait Documents: Notation {
    /// Whether one observer may know more than another. If so, people who share a screen must hide it
    /// from each other.
    const HAS_SECRETS: bool;

    /// A view as a page draws it, with derived facts such as scores.
    type ViewDoc: Serialize;
    /// An event, with its consequences.
    type EventDoc: Serialize;
    /// A preview of what an action would bring.
    type ChoiceDoc: Serialize;
    /// The legal actions of a seat, shaped for a board: it states once what many actions share. A page
    /// can build every legal action from it, and no other.
    type OffersDoc: Serialize;
    /// What never changes during a game, such as the pieces in the box.
    type TablesDoc: Serialize;
    /// Why the game refuses an action: `why` is the first field, then the values that a sentence needs,
    /// `code` and `rule` (see [`Fault::document`]).
    type RefusalDoc: Serialize;
    /// What else a page may ask about a position; [`NoQuestion`] if nothing.
    type QuestionDoc: DeserializeOwned;
    /// The answer to a question.
    type AnswerDoc: Serialize;
    /// A reason for or against an action; [`NoReason`] if a game gives none.
    type ReasonDoc: Serialize;
    /// The points of a finished game at a real table, in parts; `()` if the game is not counted.
    type CountDoc: Serialize;

    /// The document of a view.
    fn view_doc(&self, view: &Self::View) -> Self::ViewDoc;

    /// The document of an event. `before` is the view of a spectator just before it: the document is the
    /// same for each observer who may know of the event.
    fn event_doc(&self, before: &Self::View, event: &Self::Event) -> Self::EventDoc;

    /// What a legal action of `seat`, the owner of `view`, would bring.
    fn choice_doc(&self, view: &Self::View, seat: Seat, action: &Self::Action) -> Self::ChoiceDoc;

    /// What `seat`, the owner of `view`, may do now.
    fn offers_doc(&self, view: &Self::View, seat: Seat) -> Self::OffersDoc;

    /// What never changes while this game runs.
    fn tables_doc(&self) -> Self::TablesDoc;

    /// Why the game refuses an action, for the observer of `view`.
    fn refusal_doc(&self, view: &Self::View, illegal: &Self::Illegal) -> Self::RefusalDoc;

    /// The current step of the rules, as far as the view's owner knows it; each step has its own
    /// number. A seat's tentative actions end with their step. By default the whole game is one step.
    fn stage(&self, _view: &Self::View) -> u32 {
        0
    }

    /// The answer to a question of `seat`, the owner of `view`.
    ///
    /// # Errors
    /// The question names something that is not in this game.
    fn answer_doc(
        &self,
        view: &Self::View,
        seat: Seat,
        question: &Self::QuestionDoc,
    ) -> Result<Self::AnswerDoc, Self::Illegal>;

    /// The game's own reasons for and against a legal action of `seat`, the owner of `view`. They
    /// explain a bot's choice.
    fn reason_docs(
        &self,
        _view: &Self::View,
        _seat: Seat,
        _action: &Self::Action,
    ) -> Vec<Self::ReasonDoc> {
        Vec::new()
    }

    /// Counts a finished game from a text that says what it needs: the whole position, or a score sheet.
    ///
    /// # Errors
    /// The first place where the text cannot be, with the rule that it breaks.
    fn count_doc(&self, _text: &str) -> Result<Self::CountDoc, BadPosition> {
        let problem = format!("{} is not counted here", Self::TITLE);
        Err(BadPosition::at((1, 1), problem, None))
    }

    /// The options, as key and value, that a rematch changes, given the previous game's log.
    fn rematch(&self, _log: &[Self::Entry]) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The schema of every document, by name: `View`, `Choice`, `Offers`, `Tables`, `Event`, `Refusal`,
    /// `SetupFault`, `Entry`, `Setup` and `Result`; also `Question` and `Answer` if the game takes
    /// questions, `Reason` if it gives reasons, and `Count` if it is counted.
    fn schemas(generator: &mut SchemaGenerator) -> Vec<(&'static str, Schema)>;
}

/// For games that answer no questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoQuestion {}

/// For games that give no reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum NoReason {}

/// A refusal as data, with its code and rule: for games whose refusals are data themselves, tagged
/// by `why`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "{I}")]
pub struct RefusalDoc<I> {
    /// What is wrong.
    #[serde(flatten)]
    pub illegal: I,
    /// A stable name for programs.
    pub code: &'static str,
    /// The rule behind it.
    pub rule: Option<&'static str>,
}

impl<I: Fault + Clone + Serialize> RefusalDoc<I> {
    /// The document of a refusal.
    pub fn of(illegal: &I) -> RefusalDoc<I> {
        RefusalDoc { illegal: illegal.clone(), code: illegal.code(), rule: illegal.rule() }
    }

    /// The document of a refusal as JSON, for [`Fault::document`].
    pub fn json(illegal: &I) -> Option<Value> {
        serde_json::to_value(RefusalDoc::of(illegal)).ok()
    }
}
