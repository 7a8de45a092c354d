//! Who reads the notes of a lecture.

/// Who reads a note.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoteReader {
    /// The audience and the lecturer.
    #[default]
    Everyone,
    /// The lecturer alone.
    Lecturer,
}

impl NoteReader {
    /// All variants.
    pub const ALL: [Self; 2] = [Self::Everyone, Self::Lecturer];

    /// Returns whether a note for these readers is read by `reader`. The lecturer reads all notes.
    pub const fn includes(self, reader: Self) -> bool {
        matches!((self, reader), (Self::Everyone, _) | (Self::Lecturer, Self::Lecturer))
    }
}
