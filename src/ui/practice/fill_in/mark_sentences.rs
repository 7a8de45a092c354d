//! What is said of the marks: a name, a word and a reason for each field. Kept until the marks or the language change, since the
//! reason of a wrong cut takes a search.

use crate::game::any::AnyGame;
use crate::i18n::practice::{blank_field_name, blank_sentence};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Language, Words};
use crate::practice::blank::{BlankMarks, FieldMark, MarkedField};
use crate::trace::recording::Recording;

/// What is said of the marks in a language.
#[derive(Clone, Debug)]
pub(super) struct MarkSentences {
    /// The language.
    pub language: Language,
    /// What is said of each field, in the order of the marks.
    pub fields: Vec<FieldSentences>,
}

/// What is said of a marked field.
#[derive(Clone, Debug)]
pub(super) struct FieldSentences {
    /// The name of the field.
    pub name: String,
    /// The word for its mark.
    pub mark: String,
    /// Why it has that mark.
    pub reason: StyledText,
    /// All of this in one text, for screen readers.
    pub spoken: String,
}

impl MarkSentences {
    /// Returns what is said of the marks of a recorded search.
    pub fn new(words: &Words, recording: &Recording<AnyGame>, marks: &BlankMarks) -> Self {
        let fields = marks.fields.iter().map(|marked| FieldSentences::new(words, recording, marked)).collect();
        Self { language: words.language(), fields }
    }
}

impl FieldSentences {
    fn new(words: &Words, recording: &Recording<AnyGame>, marked: &MarkedField) -> Self {
        let name = blank_field_name(words, recording, marked.field);
        let mark = mark_name(words, marked.mark);
        let reason = blank_sentence(words, recording, marked);
        let args = [("field", name.as_str().into()), ("mark", mark.as_str().into()), ("reason", reason.plain().into())];
        let spoken = words.fill("fill-in-field-said", &args);
        Self { name, mark, reason, spoken }
    }
}

/// Returns the word for a mark.
fn mark_name(words: &Words, mark: FieldMark) -> String {
    words.text(match mark {
        FieldMark::Right => "fill-in-mark-right",
        FieldMark::Consequent => "fill-in-mark-consequent",
        FieldMark::Wrong => "fill-in-mark-wrong",
        FieldMark::Empty => "fill-in-mark-empty",
    })
}
