//! Nodes: triangles, circles and squares with their means, and `w/n` below them.

use super::scene::{HALO, MctsScene};
use crate::picture::draw::labels::{Drawing, LabelPriority};
use crate::picture::draw::values::add_text_inside;
use crate::picture::draw::{ASKED, HALO_LINE};
use crate::picture::fonts::Font;
use crate::picture::measure::BOUND_SIZE;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Shape, Stroke, text_shape};
use crate::picture::view::NODES_FROM;
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;
use poda_words::i18n::mcts::{written_fraction, written_mean};

/// Draws a node. `is_on_path` is whether the iteration passes through it.
pub(super) fn draw_node<G: GameView>(
    scene: &MctsScene<'_, G>,
    (node, is_on_path): (NodeId, bool),
    drawing: &mut Drawing,
) {
    let (shape, view) = (scene.node_shape(node), &scene.view);
    let halo = (scene.current() == Some(node)).then(|| shape.grown(view.px(HALO)));
    drawing.add_obstacle(Some(node), halo.clone().unwrap_or_else(|| shape.corners()));
    if let Some(corners) = halo {
        let line = Stroke::solid(view.line_px(HALO_LINE), PaletteColor::Secondary);
        drawing.shapes.push(Shape::Polygon { corners, fill: Some(PaletteColor::Current), stroke: Some(line) });
    }
    if scene.selected == Some(node) {
        let ring = Some(Stroke::solid(view.line_px(1.5), PaletteColor::Text));
        drawing.shapes.push(Shape::Polygon { corners: shape.grown(view.px(5.0)), fill: None, stroke: ring });
    }
    drawing.shapes.push(shape.outline(view.scale, if is_on_path { NodeState::Open } else { NodeState::Finished }));
    let scale = scene.recording.scale();
    let (mean, fraction) = match scene.statistics(node) {
        Some(statistics) => (written_mean(scale, statistics), written_fraction(scene.words, scale, statistics)),
        None => (Some(ASKED.to_owned()), ASKED.to_owned()),
    };
    if let Some(mean) = mean {
        let look = (Font::SemiBold, PaletteColor::Text);
        let sizes = &scene.layout.tree().sizes;
        add_text_inside((node, &shape, scene.center(node)), view, sizes, (look, mean), drawing);
    }
    if view.scale < NODES_FROM {
        return;
    }
    let (size, color) = (view.text_px(BOUND_SIZE), PaletteColor::Text);
    let label = text_shape(scene.below(node), Anchor::Center, size, Font::Regular, color, fraction);
    drawing.add(LabelPriority::Visits, vec![label]);
}
