//! Random numbers from a seed, so that every failure can be reproduced.

/// A xorshift generator: G. Marsaglia, "Xorshift RNGs", 2003.
pub struct XorShift(u64);

impl XorShift {
    pub const fn seeded(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub const fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from((self.number() >> 11) % end.max(1) as u64).expect("it is small")
    }

    /// So many times in a hundred.
    pub fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn one_of<'a, Item>(&mut self, items: &'a [Item]) -> &'a Item {
        &items[self.below(items.len())]
    }
}
