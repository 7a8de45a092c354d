//! The questions that the user answers in the strip under the tree, beside everything else.

use super::questions::carry_out;
use crate::app::model::Model;
use crate::app::workspace::Workspace;
use poda_window::state::practice::{QuestionRequest, StripRequest};

impl Workspace {
    pub fn handle_strip(&mut self, request: StripRequest) {
        let Model { session, practice, .. } = &mut self.model;
        let shown = practice.in_strip.as_mut().filter(|in_strip| in_strip.is_about_shown(session));
        match (request, shown) {
            (StripRequest::Toggle, Some(_)) => {
                self.set_work_left();
                self.model.practice.in_strip = None;
            }
            (StripRequest::Toggle, None) => self.ask_in_strip(),
            (StripRequest::Change(request), Some(in_strip)) => {
                let goes_on = matches!(request, QuestionRequest::GoOn);
                carry_out(&mut in_strip.questions, request, session);
                let state = in_strip.questions.under_way().state();
                if state.is_over() {
                    practice.in_strip = None;
                    let Model { session, practice, settings, .. } = &mut self.model;
                    practice.forget_questions(session, settings);
                }
                if goes_on || state.is_closed() {
                    self.record_outcomes();
                    self.show_asked_in_strip();
                }
            }
            (StripRequest::Change(_), None) => {}
        }
    }
}
