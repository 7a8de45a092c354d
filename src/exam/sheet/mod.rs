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

use super::paper::Paper;
use crate::export::ExportError;
use crate::export::pdf::{PdfDocument, PdfMeta};
use crate::i18n::Words;
use crate::picture::palette::Theme;
use draw::Filling;
use instructions::title;
use marking::marking_pages;
use pages::SheetContext;
use plan::Plan;

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
