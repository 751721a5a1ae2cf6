//! Keyed mutex: one expensive request at a time per address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{Mutex as Turn, OwnedMutexGuard};

/// Keyed mutex. Dropping the guard lets the next in.
pub(crate) struct Turns<K>(Mutex<HashMap<K, Weak<Turn<()>>>>);

impl<K: Eq + Hash> Turns<K> {
    /// No key is locked.
    pub(crate) fn new() -> Turns<K> {
        Turns(Mutex::default())
    }

    /// Waits for the lock of a key.
    pub(crate) async fn turn(&self, key: K) -> OwnedMutexGuard<()> {
        self.place(key).lock_owned().await
    }

    fn place(&self, key: K) -> Arc<Turn<()>> {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Drop keys that nobody holds or waits for.
        places.retain(|_, place| place.strong_count() > 0);
        let place = places.get(&key).and_then(Weak::upgrade).unwrap_or_default();
        places.insert(key, Arc::downgrade(&place));
        place
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::Turns;

    #[tokio::test]
    async fn one_after_the_other_has_a_turn_of_each_key() {
        let turns = Turns::new();
        let first = turns.turn("a").await;
        let mut second = Box::pin(turns.turn("a"));
        assert!((&mut second).now_or_never().is_none(), "it waits");
        let other = turns.turn("b").now_or_never().expect("others do not");
        drop(first);
        let second = second.now_or_never().expect("its turn has come");
        drop((second, other));
        let last = turns.turn("c").await;
        assert_eq!(turns.0.lock().unwrap().len(), 1, "nothing is kept of those who have gone");
        drop(last);
    }
}
