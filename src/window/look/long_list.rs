//! Lists whose length depends on a file or a user. In a long list only the visible rows are drawn.

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

/// The largest number of rows of a list that is drawn as a whole. Its rows may differ in height, and assistive
/// technologies receive all of them.
pub const SHORT: usize = 60;

/// Draws the rows of a list, one below another, in a scroll area. In a list longer than [`SHORT`], each row is `height`
/// pixels high, and only the visible rows are drawn, with one more above and below that Tab can reach. The row with the
/// index `wanted` is scrolled into view.
pub fn rows_ui(ui: &mut Ui, count: usize, height: f32, wanted: Option<usize>, mut row_ui: impl FnMut(&mut Ui, usize)) {
    if count <= SHORT {
        for index in 0..count {
            let rect = ui.scope(|ui| row_ui(ui, index)).response.rect;
            if wanted == Some(index) {
                ui.scroll_to_rect(rect, None);
            }
        }
        return;
    }
    let spacing = ui.spacing().item_spacing.y;
    let pitch = height + spacing;
    let (_, list) = ui.allocate_space(vec2(ui.available_width(), count as f32 * pitch - spacing));
    let at = |index: usize| {
        Rect::from_min_size(pos2(list.left(), list.top() + index as f32 * pitch), vec2(list.width(), height))
    };
    if let Some(wanted) = wanted {
        ui.scroll_to_rect(at(wanted), None);
    }
    let seen = ui.clip_rect();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "an index within the list")]
    let index_at = |y: f32| ((y - list.top()) / pitch).max(0.0) as usize;
    let (first, end) = (index_at(seen.top()).saturating_sub(1), count.min(index_at(seen.bottom()) + 2));
    for index in first..end {
        let row = UiBuilder::new().id_salt(index).max_rect(at(index));
        row_ui(&mut ui.new_child(row), index);
    }
}
