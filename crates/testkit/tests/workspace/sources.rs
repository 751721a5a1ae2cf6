//! The files of the workspace, and which part of a source file is code.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("crates/testkit lies two levels down").to_owned()
}

/// The folders of all crates, by name.
pub(crate) fn crates() -> Vec<(String, PathBuf)> {
    let manifests = files(&root().join("crates"), &["toml"]);
    let folders = manifests.iter().filter(|file| file.ends_with("Cargo.toml"));
    let named = folders.filter_map(|file| {
        let folder = file.parent()?;
        Some((folder.file_name()?.to_str()?.to_owned(), folder.to_owned()))
    });
    named.collect()
}

/// Every file below `folder`, hidden ones too, with one of these extensions, or any if the list is
/// empty, without built or fetched files; sorted.
pub(crate) fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    const NOT_OURS: [&str; 9] = [
        ".git",
        "target",
        "node_modules",
        "corpus",
        "artifacts",
        "web/dist",
        "citywright-data",
        ".venv",
        ".hypothesis",
    ];
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let ours = entries.filter(|path| !NOT_OURS.iter().any(|name| path.ends_with(name)));
    let mut found: Vec<PathBuf> = ours
        .flat_map(|path| {
            let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or("");
            if path.is_dir() {
                files(&path, extensions)
            } else if extensions.is_empty() || extensions.contains(&extension) {
                vec![path]
            } else {
                vec![]
            }
        })
        .collect();
    found.sort();
    found
}

/// The text of a file, if it is text.
pub(crate) fn text(file: &Path) -> Option<String> {
    fs::read_to_string(file).ok()
}

/// The lines of a source file that are not comments.
pub(crate) fn uncommented(source: &str) -> Vec<&str> {
    source.lines().filter(|line| !line.trim_start().starts_with("//")).collect()
}

/// A source file without its comments and its tests, which are at its end.
pub(crate) fn code(source: &str) -> String {
    let lines = uncommented(source);
    let is_tests = |pair: &[&str]| {
        pair[0] == "#[cfg(test)]" && pair[1].starts_with("mod ") && pair[1].ends_with('{')
    };
    let end = lines.windows(2).position(is_tests).unwrap_or(lines.len());
    lines[..end].join("\n")
}

/// The words of a program.
pub(crate) fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The modules of the standard library that a program names, after `std::` or in `std::{...}`.
pub(crate) fn std_modules(code: &str) -> Vec<&str> {
    let mut modules = vec![];
    for named in code.split("std::").skip(1) {
        let Some(group) = named.strip_prefix('{') else {
            modules.extend(words(named).next());
            continue;
        };
        let mut depth = 0;
        // The first word of each part of the group outside inner groups.
        for part in group.split_inclusive([',', '{', '}']) {
            modules.extend(words(part).next().filter(|_| depth == 0));
            match part.as_bytes().last() {
                Some(b'{') => depth += 1,
                Some(b'}') if depth == 0 => break,
                Some(b'}') => depth -= 1,
                _ => {}
            }
        }
    }
    modules
}

#[test]
fn code_excludes_comments_and_tests() {
    let source =
        "//! Doc.\nuse a;\n    // why\nfn b() {}\n#[cfg(test)]\nmod tests {\n    use c;\n}\n";
    assert_eq!(code(source), "use a;\nfn b() {}");
    let elsewhere = "use a;\n#[cfg(test)]\nmod tests;\nfn b() {}";
    assert_eq!(code(elsewhere), elsewhere);
}

#[test]
fn words_are_whole() {
    assert_eq!(words("forbid(un_safe) x!").collect::<Vec<_>>(), ["forbid", "un_safe", "x"]);
}

#[test]
fn modules_are_found_in_paths_and_groups() {
    assert_eq!(std_modules("use std::fs::File; std::time::Instant::now()"), ["fs", "time"]);
    assert_eq!(
        std_modules("use std::{fmt, io::{self, Read}, fs};\nfn net() {}"),
        ["fmt", "io", "fs"]
    );
    assert_eq!(std_modules("use core::fmt;"), [""; 0]);
}
