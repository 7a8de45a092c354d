//! What is stored of a user's progress in practice, under a key of its own: as text, and the text as progress.
//!
//! Does not access the storage itself. A text that is no progress is dropped; one of a later version is left as it is.

use crate::practice::json::progress::{ProgressError, of_text, to_text};
use crate::practice::progress::PracticeProgress;

/// What was stored last.
#[derive(Clone, Debug, Default)]
pub struct StoredProgress {
    last: PracticeProgress,
    /// Whether the stored text is of a later version, which is not overwritten.
    is_of_later_version: bool,
}

impl StoredProgress {
    /// Returns the progress that is stored as `text`, and the state by which changes are recognised.
    pub fn restore(text: Option<&str>) -> (PracticeProgress, Self) {
        let (last, is_of_later_version) = match text.map(of_text) {
            Some(Ok(progress)) => (progress, false),
            Some(Err(ProgressError::OtherVersion)) => (PracticeProgress::default(), true),
            Some(Err(ProgressError::NotProgress)) | None => (PracticeProgress::default(), false),
        };
        (last.clone(), Self { last, is_of_later_version })
    }

    /// Returns the text that is to be stored, unless it is stored already.
    pub fn update(&mut self, progress: &PracticeProgress) -> Option<String> {
        if self.is_of_later_version || self.last == *progress {
            return None;
        }
        self.last = progress.clone();
        Some(to_text(progress))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::misconception::{Misconception, Misconceptions};
    use crate::practice::progress::{AnsweredQuestion, AskedQuestion, ExerciseSource, PracticedExercise};
    use crate::practice::schedule::Day;

    fn some_progress() -> PracticeProgress {
        let mut progress = PracticeProgress::default();
        let source = ExerciseSource::Lesson("a-to-n".to_owned());
        let exercise = PracticedExercise { title: "A".to_owned(), fingerprint: 1, source };
        let answered = AnsweredQuestion {
            exercise: &exercise,
            question: AskedQuestion { kind: crate::document::QuestionKind::Cut, step: 3 },
            tested: Misconceptions::default(),
            is_right: false,
            mistake: Some((Misconception::MissedCut, "-")),
        };
        progress.record(&answered, Day(20_000));
        progress
    }

    #[test]
    fn progress_comes_back_and_is_stored_once() {
        let (progress, mut stored) = StoredProgress::restore(None);
        assert!(progress.is_empty() && stored.update(&progress).is_none());
        let text = stored.update(&some_progress()).expect("it is new");
        assert_eq!(stored.update(&some_progress()), None);
        assert_eq!(StoredProgress::restore(Some(&text)).0, some_progress());
        let (_, mut stored) = StoredProgress::restore(Some(&text));
        let erased = stored.update(&PracticeProgress::default()).expect("it was erased");
        assert!(StoredProgress::restore(Some(&erased)).0.is_empty());
    }

    #[test]
    fn garbled_text_starts_empty_and_a_later_version_is_left_as_it_is() {
        for text in ["", "{", "[1]", "{\"format\": 3}", "\u{0}"] {
            let (progress, mut stored) = StoredProgress::restore(Some(text));
            assert!(progress.is_empty(), "{text}");
            assert!(stored.update(&some_progress()).is_some(), "{text}");
        }
        let later = to_text(&some_progress()).replace("\"version\": 1", "\"version\": 2");
        let (progress, mut stored) = StoredProgress::restore(Some(&later));
        assert!(progress.is_empty());
        assert_eq!(stored.update(&some_progress()), None);
    }
}
