//! The picture of a document's tree for a card of a few square centimeters: no text, which would not be legible.

use crate::picture::mcts::{MctsLayout, MctsScene, draw_mcts};
use crate::picture::shape::{Point, Shape};
use crate::picture::{Notation, Scene, TreeLayout, View, draw_scene};
use poda_core::document::recorder::{record, record_mcts};
use poda_core::document::{Document, check_mcts};
use poda_core::trace::limits::Limits;
use poda_words::messages::Words;

/// The most nodes of which a picture is drawn: of a larger search the beginning.
const MAX_NODES: usize = 400;

/// Returns the shapes of the tree of a document, searched to the end, in a picture of a size. The drawing
/// takes `words`, although nothing is written here.
pub fn thumbnail(document: &Document, size: Point, words: &Words) -> Vec<Shape> {
    let shapes = sampled(document, size, words).unwrap_or_else(|| searched(document, size, words));
    shapes.into_iter().filter(|shape| !matches!(shape, Shape::Text { .. })).collect()
}

fn searched(document: &Document, size: Point, words: &Words) -> Vec<Shape> {
    let recording = record(&document.search, document.position(), MAX_NODES);
    let tree_layout = TreeLayout::new(&recording, Notation::Node);
    draw_scene(&Scene::new(&recording, &tree_layout, View::fit(&tree_layout, size, 1.2), words))
}

/// The tree of a Monte Carlo tree search; `None` if the document has another search.
fn sampled(document: &Document, size: Point, words: &Words) -> Option<Vec<Shape>> {
    let (config, position) = (document.mcts?, document.position());
    let scale = check_mcts(position, &config).ok()?;
    let recording = record_mcts(&config, scale, position, Limits::nodes(MAX_NODES), &());
    let layout = MctsLayout::new(&recording);
    Some(draw_mcts(&MctsScene::new(&recording, &layout, View::fit(layout.tree(), size, 1.2), words)))
}
