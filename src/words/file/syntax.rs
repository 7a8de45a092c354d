//! Encoding and syntax of position files: whether bytes are RON text.
//!
//! The `ron` crate decides. Its errors are converted into diagnostics, with the offset at which a reader would look for the
//! mistake. The meaning of the text is not considered here.

use super::diagnostic::{Diagnostic, DiagnosticKind, LineIndex, LoadError, OpenBracket};
use super::lexer::{Lexer, Token, TokenKind};
use poda_core::game::tree::max_levels;
use poda_core::text::Excerpt;
use ron::error::{Error, SpannedError};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// Returns `bytes` as text, without a byte order mark.
pub(super) fn decode(bytes: &[u8]) -> Result<&str, LoadError> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    str::from_utf8(bytes).map_err(|error| {
        let valid = str::from_utf8(&bytes[..error.valid_up_to()]).expect("it is valid up to there");
        single_error(valid, valid.len(), DiagnosticKind::NotText(valid.len()))
    })
}

/// Returns a [`LoadError`] with one diagnostic, at a byte offset of `source`.
pub(super) fn single_error(source: &str, offset: usize, kind: DiagnosticKind) -> LoadError {
    let (line, column) = LineIndex::new(source).line_column(offset);
    LoadError { diagnostics: vec![Diagnostic { line, column, kind }], omitted: 0 }
}

/// Checks that `source` is RON. Returns the first syntax error and its byte offset.
pub(super) fn check(source: &str) -> Result<(), (usize, DiagnosticKind)> {
    let is_empty = Lexer::new(source).next().kind == TokenKind::End;
    match parse_with_ron(source) {
        Ok(()) => Ok(()),
        Err(error) if is_empty && error.code == Error::Eof => Err((0, DiagnosticKind::Empty)),
        Err(error) => {
            let offset = offset_of(source, error.span.end);
            Err(ErrorContext::new(source, offset).diagnostic(error.code))
        }
    }
}

/// Lets `ron` parse the whole text and discards the values.
fn parse_with_ron(source: &str) -> Result<(), SpannedError> {
    // A named node takes four levels: its fields, the value of a field, the list and the element. The fields around a tree take a
    // few more.
    let options = ron::Options::default().with_recursion_limit(4 * max_levels() + 50);
    let mut deserializer = ron::Deserializer::from_str_with_options(source, &options)?;
    // A thousand levels overflow the stack of a thread, so `serde_stacker` lets it grow.
    IgnoredAny::deserialize(serde_stacker::Deserializer::new(&mut deserializer))
        .map_err(|error| deserializer.span_error(error))?;
    deserializer.end().map_err(|error| deserializer.span_error(error))
}

/// Returns the byte offset of a line and column of `ron`.
fn offset_of(source: &str, position: ron::error::Position) -> usize {
    let line: usize = source.split_inclusive('\n').take(position.line - 1).map(str::len).sum();
    line + source[line..].chars().take(position.col - 1).map(char::len_utf8).sum::<usize>()
}

/// The tokens around the offset at which `ron` stopped.
struct ErrorContext<'a> {
    source: &'a str,
    /// The offset at which `ron` stopped.
    offset: usize,
    /// The first token that ends after `offset`.
    current: Token,
    /// The last token and the last but one before `current`.
    previous: [Option<Token>; 2],
    /// The start of the last comment before the end of `current`.
    last_comment: Option<usize>,
    /// The brackets that are open at `current`, the innermost one last.
    open_brackets: Vec<Token>,
}

impl<'a> ErrorContext<'a> {
    fn new(source: &'a str, offset: usize) -> Self {
        let mut lexer = Lexer::new(source);
        let mut previous = [None, None];
        let mut open_brackets = Vec::new();
        loop {
            let current = lexer.next();
            if current.end > offset || current.kind == TokenKind::End {
                return Self { source, offset, current, previous, last_comment: lexer.last_comment, open_brackets };
            }
            match current.kind {
                TokenKind::Open(_) => open_brackets.push(current),
                TokenKind::Close(_) => {
                    open_brackets.pop();
                }
                _ => {}
            }
            previous = [Some(current), previous[0]];
        }
    }

    /// Converts an error of `ron` into a diagnostic and its byte offset.
    fn diagnostic(self, code: Error) -> (usize, DiagnosticKind) {
        let Self { source, offset, current, .. } = self;
        let excerpt = |token: Token| Excerpt::new(&source[token.start..token.end]);
        let found = excerpt(current);
        let is_inside_word = current.kind == TokenKind::Word && current.start < offset;
        // When `ron` looks for a comment, it also consumes the character after a slash.
        if let Error::UnexpectedChar(next) = code
            && let Some(before) = source[..offset].strip_suffix(next)
            && let Some(before) = before.strip_suffix('/')
        {
            return (before.len(), DiagnosticKind::LonelySlash);
        }
        match code {
            Error::UnclosedBlockComment => (self.last_comment.unwrap_or(offset), DiagnosticKind::UnclosedComment),
            Error::ExpectedStringEnd => (self.touching_token().start, DiagnosticKind::UnclosedString),
            Error::InvalidEscape(_) => (source[..offset].rfind('\\').unwrap_or(offset), DiagnosticKind::BadEscape),
            Error::ExceededRecursionLimit => (offset, DiagnosticKind::NestedTooDeep(max_levels())),
            Error::IntegerOutOfBounds => {
                let word = self.touching_token();
                (word.start, DiagnosticKind::NumberTooLarge(excerpt(word)))
            }
            Error::ExpectedFloat
            | Error::ExpectedInteger
            | Error::FloatUnderscore
            | Error::InvalidIntegerDigit { .. }
            | Error::InvalidValueForType { .. }
            | Error::UnderscoreAtBeginning => {
                let word = self.touching_token();
                (word.start, DiagnosticKind::BadNumber(excerpt(word)))
            }
            Error::ExpectedComma | Error::TrailingCharacters if is_inside_word => {
                let is_number = source[current.start..].starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c));
                (
                    current.start,
                    if is_number { DiagnosticKind::BadNumber(found) } else { DiagnosticKind::BadName(found) },
                )
            }
            Error::ExpectedChar => (source[..offset].rfind('\'').unwrap_or(offset), DiagnosticKind::SingleQuotes),
            _ if current.kind == TokenKind::End => {
                (current.start, DiagnosticKind::UnexpectedEnd(self.innermost_bracket()))
            }
            Error::ExpectedComma if self.is_after_first_name() => (current.start, DiagnosticKind::ExpectedColon(found)),
            Error::ExpectedComma
            | Error::ExpectedArrayEnd
            | Error::ExpectedMapEnd
            | Error::ExpectedOptionEnd
            | Error::ExpectedStructLikeEnd => (current.start, DiagnosticKind::ExpectedComma(found)),
            Error::ExpectedMapColon => (current.start, DiagnosticKind::ExpectedColon(found)),
            Error::ExpectedIdentifier | Error::InvalidIdentifier(_) | Error::SuggestRawIdentifier(_) => {
                (current.start, DiagnosticKind::ExpectedFieldName(found))
            }
            Error::TrailingCharacters => (current.start, DiagnosticKind::AfterTheEnd(found)),
            Error::UnexpectedChar(_)
            | Error::ExpectedByteLiteral
            | Error::ExpectedByteString
            | Error::ExpectedOption
            | Error::ExpectedString => (current.start, DiagnosticKind::ExpectedValue(found)),
            rare => (current.start, DiagnosticKind::Syntax(Excerpt::new(&rare.to_string()))),
        }
    }

    /// Returns the token at which `ron` stopped: it stops inside a token or immediately after it.
    fn touching_token(&self) -> Token {
        if self.current.start <= self.offset
            && matches!(self.current.kind, TokenKind::Word | TokenKind::String | TokenKind::Quoted)
        {
            self.current
        } else {
            self.previous[0].unwrap_or(self.current)
        }
    }

    /// Returns whether `current` follows an opening parenthesis and a word, as in `(version 1)`. `ron` parses that as a tuple,
    /// but a field without its colon is meant.
    fn is_after_first_name(&self) -> bool {
        matches!(
            self.previous,
            [Some(Token { kind: TokenKind::Word, .. }), Some(Token { kind: TokenKind::Open('('), .. })]
        )
    }

    fn innermost_bracket(&self) -> Option<OpenBracket> {
        let last = self.open_brackets.last()?;
        let TokenKind::Open(bracket) = last.kind else { return None };
        let (line, column) = LineIndex::new(self.source).line_column(last.start);
        Some(OpenBracket { bracket, line, column })
    }
}
