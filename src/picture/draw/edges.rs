//! Edges: how a child came to be searched, or why it was not.

use super::labels::{LabelPriority, Labels};
use super::mover_view;
use super::nodes::{foot, head, write_bounds};
use super::scene::Scene;
use super::visit_badge::{self, VisitBadge};
use crate::game::GameView;
use crate::picture::fonts::Font;
use crate::picture::options::Notation;
use crate::picture::palette::PaletteColor;
use crate::picture::palette::player_color;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use crate::picture::tree_layout::{BOUND_SIZE, inequality};
use crate::score::Cutoff;
use crate::text::visible;
use crate::trace::NodeId;
use crate::trace::moment::NodeState;

/// Where on an edge its cut is, as a share of the way down: a single one, and one of several.
const CUT_AT: f32 = 0.54;
const CUTS_AT: f32 = 0.56;
/// So much of the mark of best play is seen on both sides of an edge, in pixels.
const BEST_PLAY_BORDER: f32 = 2.5;
/// Between the two, in pixels.
const BEST_PLAY_GAP: f32 = 0.8;
/// The size of a move's name.
const MOVE_SIZE: f32 = 12.5;

/// Draws the edges that lead to the visible nodes and away from them.
pub(in crate::picture) fn draw<G: GameView>(
    scene: &Scene<'_, G>,
    visible: &[NodeId],
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
    let children = children_to_draw(scene, visible);
    let best_play =
        if scene.shows_principal_variation() { scene.recording.trace().principal_variation() } else { Vec::new() };
    for &child in best_play.iter().filter(|&&node| is_seen(scene, node)) {
        let (from, to) = ends(scene, child);
        // It shows on both sides of the edge at every size, and paper keeps it off the edge: no two colours become a third.
        let inner = stroke(scene, child).width + 2.0 * BEST_PLAY_GAP;
        let width = scene.line_px(9.0).max(inner + 2.0 * BEST_PLAY_BORDER);
        shapes.push(Shape::Line { from, to, stroke: Stroke::solid(width, PaletteColor::Current) });
        shapes.push(Shape::Line { from, to, stroke: Stroke::solid(inner, PaletteColor::Background) });
    }
    // The light ones first, so that the ones that matter lie on top.
    let mut strokes: Vec<_> = children.iter().map(|&child| (child, stroke(scene, child))).collect();
    strokes.sort_by(|(_, a), (_, b)| a.width.total_cmp(&b.width));
    for (child, stroke) in strokes {
        let (from, to) = ends(scene, child);
        shapes.push(Shape::Line { from, to, stroke });
    }
    for &child in &children {
        draw_marks(scene, child, shapes, labels);
    }
}

/// The children whose edges are seen: every visible node, and every child of one.
fn children_to_draw<G: GameView>(scene: &Scene<'_, G>, visible: &[NodeId]) -> Vec<NodeId> {
    let mut children: Vec<NodeId> = visible.iter().copied().filter(|&node| node != scene.root).collect();
    children.extend(children_nearby(scene));
    // The way to the current node is never left away.
    children.extend(scene.moment().path().filter(|&node| is_seen(scene, node)));
    children.sort_unstable();
    children.dedup();
    children
}

/// The drawn nodes of the rows below those in view. Edges leave the picture too, but not those that only graze its corner.
fn children_nearby<'a, G: GameView>(scene: &'a Scene<'_, G>) -> impl Iterator<Item = NodeId> + 'a {
    let (view, layout) = (&scene.view, &scene.tree_layout.positions);
    let near = view.plane_x(-view.size.x)..view.plane_x(2.0 * view.size.x);
    let rows = scene.rows();
    let nodes = (rows.start + 1..=rows.end).flat_map(move |row| scene.within(layout.visible(row, near.clone())));
    nodes.map(|&node| NodeId::new(node as usize)).filter(|&node| scene.is_drawn(node))
}

/// Whether the edge to a node is in one of the rows in view.
fn is_seen<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> bool {
    let rows = scene.rows();
    let ply = scene.recording.trace().ply(node);
    node != scene.root && scene.is_laid_out(node) && rows.start <= ply && ply <= rows.end
}

fn ends<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> (Point, Point) {
    let parent = scene.recording.trace().parent(child).unwrap_or(child);
    (foot(scene, parent), head(scene, child))
}

fn stroke<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> Stroke {
    let (trace, moment) = (scene.recording.trace(), scene.moment());
    // From afar lines get thinner, but the path stays findable.
    let stroke = match (moment.state(child), trace.parent(child)) {
        (NodeState::Unvisited, _) => Stroke::dashed(scene.line_px(1.2), PaletteColor::FaintLine),
        (NodeState::Pruned, _) => Stroke::solid(scene.line_px(1.2), PaletteColor::FaintLine),
        (NodeState::Open, _) => Stroke::solid(scene.line_px(3.0).max(2.0), PaletteColor::Text),
        (NodeState::Finished, Some(parent)) if moment.proving_child(parent) == Some(child) => {
            Stroke::solid(scene.line_px(3.2).max(2.0), player_color(trace.player(parent)))
        }
        (NodeState::Finished, _) => Stroke::solid(scene.line_px(1.4), PaletteColor::Secondary),
    };
    // A scout's line is broken, as it only asks.
    Stroke { dashed: stroke.dashed || VisitBadge::of(trace, child) == Some(VisitBadge::Scout), ..stroke }
}

/// What stands on an edge: a cut, a move's name, the window with which it was descended.
fn draw_marks<G: GameView>(scene: &Scene<'_, G>, child: NodeId, shapes: &mut Vec<Shape>, labels: &mut Labels) {
    let trace = scene.recording.trace();
    let state = scene.moment().state(child);
    let is_cut = state == NodeState::Pruned && trace.is_pruned_root(child);
    if is_cut {
        draw_cut(scene, child, shapes, labels);
    }
    let is_last = trace.later_siblings(child).next().is_none();
    if is_cut && is_last {
        add_inequality(scene, child, labels);
    }
    add_edge_labels(scene, child, state, labels);
}

/// What is written at an edge, cuts left aside.
fn add_edge_labels<G: GameView>(scene: &Scene<'_, G>, child: NodeId, state: NodeState, labels: &mut Labels) {
    let trace = scene.recording.trace();
    let (from, to) = ends(scene, child);
    let entered = matches!(state, NodeState::Open | NodeState::Finished);
    let badge = VisitBadge::of(trace, child).filter(|_| entered);
    let is_frozen = scene.tree_layout.sizes.notation == Notation::Edge && entered;
    let size = scene.text_px(BOUND_SIZE);
    if let Some(window) = trace.window(child).filter(|_| is_frozen) {
        // The mover's window takes a third line.
        let (t, lines) = if scene.tree_layout.sizes.mover_view.is_some() { (0.27, 2.9) } else { (0.49, 1.6) };
        let write = |t: f32| {
            let mut shapes = Vec::new();
            let (anchor, place) = beside(from, to, t, size * lines, scene.px(5.0));
            write_bounds(window, place, anchor, size, &mut shapes);
            if let Some(badge) = badge {
                visit_badge::write_beside_alpha(scene, badge, window, (anchor, place), &mut shapes);
            }
            mover_view::draw_window(scene, trace.player(child), window, place, anchor, &mut shapes);
            shapes
        };
        labels.add_candidates(LabelPriority::Window, [t, 0.4, 0.32, 0.24, 0.58].map(write).into());
    }
    // Where windows stand beside edges, what the visit is for stands with them.
    let badge_on_edge = badge.filter(|_| !is_frozen);
    if let Some(badge) = badge_on_edge {
        labels.add(LabelPriority::VisitBadge, visit_badge::draw(scene, badge, (from, to)));
    }
    let clear = scene.text_px(badge_on_edge.map_or(0.0, VisitBadge::half_width));
    if let (Some(parent), Some(mv)) = (trace.parent(child), scene.recording.move_to(child)) {
        let position = scene.recording.position(parent);
        if let Some(label) = position.move_label(mv) {
            let color = if entered { PaletteColor::Secondary } else { PaletteColor::FaintText };
            let size = scene.text_px(MOVE_SIZE);
            let (anchor, place) = beside(from, to, 0.58, size * 0.56, scene.px(6.0) + clear);
            labels.add(
                LabelPriority::Move,
                vec![text_shape(place, anchor, size, Font::Regular, color, visible(label).into_owned())],
            );
        }
    }
}

/// A place beside an edge, `t` of the way down, on the side to which it leads, for text of so many pixels in height: clear
/// of the edge even where that leans under the text.
fn beside(from: Point, to: Point, t: f32, height: f32, gap: f32) -> (Anchor, Point) {
    let on = from.toward(to, t);
    let slope = (to.x - from.x) / (to.y - from.y).max(1.0);
    if to.x < from.x {
        (Anchor::Right, point(on.x + slope * height - gap, on.y))
    } else {
        (Anchor::Left, point(on.x + slope * height + gap, on.y))
    }
}

/// Two parallel strokes across an edge.
fn draw_cut<G: GameView>(scene: &Scene<'_, G>, child: NodeId, shapes: &mut Vec<Shape>, labels: &mut Labels) {
    let (from, to) = ends(scene, child);
    let middle = from.toward(to, if is_only_cut(scene, child) { CUT_AT } else { CUTS_AT });
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1e-6);
    let (ax, ay) = (dx / length, dy / length);
    let half = scene.px(9.0).max(5.0);
    let across = |along: f32, aside: f32| point(middle.x + ax * along - ay * aside, middle.y + ay * along + ax * aside);
    let (long, wide) = (scene.px(3.4).max(2.0) + scene.px(1.5), half);
    labels.add_obstacle(None, vec![across(-long, -wide), across(long, -wide), across(long, wide), across(-long, wide)]);
    let stroke = Stroke::solid(scene.px(3.0).max(1.5), PaletteColor::Cut);
    for shift in [-scene.px(3.4).max(2.0), scene.px(3.4).max(2.0)] {
        let center = point(middle.x + ax * shift, middle.y + ay * shift);
        let (from, to) =
            (point(center.x - ay * half, center.y + ax * half), point(center.x + ay * half, center.y - ax * half));
        shapes.push(Shape::Line { from, to, stroke });
    }
}

/// Why: `7 ≥ β = 5`, and which kind of cut it is: beside the strokes of a single cut, above those of several, or elsewhere
/// along the edge where there is no room.
fn add_inequality<G: GameView>(scene: &Scene<'_, G>, child: NodeId, labels: &mut Labels) {
    let trace = scene.recording.trace();
    let Some(parent) = trace.parent(child) else { return };
    let (Some(cutoff), Some((kind, _))) = (scene.moment().cutoff(parent), trace.cutoff(parent)) else { return };
    let (from, to) = ends(scene, child);
    let text =
        inequality(kind, scene.recording.config().cut_on, cutoff.score, cutoff.window.limit(trace.player(parent)));
    let name = scene.words.text(match kind {
        Cutoff::Alpha => "picture-alpha-cut",
        Cutoff::Beta => "picture-beta-cut",
    });
    let size = scene.text_px(BOUND_SIZE);
    let (wide, wide_name) = (Font::SemiBold.width(&text, size), Font::Regular.width(&name, size));
    let write = |place: Point, font: Font, text: &str| {
        vec![text_shape(place, Anchor::Left, size, font, PaletteColor::Cut, text.to_owned())]
    };
    let slope = (to.x - from.x) / (to.y - from.y).max(1.0);
    // How far from the edge a text stands that is so far down beside it, clear of the edge, which may lean towards it.
    let right_of = |t: f32| {
        let on = from.toward(to, t);
        point(on.x + scene.px(13.0) + (slope * size * 0.9).max(0.0), on.y)
    };
    let left_of = |t: f32| {
        let on = from.toward(to, t);
        point(on.x - scene.px(13.0) + (slope * size * 0.9).min(0.0) - wide, on.y)
    };
    let (first, below) = if is_only_cut(scene, child) {
        let place = right_of(CUT_AT);
        let line = size * 1.23;
        (point(place.x, place.y - line * 0.25), point(place.x, place.y + line * 0.75))
    } else {
        let on = from.toward(to, CUTS_AT * 0.36);
        let x = on.x + scene.px(14.0) + (slope * scene.px(8.0)).max(0.0);
        (point(x, on.y), point(x + wide + 0.6 * size, on.y))
    };
    // The kind of cut stands at the inequality; where there is no room for both, the inequality stands alone.
    let beside = point(first.x + wide + 0.6 * size, first.y);
    let above = point(first.x + (wide - wide_name).max(0.0) / 2.0, first.y - 1.23 * size);
    let both = [below, beside, above].map(|place| {
        let mut shapes = write(first, Font::SemiBold, &text);
        shapes.extend(write(place, Font::Regular, &name));
        shapes
    });
    let elsewhere = [CUT_AT, 0.4, 0.28, 0.68];
    let places = [first].into_iter().chain(elsewhere.map(right_of)).chain(elsewhere.map(left_of));
    let alone = places.map(|place| write(place, Font::SemiBold, &text));
    labels.add_candidates(LabelPriority::Cut, both.into_iter().chain(alone).collect());
}

/// Whether a cut left out this child and no other.
fn is_only_cut<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> bool {
    let trace = scene.recording.trace();
    let cutoff = trace.parent(child).and_then(|parent| trace.end().cutoff(parent));
    cutoff.is_some_and(|cutoff| trace.later_siblings(cutoff.child).nth(1).is_none())
}
