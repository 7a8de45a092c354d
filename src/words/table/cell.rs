//! A cell of a table.

use super::formula::harmless;
use super::json_text::json_text;
use serde::Serialize;
use std::borrow::Cow;

/// A cell: empty, a text, or a number.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Cell<'a>(Content<'a>);

#[derive(Clone, Debug, PartialEq, Eq, Default)]
enum Content<'a> {
    #[default]
    Empty,
    Text(Cow<'a, str>),
    /// JSON whose texts are harmless.
    Json(String),
    /// Numbers, separated by semicolons, or a word of the file format. No part of it is from a user.
    Plain(Cow<'static, str>),
}

/// The words that programs write for numbers that have no digits.
const NUMBER_WORDS: [&str; 3] = ["inf", "-inf", "nan"];

impl<'a> Cell<'a> {
    pub const EMPTY: Self = Self(Content::Empty);

    pub fn text(text: impl Into<Cow<'a, str>>) -> Self {
        Self(Content::Text(text.into()))
    }

    /// Returns a cell with a written number, such as `-3`, `1e5`, `7/3` or `inf`. If it is none, the cell contains it
    /// as a text.
    pub fn number(written: impl Into<Cow<'a, str>>) -> Self {
        Self::numbers([written])
    }

    /// Returns a cell with written numbers, separated by semicolons. If one of them is no number, the cell contains
    /// them as a text.
    pub fn numbers(written: impl IntoIterator<Item = impl Into<Cow<'a, str>>>) -> Self {
        let numbers: Vec<Cow<'a, str>> = written.into_iter().map(Into::into).collect();
        let are_numbers = numbers.iter().all(|number| is_number(number));
        let joined = numbers.join(";");
        Self(if are_numbers { Content::Plain(joined.into()) } else { Content::Text(joined.into()) })
    }

    /// Returns a cell with several texts, separated by semicolons. A backslash precedes each backslash and semicolon of
    /// a text.
    pub fn texts(texts: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        let escaped = |text: &str| text.replace('\\', r"\\").replace(';', r"\;");
        let texts: Vec<String> = texts.into_iter().map(|text| escaped(text.as_ref())).collect();
        Self::text(texts.join(";"))
    }

    pub fn json(value: &impl Serialize) -> Self {
        Self(Content::Json(json_text(value)))
    }

    pub(super) fn write(&self, row: &mut String) {
        let text = match &self.0 {
            Content::Empty => return,
            Content::Plain(plain) => return row.push_str(plain),
            Content::Json(json) => Cow::Borrowed(json.as_str()),
            Content::Text(text) => harmless(text),
        };
        row.push('"');
        row.push_str(&text.replace('"', "\"\""));
        row.push('"');
    }
}

/// Returns whether a text is a number: its sign, digits, a point, a power and a denominator.
fn is_number(text: &str) -> bool {
    let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
    let is_decimal = |number: &str| {
        number.bytes().all(|byte| byte.is_ascii_digit() || b"+-.eE".contains(&byte)) && number.parse::<f64>().is_ok()
    };
    NUMBER_WORDS.contains(&text) || is_decimal(numerator) && denominator.bytes().all(|byte| byte.is_ascii_digit())
}

impl<'a> From<&'a str> for Cell<'a> {
    fn from(text: &'a str) -> Self {
        Self::text(text)
    }
}

impl From<String> for Cell<'_> {
    fn from(text: String) -> Self {
        Self::text(text)
    }
}

impl<'a> From<&'a String> for Cell<'a> {
    fn from(text: &'a String) -> Self {
        Self::text(text)
    }
}

impl From<u64> for Cell<'_> {
    fn from(count: u64) -> Self {
        Self(Content::Plain(count.to_string().into()))
    }
}

impl From<u32> for Cell<'_> {
    fn from(count: u32) -> Self {
        u64::from(count).into()
    }
}

impl From<usize> for Cell<'_> {
    fn from(count: usize) -> Self {
        (count as u64).into()
    }
}

impl From<f64> for Cell<'_> {
    fn from(number: f64) -> Self {
        Self::number(number.to_string().to_lowercase())
    }
}

impl From<bool> for Cell<'_> {
    fn from(flag: bool) -> Self {
        Self(Content::Plain(if flag { "true" } else { "false" }.into()))
    }
}

impl<T: Into<Self>> From<Option<T>> for Cell<'_> {
    fn from(content: Option<T>) -> Self {
        content.map_or(Self::EMPTY, Into::into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(cell: &Cell<'_>) -> String {
        let mut row = String::new();
        cell.write(&mut row);
        row
    }

    #[test]
    fn a_text_is_in_quotes_and_begins_no_formula() {
        for (cell, expected) in [
            (Cell::from("a \"b\", c\n"), r#""a ""b"", c\n""#),
            (Cell::from(""), "\"\""),
            (Cell::from("=1+1"), "\"'=1+1\""),
            (Cell::texts(["-a", r"b;=c\"]), r#""'-a;b\;'=c\\""#),
            (Cell::json(&["=1"]), r#""[""'=1""]""#),
        ] {
            assert_eq!(written(&cell), expected);
        }
    }

    #[test]
    fn numbers_stay_numbers_and_nothing_else_is_one() {
        for number in ["-3", "0", "1e5", "-1.5E-7", "+2", "-7/3", "inf", "-inf"] {
            assert_eq!(written(&Cell::number(number)), number);
        }
        for text in ["=3", "-3+1", "+cmd", "-", "", "--3", "1/-2", "-1/x", "−3", "1,5", "-3 ", "+infinity", "@1"] {
            assert_eq!(written(&Cell::number(text)), written(&Cell::text(text)), "{text}");
        }
        assert_eq!(written(&Cell::numbers(["-3", "4"])), "-3;4");
        assert_eq!(written(&Cell::numbers(["-3", "=4"])), "\"'-3;'=4\"");
        assert_eq!(
            [Cell::from(7_u64), Cell::from(-2.5), Cell::from(true)].map(|cell| written(&cell)),
            ["7", "-2.5", "true"]
        );
        assert_eq!(written(&Cell::from(None::<u64>)), "");
    }
}
