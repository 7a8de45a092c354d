//! The sums of the children among which a node selects, each written above its child. The sum of the selected child has a solid frame,
//! and the sum of the runner-up has a dashed frame.

use super::scene::SampledScene;
use crate::picture::draw::ASKED;
use crate::picture::draw::labels::{Drawing, LabelPriority};
use crate::picture::draw::tree_scene::TreeScene;
use crate::picture::fonts::Font;
use crate::picture::measure::BOUND_SIZE;
use crate::picture::palette::{PaletteColor, band_color};
use crate::picture::shape::{Anchor, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_core::trace::{NodeId, Story};
use poda_words::i18n::mcts::{TermRank, WrittenTerm, written_terms};

/// The distance between lines, as a multiple of the text size.
const LINE: f32 = 1.2;
/// The margins around the text, horizontal and vertical, in pixels.
const MARGINS: (f32, f32) = (5.0, 4.5);
/// The gap between a sum and its node, in units.
const ABOVE: f32 = 12.0;
/// The minimum distance between two frames, in pixels.
const APART: f32 = 3.0;

/// Adds the sums, if the step selects a move. The compared sums come first. All sums start with the same number of lines.
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
        let WrittenTerm { child, mean, bonus, sum, rank } = term;
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
        let (size, (_, top)) = (view.text_px(BOUND_SIZE), scene.edge_ends(self.child));
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
