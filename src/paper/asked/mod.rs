//! The questions of an exercise about a recorded search: which ones are asked, what is said and drawn with each, and from which answers one
//! is chosen. It is the same on a terminal and in a package for a learning platform.
//!
//! Does not depend on files, windows or how answers are typed.

mod faults;
mod outline;
mod sampled;
mod search;
mod setting;
mod subject;

pub use faults::{all_kinds, faults};
pub use outline::outline;
pub use search::conceal;
pub use setting::{QuestionFlags, Setting};
pub use subject::{AskedSearch, form};
