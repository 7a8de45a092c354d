//! The picture of a document's tree for a card of a few square centimeters. It has no text, because text would not be
//! legible.

use crate::picture::sampled::{SampledLayout, SampledScene, draw_sampled};
use crate::picture::shape::{Point, Shape};
use crate::picture::{Notation, Scene, TreeLayout, View, draw_scene};
use poda_core::document::Document;
use poda_core::document::any_search::record_any;
use poda_core::trace::Recorded;
use poda_core::trace::limits::Limits;
use poda_words::messages::Words;

/// The maximum number of nodes in the picture. Only the beginning of a larger search is drawn.
const MAX_NODES: usize = 400;

/// Returns the shapes of the tree of a document, after the last step of its search, in a picture of a given size.
/// `words` is required for drawing, although the picture contains no text.
pub fn thumbnail(document: &Document, size: Point, words: &Words) -> Vec<Shape> {
    let limits = Limits::nodes(MAX_NODES);
    let Ok(recorded) = record_any(document.searches.first(), document.position(), limits, &()) else {
        return Vec::new();
    };
    let shapes = match &recorded {
        Recorded::Search(passes) => {
            let layout = TreeLayout::new(passes.last(), Notation::Node);
            draw_scene(&Scene::new(passes.last(), &layout, View::fit(&layout, size, 1.2), words))
        }
        Recorded::Sampled(tree) => {
            let layout = SampledLayout::new(tree);
            draw_sampled(&SampledScene::new(tree, &layout, View::fit(layout.tree(), size, 1.2), words))
        }
    };
    shapes.into_iter().filter(|shape| !matches!(shape, Shape::Text { .. })).collect()
}
