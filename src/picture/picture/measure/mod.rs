//! How large everything in a tree is, before any of it has a position.
//!
//! Sizes are in units: pixels at scale 1. Knows text and boards; knows no step, no view and no position.

mod node_extents;
mod node_sizes;

pub(super) use node_extents::{NodeExtents, NodeMeasures, node_label};
pub(super) use node_sizes::{BADGE_HEIGHT, BADGE_SIZE, BESIDE_ALPHA, VisitBadge, in_two_lines, value_inside};
pub use node_sizes::{NodeSizes, NodeStyle};
use poda_core::layout::Separation;

/// The smallest text in a tree in a window, in pixels: its digits are 10 pixels high. A view for presenting has a larger minimum.
pub const MIN_TEXT_PX: f32 = 14.5;

/// Text size of values in triangles and squares, and under inner boards: digits are 13 units high.
pub const VALUE_SIZE: f32 = 19.0;
/// Text size of node names.
pub const NAME_SIZE: f32 = 14.5;
/// Text size of α and β, of sums under boards, and of the mover's numbers.
pub const BOUND_SIZE: f32 = 14.5;
/// Text size of true values beside mistaken ones.
pub const TRUE_VALUE_SIZE: f32 = 16.0;
/// Text size of the depth beside a table hit.
pub const TABLE_DEPTH_SIZE: f32 = 14.5;

/// The height of a leaf that is drawn as a square.
pub const LEAF_HEIGHT: f32 = 32.0;
/// From the wide side of a triangle to the middle of the value in it.
pub const VALUE_INSIDE: f32 = 13.0;
/// The largest width of a name; a longer one is shortened.
pub const MAX_NAME_WIDTH: f32 = 88.0;

/// From the middle of a triangle that points up to α and β, clear of the mark of the current node.
pub const BESIDE_TIP: f32 = 31.0;
/// From the wide side of a triangle that points down to α and β.
pub const BESIDE_SIDE: f32 = 12.0;
/// From a triangle's slope, at the height of its value, to the text beside it, clear of the mark of the current node.
pub const BESIDE_SLOPE: f32 = 19.0;
/// From the side of a board to α and β.
pub const BESIDE_BOARD: f32 = 13.0;
/// From the side of a leaf to the mark of a table hit.
pub const BESIDE_TABLE_HIT: f32 = 9.0;
/// Between a node and the middle of the magnifying glass to its left, in units.
pub const BESIDE_PROBE: f32 = 14.0;
/// Half the width of that glass, in units.
pub const HALF_PROBE: f32 = 7.0;
/// From an edge to the inequality of its cutoff.
pub const BESIDE_CUTOFF: f32 = 14.0;

/// The width of the small triangle before a mover's number, the gap behind it included.
pub const PLAYER_BADGE_WIDTH: f32 = 13.0;
/// The additional height of a row in which the mover's numbers are written under leaves and at edges.
pub const MOVER_ROW_HEIGHT: f32 = 23.0;

/// The width of the line around a node on the path, in units.
pub const OPEN_LINE: f32 = 3.0;
/// Lines are as wide as at this scale where the tree is drawn smaller.
const MIN_LINE_SCALE: f32 = 0.55;
/// Lines are as wide as at this scale where the tree is drawn larger.
const MAX_LINE_SCALE: f32 = 2.4;
/// The least free space between a value and the line around it, in pixels.
pub const AIR_PX: f32 = 2.0;

/// The width of a line in pixels, from units. It follows the scale within limits, so that every line stays visible.
pub fn line_px(units: f32, scale: f32) -> f32 {
    units * scale.clamp(MIN_LINE_SCALE, MAX_LINE_SCALE)
}

/// The least distances between the nodes of a row.
pub const SEPARATION: Separation = Separation { siblings: 14.0, cousins: 26.0 };
/// The same in a tree that is laid out tightly.
pub const TIGHT_SEPARATION: Separation = Separation { siblings: 2.5, cousins: 8.0 };
/// The same where nodes are boards.
pub const TIGHT_BOARD_SEPARATION: Separation = Separation { siblings: 4.0, cousins: 12.0 };
