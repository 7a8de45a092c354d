//! The motion that explains a step of a backup: the result rises along the edge to the node that adds it.

use super::scene::SampledScene;
use crate::picture::draw::motion::rising;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::Shape;
use crate::picture::tree_scene::TreeScene;
use poda_core::game::GameView;
use poda_core::trace::Story;
use poda_core::trace::sampled::tree::SampledEvent;
use poda_words::i18n::mcts_numbers::written_x;

/// Returns the motion of a scene's step when a share of its time, from 0 to 1, has passed. Most steps have none.
pub fn draw_sampled_motion<G: GameView>(scene: &SampledScene<'_, G>, share: f32) -> Vec<Shape> {
    let Some(SampledEvent::Backup(node)) = scene.recording.event(scene.step) else { return Vec::new() };
    let Some(number) = scene.recording.iteration_at(scene.step) else { return Vec::new() };
    if scene.view.overview_blend() >= 1.0 || scene.concealed.statistics.is_some() {
        return Vec::new();
    }
    let below = scene.path().into_iter().find(|&below| scene.recording.parent(below) == Some(node));
    let Some(below) = below.filter(|&below| scene.is_drawn(below)) else { return Vec::new() };
    let (_, result) = scene.recording.rollout(number);
    let text = format!("x {}", written_x(scene.recording.scale(), result));
    rising(&scene.view, &scene.edge_path(below), text, PaletteColor::Text, share)
}
