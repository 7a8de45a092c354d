//! A game in which moves are tried in the order of a run.

use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::evaluation::Evaluation;
use crate::game::players::Players;
use crate::run::Run;
use crate::score::{Interval, Payoffs, Player, Score, Turn};
use std::collections::{HashMap, HashSet};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The orders in which a run tried moves, by the indices of its nodes.
#[derive(Clone, Debug, Default)]
pub struct Orders {
    /// All moves of a node in the program's order, if that is not the game's.
    moves: HashMap<usize, Vec<AnyMove>>,
    /// The first visit of each move.
    pub(super) children: HashMap<(usize, AnyMove), usize>,
}

impl Orders {
    /// Adds the order of a node, given all of its moves, as the program listed them or as the game lists them, and
    /// those that were entered. In a game any order is allowed. In a tree given in advance the order is the tree's,
    /// unless the program listed another one.
    pub(super) fn add(&mut self, run: &Run, position: &AnyGame, node: usize, moves: &[AnyMove], entered: &[AnyMove]) {
        let is_told = run.moves.contains_key(&node);
        let is_in_order = entered.iter().zip(moves).all(|(entered, mv)| entered == mv);
        if is_told || (!is_in_order && !position.is_explicit_tree()) {
            let first: HashSet<_> = entered.iter().collect();
            let rest = moves.iter().filter(|mv| !first.contains(mv));
            self.moves.insert(node, entered.iter().chain(rest).copied().collect());
        }
    }

    /// Returns whether all orders are the game's.
    pub fn is_plain(&self) -> bool {
        self.moves.is_empty()
    }
}

/// A position, with the node of the run at which the program was in it.
#[derive(Clone, Debug)]
pub struct Ordered {
    pub(super) position: AnyGame,
    node: Option<usize>,
    orders: Arc<Orders>,
    /// The bounds of all values, if the program knows them.
    bounds: Interval,
}

impl Ordered {
    /// Returns the root of a search of a run. `bounds` are the bounds of all values that the program knows.
    pub fn new(root: &AnyGame, node: usize, orders: &Arc<Orders>, bounds: Interval) -> Self {
        let node = (!orders.is_plain()).then_some(node);
        Self { position: root.clone(), node, orders: Arc::clone(orders), bounds }
    }
}

impl PartialEq for Ordered {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
    }
}

impl Eq for Ordered {}

impl Hash for Ordered {
    fn hash<State: Hasher>(&self, state: &mut State) {
        self.position.hash(state);
    }
}

impl Game for Ordered {
    type Move = AnyMove;

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn has_chance(&self) -> bool {
        self.position.has_chance()
    }

    fn players(&self) -> Option<&Players> {
        self.position.players()
    }

    fn mover(&self) -> usize {
        self.position.mover()
    }

    fn payoffs(&self) -> Payoffs {
        self.position.payoffs()
    }

    fn has_fractions(&self) -> bool {
        self.position.has_fractions()
    }

    fn weight(&self, mv: AnyMove) -> u32 {
        self.position.weight(mv)
    }

    fn bounds(&self) -> Interval {
        self.bounds
    }

    fn legal_moves(&self, moves: &mut impl Extend<AnyMove>) {
        match self.node.and_then(|node| self.orders.moves.get(&node)) {
            Some(order) => moves.extend(order.iter().copied()),
            None => self.position.legal_moves(moves),
        }
    }

    fn after(&self, mv: AnyMove) -> Self {
        let node = self.node.and_then(|node| self.orders.children.get(&(node, mv)).copied());
        Self { position: self.position.after(mv), node, orders: Arc::clone(&self.orders), bounds: self.bounds }
    }

    fn evaluate(&self) -> Evaluation {
        self.position.evaluate()
    }

    fn can_be_evaluated(&self) -> bool {
        self.position.can_be_evaluated()
    }

    fn evaluates_only_outcomes(&self) -> bool {
        self.position.evaluates_only_outcomes()
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        self.position.can_evaluate_to(score)
    }

    fn key(&self) -> Self {
        Self { position: self.position.key(), node: None, orders: Arc::clone(&self.orders), bounds: self.bounds }
    }

    fn canonical(&self) -> Option<Self> {
        let position = self.position.canonical()?;
        Some(Self { position, node: None, orders: Arc::clone(&self.orders), bounds: self.bounds })
    }

    fn heap_bytes(&self) -> usize {
        self.position.heap_bytes()
    }

    fn is_explicit_tree(&self) -> bool {
        self.position.is_explicit_tree()
    }
}
