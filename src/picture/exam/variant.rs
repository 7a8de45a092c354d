//! The variants of a paper: A, B, C, ….

use std::fmt;

/// A variant of a paper, shown as a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Variant(u8);

impl Variant {
    /// The greatest number of variants of a paper: the letters there are.
    pub const MOST: usize = 26;

    /// Returns the variant with an index, from 0; `None` if there are no more letters.
    #[must_use]
    pub fn new(index: usize) -> Option<Self> {
        u8::try_from(index).ok().filter(|&index| usize::from(index) < Self::MOST).map(Self)
    }

    /// Returns the variant of a letter, upper or lower case.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::new(usize::try_from(u32::from(letter).checked_sub(u32::from('A'))?).ok()?)
    }

    /// Returns the index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the letter.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
