//! The tokens of RON text, with their byte offsets.
//!
//! The lexer does not check whether the text is RON; [`syntax`](super::syntax) leaves that to the `ron` crate. It returns the
//! offsets of the tokens of valid text, which `ron` does not provide, and terminates on any other text.

/// The kind of a token.
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
    /// The end of the text.
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
    /// The start of the last comment before `offset`.
    pub last_comment: Option<usize>,
}

impl<'a> Lexer<'a> {
    pub const fn new(source: &'a str) -> Self {
        Self { source, offset: 0, last_comment: None }
    }

    /// Returns the next token. At the end of the text, every call returns [`TokenKind::End`].
    pub fn next(&mut self) -> Token {
        self.skip_blank();
        let start = self.offset;
        let rest = &self.source[start..];
        let Some(first) = rest.chars().next() else {
            return Token { kind: TokenKind::End, start, end: start };
        };
        let (kind, length) = match first {
            '(' | '[' | '{' => (TokenKind::Open(first), 1),
            ')' | ']' | '}' => (TokenKind::Close(first), 1),
            ',' => (TokenKind::Comma, 1),
            ':' => (TokenKind::Colon, 1),
            '"' => (TokenKind::String, escaped_length(rest, '"')),
            '\'' => (TokenKind::Quoted, character_length(rest)),
            'b' if rest.starts_with("b\"") => (TokenKind::Quoted, 1 + escaped_length(&rest[1..], '"')),
            'b' if rest.starts_with("b'") => (TokenKind::Quoted, 1 + character_length(&rest[1..])),
            'b' if rest.starts_with("br") => match raw_length(&rest[1..]) {
                Some(length) => (TokenKind::Quoted, 1 + length),
                None => (TokenKind::Word, word_length(rest)),
            },
            'r' => match raw_length(rest) {
                Some(length) => (TokenKind::String, length),
                None => (TokenKind::Word, word_length(rest)),
            },
            _ => (TokenKind::Word, word_length(rest)),
        };
        self.offset = start + length;
        Token { kind, start, end: self.offset }
    }

    /// Advances past white space and comments.
    fn skip_blank(&mut self) {
        loop {
            let rest = &self.source[self.offset..];
            let blank = rest.len() - rest.trim_start_matches(is_blank).len();
            let comment = match rest.as_bytes().get(blank..) {
                Some([b'/', b'/', ..]) => rest[blank..].find('\n').unwrap_or(rest.len() - blank),
                Some([b'/', b'*', ..]) => block_comment_length(&rest[blank..]),
                _ => 0,
            };
            if comment > 0 {
                self.last_comment = Some(self.offset + blank);
            }
            self.offset += blank + comment;
            if comment == 0 {
                return;
            }
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
    let ends = |c| is_blank(c) || matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | ',' | ':' | '"' | '\'' | '/');
    let first = rest.chars().next().map_or(0, char::len_utf8);
    rest[first..].find(ends).map_or(rest.len(), |length| first + length)
}

/// Returns the length of quoted text, in bytes, in which a backslash escapes the next character.
fn escaped_length(rest: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (offset, c) in rest.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            c if c == quote => return offset + 1,
            _ => {}
        }
    }
    rest.len()
}

/// Returns the length of a character with its quotes, in bytes. `'''` is one too.
fn character_length(rest: &str) -> usize {
    match rest[1..].chars().next() {
        Some('\\') | None => escaped_length(rest, '\''),
        Some(c) => {
            let closed = 1 + c.len_utf8();
            if rest[closed..].starts_with('\'') { closed + 1 } else { 1 }
        }
    }
}

/// Returns the length of a raw string such as `r#"…"#` in bytes, or `None` if the text does not begin with one.
fn raw_length(rest: &str) -> Option<usize> {
    let hashes = rest[1..].len() - rest[1..].trim_start_matches('#').len();
    let content = 1 + hashes + 1;
    if !rest[1 + hashes..].starts_with('"') {
        return None;
    }
    let ending = format!("\"{}", "#".repeat(hashes));
    Some(rest[content..].find(&ending).map_or(rest.len(), |length| content + length + ending.len()))
}

/// Returns the length of a block comment in bytes. Block comments may be nested.
fn block_comment_length(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let (mut offset, mut level) = (2, 1);
    while level > 0 && offset < bytes.len() {
        offset += match bytes[offset..] {
            [b'/', b'*', ..] => {
                level += 1;
                2
            }
            [b'*', b'/', ..] => {
                level -= 1;
                2
            }
            _ => 1,
        };
    }
    offset
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
