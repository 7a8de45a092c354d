//! Claims about lectures.

mod asked;
mod findings;
pub mod lectures;
