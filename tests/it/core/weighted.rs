//! Weighted evaluations: the features agree with a count by hand, and their weighted sum is the score.

use crate::words::files::played;
use poda::file;
use poda::game::any::AnyGame;
use poda::game::connect_four::{self, ConnectFour};
use poda::game::evaluation::{Evaluation, EvaluationFunction};
use poda::game::marks::Mark;
use poda::game::othello::{self, Othello};
use poda::game::tic_tac_toe::{self, TicTacToe};
use poda::game::weighted::{FeatureWeight, MAX_FEATURES, Weights};
use poda::game::{Game, GameView};
use poda::score::Score;
use proptest::prelude::*;
use proptest::sample::Index;

/// The game in a file with these fields.
fn game(text: &str) -> AnyGame {
    file::load(format!("(version: 1, game: {text})").as_bytes())
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .position()
        .clone()
}

/// What a game is worth, with its addends.
fn sum(text: &str) -> String {
    game(text).evaluate().to_string()
}

#[test]
fn tic_tac_toe_counts_lines_by_the_marks_in_them_and_the_centre_and_the_corners() {
    let weighted = |board: &str| {
        let rows: Vec<_> = board.split('/').map(|row| format!("{row:?}")).collect();
        let weights = "twos: 1, ones: 10, centre: 100, corners: 1000";
        sum(&format!("TicTacToe(board: [{}], evaluation: Weighted({weights}))", rows.join(", ")))
    };
    for (board, expected) in [
        (".../.../...", "1×0 + 10×0 + 100×0 + 1000×0 = 0"),
        (".../.X./...", "1×0 + 10×4 + 100×1 + 1000×0 = 140"),
        ("X../.../...", "1×0 + 10×3 + 100×0 + 1000×1 = 1030"),
        // X: top row and left column with one; O: middle row, middle column and the other diagonal.
        ("X../.O./...", "1×0 − 10×1 − 100×1 + 1000×1 = 890"),
        // X: the top row with two, the left column with one; O: one each in the middle row and the other diagonal.
        ("XX./.O./...", "1×1 − 10×1 − 100×1 + 1000×1 = 891"),
        // O blocks the top row, has two across, and one each in the middle row and the right column.
        ("XXO/.O./...", "−1×1 − 10×1 − 100×1 + 1000×0 = −111"),
    ] {
        assert_eq!(weighted(board), expected, "{board}");
    }
}

#[test]
fn a_line_is_worth_everything_and_a_full_board_nothing() {
    for (board, expected) in
        [(r#"["XXX", "OO.", "..."]"#, "+∞"), (r#"["OOO", "XX.", "X.."]"#, "−∞"), (r#"["XOX", "XOO", "OXX"]"#, "0")]
    {
        assert_eq!(sum(&format!("TicTacToe(board: {board}, evaluation: Weighted(twos: 3))")), expected);
    }
    let rules = "columns: 3, rows: 2, connect: 3, evaluation: Weighted";
    assert_eq!(sum(&format!(r#"ConnectFour({rules}, board: ["OO.", "XXX"])"#)), "+∞");
    assert_eq!(sum(&format!(r#"ConnectFour({rules}, board: ["OXO", "XOX"])"#)), "0");
}

#[test]
fn othello_counts_corners_moves_edges_and_discs() {
    let weights = "evaluation: Weighted(corners: 1000, mobility: 100, edges: 10, discs: 1)";
    assert_eq!(sum(&format!("Othello({weights})")), "1000×0 + 100×0 + 10×0 + 1×0 = 0");
    // X has the corner and, at the edge, as much as O: b1 and c1. X can move to d1, and O nowhere.
    let row = |row: &str| format!("[{row:?}{}]", r#", "........""#.repeat(7));
    let board = row("XXO.....");
    assert_eq!(sum(&format!("Othello(board: {board}, {weights})")), "1000×1 + 100×1 + 10×0 + 1×1 = 1101");
    // A finished game is worth its discs.
    assert_eq!(sum(&format!("Othello(board: {}, {weights})", row("XXX....."))), "3−0=3");
}

#[test]
fn the_word_alone_stands_for_the_usual_weights_and_no_weights_for_none() {
    assert_eq!(sum(r#"TicTacToe(board: ["XX.", ".O.", "..."], evaluation: Weighted)"#), "3×1 − 1×1 = 2");
    assert_eq!(sum(r#"TicTacToe(board: ["XX.", ".O.", "..."], evaluation: Weighted())"#), "0");
    // A line of three discs has won where three are enough.
    assert_eq!(sum("ConnectFour(columns: 3, rows: 3, connect: 3, evaluation: Weighted)"), "3×0 + 1×0 + 2×0 = 0");
}

#[test]
fn weights_are_written_as_they_were_read() {
    for evaluation in [
        "TicTacToe(\n        evaluation: Weighted(twos: 3, ones: -0.5),\n    )",
        "ConnectFour(\n        evaluation: Weighted(),\n    )",
        "Othello(\n        evaluation: Weighted(corners: 1000000, discs: 0.001),\n    )",
    ] {
        let text = format!("(\n    version: 1,\n    game: {evaluation},\n)\n");
        assert_eq!(file::save(&file::load(text.as_bytes()).unwrap()), text);
    }
}

#[test]
fn a_game_in_progress_that_is_judged_in_another_way_keeps_its_moves() {
    for game in ["TicTacToe()", "ConnectFour()", "Othello()"] {
        let first = if game == "Othello()" { "d3" } else { "3" };
        let text = format!("(version: 1, game: {game}, moves: [\"{first}\"])");
        let document = file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"));
        let weighted = document.position().evaluated_as(&self::game(&game.replace("()", "(evaluation: Weighted)")));
        let judged = document.with_position(weighted.unwrap());
        assert!(matches!(judged.position().evaluate(), Evaluation::Weighted(_)));
        assert_eq!(judged.game.names(), [first]);
    }
}

prop_compose! {
    fn some_weights()(numbers in proptest::array::uniform6(-2_000..2_000_i32)) -> Weights {
        numbers.map(|number| FeatureWeight::of(f64::from(number) / 8.0).unwrap())
    }
}

/// A position of each game after the same choices, evaluated by these weights, with this mark for MAX.
fn positions(weights: Weights, max: Mark, moves: &[Index]) -> Vec<AnyGame> {
    let evaluation = EvaluationFunction::Weighted(weights);
    let tic_tac_toe = TicTacToe::new(tic_tac_toe::TicTacToeRules { max, evaluation, ..Default::default() });
    let connect_four = ConnectFour::new(connect_four::ConnectFourRules { max, evaluation, ..Default::default() });
    let othello = Othello::new(max).with_weights(Some(weights));
    let openings = [AnyGame::TicTacToe(tic_tac_toe), AnyGame::ConnectFour(connect_four), AnyGame::Othello(othello)];
    openings.into_iter().map(|game| played(game, moves)).collect()
}

proptest! {
    #[test]
    fn the_score_is_the_sum_of_weight_times_count(
        weights in some_weights(),
        moves in proptest::collection::vec(any::<Index>(), 0..30),
    ) {
        for (game, features) in positions(weights, Mark::X, &moves).iter().zip([4, 6, 4]) {
            let Evaluation::Weighted(sum) = game.evaluate() else { continue };
            let terms: Vec<_> = sum.terms().collect();
            prop_assert!(terms.len() == features && terms.len() <= MAX_FEATURES);
            let products: f64 = terms.iter().map(|term| term.weight.get() * f64::from(term.count)).sum();
            prop_assert_eq!(game.evaluate().score(), Score::new(products).unwrap());
            prop_assert!(terms.iter().map(|term| term.product().get()).sum::<f64>().eq(&products));
        }
    }

    #[test]
    fn what_is_good_for_one_side_is_as_bad_for_the_other(
        weights in some_weights(),
        moves in proptest::collection::vec(any::<Index>(), 0..30),
    ) {
        let [as_x, as_o] = [Mark::X, Mark::O].map(|max| positions(weights, max, &moves));
        for (one, other) in as_x.iter().zip(&as_o) {
            prop_assert_eq!(one.evaluate().score(), -other.evaluate().score());
        }
    }

    #[test]
    fn boards_that_a_symmetry_turns_into_one_another_are_worth_the_same(
        weights in some_weights(),
        moves in proptest::collection::vec(any::<Index>(), 0..9),
    ) {
        for game in positions(weights, Mark::X, &moves) {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            let after: Vec<_> = legal.into_iter().map(|mv| game.after(mv)).collect();
            for one in &after {
                for other in after.iter().filter(|other| other.canonical() == one.canonical()) {
                    prop_assert_eq!(one.evaluate(), other.evaluate());
                }
            }
        }
    }

    #[test]
    fn the_usual_evaluations_know_no_weights(moves in proptest::collection::vec(any::<Index>(), 0..30)) {
        let usual = [tic_tac_toe::DEFAULT_WEIGHTS, connect_four::DEFAULT_WEIGHTS, othello::DEFAULT_WEIGHTS];
        for (weights, place) in usual.into_iter().zip(0..) {
            let weighted = &positions(weights, Mark::X, &moves)[place];
            let plain = match weighted.clone() {
                AnyGame::TicTacToe(game) => AnyGame::TicTacToe(game.with_evaluation(EvaluationFunction::OpenLines)),
                AnyGame::ConnectFour(game) => AnyGame::ConnectFour(game.with_evaluation(EvaluationFunction::OpenLines)),
                AnyGame::Othello(game) => AnyGame::Othello(game.with_weights(None)),
                other => other,
            };
            prop_assert!(!matches!(plain.evaluate(), Evaluation::Weighted(_)));
            prop_assert_eq!(plain.outcome(), weighted.outcome());
            if weighted.outcome().is_some() {
                prop_assert_eq!(plain.evaluate(), weighted.evaluate());
            }
        }
    }
}
