//! The tree from afar: a strip a row, and the map in the corner.

pub(super) mod columns;
pub(super) mod minimap;
pub(super) mod prefix_sums;
pub(super) mod rows;
pub(super) mod strips;

pub use minimap::{MINIMAP_MAX_HEIGHT, MINIMAP_WIDTH, Minimap, shows_all};
pub use prefix_sums::RowPosition;
pub use rows::category_color;
pub use strips::{NodeCategory, category, settled};
