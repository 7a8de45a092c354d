//! Which questions about a recorded search are asked.

use super::subject::AskedSearch;
use poda_core::document::Document;
use poda_core::document::practice::{AskedKinds, Attempts};
use poda_words::practice::quiz::{QuestionSelection, Quiz};

pub struct ExerciseSetting<'a, S: AskedSearch> {
    /// The title of the document, or the name of its file.
    pub title: String,
    pub recording: &'a S,
    pub kinds: AskedKinds,
    pub selection: QuestionSelection<S>,
    /// How often a question may be answered.
    pub attempts: Attempts,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct QuestionFlags<'a> {
    /// The kinds that are asked instead of the author's.
    pub kinds: Option<&'a AskedKinds>,
    /// How often a question may be answered, instead of what the author allows.
    pub attempts: Option<Attempts>,
    /// Whether all questions are asked if the author chose none, and not the few that teach most.
    pub asks_all: bool,
}

impl<'a, S: AskedSearch> ExerciseSetting<'a, S> {
    /// Returns the author's settings, overridden by the flags. The author's questions are asked unless a flag names
    /// kinds of questions or changes the search that they are about. If there are no such questions, text mode asks the
    /// few that teach most, and JSON asks all.
    pub fn new(flags: QuestionFlags<'_>, title: String, document: &Document, recording: &'a S) -> Self {
        let practice = document.practice.clone().unwrap_or_default();
        let asks_chosen = flags.kinds.is_none() && recording.is_search_of(document);
        let chosen = practice.questions.iter().filter(|_| asks_chosen);
        let kinds = flags.kinds.copied().unwrap_or(practice.kinds);
        let mut selection = QuestionSelection {
            kinds: kinds.iter().filter_map(S::own_kind).collect(),
            hides_values: practice.hide_values && S::CAN_HIDE_VALUES,
            chosen: chosen.filter_map(|chosen| Some((S::own_kind(chosen.kind)?, chosen.step.get()))).collect(),
        };
        if !flags.asks_all && flags.kinds.is_none() && selection.chosen.is_empty() {
            let sheet = recording.sheet(&selection);
            selection.chosen = sheet.into_iter().map(|question| (question.kind, question.step)).collect();
        }
        let attempts = flags.attempts.unwrap_or(practice.attempts);
        Self { title, recording, kinds, selection, attempts }
    }

    pub fn run(&self) -> Quiz<S> {
        Quiz::new(self.recording, self.selection.clone(), self.attempts, 0, Vec::new())
    }
}
