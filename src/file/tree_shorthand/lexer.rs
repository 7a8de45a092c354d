//! The words and signs of a typed tree, with their places.

use super::{At, ShorthandError, ShorthandErrorKind, problem};
use crate::score::Score;

/// A piece of the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ShorthandToken {
    /// A number.
    Number(Score),
    /// A name.
    Name(String),
    /// `=` or `:`, which gives a name its value.
    Equals(char),
    /// An opening bracket, and whether it stands right behind a word.
    Open(char, bool),
    /// A closing bracket.
    Close(char),
}

/// The pieces of a text. Blanks, commas and semicolons only separate them.
pub(super) fn tokens(text: &str) -> Result<Vec<(At, ShorthandToken)>, ShorthandError> {
    let has_semicolons = text.contains(';');
    let mut tokens = Vec::new();
    for (index, line) in text.lines().enumerate() {
        line_tokens(line, index + 1, has_semicolons, &mut tokens)?;
    }
    Ok(tokens)
}

/// The tokens of one line. `has_decimal_commas`: a comma between digits is part of a number.
pub(super) fn line_tokens(
    line: &str,
    number: usize,
    has_decimal_commas: bool,
    tokens: &mut Vec<(At, ShorthandToken)>,
) -> Result<(), ShorthandError> {
    let letters: Vec<char> = line.chars().collect();
    let mut begin = 0;
    while begin < letters.len() {
        let at = (number, begin + 1);
        let letter = letters[begin];
        match letter {
            '(' | '[' | '{' => {
                let is_attached = begin.checked_sub(1).is_some_and(|before| !is_end(letters[before]));
                tokens.push((at, ShorthandToken::Open(letter, is_attached)));
            }
            ')' | ']' | '}' => tokens.push((at, ShorthandToken::Close(letter))),
            '=' | ':' => tokens.push((at, ShorthandToken::Equals(letter))),
            ',' | ';' => {}
            _ if letter.is_whitespace() => {}
            '"' | '\'' => return Err(problem(at, ShorthandErrorKind::Misplaced(letter))),
            _ => {
                let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
                let is_decimal = |at: usize| {
                    has_decimal_commas
                        && letters[at] == ','
                        && is_digit(at + 1)
                        && at.checked_sub(1).is_some_and(is_digit)
                };
                let end = (begin..letters.len()).find(|&at| is_end(letters[at]) && !is_decimal(at));
                let end = end.unwrap_or(letters.len());
                let word: String = letters[begin..end].iter().collect();
                tokens.push((at, word_of(&word).map_err(|fault| problem(at, fault))?));
                begin = end;
                continue;
            }
        }
        begin += 1;
    }
    Ok(())
}

fn is_end(letter: char) -> bool {
    letter.is_whitespace() || "()[]{},;=:\"'".contains(letter)
}

/// A word as a number, if it is one, or as a name.
fn word_of(word: &str) -> Result<ShorthandToken, ShorthandErrorKind> {
    let plain = word.replace('−', "-").replace('∞', "inf").replace(',', ".");
    let unsigned = plain.trim_start_matches(['-', '+']);
    let is_infinite = unsigned.eq_ignore_ascii_case("inf") && plain.len() <= unsigned.len() + 1;
    let has_digits = unsigned.starts_with(|first: char| first.is_ascii_digit() || first == '.');
    match plain.parse::<f64>() {
        Ok(value) if is_infinite || has_digits => {
            let score = Score::new(value).filter(|score| score.is_finite() || is_infinite);
            score.map(ShorthandToken::Number).ok_or_else(|| ShorthandErrorKind::TooLarge(word.to_owned()))
        }
        _ => Ok(ShorthandToken::Name(word.to_owned())),
    }
}
