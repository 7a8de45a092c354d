//! The searches, and the stream of events that each of them tells while it works.
//!
//! A search knows a game and a tracer. It knows no node numbers, no pixels, no language and no particular game: the
//! bracket `Enter … Leave` is all the identity that a visit has, and a limit on nodes or time is the tracer's `Break`.
//!
//! Reading order: [`minimax`], [`alpha_beta`], [`negamax`], [`negamax_alpha_beta`], [`mistakes`]; then [`choice`] and
//! [`level`], which play, and [`supposing`], which asks what would be if.

pub mod alpha_beta;
pub mod choice;
pub mod count;
pub mod level;
pub mod minimax;
pub mod mistakes;
pub mod negamax;
pub mod negamax_alpha_beta;
mod run;
pub mod supposing;

use crate::game::Game;
use crate::game::evaluation::Evaluation;
use crate::score::{CutOn, Cutoff, Score, Window};
use mistakes::{Mistake, always_negating, last_best, wrong_bound};
use run::Run;
use std::ops::ControlFlow;

/// Which search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Algorithm {
    /// Look at everything.
    Minimax,
    /// Leave out what cannot matter.
    #[default]
    AlphaBeta,
    /// Minimax, each score from the side of whoever is to move.
    Negamax,
    /// Alpha-beta, each score from the side of whoever is to move.
    NegamaxAlphaBeta,
    /// One that makes a mistake, to see what goes wrong.
    Mistaken(Mistake),
}

impl Algorithm {
    /// All that are right, in the order in which they are taught. The others are [`Mistake::ALL`].
    pub const ALL: [Self; 4] = [Self::Minimax, Self::AlphaBeta, Self::Negamax, Self::NegamaxAlphaBeta];

    /// Whether it has a window and leaves branches out.
    #[must_use]
    pub const fn prunes(self) -> bool {
        matches!(self, Self::AlphaBeta | Self::NegamaxAlphaBeta | Self::Mistaken(_))
    }

    /// Whether it counts from the side of whoever is to move, and not from MAX's.
    #[must_use]
    pub const fn counts_for_mover(self) -> bool {
        matches!(self, Self::Negamax | Self::NegamaxAlphaBeta | Self::Mistaken(Mistake::AlwaysNegating))
    }

    /// The mistake that it makes, if it makes one: then nothing that it returns is proved.
    #[must_use]
    pub const fn mistake(self) -> Option<Mistake> {
        match self {
            Self::Mistaken(mistake) => Some(mistake),
            _ => None,
        }
    }

    /// The one that does the same without a mistake.
    #[must_use]
    pub const fn corrected(self) -> Self {
        match self {
            Self::Mistaken(Mistake::WrongBound | Mistake::LastBest) => Self::AlphaBeta,
            Self::Mistaken(Mistake::AlwaysNegating) => Self::NegamaxAlphaBeta,
            right => right,
        }
    }
}

/// What a pruning search returns when the true value is outside its window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Fail {
    /// The best score found, although it is outside.
    #[default]
    Soft,
    /// The bound of the window, and nothing beyond it.
    Hard,
}

/// Where siblings that are rotations or mirror images of one another are searched only once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Merge {
    /// Nowhere.
    #[default]
    Nowhere,
    /// Everywhere.
    Everywhere,
    /// Only among the moves made at the first so many plies.
    FirstPlies(usize),
}

impl Merge {
    /// Whether the moves made at a node `ply` plies below the root are merged.
    #[must_use]
    pub const fn applies_at(self, ply: usize) -> bool {
        match self {
            Self::Nowhere => false,
            Self::Everywhere => true,
            Self::FirstPlies(plies) => ply < plies,
        }
    }
}

/// What to search, and how. All numbers are MAX's view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchConfig {
    /// Which search.
    pub algorithm: Algorithm,
    /// What it returns beyond its window. Without meaning where nothing is pruned.
    pub fail: Fail,
    /// When it cuts. Without meaning where nothing is pruned.
    pub cut_on: CutOn,
    /// How many plies it looks ahead; `None`: to the end of the game.
    pub depth: Option<usize>,
    /// The window at the root. Without meaning where nothing is pruned.
    pub window: Window,
    /// Which siblings are merged, in a game with symmetry.
    pub merge: Merge,
}

impl Default for SearchConfig {
    fn default() -> Self {
        Self {
            algorithm: Algorithm::default(),
            fail: Fail::default(),
            cut_on: CutOn::default(),
            depth: None,
            window: Window::FULL,
            merge: Merge::default(),
        }
    }
}

/// Why a node was not expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The game is over here.
    Terminal,
    /// The depth limit is reached here.
    Horizon,
}

/// What a search does next. Scores and windows are MAX's view in every search.
#[derive(Debug)]
pub enum SearchEvent<'a, G: Game> {
    /// A node is entered. Everything up to its `Leave` happens in it or below it.
    Enter {
        /// The move that led here; `None` at the root.
        via: Option<G::Move>,
        /// The position.
        position: &'a G,
        /// The window the node is searched with; `None` where nothing is pruned.
        window: Option<Window>,
    },
    /// The node is a leaf, and this is what it is worth.
    Evaluate {
        /// The sum.
        evaluation: Evaluation,
        /// Why the search stops here.
        leaf: Leaf,
    },
    /// The child just left is the node's best so far: strictly better than all before it, or the first. A
    /// [mistaken](Mistake::LastBest) search takes a tie for an improvement.
    Improve {
        /// The child's score.
        score: Score,
    },
    /// The child just left closed the window: the moves after it are not tried.
    Cutoff {
        /// Which bound was met.
        kind: Cutoff,
        /// The moves that are left out; none if the last child cut.
        unsearched: &'a [G::Move],
    },
    /// The node is left.
    Leave {
        /// The score that it returns.
        score: Score,
    },
}

/// Whoever listens to a search: a recorder, a counter, or nobody.
pub trait Tracer<G: Game> {
    /// Takes note of an event. `Break` ends the search at once: a budget is spent, or the user has turned away.
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()>;
}

/// Nobody listens, at no cost.
impl<G: Game> Tracer<G> for () {
    #[inline]
    fn record(&mut self, _event: SearchEvent<'_, G>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Searches from `root` and tells `tracer` every step.
///
/// Continues with the root's score from MAX's side, or breaks where the tracer broke off.
///
/// ```
/// use poda::game::tic_tac_toe::{Rules, TicTacToe};
/// use poda::search::{SearchConfig, search};
/// use std::ops::ControlFlow;
///
/// let config = SearchConfig { depth: Some(2), ..SearchConfig::default() };
/// let score = search(&config, &TicTacToe::new(Rules::default()), &mut ());
/// assert_eq!(score, ControlFlow::Continue(1.into()));
/// ```
pub fn search<G: Game>(config: &SearchConfig, root: &G, tracer: &mut impl Tracer<G>) -> ControlFlow<(), Score> {
    let run = &mut Run::new(config, tracer);
    match config.algorithm {
        Algorithm::Minimax => minimax::minimax(run, None, root),
        Algorithm::AlphaBeta => alpha_beta::alpha_beta(run, None, root, config.window),
        Algorithm::Negamax => negamax::root(run, root),
        Algorithm::NegamaxAlphaBeta => negamax_alpha_beta::root(run, root, config.window),
        Algorithm::Mistaken(Mistake::WrongBound) => wrong_bound::wrong_bound(run, None, root, config.window),
        Algorithm::Mistaken(Mistake::LastBest) => last_best::last_best(run, None, root, config.window),
        Algorithm::Mistaken(Mistake::AlwaysNegating) => always_negating::root(run, root, config.window),
    }
}
