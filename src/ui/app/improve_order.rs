//! Improving the order: starting, resetting, showing a best order, and noting that it was found.

use super::diary::open_exercise;
use super::window::App;
use crate::document::practice::Exercise;
use crate::game::any::AnyGame;
use crate::practice::report::{AnswerMark, AnswerReport};
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::ui::documents::notification::Notification;
use crate::ui::practice::{ImproveOrder, ImproveOrderRequest, PracticeMode, PracticeRequest, evaluated_leaves};

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
        let Some(PracticeMode::ImproveOrder(improve_order)) = &mut self.model.practice else { return };
        let tree = match request {
            ImproveOrderRequest::Reset => improve_order.start().clone(),
            ImproveOrderRequest::ShowBest => {
                improve_order.set_shown();
                let Some(best) = improve_order.best() else { return };
                best.tree.clone()
            }
        };
        self.apply(Command::SetGame(AnyGame::Tree(tree)));
        self.apply(Command::Go(Direction::Last));
    }

    /// Leaves the exercise where another document is open, and notes that a best order was found.
    pub(super) fn check_order(&mut self) {
        let model = &mut self.model;
        let Some(PracticeMode::ImproveOrder(improve_order)) = &mut model.practice else { return };
        if !improve_order.is_of(&model.session) {
            self.leave_practice();
        } else if improve_order.is_newly_solved(&model.session) {
            let exercise = open_exercise(&model.session, &model.words, Exercise::ImproveOrder);
            let answer = AnswerReport {
                field: "leaves".to_owned(),
                step: None,
                given: vec![evaluated_leaves(&model.session).to_string()],
                mark: AnswerMark::Right,
                points: 1,
                of: 1,
            };
            model.diary.record_answers(&exercise, [answer], true);
        }
    }
}
