//! Monte Carlo tree search: an independent replay of what is printed, what holds in every game, and how its files are
//! read.

mod by_hand;
mod claims;
mod convergence;
mod decisions;
mod files;
mod numbers;
mod pictures;
mod puct;
mod replay;
mod shell;

use poda::document::{Document, check_mcts};
use poda::file::load_for_any_search;
use poda::game::any::AnyGame;
use poda::search::mcts::MctsConfig;
use poda::trace::limits::Limits;
use poda::trace::sampled::recorder::record_mcts;
use poda::trace::sampled::tree::SampledTree;

/// Positions of all games, each with what its results lie between: of games that end, and with those of evaluations.
pub const GAMES: &[(&str, [f64; 2], [f64; 2])] = &[
    ("Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]])", [2.0, 14.0], [2.0, 14.0]),
    (
        "Tree(root: Min, tree: (estimate: 4, children: [(estimate: 9, children: [1, [2, 3]]), (player: Min, children: [0.5]), -3]))",
        [-3.0, 3.0],
        [-3.0, 9.0],
    ),
    (
        "Tree(bounds: (-10, 10), tree: [(name: \"C\", chance: [(1, 6), (2, [0, 3])]), (chance: [(5, -2), 7]), 1])",
        [-10.0, 10.0],
        [-10.0, 10.0],
    ),
    ("Tree(tree: (chance: [(1, 6), (2, [0, 3])]))", [0.0, 6.0], [0.0, 6.0]),
    ("Tree(tree: 5)", [5.0, 5.0], [5.0, 5.0]),
    ("TicTacToe()", [-1.0, 1.0], [-8.0, 8.0]),
    ("TicTacToe(evaluation: Outcome, board: [\"XO.\", \".X.\", \"..O\"], max: O)", [-1.0, 1.0], [-1.0, 1.0]),
    ("ConnectFour(columns: 4, rows: 4, connect: 3)", [-1.0, 1.0], [-24.0, 24.0]),
    ("Othello()", [-64.0, 64.0], [-64.0, 64.0]),
    ("Kalah(south: [2, 1, 2], north: [2, 0, 3], south_store: 1)", [-11.0, 11.0], [-11.0, 11.0]),
    ("Babilego(south: [[1, 5], [10]], north: [[5], [1, 1]], sowing: Choice)", [-23.0, 23.0], [-23.0, 23.0]),
    ("Nim(piles: [3, 4], misere: true)", [-1.0, 1.0], [-1.0, 1.0]),
    ("Pig(target: 8)", [-1.0, 1.0], [-1.0, 1.0]),
    ("Twenty48()", [0.0, 61.0], [0.0, 61.0]),
    ("Tree(tree: [[0.1, 0.3], [0.3, 0.3, \"1/3\"], 0.2])", [0.1, 1.0 / 3.0], [0.1, 1.0 / 3.0]),
];

/// What a search adds to a file.
pub fn file(game: &str, search: &str) -> String {
    format!("(version: 1, game: {game}, search: (algorithm: Mcts, {search}))")
}

pub fn document(game: &str, search: &str) -> Document {
    load_for_any_search(file(game, search).as_bytes()).unwrap()
}

pub fn recording(config: &MctsConfig, root: &AnyGame) -> SampledTree<AnyGame> {
    record_mcts(config, check_mcts(root, config).unwrap(), root, Limits::nodes(1_000_000), &())
}

pub fn is_near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}
