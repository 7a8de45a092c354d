//! Edges: how a child came to be searched, or why it was not.

use super::Notation;
use super::board::ink_of;
use super::ink::Ink;
use super::lettering::Font;
use super::nodes::{foot, head, write_bounds};
use super::plan::{BOUND_SIZE, inequality};
use super::scene::{Detail, Scene};
use super::scouts::{self, Errand};
use super::shape::{Anchor, Point, Shape, Stroke, at, fade, text_shape};
use super::twin;
use crate::game::Game;
use crate::score::Cutoff;
use crate::text::visible;
use crate::trace::NodeId;
use crate::trace::moment::State;

/// Where on an edge its cut is, as a share of the way down: a single one, and one of several.
const CUT_AT: f32 = 0.54;
const CUTS_AT: f32 = 0.56;

/// Draws the edges that lead to the visible nodes and away from them.
pub(super) fn draw<G: Game>(scene: &Scene<'_, G>, visible: &[NodeId], shapes: &mut Vec<Shape>) {
    let children = children_to_draw(scene, visible);
    let best_play = if scene.shows_best_play() { scene.recording.trace().principal_variation() } else { Vec::new() };
    for &child in best_play.iter().filter(|&&node| is_seen(scene, node)) {
        let (from, to) = ends(scene, child);
        shapes.push(Shape::Line { from, to, stroke: Stroke::solid(scene.px(9.0).max(3.0), Ink::Here) });
    }
    // The light ones first, so that the ones that matter lie on top.
    let mut strokes: Vec<_> = children.iter().map(|&child| (child, stroke(scene, child))).collect();
    strokes.sort_by(|(_, a), (_, b)| a.width.total_cmp(&b.width));
    for (child, stroke) in strokes {
        let (from, to) = ends(scene, child);
        shapes.push(Shape::Line { from, to, stroke });
    }
    for &child in &children {
        draw_marks(scene, child, shapes);
    }
}

/// The children whose edges are seen: every visible node, and every child of one.
fn children_to_draw<G: Game>(scene: &Scene<'_, G>, visible: &[NodeId]) -> Vec<NodeId> {
    let mut children: Vec<NodeId> = visible.iter().copied().filter(|&node| node != scene.root).collect();
    children.extend(children_nearby(scene));
    // The way to the current node is never left away.
    children.extend(scene.moment().path().filter(|&node| is_seen(scene, node)));
    children.sort_unstable();
    children.dedup();
    children
}

/// The drawn nodes of the rows below those in view. Edges leave the picture too, but not those that only graze its corner.
fn children_nearby<'a, G: Game>(scene: &'a Scene<'_, G>) -> impl Iterator<Item = NodeId> + 'a {
    let (view, layout) = (&scene.view, &scene.plan.layout);
    let near = view.plane_x(-view.size.x)..view.plane_x(2.0 * view.size.x);
    let rows = scene.rows();
    let nodes = (rows.start + 1..=rows.end).flat_map(move |row| scene.within(layout.visible(row, near.clone())));
    nodes.map(|&node| NodeId::new(node as usize)).filter(|&node| scene.is_drawn(node))
}

/// Whether the edge to a node is in one of the rows in view.
fn is_seen<G: Game>(scene: &Scene<'_, G>, node: NodeId) -> bool {
    let rows = scene.rows();
    let ply = scene.recording.trace().ply(node);
    node != scene.root && scene.has_place(node) && rows.start <= ply && ply <= rows.end
}

fn ends<G: Game>(scene: &Scene<'_, G>, child: NodeId) -> (Point, Point) {
    let parent = scene.recording.trace().parent(child).unwrap_or(child);
    (foot(scene, parent), head(scene, child))
}

fn stroke<G: Game>(scene: &Scene<'_, G>, child: NodeId) -> Stroke {
    let (trace, moment) = (scene.recording.trace(), scene.moment());
    // From afar lines get thinner, but the path stays findable.
    let thin = scene.view.scale.clamp(0.35, 1.4);
    let stroke = match (moment.state(child), trace.parent(child)) {
        (State::Unvisited, _) => Stroke::dashed(1.2 * thin, Ink::FaintLine),
        (State::Pruned, _) => Stroke::solid(1.2 * thin, Ink::FaintLine),
        (State::Open, _) => Stroke::solid(3.0 * thin.max(0.7), Ink::Ink),
        (State::Finished, Some(parent)) if moment.proving_child(parent) == Some(child) => {
            Stroke::solid(3.2 * thin, ink_of(trace.player(parent)))
        }
        (State::Finished, _) => Stroke::solid(1.4 * thin, Ink::Second),
    };
    // A scout's line is broken, as it only asks.
    Stroke { dashed: stroke.dashed || Errand::of(trace, child) == Some(Errand::Scout), ..stroke }
}

/// What stands on an edge: a cut, a move's name, the window with which it was descended.
fn draw_marks<G: Game>(scene: &Scene<'_, G>, child: NodeId, shapes: &mut Vec<Shape>) {
    let trace = scene.recording.trace();
    let state = scene.moment().state(child);
    let is_cut = state == State::Pruned && trace.is_pruned_root(child);
    if is_cut {
        draw_cut(scene, child, shapes);
    }
    if scene.detail() == Detail::Words {
        let start = shapes.len();
        write_marks(scene, child, state, shapes);
        fade(shapes, start, scene.clearness(Detail::Words));
    }
}

/// What is written at an edge.
fn write_marks<G: Game>(scene: &Scene<'_, G>, child: NodeId, state: State, shapes: &mut Vec<Shape>) {
    let trace = scene.recording.trace();
    let is_cut = state == State::Pruned && trace.is_pruned_root(child);
    let (from, to) = ends(scene, child);
    let is_last = trace.later_siblings(child).next().is_none();
    if is_cut && is_last {
        draw_inequality(scene, child, shapes);
    }
    let entered = matches!(state, State::Open | State::Finished);
    let errand = Errand::of(trace, child).filter(|_| entered);
    let is_frozen = scene.plan.measures.notation == Notation::Edge && entered;
    if let Some(window) = trace.window(child).filter(|_| is_frozen) {
        // The mover's window takes a third line.
        let (t, lines) = if scene.plan.measures.twin.is_some() { (0.27, 2.9) } else { (0.49, 1.6) };
        let (anchor, place) = beside(from, to, t, scene.px(BOUND_SIZE * lines), scene.px(5.0));
        write_bounds(window, place, anchor, scene.px(BOUND_SIZE), shapes);
        if let Some(errand) = errand {
            scouts::write_beside_alpha(scene, errand, window, (anchor, place), shapes);
        }
        twin::draw_window(scene, trace.player(child), window, place, anchor, shapes);
    }
    // Where windows stand beside edges, what the visit is for stands with them.
    let badge = errand.filter(|_| !is_frozen);
    if let Some(errand) = badge {
        scouts::draw(scene, errand, (from, to), shapes);
    }
    let clear = scene.px(badge.map_or(0.0, Errand::half_width));
    if let (Some(parent), Some(mv)) = (trace.parent(child), scene.recording.move_to(child)) {
        let position = scene.recording.position(parent);
        if let Some(label) = position.move_label(mv) {
            let ink = if entered { Ink::Second } else { Ink::FaintWord };
            let (anchor, place) = beside(from, to, 0.58, scene.px(7.0), scene.px(6.0) + clear);
            shapes.push(text_shape(place, anchor, scene.px(12.5), Font::Regular, ink, visible(label).into_owned()));
        }
    }
}

/// A place beside an edge, `t` of the way down, on the side to which it leads, for text of so many pixels in height: clear
/// of the edge even where that leans under the text.
fn beside(from: Point, to: Point, t: f32, height: f32, gap: f32) -> (Anchor, Point) {
    let on = from.toward(to, t);
    let slope = (to.x - from.x) / (to.y - from.y).max(1.0);
    if to.x < from.x {
        (Anchor::Right, at(on.x + slope * height - gap, on.y))
    } else {
        (Anchor::Left, at(on.x + slope * height + gap, on.y))
    }
}

/// Two parallel strokes across an edge.
fn draw_cut<G: Game>(scene: &Scene<'_, G>, child: NodeId, shapes: &mut Vec<Shape>) {
    let (from, to) = ends(scene, child);
    let middle = from.toward(to, if is_only_cut(scene, child) { CUT_AT } else { CUTS_AT });
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1e-6);
    let (ax, ay) = (dx / length, dy / length);
    let half = scene.px(9.0).max(3.0);
    let stroke = Stroke::solid(scene.px(3.0).max(1.2), Ink::Cut);
    for shift in [-scene.px(3.4).max(1.3), scene.px(3.4).max(1.3)] {
        let center = at(middle.x + ax * shift, middle.y + ay * shift);
        let (from, to) =
            (at(center.x - ay * half, center.y + ax * half), at(center.x + ay * half, center.y - ax * half));
        shapes.push(Shape::Line { from, to, stroke });
    }
}

/// Why: `7 ≥ β = 5`, and which kind of cut it is: beside the strokes of a single cut, above those of several.
fn draw_inequality<G: Game>(scene: &Scene<'_, G>, child: NodeId, shapes: &mut Vec<Shape>) {
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
    let size = scene.px(BOUND_SIZE);
    let mut write = |place: Point, font: Font, text: String| {
        shapes.push(text_shape(place, Anchor::Left, size, font, Ink::Cut, text));
    };
    let slope = (to.x - from.x) / (to.y - from.y).max(1.0);
    if is_only_cut(scene, child) {
        let on = from.toward(to, CUT_AT);
        let line = scene.px(16.0);
        // Both lines stand clear of the edge, which may lean towards the lower one.
        let x = on.x + scene.px(13.0) + (slope * line * 0.75).max(0.0);
        write(at(x, on.y - line * 0.25), Font::SemiBold, text);
        write(at(x, on.y + line * 0.75), Font::Regular, name);
    } else {
        let on = from.toward(to, CUTS_AT * 0.36);
        let width = Font::SemiBold.width(&text, size);
        let x = on.x + scene.px(14.0) + (slope * scene.px(8.0)).max(0.0);
        write(at(x, on.y), Font::SemiBold, text);
        write(at(x + width + scene.px(8.0), on.y), Font::Regular, name);
    }
}

/// Whether a cut left out this child and no other.
fn is_only_cut<G: Game>(scene: &Scene<'_, G>, child: NodeId) -> bool {
    let trace = scene.recording.trace();
    let cutoff = trace.parent(child).and_then(|parent| trace.end().cutoff(parent));
    cutoff.is_some_and(|cutoff| trace.later_siblings(cutoff.child).nth(1).is_none())
}
