//! The paths that a Rust file names, in `use` lines and anywhere else, from the crate's root or from another crate's.
//!
//! Reads tokens rather than lines, so that groups, line breaks, comments and strings make no difference. It does not
//! know which names are in scope: a path that begins with any other word is taken to begin with a module of the file's.

/// The paths that a file in these modules names: `crate::game::Game`, `std::fs`, `egui::Ui`.
pub fn references(modules: &[String], text: &str) -> Vec<String> {
    let Named { used, mut reexported } = named(modules, text);
    reexported.extend(used);
    reexported
}

/// The paths that a file names, by how it names them.
#[derive(Debug, Default)]
pub struct Named {
    /// In code, or in a `use` of its own.
    pub used: Vec<String>,
    /// In a `pub use`, under which others find them here too.
    pub reexported: Vec<String>,
}

/// The paths that a file in these modules names, its re-exports apart.
pub fn named(modules: &[String], text: &str) -> Named {
    let tokens = tokens(text);
    let mut named = Named::default();
    let mut rest = tokens.as_slice();
    while !rest.is_empty() {
        rest = match rest {
            [Token::Word("pub"), Token::Word("use"), path @ ..]
            | [
                Token::Word("pub"),
                Token::Sign,
                Token::Word("crate" | "super"),
                Token::Sign,
                Token::Word("use"),
                path @ ..,
            ] if !path.is_empty() => self::path(modules, "", path, &mut named.reexported),
            _ => path(modules, "", rest, &mut named.used),
        };
    }
    named
}

/// A word, or a sign of which only `::`, `{`, `}` and `,` matter.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Token<'a> {
    Word(&'a str),
    Colons,
    Open,
    Close,
    Sign,
}

/// Reads one path that continues `prefix`, or one token that is none, and gives what comes after.
fn path<'t, 's>(modules: &[String], prefix: &str, tokens: &'t [Token<'s>], found: &mut Vec<String>) -> &'t [Token<'s>] {
    let (Token::Word(first), mut rest) = (tokens[0], &tokens[1..]) else { return &tokens[1..] };
    let mut path = if prefix.is_empty() { first.to_owned() } else { format!("{prefix}::{first}") };
    loop {
        match rest {
            [Token::Colons, Token::Word(next), ..] => {
                path = format!("{path}::{next}");
                rest = &rest[2..];
            }
            [Token::Colons, Token::Open, group @ ..] => {
                rest = group;
                while !matches!(rest, [] | [Token::Close, ..]) {
                    rest = self::path(modules, &path, rest, found);
                }
                return rest.get(1..).unwrap_or_default();
            }
            // `super::*` in a module of tests is the file itself.
            [Token::Colons, ..] if path == "super" => return &rest[1..],
            _ => {
                if path.contains("::") {
                    found.push(absolute(modules, &path));
                }
                return rest;
            }
        }
    }
}

/// A path from the crate's root, or from another crate's.
fn absolute(modules: &[String], path: &str) -> String {
    let mut here: Vec<&str> = modules.iter().map(String::as_str).collect();
    if here == ["lib"] || here == ["main"] {
        here.clear();
    }
    let mut words = path.split("::").filter(|word| *word != "self").peekable();
    match words.peek() {
        Some(&"crate") => return path.to_owned(),
        Some(&"super") => {}
        // What is not a module of this file is another crate, and those of interest are none of the house.
        Some(first) if is_another_crate(first) => return path.to_owned(),
        _ => {}
    }
    while words.next_if_eq(&"super").is_some() {
        here.pop();
    }
    ["crate"].into_iter().chain(here).chain(words).collect::<Vec<_>>().join("::")
}

fn is_another_crate(word: &str) -> bool {
    ["std", "core", "alloc"].contains(&word) || super::CRATES.iter().any(|(name, _)| *name == word)
}

/// Where a line's comment begins. Strings with `//` in them are rare, and reading them as comments does no harm.
pub fn comment_start(line: &str) -> Option<usize> {
    line.find("//")
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(length) = string_length(rest) {
            length
        } else if first == '\'' {
            character_length(rest)
        } else if first.is_alphanumeric() || first == '_' {
            let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            tokens.push(Token::Word(&rest[..length]));
            length
        } else if rest.starts_with("::") {
            tokens.push(Token::Colons);
            2
        } else {
            match first {
                '{' => tokens.push(Token::Open),
                '}' => tokens.push(Token::Close),
                _ if first.is_whitespace() => {}
                _ => tokens.push(Token::Sign),
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// How long the string is that begins here, if one does: plain, raw or of bytes.
fn string_length(text: &str) -> Option<usize> {
    let bare = text.trim_start_matches(['b', 'c']);
    if let Some(raw) = bare.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let inner = raw[hashes..].strip_prefix('"')?;
        let end = format!("\"{}", "#".repeat(hashes));
        let length = inner.find(&end).map_or(inner.len(), |at| at + end.len());
        return Some(text.len() - inner.len() + length);
    }
    let inner = bare.strip_prefix('"').filter(|_| text.len() - bare.len() <= 1)?;
    let mut is_escaped = false;
    let end = inner.find(|c: char| {
        let ends = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    });
    Some(text.len() - inner.len() + end.map_or(inner.len(), |end| end + 1))
}

/// How long the character is that begins here; a lifetime is only its quote.
fn character_length(text: &str) -> usize {
    let inner = &text[1..];
    if let Some(escaped) = inner.strip_prefix('\\') {
        let first = escaped.chars().next().map_or(0, char::len_utf8);
        return 2 + first + escaped[first..].find('\'').map_or(0, |end| end + 1);
    }
    let first = inner.chars().next().map_or(0, char::len_utf8);
    if inner[first..].starts_with('\'') { first + 2 } else { 1 }
}
