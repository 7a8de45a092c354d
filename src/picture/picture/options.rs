//! What a user chooses about how a tree is drawn.

use poda_core::game::GameView;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Trace};
use poda_words::i18n::Words;
use std::collections::BTreeSet;

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

/// How the probabilities of outcomes are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Probabilities {
    /// As fractions of the weights: `1/6`.
    #[default]
    Fractions,
    /// In percent, rounded to one decimal: `50%`, `≈ 16.7%`.
    Percent,
}

impl Probabilities {
    /// All variants.
    pub const ALL: [Self; 2] = [Self::Fractions, Self::Percent];

    /// Returns the probability of an outcome as it is written; `weight` is a part of the sum of all weights, `of`.
    pub fn written(self, words: &Words, (weight, of): (u32, u64)) -> String {
        match self {
            Self::Fractions => format!("{weight}/{of}"),
            Self::Percent => {
                let (weight, of) = (u128::from(weight), u128::from(of).max(1));
                let tenths = (2_000 * weight + of) / (2 * of);
                let is_exact = tenths * of == 1_000 * weight;
                let decimal = if tenths % 10 == 0 { String::new() } else { format!(".{}", tenths % 10) };
                let percent =
                    words.fill("picture-probability", &[("percent", format!("{}{decimal}", tenths / 10).into())]);
                if is_exact { percent } else { format!("≈ {percent}") }
            }
        }
    }
}

/// How numbers are written in the tree. The layout depends on it, as nodes make room for what is written beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct NotationOptions {
    /// How α and β are written.
    pub notation: Notation,
    /// From which side numbers are written.
    pub perspective: Perspective,
    /// How probabilities are written.
    pub probabilities: Probabilities,
    /// Whether every node has the room that the inequality of a cutoff needs, so that the layout does not tell where cutoffs
    /// will be; otherwise only the nodes that need it.
    pub conceals_cutoffs: bool,
}

impl NotationOptions {
    /// Returns whether this search's numbers are written from the mover's side, too.
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

/// Which subtrees are folded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    /// The nodes that the user folded.
    chosen: BTreeSet<NodeId>,
    /// Whether subtrees that the search does not visit are folded.
    only_visited: bool,
    /// Whether everything below the root's children is folded, until [`resolved`](Self::resolved) for a trace.
    only_moves: bool,
}

impl Folds {
    /// No node folded by the user and, if `only_visited`, every subtree that the search does not visit.
    pub const fn new(only_visited: bool) -> Self {
        Self { chosen: BTreeSet::new(), only_visited, only_moves: false }
    }

    /// The same folds, with the subtrees that the search does not visit folded or not.
    #[must_use]
    pub fn with_only_visited(&self, only_visited: bool) -> Self {
        Self { only_visited, ..self.clone() }
    }

    /// The same folds and, if `only_moves`, the children of the root.
    #[must_use]
    pub fn with_only_moves(&self, only_moves: bool) -> Self {
        Self { only_moves, ..self.clone() }
    }

    /// The same folds with the nodes of a trace that are folded by them from the start.
    #[must_use]
    pub fn resolved(&self, trace: &Trace) -> Self {
        let has_subtree = |child: &NodeId| self.only_moves && 1 < trace.subtree_range(*child).len();
        let moves = trace.children(NodeId::ROOT).filter(has_subtree);
        moves.fold(self.with_only_moves(false), |mut folds, child| {
            folds.chosen.insert(child);
            folds
        })
    }

    /// The same folds, with one node folded if it was open and opened if it was folded.
    #[must_use]
    pub fn toggled(&self, node: NodeId) -> Self {
        let mut folds = self.clone();
        if !folds.chosen.remove(&node) {
            folds.chosen.insert(node);
        }
        folds
    }

    /// The same folds without those of the user.
    #[must_use]
    pub const fn opened(&self) -> Self {
        Self::new(self.only_visited)
    }

    /// The same folds in another trace. `there` returns a node's counterpart in it, if it has one.
    #[must_use]
    pub fn carried(&self, there: impl Fn(NodeId) -> Option<NodeId>) -> Self {
        Self { chosen: self.chosen.iter().filter_map(|&node| there(node)).collect(), ..*self }
    }

    /// Returns whether the user folded this node.
    pub fn is_chosen(&self, node: NodeId) -> bool {
        self.chosen.contains(&node)
    }

    /// The number of nodes that the user folded.
    pub fn chosen(&self) -> usize {
        self.chosen.len()
    }

    /// Returns whether nothing below a node is shown.
    pub fn is_folded(&self, trace: &Trace, node: NodeId) -> bool {
        trace.kind(node) == NodeKind::Inner
            && (self.chosen.contains(&node) || (self.only_visited && !trace.is_searched(node)))
    }
}
