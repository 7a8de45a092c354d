//! Changing an explicit tree: nodes are added, deleted and named, and children put in another order.
//!
//! Every change makes a new tree, whose nodes stand in preorder again, or says why it cannot be. Knows no search and no
//! window.

use super::nodes::{TreeFault, TreeNode};
use super::position::{MAX_LEVELS, Tree};
use crate::score::{Player, Score};

/// A change of a tree. Nodes are meant by their places in its list of nodes.
#[derive(Clone, Debug, PartialEq)]
pub enum TreeEdit {
    /// A new leaf below a node, behind its other children.
    AddChild {
        /// The node. If it was a leaf, its value stays as its estimate, and the new leaf is worth the same.
        parent: usize,
    },
    /// A new leaf, worth 0, behind a node and below the same parent.
    AddSibling {
        /// The node.
        node: usize,
    },
    /// A node goes, with all that is below it.
    Delete {
        /// The node. A parent that loses its last child becomes a leaf: see [`ValueChange`].
        node: usize,
    },
    /// A leaf gets another value, or an inner node another estimate.
    SetValue {
        /// The node.
        node: usize,
        /// The value.
        value: Score,
    },
    /// A node gets another name.
    Rename {
        /// The node.
        node: usize,
        /// Its name; none: it goes by its path.
        name: Option<String>,
    },
    /// It is another side's turn at a node. At its children it stays whose it was.
    SetPlayer {
        /// The node.
        node: usize,
        /// That side.
        player: Player,
    },
    /// A node is tried earlier or later than before.
    Move {
        /// The node.
        node: usize,
        /// Its place among its siblings from then on, from 0; behind the last: the last.
        to: usize,
    },
    /// The children of a node, and of all nodes below it, are put in order.
    Sort {
        /// The node.
        below: usize,
        /// In which order.
        order: ChildOrder,
    },
}

/// An order of the children of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChildOrder {
    /// By their exact values, the best for whoever is to move first. Equals stay as they were.
    BestFirst,
    /// By their exact values, the worst first.
    WorstFirst,
    /// The other way round than they were.
    Mirrored,
}

impl ChildOrder {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::BestFirst, Self::WorstFirst, Self::Mirrored];
}

/// A tree that has been changed.
#[derive(Clone, Debug, PartialEq)]
pub struct EditedTree {
    /// The tree.
    pub tree: Tree,
    /// The node that the change was about, by its place in the new list: the one that was added, moved or named, or the
    /// parent of the one that was deleted.
    pub place: usize,
    /// What became of a value on the way.
    pub note: Option<ValueChange>,
}

/// What became of the value of the node to which a child was added, or from which the last was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueChange {
    /// It was a leaf, and its value is its estimate now.
    ValueBecameEstimate,
    /// It is a leaf, and its estimate is its value now.
    EstimateBecameValue,
    /// It is a leaf without having had an estimate, and is worth what it was worth with its child.
    KeptMinimaxValue,
}

/// Why a change cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// The root has no siblings and cannot be deleted; nor can, for the time being, the node at which the tree stands.
    Root,
    /// The tree would have more than [`MAX_LEVELS`] levels.
    TooManyLevels,
    /// It would be no tree any more: all that would be wrong with it. Places count in the list as it would be.
    Faults(Vec<TreeFault>),
}

impl Tree {
    /// The place of the node above the one at `place`; `None` at the root.
    #[must_use]
    pub fn parent_of(&self, place: usize) -> Option<usize> {
        // A parent stands before its children.
        self.nodes[..place].iter().rposition(|node| node.children.contains(&place))
    }

    /// The way from this position to the node at `place`, which stands below it: at each node, which child comes next.
    #[must_use]
    pub fn path_to(&self, place: usize) -> Vec<usize> {
        let (mut way, mut below) = (Vec::new(), place);
        // Parents stand before their children: one walk towards the root meets them all.
        for (at, node) in self.nodes[..place].iter().enumerate().skip(self.at).rev() {
            if let Some(index) = node.children.iter().position(|&child| child == below) {
                way.push(index);
                below = at;
            }
        }
        way.reverse();
        way
    }

    /// What every node is worth if both sides play their best to the end: its minimax value.
    #[must_use]
    pub fn minimax_values(&self) -> Vec<Score> {
        let mut minimax_values = vec![Score::ZERO; self.nodes.len()];
        // Children stand behind their parents.
        for (at, node) in self.nodes.iter().enumerate().rev() {
            let best =
                node.children.iter().map(|&child| minimax_values[child]).reduce(|a, b| node.player.better_of(a, b));
            minimax_values[at] = best.or(node.value).unwrap_or_default();
        }
        minimax_values
    }

    /// The tree with a change made, standing where it stood, or at its root if that has been deleted.
    ///
    /// # Errors
    /// Why it cannot be made.
    ///
    /// # Panics
    /// If the tree has no node at a place that the change is about.
    pub fn edited(&self, edit: &TreeEdit) -> Result<EditedTree, EditError> {
        let mut nodes = self.nodes.to_vec();
        let (about, note) = self.change(&mut nodes, edit)?;
        let (nodes, places) = in_preorder(nodes);
        let whole = Self::new(nodes).map_err(EditError::Faults)?;
        if matches!(edit, TreeEdit::AddChild { .. }) && MAX_LEVELS < whole.levels() {
            return Err(EditError::TooManyLevels);
        }
        let tree = whole.at_node(places[self.at].unwrap_or(0));
        let place = places[about].expect("what a change was about is still there");
        Ok(EditedTree { tree, place, note })
    }

    /// Makes a change in a copy of the nodes. Gives which of them it was about.
    fn change(&self, nodes: &mut Vec<TreeNode>, edit: &TreeEdit) -> Result<(usize, Option<ValueChange>), EditError> {
        let family = |node: usize| {
            let parent = self.parent_of(node).filter(|_| node != self.at).ok_or(EditError::Root)?;
            let index = self.nodes[parent].children.iter().position(|&child| child == node);
            Ok((parent, index.expect("a parent has its children")))
        };
        match *edit {
            TreeEdit::AddChild { parent } => {
                let (was_leaf, index) = (nodes[parent].children.is_empty(), nodes[parent].children.len());
                let value = nodes[parent].value.filter(|_| was_leaf).unwrap_or_default();
                let child = add_leaf(nodes, parent, index, value);
                Ok((child, was_leaf.then_some(ValueChange::ValueBecameEstimate)))
            }
            TreeEdit::AddSibling { node } => {
                let (parent, index) = family(node)?;
                Ok((add_leaf(nodes, parent, index + 1, Score::ZERO), None))
            }
            TreeEdit::Delete { node } => {
                let (parent, index) = family(node)?;
                nodes[parent].children.remove(index);
                let is_leaf = nodes[parent].children.is_empty();
                let note = is_leaf.then(|| {
                    let had_estimate = nodes[parent].value.is_some();
                    nodes[parent].value.get_or_insert_with(|| self.minimax_values()[parent]);
                    if had_estimate { ValueChange::EstimateBecameValue } else { ValueChange::KeptMinimaxValue }
                });
                Ok((parent, note))
            }
            TreeEdit::SetValue { node, value } => {
                nodes[node].value = Some(value);
                Ok((node, None))
            }
            TreeEdit::Rename { node, ref name } => {
                nodes[node].name.clone_from(name);
                Ok((node, None))
            }
            TreeEdit::SetPlayer { node, player } => {
                nodes[node].player = player;
                Ok((node, None))
            }
            TreeEdit::Move { node, to } => {
                let (parent, index) = family(node)?;
                let children = &mut nodes[parent].children;
                children.remove(index);
                children.insert(to.min(children.len()), node);
                Ok((node, None))
            }
            TreeEdit::Sort { below, order } => {
                self.sort(nodes, below, order);
                Ok((below, None))
            }
        }
    }

    fn sort(&self, nodes: &mut [TreeNode], below: usize, order: ChildOrder) {
        let minimax_values = self.minimax_values();
        let mut open = vec![below];
        while let Some(at) = open.pop() {
            let player = nodes[at].player;
            let children = &mut nodes[at].children;
            open.extend(children.iter().copied());
            // As the mover counts, more is better.
            let worth = |child: &usize| player.view(minimax_values[*child]).get();
            match order {
                ChildOrder::BestFirst => children.sort_by(|a, b| worth(b).total_cmp(&worth(a))),
                ChildOrder::WorstFirst => children.sort_by(|a, b| worth(a).total_cmp(&worth(b))),
                ChildOrder::Mirrored => children.reverse(),
            }
        }
    }
}

/// Adds a leaf at the end of the list of nodes and among a parent's children.
fn add_leaf(nodes: &mut Vec<TreeNode>, parent: usize, index: usize, value: Score) -> usize {
    let leaf = nodes.len();
    let player = nodes[parent].player.opponent();
    nodes.push(TreeNode { name: None, player, move_label: None, value: Some(value), children: Vec::new() });
    nodes[parent].children.insert(index, leaf);
    leaf
}

/// The nodes in the order in which they are met from the root on, and where each of the old ones stands in it. What hangs
/// nowhere any more is left out.
fn in_preorder(mut nodes: Vec<TreeNode>) -> (Vec<TreeNode>, Vec<Option<usize>>) {
    let mut places = vec![None; nodes.len()];
    let mut met = Vec::with_capacity(nodes.len());
    let mut open = vec![0];
    while let Some(at) = open.pop() {
        places[at] = Some(met.len());
        met.push(at);
        open.extend(nodes[at].children.iter().rev());
    }
    let ordered = met.into_iter().map(|at| {
        let children = nodes[at].children.iter().filter_map(|&child| places[child]).collect();
        TreeNode { children, name: nodes[at].name.take(), move_label: nodes[at].move_label.take(), ..nodes[at] }
    });
    (ordered.collect(), places)
}
