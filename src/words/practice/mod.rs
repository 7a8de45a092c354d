//! Practice: questions derived from a recorded search, answers judged against it.
//!
//! A [`Question`] is a place in a trace and what is asked there; its answer is not stored but read from the trace, as
//! everything else is. [`questions`] lists them lazily, [`judge`] compares an answer with what the search did and returns a
//! [`Verdict`], which holds the numbers that a sentence needs. [`refutation`](poda_core::search::refutation) decides whether a value
//! below a branch that was cut by mistake would have changed the root.
//!
//! [`blank`] marks a whole tree that was filled in. [`best_order`] finds the order of children that visits least, and
//! [`generator`] makes exercises from a seed.
//!
//! A [`room`] is asked about the step that is shown, with a few answers to choose from.
//!
//! What goes wrong is remembered by [its misconception](misconception) in a user's [`progress`], and comes back by a
//! [`schedule`]. A [`report`] is what a student hands in. Both are stored as [json]. A [`class`] is what all
//! students hand in.
//!
//! Knows no language, window, clock or file: the time comes in as an argument.
//!
//! Reading order: [`QuestionKind`], [`Question`], [`questions()`], [`Answer`], [`reason`], [`judge()`], [`HintStrength`](reason::HintStrength).

pub mod answer;
pub mod best_order;
pub mod blank;
mod by_hand;
pub mod class;
pub mod ever;
pub mod generator;
pub mod json;
pub mod mcts;
pub mod misconception;
pub mod progress;
mod question;
pub mod reason;
pub mod report;
pub mod room;
pub mod rounds;
pub mod run;
pub mod schedule;
pub mod sheet;
pub mod table;

pub use answer::{Answer, given_text, read_number, written_value};
pub use by_hand::by_hand;
pub use poda_core::document::{QuestionKind, QuestionKinds};
pub use question::{
    Question, Unaskable, check_algorithm, check_askable, check_fillable, questions, questions_shown_at,
};
pub use reason::{Verdict, judge, shown};
