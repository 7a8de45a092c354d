//! The weights of the outcomes of a chance node.

use std::num::NonZeroU32;

/// The weight of an outcome, from 0 to [`MAX_WEIGHT`]. Its probability is this weight divided by the sum of the weights
/// of all outcomes of the same node. An outcome of weight 0 cannot happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Weight(
    /// The weight and 1 more, so that an optional weight takes four bytes.
    NonZeroU32,
);

/// The maximum weight of an outcome of a chance node.
pub const MAX_WEIGHT: u32 = 1_000_000;

impl Weight {
    /// The weight of an outcome that cannot happen.
    pub const ZERO: Self = Self(NonZeroU32::MIN);
    /// The weight of an outcome for which none is given.
    pub const ONE: Self = Self(NonZeroU32::new(2).expect("it is not 0"));

    /// Returns the weight; `None` if it is too large.
    ///
    /// ```
    /// use poda_core::game::tree::Weight;
    ///
    /// assert_eq!(Weight::new(0), Some(Weight::ZERO));
    /// assert_eq!(Weight::new(7).map(Weight::get), Some(7));
    /// assert_eq!(Weight::new(1_000_001), None);
    /// ```
    pub fn new(weight: u32) -> Option<Self> {
        if MAX_WEIGHT < weight { None } else { NonZeroU32::new(weight + 1).map(Self) }
    }

    /// Returns the weight as a number.
    pub const fn get(self) -> u32 {
        self.0.get() - 1
    }
}
