//! Counts open sockets by address and by table.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A counter per key.
pub(crate) struct Crowd<K>(Arc<Mutex<HashMap<K, usize>>>);

/// One counted entry, until it is dropped.
pub(crate) struct Inside<K: Eq + Hash> {
    crowd: Crowd<K>,
    key: K,
}

impl<K: Clone + Eq + Hash> Crowd<K> {
    /// An empty counter.
    pub(crate) fn new() -> Crowd<K> {
        Crowd(Arc::default())
    }

    /// Adds one, unless the key already has that many.
    pub(crate) fn enter(&self, key: K, most: usize) -> Option<Inside<K>> {
        let mut counts = self.counts();
        let inside = counts.get(&key).copied().unwrap_or(0);
        if inside >= most {
            return None;
        }
        counts.insert(key.clone(), inside + 1);
        Some(Inside { crowd: Crowd(Arc::clone(&self.0)), key })
    }
}

impl<K> Crowd<K> {
    fn counts(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Drop for Inside<K> {
    fn drop(&mut self) {
        let mut counts = self.crowd.counts();
        let left = counts.get(&self.key).map_or(0, |inside| inside - 1);
        if left == 0 {
            counts.remove(&self.key);
        } else if let Some(inside) = counts.get_mut(&self.key) {
            *inside = left;
        }
    }
}
