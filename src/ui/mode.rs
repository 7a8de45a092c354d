//! What the window is used for. On it depends what is drawn, and which commands are available.

/// A use of the window. Several hold at once where, say, an exercise is put to the room while presenting; where none holds, a
/// document is read and edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The window is a frame in another page, in which no document is changed or opened.
    Embedded,
    /// A lecturer presents to an audience.
    Presenting,
    /// The screen is black.
    Blank,
    /// The user or the room predicts the next step, or the user fills in the tree.
    Practicing,
    /// The user improves the order of the moves.
    Ordering,
    /// The user plays against the program.
    Playing,
    /// A Monte Carlo tree search is shown, which visits no node once and proves no values.
    Mcts,
}

impl Mode {
    pub const ALL: [Self; 7] =
        [Self::Embedded, Self::Presenting, Self::Blank, Self::Practicing, Self::Ordering, Self::Playing, Self::Mcts];

    /// The message id of the words that say that something is not available in this mode.
    pub const fn not_available(self) -> &'static str {
        match self {
            Self::Embedded => "mode-not-embedded",
            Self::Presenting => "mode-not-presenting",
            Self::Blank => "mode-not-blank",
            Self::Practicing => "mode-not-practicing",
            Self::Ordering => "mode-not-ordering",
            Self::Playing => "mode-not-playing",
            Self::Mcts => "mode-not-mcts",
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modes(u8);

impl Modes {
    /// No mode: a document is read and edited.
    pub const READING: Self = Self(0);

    pub const fn of(modes: &[Mode]) -> Self {
        let (mut set, mut index) = (Self::READING, 0);
        while index < modes.len() {
            set = set.with(modes[index], true);
            index += 1;
        }
        set
    }

    /// Returns the modes of two sets.
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

    /// Returns the modes that two sets share.
    #[must_use]
    pub const fn shared(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns whether the set has no mode.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The modes of the set, in the order of [`Mode::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Mode> {
        Mode::ALL.into_iter().filter(move |&mode| self.has(mode))
    }
}
