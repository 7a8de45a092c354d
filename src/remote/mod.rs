//! Searches that another instance of the program makes: the requests for them, and the answers.
//!
//! In a browser, a page has one thread, and a search recurses, so it cannot pause for a frame. A long search runs in a worker
//! instead, which is an instance of the program with a memory of its own; only bytes go from one to the other. The page writes
//! a [`Request`], the worker [performs](perform()) it, and the page reads the answer and lays out what was found, each of which is
//! short. A worker cannot receive anything while it searches. So a search is canceled by ending its worker, and stopped by
//! starting the same request again in another worker with the [`StopPoint`] up to which the first had come.
//!
//! A worker that has no request yet [rehearses](rehearse()) one.
//!
//! Both sides are the same version of the program. Knows no worker and no window.

mod answer;
pub mod job_progress;
mod perform;
mod request;

pub use answer::{Answer, Message, read_comparison_row};
pub use job_progress::{JobProgress, StopPoint, TimeBudget};
pub use perform::{perform, rehearse};
pub use request::{ComparisonWork, Request, RequestedWork};
