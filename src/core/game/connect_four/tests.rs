//! The rules of Connect Four, its features and the boards that no game leads to.

use super::{
    ConnectFour, ConnectFourRules, DEFAULT_WEIGHTS, DIRECTIONS, LineDirection, discs_in_center, open_lines_by_discs,
};
use crate::game::board::Board;
use crate::game::evaluation::{Evaluation, EvaluationFunction};
use crate::game::marks::{BoardFault, Mark};
use crate::game::played_game::legal_moves;
use crate::game::testing::lines_of_play;
use crate::game::{Game, GameView, Outcome};
use crate::score::{Player, Score};
use std::collections::HashSet;

/// Returns the position of a board written as in a file.
fn position(rules: ConnectFourRules, board: &[&str]) -> Result<ConnectFour, Vec<BoardFault>> {
    let cells: Vec<_> = board.iter().flat_map(|row| row.chars()).map(Mark::of_letter).collect();
    ConnectFour::from_cells(&cells, None, rules)
}

#[test]
fn every_fault_of_a_board_is_found() {
    let faults = |board: &[&str]| position(sized(4, 4, 3), board).unwrap_err();
    assert_eq!(faults(&["....", "....", "X...", ".O.."]), [BoardFault::Floating { cell: 8 }]);
    assert_eq!(faults(&["....", "....", "....", "XX.."]), [BoardFault::Counts { x: 2, o: 0 }]);
    assert_eq!(faults(&["....", "....", "OOO.", "XXX."]), [BoardFault::BothHaveALine]);
    assert_eq!(faults(&["....", "....", "O.O.", "XXXO"]), [BoardFault::MovedAfterTheEnd { winner: Mark::X }]);
    assert_eq!(faults(&["....", "X...", "XX..", "OOOX"]), [BoardFault::MovedAfterTheEnd { winner: Mark::O }]);
    assert_eq!(
        faults(&["X...", "....", "X...", "...."]),
        [BoardFault::Counts { x: 2, o: 0 }, BoardFault::Floating { cell: 0 }, BoardFault::Floating { cell: 8 }]
    );
}

fn sized(columns: usize, rows: usize, connect: usize) -> ConnectFourRules {
    ConnectFourRules { columns, rows, connect, ..ConnectFourRules::default() }
}

/// The numbers are from OEIS A212693.
#[test]
fn the_usual_board_has_as_many_openings_as_are_published() {
    let game = ConnectFour::new(ConnectFourRules::default());
    let counts: Vec<u64> = (0..=7).map(|plies| lines_of_play(&game, plies)).collect();
    assert_eq!(counts, [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536]);
}

#[test]
fn the_usual_board_has_69_lines() {
    let game = ConnectFour::new(ConnectFourRules::default());
    assert_eq!(game.evaluate().to_string(), "69−69=0");
    assert_eq!(game.after(3).evaluate().to_string(), "69−62=7");
    let [for_x, for_o] = game.after(3).counted_lines().unwrap();
    assert_eq!((for_x.lines.len(), for_o.lines.len()), (69, 62));
    // Along the bottom, upward, and both diagonals.
    assert!([(35, 38), (35, 14), (35, 17), (17, 41)].iter().all(|line| for_x.lines.contains(line)));
}

#[test]
fn lines_of_any_length_are_counted_on_boards_of_any_size() {
    let lines = |columns, rows, connect| match ConnectFour::new(sized(columns, rows, connect)).evaluate() {
        Evaluation::Difference { max, min } if max == min => max,
        other => panic!("{other} on an empty board"),
    };
    assert_eq!((lines(3, 3, 3), lines(4, 4, 3), lines(2, 1, 4), lines(1, 20, 20)), (8, 24, 0, 1));
    assert_eq!((lines(20, 20, 20), lines(20, 20, 4), lines(3, 2, 1), lines(20, 20, usize::MAX)), (42, 1_258, 6, 0));
}

#[test]
fn a_line_ends_the_game_in_every_direction() {
    for board in [
        ["....", "....", "OOO.", "XXXX"],
        ["X...", "XO..", "XO..", "XO.."],
        ["...X", "..XO", ".XOO", "XXOO"],
        ["X...", "OX..", "OOX.", "OXOX"],
    ] {
        // The numbers of discs are not always legal: only the lines matter here.
        let mut game = ConnectFour::new(sized(4, 4, 4));
        for (cell, letter) in board.concat().chars().enumerate().filter(|(_, letter)| *letter != '.') {
            game.discs[usize::from(letter == 'O')][cell % 4] |= 1 << (3 - cell / 4);
        }
        game.to_move = Mark::O;
        assert_eq!(game.outcome(), Some(Outcome::Won(Player::Max)), "{board:?}");
        assert!(legal_moves(&game).is_empty() && game.evaluate().score() == Score::INFINITY, "{board:?}");
    }
}

#[test]
fn no_line_leaves_the_board_at_a_side() {
    let game = position(sized(4, 2, 3), &["X...", "OXXO"]).unwrap();
    assert_eq!((game.outcome(), game.mark_to_move()), (None, Mark::O));
}

#[test]
fn a_full_board_is_a_draw_worth_nothing() {
    let game = position(sized(2, 2, 3), &["OX", "XO"]).unwrap();
    assert_eq!((game.outcome(), game.evaluate().to_string()), (Some(Outcome::Drawn), "0".to_owned()));
    assert!(legal_moves(&game).is_empty() && game.counted_lines().is_none());
}

#[test]
fn a_board_and_its_mirror_image_are_of_one_class() {
    let game = ConnectFour::new(ConnectFourRules::default());
    let canonical: Vec<_> = legal_moves(&game).into_iter().map(|mv| game.after(mv).canonical()).collect();
    assert_eq!((canonical.len(), canonical.iter().collect::<HashSet<_>>().len()), (7, 4));
    assert!((0..7).all(|column| canonical[column] == canonical[6 - column]));
}

#[test]
fn the_last_disc_is_where_it_fell() {
    let game = ConnectFour::new(ConnectFourRules { max: Mark::O, ..ConnectFourRules::default() }).after(2).after(2);
    let Board::Grid(grid) = game.board() else { panic!("a grid") };
    assert_eq!((grid.columns, grid.rows(), grid.last), (7, 6, Some(30)));
    assert_eq!(grid.cells[37].unwrap().owner, Player::Min);
}

fn counts(rules: ConnectFourRules, board: &[&str]) -> Vec<i16> {
    let rules = ConnectFourRules { evaluation: EvaluationFunction::Weighted(DEFAULT_WEIGHTS), ..rules };
    let Evaluation::Weighted(sum) = position(rules, board).unwrap().evaluate() else { panic!("it is not over") };
    sum.terms().map(|term| term.count).collect()
}

#[test]
fn lines_are_counted_by_the_discs_in_them() {
    let empty = "....";
    let rules = sized(4, 4, 3);
    // X in the corner has one line along the bottom, one upward and one diagonal. The middle is columns 1 and 2.
    assert_eq!(counts(rules, &[empty, empty, empty, "X..."]), [0, 0, 0, 0, 3, 0]);
    // X along the bottom has a line with two discs and a line with one; from both discs one line upward and one
    // diagonal to the right; and none to the left. O on top of the left disc closes that column, and has one line along
    // its row, one upward and one diagonal.
    let board = [empty, empty, "O...", "XX.."];
    let (x, o) = ([1 + 1 + 2, 1, 1], [1 + 1 + 1, 0, 0]);
    assert_eq!(counts(rules, &board), [0, 0, 0, x[1] - o[1], x[0] - o[0], x[2] - o[2]]);
}

#[test]
fn the_centre_is_one_column_or_two() {
    let usual = |row| ["......."; 5].into_iter().chain([row]).collect::<Vec<_>>();
    assert_eq!(counts(ConnectFourRules::default(), &usual("..OX...")).last(), Some(&1));
    let even = ConnectFourRules { columns: 6, ..ConnectFourRules::default() };
    let board: Vec<_> = ["......"; 5].into_iter().chain(["..XXO."]).collect();
    let game = position(even, &board).unwrap();
    assert_eq!(discs_in_center(even, &game.discs[0]), 2);
}

/// The reference counts cell by cell, as on paper.
#[test]
fn counting_whole_columns_at_once_finds_what_counting_cell_by_cell_does() {
    let board = [".......", "...O...", "..OX...", "..XXO..", ".OXOX..", "XOXOOX."];
    let game = position(ConnectFourRules::default(), &board).unwrap();
    let at = |column: i32, row: i32| board.get(usize::try_from(row).ok()?)?.chars().nth(usize::try_from(column).ok()?);
    for (mark, other) in [(Mark::X, 'O'), (Mark::O, 'X')] {
        let mut expected = [0; 4];
        for (start, &LineDirection { across, up }) in
            (0..42).flat_map(|cell| DIRECTIONS.iter().map(move |way| (cell, way)))
        {
            let cells: Option<Vec<char>> = (0..4)
                .map(|step| at(start % 7 + step * i32::try_from(across).unwrap(), start / 7 - step * i32::from(up)))
                .collect();
            let Some(cells) = cells.filter(|cells| !cells.contains(&other)) else { continue };
            expected[cells.iter().filter(|&&cell| cell == mark.letter()).count()] += 1;
        }
        let (own, open) = (&game.discs[mark as usize], &game.open_to(mark));
        assert_eq!(open_lines_by_discs(*game.rules(), own, open)[..4], expected, "{mark:?}");
    }
}
