//! The JSON forms of practice for storage, for reports and for scripts: a [report] with its checksum, a user's
//! [progress], and [lines](write_line) with an [answer](AnswerJson).
//!
//! Does not depend on files.

pub mod progress;
pub mod report;

use super::{Answer, written_value};
use crate::table::Cell;
use poda_core::game::GameView;
use poda_core::score::Score;
use poda_core::text::is_unsafe;
use poda_core::trace::Story;
use poda_core::trace::recording::Recording;
use serde::{Serialize, Serializer};
use serde_json::ser::Formatter;
use std::io;
use std::io::Write;

/// A score: a number, or a string for scores that JSON numbers cannot represent: a fraction such as `"7/3"`, `"inf"` or
/// `"-inf"`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number(pub Score);

impl Number {
    /// Returns the number as text: with the fewest digits that identify it, as a fraction, or as a word.
    pub fn text(self) -> String {
        let json = serde_json::to_string(&self).unwrap_or_default();
        json.trim_matches('"').to_owned()
    }
}

impl From<Number> for Cell<'_> {
    fn from(number: Number) -> Self {
        Self::number(number.text())
    }
}

impl Serialize for Number {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        if let Some((numerator, denominator)) = self.0.as_fraction() {
            return to.collect_str(&format_args!("{numerator}/{denominator}"));
        }
        match self.0.get() {
            f64::INFINITY => to.serialize_str("inf"),
            f64::NEG_INFINITY => to.serialize_str("-inf"),
            // A whole number is written without a fraction: 3 instead of 3.0.
            #[expect(clippy::cast_possible_truncation, reason = "whole numbers of this size are exact")]
            value if value.fract() == 0.0 && value.abs() < 1e15 => to.serialize_i64(value as i64),
            value => to.serialize_f64(value),
        }
    }
}

/// Writes a value as one line of JSON. Control characters that could affect a terminal are escaped.
///
/// # Errors
/// The error of the output.
pub fn write_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    value.serialize(&mut serde_json::Serializer::with_formatter(&mut *out, Visible))?;
    writeln!(out)
}

struct Visible;

impl Formatter for Visible {
    fn write_string_fragment<Out: ?Sized + Write>(&mut self, out: &mut Out, fragment: &str) -> io::Result<()> {
        let mut rest = fragment;
        while let Some((at, acting)) = rest.char_indices().find(|&(_, c)| is_unsafe(c)) {
            out.write_all(&rest.as_bytes()[..at])?;
            for unit in acting.encode_utf16(&mut [0; 2]) {
                write!(out, "\\u{unit:04x}")?;
            }
            rest = &rest[at + acting.len_utf8()..];
        }
        out.write_all(rest.as_bytes())
    }
}

/// An answer in its written form.
#[derive(Serialize)]
#[serde(untagged)]
pub enum AnswerJson {
    /// A value that is proved exactly.
    Number(Number),
    /// The id of a node, or a bound.
    Text(String),
    /// The ids of nodes, or the names of changes.
    Nodes(Vec<String>),
    /// A number for each of several players.
    Vector(Vec<Number>),
}

impl AnswerJson {
    /// Returns an answer in its written form.
    pub fn of<G: GameView>(recording: &Recording<G>, answer: &Answer) -> Self {
        match answer {
            Answer::Node(node) => Self::Text(recording.id(*node)),
            Answer::Children(children) => Self::Nodes(children.iter().map(|&child| recording.id(child)).collect()),
            Answer::Proved(proved) | Answer::Sum { sum: proved, .. } if proved.is_exact() => {
                Self::Number(Number(proved.low))
            }
            Answer::Proved(proved) | Answer::Sum { sum: proved, .. } => Self::Text(written_value(*proved)),
            Answer::Changes(changes) => Self::Nodes(changes.iter().map(|change| change.name().to_owned()).collect()),
            Answer::Vector(vector) => Self::Vector(vector.entries().iter().copied().map(Number).collect()),
        }
    }
}

/// A 64-bit number as 16 hexadecimal digits.
pub(super) mod hexadecimal {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub fn serialize<To: Serializer>(number: &u64, to: To) -> Result<To::Ok, To::Error> {
        to.collect_str(&format_args!("{number:016x}"))
    }

    pub fn deserialize<'de, From: Deserializer<'de>>(from: From) -> Result<u64, From::Error> {
        u64::from_str_radix(&String::deserialize(from)?, 16).map_err(From::Error::custom)
    }
}

/// A kind of question as its stored name.
pub(super) mod question_kind {
    use poda_core::document::practice::AskedKind;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub fn serialize<To: Serializer>(kind: &AskedKind, to: To) -> Result<To::Ok, To::Error> {
        to.serialize_str(kind.name())
    }

    pub fn deserialize<'de, From: Deserializer<'de>>(from: From) -> Result<AskedKind, From::Error> {
        AskedKind::of_name(&String::deserialize(from)?).ok_or_else(|| From::Error::custom("no kind of question"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_numbers_and_infinities_as_words() {
        let written = |value| serde_json::to_string(&Number(Score::new(value).unwrap())).unwrap();
        let values = [3.0, -0.05, 0.0, f64::INFINITY, f64::NEG_INFINITY];
        assert_eq!(values.map(written), ["3", "-0.05", "0", "\"inf\"", "\"-inf\""]);
    }
}
