//! Writes RON in a readable form: only fields that differ from their defaults, one per line, and numbers as short as
//! possible. Texts by the author, in one or all languages, are also parsed here.
//!
//! A function that returns several lines takes the indentation of the line on which its text begins. Its caller does
//! not indent the text any further.

use super::diagnostic::Expected;
use super::schema::{TEXT, Variants, variant_name};
use super::syntax::SyntaxTree;
use super::text_kind::TextKind;
use super::value::Value;
use poda_core::document::LocalizedText;
use poda_core::language::Language;
use poda_core::score::{Payoffs, Score};
use poda_core::text::is_unsafe;
use std::fmt::{Display, Write};

/// The width, in characters, from which a list is broken into lines.
pub(super) const MAX_WIDTH: usize = 100;
/// The number of spaces by which a nested line is indented.
pub(super) const INDENT: usize = 4;

/// The fields of a struct while they are written.
///
/// A field is written if its value is not the default or if the original text of the document contains it.
pub(super) struct FieldWriter<'a> {
    explicit: ExplicitFields<'a>,
    fields: Vec<String>,
}

impl<'a> FieldWriter<'a> {
    /// Creates a writer without fields. `explicit` holds the fields of the original text.
    pub const fn new(explicit: ExplicitFields<'a>) -> Self {
        Self { explicit, fields: Vec::new() }
    }

    /// Returns the value of a field in the original text.
    pub fn explicit_value(&self, name: &str) -> Option<Value<'a>> {
        self.explicit.value(name)
    }

    /// Writes a field with this text, whatever its default is.
    pub fn always(&mut self, name: &str, text: &str) {
        self.fields.push(format!("{name}: {text}"));
    }

    /// Writes a field with the text of its value, if there is one.
    pub fn optional<T>(&mut self, name: &str, value: Option<T>, text: impl FnOnce(T) -> String) {
        if let Some(value) = value {
            self.always(name, &text(value));
        }
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

    /// Returns the fields in parentheses, on one line if they fit, for a line that is indented by `indent` spaces.
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

/// Returns parts in brackets, one per line, or the brackets alone if there are no parts, for a line that is indented by
/// `indent` spaces.
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

/// Returns the shortest notation of a number that is read as this number.
pub(super) fn format_number(score: Score) -> String {
    let mut text = String::new();
    push_number(&mut text, score);
    text
}

/// Returns a number as notations other than RON write it: a fraction without quotes.
pub(super) fn plain_number(score: Score) -> String {
    if score.is_fraction() { score.to_string().replace('−', "-") } else { format_number(score) }
}

/// Returns a vector as notations other than RON write it, `(1, 2, 1/3)`.
pub(super) fn plain_payoffs(payoffs: Payoffs) -> String {
    let entries: Vec<String> = payoffs.entries().iter().map(|&entry| plain_number(entry)).collect();
    format!("({})", entries.join(", "))
}

/// Appends the shortest notation of a number that is read as this number.
pub(super) fn push_number(text: &mut String, score: Score) {
    if let Some((numerator, denominator)) = score.as_fraction() {
        write!(text, "\"{numerator}/{denominator}\"").expect("writing to a string cannot fail");
        return;
    }
    let start = text.len();
    write!(text, "{}", score.get()).expect("writing to a string cannot fail");
    let end = text.len();
    write!(text, "{:e}", score.get()).expect("writing to a string cannot fail");
    if text.len() - end < end - start || !Score::keeps(&text[start..end]) {
        text.drain(start..end);
    } else {
        text.truncate(end);
    }
}

pub(super) fn format_string(text: &str) -> String {
    format_paragraph(text).replace('\n', "\\n")
}

/// Returns a string literal that contains the line ends of `text` unescaped.
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
pub(super) fn parse_text(value: Value, kind: TextKind) -> Option<LocalizedText> {
    if !value.is_fields() {
        return value.written(kind, Expected::Text).map(LocalizedText::Same);
    }
    let fields = value.fields(TEXT)?;
    let version = |&code: &&'static str| Some((Language::of_code(code), fields.get(code)?));
    let mut versions: Vec<_> = TEXT.iter().filter_map(version).collect();
    versions.sort_by_key(|(_, value)| value.offset());
    if versions.is_empty() {
        fields.require(Language::ENGLISH.code())?;
    }
    // Every wrong version is reported.
    let read = |(language, value): (Language, Value)| Some((language, value.written(kind, Expected::String)?));
    let versions: Vec<_> = versions.into_iter().map(read).collect();
    versions.into_iter().collect::<Option<_>>().map(LocalizedText::PerLanguage)
}

/// Returns a text with its line ends unescaped, with each language on a new line.
pub(super) fn format_localized(text: &LocalizedText) -> String {
    match text {
        LocalizedText::Same(text) => format_paragraph(text),
        LocalizedText::PerLanguage(versions) => {
            format_lines('(', &format_versions(versions, format_paragraph), ')', INDENT)
        }
    }
}

/// Returns a field for each language, with the text as `format` writes it.
fn format_versions(versions: &[(Language, String)], format: fn(&str) -> String) -> Vec<String> {
    versions.iter().map(|(language, version)| format!("{}: {}", language.code(), format(version))).collect()
}

/// Returns a text as a raw string, in which nothing is escaped. If the text contains a carriage return, which RON would
/// change in a raw string, it is written as an escaped string.
pub(super) fn format_raw(text: &str) -> String {
    if text.contains('\r') {
        return format_string(text);
    }
    let longest = text.split('"').skip(1).map(|after| after.bytes().take_while(|&byte| byte == b'#').count()).max();
    let marks = "#".repeat(longest.map_or(1, |longest| longest + 1));
    format!("r{marks}\"{text}\"{marks}")
}

pub(super) fn format_localized_line(text: &LocalizedText) -> String {
    match text {
        LocalizedText::Same(text) => format_string(text),
        LocalizedText::PerLanguage(versions) => {
            format!("({})", format_versions(versions, format_string).join(", "))
        }
    }
}

/// The fields that a text contains, whether or not their values are the defaults. Saving writes them again, so that a
/// file keeps what its author spelled out. If the text has a syntax error, they are the fields before it.
#[derive(Clone, Copy)]
pub(super) struct ExplicitFields<'a>(Option<Value<'a>>);

pub(super) const NO_FIELDS: ExplicitFields<'static> = ExplicitFields(None);

impl<'a> ExplicitFields<'a> {
    pub fn of_file(tree: &'a SyntaxTree<'a>) -> Self {
        Self(Value::of(tree))
    }

    /// Returns whether the text contains a field.
    pub fn contains(self, name: &str) -> bool {
        self.value(name).is_some()
    }

    pub fn value(self, name: &str) -> Option<Value<'a>> {
        self.0?.field(name)
    }

    /// Returns the fields inside a field's value.
    pub fn inside(self, name: &str) -> Self {
        Self(self.value(name))
    }

    /// Returns the fields if this word precedes them, and otherwise no fields.
    pub fn of(self, name: &str) -> Self {
        Self(self.0.map(Value::with_name).filter(|(word, _)| *word == Some(name)).map(|(_, fields)| fields))
    }
}
