//! The student's tree and the correct one, next to each other.

use crate::tree_panel::TreePanel;
use egui::{Align2, Rect, Ui, UiBuilder, vec2};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::shown_search::ShownSearch;
use poda_window::look::theme;
use poda_window::look::widgets::{labeled_space, text_at};
use poda_window::panel::view_context::SearchContext;

/// The height of the heading of a tree, in pixels.
const HEADING: f32 = 28.0;
/// The minimum height of a row of a tree, in pixels.
const ROW: f32 = 96.0;

pub fn both_trees_ui(
    ui: &mut Ui,
    context: &SearchContext<'_>,
    solution: &ShownSearch,
    [own_tree, true_tree]: [&mut TreePanel; 2],
) {
    let space = ui.max_rect();
    // Trees are wider than high. They are placed one above the other if their rows fit, so that both are visible as a
    // whole.
    let needed = 2.0 * (HEADING + ROW * context.search.tree_layout.rows() as f32);
    let (first, second) = if needed <= space.height() {
        space.split_top_bottom_at_fraction(0.5)
    } else {
        space.split_left_right_at_fraction(0.5)
    };
    tree_ui(ui, first, context, "fill-in-own-tree", own_tree);
    let true_context = SearchContext::new(context.any(), solution, context.tree);
    tree_ui(ui, second, &true_context, "fill-in-true-tree", true_tree);
    let end = if first.right() < second.right() { second.left_bottom() } else { second.right_top() };
    ui.painter().line_segment([second.left_top(), end], theme::hairline(ui));
}

fn tree_ui(ui: &mut Ui, rect: Rect, context: &SearchContext<'_>, message: &'static str, tree: &mut TreePanel) {
    ui.scope_builder(UiBuilder::new().id_salt(message).max_rect(rect), |ui| {
        ui.set_clip_rect(rect);
        ui.spacing_mut().item_spacing.y = 0.0;
        let title = context.words.text(message);
        let heading = labeled_space(ui, vec2(rect.width(), HEADING), &title);
        ui.painter().rect_filled(heading, 0.0, theme::color(ui, PaletteColor::Panel));
        let (center, color) = (heading.center(), PaletteColor::Text);
        text_at(ui, Align2::CENTER_CENTER, center, &title, Font::SemiBold, 13.5, color);
        tree.show(ui, context);
    });
}
