//! The text of a page in fonts and colors.

use poda_picture::export::TextRun;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_words::i18n::styled_text::{Emphasis, Span};

/// Returns a part of a sentence in the style of the pages.
pub fn page_run(Span { text, emphasis }: Span) -> TextRun {
    let (font, color) = match emphasis {
        Emphasis::Plain => (Font::Regular, PaletteColor::Text),
        Emphasis::Strong => (Font::SemiBold, PaletteColor::Text),
        Emphasis::Alpha => (Font::SemiBold, PaletteColor::Max),
        Emphasis::Beta => (Font::SemiBold, PaletteColor::Min),
        Emphasis::Cut => (Font::SemiBold, PaletteColor::Cut),
        Emphasis::Wrong => (Font::Regular, PaletteColor::Cut),
        Emphasis::Faint => (Font::Regular, PaletteColor::Secondary),
    };
    TextRun { text, font, color }
}
