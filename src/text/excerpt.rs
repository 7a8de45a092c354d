//! A piece of somebody's file, made safe to repeat.
//!
//! Knows nothing of where it is repeated.

use super::visible::is_unsafe;
use std::fmt;

/// A piece of somebody's file that is safe to repeat: [`Excerpt::MAX_CHARS`] characters at most, control characters escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt(String);

impl Excerpt {
    /// The most characters that are repeated.
    pub const MAX_CHARS: usize = 60;

    /// What is repeated of `text`: its beginning, if it is long.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut quote = String::new();
        let mut length = 0;
        // Where the quote would have to end for an ellipsis to fit behind it.
        let mut last_room = 0;
        for c in text.chars() {
            let escaped: String = if is_unsafe(c) { c.escape_default().collect() } else { c.into() };
            length += escaped.chars().count();
            if length > Self::MAX_CHARS {
                quote.truncate(last_room);
                quote.push('…');
                break;
            }
            quote.push_str(&escaped);
            if length < Self::MAX_CHARS {
                last_room = quote.len();
            }
        }
        Self(quote)
    }

    /// The quoted characters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quote_is_short_and_harmless() {
        assert_eq!(Excerpt::new("a\nb\u{1b}[31m\u{202e}").as_str(), r"a\nb\u{1b}[31m\u{202e}");
        assert_eq!(Excerpt::new(&"é".repeat(60)).as_str(), "é".repeat(60));
        assert_eq!(Excerpt::new(&"é".repeat(61)).as_str(), format!("{}…", "é".repeat(59)));
        let escapes = Excerpt::new(&"\u{1b}".repeat(1_000));
        assert_eq!(escapes.as_str(), format!("{}…", r"\u{1b}".repeat(9)));
    }
}
