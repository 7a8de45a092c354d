//! The board of a match, with targets to click, and the choice of the rest of a move: the next token, or the number of
//! objects.
//!
//! Tokens are chosen one by one, because the tokens of a pit can be dropped in thousands of orders.

use super::position::{max_side, owner_ui, spoken_counts};
use crate::practice::digit_pressed;
use egui::epaint::StrokeKind;
use egui::{CornerRadius, CursorIcon, Rect, Role, Sense, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::board::{Board, Piece, PieceShape};
use poda_core::game::mancala::MancalaSide;
use poda_core::game::played_game::{PlayedGame, legal_moves};
use poda_core::game::{Game, GameView};
use poda_picture::picture::board::{BoardPart, Margins, grid_extent, part_bounds};
use poda_picture::picture::palette::{PaletteColor, player_color};
use poda_picture::picture::shape::point;
use poda_window::games::boards::{disc_name, fitted_size, labeled_board};
use poda_window::games::{look_of, target};
use poda_window::look::key_targets::KeyTargets;
use poda_window::look::theme;
use poda_window::look::widgets::{MAX_TYPED_CHARS, keep_focus_after_enter, paint_focus, text_button, wrapped};
use poda_window::panel::section::paragraph;
use poda_words::i18n::{Words, args, node_names};

/// The largest width of a cell, and the largest height of a board with cells, in pixels.
const CELL: f32 = 120.0;
const MAX_GRID: f32 = 320.0;
/// The smallest height of a cell that a finger hits, and the space for the heading above the board, in pixels.
const MIN_CELL: f32 = 44.0;
const HEADING: f32 = 56.0;
/// The largest height of boards without cells, in pixels, and the height of a pile that a finger hits, with its share of
/// the board's margins.
const MAX_HEIGHT: f32 = 240.0;
const MIN_PILE: f32 = 55.0;
/// The space below such a board for the rest of a move, in pixels: a question, and its buttons as large as fingers.
const CHOICE: f32 = 118.0;

/// Draws the board with its targets. Returns the index of the clicked target.
pub(super) fn board_ui(
    ui: &mut Ui,
    words: &Words,
    position: &AnyGame,
    targets: &[BoardTarget],
    chosen: Option<BoardPart>,
) -> Option<usize> {
    let board = position.board();
    let scale = theme::enlargement(ui);
    // Below its heading, all of the board is seen at once.
    let seen = (ui.clip_rect().height() - HEADING) / scale;
    let size = size_of(&board, vec2((ui.available_width() - Margins::of(&board).left) / scale, seen))? * scale;
    let max_side = max_side(position);
    if let Some(max) = max_side {
        owner_ui(ui, words, MancalaSide::North, max);
    }
    let (rect, response) = labeled_board(ui, &board, size);
    let spoken = words.fill("play-board", &args![board = spoken(words, &board)]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
    let mut pressed =
        digit_pressed(ui).and_then(|digit| targets.iter().position(|target| target.number() == digit + 1));
    for (index, target) in targets.iter().enumerate() {
        let Some((min, max)) = part_bounds(&board, target.part, point(rect.min.x, rect.min.y), size.x) else {
            continue;
        };
        let target_rect = Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y));
        let (is_chosen, name) = (chosen == Some(target.part), target_name(words, position, target));
        if target_ui(ui, position, target.part, target_rect, is_chosen, &name) {
            pressed = Some(index);
        }
    }
    if let Some(max) = max_side {
        owner_ui(ui, words, MancalaSide::South, max);
    }
    pressed
}

/// The shortest swipe, in pixels.
const MIN_SWIPE: f32 = 24.0;

/// Returns the direction of a swipe over the board once it is long enough: 0 up, 1 right, 2 down, 3 left.
pub(super) fn swiped(ui: &Ui, board: Rect) -> Option<usize> {
    let response = ui.interact(board, ui.scope_id().with("swipe"), Sense::drag());
    if response.drag_started() {
        ui.data_mut(|data| data.remove::<bool>(response.id));
    }
    let by = response.total_drag_delta().filter(|by| MIN_SWIPE <= by.length())?;
    let is_taken = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(response.id), true));
    if is_taken {
        return None;
    }
    let is_across = by.y.abs() < by.x.abs();
    Some(match (is_across, 0.0 < if is_across { by.x } else { by.y }) {
        (false, false) => 0,
        (true, true) => 1,
        (false, true) => 2,
        (true, false) => 3,
    })
}

/// Returns the size of a board in a space; `None` if the game has no board. Cells are no smaller than a finger, even if
/// not all of them fit.
fn size_of(board: &Board, space: Vec2) -> Option<Vec2> {
    match board {
        Board::Abstract => None,
        Board::Grid(grid) => {
            let extent = grid_extent(grid);
            let high = (MAX_GRID.min(space.y) / extent.y).max(MIN_CELL.min(MAX_GRID / extent.y));
            let cell = CELL.min(space.x / extent.x).min(high);
            Some(vec2(extent.x, extent.y) * cell)
        }
        Board::Piles(_) | Board::Mancala(_) | Board::Dice(_) | Board::Text(_) => {
            let rows = if let Board::Piles(piles) = board { piles.objects.len() } else { 2 };
            let least = (MIN_PILE * rows as f32).min(MAX_HEIGHT);
            Some(fitted_size(board, vec2(space.x, (space.y - CHOICE).clamp(least, MAX_HEIGHT))))
        }
    }
}

/// Draws a target: highlighted if it is chosen or under the pointer, else marked where the targets are not obvious.
/// Returns whether it was clicked.
fn target_ui(ui: &Ui, position: &AnyGame, part: BoardPart, rect: Rect, is_chosen: bool, name: &str) -> bool {
    let response = ui.interact(rect, ui.scope_id().with(part), Sense::click());
    KeyTargets::offer_first_stop(ui.ctx(), response.id);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let mover = theme::color(ui, player_color(position.to_move()));
    let inner = rect.shrink((rect.width() * 0.08).min(4.0));
    let radius = CornerRadius::same(theme::RADIUS);
    if is_chosen || response.hovered() {
        let ground = theme::color(ui, PaletteColor::Hairline).gamma_multiply(0.25);
        ui.painter().rect_filled(inner, radius, ground);
        let ring = egui::Stroke::new(2.0, mover);
        ui.painter().rect_stroke(inner, radius, ring, StrokeKind::Inside);
    } else if look_of(position).marks_targets() {
        ui.painter().circle_filled(rect.center(), (rect.width() * 0.09).max(2.0), mover.gamma_multiply(0.55));
    }
    paint_focus(ui, &response, inner);
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name).clicked()
}

/// Returns the description of a board for screen readers.
fn spoken(words: &Words, board: &Board) -> String {
    match board {
        Board::Grid(grid) => {
            let rows = grid.cells.chunks(grid.columns).map(|row| {
                row.iter().map(|cell| cell.map_or_else(|| words.text("play-empty"), |stone| stone_name(words, stone)))
            });
            rows.map(|row| row.collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join(", ")
        }
        Board::Mancala(_) | Board::Piles(_) | Board::Dice(_) | Board::Text(_) => spoken_counts(words, board),
        Board::Abstract => String::new(),
    }
}

fn stone_name(words: &Words, stone: Piece) -> String {
    match (stone.shape, stone.owner) {
        (PieceShape::Cross, _) => "X".to_owned(),
        (PieceShape::Nought, _) => "O".to_owned(),
        (PieceShape::Triangle, _) => "T".to_owned(),
        (PieceShape::Disc, owner) => disc_name(words, owner),
        (PieceShape::Tile(number), _) => number.to_string(),
        (PieceShape::LetteredDisc(letter) | PieceShape::Letter(letter), _) => letter.as_str().to_owned(),
    }
}

/// A part of the board with the moves to it. If there are several, the user has to choose among them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BoardTarget {
    pub part: BoardPart,
    pub moves: Vec<AnyMove>,
}

impl BoardTarget {
    /// Returns the number on the board, counted from 1, which is also the digit that plays there.
    const fn number(&self) -> usize {
        match self.part {
            BoardPart::Cell(index)
            | BoardPart::Column(index)
            | BoardPart::Pit { pit: index, .. }
            | BoardPart::Pile(index) => index + 1,
        }
    }
}

pub(super) fn targets(position: &AnyGame) -> Vec<BoardTarget> {
    let mut targets: Vec<BoardTarget> = Vec::new();
    for mv in legal_moves(position) {
        let Some(part) = target(position, mv) else { continue };
        match targets.last_mut().filter(|target| target.part == part) {
            Some(target) => target.moves.push(mv),
            None => targets.push(BoardTarget { part, moves: vec![mv] }),
        }
    }
    targets
}

/// Returns the moves without a target: passes, and moves in an explicit tree.
pub(super) fn moves_beside(position: &AnyGame) -> Vec<AnyMove> {
    legal_moves(position).into_iter().filter(|&mv| target(position, mv).is_none()).collect()
}

fn target_name(words: &Words, position: &AnyGame, target: &BoardTarget) -> String {
    let first = target.moves[0];
    match target.part {
        BoardPart::Pit { pit, .. } if !tokens(position, first).is_empty() => {
            words.fill("play-target-which", &args![pit = (pit + 1).to_string()])
        }
        BoardPart::Pile(pile) => words.fill("play-target-pile", &args![pile = (pile + 1).to_string()]),
        BoardPart::Pit { .. } | BoardPart::Cell(_) | BoardPart::Column(_) => {
            words.fill("play-target", &args![move = node_names::move_name(words, position, first)])
        }
    }
}

/// Returns the tokens of a move, in the order in which they are dropped.
pub(super) fn tokens(position: &AnyGame, mv: AnyMove) -> Vec<String> {
    let name = position.move_name(mv);
    name.split_once(':').map_or_else(Vec::new, |(_, tokens)| tokens.split('-').map(str::to_owned).collect())
}

/// The largest number of objects that has its own button. A larger number is typed.
const MAX_BUTTONS: usize = 12;

/// A move whose target is chosen, but not the rest.
#[derive(Debug)]
pub(super) struct PartialMove {
    /// The number of moves played before this one.
    played: usize,
    target: BoardTarget,
    /// The number of tokens chosen so far.
    chosen: usize,
    /// The text in the field for the number of objects.
    typed: String,
}

impl PartialMove {
    /// Returns the state after the choice of a target.
    pub(super) fn new(game: &PlayedGame<AnyGame>, target: BoardTarget) -> Self {
        let mut choosing = Self { played: game.moves().len(), target, chosen: 0, typed: String::new() };
        choosing.skip_certain(game.position());
        choosing
    }

    /// Returns whether the choice still belongs to the current state of this game.
    pub(super) fn belongs_to(&self, game: &PlayedGame<AnyGame>) -> bool {
        self.played == game.moves().len() && self.target.moves.iter().all(|mv| game.legal_moves().contains(mv))
    }

    pub(super) const fn part(&self) -> BoardPart {
        self.target.part
    }

    /// Draws the remaining choices. Returns the move once it is determined.
    pub(super) fn show(&mut self, ui: &mut Ui, words: &Words, position: &AnyGame) -> Option<AnyMove> {
        ui.add_space(4.0);
        match self.target.part {
            BoardPart::Pile(pile) => self.objects_ui(ui, words, pile),
            BoardPart::Pit { pit, .. } => self.tokens_ui(ui, words, position, pit),
            BoardPart::Cell(_) | BoardPart::Column(_) => None,
        }
    }

    fn objects_ui(&mut self, ui: &mut Ui, words: &Words, pile: usize) -> Option<AnyMove> {
        let (moves, pile) = (&self.target.moves, ("pile", (pile + 1).to_string().into()));
        if MAX_BUTTONS < moves.len() {
            let most = ("most", moves.len().to_string().into());
            paragraph(ui, &words.styled("play-how-many-up-to", &[pile, most]), theme::TEXT);
            let field = ui.add(TextEdit::singleline(&mut self.typed).char_limit(MAX_TYPED_CHARS).desired_width(90.0));
            let is_entered = keep_focus_after_enter(ui, &field, &self.typed);
            let objects: Option<usize> = self.typed.trim().parse().ok();
            let mv = objects.and_then(|objects| moves.get(objects.checked_sub(1)?)).copied();
            let take = words.fill("play-take", &args![objects = self.typed.trim()]);
            let is_pressed = text_button(ui, &take, "", mv.is_some()).clicked();
            return mv.filter(|_| is_entered || is_pressed);
        }
        paragraph(ui, &words.styled("play-how-many", &[pile]), theme::TEXT);
        let mut taken = None;
        wrapped(ui, [6.0, 6.0], |ui| {
            for (objects, &mv) in (1..).zip(moves) {
                let objects: usize = objects;
                let take = words.fill("play-take", &args![objects = objects.to_string()]);
                if text_button(ui, &take, "", true).clicked() {
                    taken = Some(mv);
                }
            }
        });
        taken
    }

    fn tokens_ui(&mut self, ui: &mut Ui, words: &Words, position: &AnyGame, pit: usize) -> Option<AnyMove> {
        let dropped = tokens(position, self.target.moves[0])[..self.chosen].join(", ");
        let args = args![
            pit = (pit + 1).to_string(),
            dropped = if dropped.is_empty() { "none" } else { "some" },
            tokens = dropped,
        ];
        paragraph(ui, &words.styled("play-which-token", &args), theme::TEXT);
        let mut next = None;
        wrapped(ui, [6.0, 6.0], |ui| {
            for token in self.next_tokens(position) {
                let name = words.fill("play-token", &args![token = token.as_str()]);
                if text_button(ui, &name, "", true).clicked() {
                    next = Some(token);
                }
            }
        });
        let next = next?;
        let chosen = self.chosen;
        self.target.moves.retain(|&mv| tokens(position, mv).get(chosen) == Some(&next));
        self.chosen += 1;
        self.skip_certain(position)
    }

    fn next_tokens(&self, position: &AnyGame) -> Vec<String> {
        let next = self.target.moves.iter().filter_map(|&mv| tokens(position, mv).get(self.chosen).cloned());
        let mut next: Vec<String> = next.collect();
        next.dedup();
        next
    }

    /// Skips tokens for which there is only one choice. Returns the move if it is determined.
    fn skip_certain(&mut self, position: &AnyGame) -> Option<AnyMove> {
        if let [mv] = self.target.moves[..] {
            return Some(mv);
        }
        while self.next_tokens(position).len() == 1 {
            self.chosen += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_words::i18n::Language;

    fn game(text: &str) -> AnyGame {
        poda_words::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().clone()
    }

    #[test]
    fn every_move_is_at_one_target_or_beside_the_board() {
        for text in [
            "TicTacToe()",
            "ConnectFour()",
            "Othello()",
            "Othello(board: [\"XO......\", \"........\", \"........\", \"........\", \"........\", \"........\", \"........\", \"........\"], to_move: O)",
            "Kalah(to_move: North)",
            "Babilego(sowing: Choice, south: [[1, 5], [10]], north: [[5], [1]])",
            "Nim()",
            "Tree(tree: [1, 2, [3]])",
        ] {
            let game = game(text);
            let mut moves: Vec<_> = targets(&game).into_iter().flat_map(|target| target.moves).collect();
            moves.extend(moves_beside(&game));
            assert_eq!(moves, legal_moves(&game), "{text}");
            let mut spots: Vec<_> = targets(&game).into_iter().map(|target| target.part).collect();
            spots.dedup();
            assert_eq!(spots.len(), targets(&game).len());
        }
    }

    #[test]
    fn a_target_says_what_pressing_it_does() {
        let words = Words::new(Language::ENGLISH);
        let name = |text: &str| target_name(&words, &game(text), &targets(&game(text))[0]);
        assert_eq!(name("TicTacToe()"), "Play cell 1");
        assert_eq!(name("Kalah()"), "Play pit 1");
        assert_eq!(name("Babilego(sowing: Choice)"), "Play pit 1…");
        assert_eq!(name("Nim()"), "Take from pile 1…");
        assert_eq!(
            tokens(&game("Babilego(sowing: Choice)"), targets(&game("Babilego(sowing: Choice)"))[0].moves[5]),
            ["10", "5", "1"]
        );
    }
}
