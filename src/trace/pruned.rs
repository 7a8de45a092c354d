//! Taking down what a search leaves out: the children that it never enters are nodes of the trace too.
//!
//! Of a tree given in advance also what is below them is taken down, as far as the limits allow.

use super::limits::Progress;
use super::open_node::new_node;
use super::recorder::{REPORT_EVERY, Recorder};
use super::union_tree::{UnionNode, UnionTree};
use super::{Event, Node, NodeId, NodeKind, Trace};
use crate::game::Game;
use crate::score::{Score, Window};
use crate::search::Leaf;
use crate::search::ordering::OrderReason;
use crate::search::stack::with_stack_space;

impl Trace {
    /// Whether a node is the root of a subtree that was pruned: its parent was searched, it never was.
    #[must_use]
    pub fn is_pruned_root(&self, node: NodeId) -> bool {
        !self.is_searched(node) && self.parent(node).is_some_and(|parent| self.node(parent).cut)
    }
}

impl<G: Game, W: Progress> Recorder<'_, G, W> {
    pub(super) fn pass_over(&mut self, position: &G, unsearched: &[G::Move]) {
        let open = self.open.last_mut().expect("moves are those of an entered node");
        if !unsearched.is_empty() {
            open.proof.add_unsearched();
            open.guarantee.add_unsearched();
        }
        let (node, child) = (open.node, open.last_child);
        self.step(Event::PassOver(child));
        self.leave_all_out((node, position), unsearched, &[]);
    }

    pub(super) fn cut(&mut self, position: &G, unsearched: &[G::Move], reasons: &[OrderReason]) {
        let open = self.open.last_mut().expect("only an entered node is cut");
        let (node, child) = (open.node, open.last_child);
        if !unsearched.is_empty() {
            open.proof.add_unsearched();
            open.guarantee.add_unsearched();
        }
        self.nodes[node.index()].cut = true;
        let step = self.step(Event::Cutoff(child));
        self.cutoffs.push(step);
        self.leave_all_out((node, position), unsearched, reasons);
    }

    fn leave_all_out(&mut self, (node, position): (NodeId, &G), unsearched: &[G::Move], reasons: &[OrderReason]) {
        if unsearched.is_empty() {
            return;
        }
        let ply = usize::from(self.nodes[node.index()].ply) + 1;
        let before = self.estimate(position);
        let union_node = self.open.last().and_then(|open| open.union_node);
        for (index, &mv) in unsearched.iter().enumerate() {
            if let Some(&reason) = reasons.get(index) {
                self.rank(self.nodes.len(), reason);
            }
            let union_node = union_node.and_then(|union_node| self.union_child(union_node, mv));
            self.leave_out((node, before), mv, &position.after(mv), ply, union_node);
        }
    }

    pub(super) fn union_child(&self, parent: UnionNode, mv: G::Move) -> Option<UnionNode> {
        self.union_tree.and_then(|union_tree| union_tree.child(parent, mv))
    }

    /// Takes down what others have visited below a node that is open and a leaf here.
    pub(super) fn leave_union_out(&mut self, node: NodeId, position: &G, union_node: Option<UnionNode>) {
        let Some((union_tree, union_node)) = self.union_tree.zip(union_node) else { return };
        if union_tree.children(union_node).next().is_some() {
            let ply = usize::from(self.nodes[node.index()].ply) + 1;
            self.leave_below_out(node, position, ply, union_tree, union_node);
        }
    }

    fn leave_below_out(
        &mut self,
        node: NodeId,
        position: &G,
        ply: usize,
        union_tree: &UnionTree<G::Move>,
        union_node: UnionNode,
    ) {
        let before = self.estimate(position);
        for (mv, union_node) in union_tree.children(union_node) {
            self.leave_out((node, before), mv, &position.after(mv), ply, Some(union_node));
        }
    }

    /// Takes down a child that is not searched: where the tree is given in advance, with all that is below it, else with
    /// what others have visited of it. `before`: what the parent is evaluated as, where that tells what is quiet.
    fn leave_out(
        &mut self,
        (parent, before): (NodeId, Option<Score>),
        mv: G::Move,
        position: &G,
        ply: usize,
        union_node: Option<UnionNode>,
    ) {
        let node = NodeId::new(self.nodes.len());
        let mut below = Vec::new();
        position.legal_moves(&mut below);
        let leaf = if below.is_empty() { Some(Leaf::Terminal) } else { self.leaf(position, before, ply) };
        let kind = leaf.map_or(NodeKind::Inner, NodeKind::Leaf);
        self.nodes.push(Node {
            parent,
            kind,
            ply: u16::try_from(ply).expect("the limit on plies is looked at first"),
            ..new_node(&[], position.to_move(), Window::FULL)
        });
        self.moves.push(Some(mv));
        let count = self.nodes.len() as u64;
        if count.is_multiple_of(REPORT_EVERY) && self.cut_short.is_none() {
            self.cut_short = self.progress.report(count).break_value();
        }
        let has_room =
            self.cut_short.is_none() && self.nodes.len() < self.limits.nodes && self.bytes() < self.limits.bytes;
        if kind == NodeKind::Inner && position.is_explicit_tree() && has_room {
            let before = self.estimate(position);
            for mv in below {
                let union_node = union_node.and_then(|union_node| self.union_child(union_node, mv));
                let child = position.after(mv);
                with_stack_space(ply, || self.leave_out((node, before), mv, &child, ply + 1, union_node));
            }
        } else if let Some((union_tree, union_node)) = self.union_tree.zip(union_node).filter(|_| has_room) {
            drop(below);
            with_stack_space(ply, || self.leave_below_out(node, position, ply + 1, union_tree, union_node));
        }
        self.nodes[node.index()].end = NodeId::new(self.nodes.len()).0;
    }

    /// Why a position that has moves would be a leaf, if it would.
    fn leaf(&self, position: &G, before: Option<Score>, ply: usize) -> Option<Leaf> {
        let depth = self.pass.map_or(self.config.depth, |pass| pass.depth)?;
        match self.config.quiescence {
            Some(quiet) => quiet.leaf(depth, ply, before, self.estimate(position)),
            None => (depth <= ply && position.can_be_evaluated()).then_some(Leaf::Horizon),
        }
    }

    /// What a position is evaluated as, where that tells what is quiet.
    fn estimate(&self, position: &G) -> Option<Score> {
        let is_asked = self.config.quiescence.is_some() && position.can_be_evaluated();
        is_asked.then(|| position.evaluate().score())
    }
}
