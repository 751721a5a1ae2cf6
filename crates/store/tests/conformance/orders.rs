//! Orders of an operator.

use store::{Changed, LogLine, Order, Orders, Status, StoreError, TableRow, TokenHash};

use crate::given::{Stores, entry, hash, lobby, person, running};

fn line(at: i64) -> LogLine {
    LogLine { at, kind: "close".to_owned(), ..entry(99) }
}

pub(crate) async fn one_table_is_deleted([one, other]: Stores) {
    for id in ["a", "b"] {
        one.create(&running(id)).await.unwrap();
        one.append(id, &[entry(1)]).await.unwrap();
    }
    let delete = Order::Delete { table: "a".to_owned() };
    assert_eq!(other.carry_out(&delete).await.unwrap(), ["a"]);
    assert_eq!(one.load("a").await, Err(StoreError::NotFound));
    assert_eq!(one.log("a", 1).await.unwrap(), []);
    assert_eq!(one.append("a", &[entry(2)]).await, Err(StoreError::NotFound));
    assert_eq!(one.log("b", 1).await.unwrap().len(), 1);
    assert_eq!(other.carry_out(&delete).await, Err(StoreError::NotFound));
}

pub(crate) async fn a_running_game_is_closed([one, other]: Stores) {
    one.create(&running("a")).await.unwrap();
    one.append("a", &[entry(1)]).await.unwrap();
    let close = Order::Close { table: "a".to_owned(), line: line(9_000) };
    assert_eq!(other.carry_out(&close).await.unwrap(), ["a"]);
    let row = one.load("a").await.unwrap();
    assert_eq!((row.status, row.ended), (Status::Over, Some(9_000)));
    let last = one.log("a", 1).await.unwrap().pop().unwrap();
    assert_eq!((last.number, &*last.kind), (2, "close"), "the log has no gap");
    assert_eq!(other.carry_out(&close).await, Err(StoreError::Conflict));
    assert_eq!(one.log("a", 1).await.unwrap().len(), 2);
}

pub(crate) async fn a_hidden_table_is_not_listed([one, other]: Stores) {
    for id in ["a", "b"] {
        one.create(&TableRow { public: true, ..running(id) }).await.unwrap();
    }
    let hide = |hidden| Order::Hide { table: "a".to_owned(), hidden };
    let listed = async || {
        let rows = one.public_tables(9).await.unwrap();
        rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    other.carry_out(&hide(true)).await.unwrap();
    other.carry_out(&hide(true)).await.unwrap();
    assert_eq!(
        (listed().await, one.hidden_tables().await.unwrap()),
        (vec!["b".into()], vec!["a".into()])
    );
    one.rematch("a", &TableRow { public: true, ..running("c") }).await.unwrap();
    one.rematch("b", &TableRow { public: true, ..running("d") }).await.unwrap();
    assert_eq!(listed().await, ["b", "d"], "nor is its rematch");
    other.carry_out(&hide(false)).await.unwrap();
    assert_eq!(listed().await, ["a", "b", "d"]);
    let nowhere = Order::Hide { table: "x".to_owned(), hidden: true };
    assert_eq!(other.carry_out(&nowhere).await, Err(StoreError::NotFound));
}

pub(crate) async fn a_person_is_forgotten([one, other]: Stores) {
    let ana = hash(1);
    let named = |number, name: &str| {
        let mut seat = person(number);
        seat.name = Some(name.to_owned());
        seat
    };
    let mut table = running("game");
    table.host = ana;
    table.seats = vec![named(1, "Ana"), named(2, "Ben"), named(3, "Cleo")];
    table.seats[1].owner = Some(ana); // Ben stands in for Ana.
    table.seats[2].browser = Some(ana);
    table.seats[2].owner = Some(hash(3)); // Ana stands in for Cleo.
    one.create(&table).await.unwrap();
    one.create(&TableRow { host: ana, ..lobby("own") }).await.unwrap();
    let joined = TableRow {
        host: hash(2),
        seats: vec![named(1, "Ana"), named(2, "Ben")],
        ..lobby("joined")
    };
    one.create(&joined).await.unwrap();
    one.set_call(ana, Some("https://push.example/a")).await.unwrap();
    assert!(other.knows(ana).await.unwrap());

    let forget = Order::ForgetPerson { browser: ana };
    assert_eq!(other.carry_out(&forget).await.unwrap(), ["game", "joined", "own"]);
    let now = one.load("game").await.unwrap();
    let seat = |index: usize| {
        let seat = &now.seats[index];
        (seat.name.clone().unwrap(), seat.browser, seat.owner)
    };
    assert_eq!(seat(0), ("#1".to_owned(), None, None));
    assert_eq!(seat(1), ("#2".to_owned(), Some(hash(2)), None));
    assert_eq!(seat(2), ("Cleo".to_owned(), Some(hash(3)), None));
    assert_eq!((now.host, &*now.name), (TokenHash([0; 32]), "game"));
    assert!(now.version > table.version);
    let seats = one.load("joined").await.unwrap().seats;
    assert_eq!((&seats[0], &seats[1]), (&store::SeatRow::default(), &joined.seats[1]));
    assert_eq!(one.load("own").await, Err(StoreError::NotFound));
    assert_eq!(one.call(ana).await.unwrap(), None);
    assert!(!one.knows(ana).await.unwrap());
    assert_eq!(other.carry_out(&forget).await.unwrap(), [""; 0]);
}

pub(crate) async fn names_leave_old_games([one, other]: Stores) {
    let seats = vec![person(1), crate::given::bot()];
    let over = |id, ended| TableRow {
        status: Status::Over,
        ended: Some(ended),
        seats: seats.clone(),
        ..running(id)
    };
    one.create(&over("old", 10)).await.unwrap();
    one.create(&over("new", 20)).await.unwrap();
    one.create(&TableRow { seats: seats.clone(), ..running("runs") }).await.unwrap();
    let forget = Order::ForgetNames { before: 20 };
    assert_eq!(other.carry_out(&forget).await.unwrap(), ["old"]);
    let old = one.load("old").await.unwrap();
    assert_eq!((old.seats[0].name.as_deref(), old.seats[0].browser), (Some("#1"), None));
    assert_eq!(old.seats[1], seats[1], "bots keep their names");
    for id in ["new", "runs"] {
        assert_eq!(one.load(id).await.unwrap().seats, seats, "{id}");
    }
    assert_eq!(other.carry_out(&forget).await.unwrap(), [""; 0], "once is enough");
}

pub(crate) async fn orders_for_the_server_hold([one, other]: Stores) {
    assert_eq!(one.orders().await.unwrap(), Orders::default());
    let announce = |text: Option<&str>| Order::Announce { text: text.map(str::to_owned) };
    let ban = |network: &str, until| Order::Ban { network: network.to_owned(), until };
    let all = [
        announce(Some("at seven")),
        announce(Some("at eight")),
        ban("192.0.2.0/24", Some(5)),
        ban("192.0.2.0/24", Some(7)),
        ban("198.51.100.1/32", Some(9)),
    ];
    for order in all {
        assert_eq!(other.carry_out(&order).await.unwrap(), [""; 0]);
    }
    let orders = one.orders().await.unwrap();
    assert_eq!(orders.announcement.as_deref(), Some("at eight"));
    let bans = [("192.0.2.0/24", 7), ("198.51.100.1/32", 9)];
    assert_eq!(orders.bans, bans.map(|(network, until)| (network.to_owned(), until)));
    other.carry_out(&announce(None)).await.unwrap();
    other.carry_out(&ban("192.0.2.0/24", None)).await.unwrap();
    assert_eq!(one.orders().await.unwrap().bans.len(), 1);
    assert_eq!(one.orders().await.unwrap().announcement, None);
    let again = other.carry_out(&ban("192.0.2.0/24", None)).await;
    assert_eq!(again, Err(StoreError::NotFound));
}

/// A database in memory serves one program.
pub(crate) async fn a_running_server_hears_of_orders([one, other]: Stores) {
    let Some(first) = one.changed().await else { return };
    assert_eq!(first, Changed::Anything, "it has only just started listening");
    one.create(&running("a")).await.unwrap();
    other.carry_out(&Order::Hide { table: "a".to_owned(), hidden: true }).await.unwrap();
    other.carry_out(&Order::Announce { text: None }).await.unwrap();
    assert_eq!(one.changed().await, Some(Changed::Table("a".to_owned())));
    assert_eq!(one.changed().await, Some(Changed::Orders));
}
