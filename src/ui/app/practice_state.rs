//! What the user practices: the current exercise, the questions beside it, and the record of what was answered.

use poda_core::document::practice::ExerciseKind;
use poda_core::game::any::AnyGame;
use poda_core::trace::recording::{Recording, RecordingId};
use poda_session::UniqueId;
use poda_window::state::practice::{Diary, PracticeMode, StripQuestions};
use poda_window::stored::kept_work::KeptExercise;
use poda_words::practice::quiz::ClosedQuestion;

/// The state of an exercise that was kept last: the document, the kind of exercise, and what is entered in it.
type LastKept = (UniqueId, ExerciseKind, Option<KeptExercise>);

/// Closed questions, and the recording that they are about.
pub(super) type Closed = (RecordingId, Vec<ClosedQuestion<Recording<AnyGame>>>);

#[derive(Debug, Default)]
pub(super) struct PracticeState {
    /// The current exercise.
    pub mode: Option<PracticeMode>,
    /// The questions that the user answers in the strip under the tree, beside everything else.
    pub in_strip: Option<StripQuestions>,
    pub diary: Diary,
    pub outcomes: ClosedOutcomes,
    /// What was kept last of the exercise.
    pub last_kept: Option<LastKept>,
    /// The document for which it was last decided whether an exercise starts.
    pub decided_for: Option<UniqueId>,
}

/// The questions that were closed in an exercise, kept after it is left.
#[derive(Debug, Default)]
pub(super) struct ClosedOutcomes {
    /// The questions closed when the exercise was left.
    pub left: Option<Closed>,
    /// The questions that were closed while reading.
    pub read: Option<Closed>,
}

impl ClosedOutcomes {
    /// Returns the questions about a recording that were closed while reading.
    pub fn read_of(&self, recording: RecordingId) -> &[ClosedQuestion<Recording<AnyGame>>] {
        self.read.as_ref().filter(|(id, _)| *id == recording).map_or(&[], |(_, outcomes)| outcomes)
    }

    /// Keeps the questions about a recording that the reader has closed.
    pub fn keep_read(&mut self, recording: RecordingId, closed: &[ClosedQuestion<Recording<AnyGame>>]) {
        let kept = self.read.take().filter(|(id, _)| *id == recording);
        let mut outcomes = kept.map_or_else(Vec::new, |(_, outcomes)| outcomes);
        for outcome in closed {
            if outcomes.iter().all(|kept| kept.question != outcome.question) {
                outcomes.push(outcome.clone());
            }
        }
        self.read = Some((recording, outcomes));
    }
}
