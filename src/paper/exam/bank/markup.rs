//! HTML in which every text is escaped, and texts that contain none.

use poda_core::text::visible;
use std::fmt::Write;

/// HTML that consists of markup of this program and of escaped texts.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(in crate::exam) struct Html(String);

const SIGNS: &str = "&<>\"'";
/// The signs that a learning platform replaces in the text of a question: those of blanks, variables, formulas and
/// addresses.
const SIGNS_OF_PLATFORMS: &str = "{}[]~#=%\\/$@`";

impl Html {
    /// Returns a text of a question. Signs that are special in HTML or on a platform are character references.
    pub fn of_text(text: &str) -> Self {
        Self::default().text(text)
    }

    /// Returns the name of a question or a category, which a lecturer also reads as source. Only the signs of HTML are
    /// character references.
    pub fn of_name(name: &str) -> Self {
        Self(referenced(name, |sign| SIGNS.contains(sign)))
    }

    /// Returns HTML in the syntax of a platform, such as a blank, whose texts are already escaped.
    pub const fn of_source(source: String) -> Self {
        Self(source)
    }

    /// Appends markup of this program.
    #[must_use]
    pub fn markup(mut self, markup: &'static str) -> Self {
        self.0 += markup;
        self
    }

    /// Appends a text, which is escaped.
    #[must_use]
    pub fn text(mut self, text: &str) -> Self {
        self.0 += &referenced(text, |sign| SIGNS.contains(sign) || SIGNS_OF_PLATFORMS.contains(sign));
        self
    }

    #[must_use]
    pub fn html(mut self, html: &Self) -> Self {
        self.0 += &html.0;
        self
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Returns a text in one line in which some signs are character references. Other characters that have an effect are
/// visible escapes.
fn referenced(text: &str, is_special: impl Fn(char) -> bool) -> String {
    let line = text.replace(['\n', '\r', '\t'], " ");
    let mut html = String::with_capacity(line.len());
    for letter in visible(&line).chars() {
        if is_special(letter) {
            // Writing to a string does not fail.
            let _ = write!(html, "&#{};", u32::from(letter));
        } else {
            html.push(letter);
        }
    }
    html
}

/// Returns a text for a field that contains no HTML, such as the title of a package. A platform that reads it as HTML
/// all the same finds no element in it: a space follows a `<` with which an element would begin.
pub(super) fn without_elements(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        plain.push(letter);
        let begins = |next: &char| next.is_ascii_alphabetic() || "/!?".contains(*next);
        if letter == '<' && letters.peek().is_some_and(begins) {
            plain.push(' ');
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_contains_no_sign_of_html_or_of_a_platform() {
        let html = Html::of_text("a<b>&\"'{~#=}\\$@\u{202e}\n%[/]");
        let source = html.as_str();
        assert!(source.chars().all(|sign| sign.is_ascii_alphanumeric() || "&#; ".contains(sign)), "{source}");
        assert!(source.starts_with("a&#60;b&#62;&#38;") && source.contains("202e"), "{source}");
        assert_eq!(Html::of_name("1/2 <b> & C# = 3").as_str(), "1/2 &#60;b&#62; &#38; C# = 3");
    }

    #[test]
    fn a_plain_text_contains_no_element() {
        for (text, plain) in [
            ("a < b", "a < b"),
            ("1<2", "1<2"),
            ("<b>", "< b>"),
            ("<<script>", "<< script>"),
            ("</title><!--", "< /title>< !--"),
            ("x<", "x<"),
            ("&lt;b&gt;", "&lt;b&gt;"),
        ] {
            assert_eq!(without_elements(text), plain);
        }
    }
}
