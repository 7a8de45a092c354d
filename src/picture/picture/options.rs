//! What a user chooses about how a tree is drawn.

use poda_core::game::GameView;
use poda_core::trace::recording::Recording;

/// Where and how α and β are written. Courses differ in this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Notation {
    /// Beside each node on the path, as they are now.
    #[default]
    Node,
    /// Beside each edge, as they were when the child was entered.
    Edge,
    /// Beside each node on the path, as an interval.
    Interval,
}

impl Notation {
    /// All variants.
    pub const ALL: [Self; 3] = [Self::Node, Self::Edge, Self::Interval];
}

/// From which side numbers are written for a search that counts from the mover's side, as negamax does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Perspective {
    /// From MAX's side as everywhere, and beside it from the mover's.
    #[default]
    MaxAndMover,
    /// From MAX's side only.
    Max,
}

impl Perspective {
    /// All variants.
    pub const ALL: [Self; 2] = [Self::MaxAndMover, Self::Max];
}

/// How numbers are written in the tree. The layout depends on it, as nodes make room for what is written beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct NotationOptions {
    /// How α and β are written.
    pub notation: Notation,
    /// From which side numbers are written.
    pub perspective: Perspective,
    /// Whether every node has the room that the inequality of a cutoff needs, so that the layout does not tell where cutoffs
    /// will be; otherwise only the nodes that need it.
    pub conceals_cutoffs: bool,
}

impl NotationOptions {
    /// Returns whether this search's numbers are written from the mover's side, too.
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

/// Which unvisited leaves are shown with their value: in an explicit tree the one that is written there, in a game, if the tree is
/// small, the evaluation of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct GivenValues {
    /// All, from the start, as on paper.
    pub from_start: bool,
    /// The pruned ones, after the last step.
    pub pruned_at_end: bool,
}

/// What is drawn of unvisited nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum UnvisitedDisplay {
    /// A faint outline.
    #[default]
    Outlined,
    /// Nothing.
    Hidden,
    /// An outline for the children of visited nodes, and nothing below those: subtrees that the search never visits
    /// take no room.
    Frontier,
}

impl UnvisitedDisplay {
    /// All variants.
    pub const ALL: [Self; 3] = [Self::Outlined, Self::Frontier, Self::Hidden];
}
