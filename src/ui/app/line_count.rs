//! Counting the lines of a leaf one by one: a step forward or back counts or uncounts a line first.

use super::window::App;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::session::playback::StepSize;
use crate::trace::Event;
use crate::ui::lectern::{CountedLeaf, counts_one_by_one, shows_board};

impl App {
    /// Counts a line of the leaf that is shown large, or takes one back. Returns whether the step therefore stays as it is.
    pub(super) fn count_line(&mut self, direction: Direction) -> bool {
        let context = self.model.view_context(self.panels.tree.root(self.model.session.search()));
        if !shows_board(&context) || !counts_one_by_one(&context) || context.is_asking() {
            return false;
        }
        let current = context.search.moment().current();
        let leaf = CountedLeaf::in_focus(&context).filter(|leaf| !leaf.is_evaluated && Some(leaf.node) == current);
        let Some(leaf) = leaf else { return direction == Direction::Forward && self.stop_before_leaf() };
        let (node, total) = (context.node_ref(leaf.node), leaf.total());
        let counted = context.lectern.line_count.of(node);
        let next = match direction {
            Direction::Forward if counted < total => counted + 1,
            Direction::Back if counted > 0 => counted - 1,
            _ => return false,
        };
        self.model.lectern.line_count.set_counted(node, next);
        true
    }

    /// With steps larger than an event, stops where the next leaf is entered, so that its lines can be counted. Returns whether
    /// it did.
    fn stop_before_leaf(&mut self) -> bool {
        let session = &self.model.session;
        if session.playback().step_size == StepSize::Event {
            return false;
        }
        let (search, Some(to)) = (session.search(), session.destination(Direction::Forward)) else { return false };
        let ahead = to.get().saturating_sub(search.timeline_step().get());
        let last = search.step() + ahead;
        let is_evaluation = |step: usize| matches!(search.trace().event(step), Some(Event::Evaluate(_)));
        if ahead < 2 || !is_evaluation(last) {
            return false;
        }
        let entered = search.timeline_step_at(last - 1);
        self.apply(Command::Seek(entered));
        true
    }
}
