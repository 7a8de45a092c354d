//! Practice: questions derived from a recorded search, answers judged against it.
//!
//! A [`Question`] is a place in a trace and what is asked there; its answer is not stored but read from the trace, as
//! everything else is. [`questions`] lists them lazily, [`judge`] compares an answer with what the search did and returns a
//! [`Verdict`], whose [`Reason`](reason::Reason) holds the numbers that a sentence needs. [`refutation`] decides whether a value
//! below a branch that was cut by mistake would have changed the root.
//!
//! [`blank`] marks a whole tree that was filled in. [`best_order`] finds the order of children that visits least, and
//! [`generator`] makes exercises from a seed.
//!
//! What goes wrong is remembered by [its kind](mistake_kind) in a user's [`progress`], and comes back by a
//! [`schedule`]. A [`report`] is what a student hands in. Both are stored as [json].
//!
//! Knows no language, window, clock or file: the time comes in as an argument.
//!
//! Reading order: [`QuestionKind`], [`Question`], [`questions()`], [`Answer`], [`reason`], [`judge()`], [`refutation`], [`hint`].

pub mod addend;
mod answer;
mod answered;
mod ask;
mod askable;
pub mod best_order;
pub mod blank;
mod diagnosis;
mod facts;
pub mod generator;
pub mod hint;
pub mod json;
mod judge;
mod judge_move;
mod judge_number;
mod leaf_value;
pub mod mistake_kind;
pub mod progress;
mod question;
pub mod reason;
pub mod refutation;
pub mod report;
mod return_wishes;
pub mod run;
pub mod schedule;
pub mod unix_time;
mod verdict;

pub use answer::{Answer, read_number, written_value};
pub use answered::given_text;
pub use ask::{next_question, questions, questions_shown_at};
pub use askable::{Unaskable, check_algorithm, check_askable};
pub use judge::{judge, shown};
pub use poda_core::document::{QuestionKind, QuestionKinds};
pub use question::Question;
pub use verdict::Verdict;
