//! Limits open connections by key: by address, or by table.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts the open connections of each key.
pub(crate) struct ConnectionLimiter<K>(Arc<Mutex<HashMap<K, usize>>>);

/// One counted connection, until it is dropped.
pub(crate) struct ConnectionGuard<K: Eq + Hash> {
    limiter: ConnectionLimiter<K>,
    key: K,
}

impl<K: Clone + Eq + Hash> ConnectionLimiter<K> {
    /// Without connections.
    pub(crate) fn new() -> ConnectionLimiter<K> {
        ConnectionLimiter(Arc::default())
    }

    /// Counts a connection, unless the key already has that many.
    pub(crate) fn enter(&self, key: K, most: usize) -> Option<ConnectionGuard<K>> {
        let mut counts = self.counts();
        let count = counts.get(&key).copied().unwrap_or(0);
        if count >= most {
            return None;
        }
        counts.insert(key.clone(), count + 1);
        Some(ConnectionGuard { limiter: ConnectionLimiter(Arc::clone(&self.0)), key })
    }
}

impl<K> ConnectionLimiter<K> {
    fn counts(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Drop for ConnectionGuard<K> {
    fn drop(&mut self) {
        let mut counts = self.limiter.counts();
        let left = counts.get(&self.key).map_or(0, |count| count - 1);
        if left == 0 {
            counts.remove(&self.key);
        } else if let Some(count) = counts.get_mut(&self.key) {
            *count = left;
        }
    }
}
