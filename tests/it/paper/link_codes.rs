//! The QR code of a link on paper: what a phone reads in it, and where it stands in each format.

use poda::document::Document;
use poda::export::raster::Rasterizer;
use poda::export::{Format, Publication};
use poda::file::{Link, LinkTarget, load};
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::link_code::LinkCode;
use poda::picture::palette::{PaletteColor, Theme};
use poda::picture::shape::{Shape, point};
use poda::series::{SearchPages, Series, SeriesOptions, StepGroup, StepSelection};
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use poda::trace::{Recorded, TimelineStep};
use std::process::Command;

const BASE: &str = "https://poda.example/";

/// Returns what a phone reads in a picture: in pixels that are dark or light.
fn read(shapes: &[Shape], modules: usize, theme: Theme) -> String {
    const PIXELS: usize = 4;
    let pixels = Rasterizer::new(theme, PIXELS as f32).paint(shapes, point(modules as f32, modules as f32)).unwrap();
    let width = modules * PIXELS;
    let luminance = |x: usize, y: usize| pixels.rgba()[4 * (y * width + x)];
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, width, luminance);
    let [code] = &image.detect_grids()[..] else { panic!("one code in the picture") };
    code.decode().unwrap().1
}

#[test]
fn a_phone_reads_the_link_in_its_code_in_every_theme() {
    for length in [24, 200, 1_200] {
        let link = format!("{BASE}#{:a<length$}", "p1");
        let code = LinkCode::for_paper(link.clone()).unwrap();
        for theme in Theme::ALL {
            assert_eq!(read(&code.shapes(theme), code.modules(), theme), link, "{theme:?}");
        }
    }
}

#[test]
fn the_link_on_pages_opens_what_they_show() {
    let words = Words::new(Language::SPANISH);
    let lesson = lessons::by_name("a-to-n").unwrap();
    let lesson = &lessons::all()[lesson];
    let own = load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))").unwrap();
    let huge = format!(
        "(version: 1, game: Tree(tree: [{}]))",
        (0..5_000).map(|leaf| leaf.to_string()).collect::<Vec<_>>().join(",")
    );
    let huge = load(huge.as_bytes()).unwrap();
    let link = |document, selection: &StepSelection, base| {
        let passes = record_passes(lesson.search().unwrap(), Document::position(document), Limits::nodes(20_000), &());
        let search = SearchPages { document, recorded: Recorded::Search(passes.clone()), is_own: true };
        let series = Series::new(search, selection, SeriesOptions::default(), &words).unwrap();
        series.link_code(base).map(|code| code.link().to_owned())
    };
    let all = StepSelection::from(StepGroup::All);
    assert_eq!(link(lesson, &all, BASE), Some(format!("{BASE}#lesson=a-to-n&lang=es")));
    let one = StepSelection::from(TimelineStep::new(3));
    assert_eq!(link(lesson, &one, BASE), Some(format!("{BASE}#lesson=a-to-n&step=3&lang=es")));
    let LinkTarget::Document(opened) = Link::parse(&link(&own, &all, BASE).unwrap()).unwrap().target else { panic!() };
    assert_eq!(*opened, own);
    assert_eq!((link(&huge, &one, BASE), link(lesson, &all, "")), (None, None));
}

/// Returns a file of all steps of a lesson as the command line writes it.
fn exported(format: Format, base: &str, steps: &str) -> String {
    let arguments = ["export", "a-to-n", "--format", format.properties().name, "--steps", steps, "--output", "-"];
    let output = Command::new(env!("CARGO_BIN_EXE_poda")).args(arguments).env("PODA_BASE", base).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn files_of_several_pages_hold_the_link_where_the_address_is_known() {
    let link = format!("{BASE}#lesson=a-to-n&amp;lang=en");
    let html = exported(Format::Html, BASE, "results");
    assert!(html.contains(&format!(r#"<a href="{link}">Open in Poda</a>"#)) && html.contains(r#"<svg class="code""#));
    let beamer = exported(Format::Beamer, BASE, "results");
    assert!(beamer.contains(r"\titlegraphic{") && beamer.contains(&link.replace("&amp;", "&")));
    let pages = |steps| exported(Format::Pdf, BASE, steps).matches("/MediaBox").count();
    let without = exported(Format::Pdf, "", "results").matches("/MediaBox").count();
    assert_eq!((pages("results"), pages("3")), (without + 1, 1), "a single page is a figure");
    for format in [Format::Html, Format::Beamer] {
        let plain = exported(format, "", "results");
        assert!(!plain.contains("Open in Poda"), "{format:?}");
    }
}

/// The whole of the code is in the handout: its modules are those of the link.
#[test]
fn the_code_of_a_handout_is_dark_on_white_whatever_its_colors() {
    let words = Words::new(Language::ENGLISH);
    let document = &lessons::all()[lessons::by_name("a-to-n").unwrap()];
    let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(2_000), &());
    let search = SearchPages { document, recorded: Recorded::Search(passes.clone()), is_own: true };
    let mut series = Series::new(search, &StepGroup::Results.into(), SeriesOptions::default(), &words).unwrap();
    let code = series.link_code(BASE).unwrap();
    let publication = Publication { link: Some(code.clone()), ..series.publication(Theme::Dark) };
    let mut exporter = Format::Html.exporter(publication, 1.0);
    exporter.add(&series.page(0).unwrap()).unwrap();
    let html = String::from_utf8(exporter.finish().unwrap().unwrap()).unwrap();
    let drawn = html.split_once(r#"<svg class="code""#).unwrap().1.split_once("</svg>").unwrap().0;
    let shapes = code.shapes(Theme::Light);
    let [paper, text] = [PaletteColor::Background, PaletteColor::Text].map(|color| {
        let [r, g, b] = Theme::Light.color(color);
        format!("fill=\"#{r:02X}{g:02X}{b:02X}\"")
    });
    assert_eq!((drawn.matches(&paper).count(), drawn.matches(&text).count()), (1, shapes.len() - 1));
}
