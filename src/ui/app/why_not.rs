//! Why a move is not played: asking about it, and going along the line of the answer.

use super::workspace::Workspace;
use poda_core::trace::recording::NodeRef;
use poda_session::playback::Direction;
use poda_window::panel::why_not;

impl Workspace {
    /// Asks about the move to the node in focus, or stops asking.
    pub fn toggle_why_not(&mut self) {
        let asked = self.model.selection.why_not;
        let context = self.model.search_context(&self.panels.tree);
        let focused = context.map(|context| (context, context.focused_node()));
        let node = focused.filter(|(context, node)| why_not::can_ask(context, *node));
        let node = node.map(|(context, node)| context.node_ref(node));
        self.ask_why_not(node.filter(|_| asked.is_none()));
    }

    /// Asks about the move to a node, which becomes the selected one, or stops asking.
    pub fn ask_why_not(&mut self, asked: Option<NodeRef>) {
        self.model.selection.why_not = asked;
        if let Some(node) = asked {
            self.reveal(node);
        }
    }

    /// Stops asking if a node outside of the line is selected.
    pub fn keep_why_not(&mut self) {
        let Some(context) = self.model.search_context(&self.panels.tree) else { return };
        let is_on_line = context.tree.selected.is_some_and(|node| why_not::line(&context).contains(&node));
        if !is_on_line {
            self.model.selection.why_not = None;
        }
    }

    /// Steps along the line of the answer instead of through the search. Returns whether it did: there has to be a
    /// line, and the direction has to lead along it.
    pub fn step_along_line(&mut self, direction: Direction) -> bool {
        let Some(context) = self.model.search_context(&self.panels.tree) else { return false };
        let line = why_not::line(&context);
        let at = context.tree.selected.and_then(|node| line.iter().position(|&on_line| on_line == node));
        let to = match direction {
            _ if line.is_empty() => return false,
            Direction::Forward => at.map_or(0, |at| (at + 1).min(line.len() - 1)),
            Direction::Back => at.map_or(0, |at| at.saturating_sub(1)),
            Direction::First
            | Direction::Last
            | Direction::NextCutoff
            | Direction::PreviousCutoff
            | Direction::NextLeaf
            | Direction::Over
            | Direction::Out
            | Direction::FirstDifference
            | Direction::NextChange(_) => return false,
        };
        let node = context.node_ref(line[to]);
        self.reveal(node);
        true
    }
}
