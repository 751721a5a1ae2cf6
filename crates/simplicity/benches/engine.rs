//! The time and the allocations of every part of the engine: `cargo bench -p citywright-simplicity
//! --bench engine`.
//!
//! A time is that of [`BATCH`] units; the line below has the units per second.

mod workload;

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use workload::{BATCH, Workload, workloads};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

#[divan::bench(args = workloads(), sample_size = 1)]
fn engine(bencher: Bencher<'_, '_>, work: Workload) {
    let mut run = work.prepare();
    bencher.counter(ItemsCount::new(BATCH)).bench_local(|| run(BATCH));
}
