//! Finding tables.

use store::{SeatRow, Status, Store, StoreError, TableRow};

use crate::given::{Stores, bot, entry, hash, lobby, person, running};

async fn create(store: &dyn Store, tables: &[TableRow]) {
    for table in tables {
        store.create(table).await.unwrap();
    }
}

fn ids(tables: &[TableRow]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

/// A public lobby or game.
fn public(table: TableRow, created: i64) -> TableRow {
    TableRow { public: true, created, ..table }
}

pub(crate) async fn a_browser_finds_its_tables([one, other]: Stores) {
    let tables = [
        TableRow { created: 10, ..lobby("hosts and sits") },
        TableRow { created: 30, seats: vec![bot(), bot()], ..running("hosts") },
        TableRow { created: 20, host: hash(2), status: Status::Over, ..lobby("sits") },
        TableRow { created: 40, host: hash(2), seats: vec![person(2), person(3)], ..lobby("no") },
    ];
    create(&*one, &tables).await;
    let found = other.tables_of(hash(1), 99).await.unwrap();
    assert_eq!(found, [1, 2, 0].map(|i| tables[i].clone()));
    assert_eq!(ids(&other.tables_of(hash(3), 99).await.unwrap()), ["no"]);
    assert_eq!(other.tables_of(hash(4), 99).await, Ok(vec![]));
}

pub(crate) async fn any_browser_finds_public_tables([one, other]: Stores) {
    let over = TableRow { status: Status::Over, ..lobby("over") };
    let full = TableRow { seats: vec![person(1), bot()], ..lobby("full") };
    let tables = [
        public(running("running"), 50),
        public(lobby("open"), 10),
        public(TableRow { seats: vec![SeatRow::default(); 3], ..lobby("all open") }, 20),
        public(running("running later"), 60),
        public(over, 70),
        public(full, 80),
        lobby("private"),
        running("private game"),
    ];
    create(&*one, &tables).await;
    let found = other.public_tables(99).await.unwrap();
    assert_eq!(found, [2, 1, 3, 0].map(|i| tables[i].clone()));
}

pub(crate) async fn lists_are_as_long_as_asked([one, _]: Stores) {
    // For equal creation times, ids decide.
    let tables = [
        public(lobby("b"), 10),
        public(running("d"), 30),
        public(lobby("a"), 10),
        public(lobby("c"), 20),
    ];
    create(&*one, &tables).await;
    for most in 0..=5 {
        let of_host = one.tables_of(hash(1), most as u32).await.unwrap();
        assert_eq!(ids(&of_host), ["d", "c", "a", "b"][..most.min(4)]);
        let public = one.public_tables(most as u32).await.unwrap();
        assert_eq!(ids(&public), ["c", "a", "b", "d"][..most.min(4)]);
    }
}

pub(crate) async fn every_table_is_listed([one, other]: Stores) {
    assert_eq!(other.table_ids().await, Ok(vec![]));
    let tables = [
        TableRow { created: 30, ..running("a") },
        TableRow { created: 10, ..lobby("b") },
        TableRow { created: 20, status: Status::Over, ..running("c") },
    ];
    create(&*one, &tables).await;
    assert_eq!(other.table_ids().await.unwrap(), ["b", "c", "a"]);
}

/// Its game ended at 3,004, the time of entry 4.
fn over(id: &str) -> TableRow {
    TableRow { status: Status::Over, ended: Some(3_004), ..running(id) }
}

pub(crate) async fn old_tables_are_found([one, other]: Stores) {
    let started = TableRow { created: 1_002, started: Some(2_000), ..running("started") };
    let tables = [
        TableRow { created: 1_000, ..lobby("lobby") },
        TableRow { created: 1_001, ..running("moved") },
        started,
        TableRow { created: 1_003, ..over("over") },
    ];
    create(&*one, &tables).await;
    one.append("moved", &[entry(1), entry(2)]).await.unwrap();
    one.append("over", &[entry(1)]).await.unwrap();
    for (before, unfinished, expected) in [
        (1_000, true, &[][..]),
        (1_001, true, &["lobby"]),
        (2_000, true, &["lobby"]),
        (2_001, true, &["lobby", "started"]),
        (3_002, true, &["lobby", "started"]),
        (3_003, true, &["lobby", "moved", "started"]),
        (3_004, true, &["lobby", "moved", "started"]),
        (3_005, true, &["lobby", "moved", "started", "over"]),
        (3_004, false, &[]),
        (3_005, false, &["over"]),
    ] {
        let found = other.old_tables(before, unfinished).await.unwrap();
        assert_eq!(ids(&found), expected, "before {before}");
        assert!(found.iter().all(|row| tables.contains(row)));
    }
}

pub(crate) async fn abandoned_games_are_found([one, other]: Stores) {
    let started = TableRow { created: 1_002, started: Some(2_000), ..running("started") };
    create(&*one, &[lobby("lobby"), running("moved"), started, over("over")]).await;
    one.append("moved", &[entry(1), entry(2)]).await.unwrap();
    for (before, expected) in [
        (2_000, &[][..]),
        (2_001, &["started"]),
        (3_002, &["started"]),
        (3_003, &["moved", "started"]),
    ] {
        let found = other.abandoned_tables(before).await.unwrap();
        assert_eq!(found, expected, "before {before}");
    }
}

pub(crate) async fn idle_tables_of_a_kind_are_found([one, other]: Stores) {
    let early = TableRow { created: 500, ..running("practice-early") };
    create(&*one, &[running("other"), running("practice-moved"), early]).await;
    one.append("practice-moved", &[entry(1), entry(2)]).await.unwrap();
    for (before, expected) in [
        (500, &[][..]),
        (501, &["practice-early"]),
        (3_002, &["practice-early"]),
        (i64::MAX, &["practice-early", "practice-moved"]),
    ] {
        let found = other.idle_tables("practice-", before).await.unwrap();
        let ids: Vec<&str> = found.iter().map(|row| &*row.id).collect();
        assert_eq!(ids, expected, "before {before}");
    }
}

pub(crate) async fn tables_that_are_not_over_are_counted([one, other]: Stores) {
    assert_eq!(other.unfinished_tables(9).await, Ok(0));
    create(&*one, &[lobby("a"), running("b"), over("c"), lobby("d")]).await;
    for most in 0..=5 {
        assert_eq!(other.unfinished_tables(most).await, Ok(most.min(3)));
    }
}

pub(crate) async fn tables_are_forgotten_with_their_logs([one, other]: Stores) {
    create(&*one, &[over("a"), over("b")]).await;
    let again = one.rematch("a", &lobby("again")).await.unwrap();
    for id in ["a", "b"] {
        one.append(id, &[entry(1)]).await.unwrap();
    }
    one.forget_tables(&["again".to_owned(), "b".to_owned(), "nowhere".to_owned()]).await.unwrap();
    assert_eq!(again.id, "again");
    assert_eq!(other.table_ids().await.unwrap(), ["a"]);
    assert_eq!(other.load("a").await.unwrap().rematch, None, "a new one may be created");
    assert_eq!(other.load("b").await, Err(StoreError::NotFound));
    assert_eq!(other.log("b", 1).await, Ok(vec![]));
    assert_eq!(other.log("a", 1).await, Ok(vec![entry(1)]));
}
