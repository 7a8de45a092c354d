//! The picture that is copied to the clipboard: the trees of the window as they are drawn, pixel by pixel.

use crate::tree_panel::DrawnTree;
use egui::{Pos2, Rect};
use poda_picture::export::ExportError;
use poda_picture::export::raster::{Pixels, Rasterizer};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_picture::picture::shape::{Anchor, Point, Shape, point, text_shape};
use std::ops::Range;

/// The number of pixels of the picture per pixel of the window.
const SCALE: f32 = 2.0;
/// The height of the title above one of two trees, in pixels of the window.
const TITLE_HEIGHT: f32 = 32.0;
/// The size of the title, in pixels of the window.
const TITLE_SIZE: f32 = 14.0;

/// A tree with the title above it. The title is drawn only where there are two trees.
pub struct TitledTree<'a> {
    pub title: Option<String>,
    pub tree: &'a DrawnTree,
}

/// Returns the picture of the trees, laid out as in the window, at twice the size, or at the size of the window if that
/// would be too large. `None` if there are no trees, or if the window itself is too large.
pub fn copied_picture(trees: &[TitledTree<'_>], theme: Theme) -> Option<Pixels> {
    let draw = |scale: f32| picture(trees, &mut Rasterizer::new(theme, scale)).ok();
    if trees.is_empty() { None } else { draw(SCALE).or_else(|| draw(1.0)) }
}

fn picture(trees: &[TitledTree<'_>], rasterizer: &mut Rasterizer) -> Result<Pixels, ExportError> {
    let area = trees.iter().map(TitledTree::area).reduce(Rect::union).unwrap_or(Rect::ZERO);
    let scale = rasterizer.scale;
    let pixel = |at: Pos2| [at.x - area.left(), at.y - area.top()].map(|length| in_pixels(length, scale));
    let mut picture = rasterizer.paint(&[], point(area.width(), area.height()))?;
    for titled in trees {
        let TitledTree { title, tree } = titled;
        let size = point(tree.rect.width(), tree.rect.height());
        picture.put(&rasterizer.paint(&tree.shapes, size)?, pixel(tree.rect.min), 0..u32::MAX);
        if !tree.entries.is_empty() {
            let shapes = [tree.shapes.as_slice(), tree.entries.as_slice()].concat();
            let Range { start, end } = tree.entries_across;
            let columns = in_pixels(start, scale)..in_pixels(end, scale);
            picture.put(&rasterizer.paint(&shapes, size)?, pixel(tree.rect.min), columns);
        }
        if let Some(title) = title {
            let bar = point(size.x, TITLE_HEIGHT);
            picture.put(&rasterizer.paint(&title_shapes(title, bar), bar)?, pixel(titled.area().min), 0..u32::MAX);
        }
    }
    Ok(picture)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
fn in_pixels(length: f32, scale: f32) -> u32 {
    (length * scale).round() as u32
}

impl TitledTree<'_> {
    fn area(&self) -> Rect {
        let height = if self.title.is_some() { TITLE_HEIGHT } else { 0.0 };
        self.tree.rect.with_min_y(self.tree.rect.top() - height)
    }
}

fn title_shapes(title: &str, size: Point) -> [Shape; 2] {
    let min = point(0.0, 0.0);
    let bar = Shape::Bar { min, max: size, color: PaletteColor::Panel, opacity: 1.0 };
    let title = Font::SemiBold.elided(title, TITLE_SIZE, size.x - 2.0 * TITLE_SIZE);
    let at = point(TITLE_SIZE, size.y / 2.0);
    [bar, text_shape(at, Anchor::Left, TITLE_SIZE, Font::SemiBold, PaletteColor::Text, title)]
}
