//! What the fields of a run hold: moves, numbers and vectors, and the infinities and NaN that some languages print.

use super::fault::RunFaultKind;
use crate::file::lexer::escaped_length;
use crate::file::text_kind::TextKind;
use poda_core::run::ReportedMove;
use poda_core::run::builder::RunBuilder;
use poda_core::score::Score;
use serde::de::{Error, IgnoredAny, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;
use std::fmt::{self, Formatter};

/// A move, or a text that may be written as a number or a list.
pub(super) enum MoveJson<'a> {
    Number(u32),
    Text(Cow<'a, str>),
}

impl MoveJson<'_> {
    pub(super) fn told(&self, builder: &mut RunBuilder) -> ReportedMove {
        match self {
            Self::Number(number) => ReportedMove::Number(*number),
            Self::Text(text) => builder.text(text),
        }
    }

    pub(super) fn check(&self, kind: TextKind) -> Result<(), RunFaultKind> {
        match self {
            Self::Number(_) => Ok(()),
            Self::Text(text) => kind.check(text).map_err(RunFaultKind::TextTooLong),
        }
    }

    pub(super) fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Number(number) => number.to_string().into(),
            Self::Text(text) => Cow::Borrowed(text),
        }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for MoveJson<'a> {
    fn deserialize<From: Deserializer<'de>>(from: From) -> Result<Self, From::Error> {
        struct Reading;

        impl<'de> Visitor<'de> for Reading {
            type Value = MoveJson<'de>;

            fn expecting(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
                formatter.write_str("a number, a text or a list")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<MoveJson<'de>, E> {
                Ok(u32::try_from(number).map_or_else(|_| MoveJson::Text(number.to_string().into()), MoveJson::Number))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<MoveJson<'de>, E> {
                Ok(MoveJson::Text(number.to_string().into()))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<MoveJson<'de>, E> {
                Ok(MoveJson::Text(number.to_string().into()))
            }

            fn visit_bool<E: Error>(self, is: bool) -> Result<MoveJson<'de>, E> {
                Ok(MoveJson::Text(is.to_string().into()))
            }

            fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<MoveJson<'de>, E> {
                Ok(MoveJson::Text(Cow::Borrowed(text)))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<MoveJson<'de>, E> {
                Ok(MoveJson::Text(text.to_owned().into()))
            }

            fn visit_seq<List: SeqAccess<'de>>(self, mut list: List) -> Result<MoveJson<'de>, List::Error> {
                let mut parts = Vec::new();
                while let Some(part) = list.next_element::<MoveJson<'de>>()? {
                    parts.push(part.text().into_owned());
                }
                Ok(MoveJson::Text(format!("({})", parts.join(", ")).into()))
            }

            fn visit_map<Map: MapAccess<'de>>(self, mut map: Map) -> Result<MoveJson<'de>, Map::Error> {
                while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
                Ok(MoveJson::Text("{}".into()))
            }
        }

        from.deserialize_any(Reading)
    }
}

/// A score: a number, or a text such as `inf`.
#[derive(Clone, Copy)]
pub(super) struct NumberJson(pub(super) Score);

impl<'de> Deserialize<'de> for NumberJson {
    fn deserialize<From: Deserializer<'de>>(from: From) -> Result<Self, From::Error> {
        struct Reading;

        impl Visitor<'_> for Reading {
            type Value = NumberJson;

            fn expecting(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
                formatter.write_str("a number, \"7/3\", \"inf\" or \"-inf\"")
            }

            #[expect(clippy::cast_precision_loss, reason = "as a program that computes with such numbers has it")]
            fn visit_u64<E: Error>(self, number: u64) -> Result<NumberJson, E> {
                self.visit_f64(number as f64)
            }

            #[expect(clippy::cast_precision_loss, reason = "as a program that computes with such numbers has it")]
            fn visit_i64<E: Error>(self, number: i64) -> Result<NumberJson, E> {
                self.visit_f64(number as f64)
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<NumberJson, E> {
                Score::new(number).map(NumberJson).ok_or_else(|| E::invalid_value(Unexpected::Float(number), &self))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<NumberJson, E> {
                let number: Option<f64> = text.trim().trim_start_matches('+').parse().ok();
                let infinity = || number.filter(|number| number.is_infinite()).and_then(Score::new);
                let score = Score::parse_ratio(text).or_else(infinity);
                score.map(NumberJson).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }

        from.deserialize_any(Reading)
    }
}

/// A score, or a list of scores.
pub(super) enum ValueJson {
    One(Score),
    Each(Vec<Score>),
}

impl<'de> Deserialize<'de> for ValueJson {
    fn deserialize<From: Deserializer<'de>>(from: From) -> Result<Self, From::Error> {
        struct Reading;

        fn one<'de, E: Error>(number: impl IntoDeserializer<'de, E>) -> Result<ValueJson, E> {
            NumberJson::deserialize(number.into_deserializer()).map(|number| ValueJson::One(number.0))
        }

        impl<'de> Visitor<'de> for Reading {
            type Value = ValueJson;

            fn expecting(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
                formatter.write_str("a number, \"7/3\", \"inf\" or \"-inf\"")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<ValueJson, E> {
                one(number)
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<ValueJson, E> {
                one(number)
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<ValueJson, E> {
                one(number)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<ValueJson, E> {
                one(text)
            }

            fn visit_seq<List: SeqAccess<'de>>(self, mut list: List) -> Result<ValueJson, List::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = list.next_element::<NumberJson>()? {
                    entries.push(entry.0);
                }
                Ok(ValueJson::Each(entries))
            }
        }

        from.deserialize_any(Reading)
    }
}

/// Returns the field of an event whose number is NaN, as some languages print it.
pub(super) fn nan_field(line: &str) -> Option<&'static str> {
    ["value", "alpha", "beta"].into_iter().find(|field| {
        let after = line.split_once(&format!("\"{field}\"")).map(|(_, after)| after.trim_start());
        let number = after.and_then(|after| after.strip_prefix(':')).unwrap_or_default().trim_start();
        let number = number.trim_start_matches(['"', '-', '+']);
        number.get(..3).is_some_and(|number| number.eq_ignore_ascii_case("nan"))
    })
}

/// Returns the line with infinities in quotation marks: `Infinity`, `inf`, and numbers that are too large.
pub(super) fn with_quoted_infinities(line: &str) -> String {
    let mut plain = String::with_capacity(line.len() + 8);
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        if letter == '"' {
            let end = escaped_length(rest, '"').unwrap_or(rest.len());
            plain.push_str(&rest[..end]);
            rest = &rest[end..];
            continue;
        }
        let is_word = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        if end == 0 {
            plain.push(letter);
            rest = &rest[letter.len_utf8()..];
            continue;
        }
        let word = &rest[..end];
        match word.trim_start_matches('+').parse::<f64>() {
            Ok(value) if value.is_infinite() => plain.push_str(if 0.0 < value { "\"inf\"" } else { "\"-inf\"" }),
            Ok(_) | Err(_) => plain.push_str(word),
        }
        rest = &rest[end..];
    }
    plain
}
