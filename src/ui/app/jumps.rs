//! Jumps: a command restores the state of the window before each.
//!
//! A jump is a request that loses the step or the view at once: going to step 0 or to the next cutoff, folding,
//! fitting, starting an exercise. Playback and single steps are not jumps. The end of a match restores the state before
//! it, too.

use super::jump_history::Jump;
use super::workspace::Workspace;
use poda_session::Command;
use poda_session::play_match::MatchCommand;
use poda_window::documents::plain_notification::PlainNotification;

impl Workspace {
    pub fn place(&self) -> Jump {
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
    pub fn go_back(&mut self) {
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
    fn restore_view(&mut self, from: Jump) {
        if let Some(folds) = from.folds {
            self.apply(Command::SetFolds(folds));
        }
        if let Some(search) = self.model.session.search() {
            self.panels.tree.set_chosen_view(from.view, search.step());
        }
        self.model.selection.node = from.selected;
    }

    /// Starts a match against the program and shows the board, or ends the match.
    pub fn toggle_match(&mut self, is_narrow: bool) {
        if self.model.session.current_match().is_none() {
            self.model.jumps.before_match = Some(self.place());
            self.model.selection.node = None;
            self.model.open_side_panel(is_narrow);
            return self.apply(Command::Match(MatchCommand::Start));
        }
        let played = self.model.session.document().clone();
        self.apply(Command::Match(MatchCommand::End));
        // A long search is shown from its beginning again.
        if let Some(before) = self.model.jumps.before_match.take().filter(|_| !self.model.session.has_tasks()) {
            self.restore_view(before);
        }
        if *self.model.session.latest_document() != played && !self.model.is_presenting() {
            self.panels.notifications.replace(PlainNotification::GameLeft);
        }
    }
}
