//! A seed for an exercise of which no seed is given.

use poda_core::search::split_mix_64::SplitMix64;
use std::time::Duration;

/// The number of seeds of which one is chosen: few enough for a seed to be written down and typed again.
const CHOSEN_SEEDS: u64 = 1_000_000;

/// Returns a seed that depends on the time, of six digits at most. `time` has passed since any fixed moment.
#[must_use]
pub fn chosen_seed(time: Duration) -> u64 {
    #[expect(clippy::cast_possible_truncation, reason = "any part of the time will do, and the last part changes most")]
    let time = time.as_nanos() as u64;
    SplitMix64::new(time).below(CHOSEN_SEEDS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chosen_seed_is_short_and_changes_with_the_time() {
        let seeds = [0, 1, 1_000_000_000, u64::MAX].map(|nanoseconds| chosen_seed(Duration::from_nanos(nanoseconds)));
        assert!(seeds.iter().all(|&seed| seed < CHOSEN_SEEDS));
        assert!(seeds.iter().enumerate().all(|(place, seed)| !seeds[..place].contains(seed)), "{seeds:?}");
    }
}
