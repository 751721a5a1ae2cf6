//! Reports errors, to people in their language or to programs, and sets the exit status.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use anyhow::Result;
use catalog::{Refusal, Refused};
use kernel::{Fault, OptionKind};
use record::RecordError;
use serde_json::{Value, json};
use words::Words;

use crate::common::{INTERRUPTED, Interrupted, WrongArguments};
use crate::play::say::Say;
use crate::text::{safe, said};

/// Prints the error, if any, and returns the exit status: 0 done, 1 the request failed, 2 wrong
/// arguments, 130 interrupted. A reader that closes the pipe early is no error.
pub(crate) fn exit_code(outcome: Result<()>, is_json: bool) -> ExitCode {
    let Err(error) = outcome else { return ExitCode::SUCCESS };
    let closed = |cause: &(dyn Error + 'static)| {
        let error = cause.downcast_ref::<io::Error>();
        error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(closed) {
        return ExitCode::SUCCESS;
    }
    let (kind, status) = if error.is::<WrongArguments>() || is_bad_request(&error) {
        ("wrong_arguments", 2)
    } else if error.is::<Interrupted>() {
        ("interrupted", INTERRUPTED)
    } else {
        ("failed", 1)
    };
    let fault = fault(&error);
    let (code, rule) = (fault.map_or(kind, Fault::code), fault.and_then(Fault::rule));
    let mut problem = message(&error);
    if codes(&error).chain([code]).any(is_about_data) {
        problem += &format!("\n{}", Words::english().tell("terminal", &Say::LoadData));
    }
    if is_json {
        let error = json!({"code": code, "rule": rule, "message": problem});
        anstream::eprintln!("{}", json!({ "error": error }));
    } else {
        let failed = Words::english().tell("terminal", &Say::Failed { problem });
        anstream::eprintln!("{failed}");
    }
    ExitCode::from(status)
}

/// Whether the game's refusal concerns only the arguments.
fn is_bad_request(error: &anyhow::Error) -> bool {
    error.downcast_ref::<Refusal>().is_some_and(|refusal| refusal.is_bad_request)
}

/// The code of each fault of a refusal.
fn codes(error: &anyhow::Error) -> impl Iterator<Item = &'static str> {
    let refusal = error.downcast_ref::<Refusal>();
    refusal.into_iter().flat_map(|refusal| &refusal.faults).map(|fault| fault.code())
}

/// Whether a refusal asks for missing data: `unknown_` and the option that names it.
fn is_about_data(code: &str) -> bool {
    let key = code.strip_prefix("unknown_");
    let mut options = catalog::games().into_iter().flat_map(|game| game.options());
    options.any(|option| option.kind == OptionKind::Set && key == Some(option.key))
}

/// The fault behind an error, if it has a code of its own.
fn fault(error: &anyhow::Error) -> Option<&dyn Fault> {
    let refusal = error.downcast_ref::<Refusal>().and_then(|refusal| refusal.faults.first());
    let record = || error.downcast_ref::<RecordError>().map(|fault| fault as &dyn Fault);
    refusal.map(|fault| &**fault).or_else(record)
}

/// The error and its causes, made safe to print: it may quote foreign text.
pub(crate) fn message(error: &anyhow::Error) -> String {
    let mut told: Vec<String> = error.chain().map(of_cause).collect();
    // Errors of other reads and writes name their file.
    if told.len() == 1 && error.is::<io::Error>() {
        told.insert(0, "cannot write to standard output".to_owned());
    }
    let lines = told.join(": ");
    lines.lines().map(|line| safe(line, usize::MAX)).collect::<Vec<_>>().join("\n")
}

fn of_cause(cause: &(dyn Error + 'static)) -> String {
    if let Some(refusal) = cause.downcast_ref::<Refusal>() {
        let faults = refusal.faults.iter().map(|fault| of_fault(&**fault));
        return faults.collect::<Vec<_>>().join("\n");
    }
    if let Some(error) = cause.downcast_ref::<RecordError>() {
        return of_record(error);
    }
    cause.downcast_ref::<io::Error>().map_or_else(|| cause.to_string(), said)
}

/// A refusal of a game in the words of its messages; any other as it is.
fn of_fault(fault: &dyn Fault) -> String {
    let error: &dyn Error = fault;
    match error.downcast_ref() {
        Some(Refused { game, document, .. }) => of_document(game, document),
        None => fault.to_string(),
    }
}

fn of_record(error: &RecordError) -> String {
    let problem = match error.told() {
        Some((game, documents)) => {
            let documents = documents.iter().map(|document| of_document(game, document));
            documents.collect::<Vec<_>>().join("\n")
        }
        None => error.problem().to_owned(),
    };
    let wrong = Say::WrongRecord {
        number: error.number(),
        entry: error.entry(),
        field: error.field().map(str::to_owned),
        problem,
    };
    Words::english().tell("terminal", &wrong)
}

/// A game's refusal, with the rule behind it.
fn of_document(game: &str, document: &Value) -> String {
    let told = Words::english_of(game).tell("refusal", document);
    match document["rule"].as_str() {
        Some(rule) => format!("{told} ({rule})"),
        None => told,
    }
}
