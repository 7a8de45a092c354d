//! Text by the author of a document, in one or all languages.

use crate::language::Language;

/// Words that an author wrote: the same for everybody, or one text a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalizedText {
    /// The same in every language.
    Same(String),
    /// A text for each language. None can be missing: what is the same for everybody is [`LocalizedText::Same`].
    PerLanguage {
        /// In English.
        en: String,
        /// In Spanish.
        es: String,
    },
}

impl LocalizedText {
    /// The text for those who read this language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> &str {
        match (self, language) {
            (Self::Same(text), _) => text,
            (Self::PerLanguage { en, .. }, Language::English) => en,
            (Self::PerLanguage { es, .. }, Language::Spanish) => es,
        }
    }
}
