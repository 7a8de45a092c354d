//! The colors by their meaning: blue is MAX and α, orange is MIN and β, crimson is reserved for cutoffs, and yellow for
//! the current node. Everything else is text on a background.

use poda_core::score::{Player, Turn};
use strum::{IntoStaticStr, VariantArray};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PaletteColor {
    Background,
    /// The background of the panels around the picture, and of badges.
    Panel,
    /// Thin dividing lines.
    Hairline,
    /// Text and lines.
    Text,
    /// Less prominent text and lines.
    Secondary,
    /// Lines of unvisited and pruned nodes.
    FaintLine,
    /// Text of unvisited and pruned nodes.
    FaintText,
    /// MAX and α: text and lines.
    Max,
    MaxFill,
    /// The band of a row of MAX nodes.
    MaxBand,
    /// MIN and β: text and lines.
    Min,
    MinFill,
    /// The band of a row of MIN nodes.
    MinBand,
    Cut,
    Current,
    Right,
    /// The third of several players: text and lines. The first two have the colors of MAX and MIN.
    Third,
    /// The fourth of several players.
    Fourth,
    /// The fifth of several players.
    Fifth,
    /// The sixth of several players.
    Sixth,
}

impl PaletteColor {
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the color that replaces this one if a system asks for more contrast. Faint colors become as dark as less
    /// prominent text, which becomes as dark as text.
    #[must_use]
    pub const fn stronger(self) -> Self {
        match self {
            Self::Hairline | Self::FaintLine | Self::FaintText => Self::Secondary,
            Self::Secondary => Self::Text,
            Self::Background
            | Self::Panel
            | Self::Text
            | Self::Max
            | Self::MaxFill
            | Self::MaxBand
            | Self::Min
            | Self::MinFill
            | Self::MinBand
            | Self::Cut
            | Self::Current
            | Self::Right
            | Self::Third
            | Self::Fourth
            | Self::Fifth
            | Self::Sixth => self,
        }
    }

    /// Returns the name of the color as a CSS variable, without the leading hyphens.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A set of colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// Dark on white, for paper and projectors.
    #[default]
    Light,
    Dark,
    /// Shades of gray on white, for black-and-white printing. More important lines are darker, and MAX is darker than
    /// MIN.
    Print,
}

impl Theme {
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Print];

    /// Returns the name of the theme in command-line flags.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns a color as red, green and blue, each from 0 to 255.
    pub const fn color(self, color: PaletteColor) -> [u8; 3] {
        let (light, dark, print) = match color {
            PaletteColor::Background => (0xFF_FFFF, 0x12_161D, 0xFF_FFFF),
            PaletteColor::Panel => (0xF7_F8FA, 0x1A_2029, 0xF3_F3F3),
            PaletteColor::Hairline => (0xDD_E2E9, 0x2C_3542, 0xD8_D8D8),
            PaletteColor::Text => (0x17_202E, 0xED_F1F7, 0x00_0000),
            PaletteColor::Secondary => (0x56_6273, 0xA3_AFBF, 0x60_6060),
            PaletteColor::FaintLine => (0x82_8E9E, 0x66_7384, 0xA3_A3A3),
            PaletteColor::FaintText => (0x66_717F, 0x7D_8A9B, 0x80_8080),
            PaletteColor::Max => (0x1D_5FC4, 0x7D_B1FF, 0x2E_2E2E),
            PaletteColor::MaxFill => (0xE6_EFFC, 0x1C_2E4C, 0xFF_FFFF),
            PaletteColor::MaxBand => (0xF3_F7FD, 0x14_1921, 0xFF_FFFF),
            PaletteColor::Min => (0xA8_5A00, 0xFF_B15C, 0x6E_6E6E),
            PaletteColor::MinFill => (0xFC_EEDC, 0x3B_2A14, 0xDC_DCDC),
            PaletteColor::MinBand => (0xFD_F8F0, 0x1A_1F28, 0xF3_F3F3),
            PaletteColor::Cut => (0xB8_004E, 0xFF_5C8A, 0x00_0000),
            PaletteColor::Right => (0x1A_7A3A, 0x62_C57F, 0x00_0000),
            PaletteColor::Current => (0xFF_D43B, 0xE0_B400, 0xA8_A8A8),
            PaletteColor::Third => (0x7B_3FA0, 0xC9_97F0, 0x3C_3C3C),
            PaletteColor::Fourth => (0x00_7468, 0x4F_C4B0, 0x50_5050),
            PaletteColor::Fifth => (0x6B_5A00, 0xD2_BE5A, 0x28_2828),
            PaletteColor::Sixth => (0x4A_5560, 0xB4_BECB, 0x5C_5C5C),
        };
        self.choose([light, dark, print])
    }

    /// Returns one of three colors that distinguish the lines of a chart and have no other meaning.
    pub const fn series_color(self, number: usize) -> [u8; 3] {
        match number % 3 {
            0 => self.color(PaletteColor::Text),
            1 => self.choose([0x7B_3FA0, 0xC9_97F0, 0x60_6060]),
            2.. => self.choose([0x00_7468, 0x4F_C4B0, 0x90_9090]),
        }
    }

    const fn choose(self, [light, dark, print]: [u32; 3]) -> [u8; 3] {
        let rgb = match self {
            Self::Light => light,
            Self::Dark => dark,
            Self::Print => print,
        };
        let [_, red, green, blue] = rgb.to_be_bytes();
        [red, green, blue]
    }
}

/// Returns the color of a player's text and lines.
pub const fn player_color(player: Player) -> PaletteColor {
    color_of_several(player as usize)
}

/// Returns the color of a player's areas.
pub const fn player_fill(player: Player) -> PaletteColor {
    fill_of_several(player as usize)
}

/// Returns the color of the text and the lines of one of several players.
pub const fn color_of_several(player: usize) -> PaletteColor {
    match player {
        0 => PaletteColor::Max,
        1 => PaletteColor::Min,
        2 => PaletteColor::Third,
        3 => PaletteColor::Fourth,
        4 => PaletteColor::Fifth,
        5.. => PaletteColor::Sixth,
    }
}

/// Returns the fill of the nodes of one of several players.
pub const fn fill_of_several(player: usize) -> PaletteColor {
    match player {
        0 => PaletteColor::MaxFill,
        1 => PaletteColor::MinFill,
        2.. => PaletteColor::Panel,
    }
}

/// Returns the tint of a row of the tree. `turn` is whose turn it is, if that is the same at all of its nodes.
pub const fn band_color(turn: Option<Turn>) -> PaletteColor {
    match turn {
        Some(Turn::Player(Player::Max)) => PaletteColor::MaxBand,
        Some(Turn::Player(Player::Min)) => PaletteColor::MinBand,
        Some(Turn::Chance) => PaletteColor::Panel,
        None => PaletteColor::Background,
    }
}

/// Returns the color for whose turn it is; neutral for chance.
pub const fn turn_color(turn: Turn) -> PaletteColor {
    match turn {
        Turn::Player(player) => player_color(player),
        Turn::Chance => PaletteColor::Secondary,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the luminance according to WCAG 2.
    fn luminance(rgb: [f64; 3]) -> f64 {
        let linear = rgb.map(|part| {
            let part = part / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// Returns the contrast ratio according to WCAG 2.
    fn ratio(a: f64, b: f64) -> f64 {
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn contrast(theme: Theme, word: PaletteColor, ground: PaletteColor) -> f64 {
        let [word, ground] = [word, ground].map(|color| luminance(theme.color(color).map(f64::from)));
        ratio(word, ground)
    }

    #[test]
    fn the_names_of_lines_can_be_read_in_their_colors() {
        for theme in [Theme::Light, Theme::Dark] {
            for number in 0..3 {
                let line = luminance(theme.series_color(number).map(f64::from));
                let ratio = ratio(line, luminance(theme.color(PaletteColor::Panel).map(f64::from)));
                assert!(4.5 <= ratio, "{theme:?} {number}: {ratio}");
            }
        }
    }

    #[test]
    fn every_word_can_be_read_on_what_it_stands_on() {
        for theme in Theme::ALL {
            for ground in [PaletteColor::Background, PaletteColor::Panel, PaletteColor::MaxBand, PaletteColor::MinBand]
            {
                for word in [
                    PaletteColor::Text,
                    PaletteColor::Secondary,
                    PaletteColor::Max,
                    PaletteColor::Min,
                    PaletteColor::Cut,
                    PaletteColor::Right,
                    PaletteColor::Third,
                    PaletteColor::Fourth,
                    PaletteColor::Fifth,
                    PaletteColor::Sixth,
                ] {
                    let ratio = contrast(theme, word, ground);
                    assert!(ratio >= 4.5, "{word:?} on {ground:?}, {theme:?}: {ratio:.2}");
                }
                // In print, faint lines are distinguished only by their lightness.
                let least = if theme == Theme::Print { [2.2, 3.5] } else { [3.0, 4.5] };
                for (faint, least) in [PaletteColor::FaintLine, PaletteColor::FaintText].into_iter().zip(least) {
                    let ratio = contrast(theme, faint, ground);
                    assert!(ratio >= least, "{faint:?} on {ground:?}, {theme:?}: {ratio:.2}");
                }
            }
            assert!(
                contrast(theme, PaletteColor::Text, PaletteColor::MaxFill) >= 4.5
                    && contrast(theme, PaletteColor::Text, PaletteColor::MinFill) >= 4.5
            );
        }
    }

    #[test]
    fn with_more_contrast_every_line_is_seen_as_well_as_text() {
        for theme in [Theme::Light, Theme::Dark] {
            for ground in [PaletteColor::Background, PaletteColor::Panel] {
                for color in [PaletteColor::Hairline, PaletteColor::FaintLine, PaletteColor::FaintText] {
                    let ratio = contrast(theme, color.stronger(), ground);
                    assert!(4.5 <= ratio, "{color:?} on {ground:?}, {theme:?}: {ratio:.2}");
                }
                assert!(7.0 <= contrast(theme, PaletteColor::Secondary.stronger(), ground));
            }
        }
    }

    /// Colors that are distinguished by hue in other themes are distinguished by lightness in print.
    #[test]
    fn in_print_everything_is_grey_and_what_differs_can_be_told_apart() {
        for &color in PaletteColor::ALL {
            let [red, green, blue] = Theme::Print.color(color);
            assert!(red == green && green == blue, "{color:?}");
        }
        for (one, other, least) in [
            // Text and lines of the two players.
            (PaletteColor::Max, PaletteColor::Min, 2.5),
            // The path to the current node, and the best child of a MAX node.
            (PaletteColor::Text, PaletteColor::Max, 1.4),
            // The nodes of the two players, and also their pits and discs.
            (PaletteColor::MaxFill, PaletteColor::MinFill, 1.3),
            // The strokes of a cutoff and the edge that they cross.
            (PaletteColor::Cut, PaletteColor::FaintLine, 4.5),
            // Edges that were searched and edges that were not.
            (PaletteColor::Secondary, PaletteColor::FaintLine, 2.0),
            // The current node on the backgrounds that it may have, and the ring around a selected node.
            (PaletteColor::Current, PaletteColor::Background, 2.0),
            (PaletteColor::Current, PaletteColor::MinBand, 2.0),
            (PaletteColor::Current, PaletteColor::MinFill, 1.5),
            (PaletteColor::Current, PaletteColor::Text, 4.5),
        ] {
            let found = contrast(Theme::Print, one, other);
            assert!(least <= found, "{one:?} and {other:?}: {found:.2}");
        }
    }
}
