//! An answer as a phone sends it: read from whatever bytes come, or refused.
//!
//! The file knows no question and no phone, and uses nothing else of its crate, so that it can be tried without a network.

use serde::Deserialize;

/// The longest number, in bytes, as it is typed and as it is counted: so many digits are kept exactly.
const MAX_NUMBER: usize = 15;

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// What the phone says its id is.
    pub id: String,
    /// The number of the question.
    pub question: u64,
    pub vote: Vote,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Vote {
    /// The index of a choice.
    Choice(usize),
    /// A number, as it is typed.
    Number(String),
}

/// The body of an answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    id: String,
    question: u64,
    choice: Option<usize>,
    number: Option<String>,
}

impl Answer {
    /// Reads the body of a request; `None` if it is not an answer with a choice or a number.
    pub fn read(body: &[u8]) -> Option<Self> {
        let Body { id, question, choice, number } = serde_json::from_slice(body).ok()?;
        let vote = match (choice, number) {
            (Some(choice), None) => Vote::Choice(choice),
            (None, Some(number)) => Vote::Number(number),
            (Some(_), Some(_)) | (None, None) => return None,
        };
        Some(Self { id, question, vote })
    }
}

/// Returns a number as it is counted: `+3`, `3.0` and `3,0` are `3`. Fractions are not reduced.
pub(crate) fn number(text: &str) -> Option<String> {
    let text = text.trim().replace(',', ".").replace('\u{2212}', "-");
    if MAX_NUMBER < text.len() || !text.bytes().all(|byte| byte.is_ascii_digit() || b"+-./".contains(&byte)) {
        return None;
    }
    let counted = if let Some((top, bottom)) = text.split_once('/') {
        let (top, bottom): (i64, i64) = (top.parse().ok()?, bottom.parse().ok()?);
        (0 < bottom).then(|| format!("{top}/{bottom}"))?
    } else {
        let number: f64 = text.parse().ok()?;
        // There is one zero.
        (number + 0.0).to_string()
    };
    Some(counted).filter(|counted| counted.len() <= MAX_NUMBER)
}
