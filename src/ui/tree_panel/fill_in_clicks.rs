//! Clicks on a blank tree: a node puts the cursor into its field, an edge is cut.

use crate::game::any::AnyGame;
use crate::picture::Scene;
use crate::picture::draw::edge_at;
use crate::picture::shape::Point;
use crate::practice::blank::{BlankField, BlankPart};
use crate::trace::{NodeId, NodeKind};
use crate::ui::practice::{FillInRequest, PracticeRequest};
use crate::ui::request::UiRequest;
use egui::Response;

/// Turns a click into a request.
pub(super) fn handle_fill_in_click(
    response: &Response,
    scene: &Scene<'_, AnyGame>,
    hovered: Option<NodeId>,
    pointer: Option<Point>,
    requests: &mut Vec<UiRequest>,
) {
    if !response.clicked() {
        return;
    }
    let trace = scene.recording.trace();
    let edge = || pointer.and_then(|pointer| edge_at(scene, pointer)).filter(|_| trace.has_window());
    let request = match hovered {
        Some(node) if trace.kind(node) == NodeKind::Inner => {
            FillInRequest::GoTo(BlankField::new(node, BlankPart::Value))
        }
        _ => match edge() {
            Some(child) => FillInRequest::ToggleCut(child),
            None => return,
        },
    };
    requests.push(PracticeRequest::FillIn(request).into());
}
