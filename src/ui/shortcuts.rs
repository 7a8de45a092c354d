//! All keys, in one table: what each does, what it is called, and how it reaches us before egui moves the focus with it.

use super::action::Action;
use super::walking::Walk;
use crate::i18n::Words;
use crate::session::command::{Command, Direction};
use egui::{Key, Modifiers};

/// Something that a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
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
    Walk(Walk),
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
pub struct Chord {
    /// Whether the command key (Ctrl, or ⌘ on a Mac) is held.
    pub command: bool,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Alt is held.
    pub alt: bool,
    /// The key.
    pub key: Key,
}

const fn plain(key: Key) -> Chord {
    Chord { command: false, shift: false, alt: false, key }
}

const fn shift(key: Key) -> Chord {
    Chord { command: false, shift: true, alt: false, key }
}

const fn command(key: Key) -> Chord {
    Chord { command: true, shift: false, alt: false, key }
}

const fn command_shift(key: Key) -> Chord {
    Chord { command: true, shift: true, alt: false, key }
}

const fn alt(key: Key) -> Chord {
    Chord { command: false, shift: false, alt: true, key }
}

/// One line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Shortcut {
    /// What is done.
    pub deed: Deed,
    /// The message that says so.
    pub message: &'static str,
    /// The keys that do it.
    pub chords: &'static [Chord],
}

const fn shortcut(deed: Deed, message: &'static str, chords: &'static [Chord]) -> Shortcut {
    Shortcut { deed, message, chords }
}

/// All keys.
pub const TABLE: [Shortcut; 44] = [
    shortcut(Deed::Play, "key-play", &[plain(Key::Space)]),
    shortcut(Deed::Forward, "key-forward", &[plain(Key::ArrowRight), plain(Key::PageDown)]),
    shortcut(Deed::Back, "key-back", &[plain(Key::ArrowLeft), plain(Key::PageUp)]),
    shortcut(Deed::NextCutoff, "key-next-cutoff", &[shift(Key::ArrowRight)]),
    shortcut(Deed::PreviousCutoff, "key-previous-cutoff", &[shift(Key::ArrowLeft)]),
    shortcut(Deed::Over, "key-over", &[plain(Key::ArrowDown)]),
    shortcut(Deed::Out, "key-out", &[plain(Key::ArrowUp)]),
    shortcut(Deed::NextLeaf, "key-next-leaf", &[plain(Key::L)]),
    shortcut(Deed::NextChange, "key-next-change", &[plain(Key::N)]),
    shortcut(Deed::First, "key-first", &[plain(Key::Home)]),
    shortcut(Deed::Last, "key-last", &[plain(Key::End)]),
    shortcut(Deed::Restart, "key-restart", &[plain(Key::R)]),
    shortcut(Deed::Fit, "key-fit", &[plain(Key::F)]),
    shortcut(Deed::OnlySubtree, "key-only-subtree", &[plain(Key::V)]),
    shortcut(Deed::Up, "key-up", &[plain(Key::Backspace)]),
    shortcut(Deed::Fold, "key-fold", &[plain(Key::C)]),
    shortcut(Deed::ZoomIn, "key-zoom-in", &[plain(Key::Plus), plain(Key::Equals)]),
    shortcut(Deed::ZoomOut, "key-zoom-out", &[plain(Key::Minus)]),
    shortcut(Deed::NaturalSize, "key-natural-size", &[plain(Key::Num0)]),
    shortcut(Deed::Minimap, "key-minimap", &[plain(Key::M)]),
    shortcut(Deed::Find, "key-find", &[command(Key::F)]),
    shortcut(Deed::Beside, "key-beside", &[plain(Key::S)]),
    shortcut(Deed::Compare, "key-compare", &[plain(Key::T)]),
    shortcut(Deed::Game, "key-game", &[plain(Key::P)]),
    shortcut(Deed::Present, "key-present", &[plain(Key::F11), plain(Key::F5)]),
    shortcut(Deed::Blank, "key-blank", &[plain(Key::B), plain(Key::Period)]),
    shortcut(Deed::Leave, "key-leave", &[plain(Key::Escape)]),
    shortcut(Deed::Earlier, "key-earlier", &[command(Key::ArrowLeft)]),
    shortcut(Deed::Later, "key-later", &[command(Key::ArrowRight)]),
    shortcut(Deed::Walk(Walk::Parent), "key-walk-parent", &[alt(Key::ArrowUp)]),
    shortcut(Deed::Walk(Walk::Child), "key-walk-child", &[alt(Key::ArrowDown)]),
    shortcut(Deed::Walk(Walk::Previous), "key-walk-previous", &[alt(Key::ArrowLeft)]),
    shortcut(Deed::Walk(Walk::Next), "key-walk-next", &[alt(Key::ArrowRight)]),
    shortcut(Deed::Tell, "key-tell", &[plain(Key::Enter)]),
    shortcut(Deed::Delete, "key-delete", &[plain(Key::Delete)]),
    shortcut(Deed::Open, "key-open", &[command(Key::O)]),
    shortcut(Deed::Save, "key-save", &[command(Key::S)]),
    shortcut(Deed::SaveAs, "key-save-as", &[command_shift(Key::S)]),
    shortcut(Deed::Undo, "key-undo", &[command(Key::Z)]),
    shortcut(Deed::Redo, "key-redo", &[command_shift(Key::Z)]),
    shortcut(Deed::Keys, "key-keys", &[plain(Key::Questionmark)]),
    shortcut(Deed::Glossary, "key-glossary", &[plain(Key::G)]),
    shortcut(Deed::PreviousLesson, "lesson-previous", &[plain(Key::OpenBracket)]),
    shortcut(Deed::NextLesson, "lesson-next", &[plain(Key::CloseBracket)]),
];

impl Deed {
    /// What is to be done.
    #[must_use]
    pub fn action(self) -> Action {
        let go = |direction| Action::Do(Command::Go(direction));
        match self {
            Self::Play => Action::Do(Command::TogglePlay),
            Self::Forward => go(Direction::Forward),
            Self::Back => go(Direction::Back),
            Self::NextCutoff => go(Direction::NextCutoff),
            Self::PreviousCutoff => go(Direction::PreviousCutoff),
            Self::Over => go(Direction::Over),
            Self::Out => go(Direction::Out),
            Self::NextLeaf => go(Direction::NextLeaf),
            Self::NextChange => Action::NextChange,
            Self::First | Self::Restart => go(Direction::First),
            Self::Last => go(Direction::Last),
            Self::Fit => Action::Fit,
            Self::OnlySubtree => Action::SetRootHere,
            Self::Up => Action::RootUp,
            Self::Fold => Action::FoldHere,
            Self::ZoomIn => Action::Zoom(1.25),
            Self::ZoomOut => Action::Zoom(0.8),
            Self::NaturalSize => Action::NaturalSize,
            Self::Minimap => Action::ToggleMinimap,
            Self::Find => Action::Find,
            Self::Compare => Action::Compare,
            Self::Game => Action::ToggleGame,
            Self::Beside => Action::ToggleBeside,
            Self::Present => Action::TogglePresent,
            Self::Blank => Action::ToggleBlank,
            Self::Leave => Action::Leave,
            Self::Earlier => Action::Shift { is_later: false },
            Self::Later => Action::Shift { is_later: true },
            Self::Walk(walk) => Action::Walk(walk),
            Self::Tell => Action::Tell,
            Self::Delete => Action::DeleteHere,
            Self::Open => Action::OpenDialog,
            Self::Save => Action::Save,
            Self::SaveAs => Action::SaveAs,
            Self::Undo => Action::Do(Command::Undo),
            Self::Redo => Action::Do(Command::Redo),
            Self::Keys => Action::ToggleKeys,
            Self::Glossary => Action::ToggleGlossary,
            Self::NextLesson => Action::TurnLesson { is_next: true },
            Self::PreviousLesson => Action::TurnLesson { is_next: false },
        }
    }

    fn shortcut(self) -> &'static Shortcut {
        TABLE.iter().find(|shortcut| shortcut.deed == self).expect("every deed is in the table")
    }

    /// What it is called.
    #[must_use]
    pub fn name(self, words: &Words) -> String {
        words.text(self.shortcut().message)
    }

    /// Its first key, as a tooltip shows it.
    #[must_use]
    pub fn key(self, words: &Words) -> String {
        self.shortcut().chords[0].name(words)
    }

    /// All its keys.
    #[must_use]
    pub fn chord_names(self, words: &Words) -> Vec<String> {
        self.shortcut().chords.iter().map(|chord| chord.name(words)).collect()
    }
}

impl Chord {
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
pub(super) fn deed_of(key: Key, modifiers: Modifiers) -> Option<Deed> {
    let pressed = |shortcut: &&Shortcut| shortcut.chords.iter().any(|chord| chord.is_pressed_by(key, modifiers));
    TABLE.iter().find(pressed).map(|shortcut| shortcut.deed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_keys_clash() {
        let mut seen = HashSet::new();
        for shortcut in TABLE {
            for chord in shortcut.chords {
                assert!(seen.insert(*chord), "{chord:?} stands in the table twice");
                let modifiers =
                    Modifiers { shift: chord.shift, command: chord.command, alt: chord.alt, ..Modifiers::NONE };
                assert_eq!(deed_of(chord.key, modifiers), Some(shortcut.deed), "{chord:?} does what its line says");
            }
        }
    }

    #[test]
    fn every_deed_has_one_line() {
        let deeds: HashSet<_> = TABLE.iter().map(|shortcut| shortcut.deed).collect();
        assert_eq!(deeds.len(), TABLE.len());
    }
}
