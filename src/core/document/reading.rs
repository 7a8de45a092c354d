//! What an author decided about reading a document from its first step to its last.
//!
//! Holds decisions only. What a reader wins in a round and how an answer is judged is computed elsewhere.

use crate::trace::step_size::StepSize;

/// How a document is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Reading {
    /// The size of a step, unless the reader chose another one; `None` for the usual size.
    pub by: Option<StepSize>,
    /// How many rounds the reader plays against the other player before the first step. Only a tree has rounds.
    pub rounds: usize,
    /// Whether the questions of the document's practice are asked when their steps are reached.
    pub asks: bool,
}

impl Reading {
    /// The largest number of rounds.
    pub const MAX_ROUNDS: usize = 9;
}
