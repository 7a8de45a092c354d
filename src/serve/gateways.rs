//! The reports of gateways. Each report is the total that a gateway has counted itself, so that a repeated, late or lost report does
//! no harm.

use super::recent::Recent;
use super::state::Tally;
use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

/// The most gateways, and the most questions whose answers from gateways are kept.
const MAX_GATEWAYS: usize = 1_000;
#[cfg(any(test, feature = "gateways"))]
const MAX_QUESTIONS: usize = 1_000;
/// The time without a report after which the phones of a gateway are no longer counted. Its answers still are.
const SILENCE: Duration = Duration::from_secs(5);

/// The latest reports of gateways, by name.
#[derive(Debug)]
pub(crate) struct Gateways {
    tallies: BTreeMap<u64, HashMap<String, Tally>>,
    phones: Recent<String, u64>,
}

impl Default for Gateways {
    fn default() -> Self {
        Self { tallies: BTreeMap::new(), phones: Recent::new(MAX_GATEWAYS, SILENCE) }
    }
}

impl Gateways {
    /// Records all answers to a question that a gateway has counted. They replace its earlier report.
    #[cfg(any(test, feature = "gateways"))]
    pub fn count(&mut self, gateway: &str, question: u64, tally: Tally) {
        let tallies = self.tallies.entry(question).or_default();
        if tallies.len() < MAX_GATEWAYS || tallies.contains_key(gateway) {
            tallies.insert(gateway.to_owned(), tally);
        }
        while MAX_QUESTIONS < self.tallies.len() {
            self.tallies.pop_first();
        }
    }

    /// Returns the answers to a question from all gateways.
    pub fn tally(&self, question: u64) -> Tally {
        let mut sum = Tally::default();
        for tally in self.tallies.get(&question).into_iter().flat_map(HashMap::values) {
            sum.add(tally);
        }
        sum
    }

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

    fn tally(choices: &[u64]) -> Tally {
        Tally { choices: choices.to_vec() }
    }

    #[test]
    fn the_last_report_of_every_gateway_counts_once() {
        let mut gateways = Gateways::default();
        for (gateway, question, choices) in
            [("a", 1, [3, 0]), ("b", 1, [1, 1]), ("a", 1, [3, 2]), ("a", 1, [3, 2]), ("a", 2, [9, 9])]
        {
            gateways.count(gateway, question, tally(&choices));
        }
        assert_eq!(gateways.tally(1).choices, [4, 3]);
        assert_eq!(gateways.tally(3), Tally::default());
    }

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
