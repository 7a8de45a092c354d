//! A game as read by a program that misreads positions: whose turn it is, for which side it is evaluated, how deep it
//! is, or what is on the board.

use crate::game::Game;
use crate::game::evaluation::Evaluation;
use crate::game::played_game::legal_moves;
use crate::score::{Interval, Player, Score, Turn};
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

/// A position as a program misreads it.
#[derive(Clone, Debug)]
pub struct Misread<G> {
    position: G,
    how: Misreading<G>,
}

/// How a position is misread.
#[derive(Clone, Debug)]
pub(super) enum Misreading<G> {
    /// It is always MAX's turn.
    AlwaysMax,
    /// It is the other side's turn.
    Exchanged,
    /// It is evaluated for the side to move.
    ForTheMover,
    /// The end of the game is not noticed, so that nothing improves the initial score.
    Endless {
        /// The number of plies to the depth limit, at which positions are evaluated.
        left: Option<usize>,
        /// The number with which the best score of MIN begins.
        infinity: Score,
    },
    /// The game ends this many layers further down; `None`: only at its real end. Consecutive moves of the same side
    /// are one layer.
    Layers(Option<usize>),
    /// A player moves where chance should.
    ChanceAs {
        player: Player,
        /// Whether MIN moves at random, so that the player moves in MIN's place, too.
        is_random: bool,
    },
    /// The game ends after this many moves of players, at a position that can be evaluated; `None`: only at its real
    /// end.
    Moves(Option<usize>),
    /// Moves are made on a single shared board, in the state in which the searches of earlier siblings have left it.
    SharedBoard {
        board: Arc<Mutex<G>>,
        /// Whether a move was made that the board did not allow, so that all positions after it are unknown.
        is_broken: bool,
    },
}

impl<G: Game> Misread<G> {
    pub(super) fn new(root: &G, how: Misreading<G>) -> Self {
        Self { position: root.clone(), how }
    }

    /// Returns a root whose moves are made on a board that all nodes share.
    pub(super) fn on_a_shared_board(root: &G) -> Self {
        let board = Arc::new(Mutex::new(root.clone()));
        Self::new(root, Misreading::SharedBoard { board, is_broken: false })
    }

    const fn is_broken(&self) -> bool {
        matches!(self.how, Misreading::SharedBoard { is_broken: true, .. })
    }
}

/// Compares only the positions, because such a search uses no table.
impl<G: PartialEq> PartialEq for Misread<G> {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
    }
}

impl<G: Eq> Eq for Misread<G> {}

impl<G: Hash> Hash for Misread<G> {
    fn hash<State: Hasher>(&self, state: &mut State) {
        self.position.hash(state);
    }
}

impl<G: Game> Game for Misread<G> {
    type Move = G::Move;

    fn to_move(&self) -> Player {
        match self.how {
            Misreading::AlwaysMax => Player::Max,
            Misreading::Exchanged => self.position.to_move().opponent(),
            Misreading::ChanceAs { .. } => self.turn().player().unwrap_or(self.position.to_move()),
            Misreading::ForTheMover
            | Misreading::Endless { .. }
            | Misreading::Layers(_)
            | Misreading::Moves(_)
            | Misreading::SharedBoard { .. } => self.position.to_move(),
        }
    }

    fn turn(&self) -> Turn {
        match (&self.how, self.position.turn()) {
            (Misreading::ChanceAs { player, .. }, Turn::Chance)
            | (Misreading::ChanceAs { player, is_random: true }, Turn::Player(Player::Min)) => Turn::Player(*player),
            (Misreading::ChanceAs { .. } | Misreading::Moves(_), turn) => turn,
            (
                Misreading::AlwaysMax
                | Misreading::Exchanged
                | Misreading::ForTheMover
                | Misreading::Endless { .. }
                | Misreading::Layers(_)
                | Misreading::SharedBoard { .. },
                _,
            ) => Turn::Player(self.to_move()),
        }
    }

    fn has_chance(&self) -> bool {
        matches!(self.how, Misreading::Moves(_)) && self.position.has_chance()
    }

    fn weight(&self, mv: G::Move) -> u32 {
        self.position.weight(mv)
    }

    fn bounds(&self) -> Interval {
        self.position.bounds()
    }

    fn has_fractions(&self) -> bool {
        self.position.has_fractions()
    }

    fn legal_moves(&self, moves: &mut impl Extend<G::Move>) {
        let is_last_layer = matches!(self.how, Misreading::Layers(Some(0)) | Misreading::Moves(Some(0)))
            && self.position.can_be_evaluated();
        if !is_last_layer && !self.is_broken() {
            self.position.legal_moves(moves);
        }
    }

    fn after(&self, mv: G::Move) -> Self {
        match &self.how {
            Misreading::AlwaysMax => Self::new(&self.position.after(mv), Misreading::AlwaysMax),
            Misreading::Exchanged => Self::new(&self.position.after(mv), Misreading::Exchanged),
            Misreading::ForTheMover => Self::new(&self.position.after(mv), Misreading::ForTheMover),
            &Misreading::Endless { left, infinity } => {
                let left = left.map(|left| left.saturating_sub(1));
                Self::new(&self.position.after(mv), Misreading::Endless { left, infinity })
            }
            &Misreading::ChanceAs { player, is_random } => {
                Self::new(&self.position.after(mv), Misreading::ChanceAs { player, is_random })
            }
            Misreading::Moves(left) => {
                let is_move = self.position.turn() != Turn::Chance;
                let left = left.map(|left| left.saturating_sub(usize::from(is_move)));
                Self::new(&self.position.after(mv), Misreading::Moves(left))
            }
            Misreading::Layers(left) => {
                let position = self.position.after(mv);
                let is_same_layer = position.to_move() == self.to_move();
                let left = left.map(|left| if is_same_layer { left } else { left.saturating_sub(1) });
                Self { position, how: Misreading::Layers(left) }
            }
            Misreading::SharedBoard { board, is_broken } => {
                let mut shared = board.lock().unwrap_or_else(PoisonError::into_inner);
                let is_broken = *is_broken || !legal_moves(&*shared).contains(&mv);
                if !is_broken {
                    *shared = shared.after(mv);
                }
                let how = Misreading::SharedBoard { board: Arc::clone(board), is_broken };
                Self { position: shared.clone(), how }
            }
        }
    }

    fn evaluate(&self) -> Evaluation {
        match self.how {
            Misreading::ForTheMover => Evaluation::Value(self.to_move().view(self.position.evaluate().score())),
            // No real run has this value, so a search with such a move never explains a run.
            Misreading::SharedBoard { is_broken: true, .. } => Evaluation::Value(Score::INFINITY),
            Misreading::Endless { left, infinity } if left != Some(0) && !self.position.has_moves() => {
                Evaluation::Value(self.to_move().view(-infinity))
            }
            Misreading::AlwaysMax
            | Misreading::Exchanged
            | Misreading::Endless { .. }
            | Misreading::Layers(_)
            | Misreading::ChanceAs { .. }
            | Misreading::Moves(_)
            | Misreading::SharedBoard { .. } => self.position.evaluate(),
        }
    }

    fn can_be_evaluated(&self) -> bool {
        self.position.can_be_evaluated()
    }
}
