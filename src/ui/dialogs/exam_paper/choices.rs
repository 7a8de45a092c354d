//! What is chosen for an exam paper, with its fields as they are typed.

use crate::document::wishes::Wishes;
use crate::exam::{
    AskedParts, MAX_EXERCISES, PaperCode, PaperError, PaperFormat, PaperSettings, PaperSize, Variant, usual_wishes,
};
use crate::i18n::{Language, Words};
use crate::ui::dialogs::form::another_seed;

/// The longest title, in characters.
const MAX_TITLE: usize = 120;

/// What is chosen for an exam paper.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperChoices {
    /// Whether the exercise is about the open position; otherwise exercises are generated.
    pub is_own_position: bool,
    /// The seed as it is typed.
    pub seed: String,
    /// The wishes for every exercise.
    pub wishes: Wishes,
    /// The number of exercises as it is typed.
    pub count: String,
    /// The number of variants as it is typed.
    pub variants: String,
    /// What is asked for.
    pub asked: AskedParts,
    /// The size of the paper.
    pub paper_size: PaperSize,
    /// The title as it is typed; the usual one where nothing is.
    pub title: String,
    /// The language of the paper; `None` for that of the window.
    pub language: Option<Language>,
    /// The format.
    pub format: PaperFormat,
    /// Whether the key is also written as data.
    pub has_key_json: bool,
}

/// Why there is no paper by what is typed.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperChoiceError {
    /// The seed is none.
    Seed,
    /// The title is too long.
    Title,
    /// The library refuses it.
    Paper(PaperError),
}

impl Default for PaperChoices {
    fn default() -> Self {
        Self {
            is_own_position: false,
            seed: another_seed().to_string(),
            wishes: usual_wishes(),
            count: "4".to_owned(),
            variants: "2".to_owned(),
            asked: AskedParts::ALL,
            paper_size: PaperSize::A4,
            title: String::new(),
            language: None,
            format: PaperFormat::Pdf,
            has_key_json: false,
        }
    }
}

impl PaperChoices {
    /// Returns the code of the paper.
    ///
    /// # Errors
    /// The typed seed is none.
    pub fn code(&self) -> Result<PaperCode, PaperChoiceError> {
        let seed = self.seed.trim().parse().map_err(|_| PaperChoiceError::Seed)?;
        Ok(PaperCode { seed, wishes: self.wishes })
    }

    /// Returns what the paper is made of.
    ///
    /// # Errors
    /// Why there is no paper by what is typed.
    pub fn settings(&self) -> Result<PaperSettings, PaperChoiceError> {
        let number = |text: &str, max: usize, error: PaperError| {
            let number = text.trim().parse().ok().filter(|number| (1..=max).contains(number));
            number.ok_or(PaperChoiceError::Paper(error))
        };
        let (code, count, variants) = if self.is_own_position {
            (PaperCode::of_seed(0), 1, 1)
        } else {
            let count = number(&self.count, MAX_EXERCISES, PaperError::Count)?;
            (self.code()?, count, number(&self.variants, Variant::MAX, PaperError::Variants)?)
        };
        if self.asked == AskedParts::NONE {
            return Err(PaperChoiceError::Paper(PaperError::NothingAsked));
        }
        let title = Some(self.title.trim().to_owned()).filter(|title| !title.is_empty());
        if title.as_ref().is_some_and(|title| MAX_TITLE < title.chars().count()) {
            return Err(PaperChoiceError::Title);
        }
        let (asked, paper_size) = (self.asked, self.paper_size);
        Ok(PaperSettings { code, count, variants, asked, paper_size, title })
    }
}

impl PaperChoiceError {
    /// Returns the reason in sentences.
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Seed => vec![words.text("exercise-no-seed")],
            Self::Title => vec![words.fill("paper-long-title", &[("most", MAX_TITLE.into())])],
            Self::Paper(error) => error.sentences(words),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_wrong_is_told_apart() {
        let choices = || PaperChoices { seed: "7".into(), ..PaperChoices::default() };
        let error = |choices: PaperChoices| choices.settings().unwrap_err();
        for wrong in ["", " ", "x", "-1", "1.5", "NaN", "99999999999999999999999"] {
            let typed = || wrong.to_owned();
            assert_eq!(error(PaperChoices { seed: typed(), ..choices() }), PaperChoiceError::Seed, "{wrong}");
            let count = error(PaperChoices { count: typed(), ..choices() });
            assert_eq!(count, PaperChoiceError::Paper(PaperError::Count), "{wrong}");
            let variants = error(PaperChoices { variants: typed(), ..choices() });
            assert_eq!(variants, PaperChoiceError::Paper(PaperError::Variants), "{wrong}");
        }
        for (count, variants) in [("0", "1"), ("21", "1"), ("1", "0"), ("1", "27")] {
            let choices = PaperChoices { count: count.into(), variants: variants.into(), ..choices() };
            assert!(choices.settings().is_err(), "{count} {variants}");
            let own = PaperChoices { is_own_position: true, ..choices };
            assert!(own.settings().is_ok(), "they do not matter for the open position");
        }
        assert_eq!(error(PaperChoices { title: "x".repeat(121), ..choices() }), PaperChoiceError::Title);
    }
}
