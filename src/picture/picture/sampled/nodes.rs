//! Nodes: triangles, circles and squares with their means, and `w/n` below them, on the edges to their children.

use super::scene::SampledScene;
use crate::picture::board::{self, BoardStyle, make_legible};
use crate::picture::draw::labels::{Drawing, LabelPriority};
use crate::picture::draw::nodes::{add_stack, draw_marks, ring, stack_text};
use crate::picture::draw::values::{TextPart, add_text_inside};
use crate::picture::fonts::Font;
use crate::picture::measure::BOUND_SIZE;
use crate::picture::measure::HALO;
use crate::picture::palette::{PaletteColor, band_color};
use crate::picture::scene::ASKED;
use crate::picture::shape::{Anchor, Shape, Stroke, point, text_shape};
use crate::picture::tree_scene::TreeScene;
use crate::picture::view::NODES_FROM;
use poda_core::game::GameView;
use poda_core::trace::moment::NodeState;
use poda_core::trace::{NodeId, Story};
use poda_words::i18n::mcts_numbers::{written_fraction, written_mean};

/// Draws a node. `is_on_path` is whether the iteration passes through it.
pub(super) fn draw_node<G: GameView>(
    scene: &SampledScene<'_, G>,
    node: NodeId,
    is_on_path: bool,
    drawing: &mut Drawing,
) {
    let (shape, view) = (scene.node_shape(node), &scene.view);
    let halo = (scene.current() == Some(node)).then(|| shape.grown(view.px(HALO)));
    draw_marks(view, node, &shape, halo, scene.selected == Some(node), drawing);
    drawing.shapes.push(shape.outline(view.scale, if is_on_path { NodeState::Open } else { NodeState::Finished }));
    let (mean, fraction) = match scene.statistics(node) {
        Some(statistics) => (
            written_mean(scene.recording, node, statistics),
            written_fraction(scene.words, scene.recording, node, statistics),
        ),
        None => (Some(ASKED.to_owned()), ASKED.to_owned()),
    };
    if let Some(text) = mean {
        let sizes = &scene.layout.tree().sizes;
        let mean = TextPart { font: Font::SemiBold, color: PaletteColor::Text, text };
        add_text_inside(node, &shape, scene.center(node), view, sizes, mean, drawing);
    }
    if view.scale < NODES_FROM {
        return;
    }
    draw_board(scene, node, drawing);
    let size = view.text_px(BOUND_SIZE);
    if scene.is_drawn_alone(node) {
        let text = stack_text(scene.words, scene.drawn_below(node));
        add_stack(view, node, scene.below_visits(node), text, scene.has_stack_text(node), drawing);
    }
    drawing.add(LabelPriority::Visits, visits_label(scene, node, fraction, size));
}

/// Draws the board of a node of a tree to its right.
fn draw_board<G: GameView>(scene: &SampledScene<'_, G>, node: NodeId, drawing: &mut Drawing) {
    let (center, view) = (scene.center(node), &scene.view);
    let Some([corner, size]) = scene.layout.board(node) else { return };
    let position = scene.recording.position(node);
    if !position.has_board() {
        return;
    }
    let frame = Stroke::solid(view.line_px(1.4), PaletteColor::Secondary);
    let min = point(center.x + view.px(corner.x), center.y + view.px(corner.y));
    let style = BoardStyle { min_token_text: view.min_text_px, ..BoardStyle::new(min, view.px(size.x), frame) };
    let start = drawing.shapes.len();
    board::draw_fitted(&position.board(), style, view.px(size.y), &mut drawing.shapes);
    make_legible(&mut drawing.shapes, start, view.min_text_px, &view.content_rect());
}

/// Returns the ring around the node under the pointer.
pub fn pointed_ring<G: GameView>(scene: &SampledScene<'_, G>, node: NodeId) -> Shape {
    ring(&scene.view, &scene.node_shape(node))
}

/// The space around `w/n` in which no edge is drawn, to each side and up and down, in pixels.
const CLEAR: (f32, f32) = (2.0, 1.5);

/// Returns `w/n` below a node. It covers the edges to the node's children, which start above it.
fn visits_label<G: GameView>(scene: &SampledScene<'_, G>, node: NodeId, fraction: String, size: f32) -> Vec<Shape> {
    let (at, font) = (scene.below(node), Font::Regular);
    let half = point(font.width(&fraction, size) / 2.0 + CLEAR.0, font.cap_height(size) / 2.0 + CLEAR.1);
    let (min, max) = (point(at.x - half.x, at.y - half.y), point(at.x + half.x, at.y + half.y));
    let band = band_color(scene.layout.tree().row_turns[scene.recording.ply(node)]);
    vec![
        Shape::Rect { min, max, radius: 0.0, fill: Some(band), stroke: None },
        text_shape(at, Anchor::Center, size, font, PaletteColor::Text, fraction),
    ]
}
