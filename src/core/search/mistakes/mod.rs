//! The classic mistakes, each a whole search with one wrong line: to see what goes wrong, and where.
//!
//! Each file says what the mistake is, where it is found, and when it does harm. Nothing that these searches return is
//! proved by them, which a recording of one has to say. One more mistake, cutting on > where ≥ is enough, is
//! [a setting](crate::score::CutOn::Strict): the answer is right, and 146,120 nodes are searched for it instead of 18,297.

pub mod always_negating;
pub mod last_best;
pub mod wrong_bound;

/// A classic mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mistake {
    /// A node that is cut returns its own bound, and not the one that was met.
    WrongBound,
    /// A child that only equals the best so far becomes the best.
    LastBest,
    /// A score is negated on the way up, even where the same side moves again.
    AlwaysNegating,
}

impl Mistake {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::WrongBound, Self::LastBest, Self::AlwaysNegating];
}
