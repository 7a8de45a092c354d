//! Text by the author of a document, in one or all languages.

use crate::language::Language;

/// Text by an author: the same in every language, or one text per language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalizedText {
    /// The same in every language.
    Same(String),
    /// A text for each language.
    PerLanguage {
        /// In English.
        en: String,
        /// In Spanish.
        es: String,
    },
}

impl LocalizedText {
    /// Returns the text in a language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> &str {
        match (self, language) {
            (Self::Same(text), _) => text,
            (Self::PerLanguage { en, .. }, Language::English) => en,
            (Self::PerLanguage { es, .. }, Language::Spanish) => es,
        }
    }
}
