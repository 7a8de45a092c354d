//! Unfinished exercises: kept with the document when it is left, and continued when it is opened again.

use crate::app::App;
use crate::app::model::Model;
use poda_core::document::practice::ExerciseKind;
use poda_core::trace::TimelineStep;
use poda_session::Command;
use poda_window::state::practice::{AnyQuestions, Audience, FillIn, PracticeMode};
use poda_window::stored::kept_work::{KeptExercise, KeptQuestions, WorkedDocument};

impl App {
    /// Keeps what is entered in the user's exercise on the shown document. Every command and every frame calls this, so
    /// that nothing is lost however the document is left.
    pub(in crate::app) fn keep_work(&mut self) {
        let Model { session, practice, settings, .. } = &mut self.model;
        if session.current_match().is_some() {
            return;
        }
        let in_exercise = practice.mode.as_ref().and_then(|mode| mode.kept(session));
        let beside = practice.aside.as_ref().and_then(|aside| aside.questions.kept(session));
        let Some((kind, exercise)) = in_exercise.or(beside) else { return };
        let kept = (session.history().id, kind, exercise);
        if practice.last_kept.as_ref() == Some(&kept) {
            return;
        }
        let document = WorkedDocument::shown(session);
        match &kept.2 {
            Some(exercise) => settings.works.keep(document, exercise.clone()),
            None => settings.works.forget(&document, kind),
        }
        practice.last_kept = Some(kept);
    }

    /// Records that the user leaves the exercise, not only its document. It waits until it is started again.
    pub(in crate::app) fn set_work_left(&mut self) {
        self.keep_work();
        let Model { session, practice, settings, .. } = &mut self.model;
        practice.last_kept = None;
        settings.works.set_left(&WorkedDocument::shown(session));
    }

    /// Drops what was answered in the questions about the shown document.
    pub(super) fn forget_questions(&mut self) {
        let Model { session, practice, settings, .. } = &mut self.model;
        practice.last_kept = None;
        settings.works.forget(&WorkedDocument::shown(session), ExerciseKind::Predict);
    }

    /// Continues the exercise with which the shown document was left, unless it is being done, or the document is shown
    /// at another step than its first one or that of the exercise, such as that of a link. Returns whether there is one.
    pub(super) fn resume_work(&mut self) -> bool {
        let Model { session, practice, settings, .. } = &self.model;
        let is_own = |mode: &PracticeMode| mode.kept(session).is_some();
        if practice.mode.as_ref().is_some_and(is_own) {
            return true;
        }
        let document = settings.works.document(session);
        let kept = document.and_then(|document| settings.works.under_way(&document));
        let steps = |kept: &&KeptExercise| [TimelineStep::START, kept.shown_at()].contains(&session.timeline_step());
        match kept.filter(steps).cloned() {
            Some(KeptExercise::Sheet(_)) if session.search().is_some() => self.begin_filling_in(),
            Some(KeptExercise::Questions(questions)) => self.resume_questions(&questions),
            Some(KeptExercise::Sheet(_)) | None => return false,
        }
        true
    }

    /// Continues with the questions about the shown document, with the first one that is not closed.
    pub(super) fn resume_questions(&mut self, kept: &KeptQuestions) {
        self.leave_practice();
        let session = &self.model.session;
        if AnyQuestions::are_aside(session.lanes().first.kind()) {
            self.apply(Command::Seek(TimelineStep::new(kept.started_at)));
            self.begin_aside();
            return self.apply(Command::Seek(TimelineStep::new(kept.shown_at)));
        }
        let Some(search) = session.search() else { return };
        self.apply(Command::Seek(search.timeline_step_at(kept.started_at)));
        self.start_predicting_here(Audience::User, kept.scope.into());
        self.apply(Command::Seek(TimelineStep::new(kept.shown_at)));
    }

    /// Returns the blank tree of the shown search, with what was written in it.
    pub(super) fn blank_tree(&self) -> Option<FillIn> {
        let Model { session, settings, .. } = &self.model;
        let search = session.search()?;
        let document = settings.works.document(session);
        let kept = document.and_then(|document| settings.works.sheet(&document));
        Some(kept.map_or_else(|| FillIn::new(search), |kept| FillIn::resumed(search, kept)))
    }

    /// Returns what was answered to the questions about the shown document.
    pub(super) fn kept_questions(&self) -> Option<KeptQuestions> {
        let Model { session, settings, .. } = &self.model;
        let document = settings.works.document(session)?;
        settings.works.questions(&document).cloned()
    }
}
