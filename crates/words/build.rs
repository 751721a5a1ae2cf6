//! Embeds every file of `messages/` in the program, so that a new language is a folder and no code.

use std::fs;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages");
    let folder = folder.canonicalize().expect("the messages lie beside the crates");
    // A folder counts as changed when any file below it changes, appears or disappears.
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = String::from("&[\n");
    for language in sorted(&folder).iter().filter(|path| path.is_dir()) {
        let messages = sorted(language).into_iter();
        for file in messages.filter(|file| file.extension().is_some_and(|kind| kind == "ftl")) {
            let path = file.to_str().expect("a path of text");
            let [tag, name] = [language, &file].map(|path| path.file_name().unwrap_or_default());
            let [tag, name] = [tag, name].map(|name| name.to_string_lossy());
            files += &format!("    ({tag:?}, {name:?}, include_str!({path:?})),\n");
        }
    }
    files += "]\n";
    let out = std::env::var_os("OUT_DIR").expect("cargo says where");
    fs::write(Path::new(&out).join("files.rs"), files).expect("cargo's folder can be written");
}

/// The contents of a folder, without hidden files, by name.
fn sorted(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of messages can be read").flatten();
    let visible = entries.filter(|entry| !entry.file_name().to_string_lossy().starts_with('.'));
    let mut paths: Vec<_> = visible.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
