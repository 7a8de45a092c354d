//! The looks of texts in pictures, each a class of the style sheet.

use crate::export::svg_shapes::{Px, variable};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::Anchor;
use std::collections::HashMap;
use std::fmt::Write;

/// The looks of texts, in the order in which they appeared.
#[derive(Clone, Debug, Default)]
pub struct TextLooks {
    /// By declarations, the number of the class.
    classes: HashMap<String, usize>,
}

impl TextLooks {
    /// Returns the number of the class for a look.
    pub fn class(&mut self, (anchor, font): (Anchor, Font), size: f32, color: PaletteColor) -> usize {
        let mut look = format!("font-size:{}px;fill:var(--{})", Px(size), variable(color));
        look.push_str(match anchor {
            Anchor::Left => "",
            Anchor::Center => ";text-anchor:middle",
            Anchor::Right => ";text-anchor:end",
        });
        look.push_str(match font {
            Font::Regular => "",
            Font::SemiBold => ";font-weight:600",
            Font::Mono => ";font-family:var(--mono)",
        });
        let next = self.classes.len();
        *self.classes.entry(look).or_insert(next)
    }

    /// Returns the rules of all classes.
    #[must_use]
    pub fn css(&self) -> String {
        let mut rules: Vec<_> = self.classes.iter().map(|(look, &class)| (class, look)).collect();
        rules.sort_unstable();
        let mut css = String::new();
        for (class, look) in rules {
            let _ = writeln!(css, ".t{class}{{{look}}}");
        }
        css
    }
}
