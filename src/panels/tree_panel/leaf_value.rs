//! Trying values: the user drags a leaf of an explicit tree up or down, or types another value into the field below the
//! selected node. The search is repeated with each value at once, and the step stays the same.

use egui::{CursorIcon, Key, Modifiers, Pos2, Rect, Response, TextEdit, Tooltip, Ui, Vec2, vec2};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::editing::TreeEdit;
use poda_core::score::{Interval, Score};
use poda_core::trace::NodeId;
use poda_picture::picture::Scene;
use poda_picture::picture::fonts::Font;
use poda_session::Command;
use poda_session::history::OpenChange;
use poda_window::look::key_targets::KeyTargets;
use poda_window::look::number_pad::{self, NumberField};
use poda_window::look::theme;
use poda_window::look::widgets::{MAX_TYPED_CHARS, is_entered, keep_focus_after_enter, select_all_text};
use poda_window::panel::request::UiRequest;
use poda_window::panel::view_context::SearchContext;
use poda_window::state::practice::PracticeMode;
use poda_words::i18n::args;
use poda_words::i18n::node_names::NodeNames;
use poda_words::practice::read_number;

/// The distance of a drag that changes the value by 1, in pixels.
const PIXELS_A_UNIT: f32 = 8.0;
/// The size of the field, in pixels, and the distances from the middle of the node to the middle of a field below it
/// and to the lower edge of a field above it, in pixels at scale 1.
const FIELD: Vec2 = vec2(64.0, 26.0);
const BELOW_NODE: f32 = 58.0;
const ABOVE_NODE: f32 = 32.0;

/// A value that the user can change in the tree: that of a leaf of an explicit tree, or the estimate of an inner node.
struct GivenValue {
    /// The index of the node in the tree.
    index: usize,
    value: Score,
    is_leaf: bool,
    bounds: Interval,
}

impl GivenValue {
    /// Returns the value of a node; `None` if it cannot be changed now.
    fn of(context: &SearchContext<'_>, node: NodeId) -> Option<Self> {
        let is_read = |mode: &PracticeMode| mode.is_reading() && mode.rounds().is_none() && !context.is_asking();
        let is_edited = context.practice.is_none_or(is_read) && context.session.current_match().is_none();
        let AnyGame::Tree(tree) = context.search.recording().position(node) else { return None };
        Self::at(context, tree.node_index()).filter(|_| is_edited && !context.is_embedded())
    }

    /// Returns the value of the node with an index in the tree. It is read from the document, whose search may still be
    /// pending.
    fn at(context: &SearchContext<'_>, index: usize) -> Option<Self> {
        let AnyGame::Tree(tree) = context.session.latest_document().position() else { return None };
        let value = Some(index).filter(|&index| index < tree.node_count()).and_then(|index| tree.value_of(index))?;
        Some(Self { index, value, is_leaf: tree.children_of(index).is_empty(), bounds: tree.bounds() })
    }

    fn is_possible(&self, value: Score) -> bool {
        self.bounds.low <= value && value <= self.bounds.high
    }

    /// Requests another value, if it is within the bounds.
    fn set(&self, context: &SearchContext<'_>, value: Score) {
        if value != self.value && self.is_possible(value) {
            context.requests.push(UiRequest::EditTree(TreeEdit::SetValue { node: self.index, value }));
        }
    }
}

/// The drag of a leaf's value up or down.
#[derive(Clone, Copy, Debug)]
pub(super) struct ValueDrag {
    /// The index of the leaf in the tree.
    index: usize,
    /// The value when the drag began.
    from: Score,
    /// The y coordinate at which the button was pressed, and the distance of the drag up from there, in pixels.
    pressed_at: f32,
    up: f32,
    /// Whether Esc was pressed. The value from before the drag is then used until the button is released.
    is_canceled: bool,
}

impl ValueDrag {
    /// Returns the drag that begins in this frame, if it begins on a leaf, and requests the end of what was typed there
    /// before. `node_at` returns the node drawn at a position in the window.
    pub fn begin(ui: &Ui, context: &SearchContext<'_>, node_at: impl Fn(Pos2) -> Option<NodeId>) -> Option<Self> {
        let pressed = ui.input(|input| input.pointer.press_origin())?;
        let GivenValue { index, value, .. } = draggable(context, node_at(pressed)?)?;
        context.requests.push(Command::EndChange(OpenChange::Value(index)));
        Some(Self { index, from: value, pressed_at: pressed.y, up: 0.0, is_canceled: false })
    }

    /// Cancels the drag. Returns whether it was active before.
    pub const fn cancel(&mut self) -> bool {
        !std::mem::replace(&mut self.is_canceled, true)
    }

    /// Requests the value to which the leaf was dragged. Returns whether the drag continues.
    pub fn show(&mut self, ui: &Ui, context: &SearchContext<'_>, response: &Response) -> bool {
        self.up = response.interact_pointer_pos().map_or(self.up, |pointer| self.pressed_at - pointer.y);
        let units = if self.is_canceled { 0.0 } else { f64::from((self.up / PIXELS_A_UNIT).trunc()) };
        let value = if units == 0.0 { Some(self.from) } else { Score::new(self.from.get() + units) };
        if let Some((value, given)) = value.zip(GivenValue::at(context, self.index)) {
            given.set(context, value.max(given.bounds.low).min(given.bounds.high));
        }
        if response.dragged() {
            ui.ctx().set_cursor_icon(CursorIcon::ResizeVertical);
        } else {
            context.requests.push(Command::EndChange(OpenChange::Value(self.index)));
        }
        response.dragged()
    }
}

/// Returns whether a node is a leaf whose value can be dragged.
pub(super) fn is_draggable(context: &SearchContext<'_>, node: NodeId) -> bool {
    draggable(context, node).is_some()
}

fn draggable(context: &SearchContext<'_>, node: NodeId) -> Option<GivenValue> {
    GivenValue::of(context, node).filter(|given| given.is_leaf && given.value.is_finite() && !given.value.is_fraction())
}

/// The state of the field.
#[derive(Debug, Default)]
pub(super) struct ValueField {
    typed: Option<TypedValue>,
    /// Whether the field gets the focus in the next frame.
    pub is_awaited: bool,
}

#[derive(Debug)]
struct TypedValue {
    index: usize,
    text: String,
    /// The value that the text has set, or the value before the user typed.
    set: Score,
    /// The value when the field got the focus.
    before: Score,
}

impl ValueField {
    /// Draws the field below the selected node, if its value can be changed. Typing a number while the node is selected
    /// moves the focus to the field and enters the number. While a value is dragged, a field that loses the focus does
    /// not end the change.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        context: &SearchContext<'_>,
        scene: &Scene<'_, AnyGame>,
        panel: Rect,
        is_dragging: bool,
    ) {
        let selected = context.tree.selected.filter(|&node| scene.is_laid_out(node) && scene.is_drawn(node));
        let given = selected.and_then(|node| Some((node, GivenValue::of(context, node)?)));
        // In a split view, each tree has its own field.
        let id = given.as_ref().map(|(_, given)| ui.scope_id().with(("leaf", given.index)));
        let Some(((node, given), id)) = given.zip(id) else {
            self.typed = None;
            return;
        };
        if let Some(targets) = ui.ctx().plugin_opt::<KeyTargets>() {
            targets.lock().number_field = Some(id);
        }
        let is_same = |typed: &TypedValue| typed.index == given.index && typed.set == given.value;
        self.typed = self.typed.take().filter(is_same);
        let value = given.value;
        let new = || TypedValue { index: given.index, text: value.to_string(), set: value, before: value };
        let typed = self.typed.get_or_insert_with(new);
        let words = context.words;
        // In an unchanged field, the shortcut for undo applies to the document.
        let is_untouched = ui.memory(|memory| memory.has_focus(id)) && typed.text == value.to_string();
        if is_untouched && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z)) {
            context.requests.push(Command::Undo);
        }
        let scale = theme::enlargement(ui);
        let field = TextEdit::singleline(&mut typed.text)
            .char_limit(MAX_TYPED_CHARS)
            .id(id)
            .font(theme::font(Font::SemiBold, 15.0 * scale));
        let field = ui.put(field_rect(scene, node, panel, scale), field.align(egui::Align2::CENTER_CENTER));
        let name = NodeNames::new(words, context.search.recording()).inline(node);
        let label = words.fill("leaf-value-of", &args![name]);
        ui.ctx().accesskit_node_builder(id, |node| node.set_label(label));
        number_pad::serve(&field, NumberField::Value);
        if std::mem::take(&mut self.is_awaited) {
            field.request_focus();
        }
        let is_new = !field.has_focus() || field.gained_focus();
        if is_new {
            typed.before = value;
        }
        if is_new && !field.changed() {
            // New input replaces the value.
            select_all_text(ui, &field, &typed.text);
        }
        let is_canceled = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape));
        let has_lost_focus = field.lost_focus();
        // While presenting, the field does not keep the focus after Enter, so that the next key of a clicker changes
        // the step.
        let is_entered = if context.is_presenting() {
            is_entered(ui, &field)
        } else {
            keep_focus_after_enter(ui, &field, &typed.text)
        };
        if is_canceled {
            typed.text = typed.before.to_string();
        } else if has_lost_focus && !is_entered && !read_number(&typed.text).is_some_and(|read| given.is_possible(read))
        {
            typed.text = value.to_string();
        }
        let read = read_number(&typed.text);
        if let Some(score) = read.filter(|&score| given.is_possible(score)) {
            typed.set = score;
            if is_entered {
                typed.before = score;
            }
            given.set(context, score);
        } else if !["", "-", "−", ".", ","].contains(&typed.text.trim()) {
            let Interval { low, high } = given.bounds;
            let sentence = match read {
                Some(_) => words.fill("leaf-outside-bounds", &args![low, high]),
                None => words.text("leaf-not-a-number"),
            };
            let fault = Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), id.with("fault"), &field);
            fault.show(|ui| ui.label(sentence));
        }
        if has_lost_focus && !is_dragging {
            context.requests.push(Command::EndChange(OpenChange::Value(given.index)));
        }
    }
}

/// Returns the rectangle of the field: below the node with its name, or above the node if there is no space below.
fn field_rect(scene: &Scene<'_, AnyGame>, node: NodeId, panel: Rect, scale: f32) -> Rect {
    let center = scene.center(node);
    let size = FIELD * scale;
    let below = scene.px(BELOW_NODE) + size.y / 2.0 - 12.0;
    let inside = panel.shrink2(size / 2.0 + vec2(2.0, 2.0));
    let above = -scene.px(ABOVE_NODE) - size.y / 2.0;
    let has_room = panel.top() + center.y + below <= inside.bottom();
    let at = panel.min + vec2(center.x, center.y + if has_room { below } else { above });
    // A field that is too large for the panel starts at its left and top edge.
    Rect::from_center_size(at.min(inside.max).max(inside.min), size)
}
