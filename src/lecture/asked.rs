//! A question that the room is asked at a press of the clicker.

use poda_class::Asking;
use poda_core::trace::TimelineStep;
use poda_picture::picture::Concealed;
use poda_words::i18n::Words;

/// A question in the words of one language.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionText {
    pub prompt: String,
    pub choices: Vec<String>,
    /// The answer, and why it is right.
    pub answer: String,
    /// The step at which it is asked, and the step that shows the answer.
    pub at: TimelineStep,
    pub answered_at: TimelineStep,
    /// What the picture conceals while the question is open.
    pub concealed: Concealed,
}

impl QuestionText {
    pub(crate) fn new(asking: &Asking, words: &Words) -> Self {
        let language = words.language();
        Self {
            prompt: asking.prompt(language).to_owned(),
            choices: asking.choices(language).to_vec(),
            answer: asking.answer(language).to_owned(),
            at: asking.at(),
            answered_at: asking.answered_at(),
            concealed: asking.concealed(),
        }
    }
}
