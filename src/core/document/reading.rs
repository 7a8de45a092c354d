//! The author's settings for reading a document from its first step to its last.
//!
//! Contains settings only. Other modules compute what a reader wins in a round and how an answer is judged.

use crate::trace::StepSize;

/// How a document is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Reading {
    /// The size of a step, unless the reader chooses another one; `None`: the usual size.
    pub by: Option<StepSize>,
    /// How many rounds the reader plays against the other player before the first step. Only trees have rounds.
    pub rounds: usize,
    /// Whether the questions of the document's practice are asked when their steps are reached.
    pub asks: bool,
}

impl Reading {
    /// The largest number of rounds.
    pub const MAX_ROUNDS: usize = 9;
}
