//! The messages that contain a state: one for phones, and one with the lecturer's notes for the clicker.

use super::secret::digest;
use super::state::{ClassState, Edition, OpenQuestion, PictureFocus, Presence, QuestionOutcome};
use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// The position of a state among all states that a server has shown. Another lecture begins another epoch.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct StatePlace<'a> {
    pub epoch: &'a str,
    pub number: u64,
}

#[derive(Serialize)]
struct StateMessage<'a> {
    #[serde(flatten)]
    place: StatePlace<'a>,
    step: u64,
    steps: u64,
    editions: BTreeMap<&'a str, EditionMessage<'a>>,
    asked: Option<AskedMessage>,
    outcome: Option<OutcomeMessage<'a>>,
}

#[derive(Serialize)]
struct EditionMessage<'a> {
    title: &'a str,
    /// The digest of the picture; empty if there is none.
    picture: String,
    focus: Option<PictureFocus>,
    sentence: &'a str,
    choices: &'a [String],
    faults: &'a [String],
    link: &'a str,
}

#[derive(Serialize)]
struct AskedMessage {
    question: u64,
    choices: usize,
    /// How many more seconds answers are counted; `None` if they are counted while the question is shown.
    seconds: Option<u64>,
}

#[derive(Serialize)]
struct OutcomeMessage<'a> {
    question: u64,
    counts: &'a [u64],
    before: &'a [u64],
    right: &'a [bool],
}

/// Returns the message for phones. `seconds` is how much longer answers to the question are counted.
pub(crate) fn for_phones(
    place: StatePlace<'_>,
    state: &ClassState,
    max_picture: usize,
    seconds: Option<u64>,
) -> String {
    json(&StateMessage {
        place,
        step: state.step,
        steps: state.steps,
        editions: state.editions.iter().map(|it| (it.language.as_str(), edition_message(it, max_picture))).collect(),
        asked: state.asked.map(|OpenQuestion { question, choices, .. }| AskedMessage { question, choices, seconds }),
        outcome: state.outcome.as_ref().map(outcome_message),
    })
}

fn edition_message(edition: &Edition, max_picture: usize) -> EditionMessage<'_> {
    EditionMessage {
        title: &edition.title,
        picture: picture_name(&edition.picture, max_picture),
        focus: edition.focus,
        sentence: &edition.sentence,
        choices: &edition.choices,
        faults: &edition.faults,
        link: &edition.link,
    }
}

fn outcome_message(outcome: &QuestionOutcome) -> OutcomeMessage<'_> {
    OutcomeMessage {
        question: outcome.question,
        counts: &outcome.counts,
        before: &outcome.before,
        right: &outcome.are_right,
    }
}

#[derive(Serialize)]
struct ClickerMessage<'a> {
    #[serde(flatten)]
    place: StatePlace<'a>,
    step: u64,
    steps: u64,
    phones: u64,
    /// The number of answers to the open question.
    answers: Option<u64>,
    /// How many more seconds answers are counted.
    seconds: Option<u64>,
    right: &'a [bool],
    outcome: Option<OutcomeMessage<'a>>,
    editions: BTreeMap<&'a str, ClickerEdition<'a>>,
}

#[derive(Serialize)]
struct ClickerEdition<'a> {
    title: &'a str,
    sentence: &'a str,
    choices: &'a [String],
    notes: &'a str,
    coming: &'a str,
}

pub(crate) fn for_clicker(
    place: StatePlace<'_>,
    state: &ClassState,
    presence: Presence,
    answers: Option<u64>,
    seconds: Option<u64>,
) -> String {
    json(&ClickerMessage {
        place,
        step: state.step,
        steps: state.steps,
        phones: presence.phones(),
        answers,
        seconds,
        right: &state.right,
        outcome: state.outcome.as_ref().map(outcome_message),
        editions: state.editions.iter().map(|it| (it.language.as_str(), clicker_edition(it))).collect(),
    })
}

fn clicker_edition(edition: &Edition) -> ClickerEdition<'_> {
    let Edition { title, sentence, choices, notes, coming, .. } = edition;
    ClickerEdition { title, sentence, choices, notes, coming }
}

fn json(message: &impl Serialize) -> String {
    // Maps with text keys, numbers and texts can always be written as JSON.
    serde_json::to_string(message).unwrap_or_default()
}

fn picture_name(picture: &str, max_picture: usize) -> String {
    if picture.is_empty() || max_picture < picture.len() { String::new() } else { digest(picture.as_bytes()) }
}

/// A picture, plain and compressed.
#[derive(Clone, Debug)]
pub(crate) struct CompressedPicture {
    pub plain: Bytes,
    pub compressed: Bytes,
}

impl CompressedPicture {
    /// Compresses the text of a picture. Returns it with the name that messages use; `None` if there is no picture to
    /// send.
    pub fn new(text: &str, max_picture: usize) -> Option<(String, Self)> {
        let name = Some(picture_name(text, max_picture)).filter(|name| !name.is_empty())?;
        let compressed = compressed(text.as_bytes());
        Some((name, Self { plain: Bytes::copy_from_slice(text.as_bytes()), compressed }))
    }

    /// Returns how many bytes of memory the picture takes.
    pub fn bytes(&self) -> usize {
        self.plain.len() + self.compressed.len()
    }
}

/// Returns a gzip file of some bytes.
pub(crate) fn compressed(bytes: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    // Writing to a vector does not fail.
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.unwrap_or_default().into()
}
