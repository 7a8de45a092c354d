//! The picture of a document's tree for a card of a few square centimeters. It has no text, because text would not be legible.

use crate::picture::sampled::{SampledLayout, SampledScene, draw_sampled};
use crate::picture::shape::{Point, Shape};
use crate::picture::{Notation, Scene, TreeLayout, View, draw_scene};
use poda_core::document::recorder::{record, record_mcts};
use poda_core::document::{Document, check_mcts};
use poda_core::trace::limits::Limits;
use poda_words::messages::Words;

/// The maximum number of nodes in the picture. Only the beginning of a larger search is drawn.
const MAX_NODES: usize = 400;

/// Returns the shapes of the tree of a document, after the last step of its search, in a picture of a given size. `words` is required
/// for drawing, although the picture contains no text.
pub fn thumbnail(document: &Document, size: Point, words: &Words) -> Vec<Shape> {
    let shapes = sampled(document, size, words).unwrap_or_else(|| searched(document, size, words));
    shapes.into_iter().filter(|shape| !matches!(shape, Shape::Text { .. })).collect()
}

fn searched(document: &Document, size: Point, words: &Words) -> Vec<Shape> {
    let recording = record(&document.search, document.position(), MAX_NODES);
    let tree_layout = TreeLayout::new(&recording, Notation::Node);
    draw_scene(&Scene::new(&recording, &tree_layout, View::fit(&tree_layout, size, 1.2), words))
}

/// Returns the tree of a Monte Carlo tree search; `None` if the document has another kind of search.
fn sampled(document: &Document, size: Point, words: &Words) -> Option<Vec<Shape>> {
    let (config, position) = (document.mcts?, document.position());
    let scale = check_mcts(position, &config).ok()?;
    let recording = record_mcts(&config, scale, position, Limits::nodes(MAX_NODES), &());
    let layout = SampledLayout::new(&recording);
    Some(draw_sampled(&SampledScene::new(&recording, &layout, View::fit(layout.tree(), size, 1.2), words)))
}
