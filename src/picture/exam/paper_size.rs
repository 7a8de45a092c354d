//! The sizes of paper.

/// A size of paper, upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum PaperSize {
    /// ISO A4, 210 × 297 mm.
    #[default]
    A4,
    /// North American Letter, 8.5 × 11 inches.
    Letter,
}

impl PaperSize {
    /// Both sizes.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The name of the size, as flags spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// The width, in millimetres.
    #[must_use]
    pub const fn width(self) -> f32 {
        match self {
            Self::A4 => 210.0,
            Self::Letter => 215.9,
        }
    }

    /// The height, in millimetres.
    #[must_use]
    pub const fn height(self) -> f32 {
        match self {
            Self::A4 => 297.0,
            Self::Letter => 279.4,
        }
    }
}
