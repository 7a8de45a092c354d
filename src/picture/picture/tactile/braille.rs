//! Text in uncontracted braille. English uses the signs of Unified English Braille. Spanish uses those of the Spanish Braille
//! Commission: its literary braille, and its mathematical signs ("Signografía matemática", document B 5).

use poda_core::language::Language;

/// The dots of a cell as bits. As in the Unicode code points from U+2800 on, dot 1 is the lowest bit.
pub type Cell = u8;

/// The sign before digits.
const NUMBER: Cell = dots(&[3, 4, 5, 6]);
const SPACE: Cell = 0;
/// The sign for a character without a braille sign.
const UNKNOWN: Cell = dots(&[1, 2, 3, 4, 5, 6]);
/// The letters from a to z.
const LETTERS: [Cell; 26] = letters();

/// The signs that differ between languages.
struct Code {
    /// The signs before a capital, before a letter from a to j after digits, and before decimals.
    capital: Cell,
    letter: Cell,
    decimals: Cell,
    /// The signs of characters other than letters.
    signs: &'static [(char, &'static [Cell])],
}

impl Code {
    const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &UNIFIED_ENGLISH,
            Language::Spanish => &SPANISH,
        }
    }

    fn sign(&self, letter: char) -> Vec<Cell> {
        let signs = || ACCENTED.iter().chain(self.signs).find(|(of, _)| *of == letter);
        match letter {
            'a'..='z' => vec![LETTERS[letter as usize - 'a' as usize]],
            _ => signs().map_or(vec![UNKNOWN], |(_, cells)| cells.to_vec()),
        }
    }
}

/// The accented letters, which are those of Spanish.
const ACCENTED: &[(char, &[Cell])] = &[
    ('á', &[dots(&[1, 2, 3, 5, 6])]),
    ('é', &[dots(&[2, 3, 4, 6])]),
    ('í', &[dots(&[3, 4])]),
    ('ó', &[dots(&[3, 4, 6])]),
    ('ú', &[dots(&[2, 3, 4, 5, 6])]),
    ('ü', &[dots(&[1, 2, 5, 6])]),
    ('ñ', &[dots(&[1, 2, 4, 5, 6])]),
];

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

/// Returns a text as braille cells.
pub fn braille(language: Language, text: &str) -> Vec<Cell> {
    let code = Code::of(language);
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
                cells.extend(code.sign(letter));
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
                cells.extend(code.sign(small));
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

/// Returns the letters. The first ten are a to j; k to t add dot 3 to them; u, v, x, y and z add dots 3 and 6. The letter w was added
/// later and does not follow this pattern.
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

    fn written(language: Language, text: &str) -> String {
        braille(language, text).into_iter().map(|cell| char::from_u32(0x2800 + u32::from(cell)).unwrap()).collect()
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
            assert_eq!(written(Language::English, text), expected, "{text}");
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
            assert_eq!(written(Language::Spanish, text), expected, "{text}");
        }
    }

    #[test]
    fn no_two_characters_have_the_same_sign() {
        // The Spanish code distinguishes a hyphen from a minus sign, and an apostrophe from a full stop, only by the context.
        for (language, same) in [(Language::English, ""), (Language::Spanish, "-–’")] {
            let all: Vec<_> =
                ACCENTED.iter().chain(Code::of(language).signs).filter(|(of, _)| !same.contains(*of)).collect();
            for (index, (one, cells)) in all.iter().enumerate() {
                assert!(all[..index].iter().all(|(_, other)| other != cells), "{one}");
            }
        }
        let of = |language| Code::of(language).signs.iter().map(|&(of, _)| of).collect::<Vec<_>>();
        assert_eq!(of(Language::English), of(Language::Spanish));
    }
}
