//! Messages as data: the texts of a language with their ids, and text whose styles give the meaning of words and not
//! their appearance.
//!
//! Does not depend on files or exercises: these have messages by `#[derive(Message)]`, or [`i18n`](crate::i18n) chooses
//! theirs.

mod fluent_messages;
mod game_record;
pub mod languages;
mod message;
mod searchable;
pub mod styled_text;

pub use crate::args;
pub use message::{Grouped, Message, OneOf, Quoted, ToArgument, Visible, Whole};
pub use poda_derive::Message;
pub use searchable::NotDepthFirst;

use derive_more::From;
use fluent_bundle::{FluentArgs, FluentValue};
use fluent_messages::FluentMessages;
use languages::{EachLanguage, LanguageRules};
use poda_core::document::LocalizedText;
use poda_core::language::Language;
use poda_core::text::visible_lines;
use std::fmt;
use std::sync::{Arc, LazyLock, OnceLock};
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

impl From<&poda_core::text::Excerpt> for MessageArg {
    fn from(quote: &poda_core::text::Excerpt) -> Self {
        quote.as_str().into()
    }
}

impl fmt::Display for MessageArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Count(count) => count.fmt(f),
        }
    }
}

impl From<usize> for MessageArg {
    fn from(count: usize) -> Self {
        Self::Count(count as u64)
    }
}

/// Returns the arguments of a message, each with its name: `args![count, child = names.inline(node)]`. A name without a
/// value is that of a variable.
#[macro_export]
macro_rules! args {
    (@value $name:ident) => { ::std::convert::Into::<$crate::messages::MessageArg>::into($name) };
    (@value $name:ident = $value:expr) => { ::std::convert::Into::<$crate::messages::MessageArg>::into($value) };
    [$($name:ident $(= $value:expr)?),+ $(,)?] => {
        [$((stringify!($name), $crate::args!(@value $name $(= $value)?))),+]
    };
}

/// The bounds of a window that are named to the reader. A reader of the first lessons sees a search stop before the
/// bounds have names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum NamedBounds {
    None,
    /// α, but not β.
    Alpha,
    /// Both, and with them the window.
    #[default]
    Both,
}

/// The messages of one language. A message that a translation lacks is English.
pub struct Words {
    language: Language,
    rules: LanguageRules,
    /// The bounds that the sentences and the picture name.
    pub named_bounds: NamedBounds,
    messages: Arc<FluentMessages>,
}

/// The bundled messages of each language, among them its rules, once they have been read. They are shared: reading and
/// indexing them takes longer than most of what is said with them.
static BUNDLED: LazyLock<EachLanguage<OnceLock<Arc<FluentMessages>>>> =
    LazyLock::new(|| EachLanguage::new(|_| OnceLock::new()));

/// Returns the bundled messages of a language with its rules: those of English if the program does not have the
/// language.
fn bundled(language: Language) -> &'static Arc<FluentMessages> {
    let language = languages::languages().find(|known| *known == language).unwrap_or(Language::ENGLISH);
    let code = language.code();
    let source = || {
        let (rules, messages) = (poda_assets::language_rules(code), poda_assets::messages(code));
        [rules.unwrap_or_default(), &messages.unwrap_or_default()].concat()
    };
    BUNDLED.get(language).get_or_init(|| Arc::new(FluentMessages::read(language, source())))
}

impl Words {
    /// Returns the messages of a language: English ones if the program does not have the language.
    pub fn new(language: Language) -> Self {
        Self::of_read(language, Arc::clone(bundled(language)))
    }

    /// Returns other messages in the place of those of a language: the text of a translation that is not bundled.
    pub fn of_messages(language: Language, source: String) -> Self {
        Self::of_read(language, Arc::new(FluentMessages::read(language, source)))
    }

    fn of_read(language: Language, messages: Arc<FluentMessages>) -> Self {
        let rules = LanguageRules::of_messages(language, &messages);
        Self { language, rules, named_bounds: NamedBounds::default(), messages }
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// How the language is called and written.
    pub const fn rules(&self) -> &LanguageRules {
        &self.rules
    }

    /// Returns whether there is a message.
    pub fn has(&self, key: &str) -> bool {
        self.messages.has(key) || bundled(Language::ENGLISH).has(key)
    }

    /// Returns a message that has no variables, as plain text.
    pub fn text(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// Returns a message with its variables filled in, as plain text.
    pub fn fill(&self, key: &str, args: &[(&str, MessageArg)]) -> String {
        self.styled(key, args).plain()
    }

    /// Returns a message with its variables filled in and its emphasis marked. If a translation lacks the message, or
    /// asks in it for a variable that is not in `args`, it is the English one.
    ///
    /// # Panics
    /// If the message does not exist in English, or has a variable there that is not in `args`. The tests format every
    /// message.
    pub fn styled(&self, key: &str, args: &[(&str, MessageArg)]) -> StyledText {
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
        let in_english = || bundled(Language::ENGLISH).format(key, Some(&filled));
        let text = self.messages.format(key, Some(&filled)).or_else(in_english);
        let text = text.unwrap_or_else(|| panic!("there is a message {key}, which is filled in"));
        // A rounded number already has the sign `≈`, which replaces `=`.
        StyledText::parse(&text.replace("= ≈", "≈ "))
    }

    /// Returns a count with its noun: `1 leaf`, `6,572 leaves`. The message is `count-nodes`, `count-leaves` or
    /// `count-plies`.
    pub fn counted(&self, key: &str, count: u64) -> String {
        self.fill(key, &args![count, number = self.number(count)])
    }

    /// Returns names as a list within a sentence: `K, L and M`.
    pub fn list(&self, mut names: Vec<String>) -> String {
        match (names.pop(), names.is_empty()) {
            (Some(last), false) => self.fill("list-and", &args![before = names.join(", "), last]),
            (Some(only), true) => only,
            (None, _) => String::new(),
        }
    }

    /// Returns a count with separators between thousands: `549,946`.
    pub fn number(&self, count: u64) -> String {
        self.grouped(&count.to_string())
    }

    /// Returns the digits of a count with separators between thousands.
    fn grouped(&self, digits: &str) -> String {
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push_str(&self.rules.group_separator);
            }
            text.push(digit);
        }
        text
    }
}

/// Returns a text of the program itself, with its version in every language. A language that says the same as English
/// has no version.
pub fn localized(said: impl Fn(&Words) -> String) -> LocalizedText {
    let [text] = localized_texts(|words| [said(words)]);
    text
}

/// Returns several texts of the program itself, each as [`localized`] does.
pub fn localized_texts<const COUNT: usize>(said: impl Fn(&Words) -> [String; COUNT]) -> [LocalizedText; COUNT] {
    let english = said(&Words::new(Language::ENGLISH));
    let mut others = english.each_ref().map(|_| Vec::new());
    for language in languages::languages().filter(|language| *language != Language::ENGLISH) {
        for ((other, version), english) in others.iter_mut().zip(said(&Words::new(language))).zip(&english) {
            if version != *english {
                other.push((language, version));
            }
        }
    }
    let mut others = others.into_iter();
    english.map(|english| match others.next() {
        Some(others) if !others.is_empty() => {
            LocalizedText::per_language([(Language::ENGLISH, english)].into_iter().chain(others))
        }
        Some(_) | None => LocalizedText::Same(english),
    })
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRANSLATION: &str = "count-leaves = { $count } leaves, { $nobody }\nfaulty = { $ \nterm-node = nodo\nterm-node = other\n\
        language-name = Pseudo\nlanguage-group-separator = { \"’\" }\n";

    #[test]
    fn what_a_translation_lacks_is_said_in_english() {
        let words = Words::of_messages(Language::of_code("qps"), TRANSLATION.to_owned());
        assert_eq!(words.text("term-node"), "nodo");
        assert_eq!(words.text("term-leaf"), Words::new(Language::ENGLISH).text("term-leaf"));
        assert_eq!(words.counted("count-leaves", 1_234), "1’234 leaves", "its own asks for what there is not");
        assert_eq!((words.rules().name.as_str(), words.rules().decimal_sign.as_str()), ("Pseudo", "."));
        assert_eq!(
            Words::new(Language::of_code("qps")).text("term-node"),
            Words::new(Language::ENGLISH).text("term-node")
        );
    }

    #[test]
    fn a_text_of_the_program_has_one_version_for_all_languages_that_say_the_same() {
        let code = localized(|words| words.language().code().to_owned());
        assert!(languages::languages().all(|language| code.in_language(language) == language.code()));
        let same = localized(|_| "α".to_owned());
        assert_eq!(same, LocalizedText::Same("α".to_owned()));
    }
}
