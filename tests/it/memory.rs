//! What a recording takes in memory, so that the largest trees fit into a small laptop.

use poda::game::any::AnyGame;
use poda::game::evaluation::EvaluationFunction;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::score::CutOn;
use poda::search::{Algorithm, SearchConfig};
use poda::trace::recorder::record;

/// A node with its move and all its steps.
const MOST_BYTES_A_NODE: usize = 100;

#[test]
fn the_whole_of_tic_tac_toe_takes_less_than_a_hundred_bytes_a_node() {
    let root = TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        let config = SearchConfig { algorithm, cut_on: CutOn::Strict, ..SearchConfig::default() };
        let (own, any) = (record(&config, &root, 1_000_000), record(&config, &AnyGame::TicTacToe(root), 1_000_000));
        for (bytes, trace) in [(own.bytes(), own.trace()), (any.bytes(), any.trace())] {
            let most = MOST_BYTES_A_NODE * trace.node_count();
            assert!(bytes <= most, "{algorithm:?}: {bytes} bytes for {} nodes", trace.node_count());
        }
    }
}
