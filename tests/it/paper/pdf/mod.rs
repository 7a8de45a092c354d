//! PDF files: what they say of themselves, what a search of their text and a screen reader find in them, and that no
//! text of a user makes one fail.

mod object;
pub mod reader;

use object::Object;
use poda::document::usual_search;
use poda::export::pdf::{PdfArtifact, PdfBlock, PdfDocument, PdfLine, PdfMeta, PdfNumbering, PdfPicture, PdfTag};
use poda::export::{ExportPage, Format, Publication, PublicationLabels, TextRun};
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::fonts::Font;
use poda::picture::palette::{PaletteColor, Theme};
use poda::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda::series::{SearchPages, Series, SeriesOptions, StepGroup};
use poda::text::visible_lines;
use poda::trace::Recorded;
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use proptest::prelude::*;
use reader::{Mark, PdfFile};

/// Some pages of a lesson, at most `most`, with what they have in common.
fn pages(lesson: usize, language: Language, most: usize) -> (Publication, Vec<ExportPage>) {
    let (document, words) = (&lessons::all()[lesson], Words::new(language));
    let search = document.search().copied().unwrap_or_else(|| usual_search(document.position()));
    let passes = record_passes(&search, document.position(), Limits::nodes(2_000), &());
    let search = SearchPages { document, recorded: Recorded::Search(passes), is_own: true };
    let mut series = Series::new(search, &StepGroup::All.into(), SeriesOptions::default(), &words).unwrap();
    let every = series.steps().len().div_ceil(most);
    let pages = (0..series.steps().len()).step_by(every).map(|number| series.page(number).unwrap()).collect();
    (series.publication(Theme::Light), pages)
}

fn exported(publication: &Publication, pages: &[ExportPage]) -> Vec<u8> {
    let mut exporter = Format::Pdf.exporter(publication.clone(), 1.0);
    for page in pages {
        assert_eq!(exporter.add(page).unwrap(), None);
    }
    exporter.finish().unwrap().unwrap()
}

fn publication(title: &str) -> Publication {
    let (title, labels) = (title.to_owned(), PublicationLabels::default());
    Publication { title, language: Language::ENGLISH, theme: Theme::Dark, labels, link: None }
}

fn run(text: &str) -> TextRun {
    TextRun { text: text.to_owned(), font: Font::Regular, color: PaletteColor::Text }
}

fn word(text: &str, place: Point) -> Shape {
    text_shape(place, Anchor::Center, 12.0, Font::SemiBold, PaletteColor::Text, text.to_owned())
}

/// A page with a text in its picture, a sentence and a note.
fn page(inside: &str, sentence: &str, note: &str) -> ExportPage {
    ExportPage {
        size: point(400.0, 200.0),
        shapes: vec![word(inside, point(200.0, 100.0))],
        heading: "Step 1 of 1".to_owned(),
        caption: vec![run(sentence)],
        note: Some(note.to_owned()),
        ..ExportPage::default()
    }
}

/// All text of a page's pictures, sentences and notes.
fn text_of(file: &PdfFile, page: usize) -> String {
    let mut texts = Vec::new();
    for (mark, text) in file.texts(page) {
        assert_ne!(mark, Mark::Artifact, "{text}");
        texts.push(text);
    }
    texts.join("|")
}

#[test]
fn every_page_of_every_lesson_has_its_sentence_as_text() {
    for lesson in 0..lessons::all().len() {
        for language in Language::AUTHORED {
            let (publication, pages) = pages(lesson, language, 3);
            let file = PdfFile::new(&exported(&publication, &pages));
            assert_eq!(file.pages().len(), pages.len());
            let structure = file.structure();
            assert_eq!((structure.tag.as_str(), structure.children.len()), ("Document", pages.len()));
            for (section, page) in structure.children.iter().zip(&pages) {
                let tags: Vec<&str> = section.children.iter().map(|child| child.tag.as_str()).collect();
                assert_eq!((section.tag.as_str(), &tags[..3]), ("Sect", &["H1", "Figure", "P"][..]));
                let [heading, figure, sentence, ..] = &section.children[..] else { panic!("{section:?}") };
                assert_eq!((&heading.text, heading.title.as_ref()), (&page.heading, Some(&page.heading)));
                assert_eq!((&sentence.text, figure.alt.as_ref()), (&page.plain_caption(), Some(&page.plain_caption())));
                let note = section.children.get(3).map(|note| note.text.as_str());
                assert_eq!(note.is_some(), page.note.is_some());
                for shape in &page.shapes {
                    if let Shape::Text { text, .. } = shape {
                        assert!(figure.text.contains(text), "{text}: {figure:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_file_says_what_it_is() {
    let (publication, pages) = pages(lessons::by_name("a-to-n").unwrap(), Language::SPANISH, 5);
    let bytes = exported(&publication, &pages);
    let file = PdfFile::new(&bytes);
    let catalog = file.catalog();
    assert_eq!(catalog.get("Lang").unwrap().text().unwrap(), "es");
    assert_eq!(file.of(catalog, "MarkInfo").unwrap().get("Marked"), Some(&Object::Word("true".to_owned())));
    let shows_title = file.of(catalog, "ViewerPreferences").unwrap().get("DisplayDocTitle");
    assert_eq!(shows_title, Some(&Object::Word("true".to_owned())));
    let titles: Vec<_> = file.objects().filter(|object| object.get("Creator").is_some()).collect();
    assert_eq!(titles[0].get("Title").unwrap().text().unwrap(), publication.title);
    let metadata = file.metadata();
    assert!(metadata.contains(&publication.title) && metadata.contains("<pdfuaid:part>1</pdfuaid:part>"), "{metadata}");
    // Nothing in it comes from a clock.
    assert!(!metadata.contains("Date") && file.objects().all(|object| object.get("CreationDate").is_none()));
    assert_eq!(bytes, exported(&publication, &pages));
}

#[test]
fn fonts_are_embedded_and_every_glyph_stands_for_one_character() {
    for name in ["a-to-n", "tic-tac-toe-move-1-alpha-beta"] {
        let (publication, pages) = pages(lessons::by_name(name).unwrap(), Language::ENGLISH, 20);
        let file = PdfFile::new(&exported(&publication, &pages));
        let is_of = |object: &&Object, kind: &str| object.get("Type").and_then(Object::name) == Some(kind);
        let fonts: Vec<_> =
            file.objects().filter(|object| object.get("Subtype").and_then(Object::name) == Some("Type0")).collect();
        assert_eq!(fonts.len(), 2, "the pages share their fonts");
        for font in fonts {
            let name = font.get("BaseFont").unwrap().name().unwrap();
            assert_eq!(name.find('+'), Some(6), "{name} is no subset");
            let characters = file.characters(font);
            assert!(characters.values().all(|text| text.chars().count() == 1), "{characters:?}");
        }
        let descriptors: Vec<_> = file.objects().filter(|object| is_of(object, "FontDescriptor")).collect();
        assert!(descriptors.len() == 2 && descriptors.iter().all(|font| font.get("FontFile2").is_some()));
    }
}

#[test]
fn the_outline_lists_every_page_and_says_which_the_author_marked() {
    let long = "α = 3 is what MAX has already, so no value of C that is 3 or less matters to the root any more";
    let marked = ExportPage { is_bookmarked: true, ..page("A", long, "") };
    let file = PdfFile::new(&exported(&publication("T"), &[page("A", "Short.", ""), marked]));
    let expected =
        ["Step 1 of 1 – Short.", "★ Step 1 of 1 – α = 3 is what MAX has already, so no value of C that is 3 or less…"];
    assert_eq!(file.outline(), expected);
}

#[test]
fn all_pages_have_one_size_and_a_long_note_goes_on_on_pages_of_its_own() {
    let sentences: Vec<String> = (1..=400).map(|number| format!("Sentence {number} of a long note. ")).collect();
    let note = sentences.concat();
    let wide = ExportPage { size: point(3_000.0, 100.0), ..page("wide", "A wide picture.", "") };
    let file = PdfFile::new(&exported(&publication("T"), &[page("A", "First.", &note), wide]));
    let pages = file.pages();
    assert!(2 < pages.len(), "{} pages", pages.len());
    assert_eq!(file.outline().len(), 2);
    for &page in &pages {
        assert_eq!(file.size(page), file.size(pages[0]));
    }
    let structure = file.structure();
    let written: String = structure.all("P").iter().map(|paragraph| paragraph.text.as_str()).collect();
    assert_eq!(written, format!("First.{note}A wide picture."));
}

#[test]
fn spaces_between_single_letters_are_kept() {
    let file = PdfFile::new(&exported(&publication("T"), &[page("≤ 3", "max(3, ≤ 3) = 3.", "6−5=1, −∞ < α < β")]));
    let page = file.pages()[0];
    assert_eq!(text_of(&file, page), "Step 1 of 1|≤ 3|max(3, ≤ 3) = 3.|6−5=1, −∞ < α < β");
}

#[test]
fn a_character_without_a_glyph_stays_in_the_text() {
    let names = "مرحبا 東京 👩‍👩‍👧 ﷺ □ \u{e000}";
    let file = PdfFile::new(&exported(&publication(names), &[page(names, names, names)]));
    let shown = visible_lines(names).into_owned();
    let text: String = text_of(&file, file.pages()[0]).replace('|', "");
    assert_eq!(text, format!("Step 1 of 1{shown}{shown}{shown}"));
}

#[test]
fn a_page_holds_lists_tables_and_what_is_not_read_aloud() {
    let meta = PdfMeta { title: String::new(), language: Language::ENGLISH, theme: Theme::Light };
    let line = |text: &str| vec![PdfLine::new(point(72.0, 72.0), 11.0, Font::Regular, PaletteColor::Text, text)];
    let cell = |tag, text: &str| PdfBlock::text(tag, line(text));
    let shapes = vec![word("3", point(5.0, 5.0))];
    let picture = PdfPicture { shapes, size: point(10.0, 10.0), at: point(72.0, 100.0), scale: 1.0 };
    let item = PdfBlock::group(
        PdfTag::ListItem,
        vec![cell(PdfTag::Label, "1. "), cell(PdfTag::ListBody, "What is the root worth?")],
    );
    let table = PdfBlock::group(
        PdfTag::Table,
        vec![
            PdfBlock::group(
                PdfTag::TableRow,
                vec![cell(PdfTag::ColumnHeader, "node"), cell(PdfTag::ColumnHeader, "value")],
            ),
            PdfBlock::group(PdfTag::TableRow, vec![cell(PdfTag::RowHeader, "A"), cell(PdfTag::Cell, "≥ 3")]),
        ],
    );
    let blocks = [
        PdfBlock::text(PdfTag::Heading(1), line("Exercise")),
        PdfBlock::group(PdfTag::List(PdfNumbering::Decimal), vec![item]),
        table,
        PdfBlock::figure(picture.clone(), " "),
        PdfBlock::decoration(picture),
        PdfBlock::Artifact { kind: PdfArtifact::Header, picture: None, lines: line("head") },
        PdfBlock::footer(line("7-A")),
        // What says nothing leaves no tag.
        PdfBlock::text(PdfTag::Paragraph, Vec::new()),
    ];
    let mut document = PdfDocument::new(&meta).unwrap();
    assert!(document.pages == 0);
    document.add_page(point(595.0, 842.0), None, &blocks).unwrap();
    document.add_page(point(612.0, 792.0), None, &[]).unwrap();
    assert_eq!(document.pages, 2);
    let file = PdfFile::new(&document.finish().unwrap());
    let structure = file.structure();
    let tags: Vec<&str> = structure.children.iter().map(|child| child.tag.as_str()).collect();
    assert_eq!(tags, ["H1", "L", "Table", "Figure"]);
    let texts = |tag: &str| structure.all(tag).iter().map(|element| element.text.as_str()).collect::<String>();
    assert_eq!(
        [texts("Lbl"), texts("LBody"), texts("TH"), texts("TD")],
        ["1. ", "What is the root worth?", "nodevalueA", "≥ 3"]
    );
    let artifacts: Vec<_> = file
        .texts(file.pages()[0])
        .into_iter()
        .filter(|(mark, _)| *mark == Mark::Artifact)
        .map(|(_, text)| text)
        .collect();
    assert_eq!(artifacts, ["3", "head", "7-A"]);
    // A file has an outline and a title, whatever is known of it.
    assert_eq!(file.outline(), ["Poda"]);
}

#[test]
fn a_file_without_pages_or_with_a_page_of_no_size_is_refused() {
    let meta = PdfMeta { title: "T".to_owned(), language: Language::ENGLISH, theme: Theme::Light };
    let mut document = PdfDocument::new(&meta).unwrap();
    for size in [point(0.0, 5.0), point(f32::NAN, 5.0), point(5.0, f32::INFINITY), point(-5.0, 5.0)] {
        assert!(document.add_page(size, None, &[]).is_err(), "{size:?}");
    }
    assert!(document.finish().is_err());
    assert_eq!(Format::Pdf.exporter(publication("T"), 1.0).finish().unwrap(), None);
}

fn any_length() -> impl Strategy<Value = f32> {
    prop_oneof![4 => -50.0..500.0_f32, 1 => any::<f32>(), 1 => Just(0.0)]
}

fn any_point() -> impl Strategy<Value = Point> {
    (any_length(), any_length()).prop_map(|(x, y)| point(x, y))
}

fn any_shape() -> impl Strategy<Value = Shape> {
    let stroke = (any_length(), any_length(), any::<bool>()).prop_map(|(width, opacity, dashed)| {
        Some(Stroke { width, color: PaletteColor::Max, dashed, opacity }).filter(|stroke| stroke.width != 0.0)
    });
    let fill = proptest::option::of(Just(PaletteColor::MinFill));
    let shape = (any_point(), any_point(), any_length(), fill, stroke, ".*", 0..6_u8).prop_map(
        |(min, max, size, fill, stroke, text, kind)| match kind {
            0 => Shape::Line { from: min, to: max, stroke: Stroke::solid(size, PaletteColor::Cut) },
            1 => Shape::Polygon { corners: vec![min, max, point(size, size)], fill, stroke },
            2 => Shape::Rect { min, max, radius: size, fill, stroke },
            3 => Shape::Bar { min, max, color: PaletteColor::Min, opacity: size },
            4 => Shape::Circle { center: min, radius: size, fill, stroke },
            _ => text_shape(min, Anchor::Right, size, Font::Mono, PaletteColor::Text, text),
        },
    );
    shape.prop_recursive(2, 8, 4, |inner| {
        (any_length(), proptest::collection::vec(inner, 0..4))
            .prop_map(|(opacity, shapes)| Shape::Faded { opacity, shapes })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever a file says and wherever its picture has gone, there is a PDF, and all words are in it.
    #[test]
    fn no_text_and_no_shape_is_refused(
        shapes in proptest::collection::vec(any_shape(), 0..8), size in any_point(),
        texts in proptest::array::uniform4(any::<String>()),
    ) {
        let [title, heading, sentence, note] = texts;
        let page = ExportPage { shapes, size, heading, note: Some(note), ..page("A", &sentence, "") };
        let bytes = exported(&publication(&title), std::slice::from_ref(&page));
        let file = PdfFile::new(&bytes);
        let structure = file.structure();
        let said: String = structure.all("P").iter().map(|paragraph| paragraph.text.as_str()).collect();
        for text in [sentence, page.note.clone().unwrap()] {
            let shown = visible_lines(&text).replace('\n', "");
            prop_assert!(text.trim().is_empty() || said.contains(&shown), "{text:?}: {said:?}");
        }
        prop_assert_eq!(bytes, exported(&publication(&title), &[page]));
    }
}
