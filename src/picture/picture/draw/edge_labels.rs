//! Labels at edges: the move, the window with which the child was entered, and the badge of a scout or re-search.

use super::anchors::{beside_edge, edge_ends};
use super::labels::{LabelPriority, Labels};
use super::scene::Scene;
use super::visit_badge::badge_label;
use super::windows::draw_edge_window;
use crate::picture::fonts::Font;
use crate::picture::measure::dimensions::BOUND_SIZE;
use crate::picture::measure::visit_badge::VisitBadge;
use crate::picture::options::Notation;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::text_shape;
use poda_core::game::GameView;
use poda_core::text::visible;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;

/// Text size of a move, in units.
const MOVE_SIZE: f32 = 12.5;

/// Adds the labels at the edge to a child.
pub(super) fn add_edge_labels<G: GameView>(scene: &Scene<'_, G>, child: NodeId, labels: &mut Labels) {
    let (trace, sizes) = (scene.recording.trace(), &scene.tree_layout.sizes);
    let ends = edge_ends(scene, child);
    let is_entered = matches!(scene.moment().state(child), NodeState::Open | NodeState::Finished);
    let badge = VisitBadge::of(trace, child).filter(|_| is_entered);
    let has_window = sizes.notation == Notation::Edge && is_entered;
    if let Some(window) = trace.window(child).filter(|_| has_window) {
        // The mover's window takes a third line.
        let (t, lines) = if sizes.mover_view.is_some() { (0.27, 2.9) } else { (0.49, 1.6) };
        let candidate = |t: f32| {
            let mut shapes = Vec::new();
            let place = beside_edge(ends, t, scene.text_px(BOUND_SIZE) * lines, scene.px(5.0));
            draw_edge_window(scene, child, (window, badge), place, &mut shapes);
            shapes
        };
        labels.add_candidates(LabelPriority::Window, [t, 0.4, 0.32, 0.24, 0.58].map(candidate).into());
    }
    // Where windows are beside edges, so is the badge.
    let badge_on_edge = badge.filter(|_| !has_window);
    if let Some(badge) = badge_on_edge {
        labels.add(LabelPriority::VisitBadge, badge_label(scene, badge, ends));
    }
    let parent_and_move = trace.parent(child).zip(scene.recording.move_to(child));
    let Some((parent, mv)) = parent_and_move else { return };
    if let Some(label) = scene.recording.position(parent).move_label(mv) {
        let color = if is_entered { PaletteColor::Secondary } else { PaletteColor::FaintText };
        let size = scene.text_px(MOVE_SIZE);
        let badge_width = scene.text_px(badge_on_edge.map_or(0.0, VisitBadge::half_width));
        let (anchor, place) = beside_edge(ends, 0.58, size * 0.56, scene.px(6.0) + badge_width);
        let text = text_shape(place, anchor, size, Font::Regular, color, visible(label).into_owned());
        labels.add(LabelPriority::Move, vec![text]);
    }
}
