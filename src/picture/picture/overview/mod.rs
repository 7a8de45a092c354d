//! The overview of a tree: a strip per row, whose columns of pixels show what is proved of the nodes under them, and the
//! minimap in the corner.

mod block_contents;
mod category;
mod columns;
pub(super) mod draw;
mod minimap;
mod path_marks;
pub(super) mod prefix_sums;
pub(super) mod row_sums;
mod strip_painter;
pub(super) mod strips;

pub use category::NodeCategory;
pub use minimap::{MINIMAP_MAX_HEIGHT, MINIMAP_WIDTH, Minimap, shows_all};
pub use row_sums::RowPosition;
pub use strips::settled_count;
