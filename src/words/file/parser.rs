//! Parses values of RON text one after another and reports what is wrong with them.
//!
//! A [`Parser`] reads the text once, from left to right, with one token of lookahead beyond the next one, and without recursion, so
//! that its time is linear in the length of the text, however deep the text is nested. Every method that parses a value
//! consumes exactly one value, valid or not, so that parsing continues after an error. The parser has no notion of the fields of
//! position files or of games.

use super::diagnostic::{Diagnostic, DiagnosticKind, Expected, LineIndex, LoadError, MAX_DIAGNOSTICS, Unexpected};
use super::lexer::{Lexer, Token, TokenKind};
use super::schema::Variants;
use poda_core::score::Score;
use poda_core::text::Excerpt;
use serde::de::DeserializeOwned;
use std::str::FromStr;

/// A position in a text from which values are parsed, and the errors found so far, each with its byte offset.
pub(super) struct Parser<'a> {
    pub lexer: Lexer<'a>,
    pub next: Token,
    /// The end of the last consumed token.
    consumed: usize,
    /// The first schema error. What is parsed after it cannot be trusted.
    pub schema_error: Option<(usize, DiagnosticKind)>,
    /// The first semantic errors in the order of the text, at most [`MAX_DIAGNOSTICS`].
    semantic_errors: Vec<(usize, DiagnosticKind)>,
    /// The number of all semantic errors.
    semantic_count: usize,
}

/// The state of parsing fields in parentheses.
pub(super) struct FieldCursor {
    /// The offset of the opening parenthesis.
    pub offset: usize,
    names: &'static [&'static str],
    /// A bit for every name: whether the field has occurred.
    seen: u32,
}

/// The state of parsing a list or a tuple.
pub(super) struct ListCursor {
    /// The offset of the opening bracket.
    pub offset: usize,
    /// The number of elements parsed so far.
    pub length: usize,
}

impl<'a> Parser<'a> {
    /// Creates a parser at the first value of `source`. Attributes such as `#![enable(implicit_some)]` are skipped: the extensions
    /// of RON do not change the meaning of a position file.
    pub fn new(source: &'a str) -> Self {
        let mut lexer = Lexer::new(source);
        let next = lexer.next();
        let (schema_error, semantic_errors) = (None, Vec::new());
        let mut parser = Self { lexer, next, consumed: 0, schema_error, semantic_errors, semantic_count: 0 };
        while parser.next.kind == TokenKind::Word && parser.lexeme().starts_with('#') {
            while !matches!(parser.next.kind, TokenKind::Open(_) | TokenKind::End) {
                parser.bump();
            }
            parser.skip_value();
        }
        parser
    }

    /// Returns the byte offset of the next value.
    pub const fn offset(&self) -> usize {
        self.next.start
    }

    /// Returns the text of the next token.
    pub fn lexeme(&self) -> &'a str {
        &self.lexer.source[self.next.start..self.next.end]
    }

    /// Returns the text from an offset to the end of the last consumed token.
    pub fn source_since(&self, start: usize) -> &'a str {
        &self.lexer.source[start..self.consumed.max(start)]
    }

    /// Reports a schema error: a wrong field, word or type. Only the first one reported counts. That is not always the first one
    /// in the text: a misspelled field is reported before the end of the fields shows that a required one is missing, and is the
    /// better message.
    pub fn report_schema(&mut self, offset: usize, kind: DiagnosticKind) {
        self.schema_error.get_or_insert((offset, kind));
    }

    /// Reports a semantic error. All of them count unless there is a schema error. Memory is bounded by [`MAX_DIAGNOSTICS`],
    /// however many errors a file has.
    pub fn report(&mut self, offset: usize, kind: DiagnosticKind) {
        self.semantic_count += 1;
        let index = self.semantic_errors.partition_point(|(other, _)| *other <= offset);
        if index < MAX_DIAGNOSTICS {
            self.semantic_errors.insert(index, (offset, kind));
            self.semantic_errors.truncate(MAX_DIAGNOSTICS);
        }
    }

    /// Returns the error to report for the text, or `None` if nothing was reported.
    pub fn into_error(self) -> Option<LoadError> {
        let omitted = self.semantic_count - self.semantic_errors.len();
        let (reported, omitted) = match self.schema_error {
            Some(error) => (vec![error], 0),
            None => (self.semantic_errors, omitted),
        };
        let mut lines = LineIndex::new(self.lexer.source);
        let placed = reported.into_iter().map(|(offset, kind)| {
            let (line, column) = lines.line_column(offset);
            Diagnostic { line, column, kind }
        });
        let diagnostics: Vec<_> = placed.collect();
        (!diagnostics.is_empty()).then_some(LoadError { diagnostics, omitted })
    }

    fn bump(&mut self) -> Token {
        self.consumed = self.next.end;
        std::mem::replace(&mut self.next, self.lexer.next())
    }

    /// Consumes the next token and returns its text.
    pub fn skip_token(&mut self) -> &'a str {
        let lexeme = self.lexeme();
        self.bump();
        lexeme
    }

    /// Returns the kind of the token after the next one.
    fn second_token_kind(&self) -> TokenKind {
        self.lexer.clone().next().kind
    }

    /// Skips a value.
    pub fn skip_value(&mut self) {
        let mut level = 0_usize;
        loop {
            let token = self.bump();
            match token.kind {
                TokenKind::Open(_) => level += 1,
                TokenKind::Close(_) => level = level.saturating_sub(1),
                TokenKind::End => return,
                TokenKind::Word if level == 0 && self.next.kind == TokenKind::Open('(') => continue,
                _ => {}
            }
            if level == 0 {
                return;
            }
        }
    }

    /// Skips a value and reports that its type is wrong.
    pub fn reject(&mut self, expected: Expected) {
        let fault = DiagnosticKind::WrongKind { expected, found: self.unexpected() };
        self.report_schema(self.next.start, fault);
        self.skip_value();
    }

    /// Describes the next value.
    fn unexpected(&self) -> Unexpected {
        let excerpt = Excerpt::new(self.lexeme());
        match self.next.kind {
            TokenKind::Word if matches!(self.lexeme(), "Some" | "None") => Unexpected::Optional(excerpt),
            TokenKind::Word if self.is_at_named() => Unexpected::Named(excerpt),
            TokenKind::Word if is_number(self.lexeme()) => Unexpected::Number(excerpt),
            TokenKind::Word => Unexpected::Word(excerpt),
            TokenKind::String => Unexpected::String(excerpt),
            TokenKind::Quoted => Unexpected::Quoted(excerpt),
            TokenKind::Open('[') => Unexpected::List,
            TokenKind::Open('{') => Unexpected::Map,
            TokenKind::Open(_) if self.is_at_fields() => Unexpected::Fields,
            TokenKind::Open(_) => Unexpected::Tuple,
            TokenKind::Close(_) | TokenKind::Comma | TokenKind::Colon | TokenKind::End => Unexpected::Nothing,
        }
    }

    /// Returns whether the next value is a sequence of fields in parentheses, possibly empty.
    pub fn is_at_fields(&self) -> bool {
        let mut lexer = self.lexer.clone();
        self.next.kind == TokenKind::Open('(')
            && match lexer.next().kind {
                TokenKind::Close(_) => true,
                TokenKind::Word => lexer.next().kind == TokenKind::Colon,
                _ => false,
            }
    }

    /// Begins to parse fields in parentheses that may have these names. Otherwise skips the value and reports it.
    pub fn begin_fields(&mut self, names: &'static [&'static str], expected: Expected) -> Option<FieldCursor> {
        if self.is_at_fields() {
            Some(FieldCursor { offset: self.bump().start, names, seen: 0 })
        } else {
            self.reject(expected);
            None
        }
    }

    /// Parses the name of the next field; the caller then parses its value. Returns `None` after the last field. Unknown
    /// and repeated fields are reported and skipped.
    pub fn next_field(&mut self, fields: &mut FieldCursor) -> Option<&'static str> {
        loop {
            let (offset, name) = self.field_name()?;
            let index = fields.names.iter().position(|field| *field == name.strip_prefix("r#").unwrap_or(name));
            match index {
                Some(index) if fields.seen >> index & 1 == 0 => {
                    fields.seen |= 1 << index;
                    return Some(fields.names[index]);
                }
                Some(index) => self.report_schema(offset, DiagnosticKind::RepeatedField(fields.names[index])),
                None => {
                    let fault = DiagnosticKind::UnknownField { found: Excerpt::new(name), expected: fields.names };
                    self.report_schema(offset, fault);
                }
            }
            self.skip_value();
        }
    }

    /// Parses the name of the next field, whatever it is, and returns it with its offset. Returns `None` after the last field.
    pub fn field_name(&mut self) -> Option<(usize, &'a str)> {
        if self.ends_after_comma() {
            return None;
        }
        let (offset, name) = (self.next.start, self.skip_token());
        if self.next.kind == TokenKind::Colon {
            self.bump();
        }
        Some((offset, name))
    }

    /// Consumes a comma, and the end of the fields or elements if that follows. Returns whether it does.
    fn ends_after_comma(&mut self) -> bool {
        if self.next.kind == TokenKind::Comma {
            self.bump();
        }
        let ends = matches!(self.next.kind, TokenKind::Close(_) | TokenKind::End);
        if ends {
            self.bump();
        }
        ends
    }

    /// Reports a required field that did not occur.
    pub fn require_field(&mut self, fields: &FieldCursor, field: &'static str) {
        let is_seen = fields.names.iter().zip(0..).any(|(name, index)| *name == field && fields.seen >> index & 1 == 1);
        if !is_seen {
            self.report_schema(fields.offset, DiagnosticKind::MissingField(field));
        }
    }

    /// Begins to parse a list. Otherwise skips the value and reports it.
    pub fn begin_list(&mut self, expected: Expected) -> Option<ListCursor> {
        if self.next.kind == TokenKind::Open('[') {
            Some(ListCursor { offset: self.bump().start, length: 0 })
        } else {
            self.reject(expected);
            None
        }
    }

    /// Begins to parse a tuple. Otherwise skips the value and reports it.
    pub fn begin_tuple(&mut self, expected: Expected) -> Option<ListCursor> {
        if self.next.kind == TokenKind::Open('(') && !self.is_at_fields() {
            Some(ListCursor { offset: self.bump().start, length: 0 })
        } else {
            self.reject(expected);
            None
        }
    }

    /// Returns whether another element follows; the caller then parses it.
    pub fn next_element(&mut self, list: &mut ListCursor) -> bool {
        if self.ends_after_comma() {
            return false;
        }
        list.length += 1;
        true
    }

    /// Parses a list. Elements that `parse_element` reports are left out.
    pub fn list<T>(&mut self, expected: Expected, mut parse_element: impl FnMut(&mut Self) -> Option<T>) -> Vec<T> {
        let mut elements = Vec::new();
        let Some(mut list) = self.begin_list(expected) else { return elements };
        while self.next_element(&mut list) {
            elements.extend(parse_element(self));
        }
        elements
    }

    /// Parses a tuple of two elements and returns it with its offset. Otherwise reports it.
    pub fn pair<T: Copy>(
        &mut self,
        expected: Expected,
        parse_element: impl Fn(&mut Self) -> Option<T>,
    ) -> Option<(usize, [T; 2])> {
        let mut list = self.begin_tuple(expected.clone())?;
        let mut elements = [None; 2];
        while self.next_element(&mut list) {
            let element = parse_element(self);
            if let Some(place) = elements.get_mut(list.length - 1) {
                *place = element;
            }
        }
        if list.length != 2 {
            self.report_schema(list.offset, DiagnosticKind::WrongKind { expected, found: Unexpected::Tuple });
            return None;
        }
        Some((list.offset, [elements[0]?, elements[1]?]))
    }

    /// Parses a value and converts it. One that cannot be converted is reported with its text.
    pub fn converted<T, U>(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Option<T>,
        convert: impl FnOnce(T) -> Option<U>,
        fault: impl FnOnce(Excerpt) -> DiagnosticKind,
    ) -> Option<U> {
        let (offset, lexeme) = (self.offset(), self.lexeme());
        let converted = convert(parse(self)?);
        if converted.is_none() {
            self.report(offset, fault(Excerpt::new(lexeme)));
        }
        converted
    }

    /// Parses the name of named fields such as `Tree(…)` and returns it with its offset; the caller then parses the fields.
    /// Otherwise skips the value and reports it.
    pub fn begin_named(&mut self, expected: Expected) -> Option<(usize, &'a str)> {
        if self.is_at_named() {
            let name = self.lexeme();
            Some((self.bump().start, name))
        } else {
            self.reject(expected);
            None
        }
    }

    /// Returns whether the next value is a word followed by parentheses.
    pub fn is_at_named(&self) -> bool {
        self.next.kind == TokenKind::Word && self.second_token_kind() == TokenKind::Open('(')
    }

    /// Returns whether the next value is a word that is not followed by parentheses.
    fn is_at_word(&self) -> bool {
        self.next.kind == TokenKind::Word && self.second_token_kind() != TokenKind::Open('(')
    }

    /// Parses a string.
    pub fn string(&mut self, expected: Expected) -> Option<String> {
        if self.next.kind != TokenKind::String {
            self.reject(expected);
            return None;
        }
        let lexeme = self.lexeme();
        self.bump();
        Some(unquote(lexeme))
    }

    /// Returns whether the next value is a number.
    pub fn is_at_number(&self) -> bool {
        self.is_at_word() && is_number(self.lexeme())
    }

    /// Parses a number, `inf` or `-inf`.
    pub fn score(&mut self) -> Option<Score> {
        let (offset, lexeme) = (self.offset(), self.lexeme());
        let number = self.float(Expected::Number)?;
        if number.is_infinite() && !lexeme.trim_start_matches(['+', '-']).starts_with('i') {
            self.report(offset, DiagnosticKind::NumberTooLarge(Excerpt::new(lexeme)));
            return None;
        }
        let score = Score::new(number);
        if score.is_none() {
            self.report(offset, DiagnosticKind::NotANumber);
        }
        score
    }

    /// Parses any number, including NaN and numbers that overflow to an infinity.
    pub fn float(&mut self, expected: Expected) -> Option<f64> {
        if !self.is_at_number() {
            self.reject(expected);
            return None;
        }
        let lexeme = self.lexeme();
        let offset = self.bump().start;
        let number = parse_number(lexeme);
        if number.is_none() {
            self.report_schema(offset, DiagnosticKind::BadNumber(Excerpt::new(lexeme)));
        }
        number
    }

    /// Parses a whole number, 0 or more.
    pub fn unsigned<Number: FromStr + DeserializeOwned>(&mut self) -> Option<Number> {
        let lexeme = self.lexeme();
        if !self.is_at_number() {
            self.reject(Expected::Whole);
            return None;
        }
        let offset = self.bump().start;
        let whole = lexeme.parse().ok().or_else(|| ron::from_str(lexeme).ok());
        if whole.is_none() {
            self.report(offset, DiagnosticKind::NotWhole(Excerpt::new(lexeme)));
        }
        whole
    }

    /// Parses `true` or `false`.
    pub fn boolean(&mut self) -> Option<bool> {
        let value = self.lexeme().parse().ok();
        if value.is_some() {
            self.bump();
        } else {
            self.reject(Expected::Boolean);
        }
        value
    }

    /// Parses one of the words of a table and returns its meaning.
    pub fn variant<T: Copy>(&mut self, variants: Variants<T>) -> Option<T> {
        let expected = || variants.iter().map(|(word, _)| *word).collect();
        let lexeme = self.lexeme();
        if !self.is_at_word() || is_number(lexeme) {
            self.reject(Expected::OneOf(expected()));
            return None;
        }
        let offset = self.bump().start;
        let meaning = variants.iter().find(|(word, _)| *word == lexeme).map(|(_, meaning)| *meaning);
        if meaning.is_none() {
            self.report_schema(
                offset,
                DiagnosticKind::UnknownVariant { found: Excerpt::new(lexeme), expected: expected() },
            );
        }
        meaning
    }
}

fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '.'))
        || ["inf", "inff32", "inff64", "NaN", "NaNf32", "NaNf64"].contains(&word)
}

/// Returns the value of a number in any of RON's notations.
fn parse_number(word: &str) -> Option<f64> {
    let is_plain = word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-'));
    if is_plain {
        return word.parse().ok();
    }
    match ron::from_str(word) {
        Ok(ron::Value::Number(number)) => Some(number.into_f64()),
        _ => None,
    }
}

/// Returns the value of a string. Line ends of CR and LF are read as LF.
fn unquote(lexeme: &str) -> String {
    let lexeme = lexeme.replace("\r\n", "\n");
    match lexeme.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        Some(plain) if !plain.contains('\\') => plain.to_owned(),
        _ => ron::from_str(&lexeme).expect("`ron` has parsed this string before"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_semantic_errors_are_reported_in_order_and_the_others_counted() {
        let source = " ".repeat(100);
        let mut parser = Parser::new(&source);
        for offset in (0..100).rev() {
            parser.report(offset, DiagnosticKind::EmptyName);
        }
        let error = parser.into_error().unwrap();
        let columns: Vec<_> = error.diagnostics.iter().map(|diagnostic| diagnostic.column).collect();
        assert_eq!((columns, error.omitted), ((1..=20).collect(), 80));
    }
}
