//! Seats that go from one browser to another.

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
    let coded = SeatRow { code: Some(hash(8)), ..person(1) };
    let offered = TableRow { seats: vec![person(1), coded], version: 2, ..hot_seat() };
    assert_eq!(one.set_code("a", seat(1), hash(8)).await, Ok(offered));

    let claimed = TableRow { seats: vec![person(1), person(2)], version: 3, ..hot_seat() };
    assert_eq!(other.claim(hash(8), hash(2)).await, Ok((claimed.clone(), seat(1))));
    assert_eq!(other.claim(hash(8), hash(3)).await, Err(StoreError::NotFound));
    assert_eq!(one.load("a").await, Ok(claimed));
}

pub(crate) async fn a_new_code_replaces_the_old_one([one, _]: Stores) {
    one.create(&hot_seat()).await.unwrap();
    one.set_code("a", seat(0), hash(8)).await.unwrap();
    one.set_code("a", seat(0), hash(9)).await.unwrap();
    assert_eq!(one.claim(hash(8), hash(2)).await, Err(StoreError::NotFound));
    let (table, claimed) = one.claim(hash(9), hash(2)).await.unwrap();
    assert_eq!((table.seats, claimed), (vec![person(2), person(1)], seat(0)));
}

pub(crate) async fn only_a_person_has_a_code([one, _]: Stores) {
    let table = TableRow { seats: vec![person(1), bot(), SeatRow::default()], ..lobby("a") };
    one.create(&table).await.unwrap();
    for (id, index) in [("a", 1), ("a", 2), ("a", 3), ("b", 0)] {
        let refused = one.set_code(id, seat(index), hash(8)).await;
        assert_eq!(refused, Err(StoreError::NotFound), "{id} {index}");
    }
    assert_eq!(one.load("a").await, Ok(table));
}

pub(crate) async fn a_host_goes_along_with_the_last_seat([one, _]: Stores) {
    let host = hot_seat().seats[0].browser.unwrap();
    let table = TableRow { host, ..hot_seat() };
    one.create(&table).await.unwrap();
    one.set_code("a", seat(0), hash(8)).await.unwrap();
    assert_eq!(one.claim(hash(8), hash(2)).await.unwrap().0.host, host, "another seat is left");
    one.set_code("a", seat(1), hash(9)).await.unwrap();
    assert_eq!(one.claim(hash(9), hash(3)).await.unwrap().0.host, hash(3));
    one.set_code("a", seat(0), hash(10)).await.unwrap();
    assert_eq!(one.claim(hash(10), hash(4)).await.unwrap().0.host, hash(3), "not the host's");
}

pub(crate) async fn a_lobby_seen_before_a_claim_is_stale([one, other]: Stores) {
    one.create(&lobby("a")).await.unwrap();
    let seen_before = one.set_code("a", seat(0), hash(8)).await.unwrap();
    other.claim(hash(8), hash(2)).await.unwrap();
    assert_eq!(one.update(&seen_before).await, Err(StoreError::Conflict));
    assert_eq!(one.load("a").await.unwrap().seats[0], person(2));
}

pub(crate) async fn of_racing_claims_one_wins(stores: Stores) {
    let [one, _] = &stores;
    one.create(&hot_seat()).await.unwrap();
    one.set_code("a", seat(1), hash(8)).await.unwrap();
    let results = race(&stores, 16, |store, i| async move {
        store.claim(hash(8), hash(100 + i as u8)).await.map(|(table, _)| table)
    });
    let (won, lost): (Vec<_>, Vec<_>) = results.await.into_iter().partition(Result::is_ok);
    assert_eq!(won, [one.load("a").await]);
    assert_eq!(lost, vec![Err(StoreError::NotFound); 15]);
}
