//! The code in the footer of a paper on Monte Carlo tree search: `7M-9` is the seed with a letter, the wishes in a few
//! characters, and a check character. The wishes are encoded as in the codes of [other papers](crate::exam::code).

use crate::exam::code::{Bits, CodeError, CodeKind, canonical};
use poda_core::document::wishes::NumberRange;
use poda_core::score::Player;
use poda_core::search::mcts::Decide;
use poda_words::practice::generator::MctsWishes;
use std::fmt;

/// The seed and the wishes that determine the exercises of a paper on Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MctsPaperCode {
    /// The seed.
    pub seed: u64,
    /// The wishes for every exercise.
    pub wishes: MctsWishes,
}

/// The kind of these codes; `M` is for Monte Carlo.
const KIND: CodeKind = CodeKind { letter: "M", separator: 20 };

impl MctsPaperCode {
    /// Returns the code of a seed with the usual wishes.
    pub fn of_seed(seed: u64) -> Self {
        Self { seed, wishes: MctsWishes::default() }
    }

    /// Reads a code: `7M-9`, or the seed with its letter alone, `7M`.
    ///
    /// # Errors
    /// The reason if the text is not such a code.
    ///
    /// ```
    /// use poda_paper::exam::{CodeError, MctsPaperCode};
    ///
    /// let code = MctsPaperCode::of_seed(7);
    /// assert_eq!(MctsPaperCode::parse(&code.to_string()), Ok(code));
    /// assert_eq!(MctsPaperCode::parse("7M"), Ok(code));
    /// assert_eq!(MctsPaperCode::parse("7"), Err(CodeError::NotACode));
    /// ```
    pub fn parse(text: &str) -> Result<Self, CodeError> {
        let (seed, characters) = KIND.parse(text)?;
        let Some(characters) = characters else { return Ok(Self::of_seed(seed)) };
        let wishes = decode(&characters).ok_or(CodeError::UnknownWishes)?;
        Ok(Self { seed, wishes })
    }
}

impl fmt::Display for MctsPaperCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        KIND.write(f, self.seed, &encode(self.wishes))
    }
}

fn encode(mut wishes: MctsWishes) -> String {
    let mut bits = Bits::default();
    pack(&mut bits, &mut wishes);
    bits.characters()
}

/// Decodes the characters of wishes; `None` if [`encode`] would write other characters.
fn decode(characters: &str) -> Option<MctsWishes> {
    let mut wishes = MctsWishes::default();
    pack(&mut Bits::read_from(characters)?, &mut wishes);
    (encode(wishes) == canonical(characters) && wishes.check().is_ok()).then_some(wishes)
}

/// Writes or reads wishes. The usual ones are encoded as zeros.
fn pack(bits: &mut Bits, wishes: &mut MctsWishes) {
    let usual = MctsWishes::default();
    wishes.exploration = bits.flag(wishes.exploration);
    wishes.near_tie = bits.flag(wishes.near_tie);
    wishes.terminal_again = bits.flag(wishes.terminal_again);
    wishes.first = if bits.flag(wishes.first == Player::Min) { Player::Min } else { Player::Max };
    wishes.decide = if bits.flag(wishes.decide == Decide::Value) { Decide::Value } else { Decide::Visits };
    if bits.flag(wishes.plies != usual.plies) {
        bits.number(&mut wishes.plies, 4);
    }
    if bits.flag(wishes.branching != usual.branching) {
        bits.number(&mut wishes.branching.min, 4);
        bits.number(&mut wishes.branching.max, 4);
    }
    if bits.flag(wishes.iterations != usual.iterations) {
        let NumberRange { min, max } = &mut wishes.iterations;
        for end in [min, max] {
            let mut number = usize::try_from(*end).unwrap_or(usize::MAX);
            bits.number(&mut number, 4);
            *end = u32::try_from(number).unwrap_or(u32::MAX);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = MctsWishes> {
        let usual = MctsWishes::default();
        let flags = (0..32).map(move |flags: u32| {
            let is = |bit: u32| flags >> bit & 1 == 1;
            MctsWishes {
                exploration: is(0),
                near_tie: is(1),
                terminal_again: is(2),
                first: if is(3) { Player::Min } else { Player::Max },
                decide: if is(4) { Decide::Value } else { Decide::Visits },
                ..usual
            }
        });
        let sizes = [(2, 2, 3, 6, 12), (3, 2, 2, 8, 8), (3, 1, 4, 6, 7), (2, 3, 3, 12, 12)];
        flags.flat_map(move |wishes| {
            sizes.map(|(plies, least, most, fewest, longest)| MctsWishes {
                plies,
                branching: NumberRange { min: least, max: most },
                iterations: NumberRange { min: fewest, max: longest },
                ..wishes
            })
        })
    }

    #[test]
    fn what_is_written_is_read() {
        for wishes in all() {
            let code = MctsPaperCode { seed: 7, wishes };
            assert_eq!(MctsPaperCode::parse(&code.to_string()), Ok(code));
            assert_eq!(MctsPaperCode::parse(&code.to_string().to_lowercase()), Ok(code));
        }
    }

    /// Printed papers depend on these codes.
    #[test]
    fn usual_papers_have_short_codes() {
        let exploration = MctsWishes { exploration: true, ..MctsWishes::default() };
        assert_eq!([MctsWishes::default(), exploration].map(encode), ["", "G"]);
    }

    #[test]
    fn a_wrong_character_is_noticed() {
        for wishes in all() {
            let code = MctsPaperCode { seed: 31, wishes }.to_string();
            let (seed, characters) = code.split_once('-').unwrap();
            for at in 0..characters.len() {
                for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars() {
                    let mut mistyped: Vec<char> = characters.chars().collect();
                    if mistyped[at] != other {
                        mistyped[at] = other;
                        let mistyped = format!("{seed}-{}", mistyped.into_iter().collect::<String>());
                        assert_eq!(MctsPaperCode::parse(&mistyped), Err(CodeError::Mistyped), "{mistyped} for {code}");
                    }
                }
            }
            assert!(MctsPaperCode::parse(&code.replace("31M", "13M")).is_err());
            assert!(MctsPaperCode::parse(&code.replace('M', "")).is_err(), "{code}");
        }
    }
}
