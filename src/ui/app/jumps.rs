//! Jumps: each is recorded in the jump history, and a command restores the state before it.
//!
//! A jump is a request that loses the step or the view at once: going to step 0 or to the next cutoff, folding,
//! fitting, starting an exercise. Playback and single steps are not jumps.

use super::App;
use super::jump_history::Jump;
use egui::Context;
use poda_session::Command;
use poda_window::panel::request::UiRequest;

impl App {
    /// Carries out a request. If it is a jump, records the state before it.
    pub(super) fn handle_jump(&mut self, ctx: &Context, request: UiRequest) {
        // All steps that a single drag on the timeline passes through are one jump.
        let is_seeking = matches!(request, UiRequest::Session(Command::Seek(_)));
        let continues_drag = std::mem::replace(&mut self.model.jumps.is_seeking, is_seeking) && is_seeking;
        let from = request.is_jump().then(|| self.place());
        self.handle(ctx, request);
        let Some(from) = from else { return };
        let to = self.place();
        self.model.jumps.record(from, &to, continues_drag);
    }

    pub(super) fn place(&self) -> Jump {
        let session = &self.model.session;
        Jump {
            search: session.own_lane().id(),
            step: Some(session.timeline_step()),
            side: session.stepped_side(),
            folds: session.search().map(|search| search.folds.clone()),
            view: self.panels.tree.chosen_view(),
            selected: self.model.selection.node,
            is_practicing: self.model.practice.mode.is_some(),
        }
    }

    /// Restores the state before the last jump.
    pub(super) fn go_back(&mut self) {
        let Some(from) = self.model.can_go_back().then(|| self.model.jumps.past.pop()).flatten() else { return };
        if !from.is_practicing {
            self.leave_practice();
        }
        if let Some(step) = from.step {
            self.apply(Command::StepThrough(from.side));
            self.apply(Command::Seek(step));
        }
        self.restore_view(from);
    }

    /// Restores what is folded, selected and in view.
    pub(super) fn restore_view(&mut self, from: Jump) {
        if let Some(folds) = from.folds {
            self.apply(Command::SetFolds(folds));
        }
        if let Some(search) = self.model.session.search() {
            self.panels.tree.set_chosen_view(from.view, search.step());
        }
        self.model.selection.node = from.selected;
    }
}
