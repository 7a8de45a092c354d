//! The formats of other programs in which a tree alone is exported.

/// A format for the tree alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeFormat {
    /// The language of Graphviz.
    Dot,
    /// The extensive form of Gambit.
    Gambit,
    Json,
}

impl TreeFormat {
    pub const ALL: [Self; 3] = [Self::Dot, Self::Gambit, Self::Json];

    /// Returns the name of the format, which is the extension of its files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dot => "dot",
            Self::Gambit => "efg",
            Self::Json => "json",
        }
    }
}
