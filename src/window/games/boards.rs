//! Boards with coordinates, the player to move, and the names of the two sides: by mark, by color of the discs, or by
//! row.

use super::game_look::Sides;
use super::look_of;
use crate::look::{paint, theme};
use egui::{Rect, Response, Sense, Ui, Vec2, pos2, vec2};
use poda_core::game::any::AnyGame;
use poda_core::game::board::{Board, CountedLines, Grid, Piece, PieceShape};
use poda_core::game::mancala::MancalaSide;
use poda_core::game::marks::Mark;
use poda_core::score::Player;
use poda_picture::picture::board::{
    BoardSizes, BoardStyle, Margins, draw_counted_lines, draw_with_labels, grid_extent,
};
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::{Shape, Stroke, point};
use poda_words::i18n::Words;

/// Returns the size of a board with cells of width `cell`, scaled down if the board exceeds `max_size` in either
/// direction.
pub fn board_size(grid: &Grid, cell: f32, max_size: f32) -> Vec2 {
    let extent = grid_extent(grid);
    let cell = cell.min(max_size / extent.x.max(extent.y));
    vec2(extent.x * cell, extent.y * cell)
}

/// Returns the largest size of a board that fits in `max_size`, in pixels.
pub fn fitted_size(board: &Board, max_size: Vec2) -> Vec2 {
    let natural = BoardSizes::of(board).inner;
    vec2(natural.x, natural.y) * (max_size.x / natural.x).min(max_size.y / natural.y)
}

/// Draws a board of the given size, in pixels, centered in the available width. The coordinates around it are as large
/// as text. Returns the rectangle of the board without coordinates, and the response of the whole.
pub fn labeled_board(ui: &mut Ui, board: &Board, size: Vec2) -> (Rect, Response) {
    let Margins { left, top, bottom } = Margins::of(board);
    let [left, top, bottom] = [left, top, bottom].map(|margin| margin * theme::enlargement(ui));
    let high = top + size.y + bottom;
    let (space, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    // The board is centered, unless its left margin does not fit.
    let x = (space.center().x - size.x / 2.0).max(space.left() + left);
    let rect = Rect::from_min_size(pos2(x, space.top() + top), size);
    draw_board(ui, rect, board, None);
    (rect, response)
}

/// Draws a board in a rectangle, with coordinates around it and the counted lines of one side on it.
pub fn draw_board(ui: &Ui, rect: Rect, board: &Board, counted: Option<&CountedLines>) {
    let frame = Stroke::solid(1.4, PaletteColor::Secondary);
    let scale = theme::enlargement(ui);
    let style = BoardStyle::new(point(0.0, 0.0), rect.width() / scale, frame);
    let mut shapes = Vec::new();
    draw_with_labels(board, style, &mut shapes);
    if let (Some(counted), Board::Grid(grid)) = (counted, board) {
        draw_counted_lines(counted, grid, style, &mut shapes);
    }
    let shapes: Vec<Shape> = shapes.into_iter().map(|shape| shape.enlarged(scale)).collect();
    paint::shapes(ui.painter(), rect.min, theme::of(ui), &shapes);
}

/// Returns the name of a player's side, such as `X`, `Blue` or `South`. Returns `None` in games whose sides have no
/// names.
pub fn side_of(words: &Words, game: &AnyGame, player: Player) -> Option<String> {
    let is_max = player == Player::Max;
    match look_of(game).sides() {
        Sides::Marks(max) => Some(if is_max { max } else { max.other() }.letter().to_string()),
        Sides::Discs(_) => Some(disc_name(words, player)),
        Sides::Rows(max) => Some(side_name(words, if is_max { max } else { max.other() })),
        Sides::Players => None,
    }
}

/// Returns the name of the side that position files denote by `mark`.
pub fn mark_name(words: &Words, game: &AnyGame, mark: Mark) -> String {
    owner_of_discs(game, mark).map_or_else(|| mark.letter().to_string(), |owner| disc_name(words, owner))
}

/// Returns the name of a piece in a cell.
pub fn piece_name(words: &Words, piece: Piece) -> String {
    match (piece.shape, piece.owner) {
        (PieceShape::Cross, _) => "X".to_owned(),
        (PieceShape::Nought, _) => "O".to_owned(),
        (PieceShape::Triangle, _) => "T".to_owned(),
        (PieceShape::Disc, Player::Max) => words.text("disc-blue-in-cell"),
        (PieceShape::Disc, Player::Min) => words.text("disc-orange-in-cell"),
        (PieceShape::Tile(number), _) => number.to_string(),
        (PieceShape::LetteredDisc(letter) | PieceShape::Letter(letter), _) => letter.as_str().to_owned(),
    }
}

/// Returns the player whose discs `mark` denotes. Returns `None` in games with marks.
fn owner_of_discs(game: &AnyGame, mark: Mark) -> Option<Player> {
    match look_of(game).sides() {
        Sides::Discs(max) => Some(if mark == max { Player::Max } else { Player::Min }),
        Sides::Marks(_) | Sides::Rows(_) | Sides::Players => None,
    }
}

/// Returns the name of the color of a player's discs.
pub fn disc_name(words: &Words, player: Player) -> String {
    words.text(match player {
        Player::Max => "disc-blue",
        Player::Min => "disc-orange",
    })
}

/// Returns the name of a side of a sowing board.
pub fn side_name(words: &Words, side: MancalaSide) -> String {
    words.text(match side {
        MancalaSide::South => "side-south",
        MancalaSide::North => "side-north",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_words::i18n::Language;

    #[test]
    fn discs_are_called_by_the_colors_that_they_are_drawn_in() {
        let [en, es] = [Language::ENGLISH, Language::SPANISH].map(Words::new);
        let game = |text: &str| {
            poda_words::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().clone()
        };
        let names = |words: &Words, text: &str| {
            let game = game(text);
            let of = |player| side_of(words, &game, player).unwrap_or_default();
            format!("{} {} {}", of(Player::Max), of(Player::Min), mark_name(words, &game, Mark::X))
        };
        assert_eq!(names(&en, "ConnectFour()"), "Blue Orange Blue");
        assert_eq!(names(&es, "Othello(max: O)"), "Azul Naranja Naranja");
        assert_eq!(names(&en, "TicTacToe(max: O)"), "O X X");
        assert_eq!(names(&es, "Kalah(max: North)"), "Norte Sur X");
        let first = look_of(&game("ConnectFour(max: O)")).pieces()[0];
        assert_eq!(piece_name(&en, first), "orange disc");
    }
}
