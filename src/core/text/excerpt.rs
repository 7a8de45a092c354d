//! Short excerpts of untrusted text, for messages.

use super::visible::is_unsafe;
use std::fmt;

/// The beginning of an untrusted text: at most [`Excerpt::MAX_CHARS`] characters, with unsafe ones written as escapes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt(String);

impl Excerpt {
    /// The largest length of an excerpt, in characters, escapes and ellipsis included.
    pub const MAX_CHARS: usize = 60;

    /// Returns the text, or its beginning and an ellipsis if it is too long.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut excerpt = String::new();
        let mut length = 0;
        // The length in bytes of the longest beginning that leaves room for an ellipsis.
        let mut truncated_len = 0;
        for c in text.chars() {
            let escaped: String = if is_unsafe(c) { c.escape_default().collect() } else { c.into() };
            length += escaped.chars().count();
            if length > Self::MAX_CHARS {
                excerpt.truncate(truncated_len);
                excerpt.push('…');
                break;
            }
            excerpt.push_str(&escaped);
            if length < Self::MAX_CHARS {
                truncated_len = excerpt.len();
            }
        }
        Self(excerpt)
    }

    /// Returns the characters of the excerpt.
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
    fn a_excerpt_is_short_and_harmless() {
        assert_eq!(Excerpt::new("a\nb\u{1b}[31m\u{202e}").as_str(), r"a\nb\u{1b}[31m\u{202e}");
        assert_eq!(Excerpt::new(&"é".repeat(60)).as_str(), "é".repeat(60));
        assert_eq!(Excerpt::new(&"é".repeat(61)).as_str(), format!("{}…", "é".repeat(59)));
        let escapes = Excerpt::new(&"\u{1b}".repeat(1_000));
        assert_eq!(escapes.as_str(), format!("{}…", r"\u{1b}".repeat(9)));
    }
}
