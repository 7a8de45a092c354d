//! The reports of gateways: how many phones follow at each. A repeated, late or lost report does no harm.

use super::recent::Recent;
use std::time::{Duration, Instant};

/// The most gateways that are counted.
const MAX_GATEWAYS: usize = 1_000;
/// The time without a report after which the phones of a gateway are no longer counted. Its answers still are.
const SILENCE: Duration = Duration::from_secs(5);

/// The latest reports of gateways, by name.
#[derive(Debug)]
pub(crate) struct Gateways {
    phones: Recent<String, u64>,
}

impl Default for Gateways {
    fn default() -> Self {
        Self { phones: Recent::new(MAX_GATEWAYS, SILENCE) }
    }
}

impl Gateways {
    /// Records how many phones follow at a gateway.
    #[cfg(any(test, feature = "gateways"))]
    pub fn see(&mut self, gateway: &str, phones: u64, now: Instant) {
        self.phones.hear(gateway.to_owned(), phones, now);
    }

    /// Returns how many phones follow at the gateways that have reported recently.
    pub fn phones(&mut self, now: Instant) -> u64 {
        self.phones.values(now).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_gateway_is_counted_when_there_are_as_many_as_may_be() {
        let (mut gateways, start) = (Gateways::default(), Instant::now());
        (0..MAX_GATEWAYS).for_each(|number| gateways.see(&number.to_string(), 1, start));
        gateways.see("7", 5, start);
        gateways.see("one more", 5, start);
        assert_eq!(gateways.phones(start), MAX_GATEWAYS as u64 + 4);
    }

    #[test]
    fn the_phones_of_a_gateway_that_is_silent_are_not_there() {
        let (mut gateways, start) = (Gateways::default(), Instant::now());
        gateways.see("a", 7, start);
        gateways.see("b", 5, start + SILENCE / 2);
        assert_eq!(gateways.phones(start + SILENCE / 2), 12);
        assert_eq!(gateways.phones(start + SILENCE), 5);
    }
}
