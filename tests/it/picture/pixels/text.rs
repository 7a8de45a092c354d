//! Text as pixels.

use super::painted;
use poda::export::raster::Pixels;
use poda::picture::fonts::Font;
use poda::picture::palette::{PaletteColor, Theme};
use poda::picture::shape::{Anchor, Point, Shape, point};

/// A word with its middle at a place.
pub fn word(text: &str, place: Point, size: f32) -> Shape {
    anchored(text, Anchor::Center, place, size)
}

fn anchored(text: &str, anchor: Anchor, place: Point, size: f32) -> Shape {
    in_font(Font::SemiBold, text, anchor, place, size)
}

fn in_font(font: Font, text: &str, anchor: Anchor, place: Point, size: f32) -> Shape {
    Shape::Text { at: place, anchor, size, font, color: PaletteColor::Text, text: text.to_owned() }
}

/// The edges of what is more ink than ground, in pixels of a page: left, top, right, bottom.
fn inked(pixels: &Pixels, scale: f32) -> [f32; 4] {
    let is_ink = |&(x, y): &(u32, u32)| pixels.rgb(x, y)[0] < 140;
    let places = (0..pixels.height()).flat_map(|y| (0..pixels.width()).map(move |x| (x, y)));
    let ink: Vec<(u32, u32)> = places.filter(is_ink).collect();
    let [left, right] = [ink.iter().map(|ink| ink.0).min(), ink.iter().map(|ink| ink.0 + 1).max()];
    let [top, bottom] = [ink.iter().map(|ink| ink.1).min(), ink.iter().map(|ink| ink.1 + 1).max()];
    [left, top, right, bottom].map(|edge| edge.unwrap() as f32 / scale)
}

fn near(one: f32, other: f32) -> bool {
    (one - other).abs() <= 0.25
}

#[test]
fn capitals_are_as_high_as_they_are_measured_around_their_place() {
    for font in Font::ALL {
        let pixels = painted(&[in_font(font, "H", Anchor::Center, point(20.0, 15.0), 20.0)], 8.0);
        let [_, top, _, bottom] = inked(&pixels, 8.0);
        let half = font.cap_height(20.0) / 2.0;
        assert!(near(top, 15.0 - half) && near(bottom, 15.0 + half), "{font:?}: {top} to {bottom}");
    }
}

#[test]
fn a_stem_is_dark_where_the_letter_has_it_and_light_beside_it() {
    let pixels = painted(&[word("l", point(20.0, 15.0), 24.0)], 1.0);
    assert_eq!(pixels.rgb(20, 12), Theme::Light.color(PaletteColor::Text));
    assert_eq!(pixels.rgb(10, 12), Theme::Light.color(PaletteColor::Background));
    assert_eq!(pixels.rgb(30, 12), Theme::Light.color(PaletteColor::Background));
}

#[test]
fn a_line_of_text_is_as_wide_as_it_is_measured_and_stands_at_its_anchor() {
    let (size, text) = (8.0, "MIN");
    let width = Font::SemiBold.width(text, size);
    // The letters begin and end a little inside of their width.
    let bearing = 0.1 * size;
    for (anchor, left) in [(Anchor::Left, 20.0), (Anchor::Center, 20.0 - width / 2.0), (Anchor::Right, 20.0 - width)] {
        let [from, _, to, _] = inked(&painted(&[anchored(text, anchor, point(20.0, 15.0), size)], 8.0), 8.0);
        assert!(left < from && from < left + bearing, "{anchor:?}: from {from}, expected {left}");
        assert!(to < left + width && left + width - bearing < to, "{anchor:?}: to {to}, expected {}", left + width);
    }
}

#[test]
fn letters_have_holes() {
    let pixels = painted(&[word("O", point(20.0, 15.0), 24.0)], 1.0);
    assert_eq!(pixels.rgb(20, 15), Theme::Light.color(PaletteColor::Background));
    assert!(pixels.rgb(13, 15)[0] < 60, "{:?}", pixels.rgb(13, 15));
}

#[test]
fn control_characters_are_visible_escapes_and_line_ends_are_spaces() {
    let draw = |text: &str| painted(&[word(text, point(20.0, 15.0), 6.0)], 2.0);
    assert_eq!(draw("a\u{202e}"), draw(r"a\u{202e}"));
    assert_eq!(draw("a\nb"), draw("a b"));
    assert_eq!(draw(" \t\u{a0}"), draw(""));
}

#[test]
fn a_letter_that_the_font_lacks_is_drawn_in_another_or_as_a_box() {
    let draw = |font, text: &str| painted(&[in_font(font, text, Anchor::Center, point(20.0, 15.0), 20.0)], 2.0);
    assert_eq!(draw(Font::Regular, "東"), draw(Font::SemiBold, "□"));
    assert_ne!(draw(Font::Regular, "東"), draw(Font::Regular, ""));
    let [_, top, _, bottom] = inked(&draw(Font::SemiBold, "▲"), 2.0);
    assert!(8.0 < bottom - top, "the triangle of the other font");
}
