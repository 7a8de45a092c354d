//! Two searches side by side: what is asked for goes to both halves.

use super::Poda;
use crate::search::{Algorithm, SearchConfig};
use crate::session::command::Command;
use crate::ui::progress_card;
use crate::ui::request::UiRequest;
use crate::ui::ribbon::split_ribbon_ui;
use egui::Ui;

impl Poda {
    /// Shows the two halves, if there are two. Gives whether there are.
    pub(super) fn show_split_view(&mut self, ui: &mut Ui, requests: &mut Vec<UiRequest>) -> bool {
        let mut split_view = std::mem::take(&mut self.split_view);
        let split = self.session.split();
        if let Some(split) = split {
            let shown = self.view_context();
            split_ribbon_ui(ui, shown.words, split);
            egui::CentralPanel::default()
                .frame(egui::Frame::NONE)
                .show(ui, |ui| split_view.show(ui, &shown, split, requests));
        }
        let is_shown = split.is_some();
        self.split_view = split_view;
        is_shown
    }

    /// Has the halves do what concerns what is looked at in them. Gives back what does not, or all if there are none.
    pub(super) fn act_on_split_view(&mut self, action: UiRequest) -> Option<UiRequest> {
        if self.session.split().is_none() {
            return Some(action);
        }
        let mut split_view = std::mem::take(&mut self.split_view);
        let left = match self.session.split() {
            Some(split) => {
                let side = split_view.side();
                split_view.act(&self.view_context(), split, side, action)
            }
            None => Some(action),
        };
        self.split_view = split_view;
        left
    }

    /// Shows another search beside the first, or the first alone again.
    pub(super) fn toggle_beside(&mut self) {
        let document = self.session.document();
        let own = document.search.algorithm;
        let other = match own.properties().corrected {
            Some(corrected) => corrected,
            None if own.properties().prunes => Algorithm::Minimax,
            None => Algorithm::AlphaBeta,
        };
        let beside = SearchConfig { algorithm: other, ..document.search };
        let wanted = document.beside.is_none().then_some(beside);
        self.command(Command::SetBeside(wanted));
    }

    /// How far the search beside the first is, if that takes its time.
    pub(super) fn split_progress_ui(&self, ui: &Ui, below: f32, requests: &mut Vec<UiRequest>) {
        if let (Some(progress), Some(task)) = (self.worker.split_progress(), self.session.split_task()) {
            progress_card::split_ui(ui, &self.words, progress, task.limits(), below, requests);
        }
    }
}
