//! Running tables that are in no server's memory.

use store::{Asleep, Status, Store, TableRow};

use crate::given::{Stores, entry, lobby, race, running};

/// A table that sleeps until then.
fn until(due: impl Into<Option<i64>>) -> Asleep {
    Asleep { due: due.into(), known: r#"{"away":[1,2]}"#.to_owned() }
}

async fn create(store: &dyn Store, tables: &[TableRow]) {
    for table in tables {
        store.create(table).await.unwrap();
    }
}

pub(crate) async fn a_running_game_is_awake_until_it_is_let_sleep([one, other]: Stores) {
    let over = TableRow { status: Status::Over, ..lobby("over") };
    create(&*one, &[running("b"), running("a"), lobby("lobby"), over]).await;
    assert_eq!(other.awake_tables().await.unwrap(), ["a", "b"]);
    assert_eq!(one.asleep("a").await, Ok(None));
    assert_eq!(one.sleep("a", 0, &until(5_000)).await, Ok(true));
    assert_eq!(other.asleep("a").await, Ok(Some(until(5_000))));
    assert_eq!(other.awake_tables().await.unwrap(), ["b"]);
    assert_eq!(other.sleep("a", 0, &until(None)).await, Ok(true), "the last request counts");
    assert_eq!(one.asleep("a").await, Ok(Some(until(None))));
    one.wake("a").await.unwrap();
    assert_eq!(other.asleep("a").await, Ok(None));
    for nothing in ["lobby", "over", "nowhere"] {
        assert_eq!(one.sleep(nothing, 0, &until(1)).await, Ok(false), "{nothing}");
        one.wake(nothing).await.unwrap();
    }
    assert_eq!(one.sleep("b", 0, &until(1)).await, Ok(true));
    one.finish("b", 9).await.unwrap();
    assert_eq!(other.awake_tables().await.unwrap(), ["a"]);
    assert_eq!(other.due_tables(9, 10, 99).await, Ok(vec![]), "a finished game is never due");
    one.sleep("a", 0, &until(1)).await.unwrap();
    one.forget_tables(&["a".to_owned()]).await.unwrap();
    assert_eq!(other.due_tables(9, 10, 99).await, Ok(vec![]));
}

pub(crate) async fn every_append_wakes_a_table([one, other]: Stores) {
    create(&*one, &[running("a"), running("b")]).await;
    for id in ["a", "b"] {
        one.sleep(id, 0, &until(5_000)).await.unwrap();
    }
    other.append("a", &[entry(2)]).await.unwrap_err();
    assert_eq!(one.asleep("a").await, Ok(Some(until(5_000))), "nothing has happened");
    other.append("a", &[entry(1), entry(2)]).await.unwrap();
    assert_eq!(one.asleep("a").await, Ok(None));
    assert_eq!(one.awake_tables().await.unwrap(), ["a"], "the other one sleeps on");
}

pub(crate) async fn a_table_sleeps_only_with_the_whole_log_known([one, other]: Stores) {
    create(&*one, &[running("a")]).await;
    one.append("a", &[entry(1)]).await.unwrap();
    other.append("a", &[entry(2)]).await.unwrap();
    for lines in [0, 1, 3] {
        assert_eq!(one.sleep("a", lines, &until(5_000)).await, Ok(false), "{lines}");
    }
    assert_eq!(other.awake_tables().await.unwrap(), ["a"]);
    assert_eq!(other.sleep("a", 2, &until(5_000)).await, Ok(true));
}

pub(crate) async fn due_tables_are_found_and_postponed([one, other]: Stores) {
    let due = [("a", Some(30)), ("b", Some(10)), ("c", None), ("d", Some(20))];
    for (id, due) in due {
        create(&*one, &[running(id)]).await;
        one.sleep(id, 0, &until(due)).await.unwrap();
    }
    assert_eq!(other.due_tables(9, 99, 10).await, Ok(vec![]));
    assert_eq!(other.due_tables(30, 99, 2).await.unwrap(), ["b", "d"]);
    assert_eq!(other.due_tables(30, 99, 2).await.unwrap(), ["a"], "the others are put off");
    assert_eq!(other.due_tables(98, 200, 10).await, Ok(vec![]));
    one.append("d", &[entry(1)]).await.unwrap();
    assert_eq!(one.due_tables(99, 200, 10).await.unwrap(), ["a", "b"], "an awake table is not due");
    assert_eq!(one.asleep("b").await, Ok(Some(until(200))), "they sleep until they are woken");
}

pub(crate) async fn of_racing_servers_one_takes_a_due_table(stores: Stores) {
    let [one, _] = &stores;
    create(&**one, &[running("a")]).await;
    one.sleep("a", 0, &until(10)).await.unwrap();
    let taken =
        race(
            &stores,
            16,
            |store, _| async move { store.due_tables(10, 99, 10).await.unwrap().len() },
        );
    assert_eq!(taken.await.into_iter().sum::<usize>(), 1);
}

/// A server lets the table sleep while it believes that it knows the whole log; another one appends
/// at that moment.
pub(crate) async fn a_table_never_sleeps_past_an_append(stores: Stores) {
    let [one, _] = &stores;
    for round in 0..20 {
        let id = format!("table {round}");
        create(&**one, &[running(&id)]).await;
        race(&stores, 8, |store, act| {
            let id = id.clone();
            async move {
                if act == 3 {
                    store.append(&id, &[entry(1)]).await.unwrap();
                } else {
                    store.sleep(&id, 0, &until(5_000)).await.unwrap();
                }
            }
        })
        .await;
        assert_eq!(one.asleep(&id).await, Ok(None));
    }
}
