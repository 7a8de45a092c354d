//! The colors, by what they mean: blue is MAX and α, orange is MIN and β, crimson is a cutoff and nothing else, yellow is
//! the current node and nothing else. Everything else is text on a background.

use crate::score::Player;

/// What a color is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaletteColor {
    /// Behind everything.
    Background,
    /// Behind the panels around the picture, and behind badges.
    Panel,
    /// Thin lines between things.
    Hairline,
    /// Text and lines.
    Text,
    /// Text and lines of less weight.
    Secondary,
    /// Lines of unvisited and pruned nodes.
    FaintLine,
    /// Text of unvisited and pruned nodes.
    FaintText,
    /// MAX and α: text and lines.
    Max,
    /// The inside of a MAX node.
    MaxFill,
    /// A row of MAX nodes.
    MaxBand,
    /// MIN and β: text and lines.
    Min,
    /// The inside of a MIN node.
    MinFill,
    /// A row of MIN nodes.
    MinBand,
    /// A cutoff.
    Cut,
    /// The current node.
    Current,
}

impl PaletteColor {
    /// All variants.
    pub const ALL: [Self; 15] = [
        Self::Background,
        Self::Panel,
        Self::Hairline,
        Self::Text,
        Self::Secondary,
        Self::FaintLine,
        Self::FaintText,
        Self::Max,
        Self::MaxFill,
        Self::MaxBand,
        Self::Min,
        Self::MinFill,
        Self::MinBand,
        Self::Cut,
        Self::Current,
    ];
}

/// A set of colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Dark on white, for paper and projectors.
    #[default]
    Light,
    /// White on dark.
    Dark,
}

impl Theme {
    /// A color as red, green and blue, each from 0 to 255.
    #[must_use]
    pub const fn color(self, color: PaletteColor) -> [u8; 3] {
        let (light, dark) = match color {
            PaletteColor::Background => (0xFF_FFFF, 0x12_161D),
            PaletteColor::Panel => (0xF7_F8FA, 0x1A_2029),
            PaletteColor::Hairline => (0xDD_E2E9, 0x2C_3542),
            PaletteColor::Text => (0x17_202E, 0xED_F1F7),
            PaletteColor::Secondary => (0x56_6273, 0xA3_AFBF),
            PaletteColor::FaintLine => (0xB4_BDC9, 0x56_6273),
            PaletteColor::FaintText => (0x76_818F, 0x7D_8A9B),
            PaletteColor::Max => (0x1D_5FC4, 0x7D_B1FF),
            PaletteColor::MaxFill => (0xE6_EFFC, 0x1C_2E4C),
            PaletteColor::MaxBand => (0xF3_F7FD, 0x15_1D2A),
            PaletteColor::Min => (0xA8_5A00, 0xFF_B15C),
            PaletteColor::MinFill => (0xFC_EEDC, 0x3B_2A14),
            PaletteColor::MinBand => (0xFD_F8F0, 0x1E_1A15),
            PaletteColor::Cut => (0xB8_004E, 0xFF_5C8A),
            PaletteColor::Current => (0xFF_D43B, 0xE0_B400),
        };
        let rgb: u32 = match self {
            Self::Light => light,
            Self::Dark => dark,
        };
        let [_, red, green, blue] = rgb.to_be_bytes();
        [red, green, blue]
    }
}

/// The color of a player's text and lines.
#[must_use]
pub const fn player_color(player: Player) -> PaletteColor {
    match player {
        Player::Max => PaletteColor::Max,
        Player::Min => PaletteColor::Min,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast ratio of WCAG 2.
    fn contrast(theme: Theme, word: PaletteColor, ground: PaletteColor) -> f64 {
        let luminance = |color| {
            let linear = theme.color(color).map(|part| {
                let part = f64::from(part) / 255.0;
                if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
            });
            0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        };
        let (a, b) = (luminance(word), luminance(ground));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn every_word_can_be_read_on_what_it_stands_on() {
        for theme in [Theme::Light, Theme::Dark] {
            for ground in [PaletteColor::Background, PaletteColor::Panel, PaletteColor::MaxBand, PaletteColor::MinBand]
            {
                for word in [
                    PaletteColor::Text,
                    PaletteColor::Secondary,
                    PaletteColor::Max,
                    PaletteColor::Min,
                    PaletteColor::Cut,
                ] {
                    let ratio = contrast(theme, word, ground);
                    assert!(ratio >= 4.5, "{word:?} on {ground:?}, {theme:?}: {ratio:.2}");
                }
                let ratio = contrast(theme, PaletteColor::FaintText, ground);
                assert!(ratio >= 3.5, "faint words on {ground:?}, {theme:?}: {ratio:.2}");
            }
            assert!(
                contrast(theme, PaletteColor::Text, PaletteColor::MaxFill) >= 4.5
                    && contrast(theme, PaletteColor::Text, PaletteColor::MinFill) >= 4.5
            );
        }
    }
}
