//! Practice: what its panels ask for, leaving it, and the commands that an exercise refuses.

use super::window::App;
use crate::document::practice::Exercise;
use crate::file::LinkMode;
use crate::session::Origin;
use crate::trace::TimelineStep;
use crate::ui::command::UiCommand;
use crate::ui::practice::{Audience, PracticeRequest, QuestionScope};
use egui::Context;

impl App {
    /// Carries out a request of practice.
    pub(super) fn handle_practice(&mut self, request: PracticeRequest, is_narrow: bool) {
        match request {
            PracticeRequest::StartPredicting => self.start_predicting(Audience::User, QuestionScope::Author),
            PracticeRequest::Predict(request) => self.handle_predict(request),
            PracticeRequest::StartFillingIn => self.start_filling_in(is_narrow),
            PracticeRequest::FillIn(request) => self.fill_in(request, is_narrow),
            PracticeRequest::StartImprovingOrder => self.start_improving_order(is_narrow),
            PracticeRequest::ImproveOrder(request) => self.improve_order(request),
            PracticeRequest::EraseProgress => self.model.diary.erase(),
            PracticeRequest::Leave => {
                self.leave_practice();
            }
        }
    }

    /// Starts the exercise of a document that was opened since the last frame, if it is one and is shown from its beginning. A
    /// position with chosen questions, such as a lesson, is more than an exercise: there the panel only offers them.
    pub(super) fn start_opened_exercise(&mut self, ctx: &Context) {
        let is_narrow = Self::is_narrow(ctx);
        let session = &self.model.session;
        let id = session.history().id();
        // An exercise starts once its search is recorded.
        if session.task().is_some() || self.history_seen.replace(id) == Some(id) {
            return;
        }
        match self.documents_mut().take_link_mode() {
            Some(LinkMode::Present) => return self.set_presenting(ctx, true),
            Some(LinkMode::Practice) => return self.start_linked_exercise(is_narrow),
            None => {}
        }
        if self.is_room_asked() {
            return;
        }
        let session = &self.model.session;
        let practice = session.document().practice.as_ref().filter(|practice| practice.questions.is_empty());
        let exercise = practice.map(|practice| practice.exercise);
        let is_at_beginning = session.timeline_step() == TimelineStep::START;
        match exercise.filter(|_| is_at_beginning && !matches!(session.origin(), Origin::Lesson(_))) {
            // A frame has neither the fields in which a tree is filled in, nor does it let branches be moved.
            Some(_) if self.model.is_embedded => self.start_predicting(Audience::User, QuestionScope::Author),
            Some(Exercise::Predict) if self.model.is_presenting => {
                self.start_predicting(Audience::Room, QuestionScope::Author);
            }
            // In front of an audience nothing is filled in or moved.
            _ if self.model.is_presenting => {}
            Some(Exercise::Predict) => self.start_predicting(Audience::User, QuestionScope::Author),
            Some(Exercise::FillIn) => self.start_filling_in(is_narrow),
            Some(Exercise::ImproveOrder) => self.start_improving_order(is_narrow),
            None => {}
        }
    }

    /// Starts the exercise of a document that a link opens for practice.
    fn start_linked_exercise(&mut self, is_narrow: bool) {
        let practice = self.model.session.document().practice.as_ref();
        match practice.map(|practice| practice.exercise).unwrap_or_default() {
            _ if self.model.is_embedded => self.start_predicting(Audience::User, QuestionScope::Author),
            Exercise::Predict => self.start_predicting(Audience::User, QuestionScope::Author),
            Exercise::FillIn => self.start_filling_in(is_narrow),
            Exercise::ImproveOrder => self.start_improving_order(is_narrow),
        }
    }

    /// Leaves practice at the step that is shown. Returns whether there was an exercise.
    pub(super) fn leave_practice(&mut self) -> bool {
        let is_left = self.model.practice.take().is_some();
        if is_left {
            self.draw_meanwhile(self.model.settings.drawing_options());
        }
        is_left
    }
}

/// Returns whether a command is refused during an exercise: it would show what is asked for, or change what is asked about.
pub(super) const fn is_refused_in_practice(command: UiCommand) -> bool {
    matches!(
        command,
        UiCommand::GoToNextChange
            | UiCommand::ToggleSplitView
            | UiCommand::CompareSearches
            | UiCommand::ToggleMatch
            | UiCommand::EditAsText
            | UiCommand::MoveEarlier
            | UiCommand::MoveLater
            | UiCommand::DeleteNode
            | UiCommand::TogglePrunedValues
            | UiCommand::ToggleGivenLeaves
    )
}
