//! The keyboard: takes the keys of commands out of the input before egui sees them, as egui would move the focus with the
//! arrows; in an open menu the arrows move between its items.

use super::command::UiCommand;
use egui::{Context, Event, Id, Key, LayerId, Memory, Popup, RawInput, TouchPhase};

/// The plugin that handles keys.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Default)]
pub struct Keyboard {
    /// Whether a modal is open that takes all keys.
    pub is_suspended: bool,
    /// Whether the window is a frame in another page.
    pub is_embedded: bool,
    /// The keys that choose a node now instead of being commands.
    pub choices: Vec<Key>,
    /// Whether the field with the focus is an empty one beside which a reader goes on.
    pub is_field_passed: bool,
    /// Whether the window has been clicked: before that, a frame leaves all keys to the page around it.
    has_been_clicked: bool,
    /// The left and right arrows pressed in a modal since the last frame; `true` for the right one.
    arrows: Vec<bool>,
    pressed: Vec<UiCommand>,
    typing: Typing,
    /// The field for the number that an open question asks for, or for the value of the selected leaf, as drawn in the last frame.
    pub number_field: Option<Id>,
    /// The control that Tab reaches first, as drawn in the last frame: the open question's or the board's, where there is one.
    first_stop: Option<Id>,
    /// The panels of trees, as drawn in the last frame.
    trees: Vec<Id>,
    /// The items of the open menus, as drawn in the last frame.
    lines: Vec<MenuLine>,
    /// The items that opened the open submenus, the first one first.
    openers: Vec<Id>,
    /// The menu in which a submenu was opened that is not drawn yet.
    enters_from: Option<LayerId>,
    /// What had the focus when the open menu was opened; `None` where nothing had, as a pointer opened it.
    opened_from: Option<Id>,
    /// Whether a menu was open in the last frame with items.
    was_in_menu: bool,
}

/// An item of an open menu.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MenuLine {
    pub menu: LayerId,
    pub id: Id,
    pub opens: bool,
}

impl Keyboard {
    /// Returns whether the window takes keys: always, but a frame in another page only once it was clicked.
    pub const fn takes_keys(&self) -> bool {
        !self.is_embedded || self.has_been_clicked
    }

    /// Returns the commands pressed since the last frame.
    pub fn take(&mut self) -> Vec<UiCommand> {
        std::mem::take(&mut self.pressed)
    }

    /// Returns whether a command was pressed since the last frame.
    pub const fn is_pressed(&self) -> bool {
        !self.pressed.is_empty()
    }

    /// Returns the left and right arrows pressed in a modal since the last frame, outside text fields and menus: `true` for the
    /// right one.
    pub fn take_arrows(&mut self) -> Vec<bool> {
        std::mem::take(&mut self.arrows)
    }

    /// Offers a control to be the one that Tab reaches first. The first one offered in a frame is.
    pub fn offer_first_stop(ctx: &Context, id: Id) {
        let first = *ctx.plugin::<Self>().lock().first_stop.get_or_insert(id);
        if first == id {
            // A page has a link to it.
            ctx.accesskit_node_builder(id, |node| node.set_author_id("first-stop"));
        }
    }

    /// Registers the panel of a tree, on which all keys are commands.
    pub fn add_tree(&mut self, panel: Id) {
        self.trees.push(panel);
    }

    /// Registers an item of an open menu.
    pub fn add_menu_line(&mut self, line: MenuLine) {
        if !self.lines.contains(&line) {
            self.lines.push(line);
        }
    }

    /// Moves the focus to the first item of a menu that was opened with a key, and back to where it was once the menu is closed.
    fn follow_menu(&mut self, ctx: &Context, lines: &[MenuLine]) {
        let focused = ctx.memory(Memory::focused);
        let is_item = |id: Id| lines.iter().any(|line| line.id == id);
        if !Popup::is_any_open(ctx) {
            self.was_in_menu = false;
            // What the item has opened may have taken the focus.
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

    /// Moves the focus between the items of the focused menu.
    fn go_through(&mut self, ctx: &Context, lines: &[MenuLine], key: Key) -> KeyOutcome {
        let focused = ctx.memory(Memory::focused);
        let here = lines.iter().find(|line| Some(line.id) == focused);
        let Some(menu) = here.or(lines.first()).map(|line| line.menu) else { return KeyOutcome::No };
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
                return KeyOutcome::Yes;
            }
            (Key::ArrowRight, _) => return KeyOutcome::Yes,
            _ => return KeyOutcome::No,
        };
        ctx.memory_mut(|memory| memory.request_focus(within[to].id));
        KeyOutcome::Yes
    }

    /// Takes the arrows while a modal is open: they belong to the open menu or else to the modal, and never move the focus.
    fn take_keys_of_modal(&mut self, ctx: &Context, lines: &[MenuLine], input: &mut RawInput) {
        if ctx.text_edit_focused() {
            return;
        }
        let in_menu = Popup::is_any_open(ctx);
        input.events.retain(|event| {
            let Event::Key { key, pressed, modifiers, .. } = *event else { return true };
            if pressed && in_menu && modifiers.is_none() {
                return self.go_through(ctx, lines, key) == KeyOutcome::No && !is_arrow(event);
            }
            if pressed && modifiers.is_none() && matches!(key, Key::ArrowLeft | Key::ArrowRight) {
                self.arrows.push(key == Key::ArrowRight);
            }
            !is_arrow(event)
        });
    }
}

/// What a key did in a menu.
#[derive(PartialEq, Eq)]
enum KeyOutcome {
    /// Nothing.
    No,
    /// It moved the focus.
    Yes,
    /// It presses the focused item.
    Pressed,
}

impl egui::Plugin for Keyboard {
    fn debug_name(&self) -> &'static str {
        "Poda's keyboard"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.has_been_clicked |= input.events.iter().any(is_click);
        if !self.takes_keys() {
            input.events.retain(|event| !is_typed(event));
            return;
        }
        let (lines, trees) = (std::mem::take(&mut self.lines), std::mem::take(&mut self.trees));
        let first_stop = self.first_stop.take();
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
        let number_field = self.number_field.take().filter(|_| !has_focus && !in_menu);
        if let Some(field) = number_field.filter(|_| input.events.iter().any(begins_number)) {
            // Typed digits are an answer and not commands, wherever the user clicked before.
            return ctx.memory_mut(|memory| memory.request_focus(field));
        }
        if let Some(first) =
            first_stop.filter(|_| focused.is_none() && !in_menu && input.events.iter().any(is_plain_tab))
        {
            input.events.retain(|event| !is_plain_tab(event));
            ctx.memory_mut(|memory| memory.request_focus(first));
        }
        let mut press = None;
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time + f64::from(input.predicted_dt)));
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = *event else { return true };
            if !is_typing && modifiers.is_none() && self.choices.contains(&key) {
                return true;
            }
            if in_menu && modifiers.is_none() {
                match self.go_through(ctx, &lines, key) {
                    KeyOutcome::No => {}
                    KeyOutcome::Yes => return false,
                    KeyOutcome::Pressed => {
                        press = Some(event.clone());
                        return false;
                    }
                }
            }
            let Some((row, shortcut)) = UiCommand::of_key(key, modifiers) else { return true };
            let is_text = !is_typing && shortcut.types_text() && self.typing.is_text(key, now);
            let is_ours = match key {
                Key::ArrowLeft | Key::ArrowRight if is_typing && self.is_field_passed => true,
                // A text field keeps the keys of text.
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
            // A field that a command opens in this frame does not take the command's own key as text.
            input.events.retain(|event| !matches!(event, Event::Text(_)));
        }
        if let Some(Event::Key { physical_key, pressed, repeat, modifiers, .. }) = press {
            input.events.push(Event::Key { key: Key::Enter, physical_key, pressed, repeat, modifiers });
        }
    }
}

/// Distinguishes text that is typed while no field has the focus from keys that are commands: of two different letters within [`LETTERS_APART`]
/// the second begins a text, which goes on until nothing is typed for [`TEXT_ENDS`]. A letter that is held or pressed again is none.
#[derive(Debug, Default)]
struct Typing {
    /// The last key that types a character, and when it was pressed, in seconds.
    last: Option<(Key, f64)>,
    is_underway: bool,
}

/// The longest time between two letters of a text, in seconds.
const LETTERS_APART: f64 = 0.4;
/// The time without a letter after which the next one is pressed on purpose, in seconds.
const TEXT_ENDS: f64 = 1.0;

impl Typing {
    /// Takes a key that was pressed `now`, and returns whether it is part of a text.
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
