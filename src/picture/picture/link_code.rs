//! A link as a QR code, which a phone opens: the shapes of its modules, for the window and for files alike.

use super::palette::{PaletteColor, Theme};
use super::shape::{Shape, point};
use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

/// The light border that a reader needs around a code, in modules: see ISO/IEC 18004.
const QUIET_ZONE: usize = 4;
/// The width of a module on paper in millimeters: the usual one, and the least that the camera of a phone reads at arm's length.
const MODULE: f32 = 0.5;
const MIN_MODULE: f32 = 0.4;
/// The most that a code takes of a sheet of paper, in millimeters.
const MAX_ON_PAPER: f32 = 50.0;
/// The longest link that is typed from paper, in bytes.
const MAX_TYPED: usize = 120;

/// The code of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkCode {
    link: String,
    /// The modules of a row, without the border.
    width: usize,
    /// Whether each module is dark, row by row.
    are_dark: Vec<bool>,
}

impl LinkCode {
    /// Encodes a link with the least redundancy, as neither a screen nor a new sheet of paper is torn. Returns `None` if it is longer
    /// than a code holds.
    pub fn new(link: String) -> Option<Self> {
        let code = QrCode::with_error_correction_level(&link, EcLevel::L).ok()?;
        let are_dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { link, width: code.width(), are_dark })
    }

    /// Encodes a link for paper. Returns `None` if its modules would be too small to be read, or if it is no address of the web: of
    /// other addresses the phone of a reader knows nothing.
    pub fn for_paper(link: String) -> Option<Self> {
        let is_of_the_web = ["https://", "http://"].into_iter().any(|scheme| link.starts_with(scheme));
        let code = Self::new(link).filter(|_| is_of_the_web)?;
        (code.modules() as f32 * MIN_MODULE <= MAX_ON_PAPER).then_some(code)
    }

    /// The link.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// Whether the link is short enough to be typed, and to be printed for that.
    pub fn can_be_typed(&self) -> bool {
        self.link.len() <= MAX_TYPED
    }

    /// The width and height with the border, in modules.
    pub const fn modules(&self) -> usize {
        self.width + 2 * QUIET_ZONE
    }

    /// Returns whether a module is dark, by its column and row with the border. What is outside of the code is light.
    pub fn is_dark(&self, column: usize, row: usize) -> bool {
        let within = |at: usize| at.checked_sub(QUIET_ZONE).filter(|at| *at < self.width);
        within(column).zip(within(row)).is_some_and(|(column, row)| self.are_dark[row * self.width + column])
    }

    /// The width and height on paper with the border, in millimeters.
    pub fn paper_size(&self) -> f32 {
        (self.modules() as f32 * MODULE).min(MAX_ON_PAPER)
    }

    /// Returns the shapes, in which a module is a pixel wide: dark on light in every theme, as a reader needs it.
    pub fn shapes(&self, theme: Theme) -> Vec<Shape> {
        let (dark, light) = match theme {
            Theme::Light | Theme::Print => (PaletteColor::Text, PaletteColor::Background),
            Theme::Dark => (PaletteColor::Background, PaletteColor::Text),
        };
        let bar = |(left, top): (usize, usize), (width, height): (usize, usize), color| {
            let (min, max) = (point(left as f32, top as f32), point((left + width) as f32, (top + height) as f32));
            Shape::Bar { min, max, color, opacity: 1.0 }
        };
        let mut shapes = vec![bar((0, 0), (self.modules(), self.modules()), light)];
        for (row, modules) in self.are_dark.chunks(self.width).enumerate() {
            let mut column = QUIET_ZONE;
            for run in modules.chunk_by(|one, next| one == next) {
                if run[0] {
                    shapes.push(bar((column, row + QUIET_ZONE), (run.len(), 1), dark));
                }
                column += run.len();
            }
        }
        shapes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A version 40 code holds 2,953 bytes: ISO/IEC 18004, table 7.
    #[test]
    fn a_code_holds_what_the_standard_says() {
        let width = |length| LinkCode::new("a".repeat(length)).map(|code| code.width);
        assert_eq!((width(2_953), width(2_954)), (Some(177), None));
    }

    #[test]
    fn a_code_on_paper_is_an_address_of_the_web_with_modules_that_a_phone_reads() {
        // Version 25, of 117 modules and 8 of border, holds 1,273 bytes.
        for (length, is_printed) in [(30, true), (1_273, true), (1_274, false), (3_000, false)] {
            let code = LinkCode::for_paper(format!("{:a<length$}", "https://poda.example/#"));
            assert_eq!(code.is_some(), is_printed, "{length}");
            if let Some(code) = code {
                let module = code.paper_size() / code.modules() as f32;
                assert!((MIN_MODULE..=MODULE).contains(&module), "{length}: {module} mm");
            }
        }
        for elsewhere in ["", "#lesson=a-to-n", "file:///home/poda/index.html", "javascript:alert(1)"] {
            assert_eq!(LinkCode::for_paper(elsewhere.to_owned()), None, "{elsewhere}");
        }
    }
}
