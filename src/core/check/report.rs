//! What is found of a run: a verdict, its first difference from the right search, and the mistakes that explain it.

use crate::game::any::AnyMove;
use crate::score::{Player, Score, Window};
use crate::search::SearchConfig;
use crate::search::mistakes::Mistake;
use crate::search::refutation::Refutation;

/// What is found of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The verdict.
    pub verdict: Verdict,
    /// The search with which it was compared; `None` where it was compared with none.
    pub config: Option<SearchConfig>,
    /// Whether the program does not claim to be that search: it is the nearest.
    pub is_guessed: bool,
    /// The root's value as it was told.
    pub value: Option<Score>,
    /// The value that the search returns.
    pub expected_value: Option<Score>,
    /// The move that was told as the best; `None` too if it is no move of the root.
    pub best: Option<AnyMove>,
    /// The best move of the search.
    pub expected_best: Option<AnyMove>,
    /// What the run cost.
    pub work: Work,
    /// What the search costs; `None` where it was compared with none, or where that is very much.
    pub expected_work: Option<Work>,
    /// At how many nodes the program went on after their window had closed, and at how many it stopped before; `None` where
    /// nothing is known of the position, or the search has other windows.
    pub cuts: Option<CutFaults>,
    /// The first thing in the run that the search does otherwise, or that contradicts the rest of the run.
    pub first: Option<Finding>,
    /// The mistakes with which the search does all that the run tells.
    pub diagnoses: Vec<Mistake>,
    /// In what an equivalent run differs from the search.
    pub variations: Vec<Variation>,
}

/// What is said of a run as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does what the search does, event by event.
    Same,
    /// It is another legitimate form of the search.
    Equivalent,
    /// The answer is right, the work is not.
    Differs,
    /// The value or the best move is wrong.
    Wrong,
    /// It contradicts itself.
    Inconsistent,
    /// It ends too early.
    Incomplete,
}

impl Verdict {
    /// The verdict's name for programs.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Equivalent => "equivalent",
            Self::Differs => "differs",
            Self::Wrong => "wrong",
            Self::Inconsistent => "inconsistent",
            Self::Incomplete => "incomplete",
        }
    }

    /// Whether nothing is wrong with the run.
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Same | Self::Equivalent)
    }
}

/// How many nodes and leaves were visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Work {
    /// Nodes entered, the root and the leaves included.
    pub nodes: u64,
    /// Leaves among them.
    pub leaves: u64,
}

/// At how many nodes the program cut otherwise than the rule says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct CutFaults {
    /// It went on after the window had closed.
    pub missed: u64,
    /// It stopped while the window was open.
    pub wrong: u64,
}

/// How a run may differ from the search and still be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variation {
    /// Other bounds are returned beyond the window: fail-hard for fail-soft, the reverse, or something between.
    Bounds,
    /// The moves of a game are tried in another order.
    Order,
    /// No windows are told.
    Windows,
    /// Another move is told as the best, and it is as good.
    BestMove,
    /// Nothing is known of the position.
    Position,
}

/// One thing that is found in a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The line of the run, from 1.
    pub line: u32,
    /// The step of the search that is recorded of the run, from 1.
    pub step: usize,
    /// The node of the run.
    pub node: usize,
    /// The moves from the root to it, as far as they are moves of the game.
    pub path: Vec<AnyMove>,
    /// The side to move there, where it is known.
    pub player: Option<Player>,
    /// What is found.
    pub fact: Fact,
}

/// What is found at a node.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// Another child is entered than the one whose turn it is.
    Order {
        /// The child that is entered.
        entered: AnyMove,
        /// The child whose turn it is.
        expected: AnyMove,
    },
    /// The program goes on after the window has closed.
    MissedCut {
        /// The child that is entered; `None` where it has no name.
        entered: Option<AnyMove>,
        /// The best score so far.
        best: Score,
        /// The bound that it has met.
        bound: Score,
        /// The leaves that were evaluated below the node after that.
        leaves: u64,
    },
    /// The program stops before the window has closed.
    CutTooMany {
        /// The best score so far; `None` where no child was searched.
        best: Option<Score>,
        /// The bound that it has not met.
        bound: Score,
        /// The first child that was not searched.
        unsearched: AnyMove,
        /// Whether that can change the root.
        refutation: Refutation<AnyMove>,
    },
    /// A leaf has another value.
    LeafValue {
        /// The value that was told.
        told: Score,
        /// The evaluation.
        expected: Score,
    },
    /// The window is another one.
    Window {
        /// α as it was told.
        alpha: Option<Score>,
        /// β as it was told.
        beta: Option<Score>,
        /// The window that is handed on.
        expected: Window,
    },
    /// A node returns another value.
    ReturnedValue {
        /// The value that was told.
        told: Score,
        /// The value that follows from what its children returned.
        expected: Score,
    },
    /// Another move is told as the best, and it is not as good.
    BestMove {
        /// The move that was told; `None` if it is none of the game.
        told: Option<AnyMove>,
        /// The best move.
        expected: Option<AnyMove>,
    },
    /// The side to move is the other one.
    Side {
        /// The side that was told.
        told: Player,
    },
    /// A node is a leaf for the program and not for the search, or the reverse.
    Depth {
        /// Whether the program has entered a child of it.
        is_expanded: bool,
    },
    /// A node is entered that is not there.
    ExtraNode,
}

impl Fact {
    /// The name of its kind for programs.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Order { .. } => "order",
            Self::MissedCut { .. } => "missed_cut",
            Self::CutTooMany { .. } => "cut_too_many",
            Self::LeafValue { .. } => "leaf_value",
            Self::Window { .. } => "window",
            Self::ReturnedValue { .. } => "returned_value",
            Self::BestMove { .. } => "best_move",
            Self::Side { .. } => "side",
            Self::Depth { .. } => "depth",
            Self::ExtraNode => "extra_node",
        }
    }
}
