//! A game as documents for programs and pages that know nothing of its types.

use schemars::{Schema, SchemaGenerator};
use serde::Serialize;

use crate::{Notation, Seat};

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

    /// The document of a view.
    fn view_doc(&self, view: &Self::View) -> Self::ViewDoc;

    /// The document of an event that the owner of `before`, the view just before, is told.
    fn event_doc(&self, before: &Self::View, event: &Self::Event) -> Self::EventDoc;

    /// What a legal action of `seat`, the owner of `view`, would bring.
    fn choice_doc(&self, view: &Self::View, seat: Seat, action: &Self::Action) -> Self::ChoiceDoc;

    /// Why an action is refused, as a sentence or two for somebody who sees `view`; the rule id
    /// is told beside it.
    fn refusal(&self, view: &Self::View, illegal: &Self::Illegal) -> String;

    /// The options, as key and value, that a rematch changes, given the log of the game before.
    fn rematch(&self, _log: &[Self::Entry]) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The schema of every document, by name: `View`, `Choice`, `Event`, `Entry`, `Setup` and
    /// `Result`.
    fn schemas(generator: &mut SchemaGenerator) -> Vec<(&'static str, Schema)>;
}
