//! The record of a game: the moves played, and those taken back, which can be replayed.
//!
//! Knows no words.

use crate::cli::node_path::id_of;
use crate::game::GameView;
use crate::game::played_game::PlayedGame;
use crate::score::Player;
use crate::search::split_mix_64::SplitMix64;

/// The moves of a game, those that have been taken back included.
#[derive(Clone, Debug)]
pub(super) struct GameRecord<G: GameView> {
    game: PlayedGame<G>,
    /// The moves taken back, the next one last.
    ahead: Vec<G::Move>,
    seed: u64,
}

impl<G: GameView> GameRecord<G> {
    /// Returns the record of a game that continues from here. The program's random moves follow from `seed`.
    pub const fn new(game: PlayedGame<G>, seed: u64) -> Self {
        Self { game, ahead: Vec::new(), seed }
    }

    /// The game without the moves taken back.
    pub const fn game(&self) -> &PlayedGame<G> {
        &self.game
    }

    /// The current position.
    pub fn position(&self) -> &G {
        self.game.position()
    }

    /// The chance that decides now. It follows from the turns this side has had, so that the same game can be played again.
    pub fn chance(&self) -> SplitMix64 {
        let before = self.game.positions().iter().rev().skip(1);
        let turns = before.filter(|before| before.to_move() == self.position().to_move()).count();
        SplitMix64::with_draws_skipped(self.seed, turns as u64)
    }

    /// Returns the id of the current position: its own name, or the moves that led to it.
    pub fn id(&self) -> String {
        id_of(self.position(), &self.game.shown_moves().join(".")).to_owned()
    }

    /// Plays a move. The moves taken back can no longer be replayed.
    pub fn play(&mut self, mv: G::Move) {
        if self.game.play(mv) {
            self.ahead.clear();
        }
    }

    /// Takes moves back until it is the turn of `player` again. Returns their names; none if there is no such turn.
    pub fn undo(&mut self, player: Player) -> Vec<String> {
        let is_turn = |at: &usize| self.game.positions()[*at].to_move() == player;
        let Some(to) = (0..self.game.moves().len()).rev().find(is_turn) else { return Vec::new() };
        let names = self.game.shown_moves().split_off(to);
        self.ahead.extend(self.game.take_back(to).into_iter().rev());
        names
    }

    /// Replays moves that were taken back, up to the next turn of `player`. Returns their names.
    pub fn redo(&mut self, player: Player) -> Vec<String> {
        let from = self.game.moves().len();
        while let Some(mv) = self.ahead.pop() {
            self.game.play(mv);
            if self.position().to_move() == player {
                break;
            }
        }
        self.game.shown_moves().split_off(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tic_tac_toe::{TicTacToe, TicTacToeRules};

    #[test]
    fn what_is_taken_back_can_be_played_again_until_something_else_is() {
        let mut record = GameRecord::new(TicTacToe::new(TicTacToeRules::default()).into(), 7);
        for cell in [4, 0, 8, 2] {
            record.play(cell);
        }
        assert_eq!((record.id().as_str(), record.chance()), ("5.1.9.3", SplitMix64::with_draws_skipped(7, 2)));
        assert_eq!(record.undo(Player::Max), ["9", "3"]);
        assert_eq!(record.undo(Player::Max), ["5", "1"]);
        assert_eq!((record.undo(Player::Max).len(), record.id().as_str()), (0, "root"));
        assert_eq!(record.redo(Player::Max), ["5", "1"]);
        record.play(6);
        assert!(record.redo(Player::Max).is_empty());
        assert_eq!(record.id(), "5.1.7");
        // The second player cannot take back the first player's opening move.
        assert_eq!(record.undo(Player::Min), ["1", "7"]);
        assert!(record.undo(Player::Min).is_empty());
    }
}
