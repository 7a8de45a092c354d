//! A link as a QR code, which a phone opens: the shapes of its modules, for the window as well as for files.

use super::palette::{PaletteColor, Theme};
use super::shape::{Shape, point};
use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

/// The light border that a scanner needs around a code, in modules (ISO/IEC 18004).
const QUIET_ZONE: usize = 4;
/// The usual width of a module on paper, and the smallest that a phone camera reads at arm's length, in millimeters.
const MODULE: f32 = 0.5;
const MIN_MODULE: f32 = 0.4;
/// The largest width of a code on paper, in millimeters.
const MAX_ON_PAPER: f32 = 50.0;
/// The longest link that a reader can be expected to type, in bytes.
const MAX_TYPED: usize = 120;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkCode {
    link: String,
    /// The number of modules in a row, without the border.
    width: usize,
    /// Whether each module is dark, row by row.
    are_dark: Vec<bool>,
}

impl LinkCode {
    /// Encodes a link with the lowest level of error correction, because neither screens nor new sheets of paper are
    /// damaged. Returns `None` if the link is too long for a code.
    pub fn new(link: String) -> Option<Self> {
        let code = QrCode::with_error_correction_level(&link, EcLevel::L).ok()?;
        let are_dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { link, width: code.width(), are_dark })
    }

    /// Encodes a link for paper. Returns `None` if its modules would be too small to be read, or if it is not a web
    /// address, because a reader's phone cannot open other addresses.
    pub fn for_paper(link: String) -> Option<Self> {
        let is_of_the_web = ["https://", "http://"].into_iter().any(|scheme| link.starts_with(scheme));
        let code = Self::new(link).filter(|_| is_of_the_web)?;
        (code.modules() as f32 * MIN_MODULE <= MAX_ON_PAPER).then_some(code)
    }

    pub fn link(&self) -> &str {
        &self.link
    }

    /// Returns whether the link is short enough to be printed for typing.
    pub fn can_be_typed(&self) -> bool {
        self.link.len() <= MAX_TYPED
    }

    /// Returns the width and height including the border, in modules.
    pub const fn modules(&self) -> usize {
        self.width + 2 * QUIET_ZONE
    }

    /// Returns whether a module is dark. The column and row include the border. Everything outside the code is light.
    pub fn is_dark(&self, column: usize, row: usize) -> bool {
        let within = |at: usize| at.checked_sub(QUIET_ZONE).filter(|at| *at < self.width);
        within(column).zip(within(row)).is_some_and(|(column, row)| self.are_dark[row * self.width + column])
    }

    /// Returns the width and height on paper including the border, in millimeters.
    pub fn paper_size(&self) -> f32 {
        (self.modules() as f32 * MODULE).min(MAX_ON_PAPER)
    }

    /// Returns the shapes, with modules one pixel wide. They are dark on light in every theme, as scanners require.
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

    /// A code of version 40 contains up to 2,953 bytes (ISO/IEC 18004, table 7).
    #[test]
    fn a_code_holds_what_the_standard_says() {
        let width = |length| LinkCode::new("a".repeat(length)).map(|code| code.width);
        assert_eq!((width(2_953), width(2_954)), (Some(177), None));
    }

    #[test]
    fn a_code_on_paper_is_an_address_of_the_web_with_modules_that_a_phone_reads() {
        // Version 25, with 117 modules and 8 of border, contains up to 1,273 bytes.
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
