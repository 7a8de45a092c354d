//! A moment of a trace as shapes: (recording, step, plan, view) → [`shape::Shape`]s, for the screen and for files alike.
//!
//! Knows no window toolkit and no file. What is drawn of a node is what the search has proved of it by that step, and
//! nothing else.

pub mod board;
mod body;
mod columns;
pub mod coordinates;
mod correction;
mod draw;
pub mod edges;
mod extension;
pub mod far;
pub mod fit;
pub mod fold_mark;
pub mod folds;
pub mod ink;
pub mod labels;
pub mod lettering;
mod mancala;
pub mod measures;
pub mod nodes;
pub mod overview;
pub mod pair;
mod piles;
pub mod plan;
pub mod pointer;
mod recalled;
pub mod scene;
mod scouts;
pub mod shape;
pub mod strips;
pub mod sums;
mod twin;
mod values;
pub mod view;

use crate::game::Game;
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
pub enum Sides {
    /// MAX's as everywhere, and beside them the mover's own.
    #[default]
    Both,
    /// MAX's alone.
    Max,
}

impl Sides {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Both, Self::Max];
}

/// How numbers are written in the tree. Where the nodes stand depends on it, as they make room for what is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Writing {
    /// How α and β are written.
    pub notation: Notation,
    /// From whose side.
    pub sides: Sides,
}

impl Writing {
    /// Whether numbers are written twice, as MAX and as the mover counts them, for this search.
    #[must_use]
    pub fn has_twin<G: Game>(self, recording: &Recording<G>) -> bool {
        self.sides == Sides::Both && recording.config().algorithm.counts_for_mover()
    }
}

impl From<Notation> for Writing {
    fn from(notation: Notation) -> Self {
        Self { notation, ..Self::default() }
    }
}

/// Which values that a tree gives its leaves are shown although the search has not come to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Given {
    /// All of them from the start, as on paper.
    pub from_start: bool,
    /// Those of pruned leaves, after the last step.
    pub pruned_at_end: bool,
}

/// What is shown of nodes that the search has not come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Unvisited {
    /// A faint outline.
    #[default]
    Outlined,
    /// Nothing.
    Hidden,
    /// The children of visited nodes stand there outlined, and nothing below those: what the search never visits takes
    /// no room.
    Unopened,
}

impl Unvisited {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Outlined, Self::Unopened, Self::Hidden];
}
