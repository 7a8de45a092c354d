//! The movement of a presented view from one place to the next: fast enough not to be waited for, slow enough to be followed.

use crate::picture::view::View;

/// How long the movement takes, in seconds.
const SECONDS: f64 = 0.35;

/// A movement from one view to another of the same scale.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glide {
    from: View,
    begun: f64,
}

impl Glide {
    /// A movement from a view that begins now, in seconds since the start of the program.
    pub const fn new(from: View, begun: f64) -> Self {
        Self { from, begun }
    }

    /// Returns the view on the way to another one, or nothing once that is reached or has another scale or size.
    pub fn view(&self, to: &View, now: f64) -> Option<View> {
        let share = (now - self.begun) / SECONDS;
        let is_same = View { left: to.left, top: to.top, ..self.from } == *to;
        if !is_same || !(0.0..1.0).contains(&share) {
            return None;
        }
        let eased = share * share * (3.0 - 2.0 * share);
        let left = self.from.left + (to.left - self.from.left) * eased;
        #[expect(clippy::cast_possible_truncation, reason = "a share of a few pixels")]
        let top = self.from.top + (to.top - self.from.top) * eased as f32;
        Some(View { left, top, ..*to })
    }
}
