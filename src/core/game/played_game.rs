//! A game in progress: the initial position, the moves played, and the positions they led to.
//!
//! Contains legal moves only. Does not depend on players or files.

use super::{Game, GameView};

/// A game in progress.
///
/// ```
/// use poda_core::game::played_game::PlayedGame;
/// use poda_core::game::tic_tac_toe::{TicTacToeRules, TicTacToe};
///
/// let mut game = PlayedGame::new(TicTacToe::new(TicTacToeRules::default()));
/// assert!(game.play(4) && game.play(0));
/// assert!(!game.play(4), "the cell is taken");
/// assert_eq!(game.names(), ["4", "0"]);
/// assert_eq!(game.take_back(1), [0]);
/// ```
#[derive(Clone, Debug)]
pub struct PlayedGame<G: Game> {
    /// The initial position, and the one after each move.
    positions: Vec<G>,
    moves: Vec<G::Move>,
}

/// Two games are equal if they have the same initial position and the same moves, because the other positions follow
/// from these.
impl<G: Game + PartialEq> PartialEq for PlayedGame<G> {
    fn eq(&self, other: &Self) -> bool {
        self.moves == other.moves && self.start() == other.start()
    }
}

impl<G: Game> From<G> for PlayedGame<G> {
    fn from(start: G) -> Self {
        Self::new(start)
    }
}

impl<G: Game> PlayedGame<G> {
    /// Returns a game that starts at this position, without any moves.
    pub fn new(start: G) -> Self {
        Self { positions: vec![start], moves: Vec::new() }
    }

    /// Returns the initial position.
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// Returns the current position.
    pub fn position(&self) -> &G {
        &self.positions[self.moves.len()]
    }

    /// Returns the initial position and the one after each move: one position more than there are moves.
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// Returns the moves played, in order.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// Returns the legal moves of the current position, in the order in which a search tries them; empty if the game is
    /// over.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        legal_moves(self.position())
    }

    /// Plays a move if it is legal. Returns whether it is.
    pub fn play(&mut self, mv: G::Move) -> bool {
        let is_legal = self.legal_moves().contains(&mv);
        if is_legal {
            self.positions.push(self.position().after(mv));
            self.moves.push(mv);
        }
        is_legal
    }

    /// Takes back all moves except the first `kept`, and returns them in the order in which they were played.
    pub fn take_back(&mut self, kept: usize) -> Vec<G::Move> {
        self.positions.truncate(kept + 1);
        self.moves.split_off(kept.min(self.moves.len()))
    }

    /// Returns a game with the same moves from another initial position; `None` if one of them is not legal there.
    pub fn replayed_from(&self, start: G) -> Option<Self> {
        let mut game = Self::new(start);
        self.moves.iter().all(|&mv| game.play(mv)).then_some(game)
    }

    /// Returns whether the player to move also made the last move.
    pub fn is_extra_turn(&self) -> bool {
        let before = self.moves.len().checked_sub(1).map(|before| self.positions[before].mover());
        before == Some(self.position().mover())
    }
}

impl<G: GameView> PlayedGame<G> {
    /// Returns the names of the moves as files spell them.
    pub fn names(&self) -> Vec<String> {
        self.moves.iter().zip(&self.positions).map(|(&mv, position)| position.move_name(mv)).collect()
    }

    /// Returns the moves as boards and sentences show them.
    pub fn shown_moves(&self) -> Vec<String> {
        self.moves.iter().zip(&self.positions).map(|(&mv, position)| position.shown_move(mv)).collect()
    }
}

/// Returns the legal moves of a position, in the order in which a search tries them.
pub fn legal_moves<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}
