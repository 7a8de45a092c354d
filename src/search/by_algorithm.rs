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
        Algorithm::Minimax | Algorithm::Level(PlayLevel::Normal | PlayLevel::Expert) => {
            minimax::minimax(searcher, None, root)
        }
        Algorithm::AlphaBeta => alpha_beta::alpha_beta(searcher, None, root, config.window),
        Algorithm::AlphaBetaTable => alpha_beta_table::alpha_beta_table(searcher, None, root, config.window),
        Algorithm::PrincipalVariation => principal_variation::principal_variation(searcher, None, root, config.window),
        Algorithm::IterativeDeepening => iterative_deepening::iterative_deepening(searcher, root),
        Algorithm::Aspiration => aspiration::aspiration(searcher, root),
        Algorithm::Mtdf => mtdf::mtdf(searcher, root),
        Algorithm::Level(PlayLevel::Beginner) => beginner::beginner(searcher, root),
        Algorithm::Negamax => negamax::root(searcher, root),
        Algorithm::NegamaxAlphaBeta => negamax_alpha_beta::root(searcher, root, config.window),
        Algorithm::Mistaken(Mistake::WrongBound) => wrong_bound::wrong_bound(searcher, None, root, config.window),
        Algorithm::Mistaken(Mistake::LastBest) => last_best::last_best(searcher, None, root, config.window),
        Algorithm::Mistaken(Mistake::AlwaysNegating) => always_negating::root(searcher, root, config.window),
    }
}
