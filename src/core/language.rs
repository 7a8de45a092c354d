//! The languages of the program and of the notes in position files.
//!
//! Contains no list of all languages: `poda-words` reads a folder of messages for each.

/// A language of the program, known by its ISO 639 code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(&'static str);

impl Language {
    /// English.
    pub const ENGLISH: Self = Self("en");
    /// Español.
    pub const SPANISH: Self = Self("es");
    /// The languages in which the program, its lessons and its manual are written. All others are translations, whose
    /// gaps English fills.
    pub const AUTHORED: [Self; 2] = [Self::ENGLISH, Self::SPANISH];

    /// Returns the language with an ISO 639 code, such as `en`.
    pub const fn of_code(code: &'static str) -> Self {
        Self(code)
    }

    /// Returns the ISO 639 code, such as `en`.
    pub const fn code(self) -> &'static str {
        self.0
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}
