//! Clicks on the tree.

use crate::game::any::AnyGame;
use crate::picture::Scene;
use crate::picture::draw::{is_on_fold_badge, is_on_offscreen_marker, marked_node};
use crate::picture::shape::Point;
use crate::trace::NodeId;
use crate::ui::command::UiCommand;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use egui::Response;

/// Turns a click into a request.
///
/// A click selects the node under the pointer, or none; on the badge of a folded node it unfolds the node, and on the marker
/// at the edge of the picture it scrolls to the node that the marker points at. A double click shows only the subtree of a
/// node, the parent's subtree on the root of what is shown, fits a leaf, and fits the whole tree beside the nodes.
pub(super) fn handle_click(
    response: &Response,
    context: &ViewContext<'_>,
    scene: &Scene<'_, AnyGame>,
    hovered: Option<NodeId>,
    pointer: Option<Point>,
    requests: &mut Vec<UiRequest>,
) {
    let on_badge = hovered.filter(|&node| pointer.is_some_and(|pointer| is_on_fold_badge(scene, node, pointer)));
    if response.double_clicked() {
        requests.push(match hovered {
            Some(node) if node == scene.root => UiCommand::ShowParent.into(),
            Some(node) if scene.recording.trace().subtree_range(node).len() > 1 => {
                UiRequest::ShowSubtree(context.node_ref(node))
            }
            Some(node) => UiRequest::FitSubtree(context.node_ref(node)),
            None => UiCommand::Fit.into(),
        });
    } else if response.clicked() && pointer.is_some_and(|place| is_on_offscreen_marker(scene, place)) {
        requests.extend(marked_node(scene).map(|node| UiRequest::Reveal(context.node_ref(node))));
    } else if let (Some(node), true) = (on_badge, response.clicked()) {
        requests.push(UiRequest::ToggleFold(context.node_ref(node)));
    } else if response.clicked() {
        requests.push(UiRequest::Select(hovered.map(|node| context.node_ref(node))));
    }
}
