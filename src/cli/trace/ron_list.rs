//! The lines of a trace as RON: one list, with a struct for each line.
//!
//! A fact that a line does not have is left out, and one that is nothing is `None`; all others are written bare, which the extension at
//! the top allows. Infinities are numbers.

use super::facts::{Fact, Facts};
use crate::text::is_unsafe;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::fmt::Write as _;
use std::io::{self, Write};

/// Writes the structs of a list.
pub(super) struct RonList<Out: Write>(Out);

impl<Out: Write> RonList<Out> {
    /// Writes the beginning of the list.
    pub fn new(mut out: Out) -> io::Result<Self> {
        out.write_all(b"#![enable(implicit_some)]\n[\n")?;
        Ok(Self(out))
    }

    /// Writes a line of the trace.
    pub fn write(&mut self, facts: &Facts<'_>) -> io::Result<()> {
        let layout = ron::ser::PrettyConfig::new().compact_structs(true).compact_arrays(true);
        let written = ron::ser::to_string_pretty(&Struct(facts), layout).map_err(io::Error::other)?;
        writeln!(self.0, "    {},", visible(&written))
    }

    /// Writes the end of the list.
    pub fn finish(mut self) -> io::Result<()> {
        self.0.write_all(b"]\n")
    }
}

/// Writes characters that a terminal would act on as escapes. Outside of strings, RON has none.
fn visible(ron: &str) -> String {
    let mut written = String::with_capacity(ron.len());
    for letter in ron.chars() {
        if is_unsafe(letter) {
            let _ = write!(written, "{}", letter.escape_unicode());
        } else {
            written.push(letter);
        }
    }
    written
}

/// Facts as a struct.
struct Struct<'a>(&'a Facts<'a>);

impl Serialize for Struct<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        let mut fields = to.serialize_struct("Event", self.0.iter().len())?;
        for (name, fact) in self.0.iter() {
            fields.serialize_field(name, &Value(fact))?;
        }
        fields.end()
    }
}

/// A fact, with infinities as numbers.
struct Value<'a>(&'a Fact<'a>);

impl Serialize for Value<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        match self.0 {
            Fact::Score(score) if score.get().is_infinite() => to.serialize_f64(score.get()),
            Fact::Group(facts) => Struct(facts).serialize(to),
            fact => fact.serialize(to),
        }
    }
}
