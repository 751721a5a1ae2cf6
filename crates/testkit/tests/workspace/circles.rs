//! No files of a crate depend on each other in a circle (ARCHITECTURE.md).

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::paths::{Module, needs};
use crate::sources::{crates, files, text};

/// The allowed circles, by crate: the rules of Small City contain the hooks of steps, cards and
/// modules, and all of these use the rules.
const ALLOWED: &[(&str, &[&str])] = &[("smallcity", &["hooks", "rules"])];

#[test]
fn files_form_no_circle() {
    let (mut count, mut wrong) = (0, vec![]);
    for (name, folder) in crates() {
        let needs = needs(&sources(&folder.join("src")));
        count += needs.values().map(BTreeSet::len).sum::<usize>();
        let allowed = ALLOWED.iter().filter(|(owner, _)| *owner == name);
        let allowed: Vec<Vec<&str>> = allowed.map(|(_, files)| files.to_vec()).collect();
        let found = circles(&needs);
        if found != allowed {
            wrong.push((name, ways(&needs, &found)));
        }
    }
    assert!(wrong.is_empty(), "circles of files, or none where one is allowed: {wrong:#?}");
    assert!(count > 500, "only {count} dependencies were found");
}

/// The source files of a crate by their module path. Programs beside a library use it by name, so
/// their modules are not among its files.
fn sources(src: &Path) -> BTreeMap<Module, String> {
    let mut sources = BTreeMap::new();
    for file in files(src, &["rs"]) {
        let path = file.strip_prefix(src).expect("it is below src").with_extension("");
        let mut module: Module =
            path.iter().filter_map(|part| part.to_str()).map(str::to_owned).collect();
        match module.last().map(String::as_str) {
            Some("main") if module.len() == 1 && src.join("lib.rs").exists() => {}
            Some("mod" | "lib" | "main") => {
                module.pop();
            }
            _ => {}
        }
        sources.insert(module, text(&file).expect("source files are text"));
    }
    sources
}

/// Every group of files each of which depends on all others, directly or indirectly.
fn circles(needs: &BTreeMap<Module, BTreeSet<Module>>) -> Vec<Vec<String>> {
    let reached: BTreeMap<&Module, BTreeSet<&Module>> =
        needs.keys().map(|module| (module, reach(needs, module))).collect();
    let mut groups = BTreeSet::new();
    for (module, there) in &reached {
        let group = there.iter().filter(|other| reached[**other].contains(*module));
        groups.insert(group.map(|module| name(module)).collect::<Vec<_>>());
    }
    groups.into_iter().filter(|group| !group.is_empty()).collect()
}

/// Everything that a file depends on, directly or indirectly.
fn reach<'a>(
    needs: &'a BTreeMap<Module, BTreeSet<Module>>,
    from: &'a Module,
) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::new();
    let mut left = vec![from];
    while let Some(module) = left.pop() {
        left.extend(needs[module].iter().filter(|next| reached.insert(*next)));
    }
    reached
}

/// The dependencies within a circle, to see where it can be cut.
fn ways(needs: &BTreeMap<Module, BTreeSet<Module>>, circles: &[Vec<String>]) -> Vec<String> {
    let mut ways = vec![];
    for (module, needed) in needs {
        for circle in circles.iter().filter(|circle| circle.contains(&name(module))) {
            let within = needed.iter().map(name);
            let within: Vec<String> = within.filter(|other| circle.contains(other)).collect();
            ways.push(format!("{} needs {}", name(module), within.join(", ")));
        }
    }
    ways
}

/// The name of a file in messages.
fn name(module: &Module) -> String {
    if module.is_empty() { "the top".to_owned() } else { module.join("/") }
}

/// The circles among files given as `path: source`.
fn planted(files: &[(&str, &str)]) -> Vec<Vec<String>> {
    let sources = files.iter().map(|(path, source)| {
        let module = path.split('/').filter(|part| !part.is_empty()).map(str::to_owned);
        (module.collect(), (*source).to_owned())
    });
    circles(&needs(&sources.collect()))
}

#[track_caller]
fn check(files: &[(&str, &str)], circle: &[&str]) {
    let expected: Vec<Vec<&str>> = if circle.is_empty() { vec![] } else { vec![circle.to_vec()] };
    assert_eq!(planted(files), expected);
}

#[test]
fn circles_of_any_length_are_found() {
    check(&[("", ""), ("a", "use crate::b::B;"), ("b", "use crate::a::A;")], &["a", "b"]);
    let ring = [
        ("", "mod a;"),
        ("a", "use crate::b::{self, x as y};"),
        ("b", "fn f() { crate::c::g() }"),
        ("c", "fn g(of: super::a::A) {}"),
    ];
    check(&ring, &["a", "b", "c"]);
    check(&ring[..3], &[]);
}

#[test]
fn every_way_to_name_a_file_counts() {
    let by = |source| check(&[("", ""), ("a", source), ("b", "use crate::a::A;")], &["a", "b"]);
    by("use crate::{c::C, b::{B, D}};");
    by("use super::b::*;");
    by("use crate::b;\nfn f() { b::g(); }");
    by("fn f() { m!(x, crate::b::Y) }");
    by("impl super::b::T for crate::X {}");
    by("mod inline { use super::super::b::B; }");
    by("const A: &str = r#\"a \" // b\"#; use crate::b::B;");
    by("fn f<'a>(x: &'a u8) -> crate::b::B { '\"' }");
}

#[test]
fn a_module_depends_on_the_children_it_uses() {
    let up = ("a/b", "use super::X;");
    check(&[("", ""), ("a", "mod b; pub struct X;"), up], &[]);
    check(&[("", ""), ("a", "mod b; pub struct X(b::Y);"), up], &["a", "a/b"]);
    check(&[("", ""), ("a", "mod b; pub use b::Y; pub struct X;"), up], &["a", "a/b"]);
}

#[test]
fn re_exports_count_for_the_defining_file() {
    let top = ("", "mod a; mod b; pub use a::{A, C as D}; pub use b::B;");
    check(&[top, ("a", "use crate::B;"), ("b", "")], &[]);
    check(&[top, ("a", "use crate::B;"), ("b", "use crate::D;")], &["a", "b"]);
    check(&[top, ("a", "use crate::MADE_HERE;"), ("b", "")], &["the top", "a"]);
    check(&[("", "use serde::B; mod a; pub use a::A;"), ("a", "use super::B;")], &[]);
}

#[test]
fn tests_comments_and_other_crates_do_not_count() {
    let not = |source| check(&[("", ""), ("a", source), ("b", "use crate::a::A;")], &[]);
    not("//! [`crate::b::B`]\n/* use crate::b; */");
    not("#[cfg(test)]\nmod tests { use crate::b::B; }");
    not("#[cfg(test)]\nuse crate::b::B;\nfn f() {}");
    not("struct S { #[cfg(test)] pub b: crate::b::B, c: u8 }");
    not("const L: &[u8] = &[1, #[cfg(test)] crate::b::B];");
    not("fn f() { \"crate::b\"; b::g(); a.b::<u8>(); }");
    not("mod inline { use super::X; }");
    not("mod b2; use crate::b; use serde::b::B;");
}
