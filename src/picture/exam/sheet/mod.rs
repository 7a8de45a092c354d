//! The sheet of a paper and its key as PDF files, and both as LaTeX source.
//!
//! Both have the same pages: on the key everything is filled in, and the marking follows. The pages of all variants have the same
//! [geometry](geometry::Geometry), so that scanned papers can be cut by one template, and nothing in it depends on the answers.

mod draw;
mod geometry;
mod instructions;
mod latex;
mod pages;
mod tree;

pub(super) use instructions::board_sentence;
pub use latex::latex_source;

use super::exercise::{AskedParts, Exercise};
use super::paper::{Paper, PaperSize};
use crate::export::ExportError;
use crate::export::pdf::{PdfDocument, PdfMeta};
use crate::picture::palette::Theme;
use crate::picture::shape::{Point, Shape, point};
use draw::{Filling, draw_tree};
use geometry::{Geometry, GeometryInput};
use instructions::title;
use pages::{Plan, SheetContext, marking_pages};
use poda_words::i18n::Words;
use tree::{ExerciseTree, UnionTree};

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
    let space = point(width, f32::INFINITY);
    let asked = AskedParts::NONE;
    let geometry = Geometry::new(&GeometryInput { union: &union, trees: &trees, asked, has_window: false, space });
    (draw_tree(exercise, &trees[0], &union.indices[0], &geometry, Filling::Blank), geometry.size)
}

/// Returns the tree of an exercise, blank as on a sheet of its own, and the size of the picture, in pixels.
pub fn exercise_picture(
    exercise: Exercise,
    asked: AskedParts,
    paper_size: PaperSize,
    words: &Words,
) -> (Vec<Shape>, Point) {
    let paper = Paper::of_exercises(vec![exercise], asked, paper_size);
    let plan = Plan::new(&paper, words);
    let exercises = paper.variants.iter().flat_map(|variant| &variant.exercises);
    let drawn = exercises.zip(&plan.exercises).map(|(exercise, planned)| {
        let (tree, indices) = (&planned.trees[0], &planned.union.indices[0]);
        (draw_tree(exercise, tree, indices, &planned.geometry, Filling::Blank), planned.geometry.size)
    });
    drawn.last().unwrap_or_default()
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
        for page in pages {
            page.write(plan.page, &mut document)?;
        }
    }
    document.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exam::code::{PaperCode, usual};
    use crate::exam::paper::{PaperSettings, paper};
    use draw::draw_tree;
    use geometry::NodeBoxKind;
    use poda_core::document::wishes::{NumberRange, TreeWishes, WishedGame, Wishes};
    use poda_words::i18n::Language;
    use poda_words::practice::blank::BlankPart;

    fn papers(game: WishedGame, asked: AskedParts) -> Vec<(Paper, Words)> {
        let code = PaperCode { seed: 7, wishes: Wishes { game, ..usual() } };
        let made = |(language, paper_size)| {
            let words = Words::new(language);
            let settings = PaperSettings { count: 2, variants: 3, asked, paper_size, ..PaperSettings::new(code) };
            (paper(&settings, &words).unwrap(), words)
        };
        Language::ALL.into_iter().zip(PaperSize::ALL).map(made).collect()
    }

    fn all_games() -> [WishedGame; 5] {
        [WishedGame::default(), WishedGame::TicTacToe, WishedGame::CONNECT_FOUR, WishedGame::KALAH, WishedGame::NIM]
    }

    fn texts(shapes: &[Shape]) -> Vec<(Point, &str)> {
        let text = |shape: &'_ Shape| matches!(shape, Shape::Text { .. });
        let content = |shape| match shape {
            &Shape::Text { at, ref text, .. } => (at, text.as_str()),
            _ => (point(0.0, 0.0), ""),
        };
        shapes.iter().filter(|shape| text(shape)).map(content).collect()
    }

    /// Scanned sheets of all variants are cut by one template.
    #[test]
    fn the_boxes_of_every_variant_are_in_the_same_places() {
        for (paper, words) in papers(WishedGame::default(), AskedParts::ALL) {
            let plan = Plan::new(&paper, &words);
            for planned in &plan.exercises {
                let [first, others @ ..] = &planned.union.indices[..] else { panic!("no variants") };
                assert!(others.iter().all(|indices| indices == first));
                assert_eq!(first.len(), planned.geometry.node_boxes.len());
            }
        }
    }

    #[test]
    fn a_blank_tree_depends_on_the_given_numbers_alone() {
        for (paper, words) in papers(WishedGame::default(), AskedParts::ALL) {
            let plan = Plan::new(&paper, &words);
            for (index, planned) in plan.exercises.iter().enumerate() {
                let drawn = |variant: usize| {
                    let (tree, indices) = (&planned.trees[variant], &planned.union.indices[variant]);
                    let exercise = &paper.variants[variant].exercises[index];
                    draw_tree(exercise, tree, indices, &planned.geometry, Filling::Blank)
                };
                let without_values = |variant: usize| {
                    let values: Vec<_> =
                        planned.trees[variant].nodes.iter().filter_map(|node| node.value.clone()).collect();
                    let mut shapes = drawn(variant);
                    let count = shapes.len();
                    shapes.retain(|shape| !matches!(shape, Shape::Text { text, .. } if values.contains(text)));
                    assert_eq!(shapes.len() + values.len(), count, "every value is written once");
                    shapes
                };
                assert_eq!(without_values(0), without_values(1));
                assert_eq!(without_values(0), without_values(2));
                assert_ne!(drawn(0), drawn(1));
            }
        }
    }

    #[test]
    fn everything_is_inside_the_margins_and_large_enough_to_write_in() {
        for (game, asked) in all_games().into_iter().flat_map(|game| {
            [AskedParts::ALL, AskedParts { cuts: true, ..AskedParts::NONE }].map(|asked| (game, asked))
        }) {
            for (paper, words) in papers(game, asked) {
                let plan = Plan::new(&paper, &words);
                for planned in &plan.exercises {
                    let geometry = &planned.geometry;
                    let pixels = 1.0 / pages::POINTS_PER_PIXEL;
                    assert!(geometry.size.x <= plan.width() * pixels + 0.1);
                    let bottom = planned.top + pages::HEADING_HEIGHT + planned.text_height + geometry.size.y / pixels;
                    assert!(bottom <= plan.bottom() + 0.1, "{game:?}");
                    for node_box in &geometry.node_boxes {
                        for (part, writing_box) in &node_box.boxes {
                            let (min, size) = (writing_box.min, writing_box.size);
                            // 7 mm by 5 mm.
                            assert!(26.5 <= size.x && 18.9 <= size.y, "{game:?} {part:?} {size:?}");
                            assert!(0.0 <= min.x && min.x + size.x <= geometry.size.x, "{game:?} {min:?}");
                        }
                    }
                    for (variant, tree) in paper.variants.iter().zip(&planned.trees) {
                        let indices = &planned.union.indices[variant.variant.index()];
                        let exercise = &variant.exercises[0];
                        let shapes = draw_tree(exercise, tree, indices, geometry, Filling::Blank);
                        assert!(shapes.iter().all(|shape| !matches!(shape, Shape::Text { size, .. } if *size < 12.0)));
                    }
                }
            }
        }
    }

    /// An empty box where nothing belongs, and a circle on a branch that is not pruned, are what conceals the others.
    #[test]
    fn every_inner_node_has_the_same_boxes_whether_or_not_the_search_enters_it() {
        for game in all_games() {
            for (paper, words) in papers(game, AskedParts::ALL) {
                let plan = Plan::new(&paper, &words);
                for planned in &plan.exercises {
                    let node_boxes = &planned.geometry.node_boxes;
                    let root = node_boxes[0].boxes.iter().map(|(part, _)| *part);
                    assert_eq!(root.collect::<Vec<_>>(), [BlankPart::Value]);
                    for node_box in &node_boxes[1..] {
                        let parts: Vec<_> = node_box.boxes.iter().map(|(part, _)| *part).collect();
                        let inner = [BlankPart::Alpha, BlankPart::Beta, BlankPart::Value];
                        assert_eq!(parts, if node_box.kind == NodeBoxKind::Inner { &inner[..] } else { &[] });
                        assert!(node_box.circle.is_some());
                    }
                }
            }
        }
    }

    #[test]
    fn the_key_holds_every_field_of_the_tree_and_crosses_what_is_pruned() {
        let (paper, words) = papers(WishedGame::default(), AskedParts::ALL).remove(0);
        let plan = Plan::new(&paper, &words);
        for (planned, exercise) in plan.exercises.iter().zip(&paper.variants[0].exercises) {
            let (tree, indices) = (&planned.trees[0], &planned.union.indices[0]);
            let shapes = draw_tree(exercise, tree, indices, &planned.geometry, Filling::Filled);
            for (node, &index) in tree.nodes.iter().zip(indices) {
                for (part, writing_box) in &planned.geometry.node_boxes[index].boxes {
                    let field = node
                        .searched
                        .and_then(|node| exercise.field(poda_words::practice::blank::BlankField::new(node, *part)));
                    let written = texts(&shapes).into_iter().find(|(at, _)| *at == writing_box.center());
                    assert_eq!(written.map(|(_, text)| text), field.map(|field| field.expected_text.as_str()));
                }
            }
        }
    }

    #[test]
    fn wide_values_have_room() {
        let values = NumberRange { min: -1_000_000, max: 1_000_000 };
        let game = WishedGame::Tree(TreeWishes { values, ..TreeWishes::default() });
        for (paper, words) in papers(game, AskedParts::ALL) {
            let plan = Plan::new(&paper, &words);
            let planned = &plan.exercises[0];
            for (node, &index) in planned.trees[0].nodes.iter().zip(&planned.union.indices[0]) {
                let width = crate::picture::fonts::Font::Regular.width(node.value.as_deref().unwrap_or_default(), 12.0);
                assert!(width <= planned.geometry.node_boxes[index].width, "{:?}", node.value);
            }
        }
    }
}
