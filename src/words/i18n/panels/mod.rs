//! The texts of the panels next to the tree: the text about the step, the call stack, the moves from the root, the
//! passes, the cost, the tables for move ordering, the root's chart, the overview, the split view and the effect of an
//! edit. Sentences about a step are in [`explain`](super::explain).
//!
//! Does not depend on a window or on any particular game.

pub mod call_stack;
pub mod cost_rows;
pub mod edit_effect;
pub mod mcts_chart;
pub mod mcts_text;
pub mod move_rows;
pub mod overview_text;
pub mod pass_rows;
pub mod root_chart;
pub mod search_text;
pub mod split_text;
pub mod step_text;
pub mod table_rows;
