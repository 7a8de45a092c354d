//! The position of the focused node on a large board and, in a section of its own, what was counted at a leaf: the
//! lines of each side and their sum.

use super::board_editor::{BoardEditor, CountsEditor, is_set_up_by_clicks};
use egui::{Align, Align2, Id, Layout, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use poda_core::game::any::AnyGame;
use poda_core::game::board::{Board, Coordinates, CountedLines, Grid, MancalaRow, PitContents};
use poda_core::game::evaluation::Evaluation;
use poda_core::game::mancala::MancalaSide;
use poda_core::game::{Game, GameView};
use poda_core::score::Player;
use poda_core::search::Leaf;
use poda_core::trace::{NodeId, NodeKind};
use poda_picture::picture::board::Margins;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, player_color};
use poda_window::games::boards::{board_size, disc_name, draw_board, fitted_size, labeled_board, side_name};
use poda_window::games::counts_form::CountsForm;
use poda_window::games::game_look::Sides;
use poda_window::games::look_of;
use poda_window::look::widgets::{labeled_space, layout_line, put, text_at};
use poda_window::look::{paint, theme};
use poda_window::panel::node_description::to_move;
use poda_window::panel::section::{BOARD_WIDTH, keeping_height, section};
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::spoken_board::spoken_cells;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args, narration};

/// The position of a node as a section shows it.
pub(super) struct NodePosition {
    pub position: AnyGame,
    pub name: String,
    /// Whose turn it is, or how the game ended.
    pub turn: StyledText,
    /// The kind of a leaf whose value is shown in place of the turn.
    pub leaf: Option<Leaf>,
}

impl NodePosition {
    /// Returns the position in focus in a depth-first search. `shows_value` is whether the value of a leaf may be
    /// shown.
    fn in_focus(context: &SearchContext<'_>, shows_value: bool) -> Self {
        let (node, recording) = (context.focused_node(), context.search.recording());
        let position = recording.position(node);
        let name = NodeNames::new(context.words, recording).heading(node);
        let hit = narration::table_hit(context.words, &context.search.moment(), node);
        let turn = hit.unwrap_or_else(|| to_move(context, &position));
        let leaf = match recording.trace().kind(node) {
            NodeKind::Leaf(leaf) if shows_value => Some(leaf),
            NodeKind::Leaf(_) | NodeKind::Inner => None,
        };
        Self { position, name, turn, leaf }
    }
}

/// Draws the position in focus, if it has a board, and for the root the editor of the position. The section keeps its
/// height from node to node.
pub(super) fn position_ui(
    ui: &mut Ui,
    context: &SearchContext<'_>,
    editor: &mut BoardEditor,
    counts: &mut CountsEditor,
) {
    let node = context.focused_node();
    let editors = (node == NodeId::ROOT).then_some((editor, counts));
    editable_position_ui(ui, context, &NodePosition::in_focus(context, is_counted_leaf(context, node)), editors);
}

/// Draws a position, if it has a board, and with it the editor of the root, if it is given.
pub(super) fn editable_position_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    shown: &NodePosition,
    editors: Option<(&mut BoardEditor, &mut CountsEditor)>,
) {
    let board = shown.position.board();
    if board == Board::Abstract {
        return;
    }
    let is_open = editors.as_ref().is_some_and(|(editor, counts)| counts.is_open() || editor.is_open());
    section(ui, &context.words.text("panel-position"), |ui| {
        keeping_height(ui, context, "position", !is_open, |ui| match editors {
            Some((_, counts)) if CountsForm::of(&board).is_some() => {
                shown_ui(ui, context.words, shown);
                ui.add_space(8.0);
                counts.show(ui, context);
            }
            Some((editor, _)) if is_set_up_by_clicks(context.session.latest_document().position()) => {
                editor.show(ui, context);
            }
            Some(_) | None => shown_ui(ui, context.words, shown),
        });
    });
}

/// Draws what was counted at the leaf in focus, once its value may be shown: the lines of each side, and the sum. Where
/// the boards are drawn beside the tree, they are left out.
pub(super) fn leaf_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    let node = context.focused_node();
    let is_beside_tree =
        has_estimate_room(ui, context) && context.search.recording().position(node).counted_lines().is_some();
    if is_counted_leaf(context, node) && !context.concealed().hides_value(node) && !is_beside_tree {
        counted_leaf_ui(ui, context, &context.search.recording().position(node));
    }
}

fn counted_leaf_ui(ui: &mut Ui, context: &ViewContext<'_>, position: &AnyGame) {
    let title = context.words.text("panel-leaf");
    let evaluation = position.evaluate();
    match (position.board(), position.counted_lines()) {
        (Board::Abstract, _) => {}
        (Board::Grid(grid), Some(counted)) => section(ui, &title, |ui| {
            lines_ui(ui, context, &grid, &counted, MAX_LINES_BOARD);
            ui.add_space(10.0);
            sum_ui(ui, evaluation);
        }),
        (Board::Grid(_) | Board::Mancala(_) | Board::Piles(_) | Board::Dice(_) | Board::Text(_), _) => {
            if let Evaluation::Difference { .. } | Evaluation::Share { .. } = evaluation {
                section(ui, &title, |ui| sum_ui(ui, evaluation));
            }
        }
    }
}

/// Draws the position in focus while the user predicts the next step. The value of a leaf is shown only after the
/// search has returned it.
pub(super) fn practice_position_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    let (recording, node) = (context.search.recording(), context.focused_node());
    let is_known = context.search.moment().proved(node).is_exact() && !context.concealed().hides_value(node);
    let shows_value = recording.trace().kind(node).is_evaluated() && is_known;
    editable_position_ui(ui, context, &NodePosition::in_focus(context, shows_value), None);
}

/// Draws a position on a board with coordinates, and the side to move or the result of the game. `name` is the text for
/// screen readers.
pub(super) fn position_board_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    position: &AnyGame,
    name: &str,
    space: Option<Vec2>,
) {
    let board = position.board();
    ui.vertical_centered(|ui| {
        let (_, response) = match &board {
            board if let Some(space) = space => labeled_board(ui, board, fitted_size(board, space)),
            Board::Grid(grid) => labeled_board(ui, &board, board_size(grid, 44.0, BOARD_WIDTH * 0.75)),
            Board::Abstract | Board::Mancala(_) | Board::Piles(_) | Board::Dice(_) | Board::Text(_) => {
                let max_size = if max_side(position).is_some() { MAX_PITS_SIZE } else { MAX_PILES_SIZE };
                let size = fitted_size(&board, max_size.min(vec2(ui.available_width(), f32::INFINITY)));
                labeled_board(ui, &board, size)
            }
        };
        let counts = spoken_board(context.words, &board);
        let spoken = if counts.is_empty() { name.to_owned() } else { format!("{name}: {counts}") };
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
        ui.add_space(4.0);
        let scale = theme::enlargement(ui);
        ui.label(paint::styled_text(&to_move(context, position), theme::TEXT * scale, theme::of(ui), 260.0 * scale));
    });
}

/// Draws a position without the controls that edit it.
fn shown_ui(ui: &mut Ui, words: &Words, shown: &NodePosition) {
    match shown.position.board() {
        Board::Abstract => {}
        Board::Grid(grid) => plain_ui(ui, words, &grid, shown),
        board @ (Board::Mancala(_) | Board::Piles(_) | Board::Dice(_) | Board::Text(_)) => {
            counts_ui(ui, words, &board, shown);
        }
    }
}

/// Draws one board, with the side to move or the result.
fn plain_ui(ui: &mut Ui, words: &Words, grid: &Grid, shown: &NodePosition) {
    let position = &shown.position;
    ui.vertical_centered(|ui| {
        let (_, response) = labeled_board(ui, &Board::Grid(grid.clone()), board_size(grid, 44.0, BOARD_WIDTH));
        let spoken = spoken_cells(words, &Board::Grid(grid.clone()));
        let spoken = spoken.map_or_else(|| shown.name.clone(), |cells| format!("{}: {cells}", shown.name));
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
        ui.add_space(6.0);
        // What was counted at a leaf is in a section of its own.
        let text = if let Some(leaf) = shown.leaf.filter(|_| position.counted_lines().is_none()) {
            let key = if leaf == Leaf::Horizon { "panel-horizon-value" } else { "panel-leaf-value" };
            // The terms of a weighted sum are shown with the weights.
            let sum = match position.evaluate() {
                Evaluation::Weighted(sum) => sum.score().shown(),
                score @ (Evaluation::Value(_)
                | Evaluation::Difference { .. }
                | Evaluation::Share { .. }
                | Evaluation::Sooner { .. }) => score.to_string(),
            };
            words.styled(key, &args![sum])
        } else {
            shown.turn.clone()
        };
        ui.label(paint::styled_text(&text, theme::TEXT, theme::of(ui), 260.0));
    });
}

/// The largest size of each board with counted lines in a section, in pixels.
const MAX_LINES_BOARD: f32 = 120.0;
/// The width of the cells of a small board, the least width of the text below a board, and its height, in pixels.
const LINES_CELL: f32 = 40.0;
const MIN_LINES_WIDTH: f32 = 96.0;
const LINES_TEXT_HEIGHT: f32 = 28.0;
/// The height of a large sum, and the space above it, in pixels.
const SUM_HEIGHT: f32 = 34.0;
const ABOVE_SUM: f32 = 4.0;
/// The space between two boards with counted lines, in pixels.
const BETWEEN_BOARDS: f32 = 28.0;

/// Returns the size of the two boards with counted lines and the sum below them. Each board has at most the size
/// `board`, in pixels.
pub fn estimate_size(grid: &Grid, board: f32) -> Vec2 {
    let size = board_size(grid, board / 3.0, board);
    let above = Margins::of(&Board::Grid(grid.clone())).top;
    let width = 2.0 * size.x.max(MIN_LINES_WIDTH) + BETWEEN_BOARDS;
    vec2(width, above + size.y + LINES_TEXT_HEIGHT + ABOVE_SUM + SUM_HEIGHT)
}

/// Draws the two boards with the counted lines of a leaf, and the sum, in the size of [`estimate_size`]. Draws nothing
/// if the evaluation of the leaf counts no lines.
pub fn estimate_ui(ui: &mut Ui, context: &ViewContext<'_>, position: &AnyGame, board: f32) {
    if let (Board::Grid(grid), Some(counted)) = (position.board(), position.counted_lines()) {
        ui.spacing_mut().item_spacing.y = 0.0;
        lines_ui(ui, context, &grid, &counted, board);
        ui.add_space(ABOVE_SUM);
        sum_ui(ui, position.evaluate());
    }
}

/// Returns whether the tree panel has space for the boards of an estimate. It depends on the view of the tree and not
/// on the step.
pub fn has_estimate_room(ui: &Ui, context: &ViewContext<'_>) -> bool {
    ui.data(|data| data.get_temp::<bool>(estimate_room_id(context))).unwrap_or_default()
}

/// Stores whether the tree panel has space for the boards of an estimate.
pub fn set_estimate_room(ui: &Ui, context: &ViewContext<'_>, has_room: bool) {
    if has_estimate_room(ui, context) != has_room {
        ui.data_mut(|data| data.insert_temp(estimate_room_id(context), has_room));
        ui.ctx().request_repaint();
    }
}

fn estimate_room_id(context: &ViewContext<'_>) -> Id {
    Id::unique(("estimate room", context.session.history().id))
}

/// Draws a board with the counted lines of each side. Each board has at most the size `largest`.
fn lines_ui(ui: &mut Ui, context: &ViewContext<'_>, grid: &Grid, counted: &[CountedLines; 2], largest: f32) {
    let max_size = ((ui.available_width() - BETWEEN_BOARDS) / 2.0).min(largest);
    // A narrow board still needs this width for the text below it.
    let width = board_size(grid, LINES_CELL.max(max_size / 3.0), max_size).x.max(MIN_LINES_WIDTH);
    ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = ui.available_width() - 2.0 * width;
        for lines in counted {
            counted_lines_ui(ui, context, grid, lines, max_size);
        }
    });
}

fn counted_lines_ui(ui: &mut Ui, context: &ViewContext<'_>, grid: &Grid, lines: &CountedLines, max_size: f32) {
    let size = board_size(grid, LINES_CELL.max(max_size / 3.0), max_size);
    let board = Board::Grid(grid.clone());
    let above = Margins::of(&board).top;
    let space = vec2(size.x.max(MIN_LINES_WIDTH), above + size.y + LINES_TEXT_HEIGHT);
    let (rect, response) = ui.allocate_exact_size(space, Sense::hover());
    let left = rect.min + vec2((rect.width() - size.x) / 2.0, above);
    draw_board(ui, Rect::from_min_size(left, size), &board, Some(lines));
    let key = match lines.player {
        Player::Max => "panel-open-lines-max",
        Player::Min => "panel-open-lines-min",
    };
    let is_discs = grid.coordinates != Coordinates::CellNumbers;
    let mark = if is_discs { disc_name(context.words, lines.player) } else { lines.mark.to_string() };
    let args = args![mark, count = lines.lines.len()];
    let text = context.words.styled(key, &args);
    let galley = ui.painter().layout_job(paint::styled_text(&text, theme::TEXT, theme::of(ui), f32::INFINITY));
    put(ui, Align2::CENTER_BOTTOM, rect.center_bottom(), galley);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text.plain()));
}

/// The largest sizes of a board of pits and of a board of piles, in pixels.
const MAX_PITS_SIZE: Vec2 = vec2(270.0, 200.0);
const MAX_PILES_SIZE: Vec2 = vec2(150.0, 150.0);

fn counts_ui(ui: &mut Ui, words: &Words, board: &Board, shown: &NodePosition) {
    let position = &shown.position;
    counts_board_ui(ui, words, board, max_side(position), &shown.name);
    ui.add_space(4.0);
    if shown.leaf.is_some() {
        return value_ui(ui, words, position);
    }
    ui.vertical_centered(|ui| {
        ui.label(paint::styled_text(&shown.turn, theme::TEXT, theme::of(ui), 260.0));
        if let Some((numbers, is_misere)) = look_of(position).grundy_numbers() {
            let text = grundy_text(words, &numbers, is_misere);
            ui.label(paint::styled_text(&text, theme::TEXT, theme::of(ui), 260.0));
        }
    });
}

/// Returns the Grundy numbers of the piles and their exclusive or.
fn grundy_text(words: &Words, numbers: &[u16], is_misere: bool) -> StyledText {
    let together = numbers.iter().fold(0, |together, number| together ^ number);
    let listed = numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
    let args = args![numbers = listed, together = together.to_string()];
    words.styled(if is_misere { "panel-grundy-misere" } else { "panel-grundy" }, &args)
}

/// Draws the value of a leaf.
fn value_ui(ui: &mut Ui, words: &Words, position: &AnyGame) {
    let evaluation = position.evaluate();
    let key = if position.outcome().is_some() { "panel-leaf-value" } else { "panel-horizon-value" };
    let text = words.styled(key, &args![sum = evaluation.score()]);
    ui.vertical_centered(|ui| ui.label(paint::styled_text(&text, theme::TEXT, theme::of(ui), 260.0)));
}

/// Returns whether a node is a leaf whose value may be shown: once the search has evaluated it, or while it is
/// selected.
pub fn is_counted_leaf(context: &SearchContext<'_>, node: NodeId) -> bool {
    let is_known = context.tree.selected.is_some() || context.search.moment().proved(node).is_exact();
    context.search.recording().trace().kind(node).is_evaluated() && is_known
}

/// Returns MAX's side of a board with two sides.
pub(super) fn max_side(position: &AnyGame) -> Option<MancalaSide> {
    if let Sides::Rows(max) = look_of(position).sides() { Some(max) } else { None }
}

/// Draws a board as large as possible, with the owner of North above it and the owner of South below it.
fn counts_board_ui(ui: &mut Ui, words: &Words, board: &Board, max: Option<MancalaSide>, name: &str) {
    let max_size = if max.is_some() { MAX_PITS_SIZE } else { MAX_PILES_SIZE };
    let size = fitted_size(board, max_size.min(vec2(ui.available_width(), f32::INFINITY)));
    if let Some(max) = max {
        owner_ui(ui, words, MancalaSide::North, max);
    }
    let (_, response) = labeled_board(ui, board, size);
    let spoken = format!("{name}: {}", spoken_board(words, board));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
    if let Some(max) = max {
        owner_ui(ui, words, MancalaSide::South, max);
    }
}

/// Draws the owner of a row, such as `South: MAX`.
pub(super) fn owner_ui(ui: &mut Ui, words: &Words, side: MancalaSide, max: MancalaSide) {
    let player = side.player(max);
    let text = format!("{}: {}", side_name(words, side), player_name(player));
    let scale = theme::enlargement(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0 * scale), Sense::hover());
    text_at(ui, Align2::CENTER_CENTER, rect.center(), &text, Font::Regular, 12.5 * scale, player_color(player));
}

/// Returns the description of a board for screen readers.
pub(super) fn spoken_counts(words: &Words, board: &Board) -> String {
    let row = |row: &MancalaRow| {
        let pits = row.pits.iter().map(|pit| match pit {
            PitContents::Seeds(seeds) => seeds.to_string(),
            PitContents::Tokens(tokens) if tokens.is_empty() => "0".to_owned(),
            PitContents::Tokens(tokens) => tokens.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
        });
        pits.collect::<Vec<_>>().join(", ")
    };
    match board {
        Board::Mancala(board) => words.fill(
            "board-spoken-sides",
            &args![
                south = row(&board.south),
                south_store = board.south.store.to_string(),
                north = row(&board.north),
                north_store = board.north.store.to_string(),
            ],
        ),
        Board::Piles(piles) => piles.objects.iter().map(u16::to_string).collect::<Vec<_>>().join(", "),
        Board::Dice(board) => {
            let die = match board.last {
                Some(number) => number.to_string(),
                None if board.is_rolling => "rolling".to_owned(),
                None => "none".to_owned(),
            };
            let points =
                [("max", board.scores[0]), ("min", board.scores[1]), ("target", board.target), ("turn", board.turn)];
            let points = points.map(|(name, points)| (name, points.to_string().into()));
            words.fill("board-spoken-dice", &[&points[..], &args![die]].concat())
        }
        Board::Abstract | Board::Grid(_) | Board::Text(_) => String::new(),
    }
}

/// Returns the description of a board for screen readers, if an author has drawn it; otherwise its numbers.
fn spoken_board(words: &Words, board: &Board) -> String {
    spoken_cells(words, board).unwrap_or_else(|| spoken_counts(words, board))
}

/// The space between the pieces of a large sum, in pixels: parentheses reach over their own space.
const BETWEEN_PIECES: f32 = 2.0;

/// Draws a large sum with each side in its color, such as `5 − 6 = −1`.
pub fn sum_ui(ui: &mut Ui, evaluation: Evaluation) {
    let pieces = match evaluation {
        Evaluation::Difference { max, min } => vec![
            (max.to_string(), player_color(Player::Max)),
            (" − ".to_owned(), PaletteColor::Text),
            (min.to_string(), player_color(Player::Min)),
            (format!(" {}", evaluation.score().shown_as_value()), PaletteColor::Text),
        ],
        Evaluation::Share { max, min, of } => vec![
            ("(".to_owned(), PaletteColor::Text),
            (max.to_string(), player_color(Player::Max)),
            (" − ".to_owned(), PaletteColor::Text),
            (min.to_string(), player_color(Player::Min)),
            (format!(") / {of} {}", evaluation.score().shown_as_value()), PaletteColor::Text),
        ],
        Evaluation::Sooner { winner, .. } => vec![(evaluation.to_string(), player_color(winner))],
        Evaluation::Weighted(_) | Evaluation::Value(_) => vec![(evaluation.score().shown(), PaletteColor::Text)],
    };
    pieces_ui(ui, &pieces, &evaluation.to_string());
}

/// Draws a large sum that is not complete: the number of MAX's lines, and `…` in place of those of MIN.
pub fn begun_sum_ui(ui: &mut Ui, max: usize) {
    let pieces = [(max.to_string(), player_color(Player::Max)), (" − …".to_owned(), PaletteColor::Text)];
    pieces_ui(ui, &pieces, &format!("{max} − …"));
}

/// Draws the pieces of a large sum, centered in the width. `name` is the text for screen readers.
fn pieces_ui(ui: &mut Ui, pieces: &[(String, PaletteColor)], name: &str) {
    let scale = theme::enlargement(ui);
    let galleys: Vec<_> =
        pieces.iter().map(|(text, color)| layout_line(ui, text, Font::SemiBold, 26.0 * scale, *color)).collect();
    let between = BETWEEN_PIECES * scale;
    let width: f32 = galleys.iter().map(|galley| galley.size().x + between).sum();
    let rect = labeled_space(ui, vec2(ui.available_width(), SUM_HEIGHT * scale), name);
    let mut x = rect.center().x - width / 2.0;
    for galley in galleys {
        x = put(ui, Align2::LEFT_CENTER, pos2(x, rect.center().y), galley).right() + between;
    }
}
