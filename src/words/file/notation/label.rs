//! Labels of nodes as figures have them: a name, a value, both, or whose turn it is.

use super::tokens::{ShorthandToken, word_token};
use crate::file::notation_error::NotationErrorKind;
use poda_core::score::{Player, Score, Turn};

#[derive(Debug, Default, PartialEq)]
pub(super) struct NodeLabel {
    pub name: Option<String>,
    /// The value of a leaf, or the estimate of an inner node.
    pub value: Option<Score>,
    pub turn: Option<Turn>,
}

/// Returns the number that a whole text is, if it is one.
pub(super) fn number(text: &str) -> Result<Option<Score>, NotationErrorKind> {
    Ok(match word_token(text.trim())? {
        ShorthandToken::Number(number) => Some(number),
        ShorthandToken::Name(_) | ShorthandToken::Equals(_) | ShorthandToken::Open(..) | ShorthandToken::Close(_) => {
            None
        }
    })
}

/// Returns whose turn a word or a triangle says it is.
pub(super) fn turn(text: &str) -> Option<Turn> {
    match text.trim().to_lowercase().as_str() {
        "max" | "▲" | "△" => Some(Player::Max.into()),
        "min" | "▼" | "▽" => Some(Player::Min.into()),
        "chance" | "azar" => Some(Turn::Chance),
        _ => None,
    }
}

impl NodeLabel {
    /// Reads `A`, `3`, `A=3`, `A: 3`, `A (3)`, `MAX` or `MIN 3`, in which a line end may separate as well.
    pub fn read(text: &str) -> Result<Self, NotationErrorKind> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(Self::default());
        }
        if let Some(value) = number(text)? {
            return Ok(Self { value: Some(value), ..Self::default() });
        }
        let in_brackets = text.strip_suffix(')').and_then(|text| text.rsplit_once('('));
        let split = in_brackets.or_else(|| text.rsplit_once(['=', ':', '\n']));
        if let Some((before, after)) = split
            && let Some(value) = number(after)?
        {
            return Ok(Self { value: Some(value), ..Self::of_word(before) });
        }
        if let Some((before, after)) = text.split_once(char::is_whitespace)
            && let (Some(turn), Some(value)) = (turn(before), number(after)?)
        {
            return Ok(Self { turn: Some(turn), value: Some(value), name: None });
        }
        Ok(Self::of_word(text))
    }

    fn of_word(text: &str) -> Self {
        let text = text.trim();
        let turn = turn(text);
        let name = (turn.is_none() && !text.is_empty()).then(|| text.split_whitespace().collect::<Vec<_>>().join(" "));
        Self { name, turn, value: None }
    }
}
