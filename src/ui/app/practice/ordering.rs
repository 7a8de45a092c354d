//! Improving the order: the user moves branches of the open tree until as many leaves as possible are pruned.

use super::questions::open_exercise;
use crate::app::workspace::Workspace;
use poda_core::document::practice::ExerciseKind;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_session::Command;
use poda_session::playback::Direction;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::state::practice::{ImproveOrder, PracticeMode, evaluated_leaves};
use poda_words::practice::report::{AnswerMark, AnswerReport};

impl Workspace {
    /// Starts improving the order of the open tree. The tree is shown at its last step, with everything that is pruned.
    pub fn start_improving_order(&mut self, is_narrow: bool) {
        self.leave_practice();
        let session = &self.model.session;
        let improve_order = if session.shows_document_alone() { ImproveOrder::new(session) } else { None };
        let Some(improve_order) = improve_order else {
            return self.panels.notifications.add(PlainNotification::NoOrder);
        };
        self.model.practice.mode = Some(PracticeMode::ImproveOrder(improve_order));
        self.apply(Command::Go(Direction::Last));
        self.model.open_side_panel(is_narrow);
        self.panels.side.scroll_to_top();
        let exercise = open_exercise(&self.model.session, &self.model.words, ExerciseKind::ImproveOrder);
        self.model.practice.diary.begin(&exercise);
    }

    pub fn show_order(&mut self, tree: impl FnOnce(&mut ImproveOrder) -> Option<Tree>) {
        let Some(PracticeMode::ImproveOrder(improve_order)) = &mut self.model.practice.mode else { return };
        let Some(tree) = tree(improve_order) else { return };
        self.apply(Command::SetGame(AnyGame::Tree(tree)));
        self.apply(Command::Go(Direction::Last));
    }

    /// Leaves the exercise if another document is open. Records when the user finds a best order.
    pub fn check_order(&mut self) {
        let model = &mut self.model;
        let Some(PracticeMode::ImproveOrder(improve_order)) = &mut model.practice.mode else { return };
        if !improve_order.is_of(&model.session) {
            self.leave_practice();
        } else if let Some(leaves) = evaluated_leaves(&model.session)
            && improve_order.is_newly_solved(&model.session)
        {
            let exercise = open_exercise(&model.session, &model.words, ExerciseKind::ImproveOrder);
            let answer = AnswerReport {
                field: "leaves".to_owned(),
                step: None,
                given: vec![leaves.to_string()],
                mark: AnswerMark::Right,
                points: 1,
                of: 1,
            };
            model.practice.diary.record_answers(&exercise, [answer], true);
        }
    }
}
