//! The sheet of a paper and its key as PDF files, and both as LaTeX source.
//!
//! Sheet and key have the same pages: the key has everything filled in, followed by the rules of marking. The pages of
//! all variants have the same [geometry](geometry::Geometry), so that scanned papers can be cut by one template, and
//! nothing in it depends on the answers.

mod draw;
mod geometry;
mod instructions;
mod key;
mod latex;
pub(super) mod pages;
pub(super) mod plan;
pub(super) mod text;

pub(super) use instructions::{board_sentence, chance_sentences, ever_range, players_sentences};
pub use latex::latex_source;
pub(super) use latex::{LATEX_BOX, LATEX_LIST, latex_items};

use super::asked::AskedParts;
use super::exercise::{Exercise, MAX_BYTES, MAX_PRINTED_NODES, PaperError, search_by_hand};
use super::format::KeyForm;
use super::paper::Paper;
use super::variants::PaperVariant;
use crate::exam::tree::{ExerciseTree, PrintedTree};
pub(super) use draw::Filling;
use draw::draw_tree;
use geometry::{Detail, Geometry, GeometryInput};
use instructions::title;
use key::key_pages;
use pages::SheetContext;
use plan::Plan;
use poda_core::search::SearchConfig;
use poda_core::search::budget::max_plies;
use poda_picture::export::ExportError;
use poda_picture::export::pdf::{PdfDocument, PdfMeta};
use poda_picture::picture::palette::Theme;
use poda_picture::picture::shape::{Point, Shape, point};
use poda_words::i18n::{Words, args};
use poda_words::practice::class::Student;
use poda_words::practice::generator::Outline;

/// Returns the sheets of a paper: those of its students in the order of the list, or without students those of all
/// variants, one after another. Each sheet has its own pages.
///
/// # Errors
/// If the PDF library refuses a page, which is a fault of Poda.
pub fn sheet_pdf(paper: &Paper, words: &Words) -> Result<Vec<u8>, ExportError> {
    pdf(paper, words, None)
}

/// Returns the key of a paper. The short form has, for every variant, a page for each exercise, with its tree filled
/// in, the reasons for its cuts and the rules of marking. The long form has the sheet of the variant with everything
/// filled in, the rules of marking, and a table of the fields with their contents, reasons and points.
///
/// # Errors
/// If the PDF library refuses a page, which is a fault of Poda.
pub fn key_pdf(paper: &Paper, form: KeyForm, words: &Words) -> Result<Vec<u8>, ExportError> {
    pdf(paper, words, Some(form))
}

/// Checks that every tree of a paper on documents fits on a page. Trees of generated exercises always fit.
///
/// # Errors
/// The number of the first exercise whose tree does not fit, and the error with the greatest depth that would.
pub fn check_sheets(paper: &Paper, words: &Words) -> Result<(), (usize, PaperError)> {
    for exercise in paper.variants.iter().flat_map(|variant| &variant.exercises) {
        let excess = excess(exercise, paper, words);
        if excess.is_none_or(|excess| 1.0 < excess) {
            let fitting_depth = fitting_depth(exercise, paper, words);
            return Err((exercise.number, PaperError::TooLargeForPage { excess, fitting_depth }));
        }
    }
    Ok(())
}

/// Returns the ratio of the size of an exercise to that of a page: at most 1 if it fits on a page; `None` if it has
/// more than [`MAX_PRINTED_NODES`] nodes.
fn excess(exercise: &Exercise, paper: &Paper, words: &Words) -> Option<f32> {
    Outline::of(exercise.document.position(), exercise.recording().config().depth, MAX_PRINTED_NODES)?;
    let alone = Paper::of_exercises(vec![exercise.clone()], paper.asked, paper.paper_size);
    Plan::new(&alone, words).exercises.first().map(|planned| planned.excess)
}

/// Returns the greatest depth to which the tree of an exercise fits on a page.
fn fitting_depth(exercise: &Exercise, paper: &Paper, words: &Words) -> Option<usize> {
    let fits = |depth: &usize| {
        let search = SearchConfig { depth: Some(*depth), ..search_by_hand(&exercise.document) };
        let document = exercise.document.clone().searched_by(search);
        let shallow = Exercise::of_document(exercise.number, document, paper.asked, MAX_BYTES, words);
        shallow.is_ok_and(|exercise| excess(&exercise, paper, words).is_some_and(|excess| excess <= 1.0))
    };
    (1..=max_plies()).take_while(fits).last()
}

/// Draws the tree of an exercise without fields, at most `width` wide. Returns the shapes and their size, in pixels.
pub(super) fn bare_tree(exercise: &Exercise, width: f32) -> (Vec<Shape>, Point) {
    let trees = [ExerciseTree::new(exercise)];
    let union = PrintedTree::of(&trees);
    let space = point(width, f32::INFINITY);
    let asked = AskedParts::NONE;
    let input = GeometryInput { union: &union, trees: &trees, asked, window: &[], space };
    let geometry = Geometry::new(&input, Detail::WITH_BOARDS[0]);
    (draw_tree(exercise, &trees[0], &union.indices[0], &geometry, Filling::Blank), geometry.size)
}

/// Returns the tree of the first exercise of a paper, blank as on its sheet, and the size of the picture, in pixels.
pub fn exercise_picture(paper: &Paper, words: &Words) -> (Vec<Shape>, Point) {
    let plan = Plan::new(paper, words);
    let exercises = paper.variants.iter().flat_map(|variant| &variant.exercises);
    let mut drawn = exercises.zip(&plan.exercises).map(|(exercise, planned)| {
        let (tree, indices) = (&planned.content.trees[0], &planned.content.union.indices[0]);
        (draw_tree(exercise, tree, indices, &planned.geometry, Filling::Blank), planned.geometry.size)
    });
    drawn.next().unwrap_or_default()
}

/// Returns the file of the sheets, or of a key in the given form.
fn pdf(paper: &Paper, words: &Words, key: Option<KeyForm>) -> Result<Vec<u8>, ExportError> {
    let plan = Plan::new(paper, words);
    let (filling, title) = match key {
        None => (Filling::Blank, title(paper, words)),
        Some(_) => (Filling::Filled, words.fill("exam-key-of", &args![title = title(paper, words)])),
    };
    let context = SheetContext { paper, plan: &plan, words, filling };
    let meta = PdfMeta { title, language: words.language(), theme: Theme::Print };
    let mut document = PdfDocument::new(&meta)?;
    let mut write = |variant: &PaperVariant, student: Option<&Student>| {
        let index = variant.variant.index();
        let mut pages = match key {
            None => context.pages(variant, student),
            Some(form) => key_pages(&context, variant, index, form),
        };
        context.write_feet(&mut pages, variant, student);
        pages.into_iter().try_for_each(|page| page.write(&mut document))
    };
    if key.is_some() || paper.seats.is_empty() {
        paper.variants.iter().try_for_each(|variant| write(variant, None))?;
    } else {
        for seat in &paper.seats {
            let variant = paper.variants.iter().find(|variant| variant.variant == seat.variant);
            variant.map_or(Ok(()), |variant| write(variant, Some(&seat.student)))?;
        }
    }
    document.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exam::asked::AskedNodes;
    use crate::exam::code::PaperCode;
    use crate::exam::coded_wishes::usual;
    use crate::exam::format::PaperSize;
    use crate::exam::paper::{PaperSettings, paper};
    use draw::draw_tree;
    use geometry::NodeBoxKind;
    use poda_core::document::wishes::{NumberRange, TreeWishes, WishedGame, Wishes};
    use poda_words::i18n::Language;
    use poda_words::practice::Answer;
    use poda_words::practice::blank::BlankPart;

    fn papers(game: WishedGame, asked: AskedParts) -> Vec<(Paper, Words)> {
        let code = PaperCode { seed: 7, wishes: Wishes { game, ..usual() } };
        let made = |(language, paper_size)| {
            let words = Words::new(language);
            let settings =
                PaperSettings { count: 2, variants: 3, asked: Some(asked), paper_size, ..PaperSettings::new(code) };
            (paper(&settings, &words).unwrap(), words)
        };
        Language::AUTHORED.into_iter().zip(PaperSize::ALL).map(made).collect()
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
                let [first, others @ ..] = &planned.content.union.indices[..] else { panic!("no variants") };
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
                    let (tree, indices) = (&planned.content.trees[variant], &planned.content.union.indices[variant]);
                    let exercise = &paper.variants[variant].exercises[index];
                    draw_tree(exercise, tree, indices, &planned.geometry, Filling::Blank)
                };
                let without_values = |variant: usize| {
                    let values: Vec<_> =
                        planned.content.trees[variant].nodes.iter().filter_map(|node| node.value.clone()).collect();
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
            [AskedParts::ALL, AskedParts { cuts: Some(AskedNodes::ALL), ..AskedParts::NONE }].map(|asked| (game, asked))
        }) {
            for (paper, words) in papers(game, asked) {
                let plan = Plan::new(&paper, &words);
                for planned in &plan.exercises {
                    let geometry = &planned.geometry;
                    let (page, unit) = (plan.pages[planned.page], planned.unit());
                    assert!(geometry.size.x * unit <= page.width() + 0.1);
                    let bottom = planned.top + plan::HEADING_HEIGHT + planned.text_height + geometry.size.y * unit;
                    assert!(bottom <= page.bottom() + 0.1, "{game:?}");
                    assert!(plan::POINTS_PER_PIXEL <= unit, "{game:?} {asked:?} {unit}");
                    for node_box in &geometry.node_boxes {
                        for (part, writing_box) in &node_box.boxes {
                            let (min, size) = (writing_box.min, writing_box.size);
                            // 8 mm by 7 mm.
                            assert!(30.3 <= size.x && 26.5 <= size.y, "{game:?} {part:?} {size:?}");
                            assert!(0.0 <= min.x && min.x + size.x <= geometry.size.x, "{game:?} {min:?}");
                        }
                    }
                    for (variant, tree) in paper.variants.iter().zip(&planned.content.trees) {
                        let indices = &planned.content.union.indices[variant.variant.index()];
                        let exercise = &variant.exercises[0];
                        let shapes = draw_tree(exercise, tree, indices, geometry, Filling::Blank);
                        assert!(shapes.iter().all(|shape| !matches!(shape, Shape::Text { size, .. } if *size < 12.0)));
                    }
                }
            }
        }
    }

    /// Exercises that share a page are one below another, legible and inside the margins, and each page takes as many
    /// as are asked for where they fit.
    #[test]
    fn exercises_that_share_a_page_keep_apart() {
        for game in all_games() {
            let code = PaperCode { seed: 7, wishes: Wishes { game, ..usual() } };
            let words = Words::new(Language::ENGLISH);
            let settings = PaperSettings { count: 5, variants: 2, per_page: 2, ..PaperSettings::new(code) };
            let paper = paper(&settings, &words).unwrap();
            let plan = Plan::new(&paper, &words);
            assert!(plan.pages.len() <= 5, "{game:?}");
            for (number, page) in plan.pages.iter().enumerate() {
                let mut free = 0.0;
                for planned in plan.exercises.iter().filter(|planned| planned.page == number) {
                    let height = plan::HEADING_HEIGHT + planned.text_height + planned.geometry.size.y * planned.unit();
                    assert!(free <= planned.top, "{game:?}: {free} {}", planned.top);
                    assert!(planned.top + height <= page.bottom() + 0.1, "{game:?}");
                    assert!(planned.geometry.size.x * planned.unit() <= page.width() + 0.1, "{game:?}");
                    assert!(0.85 <= planned.scale, "{game:?}: {}", planned.scale);
                    free = planned.top + height;
                }
            }
        }
    }

    /// Empty boxes where nothing is filled in, and circles on branches that are not pruned, conceal which ones matter.
    #[test]
    fn every_inner_node_has_the_same_boxes_whether_or_not_the_search_enters_it() {
        for game in all_games() {
            for (paper, words) in papers(game, AskedParts::ALL) {
                let plan = Plan::new(&paper, &words);
                for planned in &plan.exercises {
                    let node_boxes = &planned.geometry.node_boxes;
                    let root = node_boxes[0].boxes.iter().map(|(part, _)| *part);
                    assert_eq!(root.collect::<Vec<_>>(), [BlankPart::Value]);
                    // At a node with one child, nothing can be pruned, whatever the search does.
                    let only: Vec<usize> = planned
                        .content
                        .union
                        .children
                        .iter()
                        .filter(|children| children.len() == 1)
                        .flatten()
                        .copied()
                        .collect();
                    for (index, node_box) in node_boxes.iter().enumerate().skip(1) {
                        let parts: Vec<_> = node_box.boxes.iter().map(|(part, _)| *part).collect();
                        let inner = [BlankPart::Alpha, BlankPart::Beta, BlankPart::Value];
                        assert_eq!(parts, if node_box.kind == NodeBoxKind::Inner { &inner[..] } else { &[] });
                        assert_eq!(node_box.circle.is_none(), only.contains(&index));
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
            let (tree, indices) = (&planned.content.trees[0], &planned.content.union.indices[0]);
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
    fn the_key_rings_the_leaves_that_some_values_prune() {
        let asked = AskedParts { ever: true, ..AskedParts::NONE };
        for (paper, words) in papers(WishedGame::default(), asked) {
            let plan = Plan::new(&paper, &words);
            for (planned, exercise) in plan.exercises.iter().zip(&paper.variants[0].exercises) {
                let (tree, indices) = (&planned.content.trees[0], &planned.content.union.indices[0]);
                let rings = |filling| {
                    let shapes = draw_tree(exercise, tree, indices, &planned.geometry, filling);
                    let is_ring = |shape: &&Shape| matches!(shape, Shape::Rect { fill: None, .. });
                    shapes.iter().filter(is_ring).count()
                };
                let Answer::Children(leaves) = &exercise.fields[0].expected else { panic!("leaves") };
                assert!(!leaves.is_empty());
                assert_eq!((rings(Filling::Blank), rings(Filling::Filled)), (0, leaves.len()));
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
            for (node, &index) in planned.content.trees[0].nodes.iter().zip(&planned.content.union.indices[0]) {
                let width =
                    poda_picture::picture::fonts::Font::Regular.width(node.value.as_deref().unwrap_or_default(), 12.0);
                assert!(width <= planned.geometry.node_boxes[index].width, "{:?}", node.value);
            }
        }
    }

    /// A lecturer marks two hundred papers with the short key.
    #[test]
    fn the_short_key_has_a_page_for_every_exercise() {
        for game in all_games() {
            for (paper, words) in papers(game, AskedParts::ALL) {
                let plan = Plan::new(&paper, &words);
                let context = SheetContext { paper: &paper, plan: &plan, words: &words, filling: Filling::Filled };
                for (index, variant) in paper.variants.iter().enumerate() {
                    let count = |form| key_pages(&context, variant, index, form).len();
                    assert_eq!(count(KeyForm::Short), variant.exercises.len(), "{game:?}");
                    assert!(variant.exercises.len() < count(KeyForm::Long), "{game:?}");
                }
            }
        }
    }
}
