//! The two ends of an edge, between which badges and labels are placed. Does not know what they show.

use crate::picture::shape::{Anchor, Point, point};

/// The two ends of an edge, which is a straight line, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EdgeEnds {
    /// The end at the parent: its bottom, unless the move leads up.
    pub from: Point,
    /// The end at the child: its top, unless the move leads up.
    pub to: Point,
}

impl EdgeEnds {
    /// Returns the distance of a point from the edge.
    pub(super) fn distance(self, at: Point) -> f32 {
        let Self { from, to } = self;
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = (dx * dx + dy * dy).max(1e-6);
        let along = (((at.x - from.x) * dx + (at.y - from.y) * dy) / length).clamp(0.0, 1.0);
        let nearest = from.toward(to, along);
        (at.x - nearest.x).hypot(at.y - nearest.y)
    }

    /// Returns the anchor and position of a text `height` pixels high beside the edge, at a share `t` of the way down.
    /// The text is on the side to which the edge leads, at least `gap` pixels from it, regardless of its slope.
    pub(super) fn beside(self, t: f32, height: f32, gap: f32) -> (Anchor, Point) {
        let Self { from, to } = self;
        let on = from.toward(to, t);
        let slope = (to.x - from.x) / (to.y - from.y).max(1.0);
        if to.x < from.x {
            (Anchor::Right, point(on.x + slope * height - gap, on.y))
        } else {
            (Anchor::Left, point(on.x + slope * height + gap, on.y))
        }
    }
}
