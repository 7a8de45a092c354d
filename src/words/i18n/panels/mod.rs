//! What the panels beside the tree say: the text about the step, the call stack, the moves from the root, the passes, the cost, the tables by
//! which moves are put in order, the root's chart, the overview, two searches side by side and the effect of an edit. Sentences about a step are
//! [`explain`](super::explain)'s.
//!
//! Knows no window and no particular game.

pub mod call_stack;
pub mod cost_rows;
pub mod edit_effect;
pub mod mcts_chart;
pub mod mcts_text;
pub mod move_rows;
pub mod overview_text;
pub mod pass_rows;
pub mod root_chart;
pub mod split_text;
pub mod step_text;
pub mod table_rows;
