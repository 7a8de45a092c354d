//! Practice of Monte Carlo tree search: questions derived from a recorded search, answers judged against it.
//!
//! The recording is a [`Subject`](super::subject::Subject) of questions: the right answer (the selected child, a sum,
//! counts, or the decision) follows from it and a step. The results of rollouts are random and are therefore given.
//!
//! [`table`] marks a filled-in table of the counts of all nodes. [`generate_mcts`](super::generator::generate_mcts)
//! makes exercises from a seed.
//!
//! Does not depend on any window, clock or file.
//!
//! Reading order: [`MctsQuestionKind`], [`MctsQuestion`], [`MctsResponse`], [`MctsError`].

pub(super) mod context;
pub(super) mod decision;
pub(super) mod kind;
pub mod kinds;
mod question;
pub mod response;
pub mod room;
mod subject;
pub mod table;

pub use kinds::{MctsError, mcts_questions_shown_at, mcts_sheet, tested_by_mcts};
pub use poda_core::document::practice::{MctsQuestionKind, MctsQuestionKinds};
pub use question::MctsQuestion;
pub use response::{MctsResponse, WrittenNumber};
