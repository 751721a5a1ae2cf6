//! Keyed mutex: one expensive request at a time per address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{Mutex as Lock, OwnedMutexGuard};

/// Keyed mutex. Dropping the guard lets the next in.
pub(crate) struct KeyedMutex<K>(Mutex<HashMap<K, Weak<Lock<()>>>>);

impl<K: Eq + Hash> KeyedMutex<K> {
    /// No key is locked.
    pub(crate) fn new() -> KeyedMutex<K> {
        KeyedMutex(Mutex::default())
    }

    /// Waits for the lock of a key.
    pub(crate) async fn lock(&self, key: K) -> OwnedMutexGuard<()> {
        self.lock_of(key).lock_owned().await
    }

    fn lock_of(&self, key: K) -> Arc<Lock<()>> {
        let mut locks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Drop keys that nobody holds or waits for.
        locks.retain(|_, lock| lock.strong_count() > 0);
        let lock = locks.get(&key).and_then(Weak::upgrade).unwrap_or_default();
        locks.insert(key, Arc::downgrade(&lock));
        lock
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::KeyedMutex;

    #[tokio::test]
    async fn one_holder_at_a_time_of_each_key() {
        let mutex = KeyedMutex::new();
        let first = mutex.lock("a").await;
        let mut second = Box::pin(mutex.lock("a"));
        assert!((&mut second).now_or_never().is_none(), "it waits");
        let other = mutex.lock("b").now_or_never().expect("others do not");
        drop(first);
        let second = second.now_or_never().expect("the lock is free");
        drop((second, other));
        let last = mutex.lock("c").await;
        assert_eq!(mutex.0.lock().unwrap().len(), 1, "released keys are dropped");
        drop(last);
    }
}
