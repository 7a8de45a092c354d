//! The latest entries of many senders. Their number is limited; an entry that is kept is not displaced by others.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

/// The latest value of each key, until it has been silent for some time.
#[derive(Debug)]
pub(crate) struct Recent<K, V> {
    heard: HashMap<K, (V, Instant)>,
    max: usize,
    silence: Duration,
}

impl<K: Eq + Hash, V> Recent<K, V> {
    /// Returns an empty collection of at most `max` keys, each of which is kept for the time `silence` after its last
    /// value.
    pub fn new(max: usize, silence: Duration) -> Self {
        Self { heard: HashMap::new(), max, silence }
    }

    /// Records a value, and returns whether the key is new. A new key that exceeds the maximum is not recorded.
    pub fn hear(&mut self, key: K, value: V, now: Instant) -> bool {
        if self.max <= self.heard.len() && !self.heard.contains_key(&key) {
            self.forget(now);
            if self.max <= self.heard.len() {
                return false;
            }
        }
        self.heard.insert(key, (value, now)).is_none()
    }

    /// Removes a key, and returns whether it was there.
    pub fn remove(&mut self, key: &K) -> bool {
        self.heard.remove(key).is_some()
    }

    pub fn has(&self, key: &K) -> bool {
        self.heard.contains_key(key)
    }

    /// Removes the keys that have been silent, and returns the values of the others.
    pub fn values(&mut self, now: Instant) -> impl ExactSizeIterator<Item = &V> {
        self.forget(now);
        self.heard.values().map(|(value, _)| value)
    }

    fn forget(&mut self, now: Instant) {
        self.heard.retain(|_, (_, at)| now.saturating_duration_since(*at) < self.silence);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SILENCE: Duration = Duration::from_secs(5);

    #[test]
    fn a_key_that_is_kept_stays_when_there_is_no_room_for_others() {
        let (mut recent, start) = (Recent::new(2, SILENCE), Instant::now());
        assert!([("a", 1), ("b", 1)].into_iter().all(|(key, value)| recent.hear(key, value, start)));
        let later = start + SILENCE / 2;
        assert!(!recent.hear("c", 1, later) && !recent.hear("a", 7, later));
        assert_eq!(recent.values(start + SILENCE).collect::<Vec<_>>(), [&7]);
        assert!(recent.hear("c", 9, start + SILENCE));
    }

    #[test]
    fn silent_keys_make_room() {
        let (mut recent, start) = (Recent::new(1, SILENCE), Instant::now());
        assert!(recent.hear("a", 1, start) && recent.hear("b", 2, start + SILENCE));
        assert!(recent.remove(&"b") && !recent.remove(&"b"));
        assert_eq!(recent.values(start + SILENCE).len(), 0);
    }
}
