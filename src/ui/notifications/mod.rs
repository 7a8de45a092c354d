//! Notifications: what the user is told, in a card over the tree that stays until it is closed.

pub mod notification;

pub use notification::{Notification, file_name};

use self::notification::NotificationText;
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::ui::dialogs::modal::problem;
use crate::ui::icons::Icon;
use crate::ui::theme::{self, TOP_BAR_HEIGHT};
use crate::ui::widgets;
use egui::{Align, Align2, Area, Frame, Id, Label, Layout, Margin, Order, ScrollArea, Ui, vec2};

/// The largest width of the card, in pixels.
const MAX_WIDTH: f32 = 600.0;
/// The height that the card leaves of the window below the top bar, in pixels.
const MARGINS: f32 = 68.0;

/// The notifications that are shown.
#[derive(Debug, Default)]
pub struct Notifications {
    shown: Vec<Notification>,
}

impl Notifications {
    /// Shows a notification.
    pub fn add(&mut self, notification: Notification) {
        self.shown.push(notification);
    }

    /// Shows a notification in place of an earlier one of its kind.
    pub fn replace(&mut self, notification: Notification) {
        self.shown.retain(|shown| std::mem::discriminant(shown) != std::mem::discriminant(&notification));
        self.add(notification);
    }

    /// Closes all notifications. Returns whether there were any.
    pub fn clear(&mut self) -> bool {
        !std::mem::take(&mut self.shown).is_empty()
    }

    /// Returns what the notifications say, a line each.
    pub fn text(&self, words: &Words) -> String {
        let texts = self.shown.iter().map(|notification| notification.text(words).plain());
        texts.collect::<Vec<_>>().join("\n")
    }

    /// Draws the card of the notifications, if there are any.
    pub fn show(&mut self, ui: &Ui, words: &Words) {
        if self.shown.is_empty() {
            return;
        }
        let screen = ui.ctx().content_rect();
        let width = MAX_WIDTH.min(screen.width() - 48.0);
        let hairline = egui::Stroke::new(1.0, theme::color(ui, PaletteColor::Secondary));
        let margin = Margin { left: 20, right: 12, top: 12, bottom: 18 };
        let frame = Frame::window(ui.style()).stroke(hairline).inner_margin(margin);
        let area = Area::new(Id::unique("news"))
            .order(Order::Foreground)
            .accessible_name(words.text("notification-name"))
            .anchor(Align2::CENTER_TOP, vec2(0.0, TOP_BAR_HEIGHT + 12.0));
        let max_height = screen.height() - TOP_BAR_HEIGHT - MARGINS;
        let list = ScrollArea::vertical().id_salt("notifications").max_height(max_height);
        let list = list.min_scrolled_height(max_height);
        let mut is_closed = false;
        area.show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(width - 32.0);
                list.show(ui, |ui| is_closed = self.list_ui(ui, words, screen.height() * 0.4));
            })
        });
        if is_closed {
            self.shown.clear();
        }
    }

    /// Draws the notifications, each with lines up to a height. Returns whether they are closed.
    fn list_ui(&self, ui: &mut Ui, words: &Words, max_height: f32) -> bool {
        let mut is_closed = false;
        for (index, text) in self.shown.iter().map(|notification| notification.text(words)).enumerate() {
            if index > 0 {
                widgets::separator(ui);
            }
            ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
                if index == 0 {
                    let close = words.text("notification-close");
                    is_closed = widgets::icon_button(ui, Icon::Cross, &close, "Esc", true).clicked();
                }
                ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
                    ui.add_space(5.0);
                    label(ui, &text.heading, Font::SemiBold, 15.5, PaletteColor::Text);
                });
            });
            lines_ui(ui, &text, max_height, index);
        }
        is_closed
    }
}

impl Extend<Notification> for Notifications {
    fn extend<T: IntoIterator<Item = Notification>>(&mut self, notifications: T) {
        self.shown.extend(notifications);
    }
}

/// Draws a small card that says what is being read.
pub fn reading_ui(ui: &Ui, sentence: &str) {
    let area = Area::new(Id::unique("reading")).order(Order::Foreground);
    area.anchor(Align2::CENTER_TOP, vec2(0.0, TOP_BAR_HEIGHT + 12.0)).show(ui.ctx(), |ui| {
        Frame::window(ui.style())
            .inner_margin(Margin::same(14))
            .show(ui, |ui| label(ui, sentence, Font::Regular, 14.0, PaletteColor::Text));
    });
}

fn lines_ui(ui: &mut Ui, text: &NotificationText, max_height: f32, index: usize) {
    if let Some(path) = &text.path {
        label(ui, path, Font::Regular, 12.5, PaletteColor::Secondary);
    }
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt(("news", index)).max_height(max_height).show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        for (position, line) in &text.lines {
            ui.add(Label::new(problem(ui, position, line)).wrap().selectable(true));
        }
    });
    if let Some(reassurance) = &text.reassurance {
        ui.add_space(2.0);
        label(ui, reassurance, Font::Regular, 13.0, PaletteColor::Secondary);
    }
}

fn label(ui: &mut Ui, text: &str, font: Font, size: f32, color: PaletteColor) {
    let text = egui::RichText::new(text).font(theme::font(font, size)).color(theme::color(ui, color));
    ui.add(Label::new(text).wrap().selectable(true));
}
