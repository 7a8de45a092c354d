//! The modal of mistakes and progress: what is due, how often each kind was right, and the mistakes to look at again.

mod kinds;
mod modal;

pub use modal::ProgressModal;
