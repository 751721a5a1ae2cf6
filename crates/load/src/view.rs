//! A client's view of its table, built from whole states and patches, and checked against each
//! later whole state.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::Value;

use crate::patch::apply;

/// A client's view.
#[derive(Debug, Default)]
pub(crate) struct View {
    /// The current state; null before the deal.
    now: Value,
    /// A hash of every step so far: thousands of clients store them.
    steps: Vec<u64>,
    /// Differences found.
    pub(crate) differences: Vec<String>,
}

/// The effect of a message.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    /// No news.
    Nothing,
    /// A whole state.
    Whole,
    /// The next step.
    Step,
    /// A message that does not fit the known state: the client must ask for the whole state.
    Lost,
}

impl View {
    /// The number of the last step; nothing before the deal.
    pub(crate) fn seq(&self) -> Option<u64> {
        self.now["seq"].as_u64()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.now["turn"]["kind"] == "over"
    }

    /// Whether it has offers.
    pub(crate) fn may_act(&self) -> bool {
        !self.now["offers"].is_null()
    }

    /// Handles a message with a `state` or a `step`.
    pub(crate) fn hear(&mut self, message: &mut Value) -> Heard {
        match message["type"].as_str() {
            Some("step") => self.step(message),
            Some("now") if message["state"]["seq"].as_u64() != self.seq() => Heard::Lost,
            _ if message["state"].is_object() => self.whole(message["state"].take()),
            _ => Heard::Nothing,
        }
    }

    fn step(&mut self, message: &mut Value) -> Heard {
        let Some(seq) = message["step"]["seq"].as_u64() else { return Heard::Lost };
        if self.seq().is_some_and(|known| seq <= known) {
            return Heard::Nothing;
        }
        if self.steps.len() as u64 + 1 != seq {
            return Heard::Lost;
        }
        if message["state"].is_object() {
            self.now = message["state"].take();
        } else if let Err(problem) = apply(&mut self.now, &message["patch"]) {
            self.differences.push(format!("step {seq}: {problem}"));
            self.now = Value::Null;
            return Heard::Lost;
        }
        self.steps.push(digest(&message["step"]));
        if self.seq() != Some(seq) {
            self.differences
                .push(format!("after step {seq} the state has number {:?}", self.seq()));
        }
        Heard::Step
    }

    /// Compares a whole state with the view, and adopts it if it is newer. Its steps, if it has
    /// any, must begin with the known ones.
    pub(crate) fn whole(&mut self, mut state: Value) -> Heard {
        let (known, seq) = (self.seq(), state["seq"].as_u64());
        let members = state.as_object_mut();
        let steps = members.and_then(|members| {
            members.shift_remove("seat");
            members.shift_remove("steps")
        });
        if seq < known {
            return Heard::Nothing;
        }
        if let Some(steps) = steps.as_ref().and_then(Value::as_array) {
            let told: Vec<u64> = steps.iter().map(digest).collect();
            let agree = self.steps.iter().zip(&told).take_while(|(known, told)| known == told);
            let agree = agree.count();
            if agree < self.steps.len() {
                let problem = format!("step {} was told otherwise before", agree + 1);
                self.differences.push(problem);
            }
            self.steps = told;
        }
        if seq == known
            && let Some(place) = difference(&self.now, &state)
        {
            self.differences.push(format!("at step {}: {place}", seq.unwrap_or(0)));
        }
        self.now = state;
        Heard::Whole
    }
}

/// A hash of a document's text.
fn digest(document: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    document.to_string().hash(&mut hasher);
    hasher.finish()
}

/// The first place where two documents differ, with both values.
fn difference(here: &Value, there: &Value) -> Option<String> {
    if here == there {
        return None;
    }
    let parts = match (here, there) {
        (Value::Object(one), Value::Object(other)) => {
            let mut names = one.keys().chain(other.keys());
            names
                .find_map(|name| Some(format!("/{name}{}", difference(&here[name], &there[name])?)))
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(at, (one, other))| Some(format!("/{at}{}", difference(one, other)?)))
        }
        _ => None,
    };
    let told = |value: &Value| value.to_string().chars().take(200).collect::<String>();
    Some(parts.unwrap_or_else(|| format!(" is {} here, {} there", told(here), told(there))))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Heard, View};

    fn state(seq: u64, points: u64) -> Value {
        let steps: Vec<Value> = (1..=seq).map(step).collect();
        json!({ "type": "state", "state": { "seat": 0, "seq": seq, "view": { "points": [points] },
            "turn": { "kind": "seat", "seats": [0] }, "offers": null, "steps": steps } })
    }

    fn step(seq: u64) -> Value {
        json!({ "seq": seq, "at": 7 * seq, "seat": 0 })
    }

    fn patch(seq: u64, points: u64) -> Value {
        json!({ "type": "step", "step": step(seq), "patch": [
            { "op": "replace", "path": "/seq", "value": seq },
            { "op": "replace", "path": "/view/points/0", "value": points },
        ] })
    }

    fn after(messages: &[Value]) -> (View, Vec<Heard>) {
        let mut view = View::default();
        let heard = messages.iter().map(|message| view.hear(&mut message.clone())).collect();
        (view, heard)
    }

    #[test]
    fn patches_lead_to_the_state_of_the_server() {
        let (view, heard) =
            after(&[state(1, 5), patch(2, 6), patch(2, 6), patch(3, 9), state(3, 9)]);
        assert_eq!(heard, [Heard::Whole, Heard::Step, Heard::Nothing, Heard::Step, Heard::Whole]);
        assert_eq!((view.differences.len(), view.seq()), (0, Some(3)));
    }

    #[test]
    fn a_wrong_patch_is_noticed() {
        let (view, _) = after(&[state(1, 5), patch(2, 6), state(2, 7)]);
        assert_eq!(view.differences, ["at step 2: /view/points/0 is 6 here, 7 there"]);
        let now = json!({ "type": "now", "state": { "seq": 1, "view": { "points": [4] },
            "turn": { "kind": "seat", "seats": [0] }, "offers": null } });
        let (view, _) = after(&[state(1, 5), now]);
        assert_eq!(view.differences, ["at step 1: /view/points/0 is 5 here, 4 there"]);
    }

    #[test]
    fn a_patch_that_fits_nothing_is_noticed() {
        let mut wrong = patch(2, 6);
        wrong["patch"][1]["path"] = json!("/view/money");
        let (view, heard) = after(&[state(1, 5), wrong]);
        assert_eq!((view.differences.len(), &heard[1]), (1, &Heard::Lost));
    }

    #[test]
    fn a_different_step_is_noticed() {
        let mut other = state(2, 6);
        other["state"]["steps"][1]["at"] = json!(1);
        let (view, _) = after(&[state(1, 5), patch(2, 6), other]);
        assert_eq!(view.differences, ["step 2 was told otherwise before"]);
    }

    #[test]
    fn a_missing_step_is_looked_for() {
        let (view, heard) = after(&[state(1, 5), patch(3, 6)]);
        assert_eq!((view.differences.len(), &heard[1]), (0, &Heard::Lost));
    }
}
