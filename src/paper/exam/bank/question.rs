//! An exercise as a question of a bank: its name, its blanks, and the tree as a picture and in words, without the
//! search.

use super::table::{AskedBlanks, AskedLeaves, Blank, LeftOut, MAX_FIELDS, MAX_NODES, Row, table, whole_tree};
use super::{BankItem, BankVariants};
use crate::exam::asked::Weights;
use crate::exam::code::Variant;
use crate::exam::exercise::Exercise;
use crate::exam::paper::Paper;
use crate::exam::sheet::bare_tree;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::text::visible;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};
use poda_picture::export::ExportError;
use poda_picture::export::png::{PngText, png};
use poda_picture::export::raster::Rasterizer;
use poda_picture::picture::fit::{Viewport, whole_subtree};
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_picture::picture::shape::{Point, Shape, Stroke, point};
use poda_picture::picture::view::{LEFT_MARGIN, RIGHT_MARGIN};
use poda_picture::picture::{GivenValues, Notation, NotationOptions, Perspective, Scene, TreeLayout, draw_scene};
use poda_words::file::{digest, save};
use poda_words::i18n::message_args::{mover_name, yes_or_no};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::{Words, args};
use poda_words::messages::{Message, Whole};

#[derive(Clone, Debug)]
pub struct BankQuestion<'a> {
    pub exercise: &'a Exercise,
    /// Its [id](BankItem::id).
    pub id: String,
    pub name: String,
    /// The nodes, each with its blanks.
    pub rows: Vec<Row<'a>>,
    pub best: Option<Blank<'a>>,
    /// For each part that asks for leaves, their names, each with the blank that asks whether it is one of them.
    pub leaves: [AskedLeaves<'a>; 3],
    /// The parts that the paper asks for and the question leaves out.
    pub left_out: Vec<LeftOut>,
    pub picture: BankPicture,
}

impl<'a> BankQuestion<'a> {
    /// Returns the blanks: row by row, the best move, and leaf by leaf.
    pub fn blanks(&self) -> impl Iterator<Item = &Blank<'a>> {
        let rows = self.rows.iter().flat_map(|row| row.cells().into_iter().filter_map(|cell| cell.blank()));
        let leaves = self.leaves.iter().flat_map(|(_, leaves)| leaves);
        rows.chain(&self.best).chain(leaves.map(|(_, blank)| blank))
    }

    fn new(paper: &Paper, variant: Variant, exercise: &'a Exercise, words: &Words) -> Result<Self, BankError> {
        let tree = whole_tree(exercise).ok_or(BankError::TooLarge { max: MAX_NODES })?;
        let AskedBlanks { rows, best, leaves, left_out } = table(exercise, &tree, paper.asked, paper.weights, words);
        if rows.is_empty() && best.is_none() && leaves.iter().all(|(_, leaves)| leaves.is_empty()) {
            return Err(BankError::NothingToAsk);
        }
        let exercise_name = exercise_name(paper, exercise, words);
        let has_variants = 1 < paper.variants.len();
        let name = if has_variants {
            let args = args![exercise = exercise_name.as_str(), variant = variant.to_string()];
            words.fill("bank-variant", &args)
        } else {
            exercise_name
        };
        let picture = picture(exercise, &tree, &name, tree_description(words, &tree), words)?;
        let id = id(paper, variant, exercise, words);
        Ok(Self { exercise, id, name, rows, best, leaves, left_out, picture })
    }

    /// Returns a sentence that says what the question leaves out; `None` if it leaves out nothing.
    pub fn left_out_sentence(&self, words: &Words) -> Option<String> {
        let what: Vec<String> = self.left_out.iter().map(|left_out| left_out_part(words, *left_out)).collect();
        (!what.is_empty()).then(|| words.fill("bank-left-out", &args![what = what.join(", ")]))
    }
}

impl BankItem for BankQuestion<'_> {
    fn id(&self) -> &str {
        &self.id
    }

    fn points(&self) -> usize {
        self.blanks().map(|blank| blank.weight as usize).sum()
    }
}

/// Returns the questions of a paper, exercise by exercise.
///
/// # Errors
/// The first exercise that cannot be a question, and why.
pub(in crate::exam) fn questions<'a>(
    paper: &'a Paper,
    words: &Words,
) -> Result<Vec<BankVariants<BankQuestion<'a>>>, BankFailure> {
    let exercises = paper.variants.iter().map(|variant| variant.exercises.len()).max().unwrap_or_default();
    let question = |variant: Variant, exercise: &'a Exercise| {
        let number = exercise.number;
        BankQuestion::new(paper, variant, exercise, words).map_err(|error| BankFailure { number, error })
    };
    let of_exercise = |index: usize| {
        let variants = || paper.variants.iter().filter_map(|it| Some((it.variant, it.exercises.get(index)?)));
        let name = variants().next().map(|(_, exercise)| exercise_name(paper, exercise, words)).unwrap_or_default();
        let questions = variants().map(|(variant, exercise)| question(variant, exercise)).collect::<Result<_, _>>()?;
        Ok(BankVariants { name, questions })
    };
    (0..exercises).map(of_exercise).collect()
}

/// Returns notes for the author of the paper: what its questions leave out, once for variants that leave out the same;
/// and that points which were set are ignored, because a bank has none.
pub(in crate::exam) fn notes(exercises: &[BankVariants<BankQuestion<'_>>], words: &Words) -> Vec<String> {
    let note = |name: &str, sentence: String| {
        let args = args![name, sentence, most = MAX_FIELDS];
        words.fill("bank-left-out-why", &args)
    };
    let of_exercise = |BankVariants { name, questions }: &BankVariants<BankQuestion<'_>>| -> Vec<String> {
        let are_alike = questions.iter().all(|question| question.left_out == questions[0].left_out);
        let noted = questions.iter().take(if are_alike { 1 } else { questions.len() });
        let note_on = |question: &BankQuestion<'_>| {
            let name = if are_alike { name } else { &question.name };
            Some(note(name, question.left_out_sentence(words)?))
        };
        noted.filter_map(note_on).collect()
    };
    let mut questions = exercises.iter().flat_map(|exercise| &exercise.questions);
    let has_points = questions.any(|question| question.exercise.worth.is_some());
    let points = has_points.then(|| words.text("bank-points"));
    exercises.iter().flat_map(of_exercise).chain(points).collect()
}

fn left_out_part(words: &Words, LeftOut { part, is_all }: LeftOut) -> String {
    words.fill("bank-left-out-part", &args![part = part.name(), all = yes_or_no(is_all)])
}

/// Returns the name of an exercise: the title of a user's own document, or its number.
fn exercise_name(paper: &Paper, exercise: &Exercise, words: &Words) -> String {
    let title = exercise.document.title.as_ref().map(|title| title.in_language(words.language()));
    match title.filter(|title| paper.code.is_none() && !title.trim().is_empty()) {
        Some(title) => visible(title).into_owned(),
        None => words.fill("bank-exercise", &args![number = exercise.number]),
    }
}

/// Returns an id that follows from the exercise: its position and search, its variant and number, and the language.
fn id(paper: &Paper, variant: Variant, exercise: &Exercise, words: &Words) -> String {
    let code = paper.code.map(|code| code.to_string()).unwrap_or_default();
    let fields: Vec<&str> = exercise.fields.iter().map(|field| field.name.as_str()).collect();
    let parts =
        [code, variant.to_string(), exercise.number.to_string(), words.language().code().to_owned(), fields.join(" ")];
    let weights = exercise.fields.iter().map(|field| field.points.to_string()).collect::<Vec<_>>().join(" ");
    let weights = if paper.weights == Weights::EQUAL { String::new() } else { weights + "\n" };
    let text = parts.join("\n") + "\n" + &weights + &save(&exercise.document);
    format!("poda-{:016x}", digest(text.as_bytes()))
}

/// Why an exercise cannot be a question of a bank.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "bank")]
pub enum BankError {
    /// Its whole tree has too many nodes for a picture.
    TooLarge {
        /// The greatest number of nodes.
        #[message("most")]
        max: usize,
    },
    /// Every blank that is asked for has a single possible answer.
    NothingToAsk,
    /// The picture cannot be made. This is a fault of Poda.
    #[message("bank-no-picture", error = Whole(cause.to_string()))]
    Picture(#[message("cause", skip)] ExportError),
}

/// An exercise that cannot be a question of a bank.
#[derive(Clone, Debug, PartialEq, Message)]
#[message("bank-failure")]
pub struct BankFailure {
    /// Its number on the paper, from 1.
    pub number: usize,
    /// Why it cannot be one.
    #[message("why")]
    pub error: BankError,
}

/// Returns the tree in words: `A (MAX) has the children B, C. B (MIN) has the children H 6, I 2. C (chance) has the
/// children J 1 (1/3), K 4 (2/3).`
pub(super) fn tree_description(words: &Words, tree: &Recording<AnyGame>) -> String {
    let (trace, names) = (tree.trace(), NodeNames::new(words, tree));
    let child = |child: NodeId| {
        let name = names.short(child);
        let is_inner = trace.kind(child) == NodeKind::Inner;
        let value = (!is_inner).then(|| match tree.root().players() {
            Some(_) => tree.position(child).payoffs().shown(),
            None => tree.position(child).evaluate().score().shown_as_value(),
        });
        let probability = trace.weight(child).map(|(weight, of)| format!("({weight}/{of})"));
        [Some(name), value, probability].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let inner = trace.nodes().filter(|&node| trace.kind(node) == NodeKind::Inner);
    let sentences = inner.map(|node| {
        let children: Vec<String> = trace.children(node).map(child).collect();
        let args =
            args![node = names.heading(node), player = mover_name(words, tree, node), children = children.join(", ")];
        words.fill("bank-tree-node", &args)
    });
    let begin = words.text("bank-tree");
    std::iter::once(begin).chain(sentences).collect::<Vec<_>>().join(" ")
}

/// The number of pixels in the file for each pixel of the picture, so that it stays sharp when a screen enlarges it.
pub const PICTURE_SCALE: f32 = 2.0;
/// The width of a question on a platform. A tree is drawn at this width if its text stays legible.
const CONTENT_WIDTH: f32 = 720.0;
/// The greatest width of a picture. A wider tree is drawn smaller.
const MAX_WIDTH: f32 = 1600.0;
/// The width of the tree of a game.
const PAGE_WIDTH: f32 = 900.0;
const MARGIN: f32 = 12.0;
/// The smallest text, in pixels.
const MIN_TEXT_PX: f32 = 12.0;

#[derive(Clone, Debug, PartialEq)]
pub struct BankPicture {
    pub png: Vec<u8>,
    /// The width and height at which it is shown, in pixels.
    pub size: Point,
    /// What it shows, in words.
    pub description: String,
}

/// Draws the tree of a question: an explicit tree as on the screen, and the tree of a game as on paper, with leaves in
/// columns.
pub(super) fn picture(
    exercise: &Exercise,
    tree: &Recording<AnyGame>,
    title: &str,
    description: String,
    words: &Words,
) -> Result<BankPicture, BankError> {
    let drawn = if tree.root().is_explicit_tree() { shapes(tree, words) } else { Some(on_paper(exercise)) };
    let (shapes, size) = drawn.ok_or(BankError::TooLarge { max: MAX_NODES })?;
    let labels = PngText { title, description: &description };
    let pixels = Rasterizer::new(Theme::Light, PICTURE_SCALE).paint(&shapes, size);
    let png = pixels.and_then(|pixels| png(&pixels, PICTURE_SCALE, &labels)).map_err(BankError::Picture)?;
    Ok(BankPicture { png, size, description })
}

/// Returns the shapes of the tree of a game, with a margin.
fn on_paper(exercise: &Exercise) -> (Vec<Shape>, Point) {
    let (shapes, size) = bare_tree(exercise, PAGE_WIDTH);
    let shapes = shapes.into_iter().map(|shape| shape.moved(point(MARGIN, MARGIN)));
    (shapes.collect(), point((size.x + 2.0 * MARGIN).ceil(), (size.y + 2.0 * MARGIN).ceil()))
}

/// Returns the shapes of a tree before its search; `None` if it is too wide for nodes to keep their shapes.
fn shapes(tree: &Recording<AnyGame>, words: &Words) -> Option<(Vec<Shape>, Point)> {
    // The space for cutoffs must not reveal where they are.
    let notation = NotationOptions { perspective: Perspective::Max, conceals_cutoffs: true, ..Notation::Node.into() };
    let tree_layout = TreeLayout::new(tree, notation);
    let (left, right) = tree_layout.positions.subtree_span(NodeId::ROOT.number());
    #[expect(clippy::cast_possible_truncation, reason = "pixels")]
    let natural_width = (right - left) as f32 + LEFT_MARGIN + RIGHT_MARGIN;
    let fitted = |max_width: f32| {
        let width = natural_width.min(max_width).ceil();
        let height = (tree_layout.rows() as f32 * tree_layout.sizes.row_height() * (width / natural_width)).ceil();
        let size = point(width, height);
        let viewport = Viewport { max_scale: 1.0, min_text_px: MIN_TEXT_PX, has_plies: true, ..Viewport::window(size) };
        whole_subtree(&tree_layout, viewport, NodeId::ROOT)
    };
    let view = fitted(CONTENT_WIDTH).or_else(|| fitted(MAX_WIDTH))?;
    let given_values = GivenValues { from_start: true, pruned_at_end: false };
    let scene = Scene { step: 0, given_values, ..Scene::new(tree, &tree_layout, view, words) };
    Some((draw_scene(&scene).into_iter().map(given).collect(), view.size))
}

/// Returns a shape in the style of given nodes: unvisited nodes are not drawn faint and dashed, but like all others.
fn given(shape: Shape) -> Shape {
    let color = |color| match color {
        PaletteColor::FaintLine => PaletteColor::Secondary,
        PaletteColor::FaintText => PaletteColor::Text,
        other => other,
    };
    let solid = |stroke: Stroke| Stroke { color: color(stroke.color), dashed: false, ..stroke };
    shape.mapped(&|at| at, &solid, &color)
}
