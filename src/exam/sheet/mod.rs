//! The sheet of a paper and its key as PDF files.
//!
//! Both have the same pages: on the key everything is filled in, and the marking follows. The pages of all variants have the same
//! [geometry](geometry::Geometry), so that scanned papers can be cut by one template, and nothing in it depends on the answers.

mod draw;
mod geometry;
mod instructions;
mod marking;
mod page;
mod pages;
mod plan;
mod tree;
mod union;

use super::asked_parts::AskedParts;
use super::exercise::Exercise;
use super::paper::Paper;
use crate::export::ExportError;
use crate::export::pdf::{PdfDocument, PdfMeta};
use crate::i18n::Words;
use crate::picture::palette::Theme;
use crate::picture::shape::{Point, Shape, point};
use draw::{Filling, draw_tree};
use geometry::{Geometry, GeometryInput};
pub(super) use instructions::board_sentence;
use instructions::title;
use marking::marking_pages;
use pages::SheetContext;
use plan::Plan;
use tree::ExerciseTree;
use union::UnionTree;

/// Returns the sheets of a paper: all variants, one after another, each with pages of its own.
///
/// # Errors
/// If the PDF library refuses a page, which is a fault of Poda.
pub fn sheet_pdf(paper: &Paper, words: &Words) -> Result<Vec<u8>, ExportError> {
    pdf(paper, words, Filling::Blank)
}

/// Returns the key of a paper: for every variant its sheet with everything filled in, the rules of marking, and a table of the fields
/// with their contents, reasons and points.
///
/// # Errors
/// If the PDF library refuses a page, which is a fault of Poda.
pub fn key_pdf(paper: &Paper, words: &Words) -> Result<Vec<u8>, ExportError> {
    pdf(paper, words, Filling::Filled)
}

/// Draws the tree of an exercise with nothing to fill in, so wide at most. Returns the shapes and their size, in pixels.
pub(super) fn bare_tree(exercise: &Exercise, width: f32) -> (Vec<Shape>, Point) {
    let trees = [ExerciseTree::new(exercise)];
    let union = UnionTree::of(&trees);
    let room = point(width, f32::INFINITY);
    let asked = AskedParts::NONE;
    let geometry = Geometry::new(&GeometryInput { union: &union, trees: &trees, asked, has_window: false, room });
    (draw_tree(exercise, &trees[0], &union.places[0], &geometry, Filling::Blank), geometry.size)
}

fn pdf(paper: &Paper, words: &Words, filling: Filling) -> Result<Vec<u8>, ExportError> {
    let plan = Plan::new(paper, words);
    let context = SheetContext { paper, plan: &plan, words, filling };
    let title = match filling {
        Filling::Blank => title(paper, words),
        Filling::Filled => words.fill("exam-key-of", &[("title", title(paper, words).into())]),
    };
    let meta = PdfMeta { title, language: words.language(), theme: Theme::Print };
    let mut document = PdfDocument::new(&meta)?;
    for (index, variant) in paper.variants.iter().enumerate() {
        let mut pages = context.pages(variant, index);
        if filling == Filling::Filled {
            pages.extend(marking_pages(&context, variant));
        }
        context.write_feet(&mut pages, variant);
        for page in &pages {
            page.write(plan.page, &mut document)?;
        }
    }
    document.finish()
}
