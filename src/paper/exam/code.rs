//! The code in the footer of a paper, from which its exercises can be generated again.
//!
//! `7-HH45G` is the seed, the wishes in a few characters, and a check character over both. A seed alone, as a user
//! types it for a new paper, means the usual wishes and has no check character.

use super::coded_wishes::{CodeKind, CodedWishes, canonical, character, decode, encode, value};
use poda_core::document::Document;
use poda_core::document::wishes::Wishes;
use poda_words::file::save;
use poda_words::messages::Message;
use sha2::{Digest, Sha256};
use std::fmt;

/// The seed and the wishes that determine the exercises of a paper. The kind of wishes is that of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperCode<W = Wishes> {
    pub seed: u64,
    pub wishes: W,
}

/// Why a text is not the code of a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum CodeError {
    #[message("exam-not-a-code")]
    NotACode,
    /// The check character is wrong: something is mistyped.
    #[message("exam-code-mistyped")]
    Mistyped,
    /// It encodes wishes that this version does not support.
    #[message("exam-code-unknown")]
    UnknownWishes,
}

impl<W: CodedWishes> PaperCode<W> {
    /// Returns the code of a seed with the [usual wishes](super::usual_wishes).
    pub fn of_seed(seed: u64) -> Self {
        Self { seed, wishes: W::usual() }
    }

    /// Reads a code: `7-HH45G`, or a seed alone. The letter of another kind of search follows the seed.
    ///
    /// # Errors
    /// The reason if the text is not a code on this kind of search.
    ///
    /// ```
    /// use poda_paper::exam::{CodeError, PaperCode};
    ///
    /// let code: PaperCode = PaperCode::of_seed(7);
    /// assert_eq!(PaperCode::parse(&code.to_string()), Ok(code));
    /// assert_eq!(PaperCode::parse("7"), Ok(code));
    /// assert_eq!(PaperCode::parse(&code.to_string().replace('7', "9")), Err::<PaperCode, _>(CodeError::Mistyped));
    /// ```
    pub fn parse(text: &str) -> Result<Self, CodeError> {
        let (seed, characters) = W::KIND.parse(text)?;
        let Some(characters) = characters else { return Ok(Self::of_seed(seed)) };
        let wishes = decode(&characters).ok_or(CodeError::UnknownWishes)?;
        Ok(Self { seed, wishes })
    }
}

impl<W: CodedWishes> fmt::Display for PaperCode<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        W::KIND.write(f, self.seed, &encode(self.wishes))
    }
}

/// A variant of a paper, shown as a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Variant(u8);

impl Variant {
    /// The greatest number of variants of a paper: the number of letters.
    pub const MAX: usize = 26;

    /// Returns the variant with an index, from 0; `None` if there are no more letters.
    pub fn new(index: usize) -> Option<Self> {
        u8::try_from(index).ok().filter(|&index| usize::from(index) < Self::MAX).map(Self)
    }

    /// Returns the variant of a letter, upper or lower case.
    pub fn of_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::new(usize::try_from(u32::from(letter).checked_sub(u32::from('A'))?).ok()?)
    }

    /// Returns the index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// What may be typed between the parts of a code.
const DASHES: [char; 5] = ['-', '−', '–', '—', '‐'];

/// Returns the seed of a code, and what follows the dash, if there is one. The letter after the seed is upper or lower
/// case.
fn seed_and_rest<'a>(text: &'a str, letter: &str) -> Result<(u64, Option<&'a str>), CodeError> {
    let text = text.trim();
    let (digits, rest) = match text.split_once(DASHES) {
        Some((digits, rest)) => (digits.trim_end(), Some(rest.trim_start())),
        None => (text, None),
    };
    let upper = digits.to_ascii_uppercase();
    let digits = upper.strip_suffix(letter).filter(|digits| digits.chars().all(|digit| digit.is_ascii_digit()));
    let seed = digits.and_then(|digits| digits.parse().ok()).ok_or(CodeError::NotACode)?;
    Ok((seed, rest))
}

impl CodeKind {
    /// Returns the seed of a code and the characters of its wishes, after checking them; without wishes for a seed
    /// alone.
    fn parse(self, text: &str) -> Result<(u64, Option<String>), CodeError> {
        let (seed, characters) = seed_and_rest(text, self.letter)?;
        let Some(characters) = characters else { return Ok((seed, None)) };
        let last = characters.char_indices().next_back().ok_or(CodeError::NotACode)?;
        let (wishes, check) = (&characters[..last.0], value(last.1).ok_or(CodeError::NotACode)?);
        let values: Option<Vec<u8>> = wishes.chars().map(value).collect();
        if self.check_value(seed, &values.ok_or(CodeError::NotACode)?) != check {
            return Err(CodeError::Mistyped);
        }
        Ok((seed, Some(wishes.to_owned())))
    }

    /// Writes the code of a seed and of the characters of wishes.
    fn write(self, f: &mut fmt::Formatter<'_>, seed: u64, wishes: &str) -> fmt::Result {
        let values: Vec<u8> = wishes.chars().filter_map(value).collect();
        write!(f, "{seed}{}-{wishes}{}", self.letter, character(self.check_value(seed, &values)))
    }

    /// Returns the value of the check character: the sum of all values, each multiplied by a different power of a
    /// primitive element of the field with 32 elements. One wrong character, or two neighbors in the wrong order,
    /// always change the sum.
    fn check_value(self, seed: u64, wishes: &[u8]) -> u8 {
        let digits = seed.to_string().into_bytes().into_iter().map(|digit| digit - b'0');
        double(digits.chain([self.separator]).chain(wishes.iter().copied()).fold(1, |sum, value| double(sum) ^ value))
    }
}

/// Returns the product with the element 2, modulo x⁵ + x² + 1.
const fn double(value: u8) -> u8 {
    let doubled = value << 1;
    if doubled & 0b10_0000 == 0 { doubled } else { doubled ^ 0b10_0101 }
}

/// The code of a paper on a user's own documents, such as `7F-E54PFA9Y`: the seed of its variants, and a hash of the
/// documents, with which its exercises can be made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DocumentsCode {
    pub seed: u64,
    mark: [char; 8],
}

impl DocumentsCode {
    /// Returns the code of a paper on these documents, as variant A has them.
    pub fn new<'a>(seed: u64, documents: impl Iterator<Item = &'a Document>) -> Self {
        let hash = Sha256::digest(documents.map(save).collect::<String>().as_bytes());
        Self { seed, mark: std::array::from_fn(|index| character(hash[index])) }
    }

    /// Reads a code.
    ///
    /// # Errors
    /// The reason if the text is not a code on documents.
    pub fn parse(text: &str) -> Result<Self, CodeError> {
        let (seed, mark) = seed_and_rest(text, "F")?;
        let mark = mark.ok_or(CodeError::NotACode)?;
        let is_whole = mark.chars().all(|character| value(character).is_some());
        let mark: Vec<char> = canonical(mark).chars().collect();
        let mark = mark.try_into().ok().filter(|_| is_whole).ok_or(CodeError::NotACode)?;
        Ok(Self { seed, mark })
    }
}

impl fmt::Display for DocumentsCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}F-{}", self.seed, String::from_iter(self.mark))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exam::coded_wishes::usual;
    use poda_core::document::wishes::{CountRange, WishedGame};

    fn codes() -> [PaperCode; 3] {
        let exact = CountRange { min: 1, max: Some(1) };
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
                    // A leading zero of a seed is not written.
                    assert!(PaperCode::<Wishes>::parse(&wrong).is_err(), "{wrong} for {text}");
                }
                if 0 < at && letters[at - 1] != letters[at] {
                    let mut wrong = letters.clone();
                    wrong.swap(at - 1, at);
                    let wrong: String = wrong.into_iter().collect();
                    assert!(PaperCode::<Wishes>::parse(&wrong).is_err(), "{wrong} for {text}");
                }
            }
        }
    }

    #[test]
    fn variants_are_the_letters() {
        assert_eq!(
            Variant::of_letter('b').map(|variant| (variant.index(), variant.to_string())),
            Some((1, "B".into()))
        );
        assert_eq!((0..30).filter_map(Variant::new).next_back().map(Variant::letter), Some('Z'));
        assert!("1 @[ñ".chars().all(|letter| Variant::of_letter(letter).is_none()));
    }
}
