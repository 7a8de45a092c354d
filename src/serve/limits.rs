//! What one phone, and all phones of an address, may ask for: rates, counts and sizes.
//!
//! A lecture hall often has one address for all its phones, so that the limits of an address are those of a hall.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The limits of a server.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// The most connections at a time.
    pub connections: usize,
    /// The most connections of one address at a time.
    pub connections_of_address: usize,
    /// How often phones of one address join.
    pub joins: Rate,
    /// How often phones of one address ask for anything, and answer.
    pub requests: Rate,
    /// How often the clicker's secret may be given wrongly by one address.
    pub wrong_secrets: Rate,
    /// The largest body of a request, in bytes.
    pub request_bytes: usize,
    /// The longest time in which a request has to arrive, its body included.
    pub request_time: Duration,
    /// The longest time in which a phone has to take what is sent to it.
    pub send_time: Duration,
    /// How often a phone is asked whether it is there. One that does not answer until it would be asked for the third time is dropped.
    pub beat: Duration,
    /// How long a request waits for the next state.
    pub poll_time: Duration,
    /// How long a connection is kept on which no WebSocket was opened.
    pub connection_time: Duration,
    /// The most frames that a phone sends between two beats.
    pub frames_between_beats: u32,
    /// The largest picture, in bytes.
    pub picture_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 16_000,
            connections_of_address: 4_000,
            joins: Rate { burst: 2_000.0, per_second: 50.0 },
            requests: Rate { burst: 12_000.0, per_second: 2_000.0 },
            wrong_secrets: Rate { burst: 5.0, per_second: 0.1 },
            request_bytes: 512,
            request_time: Duration::from_secs(10),
            send_time: Duration::from_secs(10),
            beat: Duration::from_secs(15),
            poll_time: Duration::from_secs(25),
            connection_time: Duration::from_mins(2),
            frames_between_beats: 8,
            picture_bytes: 2 << 20,
        }
    }
}

/// How often something may happen: at once, and in the long run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How often at once.
    pub burst: f64,
    /// How often a second in the long run.
    pub per_second: f64,
}

/// The most addresses whose rates are remembered. Beyond it, those are forgotten that have been quiet.
const MAX_ADDRESSES: usize = 20_000;

/// How often something has happened of late, by address: a token bucket for each.
#[derive(Debug)]
pub(crate) struct RateByAddress {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    /// How often it may happen at once.
    tokens: f64,
    at: Instant,
}

impl RateByAddress {
    pub fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Returns whether it may happen now, and counts it if so.
    pub fn admits(&self, address: IpAddr, now: Instant) -> bool {
        let mut is_admitted = false;
        // What is refused takes nothing: of a hall behind one address, some are admitted however many ask.
        self.change(address, now, |tokens| {
            is_admitted = 1.0 <= *tokens;
            *tokens -= f64::from(u8::from(is_admitted));
        });
        is_admitted
    }

    /// Returns whether it might happen now, without counting it.
    pub fn would_admit(&self, address: IpAddr, now: Instant) -> bool {
        1.0 <= self.change(address, now, |_| {})
    }

    /// Fills the bucket of an address up to now, changes its tokens and returns them.
    fn change(&self, address: IpAddr, now: Instant, change: impl FnOnce(&mut f64)) -> f64 {
        let Rate { burst, per_second } = self.rate;
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let filled = |bucket: &Bucket| {
            (bucket.tokens + now.saturating_duration_since(bucket.at).as_secs_f64() * per_second).min(burst)
        };
        if MAX_ADDRESSES <= buckets.len() {
            // A full bucket says no more than none.
            buckets.retain(|_, bucket| filled(bucket) < burst);
        }
        if MAX_ADDRESSES <= buckets.len() {
            return -1.0;
        }
        let bucket = buckets.entry(network(address)).or_insert(Bucket { tokens: burst, at: now });
        let mut tokens = filled(bucket);
        change(&mut tokens);
        *bucket = Bucket { tokens, at: now };
        tokens
    }
}

/// Returns what counts as one address: of version 6 the network, in which a machine chooses its own.
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
        let rates = RateByAddress::new(Rate { burst: 3.0, per_second: 2.0 });
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
    fn what_is_only_looked_at_is_not_counted() {
        let rates = RateByAddress::new(Rate { burst: 1.0, per_second: 0.0 });
        let (address, now) = (IpAddr::from([10, 0, 0, 1]), Instant::now());
        assert!(rates.would_admit(address, now) && rates.would_admit(address, now));
        assert!(rates.admits(address, now));
        assert!(!rates.would_admit(address, now));
    }

    #[test]
    fn a_machine_has_one_address_of_version_6() {
        let address = |text: &str| network(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2:3:4:5:6"), address("2001:db8:1:2:ffff::1"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:10.0.0.1"), IpAddr::from([10, 0, 0, 1]));
    }
}
