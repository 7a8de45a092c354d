//! The lines of `poda practice --json`: questions, verdicts, and the end.

use crate::game::any::AnyGame;
use crate::practice::json::answer::AnswerJson;
use crate::practice::json::line::Number;
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

/// Returns the ids of nodes.
pub(super) fn ids(recording: &Recording<AnyGame>, nodes: &[NodeId]) -> Vec<String> {
    nodes.iter().map(|&node| recording.id(node)).collect()
}
