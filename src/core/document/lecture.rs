//! A lecture: the lessons, files and slides that a lecturer presents, and how each of them is presented.

use super::note_reader::NoteReader;
use super::{Bookmark, Document, LocalizedText};
use crate::trace::{StepSize, TimelineStep};

/// A sequence of lessons, positions and slides.
#[derive(Clone, Debug, PartialEq)]
pub struct Lecture {
    /// The title.
    pub title: Option<LocalizedText>,
    /// The author's notes.
    pub notes: Option<LocalizedText>,
    /// The entries in the order in which they are presented: at least one.
    pub entries: Vec<LectureEntry>,
}

/// A part of a lecture, and how it is presented.
#[derive(Clone, Debug, PartialEq)]
pub struct LectureEntry {
    /// The content of the entry.
    pub source: EntrySource,
    /// The title shown in this lecture; `None`: the content's own title.
    pub title: Option<LocalizedText>,
    /// The step at which it is first shown; `None`: before the first step. It may exceed the length of the search.
    pub step: Option<TimelineStep>,
    /// The size of a step on one press of the clicker; `None`: the lecturer's own setting.
    pub by: Option<StepSize>,
    /// The panels shown next to the tree; `None`: not specified.
    pub panels: Option<Vec<LecturePanel>>,
    /// Where the audience reads the author's notes.
    pub notes: NotesPlace,
    /// Whether the values of leaves are shown before the search reaches them; `None`: the lecturer's own setting.
    pub values: Option<bool>,
    /// Whether only the moves at the root are drawn at first: what is below each of them is folded.
    pub folded: bool,
    /// The steps at which the room is asked what comes next, before the clicker goes on.
    pub ask: Vec<TimelineStep>,
    /// The author's note on the entry.
    pub note: Option<LocalizedText>,
    /// Who reads that note.
    pub note_reader: NoteReader,
    /// The bookmarks that replace the document's own in this lecture, if any.
    pub bookmarks: Option<Vec<Bookmark>>,
}

impl Lecture {
    /// Returns the lecture with every file replaced by its position, so that it needs no files.
    ///
    /// # Errors
    /// Returns why the first unreadable file cannot be read.
    pub fn without_files<E>(&self, read: impl Fn(&str) -> Result<Document, E>) -> Result<Self, E> {
        let mut lecture = self.clone();
        for entry in &mut lecture.entries {
            if let EntrySource::File(path) = &entry.source {
                entry.source = EntrySource::Position(Box::new(read(path)?));
            }
        }
        Ok(lecture)
    }

    /// Returns the lecture without the notes that the audience does not read, as it is handed out.
    #[must_use]
    pub fn for_audience(&self) -> Self {
        let mut lecture = self.clone();
        for entry in &mut lecture.entries {
            let shows_notes = entry.shows_notes();
            if !shows_notes || !entry.note_reader.includes(NoteReader::Everyone) {
                (entry.note, entry.note_reader) = (None, NoteReader::Everyone);
            }
            for bookmark in entry.bookmarks.iter_mut().flatten() {
                if !shows_notes || !bookmark.reader.includes(NoteReader::Everyone) {
                    *bookmark = Bookmark::new(bookmark.step);
                }
            }
        }
        lecture
    }

    /// Returns the path of the first file that it lists.
    pub fn first_file(&self) -> Option<&str> {
        self.entries.iter().find_map(|entry| match &entry.source {
            EntrySource::File(path) => Some(path.as_str()),
            EntrySource::Lesson(_) | EntrySource::Position(_) | EntrySource::Slide(_) => None,
        })
    }
}

impl LectureEntry {
    /// Returns an entry that specifies nothing about how it is presented.
    pub const fn new(source: EntrySource) -> Self {
        let (title, notes) = (None, NotesPlace::Headline);
        let ask = Vec::new();
        Self {
            source,
            title,
            step: None,
            by: None,
            panels: None,
            notes,
            values: None,
            folded: false,
            ask,
            note: None,
            note_reader: NoteReader::Everyone,
            bookmarks: None,
        }
    }

    /// Returns the note on the entry, if this reader reads it.
    pub fn note_for(&self, reader: NoteReader) -> Option<&LocalizedText> {
        self.note.as_ref().filter(|_| self.note_reader.includes(reader))
    }

    /// Returns whether the audience reads the notes on the entry. Those on a slide are for the lecturer alone.
    pub const fn shows_notes(&self) -> bool {
        match self.source {
            EntrySource::Slide(_) => false,
            EntrySource::Lesson(_) | EntrySource::File(_) | EntrySource::Position(_) => {
                !matches!(self.notes, NotesPlace::None)
            }
        }
    }
}

impl LectureEntry {
    /// Makes a step a station of the clicker, or makes it none. `own` are the bookmarks that the entry has while it
    /// specifies none.
    pub fn toggle_station(&mut self, step: TimelineStep, own: &[Bookmark]) {
        let bookmarks = self.bookmarks.get_or_insert_with(|| own.to_vec());
        if let Some(index) = bookmarks.iter().position(|bookmark| bookmark.step == step) {
            bookmarks.remove(index);
        } else {
            bookmarks.push(Bookmark::new(step));
            bookmarks.sort_by_key(|bookmark| bookmark.step);
        }
    }

    /// Asks the room at a step, or no longer does so.
    pub fn toggle_question(&mut self, step: TimelineStep) {
        if let Some(index) = self.ask.iter().position(|&asked| asked == step) {
            self.ask.remove(index);
        } else {
            self.ask.push(step);
            self.ask.sort_unstable();
        }
    }
}

/// The content of an entry of a lecture.
#[derive(Clone, Debug, PartialEq)]
pub enum EntrySource {
    /// A bundled lesson, by its permanent name.
    Lesson(String),
    /// A position file, by its path as written in the lecture's file: relative to the folder of that file.
    File(String),
    /// A position that the lecture itself contains.
    Position(Box<Document>),
    /// A slide.
    Slide(Slide),
}

impl EntrySource {
    /// Returns a slide with only a title.
    pub const fn titled_slide(title: String) -> Self {
        Self::Slide(Slide { title: Some(LocalizedText::Same(title)), text: None, ask: None })
    }
}

/// A slide: text between two trees.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slide {
    /// The title.
    pub title: Option<LocalizedText>,
    /// The text: lines that may contain Markdown emphasis and lists.
    pub text: Option<LocalizedText>,
    /// The lecturer's own question, which is put to the room after the slide.
    pub ask: Option<OwnQuestion>,
}

/// A question of the lecturer's own, with free choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnQuestion {
    /// The question.
    pub text: LocalizedText,
    /// The choices: from [`OwnQuestion::MIN_CHOICES`] to [`OwnQuestion::MAX_CHOICES`].
    pub choices: Vec<LocalizedText>,
    /// The index of the right choice.
    pub right: usize,
}

impl OwnQuestion {
    /// The least number of choices.
    pub const MIN_CHOICES: usize = 2;
    /// The greatest number of choices: each has a key with its digit.
    pub const MAX_CHOICES: usize = 9;
}

/// A panel that can be shown next to a presented tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LecturePanel {
    /// The reason why a cutoff is right, or the result at the end.
    Reason,
    /// The call stack.
    Stack,
    /// The pseudocode with its current line.
    Algorithm,
    /// The position, large, with the lines counted on it.
    Board,
}

impl LecturePanel {
    /// All variants.
    pub const ALL: [Self; 4] = [Self::Reason, Self::Stack, Self::Algorithm, Self::Board];
}

/// Where an audience reads the author's notes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NotesPlace {
    /// As the headline of their station, with the sentence for the step below it.
    #[default]
    Headline,
    /// In a panel next to the tree.
    Panel,
    /// Nowhere: only the lecturer reads them.
    None,
}

impl NotesPlace {
    /// All variants.
    pub const ALL: [Self; 3] = [Self::Headline, Self::Panel, Self::None];
}
