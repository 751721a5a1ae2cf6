//! Tidiness of the sources.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use crate::sources::{crates, files, root, text, uncommented, words};

/// The most lines of a source file.
const MOST_LINES: usize = 600;

/// The only crates with the keyword that switches the compiler's checks off.
const UNCHECKED: &[&str] = &["bits"];

#[test]
fn source_files_are_short() {
    for file in files(&root(), &["rs"]) {
        let lines = text(&file).expect("source files are text").lines().count();
        assert!(lines <= MOST_LINES, "{} has {lines} lines: split it", file.display());
    }
}

#[test]
fn every_crate_begins_with_its_purpose() {
    for (name, folder) in crates() {
        let tops = ["lib.rs", "main.rs"].map(|top| folder.join("src").join(top));
        let tops: Vec<String> = tops.iter().filter_map(|top| text(top)).collect();
        assert!(!tops.is_empty(), "crates/{name} has no sources");
        let told = tops.iter().all(|source| source.starts_with("//! "));
        assert!(told, "crates/{name}: the first line of its top file says what it is (`//!`)");
    }
}

#[test]
fn the_compiler_checks_everything() {
    for (name, folder) in crates().iter().filter(|(name, _)| !UNCHECKED.contains(&name.as_str())) {
        for file in files(folder, &["rs"]) {
            let source = text(&file).expect("source files are text");
            let unchecked = is_unchecked(&source);
            assert!(!unchecked, "{}: only {UNCHECKED:?} may, not {name}", file.display());
        }
    }
}

/// Whether code, tests too, has the keyword.
fn is_unchecked(source: &str) -> bool {
    uncommented(source).into_iter().flat_map(words).any(|word| word == concat!("un", "safe"))
}

#[test]
fn no_file_names_a_folder_of_one_machine() {
    // Split, because this file is checked too.
    let paths = ["work", "root", "tmp"].map(|folder| format!("/{folder}/"));
    for file in files(&root(), &[]).iter().filter(|file| is_written(file)) {
        let Some(text) = text(file) else { continue };
        let named = paths.iter().find(|path| text.contains(path.as_str()));
        assert_eq!(named, None, "{} names it", file.display());
    }
}

/// The owner of an action can move its tags to other code; nobody can move a digest.
#[test]
fn workflows_pin_actions_and_tools() {
    let is_digest =
        |version: &str| version.len() == 40 && version.bytes().all(|byte| byte.is_ascii_hexdigit());
    let mut actions = 0;
    for file in files(&root().join(".github"), &["yml", "yaml"]) {
        let workflow = text(&file).expect("workflows are text");
        for (_, used) in workflow.lines().filter_map(|line| line.split_once("uses:")) {
            let name = used.split_whitespace().next().unwrap_or("");
            let pinned = name.rsplit_once('@').is_some_and(|(_, version)| is_digest(version));
            assert!(pinned, "{}: {name} has no digest", file.display());
            actions += 1;
        }
        for (install, version) in [("cargo install --locked ", "@"), ("pip install ", "==")] {
            // What comes from a folder has the version of that folder.
            let fetched = workflow.lines().filter(|line| !line.contains("--no-index"));
            let tools = fetched.filter_map(|line| line.split_once(install));
            for tool in tools.flat_map(|(_, tools)| tools.split_whitespace()) {
                assert!(tool.contains(version), "{}: {tool} has no version", file.display());
            }
        }
    }
    assert!(actions > 10, "the workflows are there");
}

/// If the tests of a crate are one program, cargo does not find other files by itself.
#[test]
fn no_file_of_tests_is_forgotten() {
    for (name, folder) in crates() {
        let Some(main) = text(&folder.join("tests/main.rs")) else { continue };
        let manifest = text(&folder.join("Cargo.toml")).expect("a crate has one");
        let files = fs::read_dir(folder.join("tests")).expect("the folder has main.rs");
        for file in files.map(|file| file.expect("it is readable").path()) {
            let stem = file.file_stem().and_then(OsStr::to_str).expect("its name is a word");
            let is_code =
                file.extension() == Some(OsStr::new("rs")) || file.join("mod.rs").exists();
            let is_told = stem == "main"
                || main.contains(&format!("mod {stem};"))
                || manifest.contains(&format!("name = \"{stem}\""));
            assert!(is_told || !is_code, "crates/{name}/tests/main.rs has no `mod {stem};`");
        }
    }
}

/// Whether people write such files, as opposed to the output of a program.
fn is_written(file: &Path) -> bool {
    const WRITTEN: &[&str] = &[
        "css", "html", "js", "json", "lock", "md", "rs", "sh", "sql", "svelte", "toml", "ts",
        "txt", "yml",
    ];
    let extension = file.extension().and_then(|extension| extension.to_str());
    extension.is_none_or(|extension| WRITTEN.contains(&extension))
}

#[test]
fn the_keyword_is_found_in_code_alone() {
    let keyword = concat!("un", "safe");
    assert!(is_unchecked(&format!("fn a() {{\n    {keyword} {{ b() }}\n}}")));
    assert!(!is_unchecked(&format!("// {keyword}\n#![forbid({keyword}_code)]")));
}
