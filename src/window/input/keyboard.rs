//! The keyboard. Takes the keys of commands out of the input before egui handles them, because egui would move the
//! focus with the arrows. In an open menu the arrows move between its items.

use super::command::UiCommand;
use crate::look::key_targets::{KeyTargets, MenuLine};
use egui::{Context, Event, Id, Key, LayerId, Memory, Popup, RawInput, TouchPhase};

/// The plugin that handles keys.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Default)]
pub struct Keyboard {
    /// Whether an open modal takes all keys.
    pub is_suspended: bool,
    /// Whether an open dialog leaves only the keys of commands that [work over a dialog](UiCommand::works_over_dialog).
    pub is_covered: bool,
    /// Whether the window is an embedded frame in another page.
    pub is_embedded: bool,
    /// The keys that currently choose a node instead of invoking commands.
    pub choices: Vec<Key>,
    /// Whether the left and right arrows are commands although a text field has the focus: the empty field of a
    /// question that a reader may skip.
    pub is_field_passed: bool,
    /// Whether the right arrow alone is a command there: the field holds the answer that was entered last.
    pub is_answer_passed: bool,
    /// Whether the key pressed last was already down: it is held.
    pub is_held: bool,
    /// The key pressed last, until it is released.
    down: Option<Key>,
    /// Whether the window has been clicked. Until then an embedded frame leaves all keys to the page around it.
    has_been_clicked: bool,
    /// The left and right arrows pressed in a modal since the last frame, outside text fields and menus; `true` for the
    /// right one.
    pub arrows: Vec<bool>,
    pressed: Vec<UiCommand>,
    /// The command whose key was the first to begin a text since the last frame, and was therefore not executed.
    pub taken_for_typing: Option<UiCommand>,
    typing: Typing,
    /// The items that opened the open submenus, the first one first.
    openers: Vec<Id>,
    /// The menu in which a submenu was just opened that has not been drawn yet.
    enters_from: Option<LayerId>,
    /// The control that had the focus when the open menu was opened; `None` if a pointer opened the menu.
    opened_from: Option<Id>,
    /// Whether a menu with items was open in the last frame.
    was_in_menu: bool,
}

impl Keyboard {
    /// Returns whether the window handles keys. An embedded frame does so only after it was clicked.
    pub const fn takes_keys(&self) -> bool {
        !self.is_embedded || self.has_been_clicked
    }

    pub fn take(&mut self) -> Vec<UiCommand> {
        std::mem::take(&mut self.pressed)
    }

    pub const fn is_pressed(&self) -> bool {
        !self.pressed.is_empty()
    }

    /// Notes which key is down. A key that is held is pressed again and again without being released.
    fn follow_held(&mut self, input: &RawInput) {
        for event in &input.events {
            match *event {
                Event::Key { key, pressed: true, .. } => self.is_held = self.down.replace(key) == Some(key),
                Event::Key { key, pressed: false, .. } if self.down == Some(key) => self.down = None,
                Event::WindowFocused(false) => self.down = None,
                _ => {}
            }
        }
    }

    /// Moves the focus to the first item of a menu that was opened with a key, and restores the focus when the menu is
    /// closed.
    fn follow_menu(&mut self, ctx: &Context, lines: &[MenuLine]) {
        let focused = ctx.memory(Memory::focused);
        let is_item = |id: Id| lines.iter().any(|line| line.id == id);
        if !Popup::is_any_open(ctx) {
            self.was_in_menu = false;
            // The chosen item may have opened something that took the focus.
            if let Some(opener) = self.opened_from.take().filter(|_| focused.is_none_or(is_item)) {
                ctx.memory_mut(|memory| memory.request_focus(opener));
            }
        } else if let Some(first) = lines.first().filter(|_| !self.was_in_menu) {
            self.was_in_menu = true;
            self.opened_from = focused.filter(|&focused| !is_item(focused) && !ctx.text_edit_focused());
            if self.opened_from.is_some() {
                ctx.memory_mut(|memory| memory.request_focus(first.id));
            }
        }
    }

    /// Moves the focus between the items of the menu that has the focus.
    fn go_through(&mut self, ctx: &Context, lines: &[MenuLine], key: Key) -> KeyOutcome {
        let focused = ctx.memory(Memory::focused);
        let here = lines.iter().find(|line| Some(line.id) == focused);
        let Some(menu) = here.or(lines.first()).map(|line| line.menu) else { return KeyOutcome::Left };
        let within: Vec<MenuLine> = lines.iter().copied().filter(|line| line.menu == menu).collect();
        let at = within.iter().position(|line| Some(line.id) == focused);
        let last = within.len() - 1;
        let to = match (key, at) {
            (Key::ArrowDown, at) => at.map_or(0, |at| (at + 1) % within.len()),
            (Key::ArrowUp, None | Some(0)) => last,
            (Key::ArrowUp, Some(at)) => at - 1,
            (Key::ArrowRight, Some(at)) if within[at].opens => {
                self.openers.push(within[at].id);
                self.enters_from = Some(menu);
                return KeyOutcome::Pressed;
            }
            (Key::ArrowLeft, _) => {
                if let Some(opener) = self.openers.pop() {
                    ctx.memory_mut(|memory| memory.request_focus(opener));
                }
                return KeyOutcome::Taken;
            }
            (Key::ArrowRight, _) => return KeyOutcome::Taken,
            _ => return KeyOutcome::Left,
        };
        ctx.memory_mut(|memory| memory.request_focus(within[to].id));
        KeyOutcome::Taken
    }

    /// Handles the arrows while a modal is open. They act on the open menu, or else on the modal, and never move the
    /// focus between controls.
    fn take_keys_of_modal(&mut self, ctx: &Context, lines: &[MenuLine], input: &mut RawInput) {
        if ctx.text_edit_focused() {
            return;
        }
        let in_menu = Popup::is_any_open(ctx);
        input.events.retain(|event| {
            let Event::Key { key, pressed, modifiers, .. } = *event else { return true };
            if pressed && in_menu && modifiers.is_none() {
                return self.go_through(ctx, lines, key) == KeyOutcome::Left && !is_arrow(event);
            }
            if pressed && modifiers.is_none() && matches!(key, Key::ArrowLeft | Key::ArrowRight) {
                self.arrows.push(key == Key::ArrowRight);
            }
            !is_arrow(event)
        });
    }
}

/// The effect of a key in a menu.
#[derive(PartialEq, Eq)]
enum KeyOutcome {
    /// The menu leaves the key to others.
    Left,
    /// The menu took the key.
    Taken,
    /// The key presses the focused item.
    Pressed,
}

impl egui::Plugin for Keyboard {
    fn debug_name(&self) -> &'static str {
        "Poda's keyboard"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.has_been_clicked |= input.events.iter().any(is_click);
        self.follow_held(input);
        if !self.takes_keys() {
            input.events.retain(|event| !is_typed(event));
            return;
        }
        let drawn = std::mem::take(&mut *ctx.plugin::<KeyTargets>().lock());
        let KeyTargets { number_field, first_stop, trees, menu_lines: lines } = drawn;
        self.follow_menu(ctx, &lines);
        if self.is_suspended {
            self.take_keys_of_modal(ctx, &lines, input);
            return;
        }
        let is_typing = ctx.text_edit_focused();
        self.arrows.clear();
        let focused = ctx.memory(Memory::focused);
        let has_focus = focused.is_some_and(|focused| !trees.contains(&focused));
        let in_menu = Popup::is_any_open(ctx);
        if !in_menu {
            self.openers.clear();
            self.enters_from = None;
        }
        // A submenu opened with the arrow key starts at its first item.
        if let Some(from) = self.enters_from
            && let Some(first) = lines.iter().find(|line| line.menu != from && !self.openers.contains(&line.id))
        {
            ctx.memory_mut(|memory| memory.request_focus(first.id));
            self.enters_from = None;
        }
        let number_field = number_field.filter(|_| !has_focus && !in_menu && !self.is_covered);
        if let Some(field) = number_field.filter(|_| input.events.iter().any(begins_number)) {
            // Typed digits are part of the answer and not commands, wherever the user clicked before.
            return ctx.memory_mut(|memory| memory.request_focus(field));
        }
        if let Some(first) = first_stop
            .filter(|_| focused.is_none() && !in_menu && !self.is_covered && input.events.iter().any(is_plain_tab))
        {
            input.events.retain(|event| !is_plain_tab(event));
            ctx.memory_mut(|memory| memory.request_focus(first));
        }
        let mut press = None;
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time + f64::from(input.predicted_dt)));
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = *event else { return true };
            let is_choice = modifiers.is_none() && self.choices.contains(&key) && !(in_menu && is_arrow(event));
            if !is_typing && is_choice {
                return !self.is_covered;
            }
            if in_menu && modifiers.is_none() {
                match self.go_through(ctx, &lines, key) {
                    KeyOutcome::Left => {}
                    KeyOutcome::Taken => return false,
                    KeyOutcome::Pressed => {
                        press = Some(event.clone());
                        return false;
                    }
                }
            }
            let Some((row, shortcut)) = UiCommand::of_key(key, modifiers) else { return true };
            if self.is_covered && !is_typing && !row.command.works_over_dialog() {
                return !is_arrow(event);
            }
            let was_underway = self.typing.is_underway;
            let is_text = !is_typing && shortcut.types_text() && self.typing.is_text(key, now);
            if is_text && !was_underway {
                self.taken_for_typing = Some(row.command);
            }
            let is_ours = match key {
                Key::ArrowLeft | Key::ArrowRight if is_typing && self.is_field_passed => true,
                Key::ArrowRight if is_typing && self.is_answer_passed && modifiers.is_none() => true,
                // A text field receives the keys that type text.
                _ if is_typing => row.works_while_typing && !shortcut.types_text(),
                // Space and Enter press a focused control, and Esc closes an open menu.
                Key::Space | Key::Enter => !has_focus && !in_menu,
                Key::Escape => !in_menu,
                _ => true,
            };
            if is_ours && !is_text {
                self.pressed.push(row.command);
            }
            !is_ours
        });
        if !is_typing && !self.pressed.is_empty() {
            // A field that a command opens in this frame must not receive the command's key as text.
            input.events.retain(|event| !matches!(event, Event::Text(_)));
        }
        if let Some(Event::Key { physical_key, pressed, repeat, modifiers, .. }) = press {
            input.events.push(Event::Key { key: Key::Enter, physical_key, pressed, repeat, modifiers });
        }
    }
}

/// Distinguishes text that is typed while no field has the focus from the keys of commands. The second of two different
/// letters within [`LETTERS_APART`] begins a text, which lasts until nothing is typed for [`TEXT_ENDS`]. A letter that
/// is held or pressed again does not begin a text.
#[derive(Debug, Default)]
struct Typing {
    /// The last key that types a character, and the time at which it was pressed, in seconds.
    last: Option<(Key, f64)>,
    is_underway: bool,
}

/// The longest time between two letters of a text, in seconds.
const LETTERS_APART: f64 = 0.4;
/// The time without a letter after which the next one is a command again, in seconds.
const TEXT_ENDS: f64 = 1.0;

impl Typing {
    /// Records a key that was pressed at `now`, and returns whether it is part of a text.
    fn is_text(&mut self, key: Key, now: f64) -> bool {
        let is_letter = |key: Key| (Key::A..=Key::Z).contains(&key);
        let is_sign = matches!(key, Key::Space | Key::Period | Key::Questionmark | Key::Plus | Key::Minus | Key::Num0);
        if !is_letter(key) && !is_sign {
            return false;
        }
        let last = self.last.replace((key, now));
        let passed = last.map_or(f64::INFINITY, |(_, at)| now - at);
        let follows = last.is_some_and(|(last, _)| last != key && is_letter(last) && is_letter(key));
        self.is_underway = follows && passed < LETTERS_APART || self.is_underway && passed < TEXT_ENDS;
        self.is_underway
    }
}

fn begins_number(event: &Event) -> bool {
    let is_number = |text: &str| text.chars().all(|letter| letter.is_ascii_digit() || "-−".contains(letter));
    matches!(event, Event::Text(text) if is_number(text))
        || matches!(event, Event::Key { key, pressed: true, modifiers, .. }
            if !modifiers.command && !modifiers.alt && (matches!(key, Key::Minus | Key::Period) || (Key::Num0..=Key::Num9).contains(key)))
}

fn is_click(event: &Event) -> bool {
    matches!(event, Event::PointerButton { pressed: true, .. } | Event::Touch { phase: TouchPhase::Start, .. })
}

fn is_typed(event: &Event) -> bool {
    matches!(event, Event::Key { .. } | Event::Text(_) | Event::Ime(_) | Event::Copy | Event::Cut | Event::Paste(_))
}

fn is_plain_tab(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Tab, pressed: true, modifiers, .. } if modifiers.is_none())
}

fn is_arrow(event: &Event) -> bool {
    const ARROWS: [Key; 4] = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    matches!(event, Event::Key { key, .. } if ARROWS.contains(key))
}
