//! What deserves a look in the picture of a press: small text, texts over each other, text at the edge of the screen,
//! and choices of a question that cover something.

use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::{PixelRect, Point, Shape, point};
use std::iter::zip;

/// The smallest size of text that is legible from the last row, in pixels of a screen of 1920 × 1080.
pub const MIN_TEXT_PX: f32 = 20.0;
/// The width and the height of an overlap, in pixels, up to which texts count as side by side.
const TOUCHING: f32 = 1.0;

/// Something in a picture that deserves a look.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PageFinding {
    /// A text that is smaller than [`MIN_TEXT_PX`], and its size in pixels.
    SmallText { text: String, px: u32 },
    /// Two texts over each other.
    Overlap { text: String, other: String },
    /// A text under a filled area.
    Covered { text: String },
    /// A text that is cut off at the edge of the screen.
    CutOff { text: String },
    /// The badge of a choice, its tick or its votes over something else: the number of the choice.
    ChoiceCovers { choice: u32 },
}

struct PlacedText<'a> {
    text: &'a str,
    size: f32,
    area: PixelRect,
    /// The index of its shape from back to front.
    depth: usize,
}

/// The cells into which a screen is divided, across and down. Only what shares a cell is compared.
const COLUMNS: usize = 48;
const ROWS: usize = 27;
/// The most texts over a text that are named. More say nothing new, and would take time that grows with the square of
/// their number.
const MAX_OVERLAPS: usize = 16;

/// What lies in each part of a screen, by its index, in order.
struct Cells {
    screen: Point,
    cells: Vec<Vec<usize>>,
}

impl Cells {
    fn new(screen: Point) -> Self {
        Self { screen, cells: vec![Vec::new(); COLUMNS * ROWS] }
    }

    /// Returns the column and the row of a point; the nearest ones if it is not on the screen.
    fn at(&self, point: Point) -> (usize, usize) {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "negative numbers become 0")]
        let part = |at: f32, size: f32, parts: usize| ((at / size * parts as f32) as usize).min(parts - 1);
        (part(point.x, self.screen.x, COLUMNS), part(point.y, self.screen.y, ROWS))
    }

    /// Returns the cells of the part of an area that is on the screen.
    fn of(&self, area: &PixelRect) -> Vec<(usize, usize)> {
        if !is_in_view(area, self.screen) {
            return Vec::new();
        }
        let ((left, top), (right, bottom)) = (self.at(area.min), self.at(area.max));
        (top..=bottom).flat_map(|row| (left..=right).map(move |column| (column, row))).collect()
    }

    fn add(&mut self, index: usize, area: &PixelRect) {
        for (column, row) in self.of(area) {
            self.cells[row * COLUMNS + column].push(index);
        }
    }

    /// Returns the indices of what shares a cell with an area, each with that cell.
    fn near(&self, area: &PixelRect) -> impl Iterator<Item = ((usize, usize), usize)> {
        let cells = self.of(area).into_iter();
        cells.flat_map(|(column, row)| self.cells[row * COLUMNS + column].iter().map(move |&at| ((column, row), at)))
    }
}

fn is_in_view(PixelRect { min, max }: &PixelRect, screen: Point) -> bool {
    0.0 < max.x && min.x < screen.x && 0.0 < max.y && min.y < screen.y
}

/// Returns what deserves a look in a picture of a size, each once, in order. The time grows with the number of shapes.
pub fn findings(shapes: &[Shape], screen: Point) -> Vec<PageFinding> {
    let (mut texts, mut areas) = (Vec::new(), Vec::new());
    collect(shapes, &mut 0, &mut texts, &mut areas);
    let (mut before, mut filled) = (Cells::new(screen), Cells::new(screen));
    // Those in front come first.
    for (index, (_, area)) in areas.iter().enumerate().rev() {
        filled.add(index, area);
    }
    let mut found = Vec::new();
    for (index, placed) in texts.iter().enumerate() {
        let text = || placed.text.to_owned();
        if placed.size + 0.01 < MIN_TEXT_PX {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small number of pixels")]
            found.push(PageFinding::SmallText { text: text(), px: placed.size.round() as u32 });
        }
        let PixelRect { min, max } = placed.area;
        let is_whole =
            -TOUCHING <= min.x && max.x <= screen.x + TOUCHING && -TOUCHING <= min.y && max.y <= screen.y + TOUCHING;
        if is_in_view(&placed.area, screen) && !is_whole {
            found.push(PageFinding::CutOff { text: text() });
        }
        let first_shared = |other: &PlacedText<'_>| {
            before.at(Point { x: min.x.max(other.area.min.x), y: min.y.max(other.area.min.y) })
        };
        let over = before.near(&placed.area).filter_map(|(cell, other)| {
            let other: &PlacedText<'_> = &texts[other];
            // Texts that share several cells are compared in the first one.
            (first_shared(other) == cell && overlap(&other.area, &placed.area)).then_some(other)
        });
        for other in over.take(MAX_OVERLAPS) {
            // A text may be drawn twice at the same place.
            if other.text != placed.text || other.area.min != placed.area.min {
                found.push(PageFinding::Overlap { text: other.text.to_owned(), other: text() });
            }
        }
        let is_covered = filled.of(&placed.area).into_iter().any(|(column, row)| {
            let in_front = filled.cells[row * COLUMNS + column].iter().map(|&area| &areas[area]);
            in_front.take_while(|(depth, _)| placed.depth < *depth).any(|(_, area)| overlap(area, &placed.area))
        });
        if is_covered {
            found.push(PageFinding::Covered { text: text() });
        }
        before.add(index, &placed.area);
    }
    found.sort();
    found.dedup();
    found
}

fn overlap(one: &PixelRect, other: &PixelRect) -> bool {
    let across = one.max.x.min(other.max.x) - one.min.x.max(other.min.x);
    let down = one.max.y.min(other.max.y) - one.min.y.max(other.min.y);
    TOUCHING < across && TOUCHING < down
}

fn collect<'a>(
    shapes: &'a [Shape],
    depth: &mut usize,
    texts: &mut Vec<PlacedText<'a>>,
    areas: &mut Vec<(usize, PixelRect)>,
) {
    for shape in shapes {
        *depth += 1;
        match shape {
            Shape::Text { text, size, .. } if !text.trim().is_empty() => {
                let area = PixelRect::of_text(shape).map(|area| PlacedText { text, size: *size, area, depth: *depth });
                texts.extend(area);
            }
            Shape::Rect { min, max, fill: Some(_), .. } => areas.push((*depth, PixelRect { min: *min, max: *max })),
            Shape::Bar { min, max, opacity, .. } if 0.9 < *opacity => {
                areas.push((*depth, PixelRect { min: *min, max: *max }));
            }
            Shape::Faded { shapes, .. } => collect(shapes, depth, texts, areas),
            Shape::Text { .. }
            | Shape::Rect { .. }
            | Shape::Bar { .. }
            | Shape::Line { .. }
            | Shape::Polygon { .. }
            | Shape::Circle { .. } => {}
        }
    }
}

/// The length of a line, in pixels, from which on it is an edge of the tree.
const EDGE: f32 = 60.0;
/// The depth in pixels up to which two shapes count as side by side.
const TOUCHING_SHAPES: f32 = 0.5;

/// Returns the choices whose shapes cover something else in a picture: another choice, a node, a label, a stroke of a
/// cutoff, or an edge other than their own. The picture contains the shapes of the choices: for each of them a circle,
/// its number, and what is beside it.
pub fn choice_findings(picture: &[Shape], choices: &[Shape]) -> Vec<PageFinding> {
    let mut others: Vec<&Shape> = picture.iter().collect();
    for choice in choices {
        if let Some(at) = others.iter().position(|shape| *shape == choice) {
            others.remove(at);
        }
    }
    let is_background = |shape: &Shape| matches!(shape, Shape::Bar { .. } | Shape::Rect { stroke: None, .. });
    others.retain(|shape| !is_background(shape));
    let mut found = Vec::new();
    let mut number = 0;
    for (index, choice) in choices.iter().enumerate() {
        let is_badge = matches!(choice, Shape::Circle { .. });
        if let (true, Some(Shape::Text { text, .. })) = (is_badge, choices.get(index + 1)) {
            number = text.parse().unwrap_or_default();
        }
        let Some(area) = outline(choice) else { continue };
        let is_under = |shape: &Shape| outline(shape).is_some_and(|outline| are_over_each_other(&area, &outline));
        let under: Vec<_> = others.iter().copied().filter(|shape| is_under(shape)).collect();
        let edges = under.iter().filter(|shape| is_edge(shape)).count();
        // A badge is on its own edge, and an edge may lead through the frame of a text.
        let may_touch_edges = is_badge && edges <= 1 || matches!(choice, Shape::Text { .. });
        // A number is in its badge, and a bar over its track.
        let of_others = choices.iter().enumerate().filter(|(at, _)| is_badge && *at != index && *at != index + 1);
        let covers_choice = of_others.into_iter().any(|(_, other)| is_under(other));
        if under.len() > edges || 0 < edges && !may_touch_edges || covers_choice {
            found.push(PageFinding::ChoiceCovers { choice: number });
        }
    }
    found.sort();
    found.dedup();
    found
}

fn is_edge(shape: &Shape) -> bool {
    matches!(shape, Shape::Line { from, to, stroke }
        if stroke.color != PaletteColor::Cut && EDGE < (to.x - from.x).hypot(to.y - from.y))
}

/// Returns the corners of what a shape covers; `None` for a band behind the tree.
fn outline(shape: &Shape) -> Option<Vec<Point>> {
    match shape {
        Shape::Text { .. } => PixelRect::of_text(shape).map(|rect| rect.corners().to_vec()),
        Shape::Polygon { corners, .. } => Some(corners.clone()),
        Shape::Circle { center, radius, .. } => {
            let (min, max) = (point(center.x - radius, center.y - radius), point(center.x + radius, center.y + radius));
            Some(PixelRect { min, max }.corners().to_vec())
        }
        Shape::Line { from, to, .. } => Some(vec![*from, *to]),
        Shape::Rect { min, max, .. } | Shape::Bar { min, max, .. } => {
            Some(PixelRect { min: *min, max: *max }.corners().to_vec())
        }
        Shape::Faded { .. } => None,
    }
}

/// Returns whether two convex outlines have an area in common: no side of either separates them.
fn are_over_each_other(one: &[Point], other: &[Point]) -> bool {
    let along = |corners: &[Point], (x, y): (f32, f32)| {
        let ends = corners.iter().map(|corner| corner.x * x + corner.y * y);
        ends.fold((f32::MAX, f32::MIN), |(low, high), at| (low.min(at), high.max(at)))
    };
    let sides = |corners: &[Point]| {
        let next = corners.iter().cycle().skip(1);
        zip(corners, next).map(|(from, to)| (to.y - from.y, from.x - to.x)).collect::<Vec<_>>()
    };
    sides(one).into_iter().chain(sides(other)).filter(|(x, y)| 1e-3 < x.hypot(*y)).all(|(x, y)| {
        let scale = x.hypot(y);
        let ((low, high), (other_low, other_high)) = (along(one, (x, y)), along(other, (x, y)));
        TOUCHING_SHAPES * scale < high.min(other_high) - low.max(other_low)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_picture::picture::fonts::Font;
    use poda_picture::picture::palette::PaletteColor;
    use poda_picture::picture::shape::{Anchor, point, text_shape};

    fn text(x: f32, size: f32, text: &str) -> Shape {
        text_shape(point(x, 100.0), Anchor::Left, size, Font::Regular, PaletteColor::Text, text.to_owned())
    }

    #[test]
    fn small_overlapping_covered_and_cut_texts_are_found() {
        let screen = point(400.0, 300.0);
        assert_eq!(findings(&[text(10.0, 20.0, "one"), text(90.0, 40.0, "two")], screen), []);
        let cover =
            Shape::Bar { min: point(5.0, 80.0), max: point(40.0, 120.0), color: PaletteColor::Max, opacity: 1.0 };
        let shapes = [
            text(10.0, 12.0, "one"),
            cover,
            text(200.0, 30.0, "two"),
            text(210.0, 30.0, "ab"),
            text(390.0, 30.0, "end"),
        ];
        let owned = str::to_owned;
        assert_eq!(
            findings(&shapes, screen),
            [
                PageFinding::SmallText { text: owned("one"), px: 12 },
                PageFinding::Overlap { text: owned("two"), other: owned("ab") },
                PageFinding::Covered { text: owned("one") },
                PageFinding::CutOff { text: owned("end") },
            ]
        );
    }
}
