//! The pen: whether a drag over the tree draws, and in which color.

use crate::picture::palette::PaletteColor;

/// The pen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pen {
    /// Whether a drag over the tree draws instead of panning it.
    pub is_drawing: bool,
    /// The color of the next stroke.
    pub color: PenColor,
}

/// The color of a stroke.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PenColor {
    /// The color of text.
    #[default]
    Ink,
    /// A broad, translucent yellow.
    Marker,
    /// MAX's blue.
    Max,
    /// MIN's orange.
    Min,
    /// The crimson of a cut.
    Cut,
}

impl PenColor {
    /// All variants.
    pub const ALL: [Self; 5] = [Self::Ink, Self::Marker, Self::Max, Self::Min, Self::Cut];

    /// The color of the palette.
    #[must_use]
    pub const fn palette(self) -> PaletteColor {
        match self {
            Self::Ink => PaletteColor::Text,
            Self::Marker => PaletteColor::Current,
            Self::Max => PaletteColor::Max,
            Self::Min => PaletteColor::Min,
            Self::Cut => PaletteColor::Cut,
        }
    }

    /// The width of a stroke in a window 1080 pixels high, in pixels, and its opacity.
    #[must_use]
    pub const fn stroke(self) -> (f32, f32) {
        match self {
            Self::Marker => (26.0, 0.5),
            _ => (5.0, 1.0),
        }
    }

    /// The message id of its name.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::Ink => "pen-ink",
            Self::Marker => "pen-marker",
            Self::Max => "pen-max",
            Self::Min => "pen-min",
            Self::Cut => "pen-cut",
        }
    }
}
