//! The number pad: keys for numbers and bounds, for touch screens. The keyboard of a phone would cover half of the
//! tree.
//!
//! A field for numbers registers itself while it has the focus. The pad then replaces the transport. Its keys send
//! keyboard events to the field, and pressing them does not take the focus from the field.

use super::icons::{self, Icon};
use super::size_class::{SizeClass, TOUCH_TARGET};
use super::theme;
use super::widgets::{paint_box, text_at};
use egui::{
    Align2, Context, Event, Frame, Key, Modifiers, Panel, RawInput, Rect, Response, Role, Sense, SurrenderFocusOn, Ui,
    WidgetInfo, pos2, vec2,
};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_words::i18n::Words;

/// The height of a key including the gap below it, in pixels.
const KEY_HEIGHT: f32 = TOUCH_TARGET + GAP;
/// The gap between two keys, and around all of them, in pixels.
const GAP: f32 = 4.0;
/// The largest width of the pad, in pixels.
const MAX_WIDTH: f32 = 560.0;
/// The number of frames in which the field is scrolled into view after the pad has taken its space.
const FRAMES_SCROLLED: u8 = 4;

/// The characters that a field accepts besides numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberField {
    /// A value: no other characters.
    Value,
    /// A bound: also the signs of bounds.
    Bound,
    /// A bound in one of several fields, in which Enter goes to the next field.
    BoundOfMany,
}

/// A key of the pad, represented by the character that it types.
type PadKey = char;

const BACKSPACE: PadKey = '⌫';
const ENTER: PadKey = '⏎';

/// The keys on a phone in portrait orientation, row by row. A repeated key is as wide as its copies together.
const HIGH: [&str; 4] = ["789−⌫", "456.∞", "123≤≥", "000⏎⏎"];
/// The keys on a phone in landscape orientation.
const LOW: [&str; 2] = ["12345−∞⌫⌫", "67890.≤≥⏎"];

#[derive(Debug, Default)]
pub struct NumberPad {
    /// The field that has the focus, as drawn in the last frame.
    field: Option<NumberField>,
    /// The field that has the focus, as drawn so far in this frame.
    registered: Option<NumberField>,
    /// The rectangle of the pad when it was drawn last.
    rect: Option<Rect>,
    /// The number of frames in which the pad was drawn since it was opened.
    frames: u8,
    /// The events of the keys pressed in the last frame.
    typed: Vec<Event>,
}

impl egui::Plugin for NumberPad {
    fn debug_name(&self) -> &'static str {
        "Poda's number pad"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.field = self.registered.take();
        if self.field.is_none() {
            (self.rect, self.frames) = (None, 0);
        }
        let is_on_pad = |event: &Event| match event {
            Event::PointerButton { pos, pressed: true, .. } => self.rect.is_some_and(|rect| rect.contains(*pos)),
            _ => false,
        };
        let surrender_focus_on =
            if input.events.iter().any(is_on_pad) { SurrenderFocusOn::Never } else { SurrenderFocusOn::Presses };
        ctx.options_mut(|options| options.input_options.surrender_focus_on = surrender_focus_on);
        input.events.append(&mut self.typed);
    }
}

/// Shows the pad for a field that was just drawn, while the field has the focus.
pub fn serve(field: &Response, kind: NumberField) {
    if !field.has_focus() || !SizeClass::of(&field.ctx).has_touch_targets() {
        return;
    }
    let Some(pad) = field.ctx.plugin_opt::<NumberPad>() else { return };
    let mut pad = pad.lock();
    pad.registered = Some(kind);
    let is_opening = pad.frames < FRAMES_SCROLLED;
    drop(pad);
    if is_opening {
        field.scroll_to_me(None);
    }
}

/// Returns whether the pad is shown in this frame.
pub fn is_shown(ctx: &Context) -> bool {
    ctx.plugin_opt::<NumberPad>().is_some_and(|pad| pad.lock().field.is_some())
}

/// Keeps the keyboard of a phone closed while the pad is shown. Called at the end of a frame.
pub fn close_keyboard(ctx: &Context) {
    if ctx.plugin_opt::<NumberPad>().is_some_and(|pad| pad.lock().registered.is_some()) {
        ctx.output_mut(|output| output.ime = None);
    }
}

/// Draws the pad at the bottom of the free space, if it is shown.
pub fn number_pad_ui(ui: &mut Ui, words: &Words) {
    let Some(pad) = ui.ctx().plugin_opt::<NumberPad>() else { return };
    let Some(kind) = pad.lock().field else { return };
    let rows: &[&str] = if SizeClass::of(ui.ctx()).is_compact_high() { &LOW } else { &HIGH };
    let height = rows.len() as f32 * KEY_HEIGHT + GAP;
    let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
    let panel = Panel::bottom("number pad").exact_size(height).frame(frame);
    let shown = panel.show(ui, |ui| {
        let space = ui.max_rect();
        let width = space.width().min(MAX_WIDTH) - GAP;
        let left = space.center().x - width / 2.0 + GAP / 2.0;
        for (row, keys) in (0_u8..).zip(rows) {
            let keys: Vec<PadKey> = keys.chars().collect();
            let column = width / keys.len() as f32;
            let mut x = left;
            for copies in keys.chunk_by(|key, next| key == next) {
                let corner = pos2(x, space.top() + GAP + f32::from(row) * KEY_HEIGHT);
                let size = vec2(column * copies.len() as f32 - GAP, TOUCH_TARGET);
                x += column * copies.len() as f32;
                if key_ui(ui, words, copies[0], Rect::from_min_size(corner, size), kind) {
                    pad.lock().typed.extend(events(copies[0], kind));
                    ui.ctx().request_repaint();
                }
            }
        }
    });
    let mut pad = pad.lock();
    pad.rect = Some(shown.response.rect);
    pad.frames = pad.frames.saturating_add(1);
}

/// Returns the name of a key. The name of a digit is the digit.
fn key_name(words: &Words, key: PadKey, kind: NumberField) -> String {
    words.text(match key {
        '−' => "pad-minus",
        '.' => "pad-point",
        '∞' => "pad-infinity",
        '≤' => "pad-at-most",
        '≥' => "pad-at-least",
        BACKSPACE => "pad-backspace",
        ENTER if kind == NumberField::BoundOfMany => "pad-next",
        ENTER => "pad-enter",
        digit => return digit.to_string(),
    })
}

/// Returns the keyboard events that a key sends.
fn events(key: PadKey, kind: NumberField) -> Vec<Event> {
    let key = match key {
        BACKSPACE => Key::Backspace,
        ENTER if kind == NumberField::BoundOfMany => Key::Tab,
        ENTER => Key::Enter,
        sign => return vec![Event::Text(sign.to_string())],
    };
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
    vec![event(true), event(false)]
}

fn key_ui(ui: &Ui, words: &Words, key: PadKey, rect: Rect, kind: NumberField) -> bool {
    let is_enabled = kind != NumberField::Value || !matches!(key, '≤' | '≥');
    let name = key_name(words, key, kind);
    // Tab moves from field to field, not through the pad.
    let response = ui.interact(rect, ui.scope_id().with(("pad", name.as_str())), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, &name));
    let fill = if response.is_pointer_button_down_on() { PaletteColor::Hairline } else { PaletteColor::Background };
    paint_box(ui, rect, fill);
    let color = if is_enabled { PaletteColor::Text } else { PaletteColor::FaintText };
    let icon = match key {
        BACKSPACE => Icon::Backspace,
        ENTER if kind == NumberField::BoundOfMany => Icon::TurnOn,
        ENTER => Icon::Tick,
        sign => {
            let (at, sign) = (rect.center(), sign.to_string());
            text_at(ui, Align2::CENTER_CENTER, at, &sign, Font::SemiBold, 19.0, color);
            return is_enabled && response.clicked();
        }
    };
    let color = theme::color(ui, color);
    icons::paint(ui.painter(), icon, rect, 1.2, color, color);
    response.clicked()
}
