//! What an iteration computes: the sums of the children among which a node selects, and the rollout.
//!
//! Each sum is written above its child. The sum of the selected child has a solid frame, and the sum of the runner-up
//! has a dashed frame. The rollout is a dashed line that starts at the leaf and ends at the result. It points down, or
//! to the right if there is no space below the leaf.

use super::scene::SampledScene;
use crate::picture::draw::labels::{Drawing, LabelPriority};
use crate::picture::fonts::Font;
use crate::picture::measure::BOUND_SIZE;
use crate::picture::palette::{PaletteColor, band_color};
use crate::picture::scene::ASKED;
use crate::picture::shape::{Anchor, Shape, Stroke, point, text_shape};
use crate::picture::tree_scene::TreeScene;
use poda_core::game::GameView;
use poda_core::trace::sampled::tree::SampledEvent;
use poda_core::trace::{NodeId, Story};
use poda_words::i18n::mcts_numbers::{TermRank, WrittenTerm, written_fraction, written_terms, written_x};

/// The distance between lines, as a multiple of the text size.
const LINE: f32 = 1.2;
/// The margins around the text, horizontal and vertical, in pixels.
const MARGINS: (f32, f32) = (5.0, 4.5);
/// The gap between a sum and its node, in units.
const ABOVE: f32 = 12.0;
/// The minimum distance between two frames, in pixels.
const APART: f32 = 3.0;

/// Adds the sums, if the step selects a move. The compared sums come first. All sums start with the same number of
/// lines.
pub(super) fn add_terms<G: GameView>(scene: &SampledScene<'_, G>, drawing: &mut Drawing) {
    if scene.concealed.sums {
        return;
    }
    let terms = written_terms(scene.recording, scene.step);
    let mut sums: Vec<Sum> = terms.iter().map(|term| Sum::new(scene, term)).collect();
    let is_clear = |form: &usize| {
        let apart = |pair: &[Sum]| scene.center(pair[1].child).x - scene.center(pair[0].child).x - APART;
        sums.windows(2).all(|pair| pair[0].half_width(scene, *form) + pair[1].half_width(scene, *form) <= apart(pair))
    };
    let first = (0..FORMS).find(is_clear).unwrap_or(FORMS - 1);
    sums.sort_by_key(|sum| match sum.rank {
        TermRank::Selected => 0,
        TermRank::RunnerUp => 1,
        TermRank::Other => 2,
    });
    for sum in sums {
        let candidates = (first..FORMS).map(|form| sum.framed(scene, form)).collect();
        drawing.add_candidates(LabelPriority::Term, candidates);
    }
}

/// The number of forms in which a sum can be written.
const FORMS: usize = 4;

struct Sum {
    child: NodeId,
    /// The rank of the child in the comparison, as far as it is shown.
    rank: TermRank,
    /// The lines of each form: the whole sum in one, in two and in three lines, and only its total.
    forms: [Vec<String>; FORMS],
}

impl Sum {
    fn new<G: GameView>(scene: &SampledScene<'_, G>, term: &WrittenTerm) -> Self {
        let WrittenTerm { child, prior: _, mean, bonus, sum, rank } = term;
        let sum = if scene.concealed.sum == Some(*child) { ASKED } else { sum.as_str() };
        let equals = sum.strip_prefix('≈').map_or_else(|| format!("= {sum}"), |rounded| format!("≈ {rounded}"));
        let forms = [
            vec![format!("{mean} + {bonus} {equals}")],
            vec![format!("{mean} + {bonus}"), equals.clone()],
            vec![mean.clone(), format!("+ {bonus}"), equals],
            vec![sum.to_owned()],
        ];
        let rank = if scene.concealed.selection { TermRank::Other } else { *rank };
        Self { child: *child, rank, forms }
    }

    const fn font(&self) -> Font {
        match self.rank {
            TermRank::Selected => Font::SemiBold,
            TermRank::RunnerUp | TermRank::Other => Font::Regular,
        }
    }

    /// Returns half the width of its frame, in pixels.
    fn half_width<G: GameView>(&self, scene: &SampledScene<'_, G>, form: usize) -> f32 {
        let size = scene.view.text_px(BOUND_SIZE);
        let widths = self.forms[form].iter().map(|line| self.font().width(line, size));
        widths.fold(0.0, f32::max) / 2.0 + MARGINS.0
    }

    /// Returns its lines above the child, in a frame that shows the rank of the child.
    fn framed<G: GameView>(&self, scene: &SampledScene<'_, G>, form: usize) -> Vec<Shape> {
        let (view, lines, font) = (&scene.view, &self.forms[form], self.font());
        let (color, stroke) = match self.rank {
            TermRank::Selected => (PaletteColor::Text, Some(Stroke::solid(view.line_px(2.4), PaletteColor::Text))),
            TermRank::RunnerUp => {
                (PaletteColor::Text, Some(Stroke::dashed(view.line_px(1.4), PaletteColor::Secondary)))
            }
            TermRank::Other => (PaletteColor::Secondary, None),
        };
        let (size, top) = (view.text_px(BOUND_SIZE), scene.edge_ends(self.child).to);
        let half = self.half_width(scene, form);
        let height = (lines.len() - 1) as f32 * LINE * size + font.cap_height(size) + 2.0 * MARGINS.1;
        let bottom = top.y - view.px(ABOVE);
        let (min, max) = (point(top.x - half, bottom - height), point(top.x + half, bottom));
        let row = scene.recording.ply(self.child);
        let fill = Some(band_color(scene.layout.tree().row_turns[row]));
        let first = min.y + MARGINS.1 + font.cap_height(size) / 2.0;
        let text = |(index, line): (usize, &String)| {
            let at = point(top.x, first + index as f32 * LINE * size);
            text_shape(at, Anchor::Center, size, font, color, line.clone())
        };
        let frame = Shape::Rect { min, max, radius: 4.0, fill, stroke };
        std::iter::once(frame).chain(lines.iter().enumerate().map(text)).collect()
    }
}

/// The length of the line, and half the width of the square at its end, in units.
const ROLLOUT_LENGTH: f32 = 18.0;
const HALF_ROLLOUT_END: f32 = 4.5;

/// Draws the rollout and adds its result, from the step of the rollout until its result is backed up.
pub(super) fn draw_rollout<G: GameView>(scene: &SampledScene<'_, G>, leaf: NodeId, drawing: &mut Drawing) {
    let is_made = matches!(scene.recording.event(scene.step), Some(SampledEvent::Rollout(_) | SampledEvent::Backup(_)));
    let Some(number) = scene.recording.iteration_at(scene.step).filter(|_| is_made) else { return };
    let (view, (moves, result)) = (&scene.view, scene.recording.rollout(number));
    let (half, size) = (view.px(HALF_ROLLOUT_END).max(3.0), view.text_px(BOUND_SIZE));
    let length = if moves.is_empty() { 0.0 } else { view.px(ROLLOUT_LENGTH) };
    let below = scene.below_visits(leaf);
    let has_room = below.y + length + half + half.max(size / 2.0) <= view.size.y;
    let (from, to, end) = if has_room {
        let to = point(below.x, below.y + length);
        (below, to, point(to.x, to.y + half))
    } else {
        let counts = scene.statistics(leaf).map(|of| written_fraction(scene.words, scene.recording, leaf, of));
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
