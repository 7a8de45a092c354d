//! The nodes that are parsed, and the tree that is built from them.

use super::label::NodeLabel;
use crate::file::notation_error::{LineColumn, MAX_NODES, NotationError, NotationErrorKind};
use crate::file::probability::{OutcomeShare, weights};
use crate::file::text_kind::TextKind;
use poda_core::game::tree::{Tree, TreeFault, TreeNode, Weight, max_levels};
use poda_core::score::{Player, Score, Turn};

/// The nodes parsed so far, in preorder.
#[derive(Debug, Default)]
pub(super) struct NotationBuilder {
    pub nodes: Vec<BuilderNode>,
}

/// A node, its position in the text, and its children.
#[derive(Debug)]
pub(super) struct BuilderNode {
    pub name: Option<String>,
    pub value: Option<Score>,
    /// The weight of an outcome of a chance node.
    pub weight: Option<Weight>,
    /// What is written before the outcome, from which its weight follows.
    pub share: Option<OutcomeShare>,
    /// The name of the move that leads to the node.
    pub move_label: Option<String>,
    /// The player to move, if the text specifies it.
    pub player: Option<Player>,
    /// The indices of the children.
    pub children: Vec<usize>,
    pub position: LineColumn,
    /// The level, counted from 0.
    level: usize,
}

impl BuilderNode {
    /// Sets the name, the value and the player of the node.
    pub fn label(&mut self, label: NodeLabel) {
        (self.name, self.value) = (label.name, label.value);
        self.player = label.turn.and_then(Turn::player);
    }
}

impl NotationBuilder {
    /// Adds a node below `parent`, or without a parent, and returns its index.
    pub fn add(
        &mut self,
        parent: Option<usize>,
        name: Option<String>,
        value: Option<Score>,
        position: LineColumn,
    ) -> Result<usize, NotationError> {
        let (index, level) = (self.nodes.len(), parent.map_or(0, |parent| self.nodes[parent].level + 1));
        // One level is reserved for a root above all nodes.
        if max_levels() <= level + 1 {
            return Err(NotationError::new(position, NotationErrorKind::TooDeep));
        }
        if MAX_NODES <= index {
            return Err(NotationError::new(position, NotationErrorKind::TooMany));
        }
        let (weight, share, move_label, player) = (None, None, None, None);
        let children = Vec::new();
        self.nodes.push(BuilderNode { name, value, weight, share, move_label, player, children, position, level });
        if let Some(parent) = parent {
            self.nodes[parent].children.push(index);
        }
        Ok(index)
    }

    /// Checks the lengths of the names of nodes and moves.
    pub fn check_names(&self) -> Result<(), NotationError> {
        for node in &self.nodes {
            for (name, kind) in [(&node.name, TextKind::Node), (&node.move_label, TextKind::Move)] {
                let fail = |too_long| NotationError::new(node.position, NotationErrorKind::TextTooLong(too_long));
                name.as_deref().map_or(Ok(()), |name| kind.check(name)).map_err(fail)?;
            }
        }
        Ok(())
    }

    /// Gives each outcome its weight, according to what is written before the outcomes of its node.
    fn weigh_outcomes(&mut self) -> Result<(), NotationError> {
        for node in 0..self.nodes.len() {
            let children = self.nodes[node].children.clone();
            let shares: Option<Vec<_>> = children.iter().map(|&child| self.nodes[child].share).collect();
            let Some(shares) = shares.filter(|shares| !shares.is_empty()) else { continue };
            let found = weights(&shares).map_err(|(index, kind)| {
                let at = index.map_or(node, |index| children[index]);
                NotationError::new(self.nodes[at].position, kind)
            });
            for (child, weight) in children.into_iter().zip(found?) {
                self.nodes[child].weight = Some(weight);
            }
        }
        Ok(())
    }

    /// Returns the tree, in which `root` moves first, and sides take turns unless a node specifies a player. Several nodes without a
    /// parent become the children of an unnamed root.
    pub fn into_tree(mut self, root: Player) -> Result<Tree, NotationError> {
        self.check_names()?;
        self.weigh_outcomes()?;
        let tops: Vec<usize> = (0..self.nodes.len()).filter(|&node| self.nodes[node].level == 0).collect();
        let added_levels = usize::from(tops.len() != 1);
        let mut positions = Vec::with_capacity(self.nodes.len() + added_levels);
        let mut nodes = Vec::with_capacity(self.nodes.len() + added_levels);
        let mut players = vec![if added_levels == 0 { root } else { root.opponent() }; self.nodes.len()];
        for (parent, node) in self.nodes.iter().enumerate() {
            players[parent] = node.player.unwrap_or(players[parent]);
            for &child in &node.children {
                let is_outcome = self.nodes[child].weight.is_some();
                players[child] = if is_outcome { players[parent] } else { players[parent].opponent() };
            }
        }
        if added_levels == 1 {
            let Some(first) = self.nodes.first() else {
                return Err(NotationError::new((1, 1), NotationErrorKind::Empty));
            };
            positions.push(first.position);
            let children = tops.iter().map(|top| top + 1).collect();
            nodes.push(TreeNode { name: None, player: root, weight: None, move_label: None, value: None, children });
        }
        for (node, player) in self.nodes.into_iter().zip(players) {
            positions.push(node.position);
            nodes.push(TreeNode {
                name: node.name,
                player,
                weight: node.weight,
                move_label: node.move_label,
                value: node.value,
                children: node.children.into_iter().map(|child| child + added_levels).collect(),
            });
        }
        let names: Vec<_> = nodes.iter().map(|node| node.name.clone().unwrap_or_default()).collect();
        Tree::new(nodes).map_err(|faults| {
            let fault = &faults[0];
            let name = names[fault.node()].clone();
            let kind = match fault {
                TreeFault::NothingCanHappen { .. } => NotationErrorKind::NothingCanHappen,
                TreeFault::NameTaken { .. } => NotationErrorKind::NameTaken(name),
                TreeFault::NameIsAnId { .. } => NotationErrorKind::NameIsAnId(name),
                TreeFault::LeafWithoutValue { .. } | TreeFault::EmptyName { .. } => NotationErrorKind::NoValue(name),
            };
            NotationError::new(positions[fault.node()], kind)
        })
    }
}
