//! Edges as lines: how a child was searched, and which line is the principal variation.

use super::anchors::edge_ends;
use super::cutoffs::draw_cutoff;
use super::edge_labels::add_edge_labels;
use super::labels::Labels;
use super::scene::Scene;
use crate::picture::measure::visit_badge::VisitBadge;
use crate::picture::palette::{PaletteColor, player_color};
use crate::picture::shape::{Point, Shape, Stroke};
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;

/// How much of the principal variation's mark is visible on both sides of an edge, in pixels.
const PV_BORDER: f32 = 2.5;
/// Between the mark and the edge, in pixels.
const PV_GAP: f32 = 0.8;
/// How far from an edge a pointer is still on it, in pixels.
const EDGE_RADIUS: f32 = 7.0;

/// Draws the edges to and from the visible nodes, with their cutoffs, and adds their labels.
pub(super) fn draw_edges<G: GameView>(
    scene: &Scene<'_, G>,
    visible: &[NodeId],
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
    let children = visible_children(scene, visible);
    if scene.shows_principal_variation() {
        draw_principal_variation(scene, shapes);
    }
    // Thin lines first, so that the important ones are on top.
    let mut strokes: Vec<_> = children.iter().map(|&child| (child, stroke(scene, child))).collect();
    strokes.sort_by(|(_, a), (_, b)| a.width.total_cmp(&b.width));
    for (child, stroke) in strokes {
        let (from, to) = edge_ends(scene, child);
        shapes.push(Shape::Line { from, to, stroke });
    }
    for &child in &children {
        draw_cutoff(scene, child, shapes, labels);
        add_edge_labels(scene, child, labels);
    }
}

/// Returns the child whose edge is nearest to a place, no more than a few pixels from it.
#[must_use]
pub fn edge_at<G: GameView>(scene: &Scene<'_, G>, place: Point) -> Option<NodeId> {
    let children = visible_children(scene, &scene.visible_nodes());
    let distances = children.into_iter().map(|child| (child, distance(edge_ends(scene, child), place)));
    let nearest = distances.min_by(|(_, a), (_, b)| a.total_cmp(b));
    nearest.filter(|(_, distance)| *distance <= EDGE_RADIUS).map(|(child, _)| child)
}

/// The distance of a place from a line.
fn distance((from, to): (Point, Point), place: Point) -> f32 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = (dx * dx + dy * dy).max(1e-6);
    let along = (((place.x - from.x) * dx + (place.y - from.y) * dy) / length).clamp(0.0, 1.0);
    let nearest = from.toward(to, along);
    (place.x - nearest.x).hypot(place.y - nearest.y)
}

/// Draws a wide line under each edge of the principal variation. It is visible on both sides of the edge at every scale;
/// a line in the background color between the two keeps their colors from mixing.
fn draw_principal_variation<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    for child in scene.recording.trace().principal_variation() {
        if has_visible_edge(scene, child) {
            let (from, to) = edge_ends(scene, child);
            let inner = stroke(scene, child).width + 2.0 * PV_GAP;
            let width = scene.line_px(9.0).max(inner + 2.0 * PV_BORDER);
            shapes.push(Shape::Line { from, to, stroke: Stroke::solid(width, PaletteColor::Current) });
            shapes.push(Shape::Line { from, to, stroke: Stroke::solid(inner, PaletteColor::Background) });
        }
    }
}

/// The children whose edges are visible: every visible node, every child of one, and the path to the current node.
fn visible_children<G: GameView>(scene: &Scene<'_, G>, visible: &[NodeId]) -> Vec<NodeId> {
    let mut children: Vec<NodeId> = visible.iter().copied().filter(|&node| node != scene.root).collect();
    children.extend(nearby_children(scene));
    children.extend(scene.moment().path().filter(|&node| has_visible_edge(scene, node)));
    children.sort_unstable();
    children.dedup();
    children
}

/// The drawn nodes of the rows below those in view, up to one picture's width beside it. An edge from further away would
/// only graze a corner of the picture.
fn nearby_children<'a, G: GameView>(scene: &'a Scene<'_, G>) -> impl Iterator<Item = NodeId> + 'a {
    let (view, positions) = (&scene.view, &scene.tree_layout.positions);
    let near = view.plane_x(-view.size.x)..view.plane_x(2.0 * view.size.x);
    let rows = scene.rows();
    let nodes = (rows.start + 1..=rows.end).flat_map(move |row| scene.within(positions.visible(row, near.clone())));
    nodes.map(|&node| NodeId::new(node as usize)).filter(|&node| scene.is_drawn(node))
}

/// Returns whether the edge to a node is in one of the rows in view.
fn has_visible_edge<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> bool {
    let rows = scene.rows();
    let ply = scene.recording.trace().ply(node);
    node != scene.root && scene.is_laid_out(node) && rows.start <= ply && ply <= rows.end
}

/// The line of the edge to a child. Lines get thinner as the scale shrinks, but the path and the proving edges stay at
/// least two pixels wide.
fn stroke<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> Stroke {
    let (trace, moment) = (scene.recording.trace(), scene.moment());
    let stroke = match (moment.state(child), trace.parent(child)) {
        (NodeState::Unvisited, _) => Stroke::dashed(scene.line_px(1.2), PaletteColor::FaintLine),
        (NodeState::Pruned, _) => Stroke::solid(scene.line_px(1.2), PaletteColor::FaintLine),
        (NodeState::Open, _) => Stroke::solid(scene.line_px(3.0).max(2.0), PaletteColor::Text),
        (NodeState::Finished, Some(parent)) if scene.proving_child(parent) == Some(child) => {
            Stroke::solid(scene.line_px(3.2).max(2.0), player_color(trace.player(parent)))
        }
        (NodeState::Finished, _) => Stroke::solid(scene.line_px(1.4), PaletteColor::Secondary),
    };
    // A scout only tests a bound: its line is dashed.
    Stroke { dashed: stroke.dashed || VisitBadge::of(trace, child) == Some(VisitBadge::Scout), ..stroke }
}
