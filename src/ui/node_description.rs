//! What is said of a node beside the picture: in its tooltip, in its menu, and to those who cannot see it.

use super::command::UiCommand;
use super::request::UiRequest;
use super::side_panel::{EditField, labelled_board, sort_choices};
use super::tree_panel::ViewContext;
use super::widgets::{self, menu_item, menu_item_if};
use super::{paint, theme};
use crate::game::GameView;
use crate::game::any::AnyGame;
use crate::game::board::Board;
use crate::game::tree::Tree;
use crate::game::tree::editing::TreeEdit;
use crate::i18n::message_args;
use crate::i18n::narration;
use crate::i18n::node_names::NodeNames;
use crate::i18n::ordering;
use crate::i18n::styled_text::StyledText;
use crate::picture::Scene;
use crate::picture::board::BoardSizes;
use crate::score::Player;
use crate::search::Leaf;
use crate::session::command::Command;
use crate::session::reorder;
use crate::trace::moment::NodeState;
use crate::trace::passes::PassStep;
use crate::trace::shown_value::ShownValue;
use crate::trace::{NodeId, NodeKind};
use egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

/// How wide and how high the board in a tooltip becomes at most.
const HOVERED: Vec2 = vec2(220.0, 150.0);

/// Up to so many nodes have names for screen readers.
const MOST_NAMED: usize = 300;

/// What is known of a node, in a tooltip.
pub(super) fn describe(ui: &mut Ui, context: &ViewContext<'_>, node: NodeId) {
    ui.set_max_width(320.0);
    for line in description(context, node) {
        ui.label(paint::styled_text(&line, theme::TEXT, theme::of(ui), 320.0));
    }
    // On a small board nothing can be written: here it says what its cells are called.
    let board = context.search.recording().position(node).board();
    if board != Board::Abstract {
        let natural = BoardSizes::of(&board).inner;
        let scale = (HOVERED.x / natural.x).min(HOVERED.y / natural.y);
        ui.add_space(4.0);
        labelled_board(ui, &board, vec2(natural.x, natural.y) * scale);
    }
}

pub(super) fn description(context: &ViewContext<'_>, node: NodeId) -> Vec<StyledText> {
    let (words, search) = (context.words, context.search);
    let (trace, moment, recording) = (search.trace(), search.moment(), search.recording());
    let name = NodeNames::new(words, recording).heading(node);
    let player = match trace.player(node) {
        Player::Max => "MAX",
        Player::Min => "MIN",
    };
    let mut lines = vec![words.styled(
        "hover-node",
        &[("name", name.into()), ("player", player.into()), ("ply", trace.ply(node).to_string().into())],
    )];
    let known = moment.shown_value(node).to_string();
    lines.push(match (moment.state(node), trace.kind(node)) {
        (NodeState::Unvisited, _) => words.styled("hover-unvisited", &[]),
        (NodeState::Pruned, _) => words.styled("hover-pruned", &[]),
        (_, NodeKind::Leaf(Leaf::TableHit)) => message_args::table_hit(words, &moment, node)
            .unwrap_or_else(|| words.styled("hover-open", &[("known", known.into())])),
        (_, NodeKind::Leaf(_)) if moment.proved(node).is_exact() => {
            words.styled("hover-leaf", &[("sum", recording.evaluation(node).to_string().into())])
        }
        (NodeState::Open | NodeState::Finished, NodeKind::Inner) if trace.mistake().is_some() => {
            words.styled("hover-claimed", &[("known", known.into())])
        }
        (NodeState::Open, _) => words.styled("hover-open", &[("known", known.into())]),
        (NodeState::Finished, _) => words.styled("hover-finished", &[("known", known.into())]),
    });
    if let Some(value) = recording.correction(node, moment.step()) {
        lines.push(words.styled("caption-true-value", &[("value", value.into())]));
    }
    let is_min = trace.player(node) == Player::Min;
    if is_min
        && recording.config().algorithm.properties().counts_for_mover
        && moment.shown_value(node) != ShownValue::NOTHING
    {
        let known = moment.shown_value(node).view(Player::Min).to_string();
        lines.push(words.styled("hover-mover", &[("known", known.into())]));
    }
    if let Some(window) = moment.window(node).filter(|_| moment.state(node) == NodeState::Open) {
        lines.push(words.styled("hover-window", &[("alpha", window.alpha.into()), ("beta", window.beta.into())]));
    }
    if let Some(window) = trace.window(node).filter(|_| moment.state(node) == NodeState::Finished) {
        let args = [("alpha", window.alpha.into()), ("beta", window.beta.into())];
        lines.push(words.styled("hover-searched-with", &args));
    }
    lines.extend(why_cut(context, node));
    lines.extend(ordering::rank_reason(words, recording, moment.step(), node).map(StyledText::faint));
    lines
}

/// Why the search cut at a node, or left a child of one out: the inequality that stands at the cut where there is room.
fn why_cut(context: &ViewContext<'_>, node: NodeId) -> Option<StyledText> {
    let (trace, moment) = (context.search.trace(), context.search.moment());
    let is_left_out = moment.state(node) == NodeState::Pruned && trace.is_pruned_root(node);
    let at = if is_left_out { trace.parent(node)? } else { node };
    let text = moment.cutoff(at)?.inequality(context.search.recording().config().cut_on);
    Some(context.words.styled("hover-cut", &[("inequality", text.into())]))
}

/// A node's name and what has become of it, in a few words.
pub(super) fn accessible(context: &ViewContext<'_>, node: NodeId) -> String {
    let words = context.words;
    let name = NodeNames::new(words, context.search.recording()).heading(node);
    words.fill("node-accessible", &[("name", name.into()), ("known", known(context, node).into())])
}

/// What has become of a node, in a few words or as what is proved of it.
pub(super) fn known(context: &ViewContext<'_>, node: NodeId) -> String {
    let (words, moment) = (context.words, context.search.moment());
    match moment.state(node) {
        NodeState::Unvisited => words.text("node-unvisited"),
        NodeState::Pruned => words.text("node-pruned"),
        NodeState::Open | NodeState::Finished => moment.shown_value(node).to_string(),
    }
}

/// What can be done with a node, in the menu that opens on it.
pub(super) fn menu(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    scene: &Scene<'_, AnyGame>,
    node: NodeId,
    requests: &mut Vec<UiRequest>,
) {
    let (words, trace) = (context.words, context.search.trace());
    ui.set_width(280.0);
    widgets::heading(ui, &NodeNames::new(words, context.search.recording()).heading(node));
    let has_children = trace.subtree_range(node).len() > 1;
    let is_folded = scene.folded_below(node) > 0;
    if menu_item_if(
        ui,
        &UiCommand::OnlySubtree.name(words),
        &UiCommand::OnlySubtree.key(words),
        false,
        has_children && node != scene.root,
    ) {
        requests.push(UiRequest::SetRoot(context.node_ref(node)));
    }
    if menu_item(ui, &words.text("node-fit"), "", false) {
        requests.push(UiRequest::FitSubtree(context.node_ref(node)));
    }
    let is_foldable = has_children && (trace.is_searched(node) || context.search.folds().is_chosen(node) || !is_folded);
    let name = words.text(if is_folded { "node-unfold" } else { "node-fold" });
    if menu_item_if(ui, &name, &UiCommand::Fold.key(words), false, is_foldable) {
        requests.push(UiRequest::Fold(context.node_ref(node)));
    }
    if menu_item_if(ui, &words.text("node-visit"), "", false, trace.entered_at(node).is_some())
        && let Some(step) = trace.entered_at(node)
    {
        requests.push(UiRequest::Do(Command::Seek(context.search.timeline_step_at(step))));
    }
    if context.search.moment().state(node) == NodeState::Pruned && menu_item(ui, &words.text("what-if-menu"), "", false)
    {
        requests.push(UiRequest::Type(EditField::Supposed, context.node_ref(node)));
    }
    let position = context.search.recording().position(node);
    if matches!(position, AnyGame::Tree(_)) || reorder::movable(context.search.recording(), node).is_some() {
        widgets::separator(ui);
        order_choices(ui, context, node, requests);
    }
    if let AnyGame::Tree(tree) = position {
        edit_choices(ui, context, node, &tree, requests);
    }
}

/// Having a node tried earlier or later than its siblings.
fn order_choices(ui: &mut Ui, context: &ViewContext<'_>, node: NodeId, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let siblings = reorder::movable(context.search.recording(), node).unwrap_or_default();
    let from = siblings.iter().position(|&sibling| sibling == node);
    let earlier = from.and_then(|from| from.checked_sub(1));
    let later = from.map(|from| from + 1).filter(|&to| to < siblings.len());
    for (command, to) in [(UiCommand::Earlier, earlier), (UiCommand::Later, later)] {
        if menu_item_if(ui, &command.name(words), &command.key(words), false, to.is_some()) {
            requests.extend(to.map(|to| UiRequest::Reorder(context.node_ref(node), to)));
        }
    }
}

/// What can be done to the tree at a node.
fn edit_choices(ui: &mut Ui, context: &ViewContext<'_>, node: NodeId, tree: &Tree, requests: &mut Vec<UiRequest>) {
    let (words, place, is_root) = (context.words, tree.place(), node == NodeId::ROOT);
    if menu_item(ui, &words.text("edit-add-child"), "", false) {
        requests.push(UiRequest::EditTree(TreeEdit::AddChild { parent: place }));
    }
    if menu_item_if(ui, &words.text("edit-add-sibling"), "", false, !is_root) {
        requests.push(UiRequest::EditTree(TreeEdit::AddSibling { node: place }));
    }
    if menu_item(ui, &words.text("edit-rename"), "", false) {
        requests.push(UiRequest::Type(EditField::Name, context.node_ref(node)));
    }
    if menu_item_if(ui, &words.text("edit-delete-with"), &UiCommand::Delete.key(words), false, !is_root) {
        requests.push(UiRequest::EditTree(TreeEdit::Delete { node: place }));
    }
    if !tree.node().children.is_empty() {
        widgets::submenu(ui, &words.text("edit-sort-below"), "", |ui| {
            ui.set_width(200.0);
            sort_choices(ui, words, place, requests);
        });
    }
}

/// The tree for those who cannot see it: the step in words, and a name for every node in sight.
pub(super) fn announce(ui: &Ui, context: &ViewContext<'_>, scene: &Scene<'_, AnyGame>, response: &Response) {
    let search = context.search;
    let place = PassStep { pass: search.pass(), step: search.step() };
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Image, true, narration::spoken_caption(context.words, search.passes(), place))
    });
    let nodes = if scene.overview_blend() < 1.0 { scene.visible_nodes() } else { Vec::new() };
    let rect = response.rect;
    for node in nodes.into_iter().take(MOST_NAMED) {
        let center = scene.center(node);
        let place = pos2(center.x, center.y) + rect.min.to_vec2();
        if rect.contains(place) {
            let id = ui.scope_id().with(node);
            let named = ui.interact(Rect::from_center_size(place, Vec2::splat(20.0)), id, Sense::hover());
            named.widget_info(|| WidgetInfo::labeled(Role::Label, true, accessible(context, node)));
        }
    }
}
