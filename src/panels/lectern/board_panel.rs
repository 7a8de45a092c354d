//! The focused position, enlarged beside the presented tree, and in the window beside a tree of one leaf. A leaf has a
//! board for each side, with the counted lines numbered in order, and the sum of the lines.

use crate::frame::caption;
use crate::side_panel::lane_sections::presented_position_ui;
use crate::side_panel::position::{begun_sum_ui, set_estimate_room, sum_ui};
use egui::{Align, Color32, Frame, Galley, Margin, Panel, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use poda_core::game::any::AnyGame;
use poda_core::game::board::{Board, Coordinates, CountedLines, Grid};
use poda_core::game::{Game, GameView};
use poda_core::score::Player;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;
use poda_picture::picture::board::{BoardStyle, cell_center, draw, draw_counted_lines, grid_extent};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, player_color};
use poda_picture::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_window::games::boards::{board_size, disc_name};
use poda_window::look::widgets::{labeled_space, landmark};
use poda_window::look::{paint, theme};
use poda_window::panel::node_description::to_move;
use poda_window::panel::section::MARGIN;
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_words::i18n::args;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::styled_text::StyledText;
use std::sync::Arc;

/// The width of the panel, as a share of the width of the window.
const WIDTH: f32 = 0.24;
/// The height of a position, and of each of the two boards of a leaf, as shares of the height of the panel.
const POSITION: f32 = 0.46;
const LEAF_BOARD: f32 = 0.29;
/// The height of each board of discs at a leaf. Its many cells need more space, and its lines have no numbers around
/// the board.
const LEAF_BOARD_OF_DISCS: f32 = 0.375;
/// The height of each board, and the width of the panel as a share of the window, if the whole tree is one leaf.
const LONE_BOARD: f32 = 0.5;
const LONE_WIDTH: f32 = 0.72;
/// The least space for the panel and a tree of one leaf, in pixels.
const MIN_LONE_SPACE: Vec2 = vec2(560.0, 260.0);
/// The space above a board for the numbers of its lines, as a share of the board, and below it, as a share of the
/// height of the panel.
const GAP_ABOVE: f32 = 0.22;
/// The space above a board of discs, as a share of the board.
const GAP_ABOVE_DISCS: f32 = 0.04;
const GAP_BELOW: f32 = 0.03;
/// The text size below a board, in pixels before text is enlarged.
const TEXT: f32 = 16.0;
/// The text size of the number of a line, and the radius of the circle around it, in pixels before text is enlarged.
const NUMBER: f32 = 12.0;
const RADIUS: f32 = 9.5;
/// The distance from the center of a line's first cell to its number, in cells.
const TO_NUMBER: f32 = 0.78;

/// Draws the panel in a window in which nothing is presented, if the whole tree is one leaf whose evaluation counts
/// lines. The terms of the sum are added as the user steps: MAX's when the leaf is entered, MIN's when it is evaluated.
pub fn lone_board_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let Some(context) = &context.depth_first() else { return };
    let space = ui.available_size();
    let has_space = MIN_LONE_SPACE.x <= space.x && MIN_LONE_SPACE.y <= space.y;
    let is_alone = context.session.shows_document_alone() && context.session.current_match().is_none();
    let position = context.search.root();
    let (Board::Grid(grid), Some(_)) = (position.board(), position.counted_lines()) else { return };
    if !context.is_one_leaf() {
        return;
    }
    let has_room = has_space && is_alone;
    set_estimate_room(ui, context, has_room);
    if has_room {
        let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Background));
        Panel::right("lone board").exact_size(space.x * LONE_WIDTH).resizable(false).frame(frame).show(ui, |ui| {
            landmark(ui, Role::Region, &context.words.text("panel-position"));
            ui.spacing_mut().item_spacing.y = 0.0;
            match CountedLeaf::in_focus(context) {
                Some(leaf) => leaf_ui(ui, context, &grid, position, &leaf),
                None => position_ui(ui, context, &grid, position),
            }
        });
    }
}

/// Draws the panel at the right, if a position is to be shown.
pub fn board_panel_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let Some(context) = &context.depth_first() else { return lane_panel_ui(ui, context) };
    if !shows_board(context) {
        return;
    }
    let width = ui.available_width() * if context.is_one_leaf() { LONE_WIDTH } else { WIDTH };
    let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
    Panel::right("board").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
        landmark(ui, Role::Region, &context.words.text("panel-position"));
        ui.spacing_mut().item_spacing.y = 0.0;
        let node = context.focused_node();
        let position = context.search.recording().position(node);
        let Board::Grid(grid) = position.board() else { return };
        match CountedLeaf::in_focus(context) {
            Some(leaf) => leaf_ui(ui, context, &grid, &position, &leaf),
            None => position_ui(ui, context, &grid, &position),
        }
    });
}

/// Draws the panel of a search that is not depth first: the position in focus, without counted lines.
fn lane_panel_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let is_called_up = !context.lectern.hides_board && context.lectern.asides.is_empty();
    let has_board = context.lane().recorded().root().largest_board() != Board::Abstract;
    if !context.is_presenting() || !is_called_up || !has_board || context.session.current_match().is_some() {
        return;
    }
    let width = ui.available_width() * WIDTH;
    let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel)).inner_margin(Margin::symmetric(MARGIN, 18));
    Panel::right("board").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
        landmark(ui, Role::Region, &context.words.text("panel-position"));
        ui.spacing_mut().item_spacing.y = 0.0;
        let space = vec2(ui.available_width() * 0.88, ui.available_height() * POSITION);
        presented_position_ui(ui, context, space);
    });
}

/// Draws a position with the player to move, or the result of a finished game.
fn position_ui(ui: &mut Ui, context: &SearchContext<'_>, grid: &Grid, position: &AnyGame) {
    let height = ui.available_height();
    ui.add_space(height * (1.0 - POSITION) / 2.5);
    let size = vec2(ui.available_width() * 0.84, height * POSITION);
    let name = NodeNames::new(context.words, context.search.recording()).heading(context.focused_node());
    board_ui(ui, grid, size, None, &name);
    ui.add_space(height * 0.03);
    line_ui(ui, &to_move(context, position));
}

/// Draws a leaf: a board with the lines of each side, and below each board the number of its lines. The sum follows
/// once the leaf is evaluated. The boards are placed below one another, or side by side if the whole tree is one leaf.
fn leaf_ui(ui: &mut Ui, context: &SearchContext<'_>, grid: &Grid, position: &AnyGame, leaf: &CountedLeaf) {
    let height = ui.available_height();
    let side_ui = |ui: &mut Ui, side: usize, share: f32| {
        let counted = &leaf.lines[side];
        let seen = leaf.seen[side];
        let shown = CountedLines { lines: counted.lines[..seen.unwrap_or(0)].to_vec(), ..counted.clone() };
        let text = count_text(context, grid, counted, seen);
        let (width, gap) = if is_numbered(grid) { (0.64, GAP_ABOVE) } else { (0.88, GAP_ABOVE_DISCS) };
        let size = vec2(ui.available_width() * width, height * share);
        ui.add_space(height * share * gap);
        board_ui(ui, grid, size, Some(&shown), &text.plain());
        ui.add_space(height * GAP_BELOW);
        board_name_ui(ui, &text);
    };
    if context.is_one_leaf() {
        ui.add_space(height * 0.08);
        ui.columns(2, |columns| {
            for (side, column) in columns.iter_mut().enumerate() {
                side_ui(column, side, LONE_BOARD);
            }
        });
        ui.add_space(height * 0.06);
    } else {
        let share = if is_numbered(grid) { LEAF_BOARD } else { LEAF_BOARD_OF_DISCS };
        side_ui(ui, 0, share);
        side_ui(ui, 1, share);
        ui.add_space(height * 0.02);
    }
    if leaf.is_evaluated {
        sum_ui(ui, position.evaluate());
    } else if let [Some(max), None] = leaf.seen {
        begun_sum_ui(ui, max);
    }
}

#[derive(Clone, Debug)]
pub struct CountedLeaf {
    pub node: NodeId,
    /// The lines of each side, MAX's first.
    pub lines: [CountedLines; 2],
    /// How many lines of each side are drawn. `None` before they are counted.
    pub seen: [Option<usize>; 2],
    pub is_evaluated: bool,
}

impl CountedLeaf {
    /// Returns the focused node, if it is a leaf whose evaluation counts lines and the search has entered it.
    pub fn in_focus(context: &SearchContext<'_>) -> Option<Self> {
        let (recording, moment, node) = (context.search.recording(), context.search.moment(), context.focused_node());
        let is_entered = matches!(moment.state(node), NodeState::Open | NodeState::Finished);
        if !is_entered || !recording.trace().kind(node).is_evaluated() {
            return None;
        }
        let lines = recording.position(node).counted_lines()?;
        let is_asking = context.is_asking() || context.concealed().hides_value(node);
        let is_evaluated = moment.proved(node).is_exact() && !is_asking;
        let [max, min] = [lines[0].lines.len(), lines[1].lines.len()];
        let seen = if is_evaluated {
            [Some(max), Some(min)]
        } else if is_asking {
            [None, None]
        } else if !context.is_presenting() {
            [Some(max), None]
        } else if context.counts_lines_one_by_one() {
            let counted = context.lectern.line_count.of(context.node_ref(node));
            [Some(counted.min(max)), Some(counted.saturating_sub(max).min(min))]
        } else {
            [None, None]
        };
        Some(Self { node, lines, seen, is_evaluated })
    }

    /// Returns the number of lines of both sides.
    pub const fn total(&self) -> usize {
        self.lines[0].lines.len() + self.lines[1].lines.len()
    }
}

/// Returns whether the focused position is shown enlarged beside the tree. This is the case while presenting a game
/// whose evaluation counts lines, unless the user has hidden the board or opened another panel.
pub fn shows_board(context: &SearchContext<'_>) -> bool {
    let lectern = context.lectern;
    context.is_presenting()
        && !lectern.hides_board
        && !context.tree.is_far
        && lectern.asides.is_empty()
        && context.session.shows_document_alone()
        && context.search.recording().root().counted_lines().is_some()
}

/// Returns whether lines on a board are numbered. Lines shorter than the board are not, because several begin at the
/// same cell.
fn is_numbered(grid: &Grid) -> bool {
    grid.coordinates == Coordinates::CellNumbers
}

/// Returns the sentence about the side whose lines are counted on a board, with their number once counting has begun.
fn count_text(context: &ViewContext<'_>, grid: &Grid, counted: &CountedLines, seen: Option<usize>) -> StyledText {
    let mark = if is_numbered(grid) { counted.mark.to_string() } else { disc_name(context.words, counted.player) };
    let key = match (counted.player, seen) {
        (Player::Max, Some(_)) => "panel-open-lines-max",
        (Player::Min, Some(_)) => "panel-open-lines-min",
        (Player::Max, None) => "board-lines-max",
        (Player::Min, None) => "board-lines-min",
    };
    context.words.styled(key, &args![mark, count = seen.unwrap_or(0)])
}

/// Draws a board centered in the width, with lines on it.
fn board_ui(ui: &mut Ui, grid: &Grid, space: Vec2, lines: Option<&CountedLines>, name: &str) {
    let size = board_size(grid, space.x, space.min_elem());
    let (line, response) = ui.allocate_exact_size(vec2(ui.available_width(), size.y), Sense::hover());
    let rect = Rect::from_center_size(line.center(), size);
    let frame = Stroke::solid(2.4, PaletteColor::Secondary);
    let style = BoardStyle::new(point(0.0, 0.0), rect.width(), frame);
    let mut shapes = Vec::new();
    draw(&Board::Grid(grid.clone()), style, &mut shapes);
    if let Some(lines) = lines {
        draw_counted_lines(lines, grid, style, &mut shapes);
        // Draw the last counted line twice, so that it stands out.
        let last = CountedLines { lines: lines.lines.last().copied().into_iter().collect(), ..lines.clone() };
        draw_counted_lines(&last, grid, style, &mut shapes);
        // Lines pass behind the number of a cell, so that it stays readable.
        let radius = 0.27 * style.width / grid_extent(grid).x;
        let numbers: Vec<Shape> = shapes.iter().filter(|shape| matches!(shape, Shape::Text { .. })).cloned().collect();
        for number in numbers {
            if let Shape::Text { at, .. } = number {
                let fill = Some(PaletteColor::Background);
                shapes.extend([Shape::Circle { center: at, radius, fill, stroke: None }, number]);
            }
        }
        if is_numbered(grid) {
            draw_numbers(lines, grid, style, theme::enlargement(ui), &mut shapes);
        }
    }
    paint::shapes(ui.painter(), rect.min, theme::of(ui), &shapes);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
}

/// Draws the number of each line at its start, outside of the board.
fn draw_numbers(lines: &CountedLines, grid: &Grid, style: BoardStyle, scale: f32, shapes: &mut Vec<Shape>) {
    let cell = style.width / grid_extent(grid).x;
    let middle = |index: usize| cell_center(grid, point(0.0, 0.0), style.width, index);
    for (number, &(first, last)) in (1..).zip(&lines.lines) {
        let (from, to): (Point, Point) = (middle(first), middle(last));
        let toward = |from: f32, to: f32| if (to - from).abs() < 1.0 { 0.0 } else { (from - to).signum() };
        let away = point(toward(from.x, to.x), toward(from.y, to.y));
        let at = point(from.x + TO_NUMBER * cell * away.x, from.y + TO_NUMBER * cell * away.y);
        let fill = Some(player_color(lines.player));
        shapes.push(Shape::Circle { center: at, radius: RADIUS * scale, fill, stroke: None });
        let text = number.to_string();
        shapes.push(text_shape(at, Anchor::Center, NUMBER * scale, Font::SemiBold, PaletteColor::Background, text));
    }
}

/// Draws a sentence, centered in the width.
fn line_ui(ui: &mut Ui, text: &StyledText) {
    let galley = centered(ui, text);
    let rect = labeled_space(ui, vec2(ui.available_width(), galley.size().y), &text.plain());
    ui.painter().galley(rect.center_top(), galley, Color32::PLACEHOLDER);
}

/// Draws the name of a board below it. Screen readers read it at the board and not a second time.
fn board_name_ui(ui: &mut Ui, name: &StyledText) {
    let galley = centered(ui, name);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y), Sense::hover());
    ui.painter().galley(rect.center_top(), galley, Color32::PLACEHOLDER);
}

fn centered(ui: &Ui, text: &StyledText) -> Arc<Galley> {
    let size = TEXT * theme::enlargement(ui);
    let mut job = paint::styled_text(text, size, theme::of(ui), ui.available_width() - 2.0 * size);
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job.clone());
    caption::balanced(ui, &job, galley)
}
