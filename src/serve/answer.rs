//! An answer as a phone sends it: read from whatever bytes come, or refused.
//!
//! The file knows no question and no phone, and uses nothing else of its crate, so that it can be tried without a network.

use serde::Deserialize;

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    /// What the phone says its id is.
    pub id: String,
    /// The number of the question.
    pub question: u64,
    /// The index of a choice.
    pub choice: usize,
}

impl Answer {
    /// Reads the body of a request; `None` if it is not an answer.
    pub fn read(body: &[u8]) -> Option<Self> {
        serde_json::from_slice(body).ok()
    }
}
