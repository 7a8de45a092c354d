//! The modes of the window, which determine what is drawn and which commands are available.

use poda_core::trace::RecordedKind;
use poda_words::messages::Message;
use strum::VariantArray;

/// A mode of the window. Several can be on at once, as when the room answers an exercise during a presentation. With no
/// mode on, a document is read and edited. Says that something is not available in the mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, Message)]
#[message(prefix = "mode-not")]
pub enum Mode {
    /// The window is an embedded frame in another page, in which documents can neither be changed nor opened.
    Embedded,
    /// A lecturer presents to an audience.
    Presenting,
    Blank,
    /// The user or the room predicts the next step, or the user fills in the tree.
    Practicing,
    /// The user improves the order of the moves.
    Ordering,
    /// The user plays a match against the program.
    Playing,
    /// A Monte Carlo tree search is shown.
    Mcts,
    /// The tree or game is one of several players, each of whom has payoffs of their own.
    SeveralPlayers,
    /// It is a tree of several players, and not a game of theirs, which can be played.
    #[message("mode-not-several-players")]
    PlayersTree,
}

impl Mode {
    /// Returns the mode in which a search of this kind is shown; `None` for depth-first searches, to which all commands
    /// apply.
    pub const fn of_kind(kind: RecordedKind) -> Option<Self> {
        match kind {
            RecordedKind::Search => None,
            RecordedKind::Sampled => Some(Self::Mcts),
        }
    }

    /// Returns why commands are refused in the mode; `None` if the window itself shows the reason.
    pub const fn refusal(self) -> Option<Refusal> {
        match self {
            Self::Embedded | Self::Presenting | Self::Blank | Self::Practicing | Self::Ordering | Self::Playing => None,
            Self::Mcts => Some(Refusal::OfKind(RecordedKind::Sampled)),
            Self::SeveralPlayers | Self::PlayersTree => Some(Refusal::OfPlayers),
        }
    }
}

/// Why commands are refused, where the window does not show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A search of this kind is shown, which is not depth first.
    OfKind(RecordedKind),
    /// The tree or game is one of several players.
    OfPlayers,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modes(u16);

impl Modes {
    /// No mode is on: a document is read and edited.
    pub const READING: Self = Self(0);

    /// The modes in which a search is shown that is not depth first. They refuse commands that need values proved by
    /// visiting nodes one after another.
    pub const NOT_DEPTH_FIRST: Self = {
        let (mut set, mut index) = (Self::READING, 0);
        while index < RecordedKind::ALL.len() {
            if let Some(mode) = Mode::of_kind(RecordedKind::ALL[index]) {
                set = set.with(mode, true);
            }
            index += 1;
        }
        set
    };

    pub const fn of(modes: &[Mode]) -> Self {
        let (mut set, mut index) = (Self::READING, 0);
        while index < modes.len() {
            set = set.with(modes[index], true);
            index += 1;
        }
        set
    }

    /// Returns the union of two sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn with(self, mode: Mode, is_on: bool) -> Self {
        let bit = 1 << mode as u8;
        Self(if is_on { self.0 | bit } else { self.0 & !bit })
    }

    pub const fn has(self, mode: Mode) -> bool {
        self.0 & (1 << mode as u8) != 0
    }

    /// Returns the intersection of two sets.
    #[must_use]
    pub const fn shared(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the modes of the set, in the order of the variants.
    pub fn iter(self) -> impl Iterator<Item = Mode> {
        Mode::VARIANTS.iter().copied().filter(move |&mode| self.has(mode))
    }
}
