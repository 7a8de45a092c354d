//! The questions of an exercise about a recorded search: which ones are asked, the text and the picture of each, and
//! the answers to choose from. They are the same on a terminal and in a package for a learning platform.
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
pub use setting::{ExerciseSetting, QuestionFlags};
pub use subject::{AskedSearch, form};
