//! Tactile pictures: everything on swell paper is black, wide enough and far enough apart, in every lesson that fits.

use poda::document::usual_search;
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::palette::PaletteColor;
use poda::picture::shape::{Point, Shape, point};
use poda::series::{SearchPages, Series, SeriesError, SeriesOptions, StepSelection};
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use poda::trace::{Recorded, TimelineStep};

/// 1.5 pt and a millimeter, in pixels of 1/96 inch.
const THINNEST: f32 = 2.0;
const MM: f32 = 96.0 / 25.4;

const OPTIONS: fn() -> SeriesOptions = || SeriesOptions { is_tactile: true, ..SeriesOptions::default() };

/// The distance of a place from the line between two points.
fn distance(from: Point, to: Point, at: Point) -> f32 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let along = (((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy).max(1e-6)).clamp(0.0, 1.0);
    let nearest = point(from.x + along * dx, from.y + along * dy);
    (at.x - nearest.x).hypot(at.y - nearest.y)
}

/// Checks one picture.
fn check(size: Point, shapes: &[Shape], what: &str) {
    let (mut dots, mut edge_dots, mut lines) = (Vec::new(), Vec::new(), Vec::new());
    let is_inside = |at: &Point| (0.0..=size.x).contains(&at.x) && (0.0..=size.y).contains(&at.y);
    let mut outline = |corners: Vec<Point>, width: f32| {
        assert!(corners.iter().all(is_inside), "{what}: {corners:?} is outside of {size:?}");
        assert!(THINNEST <= width, "{what}: a line of {width} px");
        let next = corners.iter().cycle().skip(1);
        lines.extend(corners.iter().copied().zip(next.copied()).take(corners.len()).map(|ends| (ends, width)));
    };
    for shape in shapes {
        match shape {
            Shape::Line { from, to, stroke } => {
                assert_eq!((stroke.color, stroke.opacity), (PaletteColor::Text, 1.0), "{what}");
                outline(vec![*from, *to], stroke.width);
            }
            Shape::Polygon { corners, fill: None, stroke: Some(stroke) } => outline(corners.clone(), stroke.width),
            Shape::Rect { min, max, fill: None, stroke: Some(stroke), .. } => {
                outline(vec![*min, point(max.x, min.y), *max, point(min.x, max.y)], stroke.width);
            }
            Shape::Circle { fill: None, stroke: Some(stroke), .. } => assert!(THINNEST <= stroke.width, "{what}"),
            Shape::Circle { center, radius, fill: Some(PaletteColor::Text), stroke: None } => {
                assert!(is_inside(center) && (0.5 * MM..=0.9 * MM).contains(radius), "{what}: a dot at {center:?}");
                // Those of a dotted edge are smaller than those of braille.
                if 0.7 * MM < *radius { dots.push(*center) } else { edge_dots.push(*center) }
            }
            other => panic!("{what}: {other:?} cannot be felt"),
        }
    }
    assert!(!dots.is_empty(), "{what}: no braille");
    for (index, &dot) in dots.iter().enumerate() {
        let others = dots[..index].iter().chain(&edge_dots);
        let near = others.map(|&other| (dot.x - other.x).hypot(dot.y - other.y)).fold(f32::MAX, f32::min);
        assert!(2.4 * MM <= near, "{what}: two dots are {near} px apart");
        let near =
            lines.iter().map(|&((from, to), width)| distance(from, to, dot) - width / 2.0).fold(f32::MAX, f32::min);
        assert!(MM <= near - 0.75 * MM, "{what}: a dot at {dot:?} is {near} px from a line");
    }
}

#[test]
fn everything_can_be_felt_in_every_lesson_that_has_room() {
    let mut drawn = 0;
    for (number, document) in lessons::all().iter().enumerate() {
        let search = document.search().copied().unwrap_or_else(|| usual_search(document.position()));
        let passes = record_passes(&search, document.position(), Limits::nodes(200_000), &());
        let words = Words::new(Language::AUTHORED[number % 2]);
        let last = passes.end().get();
        let steps = StepSelection {
            groups: Vec::new(),
            ranges: [0, last / 3, last / 2, last]
                .map(|step| TimelineStep::new(step)..=TimelineStep::new(step))
                .to_vec(),
        };
        let search = SearchPages { document, recorded: Recorded::Search(passes.clone()), is_own: true };
        match Series::new(search, &steps, OPTIONS(), &words) {
            Ok(mut series) => {
                for page in (0..series.steps().len()).map(|page| series.page(page).unwrap()).collect::<Vec<_>>() {
                    check(page.size, &page.shapes, &format!("lesson {number}, step {}", page.step));
                    assert!(!page.nodes.is_empty());
                    drawn += 1;
                }
            }
            Err(error) => assert_eq!(error, SeriesError::TooLargeForTouch, "lesson {number}"),
        }
    }
    assert!(60 <= drawn, "{drawn} pictures");
}

#[test]
fn a_pruned_branch_is_dashed_and_crossed_twice() {
    let document = &lessons::all()[lessons::by_name_or_number("first-cutoff").unwrap()];
    let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(1_000), &());
    let words = Words::new(Language::ENGLISH);
    let mut crossed = Vec::new();
    for step in [0, passes.end().get()] {
        let steps = TimelineStep::new(step).into();
        let search = SearchPages { document, recorded: Recorded::Search(passes.clone()), is_own: true };
        let page = Series::new(search, &steps, OPTIONS(), &words).unwrap().page(0).unwrap();
        let strokes = page.shapes.iter().filter(
            |shape| matches!(shape, Shape::Line { from, to, stroke } if 4.0 < stroke.width && ((to.x - from.x).hypot(to.y - from.y) - 8.0 * MM).abs() < 0.1),
        );
        crossed.push(strokes.count());
    }
    assert_eq!(crossed, [0, 4], "c2 and c3, twice each");
}
