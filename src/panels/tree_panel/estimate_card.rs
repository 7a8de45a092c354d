//! The card with the estimate of the leaf in focus, in a corner of the panel that the tree leaves free: a board for
//! each side with the lines that count, and their sum.

use super::drawn_view::DrawnView;
use super::minimap::node_rect;
use crate::side_panel::position::{estimate_size, estimate_ui, is_counted_leaf, set_estimate_room};
use egui::{Rect, Ui, UiBuilder, Vec2, pos2};
use poda_core::game::GameView;
use poda_core::game::board::{Board, Grid};
use poda_core::trace::NodeId;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::view::NODES_FROM;
use poda_window::look::widgets::paint_box;
use poda_window::panel::view_context::SearchContext;

/// The sizes of each board that are tried, the largest first, in pixels.
const BOARDS: [f32; 6] = [150.0, 132.0, 114.0, 96.0, 84.0, 72.0];
/// The distance of the boards from the edge of the card, and of the card from the edges of the panel, in pixels.
const PADDING: f32 = 10.0;
const MARGIN: f32 = 8.0;
/// The distance between the card and the tree, in pixels.
const CLEARANCE: f32 = 4.0;
/// How many points of an edge are compared with the card.
const POINTS_OF_EDGE: u16 = 40;

/// Draws the card, if the leaf in focus was evaluated by counting lines and a corner is free of the tree and of the
/// `map`. Which corner it is does not depend on the step.
pub(super) fn estimate_card_ui(
    ui: &mut Ui,
    panel: Rect,
    map: Option<Rect>,
    context: &SearchContext<'_>,
    drawn: &DrawnView<'_>,
) {
    let root = context.search.root();
    let Board::Grid(grid) = root.board() else { return };
    // The game may be over at the root, where no lines are counted. A tree of one leaf has a large board beside it.
    if root.counted_lines().is_none() || context.is_one_leaf() {
        return;
    }
    let is_near = NODES_FROM <= drawn.view.scale;
    let is_in_window = !context.is_presenting() && !context.is_embedded();
    let is_reading = is_in_window && context.session.current_match().is_none() && context.filled_in().is_none();
    let free = if is_near && is_reading { free_corner(panel, map, &grid, context, drawn) } else { None };
    set_estimate_room(ui, context, free.is_some());
    let node = context.focused_node();
    let position = context.search.recording().position(node);
    let is_shown = is_counted_leaf(context, node)
        && !context.is_asking()
        && !context.concealed().hides_value(node)
        && position.counted_lines().is_some();
    if let Some((card, board)) = free.filter(|_| is_shown) {
        paint_box(ui, card, PaletteColor::Background);
        ui.scope_builder(UiBuilder::new().max_rect(card.shrink(PADDING)), |ui| {
            estimate_ui(ui, context, &position, board);
        });
    }
}

/// Returns the rectangle of the largest card in a corner that covers neither a node, an edge nor the map, and the size
/// of its boards.
fn free_corner(
    panel: Rect,
    map: Option<Rect>,
    grid: &Grid,
    context: &SearchContext<'_>,
    drawn: &DrawnView<'_>,
) -> Option<(Rect, f32)> {
    let nodes = (drawn.visible)();
    let is_covered = |card: Rect| {
        let card = card.expand(CLEARANCE);
        let covers =
            |&node| node_rect(panel, drawn, node).intersects(card) || edge_crosses(card, panel, context, drawn, node);
        map.is_some_and(|map| map.intersects(card)) || nodes.iter().any(covers)
    };
    let clear = drawn.view.content_range();
    BOARDS.iter().find_map(|&board| {
        let size = estimate_size(grid, board) + Vec2::splat(2.0 * PADDING);
        let (left, right) = (panel.left() + clear.start, panel.left() + clear.end - size.x);
        let (top, bottom) = (panel.top() + MARGIN, panel.bottom() - MARGIN - size.y);
        if right < left || bottom < top {
            return None;
        }
        let corners = [(left, top), (right, top), (left, bottom), (right, bottom)];
        let cards = corners.map(|(x, y)| Rect::from_min_size(pos2(x, y), size));
        cards.into_iter().find(|&card| !is_covered(card)).map(|card| (card, board))
    })
}

/// Returns whether the edge from the parent of a node crosses a rectangle.
fn edge_crosses(card: Rect, panel: Rect, context: &SearchContext<'_>, drawn: &DrawnView<'_>, node: NodeId) -> bool {
    let Some(parent) = context.search.trace().parent(node).filter(|_| node != drawn.root) else { return false };
    let [from, to] = [parent, node].map(|end| {
        let center = drawn.view.center(&drawn.tree_layout.positions, end);
        pos2(center.x, center.y) + panel.min.to_vec2()
    });
    (0..=POINTS_OF_EDGE).any(|point| card.contains(from.lerp(to, f32::from(point) / f32::from(POINTS_OF_EDGE))))
}
