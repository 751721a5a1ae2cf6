//! Allowed dependencies between crates, and what the rules may not use (ARCHITECTURE.md).
//! Development dependencies are free.

use std::path::Path;

use toml::{Table, Value};

use crate::sources::{code, crates, files, std_modules, text};

/// Each crate with the crates of the workspace that it may depend on.
const MAY_DEPEND_ON: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("bits", &[]),
    ("simplicity", &["kernel", "bits"]),
    ("smallcity", &["kernel", "bits"]),
    ("record", &["kernel"]),
    ("search", &["kernel"]),
    ("testkit", &["kernel"]),
    ("luck", &[]),
    ("words", &[]),
    ("players", &["simplicity", "smallcity", "search"]),
    ("analysis", &["kernel", "search"]),
    ("catalog", &["kernel", "simplicity", "smallcity", "record", "search", "analysis", "players"]),
    ("ledger", &["kernel", "luck"]),
    ("table", &["kernel", "record", "luck", "catalog", "ledger", "words"]),
    ("store", &["kernel", "luck", "ledger"]),
    ("server", &["kernel", "luck", "catalog", "table", "store"]),
    ("load", &["kernel"]),
    (
        "cli",
        &[
            "kernel",
            "simplicity",
            "smallcity",
            "record",
            "search",
            "players",
            "catalog",
            "luck",
            "store",
            "server",
            "words",
            "load",
        ],
    ),
    ("wasm", &["kernel", "simplicity", "smallcity", "record", "search", "players", "catalog"]),
    ("py", &["kernel", "simplicity", "smallcity", "record", "search", "players", "catalog"]),
];

/// The crates without I/O, clock, threads, async, database and web.
const PURE: &[&str] = &[
    "kernel",
    "bits",
    "simplicity",
    "smallcity",
    "record",
    "search",
    "analysis",
    "players",
    "words",
    "ledger",
    "table",
];

/// The libraries that a pure crate may use, because they are pure too.
const PURE_LIBRARIES: &[&str] = &[
    "arrayvec",
    "fluent-bundle",
    "fluent-syntax",
    "pulp",
    "rand_core",
    "rand_xoshiro",
    "schemars",
    "serde",
    "serde_json",
    "serde_path_to_error",
    "strsim",
    "toml",
    "tracing",
    "unic-langid",
    "unicode-security",
];

/// The only crates that use tokio.
const ASYNC: &[&str] = &["store", "server", "load", "cli"];

/// The parts of the standard library that no pure crate uses; also `io`, except in `record`, which
/// reads and writes streams passed to it.
const IMPURE_MODULES: &[&str] = &["env", "fs", "net", "os", "process", "thread", "time"];

/// Words that no pure crate contains.
const IMPURE_CALLS: &[&str] =
    &["print!", "println!", "dbg!", "async ", ".await", "stdin()", "stdout()", "stderr()"];

#[test]
fn crates_depend_in_the_agreed_directions() {
    let crates = crates();
    assert!(crates.iter().any(|(name, _)| name == "kernel"), "no workspace here: {crates:?}");
    let is_ours = |name: &str| crates.iter().any(|(ours, _)| ours == name);
    for (name, folder) in &crates {
        let manifest = manifest(folder);
        let (_, may) = MAY_DEPEND_ON.iter().find(|(known, _)| known == name).unwrap_or_else(|| {
            panic!("crates/{name} is new: add to MAY_DEPEND_ON what it may depend on")
        });
        for dependency in dependencies(&manifest) {
            let pure = PURE.contains(&name.as_str());
            let allowed = if is_ours(&dependency) {
                may.contains(&dependency.as_str())
            } else {
                (!pure || PURE_LIBRARIES.contains(&dependency.as_str()))
                    && (dependency != "tokio" || ASYNC.contains(&name.as_str()))
            };
            assert!(allowed, "crates/{name} may not depend on {dependency}: see ARCHITECTURE.md");
        }
    }
}

#[test]
fn every_crate_keeps_the_lints_of_the_workspace() {
    for (name, folder) in crates() {
        let lints =
            manifest(&folder).get("lints").and_then(|lints| lints.get("workspace").cloned());
        assert_eq!(
            lints,
            Some(Value::Boolean(true)),
            "crates/{name} says no lints.workspace = true"
        );
    }
}

#[test]
fn pure_crates_touch_nothing_outside() {
    for (name, folder) in crates().iter().filter(|(name, _)| PURE.contains(&name.as_str())) {
        for file in files(&folder.join("src"), &["rs"]) {
            let code = code(&text(&file).expect("source files are text"));
            let touched = impurities(&code, name == "record");
            assert!(touched.is_empty(), "{} touches {touched:?}", file.display());
        }
    }
}

/// What makes a crate's code impure.
fn impurities(code: &str, streams: bool) -> Vec<&str> {
    let modules = std_modules(code).into_iter();
    let modules =
        modules.filter(|name| IMPURE_MODULES.contains(name) || (*name == "io" && !streams));
    let calls = IMPURE_CALLS.iter().copied().filter(|call| code.contains(call));
    modules.chain(calls).collect()
}

fn manifest(folder: &Path) -> Table {
    let text = text(&folder.join("Cargo.toml")).expect("a crate has a manifest");
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
}

/// The dependencies of a crate, for any target, normal and build; workspace crates by their short
/// names.
fn dependencies(manifest: &Table) -> Vec<String> {
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flatten();
    let everywhere = targets.filter_map(|(_, target)| target.as_table()).chain([manifest]);
    let tables = everywhere.flat_map(|table| {
        ["dependencies", "build-dependencies"]
            .into_iter()
            .filter_map(|kind| table.get(kind)?.as_table())
    });
    let named = tables.flatten().map(|(key, value)| {
        let package = value.get("package").and_then(Value::as_str).unwrap_or(key);
        package.trim_start_matches("citywright-").to_owned()
    });
    named.collect()
}

#[test]
fn dependencies_are_found_in_every_table() {
    let manifest: Table = r#"
        [dependencies]
        kernel.workspace = true
        alias = { path = "../search", package = "citywright-search" }
        [dev-dependencies]
        free = "1"
        [build-dependencies]
        cc = "1"
        [target.'cfg(unix)'.dependencies]
        libc = "0.2"
    "#
    .parse()
    .unwrap();
    let mut found = dependencies(&manifest);
    found.sort();
    assert_eq!(found, ["cc", "kernel", "libc", "search"]);
}

#[test]
fn impurities_are_found() {
    assert_eq!(impurities("use std::{fmt, io, time::Instant};", false), ["io", "time"]);
    assert_eq!(impurities("use std::io::BufRead;", true), [""; 0]);
    assert_eq!(impurities("std::io::stdin().lock(); eprintln!()", true), ["println!", "stdin()"]);
}
