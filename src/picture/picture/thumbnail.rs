//! The picture of a document's tree for a card of a few square centimeters: no text, which would not be legible.

use crate::picture::shape::{Point, Shape};
use crate::picture::{Notation, Scene, TreeLayout, View, draw_scene};
use poda_core::document::Document;
use poda_core::document::recorder::record;
use poda_words::messages::Words;

/// The most nodes of which a picture is drawn: of a larger search the beginning.
const MAX_NODES: usize = 400;

/// Returns the shapes of the tree of a document, searched to the end, in a picture of a size. The drawing
/// takes `words`, although nothing is written here.
pub fn thumbnail(document: &Document, size: Point, words: &Words) -> Vec<Shape> {
    let recording = record(&document.search, document.position(), MAX_NODES);
    let tree_layout = TreeLayout::new(&recording, Notation::Node);
    let scene = Scene::new(&recording, &tree_layout, View::fit(&tree_layout, size, 1.2), words);
    draw_scene(&scene).into_iter().filter(|shape| !matches!(shape, Shape::Text { .. })).collect()
}
