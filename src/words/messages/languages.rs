//! The languages that have a folder of messages, and what each says of itself in its file `language.ftl`.
//!
//! Nothing here is about a particular language.

use super::fluent_messages::FluentMessages;
use poda_core::language::Language;
use std::sync::LazyLock;
use strum::{EnumString, IntoStaticStr};

/// How a language is called and written: the contents of its file `language.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageRules {
    /// Its own name, such as `Español`.
    pub name: String,
    /// What else it may be called, such as `spanish`.
    pub other_names: Vec<String>,
    /// The sign before the decimals of a number.
    pub decimal_sign: String,
    pub group_separator: String,
    /// The words of one letter, which are not the name of a node if another word follows.
    pub one_letter_words: Vec<String>,
    pub braille_code: BrailleCode,
    /// The characters that are not in the braille code or are written in another way, each with its cells. In a cell,
    /// the lowest bit is dot 1.
    pub braille_signs: Vec<(char, Vec<u8>)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BrailleCode {
    #[default]
    UnifiedEnglish,
    Spanish,
}

impl BrailleCode {
    /// Returns the name of the code in `language.ftl`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl LanguageRules {
    /// Reads the rules among the messages of a language. A language that does not say a rule has that of the program,
    /// which is English, and is called by its code.
    pub(super) fn of_messages(language: Language, messages: &FluentMessages) -> Self {
        let value = |key: &str, usual: &str| messages.format(key, None).unwrap_or_else(|| usual.to_owned());
        let list = |key: &str| {
            let items = value(key, "");
            items.split(',').map(str::trim).filter(|item| !item.is_empty()).map(str::to_owned).collect()
        };
        Self {
            name: value("language-name", language.code()),
            other_names: list("language-names"),
            decimal_sign: value("language-decimal-sign", "."),
            group_separator: value("language-group-separator", ","),
            one_letter_words: list("language-one-letter-words"),
            braille_code: value("language-braille-code", "").parse().unwrap_or_default(),
            braille_signs: value("language-braille-signs", "").split_whitespace().filter_map(braille_sign).collect(),
        }
    }
}

/// Parses a character with the numbers of its dots, such as `á12356`, with a hyphen between cells.
fn braille_sign(text: &str) -> Option<(char, Vec<u8>)> {
    let mut letters = text.chars();
    let sign = letters.next()?;
    let dot = |digit: char| digit.to_digit(10).filter(|dot| (1..=6).contains(dot)).map(|dot| 1 << (dot - 1));
    let cell =
        |dots: &str| dots.chars().map(dot).try_fold(0_u8, |cell, dot| Some(cell | dot?)).filter(|cell| *cell != 0);
    Some((sign, letters.as_str().split('-').map(cell).collect::<Option<_>>()?))
}

/// Something for each language of the program.
#[derive(Clone, Debug)]
pub struct EachLanguage<T>(Vec<(Language, T)>);

impl<T> EachLanguage<T> {
    /// Returns what `of` returns for each language.
    pub fn new(of: impl Fn(Language) -> T) -> Self {
        Self(languages().map(|language| (language, of(language))).collect())
    }

    /// Returns what belongs to a language: that of English if the program does not have the language.
    ///
    /// # Panics
    /// Never panics: the program has English.
    pub fn get(&self, language: Language) -> &T {
        let of = |wanted| self.0.iter().find(|(of, _)| *of == wanted).map(|(_, item)| item);
        of(language).or_else(|| of(Language::ENGLISH)).expect("English is bundled")
    }
}

static RULES: LazyLock<EachLanguage<LanguageRules>> = LazyLock::new(|| {
    EachLanguage::new(|language| {
        let source = poda_assets::language_rules(language.code()).unwrap_or_default();
        LanguageRules::of_messages(language, &FluentMessages::read(language, source.to_owned()))
    })
});

/// Returns all languages of the program, in the order of their codes.
pub fn languages() -> impl ExactSizeIterator<Item = Language> + Clone {
    poda_assets::LANGUAGES.iter().map(|code| Language::of_code(code))
}

/// Returns the own name of a language of the program, such as `Español`.
pub fn language_name(language: Language) -> &'static str {
    &RULES.get(language).name
}

/// Returns the language with an ISO 639 code.
pub fn language_of_code(code: &str) -> Option<Language> {
    languages().find(|language| language.code() == code)
}

/// Returns the language of a locale such as `es-MX` or `es_ES.UTF-8`, or English if the program does not have it.
pub fn language_of_locale(locale: &str) -> Language {
    let code = locale.split(['-', '_', '.']).next().unwrap_or_default();
    language_of_code(&code.to_lowercase()).unwrap_or_default()
}

/// Returns the names of all languages other than their codes, each with the code.
pub fn language_names() -> Vec<(&'static str, &'static str)> {
    let names = |language: Language| {
        let rules = RULES.get(language);
        let names = [&rules.name].into_iter().chain(&rules.other_names);
        names.map(move |name| (name.as_str(), language.code()))
    };
    languages().flat_map(names).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::text::simplified;
    use std::collections::BTreeSet;

    #[test]
    fn languages_go_by_their_codes_and_locales() {
        assert_eq!(language_of_code("es"), Some(Language::SPANISH));
        assert_eq!(language_of_code("ES"), None);
        for (locale, language) in
            [("es-MX", Language::SPANISH), ("ES_es.UTF-8", Language::SPANISH), ("tlh", Language::ENGLISH)]
        {
            assert_eq!(language_of_locale(locale), language, "{locale}");
        }
        assert!(Language::AUTHORED.into_iter().all(|language| languages().any(|it| it == language)));
    }

    #[test]
    fn every_language_is_called_by_a_name_of_its_own() {
        let names = language_names();
        let different: BTreeSet<_> = names.iter().map(|(name, _)| simplified(name)).collect();
        assert_eq!(different.len(), names.len(), "{names:?}");
        assert!(languages().all(|language| language_name(language) != language.code()));
        assert_eq!(Language::AUTHORED.map(language_name), ["English", "Español"]);
    }

    #[test]
    fn a_braille_sign_is_a_character_and_dots() {
        assert_eq!(braille_sign("á12356"), Some(('á', vec![0b11_0111])));
        assert_eq!(braille_sign("(126-3"), Some(('(', vec![0b10_0011, 0b100])));
        for wrong in ["á", "á7", "á12-", "á0", ""] {
            assert_eq!(braille_sign(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_rule_of_every_language_is_read() {
        for language in languages() {
            let rules = RULES.get(language);
            let written = poda_assets::language_rules(language.code()).unwrap();
            let value = |key: &str| written.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
            assert_eq!(value("language-braille-code"), Some(rules.braille_code.name()), "{language:?}");
            let signs = value("language-braille-signs").unwrap_or_default();
            assert_eq!(signs.split_whitespace().count(), rules.braille_signs.len(), "{language:?}: {signs}");
            assert_ne!(rules.decimal_sign, rules.group_separator, "{language:?}");
        }
    }
}
