//! Writes RON for people to read: fields that differ from their defaults, one per line, numbers as short as possible. Texts by
//! the author, in one or all languages, are parsed here too.
//!
//! A function that returns several lines takes the indentation of the line on which its text begins. Its caller does not indent
//! the text any further.

use super::diagnostic::Expected;
use super::parser::Parser;
use super::schema::{TEXT, Variants, variant_name};
use poda_core::document::LocalizedText;
use poda_core::score::Score;
use poda_core::text::is_unsafe;
use std::fmt::{Display, Write};

/// The width, in characters, from which a list is broken into lines.
pub(super) const MAX_WIDTH: usize = 100;
/// By how many spaces a nested line is indented.
pub(super) const INDENT: usize = 4;

/// The fields of a struct while they are written.
///
/// A field is written if its value is not the default or if the original text of the document contains it.
pub(super) struct FieldWriter<'a> {
    explicit: &'a ExplicitFields<'a>,
    fields: Vec<String>,
}

impl<'a> FieldWriter<'a> {
    /// Creates a writer without fields. `explicit` holds the fields of the original text.
    pub const fn new(explicit: &'a ExplicitFields<'a>) -> Self {
        Self { explicit, fields: Vec::new() }
    }

    /// Writes a field with this text, whatever its default is.
    pub fn always(&mut self, name: &str, text: &str) {
        self.fields.push(format!("{name}: {text}"));
    }

    /// Writes a field with this text if it is not the default or if the original text contains the field.
    pub fn text_unless(&mut self, is_default: bool, name: &str, text: impl FnOnce() -> String) {
        if !is_default || self.explicit.contains(name) {
            self.always(name, &text());
        }
    }

    /// Writes a value with its `Display` form, unless it is the default.
    pub fn display<T: PartialEq + Display>(&mut self, name: &str, value: &T, default: &T) {
        self.text_unless(value == default, name, || value.to_string());
    }

    /// Writes a score, unless it is the default.
    pub fn score(&mut self, name: &str, value: Score, default: Score) {
        self.text_unless(value == default, name, || format_number(value));
    }

    /// Writes the word for a value, unless it is the default.
    pub fn variant<T: PartialEq>(&mut self, name: &str, value: &T, default: &T, variants: Variants<T>) {
        self.text_unless(value == default, name, || variant_name(variants, value).to_owned());
    }

    /// Returns the fields as a struct with this name: `Name()`, or one field per line.
    pub fn into_named(self, name: &str) -> String {
        format!("{name}{}", format_lines('(', &self.fields, ')', INDENT))
    }

    /// Returns the fields on one line in parentheses.
    pub fn into_line(self) -> String {
        format!("({})", self.fields.join(", "))
    }

    /// Returns the fields in parentheses, on one line if they fit there, for a line that is indented by `indent` spaces.
    pub fn into_block(self, indent: usize) -> String {
        let width: usize = self.fields.iter().map(|field| field.chars().count() + ", ".len()).sum();
        let fits = indent + width < MAX_WIDTH && !self.fields.iter().any(|field| field.contains('\n'));
        if fits { self.into_line() } else { format_lines('(', &self.fields, ')', indent) }
    }

    /// Returns the fields in parentheses, one per line, for a line that is not indented.
    pub fn into_lines(self) -> String {
        format_lines('(', &self.fields, ')', 0)
    }
}

/// Returns parts in brackets, each on a line of its own, or the brackets alone if there are none, for a line that is indented by `indent` spaces.
pub(super) fn format_lines(open: char, parts: &[String], close: char, indent: usize) -> String {
    if parts.is_empty() {
        return format!("{open}{close}");
    }
    let margin = " ".repeat(indent);
    let mut text = format!("{open}\n");
    for part in parts {
        writeln!(text, "{margin}{:INDENT$}{part},", "").expect("writing to a string cannot fail");
    }
    text + &margin + &close.to_string()
}

/// Returns the shortest notation of a number.
pub(super) fn format_number(score: Score) -> String {
    let (decimal, scientific) = (format!("{}", score.get()), format!("{:e}", score.get()));
    if scientific.len() < decimal.len() { scientific } else { decimal }
}

pub(super) fn format_string(text: &str) -> String {
    format_paragraph(text).replace('\n', "\\n")
}

/// Returns a string literal that contains the line ends of `text` as they are.
pub(super) fn format_paragraph(text: &str) -> String {
    let mut literal = String::from('"');
    for c in text.chars() {
        match c {
            '\n' => literal.push(c),
            '"' | '\\' => literal.extend(['\\', c]),
            c if is_unsafe(c) => literal.extend(c.escape_default()),
            c => literal.push(c),
        }
    }
    literal.push('"');
    literal
}

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

pub(super) fn format_localized_line(text: &LocalizedText) -> String {
    match text {
        LocalizedText::Same(text) => format_string(text),
        LocalizedText::PerLanguage { en, es } => format!("(en: {}, es: {})", format_string(en), format_string(es)),
    }
}

/// The fields that a text contains, whether or not their values are the defaults. Saving writes them again, so that a file keeps
/// what its author spelled out.
#[derive(Default)]
pub(super) struct ExplicitFields<'a> {
    /// The word before the fields, such as `Tree`; empty if there is none.
    pub name: &'a str,
    /// The names of the fields, each with the text of its value and the fields inside it.
    fields: Vec<(&'a str, &'a str, Self)>,
}

pub(super) const NO_FIELDS: &ExplicitFields<'static> = &ExplicitFields { name: "", fields: Vec::new() };

/// How many levels of fields inside one another can be explicit: those of a file, `practice`, `wishes` and a game.
const MAX_EXPLICIT_LEVELS: usize = 4;

impl<'a> ExplicitFields<'a> {
    /// Parses the fields of a text. If the text is not a valid position file, the fields before the first syntax error are
    /// returned.
    pub fn parse(text: &'a str) -> Self {
        Self::parse_value(&mut Parser::new(text), MAX_EXPLICIT_LEVELS)
    }

    fn parse_value(parser: &mut Parser<'a>, levels: usize) -> Self {
        let name = if parser.is_at_named() { parser.skip_token() } else { "" };
        let mut explicit = Self { name, fields: Vec::new() };
        if levels == 0 || !parser.is_at_fields() {
            parser.skip_value();
            return explicit;
        }
        parser.skip_token();
        while let Some((_, field)) = parser.field_name() {
            let field = field.strip_prefix("r#").unwrap_or(field);
            let start = parser.offset();
            let inside = Self::parse_value(parser, levels - 1);
            if !explicit.contains(field) {
                explicit.fields.push((field, parser.source_since(start), inside));
            }
        }
        explicit
    }

    /// Returns whether the text contains a field.
    pub fn contains(&self, name: &str) -> bool {
        self.value(name).is_some()
    }

    /// Returns the text of a field's value.
    pub fn value(&self, name: &str) -> Option<&'a str> {
        self.fields.iter().find(|(field, ..)| *field == name).map(|(_, value, _)| *value)
    }

    /// Returns the fields inside a field's value.
    pub fn inside(&self, name: &str) -> &Self {
        self.fields.iter().find(|(field, ..)| *field == name).map_or(NO_FIELDS, |(.., inside)| inside)
    }

    /// Returns the fields if this word stands before them, else no fields.
    pub fn of(&self, name: &str) -> &Self {
        if self.name == name { self } else { NO_FIELDS }
    }
}
