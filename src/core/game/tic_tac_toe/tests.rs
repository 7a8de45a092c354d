//! The rules of tic-tac-toe, its evaluations, and the boards that no game leads to.

use super::{CellOrder, TicTacToe, TicTacToeRules};
use crate::game::marks::{BoardFault, Mark};
use crate::game::{Game, GameView};
use crate::score::Player;
use std::collections::HashSet;

fn position(board: &str) -> Result<TicTacToe, Vec<BoardFault>> {
    let cells: Vec<_> = board.chars().map(Mark::of_letter).collect();
    TicTacToe::from_cells(cells.try_into().unwrap(), None, TicTacToeRules::default())
}

#[test]
fn open_lines_are_counted_as_on_the_slides() {
    for (board, sum) in [
        (".........", "8−8=0"),
        ("....X..O.", "6−4=2"),
        ("X..O.....", "6−5=1"),
        ("XXXOO....", "+∞"),
        ("OOOXX.X..", "−∞"),
        ("XOXXOOOXX", "0"),
    ] {
        assert_eq!(position(board).unwrap().evaluate().to_string(), sum, "{board}");
    }
}

#[test]
fn the_lines_pointed_at_are_as_many_as_the_sum_says() {
    let [for_x, for_o] = position("X..O.....").unwrap().counted_lines().unwrap();
    assert_eq!((for_x.mark, for_x.lines.len(), for_o.mark, for_o.lines.len()), ('X', 6, 'O', 5));
    assert!(for_x.lines.contains(&(2, 6)) && !for_x.lines.contains(&(3, 5)));
    assert!(position("XXXOO....").unwrap().counted_lines().is_none());
}

#[test]
fn min_may_play_x() {
    let rules = TicTacToeRules { max: Mark::O, ..TicTacToeRules::default() };
    let game = TicTacToe::new(rules).after(4);
    assert_eq!(game.to_move(), Player::Max);
    assert_eq!(game.evaluate().to_string(), "4−8=−4");
}

#[test]
fn the_nine_first_moves_fall_into_three_classes() {
    let empty = TicTacToe::new(TicTacToeRules::default());
    let classes: HashSet<_> = (0..9).map(|cell| empty.after(cell).canonical()).collect();
    assert_eq!(classes.len(), 3);
}

/// Games lead to 5,478 of the 19,683 ways to fill nine cells. The test counts why the others are not legal.
#[test]
fn exactly_5478_boards_are_legal() {
    let (mut legal, mut counts, mut both, mut after_x, mut after_o) = (0, 0, 0, 0, 0);
    for number in 0..3_u32.pow(9) {
        let mark_at = |cell| [None, Some(Mark::X), Some(Mark::O)][(number / 3_u32.pow(cell) % 3) as usize];
        let cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(mark_at);
        match TicTacToe::from_cells(cells, None, TicTacToeRules::default()).map_err(|faults| faults[0]) {
            Ok(_) => legal += 1,
            Err(BoardFault::Counts { .. }) => counts += 1,
            Err(BoardFault::BothHaveALine) => both += 1,
            Err(BoardFault::MovedAfterTheEnd { winner: Mark::X }) => after_x += 1,
            Err(BoardFault::MovedAfterTheEnd { winner: Mark::O }) => after_o += 1,
            Err(fault) => unreachable!("{fault:?}: no side to move was given, and nothing falls"),
        }
    }
    assert_eq!((legal, counts, both, after_x, after_o), (5_478, 13_637, 156, 316, 96));
}

#[test]
fn an_order_returns_the_cells_that_it_was_made_of() {
    for cells in [[0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 3, 6, 7, 8, 5, 2, 1, 4], [8, 7, 6, 5, 4, 3, 2, 1, 0]] {
        assert_eq!(CellOrder::new(cells).cells(), cells);
    }
    assert_eq!(CellOrder::ROW_BY_ROW.cells(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
}
