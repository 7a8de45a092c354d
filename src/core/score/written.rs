//! Scores and vectors as they are written as bytes. What is no score is refused when it is read.

use super::{MAX_PLAYERS, Payoffs, Score};
use serde::{Deserialize, Serialize};

/// A score as it is written. Most are small whole numbers.
#[derive(Serialize, Deserialize)]
pub(super) enum ScoreForm {
    Whole(i32),
    Number(f64),
    Fraction(i128, i128),
}

impl From<Score> for ScoreForm {
    fn from(score: Score) -> Self {
        if let Some((numerator, denominator)) = score.as_fraction() {
            return Self::Fraction(numerator, denominator);
        }
        #[expect(clippy::cast_possible_truncation, reason = "the cast saturates, and what it changes is not taken")]
        let whole = score.get() as i32;
        if Score::from(whole) == score { Self::Whole(whole) } else { Self::Number(score.get()) }
    }
}

impl TryFrom<ScoreForm> for Score {
    type Error = &'static str;

    fn try_from(form: ScoreForm) -> Result<Self, Self::Error> {
        match form {
            ScoreForm::Whole(number) => Ok(number.into()),
            ScoreForm::Number(number) => Self::new(number).ok_or("no score"),
            ScoreForm::Fraction(numerator, denominator) => Self::ratio(numerator, denominator).ok_or("no fraction"),
        }
    }
}

impl From<Payoffs> for Vec<Score> {
    fn from(payoffs: Payoffs) -> Self {
        payoffs.entries().to_vec()
    }
}

impl TryFrom<Vec<Score>> for Payoffs {
    type Error = &'static str;

    fn try_from(entries: Vec<Score>) -> Result<Self, Self::Error> {
        if entries.len() <= MAX_PLAYERS { Ok(Self::new(&entries)) } else { Err("too many players") }
    }
}
