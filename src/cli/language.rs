//! The language of what is printed: the one that `--lang` names, or else the system's.

use crate::i18n::{Language, Words};
use crate::platform::system;
use crate::text::simplified;

/// Other spellings of the languages' codes.
pub(super) const LANGUAGE_ALIASES: &[(&str, &str)] =
    &[("english", "en"), ("inglés", "en"), ("spanish", "es"), ("español", "es")];

/// Returns the messages in a language, by default the system's.
pub(super) fn words(language: Option<Language>) -> Words {
    let of_the_system = || system::locale().map_or_else(Language::default, |locale| Language::of_locale(&locale));
    Words::new(language.unwrap_or_else(of_the_system))
}

/// Returns the language that this process's arguments name, whether or not the rest of them is valid: help and errors are
/// written in it.
pub(super) fn requested_language() -> Option<Language> {
    let mut requested = None;
    let mut arguments = std::env::args_os().filter_map(|argument| argument.into_string().ok());
    while let Some(argument) = arguments.next().filter(|argument| argument != "--") {
        match argument.strip_prefix("--lang") {
            Some("") => requested = arguments.next(),
            Some(rest) => requested = rest.strip_prefix('=').map(str::to_owned).or(requested),
            None => {}
        }
    }
    language_of(&requested?)
}

/// Returns the language of a code or of one of its aliases.
fn language_of(text: &str) -> Option<Language> {
    let text = simplified(text);
    let alias = LANGUAGE_ALIASES.iter().find(|(alias, _)| simplified(alias) == text);
    let code = alias.map_or(text, |&(_, code)| code.to_owned());
    Language::ALL.into_iter().find(|language| language.code() == code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_goes_by_its_code_and_its_names() {
        for (text, language) in [("en", Language::English), ("Español", Language::Spanish), ("EN", Language::English)]
        {
            assert_eq!(language_of(text), Some(language), "{text}");
        }
        assert_eq!((language_of("fr"), language_of("")), (None, None));
    }
}
