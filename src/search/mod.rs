//! The searches, and the stream of events that each of them tells while it works.
//!
//! A search knows a game and a tracer. It knows no node numbers, no pixels, no language and no particular game: the
//! bracket `Enter … Leave` is all the identity that a visit has, and a limit on nodes or time is the tracer's `Break`.
//!
//! Reading order: [`minimax`], [`alpha_beta`], [`negamax`], [`negamax_alpha_beta`], [`mistakes`]; then [`ordering`], [`table`]
//! with [`alpha_beta_table`], and [`principal_variation`]; then, in several passes, [`iterative_deepening`], [`aspiration`]
//! and [`mtdf`]; then [`beginner`], [`play_level`] and [`best_move`], which play, and [`what_if`], which asks what would be if.

pub mod alpha_beta;
pub mod alpha_beta_table;
pub mod aspiration;
pub mod beginner;
pub mod best_move;
mod config;
pub mod iterative_deepening;
mod memory_report;
pub mod minimax;
pub mod mistakes;
pub mod mtdf;
pub mod negamax;
pub mod negamax_alpha_beta;
pub mod ordering;
mod ordering_tables;
pub mod pass;
pub mod play_level;
pub mod principal_variation;
mod searcher;
pub(crate) mod stack;
pub mod stats;
pub mod table;
pub mod what_if;

pub use config::{Algorithm, Fail, Merge, Quiescence, SearchConfig};
pub use ordering_tables::history_weight;

use crate::game::Game;
use crate::game::evaluation::Evaluation;
use crate::score::{Bound, Cutoff, Score, Window};
use mistakes::{Mistake, always_negating, last_best, wrong_bound};
use ordering::OrderReason;
use pass::{Pass, StopReason};
use searcher::Searcher;
use std::ops::ControlFlow;

/// Why a node was not expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The game is over here.
    Terminal,
    /// The depth limit is reached here.
    Horizon,
    /// The depth limit is reached here or above, and the last move has changed little.
    Quiet,
    /// It was searched before, and what was found then settles it.
    TableHit,
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
        /// Why the move was tried at its rank.
        reason: OrderReason,
    },
    /// The node is a leaf, and this is what it is worth.
    Evaluate {
        /// The node's position.
        position: &'a G,
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
        /// The node's position.
        position: &'a G,
        /// Which bound was met.
        kind: Cutoff,
        /// The moves that are left out; none if the last child cut.
        unsearched: &'a [G::Move],
        /// Why each of them would have been tried at its rank; empty if that is the game's order.
        reasons: &'a [OrderReason],
    },
    /// Chance has taken another move: these are not tried.
    Skip {
        /// The node's position.
        position: &'a G,
        /// The moves that are left out.
        unsearched: &'a [G::Move],
    },
    /// The node was searched before, and is left with what the table knows of it.
    TableHit {
        /// The node's position.
        position: &'a G,
        /// The score found then.
        score: Score,
        /// How it relates to the value.
        bound: Bound,
        /// How many plies below it were searched; `None`: to the end of the game.
        depth: Option<usize>,
    },
    /// The node is left.
    Leave {
        /// The score that it returns.
        score: Score,
    },
    /// Another pass through the tree begins. Searches that make only one do not tell.
    Pass(Pass),
    /// No further pass is made. Searches that make only one do not tell.
    Stop(StopReason),
    /// So many bytes are held by the search itself, in the moves of open nodes, what orders moves, and the table. Told when
    /// it has grown by much, so that memory is limited in one place; what a table is about to take is told before it is
    /// taken.
    HeldBytes(usize),
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
/// use poda::game::tic_tac_toe::{TicTacToeRules, TicTacToe};
/// use poda::search::{SearchConfig, search};
/// use std::ops::ControlFlow;
///
/// let config = SearchConfig { depth: Some(2), ..SearchConfig::default() };
/// let score = search(&config, &TicTacToe::new(TicTacToeRules::default()), &mut ());
/// assert_eq!(score, ControlFlow::Continue(1.into()));
/// ```
pub fn search<G: Game>(config: &SearchConfig, root: &G, tracer: &mut impl Tracer<G>) -> ControlFlow<(), Score> {
    let searcher = &mut Searcher::new(config, tracer);
    match config.algorithm {
        Algorithm::Minimax | Algorithm::Normal | Algorithm::Expert => minimax::minimax(searcher, None, root),
        Algorithm::AlphaBeta => alpha_beta::alpha_beta(searcher, None, root, config.window),
        Algorithm::AlphaBetaTable => alpha_beta_table::alpha_beta_table(searcher, None, root, config.window),
        Algorithm::PrincipalVariation => principal_variation::principal_variation(searcher, None, root, config.window),
        Algorithm::IterativeDeepening => iterative_deepening::iterative_deepening(searcher, root),
        Algorithm::Aspiration => aspiration::aspiration(searcher, root),
        Algorithm::Mtdf => mtdf::mtdf(searcher, root),
        Algorithm::Beginner => beginner::beginner(searcher, root),
        Algorithm::Negamax => negamax::root(searcher, root),
        Algorithm::NegamaxAlphaBeta => negamax_alpha_beta::root(searcher, root, config.window),
        Algorithm::Mistaken(Mistake::WrongBound) => wrong_bound::wrong_bound(searcher, None, root, config.window),
        Algorithm::Mistaken(Mistake::LastBest) => last_best::last_best(searcher, None, root, config.window),
        Algorithm::Mistaken(Mistake::AlwaysNegating) => always_negating::root(searcher, root, config.window),
    }
}
