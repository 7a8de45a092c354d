//! Shortcuts: a key with its modifiers, and its name on keyboards.

use egui::{Key, Modifiers};
use poda_platform::system;
use poda_words::i18n::Words;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    /// Whether the command key (Ctrl, or ⌘ on a Mac) is held.
    pub command: bool,
    pub shift: bool,
    pub alt: bool,
    pub key: Key,
}

/// Returns a key without modifiers.
pub const fn plain(key: Key) -> Shortcut {
    Shortcut { command: false, shift: false, alt: false, key }
}

pub const fn shift(key: Key) -> Shortcut {
    Shortcut { command: false, shift: true, alt: false, key }
}

pub const fn command(key: Key) -> Shortcut {
    Shortcut { command: true, shift: false, alt: false, key }
}

pub const fn command_shift(key: Key) -> Shortcut {
    Shortcut { command: true, shift: true, alt: false, key }
}

pub const fn alt(key: Key) -> Shortcut {
    Shortcut { command: false, shift: false, alt: true, key }
}

impl Shortcut {
    /// Returns the shortcut as the keyboards of this system label it.
    pub fn name(self, words: &Words) -> String {
        self.key_names(system::command_key_name(), words).join("+")
    }

    /// Returns the names of the modifiers and of the key. `command_key` is the name of the command key.
    pub fn key_names(self, command_key: &str, words: &Words) -> Vec<String> {
        let command = self.command.then(|| command_key.to_owned());
        let alt = self.alt.then(|| "Alt".to_owned());
        let shift = self.shift.then(|| words.text("key-name-shift"));
        [command, alt, shift].into_iter().flatten().chain([key_name(self.key, words)]).collect()
    }

    /// Returns whether the shortcut types text in a text field.
    pub const fn types_text(self) -> bool {
        !self.command && !matches!(self.key, Key::F1 | Key::F5 | Key::F11)
    }

    pub fn is_pressed_by(self, key: Key, modifiers: Modifiers) -> bool {
        // Some keyboards need Shift for these signs, so Shift is ignored for them.
        let is_bracket = matches!(self.key, Key::OpenBracket | Key::CloseBracket);
        let is_sign =
            is_bracket || matches!(self.key, Key::Plus | Key::Equals | Key::Questionmark | Key::Period | Key::Minus);
        // Brackets may need AltGr, which some systems report as Ctrl and Alt together.
        let is_alt_gr = is_bracket && modifiers.alt && modifiers.ctrl;
        if key == self.key && is_alt_gr {
            return true;
        }
        key == self.key
            && modifiers.alt == self.alt
            && (modifiers.command || modifiers.ctrl) == self.command
            && (is_sign || modifiers.shift == self.shift)
    }
}

fn key_name(key: Key, words: &Words) -> String {
    match key {
        Key::Enter => words.text("key-name-enter"),
        Key::Space => words.text("key-name-space"),
        Key::Home => words.text("key-name-home"),
        Key::End => words.text("key-name-end"),
        Key::Backspace => words.text("key-name-backspace"),
        Key::Delete => words.text("key-name-delete"),
        Key::PageDown => words.text("key-name-page-down"),
        Key::PageUp => words.text("key-name-page-up"),
        Key::ArrowRight => "→".to_owned(),
        Key::ArrowLeft => "←".to_owned(),
        Key::ArrowUp => "↑".to_owned(),
        Key::ArrowDown => "↓".to_owned(),
        Key::Plus => "+".to_owned(),
        Key::Equals => "=".to_owned(),
        Key::Minus => "−".to_owned(),
        Key::Period => ".".to_owned(),
        Key::Questionmark => "?".to_owned(),
        Key::OpenBracket => "[".to_owned(),
        Key::CloseBracket => "]".to_owned(),
        Key::Escape => "Esc".to_owned(),
        Key::Num0 => "0".to_owned(),
        _ => key.name().to_owned(),
    }
}
