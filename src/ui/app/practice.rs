//! Practice: starting, leaving, and carrying out what its panels ask for.

use super::window::App;
use crate::ui::practice::{PracticeMode, PracticeRequest, Predict};

impl App {
    /// Carries out a request of practice.
    pub(super) fn handle_practice(&mut self, request: PracticeRequest, is_narrow: bool) {
        match request {
            PracticeRequest::StartPredicting => {
                self.model.practice = Some(PracticeMode::Predict(Predict::default()));
            }
            PracticeRequest::StartFillingIn => self.start_filling_in(is_narrow),
            PracticeRequest::FillIn(request) => self.fill_in(request, is_narrow),
            PracticeRequest::Leave => self.model.practice = None,
        }
    }

    /// Starts predicting the next step, or leaves it.
    pub(super) fn toggle_predicting(&mut self) {
        let is_predicting = matches!(self.model.practice, Some(PracticeMode::Predict(_)));
        let request = if is_predicting { PracticeRequest::Leave } else { PracticeRequest::StartPredicting };
        self.handle_practice(request, false);
    }
}
