//! The wishes in the code of a paper on Monte Carlo tree search, `7M-9`: the seed with a letter, the wishes in a few
//! characters, and a check character.

use crate::exam::code::PaperCode;
use crate::exam::coded_wishes::{Bits, CodeKind, CodedWishes};
use poda_core::document::wishes::NumberRange;
use poda_core::score::Player;
use poda_core::search::mcts::MctsConfig;
use poda_core::search::setting::{Domain, SettingRow, SettingValue};
use poda_words::practice::generator::MctsWishes;

/// The seed and the wishes that determine the exercises of a paper on Monte Carlo tree search.
///
/// ```
/// use poda_paper::exam::{CodeError, MctsPaperCode};
///
/// let code = MctsPaperCode::of_seed(7);
/// assert_eq!(MctsPaperCode::parse(&code.to_string()), Ok(code));
/// assert_eq!(MctsPaperCode::parse("7M"), Ok(code));
/// assert_eq!(MctsPaperCode::parse("7"), Err(CodeError::NotACode));
/// ```
pub type MctsPaperCode = PaperCode<MctsWishes>;

impl CodedWishes for MctsWishes {
    /// `M` is for Monte Carlo.
    const KIND: CodeKind = CodeKind { letter: "M", separator: 20 };

    fn usual() -> Self {
        Self::default()
    }

    fn pack(&mut self, bits: &mut Bits) {
        let usual = Self::default();
        self.exploration = bits.flag(self.exploration);
        self.near_tie = bits.flag(self.near_tie);
        self.terminal_again = bits.flag(self.terminal_again);
        self.first = if bits.flag(self.first == Player::Min) { Player::Min } else { Player::Max };
        // Settings that were added later come last, so that codes printed before mean the same.
        let mut settings = Self::settings();
        if let Some(first) = settings.next() {
            pack_setting(&mut self.search, first, bits);
        }
        if bits.flag(self.plies != usual.plies) {
            bits.number(&mut self.plies, 4);
        }
        if bits.flag(self.branching != usual.branching) {
            bits.number(&mut self.branching.min, 4);
            bits.number(&mut self.branching.max, 4);
        }
        if bits.flag(self.iterations != usual.iterations) {
            let NumberRange { min, max } = &mut self.iterations;
            for end in [min, max] {
                let mut number = usize::try_from(*end).unwrap_or(usize::MAX);
                bits.number(&mut number, 4);
                *end = u32::try_from(number).unwrap_or(u32::MAX);
            }
        }
        settings.for_each(|row| pack_setting(&mut self.search, row, bits));
    }

    fn are_possible(&self) -> bool {
        self.check().is_ok()
    }
}

/// Packs a setting of the search that has a few values.
fn pack_setting(search: &mut MctsConfig, row: &SettingRow<MctsConfig>, bits: &mut Bits) {
    let (Domain::Choice(names), SettingValue::Choice(mut index)) = (row.domain, (row.get)(search)) else { return };
    bits.number(&mut index, names.keys.len().next_power_of_two().trailing_zeros());
    (row.set)(search, SettingValue::Choice(index));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exam::code::CodeError;
    use crate::exam::coded_wishes::encode;
    use poda_core::search::mcts::{Decide, Priors, Selection};

    fn all() -> impl Iterator<Item = MctsWishes> {
        let usual = MctsWishes::default();
        let flags = (0..64).map(move |flags: u32| {
            let is = |bit: u32| flags >> bit & 1 == 1;
            MctsWishes {
                exploration: is(0),
                near_tie: is(1),
                terminal_again: is(2),
                first: if is(3) { Player::Min } else { Player::Max },
                search: MctsConfig {
                    decide: if is(4) { Decide::Value } else { Decide::Visits },
                    selection: if is(5) { Selection::Puct(Priors::Uniform) } else { Selection::Ucb1 },
                    ..MctsConfig::default()
                },
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
        let by_value = MctsConfig { decide: Decide::Value, ..MctsConfig::default() };
        let by_value = MctsWishes { plies: 3, search: by_value, ..MctsWishes::default() };
        let by_priors = MctsConfig { selection: Selection::Puct(Priors::Uniform), ..MctsConfig::default() };
        let by_priors = MctsWishes { search: by_priors, ..MctsWishes::default() };
        let wishes = [MctsWishes::default(), exploration, by_value, by_priors];
        assert_eq!(wishes.map(encode), ["", "G", "1K", "02"]);
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
