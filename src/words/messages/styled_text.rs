//! Text with emphasis: `<b>`names`</b>`, `<alpha>`α = 3`</alpha>`, `<beta>`β = 5`</beta>`,
//! `<cut>`β-cut`</cut>`, `<wrong>`…`</wrong>`,
//! `<faint>`…`</faint>`.
//!
//! An emphasis gives the meaning of text, never its appearance. The arguments of a message are escaped first, so that a
//! node named `<b>` keeps its name.

use strum::EnumString;

/// The meaning of a run of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Emphasis {
    /// Ordinary text.
    #[default]
    #[strum(disabled)]
    Plain,
    /// An important name or number.
    #[strum(serialize = "b")]
    Strong,
    /// Text about MAX or α.
    Alpha,
    /// Text about MIN or β.
    Beta,
    Cut,
    /// A deliberate mistake.
    Wrong,
    Faint,
}

/// A run of text with one emphasis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub emphasis: Emphasis,
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct StyledText {
    /// Its runs, in reading order.
    pub spans: Vec<Span>,
}

/// The replacement for `<` in the arguments of a message.
const ESCAPED: char = '\u{e000}';

/// The operators next to which a term has no line break.
const OPERATORS: &str = "=≤≥<>+−×";
/// The maximum number of characters of a term without a line break.
const MAX_TERM: usize = 32;
const NO_BREAK: char = '\u{a0}';

/// Returns an argument of a message with the characters replaced that would begin a tag.
pub(super) fn escape(text: &str) -> String {
    text.replace('<', &ESCAPED.to_string())
}

impl StyledText {
    /// Returns text without emphasis or tags, such as an author's text.
    pub fn plain_text(text: &str) -> Self {
        Self { spans: vec![Span { text: text.to_owned(), emphasis: Emphasis::Plain }] }
    }

    /// Returns text with strong emphasis, without tags.
    pub fn strong(text: &str) -> Self {
        Self { spans: vec![Span { text: text.to_owned(), emphasis: Emphasis::Strong }] }
    }

    /// Parses the tags of a message. Tags do not nest; text in `<>` that is not a tag stays as it is.
    pub(super) fn parse(message: &str) -> Self {
        let mut styled = Self::default();
        let mut emphasis = Emphasis::Plain;
        let mut rest = message;
        while let Some(at) = rest.find('<') {
            let Some(length) = rest[at..].find('>') else { break };
            let tag = &rest[at + 1..at + length];
            let next = match tag.strip_prefix('/') {
                Some(name) => name.parse().ok().map(|_: Emphasis| Emphasis::Plain),
                None => tag.parse().ok(),
            };
            let upto = if next.is_some() { at } else { at + length + 1 };
            styled.push(&rest[..upto], emphasis);
            emphasis = next.unwrap_or(emphasis);
            rest = &rest[at + length + 1..];
        }
        styled.push(rest, emphasis);
        styled
    }

    fn push(&mut self, text: &str, emphasis: Emphasis) {
        let text = text.replace(ESCAPED, "<");
        match self.spans.last_mut() {
            _ if text.is_empty() => {}
            Some(last) if last.emphasis == emphasis => last.text.push_str(&text),
            _ => self.spans.push(Span { text, emphasis }),
        }
    }

    /// Returns the same text with non-breaking spaces in terms: next to an operator, and within the parentheses of a
    /// function. A term that is longer than the limit can still break.
    #[must_use]
    pub fn with_unbroken_terms(mut self) -> Self {
        let text: Vec<char> = self.plain().chars().collect();
        let is =
            |at: Option<usize>, signs: &str| at.and_then(|at| text.get(at)).is_some_and(|&sign| signs.contains(sign));
        let (mut at, mut depth, mut term_begins) = (0_usize, 0_usize, 0_usize);
        let mut unbroken = |letter: char| {
            let (before, after) = (at.checked_sub(1), at + 1);
            let is_called = before.is_some_and(|before| text[before].is_alphanumeric());
            let is_between =
                is(before, "…") && is(at.checked_sub(2), " ") || is(Some(after), "…") && is(Some(at + 2), " ");
            let is_in_term = 0 < depth || is(before, OPERATORS) || is(Some(after), OPERATORS) || is_between;
            let letter = match letter {
                ' ' if is_in_term && at - term_begins <= MAX_TERM => NO_BREAK,
                letter => letter,
            };
            match letter {
                '(' if 0 < depth || is_called => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                ' ' => term_begins = after,
                _ => {}
            }
            at = after;
            letter
        };
        for span in &mut self.spans {
            span.text = span.text.chars().map(&mut unbroken).collect();
        }
        self
    }

    /// Returns the same text as an aside: the runs without emphasis become faint.
    #[must_use]
    pub fn faint(mut self) -> Self {
        for span in self.spans.iter_mut().filter(|span| span.emphasis == Emphasis::Plain) {
            span.emphasis = Emphasis::Faint;
        }
        self
    }

    /// Returns the text with a full stop, unless it ends with a sign of its own.
    #[must_use]
    pub fn as_sentence(mut self) -> Self {
        if self.plain().ends_with(char::is_alphanumeric) {
            self.push(".", Emphasis::Plain);
        }
        self
    }

    /// Returns the text without its emphasis.
    pub fn plain(&self) -> String {
        self.spans.iter().map(|span| span.text.as_str()).collect()
    }

    /// Returns this text, a space, and `more`. If either is empty, the space is left out.
    #[must_use]
    pub fn then(mut self, more: Self) -> Self {
        if !self.spans.is_empty() && !more.spans.is_empty() {
            self.push(" ", Emphasis::Plain);
        }
        for span in more.spans {
            self.push(&span.text, span.emphasis);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_has_no_space_at_which_a_line_breaks() {
        for (text, lines) in [
            ("C: min(5, ≥ 5) = 5, so C goes on.", "C:|min(5, ≥ 5) = 5,|so|C|goes|on."),
            ("It is 2 … 5 now… or less (as before).", "It|is|2 … 5|now…|or|less|(as|before)."),
            ("<b>B</b>: 2 ≤ <alpha>α = 3</alpha>: cutoff.", "B:|2 ≤ α = 3:|cutoff."),
        ] {
            let unbroken = StyledText::parse(text).with_unbroken_terms().plain();
            assert_eq!(unbroken.replace(' ', "|").replace(NO_BREAK, " "), lines);
        }
        let long = format!("max({})", ["12"; 30].join(", "));
        let unbroken = StyledText::parse(&long).with_unbroken_terms().plain();
        assert!(unbroken.split(' ').all(|part| part.chars().count() <= MAX_TERM + 4), "{unbroken}");
    }

    #[test]
    fn tags_mark_words_and_vanish() {
        let styled = StyledText::parse("<b>G</b>: 7 ≥ <beta>β = 5</beta>, cut");
        assert_eq!(styled.plain(), "G: 7 ≥ β = 5, cut");
        assert_eq!(styled.spans[0], Span { text: "G".into(), emphasis: Emphasis::Strong });
        assert_eq!(styled.spans[2].emphasis, Emphasis::Beta);
    }

    #[test]
    fn what_was_filled_in_is_never_a_tag() {
        let styled = StyledText::parse(&format!("<b>{}</b> 1 < 2 > 0", escape("<cut>")));
        assert_eq!(styled.plain(), "<cut> 1 < 2 > 0");
        assert!(styled.spans.iter().all(|span| span.emphasis != Emphasis::Cut));
    }
}
