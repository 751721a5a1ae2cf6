//! Which files of a crate a source file needs: its `use`s and the other paths in its code.
//!
//! Test code does not count, nor do the declarations of a module's children, nor imports of a
//! module whose contents are then named by paths. A path counts for the file that defines what it
//! names, so using an item through a module that only re-exports it does not count as using that
//! module.

use std::collections::{BTreeMap, BTreeSet};

/// The module path of a file: `["steps", "build"]`, empty for the top.
pub(crate) type Module = Vec<String>;

/// What a source file says about others.
#[derive(Debug, Default)]
struct Said {
    /// The imports, by their local name; the last one wins.
    names: BTreeMap<String, Path>,
    /// Every path, including those of `use`s.
    paths: Vec<Path>,
}

/// A path, and the module it occurs in, which is inside the file for inline modules.
#[derive(Clone, Debug, PartialEq)]
struct Path {
    within: Module,
    parts: Vec<String>,
}

/// By file, the files it depends on.
pub(crate) fn needs(sources: &BTreeMap<Module, String>) -> BTreeMap<Module, BTreeSet<Module>> {
    let said: BTreeMap<Module, Said> =
        sources.iter().map(|(module, source)| (module.clone(), said(module, source))).collect();
    let needed = |module: &Module, said_here: &Said| -> BTreeSet<Module> {
        let found = said_here.paths.iter().filter_map(|path| file_of(&said, path, 0));
        let within = found.filter(|(file, part)| *part == Part::Within && file != module);
        within.map(|(file, _)| file).collect()
    };
    said.iter().map(|(module, here)| (module.clone(), needed(module, here))).collect()
}

/// What a path names in a file.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// The whole file, as a module.
    Whole,
    /// An item in it.
    Within,
}

/// The file that defines what a path names; `None` if it is not in this crate.
fn file_of(said: &BTreeMap<Module, Said>, path: &Path, depth: usize) -> Option<(Module, Part)> {
    let mut parts = path.parts.iter().map(String::as_str).peekable();
    let mut at = path.within.clone();
    match *parts.peek()? {
        "crate" => {
            at.clear();
            parts.next();
        }
        "self" => {
            parts.next();
        }
        "super" => {
            while parts.next_if_eq(&"super").is_some() {
                at.pop()?;
            }
        }
        head => {
            // A name of the file itself, perhaps of an inline module, or else another crate.
            while !said.contains_key(&at) {
                at.pop()?;
            }
            let is_child = said.contains_key(&child(&at, head));
            if !is_child && !said[&at].names.contains_key(head) {
                return None;
            }
        }
    }
    let mut part_of = Part::Whole;
    // Chains of names end, unless an item is named after itself.
    while let Some(part) = parts.next() {
        let inner = child(&at, part);
        if said.contains_key(&inner) {
            at = inner;
            continue;
        }
        part_of = Part::Within;
        let Some(handed_on) = said.get(&at).and_then(|file| file.names.get(part)) else { break };
        if depth > 9 || handed_on.parts == [part] {
            break;
        }
        let mut longer = handed_on.clone();
        longer.parts.extend(parts.map(str::to_owned));
        return file_of(said, &longer, depth + 1);
    }
    while !said.contains_key(&at) {
        part_of = Part::Within;
        at.pop()?;
    }
    Some((at, part_of))
}

fn child(module: &[String], name: &str) -> Module {
    module.iter().cloned().chain([name.to_owned()]).collect()
}

/// The content of a file without its tests.
fn said(module: &Module, source: &str) -> Said {
    let words = without_tests(&words(source));
    let mut said = Said::default();
    // Inline modules around a word, each with the brace depth at which it begins.
    let (mut inline, mut depth): (Vec<(String, usize)>, usize) = (vec![], 0);
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let within: Module =
            module.iter().cloned().chain(inline.iter().map(|(name, _)| name.clone())).collect();
        let before = at.checked_sub(1).and_then(|before| words.get(before)).map(String::as_str);
        match word.as_str() {
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                inline.pop_if(|(_, begin)| *begin == depth);
            }
            "mod" if words.get(at + 2).is_some_and(|next| next == "{") => {
                inline.push((words[at + 1].clone(), depth));
            }
            "use" => {
                let end = words[at..].iter().position(|word| word == ";").unwrap_or(0);
                for (parts, name) in tree(&words[at + 1..at + end], &[]) {
                    let path = Path { within: within.clone(), parts };
                    said.names.extend(name.map(|name| (name, path.clone())));
                    said.paths.push(path);
                }
                at += end;
            }
            _ if is_name(word) && !matches!(before, Some("::" | ".")) => {
                let mut parts = vec![word.clone()];
                while words.get(at + 1).is_some_and(|next| next == "::")
                    && words.get(at + 2).is_some_and(|next| is_name(next))
                {
                    parts.push(words[at + 2].clone());
                    at += 2;
                }
                if parts.len() > 1 {
                    said.paths.push(Path { within, parts });
                }
            }
            _ => {}
        }
        at += 1;
    }
    said
}

/// Every path after `use`, with the name that it brings; `None` for a glob.
fn tree(words: &[String], stem: &[String]) -> Vec<(Vec<String>, Option<String>)> {
    let mut parts = stem.to_vec();
    let mut rest = words.iter();
    while let Some(word) = rest.next() {
        match word.as_str() {
            "::" => {}
            "{" => {
                let inner = rest.as_slice();
                let inner = &inner[..inner.len().saturating_sub(1)];
                return branches(inner).flat_map(|branch| tree(branch, &parts)).collect();
            }
            "*" => return vec![([&parts[..], &["*".to_owned()]].concat(), None)],
            "as" => return vec![(parts, rest.next().cloned())],
            "self" if !parts.is_empty() => {}
            part => parts.push(part.to_owned()),
        }
    }
    let name = parts.last().cloned();
    if parts.is_empty() { vec![] } else { vec![(parts, name)] }
}

/// The parts between the commas of a group.
fn branches(words: &[String]) -> impl Iterator<Item = &[String]> {
    let mut depth = 0;
    words.split(move |word| {
        match word.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        depth == 0 && word == ","
    })
}

fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// The words of a program without test-only items, fields and list entries.
fn without_tests(words: &[String]) -> Vec<String> {
    const MARK: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    const ITEMS: [&str; 10] =
        ["mod", "fn", "use", "struct", "enum", "impl", "const", "static", "trait", "type"];
    let mut kept = vec![];
    let mut rest = words;
    while let Some((word, after)) = rest.split_first() {
        if !rest.iter().zip(MARK).filter(|(word, mark)| word == mark).count().eq(&MARK.len()) {
            kept.push(word.clone());
            rest = after;
            continue;
        }
        rest = &rest[MARK.len()..];
        let is_item = rest.iter().take(5).any(|word| ITEMS.contains(&word.as_str()));
        let (mut depth, mut length) = (0, 0);
        for word in rest {
            let closes = matches!(word.as_str(), "}" | ")" | "]");
            if closes && depth == 0 {
                break;
            }
            length += 1;
            depth += i32::from(matches!(word.as_str(), "{" | "(" | "[")) - i32::from(closes);
            let ends = if is_item { word == ";" || word == "}" } else { word == "," };
            if depth == 0 && ends {
                break;
            }
        }
        rest = &rest[length..];
    }
    kept
}

/// The words and signs of a program, without comments and literals.
fn words(source: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![];
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = literal(rest).unwrap_or_else(|| {
            let name = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            let length = match name {
                0 if rest.starts_with("::") => 2,
                0 => first.len_utf8(),
                name => name,
            };
            if !first.is_whitespace() {
                words.push(rest[..length].to_owned());
            }
            length
        });
        rest = &rest[length..];
    }
    words
}

/// The length of the comment or literal at the beginning of a text.
fn literal(text: &str) -> Option<usize> {
    let until = |end: &str, from: usize| {
        text[from..].find(end).map_or(text.len(), |at| from + at + end.len())
    };
    if text.starts_with("//") {
        return Some(until("\n", 2));
    }
    if text.starts_with("/*") {
        return Some(until("*/", 2));
    }
    let raw = ["r", "br", "cr"].iter().find_map(|start| text.strip_prefix(start));
    if let Some(raw) = raw {
        let fences = raw.len() - raw.trim_start_matches('#').len();
        if raw[fences..].starts_with('"') {
            let begin = text.len() - raw.len() + fences + 1;
            return Some(until(&format!("\"{}", "#".repeat(fences)), begin));
        }
    }
    let quoted = text.strip_prefix(['b', 'c']).unwrap_or(text);
    let begin = text.len() - quoted.len();
    if let Some(inner) = quoted.strip_prefix('"') {
        return Some(begin + 1 + closing(inner, '"'));
    }
    // A character literal, not a lifetime.
    let inner = quoted.strip_prefix('\'')?;
    let mut letters = inner.chars();
    let is_letter = letters.next()? == '\\' || letters.next()? == '\'';
    is_letter.then(|| begin + 1 + closing(inner, '\''))
}

/// The end of a literal, including its closing sign.
fn closing(text: &str, sign: char) -> usize {
    let mut escaped = false;
    let end = text.char_indices().find(|&(_, letter)| {
        let ends = letter == sign && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}
