//! Which classic mistakes there are.

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
