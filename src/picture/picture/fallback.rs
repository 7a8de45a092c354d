//! Fonts for letters that no bundled font has, so that names in any script are drawn. On a desktop they are those of
//! the system; a page has none. Scripts whose letters join or that run from right to left are laid out by `harfrust`.
//!
//! Reads no files: the caller [sets](set_font_source) the source of the fonts at the start of the program. A font is
//! read when its first letter is drawn.

use harfrust::{Direction, ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{OnceLock, PoisonError, RwLock};

/// The contents of a font file, and the index of the font in it.
pub type FontInFile = (Vec<u8>, u32);

/// Returns a font that has a glyph for a letter.
pub type FontSource = fn(char) -> Option<FontInFile>;

static SOURCE: OnceLock<FontSource> = OnceLock::new();
static FONTS: RwLock<Fonts> = RwLock::new(Fonts { fonts: Vec::new(), by_letter: None });

/// Sets where fonts come from. Only the first call has an effect.
pub fn set_font_source(source: FontSource) {
    let _ = SOURCE.set(source);
}

/// A font that is not bundled. It is never unloaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FallbackFont(usize);

struct ReadFont {
    bytes: &'static [u8],
    index: u32,
    font: FontRef<'static>,
    data: ShaperData,
}

struct Fonts {
    fonts: Vec<&'static ReadFont>,
    /// The font of each letter that was asked for; `None` if there is none.
    by_letter: Option<HashMap<char, Option<FallbackFont>>>,
}

/// A glyph of a text that was laid out. Lengths are in ems.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct FallbackGlyph {
    pub id: u32,
    pub advance: f32,
    /// How far the glyph is moved, to the right and upwards.
    pub offset: (f32, f32),
    /// The part of the text, in bytes.
    pub range: Range<usize>,
}

impl FallbackFont {
    /// Returns the font for a letter; `None` if there is none.
    pub fn of(letter: char) -> Option<Self> {
        let source = SOURCE.get()?;
        let known = |fonts: &Fonts| fonts.by_letter.as_ref().and_then(|known| known.get(&letter).copied());
        if let Some(font) = known(&FONTS.read().unwrap_or_else(PoisonError::into_inner)) {
            return font;
        }
        let mut fonts = FONTS.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(font) = known(&fonts) {
            return font;
        }
        let has = |font: &&'static ReadFont| font.font.charmap().map(letter).is_some();
        let found = fonts.fonts.iter().position(has).or_else(|| {
            let (bytes, index) = source(letter)?;
            fonts.fonts.push(ReadFont::new(bytes, index).filter(has)?);
            Some(fonts.fonts.len() - 1)
        });
        let found = found.map(Self);
        fonts.by_letter.get_or_insert_default().insert(letter, found);
        found
    }

    fn get(self) -> &'static ReadFont {
        FONTS.read().unwrap_or_else(PoisonError::into_inner).fonts[self.0]
    }

    /// Returns the contents of the font file, and the index of the font in it.
    pub fn file(self) -> (&'static [u8], u32) {
        let font = self.get();
        (font.bytes, font.index)
    }

    /// Returns the glyph of a letter by itself, and its advance.
    pub(super) fn glyph(self, letter: char) -> Option<(u32, f32)> {
        let font = &self.get().font;
        let id = font.charmap().map(letter)?;
        let units_per_em = f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
        let advance = font.glyph_metrics(Size::unscaled(), LocationRef::default()).advance_width(id)?;
        Some((id.to_u32(), advance / units_per_em))
    }

    /// Lays out a text of one script. Returns its glyphs from left to right, and whether it is read from right to left.
    pub(super) fn shaped(self, text: &str) -> (Vec<FallbackGlyph>, bool) {
        let read = self.get();
        let Ok(font) = harfrust::FontRef::from_index(read.bytes, read.index) else { return (Vec::new(), false) };
        let shaper = read.data.shaper(&font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let is_right_to_left = buffer.direction() == Direction::RightToLeft;
        let laid_out = shaper.shape(buffer, ShapeOptions::new());
        let mut starts: Vec<usize> = laid_out.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        starts.sort_unstable();
        let ems = |units: i32| units as f32 / shaper.units_per_em() as f32;
        let glyphs = laid_out.glyph_infos().iter().zip(laid_out.glyph_positions()).map(|(info, at)| {
            let start = info.cluster as usize;
            let after = starts.partition_point(|&other| other <= start);
            let end = starts.get(after).copied().unwrap_or(text.len());
            FallbackGlyph {
                id: info.glyph_id,
                advance: ems(at.x_advance),
                offset: (ems(at.x_offset), ems(at.y_offset)),
                range: start..end,
            }
        });
        (glyphs.collect(), is_right_to_left)
    }
}

impl ReadFont {
    /// Reads a font; `None` if the bytes are not a font.
    fn new(bytes: Vec<u8>, index: u32) -> Option<&'static Self> {
        let bytes: &'static [u8] = Box::leak(bytes.into_boxed_slice());
        let font = FontRef::from_index(bytes, index).ok()?;
        let data = ShaperData::new(&harfrust::FontRef::from_index(bytes, index).ok()?);
        Some(Box::leak(Box::new(Self { bytes, index, font, data })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::fonts::{Face, Font, PlacedGlyph, missing_letters};
    use write_fonts::FontBuilder;
    use write_fonts::tables::cmap::Cmap;

    /// The bundled font with its Latin letters in the places of Hebrew ones: aleph is A, bet is B, ….
    fn hebrew(letter: char) -> Option<FontInFile> {
        let bytes = Font::Regular.bytes();
        let font = write_fonts::read::FontRef::new(bytes).ok()?;
        let mapped = ('\u{5d0}'..='\u{5d9}').zip('A'..='J');
        let glyphs = mapped.map(|(hebrew, latin)| (hebrew, Font::Regular.glyph(latin).id.into()));
        let mut builder = FontBuilder::new();
        builder.add_table(&Cmap::from_mappings(glyphs).ok()?).ok()?;
        ('\u{5d0}'..='\u{5d9}').contains(&letter).then(|| (builder.copy_missing_tables(font).build(), 0))
    }

    /// The letters in the order in which they are drawn, with those of the other font as Latin ones in lower case.
    fn drawn(text: &str) -> String {
        let shown = |PlacedGlyph { glyph, range, .. }: PlacedGlyph| match glyph.face {
            Face::Bundled(_) => text[range].to_owned(),
            Face::Fallback(_) => ('A'..='J')
                .find(|&latin| Font::Regular.glyph(latin).id == glyph.id)
                .map_or_else(|| "?".to_owned(), |latin| latin.to_ascii_lowercase().to_string()),
        };
        Font::Regular.line(text).into_iter().map(shown).collect()
    }

    #[test]
    fn letters_of_another_font_are_drawn_and_read_from_right_to_left() {
        set_font_source(hebrew);
        let [aleph, bet, gimel] = ['\u{5d0}', '\u{5d1}', '\u{5d2}'];
        for (text, expected) in [
            ("AB 1".to_owned(), "AB 1"),
            (format!("{aleph}{bet}{gimel}"), "cba"),
            // What that font does not have is drawn in the bundled one.
            (format!("{aleph}{bet} {gimel}"), "c ba"),
            (format!("{aleph}{bet}…{gimel}"), "c…ba"),
            (format!("N = {aleph}{bet}, 3"), "N = ba, 3"),
            (format!("{aleph}{bet} 12 x"), "12 x ba"),
        ] {
            assert_eq!(drawn(&text), expected, "{text}");
        }
        let both = format!("{aleph}{bet}");
        assert_eq!(missing_letters(&format!("{both}\u{f0000}")), "\u{f0000}");
        // What is measured is as wide as what is drawn, and each letter as wide as in its font.
        assert!((Font::Regular.width(&both, 10.0) - Font::Regular.width("AB", 10.0)).abs() < 0.01);
        assert_eq!(Font::Regular.glyph('\u{f0000}'), Font::Mono.glyph('□'));
    }
}
