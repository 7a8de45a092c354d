//! The common view of the recordings of all kinds of search: a tree that grows step by step.

use super::NodeId;
use super::limits::Ending;
use super::node_ref::NodeRef;
use super::step::Step;
use super::step_size::StepSize;
use crate::game::{Game, GameView};

/// Where to go from a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// One step forward.
    Forward,
    /// One step back.
    Back,
    /// Before the first step.
    First,
    /// After the last step.
    Last,
    /// To the next cutoff that prunes.
    NextCutoff,
    /// To the last cutoff before that prunes.
    PreviousCutoff,
    /// To the next evaluation of a leaf.
    NextLeaf,
    /// Past the subtree that is searched next.
    Over,
    /// To the step at which the current node is left.
    Out,
    /// To the first step at which two searches side by side do different things.
    FirstDifference,
    /// To the next event at this node.
    NextChange(NodeRef),
}

/// A recorded tree and the steps in which it grew: one pass of a search, or a search of another kind.
///
/// Nodes are numbered in the order in which they were added, so the root is the first, and a parent comes before its
/// children.
pub trait Story<G: Game> {
    /// Returns the last step: the number of events.
    fn end(&self) -> Step;

    /// Returns how the recording ended.
    fn ending(&self) -> Ending;

    /// Returns the position that was searched.
    fn root(&self) -> &G;

    /// Returns the number of nodes of the finished tree.
    fn node_count(&self) -> usize;

    /// Returns the memory in use, in bytes.
    fn bytes(&self) -> usize;

    /// Returns the parent of a node; `None` at the root.
    fn parent(&self, node: NodeId) -> Option<NodeId>;

    /// Returns the children of a node in the finished tree, in the order of their numbers.
    fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId>
    where
        Self: Sized;

    /// Returns how many plies below the root a node is.
    fn ply(&self, node: NodeId) -> usize;

    /// Returns the move to a node; `None` at the root.
    fn move_to(&self, node: NodeId) -> Option<G::Move>;

    /// Returns the position at a node.
    fn position(&self, node: NodeId) -> G;

    /// Returns the step at which a node was added, 0 for nodes that are there before the first step; `None` for a node
    /// that the search never entered.
    fn added_at(&self, node: NodeId) -> Option<Step>;

    /// Returns the node of a step's event, if it has one.
    fn current(&self, step: Step) -> Option<NodeId>;

    /// Returns the step to which a direction leads, if it leads anywhere and searches of this kind have that direction.
    fn destination(&self, step: Step, size: StepSize, direction: Direction) -> Option<Step>;

    /// Returns how many iterations the search has; none if it is not made of iterations.
    fn iteration_count(&self) -> usize {
        0
    }

    /// Returns the last step of the iteration with this number, from 1; `None` if there is none.
    fn iteration_end(&self, _number: usize) -> Option<Step> {
        None
    }

    /// Returns whether the search was completed.
    fn is_complete(&self) -> bool {
        self.ending() == Ending::Complete
    }

    /// Returns the nodes from `node` up to the root, both included.
    fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId>
    where
        Self: Sized,
    {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// Returns the moves from the root to a node.
    fn moves_to(&self, node: NodeId) -> Vec<G::Move> {
        let above = std::iter::successors(Some(node), |&node| self.parent(node));
        let mut moves: Vec<G::Move> = above.filter_map(|node| self.move_to(node)).collect();
        moves.reverse();
        moves
    }

    /// Returns a node's id: its own name, or the moves from the root joined by `/`; `root` at an unnamed root.
    fn id(&self, node: NodeId) -> String
    where
        G: GameView,
    {
        let (names, position) = named_path(self, node, G::move_name);
        match position.given_name() {
            Some(name) => name.to_owned(),
            None if names.is_empty() => "root".to_owned(),
            None => names.join("/"),
        }
    }
}

/// Returns the names of the moves from the root to a node, and the position there.
pub(super) fn named_path<G: GameView>(
    story: &(impl Story<G> + ?Sized),
    node: NodeId,
    name: impl Fn(&G, G::Move) -> String,
) -> (Vec<String>, G) {
    let mut position = story.root().clone();
    let mut names = Vec::new();
    for mv in story.moves_to(node) {
        names.push(name(&position, mv));
        position = position.after(mv);
    }
    (names, position)
}
