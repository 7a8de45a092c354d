//! The searches, and the stream of events that each of them sends to a [`Tracer`].
//!
//! A search depends on a game and a tracer. It does not depend on node ids, pixels, a language or a particular game:
//! the bracket `Enter … Leave` is the only identity of a visit, and a limit on nodes or time is the tracer's `Break`.
//!
//! Each search is written out in one file, so that it can be read alone: alike lines of two searches are not shared.
//!
//! Reading order: [`minimax`], [`alpha_beta`], [`negamax`], [`negamax_alpha_beta`], [`mistakes`]; then [`ordering`],
//! [`table`] with [`alpha_beta_table`], and [`principal_variation`]; then, in several passes, [`iterative_deepening`],
//! [`aspiration`] and [`mtdf`]; with chance nodes, [`expectiminimax`], [`star1`] and [`star2`]; for several players,
//! [`max_n`], [`max_n_shallow`], [`max_n_deep`], [`paranoid`] and [`best_reply`]; [`mcts`], which samples; then
//! [`beginner`], [`play_level`] and [`best_move`], which play, and [`what_if`], [`refutation`] and [`ever`]. The code
//! that they share is in `support`: the searcher, and the features that it may use beyond the algorithm itself.

pub mod algorithm;
pub mod alpha_beta;
pub mod alpha_beta_table;
mod any_search;
pub mod aspiration;
pub mod beginner;
pub mod best_line;
pub mod best_move;
pub mod best_reply;
mod choices;
mod config;
mod event;
pub mod ever;
pub mod expectiminimax;
pub mod iterative_deepening;
pub mod max_n;
pub mod max_n_deep;
pub mod max_n_shallow;
pub mod mcts;
pub mod minimax;
pub mod mistakes;
pub mod mtdf;
pub mod negamax;
pub mod negamax_alpha_beta;
pub mod paranoid;
pub mod payoff_settings;
pub mod play_level;
pub mod principal_variation;
pub mod refutation;
pub mod setting;
pub mod star1;
pub mod star2;
mod support;
pub mod what_if;

pub use algorithm::{Algorithm, AlgorithmProperties, FaultyAlgorithm, MultiPlayer, Parameter, TableUse};
pub use any_search::AnySearch;
pub use config::{Fail, Merge, Opponent, SearchConfig};
pub use event::{Branch, Leaf, SearchEvent, Tracer};
pub use payoff_settings::{Floor, PayoffLimits, PayoffSettings, TieRule};
pub use support::ordering::history_weight;
pub use support::quiescence::Quiescence;
pub use support::{budget, ordering, pass, split_mix_64, stats, table};

use crate::game::Game;
use crate::score::Score;
use play_level::PlayLevel;
use std::ops::ControlFlow;
use support::searcher::Searcher;

/// Searches from `root` and sends every step to `tracer`.
///
/// Continues with the root's score from MAX's side, or breaks if the tracer has ended the search.
///
/// ```
/// use poda_core::game::tic_tac_toe::{TicTacToeRules, TicTacToe};
/// use poda_core::search::{SearchConfig, search};
/// use std::ops::ControlFlow;
///
/// let config = SearchConfig { depth: Some(2), ..SearchConfig::default() };
/// let score = search(&config, &TicTacToe::new(TicTacToeRules::default()), &mut ());
/// assert_eq!(score, ControlFlow::Continue(1.into()));
/// ```
pub fn search<G: Game>(config: &SearchConfig, root: &G, tracer: &mut impl Tracer<G>) -> ControlFlow<(), Score> {
    run::<_, _, true>(config, root, tracer)
}

/// Same as [`search`], for a tracer whose type is known only at run time. It is compiled once; [`search`] is compiled
/// for each tracer.
pub fn search_with<G: Game>(config: &SearchConfig, root: &G, mut tracer: &mut dyn Tracer<G>) -> ControlFlow<(), Score> {
    run::<_, _, false>(config, root, &mut tracer)
}

/// Same as [`search`], for [minimax or expectiminimax](Algorithm::full_width) only: no other algorithm is compiled for
/// the game.
pub fn search_full_width<G: Game>(
    config: &SearchConfig,
    root: &G,
    mut tracer: &mut dyn Tracer<G>,
) -> ControlFlow<(), Score> {
    let config = SearchConfig { algorithm: config.algorithm.full_width(), ..*config }.effective();
    Searcher::<G, _, true>::new(config, &mut tracer).begin(root, |searcher, root| {
        if config.algorithm == Algorithm::Expectiminimax {
            expectiminimax::expectiminimax(searcher, root)
        } else {
            minimax::minimax(searcher, root)
        }
    })
}

/// Same as [`search`], for alpha-beta, negamax with alpha-beta and Star1 only.
pub(crate) fn search_pruning<G: Game>(
    config: &SearchConfig,
    root: &G,
    mut tracer: &mut dyn Tracer<G>,
) -> ControlFlow<(), Score> {
    let config = config.effective();
    let (algorithm, window, bounds) = (config.algorithm, config.root_window(root), config.bounds(root));
    // Negamax enters the nodes that alpha-beta enters.
    Searcher::<G, _, true>::new(config, &mut tracer).begin(root, |searcher, root| {
        if algorithm == Algorithm::Star1 {
            star1::root(searcher, root, window, bounds)
        } else {
            alpha_beta::alpha_beta(searcher, root, window)
        }
    })
}

/// Searches. If `FAST`, a search that uses nothing beyond its algorithm has separately compiled code.
fn run<G: Game, T: Tracer<G>, const FAST: bool>(
    config: &SearchConfig,
    root: &G,
    tracer: &mut T,
) -> ControlFlow<(), Score> {
    let config = config.effective();
    // Where no value exceeds a bound, that bound closes a window as a value of the opponent does.
    let (window, bounds) = (config.root_window(root), config.bounds(root));
    let is_plain = config.is_plain() && !root.has_fractions();
    // Calls one of the functions with a searcher that may have enhancements.
    macro_rules! enhanced {
        ($tracer:expr, $search:path $(, $argument:expr)*) => {
            Searcher::<G, _, true>::new(config, $tracer)
                .begin(root, |searcher, root| $search(searcher, root $(, $argument)*))
        };
    }
    // The same with a searcher that has no more than it needs.
    macro_rules! one_pass {
        ($search:path $(, $argument:expr)*) => {
            if FAST && is_plain {
                Searcher::<G, _, false>::new(config, tracer)
                    .begin(root, |searcher, root| $search(searcher, root $(, $argument)*))
            } else {
                enhanced!(tracer, $search $(, $argument)*)
            }
        };
    }
    // Does the same for algorithms that are rarely used, or that calculate with fractions. They are compiled once, not
    // for every tracer.
    macro_rules! for_any_tracer {
        ($search:path $(, $argument:expr)*) => {{
            let mut tracer: &mut dyn Tracer<G> = tracer;
            enhanced!(&mut tracer, $search $(, $argument)*)
        }};
    }
    match config.algorithm {
        Algorithm::Minimax | Algorithm::Level(PlayLevel::Normal | PlayLevel::Expert) => one_pass!(minimax::minimax),
        Algorithm::AlphaBeta => one_pass!(alpha_beta::alpha_beta, window),
        Algorithm::Negamax => one_pass!(negamax::root),
        Algorithm::NegamaxAlphaBeta => one_pass!(negamax_alpha_beta::root, window),
        Algorithm::PrincipalVariation => one_pass!(principal_variation::principal_variation, window),
        Algorithm::Level(PlayLevel::Beginner) => for_any_tracer!(beginner::beginner),
        Algorithm::Mistaken(mistake @ (FaultyAlgorithm::WrongBound | FaultyAlgorithm::LastBest)) => {
            for_any_tracer!(
                mistakes::alpha_beta::alpha_beta,
                window,
                mistakes::alpha_beta::Slip::of_both_sides(mistake.into())
            )
        }
        Algorithm::Mistaken(mistake @ FaultyAlgorithm::AlwaysNegating) => {
            for_any_tracer!(mistakes::negamax::root, window, mistake.into())
        }
        Algorithm::Expectiminimax => for_any_tracer!(expectiminimax::expectiminimax),
        Algorithm::Star1 => for_any_tracer!(star1::root, window, bounds),
        Algorithm::Star2 => for_any_tracer!(star2::root, window, bounds),
        Algorithm::MaxN => for_any_tracer!(max_n::root),
        Algorithm::MaxNShallow => for_any_tracer!(max_n_shallow::root),
        Algorithm::MaxNDeep => for_any_tracer!(max_n_deep::root),
        Algorithm::Paranoid => for_any_tracer!(paranoid::paranoid, window),
        Algorithm::BestReply => for_any_tracer!(best_reply::root, window),
        // These have a table, or make several passes.
        Algorithm::AlphaBetaTable => enhanced!(tracer, alpha_beta_table::alpha_beta_table, window),
        Algorithm::IterativeDeepening => enhanced!(tracer, iterative_deepening::iterative_deepening, window),
        Algorithm::Aspiration => enhanced!(tracer, aspiration::aspiration, window, bounds),
        Algorithm::Mtdf => enhanced!(tracer, mtdf::mtdf, bounds),
    }
}
