//! An answer as JSON: a number, the id of a node, or a list of them.

use super::line::Number;
use crate::practice::{Answer, written_value};
use poda_core::game::GameView;
use poda_core::trace::recording::Recording;
use serde::Serialize;

/// An answer as it is written and read.
#[derive(Serialize)]
#[serde(untagged)]
pub enum AnswerJson {
    /// A value that is proved exactly.
    Number(Number),
    /// The id of a node, or a bound.
    Text(String),
    /// The ids of nodes.
    Nodes(Vec<String>),
}

impl AnswerJson {
    /// Returns an answer as it is written.
    #[must_use]
    pub fn of<G: GameView>(recording: &Recording<G>, answer: &Answer) -> Self {
        match answer {
            Answer::Node(node) => Self::Text(recording.id(*node)),
            Answer::Children(children) => Self::Nodes(children.iter().map(|&child| recording.id(child)).collect()),
            Answer::Proved(proved) | Answer::Sum { sum: proved, .. } if proved.is_exact() => {
                Self::Number(Number(proved.low))
            }
            Answer::Proved(proved) | Answer::Sum { sum: proved, .. } => Self::Text(written_value(*proved)),
        }
    }
}
