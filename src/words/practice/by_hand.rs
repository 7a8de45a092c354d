//! The searches that can be done by hand.

use poda_core::search::ordering::MoveOrdering;
use poda_core::search::{Algorithm, FaultyAlgorithm, SearchConfig};

/// Returns the search to do by hand in place of this one, which may be the same: in one pass, from left to right, without
/// scouts, probes, a table, quiescence or mistakes.
pub fn by_hand(config: &SearchConfig) -> SearchConfig {
    let config = config.effective();
    let algorithm = match config.algorithm {
        plain @ (Algorithm::Minimax
        | Algorithm::AlphaBeta
        | Algorithm::Negamax
        | Algorithm::NegamaxAlphaBeta
        | Algorithm::Expectiminimax
        | Algorithm::Star1) => plain,
        Algorithm::Star2 => Algorithm::Star1,
        Algorithm::AlphaBetaTable
        | Algorithm::PrincipalVariation
        | Algorithm::IterativeDeepening
        | Algorithm::Aspiration
        | Algorithm::Mtdf
        | Algorithm::Mistaken(FaultyAlgorithm::WrongBound | FaultyAlgorithm::LastBest) => Algorithm::AlphaBeta,
        Algorithm::Mistaken(FaultyAlgorithm::AlwaysNegating) => Algorithm::Negamax,
        Algorithm::Level(_) => Algorithm::Minimax,
    };
    let ordering = MoveOrdering { killers: 0, history: false, ..config.ordering };
    SearchConfig { algorithm, ordering, quiescence: None, ..config }
}
