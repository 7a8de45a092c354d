//! Wrong secrets for the clicker, counted by address. The more of them an address sends, the later it is answered.
//!
//! The right secret is compared first and is never delayed: the clicker may be behind the same address as a program
//! that guesses. A delayed answer waits without a thread. Only so many wait at a time, and those beyond that are
//! refused at once.

use super::limits::{RateBy, ServerLimits, network};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::time::sleep;

/// By how many wrong secrets an address exceeds its rate at most. An address that sends no more of them is forgotten
/// after a time that is proportional to this number.
const MAX_EXCESS: f64 = 30.0;

/// The wrong secrets that addresses have sent.
#[derive(Debug)]
pub(crate) struct WrongSecrets {
    by_address: RateBy<IpAddr>,
    first_delay: Duration,
    max_delay: Duration,
    /// A permit for each answer that may be delayed at the same time.
    delays: Semaphore,
    /// How many were answered late or refused at once.
    slowed: AtomicU64,
}

impl WrongSecrets {
    pub fn new(limits: &ServerLimits) -> Self {
        Self {
            by_address: RateBy::new(limits.wrong_secrets),
            first_delay: limits.wrong_secret_delay,
            max_delay: limits.max_wrong_secret_delay,
            delays: Semaphore::new(limits.delayed_answers as usize),
            slowed: AtomicU64::new(0),
        }
    }

    /// Counts a wrong secret. Returns how long its answer is delayed; `None` if the address has sent few of them
    /// lately.
    pub fn count(&self, address: IpAddr, now: Instant) -> Option<Duration> {
        let excess = self.by_address.overdraw(network(address), now, MAX_EXCESS);
        if excess <= 0.0 {
            return None;
        }
        self.slowed.fetch_add(1, Ordering::Relaxed);
        let doubled = self.first_delay.as_secs_f64() * (excess - 1.0).max(0.0).exp2();
        Some(Duration::try_from_secs_f64(doubled).unwrap_or(self.max_delay).min(self.max_delay))
    }

    /// Waits for the delay of an answer, unless too many answers are delayed.
    pub async fn wait(&self, delay: Duration) {
        if let Ok(_permit) = self.delays.try_acquire() {
            sleep(delay).await;
        }
    }

    pub fn slowed(&self) -> u64 {
        self.slowed.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Rate;

    #[test]
    fn each_wrong_secret_of_an_address_waits_longer_up_to_a_limit_and_is_forgotten() {
        let limits = ServerLimits {
            wrong_secrets: Rate { burst: 2.0, per_second: 1.0 },
            wrong_secret_delay: Duration::from_millis(100),
            max_wrong_secret_delay: Duration::from_millis(500),
            ..ServerLimits::default()
        };
        let wrong = WrongSecrets::new(&limits);
        let (address, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let start = Instant::now();
        let count = |address, after| wrong.count(address, start + Duration::from_secs(after));
        let delays: Vec<_> = (0..6).map(|_| count(address, 0).map(|delay| delay.as_millis())).collect();
        assert_eq!(delays, [None, None, Some(100), Some(200), Some(400), Some(500)]);
        assert_eq!(count(other, 0), None);
        assert_eq!(wrong.slowed(), 4);
        // However many there were, the address is forgotten after a while.
        assert!((0..10_000).all(|_| count(address, 1).is_some()));
        assert!(count(address, 10).is_some() && count(address, 60).is_none());
    }
}
