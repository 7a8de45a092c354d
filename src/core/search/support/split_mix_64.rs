//! A small pseudorandom number generator, so that every random game can be repeated from its seed.
//!
//! Does not depend on a clock or a source of entropy.

/// A generator of pseudorandom numbers that are determined by a seed.
///
/// `SplitMix64`: G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number Generators", 2014, with the
/// constants of its reference implementation by S. Vigna, 2015. A step costs two multiplications.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

/// The difference between one state and the next.
const INCREMENT: u64 = 0x9E37_79B9_7F4A_7C15;

impl SplitMix64 {
    /// Returns the generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// Returns the generator with this seed, after it has drawn this many numbers.
    pub const fn with_draws_skipped(seed: u64, numbers: u64) -> Self {
        Self { state: seed.wrapping_add(numbers.wrapping_mul(INCREMENT)) }
    }

    /// Returns the seed of a generator that draws exactly the numbers that this one has not drawn yet.
    #[must_use]
    pub const fn seed(self) -> u64 {
        self.state
    }

    /// Draws the next number, all of 2⁶⁴ equally likely.
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(INCREMENT);
        let mixed = (self.state ^ self.state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// Draws one of the numbers below `bound`, each equally likely up to one part in 2⁶⁴: the next number multiplied by
    /// `bound` and divided by 2⁶⁴. Returns 0 if `bound` is 0.
    pub const fn below(&mut self, bound: u64) -> u64 {
        ((self.next_u64() as u128 * bound as u128) >> 64) as u64
    }

    /// Draws one of the items, each equally likely up to one part in 2⁶⁴; `None` if there are none.
    pub fn choose<Item: Copy>(&mut self, items: &[Item]) -> Option<Item> {
        let index = self.below(items.len() as u64);
        items.get(usize::try_from(index).ok()?).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of the reference implementation.
    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        assert_eq!(SplitMix64::new(0).next_u64(), 0xE220_A839_7B1D_CDAF);
        let mut rng = SplitMix64::new(1_234_567);
        let mut later = SplitMix64::with_draws_skipped(1_234_567, 1);
        assert_eq!([rng.next_u64(), rng.next_u64()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
        assert_eq!(later.next_u64(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn every_item_comes_up_about_as_often() {
        let mut rng = SplitMix64::new(1);
        let mut counts = [0; 6];
        for _ in 0..6_000 {
            counts[rng.choose(&[0, 1, 2, 3, 4, 5]).unwrap()] += 1;
        }
        assert!(counts.iter().all(|count| (850..1_150).contains(count)), "{counts:?}");
        assert_eq!(rng.choose::<u8>(&[]), None);
    }
}
