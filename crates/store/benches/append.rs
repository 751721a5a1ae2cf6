//! The cost of appending to a durable log, and of reading one.
//!
//! Appending is as fast as the disk below the temporary folder (`TMPDIR`) confirms writes.

#[path = "../tests/rows/mod.rs"]
mod rows;

use std::cell::Cell;

use divan::Bencher;
use store::{LogLine, Sqlite, Store};
use tokio::runtime::{Builder, Runtime};

use crate::rows::{running, sent};

fn main() {
    divan::main();
}

/// Entries of one commit: a lone move, or a move with the draws that follow.
const TOGETHER: [u32; 2] = [1, 8];

#[divan::bench(args = TOGETHER)]
fn append_to_a_file(bencher: Bencher<'_, '_>, count: u32) {
    let folder = tempfile::tempdir().unwrap();
    let runtime = runtime();
    let store = runtime.block_on(Sqlite::open(folder.path())).unwrap();
    append(bencher, &runtime, &store, count);
}

/// Tables with concurrent activity.
const TABLES: [usize; 3] = [1, 8, 64];

/// One entry at each of this many tables: those that wait share the cost of one disk write.
#[divan::bench(args = TABLES)]
fn append_at_many_tables(bencher: Bencher<'_, '_>, tables: usize) {
    let folder = tempfile::tempdir().unwrap();
    let runtime = runtime();
    let store = runtime.block_on(Sqlite::open(folder.path())).unwrap();
    let names: Vec<String> = (0..tables).map(|table| table.to_string()).collect();
    for name in &names {
        runtime.block_on(store.create(&running(name))).unwrap();
    }
    let last = Cell::new(0);
    bencher.counter(tables).bench_local(|| {
        last.set(last.get() + 1);
        let entry = entries(last.get(), 1);
        let appends = names.iter().map(|name| store.append(name, &entry));
        let done = runtime.block_on(futures_util::future::join_all(appends));
        assert!(done.iter().all(Result::is_ok), "all are there");
    });
}

#[divan::bench(args = TOGETHER)]
fn append_in_memory(bencher: Bencher<'_, '_>, count: u32) {
    let runtime = runtime();
    let store = runtime.block_on(Sqlite::memory()).unwrap();
    append(bencher, &runtime, &store, count);
}

#[divan::bench]
fn read_a_log_of_300(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().unwrap();
    let runtime = runtime();
    let store = runtime.block_on(Sqlite::open(folder.path())).unwrap();
    runtime.block_on(store.create(&running("a"))).unwrap();
    runtime.block_on(store.append("a", &entries(1, 300))).unwrap();
    bencher.bench_local(|| {
        assert_eq!(runtime.block_on(store.log("a", 1)).unwrap().len(), 300);
    });
}

fn append(bencher: Bencher<'_, '_>, runtime: &Runtime, store: &Sqlite, count: u32) {
    runtime.block_on(store.create(&running("a"))).unwrap();
    let last = Cell::new(0);
    bencher.with_inputs(|| entries(last.get() + 1, count)).bench_local_values(|entries| {
        runtime.block_on(store.append("a", &entries)).unwrap();
        last.set(last.get() + count);
    });
    let log = runtime.block_on(store.log("a", 1)).unwrap();
    assert_eq!(log.len() as u32, last.get(), "all that was measured is there");
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().unwrap()
}

/// This many entries from number `first` on.
fn entries(first: u32, count: u32) -> Vec<LogLine> {
    (first..first + count).map(|number| sent(number, &format!("{number:032}"))).collect()
}
