//! What a user chooses about how a tree is drawn.

use crate::game::GameView;
use crate::trace::recording::Recording;

/// How α and β are written, as courses differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Notation {
    /// Beside each node on the path, as they stand.
    #[default]
    Node,
    /// Beside each edge, as they stood when it was descended.
    Edge,
    /// Beside each node on the path, as an interval.
    Interval,
}

impl Notation {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Node, Self::Edge, Self::Interval];
}

/// From whose side numbers are written where a search counts from the side of whoever is to move, as negamax does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Perspective {
    /// MAX's as everywhere, and beside them the mover's own.
    #[default]
    MaxAndMover,
    /// MAX's alone.
    Max,
}

impl Perspective {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::MaxAndMover, Self::Max];
}

/// How numbers are written in the tree. Where the nodes stand depends on it, as they make room for what is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct NotationOptions {
    /// How α and β are written.
    pub notation: Notation,
    /// From whose side.
    pub perspective: Perspective,
}

impl NotationOptions {
    /// Whether numbers are written twice, as MAX and as the mover counts them, for this search.
    #[must_use]
    pub fn shows_mover_view<G: GameView>(self, recording: &Recording<G>) -> bool {
        self.perspective == Perspective::MaxAndMover && recording.config().algorithm.properties().counts_for_mover
    }
}

impl From<Notation> for NotationOptions {
    fn from(notation: Notation) -> Self {
        Self { notation, ..Self::default() }
    }
}

/// Which values that a tree gives its leaves are shown although the search has not come to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct GivenValues {
    /// All of them from the start, as on paper.
    pub from_start: bool,
    /// Those of pruned leaves, after the last step.
    pub pruned_at_end: bool,
}

/// What is shown of nodes that the search has not come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum UnvisitedDisplay {
    /// A faint outline.
    #[default]
    Outlined,
    /// Nothing.
    Hidden,
    /// The children of visited nodes stand there outlined, and nothing below those: what the search never visits takes
    /// no room.
    Frontier,
}

impl UnvisitedDisplay {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Outlined, Self::Frontier, Self::Hidden];
}
