//! How many instructions units of work take, with limits that fail the run: `cargo bench -p
//! citywright-simplicity --bench instructions`.

mod workload;

use std::process::ExitCode;

use testkit::Counting;
use workload::{BATCH, workloads};

fn main() -> ExitCode {
    Counting {
        file: concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.toml"),
        batch: BATCH,
        cannot: (!bits::is_modern()).then_some("the limits are for x86-64 with AVX2 and BMI2"),
        work,
    }
    .main()
}

/// Does units of work.
fn work(name: &str, count: u32) {
    let work = workloads().find(|work| work.to_string() == name);
    let mut run = work.unwrap_or_else(|| panic!("no work is called {name}")).prepare();
    run(count);
}
