//! A bundled font, reduced to the characters of a file, as a TrueType font that stands on its own.
//!
//! The outlines are reduced by `subsetter`, which writes for PDF and leaves out what other readers of fonts look for; that is
//! added here. Kerning is left out, as it is where texts are measured. The subset has a name of its own, because a
//! changed font may not have the reserved name of the original; copyright and license stay in it.

use super::exporter::ExportError;
use crate::picture::fonts::Font;
use std::collections::BTreeSet;
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

/// Returns the family, as files name it, and the weight of a font.
#[must_use]
pub const fn family(font: Font) -> (&'static str, u16) {
    match font {
        Font::Regular => ("Poda Sans", 400),
        Font::SemiBold => ("Poda Sans", 600),
        Font::Mono => ("Poda Mono", 400),
    }
}

/// Returns a TrueType font with the characters that are in both the bundled font and the set. Every character is as wide as in the
/// bundled font.
///
/// # Errors
/// If a library refuses a bundled font, which is a fault of Poda.
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
    // Version 3: without the names of the glyphs.
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

/// The field of the table for the first and last character holds no character beyond U+FFFF.
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
    use skrifa::instance::{LocationRef, Size};
    use skrifa::{FontRef, MetadataProvider};

    fn subset_of(font: Font, text: &str) -> (Vec<u8>, Vec<char>) {
        let bytes = font_subset(font, &text.chars().collect()).unwrap();
        let charmap: Vec<_> = FontRef::new(&bytes).unwrap().charmap().mappings().map(|(code, _)| code).collect();
        (bytes, charmap.into_iter().filter_map(char::from_u32).collect())
    }

    #[test]
    fn a_subset_has_its_characters_and_no_other_each_as_wide_as_in_the_font() {
        for font in Font::ALL {
            // Letters made of two glyphs are among them; the last two are in no bundled font.
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
