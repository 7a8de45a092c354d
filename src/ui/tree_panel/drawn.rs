//! What the panel of the tree shows in a frame: drawn on the screen, and kept until the next frame so that it can be copied.

use crate::game::any::AnyGame;
use crate::picture::Scene;
use crate::picture::draw::draw_entries;
use crate::picture::draw_scene;
use crate::picture::shape::Shape;
use crate::ui::view_context::ViewContext;
use crate::ui::{paint, theme};
use egui::{Rect, Ui};
use std::ops::Range;

/// A tree as it was drawn.
#[derive(Debug)]
pub struct DrawnTree {
    /// Where it is in the window.
    pub rect: Rect,
    /// The shapes of the tree.
    pub shapes: Vec<Shape>,
    /// What a student has written over a blank tree.
    pub entries: Vec<Shape>,
    /// The columns in which entries are shown, in pixels from the left.
    pub entries_across: Range<f32>,
}

impl DrawnTree {
    /// Draws a tree, and what a student has written over it.
    pub(super) fn draw(ui: &Ui, rect: Rect, context: &ViewContext<'_>, scene: &Scene<'_, AnyGame>) -> Self {
        let shapes = draw_scene(scene);
        paint::shapes(&ui.painter().with_clip_rect(rect), rect.min, theme::of(ui), &shapes);
        let entries = if context.practice.is_some() { draw_entries(scene, &context.entries()) } else { Vec::new() };
        let entries_across = scene.view.content_range();
        let clip = rect.with_min_x(rect.left() + entries_across.start).with_max_x(rect.left() + entries_across.end);
        paint::shapes(&ui.painter().with_clip_rect(clip), rect.min, theme::of(ui), &entries);
        Self { rect, shapes, entries, entries_across }
    }
}
