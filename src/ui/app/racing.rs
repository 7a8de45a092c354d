//! Two searches side by side: what is asked for goes to both halves.

use super::Poda;
use crate::search::{Algorithm, SearchConfig};
use crate::session::command::Command;
use crate::ui::action::Action;
use crate::ui::progress_card;
use crate::ui::ribbon::race_ribbon_ui;
use egui::Ui;

impl Poda {
    /// Shows the two halves, if there are two. Gives whether there are.
    pub(super) fn show_halves(&mut self, ui: &mut Ui, actions: &mut Vec<Action>) -> bool {
        let mut halves = std::mem::take(&mut self.halves);
        let race = self.session.race();
        if let Some(race) = race {
            let shown = self.shown();
            race_ribbon_ui(ui, shown.words, race);
            egui::CentralPanel::default()
                .frame(egui::Frame::NONE)
                .show(ui, |ui| halves.show(ui, &shown, race, actions));
        }
        let is_shown = race.is_some();
        self.halves = halves;
        is_shown
    }

    /// Has the halves do what concerns what is looked at in them. Gives back what does not, or all if there are none.
    pub(super) fn act_on_halves(&mut self, action: Action) -> Option<Action> {
        if self.session.race().is_none() {
            return Some(action);
        }
        let mut halves = std::mem::take(&mut self.halves);
        let left = match self.session.race() {
            Some(race) => {
                let side = halves.side();
                halves.act(&self.shown(), race, side, action)
            }
            None => Some(action),
        };
        self.halves = halves;
        left
    }

    /// Shows another search beside the first, or the first alone again.
    pub(super) fn toggle_beside(&mut self) {
        let document = self.session.document();
        let own = document.search.algorithm;
        let other = match own.mistake() {
            Some(_) => own.corrected(),
            None if own.prunes() => Algorithm::Minimax,
            None => Algorithm::AlphaBeta,
        };
        let beside = SearchConfig { algorithm: other, ..document.search };
        let wanted = document.beside.is_none().then_some(beside);
        self.command(Command::SetBeside(wanted));
    }

    /// How far the search beside the first is, if that takes its time.
    pub(super) fn race_progress_ui(&self, ui: &Ui, below: f32, actions: &mut Vec<Action>) {
        if let (Some(progress), Some(task)) = (self.worker.race_progress(), self.session.race_task()) {
            progress_card::race_ui(ui, &self.words, progress, task.limits(), below, actions);
        }
    }
}
