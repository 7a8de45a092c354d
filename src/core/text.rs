//! Text from a file or a user, made safe to show; and spellings.
//!
//! A title, a name or a note may contain characters that have an effect instead of a shape: an escape sequence moves
//! the cursor of a terminal, and a bidirectional override reverses the rest of a line. This module replaces every such
//! character by a visible escape, `\u{1b}`. It does not depend on where the text is shown.

use std::borrow::Cow;
use std::fmt;

/// Returns the text as one line in which every character is visible. Control characters including line ends, invisible
/// characters and characters that change the direction of text are written as escapes.
///
/// ```
/// use poda_core::text::visible;
///
/// assert_eq!(visible("B\u{1b}[2J\n\u{202e}C"), r"B\u{1b}[2J\n\u{202e}C");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    escaped(text, is_unsafe)
}

/// Returns a text of several lines, such as a note, with unsafe characters written as escapes. Line ends stay, and a
/// tab becomes a space.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    let text = escaped(text, |c| c != '\n' && c != '\t' && is_unsafe(c));
    if text.contains('\t') { Cow::Owned(text.replace('\t', " ")) } else { text }
}

/// Returns whether a character is a control character, is invisible, changes the direction of text, or is not allowed
/// in XML.
pub fn is_unsafe(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
        // Noncharacters: the last two code points of every plane, and a range.
        || matches!(u32::from(c) & 0xffff, 0xfffe | 0xffff)
        || matches!(c, '\u{fdd0}'..='\u{fdef}')
}

fn escaped(text: &str, acts: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&acts) {
        return Cow::Borrowed(text);
    }
    let mut visible = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if acts(c) { visible.extend(c.escape_default()) } else { visible.push(c) }
    }
    Cow::Owned(visible)
}

/// The beginning of an untrusted text: at most [`Excerpt::MAX_CHARS`] characters, with unsafe ones written as escapes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt(String);

impl Excerpt {
    /// The largest length of an excerpt, in characters, escapes and ellipsis included.
    pub const MAX_CHARS: usize = 60;

    /// Returns the text, or its beginning and an ellipsis if it is too long.
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

/// Returns a spelling in lower case, without hyphens, underscores and other signs, which are ignored in comparisons.
pub fn simplified(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Returns a text in lower case without accents. The Spanish ñ, a letter of its own, stays.
pub fn without_accents(text: &str) -> String {
    text.to_lowercase().chars().map(without_accent).collect()
}

/// Returns a small letter without its accent.
pub fn without_accent(letter: char) -> char {
    let accented = ACCENTED.iter().find(|(_, accented)| accented.contains(letter));
    accented.map_or(letter, |(bare, _)| *bare)
}

/// The accented letters of the languages that are written in Latin letters, after each letter without accent.
const ACCENTED: [(char, &str); 17] = [
    ('a', "áàâãäåāăą"),
    ('c', "çćč"),
    ('d', "ďđ"),
    ('e', "éèêëēěęė"),
    ('g', "ğģ"),
    ('i', "íìîïīį"),
    ('k', "ķ"),
    ('l', "łľĺļ"),
    ('n', "ńňņ"),
    ('o', "óòôõöøőō"),
    ('r', "řŕ"),
    ('s', "śšşș"),
    ('t', "ťţț"),
    ('u', "úùûüűůūų"),
    ('w', "ŵ"),
    ('y', "ýÿŷ"),
    ('z', "źżž"),
];

/// Returns the name that `text` most likely means: the one with the fewest changed letters, if they are few.
pub fn nearest<'a>(text: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let most = (text.chars().count() / 3).clamp(1, 3);
    let near = |name: &'a str| {
        let is_begun = 3 <= text.len() && name.starts_with(text);
        // A text with many more letters than the name has at least as many changes.
        if name.chars().count() + most < text.chars().take(name.len() + most + 1).count() {
            return None;
        }
        let distance = if is_begun { 1 } else { distance(text, name) };
        (distance <= most).then_some((distance, name))
    };
    names.into_iter().filter_map(near).min_by_key(|&(distance, _)| distance).map(|(_, name)| name)
}

/// Returns how many letters must be changed, added, left out or swapped with their neighbor to turn one word into the
/// other: the Damerau–Levenshtein distance, in O(n·m).
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let changed = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if 1 < i && 1 < j && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unsafe_characters_are_escaped_and_others_stay() {
        for text in ["", "Año 3: α ≥ −∞ → ♟ 👍", "東京", "a b\u{a0}c"] {
            assert!(matches!(visible(text), Cow::Borrowed(same) if same == text), "{text}");
        }
        assert_eq!(visible("\0\r\u{7f}\u{9b}31m"), r"\u{0}\r\u{7f}\u{9b}31m");
        assert_eq!(visible("\u{202e}\u{2066}\u{61c}\u{200b}\u{fffe}"), r"\u{202e}\u{2066}\u{61c}\u{200b}\u{fffe}");
    }

    #[test]
    fn lines_of_a_note_stay_lines() {
        assert_eq!(visible_lines("one\n\ttwo\u{1b}c"), "one\n two\\u{1b}c");
        assert_eq!(visible("one\ttwo"), r"one\ttwo");
    }

    #[test]
    fn a_excerpt_is_short_and_harmless() {
        assert_eq!(Excerpt::new("a\nb\u{1b}[31m\u{202e}").as_str(), r"a\nb\u{1b}[31m\u{202e}");
        assert_eq!(Excerpt::new(&"é".repeat(60)).as_str(), "é".repeat(60));
        assert_eq!(Excerpt::new(&"é".repeat(61)).as_str(), format!("{}…", "é".repeat(59)));
        let escapes = Excerpt::new(&"\u{1b}".repeat(1_000));
        assert_eq!(escapes.as_str(), format!("{}…", r"\u{1b}".repeat(9)));
    }

    #[test]
    fn the_nearest_name_is_near() {
        let names = ["solve", "trace", "compare", "play"];
        for (text, meant) in
            [("sovle", "solve"), ("tarce", "trace"), ("comp", "compare"), ("plya", "play"), ("solves", "solve")]
        {
            assert_eq!(nearest(text, names), Some(meant), "{text}");
        }
        for text in ["", "x", "figure", "analyse"] {
            assert_eq!(nearest(text, names), None, "{text}");
        }
    }
}
