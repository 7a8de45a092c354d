//! The rollout of the iteration: a dashed line that starts at the leaf and ends at the result. It points down, or to the right if
//! there is no space below the leaf.

use super::scene::SampledScene;
use crate::picture::draw::labels::{Drawing, LabelPriority};
use crate::picture::fonts::Font;
use crate::picture::measure::BOUND_SIZE;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::sampled::tree::SampledEvent;
use poda_words::i18n::mcts::{written_fraction, written_x};

/// The length of the line, and half the width of the square at its end, in units.
const LENGTH: f32 = 18.0;
const HALF_END: f32 = 4.5;

/// Draws the rollout and adds its result, from the step of the rollout until its result is backed up.
pub(super) fn draw_rollout<G: GameView>(scene: &SampledScene<'_, G>, leaf: NodeId, drawing: &mut Drawing) {
    let is_made = matches!(scene.recording.event(scene.step), Some(SampledEvent::Rollout(_) | SampledEvent::Backup(_)));
    let Some(number) = scene.recording.iteration_at(scene.step).filter(|_| is_made) else { return };
    let (view, (moves, result)) = (&scene.view, scene.recording.rollout(number));
    let (half, size) = (view.px(HALF_END).max(3.0), view.text_px(BOUND_SIZE));
    let length = if moves.is_empty() { 0.0 } else { view.px(LENGTH) };
    let below = scene.bottom(leaf);
    let has_room = below.y + length + half + half.max(size / 2.0) <= view.size.y;
    let (from, to, end) = if has_room {
        let to = point(below.x, below.y + length);
        (below, to, point(to.x, to.y + half))
    } else {
        let counts = scene.statistics(leaf).map(|of| written_fraction(scene.words, scene.recording.scale(), of));
        let half_text = Font::Regular.width(&counts.unwrap_or_default(), size) / 2.0;
        let from = point(below.x + half_text + 0.3 * size, scene.below(leaf).y);
        let to = point(from.x + length, from.y);
        (from, to, point(to.x + half, to.y))
    };
    let line = Stroke::solid(view.line_px(1.8), PaletteColor::Text);
    if !moves.is_empty() {
        drawing.shapes.push(Shape::Line { from, to, stroke: Stroke { dashed: true, ..line } });
    }
    let (min, max) = (point(end.x - half, end.y - half), point(end.x + half, end.y + half));
    let fill = Some(PaletteColor::Background);
    drawing.shapes.push(Shape::Rect { min, max, radius: 1.5, fill, stroke: Some(line) });
    let (shown, x) = (result.shown(), written_x(scene.recording.scale(), result));
    let beside = |anchor: Anchor, text: &str| {
        let aside = half + 0.4 * size;
        let x = if anchor == Anchor::Right { end.x - aside } else { end.x + aside };
        vec![text_shape(point(x, end.y), anchor, size, Font::SemiBold, PaletteColor::Text, text.to_owned())]
    };
    // A line to the right has no label to its left, because the counts of the leaf may be there.
    let anchors: &[Anchor] = if has_room { &[Anchor::Left, Anchor::Right] } else { &[Anchor::Left] };
    let texts = [format!("{shown}, x {x}"), shown];
    let candidates = texts.iter().flat_map(|text| anchors.iter().map(|&anchor| beside(anchor, text)));
    drawing.add_candidates(LabelPriority::Result, candidates.collect());
}
