//! What the panels beside the tree say: the text about the step, the call stack, the moves from the root, the passes, the cost, and the tables by
//! which moves are put in order. Their sentences are [`explain`](super::explain)'s.
//!
//! Knows no window and no particular game.

pub mod call_stack;
pub mod cost_rows;
pub mod move_rows;
pub mod pass_rows;
pub mod step_text;
pub mod table_rows;
