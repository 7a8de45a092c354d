//! The lines of `poda practice --json`: questions, verdicts, and the end.

use crate::cli::json::Number;
use crate::game::any::AnyGame;
use crate::practice::{Answer, written_value};
use crate::trace::NodeId;
use crate::trace::recording::Recording;
use serde::Serialize;

/// A question.
#[derive(Serialize)]
pub(super) struct QuestionLine<'a> {
    /// The number of the question, from 1.
    pub question: usize,
    /// The step of the trace that gives the answer.
    pub step: usize,
    pub kind: &'a str,
    pub node: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices: Option<&'a [String]>,
    pub prompt: String,
}

/// What is said of an answer.
#[derive(Serialize)]
pub(super) struct VerdictLine {
    pub question: usize,
    pub right: bool,
    pub answers: Vec<AnswerJson>,
    pub reason: String,
    /// Of a question about a cut.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refutation: Option<RefutationField>,
    pub again: bool,
}

/// Whether a value below a cut changes the root.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum RefutationField {
    Found(RefutationJson),
    /// Written as `null`.
    NotFound,
}

/// A value of a leaf with which the root would be worth something else.
#[derive(Serialize)]
pub(super) struct RefutationJson {
    pub node: String,
    pub value: Number,
    pub root: Number,
}

/// The end.
#[derive(Serialize)]
pub(super) struct DoneLine {
    pub done: bool,
    pub asked: usize,
    pub right_first: usize,
}

/// An answer as it is written and read.
#[derive(Serialize)]
#[serde(untagged)]
pub(in crate::cli) enum AnswerJson {
    Number(Number),
    Text(String),
    Nodes(Vec<String>),
}

impl AnswerJson {
    /// Returns an answer as it is written.
    pub fn of(recording: &Recording<AnyGame>, answer: &Answer) -> Self {
        match answer {
            Answer::Node(node) => Self::Text(recording.id(*node)),
            Answer::Children(children) => Self::Nodes(ids(recording, children)),
            Answer::Proved(proved) | Answer::Sum { sum: proved, .. } if proved.is_exact() => {
                Self::Number(Number(proved.low))
            }
            Answer::Proved(proved) | Answer::Sum { sum: proved, .. } => Self::Text(written_value(*proved)),
        }
    }
}

/// Returns the ids of nodes.
pub(super) fn ids(recording: &Recording<AnyGame>, nodes: &[NodeId]) -> Vec<String> {
    nodes.iter().map(|&node| recording.id(node)).collect()
}
