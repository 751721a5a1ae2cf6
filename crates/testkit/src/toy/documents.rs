//! The toy game for programs that know no game.

use kernel::{Documents, Fault, Seat};
use schemars::{Schema, SchemaGenerator};

use super::{Action, Entry, Event, Illegal, ResultDoc, SetupDoc, Toy, View};

impl Documents for Toy {
    const HAS_SECRETS: bool = true;

    type ViewDoc = View;
    type EventDoc = Event;
    /// Nothing is known of what an action will bring.
    type ChoiceDoc = ();

    fn view_doc(&self, view: &View) -> View {
        view.clone()
    }

    fn event_doc(&self, _before: &View, event: &Event) -> Event {
        event.clone()
    }

    fn choice_doc(&self, _view: &View, _seat: Seat, _action: &Action) {}

    fn refusal(&self, _view: &View, illegal: &Illegal) -> String {
        let text = illegal.to_string();
        let rule = illegal.rule().map_or_else(String::new, |rule| format!(" ({rule})"));
        text.strip_suffix(&rule).unwrap_or(&text).to_owned()
    }

    fn schemas(generator: &mut SchemaGenerator) -> Vec<(&'static str, Schema)> {
        vec![
            ("View", generator.subschema_for::<View>()),
            ("Choice", generator.subschema_for::<()>()),
            ("Event", generator.subschema_for::<Event>()),
            ("Entry", generator.subschema_for::<Entry>()),
            ("Setup", generator.subschema_for::<SetupDoc>()),
            ("Result", generator.subschema_for::<ResultDoc>()),
        ]
    }
}
