//! Colour on a terminal, by ANSI escape sequences.
//!
//! There is none if the output is no terminal, if `NO_COLOR` is set, or if the terminal is `dumb`.

use crate::i18n::styled_text::{Emphasis, StyledText};
use std::io::{self, IsTerminal};

/// The colour of the word that begins an error: bold and red.
pub(super) const ERROR: &str = "1;31";
/// The colour of a heading: bold.
pub(super) const HEADING: &str = "1";
/// The colour of secondary text: faint.
pub(super) const FAINT: &str = "2";

/// Whether text is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ansi {
    pub is_on: bool,
}

impl Ansi {
    /// Returns whether text on standard output is painted.
    pub fn of_stdout() -> Self {
        Self { is_on: io::stdout().is_terminal() && is_enabled() }
    }

    /// Returns whether text on standard error is painted.
    pub fn of_stderr() -> Self {
        Self { is_on: io::stderr().is_terminal() && is_enabled() }
    }

    /// Returns text in a colour, given as the numbers of the escape sequence.
    pub fn paint(self, color: &str, text: &str) -> String {
        if self.is_on && !text.is_empty() { format!("\u{1b}[{color}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// Returns a sentence with its emphasis as colour: MAX and α in blue, MIN and β in yellow, cuts in red.
    pub fn paint_styled(self, text: &StyledText) -> String {
        let painted = text.spans.iter().map(|span| {
            let color = match span.emphasis {
                Emphasis::Plain => return span.text.clone(),
                Emphasis::Strong => HEADING,
                Emphasis::Alpha => "34",
                Emphasis::Beta => "33",
                Emphasis::Cut | Emphasis::Wrong => "31",
                Emphasis::Faint => FAINT,
            };
            self.paint(color, &span.text)
        });
        painted.collect()
    }
}

/// Returns whether the environment allows colour.
fn is_enabled() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !is_set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|terminal| terminal != "dumb")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_painted_only_where_that_is_enabled() {
        let on = Ansi { is_on: true };
        assert_eq!(on.paint(ERROR, "error:"), "\u{1b}[1;31merror:\u{1b}[0m");
        assert_eq!(
            (Ansi { is_on: false }.paint(ERROR, "error:").as_str(), on.paint(ERROR, "").as_str()),
            ("error:", "")
        );
        assert_eq!(Ansi { is_on: false }.paint_styled(&StyledText::plain_text("α = 3")), "α = 3");
    }
}
