//! Tables before and after their games.

use store::{SeatKind, SeatRow, Status, StoreError, TableRow};

use crate::given::{Stores, bot, entry, hash, lobby, person, race, running};

pub(crate) async fn a_table_is_as_it_was_created([one, other]: Stores) {
    let table = lobby("a");
    one.create(&table).await.unwrap();
    assert_eq!(one.load("a").await, Ok(table.clone()));
    assert_eq!(other.load("a").await, Ok(table));
    assert_eq!(one.load("b").await, Err(StoreError::NotFound));
}

pub(crate) async fn every_kind_of_row_comes_back([one, _]: Stores) {
    let full = SeatRow {
        kind: SeatKind::Person,
        name: Some("Zoë \"Zo\" 'O'".to_owned()),
        colour: Some("tulip".to_owned()),
        bot: None,
        browser: Some(hash(0)),
        ready: true,
        code: Some(hash(255)),
        code_by: Some(hash(1)),
        owner: Some(hash(2)),
    };
    let table = TableRow {
        rules: u32::MAX,
        name: String::new(),
        options: [("b", "2"), ("a", "1"), ("b", "2")]
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .to_vec(),
        public: true,
        invite: Some(hash(9)),
        created: -1,
        started: Some(i64::MAX),
        ended: Some(i64::MIN),
        version: u32::MAX,
        status: Status::Over,
        seats: [vec![full, bot()], vec![SeatRow::default(); 6]].concat(),
        ..lobby("table id; DROP TABLE tables")
    };
    one.create(&table).await.unwrap();
    assert_eq!(one.load(&table.id).await, Ok(table));
}

pub(crate) async fn an_id_is_used_once([one, other]: Stores) {
    one.create(&lobby("a")).await.unwrap();
    let second = TableRow { name: "Hill Street".to_owned(), ..lobby("a") };
    assert_eq!(other.create(&second).await, Err(StoreError::Conflict));
    assert_eq!(one.load("a").await, Ok(lobby("a")));
}

pub(crate) async fn a_lobby_changes_with_its_seats([one, other]: Stores) {
    one.create(&lobby("a")).await.unwrap();
    let changed = TableRow {
        rules: 2,
        name: "Hill Street".to_owned(),
        options: vec![("turn_order".to_owned(), "fixed".to_owned())],
        public: true,
        pace: r#"{"kind":"mail","days":2}"#.to_owned(),
        status: Status::Running,
        host: hash(2),
        invite: Some(hash(9)),
        started: Some(2_000),
        seats: vec![
            bot(),
            SeatRow { ready: true, code: Some(hash(8)), code_by: Some(hash(2)), ..person(2) },
        ],
        ..lobby("a")
    };
    let after = TableRow { version: 2, ..changed.clone() };
    assert_eq!(one.update(&changed).await, Ok(after.clone()));
    assert_eq!(other.load("a").await, Ok(after));
}

pub(crate) async fn seats_come_and_go([one, _]: Stores) {
    let mut table = lobby("a");
    one.create(&table).await.unwrap();
    for count in [8, 1, 3] {
        table.seats = vec![person(3); count];
        table = one.update(&table).await.unwrap();
        assert_eq!(table.seats, vec![person(3); count]);
    }
}

pub(crate) async fn an_older_version_changes_nothing([one, other]: Stores) {
    one.create(&lobby("a")).await.unwrap();
    let seen_before = other.load("a").await.unwrap();
    let now = one.update(&TableRow { name: "Hill Street".to_owned(), ..lobby("a") }).await.unwrap();
    let late = TableRow { seats: vec![bot()], ..seen_before };
    assert_eq!(other.update(&late).await, Err(StoreError::Conflict));
    assert_eq!(other.load("a").await, Ok(now));
    assert_eq!(other.update(&lobby("b")).await, Err(StoreError::NotFound));
}

pub(crate) async fn a_game_that_has_started_stays_as_it_is([one, _]: Stores) {
    one.create(&running("a")).await.unwrap();
    let other_options =
        TableRow { options: vec![("k".to_owned(), "v".to_owned())], ..running("a") };
    assert_eq!(one.update(&other_options).await, Err(StoreError::Conflict));
    assert_eq!(one.load("a").await, Ok(running("a")));
}

pub(crate) async fn of_racing_changes_one_wins(stores: Stores) {
    let [one, _] = &stores;
    one.create(&lobby("a")).await.unwrap();
    let results = race(&stores, 16, |store, i| async move {
        store.update(&TableRow { name: i.to_string(), ..lobby("a") }).await
    });
    let (won, lost): (Vec<_>, Vec<_>) = results.await.into_iter().partition(Result::is_ok);
    assert_eq!(won, [one.load("a").await]);
    assert_eq!(lost, vec![Err(StoreError::Conflict); 15]);
}

pub(crate) async fn a_game_is_over_once([one, other]: Stores) {
    one.create(&lobby("a")).await.unwrap();
    assert_eq!(one.finish("a", 9).await, Err(StoreError::Conflict));
    assert_eq!(one.load("a").await, Ok(lobby("a")));

    one.create(&running("b")).await.unwrap();
    let over = TableRow { status: Status::Over, ended: Some(9), version: 2, ..running("b") };
    assert_eq!(one.finish("b", 9).await, Ok(over.clone()));
    assert_eq!(other.finish("b", 10).await, Ok(over));
    assert_eq!(one.finish("c", 9).await, Err(StoreError::NotFound));
}

pub(crate) async fn old_lobbies_are_forgotten([one, other]: Stores) {
    for table in [lobby("old"), TableRow { created: 5_000, ..lobby("new") }, running("old game")] {
        one.create(&table).await.unwrap();
    }
    one.append("old game", &[entry(1)]).await.unwrap();
    assert_eq!(other.forget_lobbies(1_000).await, Ok(vec![]));
    assert_eq!(other.forget_lobbies(5_000).await, Ok(vec!["old".to_owned()]));
    assert_eq!(one.load("old").await, Err(StoreError::NotFound));
    assert_eq!(one.load("new").await.unwrap().name, "Garden Street");
    assert_eq!(one.log("old game", 1).await, Ok(vec![entry(1)]));
    // Nothing is left, so the id may be used again, with other seats.
    let again = TableRow { seats: vec![bot()], ..lobby("old") };
    one.create(&again).await.unwrap();
    assert_eq!(one.load("old").await, Ok(again));
}

pub(crate) async fn a_rematch_is_created_once([one, other]: Stores) {
    one.create(&running("a")).await.unwrap();
    assert_eq!(one.rematch("a", &lobby("b")).await, Ok(lobby("b")));
    assert_eq!(other.rematch("a", &lobby("c")).await, Ok(lobby("b")));
    assert_eq!(one.load("c").await, Err(StoreError::NotFound));
    let old = TableRow { rematch: Some("b".to_owned()), version: 2, ..running("a") };
    assert_eq!(one.load("a").await, Ok(old));

    assert_eq!(one.rematch("x", &lobby("d")).await, Err(StoreError::NotFound));
    assert_eq!(one.load("d").await, Err(StoreError::NotFound));
    assert_eq!(one.rematch("b", &lobby("a")).await, Err(StoreError::Conflict));
    assert_eq!(one.load("b").await, Ok(lobby("b")));
}

pub(crate) async fn of_racing_rematches_one_wins(stores: Stores) {
    let [one, _] = &stores;
    one.create(&running("a")).await.unwrap();
    let results = race(&stores, 16, |store, i| async move {
        store.rematch("a", &lobby(&format!("b{i}"))).await.unwrap().id
    });
    let ids = results.await;
    let winner = one.load("a").await.unwrap().rematch.unwrap();
    assert_eq!(ids, vec![winner.clone(); 16]);
    let made = one.tables_of(hash(1), 99).await.unwrap();
    assert_eq!(made.into_iter().map(|table| table.id).collect::<Vec<_>>(), ["a", &winner]);
}

pub(crate) async fn a_forgotten_rematch_is_created_again([one, _]: Stores) {
    one.create(&running("a")).await.unwrap();
    one.rematch("a", &lobby("b")).await.unwrap();
    one.forget_lobbies(5_000).await.unwrap();
    assert_eq!(one.load("a").await.unwrap().rematch, None);
    assert_eq!(one.rematch("a", &lobby("c")).await, Ok(lobby("c")));
}
