//! Cutoffs on the edges that they pruned: two strokes across each, and the inequality that closed the window.

use super::anchors::edge_ends;
use super::labels::{LabelPriority, Labels};
use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::measure::dimensions::BOUND_SIZE;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_core::score::Cutoff;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;

/// Where the strokes are on the only edge that was pruned, as a share of the way down.
const ALONG_ONLY_EDGE: f32 = 0.54;
/// The same where several edges were pruned.
pub(super) const ALONG_EDGES: f32 = 0.56;

/// Draws the strokes across the edge to a pruned child and, beside the last pruned one, why the window was closed.
pub(super) fn draw_cutoff<G: GameView>(
    scene: &Scene<'_, G>,
    child: NodeId,
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
    let trace = scene.recording.trace();
    if scene.moment().state(child) != NodeState::Pruned || !trace.is_pruned_root(child) {
        return;
    }
    let along = if is_only_pruned(scene, child) { ALONG_ONLY_EDGE } else { ALONG_EDGES };
    draw_strokes(scene, (child, along), shapes, labels);
    if trace.later_siblings(child).next().is_none() {
        add_inequality(scene, child, labels);
    }
}

/// Draws two parallel strokes across the edge to a child, a share of the way down.
pub(super) fn draw_strokes<G: GameView>(
    scene: &Scene<'_, G>,
    (child, along): (NodeId, f32),
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
    let (from, to) = edge_ends(scene, child);
    let middle = from.toward(to, along);
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

/// Adds the label of a cutoff: its inequality, `7 ≥ β = 5`, and which kind of cutoff it is. It is beside the strokes
/// across a single edge, above those across several, or elsewhere along the edge where there is no room.
fn add_inequality<G: GameView>(scene: &Scene<'_, G>, child: NodeId, labels: &mut Labels) {
    let parent = scene.recording.trace().parent(child);
    let Some(cutoff) = parent.and_then(|parent| scene.moment().cutoff(parent)) else { return };
    let inequality = cutoff.inequality(scene.recording.config().cut_on);
    let name = scene.words.text(match cutoff.kind {
        Cutoff::Alpha => "picture-alpha-cut",
        Cutoff::Beta => "picture-beta-cut",
    });
    let (from, to) = edge_ends(scene, child);
    let size = scene.text_px(BOUND_SIZE);
    let (width, name_width) = (Font::SemiBold.width(&inequality, size), Font::Regular.width(&name, size));
    let write = |place: Point, font: Font, text: &str| {
        vec![text_shape(place, Anchor::Left, size, font, PaletteColor::Cut, text.to_owned())]
    };
    let slope = (to.x - from.x) / (to.y - from.y).max(1.0);
    // Beside the edge, a share of the way down, clear of the edge even where that leans towards the text.
    let right_of = |t: f32| {
        let on = from.toward(to, t);
        point(on.x + scene.px(13.0) + (slope * size * 0.9).max(0.0), on.y)
    };
    let left_of = |t: f32| {
        let on = from.toward(to, t);
        point(on.x - scene.px(13.0) + (slope * size * 0.9).min(0.0) - width, on.y)
    };
    let (first, below) = if is_only_pruned(scene, child) {
        let place = right_of(ALONG_ONLY_EDGE);
        let line = size * 1.23;
        (point(place.x, place.y - line * 0.25), point(place.x, place.y + line * 0.75))
    } else {
        let on = from.toward(to, ALONG_EDGES * 0.36);
        let x = on.x + scene.px(14.0) + (slope * scene.px(8.0)).max(0.0);
        (point(x, on.y), point(x + width + 0.6 * size, on.y))
    };
    let beside = point(first.x + width + 0.6 * size, first.y);
    let above = point(first.x + (width - name_width).max(0.0) / 2.0, first.y - 1.23 * size);
    let with_name = [below, beside, above].map(|place| {
        let mut shapes = write(first, Font::SemiBold, &inequality);
        shapes.extend(write(place, Font::Regular, &name));
        shapes
    });
    let elsewhere = [ALONG_ONLY_EDGE, 0.4, 0.28, 0.68];
    let places = [first].into_iter().chain(elsewhere.map(right_of)).chain(elsewhere.map(left_of));
    let alone = places.map(|place| write(place, Font::SemiBold, &inequality));
    labels.add_candidates(LabelPriority::Cut, with_name.into_iter().chain(alone).collect());
}

/// Returns whether a cutoff pruned this child and no other.
fn is_only_pruned<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> bool {
    let trace = scene.recording.trace();
    let cutoff = trace.parent(child).and_then(|parent| trace.end().cutoff(parent));
    cutoff.is_some_and(|cutoff| trace.later_siblings(cutoff.child).nth(1).is_none())
}
