//! Control characters and invisible characters as visible escapes.

use std::borrow::Cow;

/// Returns the text as one line in which every character is visible. Control characters including line ends, invisible characters
/// and characters that change the direction of text are written as escapes.
///
/// ```
/// use poda_core::text::visible;
///
/// assert_eq!(visible("B\u{1b}[2J\n\u{202e}C"), r"B\u{1b}[2J\n\u{202e}C");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    escaped(text, is_unsafe)
}

/// Returns a text of several lines, such as a note, with unsafe characters written as escapes. Line ends stay, and a tab becomes a
/// space.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    let text = escaped(text, |c| c != '\n' && c != '\t' && is_unsafe(c));
    if text.contains('\t') { Cow::Owned(text.replace('\t', " ")) } else { text }
}

/// Returns whether a character is a control character, is invisible, changes the direction of text, or is not allowed in XML.
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
}
