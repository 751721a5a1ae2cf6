//! Logs of games.

use futures_util::future::join_all;
use kernel::Seat;
use store::{LogLine, StoreError, TableRow};
use tokio::task::JoinSet;

use crate::given::{Stores, entry, hash, race, running, sent};

pub(crate) async fn entries_come_back_in_order([one, other]: Stores) {
    one.create(&running("a")).await.unwrap();
    assert_eq!(one.log("a", 1).await, Ok(vec![]));
    let by_bot = LogLine {
        at: i64::MAX,
        seat: Some(Seat::new(7)),
        by_bot: true,
        kind: "lend".to_owned(),
        body: r#"{"name":"Zoë","quote":"'"}"#.to_owned(),
        ..entry(4)
    };
    let all = [entry(1), sent(2, "x"), entry(3), by_bot];
    one.append("a", &all[..1]).await.unwrap();
    one.append("a", &all[1..3]).await.unwrap();
    one.append("a", &[]).await.unwrap();
    other.append("a", &all[3..]).await.unwrap();
    for (from, there) in [(0, &all[..]), (1, &all[..]), (3, &all[2..]), (5, &[])] {
        assert_eq!(one.log("a", from).await, Ok(there.to_vec()), "from {from}");
    }
}

pub(crate) async fn the_log_goes_on_from_its_last_number([one, other]: Stores) {
    one.create(&running("a")).await.unwrap();
    one.append("a", &[entry(1), entry(2)]).await.unwrap();
    for wrong in [0, 1, 2, 4] {
        let refused = other.append("a", &[sent(wrong, "x")]).await;
        assert_eq!(refused, Err(StoreError::Conflict), "{wrong}");
    }
    assert_eq!(one.log("a", 1).await, Ok(vec![entry(1), entry(2)]));
}

pub(crate) async fn an_input_counts_once([one, other]: Stores) {
    one.create(&running("a")).await.unwrap();
    one.append("a", &[entry(1), sent(2, "x"), entry(3)]).await.unwrap();
    // With any number: a client that resends may have seen more or less since.
    for number in [1, 2, 4, 5] {
        let refused = other.append("a", &[sent(number, "x")]).await;
        assert_eq!(refused, Err(StoreError::AlreadyThere { number: 2 }), "{number}");
    }
    assert_eq!(one.log("a", 3).await, Ok(vec![entry(3)]));
}

pub(crate) async fn entries_are_appended_all_or_none([one, _]: Stores) {
    one.create(&running("a")).await.unwrap();
    one.append("a", &[sent(1, "x")]).await.unwrap();
    let already = Err(StoreError::AlreadyThere { number: 1 });
    assert_eq!(one.append("a", &[entry(2), sent(3, "x")]).await, already);
    for wrong in [[entry(2), entry(4)], [entry(2), entry(2)], [sent(2, "y"), sent(3, "y")]] {
        assert_eq!(one.append("a", &wrong).await, Err(StoreError::Conflict), "{wrong:?}");
    }
    assert_eq!(one.log("a", 1).await, Ok(vec![sent(1, "x")]));
    one.append("a", &[sent(2, "y")]).await.unwrap();
}

pub(crate) async fn each_table_has_its_own_log([one, _]: Stores) {
    for id in ["a", "b"] {
        one.create(&running(id)).await.unwrap();
        one.append(id, &[sent(1, "x")]).await.unwrap();
    }
    one.append("b", &[sent(2, "y")]).await.unwrap();
    assert_eq!(one.log("a", 1).await, Ok(vec![sent(1, "x")]));
}

pub(crate) async fn there_is_no_log_without_a_table([one, _]: Stores) {
    for number in [1, 2] {
        assert_eq!(one.append("a", &[entry(number)]).await, Err(StoreError::NotFound));
    }
    assert_eq!(one.log("a", 1).await, Ok(vec![]));
}

pub(crate) async fn of_racing_entries_one_wins(stores: Stores) {
    let [one, other] = &stores;
    one.create(&running("a")).await.unwrap();
    for number in 1..=20 {
        let results = race(&stores, 8, move |store, i| async move {
            let entry = sent(number, &format!("{number} of {i}"));
            store.append("a", std::slice::from_ref(&entry)).await.map(|()| entry)
        });
        let (won, lost): (Vec<_>, Vec<_>) = results.await.into_iter().partition(Result::is_ok);
        assert_eq!(lost, vec![Err(StoreError::Conflict); 7]);
        let there = other.log("a", number).await.unwrap();
        assert_eq!(there.into_iter().map(Ok).collect::<Vec<_>>(), won);
    }
}

pub(crate) async fn of_racing_resends_one_wins(stores: Stores) {
    let [one, _] = &stores;
    one.create(&running("a")).await.unwrap();
    for number in 1..=20 {
        let results = race(&stores, 8, move |store, _| async move {
            store.append("a", &[sent(number, &number.to_string())]).await
        });
        let (won, lost): (Vec<_>, Vec<_>) = results.await.into_iter().partition(Result::is_ok);
        assert_eq!(won.len(), 1);
        assert_eq!(lost, vec![Err(StoreError::AlreadyThere { number }); 7]);
    }
    assert_eq!(one.log("a", 1).await.unwrap().len(), 20);
}

pub(crate) async fn appends_to_many_tables_do_not_deadlock(stores: Stores) {
    let results = race(&stores, 32, |store, i| async move {
        let id = i.to_string();
        store.create(&TableRow { host: hash(i as u8), ..running(&id) }).await?;
        for number in 1..=10 {
            store.append(&id, &[entry(number)]).await?;
        }
        store.finish(&id, 9).await?;
        store.log(&id, 1).await
    });
    let whole: Vec<LogLine> = (1..=10).map(entry).collect();
    assert_eq!(results.await, vec![Ok(whole); 32]);
}

pub(crate) async fn a_common_append_is_answered_one_by_one([one, other]: Stores) {
    let tables: Vec<String> = (0..40).map(|number| number.to_string()).collect();
    for id in &tables {
        one.create(&running(id)).await.unwrap();
        one.append(id, &[sent(1, "x")]).await.unwrap();
    }
    // Requests for a table, by its number, and their results.
    let cases = [
        (vec![entry(2), entry(3)], Ok(())),
        (vec![entry(2), entry(4)], Err(StoreError::Conflict)),
        (vec![entry(2), sent(3, "x")], Err(StoreError::AlreadyThere { number: 1 })),
        (vec![sent(2, "y")], Ok(())),
    ];
    let appends = tables.iter().zip(cases.iter().cycle()).map(async |(id, (entries, due))| {
        assert_eq!(one.append(id, entries).await, *due, "{id}");
        let there = other.log(id, 2).await.unwrap();
        assert_eq!(there, if due.is_ok() { entries.clone() } else { vec![] }, "{id}");
    });
    join_all(appends).await;
    let nowhere = join_all([one.append("no", &[entry(1)]), one.append("0", &[entry(4)])]).await;
    assert_eq!(nowhere, [Err(StoreError::NotFound), Ok(())]);
}

pub(crate) async fn a_log_never_has_a_gap(stores: Stores) {
    let [one, _] = &stores;
    one.create(&running("a")).await.unwrap();
    // One store appends in twos; the others read throughout.
    let results = race(&stores, 5, |store, i| async move {
        let mut seen = 0;
        while seen < 100 {
            if i == 0 {
                store.append("a", &[entry(seen + 1), entry(seen + 2)]).await.unwrap();
            }
            let log = store.log("a", 1).await.unwrap();
            assert!(log.iter().map(|entry| entry.number).eq(1..=log.len() as u32));
            assert_eq!(log.len() % 2, 0);
            assert!(log.len() as u32 >= seen);
            seen = log.len() as u32;
        }
        seen
    });
    assert_eq!(results.await, [100; 5]);
}

pub(crate) async fn a_cancelled_append_blocks_nothing(stores: Stores) {
    let [one, other] = &stores;
    one.create(&running("a")).await.unwrap();
    let mut tasks = JoinSet::new();
    for i in 0..40 {
        let store = stores[i % 2].clone();
        let task = tasks.spawn(async move {
            let next = store.log("a", 1).await.unwrap().len() as u32 + 1;
            drop(store.append("a", &[entry(next), entry(next + 1)]).await);
        });
        tokio::task::yield_now().await;
        if i % 4 != 0 {
            task.abort();
        }
    }
    while tasks.join_next().await.is_some() {}
    let log = one.log("a", 1).await.unwrap();
    let next = log.len() as u32 + 1;
    assert_eq!(log, (1..next).map(entry).collect::<Vec<_>>());
    other.append("a", &[entry(next)]).await.unwrap();
}
