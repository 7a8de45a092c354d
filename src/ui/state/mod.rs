//! The state of the window that panels read.

pub mod edit_feedback;
pub(crate) mod mode;
