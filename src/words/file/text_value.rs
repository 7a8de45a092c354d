//! Texts by the author, in one or all languages: parsing and writing.

use super::diagnostic::Expected;
use super::parser::Parser;
use super::schema::TEXT;
use super::writer::{INDENT, format_lines, format_paragraph, format_string};
use poda_core::document::LocalizedText;

/// Parses a string, or one string per language.
pub(super) fn parse_text(parser: &mut Parser) -> Option<LocalizedText> {
    if !parser.is_at_fields() {
        return parser.string(Expected::Text).map(LocalizedText::Same);
    }
    let mut fields = parser.begin_fields(TEXT, Expected::Text)?;
    let (mut en, mut es) = (None, None);
    while let Some(language) = parser.next_field(&mut fields) {
        let text = parser.string(Expected::String);
        match language {
            "en" => en = text,
            "es" => es = text,
            other => unreachable!("{other} is not a language"),
        }
    }
    parser.require_field(&fields, "en");
    parser.require_field(&fields, "es");
    Some(LocalizedText::PerLanguage { en: en?, es: es? })
}

/// Returns a text with its line ends as they are, each language on a line of its own.
pub(super) fn format_localized(text: &LocalizedText) -> String {
    match text {
        LocalizedText::Same(text) => format_paragraph(text),
        LocalizedText::PerLanguage { en, es } => {
            let fields = [format!("en: {}", format_paragraph(en)), format!("es: {}", format_paragraph(es))];
            format_lines('(', &fields, ')', INDENT)
        }
    }
}

/// Returns a text on one line.
pub(super) fn format_localized_line(text: &LocalizedText) -> String {
    match text {
        LocalizedText::Same(text) => format_string(text),
        LocalizedText::PerLanguage { en, es } => format!("(en: {}, es: {})", format_string(en), format_string(es)),
    }
}
