//! Measures the parts of a tree before any of them has a position.
//!
//! Sizes are in units, which are pixels at scale 1. This module depends on text and boards, but not on steps, views or
//! positions.

mod node_extents;
mod node_sizes;
mod visit_badge;

pub(super) use node_extents::{NodeExtents, NodeMeasures, inequality_of_several, node_label, stack_width};
pub use node_sizes::{NodeSizes, NodeStyle};
pub(super) use node_sizes::{in_two_lines, value_inside};
use poda_core::layout::Separation;
pub(super) use visit_badge::{BADGE_HEIGHT, BADGE_SIZE, BESIDE_ALPHA, VisitBadge};

/// The minimum text size of a tree in a window, in pixels; its digits are 10 pixels high. A view for presenting has a
/// larger minimum.
pub const MIN_TEXT_PX: f32 = 14.5;

/// Text size of values in triangles and squares, and under inner boards: digits are 13 units high.
pub const VALUE_SIZE: f32 = 19.0;
/// Text size of node names.
pub const NAME_SIZE: f32 = 14.5;
/// Text size of α and β, of sums under boards, and of the mover's numbers.
pub const BOUND_SIZE: f32 = 14.5;
/// Text size of true values beside wrong ones.
pub const TRUE_VALUE_SIZE: f32 = 16.0;
/// Text size of the depth beside a table hit.
pub const TABLE_DEPTH_SIZE: f32 = 14.5;

/// The height of a leaf that is drawn as a square.
pub const LEAF_HEIGHT: f32 = 32.0;
/// The width of the current node's mark around a triangle or a square, in units.
pub const HALO: f32 = 8.0;
/// The distance from a square to the middle of the name below it.
pub const NAME_BELOW_LEAF: f32 = 15.2;
/// The distance from the wide side of a triangle to the middle of the value in it.
pub const VALUE_INSIDE: f32 = 13.0;
/// The maximum width of a name. A longer name is shortened.
pub const MAX_NAME_WIDTH: f32 = 88.0;

/// The distance from the center of a triangle that points up to α and β, clear of the mark of the current node.
pub const BESIDE_TIP: f32 = 31.0;
/// The distance from the wide side of a triangle that points down to α and β.
pub const BESIDE_SIDE: f32 = 12.0;
/// The distance from a triangle's slope, at the height of its value, to the text beside it, clear of the mark of the
/// current node.
pub const BESIDE_SLOPE: f32 = 19.0;
/// The distance from the side of a board to α and β.
pub const BESIDE_BOARD: f32 = 13.0;
/// The distance from the side of a leaf to the mark of a table hit.
pub const BESIDE_TABLE_HIT: f32 = 9.0;
/// The distance from a node to the center of the magnifying glass to its left, in units.
pub const BESIDE_PROBE: f32 = 14.0;
/// Half the width of this magnifying glass, in units.
pub const HALF_PROBE: f32 = 7.0;
/// The distance from an edge to the inequality of its cutoff.
pub const BESIDE_CUTOFF: f32 = 14.0;

/// The width of the small triangle before a mover's number, including the gap after it.
pub const PLAYER_BADGE_WIDTH: f32 = 13.0;
/// The additional height of a row if the mover's numbers are written under leaves and at edges.
pub const MOVER_ROW_HEIGHT: f32 = 23.0;

/// The width of the line around a node on the path, in units.
pub const OPEN_LINE: f32 = 3.0;
/// The scale below which lines do not become thinner.
const MIN_LINE_SCALE: f32 = 0.55;
/// The scale above which lines do not become wider.
const MAX_LINE_SCALE: f32 = 2.4;
/// The minimum free space between a value and the line around it, in pixels.
pub const AIR_PX: f32 = 2.0;

/// Returns a line width in pixels for a width in units. It follows the scale within limits, so that every line stays
/// visible.
pub fn line_px(units: f32, scale: f32) -> f32 {
    units * scale.clamp(MIN_LINE_SCALE, MAX_LINE_SCALE)
}

/// The minimum distances between the nodes of a row.
pub const SEPARATION: Separation = Separation { siblings: 14.0, cousins: 26.0 };
/// The minimum distances in a tight tree.
pub const TIGHT_SEPARATION: Separation = Separation { siblings: 2.5, cousins: 8.0 };
/// The minimum distances in the densest layout.
pub const COMPACT_SEPARATION: Separation = Separation { siblings: 2.5, cousins: 6.0 };
/// The minimum distances in the densest layout whose nodes are boards.
pub const COMPACT_BOARD_SEPARATION: Separation = Separation { siblings: 1.5, cousins: 3.5 };
/// The minimum distances in a tight tree whose nodes are boards.
pub const TIGHT_BOARD_SEPARATION: Separation = Separation { siblings: 4.0, cousins: 12.0 };
