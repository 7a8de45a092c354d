//! The tokens of RON text, with their byte offsets.
//!
//! The lexer determines where a token ends. Whether the token is allowed there and is a valid name or number is checked
//! by [`syntax`](super::syntax). The lexer terminates for any text.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    Open(char),
    Close(char),
    Comma,
    Colon,
    /// A name, a number or a keyword: everything that is neither quoted nor punctuation.
    Word,
    /// A plain or raw string with its quotes.
    String,
    /// A character, a byte or a byte string with its quotes.
    Quoted,
    /// A string or a byte string without its closing quote, up to the end of the text.
    UnclosedString,
    /// A block comment without its end, up to the end of the text.
    UnclosedComment,
    End,
}

/// A token with the byte offsets of its start and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub kind: TokenKind,
    pub start: usize,
    pub end: usize,
}

/// Splits a text into tokens.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    /// The whole text.
    pub source: &'a str,
    /// The end of the last token.
    offset: usize,
    /// Whether there is a comment before `offset`.
    pub has_comment: bool,
}

impl<'a> Lexer<'a> {
    pub const fn new(source: &'a str) -> Self {
        Self::at(source, 0)
    }

    /// Creates a lexer that begins at a byte offset.
    pub const fn at(source: &'a str, offset: usize) -> Self {
        Self { source, offset, has_comment: false }
    }

    /// Returns the next token. At the end of the text, every call returns [`TokenKind::End`].
    pub fn next(&mut self) -> Token {
        self.skip_blank();
        let start = self.offset;
        let rest = &self.source[start..];
        let Some(first) = rest.chars().next() else {
            return Token { kind: TokenKind::End, start, end: start };
        };
        let string = |kind, length: Option<usize>| match length {
            Some(length) => (kind, length),
            None => (TokenKind::UnclosedString, rest.len()),
        };
        let (kind, length) = match first {
            '(' | '[' | '{' => (TokenKind::Open(first), 1),
            ')' | ']' | '}' => (TokenKind::Close(first), 1),
            ',' => (TokenKind::Comma, 1),
            ':' => (TokenKind::Colon, 1),
            '"' => string(TokenKind::String, escaped_length(rest, '"')),
            'r' if is_raw(rest) => string(TokenKind::String, raw_length(rest)),
            '\'' => (TokenKind::Quoted, character_length(rest)),
            'b' if rest.starts_with("b'") => (TokenKind::Quoted, 1 + character_length(&rest[1..])),
            'b' if rest.starts_with("b\"") => {
                string(TokenKind::Quoted, escaped_length(&rest[1..], '"').map(|length| 1 + length))
            }
            'b' if is_raw(&rest[1..]) => string(TokenKind::Quoted, raw_length(&rest[1..]).map(|length| 1 + length)),
            '/' if rest.starts_with("/*") => (TokenKind::UnclosedComment, rest.len()),
            _ => (TokenKind::Word, word_length(rest)),
        };
        self.offset = start + length;
        Token { kind, start, end: self.offset }
    }

    /// Advances past white space and comments. An unclosed comment is not skipped.
    fn skip_blank(&mut self) {
        // Most tokens follow without white space or a comment.
        let is_token = |byte: &u8| byte.is_ascii_graphic() && *byte != b'/';
        while !self.source.as_bytes().get(self.offset).is_some_and(is_token) {
            let rest = self.source[self.offset..].trim_start_matches(is_blank);
            self.offset = self.source.len() - rest.len();
            let comment = match rest.as_bytes() {
                [b'/', b'/', ..] => Some(rest.find('\n').unwrap_or(rest.len())),
                [b'/', b'*', ..] => block_comment_length(rest),
                _ => return,
            };
            self.has_comment = true;
            let Some(length) = comment else { return };
            self.offset += length;
        }
    }
}

/// Returns whether RON treats a character as white space.
const fn is_blank(c: char) -> bool {
    matches!(
        c,
        ' ' | '\t' | '\n' | '\r' | '\x0b' | '\x0c' | '\u{85}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}'
    )
}

/// Returns the length of a word in bytes: at least one character, so that the lexer always advances.
fn word_length(rest: &str) -> usize {
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'+' | b'-');
    let plain = rest.bytes().position(|byte| !is_plain(&byte)).unwrap_or(rest.len());
    if 0 < plain && matches!(rest.as_bytes().get(plain), None | Some(b',' | b':' | b'(' | b')' | b'[' | b']')) {
        return plain;
    }
    let ends = |c| is_blank(c) || matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | ',' | ':' | '"' | '\'' | '/');
    let first = rest.chars().next().map_or(0, char::len_utf8);
    rest[first..].find(ends).map_or(rest.len(), |length| first + length)
}

/// Returns the length of quoted text, in bytes, in which a backslash escapes the next character, or `None` without a
/// closing quote.
pub(super) fn escaped_length(rest: &str, quote: char) -> Option<usize> {
    let mut is_escaped = false;
    let is_end = |c| {
        let is_end = c == quote && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end
    };
    rest[1..].find(is_end).map(|length| 1 + length + 1)
}

/// Returns the length of a character with its quotes, in bytes. `'''` is one too.
fn character_length(rest: &str) -> usize {
    match rest[1..].chars().next() {
        Some('\\') | None => escaped_length(rest, '\'').unwrap_or(rest.len()),
        Some(c) => {
            let closed = 1 + c.len_utf8();
            if rest[closed..].starts_with('\'') { closed + 1 } else { 1 }
        }
    }
}

/// Returns whether the text begins with a raw string such as `r#"…"#`.
fn is_raw(rest: &str) -> bool {
    rest.strip_prefix('r').is_some_and(|rest| rest.trim_start_matches('#').starts_with('"'))
}

/// Returns the length of a raw string in bytes, or `None` without its end.
fn raw_length(rest: &str) -> Option<usize> {
    let (beginning, content) = rest.split_once('"')?;
    let ending = format!("\"{}", &beginning[1..]);
    content.find(&ending).map(|length| beginning.len() + 1 + length + ending.len())
}

/// Returns the length of a block comment in bytes, or `None` without its end. Block comments may be nested.
fn block_comment_length(rest: &str) -> Option<usize> {
    let bytes = rest.as_bytes();
    let (mut offset, mut level) = (2, 1);
    while level > 0 {
        offset += match bytes.get(offset..offset + 2)? {
            b"/*" => {
                level += 1;
                2
            }
            b"*/" => {
                level -= 1;
                2
            }
            _ => 1,
        };
    }
    Some(offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lexemes(text: &str) -> Vec<&str> {
        let mut tokens = Lexer::new(text);
        std::iter::from_fn(|| Some(tokens.next()).filter(|token| token.kind != TokenKind::End))
            .map(|token| &text[token.start..token.end])
            .collect()
    }

    #[test]
    fn brackets_in_strings_and_comments_are_no_tokens() {
        assert_eq!(
            lexemes(
                r##"(a: "]\")", /* [ /* ( */ */ b: r#"")"#, // }
            c: '(', d: b"[", e: '\'')"##
            ),
            [
                "(",
                "a",
                ":",
                r#""]\")""#,
                ",",
                "b",
                ":",
                r##"r#"")"#"##,
                ",",
                "c",
                ":",
                "'('",
                ",",
                "d",
                ":",
                "b\"[\"",
                ",",
                "e",
                ":",
                r"'\''",
                ")"
            ]
        );
    }

    #[test]
    fn unfinished_text_ends_too() {
        for text in ["\"abc", "\"abc\\", "r#\"abc\"", "/* abc", "/*", "'", "'\\", "b'", "br#\"", "/", "é'é", "b\"é"]
        {
            assert!(lexemes(text).len() <= 4, "{text}");
        }
    }
}
