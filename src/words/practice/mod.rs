//! Practice: questions derived from a recorded search, answers judged against it.
//!
//! A [`Question`] is a place in a trace with a kind of question; its answer is not stored but read from the trace.
//! [`questions`] lists them lazily, [`judge`] compares an answer with what the search did and returns a [`Verdict`],
//! which contains the numbers for a sentence. A [`Quiz`](quiz::Quiz) asks them, with its rule for attempts
//! and hints. All this is the same for any [`Subject`]. [`refutation`](poda_core::search::refutation) determines
//! whether a value below a branch that was cut by mistake would have changed the root.
//!
//! [`blank`] marks a whole tree that was filled in. [`best_order`] finds the order of children with which a search
//! visits least, and [`generator`] makes exercises from a seed.
//!
//! A [`room`] is a class that is asked about the current step, with a few answers to choose from.
//!
//! A mistake is stored by [its misconception](misconception) in a user's [`progress`], and is tested again by a
//! [`schedule`]. A [`report`] is what a student hands in. Both are stored as [json]. A [`class`] combines the reports
//! of all students.
//!
//! Everything that is asked and judged is data; [`sentences`] says it in words. Does not depend on any window, clock or
//! file: the time is an argument.
//!
//! Reading order: [`QuestionKind`], [`Question`], [`questions()`], [`Answer`], [`kinds`], [`judge()`],
//! [`Quiz`](quiz::Quiz).

pub mod answer;
mod askable;
pub mod best_order;
pub mod blank;
mod by_hand;
mod chance;
pub mod class;
mod context;
mod cutting;
pub mod generator;
pub mod json;
mod kind;
pub mod kinds;
mod leaves;
pub mod mcts;
pub mod misconception;
pub mod offered_change;
mod players;
pub mod progress;
mod proof;
mod question;
pub mod quiz;
pub mod report;
pub mod room;
pub mod rounds;
pub mod schedule;
mod search;
pub mod sentences;
pub mod sheet;
pub mod subject;
pub mod table;

pub use answer::{Answer, given_text, read_given, read_number, written_value};
pub use askable::{Unaskable, check_algorithm, check_askable, check_fillable};
pub use by_hand::by_hand;
pub use kinds::questions_shown_at;
pub use poda_core::document::{QuestionKind, QuestionKinds};
pub use subject::{Question, Subject, Verdict, judge, questions, shown};
