//! Pointing at the tree: clicks, tooltips, the menu of a node, and the name of the panel for screen readers.

use crate::side_panel::position::{estimate_ui, is_counted_leaf};
use crate::side_panel::tree_editor::{add_child_message, sort_items, turn_items};
use egui::{Rect, RectAlign, Response, Role, Tooltip, Ui, Vec2, WidgetInfo, vec2};
use poda_core::game::GameView;
use poda_core::game::any::AnyGame;
use poda_core::game::board::Board;
use poda_core::game::tree::Tree;
use poda_core::game::tree::editing::TreeEdit;
use poda_core::search::what_if::can_suppose;
use poda_core::trace::moment::NodeState;
use poda_core::trace::passes::PassStep;
use poda_core::trace::{NodeId, NodeKind};
use poda_picture::picture::Scene;
use poda_picture::picture::draw::{edge_at, is_on_fold_badge, is_on_offscreen_marker, marked_node};
use poda_picture::picture::shape::{PixelRect, Point, Shape};
use poda_session::lanes::Lane;
use poda_session::{Command, reorder};
use poda_window::games::boards::{fitted_size, labeled_board};
use poda_window::input::command::UiCommand;
use poda_window::look::menus::{self, MenuItem, menu_item, menu_item_if};
use poda_window::look::widgets;
use poda_window::look::{paint, theme};
use poda_window::panel::command_state::moves_among_siblings;
use poda_window::panel::lane_text::tree_name;
use poda_window::panel::node_description::description;
use poda_window::panel::request::{EditField, Requests, UiRequest};
use poda_window::panel::request_widgets::request_item;
use poda_window::panel::view_context::SearchContext;
use poda_window::panel::why_not;
use poda_window::state::practice::FillInRequest;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{args, narration};
use poda_words::practice::blank::{BlankField, BlankPart};

/// Turns a click into a request.
///
/// A click selects the node under the pointer, or clears the selection outside the nodes. On the badge of a folded node
/// it unfolds the node. On the marker at the edge of the picture it scrolls to the node to which the marker points. A
/// double click on a node shows only its subtree; on the topmost node it shows the subtree of the parent; on a leaf it
/// fits the leaf; outside the nodes it fits the whole tree.
pub(super) fn handle_click(
    response: &Response,
    context: &SearchContext<'_>,
    scene: &Scene<'_, AnyGame>,
    hovered: Option<NodeId>,
    pointer: Option<Point>,
) {
    let on_badge = hovered.filter(|&node| pointer.is_some_and(|pointer| is_on_fold_badge(scene, node, pointer)));
    if response.double_clicked() {
        context.requests.push(match hovered {
            Some(node) if node == scene.root => UiCommand::ShowParent.into(),
            Some(node) if scene.recording.trace().subtree_range(node).len() > 1 => {
                UiRequest::ShowSubtree(context.node_ref(node))
            }
            Some(node) => UiRequest::FitSubtree(context.node_ref(node)),
            None => UiCommand::Fit.into(),
        });
    } else if response.clicked() && pointer.is_some_and(|at| is_on_offscreen_marker(scene, at)) {
        context.requests.extend(marked_node(scene).map(|node| UiRequest::Reveal(context.node_ref(node))));
    } else if let (Some(node), true) = (on_badge, response.clicked()) {
        context.requests.push(UiRequest::ToggleFold(context.node_ref(node)));
    } else if response.clicked() {
        context.requests.push(UiRequest::Select(hovered.map(|node| context.node_ref(node))));
    }
}

/// Turns a click into a request of filling in the tree: on an inner node it goes to the node's field, on an edge it
/// cuts the edge or restores it.
pub(super) fn handle_fill_in_click(
    response: &Response,
    scene: &Scene<'_, AnyGame>,
    hovered: Option<NodeId>,
    pointer: Option<Point>,
    requests: &Requests,
) {
    if !response.clicked() {
        return;
    }
    let trace = scene.recording.trace();
    let field = |node| FillInRequest::GoTo(BlankField::new(node, BlankPart::Value));
    let cut = || pointer.and_then(|pointer| edge_at(scene, pointer)).filter(|_| trace.has_window);
    let inner = hovered.filter(|&node| trace.kind(node) == NodeKind::Inner);
    requests.extend(inner.map(field).or_else(|| cut().map(FillInRequest::ToggleCut)));
}

/// The largest board in a tooltip, and the largest board of pits, in pixels.
const MAX_BOARD: Vec2 = vec2(220.0, 150.0);
const MAX_PITS: Vec2 = vec2(280.0, 200.0);
/// The size of each of the two boards of an evaluated leaf in a tooltip, in pixels.
const COUNTED_BOARD: f32 = 110.0;

/// Returns a tooltip beside the ring around a node of a tree in `rect`, on the side with more space. It ends at the
/// bottom of the node, so that it covers no branches.
pub(super) fn tooltip_beside<'a>(panel: &'a Response, rect: Rect, ring: &Shape) -> Tooltip<'a> {
    let corners = if let Shape::Polygon { corners, .. } = ring { corners.as_slice() } else { &[] };
    let around = PixelRect::around(corners);
    let at = |corner: Point| rect.min + vec2(corner.x, corner.y);
    let node = Rect::from_min_max(at(around.min), at(around.max));
    let is_left = node.center().x < rect.center().x;
    let (align, others): (_, &[RectAlign]) = if is_left {
        (RectAlign::RIGHT_END, &[RectAlign::RIGHT_START, RectAlign::LEFT_END])
    } else {
        (RectAlign::LEFT_END, &[RectAlign::LEFT_START, RectAlign::RIGHT_END])
    };
    let mut tooltip = Tooltip::for_enabled(panel);
    tooltip.popup = tooltip.popup.anchor(node).align(align).align_alternatives(others);
    tooltip
}

pub(super) fn node_tooltip_ui(ui: &mut Ui, context: &SearchContext<'_>, node: NodeId) {
    let position = context.search.recording().position(node);
    let is_evaluated = is_counted_leaf(context, node) && !context.is_asking();
    if is_evaluated && !context.concealed().hides_value(node) && position.counted_lines().is_some() {
        description_ui(ui, &description(context, node), &Board::Abstract, MAX_BOARD);
        ui.add_space(4.0);
        return estimate_ui(ui, context, &position, COUNTED_BOARD);
    }
    let board = position.board();
    let max_size = if let Board::Mancala(_) = board { MAX_PITS } else { MAX_BOARD };
    description_ui(ui, &description(context, node), &board, max_size);
}

/// Draws the lines that describe a node, and its position on a board with coordinates, which the small boards in the
/// tree do not have.
pub(super) fn description_ui(ui: &mut Ui, lines: &[StyledText], board: &Board, max_size: Vec2) {
    ui.set_max_width(320.0);
    for line in lines {
        ui.label(paint::styled_text(line, theme::TEXT, theme::of(ui), 320.0));
    }
    if *board != Board::Abstract {
        ui.add_space(4.0);
        labeled_board(ui, board, fitted_size(board, max_size));
    }
}

/// Sets the name of the panel and the description of the current step for screen readers.
pub(super) fn name_panel(context: &SearchContext<'_>, ui: &Ui, response: &Response) {
    let (words, search) = (context.words, context.search);
    let is_own = |lane| matches!(lane, Lane::Search(own) if std::ptr::eq(own, search));
    let name = match search.passes().len() {
        1 => tree_name(words, context.session.lanes(), is_own),
        _ => words.fill("tree-name-of-pass", &args![pass = search.pass() + 1]),
    };
    let name = match &search.tree_layout.graph {
        Some(_) => words.fill("tree-name-of-positions", &args![name]),
        None => name,
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Tree, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        let step = PassStep { pass: search.pass(), step: search.step() };
        // During an exercise, the description must not reveal the number of remaining steps, nor the value that a
        // question asks for.
        node.set_description(if context.filled_in().is_some() {
            words.text("fill-in-caption")
        } else if context.is_asking() {
            NodeNames::new(words, search.recording()).heading(context.focused_node())
        } else if context.last_step().is_some() {
            narration::caption(words, search.recording(), search.step()).plain()
        } else {
            narration::spoken_caption(words, search.passes(), step)
        });
    });
}

pub(super) fn node_menu_ui(ui: &mut Ui, context: &SearchContext<'_>, scene: &Scene<'_, AnyGame>, node: NodeId) {
    let (words, trace) = (context.words, context.search.trace());
    ui.set_width(280.0);
    widgets::heading(ui, &NodeNames::new(words, context.search.recording()).heading(node));
    let has_children = trace.subtree_range(node).len() > 1;
    let is_folded = scene.folded_below(node) > 0;
    let subtree = UiCommand::ShowSubtree;
    let is_other_subtree = has_children && node != scene.root;
    if menu_item_if(ui, &subtree.name(words), &subtree.key(words), MenuItem::Command, is_other_subtree) {
        context.requests.push(UiRequest::ShowSubtree(context.node_ref(node)));
    }
    let fit = UiRequest::FitSubtree(context.node_ref(node));
    request_item(ui, context, &words.text("node-fit"), MenuItem::Command, fit);
    let is_foldable = has_children && (trace.is_searched(node) || context.search.folds.is_chosen(node) || !is_folded);
    let name = words.text(if is_folded { "node-unfold" } else { "node-fold" });
    if menu_item_if(ui, &name, &UiCommand::ToggleFold.key(words), MenuItem::Command, is_foldable) {
        context.requests.push(UiRequest::ToggleFold(context.node_ref(node)));
    }
    let visit = trace.entered_at(node).map(|step| Command::Seek(context.search.timeline_step_at(step)));
    if menu_item_if(ui, &words.text("node-visit"), "", MenuItem::Command, visit.is_some()) {
        context.requests.extend(visit);
    }
    if why_not::can_ask(context, node) {
        let name = NodeNames::new(words, context.search.recording()).short_inline(node);
        let name = words.fill("why-not-ask", &args![move = name]);
        let key = UiCommand::ToggleWhyNot.key(words);
        if menu_item_if(ui, &name, &key, MenuItem::Command, true) {
            context.requests.push(UiRequest::AskWhyNot(Some(context.node_ref(node))));
        }
    }
    if context.is_embedded() {
        return;
    }
    if context.search.moment().state(node) == NodeState::Pruned
        && context.session.split().is_none()
        && can_suppose(context.search.config(), context.search.root())
        && menu_item(ui, &words.text("what-if-menu"), MenuItem::Command)
    {
        context.requests.push(UiRequest::FocusField(EditField::WhatIf, context.node_ref(node)));
    }
    let position = context.search.recording().position(node);
    if matches!(position, AnyGame::Tree(_)) || reorder::movable(context.search.recording(), node).is_some() {
        widgets::separator(ui);
        order_items(ui, context, node);
    }
    if let AnyGame::Tree(tree) = position {
        edit_items(ui, context, node, &tree);
    }
}

/// Draws the items that move a node among its siblings.
fn order_items(ui: &mut Ui, context: &SearchContext<'_>, node: NodeId) {
    let words = context.words;
    let [earlier, later] = moves_among_siblings(context, node);
    for (command, to) in [(UiCommand::MoveEarlier, earlier), (UiCommand::MoveLater, later)] {
        if menu_item_if(ui, &command.name(words), &command.key(words), MenuItem::Command, to.is_some()) {
            context.requests.extend(to.map(|to| UiRequest::Reorder(context.node_ref(node), to)));
        }
    }
}

fn edit_items(ui: &mut Ui, context: &SearchContext<'_>, node: NodeId, tree: &Tree) {
    let (words, index, is_root) = (context.words, tree.node_index(), node == NodeId::ROOT);
    let child = UiRequest::EditTree(TreeEdit::AddChild { parent: index });
    request_item(ui, context, &words.text(add_child_message(tree)), MenuItem::Command, child);
    if menu_item_if(ui, &words.text("edit-add-sibling"), "", MenuItem::Command, !is_root) {
        context.requests.push(UiRequest::EditTree(TreeEdit::AddSibling { node: index }));
    }
    let rename = UiRequest::FocusField(EditField::Name, context.node_ref(node));
    request_item(ui, context, &words.text("edit-rename"), MenuItem::Command, rename);
    if menu_item_if(ui, &words.text("edit-delete-with"), &UiCommand::DeleteNode.key(words), MenuItem::Command, !is_root)
    {
        context.requests.push(UiRequest::EditTree(TreeEdit::Delete { node: index }));
    }
    if !tree.children().is_empty() {
        turn_items(ui, context, tree);
        menus::submenu(ui, &words.text("edit-sort-below"), "", |ui| {
            ui.set_width(200.0);
            sort_items(ui, context, index);
        });
    }
}
