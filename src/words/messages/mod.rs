//! Messages as data: the texts of a language with their ids, and text whose styles give the meaning of words and not
//! their appearance.
//!
//! Does not depend on searches, files or exercises: [`i18n`](crate::i18n) chooses their messages.

pub mod styled_text;

use derive_more::From;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use poda_core::language::Language;
use poda_core::text::visible_lines;
use styled_text::StyledText;

/// A value that is filled into a message.
#[derive(Clone, Debug, PartialEq, From)]
pub enum MessageArg {
    /// Text, a name or a score as it is written.
    #[from(&str, String)]
    Text(String),
    /// A count, which selects singular or plural.
    #[from]
    Count(u64),
}

impl From<poda_core::score::Score> for MessageArg {
    fn from(score: poda_core::score::Score) -> Self {
        Self::Text(score.shown())
    }
}

impl From<usize> for MessageArg {
    fn from(count: usize) -> Self {
        Self::Count(count as u64)
    }
}

/// The bounds of a window that are named to the reader. A reader of the first lessons sees a search stop before the bounds
/// have names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum NamedBounds {
    /// Neither.
    None,
    /// α, but not β.
    Alpha,
    /// Both, and with them the window.
    #[default]
    Both,
}

/// The messages of one language.
pub struct Words {
    language: Language,
    /// The bounds that the sentences and the picture name.
    pub named_bounds: NamedBounds,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Returns the messages of a language.
    ///
    /// # Panics
    /// If a bundled message is not valid Fluent or is defined twice. The tests rule this out.
    pub fn new(language: Language) -> Self {
        let source = poda_assets::messages(language.code()).expect("every language has messages");
        Self::of_messages(language, source.to_owned())
    }

    /// Returns other messages in the place of those of a language: the text of a translation that is not bundled.
    ///
    /// # Panics
    /// If a message is not valid Fluent or is defined twice.
    pub fn of_messages(language: Language, source: String) -> Self {
        let locale = language.code().parse().expect("a language code is a language identifier");
        let mut bundle = FluentBundle::new(vec![locale]);
        // The control characters that isolate text of another direction are not needed between two left-to-right
        // languages, and fonts lack them.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source).expect("messages are Fluent");
        bundle.add_resource(resource).expect("every message is defined once");
        Self { language, named_bounds: NamedBounds::default(), bundle }
    }

    /// The language of the messages.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Returns a message that has no variables, as plain text.
    pub fn text(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// Returns a message with its variables filled in, as plain text.
    pub fn fill(&self, key: &str, args: &[(&str, MessageArg)]) -> String {
        self.styled(key, args).plain()
    }

    /// Returns a message with its variables filled in and its emphasis marked.
    ///
    /// # Panics
    /// If the message does not exist, or has a variable that is not in `args`. The tests format every message.
    pub fn styled(&self, key: &str, args: &[(&str, MessageArg)]) -> StyledText {
        let message = self.bundle.get_message(key).unwrap_or_else(|| panic!("there is a message {key}"));
        let pattern = message.value().unwrap_or_else(|| panic!("the message {key} has a value"));
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            filled.set(
                *name,
                match arg {
                    MessageArg::Text(text) => FluentValue::from(styled_text::escape(&visible_lines(text))),
                    MessageArg::Count(count) => FluentValue::from(*count),
                },
            );
        }
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&filled), &mut faults);
        assert!(faults.is_empty(), "the message {key} is filled in: {faults:?}");
        // A rounded number already has the sign `≈`, which replaces `=`.
        StyledText::parse(&text.replace("= ≈", "≈ "))
    }

    /// Returns a count with its noun: `1 leaf`, `6,572 leaves`. The message is `count-nodes`, `count-leaves` or `count-plies`.
    pub fn counted(&self, key: &str, count: u64) -> String {
        self.fill(key, &[("count", count.into()), ("number", self.number(count).into())])
    }

    /// Returns a count with separators between thousands: `549,946`.
    pub fn number(&self, count: u64) -> String {
        let digits = count.to_string();
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(match self.language {
                    Language::English => ',',
                    Language::Spanish => '\u{a0}',
                });
            }
            text.push(digit);
        }
        text
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}
