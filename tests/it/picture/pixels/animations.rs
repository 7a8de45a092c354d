//! Animated files: decoded by the decoders of their formats, they show the pages.

use super::{page, publication};
use poda::document::Document;
use poda::export::captioned;
use poda::export::raster::Rasterizer;
use poda::export::{ExportPage, Format};
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::palette::{PaletteColor, Theme};
use poda::picture::shape::{Shape, Stroke, point};
use poda::series::{SearchPages, Series, SeriesOptions, StepGroup, StepSelection};
use poda::trace::Recorded;
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use std::io::Cursor;

/// A frame as it is shown: all pixels of the animation, three bytes each.
struct Shown {
    rgb: Vec<u8>,
    centiseconds: u16,
}

struct Decoded {
    width: u32,
    height: u32,
    frames: Vec<Shown>,
    is_endless: bool,
}

/// Puts a frame of four bytes a pixel over what is shown.
fn put(rgb: &mut [u8], width: u32, left: u32, top: u32, frame_width: u32, rgba: &[u8]) {
    for (row, pixels) in (top..).zip(rgba.chunks_exact(4 * frame_width as usize)) {
        for (column, pixel) in (left..).zip(pixels.chunks_exact(4)) {
            let start = 3 * (row as usize * width as usize + column as usize);
            match pixel[3] {
                255 => rgb[start..start + 3].copy_from_slice(&pixel[..3]),
                0 => {}
                part => panic!("a pixel with opacity {part}"),
            }
        }
    }
}

fn decoded_gif(file: &[u8]) -> Decoded {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(file).unwrap();
    let (width, height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    let mut rgb = vec![0; 3 * width as usize * height as usize];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert_eq!(frame.dispose, gif::DisposalMethod::Keep);
        put(&mut rgb, width, frame.left.into(), frame.top.into(), frame.width.into(), &frame.buffer);
        frames.push(Shown { rgb: rgb.clone(), centiseconds: frame.delay });
    }
    Decoded { width, height, frames, is_endless: decoder.repeat() == gif::Repeat::Infinite }
}

fn decoded_apng(file: &[u8]) -> Decoded {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().unwrap();
    let control = *reader.info().animation_control().unwrap();
    let (width, height) = (reader.info().width, reader.info().height);
    let mut rgb = vec![0; 3 * width as usize * height as usize];
    let mut buffer = vec![0; reader.output_buffer_size().unwrap()];
    let mut frames = Vec::new();
    for _ in 0..control.num_frames {
        let info = reader.next_frame(&mut buffer).unwrap();
        let frame = *reader.info().frame_control().unwrap();
        assert_eq!((frame.dispose_op, frame.delay_den), (png::DisposeOp::None, 100));
        put(&mut rgb, width, frame.x_offset, frame.y_offset, frame.width, &buffer[..info.buffer_size()]);
        frames.push(Shown { rgb: rgb.clone(), centiseconds: frame.delay_num });
    }
    assert!(reader.next_frame(&mut buffer).is_err(), "no frame more than the header says");
    Decoded { width, height, frames, is_endless: control.num_plays == 0 }
}

fn decoded(format: Format, file: &[u8]) -> Decoded {
    if format == Format::Gif { decoded_gif(file) } else { decoded_apng(file) }
}

fn written(format: Format, theme: Theme, pages: &[ExportPage]) -> Option<Vec<u8>> {
    let mut exporter = format.exporter(publication(theme), 1.0);
    for page in pages {
        assert_eq!(exporter.add(page).unwrap(), None, "the file comes at the end");
    }
    exporter.finish().unwrap()
}

fn pages_of(lesson: &str, selection: StepGroup) -> Vec<ExportPage> {
    let document: &Document = &lessons::all()[lessons::by_name(lesson).unwrap()];
    let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(10_000), &());
    let words = Words::new(Language::ENGLISH);
    let search = SearchPages { document, recorded: Recorded::Search(passes.clone()), is_own: true };
    let steps = StepSelection::from(selection);
    let mut series = Series::new(search, &steps, SeriesOptions::default(), &words).unwrap();
    let steps = series.steps().len();
    // Six of them, for the sake of time.
    let pages = (0..steps).step_by(steps.div_ceil(6)).map(|number| series.page(number).unwrap());
    pages.collect()
}

/// What a page should look like in an animation of a size: three bytes a pixel.
fn expected(page: &ExportPage, theme: Theme, width: u32, height: u32) -> Vec<u8> {
    let picture = captioned(page);
    let pixels = Rasterizer::new(theme, 1.0).paint(&picture.shapes, picture.size).unwrap();
    let mut rgb = theme.color(PaletteColor::Background).repeat(width as usize * height as usize);
    assert!(pixels.width() <= width && pixels.height() <= height);
    put(&mut rgb, width, 0, 0, pixels.width(), pixels.rgba());
    rgb
}

/// The greatest difference between two pictures, and the share of the bytes that differ at all.
fn difference(one: &[u8], other: &[u8]) -> (u8, f64) {
    assert_eq!(one.len(), other.len());
    let differences = || one.iter().zip(other).map(|(one, other)| one.abs_diff(*other));
    let count = differences().filter(|difference| 0 < *difference).count();
    (differences().max().unwrap(), count as f64 / one.len() as f64)
}

#[test]
fn every_frame_shows_its_page() {
    for (lesson, theme) in [("first-cutoff", Theme::Light), ("othello-pass", Theme::Dark)] {
        let pages = pages_of(lesson, StepGroup::Landmarks);
        assert!(2 < pages.len());
        for format in [Format::Gif, Format::Apng] {
            let file = written(format, theme, &pages).unwrap();
            let shown = decoded(format, &file);
            assert_eq!(shown.frames.len(), pages.len());
            assert!(shown.is_endless);
            // Of a GIF, colors of edges may be replaced by similar ones.
            let (most, share) = if format == Format::Gif { (20, 0.02) } else { (0, 0.0) };
            for (number, (frame, page)) in shown.frames.iter().zip(&pages).enumerate() {
                let (worst, differing) = difference(&frame.rgb, &expected(page, theme, shown.width, shown.height));
                assert!(worst <= most && differing <= share, "{lesson}, {format:?}, {number}: {worst}, {differing}");
            }
            let (last, others) = shown.frames.split_last().unwrap();
            assert!(others.iter().all(|frame| frame.centiseconds == 150) && last.centiseconds == 400);
        }
    }
}

#[test]
fn the_same_pages_give_the_same_file() {
    let pages = pages_of("first-cutoff", StepGroup::Landmarks);
    for format in [Format::Gif, Format::Apng] {
        assert!(written(format, Theme::Light, &pages) == written(format, Theme::Light, &pages));
    }
}

/// Pages of other sizes, in any order: all are as large as the largest of all, from the first frame on.
#[test]
fn an_animation_is_as_large_as_its_largest_page() {
    let bar = Shape::Bar { min: point(10.0, 10.0), max: point(60.0, 40.0), color: PaletteColor::Cut, opacity: 1.0 };
    let line =
        Shape::Line { from: point(0.0, 0.0), to: point(300.0, 90.0), stroke: Stroke::solid(2.0, PaletteColor::Max) };
    let pages = [
        page(point(200.0, 100.0), vec![bar.clone()], "One."),
        page(
            point(300.0, 90.0),
            vec![bar, line.clone()],
            "Two, with a sentence that takes more than one line of words.",
        ),
        page(point(200.0, 140.0), vec![line], "Three."),
    ];
    for format in [Format::Gif, Format::Apng] {
        let shown = decoded(format, &written(format, Theme::Dark, &pages).unwrap());
        let sizes = pages.iter().map(|page| captioned(page).size);
        let largest = sizes.fold((0.0, 0.0), |most: (f32, f32), size| (most.0.max(size.x), most.1.max(size.y)));
        assert_eq!((shown.width as f32, shown.height as f32), largest);
        for (frame, page) in shown.frames.iter().zip(&pages) {
            let expected = expected(page, Theme::Dark, shown.width, shown.height);
            assert_eq!(difference(&frame.rgb, &expected).0, 0, "{format:?}");
        }
    }
}

#[test]
fn one_page_is_a_still_and_no_page_is_no_file() {
    let still = page(point(60.0, 40.0), vec![], "Alone.");
    for format in [Format::Gif, Format::Apng] {
        assert_eq!(written(format, Theme::Light, &[]), None);
        let shown = decoded(format, &written(format, Theme::Light, std::slice::from_ref(&still)).unwrap());
        assert_eq!(shown.frames.len(), 1);
        // Two equal pages are two frames.
        let shown = decoded(format, &written(format, Theme::Light, &[still.clone(), still.clone()]).unwrap());
        assert_eq!(shown.frames.len(), 2);
        assert!(shown.frames[0].rgb == shown.frames[1].rgb);
    }
}

#[test]
fn a_frame_holds_only_what_changes() {
    let pages = pages_of("first-cutoff", StepGroup::Landmarks);
    for format in [Format::Gif, Format::Apng] {
        let size = |pages: &[ExportPage]| written(format, Theme::Light, pages).unwrap().len();
        let stills: usize = pages.iter().map(|page| size(std::slice::from_ref(page))).sum();
        let animated = size(&pages);
        assert!(animated < stills * 2 / 3, "{format:?}: {animated} bytes, {stills} as stills");
    }
}
