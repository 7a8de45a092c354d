//! Whether bytes are RON text: the `ron` crate says so, and what it finds wrong is put into a place and a fault of our own.
//!
//! Knows nothing of what the text means.

use super::diagnostic::{Diagnostic, DiagnosticKind, LoadError, OpenBracket};
use super::diagnostic_sink::Places;
use super::lexer::{Lexer, Token, TokenKind};
use crate::game::tree::MAX_LEVELS;
use crate::text::Excerpt;
use ron::error::{Error, SpannedError};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// How deep `ron` may go. A named node takes four steps of its count: its fields, the value of a field, the list, and
/// the element; what stands around a tree takes a few.
const DEEPEST: usize = 4 * MAX_LEVELS + 50;

/// The text that `bytes` are, without the mark that some editors put in front.
pub(super) fn text_of(bytes: &[u8]) -> Result<&str, LoadError> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    str::from_utf8(bytes).map_err(|error| {
        let valid = str::from_utf8(&bytes[..error.valid_up_to()]).expect("it is valid up to there");
        problem_at(valid, valid.len(), DiagnosticKind::NotText { byte: valid.len() })
    })
}

/// The only problem there is: `fault`, at the byte `at` of `text`.
pub(super) fn problem_at(text: &str, at: usize, fault: DiagnosticKind) -> LoadError {
    let (line, column) = Places::new(text).of(at);
    LoadError { diagnostics: vec![Diagnostic { line, column, fault }], omitted: 0 }
}

/// The first fault of syntax in `text` and the byte at which it stands.
pub(super) fn check(text: &str) -> Result<(), (usize, DiagnosticKind)> {
    let is_empty = Lexer::new(text).next().kind == TokenKind::End;
    match parse(text) {
        Ok(()) => Ok(()),
        Err(error) if is_empty && error.code == Error::Eof => Err((0, DiagnosticKind::Empty)),
        Err(error) => Err(Surroundings::of(text, byte_at(text, error.span.end)).explain(text, error.code)),
    }
}

/// Lets `ron` read all of the text and keep nothing.
fn parse(text: &str) -> Result<(), SpannedError> {
    let options = ron::Options::default().with_recursion_limit(DEEPEST);
    let mut reading = ron::Deserializer::from_str_with_options(text, &options)?;
    // A thousand levels are more than a thread's stack holds, so that grows as needed.
    IgnoredAny::deserialize(serde_stacker::Deserializer::new(&mut reading))
        .map_err(|error| reading.span_error(error))?;
    reading.end().map_err(|error| reading.span_error(error))
}

/// The byte at a place that `ron` gives as line and column.
fn byte_at(text: &str, place: ron::error::Position) -> usize {
    let line: usize = text.split_inclusive('\n').take(place.line - 1).map(str::len).sum();
    line + text[line..].chars().take(place.col - 1).map(char::len_utf8).sum::<usize>()
}

/// The tokens about the byte at which `ron` gave up.
struct Surroundings {
    at: usize,
    /// The first token that ends behind that byte.
    here: Token,
    /// The two before it, the nearer one first.
    before: [Option<Token>; 2],
    /// The last comment before it.
    comment: Option<usize>,
    /// The brackets that are open here.
    open: Vec<Token>,
}

impl Surroundings {
    fn of(text: &str, at: usize) -> Self {
        let mut tokens = Lexer::new(text);
        let mut before = [None, None];
        let mut open = Vec::new();
        loop {
            let here = tokens.next();
            if here.end > at || here.kind == TokenKind::End {
                return Self { at, here, before, comment: tokens.last_comment(), open };
            }
            match here.kind {
                TokenKind::Open(_) => open.push(here),
                TokenKind::Close(_) => {
                    open.pop();
                }
                _ => {}
            }
            before = [Some(here), before[0]];
        }
    }

    /// What `ron` means, as a fault of ours and its place.
    fn explain(self, text: &str, code: Error) -> (usize, DiagnosticKind) {
        let here = self.here;
        let quote = |token: Token| Excerpt::new(&text[token.start..token.end]);
        let found = quote(here);
        let is_inside_word = here.kind == TokenKind::Word && here.start < self.at;
        // In search of a comment `ron` reads the character behind a slash too.
        if let Error::UnexpectedChar(behind) = code
            && let Some(before) = text[..self.at].strip_suffix(behind)
            && let Some(before) = before.strip_suffix('/')
        {
            return (before.len(), DiagnosticKind::LonelySlash);
        }
        match code {
            Error::UnclosedBlockComment => (self.comment.unwrap_or(self.at), DiagnosticKind::UnclosedComment),
            Error::ExpectedStringEnd => (self.touching().start, DiagnosticKind::UnclosedString),
            Error::InvalidEscape(_) => (text[..self.at].rfind('\\').unwrap_or(self.at), DiagnosticKind::BadEscape),
            Error::ExceededRecursionLimit => (self.at, DiagnosticKind::NestedTooDeep { limit: MAX_LEVELS }),
            Error::IntegerOutOfBounds => {
                let word = self.touching();
                (word.start, DiagnosticKind::NumberTooLarge { found: quote(word) })
            }
            Error::ExpectedFloat
            | Error::ExpectedInteger
            | Error::FloatUnderscore
            | Error::InvalidIntegerDigit { .. }
            | Error::InvalidValueForType { .. }
            | Error::UnderscoreAtBeginning => {
                let word = self.touching();
                (word.start, DiagnosticKind::BadNumber { found: quote(word) })
            }
            Error::ExpectedComma | Error::TrailingCharacters if is_inside_word => {
                let is_number = text[here.start..].starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c));
                (
                    here.start,
                    if is_number { DiagnosticKind::BadNumber { found } } else { DiagnosticKind::BadName { found } },
                )
            }
            Error::ExpectedChar => (text[..self.at].rfind('\'').unwrap_or(self.at), DiagnosticKind::SingleQuotes),
            _ if here.kind == TokenKind::End => {
                (here.start, DiagnosticKind::UnexpectedEnd { open: self.innermost(text) })
            }
            Error::ExpectedComma if self.is_behind_first_name() => {
                (here.start, DiagnosticKind::ExpectedColon { found })
            }
            Error::ExpectedComma
            | Error::ExpectedArrayEnd
            | Error::ExpectedMapEnd
            | Error::ExpectedOptionEnd
            | Error::ExpectedStructLikeEnd => (here.start, DiagnosticKind::ExpectedComma { found }),
            Error::ExpectedMapColon => (here.start, DiagnosticKind::ExpectedColon { found }),
            Error::ExpectedIdentifier | Error::InvalidIdentifier(_) | Error::SuggestRawIdentifier(_) => {
                (here.start, DiagnosticKind::ExpectedFieldName { found })
            }
            Error::TrailingCharacters => (here.start, DiagnosticKind::AfterTheEnd { found }),
            Error::UnexpectedChar(_)
            | Error::ExpectedByteLiteral
            | Error::ExpectedByteString
            | Error::ExpectedOption
            | Error::ExpectedString => (here.start, DiagnosticKind::ExpectedValue { found }),
            rare => (here.start, DiagnosticKind::Syntax { message: Excerpt::new(&rare.to_string()) }),
        }
    }

    /// The token at which `ron` was: it may have stopped within it or right behind it.
    fn touching(&self) -> Token {
        if self.here.start <= self.at && matches!(self.here.kind, TokenKind::Word | TokenKind::Text | TokenKind::Quoted)
        {
            self.here
        } else {
            self.before[0].unwrap_or(self.here)
        }
    }

    /// Whether only an opening parenthesis and one word came before, as in `(version 1)`: `ron` takes that for a tuple,
    /// people mean a field.
    fn is_behind_first_name(&self) -> bool {
        matches!(
            self.before,
            [Some(Token { kind: TokenKind::Word, .. }), Some(Token { kind: TokenKind::Open('('), .. })]
        )
    }

    /// The bracket that was opened last and never closed.
    fn innermost(&self, text: &str) -> Option<OpenBracket> {
        let last = self.open.last()?;
        let TokenKind::Open(bracket) = last.kind else { return None };
        let (line, column) = Places::new(text).of(last.start);
        Some(OpenBracket { bracket, line, column })
    }
}
