//! The sums of the children among which a node selects, each written out above its child. That of the selected child is framed, and that of
//! the runner-up has a dashed frame.

use super::scene::MctsScene;
use crate::picture::draw::ASKED;
use crate::picture::draw::labels::{Drawing, LabelPriority};
use crate::picture::fonts::Font;
use crate::picture::measure::BOUND_SIZE;
use crate::picture::palette::{PaletteColor, band_color};
use crate::picture::shape::{Anchor, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_words::i18n::mcts::{TermRank, WrittenTerm, written_terms};

/// From line to line, as a multiple of the text size.
const LINE: f32 = 1.2;
/// Around the text, in pixels.
const MARGINS: (f32, f32) = (4.0, 3.0);
/// Between a sum and its node, in units.
const ABOVE: f32 = 10.0;

/// Adds the sums, if the step selects a move: first those that are compared.
pub(super) fn add_terms<G: GameView>(scene: &MctsScene<'_, G>, drawing: &mut Drawing) {
    if scene.concealed.sums {
        return;
    }
    let mut terms = written_terms(scene.recording, scene.step);
    if !scene.concealed.selection {
        terms.sort_by_key(|term| match term.rank {
            TermRank::Selected => 0,
            TermRank::RunnerUp => 1,
            TermRank::Other => 2,
        });
    }
    for term in terms {
        let candidates = written(scene, &term).map(|lines| framed(scene, &term, &lines));
        drawing.add_candidates(LabelPriority::Term, candidates.into());
    }
}

/// A term in one line, in two, in three, and its sum alone.
fn written<G: GameView>(scene: &MctsScene<'_, G>, term: &WrittenTerm) -> [Vec<String>; 4] {
    let WrittenTerm { child, mean, bonus, sum, .. } = term;
    let sum = if scene.concealed.sum == Some(*child) { ASKED } else { sum.as_str() };
    let equals = if sum.starts_with('≈') { sum.to_owned() } else { format!("= {sum}") };
    let equals = equals.replace('≈', "≈ ");
    [
        vec![format!("{mean} + {bonus} {equals}")],
        vec![format!("{mean} + {bonus}"), equals.clone()],
        vec![mean.clone(), format!("+ {bonus}"), equals],
        vec![sum.to_owned()],
    ]
}

/// Lines of text above a child, in a frame that shows how it has come out of the comparison.
fn framed<G: GameView>(scene: &MctsScene<'_, G>, term: &WrittenTerm, lines: &[String]) -> Vec<Shape> {
    let view = &scene.view;
    let rank = if scene.concealed.selection { TermRank::Other } else { term.rank };
    let (font, color, stroke) = match rank {
        TermRank::Selected => {
            (Font::SemiBold, PaletteColor::Text, Some(Stroke::solid(view.line_px(2.4), PaletteColor::Text)))
        }
        TermRank::RunnerUp => {
            (Font::Regular, PaletteColor::Text, Some(Stroke::dashed(view.line_px(1.4), PaletteColor::Secondary)))
        }
        TermRank::Other => (Font::Regular, PaletteColor::Secondary, None),
    };
    let (size, (_, top)) = (view.text_px(BOUND_SIZE), scene.edge_ends(term.child));
    let width = lines.iter().map(|line| font.width(line, size)).fold(0.0, f32::max);
    let half = width / 2.0 + MARGINS.0;
    let height = (lines.len() - 1) as f32 * LINE * size + font.cap_height(size) + 2.0 * MARGINS.1;
    let bottom = top.y - view.px(ABOVE);
    let (min, max) = (point(top.x - half, bottom - height), point(top.x + half, bottom));
    let row = scene.recording.ply(term.child);
    let fill = Some(band_color(scene.layout.tree().row_turns[row]));
    let mut shapes = vec![Shape::Rect { min, max, radius: 4.0, fill, stroke }];
    let first = min.y + MARGINS.1 + font.cap_height(size) / 2.0;
    shapes.extend(lines.iter().enumerate().map(|(index, line)| {
        let at = point(top.x, first + index as f32 * LINE * size);
        text_shape(at, Anchor::Center, size, font, color, line.clone())
    }));
    shapes
}
