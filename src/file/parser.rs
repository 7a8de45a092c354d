//! Reads values out of RON text one after the other, and notes what is not as it should be.
//!
//! Goes over the text once, from left to right, and never into itself: however long or deep a file is, the work grows
//! with its length only. Every method reads exactly one value, right or wrong, so that reading goes on behind a fault.
//! Knows which kinds of values there are, not which fields or games.

use super::diagnostic::{DiagnosticKind, Expected, Unexpected};
use super::diagnostic_sink::DiagnosticSink;
use super::lexer::{Lexer, Token, TokenKind};
use crate::score::Score;
use crate::text::Excerpt;

/// A place in a text from which values are read.
pub(super) struct Parser<'a> {
    tokens: Lexer<'a>,
    ahead: Token,
    pub faults: DiagnosticSink,
}

/// Fields in parentheses, while they are read.
pub(super) struct Fields {
    /// Where the parenthesis is.
    pub at: usize,
    names: &'static [&'static str],
    seen: u32,
}

/// A list, or a tuple, while it is read.
pub(super) struct List {
    /// Where its bracket is.
    pub at: usize,
    /// How many elements it has so far.
    pub length: usize,
}

impl<'a> Parser<'a> {
    /// Reads `text` from its beginning, behind attributes such as `#![enable(implicit_some)]`: the extensions of RON
    /// change nothing in what a position file means.
    pub fn new(text: &'a str) -> Self {
        let mut tokens = Lexer::new(text);
        let ahead = tokens.next();
        let mut parser = Self { tokens, ahead, faults: DiagnosticSink::default() };
        while parser.ahead.kind == TokenKind::Word && parser.spelling().starts_with('#') {
            while !matches!(parser.ahead.kind, TokenKind::Open(_) | TokenKind::End) {
                parser.advance();
            }
            parser.skip();
        }
        parser
    }

    /// The whole text.
    pub const fn text(&self) -> &'a str {
        self.tokens.text()
    }

    /// Where the next value begins.
    pub const fn at(&self) -> usize {
        self.ahead.start
    }

    /// How the next token is spelled.
    pub fn spelling(&self) -> &'a str {
        &self.text()[self.ahead.start..self.ahead.end]
    }

    /// The kind of the next token.
    pub const fn kind(&self) -> TokenKind {
        self.ahead.kind
    }

    fn advance(&mut self) -> Token {
        std::mem::replace(&mut self.ahead, self.tokens.next())
    }

    /// The kind of the token behind the next one.
    fn kind_behind(&self) -> TokenKind {
        self.tokens.clone().next().kind
    }

    /// Passes over a value without looking at it.
    pub fn skip(&mut self) {
        let mut level = 0_usize;
        loop {
            let token = self.advance();
            match token.kind {
                TokenKind::Open(_) => level += 1,
                TokenKind::Close(_) => level = level.saturating_sub(1),
                TokenKind::End => return,
                TokenKind::Word if level == 0 && self.ahead.kind == TokenKind::Open('(') => continue,
                _ => {}
            }
            if level == 0 {
                return;
            }
        }
    }

    /// Passes over a value and notes that it is of the wrong kind.
    pub fn refuse(&mut self, expected: Expected) {
        let fault = DiagnosticKind::WrongKind { expected, found: self.found() };
        self.faults.note_kind(self.ahead.start, fault);
        self.skip();
    }

    /// What the next value is.
    fn found(&self) -> Unexpected {
        let quote = Excerpt::new(self.spelling());
        match self.ahead.kind {
            TokenKind::Word if matches!(self.spelling(), "Some" | "None") => Unexpected::Optional(quote),
            TokenKind::Word if self.is_named() => Unexpected::Named(quote),
            TokenKind::Word if is_number(self.spelling()) => Unexpected::Number(quote),
            TokenKind::Word => Unexpected::Word(quote),
            TokenKind::Text => Unexpected::String(quote),
            TokenKind::Quoted => Unexpected::Quoted(quote),
            TokenKind::Open('[') => Unexpected::List,
            TokenKind::Open('{') => Unexpected::Map,
            TokenKind::Open(_) if self.opens_fields() => Unexpected::Fields,
            TokenKind::Open(_) => Unexpected::Tuple,
            TokenKind::Close(_) | TokenKind::Comma | TokenKind::Colon | TokenKind::End => Unexpected::Nothing,
        }
    }

    /// Whether the next value is in parentheses and made of fields; none at all are fields too.
    pub fn opens_fields(&self) -> bool {
        let mut tokens = self.tokens.clone();
        self.ahead.kind == TokenKind::Open('(')
            && match tokens.next().kind {
                TokenKind::Close(_) => true,
                TokenKind::Word => tokens.next().kind == TokenKind::Colon,
                _ => false,
            }
    }

    /// Goes into fields in parentheses, which may have these names.
    pub fn open_fields(&mut self, names: &'static [&'static str], expected: Expected) -> Option<Fields> {
        if self.opens_fields() {
            Some(Fields { at: self.advance().start, names, seen: 0 })
        } else {
            self.refuse(expected);
            None
        }
    }

    /// The name of the next field, whose value is then to be read; `None` behind the last one. Fields with other names
    /// and those that were there already are noted and passed over.
    pub fn next_field(&mut self, fields: &mut Fields) -> Option<&'static str> {
        loop {
            if self.ahead.kind == TokenKind::Comma {
                self.advance();
            }
            if matches!(self.ahead.kind, TokenKind::Close(_) | TokenKind::End) {
                self.advance();
                return None;
            }
            let at = self.ahead.start;
            let name = self.spelling();
            self.advance();
            if self.ahead.kind == TokenKind::Colon {
                self.advance();
            }
            let place = fields.names.iter().position(|field| *field == name.strip_prefix("r#").unwrap_or(name));
            match place {
                Some(place) if fields.seen >> place & 1 == 0 => {
                    fields.seen |= 1 << place;
                    return Some(fields.names[place]);
                }
                Some(place) => self.faults.note_kind(at, DiagnosticKind::RepeatedField { field: fields.names[place] }),
                None => {
                    let fault = DiagnosticKind::UnknownField { found: Excerpt::new(name), expected: fields.names };
                    self.faults.note_kind(at, fault);
                }
            }
            self.skip();
        }
    }

    /// Notes a field that was not there and should have been.
    pub fn require(&mut self, fields: &Fields, field: &'static str) {
        let is_seen = fields.names.iter().zip(0..).any(|(name, place)| *name == field && fields.seen >> place & 1 == 1);
        if !is_seen {
            self.faults.note_kind(fields.at, DiagnosticKind::MissingField { field });
        }
    }

    /// Goes into a list.
    pub fn open_list(&mut self, expected: Expected) -> Option<List> {
        if self.ahead.kind == TokenKind::Open('[') {
            Some(List { at: self.advance().start, length: 0 })
        } else {
            self.refuse(expected);
            None
        }
    }

    /// Goes into a tuple.
    pub fn open_tuple(&mut self, expected: Expected) -> Option<List> {
        if self.ahead.kind == TokenKind::Open('(') && !self.opens_fields() {
            Some(List { at: self.advance().start, length: 0 })
        } else {
            self.refuse(expected);
            None
        }
    }

    /// Whether another element follows, which is then to be read.
    pub fn has_element(&mut self, list: &mut List) -> bool {
        if self.ahead.kind == TokenKind::Comma {
            self.advance();
        }
        if matches!(self.ahead.kind, TokenKind::Close(_) | TokenKind::End) {
            self.advance();
            return false;
        }
        list.length += 1;
        true
    }

    /// A name with fields behind it, such as `Tree(…)`: goes past the name.
    pub fn open_named(&mut self, expected: Expected) -> Option<(usize, &'a str)> {
        if self.is_named() {
            let name = self.spelling();
            Some((self.advance().start, name))
        } else {
            self.refuse(expected);
            None
        }
    }

    /// Whether the next value is a word with something in parentheses.
    pub fn is_named(&self) -> bool {
        self.ahead.kind == TokenKind::Word && self.kind_behind() == TokenKind::Open('(')
    }

    /// Whether the next value is a single word rather than a word with something in parentheses.
    fn is_single_word(&self) -> bool {
        self.ahead.kind == TokenKind::Word && self.kind_behind() != TokenKind::Open('(')
    }

    /// A string.
    pub fn string(&mut self, expected: Expected) -> Option<String> {
        if self.ahead.kind != TokenKind::Text {
            self.refuse(expected);
            return None;
        }
        let spelling = self.spelling();
        self.advance();
        Some(unquoted(spelling))
    }

    /// Whether the next value is a number.
    pub fn has_number_ahead(&self) -> bool {
        self.is_single_word() && is_number(self.spelling())
    }

    /// A number, `inf` and `-inf` among them.
    pub fn number(&mut self) -> Option<Score> {
        let (at, spelling) = (self.at(), self.spelling());
        let number = self.any_number(Expected::Number)?;
        if number.is_infinite() && !spelling.trim_start_matches(['+', '-']).starts_with('i') {
            self.faults.note(at, DiagnosticKind::NumberTooLarge { found: Excerpt::new(spelling) });
            return None;
        }
        let score = Score::new(number);
        if score.is_none() {
            self.faults.note(at, DiagnosticKind::NotANumber);
        }
        score
    }

    /// A number of any kind and size, NaN and the infinities among them: whoever reads it judges it.
    pub fn any_number(&mut self, expected: Expected) -> Option<f64> {
        if !self.has_number_ahead() {
            self.refuse(expected);
            return None;
        }
        let spelling = self.spelling();
        let at = self.advance().start;
        let number = parsed(spelling);
        if number.is_none() {
            self.faults.note_kind(at, DiagnosticKind::BadNumber { found: Excerpt::new(spelling) });
        }
        number
    }

    /// A whole number, 0 or more.
    pub fn whole(&mut self) -> Option<usize> {
        let spelling = self.spelling();
        if !self.has_number_ahead() {
            self.refuse(Expected::Whole);
            return None;
        }
        let at = self.advance().start;
        let whole = spelling.parse().ok().or_else(|| ron::from_str(spelling).ok());
        if whole.is_none() {
            self.faults.note(at, DiagnosticKind::NotWhole { found: Excerpt::new(spelling) });
        }
        whole
    }

    /// `true` or `false`.
    pub fn boolean(&mut self) -> Option<bool> {
        let value = match self.spelling() {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        };
        if value.is_some() {
            self.advance();
        } else {
            self.refuse(Expected::Boolean);
        }
        value
    }

    /// One of the words of a table.
    pub fn word<Meaning: Copy>(&mut self, words: &[(&'static str, Meaning)]) -> Option<Meaning> {
        let expected = || words.iter().map(|(word, _)| *word).collect();
        let spelling = self.spelling();
        if !self.is_single_word() || is_number(spelling) {
            self.refuse(Expected::OneOf(expected()));
            return None;
        }
        let at = self.advance().start;
        let meaning = words.iter().find(|(word, _)| *word == spelling).map(|(_, meaning)| *meaning);
        if meaning.is_none() {
            self.faults
                .note_kind(at, DiagnosticKind::UnknownVariant { found: Excerpt::new(spelling), expected: expected() });
        }
        meaning
    }
}

/// Whether a word is a number as far as its beginning tells.
fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '.'))
        || ["inf", "inff32", "inff64", "NaN", "NaNf32", "NaNf64"].contains(&word)
}

/// The value of a number that is written in any of the ways of RON.
fn parsed(word: &str) -> Option<f64> {
    let is_plain = word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-'));
    if is_plain {
        return word.parse().ok();
    }
    match ron::from_str(word) {
        Ok(ron::Value::Number(number)) => Some(number.into_f64()),
        _ => None,
    }
}

/// What a string says. It says the same whether the lines of the file end in LF or in CR and LF.
fn unquoted(spelling: &str) -> String {
    let spelling = spelling.replace("\r\n", "\n");
    match spelling.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        Some(plain) if !plain.contains('\\') => plain.to_owned(),
        _ => ron::from_str(&spelling).expect("ron has read this string before"),
    }
}
