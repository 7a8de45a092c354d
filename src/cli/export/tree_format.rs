//! The formats in which a tree alone is exported: those of other programs, and a drawing for LaTeX.

/// A format for the tree alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeFormat {
    /// The language of Graphviz.
    Dot,
    /// The extensive form of Gambit.
    Gambit,
    Json,
    /// `TikZ`, as game theorists print trees.
    GameTree,
}

impl TreeFormat {
    pub const ALL: [Self; 4] = [Self::Dot, Self::Gambit, Self::Json, Self::GameTree];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Dot => "dot",
            Self::Gambit => "efg",
            Self::Json => "json",
            Self::GameTree => "game-tree",
        }
    }

    pub const fn extension(self) -> &'static str {
        match self {
            Self::Dot | Self::Gambit | Self::Json => self.name(),
            Self::GameTree => "tex",
        }
    }
}
