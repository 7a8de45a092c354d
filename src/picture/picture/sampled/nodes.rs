//! Nodes: triangles, circles and squares with their means, and `w/n` below them.

use super::scene::SampledScene;
use crate::picture::draw::labels::{Drawing, LabelPriority};
use crate::picture::draw::nodes::{HALO, add_stack, draw_marks, stack_text};
use crate::picture::draw::values::{TextPart, add_text_inside};
use crate::picture::fonts::Font;
use crate::picture::measure::BOUND_SIZE;
use crate::picture::palette::PaletteColor;
use crate::picture::scene::ASKED;
use crate::picture::shape::{Anchor, text_shape};
use crate::picture::tree_scene::TreeScene;
use crate::picture::view::NODES_FROM;
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;
use poda_words::i18n::mcts::{written_fraction, written_mean};

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
    let (size, color) = (view.text_px(BOUND_SIZE), PaletteColor::Text);
    if scene.is_drawn_alone(node) {
        let text = stack_text(scene.words, scene.drawn_below(node));
        add_stack(view, node, scene.bottom(node), text, scene.has_stack_text(node), drawing);
    }
    let label = text_shape(scene.below(node), Anchor::Center, size, Font::Regular, color, fraction);
    drawing.add(LabelPriority::Visits, vec![label]);
}
