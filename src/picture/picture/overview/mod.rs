//! The overview of a tree: a strip per row, whose columns of pixels show what is proved of the nodes under them, and the
//! minimap in the corner.

mod columns;
mod minimap;
pub(super) mod strip_painter;
pub(super) mod strips;

pub use columns::NodeCategory;
pub use minimap::{MINIMAP_MAX_HEIGHT, MINIMAP_WIDTH, Minimap, shows_all};
pub use strips::{RowPosition, settled_count};
