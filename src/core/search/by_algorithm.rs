//! Runs the algorithm that a configuration names.

use super::algorithm::Algorithm;
use super::config::SearchConfig;
use super::event::Tracer;
use super::mistakes::{Mistake, always_negating, last_best, wrong_bound};
use super::play_level::PlayLevel;
use super::searcher::Searcher;
use super::{
    alpha_beta, alpha_beta_table, aspiration, beginner, iterative_deepening, minimax, mtdf, negamax,
    negamax_alpha_beta, principal_variation,
};
use crate::game::Game;
use crate::score::Score;
use std::ops::ControlFlow;

/// Searches from `root` and tells `tracer` every step.
///
/// Continues with the root's score from MAX's side, or breaks where the tracer broke off.
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
    let config = config.effective();
    // The same call with a searcher without enhancements where it is enough, and with an enhanced one elsewhere: each
    // algorithm is compiled twice.
    macro_rules! searching {
        ($searcher:ident => $call:expr) => {
            if config.is_plain() {
                let $searcher = &mut Searcher::plain(config, tracer);
                $call
            } else {
                let $searcher = &mut Searcher::enhanced(config, tracer);
                $call
            }
        };
    }
    let window = config.window;
    match config.algorithm {
        Algorithm::Minimax | Algorithm::Level(PlayLevel::Normal | PlayLevel::Expert) => {
            searching!(searcher => minimax::minimax(searcher, None, root))
        }
        Algorithm::AlphaBeta => searching!(searcher => alpha_beta::alpha_beta(searcher, None, root, window)),
        Algorithm::Negamax => searching!(searcher => negamax::root(searcher, root)),
        Algorithm::NegamaxAlphaBeta => searching!(searcher => negamax_alpha_beta::root(searcher, root, window)),
        Algorithm::PrincipalVariation => {
            searching!(searcher => principal_variation::principal_variation(searcher, None, root, window))
        }
        Algorithm::Level(PlayLevel::Beginner) => searching!(searcher => beginner::beginner(searcher, root)),
        Algorithm::Mistaken(Mistake::WrongBound) => {
            searching!(searcher => wrong_bound::wrong_bound(searcher, None, root, window))
        }
        Algorithm::Mistaken(Mistake::LastBest) => {
            searching!(searcher => last_best::last_best(searcher, None, root, window))
        }
        Algorithm::Mistaken(Mistake::AlwaysNegating) => {
            searching!(searcher => always_negating::root(searcher, root, window))
        }
        // These have a table, or make several passes.
        Algorithm::AlphaBetaTable => {
            alpha_beta_table::alpha_beta_table(&mut Searcher::enhanced(config, tracer), None, root, window)
        }
        Algorithm::IterativeDeepening => {
            iterative_deepening::iterative_deepening(&mut Searcher::enhanced(config, tracer), root)
        }
        Algorithm::Aspiration => aspiration::aspiration(&mut Searcher::enhanced(config, tracer), root),
        Algorithm::Mtdf => mtdf::mtdf(&mut Searcher::enhanced(config, tracer), root),
    }
}
