//! What can be wrong with a lecture.

use poda_core::text::Excerpt;

/// What is wrong with a lecture, or with a file that is one where a position is expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LectureError {
    /// The file is a lecture, and a position is expected.
    NotAPosition,
    /// The file has a game as well.
    WithGame,
    /// The file has a field that belongs to a position.
    FieldOfAPosition {
        /// The name of the field.
        field: &'static str,
    },
    /// There is no entry.
    Empty,
    /// An entry names both a lesson and a file.
    LessonAndFile,
    /// An entry names neither a lesson nor a file.
    NeitherLessonNorFile,
    /// No lesson has this name.
    UnknownLesson {
        /// The name that was found.
        found: Excerpt,
        /// The name that was probably meant.
        nearest: Option<&'static str>,
    },
    /// The path of a file is empty.
    EmptyPath,
}
