//! The picture of a question: the whole tree as it is given, with the values of its leaves and nothing of its search.

use super::error::BankError;
use super::nodes::MOST_NODES;
use crate::exam::exercise::Exercise;
use crate::exam::sheet::bare_tree;
use crate::export::png::{PngText, png};
use crate::export::raster::Rasterizer;
use crate::picture::fit::{Viewport, whole_subtree};
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Point, Shape, Stroke, point};
use crate::picture::view::{LEFT_MARGIN, RIGHT_MARGIN};
use crate::picture::{
    Concealed, GivenValues, Notation, NotationOptions, Perspective, Scene, TreeLayout, UnvisitedDisplay, draw_scene,
};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;
use poda_words::i18n::Words;

/// The number of pixels of the file per pixel of the picture, so that it stays sharp where a screen enlarges it.
pub const PICTURE_SCALE: f32 = 2.0;
/// The greatest width of a picture. A wider tree is drawn smaller.
const MOST_WIDTH: f32 = 1600.0;
/// The width of the tree of a game.
const PAGE_WIDTH: f32 = 900.0;
/// The margin around it.
const MARGIN: f32 = 12.0;
/// The smallest text, in pixels.
const MIN_TEXT_PX: f32 = 12.0;

/// The picture of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct BankPicture {
    /// A PNG file.
    pub png: Vec<u8>,
    /// The width and height at which it is shown, in pixels.
    pub size: Point,
    /// What it shows, in words.
    pub description: String,
}

/// Draws the tree of a question: an explicit tree as on the screen, the tree of a game as on paper, where leaves are in columns.
pub(super) fn picture(
    exercise: &Exercise,
    tree: &Recording<AnyGame>,
    title: &str,
    description: String,
    words: &Words,
) -> Result<BankPicture, BankError> {
    let drawn = if tree.root().is_explicit_tree() { shapes(tree, words) } else { Some(on_paper(exercise)) };
    let (shapes, size) = drawn.ok_or(BankError::TooLarge { most: MOST_NODES })?;
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
    // The room for cutoffs must not tell where they are.
    let notation = NotationOptions { notation: Notation::Node, perspective: Perspective::Max, conceals_cutoffs: true };
    let tree_layout = TreeLayout::new(tree, notation);
    let (left, right) = tree_layout.positions.subtree_span(NodeId::ROOT.number());
    #[expect(clippy::cast_possible_truncation, reason = "pixels")]
    let natural_width = (right - left) as f32 + LEFT_MARGIN + RIGHT_MARGIN;
    let width = natural_width.min(MOST_WIDTH).ceil();
    let height = (tree_layout.rows() as f32 * tree_layout.sizes.row_height() * (width / natural_width)).ceil();
    let viewport = Viewport { size: point(width, height), max_scale: 1.0, min_text_px: MIN_TEXT_PX, has_plies: true };
    let view = whole_subtree(&tree_layout, viewport, NodeId::ROOT)?;
    let scene = Scene {
        recording: tree,
        tree_layout: &tree_layout,
        step: 0,
        view,
        root: NodeId::ROOT,
        unvisited: UnvisitedDisplay::Outlined,
        given_values: GivenValues { from_start: true, pruned_at_end: false },
        selected: None,
        is_confirmed: false,
        concealed: Concealed::default(),
        words,
    };
    Some((draw_scene(&scene).into_iter().map(given).collect(), view.size))
}

/// Returns a shape as of what is given: what is drawn faint and dashed because no search has been there is drawn like the rest.
fn given(shape: Shape) -> Shape {
    let color = |color| match color {
        PaletteColor::FaintLine => PaletteColor::Secondary,
        PaletteColor::FaintText => PaletteColor::Text,
        other => other,
    };
    let solid = |stroke: Stroke| Stroke { color: color(stroke.color), dashed: false, ..stroke };
    match shape {
        Shape::Line { from, to, stroke } => Shape::Line { from, to, stroke: solid(stroke) },
        Shape::Polygon { corners, fill, stroke } => {
            Shape::Polygon { corners, fill: fill.map(color), stroke: stroke.map(solid) }
        }
        Shape::Rect { min, max, radius, fill, stroke } => {
            Shape::Rect { min, max, radius, fill: fill.map(color), stroke: stroke.map(solid) }
        }
        Shape::Circle { center, radius, fill, stroke } => {
            Shape::Circle { center, radius, fill: fill.map(color), stroke: stroke.map(solid) }
        }
        Shape::Text { place, anchor, size, font, color: of_text, text } => {
            Shape::Text { place, anchor, size, font, color: color(of_text), text }
        }
        Shape::Faded { opacity, shapes } => Shape::Faded { opacity, shapes: shapes.into_iter().map(given).collect() },
        bar @ Shape::Bar { .. } => bar,
    }
}
