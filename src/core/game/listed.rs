//! What the program varies in the games of its list: the trait [`ListedGame`], which complements [`GameView`].
//!
//! Each method has a default for games that have no such variant.

use super::GameView;

/// A game of the program's list.
pub trait ListedGame: GameView {
    /// Returns the same position, in which a win counts more the sooner it comes. A game without lines is returned
    /// unchanged.
    #[must_use]
    fn with_sooner_wins(&self) -> Self {
        self.clone()
    }

    /// Returns whether a win counts more the sooner it comes.
    fn has_sooner_wins(&self) -> bool {
        false
    }

    /// Returns the same position from the view of the player to move, if the game has more than two. A game of two
    /// sides is returned unchanged, and so is a tree, which has its own root.
    #[must_use]
    fn viewed_by_mover(&self) -> Self {
        self.clone()
    }

    /// Returns the same position with the evaluation function and the move order of `other`; `None` if the game has
    /// only one evaluation function.
    fn with_evaluation_of(&self, _other: &Self) -> Option<Self> {
        None
    }
}
