//! What a click on the tree asks for.

use super::request::UiRequest;
use super::tree_panel::ViewContext;
use crate::game::any::AnyGame;
use crate::picture::Scene;
use crate::picture::draw::{is_on_fold_badge, is_on_offscreen_marker, marked_node};
use crate::picture::shape::Point;
use crate::trace::NodeId;
use egui::Response;

/// A click looks at a node, or at the current one again; on the mark of a folded one it opens that, and on the mark at
/// the picture's edge it goes to where that points. A double click shows
/// a subtree alone, on its root the one above, and on nothing everything.
pub(super) fn choose(
    response: &Response,
    context: &ViewContext<'_>,
    scene: &Scene<'_, AnyGame>,
    hovered: Option<NodeId>,
    pointer: Option<Point>,
    requests: &mut Vec<UiRequest>,
) {
    let on_mark = hovered.filter(|&node| pointer.is_some_and(|pointer| is_on_fold_badge(scene, node, pointer)));
    if response.double_clicked() {
        requests.push(match hovered {
            Some(node) if node == scene.root => UiRequest::RootUp,
            Some(node) if scene.recording.trace().subtree_range(node).len() > 1 => {
                UiRequest::SetRoot(context.node_ref(node))
            }
            Some(node) => UiRequest::FitSubtree(context.node_ref(node)),
            None => UiRequest::Fit,
        });
    } else if response.clicked() && pointer.is_some_and(|place| is_on_offscreen_marker(scene, place)) {
        requests.extend(marked_node(scene).map(|node| UiRequest::Jump(context.node_ref(node))));
    } else if let (Some(node), true) = (on_mark, response.clicked()) {
        requests.push(UiRequest::Fold(context.node_ref(node)));
    } else if response.clicked() {
        requests.push(UiRequest::Select(hovered.map(|node| context.node_ref(node))));
    }
}
