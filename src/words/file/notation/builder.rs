//! The nodes that are parsed, and the tree that is built from them.

use super::label::{NodeLabel, side, turn};
use crate::file::notation_error::{LineColumn, MAX_NODES, NotationError, NotationErrorKind};
use crate::file::probability::{OutcomeShare, weights};
use crate::file::text_kind::TextKind;
use poda_core::game::players::{MIN_PLAYERS, Players};
use poda_core::game::tree::{BoardSet, NodeBoard, Tree, TreeBuilder, TreeFault, Weight, max_levels};
use poda_core::score::{MAX_PLAYERS, Payoffs, Player, Score, Turn};
use std::collections::{HashMap, HashSet};

/// The nodes parsed so far, in preorder.
#[derive(Debug, Default)]
pub(super) struct NotationBuilder {
    pub nodes: Vec<BuilderNode>,
    /// The names of players with payoffs of their own. Without names they are called A, B, … if a leaf has a vector.
    pub players: Option<Vec<String>>,
    /// Who moves at the root, if the text says so outside of the root.
    pub root: Option<NodeMover>,
    /// How boards are drawn.
    pub boards: Option<BoardSet>,
    pub title: Option<String>,
    /// The comment in the text.
    pub notes: Option<String>,
}

/// Who moves at a node, as the text says it.
#[derive(Clone, Debug)]
pub(super) enum NodeMover {
    /// MAX, MIN or chance.
    Turn(Turn),
    Player(u8),
    /// The player with this name, or the word for a side, and its position.
    Named(LineColumn, String),
}

impl NodeMover {
    /// Returns whether chance decides. No player is called by the word for it.
    pub fn is_chance(&self) -> bool {
        match self {
            Self::Turn(turn) => *turn == Turn::Chance,
            Self::Player(_) => false,
            Self::Named(_, name) => turn(name) == Some(Turn::Chance),
        }
    }

    /// Returns the word for a side, or the name of a player; nothing for an index.
    pub fn shown(&self) -> &str {
        match self {
            Self::Turn(Turn::Player(Player::Max)) => "MAX",
            Self::Turn(Turn::Player(Player::Min)) => "MIN",
            Self::Turn(Turn::Chance) => "chance",
            Self::Named(_, name) => name,
            Self::Player(_) => "",
        }
    }

    /// Returns the side; `None` for chance.
    fn side(&self) -> Result<Option<Player>, NotationError> {
        match self {
            Self::Turn(turn) => Ok(turn.player()),
            Self::Player(index) => Ok(Some(if *index == 0 { Player::Max } else { Player::Min })),
            Self::Named(position, name) => {
                let turn = turn(name).ok_or_else(|| unknown_player(*position, name))?;
                Ok(turn.player())
            }
        }
    }

    /// Returns the index of the player with this name; `None` for chance. `position` is that of the node.
    fn player(&self, names: &[String], position: LineColumn) -> Result<Option<u8>, NotationError> {
        let (position, name) = match self {
            Self::Player(index) => return Ok(Some(*index)),
            mover if mover.is_chance() => return Ok(None),
            Self::Turn(_) => (position, self.shown()),
            Self::Named(position, name) => (*position, name.as_str()),
        };
        let exact = names.iter().position(|other| other == name);
        let found = exact.or_else(|| names.iter().position(|other| other.to_lowercase() == name.to_lowercase()));
        let index = found.and_then(|index| u8::try_from(index).ok());
        let players = || names.join(", ");
        let unknown = || NotationErrorKind::NoSuchPlayer { found: name.to_owned(), players: players() };
        index.map(Some).ok_or_else(|| NotationError::new(position, unknown()))
    }
}

fn unknown_player(position: LineColumn, name: &str) -> NotationError {
    NotationError::new(position, NotationErrorKind::WrongField { field: "player", found: name.to_owned() })
}

/// A node, its position in the text, and its children.
#[derive(Debug)]
pub(super) struct BuilderNode {
    pub name: Option<String>,
    pub value: Option<Score>,
    /// The value or the estimate of several players.
    pub payoffs: Option<Payoffs>,
    /// The weight of an outcome of a chance node.
    pub weight: Option<Weight>,
    /// What is written before the outcome, from which its weight follows.
    pub share: Option<OutcomeShare>,
    /// The name of the move that leads to the node.
    pub move_label: Option<String>,
    /// Who moves, if the text specifies it.
    pub mover: Option<NodeMover>,
    /// What is drawn at the node.
    pub board: Option<NodeBoard>,
    pub children: Vec<usize>,
    pub position: LineColumn,
    /// The level, counted from 0.
    level: usize,
}

impl BuilderNode {
    /// Sets the name, the value and the side of the node.
    pub fn label(&mut self, label: NodeLabel) {
        (self.name, self.value, self.payoffs) = (label.name, label.value, label.payoffs);
        self.mover = label.turn.map(NodeMover::Turn);
    }

    /// Sets the name of the node, and who moves there if the name says it.
    pub fn name_and_side(&mut self, text: &str) {
        if side(text).is_some() {
            let NodeLabel { name, turn, .. } = NodeLabel::of_words(text);
            (self.name, self.mover) = (name, turn.map(NodeMover::Turn));
        } else {
            self.name = Some(text.to_owned());
        }
    }

    pub fn is_chance(&self) -> bool {
        self.mover.as_ref().is_some_and(NodeMover::is_chance)
    }

    /// Returns whether the node has a value, or a vector.
    pub const fn has_value(&self) -> bool {
        self.value.is_some() || self.payoffs.is_some()
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
        let (payoffs, weight, share, move_label, mover, board) = (None, None, None, None, None, None);
        let children = Vec::new();
        self.nodes.push(BuilderNode {
            name,
            value,
            payoffs,
            weight,
            share,
            move_label,
            mover,
            board,
            children,
            position,
            level,
        });
        if let Some(parent) = parent {
            self.nodes[parent].children.push(index);
        }
        Ok(index)
    }

    /// Checks the lengths of the names of nodes and moves.
    fn check_names(&self) -> Result<(), NotationError> {
        for node in &self.nodes {
            for (name, kind) in [(&node.name, TextKind::Node), (&node.move_label, TextKind::Move)] {
                let fail = |too_long| NotationError::new(node.position, NotationErrorKind::TextTooLong(too_long));
                name.as_deref().map_or(Ok(()), |name| kind.check(name)).map_err(fail)?;
            }
        }
        Ok(())
    }

    /// Sets the names of players with payoffs of their own. `position` is that of the names.
    pub fn set_players(&mut self, names: Vec<String>, position: LineColumn) -> Result<(), NotationError> {
        let fail = |kind| Err(NotationError::new(position, kind));
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&names.len()) {
            return fail(NotationErrorKind::PlayerCount(names.len()));
        }
        for (index, name) in names.iter().enumerate() {
            TextKind::Player.check(name).or_else(|too_long| fail(NotationErrorKind::TextTooLong(too_long)))?;
            if name.is_empty() {
                return fail(NotationErrorKind::EmptyPlayerName);
            }
            if name.to_lowercase() == "chance" {
                return fail(NotationErrorKind::PlayerNamedChance(name.clone()));
            }
            if names[..index].contains(name) {
                return fail(NotationErrorKind::PlayerNameTaken(name.clone()));
            }
        }
        self.players = Some(names);
        Ok(())
    }

    /// Returns whether the text specifies who moves at the root.
    pub fn says_player(&self) -> bool {
        let has_single_root = self.nodes.iter().skip(1).all(|node| 0 < node.level);
        let first = self.nodes.first().filter(|_| has_single_root).and_then(|node| node.mover.as_ref());
        self.root.is_some() || first.is_some_and(|mover| !mover.is_chance())
    }

    /// Returns the names of the players, if each has payoffs of their own.
    fn player_names(&self) -> Option<Vec<String>> {
        let letters = |payoffs: &Payoffs| Players::letters(payoffs.entries().len());
        self.players.clone().or_else(|| self.nodes.iter().find_map(|node| node.payoffs.as_ref()).map(letters))
    }

    /// Drops names of several nodes that are words for sides: they say again who moves.
    fn drop_repeated_sides(&mut self) {
        let mut counts: HashMap<&str, usize> = HashMap::new();
        let names = self.nodes.iter().filter_map(|node| node.name.as_deref());
        names.filter(|name| turn(name).is_some()).for_each(|name| *counts.entry(name).or_default() += 1);
        let repeated: HashSet<String> =
            counts.into_iter().filter(|(_, count)| 1 < *count).map(|(name, _)| name.to_owned()).collect();
        for node in self.nodes.iter_mut().filter(|_| !repeated.is_empty()) {
            node.name.take_if(|name| repeated.contains(name));
        }
    }

    /// Gives each child of a chance node what is written before it. An outcome about which nothing is said has a
    /// probability as its move, or is as likely as the others.
    fn share_outcomes(&mut self) {
        for node in 0..self.nodes.len() {
            if !self.nodes[node].is_chance() {
                continue;
            }
            for index in 0..self.nodes[node].children.len() {
                let child = self.nodes[node].children[index];
                let BuilderNode { share, weight: None, move_label, .. } = &mut self.nodes[child] else { continue };
                if share.is_none() {
                    *share = move_label.as_deref().and_then(OutcomeShare::read);
                    move_label.take_if(|_| share.is_some());
                    share.get_or_insert(OutcomeShare::Bare);
                }
            }
        }
    }

    /// Gives each outcome its weight, according to what is written before the outcomes of its node.
    fn weigh_outcomes(&mut self) -> Result<(), NotationError> {
        for node in 0..self.nodes.len() {
            let children = &self.nodes[node].children;
            let shares: Option<Vec<_>> = children.iter().map(|&child| self.nodes[child].share).collect();
            let Some(shares) = shares.filter(|shares| !shares.is_empty()) else { continue };
            let found = weights(&shares).map_err(|(index, kind)| {
                let at = index.map_or(node, |index| children[index]);
                NotationError::new(self.nodes[at].position, kind)
            });
            for (child, weight) in children.clone().into_iter().zip(found?) {
                self.nodes[child].weight = Some(weight);
            }
        }
        Ok(())
    }

    /// Returns the tree, in which `root` moves first, and sides or players take turns unless a node specifies one.
    /// Several nodes without a parent become the children of an unnamed root.
    pub fn into_tree(mut self, root: Player) -> Result<Tree, NotationError> {
        self.check_names()?;
        self.drop_repeated_sides();
        self.share_outcomes();
        self.weigh_outcomes()?;
        let Some(first) = self.nodes.first() else {
            return Err(NotationError::new(LineColumn::START, NotationErrorKind::Empty));
        };
        let top_position = first.position;
        let has_added_root = self.nodes.iter().filter(|node| node.level == 0).nth(1).is_some();
        let names = self.player_names();
        let mut tree = TreeBuilder::with_capacity(self.nodes.len() + 1);
        if let Some(names) = &names {
            tree = tree.of_players(names.clone());
        }
        if let Some(boards) = self.boards.take() {
            tree.set_boards(boards);
        }
        let movers = Movers { names: names.as_deref(), root, told: self.root.as_ref() };
        let mut parents = vec![0; self.nodes.len()];
        let mut positions = Vec::with_capacity(self.nodes.len() + 1);
        let mut labels = Vec::with_capacity(self.nodes.len() + 1);
        if has_added_root {
            movers.add(&mut tree, None, None, top_position)?;
            positions.push(top_position);
            labels.push(String::new());
        }
        for (at, node) in self.nodes.iter().enumerate() {
            for &child in &node.children {
                parents[child] = at + usize::from(has_added_root);
            }
            let parent = (0 < node.level || has_added_root).then_some(parents[at]);
            movers.add(&mut tree, parent, Some(node), node.position)?;
            positions.push(node.position);
            labels.push(node.name.clone().unwrap_or_default());
        }
        Tree::built(tree).map_err(|faults| {
            let fault = &faults[0];
            let name = labels[fault.node()].clone();
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

/// Who moves at the nodes of a tree.
struct Movers<'a> {
    /// The names of the players, if each has payoffs of their own.
    names: Option<&'a [String]>,
    /// The side that moves at the root, unless the text says otherwise.
    root: Player,
    /// Who moves at the root according to the text.
    told: Option<&'a NodeMover>,
}

impl Movers<'_> {
    /// Adds a node, or the root above all nodes, to a tree.
    fn add(
        &self,
        tree: &mut TreeBuilder,
        parent: Option<usize>,
        node: Option<&BuilderNode>,
        position: LineColumn,
    ) -> Result<(), NotationError> {
        let told = node.and_then(|node| node.mover.as_ref());
        let above = self.told.filter(|_| parent.is_none());
        let is_outcome = node.is_some_and(|node| node.weight.is_some());
        let (parent, is_root) = (parent.unwrap_or(0), parent.is_none());
        if let Some(names) = self.names {
            let player = |mover: Option<&NodeMover>| mover.map_or(Ok(None), |mover| mover.player(names, position));
            let count = u8::try_from(names.len()).unwrap_or(1);
            let by_turn = || match (is_root, is_outcome) {
                (true, _) => 0,
                (false, true) => tree.mover_of(parent),
                (false, false) => (tree.mover_of(parent) + 1) % count,
            };
            let mover = player(told)?.or(player(above)?).unwrap_or_else(by_turn);
            let payoffs = node.map_or(Ok(None), |node| node.payoffs_of(names.len()))?;
            tree.add_payoffs(parent, mover, payoffs);
        } else {
            let side = |mover: Option<&NodeMover>| mover.map_or(Ok(None), NodeMover::side);
            let by_turn = || match (is_root, is_outcome) {
                (true, _) => self.root,
                (false, true) => tree.player_of(parent),
                (false, false) => tree.player_of(parent).opponent(),
            };
            let player = side(told)?.or(side(above)?).unwrap_or_else(by_turn);
            tree.add(parent, player, node.and_then(|node| node.value));
        }
        if let Some(node) = node {
            tree.name(node.name.as_deref(), node.move_label.as_deref());
            if let Some(weight) = node.weight {
                tree.weigh(weight);
            }
            if let Some(board) = &node.board {
                tree.draw(board.clone().into());
            }
        }
        Ok(())
    }
}

impl BuilderNode {
    /// Returns the vector of the node, which has an entry for each of `players` players.
    fn payoffs_of(&self, players: usize) -> Result<Option<Payoffs>, NotationError> {
        let length = match (self.payoffs, self.value) {
            (None, None) => return Ok(None),
            (Some(payoffs), _) if payoffs.entries().len() == players => return Ok(Some(payoffs)),
            (Some(payoffs), _) => payoffs.entries().len(),
            (None, Some(_)) => 1,
        };
        Err(NotationError::new(self.position, NotationErrorKind::VectorLength { length, players }))
    }
}
