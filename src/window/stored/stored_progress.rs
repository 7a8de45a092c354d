//! Converts the user's progress of practice to stored text and back. The text has its own key in the store.
//!
//! Does not access the storage itself. A text that is not progress is not used; a text of a later version is not
//! overwritten.

use poda_words::practice::json::progress::{ProgressError, of_text, to_text};
use poda_words::practice::progress::PracticeProgress;

/// The progress that was stored last.
#[derive(Clone, Debug, Default)]
pub struct StoredProgress {
    last: PracticeProgress,
    /// Whether the stored text is from a later version and must not be overwritten.
    is_of_later_version: bool,
}

impl StoredProgress {
    /// Returns the progress stored in `text`, and the state that detects changes.
    pub fn restore(text: Option<&str>) -> (PracticeProgress, Self) {
        let (last, is_of_later_version) = match text.map(of_text) {
            Some(Ok(progress)) => (progress, false),
            Some(Err(ProgressError::OtherVersion)) => (PracticeProgress::default(), true),
            Some(Err(ProgressError::NotProgress)) | None => (PracticeProgress::default(), false),
        };
        (last.clone(), Self { last, is_of_later_version })
    }

    /// Returns whether a stored text is not progress. It is then kept aside.
    pub fn is_garbled(text: &str) -> bool {
        matches!(of_text(text), Err(ProgressError::NotProgress))
    }

    /// Returns the text that is to be stored, unless nothing has changed: what has changed here, added to the text that
    /// is stored, which another program may have changed.
    pub fn update(&mut self, progress: PracticeProgress, read: impl FnOnce() -> Option<String>) -> Option<String> {
        if self.is_of_later_version || self.last == progress {
            return None;
        }
        let sum = match read().as_deref().map(of_text) {
            Some(Ok(stored)) => progress.added_to(stored, &self.last),
            Some(Err(ProgressError::OtherVersion)) => {
                self.is_of_later_version = true;
                return None;
            }
            Some(Err(ProgressError::NotProgress)) | None => progress.clone(),
        };
        self.last = progress;
        Some(to_text(&sum))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_words::practice::misconception::Misconception;
    use poda_words::practice::progress::{AnsweredQuestion, AskedQuestion, ExerciseOrigin, PracticedExercise};
    use poda_words::practice::schedule::{Day, Review};

    fn some_progress() -> PracticeProgress {
        answered(PracticeProgress::default(), 3, false)
    }

    fn answered(mut progress: PracticeProgress, step: u64, is_right: bool) -> PracticeProgress {
        let source = ExerciseOrigin::Lesson("a-to-n".to_owned());
        let exercise = PracticedExercise { title: "A".to_owned(), fingerprint: 1, source };
        let answered = AnsweredQuestion {
            exercise: &exercise,
            question: AskedQuestion { kind: poda_core::document::QuestionKind::Cut.into(), step },
            tested: [Misconception::MissedCut].into_iter().collect(),
            is_right,
            mistake: (!is_right).then_some((Misconception::MissedCut, "-")),
        };
        progress.record(&answered, Day(20_000));
        progress
    }

    #[test]
    fn progress_comes_back_and_is_stored_once() {
        let (progress, mut stored) = StoredProgress::restore(None);
        assert!(progress.is_empty() && stored.update(progress, || None).is_none());
        let text = stored.update(some_progress(), || None).expect("it is new");
        assert_eq!(stored.update(some_progress(), || None), None);
        assert_eq!(StoredProgress::restore(Some(&text)).0, some_progress());
        let (_, mut stored) = StoredProgress::restore(Some(&text));
        let erased = stored.update(PracticeProgress::default(), || Some(text)).expect("it was erased");
        assert!(StoredProgress::restore(Some(&erased)).0.is_empty());
    }

    #[test]
    fn what_two_programs_have_asked_is_added() {
        let text = StoredProgress::restore(None).1.update(some_progress(), || None).unwrap();
        let (here, mut first) = StoredProgress::restore(Some(&text));
        let (there, mut second) = StoredProgress::restore(Some(&text));
        let text = first.update(answered(here, 4, false), || Some(text)).unwrap();
        // The second program answers the first mistake rightly, and knows nothing of the other one.
        let there = answered(there, 3, true);
        let text = second.update(there.clone(), || Some(text)).unwrap();
        let both = StoredProgress::restore(Some(&text)).0;
        let kind = both.of(Misconception::MissedCut);
        assert_eq!((kind.asked, kind.right_first), (3, 1));
        assert_eq!(both.mistakes().map(|mistake| mistake.question.step).collect::<Vec<_>>(), [4]);
        assert_eq!(kind.review, Some(Review::after_mistake(Day(20_000))), "the card that comes back sooner");
        let text = second.update(answered(there, 5, true), || Some(text)).unwrap();
        assert_eq!(
            StoredProgress::restore(Some(&text)).0.of(Misconception::MissedCut).asked,
            4,
            "nothing counts twice"
        );
    }

    #[test]
    fn garbled_text_starts_empty_and_a_later_version_is_left_as_it_is() {
        for text in ["", "{", "[1]", "{\"format\": 3}", "\u{0}"] {
            let (progress, mut stored) = StoredProgress::restore(Some(text));
            assert!(progress.is_empty(), "{text}");
            assert!(stored.update(some_progress(), || None).is_some(), "{text}");
        }
        let later = to_text(&some_progress()).replace("\"version\": 1", "\"version\": 2");
        let (progress, mut stored) = StoredProgress::restore(Some(&later));
        assert!(progress.is_empty());
        assert_eq!(stored.update(some_progress(), || None), None);
    }
}
