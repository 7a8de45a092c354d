//! Edges: how a child came to be searched, or why it was not.

use super::Notation;
use super::board::ink_of;
use super::ink::Ink;
use super::labels::{Labels, Rank};
use super::lettering::Font;
use super::nodes::{foot, head, write_bounds};
use super::plan::{BOUND_SIZE, inequality};
use super::scene::Scene;
use super::scouts::{self, Errand};
use super::shape::{Anchor, Point, Shape, Stroke, at, text_shape};
use super::twin;
use crate::game::Game;
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
pub(super) fn draw<G: Game>(scene: &Scene<'_, G>, visible: &[NodeId], shapes: &mut Vec<Shape>, labels: &mut Labels) {
    let children = children_to_draw(scene, visible);
    let best_play = if scene.shows_best_play() { scene.recording.trace().principal_variation() } else { Vec::new() };
    for &child in best_play.iter().filter(|&&node| is_seen(scene, node)) {
        let (from, to) = ends(scene, child);
        // It shows on both sides of the edge at every size, and paper keeps it off the edge: no two colours become a third.
        let inner = stroke(scene, child).width + 2.0 * BEST_PLAY_GAP;
        let width = scene.line_px(9.0).max(inner + 2.0 * BEST_PLAY_BORDER);
        shapes.push(Shape::Line { from, to, stroke: Stroke::solid(width, Ink::Here) });
        shapes.push(Shape::Line { from, to, stroke: Stroke::solid(inner, Ink::Paper) });
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
    let stroke = match (moment.state(child), trace.parent(child)) {
        (NodeState::Unvisited, _) => Stroke::dashed(scene.line_px(1.2), Ink::FaintLine),
        (NodeState::Pruned, _) => Stroke::solid(scene.line_px(1.2), Ink::FaintLine),
        (NodeState::Open, _) => Stroke::solid(scene.line_px(3.0).max(2.0), Ink::Ink),
        (NodeState::Finished, Some(parent)) if moment.proving_child(parent) == Some(child) => {
            Stroke::solid(scene.line_px(3.2).max(2.0), ink_of(trace.player(parent)))
        }
        (NodeState::Finished, _) => Stroke::solid(scene.line_px(1.4), Ink::Second),
    };
    // A scout's line is broken, as it only asks.
    Stroke { dashed: stroke.dashed || Errand::of(trace, child) == Some(Errand::Scout), ..stroke }
}

/// What stands on an edge: a cut, a move's name, the window with which it was descended.
fn draw_marks<G: Game>(scene: &Scene<'_, G>, child: NodeId, shapes: &mut Vec<Shape>, labels: &mut Labels) {
    let trace = scene.recording.trace();
    let state = scene.moment().state(child);
    let is_cut = state == NodeState::Pruned && trace.is_pruned_root(child);
    if is_cut {
        draw_cut(scene, child, shapes, labels);
    }
    let is_last = trace.later_siblings(child).next().is_none();
    if is_cut && is_last {
        want_inequality(scene, child, labels);
    }
    want_words(scene, child, state, labels);
}

/// What is written at an edge, cuts left aside.
fn want_words<G: Game>(scene: &Scene<'_, G>, child: NodeId, state: NodeState, labels: &mut Labels) {
    let trace = scene.recording.trace();
    let (from, to) = ends(scene, child);
    let entered = matches!(state, NodeState::Open | NodeState::Finished);
    let errand = Errand::of(trace, child).filter(|_| entered);
    let is_frozen = scene.plan.measures.notation == Notation::Edge && entered;
    let size = scene.text_px(BOUND_SIZE);
    if let Some(window) = trace.window(child).filter(|_| is_frozen) {
        // The mover's window takes a third line.
        let (t, lines) = if scene.plan.measures.twin.is_some() { (0.27, 2.9) } else { (0.49, 1.6) };
        let write = |t: f32| {
            let mut shapes = Vec::new();
            let (anchor, place) = beside(from, to, t, size * lines, scene.px(5.0));
            write_bounds(window, place, anchor, size, &mut shapes);
            if let Some(errand) = errand {
                scouts::write_beside_alpha(scene, errand, window, (anchor, place), &mut shapes);
            }
            twin::draw_window(scene, trace.player(child), window, place, anchor, &mut shapes);
            shapes
        };
        labels.want_one_of(Rank::Window, [t, 0.4, 0.32, 0.24, 0.58].map(write).into());
    }
    // Where windows stand beside edges, what the visit is for stands with them.
    let badge = errand.filter(|_| !is_frozen);
    if let Some(errand) = badge {
        labels.want(Rank::Errand, scouts::badge(scene, errand, (from, to)));
    }
    let clear = scene.text_px(badge.map_or(0.0, Errand::half_width));
    if let (Some(parent), Some(mv)) = (trace.parent(child), scene.recording.move_to(child)) {
        let position = scene.recording.position(parent);
        if let Some(label) = position.move_label(mv) {
            let ink = if entered { Ink::Second } else { Ink::FaintWord };
            let size = scene.text_px(MOVE_SIZE);
            let (anchor, place) = beside(from, to, 0.58, size * 0.56, scene.px(6.0) + clear);
            labels.want(
                Rank::Move,
                vec![text_shape(place, anchor, size, Font::Regular, ink, visible(label).into_owned())],
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
        (Anchor::Right, at(on.x + slope * height - gap, on.y))
    } else {
        (Anchor::Left, at(on.x + slope * height + gap, on.y))
    }
}

/// Two parallel strokes across an edge.
fn draw_cut<G: Game>(scene: &Scene<'_, G>, child: NodeId, shapes: &mut Vec<Shape>, labels: &mut Labels) {
    let (from, to) = ends(scene, child);
    let middle = from.toward(to, if is_only_cut(scene, child) { CUT_AT } else { CUTS_AT });
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1e-6);
    let (ax, ay) = (dx / length, dy / length);
    let half = scene.px(9.0).max(5.0);
    let across = |along: f32, aside: f32| at(middle.x + ax * along - ay * aside, middle.y + ay * along + ax * aside);
    let (long, wide) = (scene.px(3.4).max(2.0) + scene.px(1.5), half);
    labels.keep_off(None, vec![across(-long, -wide), across(long, -wide), across(long, wide), across(-long, wide)]);
    let stroke = Stroke::solid(scene.px(3.0).max(1.5), Ink::Cut);
    for shift in [-scene.px(3.4).max(2.0), scene.px(3.4).max(2.0)] {
        let center = at(middle.x + ax * shift, middle.y + ay * shift);
        let (from, to) =
            (at(center.x - ay * half, center.y + ax * half), at(center.x + ay * half, center.y - ax * half));
        shapes.push(Shape::Line { from, to, stroke });
    }
}

/// Why: `7 ≥ β = 5`, and which kind of cut it is: beside the strokes of a single cut, above those of several, or elsewhere
/// along the edge where there is no room.
fn want_inequality<G: Game>(scene: &Scene<'_, G>, child: NodeId, labels: &mut Labels) {
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
        vec![text_shape(place, Anchor::Left, size, font, Ink::Cut, text.to_owned())]
    };
    let slope = (to.x - from.x) / (to.y - from.y).max(1.0);
    // How far from the edge a text stands that is so far down beside it, clear of the edge, which may lean towards it.
    let right_of = |t: f32| {
        let on = from.toward(to, t);
        at(on.x + scene.px(13.0) + (slope * size * 0.9).max(0.0), on.y)
    };
    let left_of = |t: f32| {
        let on = from.toward(to, t);
        at(on.x - scene.px(13.0) + (slope * size * 0.9).min(0.0) - wide, on.y)
    };
    let (first, below) = if is_only_cut(scene, child) {
        let place = right_of(CUT_AT);
        let line = size * 1.23;
        (at(place.x, place.y - line * 0.25), at(place.x, place.y + line * 0.75))
    } else {
        let on = from.toward(to, CUTS_AT * 0.36);
        let x = on.x + scene.px(14.0) + (slope * scene.px(8.0)).max(0.0);
        (at(x, on.y), at(x + wide + 0.6 * size, on.y))
    };
    // The kind of cut stands at the inequality; where there is no room for both, the inequality stands alone.
    let beside = at(first.x + wide + 0.6 * size, first.y);
    let above = at(first.x + (wide - wide_name).max(0.0) / 2.0, first.y - 1.23 * size);
    let both = [below, beside, above].map(|place| {
        let mut shapes = write(first, Font::SemiBold, &text);
        shapes.extend(write(place, Font::Regular, &name));
        shapes
    });
    let elsewhere = [CUT_AT, 0.4, 0.28, 0.68];
    let places = [first].into_iter().chain(elsewhere.map(right_of)).chain(elsewhere.map(left_of));
    let alone = places.map(|place| write(place, Font::SemiBold, &text));
    labels.want_one_of(Rank::Cut, both.into_iter().chain(alone).collect());
}

/// Whether a cut left out this child and no other.
fn is_only_cut<G: Game>(scene: &Scene<'_, G>, child: NodeId) -> bool {
    let trace = scene.recording.trace();
    let cutoff = trace.parent(child).and_then(|parent| trace.end().cutoff(parent));
    cutoff.is_some_and(|cutoff| trace.later_siblings(cutoff.child).nth(1).is_none())
}
