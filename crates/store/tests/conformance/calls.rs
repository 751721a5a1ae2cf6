//! The push addresses of people whose page is closed.

use store::{TableRow, TokenHash};

use crate::given::{Stores, hash, person, running};

pub(crate) async fn a_browser_has_one_address([one, other]: Stores) {
    let (ana, ben) = (hash(1), hash(2));
    one.create(&TableRow { seats: vec![person(1), person(2)], ..running("table") }).await.unwrap();
    let at = async |who: TokenHash| other.call(who).await.unwrap();
    assert_eq!(at(ana).await, None);
    one.set_call(ana, Some("https://push.example/a")).await.unwrap();
    one.set_call(ben, Some("https://push.example/b")).await.unwrap();
    one.set_call(ana, Some("https://push.example/c")).await.unwrap();
    assert_eq!(at(ana).await.as_deref(), Some("https://push.example/c"));
    assert_eq!(at(ben).await.as_deref(), Some("https://push.example/b"));
    other.forget_call("https://push.example/c").await.unwrap();
    one.set_call(ben, None).await.unwrap();
    assert_eq!((at(ana).await, at(ben).await), (None, None));
}

pub(crate) async fn a_browser_without_a_seat_is_forgotten([one, other]: Stores) {
    let (ana, ben) = (hash(1), hash(2));
    one.create(&TableRow { seats: vec![person(1)], ..running("table") }).await.unwrap();
    one.create(&TableRow { seats: vec![person(2)], ..running("left") }).await.unwrap();
    for who in [ana, ben] {
        assert!(one.set_call(who, Some("https://push.example/a")).await.unwrap());
    }
    let stranger = one.set_call(hash(3), Some("https://push.example/c")).await.unwrap();
    assert_eq!((stranger, one.call(hash(3)).await.unwrap()), (false, None));
    one.forget_tables(&["left".to_owned()]).await.unwrap();
    other.forget_strangers().await.unwrap();
    assert!(one.call(ana).await.unwrap().is_some(), "Ana sits at a table");
    assert_eq!(one.call(ben).await.unwrap(), None);
}

pub(crate) async fn the_first_push_key_stays([one, other]: Stores) {
    assert_eq!(one.call_key(b"first").await.unwrap(), b"first");
    assert_eq!(other.call_key(b"second").await.unwrap(), b"first");
}
