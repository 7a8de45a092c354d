//! The tokens of RON text, with their places.
//!
//! Whether the text is RON at all is not judged here: [`syntax`](super::syntax) lets the `ron` crate do that. This only
//! says where the parts of such a text stand, which `ron` does not tell, and it survives any other text. Knows nothing of
//! what the parts mean.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// One of `(`, `[`, `{`.
    Open(char),
    /// One of `)`, `]`, `}`.
    Close(char),
    /// `,`
    Comma,
    /// `:`
    Colon,
    /// A name, a number, `true`: whatever is neither quoted nor a bracket.
    Word,
    /// A string, plain or raw, with its quotes.
    Text,
    /// A quoted thing that is no string: a character, a byte, a byte string.
    Quoted,
    /// The end of the text.
    End,
}

/// A token and where it stands, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub kind: TokenKind,
    pub start: usize,
    pub end: usize,
}

/// Reads a text token by token.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    last_comment: Option<usize>,
}

impl<'a> Lexer<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0, last_comment: None }
    }

    /// The text that is read.
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Where the last comment that has been passed so far begins.
    pub const fn last_comment(&self) -> Option<usize> {
        self.last_comment
    }

    /// The next token; at the end of the text [`TokenKind::End`], again and again.
    pub fn next(&mut self) -> Token {
        self.skip_blank();
        let start = self.at;
        let rest = &self.text[start..];
        let Some(first) = rest.chars().next() else {
            return Token { kind: TokenKind::End, start, end: start };
        };
        let (kind, length) = match first {
            '(' | '[' | '{' => (TokenKind::Open(first), 1),
            ')' | ']' | '}' => (TokenKind::Close(first), 1),
            ',' => (TokenKind::Comma, 1),
            ':' => (TokenKind::Colon, 1),
            '"' => (TokenKind::Text, escaped_length(rest, '"')),
            '\'' => (TokenKind::Quoted, character_length(rest)),
            'b' if rest.starts_with("b\"") => (TokenKind::Quoted, 1 + escaped_length(&rest[1..], '"')),
            'b' if rest.starts_with("b'") => (TokenKind::Quoted, 1 + character_length(&rest[1..])),
            'b' if rest.starts_with("br") => match raw_length(&rest[1..]) {
                Some(length) => (TokenKind::Quoted, 1 + length),
                None => (TokenKind::Word, word_length(rest)),
            },
            'r' => match raw_length(rest) {
                Some(length) => (TokenKind::Text, length),
                None => (TokenKind::Word, word_length(rest)),
            },
            _ => (TokenKind::Word, word_length(rest)),
        };
        self.at = start + length;
        Token { kind, start, end: self.at }
    }

    /// Skips white space and comments.
    fn skip_blank(&mut self) {
        loop {
            let rest = &self.text[self.at..];
            let blank = rest.len() - rest.trim_start_matches(is_blank).len();
            let comment = match rest.as_bytes().get(blank..) {
                Some([b'/', b'/', ..]) => rest[blank..].find('\n').unwrap_or(rest.len() - blank),
                Some([b'/', b'*', ..]) => block_comment_length(&rest[blank..]),
                _ => 0,
            };
            if comment > 0 {
                self.last_comment = Some(self.at + blank);
            }
            self.at += blank + comment;
            if comment == 0 {
                return;
            }
        }
    }
}

/// What RON takes for white space.
const fn is_blank(c: char) -> bool {
    matches!(
        c,
        ' ' | '\t' | '\n' | '\r' | '\x0b' | '\x0c' | '\u{85}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}'
    )
}

/// The length of a word. At least one character, so that reading always gets on.
fn word_length(rest: &str) -> usize {
    let ends = |c| is_blank(c) || matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | ',' | ':' | '"' | '\'' | '/');
    let first = rest.chars().next().map_or(0, char::len_utf8);
    rest[first..].find(ends).map_or(rest.len(), |length| first + length)
}

/// The length of a quoted text in which a backslash takes away the meaning of the character behind it.
fn escaped_length(rest: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of a character in its quotes; `'''` is one too.
fn character_length(rest: &str) -> usize {
    match rest[1..].chars().next() {
        Some('\\') | None => escaped_length(rest, '\''),
        Some(c) => {
            let closed = 1 + c.len_utf8();
            if rest[closed..].starts_with('\'') { closed + 1 } else { 1 }
        }
    }
}

/// The length of a raw string such as `r#"…"#`, if that is what this is.
fn raw_length(rest: &str) -> Option<usize> {
    let hashes = rest[1..].len() - rest[1..].trim_start_matches('#').len();
    let content = 1 + hashes + 1;
    if !rest[1 + hashes..].starts_with('"') {
        return None;
    }
    let ending = format!("\"{}", "#".repeat(hashes));
    Some(rest[content..].find(&ending).map_or(rest.len(), |length| content + length + ending.len()))
}

/// The length of a block comment, which may hold others.
fn block_comment_length(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let (mut at, mut level) = (2, 1);
    while level > 0 && at < bytes.len() {
        at += match bytes[at..] {
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
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(text: &str) -> Vec<&str> {
        let mut tokens = Lexer::new(text);
        std::iter::from_fn(|| Some(tokens.next()).filter(|token| token.kind != TokenKind::End))
            .map(|token| &text[token.start..token.end])
            .collect()
    }

    #[test]
    fn brackets_in_strings_and_comments_are_none() {
        assert_eq!(
            spelled(
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
    fn unfinished_text_ends_all_the_same() {
        for text in ["\"abc", "\"abc\\", "r#\"abc\"", "/* abc", "/*", "'", "'\\", "b'", "br#\"", "/", "é'é", "b\"é"]
        {
            assert!(spelled(text).len() <= 4, "{text}");
        }
    }
}
