//! Practice of Monte Carlo tree search: questions derived from a recorded search, answers judged against it.
//!
//! What is selected, what a sum is worth, what is counted and what is decided follows from the recording and a step, as everything else
//! about such a search: an [`MctsQuestion`] is a place in the recording and what is asked there. The results of rollouts are random, and
//! therefore given.
//!
//! [`table`] marks a table of the counts of all nodes that was filled in. [`generate_mcts`](super::generator::generate_mcts) makes exercises
//! from a seed.
//!
//! Knows no language, window, clock or file.
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
