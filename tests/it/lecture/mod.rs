//! Claims about lectures.

mod findings;
pub mod lectures;
