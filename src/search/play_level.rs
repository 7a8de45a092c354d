//! The three levels of play that courses ask for: a random move, the best successor, and one's own move with the reply.
//!
//! Knows no clock: chance comes from a seed, so that every game can be repeated.

/// How well to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayLevel {
    /// Any legal move, each as likely as the others.
    Beginner,
    /// The successor that is evaluated best: one ply.
    Normal,
    /// The best move if the next one is the best too: two plies, own move and reply. Where a move earns another turn
    /// the second ply is one's own.
    Expert,
}

impl PlayLevel {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Normal, Self::Expert];

    /// How many plies it looks ahead.
    #[must_use]
    pub const fn depth(self) -> usize {
        match self {
            Self::Beginner | Self::Normal => 1,
            // Where a move earns another turn the second ply is the player's own.
            Self::Expert => 2,
        }
    }
}
