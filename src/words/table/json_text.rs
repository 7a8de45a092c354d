//! JSON as the text of a cell.

use super::formula::harmless;
use serde::Serialize;
use serde_json::ser::{CharEscape, Formatter};
use std::io::{self, Write};

/// Returns a value as JSON in which no text begins like a formula; an empty text if it cannot be written as JSON.
pub(super) fn json_text(value: &impl Serialize) -> String {
    let mut json = Vec::new();
    let written = value.serialize(&mut serde_json::Serializer::with_formatter(&mut json, HarmlessTexts::default()));
    written.ok().and_then(|()| String::from_utf8(json).ok()).unwrap_or_default()
}

/// Collects each string, and writes it when it is complete.
#[derive(Default)]
struct HarmlessTexts {
    string: String,
}

impl Formatter for HarmlessTexts {
    fn begin_string<Out: ?Sized + Write>(&mut self, _: &mut Out) -> io::Result<()> {
        self.string.clear();
        Ok(())
    }

    fn write_string_fragment<Out: ?Sized + Write>(&mut self, _: &mut Out, fragment: &str) -> io::Result<()> {
        self.string.push_str(fragment);
        Ok(())
    }

    fn write_char_escape<Out: ?Sized + Write>(&mut self, _: &mut Out, escape: CharEscape) -> io::Result<()> {
        self.string.push(match escape {
            CharEscape::Quote => '"',
            CharEscape::ReverseSolidus => '\\',
            CharEscape::Solidus => '/',
            CharEscape::Backspace => '\u{8}',
            CharEscape::FormFeed => '\u{c}',
            CharEscape::LineFeed => '\n',
            CharEscape::CarriageReturn => '\r',
            CharEscape::Tab => '\t',
            CharEscape::AsciiControl(byte) => byte.into(),
        });
        Ok(())
    }

    fn end_string<Out: ?Sized + Write>(&mut self, out: &mut Out) -> io::Result<()> {
        serde_json::to_writer(out, &harmless(&self.string)).map_err(io::Error::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_harmless_and_numbers_stay() {
        let value = serde_json::json!({ "=a": [-1, 1.5, "=1\n", "b\",\"=c", null] });
        let text = json_text(&value);
        assert_eq!(text, r#"{"'=a":[-1,1.5,"'=1\\n","b\",\"'=c",null]}"#);
    }
}
