//! The user's options for drawing a tree.

use poda_core::game::GameView;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Trace};
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use std::collections::BTreeSet;

/// Where and how α and β are written. Courses use different notations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Message)]
#[message(prefix = "notation")]
pub enum Notation {
    /// Beside each node on the path, with the current window.
    #[default]
    Node,
    /// Beside each edge, with the window with which the child was entered.
    Edge,
    /// Beside each node on the path, as an interval.
    Interval,
}

impl Notation {
    pub const ALL: [Self; 3] = [Self::Node, Self::Edge, Self::Interval];
}

/// The sides from which numbers are written, for a search that counts from the mover's side, such as negamax.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Message)]
#[message(prefix = "sides")]
pub enum Perspective {
    /// From MAX's side, as in all other searches, and additionally from the mover's side.
    #[default]
    #[message("sides-both")]
    MaxAndMover,
    /// From MAX's side only.
    Max,
}

impl Perspective {
    pub const ALL: [Self; 2] = [Self::MaxAndMover, Self::Max];
}

/// How the probabilities of outcomes are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Message)]
#[message(prefix = "probabilities")]
pub enum Probabilities {
    /// As fractions of the weights: `1/6`.
    #[default]
    Fractions,
    /// In percent, rounded to one decimal: `50%`, `≈ 16.7%`.
    Percent,
}

impl Probabilities {
    pub const ALL: [Self; 2] = [Self::Fractions, Self::Percent];

    /// Returns the probability of an outcome as text. `weight` is the weight of the outcome, and `of` is the sum of all
    /// weights.
    pub fn written(self, words: &Words, weight: u32, of: u64) -> String {
        match self {
            Self::Fractions => format!("{weight}/{of}"),
            Self::Percent => {
                let (weight, of) = (u128::from(weight), u128::from(of).max(1));
                let tenths = (2_000 * weight + of) / (2 * of);
                let is_exact = tenths * of == 1_000 * weight;
                let decimal = if tenths % 10 == 0 { String::new() } else { format!(".{}", tenths % 10) };
                let percent = words.fill("picture-probability", &args![percent = format!("{}{decimal}", tenths / 10)]);
                if is_exact { percent } else { format!("≈ {percent}") }
            }
        }
    }
}

/// What the nodes of a drawing are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Message)]
#[message(prefix = "layout")]
pub enum LayoutForm {
    /// Visits: a position that is reached in several ways has several nodes.
    #[default]
    Tree,
    /// Positions: equal positions are one node, to which several edges lead.
    Positions,
}

impl LayoutForm {
    pub const ALL: [Self; 2] = [Self::Tree, Self::Positions];

    /// Returns the other form.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Tree => Self::Positions,
            Self::Positions => Self::Tree,
        }
    }
}

/// What the nodes of a drawing are, and how numbers are written in it. The layout depends on these options, because it
/// reserves space for labels beside nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct NotationOptions {
    /// How α and β are written.
    pub notation: Notation,
    /// The sides from which numbers are written.
    pub perspective: Perspective,
    pub probabilities: Probabilities,
    /// Whether every node reserves the space for a cutoff's inequality, so that the layout does not reveal where
    /// cutoffs will occur. Otherwise, only nodes with a cutoff reserve it.
    pub conceals_cutoffs: bool,
    pub form: LayoutForm,
}

impl NotationOptions {
    /// Returns whether the numbers of a search are also written from the mover's side.
    pub fn shows_mover_view<G: GameView>(self, recording: &Recording<G>) -> bool {
        self.perspective == Perspective::MaxAndMover && recording.config().algorithm.properties().counts_for_mover
    }
}

impl From<Notation> for NotationOptions {
    fn from(notation: Notation) -> Self {
        Self { notation, ..Self::default() }
    }
}

/// Which unvisited leaves are shown with their value. In an explicit tree, this is the value given there; in a game
/// with a small tree, it is the evaluation of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct GivenValues {
    /// All leaves, from the start, as on paper.
    pub from_start: bool,
    /// The pruned leaves, after the last step.
    pub pruned_at_end: bool,
}

/// How unvisited nodes are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Message)]
#[message(prefix = "unvisited")]
pub enum UnvisitedDisplay {
    /// With a faint outline.
    #[default]
    Outlined,
    Hidden,
    /// With an outline if the parent is visited, otherwise not at all. Subtrees that the search never visits take no
    /// space.
    #[message("unvisited-unopened")]
    Frontier,
}

impl UnvisitedDisplay {
    pub const ALL: [Self; 3] = [Self::Outlined, Self::Frontier, Self::Hidden];
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    /// The nodes that the user folded.
    chosen: BTreeSet<NodeId>,
    /// Whether subtrees that the search does not visit are folded.
    only_visited: bool,
    /// Whether everything below the root's children is folded. It is applied by [`resolved`](Self::resolved) for a
    /// trace.
    only_moves: bool,
}

impl Folds {
    /// Returns folds without nodes folded by the user. If `only_visited` is set, every subtree that the search does not
    /// visit is folded.
    pub const fn new(only_visited: bool) -> Self {
        Self { chosen: BTreeSet::new(), only_visited, only_moves: false }
    }

    /// Returns the same folds, with or without the subtrees that the search does not visit.
    #[must_use]
    pub fn with_only_visited(&self, only_visited: bool) -> Self {
        Self { only_visited, ..self.clone() }
    }

    /// Returns the same folds and, if `only_moves` is set, also the children of the root.
    #[must_use]
    pub fn with_only_moves(&self, only_moves: bool) -> Self {
        Self { only_moves, ..self.clone() }
    }

    /// Returns the same folds, with the children of the root in a trace added to the chosen nodes if they are to be
    /// folded.
    #[must_use]
    pub fn resolved(&self, trace: &Trace) -> Self {
        let has_subtree = |child: &NodeId| self.only_moves && 1 < trace.subtree_range(*child).len();
        let moves = trace.children(NodeId::ROOT).filter(has_subtree);
        moves.fold(self.with_only_moves(false), |mut folds, child| {
            folds.chosen.insert(child);
            folds
        })
    }

    /// Returns the same folds, and these nodes folded, too.
    #[must_use]
    pub fn with_folded(mut self, nodes: impl IntoIterator<Item = NodeId>) -> Self {
        self.chosen.extend(nodes);
        self
    }

    /// Returns the same folds, with one node folded if it was open and opened if it was folded.
    #[must_use]
    pub fn toggled(&self, node: NodeId) -> Self {
        let mut folds = self.clone();
        if !folds.chosen.remove(&node) {
            folds.chosen.insert(node);
        }
        folds
    }

    /// Returns the same folds without those chosen by the user.
    #[must_use]
    pub const fn opened(&self) -> Self {
        Self::new(self.only_visited)
    }

    /// Returns the same folds for another trace. `there` returns a node's counterpart in it, if there is one.
    #[must_use]
    pub fn carried(&self, there: impl Fn(NodeId) -> Option<NodeId>) -> Self {
        Self { chosen: self.chosen.iter().filter_map(|&node| there(node)).collect(), ..*self }
    }

    pub fn is_chosen(&self, node: NodeId) -> bool {
        self.chosen.contains(&node)
    }

    /// Returns the number of nodes that the user folded.
    pub fn chosen(&self) -> usize {
        self.chosen.len()
    }

    /// Returns whether a node is folded, so that nothing below it is shown.
    pub fn is_folded(&self, trace: &Trace, node: NodeId) -> bool {
        trace.kind(node) == NodeKind::Inner
            && (self.chosen.contains(&node) || (self.only_visited && !trace.is_searched(node)))
    }
}
