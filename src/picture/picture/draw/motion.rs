//! Short motions that explain a step: a value rises along its edge to the parent, and a cut strikes the edges that it
//! prunes. Also the path of a round, which lights up from the root to its leaf.
//!
//! They are drawn over the picture of the step, which is complete without them. The caller determines the time.

use super::edges::{pruned_along, strokes};
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, turn_color};
use crate::picture::scene::Scene;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use crate::picture::tree_scene::TreeScene;
use crate::picture::view::View;
use poda_core::game::GameView;
use poda_core::trace::{Event, NodeId};

/// How much larger the strokes of a cut are when they begin to strike.
const STRIKE: f32 = 1.8;
/// The widths of the line of a lit path and of the mark under it, in units.
const PATH: (f32, f32) = (3.0, 9.0);
/// The space around a rising value, to each side and up and down, as a multiple of its size.
const AROUND: (f32, f32) = (0.4, 0.62);

/// Returns the motion of a scene's step when a share of its time, from 0 to 1, has passed. Most steps have none. A
/// value that a question asks for does not rise.
pub fn draw_step_motion<G: GameView>(scene: &Scene<'_, G>, share: f32) -> Vec<Shape> {
    if scene.overview_blend() >= 1.0 {
        return Vec::new();
    }
    match scene.moment().event() {
        Some(Event::Improve(child) | Event::Expect(child)) => risen(scene, child, share),
        Some(Event::Cutoff(child)) => struck(scene, child, share),
        Some(Event::Enter(_) | Event::Evaluate(_) | Event::TableHit(_) | Event::Skip(_) | Event::Leave(_)) | None => {
            Vec::new()
        }
    }
}

/// Returns the value of a child on its way to the parent.
fn risen<G: GameView>(scene: &Scene<'_, G>, child: NodeId, share: f32) -> Vec<Shape> {
    let trace = scene.recording.trace();
    let Some(parent) = trace.parent(child) else { return Vec::new() };
    let is_asked = scene.concealed.hides_value(child) || scene.concealed.hides_value(parent);
    if is_asked || !scene.is_drawn(child) || !scene.is_laid_out(child) {
        return Vec::new();
    }
    let vector = scene.recording.multi_player().and_then(|view| view.payoffs(child));
    let text = vector.map_or_else(|| scene.shown_value(child), |vector| vector.shown());
    rising(&scene.view, &scene.edge_path(child), text, turn_color(trace.turn(parent)), share)
}

/// Returns a text on its way up an edge, whose corners are given from the top down.
pub(in crate::picture) fn rising(
    view: &View,
    path: &[Point],
    text: String,
    color: PaletteColor,
    share: f32,
) -> Vec<Shape> {
    let Some(&at) = beginning(path, 1.0 - eased(share)).last() else { return Vec::new() };
    let (size, font) = (view.value_px(), Font::SemiBold);
    let half = point(font.width(&text, size) / 2.0 + AROUND.0 * size, AROUND.1 * size);
    let (min, max) = (point(at.x - half.x, at.y - half.y), point(at.x + half.x, at.y + half.y));
    let stroke = Some(Stroke::solid(view.line_px(1.4), color));
    vec![
        Shape::Rect { min, max, radius: 5.0, fill: Some(PaletteColor::Background), stroke },
        text_shape(at, Anchor::Center, size, font, PaletteColor::Text, text),
    ]
}

/// Returns the strokes that strike the edges to the siblings after a child that closed its parent's window.
fn struck<G: GameView>(scene: &Scene<'_, G>, child: NodeId, share: f32) -> Vec<Shape> {
    let size = 1.0 + STRIKE * (1.0 - eased(share));
    let pruned = scene
        .recording
        .trace()
        .later_siblings(child)
        .filter(|&pruned| scene.is_drawn(pruned) && scene.is_laid_out(pruned) && scene.has_visible_edge(pruned));
    pruned.flat_map(|pruned| strokes(scene, pruned, pruned_along(scene, pruned), size)).collect()
}

/// Returns the lit part of a path when a share of its time, from 0 to 1, has passed: the edges to its nodes, from the
/// top down.
pub fn draw_lit_path<G: GameView>(scene: &Scene<'_, G>, path: &[NodeId], share: f32) -> Vec<Shape> {
    let reached = share * path.len() as f32;
    let lit = path.iter().enumerate().map(|(index, &node)| (node, (reached - index as f32).min(1.0)));
    let lit = lit.filter(|&(node, part)| 0.0 < part && scene.is_drawn(node) && scene.is_laid_out(node));
    let line = |(node, part): (NodeId, f32)| {
        let path = beginning(&scene.edge_path(node), part);
        let lines = [(PATH.1, PaletteColor::Current), (PATH.0, PaletteColor::Text)].map(|(width, color)| {
            let stroke = Stroke::solid(scene.line_px(width), color);
            path.windows(2).map(|ends| Shape::Line { from: ends[0], to: ends[1], stroke }).collect::<Vec<_>>()
        });
        lines.into_iter().flatten()
    };
    lit.flat_map(line).collect()
}

/// Returns the corners of the first part of a path, which is a share of its length.
fn beginning(path: &[Point], share: f32) -> Vec<Point> {
    let length = |ends: &[Point]| (ends[1].x - ends[0].x).hypot(ends[1].y - ends[0].y);
    let mut left = share * path.windows(2).map(length).sum::<f32>();
    let mut corners: Vec<Point> = path.iter().take(1).copied().collect();
    for ends in path.windows(2) {
        let length = length(ends);
        corners.push(ends[0].toward(ends[1], (left / length.max(1e-6)).min(1.0)));
        left -= length;
        if left <= 0.0 {
            break;
        }
    }
    corners
}

/// Returns a share of the way for a share of the time: slow at both ends.
fn eased(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
}
