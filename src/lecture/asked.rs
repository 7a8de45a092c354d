//! A question that the room is asked at a press of the clicker.

use poda_class::Asking;
use poda_core::trace::TimelineStep;
use poda_picture::picture::{ChoiceBadge, Concealed};
use poda_words::i18n::Words;

/// A question in the words of one language.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionText {
    pub prompt: String,
    pub choices: Vec<String>,
    /// For each choice, whether it is right.
    pub are_right: Vec<bool>,
    /// The answer, and why it is right.
    pub answer: String,
    /// The step at which it is asked, and the step that shows the answer.
    pub at: TimelineStep,
    pub answered_at: TimelineStep,
    /// What the picture conceals while the question is open.
    pub concealed: Concealed,
    /// Whether it is asked before its step is shown.
    pub is_on_way: bool,
    /// Whether it is about a search, and not the lecturer's own.
    pub is_about_search: bool,
    /// The choices that are marked in the tree.
    badges: Vec<ChoiceBadge>,
}

impl QuestionText {
    pub(crate) fn new(asking: &Asking, is_on_way: bool, words: &Words) -> Self {
        let language = words.language();
        Self {
            prompt: asking.prompt(language).to_owned(),
            choices: asking.choices(language).to_vec(),
            are_right: asking.are_right(),
            answer: asking.answer(language).to_owned(),
            at: asking.at(),
            answered_at: asking.answered_at(),
            concealed: asking.concealed(),
            is_on_way,
            is_about_search: asking.is_about_search(),
            badges: asking.badges(),
        }
    }

    /// Returns the choices that are marked in the tree; after the answer, with the right ones. `votes` are the answers
    /// that each choice got, if they are shown.
    pub fn badges(&self, votes: Option<&[u32]>, is_answered: bool) -> Vec<ChoiceBadge> {
        let of = |number: usize| votes.and_then(|votes| votes.get(number - 1)).copied().unwrap_or(0);
        let shown = |badge: &ChoiceBadge| ChoiceBadge {
            hands: of(badge.number),
            all_hands: votes.map_or(0, |votes| votes.iter().sum()),
            is_right: self.are_right.get(badge.number - 1).copied().filter(|_| is_answered),
            ..*badge
        };
        self.badges.iter().map(shown).collect()
    }
}
