//! Why a move is not played: asking about it, and going along the line of the answer.

use super::model::Model;
use super::selection::AskedMove;
use super::workspace::Workspace;
use poda_core::trace::recording::NodeRef;
use poda_core::trace::{NodeId, Story};
use poda_session::Command;
use poda_session::playback::Direction;
use poda_session::shown_search::ShownSearch;
use poda_window::panel::request::LaneRequest;
use poda_window::panel::why_not;

impl Workspace {
    /// Asks about the move to the node in focus, or stops asking.
    pub fn toggle_why_not(&mut self) {
        let context = self.model.view_context(&self.panels.tree);
        if let Some(sampled) = context.sampled() {
            let asked =
                why_not::askable_move(&context, sampled, sampled.focused()).filter(|_| sampled.why_not.is_none());
            return context.requests.push(LaneRequest::AskWhyNot(asked));
        }
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

    /// Stops asking, in a search of any kind. Returns whether there was an answer.
    pub fn stop_why_not(&mut self) -> bool {
        let is_answered = why_not::is_answered(&self.model.view_context(&self.panels.tree));
        let selection = &mut self.model.selection;
        let is_asked = selection.why_not.take().is_some() | selection.why_not_in_lane.take().is_some();
        is_asked && is_answered
    }

    /// Carries out the command that leads to the move that is asked about. At the step of its visit the search itself says
    /// what it does; in another search the question is asked again, once that is recorded.
    pub fn lead_to_move(&mut self, command: Command) {
        if let Command::Seek(_) = command {
            self.stop_why_not();
            return self.apply(command);
        }
        let Model { session, selection, .. } = &self.model;
        let in_search = || {
            let recording = session.search()?.recording();
            Some(AskedMove::Line(recording.moves_to(recording.resolve(selection.why_not?)?)))
        };
        let asked = selection.why_not_in_lane.map(AskedMove::InLane).or_else(in_search);
        self.model.selection.asked_again = asked.map(|asked| (session.history().id, asked));
        self.apply(command);
    }

    /// Asks again about a move, at the end of the search that leads to it, if that is recorded.
    pub fn ask_again(&mut self) {
        if self.model.selection.asked_again.is_none() || self.model.session.is_recording() {
            return;
        }
        let asked = self.model.selection.asked_again.take();
        let Some((_, asked)) = asked.filter(|(of, _)| *of == self.model.session.history().id) else { return };
        self.apply(Command::Go(Direction::Last));
        match asked {
            AskedMove::InLane(asked) => self.model.selection.why_not_in_lane = Some(asked),
            AskedMove::Line(line) => {
                let recording = self.model.session.search().map(ShownSearch::recording);
                let node = recording.and_then(|recording| Some(recording.node_ref(recording.node_at_line(&line)?)));
                self.ask_why_not(node);
            }
        }
    }

    /// Steps along the line of the answer instead of through the search. Returns whether it did: there has to be a
    /// line, and the direction has to lead along it.
    pub fn step_along_line(&mut self, direction: Direction) -> bool {
        let context = self.model.view_context(&self.panels.tree);
        if let Some(sampled) = context.sampled() {
            let line = why_not::sampled_line(&context, sampled);
            let to = along(&line, sampled.selected, direction);
            context.requests.extend(to.map(LaneRequest::Reveal));
            return to.is_some();
        }
        let Some(context) = self.model.search_context(&self.panels.tree) else { return false };
        let to = along(&why_not::line(&context), context.tree.selected, direction);
        let node = to.map(|node| context.node_ref(node));
        if let Some(node) = node {
            self.reveal(node);
        }
        node.is_some()
    }
}

/// Returns the next node of a line in a direction; `None` if the direction does not lead along it.
fn along(line: &[NodeId], selected: Option<NodeId>, direction: Direction) -> Option<NodeId> {
    let at = selected.and_then(|node| line.iter().position(|&on_line| on_line == node));
    let to = match direction {
        Direction::Forward => at.map_or(0, |at| (at + 1).min(line.len().saturating_sub(1))),
        Direction::Back => at.map_or(0, |at| at.saturating_sub(1)),
        Direction::First
        | Direction::Last
        | Direction::NextCutoff
        | Direction::PreviousCutoff
        | Direction::NextLeaf
        | Direction::Over
        | Direction::Out
        | Direction::FirstDifference
        | Direction::NextChange(_) => return None,
    };
    line.get(to).copied()
}
