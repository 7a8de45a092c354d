//! The number pad: keys for numbers and bounds, for fingers. The keyboard of a phone would cover half of the tree.
//!
//! A field that takes numbers registers itself while it has the focus; the pad then stands in the place of the transport. Its
//! keys reach the field as the events of a keyboard do, and a press on them does not take the focus from it.

use super::icons::{self, Icon};
use super::size_class::{SizeClass, TOUCH_TARGET};
use super::theme;
use super::widgets::layout_line;
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use egui::epaint::StrokeKind;
use egui::{
    Color32, Context, CornerRadius, Event, Frame, Key, Modifiers, Panel, RawInput, Rect, Response, Role, Sense, Stroke,
    SurrenderFocusOn, Ui, WidgetInfo, pos2, vec2,
};

/// The height of a key with the gap below it, in pixels.
const KEY_HEIGHT: f32 = TOUCH_TARGET + GAP;
/// The gap between two keys, and around all of them, in pixels.
const GAP: f32 = 4.0;
/// The largest width of the pad, in pixels.
const MAX_WIDTH: f32 = 560.0;
/// The number of frames for which a field is scrolled into view, once the pad has taken its room.
const FRAMES_SCROLLED: u8 = 4;

/// What a field takes besides numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberField {
    /// Nothing: a value.
    Value,
    /// Signs of bounds.
    Bound,
    /// Signs of bounds; there are more such fields, and Enter leads to the next one.
    BoundOfMany,
}

/// A key of the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PadKey {
    /// A sign that is typed, with the message id of its name; digits are their own names.
    Sign(&'static str, Option<&'static str>),
    Backspace,
    Enter,
}

const MINUS: PadKey = PadKey::Sign("−", Some("pad-minus"));
const POINT: PadKey = PadKey::Sign(".", Some("pad-point"));
const INFINITY: PadKey = PadKey::Sign("∞", Some("pad-infinity"));
const AT_MOST: PadKey = PadKey::Sign("≤", Some("pad-at-most"));
const AT_LEAST: PadKey = PadKey::Sign("≥", Some("pad-at-least"));

const fn digit(sign: &'static str) -> PadKey {
    PadKey::Sign(sign, None)
}

/// The keys of a phone held upright, row by row, each with the number of columns that it takes.
const HIGH: [&[(PadKey, u8)]; 4] = [
    &[(digit("7"), 1), (digit("8"), 1), (digit("9"), 1), (MINUS, 1), (PadKey::Backspace, 1)],
    &[(digit("4"), 1), (digit("5"), 1), (digit("6"), 1), (POINT, 1), (INFINITY, 1)],
    &[(digit("1"), 1), (digit("2"), 1), (digit("3"), 1), (AT_MOST, 1), (AT_LEAST, 1)],
    &[(digit("0"), 3), (PadKey::Enter, 2)],
];
/// The keys of a phone held sideways.
const LOW: [&[(PadKey, u8)]; 2] = [
    &[
        (digit("1"), 1),
        (digit("2"), 1),
        (digit("3"), 1),
        (digit("4"), 1),
        (digit("5"), 1),
        (MINUS, 1),
        (INFINITY, 1),
        (PadKey::Backspace, 2),
    ],
    &[
        (digit("6"), 1),
        (digit("7"), 1),
        (digit("8"), 1),
        (digit("9"), 1),
        (digit("0"), 1),
        (POINT, 1),
        (AT_MOST, 1),
        (AT_LEAST, 1),
        (PadKey::Enter, 1),
    ],
];

/// The state of the pad.
#[derive(Debug, Default)]
pub struct NumberPad {
    /// The field that has the focus, as drawn in the last frame.
    field: Option<NumberField>,
    /// The same as drawn so far in this frame.
    registered: Option<NumberField>,
    /// Where the pad was drawn last.
    place: Option<Rect>,
    /// The number of frames in which the pad was drawn since it was opened.
    frames: u8,
    /// What was typed in the last frame.
    typed: Vec<Event>,
}

impl egui::Plugin for NumberPad {
    fn debug_name(&self) -> &'static str {
        "Poda's number pad"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.field = self.registered.take();
        if self.field.is_none() {
            (self.place, self.frames) = (None, 0);
        }
        let is_on_pad = |event: &Event| match event {
            Event::PointerButton { pos, pressed: true, .. } => self.place.is_some_and(|place| place.contains(*pos)),
            _ => false,
        };
        let surrender_focus_on =
            if input.events.iter().any(is_on_pad) { SurrenderFocusOn::Never } else { SurrenderFocusOn::Presses };
        ctx.options_mut(|options| options.input_options.surrender_focus_on = surrender_focus_on);
        input.events.append(&mut self.typed);
    }
}

/// Has the pad write into a field that was just drawn, while the field has the focus.
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
#[must_use]
pub fn is_shown(ctx: &Context) -> bool {
    ctx.plugin_opt::<NumberPad>().is_some_and(|pad| pad.lock().field.is_some())
}

/// Keeps the keyboard of a phone closed while the pad writes. Called at the end of a frame.
pub fn close_keyboard(ctx: &Context) {
    if ctx.plugin_opt::<NumberPad>().is_some_and(|pad| pad.lock().registered.is_some()) {
        ctx.output_mut(|output| output.ime = None);
    }
}

/// Draws the pad at the bottom of the free space, if it is shown.
pub fn number_pad_ui(ui: &mut Ui, words: &Words) {
    let Some(pad) = ui.ctx().plugin_opt::<NumberPad>() else { return };
    let Some(kind) = pad.lock().field else { return };
    let rows: &[&[(PadKey, u8)]] = if SizeClass::of(ui.ctx()).is_compact_high() { &LOW } else { &HIGH };
    let height = rows.len() as f32 * KEY_HEIGHT + GAP;
    let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
    let panel = Panel::bottom("number pad").exact_size(height).frame(frame);
    let place = panel.show(ui, |ui| {
        let room = ui.max_rect();
        let width = room.width().min(MAX_WIDTH) - GAP;
        let left = room.center().x - width / 2.0 + GAP / 2.0;
        for (row, keys) in (0_u8..).zip(rows) {
            let columns: u8 = keys.iter().map(|(_, columns)| columns).sum();
            let column = width / f32::from(columns);
            let mut x = left;
            for &(key, columns) in *keys {
                let corner = pos2(x, room.top() + GAP + f32::from(row) * KEY_HEIGHT);
                let size = vec2(column * f32::from(columns) - GAP, TOUCH_TARGET);
                x += column * f32::from(columns);
                if key_ui(ui, words, key, Rect::from_min_size(corner, size), kind) {
                    pad.lock().typed.extend(key.events(kind));
                    ui.ctx().request_repaint();
                }
            }
        }
    });
    let mut pad = pad.lock();
    pad.place = Some(place.response.rect);
    pad.frames = pad.frames.saturating_add(1);
}

impl PadKey {
    fn is_enabled(self, kind: NumberField) -> bool {
        kind != NumberField::Value || !matches!(self, AT_MOST | AT_LEAST)
    }

    fn name(self, words: &Words, kind: NumberField) -> String {
        match self {
            Self::Sign(sign, None) => sign.to_owned(),
            Self::Sign(_, Some(message)) => words.text(message),
            Self::Backspace => words.text("pad-backspace"),
            Self::Enter if kind == NumberField::BoundOfMany => words.text("pad-next"),
            Self::Enter => words.text("pad-enter"),
        }
    }

    /// The events of a keyboard that say the same.
    fn events(self, kind: NumberField) -> Vec<Event> {
        let key = match self {
            Self::Sign(sign, _) => return vec![Event::Text(sign.to_owned())],
            Self::Backspace => Key::Backspace,
            Self::Enter if kind == NumberField::BoundOfMany => Key::Tab,
            Self::Enter => Key::Enter,
        };
        let event =
            |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
        vec![event(true), event(false)]
    }
}

/// Draws a key. Returns whether it was pressed.
fn key_ui(ui: &Ui, words: &Words, key: PadKey, rect: Rect, kind: NumberField) -> bool {
    let is_enabled = key.is_enabled(kind);
    let name = key.name(words, kind);
    // Tab leads from field to field, not through the pad.
    let response = ui.interact(rect, ui.scope_id().with(("pad", name.as_str())), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, &name));
    let fill = if response.is_pointer_button_down_on() { PaletteColor::Hairline } else { PaletteColor::Background };
    let hairline = Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline));
    ui.painter().rect(rect, CornerRadius::same(theme::RADIUS), theme::color(ui, fill), hairline, StrokeKind::Inside);
    let color = if is_enabled { PaletteColor::Text } else { PaletteColor::FaintText };
    let icon = match key {
        PadKey::Sign(sign, _) => {
            let galley = layout_line(ui, sign, Font::SemiBold, 19.0, color);
            ui.painter().galley(rect.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
            return is_enabled && response.clicked();
        }
        PadKey::Backspace => Icon::Backspace,
        PadKey::Enter if kind == NumberField::BoundOfMany => Icon::TurnOn,
        PadKey::Enter => Icon::Tick,
    };
    let color = theme::color(ui, color);
    icons::paint(ui.painter(), icon, rect, 1.2, color, color);
    response.clicked()
}
