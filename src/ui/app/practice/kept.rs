//! Unfinished exercises: kept with the document when it is left, for when it is opened again.

use crate::app::practice_state::PracticeState;
use poda_core::document::practice::ExerciseKind;
use poda_session::Session;
use poda_window::state::practice::FillIn;
use poda_window::stored::kept_work::{KeptQuestions, WorkedDocument};
use poda_window::stored::settings::Settings;

impl PracticeState {
    /// Keeps what is entered in the user's exercise on the shown document, unless the same is kept already.
    pub fn keep(&mut self, session: &Session, settings: &mut Settings) {
        if session.current_match().is_some() {
            return;
        }
        let in_exercise = self.mode.as_ref().and_then(|mode| mode.kept(session));
        let beside = self.in_strip.as_ref().and_then(|in_strip| in_strip.questions.kept(session));
        let Some((kind, exercise)) = in_exercise.or(beside) else { return };
        let kept = (session.history().id, kind, exercise);
        if self.last_kept.as_ref() == Some(&kept) {
            return;
        }
        let document = WorkedDocument::shown(session);
        match &kept.2 {
            Some(exercise) => settings.works.keep(document, exercise.clone()),
            None => settings.works.forget(&document, kind),
        }
        self.last_kept = Some(kept);
    }

    /// Records that the user leaves the exercise, not only its document. It waits until it is started again.
    pub fn set_left(&mut self, session: &Session, settings: &mut Settings) {
        self.keep(session, settings);
        self.last_kept = None;
        settings.works.set_left(&WorkedDocument::shown(session));
    }

    /// Drops what was answered in the questions about the shown document.
    pub fn forget_questions(&mut self, session: &Session, settings: &mut Settings) {
        self.last_kept = None;
        settings.works.forget(&WorkedDocument::shown(session), ExerciseKind::Predict);
    }
}

/// Returns the blank tree of the shown search, with what was written in it.
pub(in crate::app) fn blank_tree(session: &Session, settings: &Settings) -> Option<FillIn> {
    let search = session.search()?;
    let document = settings.works.document(session);
    let kept = document.and_then(|document| settings.works.sheet(&document));
    Some(kept.map_or_else(|| FillIn::new(search), |kept| FillIn::resumed(search, kept)))
}

/// Returns what was answered to the questions about the shown document.
pub(in crate::app) fn kept_questions(session: &Session, settings: &Settings) -> Option<KeptQuestions> {
    let document = settings.works.document(session)?;
    settings.works.questions(&document).cloned()
}
