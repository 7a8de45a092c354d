//! What is practised on: the recorded search of a document, and which questions of it are asked.

use super::args::PracticeArgs;
use crate::document::Document;
use crate::document::practice::{Attempts, Practice};
use crate::game::any::AnyGame;
use crate::practice::Question;
use crate::practice::run::{ClosedQuestion, Selection};
use crate::trace::recording::Recording;

/// What is practised on.
pub(super) struct Setting<'a> {
    /// The title of the document, or the name of its file.
    pub title: String,
    pub recording: &'a Recording<AnyGame>,
    pub selection: Selection,
    pub attempts: Attempts,
}

/// What came of the questions.
#[derive(Default)]
pub(super) struct Answered {
    /// The questions that were answered, or shown.
    pub outcomes: Vec<ClosedQuestion>,
    /// The question that was asked and not answered, where the input ended.
    pub unanswered: Option<Question>,
    /// Whether every question was asked and closed.
    pub is_complete: bool,
}

impl<'a> Setting<'a> {
    /// Returns what the document's author decided, overridden by the flags. The questions that the author chose are asked
    /// unless a flag names kinds of questions or changes the search that they are about.
    pub fn new(args: &PracticeArgs, title: String, document: &Document, recording: &'a Recording<AnyGame>) -> Self {
        let practice = document.practice.clone().unwrap_or_default();
        let Practice { kinds, attempts, hide_values, questions, .. } = practice;
        let asks_chosen = args.kinds.is_none() && *recording.config() == document.search;
        let chosen = questions.iter().filter(|_| asks_chosen);
        let selection = Selection {
            kinds: args.kinds.unwrap_or(kinds),
            hides_values: hide_values,
            chosen: chosen.map(|chosen| (chosen.kind, chosen.step.get())).collect(),
        };
        let attempts = args.attempts.unwrap_or(attempts);
        Self { title, recording, selection, attempts }
    }
}
