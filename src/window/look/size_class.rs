//! The size class of the window: how much space it has, and whether the user operates it with fingers.
//!
//! This is the only module that compares the size of the window with numbers. It does not depend on the panels, which
//! ask it what to fold.

use egui::{Context, Event, RawInput, TouchPhase, Ui, Vec2, vec2};
use poda_platform::system;

/// The smallest height and width of a touch target, in pixels.
pub const TOUCH_TARGET: f32 = 44.0;
/// The usual and the smallest height of a target for a mouse, in pixels: that of egui's own widgets, and the minimum of
/// WCAG 2.2 (criterion 2.5.8).
const MOUSE_TARGET: f32 = 26.0;
const MIN_MOUSE_TARGET: f32 = 24.0;
/// The smallest width of egui's fields for numbers, in pixels.
const MIN_WIDTH: f32 = 40.0;
/// The height of the text in egui's widgets, in pixels. Padding above and below centers it.
const TEXT_HEIGHT: f32 = 16.0;

/// The size of a window in pixels, and its kind of pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SizeClass {
    size: Vec2,
    /// The factor by which all text is enlarged. The window is larger than `size` by this factor.
    enlargement: f32,
    /// Whether the last press was a touch.
    pub is_touched: bool,
}

impl SizeClass {
    pub fn of(ctx: &Context) -> Self {
        let is_touched = ctx.plugin_opt::<LastPointer>().is_some_and(|pointer| pointer.lock().is_touch);
        Self { size: ctx.content_rect().size(), enlargement: ctx.zoom_factor(), is_touched }
    }

    /// Returns whether the window is as narrow as a phone in portrait orientation. The side panel is then a sheet, and
    /// the top bar folds into menus.
    pub fn is_compact_wide(self) -> bool {
        self.size.x < 600.0
    }

    /// Returns whether the controls of the top bar are folded into its menu, to make room for the title.
    pub fn folds_top_bar(self) -> bool {
        self.size.x < 720.0
    }

    /// Returns whether the window is as low as a phone in landscape orientation.
    pub fn is_compact_high(self) -> bool {
        self.size.y < 480.0
    }

    /// Returns whether the window is as small as a phone in either orientation.
    pub fn is_phone(self) -> bool {
        self.is_compact_wide() || self.is_compact_high()
    }

    /// Returns whether the window is as small as that of a laptop whose browser zooms to 400 %.
    pub fn is_tiny(self) -> bool {
        self.is_compact_wide() && self.size.y < 320.0
    }

    /// Returns whether the side panel is hidden until the user opens it.
    pub fn hides_side_panel(self) -> bool {
        self.size.x < 1000.0
    }

    /// Returns the largest height of the text of the lesson in a window without a side panel, in pixels.
    pub fn text_strip_height(self) -> f32 {
        if self.is_phone() {
            self.size.y * 0.1
        } else {
            // In a low window it has what the tree's half of the height, the bars and the reason of a step leave.
            (self.size.y * 0.16).min(self.size.y * 0.5 - 250.0).max(2.0 * 24.0)
        }
    }

    /// Returns whether the window is low, so that the tree needs the space of larger texts.
    pub fn is_low(self) -> bool {
        self.size.y < 700.0
    }

    /// Returns the height of the strip under the tree, which grows for longer texts, in pixels before text is enlarged.
    pub fn strip_height(self) -> f32 {
        if self.is_compact_wide() {
            84.0
        } else if self.is_low() {
            60.0
        } else {
            112.0
        }
    }

    /// Returns the text size of the sentence in the strip, in pixels before text is enlarged.
    pub fn sentence_size(self) -> f32 {
        if self.is_compact_high() {
            16.0
        } else if self.is_low() || self.is_compact_wide() {
            17.0
        } else {
            19.0
        }
    }

    /// Returns the size of the text below that sentence, in pixels before text is enlarged.
    pub fn reason_size(self) -> f32 {
        if self.is_low() || self.is_compact_wide() { 14.0 } else { 15.0 }
    }

    /// Returns whether the top bar has space for the switches of fail and cut. Otherwise they are in the menu "More".
    pub fn has_switches(self) -> bool {
        1120.0 <= self.size.x
    }

    /// Returns whether the top bar has space for the button of a match. Otherwise it is in the document menu.
    pub fn has_match_button(self) -> bool {
        860.0 <= self.size.x
    }

    /// Returns whether buttons are as large as a fingertip. A window that is as small as a phone only because of
    /// enlarged text does not need that.
    pub fn has_touch_targets(self) -> bool {
        let whole = Self { size: self.size * self.enlargement, enlargement: 1.0, ..self };
        self.is_touched || whole.is_phone()
    }
}

/// Returns the height or width of a control: `usual`, or the minimum for a mouse or for fingers if that is larger.
pub fn target(ui: &Ui, usual: f32) -> f32 {
    usual.max(if TOUCH_TARGET <= ui.spacing().interact_size.y { TOUCH_TARGET } else { MIN_MOUSE_TARGET })
}

/// Sets the size of egui's widgets, from which [`target`] derives the minimum.
pub fn update_style(ui: &mut Ui) {
    let ctx = ui.ctx().clone();
    let height = if SizeClass::of(&ctx).has_touch_targets() { TOUCH_TARGET } else { MOUSE_TARGET };
    if ctx.global_style().spacing.interact_size.y.to_bits() != height.to_bits() {
        ctx.all_styles_mut(|style| {
            style.spacing.interact_size = vec2(height.max(MIN_WIDTH), height);
            style.spacing.button_padding.y = ((height - TEXT_HEIGHT) / 2.0).floor();
        });
        ui.set_style(ctx.global_style());
    }
}

/// Records whether the last press was a touch or a mouse click.
#[derive(Debug)]
pub struct LastPointer {
    is_touch: bool,
}

impl Default for LastPointer {
    fn default() -> Self {
        Self { is_touch: system::is_touched() }
    }
}

impl egui::Plugin for LastPointer {
    fn debug_name(&self) -> &'static str {
        "Poda's last pointer"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let touch_ends =
            |event: &Event| matches!(event, Event::Touch { phase: TouchPhase::End | TouchPhase::Cancel, .. });
        let is_touch = |event: &Event| matches!(event, Event::Touch { .. });
        let is_mouse = |event: &Event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. });
        // Backends send a mouse event with each touch. A touch counts only when it ends; otherwise buttons would grow
        // under the finger.
        if input.events.iter().any(touch_ends) {
            self.is_touch = true;
        } else if !input.events.iter().any(is_touch)
            && !ctx.input(egui::InputState::any_touches)
            && input.events.iter().any(is_mouse)
        {
            self.is_touch = false;
        }
    }
}
