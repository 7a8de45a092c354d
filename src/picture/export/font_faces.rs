//! The fonts of a file: which characters its texts use, and the CSS that embeds a subset of each font with just these.

use super::exporter::ExportError;
use super::font_subset::{family, font_subset};
use crate::picture::fonts::Font;
use crate::picture::shape::Shape;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use poda_core::text::visible_lines;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

/// The characters that texts use, by font.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct UsedCharacters([BTreeSet<char>; Font::ALL.len()]);

impl UsedCharacters {
    /// Adds the characters of a text, as files write it.
    pub fn add(&mut self, font: Font, text: &str) {
        self.0[font as usize].extend(visible_lines(text).chars().map(|c| if c == '\n' { ' ' } else { c }));
    }

    /// Adds the characters of the texts among shapes.
    pub fn add_shapes(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            match shape {
                Shape::Text { font, text, .. } => self.add(*font, text),
                Shape::Faded { shapes, .. } => self.add_shapes(shapes),
                _ => {}
            }
        }
    }

    /// The characters of a font.
    #[must_use]
    pub const fn of(&self, font: Font) -> &BTreeSet<char> {
        &self.0[font as usize]
    }

    /// Returns a word that differs between files that use different characters, except by rare accident. Two files in one web
    /// page name their fonts with it: neither draws its texts with the subset of the other.
    #[must_use]
    pub fn tag(&self) -> String {
        let list = self.0.each_ref().map(|characters| characters.iter().collect::<String>());
        format!("{:08x}", crc32fast::hash(list.join("\0").as_bytes()))
    }
}

/// Subsets of fonts as CSS, each computed once.
#[derive(Clone, Debug, Default)]
pub struct FontFaces {
    /// By font and characters, the subset in base64.
    subsets: HashMap<(Font, String), String>,
}

impl FontFaces {
    /// Returns an `@font-face` rule for each font that is used. The families are called as in [`families`] with the same tag.
    ///
    /// # Errors
    /// If a library refuses a bundled font, which is a fault of Poda.
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

/// Returns the families of a font in the order in which a viewer looks for them: the embedded subset, if there is one, the
/// font itself, if it is installed, and others of its kind.
#[must_use]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::palette::PaletteColor;
    use crate::picture::shape::{Anchor, point, text_shape};

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
}
