//! Random searches of every game: all algorithms, the mistaken ones included, with every setting.

use super::random::a_tree;
use crate::core::chance_searches::sample;
use poda::document::{Document, check_depth, searchable};
use poda::file::{load, save};
use poda::game::any::AnyGame;
use poda::game::played_game::PlayedGame;
use poda::score::{CutOn, Score, Window};
use poda::search::ordering::{MoveOrdering, StaticOrder};
use poda::search::{Algorithm, Fail, Merge, Opponent, Quiescence, SearchConfig};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A start of every game that has rules, small enough to be searched, and some whose moves are large numbers.
const STARTS: [&str; 14] = [
    "TicTacToe()",
    "TicTacToe(evaluation: Outcome, cells: [0, 3, 6, 7, 8, 5, 2, 1, 4])",
    "TicTacToe(evaluation: Weighted)",
    "ConnectFour(columns: 4, rows: 4, connect: 3)",
    "ConnectFour()",
    "Othello()",
    "Kalah(south: [2, 1, 2], north: [1, 2, 2])",
    "Babilego(south: [[1, 5], [10], [1]], north: [[5], [1], [10, 5]])",
    "Babilego(sowing: Choice)",
    "Nim(piles: [2, 3, 1], misere: true)",
    "Nim(piles: [1, 400])",
    "Pig(target: 6, scores: (2, 3))",
    "Twenty48(board: [[2, 0], [4, 2]])",
    "Twenty48(board: [[2, 0, 0], [0, 0, 4], [0, 2, 0]])",
];

/// A game of any kind after some moves.
pub fn a_game() -> impl Strategy<Value = PlayedGame<AnyGame>> {
    let opened = select(&STARTS).prop_map(|start| {
        let document = load(format!("(version: 1, game: {start})").as_bytes()).expect("the start is one");
        document.game
    });
    let tree = a_tree().prop_map(|tree| PlayedGame::new(AnyGame::Tree(tree)));
    let with_chance = any::<u64>().prop_map(|seed| {
        // Of the player at a chance node a file says nothing.
        let written = save(&Document::of_position(AnyGame::Tree(sample(seed).tree)));
        load(written.as_bytes()).expect("it was written").game
    });
    let start = prop_oneof![4 => opened, 2 => tree, 1 => with_chance];
    (start, prop::collection::vec(any::<Index>(), 0..6)).prop_map(|(mut game, moves)| {
        for index in moves {
            let legal = game.legal_moves();
            if !legal.is_empty() {
                game.play(legal[index.index(legal.len())]);
            }
        }
        game
    })
}

/// A position of any game, some moves after its start.
pub fn a_position() -> impl Strategy<Value = AnyGame> {
    a_game().prop_map(|game| game.position().clone())
}

fn a_score() -> impl Strategy<Value = Score> {
    let number = (-40_i32..=40).prop_map(|number| Score::new(f64::from(number) / 8.0).unwrap_or_default());
    prop_oneof![8 => number, 1 => Just(Score::INFINITY), 1 => Just(Score::NEG_INFINITY)]
}

fn a_window() -> impl Strategy<Value = Window> {
    let narrow = (a_score(), a_score())
        .prop_filter_map("open", |(alpha, beta)| (alpha < beta).then_some(Window { alpha, beta }));
    prop_oneof![3 => Just(Window::FULL), 1 => narrow]
}

/// The settings with which a position can be searched: without a depth limit where not every node can be evaluated, and
/// by a search of chance nodes where chance decides.
pub fn possible(position: &AnyGame, config: SearchConfig) -> SearchConfig {
    let config = searchable(position, config);
    let without_limit = SearchConfig { depth: None, ..config };
    // A level of play brings a limit of its own, but a file may name another one beside it.
    let limits = |config: &SearchConfig| [config.depth, config.effective().depth];
    let is_possible = |config: &SearchConfig| limits(config).iter().all(|&depth| check_depth(position, depth).is_ok());
    let unlimited = SearchConfig { algorithm: Algorithm::Expectiminimax, ..without_limit };
    [config, without_limit].into_iter().find(is_possible).unwrap_or(unlimited)
}

/// Any settings of a search; [`possible`] returns those with which a position can be searched.
pub fn any_config() -> impl Strategy<Value = SearchConfig> {
    let how = (
        select(&Algorithm::ALL),
        select(vec![Fail::Soft, Fail::Hard]),
        select(vec![CutOn::Equal, CutOn::Strict]),
        prop::option::weighted(0.9, 0_usize..5),
        a_window(),
        prop_oneof![3 => Just(Merge::Nowhere), 1 => Just(Merge::Everywhere), 1 => (0_usize..9).prop_map(Merge::FirstPlies)],
    );
    let order = (select(StaticOrder::ALL.to_vec()), 0..=MoveOrdering::MAX_KILLERS, any::<bool>(), any::<bool>());
    let rest =
        (prop::option::weighted(0.3, (0_i32..4, 0_usize..3)), any::<bool>(), -6_i32..=6, 1_i32..40, any::<u64>());
    let opponent = prop_oneof![3 => Just(Opponent::Best), 1 => Just(Opponent::Random)];
    (how, order, rest, opponent).prop_map(|(how, order, (quiescence, table, guess, delta, seed), opponent)| {
        let (algorithm, fail, cut_on, depth, window, merge) = how;
        let (static_order, killers, history, remembered) = order;
        SearchConfig {
            algorithm,
            fail,
            cut_on,
            depth,
            window,
            merge,
            ordering: MoveOrdering { static_order, killers, history, remembered },
            quiescence: quiescence.map(|(change, plies): (i32, usize)| Quiescence { change: change.into(), plies }),
            table,
            guess: guess.into(),
            delta: Score::new(f64::from(delta) / 8.0).unwrap_or_default(),
            seed,
            opponent: if algorithm.properties().searches_chance { opponent } else { Opponent::Best },
            ..SearchConfig::default()
        }
    })
}
