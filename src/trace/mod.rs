//! A finished recording of a search: what was visited, when, and what came of it. Nothing in it ever changes.
//!
//! A node is a *visit*. Nodes stand in order of appearance, which is preorder, so that a subtree is a range. Each keeps
//! when it was entered and when it was left, and whether it became its parent's best; with that the state of the whole tree
//! after any step is a comparison of numbers, and [`Trace::at`] costs nothing. Children that were never searched are
//! nodes too, which are never entered.
//!
//! Knows neither the game (see [`recording::Recording`]) nor how a tree is drawn.

mod combined_line;
mod event;
pub mod landmarks;
mod limit_check;
pub mod limits;
pub mod moment;
mod node_id;
pub mod node_ref;
mod open_node;
pub mod ordering_tables;
pub mod passes;
mod position_cache;
mod proving;
mod pruned;
pub mod recorder;
pub mod recording;
pub mod recording_id;
pub mod shown_value;
mod step;
mod true_values;
pub mod union_tree;
pub mod visit;
pub mod visit_kind;

use crate::score::{Bound, Cutoff, Interval, Player, Score, Window};
use crate::search::Leaf;
use crate::search::mistakes::Mistake;
use crate::search::ordering::OrderReason;
use crate::search::stats::SearchStats;
pub use event::Event;
use event::Packed;
use limits::Ending;
use moment::Moment;
pub use node_id::NodeId;
use std::ops::Range;
pub use step::{Step, TimelineStep};

/// The step of what never happens.
const NEVER: u32 = u32::MAX;

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// It has children.
    Inner,
    /// It is a leaf.
    Leaf(Leaf),
}

/// One visit, and all that is ever known of it.
#[derive(Clone, Debug)]
struct Node {
    score: Score,
    /// The window with which it was entered.
    window: Window,
    /// What its parent's other children had proved for the parent's player when this one was entered: the parent's
    /// lower end at MAX, the upper end at MIN.
    proved_before: Score,
    parent: NodeId,
    /// One past the last node of its subtree.
    end: u32,
    entered: u32,
    left: u32,
    /// Its best child in the end.
    best: NodeId,
    /// Its parent's best child when it was entered.
    best_before: NodeId,
    ply: u16,
    player: Player,
    kind: NodeKind,
    bound: Bound,
    cut: bool,
    /// Whether it became its parent's best, which is told in the step after it is left.
    improved: bool,
    /// Whether it is the same move searched again, right after the first time.
    is_research: bool,
}

/// What a search guarantees: what is proved where a static evaluation at the depth limit or at a quiet position proves nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guarantee {
    /// Of the root's value.
    pub root: Interval,
    /// Of the value of the root's best child.
    pub best: Interval,
}

impl Guarantee {
    /// Nothing is guaranteed.
    pub const NONE: Self = Self { root: Interval::UNKNOWN, best: Interval::UNKNOWN };
}

/// A recorded search.
#[derive(Clone, Debug)]
pub struct Trace {
    nodes: Vec<Node>,
    steps: Vec<Packed>,
    /// The counts after every so many steps, so that the counts after any step are a short sum.
    counts: Vec<SearchStats>,
    /// The steps at which a cutoff happened.
    cutoffs: Vec<u32>,
    /// Why each node was tried at its rank; empty where that is the game's order.
    reasons: Vec<OrderReason>,
    /// The nodes that the table knew, in order, with how many plies it had been searched below them.
    table_hits: Vec<(NodeId, Option<usize>)>,
    /// What is certain whatever lies beyond the depth limit.
    guarantee: Guarantee,
    /// How many plies below the root the deepest visit is.
    deepest: u16,
    /// Whether the search had a window.
    has_window: bool,
    /// The mistake that the search makes.
    mistake: Option<Mistake>,
    /// How the search ended.
    ending: Ending,
    /// What the passes before have proved of the root of the same tree.
    proved_before: Interval,
    /// The principal variation, where only several passes together prove one; else empty.
    line: Vec<NodeId>,
}

impl Trace {
    /// How many steps there are.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a trace has at least the root's steps")]
    pub fn len(&self) -> Step {
        self.steps.len()
    }

    /// How many nodes there are, those never searched included.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// How much memory it takes, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.nodes)
            + size_of_val(&*self.steps)
            + size_of_val(&*self.counts)
            + size_of_val(&*self.cutoffs)
            + size_of_val(&*self.reasons)
            + size_of_val(&*self.table_hits)
    }

    /// Whether there is such a node.
    #[must_use]
    pub const fn contains(&self, node: NodeId) -> bool {
        node.index() < self.nodes.len()
    }

    /// All nodes in order of appearance.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        (0..self.nodes.len()).map(NodeId::new)
    }

    /// The state of the whole tree after `step` steps, or after the last if there are fewer.
    #[must_use]
    pub fn at(&self, step: Step) -> Moment<'_> {
        Moment::new(self, step.min(self.len()))
    }

    /// The state at the end.
    #[must_use]
    pub fn end(&self) -> Moment<'_> {
        self.at(self.len())
    }

    /// What happened at a step, counted from 1.
    #[must_use]
    pub fn event(&self, step: Step) -> Option<Event> {
        self.steps.get(step.checked_sub(1)?).map(|packed| packed.unpack())
    }

    /// How the search ended.
    #[must_use]
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// Whether the search came to its end; a limit may have cut it short.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        matches!(self.ending, Ending::Complete)
    }

    /// What is certain of the root, whatever lies beyond the depth limit. Nothing before the search is complete, nor
    /// where it makes a mistake.
    #[must_use]
    pub const fn guarantee(&self) -> Guarantee {
        if self.mistake.is_none() { self.guarantee } else { Guarantee::NONE }
    }

    /// How many plies below the root the search went.
    #[must_use]
    pub fn deepest(&self) -> usize {
        usize::from(self.deepest)
    }

    /// Whether the search had a window to narrow.
    #[must_use]
    pub const fn has_window(&self) -> bool {
        self.has_window
    }

    fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }

    /// Whose turn it is at a node.
    #[must_use]
    pub fn player(&self, node: NodeId) -> Player {
        self.node(node).player
    }

    /// How many plies a node is below the root.
    #[must_use]
    pub fn ply(&self, node: NodeId) -> usize {
        usize::from(self.node(node).ply)
    }

    /// What a node is.
    #[must_use]
    pub fn kind(&self, node: NodeId) -> NodeKind {
        self.node(node).kind
    }

    /// The node above; `None` at the root.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent.some()
    }

    /// The children in the order in which they were, or would have been, tried.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let end = self.node(node).end;
        let first = NodeId(node.0 + 1);
        std::iter::successors((first.0 < end).then_some(first), move |&child| {
            let next = NodeId(self.node(child).end);
            (next.0 < end).then_some(next)
        })
    }

    /// The nodes of the subtree at `node`, itself first.
    pub fn subtree(&self, node: NodeId) -> impl Iterator<Item = NodeId> + use<> {
        self.subtree_range(node).map(NodeId)
    }

    /// The numbers of the nodes of the subtree at `node`, itself first.
    #[must_use]
    pub fn subtree_range(&self, node: NodeId) -> Range<u32> {
        node.0..self.node(node).end
    }

    /// Whether `node` is `ancestor` or stands below it.
    #[must_use]
    pub fn is_within(&self, node: NodeId, ancestor: NodeId) -> bool {
        ancestor <= node && node.0 < self.node(ancestor).end
    }

    /// The nodes from `node` up to the root, both included.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// Whether the search ever entered a node.
    #[must_use]
    pub fn is_searched(&self, node: NodeId) -> bool {
        self.node(node).entered != NEVER
    }

    /// Whether a node is the same move searched again, right after the first time.
    #[must_use]
    pub fn is_research(&self, node: NodeId) -> bool {
        self.node(node).is_research
    }

    /// Why a node was, or would have been, tried at its rank.
    #[must_use]
    pub fn reason(&self, node: NodeId) -> OrderReason {
        self.reasons.get(node.index()).copied().unwrap_or_default()
    }

    /// Whether moves were put into another order than the game's.
    #[must_use]
    pub const fn has_reasons(&self) -> bool {
        !self.reasons.is_empty()
    }

    /// Of a node that the table knew: how many plies had been searched below it when it was taken down; `Some(None)`: to
    /// the end of the game.
    #[must_use]
    pub fn table_hit_depth(&self, node: NodeId) -> Option<Option<usize>> {
        let at = self.table_hits.binary_search_by_key(&node, |&(node, _)| node).ok()?;
        Some(self.table_hits[at].1)
    }

    /// The window with which a node was entered; `None` where nothing is pruned, and where the search never came.
    #[must_use]
    pub fn window(&self, node: NodeId) -> Option<Window> {
        (self.has_window && self.is_searched(node)).then(|| self.node(node).window)
    }

    /// The step at which a node was entered.
    #[must_use]
    pub fn entered_at(&self, node: NodeId) -> Option<Step> {
        happened(self.node(node).entered)
    }

    /// The step at which a node was left.
    #[must_use]
    pub fn left_at(&self, node: NodeId) -> Option<Step> {
        happened(self.node(node).left)
    }

    /// The step at which a node became its parent's best.
    #[must_use]
    pub fn improved_at(&self, node: NodeId) -> Option<Step> {
        let Node { improved, left, .. } = *self.node(node);
        improved.then(|| left as Step + 1)
    }

    /// The cutoff at a node, with its step.
    #[must_use]
    pub fn cutoff(&self, node: NodeId) -> Option<(Cutoff, Step)> {
        let Node { cut, player, left, .. } = *self.node(node);
        // A cutoff is the last thing that happens at a node before it is left.
        cut.then(|| (Cutoff::at(player), happened(left).map_or(self.len(), |left| left - 1)))
    }

    /// The score that a node returned and what it is; `None` if it never did.
    #[must_use]
    pub fn result(&self, node: NodeId) -> Option<(Score, Bound)> {
        let Node { left, score, bound, .. } = *self.node(node);
        (left != NEVER).then_some((score, bound))
    }

    /// The score with which a node counts a child: what the child returned. Only a search that always negates counts
    /// a child of the same side with the wrong sign.
    #[must_use]
    pub fn score_for_parent(&self, child: NodeId) -> Option<Score> {
        let (score, _) = self.result(child)?;
        let is_same_side = self.parent(child).is_some_and(|parent| self.player(parent) == self.player(child));
        let is_negated = is_same_side && self.mistake == Some(Mistake::AlwaysNegating);
        Some(if is_negated { -score } else { score })
    }

    /// The mistake that the search makes, if it makes one: then nothing but its leaves is proved.
    #[must_use]
    pub const fn mistake(&self) -> Option<Mistake> {
        self.mistake
    }

    /// The child that was best in the end: the first that returned a strictly better score than all before it. Which
    /// child proves the node's value is another question: see [`Moment::proving_child`].
    #[must_use]
    pub fn best_child(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).best.some()
    }
}

fn happened(step: u32) -> Option<Step> {
    (step != NEVER).then_some(step as Step)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Millions of these are kept: whoever adds a field knows it here.
    #[test]
    fn a_visit_and_a_step_are_small() {
        assert_eq!((size_of::<Node>(), size_of::<Packed>()), (64, 4));
    }
}
