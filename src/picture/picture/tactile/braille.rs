//! Text in uncontracted braille, by the code that a language uses: Unified English Braille, or that of the Spanish
//! Braille Commission with its literary braille and its mathematical signs ("Signografía matemática", document B 5).
//! The accented letters are those of the language.

use poda_core::text::without_accent;
use poda_words::i18n::{BrailleCode, LanguageRules};
use std::borrow::Cow;

/// The dots of a cell as bits. As in the Unicode code points from U+2800 on, dot 1 is the lowest bit.
pub type Cell = u8;

/// The sign before digits.
const NUMBER: Cell = dots(&[3, 4, 5, 6]);
const SPACE: Cell = 0;
/// The sign for a character without a braille sign.
const UNKNOWN: Cell = dots(&[1, 2, 3, 4, 5, 6]);
const LETTERS: [Cell; 26] = letters();

/// The signs that differ between braille codes.
struct Code {
    /// The signs before a capital, before a letter from a to j after digits, and before decimals.
    capital: Cell,
    letter: Cell,
    decimals: Cell,
    /// The signs of characters other than letters.
    signs: &'static [(char, &'static [Cell])],
}

impl Code {
    const fn of(code: BrailleCode) -> &'static Self {
        match code {
            BrailleCode::UnifiedEnglish => &UNIFIED_ENGLISH,
            BrailleCode::Spanish => &SPANISH,
        }
    }
}

/// Returns the cells of a small letter or another character.
fn sign(rules: &LanguageRules, letter: char) -> Cow<'_, [Cell]> {
    let own = rules.braille_signs.iter().find(|(of, _)| *of == letter);
    let of_code = || Code::of(rules.braille_code).signs.iter().find(|(of, _)| *of == letter);
    match (own, without_accent(letter)) {
        (Some((_, cells)), _) => cells.as_slice().into(),
        (None, bare @ 'a'..='z') => vec![LETTERS[bare as usize - 'a' as usize]].into(),
        (None, _) => of_code().map_or(vec![UNKNOWN].into(), |(_, cells)| (*cells).into()),
    }
}

static UNIFIED_ENGLISH: Code = Code {
    capital: dots(&[6]),
    letter: dots(&[5, 6]),
    decimals: dots(&[2, 5, 6]),
    signs: &[
        ('α', &[dots(&[4, 6]), dots(&[1])]),
        ('β', &[dots(&[4, 6]), dots(&[1, 2])]),
        ('ε', &[dots(&[4, 6]), dots(&[1, 5])]),
        ('−', &[dots(&[5]), dots(&[3, 6])]),
        ('+', &[dots(&[5]), dots(&[2, 3, 5])]),
        ('=', &[dots(&[5]), dots(&[2, 3, 5, 6])]),
        ('<', &[dots(&[4]), dots(&[1, 2, 6])]),
        ('>', &[dots(&[4]), dots(&[3, 4, 5])]),
        ('≤', &[dots(&[4, 5, 6]), dots(&[4]), dots(&[1, 2, 6])]),
        ('≥', &[dots(&[4, 5, 6]), dots(&[4]), dots(&[3, 4, 5])]),
        ('∞', &[dots(&[3, 4, 5, 6]), dots(&[1, 2, 3, 4, 5, 6])]),
        ('→', &[dots(&[1, 2, 5, 6]), dots(&[1, 3, 5])]),
        ('(', &[dots(&[5]), dots(&[1, 2, 6])]),
        (')', &[dots(&[5]), dots(&[3, 4, 5])]),
        ('-', &[dots(&[3, 6])]),
        ('–', &[dots(&[6]), dots(&[3, 6])]),
        ('.', &[dots(&[2, 5, 6])]),
        (',', &[dots(&[2])]),
        (':', &[dots(&[2, 5])]),
        ('?', &[dots(&[2, 3, 6])]),
        ('’', &[dots(&[3])]),
        ('…', &[dots(&[2, 5, 6]), dots(&[2, 5, 6]), dots(&[2, 5, 6])]),
    ],
};

static SPANISH: Code = Code {
    capital: dots(&[4, 6]),
    letter: dots(&[5]),
    decimals: dots(&[2]),
    signs: &[
        ('α', &[dots(&[4]), dots(&[1])]),
        ('β', &[dots(&[4]), dots(&[1, 2])]),
        ('ε', &[dots(&[4]), dots(&[1, 5])]),
        ('−', &[dots(&[3, 6])]),
        ('+', &[dots(&[2, 3, 5])]),
        ('=', &[dots(&[2, 3, 5, 6])]),
        ('<', &[dots(&[2, 4, 6])]),
        ('>', &[dots(&[1, 3, 5])]),
        ('≤', &[dots(&[2, 4, 6]), dots(&[2, 3, 5, 6])]),
        ('≥', &[dots(&[1, 3, 5]), dots(&[2, 3, 5, 6])]),
        ('∞', &[dots(&[3, 4, 5, 6]), dots(&[1, 2, 5, 6])]),
        ('→', &[dots(&[2, 5]), dots(&[2])]),
        ('(', &[dots(&[1, 2, 6])]),
        (')', &[dots(&[3, 4, 5])]),
        ('-', &[dots(&[3, 6])]),
        ('–', &[dots(&[3, 6])]),
        ('.', &[dots(&[3])]),
        (',', &[dots(&[2])]),
        (':', &[dots(&[2, 5])]),
        ('?', &[dots(&[2, 6])]),
        ('’', &[dots(&[3])]),
        ('…', &[dots(&[3]), dots(&[3]), dots(&[3])]),
    ],
};

pub fn braille(rules: &LanguageRules, text: &str) -> Vec<Cell> {
    let code = Code::of(rules.braille_code);
    let letters: Vec<char> = text.chars().collect();
    let mut cells = Vec::new();
    // Whether the last cell was part of a number, so that further digits need no sign.
    let mut is_number = false;
    for (index, &letter) in letters.iter().enumerate() {
        let is_digit_next = letters.get(index + 1).is_some_and(char::is_ascii_digit);
        let small = letter.to_lowercase().next().unwrap_or(letter);
        match letter {
            '0'..='9' => {
                if !is_number {
                    cells.push(NUMBER);
                }
                is_number = true;
                // The digits 1 to 9 are written as a to i, and 0 as j.
                cells.push(LETTERS[(letter as usize - '0' as usize + 9) % 10]);
                continue;
            }
            '.' if is_number && is_digit_next => {
                cells.push(code.decimals);
                continue;
            }
            ',' if is_number && is_digit_next => {
                cells.extend_from_slice(&sign(rules, letter));
                continue;
            }
            ' ' => cells.push(SPACE),
            _ => {
                if is_number && matches!(letter, 'a'..='j') {
                    cells.push(code.letter);
                }
                if small != letter {
                    cells.push(code.capital);
                }
                cells.extend_from_slice(&sign(rules, small));
            }
        }
        is_number = false;
    }
    cells
}

/// Returns a cell with the given dots, each from 1 to 6.
const fn dots(raised: &[u32]) -> Cell {
    let (mut cell, mut index) = (0, 0);
    while index < raised.len() {
        cell |= 1 << (raised[index] - 1);
        index += 1;
    }
    cell
}

/// Returns the letters. The first ten are a to j; k to t add dot 3 to them; u, v, x, y and z add dots 3 and 6. The
/// letter w was added later and does not follow this pattern.
const fn letters() -> [Cell; 26] {
    let first = [
        dots(&[1]),
        dots(&[1, 2]),
        dots(&[1, 4]),
        dots(&[1, 4, 5]),
        dots(&[1, 5]),
        dots(&[1, 2, 4]),
        dots(&[1, 2, 4, 5]),
        dots(&[1, 2, 5]),
        dots(&[2, 4]),
        dots(&[2, 4, 5]),
    ];
    let mut letters = [0; 26];
    let mut index = 0;
    while index < 10 {
        letters[index] = first[index];
        letters[index + 10] = first[index] | dots(&[3]);
        index += 1;
    }
    [letters[20], letters[21]] = [first[0] | dots(&[3, 6]), first[1] | dots(&[3, 6])];
    letters[22] = dots(&[2, 4, 5, 6]);
    [letters[23], letters[24], letters[25]] =
        [first[2] | dots(&[3, 6]), first[3] | dots(&[3, 6]), first[4] | dots(&[3, 6])];
    letters
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_words::i18n::{Language, Words};

    fn written(language: Language, text: &str) -> String {
        braille(Words::new(language).rules(), text)
            .into_iter()
            .map(|cell| char::from_u32(0x2800 + u32::from(cell)).unwrap())
            .collect()
    }

    #[test]
    fn letters_numbers_and_signs_are_those_of_unified_english_braille() {
        for (text, expected) in [
            ("abcdefghij", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚"),
            ("klmnopqrst", "⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞"),
            ("uvwxyz", "⠥⠧⠺⠭⠽⠵"),
            ("áéíóúüñ", "⠷⠮⠌⠬⠾⠳⠻"),
            ("B", "⠠⠃"),
            ("b12", "⠃⠼⠁⠃"),
            ("1b 2k", "⠼⠁⠰⠃⠀⠼⠃⠅"),
            ("1234567890", "⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚"),
            ("−0.5", "⠐⠤⠼⠚⠲⠑"),
            ("≤3", "⠸⠈⠣⠼⠉"),
            ("≥14", "⠸⠈⠜⠼⠁⠙"),
            ("α−∞", "⠨⠁⠐⠤⠼⠿"),
            ("β+∞", "⠨⠃⠐⠖⠼⠿"),
            ("4−5=−1", "⠼⠙⠐⠤⠼⠑⠐⠶⠐⠤⠼⠁"),
        ] {
            assert_eq!(written(Language::ENGLISH, text), expected, "{text}");
        }
    }

    /// The examples are the commission's, if it has any: −7, −29, 3,2 and 234a5.
    #[test]
    fn letters_numbers_and_signs_are_those_of_the_spanish_commission() {
        for (text, expected) in [
            ("áéíóúüñ", "⠷⠮⠌⠬⠾⠳⠻"),
            ("B", "⠨⠃"),
            ("Ñ", "⠨⠻"),
            ("b12", "⠃⠼⠁⠃"),
            ("234a5", "⠼⠃⠉⠙⠐⠁⠼⠑"),
            ("1b 2k", "⠼⠁⠐⠃⠀⠼⠃⠅"),
            ("−7", "⠤⠼⠛"),
            ("−29", "⠤⠼⠃⠊"),
            ("3.2", "⠼⠉⠂⠃"),
            ("≤3", "⠪⠶⠼⠉"),
            ("≥14", "⠕⠶⠼⠁⠙"),
            ("α−∞", "⠈⠁⠤⠼⠳"),
            ("β+∞", "⠈⠃⠖⠼⠳"),
            ("4−5=−1", "⠼⠙⠤⠼⠑⠶⠤⠼⠁"),
        ] {
            assert_eq!(written(Language::SPANISH, text), expected, "{text}");
        }
    }

    #[test]
    fn no_two_characters_have_the_same_sign() {
        // The Spanish code distinguishes a hyphen from a minus sign, and an apostrophe from a full stop, only by the
        // context.
        for (language, same) in [(Language::ENGLISH, ""), (Language::SPANISH, "-–’")] {
            let words = Words::new(language);
            let rules = words.rules();
            let own = rules.braille_signs.iter().map(|(of, _)| *of);
            let of_code = Code::of(rules.braille_code).signs.iter().map(|(of, _)| *of);
            let all: Vec<_> = own.chain(of_code).filter(|of| !same.contains(*of)).collect();
            for (index, one) in all.iter().enumerate() {
                assert!(all[..index].iter().all(|other| sign(rules, *other) != sign(rules, *one)), "{one}");
            }
        }
        let of = |code| Code::of(code).signs.iter().map(|&(of, _)| of).collect::<Vec<_>>();
        assert_eq!(of(BrailleCode::UnifiedEnglish), of(BrailleCode::Spanish));
    }

    #[test]
    fn a_language_may_have_letters_of_its_own_and_write_signs_in_another_way() {
        let source = "language-braille-code = spanish\nlanguage-braille-signs = ê126 (126-3\n";
        let words = Words::of_messages(Language::of_code("qps"), source.to_owned());
        let written = |text| braille(words.rules(), text);
        assert_eq!(written("ê("), [dots(&[1, 2, 6]), dots(&[1, 2, 6]), dots(&[3])]);
        assert_eq!(written("Ê"), [dots(&[4, 6]), dots(&[1, 2, 6])]);
        assert_eq!(written("ãñŵ"), [LETTERS[0], UNKNOWN, LETTERS[22]], "a letter without a sign loses its accent");
        assert_eq!(written("≤"), [dots(&[2, 4, 6]), dots(&[2, 3, 5, 6])]);
    }
}
