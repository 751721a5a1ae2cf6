//! The exceptions. Their texts are the program's own sentences.

use std::error::Error;

use catalog::{Refusal, Refused};
use kernel::Fault;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use record::RecordError;
use serde_json::Value;
use words::Words;

pyo3::create_exception!(
    citywright,
    Illegal,
    PyValueError,
    "The rules forbid this action or draw; nothing has changed. `code` names the reason, `rule` is the id \
     of the broken rule or None, `document` has the details, and `index` is the slot of a Batch or None."
);
pyo3::create_exception!(
    citywright,
    BadSetup,
    PyValueError,
    "This set-up cannot be played. `faults` lists every reason, each a dict with `code`, `rule`, `message`."
);
pyo3::create_exception!(
    citywright,
    NotDue,
    PyRuntimeError,
    "Somebody else is to act: another seat, chance, or nobody because the game is over."
);

/// A refusal by the rules of a game.
pub(crate) struct Judged {
    /// The game whose messages render it.
    pub(crate) game: &'static str,
    /// A stable name of the reason.
    pub(crate) code: &'static str,
    /// The broken rule.
    pub(crate) rule: Option<&'static str>,
    /// The details.
    pub(crate) document: Value,
}

impl Judged {
    /// As an exception; `index` is the slot of a batch.
    pub(crate) fn raise(&self, py: Python<'_>, index: Option<usize>) -> PyErr {
        let told = of_document(self.game, &self.document, self.rule);
        let text = index.map_or(told.clone(), |index| format!("slot {index}: {told}"));
        illegal(py, text, self.code, self.rule, Some(&self.document), index)
    }
}

/// No action or outcome has this number.
pub(crate) fn no_number(py: Python<'_>, what: &str, code: i64, index: Option<usize>) -> PyErr {
    let place = index.map_or(String::new(), |index| format!("slot {index}: "));
    let text = format!("{place}no {what} has the number {code} here");
    illegal(py, text, "no_such_number", None, None, index)
}

fn illegal(
    py: Python<'_>,
    text: String,
    code: &str,
    rule: Option<&str>,
    document: Option<&Value>,
    index: Option<usize>,
) -> PyErr {
    let error = Illegal::new_err(text);
    let fill = || -> PyResult<()> {
        let value = error.value(py);
        value.setattr("code", code)?;
        value.setattr("rule", rule)?;
        value.setattr("document", document.map(|value| to_python(py, value)).transpose()?)?;
        value.setattr("index", index)
    };
    fill().err().unwrap_or(error)
}

/// Every fault of a set-up, of data or of players.
pub(crate) fn bad_setup(py: Python<'_>, refusal: &Refusal) -> PyErr {
    let faults: Vec<&dyn Fault> = refusal.faults.iter().map(|fault| &**fault).collect();
    bad_setup_of(py, &faults)
}

/// Faults as a [`BadSetup`].
pub(crate) fn bad_setup_of(py: Python<'_>, faults: &[&dyn Fault]) -> PyErr {
    let told: Vec<(&str, Option<&str>, String)> =
        faults.iter().map(|fault| (fault.code(), fault.rule(), of_fault(*fault))).collect();
    let texts: Vec<&str> = told.iter().map(|(.., text)| &**text).collect();
    let error = BadSetup::new_err(texts.join("\n"));
    let documents = told.iter().map(
        |(code, rule, message)| serde_json::json!({"code": code, "rule": rule, "message": message}),
    );
    let documents = to_python(py, &Value::Array(documents.collect()));
    let set = documents.and_then(|faults| error.value(py).setattr("faults", faults));
    set.err().unwrap_or(error)
}

/// A set-up that the wheel itself refuses.
pub(crate) fn bad_setup_text(py: Python<'_>, code: &str, message: &str) -> PyErr {
    let error = BadSetup::new_err(message.to_owned());
    let faults = serde_json::json!([{"code": code, "rule": null, "message": message}]);
    let set = to_python(py, &faults).and_then(|faults| error.value(py).setattr("faults", faults));
    set.err().unwrap_or(error)
}

fn of_fault(fault: &dyn Fault) -> String {
    let error: &dyn Error = fault;
    match error.downcast_ref() {
        Some(Refused { game, document, rule, .. }) => of_document(game, document, *rule),
        None => fault.to_string(),
    }
}

fn of_document(game: &str, document: &Value, rule: Option<&str>) -> String {
    let told = Words::english_of(game).tell("refusal", document);
    rule.map_or(told.clone(), |rule| format!("{told} ({rule})"))
}

/// A record that cannot be read or breaks a rule.
pub(crate) fn bad_record(error: &RecordError) -> PyErr {
    let problem = match error.told() {
        Some((game, documents)) => {
            let told = documents.iter().map(|document| of_document(game, document, error.rule()));
            told.collect::<Vec<_>>().join("; ")
        }
        None => error.problem().to_owned(),
    };
    let entry = error.entry().map_or(String::new(), |entry| format!(", entry {entry}"));
    let field = error.field().map_or(String::new(), |field| format!(", field {field:?}"));
    PyValueError::new_err(format!("record {}{entry}{field}: {problem}", error.number()))
}

/// A document as dicts, lists, texts and numbers.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}
