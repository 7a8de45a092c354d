//! The three levels of play that courses assign: a random move, the best successor, and a move chosen with its reply.

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayLevel {
    /// A random legal move, each equally likely.
    Beginner,
    /// The move to the successor with the best evaluation: one ply.
    Normal,
    /// The best move if the opponent's next move is the best too: two plies, a move and the reply.
    Expert,
}

impl PlayLevel {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Normal, Self::Expert];

    /// Returns how many plies the level looks ahead.
    pub const fn depth(self) -> usize {
        match self {
            Self::Beginner | Self::Normal => 1,
            // If a move earns another turn, the second ply is the player's own.
            Self::Expert => 2,
        }
    }
}
