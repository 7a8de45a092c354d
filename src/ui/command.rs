//! All keys, in one table: what each does, what it is called, and how it reaches us before egui moves the focus with it.

use super::neighbor::Neighbor;
use super::request::UiRequest;
use crate::i18n::Words;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use egui::{Key, Modifiers};

/// Something that a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UiCommand {
    /// Play or pause.
    Play,
    /// A step on.
    Forward,
    /// A step back.
    Back,
    /// To the next cutoff.
    NextCutoff,
    /// To the cutoff before.
    PreviousCutoff,
    /// Over a subtree.
    Over,
    /// Out of a subtree.
    Out,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// To the next leaf.
    NextLeaf,
    /// To the next thing that happens at the node that is looked at.
    NextChange,
    /// To step 0.
    Restart,
    /// The whole tree.
    Fit,
    /// Only the subtree of the node that is looked at.
    OnlySubtree,
    /// The subtree of the parent of what is shown.
    Up,
    /// Fold the node that is looked at, or open it.
    Fold,
    /// Larger.
    ZoomIn,
    /// Smaller.
    ZoomOut,
    /// Natural size.
    NaturalSize,
    /// The map of the whole tree.
    Minimap,
    /// Find a node.
    Find,
    /// Compare searches.
    Compare,
    /// Play a game against the program, or leave it.
    Game,
    /// Another search beside the first.
    Beside,
    /// Present.
    Present,
    /// Blank the screen.
    Blank,
    /// Leave what is in front.
    Leave,
    /// Try the node that is looked at earlier.
    Earlier,
    /// Try it later.
    Later,
    /// Look at a node beside the one that is looked at.
    Neighbor(Neighbor),
    /// Open the panel that tells of the node that is looked at.
    Tell,
    /// Delete it.
    Delete,
    /// Open a file.
    Open,
    /// Save.
    Save,
    /// Save somewhere else.
    SaveAs,
    /// Take back.
    Undo,
    /// Make again.
    Redo,
    /// The sheet of keys.
    Keys,
    /// The glossary.
    Glossary,
    /// The next lesson.
    NextLesson,
    /// The lesson before.
    PreviousLesson,
}

/// A key with what is held down beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    /// Whether the command key (Ctrl, or ⌘ on a Mac) is held.
    pub command: bool,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Alt is held.
    pub alt: bool,
    /// The key.
    pub key: Key,
}

const fn plain(key: Key) -> Shortcut {
    Shortcut { command: false, shift: false, alt: false, key }
}

const fn shift(key: Key) -> Shortcut {
    Shortcut { command: false, shift: true, alt: false, key }
}

const fn command(key: Key) -> Shortcut {
    Shortcut { command: true, shift: false, alt: false, key }
}

const fn command_shift(key: Key) -> Shortcut {
    Shortcut { command: true, shift: true, alt: false, key }
}

const fn alt(key: Key) -> Shortcut {
    Shortcut { command: false, shift: false, alt: true, key }
}

/// One line of the table.
#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    /// What is done.
    pub command: UiCommand,
    /// The message that says so.
    pub message: &'static str,
    /// The keys that do it.
    pub shortcuts: &'static [Shortcut],
}

const fn row(command: UiCommand, message: &'static str, shortcuts: &'static [Shortcut]) -> CommandInfo {
    CommandInfo { command, message, shortcuts }
}

/// All keys.
pub const COMMANDS: [CommandInfo; 44] = [
    row(UiCommand::Play, "key-play", &[plain(Key::Space)]),
    row(UiCommand::Forward, "key-forward", &[plain(Key::ArrowRight), plain(Key::PageDown)]),
    row(UiCommand::Back, "key-back", &[plain(Key::ArrowLeft), plain(Key::PageUp)]),
    row(UiCommand::NextCutoff, "key-next-cutoff", &[shift(Key::ArrowRight)]),
    row(UiCommand::PreviousCutoff, "key-previous-cutoff", &[shift(Key::ArrowLeft)]),
    row(UiCommand::Over, "key-over", &[plain(Key::ArrowDown)]),
    row(UiCommand::Out, "key-out", &[plain(Key::ArrowUp)]),
    row(UiCommand::NextLeaf, "key-next-leaf", &[plain(Key::L)]),
    row(UiCommand::NextChange, "key-next-change", &[plain(Key::N)]),
    row(UiCommand::First, "key-first", &[plain(Key::Home)]),
    row(UiCommand::Last, "key-last", &[plain(Key::End)]),
    row(UiCommand::Restart, "key-restart", &[plain(Key::R)]),
    row(UiCommand::Fit, "key-fit", &[plain(Key::F)]),
    row(UiCommand::OnlySubtree, "key-only-subtree", &[plain(Key::V)]),
    row(UiCommand::Up, "key-up", &[plain(Key::Backspace)]),
    row(UiCommand::Fold, "key-fold", &[plain(Key::C)]),
    row(UiCommand::ZoomIn, "key-zoom-in", &[plain(Key::Plus), plain(Key::Equals)]),
    row(UiCommand::ZoomOut, "key-zoom-out", &[plain(Key::Minus)]),
    row(UiCommand::NaturalSize, "key-natural-size", &[plain(Key::Num0)]),
    row(UiCommand::Minimap, "key-minimap", &[plain(Key::M)]),
    row(UiCommand::Find, "key-find", &[command(Key::F)]),
    row(UiCommand::Beside, "key-split", &[plain(Key::S)]),
    row(UiCommand::Compare, "key-compare", &[plain(Key::T)]),
    row(UiCommand::Game, "key-game", &[plain(Key::P)]),
    row(UiCommand::Present, "key-present", &[plain(Key::F11), plain(Key::F5)]),
    row(UiCommand::Blank, "key-blank", &[plain(Key::B), plain(Key::Period)]),
    row(UiCommand::Leave, "key-leave", &[plain(Key::Escape)]),
    row(UiCommand::Earlier, "key-earlier", &[command(Key::ArrowLeft)]),
    row(UiCommand::Later, "key-later", &[command(Key::ArrowRight)]),
    row(UiCommand::Neighbor(Neighbor::Parent), "key-walk-parent", &[alt(Key::ArrowUp)]),
    row(UiCommand::Neighbor(Neighbor::Child), "key-walk-child", &[alt(Key::ArrowDown)]),
    row(UiCommand::Neighbor(Neighbor::Previous), "key-walk-previous", &[alt(Key::ArrowLeft)]),
    row(UiCommand::Neighbor(Neighbor::Next), "key-walk-next", &[alt(Key::ArrowRight)]),
    row(UiCommand::Tell, "key-node-details", &[plain(Key::Enter)]),
    row(UiCommand::Delete, "key-delete", &[plain(Key::Delete)]),
    row(UiCommand::Open, "key-open", &[command(Key::O)]),
    row(UiCommand::Save, "key-save", &[command(Key::S)]),
    row(UiCommand::SaveAs, "key-save-as", &[command_shift(Key::S)]),
    row(UiCommand::Undo, "key-undo", &[command(Key::Z)]),
    row(UiCommand::Redo, "key-redo", &[command_shift(Key::Z)]),
    row(UiCommand::Keys, "key-keys", &[plain(Key::Questionmark)]),
    row(UiCommand::Glossary, "key-glossary", &[plain(Key::G)]),
    row(UiCommand::PreviousLesson, "lesson-previous", &[plain(Key::OpenBracket)]),
    row(UiCommand::NextLesson, "lesson-next", &[plain(Key::CloseBracket)]),
];

impl UiCommand {
    /// What is to be done.
    #[must_use]
    pub fn action(self) -> UiRequest {
        let go = |direction| UiRequest::Do(Command::Go(direction));
        match self {
            Self::Play => UiRequest::Do(Command::TogglePlay),
            Self::Forward => go(Direction::Forward),
            Self::Back => go(Direction::Back),
            Self::NextCutoff => go(Direction::NextCutoff),
            Self::PreviousCutoff => go(Direction::PreviousCutoff),
            Self::Over => go(Direction::Over),
            Self::Out => go(Direction::Out),
            Self::NextLeaf => go(Direction::NextLeaf),
            Self::NextChange => UiRequest::NextChange,
            Self::First | Self::Restart => go(Direction::First),
            Self::Last => go(Direction::Last),
            Self::Fit => UiRequest::Fit,
            Self::OnlySubtree => UiRequest::SetRootHere,
            Self::Up => UiRequest::RootUp,
            Self::Fold => UiRequest::FoldHere,
            Self::ZoomIn => UiRequest::Zoom(1.25),
            Self::ZoomOut => UiRequest::Zoom(0.8),
            Self::NaturalSize => UiRequest::NaturalSize,
            Self::Minimap => UiRequest::ToggleMinimap,
            Self::Find => UiRequest::Find,
            Self::Compare => UiRequest::Compare,
            Self::Game => UiRequest::ToggleGame,
            Self::Beside => UiRequest::ToggleBeside,
            Self::Present => UiRequest::TogglePresent,
            Self::Blank => UiRequest::ToggleBlank,
            Self::Leave => UiRequest::Leave,
            Self::Earlier => UiRequest::Shift { is_later: false },
            Self::Later => UiRequest::Shift { is_later: true },
            Self::Neighbor(walk) => UiRequest::Neighbor(walk),
            Self::Tell => UiRequest::Tell,
            Self::Delete => UiRequest::DeleteHere,
            Self::Open => UiRequest::OpenDialog,
            Self::Save => UiRequest::Save,
            Self::SaveAs => UiRequest::SaveAs,
            Self::Undo => UiRequest::Do(Command::Undo),
            Self::Redo => UiRequest::Do(Command::Redo),
            Self::Keys => UiRequest::ToggleKeys,
            Self::Glossary => UiRequest::ToggleGlossary,
            Self::NextLesson => UiRequest::TurnLesson { is_next: true },
            Self::PreviousLesson => UiRequest::TurnLesson { is_next: false },
        }
    }

    fn info(self) -> &'static CommandInfo {
        COMMANDS.iter().find(|row| row.command == self).expect("every command is in the table")
    }

    /// What it is called.
    #[must_use]
    pub fn name(self, words: &Words) -> String {
        words.text(self.info().message)
    }

    /// Its first key, as a tooltip shows it.
    #[must_use]
    pub fn key(self, words: &Words) -> String {
        self.info().shortcuts[0].name(words)
    }

    /// All its keys.
    #[must_use]
    pub fn shortcut_names(self, words: &Words) -> Vec<String> {
        self.info().shortcuts.iter().map(|shortcut| shortcut.name(words)).collect()
    }
}

impl Shortcut {
    /// The chord as keyboards label it.
    #[must_use]
    pub fn name(self, words: &Words) -> String {
        let mut name = String::new();
        if self.command {
            name.push_str(if cfg!(target_os = "macos") { "Cmd+" } else { "Ctrl+" });
        }
        if self.alt {
            name.push_str("Alt+");
        }
        if self.shift {
            name.push_str(&words.text("key-name-shift"));
            name.push('+');
        }
        name.push_str(&key_name(self.key, words));
        name
    }

    fn is_pressed_by(self, key: Key, modifiers: Modifiers) -> bool {
        // Some keyboards need Shift for a sign, so it does not count there.
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

/// What a key does with what is held beside it, if anything.
pub(super) fn command_for(key: Key, modifiers: Modifiers) -> Option<UiCommand> {
    let pressed = |row: &&CommandInfo| row.shortcuts.iter().any(|shortcut| shortcut.is_pressed_by(key, modifiers));
    COMMANDS.iter().find(pressed).map(|row| row.command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_keys_clash() {
        let mut seen = HashSet::new();
        for row in COMMANDS {
            for shortcut in row.shortcuts {
                assert!(seen.insert(*shortcut), "{shortcut:?} stands in the table twice");
                let modifiers = Modifiers {
                    shift: shortcut.shift,
                    command: shortcut.command,
                    alt: shortcut.alt,
                    ..Modifiers::NONE
                };
                assert_eq!(
                    command_for(shortcut.key, modifiers),
                    Some(row.command),
                    "{shortcut:?} does what its line says"
                );
            }
        }
    }

    #[test]
    fn every_command_has_one_row() {
        let commands: HashSet<_> = COMMANDS.iter().map(|row| row.command).collect();
        assert_eq!(commands.len(), COMMANDS.len());
    }
}
