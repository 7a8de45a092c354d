//! The commands of the session, with what an exercise makes of them: it may take one, and afterwards it puts right what
//! it does not allow.

use super::model::Model;
use super::panels::Panels;
use super::practice::kept::kept_questions;
use super::workspace::{Workspace, is_move};
use crate::files::{FileContext, Files};
use egui::Context;
use poda_core::trace::TimelineStep;
use poda_session::playback::Direction;
use poda_session::shown_search::ShownSearch;
use poda_session::{Changed, Command};
use poda_window::state::practice::{AnyQuestions, Audience, PracticeMode, Predict, QuestionScope, StripQuestions};
use poda_window::stored::kept_work::{KeptExercise, KeptQuestions};
use poda_words::practice::rounds::Rounds;

impl Workspace {
    /// Applies a command to the session, unless the exercise takes it. Afterwards shows what the exercise allows.
    pub fn apply(&mut self, command: Command) {
        self.keep_before(&command);
        let moves = is_move(&command);
        if moves || matches!(command, Command::TogglePlay) {
            match &mut self.model.practice.mode {
                Some(PracticeMode::Questions(questions)) => {
                    if let Some(session) = questions.under_way_mut().played_out_mut() {
                        session.apply(command);
                        return;
                    }
                }
                // A blank tree belongs to step 0, so no other step is shown.
                Some(PracticeMode::FillIn(_)) => return,
                Some(PracticeMode::Rounds(_)) => self.start_reading(),
                Some(PracticeMode::ImproveOrder(_)) | None => {}
            }
        }
        let is_jump = moves && !matches!(command, Command::Go(Direction::Forward) | Command::Tick(_));
        let changed = self.change(command);
        if is_jump {
            self.resume_reading_at_current_step();
        }
        if changed.is_restored && self.model.practice.mode.is_none() {
            // The user has undone every change to the lesson.
            self.start_reading();
        }
        self.follow_up(changed);
    }

    /// Puts right what a change of the session has left behind, and what an exercise does not allow: the session may
    /// show more than an exercise or a question allows, or another tree.
    pub fn follow_up(&mut self, changed: Changed) {
        let changed = changed.then(self.keep_to_practice()).then(self.return_to_open_question());
        self.follow_tree(&changed);
    }

    /// Returns to the step at which a question in the strip is open, if a later step is shown.
    fn return_to_open_question(&mut self) -> Changed {
        let Model { session, practice, .. } = &mut self.model;
        let step = practice.in_strip.as_ref().and_then(|in_strip| in_strip.step_to_return_to(session));
        step.map(|step| session.apply(Command::Seek(step))).unwrap_or_default()
    }

    /// Keeps the tree within the limit of the exercise, and returns what that has changed. If another search is shown,
    /// the exercise starts again with that search.
    fn keep_to_practice(&mut self) -> Changed {
        let Model { session, practice, .. } = &self.model;
        let Some(mode) = &practice.mode else { return Changed::default() };
        let Some(asked) = mode.questions().map(AnyQuestions::under_way) else {
            let is_of = |rounds: &Rounds| session.search().is_some_and(|search| rounds.is_of(search.recording()));
            if mode.rounds().is_some_and(|rounds| !is_of(rounds) || !self.model.can_ask_reader()) {
                self.leave_practice();
            }
            return Changed::default();
        };
        // Another entry of a lecture may show the same search at another step.
        let is_opened_for_class = mode.asks_room() && self.model.practice.decided_for != Some(session.history().id);
        let (state, step) = (asked.state(), asked.shown_step(session));
        let is_other = is_opened_for_class && !state.outlasts_entry || !asked.is_about_shown(session);
        if state.scope == QuestionScope::Here {
            if is_other || step != Some(state.limit) {
                self.leave_practice();
            }
        } else if is_other {
            let (audience, is_searched) = (state.audience, session.task().is_none());
            match audience {
                Audience::User if is_searched => {
                    if !self.resume_work() {
                        self.start_predicting(audience, QuestionScope::Author);
                    }
                }
                Audience::Class if is_searched => self.start_predicting_here(audience, QuestionScope::Author),
                Audience::Reader if is_searched => self.start_reading(),
                Audience::User | Audience::Class | Audience::Reader => {}
            }
        } else if mode.is_reading() && (state.is_over() || !self.model.can_ask_reader()) {
            self.leave_practice();
        } else if step.is_some_and(|step| state.limit < step) {
            let limit = asked.timeline_step(session, state.limit);
            return self.model.session.apply(Command::Seek(limit));
        }
        Changed::default()
    }

    /// After a jump past the open question, or back before one that was passed, continues with the author's questions
    /// after the current step.
    fn resume_reading_at_current_step(&mut self) {
        let step = self.model.session.search().map(ShownSearch::step);
        let is_past = |predict: &Predict| step.is_some_and(|step| predict.quiz.limit() < step);
        let is_passed = self.model.is_reading() && self.model.predict().is_some_and(is_past);
        let is_left = self.model.practice.mode.is_none() && self.model.is_question_left();
        if is_passed || is_left {
            self.start_reading();
        }
    }

    /// Continues the exercise with which the shown document was left, unless it is being done, or the document is shown
    /// at another step than its first one or that of the exercise, such as that of a link. Returns whether there is
    /// one.
    pub fn resume_work(&mut self) -> bool {
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
    fn resume_questions(&mut self, kept: &KeptQuestions) {
        self.leave_practice();
        let session = &self.model.session;
        if session.lanes().first.kind().properties().is_asked_in_strip {
            self.apply(Command::Seek(TimelineStep::new(kept.started_at)));
            self.ask_in_strip();
            return self.apply(Command::Seek(TimelineStep::new(kept.shown_at)));
        }
        let Some(search) = session.search() else { return };
        self.apply(Command::Seek(search.timeline_step_at(kept.started_at)));
        self.start_predicting_here(Audience::User, kept.scope.into());
        self.apply(Command::Seek(TimelineStep::new(kept.shown_at)));
    }

    /// Starts the questions from the current step on, without those that were answered before.
    pub fn ask_in_strip(&mut self) {
        let kept = kept_questions(&self.model.session, &self.model.settings);
        self.model.practice.in_strip = StripQuestions::from_here(&self.model.session, kept.as_ref());
        self.show_asked_in_strip();
    }

    /// Goes to the step of the current question or of its answer. From now on, selecting a child in the tree answers
    /// the question.
    pub fn show_asked_in_strip(&mut self) {
        let Model { session, practice, .. } = &self.model;
        let asked = practice.in_strip.as_ref().map(|in_strip| in_strip.questions.under_way());
        let step = asked.and_then(|asked| Some(asked.timeline_step(session, asked.state().current_step?)));
        if let Some(step) = step {
            self.apply(Command::Seek(step));
            self.model.selection.clear_in_lanes();
        }
    }

    /// Calls `act` with the context of opening and saving files, and applies the commands that result.
    pub fn with_files(&mut self, ctx: &Context, act: impl FnOnce(&mut Files, &mut FileContext<'_>)) {
        let Panels { files, dialogs, notifications, .. } = &mut self.panels;
        let Model { session, settings, words, requests, drafts, .. } = &mut self.model;
        let commands = Vec::new();
        let mut context =
            FileContext { ctx, session, settings, words, drafts, dialogs, notifications, requests, commands };
        act(files, &mut context);
        for command in context.commands {
            self.apply(command);
        }
    }
}
