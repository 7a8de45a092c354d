//! Improving the order: the children of an explicit tree are moved so that more is pruned, and the leaves are counted live.

mod panel;
mod reordered;
mod state;

pub use panel::improve_order_ui;
pub use state::{ImproveOrder, ImproveOrderRequest, evaluated_leaves};
