//! What a rehearsal finds in a picture, in time that grows with the number of its texts.

use poda::lecture::{PageFinding, findings};
use poda::picture::fonts::Font;
use poda::picture::palette::PaletteColor;
use poda::picture::shape::{Anchor, PixelRect, Point, Shape, point, text_shape};

const SCREEN: Point = Point { x: 1_920.0, y: 1_080.0 };

fn text(at: Point, number: u16) -> Shape {
    text_shape(at, Anchor::Left, 30.0, Font::Regular, PaletteColor::Text, format!("text {number}"))
}

/// Returns whether two areas have more than a pixel in common that is on the screen.
fn are_seen_over_each_other(one: &PixelRect, other: &PixelRect) -> bool {
    let (left, right) = (one.min.x.max(other.min.x), one.max.x.min(other.max.x));
    let (top, bottom) = (one.min.y.max(other.min.y), one.max.y.min(other.max.y));
    let is_on_screen = left < SCREEN.x && 0.0 < right && top < SCREEN.y && 0.0 < bottom;
    1.0 < right - left && 1.0 < bottom - top && is_on_screen
}

#[test]
fn texts_are_found_over_each_other_wherever_they_are_on_the_screen() {
    let scattered = |number: u16, step: u16, most: u16| f32::from(number.wrapping_mul(step) % most);
    let at = |number: u16| point(scattered(number, 40_503, 1_900) - 20.0, scattered(number, 25_173, 1_100) - 10.0);
    let shapes: Vec<_> = (0..400).map(|number| text(at(number), number)).collect();
    let areas: Vec<_> = shapes.iter().map(|shape| PixelRect::of_text(shape).unwrap()).collect();
    let found = findings(&shapes, SCREEN);
    let mut pairs = 0;
    for (number, area) in areas.iter().enumerate() {
        for (other, before) in areas[..number].iter().enumerate() {
            let is_over = are_seen_over_each_other(area, before);
            let said = PageFinding::Overlap { text: format!("text {other}"), other: format!("text {number}") };
            assert_eq!(found.contains(&said), is_over, "{said:?}");
            pairs += usize::from(is_over);
        }
    }
    assert!(10 < pairs, "only {pairs} texts are over each other");
}

/// Each pair of them would be two million findings.
#[test]
fn many_texts_at_one_place_are_named_a_few_times_each() {
    let shapes: Vec<_> = (0..2_000).map(|number| text(point(50.0, 100.0), number)).collect();
    let found = findings(&shapes, SCREEN).len();
    assert!((1_999..=40_000).contains(&found), "{found} findings");
}
