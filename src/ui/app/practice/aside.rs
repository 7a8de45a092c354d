//! The questions that the user answers in the strip under the tree, beside everything else.

use super::carry_out;
use super::kept::kept_questions;
use crate::app::App;
use crate::app::model::Model;
use poda_session::Command;
use poda_window::state::practice::{AsideRequest, QuestionRequest, StripQuestions};

impl App {
    pub(in crate::app) fn handle_aside(&mut self, request: AsideRequest) {
        let Model { session, practice, .. } = &mut self.model;
        let shown = practice.aside.as_mut().filter(|aside| aside.is_about_shown(session));
        match (request, shown) {
            (AsideRequest::Toggle, Some(_)) => {
                self.set_work_left();
                self.model.practice.aside = None;
            }
            (AsideRequest::Toggle, None) => self.begin_aside(),
            (AsideRequest::Change(request), Some(aside)) => {
                let goes_on = matches!(request, QuestionRequest::GoOn);
                carry_out(&mut aside.questions, request, session);
                let state = aside.questions.under_way().state();
                if state.is_over() {
                    practice.aside = None;
                    let Model { session, practice, settings, .. } = &mut self.model;
                    practice.forget_questions(session, settings);
                }
                if goes_on || state.is_closed() {
                    self.record_outcomes();
                    self.show_aside();
                }
            }
            (AsideRequest::Change(_), None) => {}
        }
    }

    /// Starts the questions from the current step on, without those that were answered before.
    pub(super) fn begin_aside(&mut self) {
        let kept = kept_questions(&self.model.session, &self.model.settings);
        self.model.practice.aside = StripQuestions::from_here(&self.model.session, kept.as_ref());
        self.show_aside();
    }

    /// Goes to the step of the current question or of its answer. From now on, selecting a child in the tree answers
    /// the question.
    fn show_aside(&mut self) {
        let Model { session, practice, .. } = &self.model;
        let asked = practice.aside.as_ref().map(|aside| aside.questions.under_way());
        let step = asked.and_then(|asked| Some(asked.timeline_step(session, asked.state().current_step?)));
        if let Some(step) = step {
            self.apply(Command::Seek(step));
            self.model.selection.clear_in_lanes();
        }
    }
}
