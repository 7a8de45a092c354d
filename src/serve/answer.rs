//! An answer as a phone sends it: parsed from untrusted bytes, or refused.
//!
//! This module does not depend on questions, phones or the rest of its crate, so that it can be tested without a
//! network.

use serde::Deserialize;

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PhoneAnswer {
    pub id: String,
    pub question: u64,
    pub choice: usize,
    /// A number that grows with every answer of the phone, so that its last answer counts, whichever machine receives
    /// it first. Without it, the time at which the answer was received.
    pub at: Option<u64>,
}

impl PhoneAnswer {
    /// Reads the body of a request; `None` if it is not an answer.
    pub fn read(body: &[u8]) -> Option<Self> {
        serde_json::from_slice(body).ok()
    }
}
