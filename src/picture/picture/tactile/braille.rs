//! Text in braille: uncontracted, with the signs of Unified English Braille, and the accented letters of Spanish.

/// The dots of a cell as bits, as the code points of Unicode have them behind U+2800: dot 1 is the lowest.
pub type Cell = u8;

/// Before a capital, before two or more, before digits, and before a letter from a to j behind digits.
const CAPITAL: Cell = dots(&[6]);
const NUMBER: Cell = dots(&[3, 4, 5, 6]);
const LETTER: Cell = dots(&[5, 6]);
const SPACE: Cell = 0;
/// What has no sign.
const UNKNOWN: Cell = dots(&[1, 2, 3, 4, 5, 6]);
/// The letters from a to z.
const LETTERS: [Cell; 26] = letters();

/// The signs of other characters.
const SIGNS: &[(char, &[Cell])] = &[
    ('á', &[dots(&[1, 2, 3, 5, 6])]),
    ('é', &[dots(&[2, 3, 4, 6])]),
    ('í', &[dots(&[3, 4])]),
    ('ó', &[dots(&[3, 4, 6])]),
    ('ú', &[dots(&[2, 3, 4, 5, 6])]),
    ('ü', &[dots(&[1, 2, 5, 6])]),
    ('ñ', &[dots(&[1, 2, 4, 5, 6])]),
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
];

/// Returns a text in cells.
pub fn braille(text: &str) -> Vec<Cell> {
    let letters: Vec<char> = text.chars().collect();
    let mut cells = Vec::new();
    // Whether digits go on without a sign.
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
                // 1 to 9 are a to i, and 0 is j.
                cells.push(LETTERS[(letter as usize - '0' as usize + 9) % 10]);
                continue;
            }
            '.' | ',' if is_number && is_digit_next => {
                cells.extend(sign(letter));
                continue;
            }
            ' ' => cells.push(SPACE),
            _ => {
                if is_number && matches!(letter, 'a'..='j') {
                    cells.push(LETTER);
                }
                if small != letter {
                    cells.push(CAPITAL);
                }
                cells.extend(sign(small));
            }
        }
        is_number = false;
    }
    cells
}

fn sign(letter: char) -> Vec<Cell> {
    match letter {
        'a'..='z' => vec![LETTERS[letter as usize - 'a' as usize]],
        _ => SIGNS.iter().find(|(of, _)| *of == letter).map_or(vec![UNKNOWN], |(_, cells)| cells.to_vec()),
    }
}

/// Returns a cell with these dots, each from 1 to 6.
const fn dots(raised: &[u32]) -> Cell {
    let (mut cell, mut index) = (0, 0);
    while index < raised.len() {
        cell |= 1 << (raised[index] - 1);
        index += 1;
    }
    cell
}

/// Returns a to j; the same with dot 3 are k to t; with dots 3 and 6, u, v, x, y and z. w is younger than Braille.
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

    fn written(text: &str) -> String {
        braille(text).into_iter().map(|cell| char::from_u32(0x2800 + u32::from(cell)).unwrap()).collect()
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
            assert_eq!(written(text), expected, "{text}");
        }
    }

    #[test]
    fn no_two_characters_have_the_same_sign() {
        for (index, (one, cells)) in SIGNS.iter().enumerate() {
            assert!(SIGNS[..index].iter().all(|(_, other)| other != cells), "{one}");
        }
    }
}
