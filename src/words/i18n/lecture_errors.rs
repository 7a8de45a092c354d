//! The sentences for what is wrong with a lecture.

use super::Words;
use crate::file::LectureError;

/// Returns one or two sentences for an error.
pub(super) fn sentence(words: &Words, error: &LectureError) -> String {
    match error {
        LectureError::NotAPosition => words.text("diagnostic-lecture-not-a-position"),
        LectureError::WithGame => words.text("diagnostic-lecture-with-game"),
        LectureError::FieldOfAPosition { field } => {
            words.fill("diagnostic-lecture-field", &[("field", (*field).into())])
        }
        LectureError::Empty => words.text("diagnostic-lecture-empty"),
        LectureError::LessonAndFile => words.text("diagnostic-lecture-lesson-and-file"),
        LectureError::NeitherLessonNorFile => words.text("diagnostic-lecture-no-source"),
        LectureError::UnknownLesson { found, nearest: None } => {
            words.fill("diagnostic-lecture-unknown-lesson", &[("found", found.into())])
        }
        LectureError::UnknownLesson { found, nearest: Some(nearest) } => {
            let args = [("found", found.into()), ("nearest", (*nearest).into())];
            words.fill("diagnostic-lecture-nearest-lesson", &args)
        }
        LectureError::EmptyPath => words.text("diagnostic-lecture-empty-path"),
    }
}
