//! The memory of a recording, so that the largest trees fit into a small laptop.

use poda::game::any::AnyGame;
use poda::game::evaluation::EvaluationFunction;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::score::CutOn;
use poda::search::{Algorithm, SearchConfig};
use poda::trace::recorder::record;

/// The most bytes of a node with its move and all its steps: in a search without a window, and in one that keeps the
/// window of each node.
const MAX_BYTES_PER_NODE: [(Algorithm, usize); 2] = [(Algorithm::Minimax, 80), (Algorithm::AlphaBeta, 96)];

#[test]
fn the_whole_of_tic_tac_toe_takes_at_most_80_bytes_a_node_and_16_for_its_window() {
    let root = TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
    for (algorithm, max_bytes) in MAX_BYTES_PER_NODE {
        let config = SearchConfig { algorithm, cut_on: CutOn::Strict, ..SearchConfig::default() };
        let (own, any) = (record(&config, &root, 1_000_000), record(&config, &AnyGame::TicTacToe(root), 1_000_000));
        for (bytes, trace) in [(own.bytes(), own.trace()), (any.bytes(), any.trace())] {
            let most = max_bytes * trace.node_count();
            assert!(bytes <= most, "{algorithm:?}: {bytes} bytes for {} nodes", trace.node_count());
        }
    }
}
