//! The card over the tree with messages to the user, which stays until it is closed.

use egui::{
    Align, Align2, Area, Frame, Id, Label, Layout, Margin, Order, Response, Role, ScrollArea, TextWrapMode, Ui, vec2,
};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_window::documents::notification::{Notification, NotificationText};
use poda_window::look::icons::Icon;
use poda_window::look::theme::{self, TOP_BAR_HEIGHT};
use poda_window::look::widgets::{self, problem};
use poda_words::i18n::Words;
use std::time::Duration;

/// The width of the card, in pixels, and as a share of the window that leaves the root of the tree in sight.
const WIDTH: std::ops::RangeInclusive<f32> = 260.0..=440.0;
const WIDTH_SHARE: f32 = 0.27;
/// How long a confirmation is shown, in seconds.
const SECONDS_CONFIRMED: f64 = 10.0;
/// The vertical space around the card below the top bar, in pixels.
const MARGINS: f32 = 68.0;

/// The notifications that are shown.
#[derive(Debug, Default)]
pub struct Notifications {
    /// The notifications, each with how often it was added.
    shown: Vec<(Notification, usize)>,
    /// When the shown confirmations were first drawn, in seconds since the start; `None` before that.
    confirmed_at: Option<f64>,
    /// Whether an audience is watching. What was found when the program started is then held back.
    pub is_presenting: bool,
}

impl Notifications {
    pub fn add(&mut self, notification: impl Into<Notification>) {
        let notification = notification.into();
        if notification.is_about_clipboard() {
            // Only the last copy is on the clipboard.
            self.shown.retain(|(shown, _)| !shown.is_about_clipboard());
        }
        self.confirmed_at = None;
        match self.shown.iter_mut().find(|(shown, _)| *shown == notification) {
            Some((_, count)) => *count += 1,
            None => self.shown.push((notification, 1)),
        }
    }

    /// Closes the notifications about edits, after an edit was undone.
    pub fn take_back(&mut self) {
        self.shown.retain(|(shown, _)| !shown.is_about_edit());
    }

    /// Closes the notifications about what was opened, after a step. What is held back from an audience stays.
    pub fn step_on(&mut self) {
        let is_presenting = self.is_presenting;
        self.shown.retain(|(shown, _)| !shown.ends_with_step() || (is_presenting && shown.is_for_presenter()));
    }

    /// Shows a notification and removes an earlier one of its kind.
    pub fn replace(&mut self, notification: impl Into<Notification>) {
        let notification = notification.into();
        self.shown.retain(|(shown, _)| !shown.is_like(&notification));
        self.add(notification);
    }

    pub fn is_empty(&self) -> bool {
        self.visible().next().is_none()
    }

    /// Closes all notifications that are not held back. Returns whether there were any.
    pub fn clear(&mut self) -> bool {
        let count = self.shown.len();
        let is_presenting = self.is_presenting;
        self.shown.retain(|(shown, _)| is_presenting && shown.is_for_presenter());
        self.shown.len() < count
    }

    fn visible(&self) -> impl Iterator<Item = &(Notification, usize)> {
        self.shown.iter().filter(|(shown, _)| !(self.is_presenting && shown.is_for_presenter()))
    }

    /// Returns the text of the notifications, one line each.
    pub fn text(&self, words: &Words) -> String {
        self.texts(words).map(NotificationText::plain).collect::<Vec<_>>().join("\n")
    }

    /// Returns the text of each notification. The heading of one that was added again says how often.
    fn texts(&self, words: &Words) -> impl Iterator<Item = NotificationText> {
        self.visible().map(|(notification, count)| {
            let text = notification.text(words);
            let times = if 1 < *count { format!(" (×{count})") } else { String::new() };
            NotificationText { heading: text.heading + &times, ..text }
        })
    }

    /// Removes confirmations that have been shown long enough.
    fn drop_stale(&mut self, ui: &Ui) {
        if !self.shown.iter().any(|(shown, _)| shown.is_confirmation()) {
            return;
        }
        let now = ui.input(|input| input.time);
        let left = SECONDS_CONFIRMED - (now - *self.confirmed_at.get_or_insert(now));
        if left <= 0.0 {
            self.shown.retain(|(shown, _)| !shown.is_confirmation());
        } else {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
        }
    }

    /// Draws the card of the notifications, if there are any.
    pub fn show(&mut self, ui: &Ui, words: &Words) {
        self.drop_stale(ui);
        if self.is_empty() {
            return;
        }
        let screen = ui.ctx().content_rect();
        let width = (screen.width() * WIDTH_SHARE).clamp(*WIDTH.start(), *WIDTH.end()).min(screen.width() - 48.0);
        let hairline = egui::Stroke::new(1.0, theme::color(ui, PaletteColor::Secondary));
        let margin = Margin { left: 20, right: 12, top: 12, bottom: 18 };
        let frame = Frame::window(ui.style()).stroke(hairline).inner_margin(margin);
        let area = Area::new(Id::unique("news"))
            .order(Order::Foreground)
            .accessible_name(words.text("notification-name"))
            .role(Role::Alert)
            // The card covers neither the root nor the sentence below the tree.
            .anchor(Align2::LEFT_TOP, vec2(16.0, TOP_BAR_HEIGHT + 12.0));
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
            self.clear();
        }
    }

    /// Draws the notifications, each in a list of lines with a maximum height. Returns whether they were closed.
    fn list_ui(&self, ui: &mut Ui, words: &Words, max_height: f32) -> bool {
        let mut is_closed = false;
        for (index, text) in self.texts(words).enumerate() {
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
                    widgets::say_changes(&label(ui, &text.heading, Font::SemiBold, 15.5, PaletteColor::Text));
                });
            });
            lines_ui(ui, &text, max_height, index);
        }
        is_closed
    }
}

impl<N: Into<Notification>> Extend<N> for Notifications {
    fn extend<T: IntoIterator<Item = N>>(&mut self, notifications: T) {
        notifications.into_iter().for_each(|notification| self.add(notification));
    }
}

/// Draws a small card for the file that is being read.
pub fn reading_ui(ui: &Ui, sentence: &str) {
    progress_ui(ui, sentence, "reading", Align2::CENTER_TOP, 0.0);
}

/// Draws a small card for the game that is being explored, which leaves the root of the tree in sight.
pub fn exploring_ui(ui: &Ui, sentence: &str) {
    progress_ui(ui, sentence, "exploring", Align2::LEFT_TOP, 16.0);
}

fn progress_ui(ui: &Ui, sentence: &str, id: &str, align: Align2, left: f32) {
    let area = Area::new(Id::unique(id)).order(Order::Foreground);
    area.anchor(align, vec2(left, TOP_BAR_HEIGHT + 12.0)).show(ui.ctx(), |ui| {
        Frame::window(ui.style()).inner_margin(Margin::same(14)).show(ui, |ui| {
            ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
            label(ui, sentence, Font::Regular, 14.0, PaletteColor::Text)
        });
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
            widgets::say_changes(&ui.add(Label::new(problem(ui, position, line)).wrap().selectable(true)));
        }
    });
    if let Some(reassurance) = &text.reassurance {
        ui.add_space(2.0);
        label(ui, reassurance, Font::Regular, 13.0, PaletteColor::Secondary);
    }
}

fn label(ui: &mut Ui, text: &str, font: Font, size: f32, color: PaletteColor) -> Response {
    let text = egui::RichText::new(text).font(theme::font(font, size)).color(theme::color(ui, color));
    ui.add(Label::new(text).wrap().selectable(true))
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_window::documents::plain_notification::PlainNotification;
    use poda_words::i18n::Language;

    #[test]
    fn what_was_found_at_the_start_is_held_back_from_an_audience() {
        let words = Words::new(Language::ENGLISH);
        let mut notifications = Notifications::default();
        notifications.extend([PlainNotification::Drafts(vec![None]), PlainNotification::NoOrder]);
        let both = notifications.text(&words);
        notifications.is_presenting = true;
        assert_eq!(notifications.text(&words).lines().count() + 1, both.lines().count());
        assert!(notifications.clear() && notifications.is_empty() && !notifications.clear());
        notifications.step_on();
        notifications.is_presenting = false;
        assert!(!notifications.is_empty() && both.starts_with(&notifications.text(&words)));
    }
}
