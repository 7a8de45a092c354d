//! The tokens of a tree in shorthand.

use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use poda_core::score::Score;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum ShorthandToken {
    Number(Score),
    Name(String),
    /// `=` or `:`, between a name and its value.
    Equals(char),
    /// An opening bracket, and whether it follows a word without a space.
    Open(char, bool),
    /// A closing bracket.
    Close(char),
}

/// The meaning of a comma between digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum DecimalCommas {
    Yes,
    No,
}

impl DecimalCommas {
    /// Returns the meaning of commas in a text: with semicolons as separators, commas are decimal commas.
    pub fn of(text: &str) -> Self {
        if text.contains(';') { Self::Yes } else { Self::No }
    }
}

/// Returns the tokens of a text. White space, commas and semicolons only separate them.
pub(super) fn tokens(text: &str) -> Result<Vec<(LineColumn, ShorthandToken)>, NotationError> {
    let decimal_commas = DecimalCommas::of(text);
    let mut tokens = Vec::new();
    for (index, line) in text.lines().enumerate() {
        line_tokens(line, index + 1, decimal_commas, &mut tokens)?;
    }
    Ok(tokens)
}

/// Appends the tokens of a line. `line_number` counts from 1.
pub(super) fn line_tokens(
    line: &str,
    line_number: usize,
    decimal_commas: DecimalCommas,
    tokens: &mut Vec<(LineColumn, ShorthandToken)>,
) -> Result<(), NotationError> {
    let characters: Vec<char> = line.chars().collect();
    let mut start = 0;
    while start < characters.len() {
        let position = LineColumn { line: line_number, column: start + 1 };
        let character = characters[start];
        match character {
            '(' | '[' | '{' => {
                let is_attached = start.checked_sub(1).is_some_and(|before| !ends_word(characters[before]));
                tokens.push((position, ShorthandToken::Open(character, is_attached)));
            }
            ')' | ']' | '}' => tokens.push((position, ShorthandToken::Close(character))),
            '=' | ':' => tokens.push((position, ShorthandToken::Equals(character))),
            ',' | ';' => {}
            _ if character.is_whitespace() => {}
            '"' | '\'' => return Err(NotationError::new(position, NotationErrorKind::Misplaced(character))),
            _ => {
                let is_digit = |index: usize| characters.get(index).is_some_and(char::is_ascii_digit);
                let is_decimal_comma = |index: usize| {
                    decimal_commas == DecimalCommas::Yes
                        && characters[index] == ','
                        && is_digit(index + 1)
                        && index.checked_sub(1).is_some_and(is_digit)
                };
                let is_end = |&index: &usize| ends_word(characters[index]) && !is_decimal_comma(index);
                let end = (start..characters.len()).find(is_end).unwrap_or(characters.len());
                let word: String = characters[start..end].iter().collect();
                let token = word_token(&word).map_err(|kind| NotationError::new(position, kind))?;
                tokens.push((position, token));
                start = end;
                continue;
            }
        }
        start += 1;
    }
    Ok(())
}

pub(super) fn ends_word(character: char) -> bool {
    character.is_whitespace() || "()[]{},;=:\"'".contains(character)
}

/// Returns a word as a number if it is one, and otherwise as a name.
pub(super) fn word_token(word: &str) -> Result<ShorthandToken, NotationErrorKind> {
    let plain = word.replace('−', "-").replace('∞', "inf").replace(',', ".");
    let unsigned = plain.trim_start_matches(['-', '+']);
    let is_infinite = unsigned.eq_ignore_ascii_case("inf") && plain.len() <= unsigned.len() + 1;
    let begins_like_number = unsigned.starts_with(|first: char| first.is_ascii_digit() || first == '.');
    if let Some(fraction) = Score::parse_ratio(&plain) {
        return Ok(ShorthandToken::Number(fraction));
    }
    match plain.parse::<f64>() {
        Ok(value) if is_infinite || begins_like_number => {
            let score = Score::new(value).filter(|score| is_infinite || score.is_finite() && Score::keeps(&plain));
            score.map(ShorthandToken::Number).ok_or_else(|| NotationErrorKind::TooLarge(word.to_owned()))
        }
        _ => Ok(ShorthandToken::Name(word.to_owned())),
    }
}
