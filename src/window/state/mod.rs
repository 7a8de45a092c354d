//! The state of the window that panels read.

pub mod classroom;
pub mod edit_feedback;
pub mod lectern;
pub mod mode;
pub mod practice;
