//! The tooltip of a node.

use crate::game::GameView;
use crate::game::board::Board;
use crate::picture::board::BoardSizes;
use crate::trace::NodeId;
use crate::ui::games::boards::labelled_board;
use crate::ui::node_description::description;
use crate::ui::view_context::ViewContext;
use crate::ui::{paint, theme};
use egui::{Ui, Vec2, vec2};

/// The largest board in a tooltip, in pixels.
const MAX_BOARD: Vec2 = vec2(220.0, 150.0);

/// Draws what is known of a node, and its position with coordinates, which small boards in the tree lack.
pub(super) fn node_tooltip_ui(ui: &mut Ui, context: &ViewContext<'_>, node: NodeId) {
    ui.set_max_width(320.0);
    for line in description(context, node) {
        ui.label(paint::styled_text(&line, theme::TEXT, theme::of(ui), 320.0));
    }
    let board = context.search.recording().position(node).board();
    if board != Board::Abstract {
        let natural = BoardSizes::of(&board).inner;
        let scale = (MAX_BOARD.x / natural.x).min(MAX_BOARD.y / natural.y);
        ui.add_space(4.0);
        labelled_board(ui, &board, vec2(natural.x, natural.y) * scale);
    }
}
