//! The small picture of a document's tree on a card or in a menu.

use super::{paint, theme};
use egui::emath::TSTransform;
use egui::{Rect, Ui, vec2};
use poda_core::document::Document;
use poda_picture::picture::shape::{Point, Shape, point};
use poda_picture::picture::thumbnail::thumbnail;
use poda_words::i18n::Words;

/// The size at which a tree is drawn before it is scaled down, in pixels.
const DRAWN: Point = point(640.0, 340.0);

/// A tree that is drawn once and painted at any size.
#[derive(Clone, Debug, PartialEq)]
pub struct TreePicture(Vec<Shape>);

impl TreePicture {
    /// Draws the tree of a document. The scene needs `words`, although the picture contains no text.
    pub fn new(document: &Document, words: &Words) -> Self {
        Self(thumbnail(document, DRAWN, words))
    }

    /// Paints the tree in the center of a space.
    pub fn paint(&self, ui: &Ui, space: Rect) {
        let factor = (space.width() / DRAWN.x).min(space.height() / DRAWN.y);
        let shown = Rect::from_center_size(space.center(), vec2(DRAWN.x, DRAWN.y) * factor);
        let painter = ui.painter().with_clip_rect(space.intersect(ui.clip_rect()));
        paint::scaled_shapes(&painter, &TSTransform::new(shown.min.to_vec2(), factor), theme::of(ui), &self.0);
    }
}
