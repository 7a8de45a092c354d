//! The seed of each exercise of a paper.

use super::variant::Variant;
use poda_core::search::split_mix_64::SplitMix64;

/// Returns the seed of an exercise of a paper, of 32 bits; `attempt` counts from 0, `number` from 1.
pub(super) fn exercise_seed(paper_seed: u64, variant: Variant, number: usize, attempt: u64) -> u64 {
    let steps = [number as u64, variant.index() as u64, attempt];
    steps.into_iter().fold(first(paper_seed), |seed, step| first(seed.wrapping_add(step))) >> 32
}

/// Returns the first number that follows from a seed.
const fn first(seed: u64) -> u64 {
    SplitMix64::new(seed).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_exercise_has_a_seed_of_its_own() {
        let variants = (0..Variant::MOST).filter_map(Variant::new);
        let seeds: HashSet<_> =
            variants.flat_map(|variant| (1..=20).map(move |number| exercise_seed(7, variant, number, 0))).collect();
        assert_eq!(seeds.len(), 20 * Variant::MOST);
        assert!(seeds.iter().all(|&seed| seed < 1 << 32));
    }

    /// Papers that are printed depend on these.
    #[test]
    fn the_seeds_of_a_paper_stay_as_they_are() {
        let seed = |variant, number, attempt| exercise_seed(7, Variant::of_letter(variant).unwrap(), number, attempt);
        assert_eq!([seed('A', 1, 0), seed('B', 3, 0), seed('B', 3, 1)], [2_016_216_068, 3_917_955_480, 2_549_292_765]);
    }
}
