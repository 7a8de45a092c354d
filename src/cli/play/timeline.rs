//! A game as it has been played: its positions, which one is on the table, and the way back and forth between them.
//!
//! Knows nobody's names and no words.

use crate::cli::path::id_of;
use crate::game::Game;
use crate::score::Player;
use crate::search::level::Chance;

/// The positions of a game, those that have been taken back included.
#[derive(Clone, Debug)]
pub(super) struct Timeline<G: Game> {
    /// Never empty.
    moments: Vec<Moment<G>>,
    now: usize,
}

/// A position with how it came about.
#[derive(Clone, Debug)]
struct Moment<G> {
    position: G,
    /// The name of the move that led here; `None` where the game began.
    via: Option<String>,
    /// The chance that is still to come. It is taken back with the moves, so that the same game can be played again.
    chance: Chance,
}

impl<G: Game> Timeline<G> {
    /// A game that begins here.
    pub fn new(position: G, chance: Chance) -> Self {
        Self { moments: vec![Moment { position, via: None, chance }], now: 0 }
    }

    /// The position on the table.
    pub fn position(&self) -> &G {
        &self.moments[self.now].position
    }

    /// The chance that is still to come.
    pub fn chance(&self) -> Chance {
        self.moments[self.now].chance
    }

    /// What the position on the table is called: by its own name, or by the moves that led to it.
    pub fn id(&self) -> String {
        id_of(self.position(), &self.names(1, self.now + 1).join("/"))
    }

    /// Whether the side that is to move has just moved.
    pub fn is_extra_turn(&self) -> bool {
        let before = self.now.checked_sub(1).map(|before| self.moments[before].position.to_move());
        before == Some(self.position().to_move())
    }

    /// Plays a move. What had been taken back is gone.
    pub fn play(&mut self, mv: G::Move, chance: Chance) {
        let via = Some(self.position().move_name(mv));
        let position = self.position().after(mv);
        self.moments.truncate(self.now + 1);
        self.moments.push(Moment { position, via, chance });
        self.now += 1;
    }

    /// Takes moves back until it is the turn of `player` again. Gives their names, none if there is no such turn.
    pub fn undo(&mut self, player: Player) -> Vec<String> {
        let is_turn = |at: &usize| self.moments[*at].position.to_move() == player;
        let Some(to) = (0..self.now).rev().find(is_turn) else { return Vec::new() };
        let from = std::mem::replace(&mut self.now, to);
        self.names(to + 1, from + 1)
    }

    /// Plays moves that had been taken back, up to the next turn of `player`. Gives their names, none if there are none.
    pub fn redo(&mut self, player: Player) -> Vec<String> {
        let is_turn = |at: &usize| self.moments[*at].position.to_move() == player;
        let Some(to) = (self.now + 1..self.moments.len()).find(is_turn) else { return Vec::new() };
        let from = std::mem::replace(&mut self.now, to);
        self.names(from + 1, to + 1)
    }

    /// The names of the moves that led to these moments.
    fn names(&self, from: usize, end: usize) -> Vec<String> {
        self.moments[from..end].iter().filter_map(|moment| moment.via.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tic_tac_toe::{Rules, TicTacToe};

    #[test]
    fn what_is_taken_back_can_be_played_again_until_something_else_is() {
        let mut timeline = Timeline::new(TicTacToe::new(Rules::default()), Chance::seeded(1));
        for cell in [4, 0, 8, 2] {
            timeline.play(cell, Chance::seeded(cell.into()));
        }
        assert_eq!((timeline.id().as_str(), timeline.chance()), ("4/0/8/2", Chance::seeded(2)));
        assert_eq!(timeline.undo(Player::Max), ["8", "2"]);
        assert_eq!(timeline.undo(Player::Max), ["4", "0"]);
        assert_eq!((timeline.undo(Player::Max).len(), timeline.id().as_str()), (0, "root"));
        assert_eq!(timeline.redo(Player::Max), ["4", "0"]);
        timeline.play(6, Chance::seeded(6));
        assert!(timeline.redo(Player::Max).is_empty());
        assert_eq!(timeline.id(), "4/0/6");
        // Whoever moves second cannot take back what the first has begun with.
        assert_eq!(timeline.undo(Player::Min), ["0", "6"]);
        assert!(timeline.undo(Player::Min).is_empty());
    }
}
