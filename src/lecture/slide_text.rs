//! The text of a slide. Emphasis and lists are parsed as in Markdown; other markup is plain text.
//!
//! Does not depend on a window.

use poda_words::i18n::styled_text::{Emphasis, Span, StyledText};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlideLine {
    /// The marker of a list item: a bullet, or its number.
    pub marker: Option<String>,
    /// The text with its emphasis.
    pub text: StyledText,
}

impl SlideLine {
    /// Returns the text with the marker, if any, in front of it.
    pub fn with_marker(self) -> StyledText {
        let marker = self.marker.map(|marker| StyledText::plain_text(&format!("{marker} ")));
        marker.unwrap_or_default().then(self.text)
    }
}

/// Parses the text of a slide. An empty line, which separates paragraphs, has no text.
pub fn parse(text: &str) -> Vec<SlideLine> {
    text.trim().lines().map(parse_line).collect()
}

fn parse_line(line: &str) -> SlideLine {
    let line = line.trim();
    let bullet =
        ["- ", "* ", "+ "].iter().find_map(|bullet| line.strip_prefix(bullet)).map(|rest| ("•".to_owned(), rest));
    let numbered = || {
        let digits = line.bytes().take_while(u8::is_ascii_digit).count();
        let rest = line[digits..].strip_prefix(['.', ')'])?.strip_prefix(' ')?;
        (0 < digits).then(|| (line[..=digits].to_owned(), rest))
    };
    match bullet.or_else(numbered) {
        Some((marker, rest)) => SlideLine { marker: Some(marker), text: emphasized(rest.trim_start()) },
        None => SlideLine { marker: None, text: emphasized(line) },
    }
}

/// Returns a line in which words within `*…*`, `**…**`, `_…_` and `__…__` are strong.
fn emphasized(line: &str) -> StyledText {
    let mut spans: Vec<Span> = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    let mut ends = Ends::default();
    while let Some(found) = line[at..].find(['*', '_']).map(|offset| at + offset) {
        let sign = &line[found..=found];
        let width = if line[found..].starts_with(&sign.repeat(2)) { 2 } else { 1 };
        let Some(end) = ends.closing(line, found, width) else {
            at = found + width;
            continue;
        };
        let parts = [(&line[plain..found], Emphasis::Plain), (&line[found + width..end], Emphasis::Strong)];
        spans.extend(parts.map(|(text, emphasis)| Span { text: text.to_owned(), emphasis }));
        at = end + width;
        plain = at;
    }
    spans.push(Span { text: line[plain..].to_owned(), emphasis: Emphasis::Plain });
    spans.retain(|span| !span.text.is_empty());
    StyledText { spans }
}

/// The next end of each kind of emphasis that was found in a line, so that every part of the line is searched once for
/// each kind.
#[derive(Default)]
struct Ends {
    found: [Ahead; SIGNS.len()],
}

/// What is known of the next end of one kind of emphasis.
#[derive(Clone, Copy, Default)]
enum Ahead {
    /// It was not looked for.
    #[default]
    Unknown,
    /// It is at this byte.
    At(usize),
    /// There is none up to the end of the line.
    None,
}

/// The signs that begin and end emphasis.
const SIGNS: [&str; 4] = ["*", "**", "_", "__"];

impl Ends {
    /// Returns where the emphasis that begins at `begin` ends, if it is valid: its signs touch the words inside, and
    /// underscores are at the edges of words. Calls for the same line are in ascending order of `begin`.
    fn closing(&mut self, line: &str, begin: usize, width: usize) -> Option<usize> {
        let signs = &line[begin..begin + width];
        let inside = begin + width;
        if line[inside..].starts_with([' ', '*', '_'])
            || signs.starts_with('_') && is_word(line[..begin].chars().next_back())
        {
            return None;
        }
        let kind = SIGNS.iter().position(|other| *other == signs)?;
        // Whether an end is valid does not depend on where its emphasis begins, so one that lies ahead is still the
        // next one.
        let ahead = match self.found[kind] {
            Ahead::At(end) if inside < end => Some(end),
            Ahead::At(_) | Ahead::Unknown => next_end(line, inside, signs),
            Ahead::None => None,
        };
        self.found[kind] = ahead.map_or(Ahead::None, Ahead::At);
        ahead
    }
}

/// Returns the first place from `from` on at which these signs can end emphasis.
fn next_end(line: &str, from: usize, signs: &str) -> Option<usize> {
    line[from..].match_indices(signs).map(|(offset, _)| from + offset).find(|&end| {
        let before = line[from..end].chars().next_back();
        let after = line[end + signs.len()..].chars().next();
        before.is_some_and(|letter| letter != ' ')
            && after != signs.chars().next()
            && !(signs.starts_with('_') && is_word(after))
    })
}

fn is_word(letter: Option<char>) -> bool {
    letter.is_some_and(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a line with its strong words in brackets.
    fn said(line: &str) -> String {
        let line = parse_line(line);
        let spans = line.text.spans.iter();
        let text: String = spans
            .map(|span| if span.emphasis == Emphasis::Strong { format!("[{}]", span.text) } else { span.text.clone() })
            .collect();
        line.marker.map_or(text.clone(), |marker| format!("{marker}|{text}"))
    }

    /// Returns where emphasis begins and ends, and the number of its signs, with a search for every sign.
    fn emphasized_by_search(line: &str) -> Vec<(usize, usize, usize)> {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(begin) = line[at..].find(['*', '_']).map(|offset| at + offset) {
            let width = if line[begin..].starts_with(&line[begin..=begin].repeat(2)) { 2 } else { 1 };
            match Ends::default().closing(line, begin, width) {
                Some(end) => {
                    found.push((begin, end, width));
                    at = end + width;
                }
                None => at = begin + width,
            }
        }
        found
    }

    #[test]
    fn an_end_that_was_found_before_is_the_one_that_a_search_finds() {
        for number in 0..4_u32.pow(8) {
            let line: String = (0..8).map(|at| ['*', '_', 'a', ' '][(number >> (2 * at) & 3) as usize]).collect();
            let strong = emphasized(&line).spans.into_iter().filter(|span| span.emphasis == Emphasis::Strong);
            let strong: Vec<_> = strong.map(|span| span.text).collect();
            let expected: Vec<_> = emphasized_by_search(&line)
                .into_iter()
                .map(|(begin, end, width)| line[begin + width..end].to_owned())
                .collect();
            assert_eq!(strong, expected, "{line:?}");
        }
    }

    #[test]
    fn emphasis_and_lists_are_understood_and_all_else_is_plain() {
        for (line, expected) in [
            ("**α** is what *MAX* has", "[α] is what [MAX] has"),
            ("__β__ is _MIN’s_", "[β] is [MIN’s]"),
            ("2 * 3 * 4 = 24", "2 * 3 * 4 = 24"),
            ("cut_on and merge_plies", "cut_on and merge_plies"),
            ("*open", "*open"),
            ("- one *item*", "•|one [item]"),
            ("* two", "•|two"),
            ("12. twelve", "12.|twelve"),
            ("1.5 is no item", "1.5 is no item"),
            ("# no heading", "# no heading"),
            ("<b>`code`</b> [a](b)", "<b>`code`</b> [a](b)"),
            ("", ""),
            ("**", "**"),
            ("****", "****"),
        ] {
            assert_eq!(said(line), expected, "{line}");
        }
    }
}
