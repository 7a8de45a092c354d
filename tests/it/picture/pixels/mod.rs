//! Pictures as pixels: the colors of lines, areas and text, what scales, and the files that they are in.

mod animations;
mod text;

use poda::export::raster::{MAX_PIXELS, Pixels, Rasterizer};
use poda::export::{ExportError, ExportPage, Format, Publication, PublicationLabels, TextRun};
use poda::i18n::Language;
use poda::picture::fonts::Font;
use poda::picture::palette::{PaletteColor, Theme};
use poda::picture::shape::{DASH, Point, Shape, Stroke, point};
use std::io::Cursor;

const SIZE: Point = point(40.0, 30.0);

/// Paints shapes in the light theme at a scale.
fn painted(shapes: &[Shape], scale: f32) -> Pixels {
    Rasterizer::new(Theme::Light, scale).paint(shapes, SIZE).unwrap()
}

fn line(from: Point, to: Point, stroke: Stroke) -> Shape {
    Shape::Line { from, to, stroke }
}

fn publication(theme: Theme) -> Publication {
    Publication {
        title: "Árbol α".to_owned(),
        language: Language::ENGLISH,
        theme,
        labels: PublicationLabels::default(),
        link: None,
    }
}

/// A page with a sentence.
fn page(size: Point, shapes: Vec<Shape>, sentence: &str) -> ExportPage {
    let run = TextRun { text: sentence.to_owned(), font: Font::Regular, color: PaletteColor::Text };
    ExportPage { size, shapes, heading: "Step 1 of 2".to_owned(), caption: vec![run], ..ExportPage::default() }
}

/// The pixels of a PNG file, by rows, and its number of bytes a pixel.
fn decoded(file: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    (info.width, info.height, pixels)
}

#[test]
fn ground_lines_and_areas_have_the_colors_of_the_theme() {
    for theme in Theme::ALL {
        let shapes = [
            Shape::Bar { min: point(0.0, 20.0), max: SIZE, color: PaletteColor::MinBand, opacity: 1.0 },
            line(point(0.0, 10.0), point(40.0, 10.0), Stroke::solid(4.0, PaletteColor::Max)),
            line(point(0.0, 30.0), point(40.0, 0.0), Stroke::solid(3.0, PaletteColor::Cut)),
        ];
        let pixels = Rasterizer::new(theme, 1.0).paint(&shapes, SIZE).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (40, 30));
        for ((x, y), color) in [
            ((2, 2), PaletteColor::Background),
            ((5, 9), PaletteColor::Max),
            ((5, 10), PaletteColor::Max),
            ((5, 7), PaletteColor::Background),
            ((5, 12), PaletteColor::Background),
            ((38, 28), PaletteColor::MinBand),
            ((20, 14), PaletteColor::Cut),
        ] {
            assert_eq!(pixels.rgb(x, y), theme.color(color), "{theme:?}, ({x}, {y})");
        }
        assert!(pixels.rgba().chunks_exact(4).all(|pixel| pixel[3] == 255), "every pixel is opaque");
    }
}

#[test]
fn a_line_has_dashes_as_long_as_everywhere_and_is_as_opaque_as_it_says() {
    let stroke = Stroke { opacity: 0.5, ..Stroke::dashed(4.0, PaletteColor::Text) };
    let pixels = painted(&[line(point(0.0, 5.0), point(40.0, 5.0), stroke)], 2.0);
    let (dash, gap) = DASH;
    let mean = |one: u8, other: u8| u8::midpoint(one, other);
    let [ground, ink] = [PaletteColor::Background, PaletteColor::Text].map(|color| Theme::Light.color(color));
    assert!((dash, gap) == (4.0, 3.5), "a dash and a gap are 15 pixels at this scale");
    for start in [0, 15, 30, 45] {
        for (x, is_dash) in [(start + 4, true), (start + 11, false)] {
            let [red, ..] = pixels.rgb(x, 10);
            let expected = if is_dash { mean(ground[0], ink[0]) } else { ground[0] };
            assert!(red.abs_diff(expected) <= 1, "at {x}: {red}, expected {expected}");
        }
    }
}

#[test]
fn what_is_faded_together_shows_no_overlap() {
    let bar = |left: f32, right: f32| Shape::Rect {
        min: point(left, 5.0),
        max: point(right, 25.0),
        radius: 0.0,
        fill: Some(PaletteColor::Text),
        stroke: None,
    };
    let shapes = [Shape::Faded { opacity: 0.25, shapes: vec![bar(5.0, 25.0), bar(15.0, 35.0)] }];
    let pixels = painted(&shapes, 1.0);
    let [one, both, other] = [10, 20, 30].map(|x| pixels.rgb(x, 15));
    assert_eq!((one, both), (both, other));
    let [ground, ink] = [255.0_f32, 23.0];
    assert!((f32::from(one[0]) - (ground * 0.75 + ink * 0.25)).abs() <= 1.5, "{one:?}");
    assert_eq!(pixels.rgb(3, 15), [255; 3]);
}

#[test]
fn corners_are_round() {
    let shape = Shape::Rect {
        min: point(5.0, 5.0),
        max: point(35.0, 25.0),
        radius: 8.0,
        fill: Some(PaletteColor::Cut),
        stroke: Some(Stroke::solid(2.0, PaletteColor::Text)),
    };
    let pixels = painted(&[shape], 1.0);
    let ground = Theme::Light.color(PaletteColor::Background);
    for (x, y) in [(5, 5), (34, 5), (5, 24), (34, 24)] {
        assert_eq!(pixels.rgb(x, y), ground, "({x}, {y})");
    }
    assert_eq!(pixels.rgb(20, 15), Theme::Light.color(PaletteColor::Cut));
    assert_eq!(pixels.rgb(20, 5), Theme::Light.color(PaletteColor::Text));
}

/// The mean of each four pixels of a picture of twice the scale is the pixel of the picture, except for how edges are
/// sampled.
#[test]
fn a_picture_of_twice_the_scale_has_the_same_four_times_over() {
    let shapes = [
        Shape::Circle {
            center: point(12.0, 14.0),
            radius: 9.0,
            fill: Some(PaletteColor::MaxFill),
            stroke: Some(Stroke::solid(2.0, PaletteColor::Max)),
        },
        line(point(3.0, 28.0), point(37.0, 3.0), Stroke::solid(2.5, PaletteColor::Min)),
        text::word("R", point(30.0, 15.0), 14.0),
    ];
    let (single, double) = (painted(&shapes, 1.0), painted(&shapes, 2.0));
    assert_eq!((double.width(), double.height()), (80, 60));
    let mut differences = Vec::new();
    for (x, y) in (0..30).flat_map(|y| (0..40).map(move |x| (x, y))) {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, down)| double.rgb(2 * x + right, 2 * y + down));
        for part in 0..3 {
            let mean = four.iter().map(|pixel| u32::from(pixel[part])).sum::<u32>() / 4;
            differences.push(mean.abs_diff(u32::from(single.rgb(x, y)[part])));
        }
    }
    assert!(differences.iter().all(|difference| *difference <= 64), "{:?}", differences.iter().max());
    let mean = f64::from(differences.iter().sum::<u32>()) / differences.len() as f64;
    assert!(mean < 3.0, "they differ in more than some edges: by {mean}");
}

#[test]
fn shapes_beyond_the_picture_and_without_size_do_no_harm() {
    let far = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1e30, -1e9];
    for at in far {
        let fill = Some(PaletteColor::Cut);
        let stroke = Some(Stroke::dashed(1.0, PaletteColor::Text));
        let shapes = vec![
            line(point(at, 0.0), point(0.0, at), Stroke::solid(1.0, PaletteColor::Text)),
            Shape::Polygon { corners: vec![point(at, at), point(at, 0.0), point(0.0, 1.0)], fill: None, stroke: None },
            Shape::Polygon { corners: vec![], fill, stroke },
            Shape::Rect { min: point(at, at), max: point(at, at), radius: at, fill, stroke: None },
            Shape::Circle { center: point(at, at), radius: 0.0, fill, stroke: None },
            text::word("a", point(at, at), 12.0),
        ];
        // What is drawn on top of them is drawn as if they were not there.
        let cover = Shape::Bar { min: point(0.0, 0.0), max: SIZE, color: PaletteColor::MinBand, opacity: 1.0 };
        let alone = painted(std::slice::from_ref(&cover), 1.0);
        let faded = Shape::Faded { opacity: 0.5, shapes: shapes.clone() };
        for below in [shapes, vec![faded]] {
            assert!(painted(&[below, vec![cover.clone()]].concat(), 1.0).rgba() == alone.rgba(), "{at}");
        }
    }
}

#[test]
fn a_picture_of_too_many_pixels_is_refused_and_says_how_many() {
    let refused = Rasterizer::new(Theme::Light, 1_000.0).paint(&[], SIZE);
    assert_eq!(refused, Err(ExportError::TooManyPixels { width: 40_000, height: 30_000, max: MAX_PIXELS }));
    let endless = Rasterizer::new(Theme::Light, 1.0).paint(&[], point(f32::INFINITY, 1.0));
    assert!(matches!(endless, Err(ExportError::TooManyPixels { .. })));
    // A picture has at least one pixel.
    let nothing = Rasterizer::new(Theme::Light, 0.0).paint(&[], point(0.0, 0.0)).unwrap();
    assert_eq!((nothing.width(), nothing.height()), (1, 1));
}

#[test]
fn a_png_file_has_the_pixels_of_the_picture_and_says_what_it_shows() {
    let shapes = vec![line(point(0.0, 30.0), point(40.0, 0.0), Stroke::solid(3.0, PaletteColor::Cut))];
    let pixels = painted(&shapes, 3.0);
    let page = page(SIZE, shapes, "C is cut: 2 ≤ α = 3.");
    let mut exporter = Format::Png.exporter(publication(Theme::Light), 3.0);
    let file = exporter.add(&page).unwrap().unwrap();
    assert_eq!(exporter.add(&page).unwrap().as_ref(), Some(&file), "the same page gives the same file");
    assert_eq!(exporter.finish().unwrap(), None);
    let (width, height, rgb) = decoded(&file);
    assert_eq!((width, height), (120, 90));
    let expected: Vec<u8> = pixels.rgba().chunks_exact(4).flat_map(|pixel| pixel[..3].to_vec()).collect();
    assert!(rgb == expected);
    let reader = png::Decoder::new(Cursor::new(&file)).read_info().unwrap();
    let texts = &reader.info().utf8_text;
    let texts: Vec<_> = texts.iter().map(|text| (text.keyword.as_str(), text.get_text().unwrap())).collect();
    let said = |keyword, text: &str| (keyword, text.to_owned());
    assert_eq!(texts, [said("Title", "Árbol α"), said("Description", "C is cut: 2 ≤ α = 3.")]);
    // Three pixels to a pixel of the page are three times as many in an inch.
    assert_eq!(reader.info().pixel_dims.unwrap().xppu, 11_339);
}
