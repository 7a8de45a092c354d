//! What every kind of recording offers, of a sampled tree.

use super::navigation::{back, forward};
use super::tree::SampledTree;
use crate::game::Game;
use crate::trace::limits::Ending;
use crate::trace::{Direction, NodeId, Step, StepSize, Story};

impl<G: Game> Story<G> for SampledTree<G> {
    fn end(&self) -> Step {
        self.len()
    }

    fn ending(&self) -> Ending {
        self.ending
    }

    fn root(&self) -> &G {
        &self.root
    }

    fn node_count(&self) -> usize {
        self.nodes.len()
    }

    fn bytes(&self) -> usize {
        let nodes = size_of_val(&*self.nodes) + size_of_val(&*self.visits_end) + size_of_val(&*self.priors);
        let visits = size_of_val(&*self.visits);
        nodes + visits + size_of_val(&*self.iterations) + size_of_val(&*self.rolled_out)
    }

    fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.index()].parent.some()
    }

    fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let before = |&child: &NodeId| self.nodes[child.index()].sibling_before.some();
        let children: Vec<NodeId> = std::iter::successors(self.nodes[node.index()].last_child.some(), before).collect();
        children.into_iter().rev()
    }

    fn ply(&self, node: NodeId) -> usize {
        self.nodes[node.index()].ply as usize
    }

    fn move_to(&self, node: NodeId) -> Option<G::Move> {
        self.nodes[node.index()].via
    }

    fn position(&self, node: NodeId) -> G {
        self.moves_to(node).into_iter().fold(self.root.clone(), |position, mv| position.after(mv))
    }

    fn added_at(&self, node: NodeId) -> Option<Step> {
        Some(self.added_at(node))
    }

    fn current(&self, step: Step) -> Option<NodeId> {
        self.at(step).current()
    }

    fn iteration_count(&self) -> usize {
        self.iteration_count()
    }

    fn iteration_end(&self, number: usize) -> Option<Step> {
        (1..=self.iteration_count()).contains(&number).then(|| self.end_of_iteration(number))
    }

    fn destination(&self, step: Step, size: StepSize, direction: Direction) -> Option<Step> {
        match direction {
            Direction::Forward => forward(self, step, size),
            Direction::Back => back(self, step, size),
            Direction::First => Some(0),
            Direction::Last => Some(self.len()),
            Direction::NextCutoff
            | Direction::PreviousCutoff
            | Direction::NextLeaf
            | Direction::Over
            | Direction::Out
            | Direction::FirstDifference
            | Direction::NextChange(_) => None,
        }
    }
}
