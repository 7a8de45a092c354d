//! The bundled fonts, and the widths of texts in them, which a layout needs before anything is drawn. Letters that they
//! lack come from [other fonts](super::fallback), if there are any.

use super::fallback::{FallbackFont, FallbackGlyph};
use poda_assets::FontFile;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Font {
    /// IBM Plex Sans.
    Regular,
    /// IBM Plex Sans, semi-bold.
    SemiBold,
    /// `JetBrains Mono`.
    Mono,
}

/// Returns the letters of a text for which no font has a glyph, so that a box is drawn: each once, in the order of the
/// text.
///
/// ```
/// use poda_picture::picture::fonts::missing_letters;
///
/// assert_eq!(missing_letters("≤ árbol 3"), "");
/// assert_eq!(missing_letters("左 A 左右"), "左右");
/// ```
pub fn missing_letters(text: &str) -> String {
    let mut seen = HashSet::new();
    let letters = text.chars().filter(|letter| !letter.is_whitespace() && !letter.is_control() && !is_bundled(*letter));
    letters.filter(|&letter| seen.insert(letter) && FallbackFont::of(letter).is_none()).collect()
}

/// Returns whether a bundled font has a glyph for a letter.
fn is_bundled(letter: char) -> bool {
    GLYPHS.iter().any(|glyphs| glyphs.contains_key(&letter))
}

/// Returns the font of a letter that no bundled font has; `None` for a letter that one has, and if there is no other
/// font.
fn fallback(letter: char) -> Option<FallbackFont> {
    if letter < FIRST_FOREIGN || letter.is_whitespace() || letter.is_control() || is_bundled(letter) {
        None
    } else {
        FallbackFont::of(letter)
    }
}

/// The letters below have glyphs in every bundled font: Latin ones.
const FIRST_FOREIGN: char = '\u{180}';

impl Font {
    pub const ALL: [Self; 3] = [Self::Regular, Self::SemiBold, Self::Mono];

    /// Returns the contents of the font file.
    pub fn bytes(self) -> &'static [u8] {
        let file = match self {
            Self::Regular => FontFile::SansRegular,
            Self::SemiBold => FontFile::SansSemiBold,
            Self::Mono => FontFile::MonoRegular,
        };
        file.bytes()
    }

    /// Returns whether the font has a glyph for a character.
    pub fn has(self, letter: char) -> bool {
        FontRef::new(self.bytes()).is_ok_and(|font| font.charmap().map(letter).is_some())
    }

    /// Returns the glyph for a character by itself: from this font, otherwise from another bundled font that has one,
    /// otherwise from any font, otherwise a box.
    pub fn glyph(self, letter: char) -> Glyph {
        let others = if self == Self::SemiBold { [Self::Regular, Self::Mono] } else { [Self::Mono, Self::Regular] };
        let find = |font: Self| GLYPHS[font as usize].get(&letter).copied();
        let foreign = || {
            let font = fallback(letter)?;
            font.glyph(letter).map(|(id, advance)| Glyph { face: Face::Fallback(font), id, advance })
        };
        std::iter::once(self).chain(others).find_map(find).or_else(foreign).unwrap_or(*BOX)
    }

    /// Returns the glyphs of a line of text, from left to right. What is in a font that is not bundled is laid out by
    /// the rules of its script. If the text begins with letters that are read from right to left, so is the whole line.
    pub fn line(self, text: &str) -> Vec<PlacedGlyph> {
        if !text.chars().any(|letter| fallback(letter).is_some()) {
            return self.letter_by_letter(text, 0..text.len()).collect();
        }
        let mut parts: Vec<Vec<PlacedGlyph>> = Vec::new();
        let mut is_right_to_left = false;
        let first_word = text.find(char::is_alphanumeric).unwrap_or(text.len());
        for (range, font) in stretches(text) {
            let Some(font) = font else {
                // What lies between two words stays between them.
                let word = text[range.clone()].trim_matches(|letter: char| !letter.is_alphanumeric());
                let start = text[range.clone()].find(word).map_or(range.start, |start| range.start + start);
                let ends = [range.start, start, start + word.len(), range.end];
                parts.extend(ends.windows(2).map(|ends| self.letter_by_letter(text, ends[0]..ends[1]).collect()));
                continue;
            };
            let (glyphs, is_reversed) = font.shaped(&text[range.clone()]);
            let is_first = range.start <= first_word;
            is_right_to_left |= is_reversed && is_first;
            let placed = glyphs.into_iter().map(|FallbackGlyph { id, advance, offset, range: within }| PlacedGlyph {
                // The first glyph of a font represents what the font does not have.
                glyph: if id == 0 { *BOX } else { Glyph { face: Face::Fallback(font), id, advance } },
                offset,
                range: range.start + within.start..range.start + within.end,
            });
            parts.push(placed.collect());
        }
        if is_right_to_left {
            parts.reverse();
        }
        parts.into_iter().flatten().collect()
    }

    fn letter_by_letter(self, text: &str, range: Range<usize>) -> impl Iterator<Item = PlacedGlyph> {
        let start = range.start;
        text[range].char_indices().map(move |(at, letter)| {
            let at = start + at;
            PlacedGlyph { glyph: self.glyph(letter), offset: (0.0, 0.0), range: at..at + letter.len_utf8() }
        })
    }

    /// Returns the sum of the advances of the glyphs of a line of text, in ems.
    pub fn advance(self, text: &str) -> f32 {
        self.line(text).iter().map(|placed| placed.glyph.advance).sum()
    }

    /// Returns the width of a line of text, in pixels, at a size in pixels.
    pub fn width(self, text: &str, size: f32) -> f32 {
        if text.chars().any(|letter| fallback(letter).is_some()) {
            return self.advance(text) * size;
        }
        let widths = &WIDTHS[self as usize];
        let ems: f32 = text.chars().map(|letter| widths.get(letter as usize).copied().unwrap_or(1.0)).sum();
        ems * size
    }

    /// Returns the height of capital letters and digits, in pixels, at a size in pixels.
    pub const fn cap_height(self, size: f32) -> f32 {
        match self {
            Self::Regular | Self::SemiBold => 0.698 * size,
            Self::Mono => 0.73 * size,
        }
    }

    /// Returns a text, shortened with an ellipsis to at most `max_width` pixels.
    pub fn elided(self, text: &str, size: f32, max_width: f32) -> String {
        if self.width(text, size) <= max_width {
            return text.to_owned();
        }
        let mut left = max_width - self.width("…", size);
        let fits = |letter: &char| {
            left -= self.width(letter.encode_utf8(&mut [0; 4]), size);
            left >= 0.0
        };
        text.chars().take_while(fits).chain(['…']).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    pub face: Face,
    pub id: u32,
    /// The distance to the next glyph, in ems.
    pub advance: f32,
}

/// A glyph in a line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedGlyph {
    pub glyph: Glyph,
    /// How far it is moved from its place, to the right and upwards, in ems.
    pub offset: (f32, f32),
    /// The part of the text that it represents, in bytes.
    pub range: Range<usize>,
}

/// A font from which glyphs are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    Bundled(Font),
    Fallback(FallbackFont),
}

impl Face {
    /// Returns the contents of the font file, and the index of the font in it.
    pub fn file(self) -> (&'static [u8], u32) {
        match self {
            Self::Bundled(font) => (font.bytes(), 0),
            Self::Fallback(font) => font.file(),
        }
    }
}

/// Returns the stretches of a text with their fonts; `None` for the bundled ones. What no script owns, such as spaces,
/// belongs to the letters around it if both are of one font that has it, too.
fn stretches(text: &str) -> Vec<(Range<usize>, Option<FallbackFont>)> {
    let mut stretches: Vec<(Range<usize>, Option<FallbackFont>)> = Vec::new();
    for (at, letter) in text.char_indices() {
        let (end, font) = (at + letter.len_utf8(), fallback(letter));
        match &mut stretches[..] {
            [.., (range, last)] if *last == font => range.end = end,
            [.., (before, owner), (between, None)]
                if *owner == font && font.is_some_and(|font| joins(font, &text[between.clone()])) =>
            {
                before.end = end;
                stretches.pop();
            }
            _ => stretches.push((at..end, font)),
        }
    }
    stretches
}

/// Returns whether a text between two stretches of a font is laid out with them.
fn joins(font: FallbackFont, between: &str) -> bool {
    between.chars().all(|letter| !letter.is_alphanumeric() && font.glyph(letter).is_some())
}

static GLYPHS: LazyLock<[HashMap<char, Glyph>; 3]> = LazyLock::new(|| Font::ALL.map(glyphs));

/// The glyph for a character that no bundled font has.
static BOX: LazyLock<Glyph> = LazyLock::new(|| GLYPHS[Font::Mono as usize][&'□']);

fn glyphs(font: Font) -> HashMap<char, Glyph> {
    let reference = FontRef::new(font.bytes()).expect("the bundled fonts are fonts");
    // Advances in font units are integers; scaled advances would be rounded.
    let metrics = reference.glyph_metrics(Size::unscaled(), LocationRef::default());
    let units_per_em = f32::from(reference.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
    let mappings = reference.charmap().mappings();
    let glyph = |(letter, id): (u32, skrifa::GlyphId)| {
        // The first glyph of a font represents characters that the font does not have.
        let letter = char::from_u32(letter).filter(|_| id.to_u32() != 0)?;
        Some((
            letter,
            Glyph { face: Face::Bundled(font), id: id.to_u32(), advance: metrics.advance_width(id)? / units_per_em },
        ))
    };
    mappings.filter_map(glyph).collect()
}

/// The number of code points whose widths are cached. Poda's own texts use no character beyond.
const LETTERS: usize = 0x2300;

/// The widths in ems by font and code point.
static WIDTHS: LazyLock<[Vec<f32>; 3]> = LazyLock::new(|| Font::ALL.map(advances));

fn advances(font: Font) -> Vec<f32> {
    let font = FontRef::new(font.bytes()).expect("the bundled fonts are fonts");
    let metrics = font.glyph_metrics(Size::new(1.0), LocationRef::default());
    let charmap = font.charmap();
    let mut widths = vec![0.6; LETTERS];
    for (letter, glyph) in charmap.mappings() {
        if let (Some(width), Some(advance)) = (widths.get_mut(letter as usize), metrics.advance_width(glyph)) {
            *width = advance;
        }
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_and_the_minus_are_equally_wide() {
        for font in [Font::Regular, Font::SemiBold] {
            let widths: Vec<_> = "0123456789−".chars().map(|digit| font.width(&digit.to_string(), 100.0)).collect();
            assert!(widths.iter().all(|width| (width - widths[0]).abs() < 0.01), "{font:?}: {widths:?}");
        }
    }

    #[test]
    fn a_character_is_drawn_with_a_glyph_of_its_font_or_of_another_or_with_a_box() {
        let face_of = |font: Font, letter| font.glyph(letter).face;
        assert_eq!(Font::ALL.map(|font| face_of(font, 'A')), Font::ALL.map(Face::Bundled));
        assert_eq!(face_of(Font::SemiBold, '▲'), Face::Bundled(Font::Mono));
        assert_eq!(face_of(Font::Mono, '⇄'), Face::Bundled(Font::Regular));
        assert_eq!(Font::Regular.glyph('東'), Font::Mono.glyph('□'));
        for font in Font::ALL {
            let glyph = font.glyph('α');
            assert!((glyph.advance - font.width("α", 1.0)).abs() < 1e-3 && glyph.id != 0);
        }
    }

    #[test]
    fn capitals_are_as_high_as_the_fonts_say() {
        for font in Font::ALL {
            let metrics = FontRef::new(font.bytes()).unwrap().metrics(Size::new(1.0), LocationRef::default());
            assert!((metrics.cap_height.unwrap() - font.cap_height(1.0)).abs() < 1e-3, "{font:?}: {metrics:?}");
        }
    }

    #[test]
    fn a_long_name_is_shortened_to_what_there_is_room_for() {
        let long = "a very long name indeed";
        let short = Font::Regular.elided(long, 13.0, 60.0);
        assert!(short.ends_with('…') && short.chars().count() > 3);
        assert!(Font::Regular.width(&short, 13.0) <= 60.0);
        assert_eq!(Font::Regular.elided("A", 13.0, 60.0), "A");
    }
}
