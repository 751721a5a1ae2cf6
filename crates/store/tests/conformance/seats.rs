//! Seats that move from one browser to another.

use kernel::Seat;
use store::{SeatRow, StoreError, TableRow};

use crate::given::{Stores, bot, hash, lobby, person, race, running};

fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// A running table of two people at one browser.
fn hot_seat() -> TableRow {
    TableRow { seats: vec![person(1), person(1)], ..running("a") }
}

pub(crate) async fn a_code_gives_a_seat_to_another_browser([one, other]: Stores) {
    one.create(&hot_seat()).await.unwrap();
    let coded = SeatRow { code: Some(hash(8)), code_by: Some(hash(1)), ..person(1) };
    let offered = TableRow { seats: vec![person(1), coded], version: 2, ..hot_seat() };
    assert_eq!(one.set_code("a", seat(1), hash(8), hash(1)).await, Ok(offered));

    let claimed = TableRow { seats: vec![person(1), person(2)], version: 3, ..hot_seat() };
    assert_eq!(other.claim(hash(8), hash(2)).await, Ok((claimed.clone(), seat(1))));
    assert_eq!(other.claim(hash(8), hash(3)).await, Err(StoreError::NotFound));
    assert_eq!(one.load("a").await, Ok(claimed));
}

pub(crate) async fn a_new_code_replaces_the_old_one([one, _]: Stores) {
    one.create(&hot_seat()).await.unwrap();
    one.set_code("a", seat(0), hash(8), hash(1)).await.unwrap();
    one.set_code("a", seat(0), hash(9), hash(1)).await.unwrap();
    assert_eq!(one.claim(hash(8), hash(2)).await, Err(StoreError::NotFound));
    let (table, claimed) = one.claim(hash(9), hash(2)).await.unwrap();
    assert_eq!((table.seats, claimed), (vec![person(2), person(1)], seat(0)));
}

pub(crate) async fn only_a_person_has_a_code([one, _]: Stores) {
    let table = TableRow { seats: vec![person(1), bot(), SeatRow::default()], ..lobby("a") };
    one.create(&table).await.unwrap();
    for (id, index) in [("a", 1), ("a", 2), ("a", 3), ("b", 0)] {
        let refused = one.set_code(id, seat(index), hash(8), hash(1)).await;
        assert_eq!(refused, Err(StoreError::NotFound), "{id} {index}");
    }
    assert_eq!(one.load("a").await, Ok(table));
}

pub(crate) async fn the_host_moves_along_with_the_last_seat([one, _]: Stores) {
    let host = hot_seat().seats[0].browser.unwrap();
    let table = TableRow { host, ..hot_seat() };
    one.create(&table).await.unwrap();
    one.set_code("a", seat(0), hash(8), hash(1)).await.unwrap();
    assert_eq!(one.claim(hash(8), hash(2)).await.unwrap().0.host, host, "another seat is left");
    one.set_code("a", seat(1), hash(9), hash(1)).await.unwrap();
    assert_eq!(one.claim(hash(9), hash(3)).await.unwrap().0.host, hash(3));
    one.set_code("a", seat(0), hash(10), hash(2)).await.unwrap();
    assert_eq!(one.claim(hash(10), hash(4)).await.unwrap().0.host, hash(3), "not the host's");
}

pub(crate) async fn a_lobby_seen_before_a_claim_is_stale([one, other]: Stores) {
    one.create(&lobby("a")).await.unwrap();
    let seen_before = one.set_code("a", seat(0), hash(8), hash(1)).await.unwrap();
    other.claim(hash(8), hash(2)).await.unwrap();
    assert_eq!(one.update(&seen_before).await, Err(StoreError::Conflict));
    assert_eq!(one.load("a").await.unwrap().seats[0], person(2));
}

pub(crate) async fn of_racing_claims_one_wins(stores: Stores) {
    let [one, _] = &stores;
    one.create(&hot_seat()).await.unwrap();
    one.set_code("a", seat(1), hash(8), hash(1)).await.unwrap();
    let results = race(&stores, 16, |store, i| async move {
        store.claim(hash(8), hash(100 + i as u8)).await.map(|(table, _)| table)
    });
    let (won, lost): (Vec<_>, Vec<_>) = results.await.into_iter().partition(Result::is_ok);
    assert_eq!(won, [one.load("a").await]);
    assert_eq!(lost, vec![Err(StoreError::NotFound); 15]);
}

/// A table of two people at two browsers and a host who has neither seat.
fn apart() -> TableRow {
    TableRow { seats: vec![person(1), person(2)], host: hash(9), ..running("a") }
}

pub(crate) async fn an_owner_takes_a_seat_back_from_a_stand_in([one, other]: Stores) {
    one.create(&apart()).await.unwrap();
    one.set_code("a", seat(1), hash(8), hash(9)).await.unwrap();
    let (table, _) = other.claim(hash(8), hash(3)).await.unwrap();
    let stands_in = SeatRow { browser: Some(hash(3)), owner: Some(hash(2)), ..person(2) };
    assert_eq!(table.seats, [person(1), stands_in]);
    let ids = |tables: Vec<TableRow>| -> Vec<String> { tables.into_iter().map(|t| t.id).collect() };
    assert_eq!(ids(one.tables_of(hash(2), 9).await.unwrap()), ["a"], "the owner still finds it");

    for (id, index, browser) in [("a", 1, 1), ("a", 0, 2), ("a", 2, 2), ("b", 1, 2)] {
        let refused = one.reclaim(id, seat(index), hash(browser)).await;
        assert_eq!(refused, Err(StoreError::NotFound), "{id} {index} {browser}");
    }
    one.set_code("a", seat(1), hash(10), hash(3)).await.unwrap();
    let back = one.reclaim("a", seat(1), hash(2)).await.unwrap();
    assert_eq!((back.seats.clone(), back.version), (apart().seats, 5));
    assert_eq!(other.reclaim("a", seat(1), hash(2)).await, Ok(back), "it is theirs already");
    assert_eq!(other.claim(hash(10), hash(4)).await, Err(StoreError::NotFound), "void");
    assert_eq!(ids(one.tables_of(hash(3), 9).await.unwrap()), [""; 0]);
}

pub(crate) async fn players_of_the_table_cannot_stand_in([one, _]: Stores) {
    let spectator = hash(4);
    one.create(&apart()).await.unwrap();
    one.set_code("a", seat(1), hash(8), hash(9)).await.unwrap();
    for browser in [hash(9), hash(1)] {
        assert_eq!(one.claim(hash(8), browser).await, Err(StoreError::Conflict));
    }
    let (table, _) = one.claim(hash(8), spectator).await.unwrap();
    assert_eq!((table.seats[1].browser, table.seats[1].owner), (Some(spectator), Some(hash(2))));
    one.set_code("a", seat(1), hash(8), hash(9)).await.unwrap();
    let (table, _) = one.claim(hash(8), hash(5)).await.unwrap();
    assert_eq!(table.seats[1].owner, Some(hash(2)), "the stand-in owns nothing");
    one.set_code("a", seat(0), hash(10), hash(9)).await.unwrap();
    let other_owner = one.claim(hash(10), hash(2)).await;
    assert_eq!(other_owner, Err(StoreError::Conflict), "an owner of another seat");
    one.set_code("a", seat(1), hash(8), hash(5)).await.unwrap();
    let (table, _) = one.claim(hash(8), hash(6)).await.unwrap();
    assert_eq!(table.seats[1].owner, Some(hash(2)), "a stand-in may move to a new browser");
    one.set_code("a", seat(1), hash(8), hash(9)).await.unwrap();
    let (table, _) = one.claim(hash(8), hash(2)).await.unwrap();
    assert_eq!((&table.seats[1], table.host), (&person(2), hash(9)), "an owner with a host's code");
}
