//! What holds for whole searches of Connect Four and Othello, on positions that come up by chance.

use crate::words::files::played;
use poda::game::any::AnyGame;
use poda::game::connect_four::{ConnectFour, ConnectFourRules};
use poda::game::evaluation::{Evaluation, EvaluationFunction};
use poda::game::marks::Mark;
use poda::game::othello::Othello;
use poda::game::{Game, GameView};
use poda::game::{connect_four, othello};
use poda::picture::Notation;
use poda::picture::TreeLayout;
use poda::score::{CutOn, Interval, Score};
use poda::search::{Algorithm, Fail, Merge, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::recorder::{record, record_passes};
use poda::trace::{NodeId, NodeKind, Story};
use proptest::prelude::*;
use proptest::sample::Index;

prop_compose! {
    fn a_small_board()(
        (columns, rows, connect) in (1..=5_usize, 1..=4_usize, 1..=5_usize),
        is_o in any::<bool>(),
        evaluation in prop_oneof![
            Just(EvaluationFunction::OpenLines),
            Just(EvaluationFunction::Outcome),
            Just(EvaluationFunction::Weighted(connect_four::DEFAULT_WEIGHTS)),
        ],
        moves in proptest::collection::vec(any::<Index>(), 0..12),
    ) -> AnyGame {
        let rules = ConnectFourRules { max: if is_o { Mark::O } else { Mark::X }, evaluation, columns, rows, connect, sooner: false };
        AnyGame::ConnectFour(played(ConnectFour::new(rules), &moves))
    }
}

prop_compose! {
    fn an_othello()(
        [is_o, is_weighted] in any::<[bool; 2]>(),
        moves in proptest::collection::vec(any::<Index>(), 0..64),
    ) -> AnyGame {
        let game = Othello::new(if is_o { Mark::O } else { Mark::X });
        AnyGame::Othello(played(game.with_weights(is_weighted.then_some(othello::DEFAULT_WEIGHTS)), &moves))
    }
}

fn value_and_move(config: &SearchConfig, game: &AnyGame) -> (Score, Option<String>) {
    let recording = record(config, game, usize::MAX);
    let trace = recording.trace();
    (trace.result(NodeId::ROOT).unwrap().0, trace.best_child(NodeId::ROOT).map(|best| recording.id(best)))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn every_search_finds_minimaxs_value_and_move(
        (game, depth) in prop_oneof![(a_small_board(), 0..=4_usize), (an_othello(), 0..=2_usize)],
        is_hard in any::<bool>(),
        is_strict in any::<bool>(),
    ) {
        let plain = SearchConfig { algorithm: Algorithm::Minimax, depth: Some(depth), ..SearchConfig::default() };
        let expected = value_and_move(&plain, &game);
        for algorithm in Algorithm::CORRECT.into_iter().filter(|algorithm| algorithm.properties().finds_minimax_value) {
            let fail = if is_hard { Fail::Hard } else { Fail::Soft };
            let cut_on = if is_strict { CutOn::Strict } else { CutOn::Equal };
            let config = SearchConfig { algorithm, fail, cut_on, ..plain };
            if algorithm.properties().makes_passes {
                let proved = record_passes(&config, &game, Limits::nodes(usize::MAX), &()).proved();
                prop_assert_eq!(proved, Interval { low: expected.0, high: expected.0 });
            } else {
                prop_assert_eq!(value_and_move(&config, &game), expected.clone());
            }
        }
        // A sibling that is left out is worth what the one is that stands for it.
        let merged = value_and_move(&SearchConfig { merge: Merge::Everywhere, ..plain }, &game);
        prop_assert_eq!(merged, expected);
    }

    #[test]
    fn the_lines_pointed_at_are_as_many_as_the_sum_says(game in a_small_board()) {
        match (game.evaluate(), game.counted_lines()) {
            (Evaluation::Difference { max, min }, Some(tallies)) => {
                prop_assert_eq!([max, min], tallies.map(|tally| i32::try_from(tally.lines.len()).unwrap()));
            }
            (evaluation, tallies) => prop_assert!(tallies.is_none(), "{evaluation}"),
        }
    }

    #[test]
    fn a_board_is_drawn_within_the_room_that_is_kept_for_it(
        game in prop_oneof![a_small_board(), an_othello()],
        (columns, rows) in (1..=20_usize, 1..=20_usize),
    ) {
        let large = AnyGame::ConnectFour(ConnectFour::new(ConnectFourRules { columns, rows, ..ConnectFourRules::default() }));
        for game in [game, large] {
            let recording = record(&SearchConfig { depth: Some(1), ..SearchConfig::default() }, &game, usize::MAX);
            let tree_layout = TreeLayout::new(&recording, Notation::Node);
            let boards = tree_layout.sizes.boards;
            prop_assert!(boards.inner.y + 66.0 <= tree_layout.sizes.row_height() && boards.leaf.y <= boards.inner.y.max(48.0));
            let trace = recording.trace();
            let leaves: Vec<_> = trace.nodes().filter(|&node| trace.kind(node) != NodeKind::Inner && node != NodeId::ROOT).collect();
            for pair in leaves.windows(2) {
                let [left, right] = [0, 1].map(|side| tree_layout.positions.x(pair[side].number()));
                prop_assert!(f64::from(boards.leaf.x) <= right - left);
            }
        }
    }
}
