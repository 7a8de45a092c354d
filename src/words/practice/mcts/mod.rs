//! Practice of Monte Carlo tree search: questions derived from a recorded search, answers judged against it.
//!
//! The right answer (the selected child, a sum, counts, or the decision) follows from the recording and a step. An
//! [`MctsQuestion`] is a place in the recording with a kind of question. The results of rollouts are random and are
//! therefore given.
//!
//! [`table`] marks a filled-in table of the counts of all nodes. [`generate_mcts`](super::generator::generate_mcts) makes
//! exercises from a seed.
//!
//! Does not depend on any language, window, clock or file.
//!
//! Reading order: [`MctsQuestionKind`], [`MctsQuestion`], [`mcts_questions()`], [`MctsResponse`], [`judge_mcts()`].

mod question;
pub mod response;
pub mod room;
pub mod run;
pub mod table;
pub mod verdict;

pub use poda_core::document::practice::{MctsQuestionKind, MctsQuestionKinds};
pub use question::{MctsQuestion, mcts_question_at, mcts_questions, mcts_questions_shown_at, worthiest_mcts};
pub use response::{MctsResponse, WrittenNumber};
pub use verdict::{MctsError, MctsVerdict, judge_mcts, shown_mcts};
