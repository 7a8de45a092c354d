//! Random ways to search that visit every node at most once, in the game's order.

use poda::score::{CutOn, Window};
use poda::search::{Algorithm, Fail, SearchConfig};
use proptest::prelude::*;

/// The searches that visit every node at most once, in the game's order.
const PLAIN: [Algorithm; 4] =
    [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Negamax, Algorithm::NegamaxAlphaBeta];

/// A window that may be narrow, but never closed.
fn window() -> impl Strategy<Value = Window> {
    prop_oneof![
        3 => Just(Window::FULL),
        1 => (-5_i32..=4, 1_i32..=5).prop_map(|(alpha, width)| Window { alpha: alpha.into(), beta: (alpha + width).into() }),
    ]
}

/// Any search there is.
pub fn a_config() -> impl Strategy<Value = SearchConfig> {
    let algorithm = prop::sample::select(PLAIN.to_vec());
    let fail = prop_oneof![Just(Fail::Soft), Just(Fail::Hard)];
    let cut_on = prop_oneof![Just(CutOn::Equal), Just(CutOn::Strict)];
    (algorithm, fail, cut_on, prop::option::weighted(0.3, 0_usize..4), window()).prop_map(
        |(algorithm, fail, cut_on, depth, window)| SearchConfig {
            algorithm,
            fail,
            cut_on,
            depth,
            window,
            ..SearchConfig::default()
        },
    )
}
