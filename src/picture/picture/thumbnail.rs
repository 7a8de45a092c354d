//! The picture of a document's tree for a card of a few square centimeters: no text, which would not be legible.

use crate::picture::shape::{Point, Shape};
use crate::picture::{Concealed, GivenValues, Notation, Scene, TreeLayout, UnvisitedDisplay, View, draw_scene};
use poda_core::document::Document;
use poda_core::trace::NodeId;
use poda_core::trace::recorder::record;
use poda_words::messages::Words;

/// The most nodes of which a picture is drawn: of a larger search the beginning.
const MAX_NODES: usize = 400;

/// Returns the shapes of the tree of a document, searched to the end, in a picture of a size. The words are those of the drawing, which
/// writes none here.
pub fn thumbnail(document: &Document, size: Point, words: &Words) -> Vec<Shape> {
    let recording = record(&document.search, document.position(), MAX_NODES);
    let tree_layout = TreeLayout::new(&recording, Notation::Node);
    let scene = Scene {
        recording: &recording,
        tree_layout: &tree_layout,
        step: recording.trace().len(),
        view: View::fit(&tree_layout, size, 1.2),
        root: NodeId::ROOT,
        unvisited: UnvisitedDisplay::Outlined,
        given_values: GivenValues::default(),
        selected: None,
        is_confirmed: false,
        concealed: Concealed::default(),
        words,
    };
    draw_scene(&scene).into_iter().filter(|shape| !matches!(shape, Shape::Text { .. })).collect()
}
