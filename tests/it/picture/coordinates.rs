//! The labels of cells, columns, pits and piles on boards, and the marks of the last move and of winning lines.

use poda::game::GameView;
use poda::game::board::{Board, Coordinates, Grid, Piece, PieceShape, Tiling};
use poda::picture::board::draw_with_labels;
use poda::picture::board::{self, BoardStyle};
use poda::picture::palette::PaletteColor;
use poda::picture::shape::{Shape, Stroke, point};
use poda::score::Player;

fn board(text: &str) -> Board {
    poda::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().board()
}

fn style(width: f32) -> BoardStyle {
    BoardStyle::new(point(0.0, 0.0), width, Stroke::solid(1.0, PaletteColor::Secondary))
}

fn written(shapes: &[Shape]) -> Vec<String> {
    let text = |shape: &Shape| if let Shape::Text { text, .. } = shape { Some(text.clone()) } else { None };
    shapes.iter().filter_map(text).collect()
}

fn in_tree(text: &str, width: f32) -> Vec<String> {
    let mut shapes = Vec::new();
    board::draw(&board(text), style(width), &mut shapes);
    written(&shapes)
}

fn alone(text: &str, width: f32) -> Vec<String> {
    let mut shapes = Vec::new();
    draw_with_labels(&board(text), style(width), &mut shapes);
    written(&shapes)
}

#[test]
fn empty_cells_have_their_names_where_there_is_room() {
    let game = "TicTacToe(board: [\"XO.\", \".X.\", \"..O\"])";
    assert_eq!(in_tree(game, 60.0), ["3", "4", "6", "7", "8"]);
    assert!(in_tree(game, 59.0).is_empty());
    assert_eq!(in_tree("ConnectFour(columns: 3, rows: 2, connect: 2, board: [\".X.\", \".O.\"])", 60.0), ["1", "3"]);
    let squares = in_tree("Othello()", 160.0);
    assert_eq!((squares.len(), squares[0].as_str(), squares[59].as_str()), (60, "a1", "h8"));
}

#[test]
fn a_board_alone_always_has_its_names() {
    assert_eq!(alone("ConnectFour()", 100.0), ["1", "2", "3", "4", "5", "6", "7"]);
    let othello = alone("Othello()", 200.0).join("");
    assert_eq!(othello, "abcdefgh12345678");
    let kalah = alone("Kalah(south: [9, 9, 9], north: [8, 8, 8])", 200.0);
    assert_eq!(&kalah[kalah.len() - 6..], ["1", "2", "3", "1", "2", "3"]);
    let twenty = alone("ConnectFour(columns: 20, rows: 4, connect: 4)", 240.0);
    assert_eq!(twenty, ["1", "3", "5", "7", "9", "11", "13", "15", "17", "19"], "as many as can be read");
}

#[test]
fn names_around_a_board_keep_off_its_frame() {
    for game in [
        "ConnectFour()",
        "Othello()",
        "Kalah(south: [4, 4, 4], north: [4, 4, 4])",
        "Kalah(south: [4, 4, 4, 4, 4, 4], north: [4, 4, 4, 4, 4, 4])",
    ] {
        let (board, width) = (board(game), 240.0);
        let mut shapes = Vec::new();
        board::draw(&board, style(width), &mut shapes);
        let ends = shapes.iter().map(|shape| if let Shape::Rect { max, .. } = shape { max.y } else { 0.0 });
        let bottom = ends.fold(0.0, f32::max);
        shapes.clear();
        draw_with_labels(&board, style(width), &mut shapes);
        let mut around = 0;
        for shape in &shapes {
            let Shape::Text { at: place, size, text, .. } = shape else { continue };
            // The heights that letters can reach, descenders included.
            let (above, below) = (place.y + 0.65 * size, place.y - 0.65 * size);
            let is_around = place.x < 0.0 || above <= -1.0 || bottom < below;
            let is_inside = 0.0 < place.y && place.y < bottom;
            assert!(is_around || is_inside, "{text} stands on the frame of {game}");
            around += usize::from(is_around);
        }
        assert!(3 <= around, "{around} names stand around {game}");
    }
}

#[test]
fn piles_have_their_numbers_beside_them_where_there_is_room() {
    assert_eq!(in_tree("Nim(piles: [3, 4])", 150.0), ["1", "2"]);
    assert!(in_tree("Nim(piles: [3, 4])", 50.0).is_empty());
}

#[test]
fn the_last_move_and_the_lines_that_have_won_are_marked() {
    let Board::Grid(won) = board("TicTacToe(board: [\"XXX\", \"XOO\", \"XOO\"])") else { panic!("a grid") };
    assert_eq!(won.won, [[0, 2], [0, 6]]);
    let Board::Grid(four) = board("ConnectFour(columns: 4, rows: 2, connect: 4, board: [\"OOO.\", \"XXXX\"])") else {
        panic!("a grid")
    };
    assert_eq!(four.won, [[4, 7]]);
    let bars = |grid: &Grid, faint| {
        let mut shapes = Vec::new();
        board::draw_grid(grid, BoardStyle { faint, ..style(90.0) }, &mut shapes);
        let is_bar = |shape: &&Shape| matches!(shape, Shape::Line { stroke, .. } if stroke.opacity < 1.0);
        shapes.iter().filter(is_bar).count()
    };
    assert_eq!((bars(&won, false), bars(&won, true), bars(&four, false)), (2, 2, 1));
    let document = poda::file::load(b"(version: 1, game: TicTacToe(), moves: [\"4\"])").unwrap();
    let mut shapes = Vec::new();
    board::draw(&document.position().board(), style(90.0), &mut shapes);
    assert!(
        shapes.iter().any(|shape| matches!(shape, Shape::Rect { fill: Some(PaletteColor::MaxFill), .. })),
        "the cell of the X"
    );
}

#[test]
fn a_connection_that_bends_has_a_bar_for_each_straight_part() {
    let disc = Some(Piece { shape: PieceShape::Disc, owner: Player::Max });
    let mut grid = Grid {
        columns: 3,
        cells: vec![None; 9],
        last: None,
        won: vec![vec![1, 4, 6]],
        coordinates: Coordinates::CellNumbers,
        changed: Vec::new(),
        tiling: Tiling::Hexagons,
    };
    for cell in [1, 4, 6] {
        grid.cells[cell] = disc;
    }
    let mut shapes = Vec::new();
    board::draw_grid(&grid, style(90.0), &mut shapes);
    let count = |is_it: fn(&Shape) -> bool| shapes.iter().filter(|shape| is_it(shape)).count();
    assert_eq!(count(|shape| matches!(shape, Shape::Line { stroke, .. } if stroke.opacity < 1.0)), 2);
    assert_eq!(count(|shape| matches!(shape, Shape::Polygon { .. })), 9, "a hexagon for each cell");
}
