//! The questions that the user answers in the strip under the tree, beside everything else.

use super::questions::carry_out;
use crate::app::model::Model;
use crate::app::workspace::Workspace;
use poda_window::state::practice::{AsideRequest, QuestionRequest};

impl Workspace {
    pub fn handle_aside(&mut self, request: AsideRequest) {
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
}
