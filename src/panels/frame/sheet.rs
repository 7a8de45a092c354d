//! The sheet: the side panel in a window that is as narrow as a phone in portrait orientation. The user pulls it up
//! from the bottom by its handle.
//!
//! Stores only its height; the caller draws its content.

use egui::{Align2, CornerRadius, CursorIcon, Frame, Panel, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_window::input::command::UiCommand;
use poda_window::look::icons::Icon;
use poda_window::look::size_class::TOUCH_TARGET;
use poda_window::look::theme;
use poda_window::look::widgets::{icon_button, layout_line, paint_hover, put};
use poda_window::panel::request::Requests;
use poda_window::panel::view_context::ViewContext;

/// The height of the handle, which stays visible when the sheet is closed.
pub const HANDLE_HEIGHT: f32 = TOUCH_TARGET;
/// The share of the space between the bars that the sheet takes at half its height.
const HALF_SHARE: f32 = 0.5;
/// The height that the fully raised sheet leaves for the tree and the caption, in pixels.
const LEFT_TO_TREE: f32 = 190.0;
/// The size of the bar painted on the handle, in pixels.
const GRIP: Vec2 = vec2(36.0, 4.0);

#[derive(Debug, Default)]
pub struct BottomSheet {
    /// Whether the open sheet takes most of the space. Otherwise the tree and the sheet share it equally.
    is_full: bool,
    /// The height while the user drags the handle.
    dragged: Option<f32>,
}

impl BottomSheet {
    /// Draws the handle at the bottom of the free space and, if `is_open`, the content above it.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, is_open: bool, add_contents: impl FnOnce(&mut Ui)) {
        let space = ui.available_height();
        let open_height = if self.is_full { full_height(space) } else { half_height(space) };
        let height = self.dragged.unwrap_or(if is_open { open_height } else { HANDLE_HEIGHT });
        let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
        let panel = Panel::bottom("sheet").exact_size(height.clamp(HANDLE_HEIGHT, full_height(space)));
        panel.resizable(false).frame(frame).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.handle_ui(ui, context, space, height, is_open);
            if HANDLE_HEIGHT < height {
                add_contents(ui);
            }
        });
    }

    /// Draws the handle: a button that opens or closes the sheet and that can be dragged. On an open sheet, a second
    /// button beside it switches to the other height.
    fn handle_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, space: f32, height: f32, is_open: bool) {
        let words = context.words;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let button = if is_open { TOUCH_TARGET } else { 0.0 };
            let size = vec2(ui.available_width() - button, HANDLE_HEIGHT);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
            paint_hover(ui, &response, rect.shrink(1.0));
            let middle = pos2(ui.ctx().content_rect().center().x, rect.top() + 8.0);
            let grip = Rect::from_center_size(middle, GRIP);
            ui.painter().rect_filled(grip, CornerRadius::same(2), theme::color(ui, PaletteColor::FaintText));
            let title = layout_line(ui, &words.text("sheet-title"), Font::SemiBold, theme::TEXT, PaletteColor::Text);
            put(ui, Align2::LEFT_CENTER, rect.left_center() + vec2(18.0, 3.0), title);
            if is_open {
                ui.painter().hline(ui.max_rect().x_range(), rect.bottom(), theme::hairline(ui));
            }
            let name = words.text(if is_open { "sheet-put-away" } else { "sheet-pull-up" });
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_open, &name));
            let response = response.on_hover_cursor(CursorIcon::ResizeVertical);
            if response.clicked() {
                context.requests.push(UiCommand::ToggleSidePanel);
            }
            if response.dragged() {
                self.dragged = Some(height - response.drag_delta().y);
            } else if let Some(height) = self.dragged.take() {
                self.snap(space, height, is_open, context.requests);
            }
            if is_open {
                let (icon, name) =
                    if self.is_full { (Icon::Lower, "sheet-lower") } else { (Icon::Raise, "sheet-higher") };
                if icon_button(ui, icon, &words.text(name), "", true).clicked() {
                    self.is_full = !self.is_full;
                }
            }
        });
    }

    /// Sets the sheet to the height closest to where the handle was released.
    fn snap(&mut self, space: f32, height: f32, is_open: bool, requests: &Requests) {
        let (half, full) = (half_height(space), full_height(space));
        let opens = f32::midpoint(HANDLE_HEIGHT, half) < height;
        if opens {
            self.is_full = f32::midpoint(half, full) < height;
        }
        if opens != is_open {
            requests.push(UiCommand::ToggleSidePanel);
        }
    }
}

fn half_height(space: f32) -> f32 {
    (space * HALF_SHARE).max(HANDLE_HEIGHT)
}

fn full_height(space: f32) -> f32 {
    (space - LEFT_TO_TREE).max(half_height(space))
}
