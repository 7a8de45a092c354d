//! A game as far as it has been played: where it began, the moves made since, and the positions they led to.
//!
//! Holds legal moves only. Knows neither players at a table nor files.

use super::{Game, GameView};

/// A game as far as it has been played.
///
/// ```
/// use poda::game::played_game::PlayedGame;
/// use poda::game::tic_tac_toe::{TicTacToeRules, TicTacToe};
///
/// let mut game = PlayedGame::new(TicTacToe::new(TicTacToeRules::default()));
/// assert!(game.play(4) && game.play(0));
/// assert!(!game.play(4), "the cell is taken");
/// assert_eq!(game.names(), ["4", "0"]);
/// assert_eq!(game.take_back(1), [0]);
/// ```
#[derive(Clone, Debug)]
pub struct PlayedGame<G: Game> {
    /// Where the game began, and where each move led.
    positions: Vec<G>,
    moves: Vec<G::Move>,
}

/// What was played from where says everything; the positions follow from it.
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
    /// A game that begins here.
    #[must_use]
    pub fn new(start: G) -> Self {
        Self { positions: vec![start], moves: Vec::new() }
    }

    /// Where the game began.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// The position on the table.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.positions[self.moves.len()]
    }

    /// Where the game began, and where each move led: one position more than there are moves.
    #[must_use]
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// The moves, in order.
    #[must_use]
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The moves that can be played now, in the order in which they are tried; none where the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<G::Move> {
        legal_moves(self.position())
    }

    /// Plays a move if it is legal. Gives whether it was.
    pub fn play(&mut self, mv: G::Move) -> bool {
        let is_legal = self.legal_moves().contains(&mv);
        if is_legal {
            self.positions.push(self.position().after(mv));
            self.moves.push(mv);
        }
        is_legal
    }

    /// Takes moves back until only the first `kept` are played. Gives those taken back, in the order in which they were
    /// played.
    pub fn take_back(&mut self, kept: usize) -> Vec<G::Move> {
        self.positions.truncate(kept + 1);
        self.moves.split_off(kept.min(self.moves.len()))
    }

    /// Whether the side that is to move has just moved.
    #[must_use]
    pub fn is_extra_turn(&self) -> bool {
        let before = self.moves.len().checked_sub(1).map(|before| self.positions[before].to_move());
        before == Some(self.position().to_move())
    }
}

impl<G: GameView> PlayedGame<G> {
    /// The moves by their names, as files spell them.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.moves.iter().zip(&self.positions).map(|(&mv, position)| position.move_name(mv)).collect()
    }

    /// The moves as boards and sentences show them.
    #[must_use]
    pub fn shown_moves(&self) -> Vec<String> {
        self.moves.iter().zip(&self.positions).map(|(&mv, position)| position.shown_move(mv)).collect()
    }
}

/// The legal moves of a position, in the order in which they are tried.
#[must_use]
pub fn legal_moves<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}
