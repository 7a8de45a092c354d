//! Keeping the diary: what was answered goes into it, and mistakes are brought back from it.

use super::window::App;
use crate::document::practice::Exercise;
use crate::i18n::Words;
use crate::lessons;
use crate::practice::progress::PracticeProgress;
use crate::session::{Origin, Session};
use crate::ui::document_title;
use crate::ui::practice::{Audience, Diary, OpenExercise, PracticeMode};

impl App {
    /// The exercise that is being done.
    #[must_use]
    pub const fn practice(&self) -> Option<&PracticeMode> {
        self.model.practice.as_ref()
    }

    /// The user's progress in practice.
    #[must_use]
    pub const fn progress(&self) -> &PracticeProgress {
        self.model.diary.progress()
    }

    /// Sets the user's progress in practice, as it was stored.
    pub fn set_progress(&mut self, progress: PracticeProgress) {
        self.model.diary = Diary::new(progress);
    }

    /// Records the questions that were closed since the last frame.
    pub(super) fn record_outcomes(&mut self) {
        let model = &mut self.model;
        let predict = model.practice.as_ref().and_then(PracticeMode::predict);
        let Some(predict) = predict.filter(|predict| predict.audience() == Audience::User) else {
            model.outcomes_recorded = 0;
            return;
        };
        let outcomes = predict.run().outcomes();
        let is_over = predict.run().is_over();
        // A run that was started again has fewer outcomes than the one before.
        let new = outcomes.get(model.outcomes_recorded..).unwrap_or(outcomes);
        let recording = model.session.search().recording();
        if !new.is_empty() && predict.is_of(recording) {
            let exercise = open_exercise(&model.session, &model.words, Exercise::Predict);
            model.diary.record_outcomes(&exercise, recording, new, is_over);
        }
        model.outcomes_recorded = outcomes.len();
    }
}

/// Returns the open document as an exercise.
pub(super) fn open_exercise<'a>(session: &'a Session, words: &Words, mode: Exercise) -> OpenExercise<'a> {
    let lesson = match session.origin() {
        Origin::Lesson(number) if !session.is_edited() => Some(lessons::name(*number)),
        _ => None,
    };
    let title = document_title::name(session, words);
    OpenExercise { document: session.document(), title, lesson, mode }
}
