//! Makes Cargo notice a new build of the page that a release contains.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Other builds read the page from its folder while they run. A folder that is missing counts as
    // changed every time, so a page that comes later is noticed too.
    if std::env::var_os("PROFILE").is_some_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
