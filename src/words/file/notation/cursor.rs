//! A position in a text that moves forward, and the errors at it.

use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};

/// The number of characters of a text that an error repeats.
const FOUND_CHARS: usize = 24;

#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Cursor<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { rest: text, line: 1, column: 1 }
    }

    pub const fn position(&self) -> LineColumn {
        LineColumn { line: self.line, column: self.column }
    }

    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Moves past the next character and returns it.
    pub fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.rest = &self.rest[next.len_utf8()..];
        if next == '\n' {
            (self.line, self.column) = (self.line + 1, 1);
        } else {
            self.column += 1;
        }
        Some(next)
    }

    /// Moves past these bytes, which end at the end of a character, and returns them.
    pub fn take(&mut self, bytes: usize) -> &'a str {
        let taken = &self.rest[..bytes];
        for _ in taken.chars() {
            self.bump();
        }
        taken
    }

    /// Moves past the characters for which `is_part` is true, and returns them.
    pub fn take_while(&mut self, is_part: impl Fn(char) -> bool) -> &'a str {
        self.take(self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len()))
    }

    pub fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// Moves past a text if it follows. Returns whether it did.
    pub fn eat(&mut self, text: &str) -> bool {
        let follows = self.rest.starts_with(text);
        if follows {
            self.take(text.len());
        }
        follows
    }

    /// Moves past white space and then a text, which has to follow.
    pub fn expect(&mut self, text: &'static str) -> Result<(), NotationError> {
        self.skip_space();
        if self.eat(text) { Ok(()) } else { Err(self.expected(text)) }
    }

    /// Returns the error that something else is expected here.
    pub fn expected(&self, expected: &'static str) -> NotationError {
        if self.rest.is_empty() {
            return self.error(NotationErrorKind::Ends(expected));
        }
        let found = self.rest.split(char::is_whitespace).next().unwrap_or_default();
        let found = found.chars().take(FOUND_CHARS).collect();
        self.error(match expected {
            "" => NotationErrorKind::AfterTheEnd(found),
            expected => NotationErrorKind::Expected { expected, found },
        })
    }

    pub const fn error(&self, kind: NotationErrorKind) -> NotationError {
        NotationError::new(self.position(), kind)
    }

    /// Moves past a text in quotes, in which a backslash escapes a quote or another backslash, and returns it. The
    /// opening quote must follow.
    pub fn quoted(&mut self) -> Result<String, NotationError> {
        let start = self.position();
        let quote = self.bump().unwrap_or('"');
        let mut text = String::new();
        loop {
            match self.bump() {
                Some(next) if next == quote => return Ok(text),
                Some('\\') if self.rest.starts_with([quote, '\\']) => text.extend(self.bump()),
                Some(next) => text.push(next),
                None => return Err(NotationError::new(start, NotationErrorKind::Unclosed(quote))),
            }
        }
    }
}

/// Returns a text in quotes, in which a backslash escapes a quote or another backslash.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text))
}

/// Returns a text with a backslash before each quote and backslash.
pub(super) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
