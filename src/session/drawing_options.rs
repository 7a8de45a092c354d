//! How the tree is drawn: notation, perspective, and what is shown of nodes that are not visited yet.

use crate::picture::{Notation, NotationOptions, Perspective, UnvisitedDisplay};

/// How the tree of a search is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DrawingOptions {
    /// How α and β are written.
    pub notation: Notation,
    /// From whose side numbers are written where the search counts from the mover's side.
    pub perspective: Perspective,
    /// What is shown of nodes that are not visited.
    pub unvisited: UnvisitedDisplay,
    /// Whether the layout does not depend on where cutoffs will be.
    pub conceals_cutoffs: bool,
}

impl DrawingOptions {
    /// How numbers are written. The tree is laid out for it.
    #[must_use]
    pub const fn notation_options(self) -> NotationOptions {
        let Self { notation, perspective, conceals_cutoffs, .. } = self;
        NotationOptions { notation, perspective, conceals_cutoffs }
    }

    /// The same options with numbers written like this.
    #[must_use]
    pub const fn with_notation(self, options: NotationOptions) -> Self {
        let NotationOptions { notation, perspective, conceals_cutoffs } = options;
        Self { notation, perspective, conceals_cutoffs, ..self }
    }
}
