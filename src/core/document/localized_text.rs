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

    /// Returns the text as it reads after an edit in a language: the other language keeps its own version, and a text that is
    /// the same in every language stays so. A text that is empty in every language is none.
    #[must_use]
    pub fn edited(text: Option<&Self>, language: Language, version: &str) -> Option<Self> {
        let version = version.to_owned();
        let edited = match (text.cloned(), language) {
            (None | Some(Self::Same(_)), _) => Self::Same(version),
            (Some(Self::PerLanguage { es, .. }), Language::English) => Self::PerLanguage { en: version, es },
            (Some(Self::PerLanguage { en, .. }), Language::Spanish) => Self::PerLanguage { en, es: version },
        };
        let is_empty = Language::ALL.into_iter().all(|language| edited.in_language(language).is_empty());
        (!is_empty).then_some(edited)
    }

    /// Returns the text with a version for each language.
    #[must_use]
    pub fn per_language(&self) -> Self {
        let version = |language| self.in_language(language).to_owned();
        Self::PerLanguage { en: version(Language::English), es: version(Language::Spanish) }
    }
}
