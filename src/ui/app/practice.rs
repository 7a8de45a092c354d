//! Practice: what its panels ask for, leaving it, and the commands that an exercise refuses.

use super::window::App;
use crate::ui::command::UiCommand;
use crate::ui::practice::{Audience, PracticeRequest, QuestionScope};

impl App {
    /// Carries out a request of practice.
    pub(super) fn handle_practice(&mut self, request: PracticeRequest, is_narrow: bool) {
        match request {
            PracticeRequest::StartPredicting => self.start_predicting(Audience::User, QuestionScope::Author),
            PracticeRequest::Predict(request) => self.handle_predict(request),
            PracticeRequest::StartFillingIn => self.start_filling_in(is_narrow),
            PracticeRequest::FillIn(request) => self.fill_in(request, is_narrow),
            PracticeRequest::Leave => {
                self.leave_practice();
            }
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
