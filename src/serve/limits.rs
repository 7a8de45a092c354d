//! The limits for one phone, and for all phones of an address: rates, counts and sizes.
//!
//! A lecture hall often has one address for all its phones, so the limits for an address are chosen for a full hall.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ServerLimits {
    /// The greatest number of connections at a time.
    pub connections: usize,
    /// The greatest number of connections of one address at a time.
    pub connections_of_address: usize,
    /// The rate at which phones of one address join.
    pub joins: Rate,
    /// The rate of the requests of one address that come neither from the clicker nor from a known phone.
    pub requests: Rate,
    pub phone_requests: Rate,
    /// The rate at which an address may send wrong secrets for the clicker without being slowed.
    pub wrong_secrets: Rate,
    /// The delay of the answer to the first wrong secret beyond that rate. It doubles with each further one.
    pub wrong_secret_delay: Duration,
    /// The longest delay of such an answer.
    pub max_wrong_secret_delay: Duration,
    /// How many answers are delayed at a time. Wrong secrets beyond that are refused at once.
    pub delayed_answers: u32,
    /// The number of connections beyond the limits that are reserved for the clicker and for known phones.
    pub reserve: usize,
    /// The longest time by which an answer may arrive before its phone follows.
    pub follow_time: Duration,
    /// The largest body of a request, in bytes.
    pub request_bytes: usize,
    /// The longest time in which a request must arrive, including its body.
    pub request_time: Duration,
    /// The longest time in which a phone must accept a message.
    pub send_time: Duration,
    /// The interval at which a phone is sent a beat, which it must answer. A phone that has left two beats unanswered
    /// when the third is due is dropped.
    pub beat: Duration,
    /// The interval at which the page of a phone is sent a sign of life. A page that gets none says that it has no
    /// connection.
    pub sign_of_life: Duration,
    /// How long a request waits for the next state. To a page that polls, the answer is the sign of life.
    pub poll_time: Duration,
    /// How long a connection without a WebSocket is kept.
    pub connection_time: Duration,
    /// The most frames that a phone sends between two beats.
    pub frames_between_beats: u32,
    /// The largest picture, in bytes.
    pub picture_bytes: usize,
}

impl Default for ServerLimits {
    fn default() -> Self {
        Self {
            connections: 16_000,
            connections_of_address: 4_000,
            joins: Rate { burst: 2_000.0, per_second: 50.0 },
            requests: Rate { burst: 12_000.0, per_second: 2_000.0 },
            phone_requests: Rate { burst: 100.0, per_second: 10.0 },
            wrong_secrets: Rate { burst: 5.0, per_second: 0.1 },
            wrong_secret_delay: Duration::from_millis(250),
            max_wrong_secret_delay: Duration::from_secs(4),
            delayed_answers: 128,
            reserve: 256,
            follow_time: Duration::from_secs(2),
            request_bytes: 512,
            request_time: Duration::from_secs(10),
            send_time: Duration::from_secs(10),
            beat: Duration::from_secs(15),
            sign_of_life: Duration::from_secs(2),
            poll_time: Duration::from_secs(3),
            connection_time: Duration::from_mins(2),
            frames_between_beats: 8,
            picture_bytes: 2 << 20,
        }
    }
}

/// A rate limit: a burst and a long-term rate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many events are allowed at once.
    pub burst: f64,
    /// How many events per second are allowed in the long run.
    pub per_second: f64,
}

/// The most keys whose rates are remembered. If there are more, keys without recent events are removed.
const MAX_KEYS: usize = 20_000;

/// A token bucket for each key: for each address, or for each phone.
#[derive(Debug)]
pub(crate) struct RateBy<Key> {
    rate: Rate,
    buckets: Mutex<HashMap<Key, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    /// How many events are allowed at once.
    tokens: f64,
    at: Instant,
}

impl<Key: Copy + Eq + Hash> RateBy<Key> {
    pub fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Returns whether an event is allowed now, and if so, counts it.
    pub fn admits(&self, key: Key, now: Instant) -> bool {
        let mut is_admitted = false;
        // A refused event takes no token. So if all phones of a hall share one address, some requests are admitted,
        // however many there are.
        self.change(key, now, |tokens| {
            is_admitted = 1.0 <= *tokens;
            *tokens -= f64::from(u8::from(is_admitted));
        });
        is_admitted
    }

    /// Counts an event even if it is not allowed. Returns by how many events the key exceeds its rate, at most `most`,
    /// which is also the result if there are too many keys; 0 or less if the event is allowed.
    pub fn overdraw(&self, key: Key, now: Instant, most: f64) -> f64 {
        let mut excess = most;
        self.change(key, now, |tokens| {
            *tokens = (*tokens - 1.0).max(-most);
            excess = -*tokens;
        });
        excess
    }

    /// Fills the bucket of a key up to now and changes its tokens. Does nothing if there are too many keys.
    fn change(&self, key: Key, now: Instant, change: impl FnOnce(&mut f64)) {
        let Rate { burst, per_second } = self.rate;
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let filled = |bucket: &Bucket| {
            (bucket.tokens + now.saturating_duration_since(bucket.at).as_secs_f64() * per_second).min(burst)
        };
        if MAX_KEYS <= buckets.len() && !buckets.contains_key(&key) {
            // A full bucket is the same as no bucket.
            buckets.retain(|_, bucket| filled(bucket) < burst);
            if MAX_KEYS <= buckets.len() {
                return;
            }
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: burst, at: now });
        let mut tokens = filled(bucket);
        change(&mut tokens);
        *bucket = Bucket { tokens, at: now };
    }
}

/// Returns the address that limits apply to. For version 6 it is the network, because a machine can choose any address
/// within its network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_admits_a_burst_and_then_so_many_a_second() {
        let rates = RateBy::new(Rate { burst: 3.0, per_second: 2.0 });
        let (address, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let start = Instant::now();
        let admitted = |address, after| {
            let now = start + Duration::from_millis(after);
            (0..10).filter(|_| rates.admits(address, now)).count()
        };
        assert_eq!([admitted(address, 0), admitted(other, 0)], [3, 3]);
        assert_eq!([admitted(address, 400), admitted(address, 600)], [0, 1]);
        assert_eq!(admitted(address, 60_000), 3);
    }

    #[test]
    fn a_known_address_is_admitted_when_there_are_as_many_as_may_be() {
        let rates = RateBy::new(Rate { burst: 3.0, per_second: 0.0 });
        let now = Instant::now();
        let address = |number: usize| IpAddr::from(u32::try_from(number).unwrap().to_be_bytes());
        assert!((0..MAX_KEYS).all(|number| rates.admits(address(number), now)));
        assert_eq!([7, MAX_KEYS].map(|number| rates.admits(address(number), now)), [true, false]);
        assert!(rates.overdraw(address(7), now, 9.0) <= 0.0 && 9.0 <= rates.overdraw(address(MAX_KEYS), now, 9.0));
    }

    #[test]
    fn a_machine_has_one_address_of_version_6() {
        let address = |text: &str| network(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2:3:4:5:6"), address("2001:db8:1:2:ffff::1"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:10.0.0.1"), IpAddr::from([10, 0, 0, 1]));
    }
}
