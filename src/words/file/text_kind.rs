//! The kinds of texts that an author writes, and how long each may be.
//!
//! A text is measured and laid out as a whole, so its length is limited wherever it comes from: a file, a link, the
//! clipboard, a run of a program, or a field in the window. Every limit is in the table of [`TextKind::max_chars`].

use crate::messages::{Grouped, Message, MessageArg, ToArgument, Words};
use strum::{IntoStaticStr, VariantArray};

/// A kind of text that an author writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum TextKind {
    /// The title of a position, a lecture, an entry, a slide, an exam paper or a run, and the name of a program.
    Title,
    /// The notes of a position or a lecture.
    Notes,
    /// The note of a bookmark or of an entry of a lecture, and a note in a run.
    Note,
    Slide,
    Node,
    Move,
    Player,
    /// The name or the number of a student.
    Student,
    Path,
}

/// A text that is longer than its kind may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("diagnostic-text-too-long", most = Grouped(kind.max_chars()))]
pub struct TextTooLong {
    #[message("text")]
    pub kind: TextKind,
    /// The number of its characters.
    #[message("count", Grouped)]
    pub chars: usize,
}

impl ToArgument for TextKind {
    fn to_argument(&self, _: &Words) -> MessageArg {
        self.name().into()
    }
}

impl TextKind {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the greatest number of characters of a text.
    pub const fn max_chars(self) -> usize {
        match self {
            Self::Title => 1_000,
            Self::Notes => 10_000,
            Self::Note | Self::Slide | Self::Node | Self::Move | Self::Path => 4_000,
            Self::Player => 200,
            Self::Student => 100,
        }
    }

    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Checks the length of a text.
    ///
    /// # Errors
    /// If the text is too long.
    pub fn check(self, text: &str) -> Result<(), TextTooLong> {
        // A character has one byte or more, so most texts need no counting.
        if text.len() <= self.max_chars() {
            return Ok(());
        }
        let chars = text.chars().count();
        if chars <= self.max_chars() { Ok(()) } else { Err(TextTooLong { kind: self, chars }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_measured_in_characters() {
        for &kind in TextKind::ALL {
            let longest = "é".repeat(kind.max_chars());
            assert_eq!(kind.check(&longest), Ok(()), "{kind:?}");
            let chars = kind.max_chars() + 1;
            assert_eq!(kind.check(&"é".repeat(chars)), Err(TextTooLong { kind, chars }));
        }
    }
}
