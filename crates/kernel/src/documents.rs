//! A game as documents for programs and pages that know nothing of its types.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Fault, Notation, Seat};

/// A game that can be shown to other programs: plain documents with published schemas, made of what
/// an observer may know and nothing else.
pub trait Documents: Notation {
    /// Whether some observer may know more than another, so that people who share a screen must
    /// not look over each other's shoulders.
    const HAS_SECRETS: bool;

    /// A view as a page draws it, with all that follows from it, such as scores.
    type ViewDoc: Serialize;
    /// An event, with what follows from it.
    type EventDoc: Serialize;
    /// What an action would bring, told before it is made.
    type ChoiceDoc: Serialize;
    /// All that a seat may do now, as a board needs it: what is the same for many actions is said
    /// once. Every legal action, and no other, can be put together from it.
    type OffersDoc: Serialize;
    /// What never changes while a game runs, such as the pieces in the box.
    type TablesDoc: Serialize;
    /// Why an action is refused: `why` is its first field, then the values that a sentence needs,
    /// `code` and `rule` (see [`Fault::document`]).
    type RefusalDoc: Serialize;
    /// What a page may ask about a position beside all that; [`NoQuestion`] where there is nothing.
    type QuestionDoc: DeserializeOwned;
    /// The answer to a question.
    type AnswerDoc: Serialize;
    /// Something that speaks for an action, or against it; [`NoReason`] where a game says nothing.
    type ReasonDoc: Serialize;

    /// The document of a view.
    fn view_doc(&self, view: &Self::View) -> Self::ViewDoc;

    /// The document of an event that the owner of `before`, the view just before, is told.
    fn event_doc(&self, before: &Self::View, event: &Self::Event) -> Self::EventDoc;

    /// What a legal action of `seat`, the owner of `view`, would bring.
    fn choice_doc(&self, view: &Self::View, seat: Seat, action: &Self::Action) -> Self::ChoiceDoc;

    /// What `seat`, the owner of `view`, may do now.
    fn offers_doc(&self, view: &Self::View, seat: Seat) -> Self::OffersDoc;

    /// What never changes while this game runs.
    fn tables_doc(&self) -> Self::TablesDoc;

    /// Why an action is refused, for somebody who sees `view`.
    fn refusal_doc(&self, view: &Self::View, illegal: &Self::Illegal) -> Self::RefusalDoc;

    /// Which step of the rules is under way, as far as its owner sees: another number in another step.
    /// What a seat tries before it does it ends with its step. By default all of a game is one.
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

    /// What speaks for a legal action of `seat`, the owner of `view`, and against it, as the game itself
    /// reckons: for whoever asks why a bot would do it.
    fn reason_docs(
        &self,
        _view: &Self::View,
        _seat: Seat,
        _action: &Self::Action,
    ) -> Vec<Self::ReasonDoc> {
        Vec::new()
    }

    /// The options, as key and value, that a rematch changes, given the log of the game before.
    fn rematch(&self, _log: &[Self::Entry]) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The schema of every document, by name: `View`, `Choice`, `Offers`, `Tables`, `Event`,
    /// `Refusal`, `SetupFault`, `Entry`, `Setup` and `Result`, and where there are questions
    /// `Question` and `Answer`, and where there are reasons `Reason`.
    fn schemas(generator: &mut SchemaGenerator) -> Vec<(&'static str, Schema)>;
}

/// The questions of a game that answers none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoQuestion {}

/// The reasons of a game that gives none.
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
