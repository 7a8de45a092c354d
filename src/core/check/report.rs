//! The report on a run: a verdict, its first difference from the correct search, and the mistakes that explain it.

use super::meaning::Reading;
use crate::game::any::AnyMove;
use crate::run::ReportedView;
use crate::score::{Interval, Payoffs, Player, Score, Turn, Window};
use crate::search::SearchConfig;
use crate::search::mistakes::Mistake;
use crate::search::refutation::Refutation;

/// The report on a run.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct RunReport {
    /// The verdict.
    pub verdict: RunVerdict,
    /// The search with which the run was compared; `None` if it was not compared.
    pub config: Option<SearchConfig>,
    /// Whether the program does not claim to make that search, which is then the nearest one.
    pub is_guessed: bool,
    /// The view in which the run reports its values.
    pub view: ReportedView,
    /// The reported value of the root.
    pub value: Option<Score>,
    /// The value that the search returns.
    pub expected_value: Option<Score>,
    /// The reported vector of the root, in a run of several players.
    pub payoffs: Option<Payoffs>,
    /// The vector that the search returns, if it backs up vectors.
    pub expected_payoffs: Option<Payoffs>,
    /// The reported best move; also `None` if it is not a move of the root.
    pub best: Option<AnyMove>,
    /// The best move of the search.
    pub expected_best: Option<AnyMove>,
    /// The cost of the run.
    pub work: VisitCounts,
    /// The cost of the search; `None` if the run was not compared, or if the cost is very high.
    pub expected_work: Option<VisitCounts>,
    /// The number of nodes at which the program continued after their window had closed, and at which it stopped
    /// before; `None` if the position is unknown, or if the search has other windows.
    pub cuts: Option<CutFaults>,
    /// The first event in the run that the search does differently, or that contradicts the rest of the run.
    pub first: Option<Finding>,
    /// The mistakes with which the search does everything that the run reports.
    pub diagnoses: Vec<Mistake>,
    /// The differences between an equivalent run and the search.
    pub variations: Vec<Variation>,
    /// How the run was read.
    pub reading: Reading,
}

impl RunReport {
    /// The most mistakes that are named for a run.
    pub const MAX_NAMED: usize = 3;

    /// Returns the mistakes to name: of those that explain the run the first few, each name once. A program without
    /// windows that leaves out nothing is only said to make no cuts, whatever keeps it from them.
    pub fn named(&self) -> Vec<Mistake> {
        let mut named: Vec<Mistake> = Vec::new();
        let tells_windows = !self.variations.contains(&Variation::Windows);
        let no_cuts =
            [Mistake::NoCuts].into_iter().filter(|no_cuts| !tells_windows && self.diagnoses.contains(no_cuts));
        for mistake in no_cuts.chain(self.diagnoses.iter().copied()) {
            let is_new = named.iter().all(|other| other.key() != mistake.key());
            let is_said = !tells_windows && named.contains(&Mistake::NoCuts);
            if is_new && !is_said && named.len() < Self::MAX_NAMED {
                named.push(mistake);
            }
        }
        named
    }
}

/// The verdict on a run as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum RunVerdict {
    /// It does the same as the search, event by event.
    Same,
    /// It is another legitimate form of the search.
    Equivalent,
    /// The answer is right, but the work is not.
    Differs,
    /// The value or the best move is wrong.
    Wrong,
    /// It contradicts itself.
    Inconsistent,
    /// It ends too early.
    Incomplete,
    /// It cannot be compared with the search: its moves are not those of the position, or its window leaves the value
    /// out.
    #[default]
    Incomparable,
}

impl RunVerdict {
    /// Returns the verdict's name for programs.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Equivalent => "equivalent",
            Self::Differs => "differs",
            Self::Wrong => "wrong",
            Self::Inconsistent => "inconsistent",
            Self::Incomplete => "incomplete",
            Self::Incomparable => "incomparable",
        }
    }

    /// Returns whether the run is right.
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Same | Self::Equivalent)
    }
}

/// The numbers of nodes and leaves that were visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct VisitCounts {
    /// Nodes entered, the root and the leaves included.
    pub nodes: u64,
    /// Leaves among them.
    pub leaves: u64,
}

/// The numbers of nodes at which the program cut against the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct CutFaults {
    /// It continued after the window had closed.
    pub missed: u64,
    /// It stopped while the window was open.
    pub wrong: u64,
}

/// A difference between a run and the search that is not a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variation {
    /// Other bounds are returned beyond the window: fail-hard instead of fail-soft, the reverse, or something in
    /// between.
    Bounds,
    /// The moves of a game are tried in another order.
    Order,
    /// No windows are reported.
    Windows,
    /// Another move is reported as the best, and it is equally good.
    BestMove,
    /// The position is unknown.
    Position,
    /// It cuts on ties where the search does not, or the reverse.
    CutOn,
    /// It takes values of positions from a memory that it has searched before.
    Memory,
    /// It tests children with null windows, and searches again those that may be better.
    Scouts,
    /// It makes several searches, each with a window or a depth of its own.
    Passes,
    /// MIN's nodes are taken for chance nodes with equally likely moves.
    RandomOpponent,
    /// The values are those of a search against an opponent who moves at random, and nothing in the program says that
    /// this is meant.
    AveragesUnsaid,
    /// A node knows only the bound of its parent, so that no cut is deeper than one ply.
    ShallowCuts,
    /// Of moves that are equally good for the player who moves, another than the first is taken.
    Ties,
    /// Its depth limit counts the moves of players, not the outcomes of chance.
    DepthInMoves,
    /// The claimed search does not search such a position.
    Claim,
    /// Its root reports a window that does not contain the value: what it returns is a bound.
    RootWindow(Window),
}

/// A finding in a run, with its location.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The line of the run, from 1.
    pub line: u32,
    /// The step in the recording of the run, from 1.
    pub step: usize,
    /// The node of the run.
    pub node: usize,
    /// The moves from the root to it, as far as the game has them.
    pub path: Vec<AnyMove>,
    /// The side to move there, if known.
    pub player: Option<Player>,
    /// The fact that was found.
    pub fact: Fact,
}

/// A fact found at a node.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// Another child is entered than the next one in order.
    Order {
        /// The child that is entered.
        entered: AnyMove,
        /// The next child in order.
        expected: AnyMove,
    },
    /// The program continues after the window has closed.
    MissedCut {
        /// The child that is entered; `None` if it has no name.
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
        /// The best score so far; `None` if no child was searched.
        best: Option<Score>,
        /// The bound that it has not met.
        bound: Score,
        /// The first child that was not searched.
        unsearched: AnyMove,
        /// Whether this cut can change the root.
        refutation: Refutation<AnyMove>,
    },
    /// A position is left with a value from the memory that is not proved.
    Remembered {
        /// The reported value.
        told: Score,
        /// What earlier searches of the position have proved.
        proved: Interval,
    },
    /// A leaf, or a position that is evaluated in place of a rollout, has another value.
    LeafValue {
        /// The reported value.
        told: Score,
        /// The evaluation.
        expected: Score,
    },
    /// The window is a different one.
    Window {
        /// The reported α.
        alpha: Option<Score>,
        /// The reported β.
        beta: Option<Score>,
        /// The window that the search passes on.
        expected: Window,
    },
    /// A node returns another value.
    ReturnedValue {
        /// The reported value.
        told: Score,
        /// The value that follows from the values of its children.
        expected: Score,
    },
    /// Another move is reported as the best, and it is worse.
    BestMove {
        /// The reported move; `None` if the game does not have it.
        told: Option<AnyMove>,
        /// The best move.
        expected: Option<AnyMove>,
    },
    /// The side to move is the other one.
    Side {
        /// The reported side.
        told: Turn,
    },
    /// Another of several players moves.
    Mover {
        /// The index of the reported player.
        told: usize,
        /// The index of the player to move.
        expected: usize,
    },
    /// A node returns another vector.
    Vector {
        /// The reported vector; a single number if the program reported one.
        told: Payoffs,
        /// The vector that follows from those of its children, or that of the leaf.
        expected: Payoffs,
        /// Whether it is a leaf.
        is_leaf: bool,
    },
    /// A chance node is left before all outcomes that matter were searched.
    OutcomeLeftOut {
        /// The next outcome.
        outcome: AnyMove,
    },
    /// A node is a leaf in the program but not in the search, or the reverse.
    Depth {
        /// Whether the program entered a child of the node.
        is_expanded: bool,
    },
    /// A node is entered that the search does not have.
    ExtraNode,
    /// The run ends where the search begins another pass.
    EndsEarly,
    /// A child is selected whose sum is not the greatest.
    Selected {
        /// The child.
        told: AnyMove,
        /// The child with the greatest sum.
        expected: AnyMove,
        /// Their sums.
        sums: [Score; 2],
    },
    /// A child is selected although another was not tried.
    Untried {
        /// The first child that was not tried.
        untried: AnyMove,
    },
    /// The sum of a selected child is another one.
    Sum {
        /// The child.
        child: AnyMove,
        /// The reported sum.
        told: Score,
        /// Its sum.
        expected: Score,
    },
    /// The prior of a move is another one.
    Prior {
        /// The child.
        child: AnyMove,
        /// The reported prior.
        told: Score,
        /// Its prior.
        expected: Score,
    },
    /// The counts of a node are not those of its iterations.
    Counts {
        /// The reported w and n.
        told: [Option<Score>; 2],
        /// The w and n of its iterations.
        expected: [Score; 2],
    },
    /// An event comes where an iteration has another one.
    Phase,
    /// A child is entered by a move that the position does not have.
    UnknownMove {
        /// The move as it was reported; `None` if it was not.
        told: Option<Box<str>>,
        /// The moves of the position.
        moves: Vec<AnyMove>,
    },
}

impl Fact {
    /// Returns the name of the fact's kind for programs.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Order { .. } => "order",
            Self::MissedCut { .. } => "missed_cut",
            Self::CutTooMany { .. } => "cut_too_many",
            Self::LeafValue { .. } | Self::Vector { is_leaf: true, .. } => "leaf_value",
            Self::Window { .. } => "window",
            Self::ReturnedValue { .. } | Self::Remembered { .. } | Self::Vector { is_leaf: false, .. } => {
                "returned_value"
            }
            Self::BestMove { .. } => "best_move",
            Self::Side { .. } | Self::Mover { .. } => "side",
            Self::OutcomeLeftOut { .. } => "outcome_left_out",
            Self::Depth { .. } => "depth",
            Self::ExtraNode => "extra_node",
            Self::EndsEarly => "ends_early",
            Self::Selected { .. } => "selection",
            Self::Untried { .. } => "untried",
            Self::Sum { .. } => "sum",
            Self::Prior { .. } => "prior",
            Self::Counts { .. } => "counts",
            Self::Phase => "phase",
            Self::UnknownMove { .. } => "unknown_move",
        }
    }
}
