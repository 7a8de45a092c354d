//! The fonts of a file: the characters that its texts use, and CSS that embeds for each font a subset with just these
//! characters, as a complete TrueType font.
//!
//! `subsetter` reduces the outlines. It writes fonts for PDF and leaves out tables that other font readers require;
//! this module adds them. Kerning is left out, as it is when texts are measured. The subset has a different name,
//! because the license does not allow a modified font to have the reserved name of the original; the copyright and
//! license texts stay in it.

use super::exporter::ExportError;
use crate::picture::fonts::Font;
use crate::picture::shape::Shape;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use poda_core::text::visible_lines;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use subsetter::{GlyphRemapper, subset};
use write_fonts::FontBuilder;
use write_fonts::from_obj::ToOwnedTable;
use write_fonts::read::tables::name::Name as NameTable;
use write_fonts::read::{FontRef, TableProvider};
use write_fonts::tables::cmap::Cmap;
use write_fonts::tables::name::{Name, NameRecord};
use write_fonts::tables::os2::Os2;
use write_fonts::tables::post::Post;
use write_fonts::types::{GlyphId, NameId, Tag, Version16Dot16};

/// The characters that texts use, by font.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct UsedCharacters([BTreeSet<char>; Font::ALL.len()]);

impl UsedCharacters {
    /// Adds the characters of a text as files write it, with visible escapes for control characters.
    pub fn add(&mut self, font: Font, text: &str) {
        self.0[font as usize].extend(visible_lines(text).chars().map(|c| if c == '\n' { ' ' } else { c }));
    }

    /// Adds the characters of the texts among shapes.
    pub fn add_shapes(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            match shape {
                Shape::Text { font, text, .. } => self.add(*font, text),
                Shape::Faded { shapes, .. } => self.add_shapes(shapes),
                Shape::Line { .. }
                | Shape::Polygon { .. }
                | Shape::Rect { .. }
                | Shape::Bar { .. }
                | Shape::Circle { .. } => {}
            }
        }
    }

    pub const fn of(&self, font: Font) -> &BTreeSet<char> {
        &self.0[font as usize]
    }

    /// Returns a word that is different for files with different characters, except by rare accident. It is part of the
    /// font names of a file, so that two files in one web page do not draw texts with each other's subsets.
    pub fn tag(&self) -> String {
        let list = self.0.each_ref().map(|characters| characters.iter().collect::<String>());
        format!("{:08x}", crc32fast::hash(list.join("\0").as_bytes()))
    }
}

/// Subsets of fonts as CSS, each computed once.
#[derive(Clone, Debug, Default)]
pub struct FontFaces {
    /// The base64-encoded subset for a font and characters.
    subsets: HashMap<(Font, String), String>,
}

impl FontFaces {
    /// Returns an `@font-face` rule for each font that is used. The family names are those of [`families`] with the
    /// same tag.
    ///
    /// # Errors
    /// Returns an error if a library rejects a bundled font, which is a bug in Poda.
    pub fn css(&mut self, used: &UsedCharacters, tag: &str) -> Result<String, ExportError> {
        let mut css = String::new();
        for font in Font::ALL {
            let characters = used.of(font);
            if characters.is_empty() {
                continue;
            }
            let key = (font, characters.iter().collect());
            if !self.subsets.contains_key(&key) {
                self.subsets.insert(key.clone(), STANDARD.encode(font_subset(font, characters)?));
            }
            let (family, weight) = family(font);
            let data = &self.subsets[&key];
            let _ = writeln!(
                css,
                "@font-face{{font-family:\"{family} {tag}\";font-weight:{weight};src:url(data:font/ttf;base64,{data})format(\"truetype\")}}"
            );
        }
        Ok(css)
    }
}

/// Returns the families of a font, in the order in which a viewer tries them: the embedded subset, if there is one; the
/// font itself, if it is installed; and similar fonts.
pub fn families(font: Font, tag: Option<&str>) -> String {
    let others = match font {
        Font::Regular | Font::SemiBold => "'IBM Plex Sans',Helvetica,Arial,sans-serif",
        Font::Mono => "'JetBrains Mono',Menlo,Consolas,monospace",
    };
    match tag {
        Some(tag) => format!("'{} {tag}',{others}", family(font).0),
        None => others.to_owned(),
    }
}

/// Returns the family name of a font, as files write it, and its weight.
pub const fn family(font: Font) -> (&'static str, u16) {
    match font {
        Font::Regular => ("Poda Sans", 400),
        Font::SemiBold => ("Poda Sans", 600),
        Font::Mono => ("Poda Mono", 400),
    }
}

/// Returns a TrueType font with the characters that are both in the bundled font and in the set. Every character has
/// the same width as in the bundled font.
///
/// # Errors
/// Returns an error if a library rejects a bundled font, which is a bug in Poda.
pub fn font_subset(font: Font, characters: &BTreeSet<char>) -> Result<Vec<u8>, ExportError> {
    let refused = |fault: &dyn ToString| ExportError::Encoding(fault.to_string());
    let source = FontRef::new(font.bytes()).map_err(|fault| refused(&fault))?;
    let charmap = source.cmap().map_err(|fault| refused(&fault))?;
    let mut glyphs = GlyphRemapper::new();
    let mut mappings = Vec::new();
    for &character in characters {
        let glyph = charmap.map_codepoint(character).and_then(|glyph| u16::try_from(glyph.to_u32()).ok());
        if let Some(glyph) = glyph.filter(|&glyph| glyph != 0) {
            mappings.push((character, GlyphId::from(glyphs.remap(glyph))));
        }
    }
    let outlines = subset(font.bytes(), 0, &glyphs).map_err(|fault| refused(&fault))?;
    let outlines = FontRef::new(&outlines).map_err(|fault| refused(&fault))?;

    let mut os2: Os2 = source.os2().map_err(|fault| refused(&fault))?.to_owned_table();
    os2.us_first_char_index = mappings.first().map_or(0, |&(character, _)| plane_zero(character));
    os2.us_last_char_index = mappings.last().map_or(0, |&(character, _)| plane_zero(character));
    // Version 3 contains no glyph names.
    let full_post = source.post().map_err(|fault| refused(&fault))?;
    let post = Post {
        version: Version16Dot16::VERSION_3_0,
        italic_angle: full_post.italic_angle(),
        underline_position: full_post.underline_position(),
        underline_thickness: full_post.underline_thickness(),
        is_fixed_pitch: full_post.is_fixed_pitch(),
        ..Post::default()
    };
    let names = names(font, &source.name().map_err(|fault| refused(&fault))?);
    let charmap = Cmap::from_mappings(mappings).map_err(|fault| refused(&fault))?;

    let mut builder = FontBuilder::new();
    builder.add_table(&charmap).map_err(|fault| refused(&fault))?;
    builder.add_table(&names).map_err(|fault| refused(&fault))?;
    builder.add_table(&os2).map_err(|fault| refused(&fault))?;
    builder.add_table(&post).map_err(|fault| refused(&fault))?;
    let smoothing = Tag::new(b"gasp");
    if let Some(data) = source.table_data(smoothing) {
        builder.add_raw(smoothing, data.as_bytes());
    }
    Ok(builder.copy_missing_tables(outlines).build())
}

/// Returns a character for the table's fields of the first and last character, which are limited to U+FFFF.
fn plane_zero(character: char) -> u16 {
    u16::try_from(u32::from(character)).unwrap_or(u16::MAX)
}

fn names(font: Font, original: &NameTable<'_>) -> Name {
    let (family, weight) = family(font);
    let style = if weight == 400 { "Regular" } else { "SemiBold" };
    let full = if weight == 400 { family.to_owned() } else { format!("{family} {style}") };
    let original_name = |id: NameId| {
        let mut of_id = original.name_record().iter().filter(|record| record.name_id() == id && record.is_unicode());
        of_id.find_map(|record| record.string(original.string_data()).ok()).map(|name| name.to_string())
    };
    let names = [
        (NameId::COPYRIGHT_NOTICE, original_name(NameId::COPYRIGHT_NOTICE)),
        (NameId::FAMILY_NAME, Some(full.clone())),
        (NameId::SUBFAMILY_NAME, Some("Regular".to_owned())),
        (NameId::FULL_NAME, Some(full)),
        (NameId::POSTSCRIPT_NAME, Some(format!("{}-{style}", family.replace(' ', "")))),
        (NameId::LICENSE_DESCRIPTION, original_name(NameId::LICENSE_DESCRIPTION)),
        (NameId::LICENSE_URL, original_name(NameId::LICENSE_URL)),
        (NameId::TYPOGRAPHIC_FAMILY_NAME, (weight != 400).then(|| family.to_owned())),
        (NameId::TYPOGRAPHIC_SUBFAMILY_NAME, (weight != 400).then(|| style.to_owned())),
    ];
    // Windows, Unicode, English.
    let record = |(id, name): (NameId, Option<String>)| Some(NameRecord::new(3, 1, 0x409, id, name?.into()));
    Name::new(names.into_iter().filter_map(record).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::palette::PaletteColor;
    use crate::picture::shape::{Anchor, point, text_shape};
    use skrifa::instance::{LocationRef, Size};
    use skrifa::{FontRef, MetadataProvider};

    #[test]
    fn the_characters_of_faded_texts_and_of_escapes_are_used() {
        let text = |text: &str| {
            text_shape(point(0.0, 0.0), Anchor::Left, 12.0, Font::Mono, PaletteColor::Text, text.to_owned())
        };
        let mut used = UsedCharacters::default();
        used.add_shapes(&[Shape::Faded { opacity: 0.5, shapes: vec![text("3\u{7}")] }]);
        assert_eq!(used.of(Font::Mono).iter().collect::<String>(), r"37\u{}");
        assert!(used.of(Font::Regular).is_empty());
    }

    #[test]
    fn only_used_fonts_are_embedded_and_other_characters_give_other_families() {
        let mut faces = FontFaces::default();
        let mut used = UsedCharacters::default();
        assert_eq!(faces.css(&used, &used.tag()).unwrap(), "");
        used.add(Font::SemiBold, "3");
        let css = faces.css(&used, &used.tag()).unwrap();
        assert!(css.starts_with(&format!("@font-face{{font-family:\"Poda Sans {}\";font-weight:600;", used.tag())));
        assert_eq!((css.matches("@font-face").count(), faces.subsets.len()), (1, 1));
        assert_eq!(faces.css(&used, &used.tag()).unwrap(), css);
        assert_eq!(faces.subsets.len(), 1);
        let mut more = used.clone();
        more.add(Font::SemiBold, "4");
        assert_ne!(more.tag(), used.tag());
    }

    fn subset_of(font: Font, text: &str) -> (Vec<u8>, Vec<char>) {
        let bytes = font_subset(font, &text.chars().collect()).unwrap();
        let charmap: Vec<_> = FontRef::new(&bytes).unwrap().charmap().mappings().map(|(code, _)| code).collect();
        (bytes, charmap.into_iter().filter_map(char::from_u32).collect())
    }

    #[test]
    fn a_subset_has_its_characters_and_no_other_each_as_wide_as_in_the_font() {
        for font in Font::ALL {
            // The text includes letters composed of two glyphs; the last two characters are not in any bundled font.
            let (bytes, characters) = subset_of(font, "AÑá −∞≤α13東\u{1F44D}");
            assert_eq!(characters, " 13AÑáα−∞≤".chars().collect::<Vec<_>>(), "{font:?}");
            let widths = |bytes: &[u8]| {
                let face = FontRef::new(bytes).unwrap();
                let (charmap, metrics) = (face.charmap(), face.glyph_metrics(Size::unscaled(), LocationRef::default()));
                let width = |&character| metrics.advance_width(charmap.map(character).unwrap()).unwrap();
                characters.iter().map(width).collect::<Vec<f32>>()
            };
            assert_eq!(widths(&bytes), widths(font.bytes()), "{font:?}");
            assert!(bytes.len() < 16_000, "{font:?}: {} bytes", bytes.len());
        }
    }

    #[test]
    fn a_subset_has_every_table_that_a_font_needs_and_its_license() {
        for font in Font::ALL {
            let (bytes, _) = subset_of(font, "A");
            let face = FontRef::new(&bytes).unwrap();
            for tag in [b"cmap", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp", b"name", b"OS/2", b"post"] {
                assert!(face.table_data(skrifa::Tag::new(tag)).is_some(), "{font:?}: {tag:?}");
            }
            let names: Vec<_> = face
                .localized_strings(skrifa::string::StringId::LICENSE_DESCRIPTION)
                .chain(face.localized_strings(skrifa::string::StringId::FULL_NAME))
                .map(|name| name.to_string())
                .collect();
            assert!(names[0].contains("SIL Open Font License"), "{names:?}");
            assert!(names[1].starts_with("Poda "), "{names:?}");
        }
    }

    #[test]
    fn a_subset_of_nothing_is_a_font() {
        assert!(subset_of(Font::Regular, "東").1.is_empty());
    }
}
