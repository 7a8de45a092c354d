//! The text of a page in fonts and colors.

use poda_picture::export::TextRun;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_words::i18n::styled_text::{Emphasis, Span};
use poda_words::i18n::{Words, args};

/// Returns what follows the sentence of a page whose picture is folded or shows only a part of the tree.
pub(super) fn left_out(folded: usize, is_part: bool, words: &Words) -> Vec<TextRun> {
    let folded = (0 < folded).then(|| words.fill("ribbon-folded", &args![count = folded]));
    let part = is_part.then(|| words.text("series-part"));
    folded.into_iter().chain(part).map(|text| added(&text)).collect()
}

/// Returns a sentence that is added to that of a page.
pub(super) fn added(text: &str) -> TextRun {
    TextRun { text: format!(" {text}"), font: Font::Regular, color: PaletteColor::Secondary }
}

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
