//! The state of the window that panels read.

pub(crate) mod classroom;
pub mod edit_feedback;
pub(crate) mod lectern;
pub(crate) mod mode;
pub mod practice;
