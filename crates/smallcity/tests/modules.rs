//! Modules: the document about them is true, the core knows none, bad sets are refused.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Fault, Game};
use smallcity::{Setup, SmallCity};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The code of the document, by the file that each block names.
fn blocks(document: &str) -> BTreeMap<&str, Vec<String>> {
    let mut blocks: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut lines = document.lines();
    while let Some(line) = lines.next() {
        let Some(info) = line.strip_prefix("```") else { continue };
        let code: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        let code = code.join("\n");
        match info.split_once(' ') {
            Some((_, file)) => blocks.entry(file).or_default().push(code),
            None => assert_eq!(info, "console", "a block of code names its file: {code}"),
        }
    }
    blocks
}

const FOLDER: &str = "crates/smallcity/src/modules";

#[test]
fn the_code_of_the_document_is_the_source() {
    let document = read("docs/adding-a-module.md");
    let blocks = blocks(&document);
    let own = ["data.toml", "mod.rs", "rule_text.rs"];
    for name in own {
        let file = format!("{FOLDER}/lighthouses/{name}");
        let told = blocks.get(file.as_str()).map(|parts| parts.join("\n\n") + "\n");
        assert_eq!(told.as_deref(), Some(read(&file).as_str()), "{file}");
    }
    // The example is compiled in tests only, which the document need not tell.
    let lists = read(format!("{FOLDER}/mod.rs"));
    let told_lines = lists.lines().filter(|line| line.trim() != "#[cfg(test)]");
    let lists = told_lines.collect::<Vec<_>>().join("\n");
    let parts = &blocks[format!("{FOLDER}/mod.rs").as_str()];
    for part in parts {
        assert!(lists.contains(part), "modules/mod.rs has not:\n{part}");
    }
    let mentions = |text: &str| text.matches("lighthouses").count();
    // All but the declaration, which stands in the text, and the three links of documentation.
    let told: usize = parts.iter().map(|part| mentions(part)).sum();
    assert!(document.contains("`mod lighthouses;`"));
    assert_eq!(told + 1, mentions(&lists), "the document leaves lines out");
    assert_eq!(blocks.len(), own.len() + 1, "the document names other files");
}

/// Every hook and helper that the document names exists.
#[test]
fn what_the_document_names_exists() {
    let document = read("docs/adding-a-module.md");
    let (rules, build) =
        (read("crates/smallcity/src/rules.rs"), read(format!("{FOLDER}/build.rs")));
    let named = |prefix: &'static str| {
        document.match_indices(prefix).map(move |(at, _)| at + prefix.len()).map(|at| {
            let rest = &document[at..];
            let end =
                rest.find(|c: char| !c.is_ascii_lowercase() && c != '_').unwrap_or(rest.len());
            &rest[..end]
        })
    };
    let mut count = 0;
    for hook in named("hooks.").filter(|hook| !hook.is_empty()) {
        assert!(rules.contains(&format!("pub {hook}: Vec<")), "there is no hook {hook}");
        count += 1;
    }
    for helper in named("builder.").filter(|name| !name.is_empty()) {
        let known = [format!("fn {helper}("), format!("pub {helper}: ")];
        assert!(known.iter().any(|known| build.contains(known)), "there is no builder.{helper}");
        count += 1;
    }
    assert!(count > 20, "only {count} names were looked for");
}

/// The Rust files below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
    {
        if entry.is_dir() {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            found.push(entry);
        }
    }
}

#[test]
fn no_file_of_the_core_names_a_module() {
    let src = root().join("crates/smallcity/src");
    let mut files = vec![];
    sources(&src, &mut files);
    let core: Vec<_> = files.iter().filter(|file| !file.starts_with(src.join("modules"))).collect();
    assert!(core.len() > 30, "the core has more than {} files", core.len());
    for file in core {
        let text = fs::read_to_string(file).expect("a source").to_lowercase();
        let own = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        for name in ["trader", "forest", "lighthouse", "sp-trd", "sp-for", "ex-lig"] {
            let line = own.lines().position(|line| line.contains(name));
            assert_eq!(line.map(|at| at + 1), None, "{} names {name}", file.display());
        }
    }
}

/// The fault codes and texts of a set-up.
fn faults(setup: &Setup) -> Vec<String> {
    let bad = SmallCity::new(setup).expect_err("the set-up is bad");
    bad.parts().iter().map(|fault| format!("{}: {fault}", fault.code())).collect()
}

#[test]
fn unknown_and_doubled_modules_are_refused_with_every_reason_at_once() {
    let mut setup = Setup::new(5).with(&["forest", "moon", "forest", "roads"]);
    setup.options.insert("forest_side".into(), "dark".into());
    setup.options.insert("weather".into(), "mild".into());
    let faults = faults(&setup);
    let expected = [
        ("players", "5"),
        ("modules", "\"moon\""),
        ("modules", "\"roads\""),
        ("modules", "forest is named more than once"),
        ("bad_value", "\"dark\""),
        ("unknown_option", "\"weather\""),
    ];
    assert_eq!(faults.len(), expected.len(), "{faults:#?}");
    for (code, part) in expected {
        let told =
            |fault: &&String| fault.starts_with(&format!("{code}: ")) && fault.contains(part);
        assert_eq!(faults.iter().filter(told).count(), 1, "{code} {part}: {faults:#?}");
    }
}

#[test]
fn an_unknown_module_is_told_which_there_are() {
    let faults = faults(&Setup::new(2).with(&["lighthouses"]));
    assert_eq!(faults.len(), 1, "the example is played in tests of the crate only");
    assert!(faults[0].contains("traders, forest"), "{faults:?}");
}

#[test]
fn every_module_that_is_listed_can_be_played() {
    let ids: Vec<&str> = smallcity::modules().map(|(id, _)| id).collect();
    assert_eq!(ids, ["traders", "forest"]);
    for (id, about) in smallcity::modules() {
        assert!(SmallCity::new(&Setup::new(2).with(&[id])).is_ok(), "{id}: {about}");
    }
    assert!(SmallCity::new(&Setup::new(4).with(&ids)).is_ok());
}
