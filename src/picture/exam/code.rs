//! The code in the footer of a paper: all that leads back to its exercises.
//!
//! `7-HH45G`: the seed, the wishes in a few characters, and a check character over both. A seed alone, as it is typed in
//! advance, stands for the usual wishes and is not checked.

use super::bits::{character, value};
use super::variant::Variant;
use super::wishes_code::{decode, encode, usual};
use poda_core::document::wishes::Wishes;
use poda_words::i18n::Words;
use std::fmt;

/// What the exercises of a paper follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperCode {
    /// The seed.
    pub seed: u64,
    /// The wishes for every exercise.
    pub wishes: Wishes,
}

/// A paper, one of its variants and one of its exercises, as far as they are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExerciseReference {
    /// The paper.
    pub code: PaperCode,
    /// The variant.
    pub variant: Option<Variant>,
    /// The number of the exercise, from 1.
    pub number: Option<usize>,
}

/// Why a text is not the code of a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// It does not look like one.
    NotACode,
    /// The check character does not fit: something is mistyped.
    Mistyped,
    /// It stands for wishes that this version does not know.
    UnknownWishes,
}

impl PaperCode {
    /// Returns the code of a seed with the [usual wishes](super::usual_wishes).
    #[must_use]
    pub const fn of_seed(seed: u64) -> Self {
        Self { seed, wishes: usual() }
    }

    /// Reads a code: `7-HH45G`, or a seed alone.
    ///
    /// # Errors
    /// Why the text is no code.
    ///
    /// ```
    /// use poda_picture::exam::{CodeError, PaperCode};
    ///
    /// let code = PaperCode::of_seed(7);
    /// assert_eq!(PaperCode::parse(&code.to_string()), Ok(code));
    /// assert_eq!(PaperCode::parse("7"), Ok(code));
    /// assert_eq!(PaperCode::parse(&code.to_string().replace('7', "9")), Err(CodeError::Mistyped));
    /// ```
    pub fn parse(text: &str) -> Result<Self, CodeError> {
        let text = text.trim();
        let (digits, characters) = match text.split_once(['-', '−', '–', '—', '‐']) {
            Some((digits, characters)) => (digits.trim_end(), Some(characters.trim_start())),
            None => (text, None),
        };
        let is_whole = !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit());
        let seed = digits.parse().ok().filter(|_| is_whole).ok_or(CodeError::NotACode)?;
        let Some(characters) = characters else { return Ok(Self::of_seed(seed)) };
        let last = characters.char_indices().next_back().ok_or(CodeError::NotACode)?;
        let (wishes, check) = (&characters[..last.0], value(last.1).ok_or(CodeError::NotACode)?);
        let values: Option<Vec<u8>> = wishes.chars().map(value).collect();
        if check_value(seed, &values.ok_or(CodeError::NotACode)?) != check {
            return Err(CodeError::Mistyped);
        }
        let wishes = decode(wishes).ok_or(CodeError::UnknownWishes)?;
        Ok(Self { seed, wishes })
    }
}

impl fmt::Display for PaperCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wishes = encode(&self.wishes);
        let values: Vec<u8> = wishes.chars().filter_map(value).collect();
        write!(f, "{}-{wishes}{}", self.seed, character(check_value(self.seed, &values)))
    }
}

impl ExerciseReference {
    /// Reads a code with a variant and a number behind it, both optional: `7-HH45G · B · 3`, `7-HH45G B 3`, `7-HH45G/B`.
    ///
    /// # Errors
    /// Why the text is not that.
    pub fn parse(text: &str) -> Result<Self, CodeError> {
        let is_between = |letter: char| letter.is_whitespace() || "·•./,;".contains(letter);
        let mut parts = text.split(is_between).filter(|part| !part.is_empty()).peekable();
        let code = PaperCode::parse(parts.next().ok_or(CodeError::NotACode)?)?;
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

/// Written with a dot between the parts: `7-HH45G · B · 3`.
impl fmt::Display for ExerciseReference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        self.variant.map_or(Ok(()), |variant| write!(f, " · {variant}"))?;
        self.number.map_or(Ok(()), |number| write!(f, " · {number}"))
    }
}

impl CodeError {
    /// Returns the reason as a sentence.
    #[must_use]
    pub fn sentence(self, words: &Words) -> String {
        match self {
            Self::NotACode => words.text("exam-not-a-code"),
            Self::Mistyped => words.text("exam-code-mistyped"),
            Self::UnknownWishes => words.text("exam-code-unknown"),
        }
    }
}

/// Returns the value of the check character: the sum of all values, each multiplied by another power of a primitive element of
/// the field with 32 elements. One wrong character, or two neighbors in the wrong order, always give another sum.
fn check_value(seed: u64, wishes: &[u8]) -> u8 {
    let digits = seed.to_string().into_bytes().into_iter().map(|digit| digit - b'0');
    double(digits.chain([31]).chain(wishes.iter().copied()).fold(1, |sum, value| double(sum) ^ value))
}

/// Returns the product with the element 2, modulo x⁵ + x² + 1.
const fn double(value: u8) -> u8 {
    let doubled = value << 1;
    if doubled & 0b10_0000 == 0 { doubled } else { doubled ^ 0b10_0101 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::document::wishes::{CountRange, WishedGame};

    fn codes() -> [PaperCode; 3] {
        let exact = CountRange { least: 1, most: Some(1) };
        let wishes = Wishes { shallow: exact, deep: exact, ..usual() };
        let board = Wishes { game: WishedGame::CONNECT_FOUR, depth: Some(2), ..usual() };
        [PaperCode::of_seed(7), PaperCode { seed: 421_337, wishes }, PaperCode { seed: u64::MAX, wishes: board }]
    }

    #[test]
    fn a_code_comes_back_however_it_is_typed() {
        for code in codes() {
            let text = code.to_string();
            for typed in
                [text.clone(), text.to_lowercase(), format!(" {text} "), text.replace('-', " – ").replace(' ', "")]
            {
                assert_eq!(PaperCode::parse(&typed), Ok(code), "{typed}");
            }
        }
    }

    #[test]
    fn every_wrong_character_and_every_swap_is_found() {
        for text in codes().map(|code| code.to_string()) {
            let letters: Vec<char> = text.chars().collect();
            for at in 0..letters.len() {
                let others = if letters[at].is_ascii_digit() && at < text.find('-').unwrap() {
                    "0123456789"
                } else {
                    "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
                };
                for other in others.chars().filter(|&other| other != letters[at] && letters[at] != '-') {
                    let mut wrong = letters.clone();
                    wrong[at] = other;
                    let wrong: String = wrong.into_iter().collect();
                    // A leading zero is left out where a seed is written.
                    assert!(PaperCode::parse(&wrong).is_err(), "{wrong} for {text}");
                }
                if 0 < at && letters[at - 1] != letters[at] {
                    let mut wrong = letters.clone();
                    wrong.swap(at - 1, at);
                    let wrong: String = wrong.into_iter().collect();
                    assert!(PaperCode::parse(&wrong).is_err(), "{wrong} for {text}");
                }
            }
        }
    }

    #[test]
    fn a_variant_and_a_number_may_follow() {
        let code = codes()[1];
        let variant = Variant::of_letter('B');
        for (behind, variant, number) in [
            ("", None, None),
            (" · B", variant, None),
            ("/b", variant, None),
            (" · B · 3", variant, Some(3)),
            (" 3", None, Some(3)),
        ] {
            let text = format!("{code}{behind}");
            let reference = ExerciseReference { code, variant, number };
            assert_eq!(ExerciseReference::parse(&text), Ok(reference), "{text}");
            assert_eq!(ExerciseReference::parse(&reference.to_string()), Ok(reference), "{reference}");
        }
        for wrong in ["", "B", "x-1", "7-", "-7", "7.5", "7 B 0", "7 B 3 4", "99999999999999999999", "7-Ü"] {
            let read = ExerciseReference::parse(wrong);
            assert!(read.is_err() || wrong == "7.5", "{wrong}: {read:?}");
        }
    }
}
