//! The syntax of RON: parses a text into values with their positions, or finds its first syntax error.
//!
//! A text is read once, from left to right and without recursion, so that the time is linear in its length, however
//! deep its nesting. This module determines how tokens form values. Numbers, strings and names that are not plain are
//! parsed by the `ron` crate, one token at a time. This module does not depend on the fields of position files.

use super::diagnostic::{DiagnosticKind, OpenBracket};
use super::diagnostics::{Diagnostics, LineIndex};
use super::lexer::{Lexer, Token, TokenKind};
use super::limits::MAX_BYTES;
use poda_core::game::tree::{TreeBuilder, max_levels};
use poda_core::text::Excerpt;
use ron::error::{Error, Position, SpannedError};
use serde::de::IgnoredAny;
use std::borrow::Cow;
use std::cell::RefCell;
use strum::VariantArray;

/// The values of a text, and the errors reported so far.
pub(super) struct SyntaxTree<'a> {
    pub source: &'a str,
    /// The values in the order of the text, each before those inside it.
    pub nodes: Vec<SyntaxNode>,
    pub diagnostics: RefCell<Diagnostics>,
}

/// A value of a text, or a name: its start and its kind. Its content is read from the text again when it is needed,
/// because a file of leaves has such a node for every two bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct SyntaxNode {
    /// The byte offset of its start.
    start: u32,
    /// The index of the first node that is not inside this one, and in the lowest bits the kind.
    next_and_kind: u32,
}

/// The number of bits for the kind of a node. The other bits are enough for the nodes of [`MAX_BYTES`].
const KIND_BITS: u32 = 4;

impl SyntaxNode {
    fn new(kind: SyntaxKind, start: usize, next: usize) -> Self {
        let whole = |number: usize| u32::try_from(number).expect("a longer text is refused");
        Self { start: whole(start), next_and_kind: (whole(next) << KIND_BITS) | kind as u32 }
    }

    /// Returns the byte offset of its start.
    pub const fn start(self) -> usize {
        self.start as usize
    }

    /// Returns the index of the first node that is not inside this one.
    pub const fn next(self) -> usize {
        (self.next_and_kind >> KIND_BITS) as usize
    }

    pub const fn kind(self) -> SyntaxKind {
        SyntaxKind::VARIANTS[(self.next_and_kind & ((1 << KIND_BITS) - 1)) as usize]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub(super) enum SyntaxKind {
    Number,
    String,
    /// A character, a byte or a byte string.
    Quoted,
    /// A name, as a value or before the colon of a field.
    Word,
    /// A name before parentheses. The parentheses are the node inside.
    Named,
    /// `[…]`
    List,
    /// `(…)` without names.
    Tuple,
    /// `(name: …)` or `()`: alternating names and values.
    Fields,
    /// `{…}`: alternating keys and values.
    Map,
}

/// A syntax error and its byte offset.
pub(super) type SyntaxError = (usize, DiagnosticKind);

impl<'a> SyntaxTree<'a> {
    /// Parses a text, up to its first syntax error if it has one.
    pub fn parse(source: &'a str) -> (Self, Option<SyntaxError>) {
        let tree = |nodes| Self { source, nodes, diagnostics: RefCell::default() };
        if MAX_BYTES < source.len() {
            return (tree(Vec::new()), Some((0, DiagnosticKind::TooLong)));
        }
        let mut lexer = Lexer::new(source);
        let next = lexer.next();
        let nodes = Vec::with_capacity(max_nodes(source.as_bytes()));
        let mut parser = SyntaxParser { lexer, next, nodes, open: Vec::new() };
        let error = parser.document().err();
        // Brackets that are still open end with the text parsed so far.
        while !parser.open.is_empty() {
            parser.close();
        }
        (tree(parser.nodes), error)
    }

    /// Returns the text of the first token of a node. This is the whole node unless it is in brackets or a name before
    /// them.
    pub fn token(&self, node: SyntaxNode) -> &'a str {
        let token = Lexer::at(self.source, node.start()).next();
        &self.source[token.start..token.end]
    }

    /// Returns the byte offset of the end of a node. For brackets, the end is after the closing bracket.
    pub fn end(&self, node: SyntaxNode) -> usize {
        let mut lexer = Lexer::at(self.source, node.start());
        let mut is_outside = node.kind() != SyntaxKind::Named;
        let mut open = 0_usize;
        loop {
            let token = lexer.next();
            match token.kind {
                TokenKind::Open(_) => (open, is_outside) = (open + 1, true),
                TokenKind::Close(_) => open = open.saturating_sub(1),
                TokenKind::End => return token.end,
                TokenKind::Comma
                | TokenKind::Colon
                | TokenKind::Word
                | TokenKind::String
                | TokenKind::Quoted
                | TokenKind::UnclosedString
                | TokenKind::UnclosedComment => {}
            }
            if open == 0 && is_outside {
                return token.end;
            }
        }
    }
}

/// Returns the maximum number of bytes that reading a text uses, including the text itself.
///
/// Every node needs a bracket or a separator, and a text has fewer of these than bytes.
pub fn max_loading_bytes(text: &[u8]) -> usize {
    text.len() + max_nodes(text) * (size_of::<SyntaxNode>() + TreeBuilder::BYTES_A_NODE)
}

/// Returns an upper limit of the number of nodes of a text, so that memory is reserved once. A node is followed by a
/// separator or encloses others in brackets, and is preceded by a bracket or a separator.
fn max_nodes(source: &[u8]) -> usize {
    let nodes_behind = |byte: u8| match byte {
        b'[' | b'{' | b',' | b':' => 1,
        b'(' => 2,
        _ => 0,
    };
    let behind: usize = source.iter().copied().map(nodes_behind).sum();
    (1 + behind).min(source.len() / 2 + max_open() + 1)
}

/// Returns the number of brackets that can be open. A named node of a tree takes two, and the fields around the tree a
/// few more.
fn max_open() -> usize {
    2 * max_levels() + 26
}

struct SyntaxParser<'a> {
    lexer: Lexer<'a>,
    next: Token,
    nodes: Vec<SyntaxNode>,
    /// The nodes whose brackets are open, the innermost one last: their indices, and how many nodes are directly inside
    /// each.
    open: Vec<(usize, usize)>,
}

impl<'a> SyntaxParser<'a> {
    fn document(&mut self) -> Result<(), SyntaxError> {
        if self.next.kind == TokenKind::End {
            return Err((0, DiagnosticKind::Empty));
        }
        self.skip_attributes()?;
        loop {
            if !self.is_at_closing() && self.begin_value()? {
                continue;
            }
            while self.is_at_closing() {
                self.close();
                self.bump();
            }
            if self.open.is_empty() {
                break;
            }
            self.separator()?;
        }
        if self.next.kind == TokenKind::End { Ok(()) } else { Err(self.unexpected(DiagnosticKind::AfterTheEnd)) }
    }

    /// Skips attributes such as `#![enable(implicit_some)]`: the extensions of RON do not change the meaning of a
    /// position file.
    fn skip_attributes(&mut self) -> Result<(), SyntaxError> {
        while self.lexeme().starts_with('#') {
            let start = self.next.start;
            while !matches!(self.next.kind, TokenKind::Close(']') | TokenKind::End) {
                self.bump();
            }
            let attribute = &self.lexer.source[start..self.next.end];
            if let Err(SpannedError { code, span }) = ron::Deserializer::from_str(attribute) {
                let message = Excerpt::new(&code.to_string());
                return Err((start + offset_of(attribute, span.end), DiagnosticKind::Syntax(message)));
            }
            self.bump();
        }
        Ok(())
    }

    fn bump(&mut self) {
        self.next = self.lexer.next();
    }

    fn lexeme(&self) -> &'a str {
        &self.lexer.source[self.next.start..self.next.end]
    }

    /// Returns the kind of the innermost node whose bracket is open, and the number of nodes directly inside it.
    fn innermost(&self) -> Option<(SyntaxKind, usize)> {
        self.open.last().map(|&(index, length)| (self.nodes[index].kind(), length))
    }

    /// Returns whether the next node is the name of a field.
    fn is_at_name(&self) -> bool {
        matches!(self.innermost(), Some((SyntaxKind::Fields, length)) if length % 2 == 0)
    }

    /// Returns whether the last node is the name of a field or the key of a map, which must be followed by its value.
    fn is_after_key(&self) -> bool {
        matches!(self.innermost(), Some((SyntaxKind::Fields | SyntaxKind::Map, length)) if length % 2 == 1)
    }

    /// Returns whether the next token closes the innermost bracket.
    fn is_at_closing(&self) -> bool {
        let is_inside = |kind| self.innermost().is_some_and(|(innermost, _)| innermost == kind);
        let closing = if is_inside(SyntaxKind::List) {
            ']'
        } else if is_inside(SyntaxKind::Map) {
            '}'
        } else {
            ')'
        };
        !self.open.is_empty() && self.next.kind == TokenKind::Close(closing) && !self.is_after_key()
    }

    /// Parses a value or the name of a field. For a value in brackets, parses only the opening bracket and returns
    /// `true`.
    fn begin_value(&mut self) -> Result<bool, SyntaxError> {
        let is_name = self.is_at_name();
        let kind = match self.next.kind {
            TokenKind::Word => self.word(is_name)?,
            _ if is_name => return Err(self.unexpected(DiagnosticKind::ExpectedFieldName)),
            TokenKind::String => self.string()?,
            TokenKind::Quoted => self.quoted()?,
            TokenKind::UnclosedString => return Err((self.next.start, DiagnosticKind::UnclosedString)),
            TokenKind::Open(bracket) => self.brackets(bracket),
            TokenKind::Close(_) | TokenKind::Comma | TokenKind::Colon | TokenKind::UnclosedComment | TokenKind::End => {
                return Err(self.unexpected(DiagnosticKind::ExpectedValue));
            }
        };
        if let Some((_, length)) = self.open.last_mut() {
            *length += 1;
        }
        let is_named = kind == SyntaxKind::Named;
        let is_open = matches!(self.next.kind, TokenKind::Open(_));
        self.push(kind);
        if is_named {
            if self.next.kind != TokenKind::Open('(') {
                return Err(self.unexpected(DiagnosticKind::ExpectedValue));
            }
            self.push(self.brackets('('));
        }
        if is_named || is_open {
            let index = self.nodes.len() - 1;
            if self.open.len() == max_open() {
                return Err((self.nodes[index].start(), DiagnosticKind::NestedTooDeep(max_levels())));
            }
            self.open.push((index, 0));
        }
        Ok(is_named || is_open)
    }

    fn push(&mut self, kind: SyntaxKind) {
        self.nodes.push(SyntaxNode::new(kind, self.next.start, self.nodes.len() + 1));
        self.bump();
    }

    /// Closes the innermost bracket, and ends the name before it.
    fn close(&mut self) {
        let Some((index, _)) = self.open.pop() else { return };
        let named = index.checked_sub(1).filter(|&before| self.nodes[before].kind() == SyntaxKind::Named);
        for index in named.into_iter().chain([index]) {
            let node = self.nodes[index];
            self.nodes[index] = SyntaxNode::new(node.kind(), node.start(), self.nodes.len());
        }
    }

    /// Returns the kind of the node that the next token, an opening bracket, begins.
    fn brackets(&self, bracket: char) -> SyntaxKind {
        let mut lexer = self.lexer.clone();
        let mut is_fields = || {
            let first = lexer.next().kind;
            first == TokenKind::Close(')') || first == TokenKind::Word && lexer.next().kind == TokenKind::Colon
        };
        match bracket {
            '[' => SyntaxKind::List,
            '{' => SyntaxKind::Map,
            _ if is_fields() => SyntaxKind::Fields,
            _ => SyntaxKind::Tuple,
        }
    }

    /// Parses a comma, or the colon after the name of a field or the key of a map.
    fn separator(&mut self) -> Result<(), SyntaxError> {
        let is_after_key = self.is_after_key();
        if self.next.kind == if is_after_key { TokenKind::Colon } else { TokenKind::Comma } {
            self.bump();
            return Ok(());
        }
        // `(version 1)` is a tuple, but was probably meant as a field, whose colon is missing.
        let is_after_first_word = self.open.last().is_some_and(|&(index, _)| {
            let [tuple, word] = self.nodes[index..] else { return false };
            (tuple.kind(), word.kind()) == (SyntaxKind::Tuple, SyntaxKind::Word)
        });
        let is_colon = is_after_key || is_after_first_word;
        Err(self.unexpected(if is_colon { DiagnosticKind::ExpectedColon } else { DiagnosticKind::ExpectedComma }))
    }

    /// Returns the kind of a word: a number, a name, or a name before parentheses.
    fn word(&self, is_name: bool) -> Result<SyntaxKind, SyntaxError> {
        let word = self.lexeme();
        if is_number(word) && !is_name {
            return parse_number(word).map(|_| SyntaxKind::Number).map_err(|kind| (self.next.start, kind));
        }
        let is_plain = word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        match if is_plain { Ok(IgnoredAny) } else { ron::from_str(word) } {
            Ok(IgnoredAny) if !word.starts_with(is_numeric) => {}
            Err(SpannedError { code: Error::TrailingCharacters, .. }) if !word.starts_with(is_numeric) => {
                return Err((self.next.start, DiagnosticKind::BadName(Excerpt::new(word))));
            }
            Ok(IgnoredAny) | Err(_) if is_name => return Err(self.unexpected(DiagnosticKind::ExpectedFieldName)),
            Ok(IgnoredAny) | Err(_) => return Err(self.unexpected(DiagnosticKind::ExpectedValue)),
        }
        let is_keyword = is_name || matches!(word, "true" | "false" | "None");
        let is_named = !is_keyword && (word == "Some" || self.lexer.clone().next().kind == TokenKind::Open('('));
        Ok(if is_named { SyntaxKind::Named } else { SyntaxKind::Word })
    }

    fn string(&self) -> Result<SyntaxKind, SyntaxError> {
        parse_string(self.lexeme()).map(|_| SyntaxKind::String).map_err(|error| self.bad_escape(&error))
    }

    /// Checks a character, a byte or a byte string.
    fn quoted(&self) -> Result<SyntaxKind, SyntaxError> {
        match ron::from_str(self.lexeme()) {
            Ok(IgnoredAny) => Ok(SyntaxKind::Quoted),
            Err(error) if matches!(error.code, Error::InvalidEscape(_)) => Err(self.bad_escape(&error)),
            Err(_) if self.lexeme().starts_with('\'') => Err((self.next.start, DiagnosticKind::SingleQuotes)),
            Err(_) => Err(self.unexpected(DiagnosticKind::ExpectedValue)),
        }
    }

    /// Returns the error of an escape in the next token, which is the last one before the end of the span.
    fn bad_escape(&self, SpannedError { span, .. }: &SpannedError) -> SyntaxError {
        let lexeme = self.lexeme();
        let escape = lexeme[..offset_of(lexeme, span.end)].rfind('\\').unwrap_or_default();
        (self.next.start + escape, DiagnosticKind::BadEscape)
    }

    /// Returns the error for the next token, which is unexpected.
    fn unexpected(&self, expected: fn(Excerpt) -> DiagnosticKind) -> SyntaxError {
        let found = self.lexeme();
        let kind = match self.next.kind {
            TokenKind::End => match self.innermost_bracket() {
                Some(bracket) => DiagnosticKind::EndInside(bracket),
                None => DiagnosticKind::UnexpectedEnd,
            },
            TokenKind::UnclosedComment => DiagnosticKind::UnclosedComment,
            TokenKind::Word if found.starts_with('/') => DiagnosticKind::LonelySlash,
            TokenKind::Open(_) | TokenKind::Close(_) | TokenKind::Comma | TokenKind::Colon | TokenKind::Word => {
                expected(Excerpt::new(found))
            }
            TokenKind::String | TokenKind::Quoted | TokenKind::UnclosedString => expected(Excerpt::new(found)),
        };
        (self.next.start, kind)
    }

    fn innermost_bracket(&self) -> Option<OpenBracket> {
        let &(index, _) = self.open.last()?;
        let start = self.nodes[index].start();
        let (line, column) = LineIndex::new(self.lexer.source).line_column(start);
        Some(OpenBracket { bracket: self.lexer.source[start..].chars().next()?, line, column })
    }
}

/// Returns the byte offset for a line and column of `ron`.
fn offset_of(source: &str, position: Position) -> usize {
    let line: usize = source.split_inclusive('\n').take(position.line - 1).map(str::len).sum();
    line + source[line..].chars().take(position.col - 1).map(char::len_utf8).sum::<usize>()
}

/// Returns whether a word that begins with this character can only be a number.
const fn is_numeric(first: char) -> bool {
    matches!(first, '0'..='9' | '+' | '-' | '.')
}

fn is_number(word: &str) -> bool {
    word.starts_with(is_numeric) || ["inf", "inff32", "inff64", "NaN", "NaNf32", "NaNf64"].contains(&word)
}

/// Returns the value of a string. Line ends of CR and LF are read as LF.
pub(super) fn parse_string(lexeme: &str) -> Result<Cow<'_, str>, SpannedError> {
    let plain = lexeme.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    match plain.filter(|plain| !plain.contains(['\\', '\r'])) {
        Some(plain) => Ok(plain.into()),
        None => ron::from_str(&lexeme.replace("\r\n", "\n")).map(Cow::Owned),
    }
}

/// Returns the value of a number in any of RON's notations.
pub(super) fn parse_number(word: &str) -> Result<f64, DiagnosticKind> {
    if let Ok(whole) = word.parse::<i32>() {
        return Ok(f64::from(whole));
    }
    let is_plain = word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-'));
    if is_plain && let Ok(number) = word.parse() {
        return Ok(number);
    }
    match ron::from_str(word) {
        Ok(ron::Value::Number(number)) => Ok(number.into_f64()),
        Err(SpannedError { code: Error::IntegerOutOfBounds, .. }) => {
            Err(DiagnosticKind::NumberTooLarge(Excerpt::new(word)))
        }
        Ok(_) | Err(_) => Err(DiagnosticKind::BadNumber(Excerpt::new(word))),
    }
}
