//! Numbers as TeX reads them.

use std::fmt::{self, Display, Formatter};

/// A number rounded to a hundredth, without trailing zeros or an exponent.
pub(super) struct Number(pub f32);

impl Display for Number {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        // Adding zero turns −0 into 0.
        let hundredths = (f64::from(self.0) * 100.0).round() + 0.0;
        write!(f, "{}", hundredths / 100.0)
    }
}
