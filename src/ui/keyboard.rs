//! How keys reach the window: those of the table are taken out of the input before egui sees them, which would move the focus
//! with the arrows, and in an open menu the arrows go from line to line.

use super::command::UiCommand;
use egui::{Context, Event, Id, Key, LayerId, Memory, Popup, RawInput};

/// What receives the keys.
#[derive(Debug, Default)]
pub struct Keyboard {
    /// Whether a question is open that must be answered first.
    pub is_suspended: bool,
    pressed: Vec<UiCommand>,
    /// The lines of the menus that are open, as they were drawn last.
    lines: Vec<MenuLine>,
    /// The lines that led into the menus that were opened from a line, the first one first.
    openers: Vec<Id>,
    /// The menu that was left for another one that is about to open.
    enters_from: Option<LayerId>,
}

/// A line of an open menu.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MenuLine {
    /// The menu that it stands in.
    pub menu: LayerId,
    /// The line.
    pub id: Id,
    /// Whether another menu opens from it.
    pub opens: bool,
}

impl Keyboard {
    /// What was asked for since the last frame.
    pub fn take(&mut self) -> Vec<UiCommand> {
        std::mem::take(&mut self.pressed)
    }

    /// Hears that a line of a menu was drawn, which can be chosen.
    pub fn add_menu_line(&mut self, line: MenuLine) {
        if !self.lines.contains(&line) {
            self.lines.push(line);
        }
    }

    /// Goes through the lines of the menu that the focus is in. Gives whether the key was for that, and what becomes of it.
    fn go_through(&mut self, ctx: &Context, lines: &[MenuLine], key: Key) -> KeyOutcome {
        let focused = ctx.memory(Memory::focused);
        let here = lines.iter().find(|line| Some(line.id) == focused);
        let Some(menu) = here.or(lines.first()).map(|line| line.menu) else { return KeyOutcome::No };
        let within: Vec<MenuLine> = lines.iter().copied().filter(|line| line.menu == menu).collect();
        let at = within.iter().position(|line| Some(line.id) == focused);
        let last = within.len() - 1;
        let to = match (key, at) {
            (Key::ArrowDown, None) => 0,
            (Key::ArrowDown, Some(at)) => {
                if at == last {
                    0
                } else {
                    at + 1
                }
            }
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
}

/// What becomes of a key in a menu.
#[derive(PartialEq, Eq)]
enum KeyOutcome {
    /// It is not for the menu.
    No,
    /// It has done what it does.
    Yes,
    /// The line that has the focus is pressed by it.
    Pressed,
}

impl egui::Plugin for Keyboard {
    fn debug_name(&self) -> &'static str {
        "Poda's keyboard"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let lines = std::mem::take(&mut self.lines);
        let is_typing = ctx.text_edit_focused();
        if self.is_suspended {
            // Even then arrows do not move the focus.
            input.events.retain(|event| is_typing || !is_arrow(event));
            return;
        }
        let has_focus = ctx.memory(|memory| memory.focused().is_some());
        let in_menu = Popup::is_any_open(ctx);
        if !in_menu {
            self.openers.clear();
            self.enters_from = None;
        }
        // A menu that was opened with the arrow begins at its first line.
        if let Some(from) = self.enters_from
            && let Some(first) = lines.iter().find(|line| line.menu != from && !self.openers.contains(&line.id))
        {
            ctx.memory_mut(|memory| memory.request_focus(first.id));
            self.enters_from = None;
        }
        let mut press = None;
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = *event else { return true };
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
            let command = UiCommand::of_key(key, modifiers);
            let is_ours = match command {
                // Text fields keep what they understand; saving, opening and finding are never text.
                Some(UiCommand::Open | UiCommand::Save | UiCommand::SaveAs | UiCommand::Find) => true,
                _ if is_typing => false,
                // A control that has the focus is pressed by Space and by Enter, and an open menu is left with Esc.
                Some(UiCommand::TogglePlay | UiCommand::ShowNodeSection) => !has_focus && !in_menu,
                Some(UiCommand::Close) => !in_menu,
                Some(_) => true,
                None => false,
            };
            if is_ours {
                self.pressed.extend(command);
            }
            !is_ours
        });
        if let Some(Event::Key { physical_key, pressed, repeat, modifiers, .. }) = press {
            input.events.push(Event::Key { key: Key::Enter, physical_key, pressed, repeat, modifiers });
        }
    }
}

fn is_arrow(event: &Event) -> bool {
    const ARROWS: [Key; 4] = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    matches!(event, Event::Key { key, .. } if ARROWS.contains(key))
}
