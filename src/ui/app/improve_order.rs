//! Improving the order: starting and resetting.

use super::diary::open_exercise;
use super::window::App;
use crate::document::practice::Exercise;
use crate::game::any::AnyGame;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::ui::documents::notification::Notification;
use crate::ui::practice::{ImproveOrder, ImproveOrderRequest, PracticeMode, PracticeRequest};

impl App {
    /// Starts improving the order, or leaves it.
    pub(super) fn toggle_improving_order(&mut self, is_narrow: bool) {
        let is_improving = matches!(self.model.practice, Some(PracticeMode::ImproveOrder(_)));
        let request = if is_improving { PracticeRequest::Leave } else { PracticeRequest::StartImprovingOrder };
        self.handle_practice(request, is_narrow);
    }

    /// Starts improving the order of the open tree, which is shown at its last step, with all that is pruned.
    pub(super) fn start_improving_order(&mut self, is_narrow: bool) {
        self.leave_practice();
        let session = &self.model.session;
        let is_alone = session.split().is_none() && session.current_match().is_none();
        let Some(improve_order) = is_alone.then(|| ImproveOrder::new(session)).flatten() else {
            return self.panels.documents.notify(Notification::NoOrder);
        };
        self.model.practice = Some(PracticeMode::ImproveOrder(improve_order));
        self.apply(Command::Go(Direction::Last));
        self.model.open_side_panel(is_narrow);
        self.panels.side.scroll_to_top();
        let exercise = open_exercise(&self.model.session, &self.model.words, Exercise::ImproveOrder);
        self.model.diary.begin(&exercise);
    }

    /// Returns whether practice lets children be put into another order.
    pub(super) const fn may_reorder(&self) -> bool {
        matches!(self.model.practice, None | Some(PracticeMode::ImproveOrder(_)))
    }

    /// Carries out a request of the exercise.
    pub(super) fn improve_order(&mut self, request: ImproveOrderRequest) {
        let Some(PracticeMode::ImproveOrder(improve_order)) = &self.model.practice else { return };
        let ImproveOrderRequest::Reset = request;
        let tree = improve_order.start().clone();
        self.apply(Command::SetGame(AnyGame::Tree(tree)));
        self.apply(Command::Go(Direction::Last));
    }

    /// Leaves the exercise where another document is open.
    pub(super) fn check_order(&mut self) {
        let model = &self.model;
        let Some(PracticeMode::ImproveOrder(improve_order)) = &model.practice else { return };
        if !improve_order.is_of(&model.session) {
            self.leave_practice();
        }
    }
}
