//! Games as a program sees them that is mistaken about a position: whose turn it is, for whom it is evaluated, how deep it is, or what
//! is on the board.

use crate::game::Game;
use crate::game::evaluation::Evaluation;
use crate::game::played_game::legal_moves;
use crate::score::{Player, Score};
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

/// A game in which it is always MAX's turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Maximizing<G>(pub(super) G);

/// A game in which a position is evaluated for the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoverEvaluation<G>(pub(super) G);

/// A game that ends a number of layers below the root. Moves of the same side in a row are in one layer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layers<G> {
    position: G,
    /// The layers that are left; `None`: any number.
    left: Option<usize>,
}

impl<G: Game> Layers<G> {
    pub(super) fn new(root: &G, left: Option<usize>) -> Self {
        Self { position: root.clone(), left }
    }
}

/// A game on a single board: a move is made on the board as the searches below earlier siblings have left it.
#[derive(Clone, Debug)]
pub struct SharedBoard<G> {
    position: G,
    board: Arc<Mutex<G>>,
    /// Whether a move was made that the board did not allow: what follows is not known.
    is_broken: bool,
}

impl<G: Game> SharedBoard<G> {
    pub(super) fn new(root: &G) -> Self {
        Self { position: root.clone(), board: Arc::new(Mutex::new(root.clone())), is_broken: false }
    }
}

impl<G: PartialEq> PartialEq for SharedBoard<G> {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position && self.is_broken == other.is_broken
    }
}

impl<G: Eq> Eq for SharedBoard<G> {}

impl<G: Hash> Hash for SharedBoard<G> {
    fn hash<State: Hasher>(&self, state: &mut State) {
        self.position.hash(state);
    }
}

impl<G: Game> Game for Maximizing<G> {
    type Move = G::Move;

    fn to_move(&self) -> Player {
        Player::Max
    }

    fn legal_moves(&self, moves: &mut impl Extend<G::Move>) {
        self.0.legal_moves(moves);
    }

    fn after(&self, mv: G::Move) -> Self {
        Self(self.0.after(mv))
    }

    fn evaluate(&self) -> Evaluation {
        self.0.evaluate()
    }

    fn can_be_evaluated(&self) -> bool {
        self.0.can_be_evaluated()
    }
}

impl<G: Game> Game for MoverEvaluation<G> {
    type Move = G::Move;

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn legal_moves(&self, moves: &mut impl Extend<G::Move>) {
        self.0.legal_moves(moves);
    }

    fn after(&self, mv: G::Move) -> Self {
        Self(self.0.after(mv))
    }

    fn evaluate(&self) -> Evaluation {
        Evaluation::Value(self.to_move().view(self.0.evaluate().score()))
    }

    fn can_be_evaluated(&self) -> bool {
        self.0.can_be_evaluated()
    }
}

impl<G: Game> Game for Layers<G> {
    type Move = G::Move;

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn legal_moves(&self, moves: &mut impl Extend<G::Move>) {
        if self.left != Some(0) || !self.position.can_be_evaluated() {
            self.position.legal_moves(moves);
        }
    }

    fn after(&self, mv: G::Move) -> Self {
        let position = self.position.after(mv);
        let is_same_layer = position.to_move() == self.to_move();
        let left = self.left.map(|left| if is_same_layer { left } else { left.saturating_sub(1) });
        Self { position, left }
    }

    fn evaluate(&self) -> Evaluation {
        self.position.evaluate()
    }

    fn can_be_evaluated(&self) -> bool {
        self.position.can_be_evaluated()
    }
}

impl<G: Game> Game for SharedBoard<G> {
    type Move = G::Move;

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn legal_moves(&self, moves: &mut impl Extend<G::Move>) {
        if !self.is_broken {
            self.position.legal_moves(moves);
        }
    }

    fn after(&self, mv: G::Move) -> Self {
        let mut board = self.board.lock().unwrap_or_else(PoisonError::into_inner);
        let is_broken = self.is_broken || !legal_moves(&*board).contains(&mv);
        if !is_broken {
            *board = board.after(mv);
        }
        Self { position: board.clone(), board: Arc::clone(&self.board), is_broken }
    }

    fn evaluate(&self) -> Evaluation {
        // No run has this value: one in which such a move is made is not explained.
        if self.is_broken { Evaluation::Value(Score::INFINITY) } else { self.position.evaluate() }
    }

    fn can_be_evaluated(&self) -> bool {
        self.position.can_be_evaluated()
    }
}
