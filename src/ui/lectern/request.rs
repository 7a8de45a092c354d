//! What the lectern's panels ask for, besides the commands of the table.

use super::pen::PenColor;

/// A change at the lectern.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LecternRequest {
    /// Draws with a color from now on.
    DrawWith(PenColor),
    /// Multiplies the radius of the spotlight.
    ResizeSpotlight(f32),
}
