//! Edits of an explicit tree: nodes are added, deleted and named, and children reordered.
//!
//! Every edit returns a new tree, whose nodes are in preorder again, or an error. A node keeps its counts. Does not
//! depend on a search or a window.

use super::weight::Weight;
use super::{Tree, TreeFault, TreeNode, max_levels};
use crate::game::leaf_change::{LeafChange, LeafChangeError};
use crate::score::{Interval, Player, Score, Turn};

/// An edit of a tree. Nodes are identified by their indices in its list of nodes.
#[derive(Clone, Debug, PartialEq)]
pub enum TreeEdit {
    /// Adds a leaf below a node, after its other children.
    AddChild {
        /// The node. If it was a leaf, its value becomes its estimate, and the new leaf has the same value.
        parent: usize,
    },
    /// Adds a leaf after a node, below the same parent. Its value is 0, or as near to 0 as the bounds of all values
    /// allow.
    AddSibling {
        /// The node.
        node: usize,
    },
    /// Deletes a node and its subtree.
    Delete {
        /// The node. A parent that loses its last child becomes a leaf: see [`ValueChange`].
        node: usize,
    },
    /// Sets the value of a leaf, or the estimate of an inner node.
    SetValue {
        /// The node.
        node: usize,
        /// The value.
        value: Score,
    },
    /// Renames a node.
    Rename {
        /// The node.
        node: usize,
        /// Its name; `None`: the node is identified by its path.
        name: Option<String>,
    },
    /// Sets whose turn it is at a node. The turns at its inner children do not change. If chance is to decide, all
    /// outcomes have weight 1 at first; a leaf stays a leaf.
    SetTurn {
        /// The node.
        node: usize,
        /// Whose turn it is.
        turn: Turn,
    },
    /// Sets the weight of an outcome of a chance node.
    SetWeight {
        /// The outcome. Nothing changes if the node is not an outcome.
        node: usize,
        /// Its weight.
        weight: Weight,
    },
    /// Changes the values of all leaves. Estimates stay as they are.
    ChangeLeaves(LeafChange),
    /// Sets the interval in which all values lie.
    SetBounds(Interval),
    /// Moves a node among its siblings.
    Move {
        /// The node.
        node: usize,
        /// Its new index among its siblings. A greater index than the last means the last.
        to: usize,
    },
    /// Reorders the children of a node and of all nodes below it.
    Sort {
        /// The node.
        below: usize,
        /// The order.
        order: ChildOrder,
    },
}

/// An order of the children of nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChildOrder {
    /// By their exact values, the best for the player to move first. Children of equal value keep their order.
    BestFirst,
    /// By their exact values, the worst first.
    WorstFirst,
    /// Reversed.
    Mirrored,
}

impl ChildOrder {
    /// All orders.
    pub const ALL: [Self; 3] = [Self::BestFirst, Self::WorstFirst, Self::Mirrored];
}

/// The result of an edit.
#[derive(Clone, Debug, PartialEq)]
pub struct EditedTree {
    /// The tree.
    pub tree: Tree,
    /// The index of the edited node in the new list: the node that was added, moved or renamed, or the parent of the
    /// node that was deleted.
    pub node: usize,
    /// The change of the value of a node that became an inner node or a leaf.
    pub value_change: Option<ValueChange>,
}

/// The change of the value of a leaf that got a child, or of a node that lost its last child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueChange {
    /// It was a leaf, and its value is now its estimate.
    ValueBecameEstimate,
    /// It is a leaf, and its estimate is now its value.
    EstimateBecameValue,
    /// It is a leaf that had no estimate, and its value is the minimax value that it had with its child.
    KeptMinimaxValue,
}

/// The reason why an edit is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// The root of the tree, or the node of the position, can be neither deleted nor moved, and cannot have siblings.
    Root,
    /// The tree would have more than [`max_levels`] levels.
    TooManyLevels,
    /// A value would lie outside the bounds of all values. The new bounds would be these.
    OutsideBounds(Interval),
    /// The values of the leaves cannot be changed like this.
    Leaves(LeafChangeError),
    /// The result would not be a tree, because of these faults. Their indices refer to the list after the edit.
    Faults(Vec<TreeFault>),
}

impl Tree {
    /// Returns the index of a node's parent; `None` for the root.
    pub fn parent_of(&self, node: usize) -> Option<usize> {
        // A parent comes before its children.
        (0..node).rev().find(|&parent| self.children_of(parent).iter().any(|&child| child as usize == node))
    }

    /// Returns the path from this position to a node below it: at each node, the index of the next one among its
    /// children.
    pub fn path_to(&self, node: usize) -> Vec<usize> {
        let (mut path, mut below) = (Vec::new(), node);
        // Parents come before their children, so one pass toward the root meets all of them.
        for at in (self.at..node).rev() {
            if let Some(index) = self.children_of(at).iter().position(|&child| child as usize == below) {
                path.push(index);
                below = at;
            }
        }
        path.reverse();
        path
    }

    /// Returns the minimax values of all nodes. A chance node is worth the average of its outcomes, or 0 if the average
    /// is not a score.
    pub fn minimax_values(&self) -> Vec<Score> {
        let mut values = vec![Score::ZERO; self.node_count()];
        // Children come after their parents.
        for at in (0..self.node_count()).rev() {
            let children = self.children_of(at).iter().map(|&child| child as usize);
            let found = match self.turn_of(at) {
                Turn::Player(player) => children.map(|child| values[child]).reduce(|a, b| player.better_of(a, b)),
                Turn::Chance => {
                    let weighed = children.filter_map(|child| Some((self.weight_of(child)?.get(), values[child])));
                    Score::weighted_mean(weighed).ok()
                }
            };
            values[at] = found.or(self.value_of(at)).unwrap_or_default();
        }
        values
    }

    /// Returns the tree after an edit, at the same node, or at the root if that node has been deleted.
    ///
    /// # Errors
    /// Returns why the edit is impossible.
    ///
    /// # Panics
    /// Panics if the tree has no node with an index in the edit.
    pub fn edited(&self, edit: &TreeEdit) -> Result<EditedTree, EditError> {
        let mut nodes = self.nodes();
        let (edited, value_change) = self.apply(&mut nodes, edit)?;
        let (mut nodes, new_indices) = in_preorder(nodes);
        set_players_at_chance(&mut nodes);
        let bounds = if let TreeEdit::SetBounds(bounds) = *edit { bounds } else { self.nodes.bounds };
        let whole = Self::new(nodes).map_err(EditError::Faults)?.within(bounds).with_counts_of(self, &new_indices);
        let whole = whole.with_boards_of(self, &new_indices).with_priors_of(self, &new_indices);
        if whole.outside(bounds).next().is_some() {
            return Err(EditError::OutsideBounds(bounds));
        }
        if matches!(edit, TreeEdit::AddChild { .. }) && max_levels() < whole.levels() {
            return Err(EditError::TooManyLevels);
        }
        let tree = whole.at_node(new_indices[self.at].unwrap_or(0));
        let node = new_indices[edited].expect("the edited node is in the new tree");
        Ok(EditedTree { tree, node, value_change })
    }

    /// Returns the tree without some nodes and all below them; `None` if a node would lose its last child.
    #[must_use]
    pub fn without(&self, is_left_out: impl Fn(usize) -> bool) -> Option<Self> {
        let mut nodes = self.nodes();
        for node in &mut nodes {
            let was_leaf = node.children.is_empty();
            node.children.retain(|&child| !is_left_out(child));
            if node.children.is_empty() && !was_leaf {
                return None;
            }
        }
        let (nodes, new_indices) = in_preorder(nodes);
        let whole = Self::new(nodes).ok()?.within(self.nodes.bounds).with_boards_of(self, &new_indices);
        let whole = whole.with_priors_of(self, &new_indices);
        Some(whole.at_node(new_indices[self.at].unwrap_or(0)))
    }

    /// Applies an edit to a list of nodes. Returns the index of the edited node.
    fn apply(&self, nodes: &mut Vec<TreeNode>, edit: &TreeEdit) -> Result<(usize, Option<ValueChange>), EditError> {
        let parent_and_index = |node: usize| {
            let parent = self.parent_of(node).filter(|_| node != self.at).ok_or(EditError::Root)?;
            let index = self.children_of(parent).iter().position(|&child| child as usize == node);
            Ok((parent, index.expect("a parent has its children")))
        };
        match *edit {
            TreeEdit::AddChild { parent } => {
                let (was_leaf, index) = (nodes[parent].children.is_empty(), nodes[parent].children.len());
                let value = nodes[parent].value.filter(|_| was_leaf).unwrap_or_else(|| self.value_near_zero());
                let child = add_leaf(nodes, parent, index, value);
                Ok((child, was_leaf.then_some(ValueChange::ValueBecameEstimate)))
            }
            TreeEdit::AddSibling { node } => {
                let (parent, index) = parent_and_index(node)?;
                Ok((add_leaf(nodes, parent, index + 1, self.value_near_zero()), None))
            }
            TreeEdit::Delete { node } => {
                let (parent, index) = parent_and_index(node)?;
                nodes[parent].children.remove(index);
                let is_leaf = nodes[parent].children.is_empty();
                let note = is_leaf.then(|| {
                    let had_estimate = nodes[parent].value.is_some();
                    nodes[parent].value.get_or_insert_with(|| self.minimax_values()[parent]);
                    if had_estimate { ValueChange::EstimateBecameValue } else { ValueChange::KeptMinimaxValue }
                });
                // What comes next is shown, so that deleting again deletes a sibling and not the tree of the parent.
                let siblings = &nodes[parent].children;
                Ok((siblings.get(index).or(siblings.last()).copied().unwrap_or(parent), note))
            }
            TreeEdit::SetValue { node, value } => {
                nodes[node].value = Some(value);
                Ok((node, None))
            }
            TreeEdit::Rename { node, ref name } => {
                nodes[node].name.clone_from(name);
                Ok((node, None))
            }
            TreeEdit::SetTurn { node, turn } => {
                let is_chance = turn == Turn::Chance;
                let in_turn = || match self.parent_of(node) {
                    Some(parent) => self.next_player(parent),
                    None => self.player_of(node),
                };
                let player = turn.player().unwrap_or_else(in_turn);
                nodes[node].player = player;
                for &child in self.children_of(node) {
                    let child = &mut nodes[child as usize];
                    child.weight = is_chance.then(|| child.weight.unwrap_or(Weight::ONE));
                    if child.children.is_empty() {
                        child.player = if is_chance { player } else { player.opponent() };
                    }
                }
                Ok((node, None))
            }
            TreeEdit::SetWeight { node, weight } => {
                nodes[node].weight = nodes[node].weight.and(Some(weight));
                Ok((node, None))
            }
            TreeEdit::ChangeLeaves(change) => {
                let leaves: Vec<usize> = (0..nodes.len()).filter(|&node| nodes[node].children.is_empty()).collect();
                let values: Vec<Score> = leaves.iter().filter_map(|&leaf| nodes[leaf].value).collect();
                let changed = change.of(&values).map_err(EditError::Leaves)?;
                for (leaf, value) in leaves.into_iter().zip(changed) {
                    nodes[leaf].value = Some(value);
                }
                Ok((self.at, None))
            }
            TreeEdit::SetBounds(_) => Ok((self.at, None)),
            TreeEdit::Move { node, to } => {
                let (parent, index) = parent_and_index(node)?;
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

    /// Returns the player whose turn it is after a node, if the players alternate. Chance does not take a turn.
    fn next_player(&self, node: usize) -> Player {
        let player = self.player_of(node);
        if self.turn_of(node) == Turn::Chance { player } else { player.opponent() }
    }

    fn value_near_zero(&self) -> Score {
        let Interval { low, high } = self.nodes.bounds;
        Score::ZERO.max(low).min(high)
    }

    fn sort(&self, nodes: &mut [TreeNode], below: usize, order: ChildOrder) {
        let values = self.minimax_values();
        let mut open = vec![below];
        while let Some(at) = open.pop() {
            let player = nodes[at].player;
            let is_chance = self.turn_of(at) == Turn::Chance;
            let children = &mut nodes[at].children;
            open.extend(children.iter().copied());
            // From the mover's view, a greater value is better.
            let value = |child: &usize| player.view(values[*child]).get();
            match order {
                // For chance, no outcome is better than another.
                ChildOrder::BestFirst | ChildOrder::WorstFirst if is_chance => {}
                ChildOrder::BestFirst => children.sort_by(|a, b| value(b).total_cmp(&value(a))),
                ChildOrder::WorstFirst => children.sort_by(|a, b| value(a).total_cmp(&value(b))),
                ChildOrder::Mirrored => children.reverse(),
            }
        }
    }
}

/// Appends a leaf to the list of nodes, inserts it among a parent's children, and returns its index.
fn add_leaf(nodes: &mut Vec<TreeNode>, parent: usize, index: usize, value: Score) -> usize {
    let leaf = nodes.len();
    let siblings = &nodes[parent].children;
    let weight = siblings.first().and_then(|&first| nodes[first].weight).and(Some(Weight::ONE));
    let player = if weight.is_some() { nodes[parent].player } else { nodes[parent].player.opponent() };
    nodes.push(TreeNode { name: None, player, weight, move_label: None, value: Some(value), children: Vec::new() });
    nodes[parent].children.insert(index, leaf);
    leaf
}

/// Sets the player of each chance node below the root to the player who would move there without chance, because a
/// chance node itself does not determine one.
fn set_players_at_chance(nodes: &mut [TreeNode]) {
    let is_chance =
        |nodes: &[TreeNode], at: usize| nodes[at].children.first().is_some_and(|&child| nodes[child].weight.is_some());
    for at in 0..nodes.len() {
        let player = if is_chance(nodes, at) { nodes[at].player } else { nodes[at].player.opponent() };
        for index in 0..nodes[at].children.len() {
            let child = nodes[at].children[index];
            if is_chance(nodes, child) {
                nodes[child].player = player;
            }
        }
    }
}

/// Returns the nodes in preorder, and the new index of each old node. Nodes that are no longer reachable from the root
/// are dropped.
fn in_preorder(mut nodes: Vec<TreeNode>) -> (Vec<TreeNode>, Vec<Option<usize>>) {
    let mut new_indices = vec![None; nodes.len()];
    let mut preorder = Vec::with_capacity(nodes.len());
    let mut open = vec![0];
    while let Some(at) = open.pop() {
        new_indices[at] = Some(preorder.len());
        preorder.push(at);
        open.extend(nodes[at].children.iter().rev());
    }
    let ordered = preorder.into_iter().map(|at| {
        let children = nodes[at].children.iter().filter_map(|&child| new_indices[child]).collect();
        TreeNode { children, name: nodes[at].name.take(), move_label: nodes[at].move_label.take(), ..nodes[at] }
    });
    (ordered.collect(), new_indices)
}
