//! What can be said to the reader in every language, and how the arguments of messages are written.
//!
//! A type that is said has `#[derive(Message)]`: `poda-derive` explains the attributes. [`ToArgument`] is implemented
//! by the types of arguments; wrappers such as [`Grouped`] write the same value in another way.

use super::{MessageArg, Words, args};
use poda_core::game::marks::Mark;
use poda_core::score::{Player, Score};
use poda_core::search::Algorithm;
use poda_core::text::{Excerpt, visible};
use std::fmt::Display;

/// Something that has a sentence in every language.
pub trait Message {
    /// Returns the sentence, whose message also has these arguments.
    fn sentence_with(&self, words: &Words, added: &[(&str, MessageArg)]) -> String;

    fn sentence(&self, words: &Words) -> String {
        self.sentence_with(words, &[])
    }

    /// Returns all sentences, of which the first may be a heading.
    fn sentences(&self, words: &Words) -> Vec<String> {
        vec![self.sentence(words)]
    }
}

/// A value that can be filled into a message.
pub trait ToArgument {
    /// Returns the value as it is written in a language.
    fn to_argument(&self, words: &Words) -> MessageArg;
}

impl<T: ToArgument + ?Sized> ToArgument for &T {
    fn to_argument(&self, words: &Words) -> MessageArg {
        (**self).to_argument(words)
    }
}

impl ToArgument for MessageArg {
    fn to_argument(&self, _: &Words) -> MessageArg {
        self.clone()
    }
}

/// A text of the program, as it is.
impl ToArgument for str {
    fn to_argument(&self, _: &Words) -> MessageArg {
        self.into()
    }
}

/// A text of a user, of which the beginning is quoted.
impl ToArgument for String {
    fn to_argument(&self, words: &Words) -> MessageArg {
        Excerpt::new(self).to_argument(words)
    }
}

impl ToArgument for Excerpt {
    fn to_argument(&self, _: &Words) -> MessageArg {
        self.as_str().into()
    }
}

impl ToArgument for char {
    fn to_argument(&self, words: &Words) -> MessageArg {
        self.to_string().to_argument(words)
    }
}

impl ToArgument for Score {
    fn to_argument(&self, _: &Words) -> MessageArg {
        (*self).into()
    }
}

/// A count, which selects singular or plural.
impl ToArgument for u64 {
    fn to_argument(&self, _: &Words) -> MessageArg {
        (*self).into()
    }
}

impl ToArgument for usize {
    fn to_argument(&self, _: &Words) -> MessageArg {
        (*self).into()
    }
}

/// The number of a cell.
impl ToArgument for u8 {
    fn to_argument(&self, words: &Words) -> MessageArg {
        u64::from(*self).to_argument(words)
    }
}

impl ToArgument for u32 {
    fn to_argument(&self, words: &Words) -> MessageArg {
        u64::from(*self).to_argument(words)
    }
}

/// The selector of a condition: `yes` or `no`.
impl ToArgument for bool {
    fn to_argument(&self, _: &Words) -> MessageArg {
        if *self { "yes" } else { "no" }.into()
    }
}

impl ToArgument for Player {
    fn to_argument(&self, _: &Words) -> MessageArg {
        match self {
            Self::Max => "MAX",
            Self::Min => "MIN",
        }
        .into()
    }
}

impl ToArgument for Mark {
    fn to_argument(&self, _: &Words) -> MessageArg {
        self.letter().to_string().into()
    }
}

impl ToArgument for Algorithm {
    fn to_argument(&self, words: &Words) -> MessageArg {
        words.text(&format!("search-name-{}", self.key())).into()
    }
}

/// A number with separators between thousands. It does not select a plural form.
pub struct Grouped<T>(pub T);

impl<T: Display> ToArgument for Grouped<T> {
    fn to_argument(&self, words: &Words) -> MessageArg {
        words.grouped(&self.0.to_string()).into()
    }
}

/// A whole text of a user, in which every character is visible.
pub struct Visible<T>(pub T);

impl<T: AsRef<str>> ToArgument for Visible<T> {
    fn to_argument(&self, _: &Words) -> MessageArg {
        visible(self.0.as_ref()).into_owned().into()
    }
}

/// A whole text of a user or of the system. Its unsafe characters are made visible where it is filled in, and its lines
/// stay lines.
pub struct Whole<T>(pub T);

impl<T: AsRef<str>> ToArgument for Whole<T> {
    fn to_argument(&self, _: &Words) -> MessageArg {
        self.0.as_ref().into()
    }
}

/// Values one after the other, separated by commas.
impl<T: ToArgument> ToArgument for [T] {
    fn to_argument(&self, words: &Words) -> MessageArg {
        self.iter().map(|value| value.to_argument(words).to_string()).collect::<Vec<_>>().join(", ").into()
    }
}

impl<T: ToArgument> ToArgument for Vec<T> {
    fn to_argument(&self, words: &Words) -> MessageArg {
        self.as_slice().to_argument(words)
    }
}

impl<T: ToArgument, const COUNT: usize> ToArgument for [T; COUNT] {
    fn to_argument(&self, words: &Words) -> MessageArg {
        self.as_slice().to_argument(words)
    }
}

/// Words of a file in backquotes: `` `a`, `b`, `c` ``.
pub struct Quoted<T>(pub T);

impl<'a, T: AsRef<[&'a str]>> ToArgument for Quoted<T> {
    fn to_argument(&self, _: &Words) -> MessageArg {
        let quoted: Vec<_> = self.0.as_ref().iter().map(|word| format!("`{word}`")).collect();
        quoted.join(", ").into()
    }
}

/// Words of a file among which one may be chosen: ``one of `a`, `b`, `c` ``, or a single word alone.
pub struct OneOf<T>(pub T);

impl<'a, T: AsRef<[&'a str]>> Message for OneOf<T> {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        match self.0.as_ref() {
            [word] => format!("`{word}`"),
            choices => words.fill("diagnostic-one-of", &args![choices = Quoted(choices).to_argument(words)]),
        }
    }
}

impl<'a, T: AsRef<[&'a str]>> ToArgument for OneOf<T> {
    fn to_argument(&self, words: &Words) -> MessageArg {
        self.sentence(words).into()
    }
}
