//! The files for the web, SVG and the handout in HTML: that other programs can read them, and that nothing is lost in
//! them.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use poda::document::{Document, usual_search};
use poda::export::{ExportPage, Exporter, Format};
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::fonts::Font;
use poda::picture::palette::Theme;
use poda::picture::shape::Shape;
use poda::series::{SearchPages, Series, SeriesOptions, StepGroup, StepSelection};
use poda::text::visible_lines;
use poda::trace::Recorded;
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use quick_xml::events::Event;
use quick_xml::reader::Reader;
use sha2::{Digest, Sha256};
use skrifa::{FontRef, MetadataProvider};
use std::collections::BTreeSet;

const HOSTILE: &str = r#"(version: 1, title: "</title></svg><script>1 & 2", game: Tree(tree: (name: "a<b>&\"c\"]]>", children: [
    (name: "--><!--{\u{7}\u{202e}\u{ffff}", value: 3), (name: "東京 👍 ñ", value: -2.5), (name: "' onload='x", value: 8),
])), bookmarks: [(step: 1, note: "</p></article>\n<b>&amp;")])"#;

/// A document with a search of it.
struct Searched {
    document: Document,
    recorded: Recorded<poda::game::any::AnyGame>,
}

impl Searched {
    fn new(document: Document) -> Self {
        let search = document.search().copied().unwrap_or_else(|| usual_search(document.position()));
        let passes = record_passes(&search, document.position(), Limits::nodes(20_000), &());
        Self { document, recorded: Recorded::Search(passes) }
    }

    fn hostile() -> Self {
        Self::new(poda::file::load(HOSTILE.as_bytes()).unwrap())
    }

    fn lesson(name: &str) -> Self {
        Self::new(lessons::all()[lessons::by_name(name).unwrap()].clone())
    }

    /// Returns some pages, and an exporter for them.
    fn pages(
        &self,
        wanted: impl Fn(usize, usize) -> bool,
        format: Format,
        theme: Theme,
        language: Language,
    ) -> (Vec<ExportPage>, Box<dyn Exporter>) {
        let words = Words::new(language);
        let search = SearchPages { document: &self.document, recorded: self.recorded.clone(), is_own: true };
        let all = StepSelection::from(StepGroup::All);
        let mut series = Series::new(search, &all, SeriesOptions::default(), &words).unwrap();
        let count = series.steps().len();
        let pages = (0..count).filter(|&number| wanted(number, count)).map(|number| series.page(number).unwrap());
        (pages.collect(), format.exporter(series.publication(theme), 1.0))
    }

    fn svgs(
        &self,
        theme: Theme,
        language: Language,
        wanted: impl Fn(usize, usize) -> bool,
    ) -> Vec<(ExportPage, String)> {
        let (pages, mut exporter) = self.pages(wanted, Format::Svg, theme, language);
        let file = |page: ExportPage| {
            let bytes = exporter.add(&page).unwrap().expect("a file per page");
            (page, String::from_utf8(bytes).unwrap())
        };
        pages.into_iter().map(file).collect()
    }

    fn handout(&self, theme: Theme, language: Language) -> (Vec<ExportPage>, String) {
        let (pages, mut exporter) = self.pages(|_, _| true, Format::Html, theme, language);
        for page in &pages {
            assert_eq!(exporter.add(page), Ok(None));
        }
        (pages, String::from_utf8(exporter.finish().unwrap().expect("a file of all pages")).unwrap())
    }
}

fn few(number: usize, count: usize) -> bool {
    [0, count / 3, 2 * count / 3, count - 1].contains(&number)
}

/// An element with the text in it.
#[derive(Debug)]
struct Element {
    name: String,
    attributes: Vec<(String, String)>,
    text: String,
}

impl Element {
    fn attribute(&self, wanted: &str) -> Option<&str> {
        self.attributes.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    }
}

fn utf8(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("text in UTF-8")
}

/// Reads markup whose every element ends where it has to. Elements named `void` have no end.
fn read(markup: &str, void: &[&str]) -> Vec<Element> {
    let mut reader = Reader::from_str(markup);
    reader.config_mut().check_end_names = false;
    reader.config_mut().allow_unmatched_ends = true;
    let (mut elements, mut open): (Vec<Element>, Vec<usize>) = (Vec::new(), Vec::new());
    loop {
        let event = reader.read_event().unwrap_or_else(|fault| panic!("{fault}: {markup}"));
        match &event {
            Event::Start(start) | Event::Empty(start) => {
                let attributes = start.attributes().map(|attribute| {
                    let attribute = attribute.unwrap();
                    let value = quick_xml::escape::unescape(utf8(&attribute.value)).unwrap().into_owned();
                    (utf8(attribute.key.into_inner()).to_owned(), value)
                });
                let name = utf8(start.name().into_inner());
                elements.push(Element { name: name.to_owned(), attributes: attributes.collect(), text: String::new() });
                if matches!(event, Event::Start(_)) && !void.contains(&name) {
                    open.push(elements.len() - 1);
                }
            }
            Event::End(end) => {
                let element = &elements[open.pop().expect("an element that is open")];
                assert_eq!(element.name, utf8(end.name().into_inner()));
            }
            Event::Text(text) => {
                for &element in &open {
                    elements[element].text.push_str(utf8(text));
                }
            }
            Event::GeneralRef(entity) => {
                let letter = quick_xml::escape::resolve_predefined_entity(utf8(entity)).expect("an entity of XML");
                for &element in &open {
                    elements[element].text.push_str(letter);
                }
            }
            Event::DocType(_) => {}
            Event::Eof => break,
            other => panic!("{other:?}"),
        }
    }
    assert!(open.is_empty(), "{open:?} are not ended");
    elements
}

/// The texts of a picture as they are shown, in order.
fn texts(shapes: &[Shape], found: &mut Vec<(Font, String)>) {
    for shape in shapes {
        match shape {
            Shape::Text { text, font, .. } => found.push((*font, visible_lines(text).replace('\n', " "))),
            Shape::Faded { shapes, .. } => texts(shapes, found),
            _ => {}
        }
    }
}

/// The characters of the fonts that are embedded in a style sheet, by weight.
fn embedded(css: &str) -> Vec<(u16, BTreeSet<char>)> {
    let rules = css.split("@font-face").skip(1);
    let read = |rule: &str| {
        let (_, weight) = rule.split_once("font-weight:").unwrap();
        let (_, data) = rule.split_once("url(data:font/ttf;base64,").unwrap();
        let bytes = STANDARD.decode(data.split(')').next().unwrap()).unwrap();
        let font = FontRef::new(&bytes).unwrap();
        let characters = font.charmap().mappings().filter_map(|(code, _)| char::from_u32(code)).collect();
        (weight[..3].parse().unwrap(), characters)
    };
    rules.map(read).collect()
}

fn check_svg(page: &ExportPage, svg: &str, theme: Theme, language: Language) {
    // Without a list of void elements this is what XML asks for.
    let elements = read(svg, &[]);
    let root = &elements[0];
    assert_eq!((root.name.as_str(), root.attribute("role")), ("svg", Some("img")));
    assert_eq!(root.attribute("lang"), Some(language.code()));
    assert!(elements[1].name == "title" && elements[1].text.ends_with(&page.heading), "{:?}", elements[1]);
    assert_eq!((elements[2].name.as_str(), &elements[2].text), ("desc", &page.plain_caption()));
    assert!(elements.iter().all(|element| element.attribute("id").is_none()), "two files in one page would clash");
    let [red, green, blue] = theme.color(poda::picture::palette::PaletteColor::Background);
    let background = elements.iter().find(|element| element.name == "rect").unwrap();
    assert_eq!(background.attribute("fill"), Some(format!("#{red:02X}{green:02X}{blue:02X}").as_str()));
    assert_eq!(background.attribute("width"), root.attribute("width"));

    let mut shown = Vec::new();
    texts(&page.shapes, &mut shown);
    let written: Vec<_> = elements.iter().filter(|element| element.name == "text").map(|it| &it.text).collect();
    assert_eq!(written, shown.iter().map(|(_, text)| text).collect::<Vec<_>>());
    let names: Vec<_> = elements.iter().skip(2).filter(|element| element.name == "title").map(|it| &it.text).collect();
    assert_eq!(names, page.nodes.iter().map(|node| &node.name).collect::<Vec<_>>());
    check_fonts(&shown, &embedded(svg));
}

/// Checks that the embedded fonts have the characters of the texts, as far as the bundled fonts have them, and no
/// other.
fn check_fonts(texts: &[(Font, String)], embedded: &[(u16, BTreeSet<char>)]) {
    for (font, weight) in [(Font::Regular, 400), (Font::SemiBold, 600)] {
        let used = texts.iter().filter(|(of, _)| *of == font).flat_map(|(_, text)| text.chars());
        let used: BTreeSet<char> = used.filter(|&letter| font.has(letter)).collect();
        let found = embedded.iter().find(|(of, _)| *of == weight).map(|(_, letters)| letters.clone());
        assert_eq!(found.unwrap_or_default(), used, "{font:?}");
    }
}

#[test]
fn an_svg_of_any_lesson_is_xml_with_its_sentence_its_texts_and_just_their_characters() {
    for (number, document) in lessons::all().iter().enumerate() {
        let search = Searched::new(document.clone());
        let (theme, language) = [(Theme::Light, Language::ENGLISH), (Theme::Dark, Language::SPANISH)][number % 2];
        for (page, svg) in search.svgs(theme, language, few) {
            check_svg(&page, &svg, theme, language);
        }
    }
}

#[test]
fn an_svg_holds_whatever_nodes_are_called() {
    for (theme, language) in [(Theme::Dark, Language::ENGLISH), (Theme::Print, Language::SPANISH)] {
        let pages = Searched::hostile().svgs(theme, language, |_, _| true);
        assert!(3 < pages.len());
        for (page, svg) in &pages {
            check_svg(page, svg, theme, language);
        }
    }
}

#[test]
fn a_small_svg_is_as_before() {
    let search = Searched::new(poda::file::load(b"(version: 1, game: Tree(tree: [3, 5]))").unwrap());
    let files = search.svgs(Theme::Light, Language::ENGLISH, |number, count| number + 1 == count);
    // The fonts are long, and compared with what is written elsewhere.
    let lines = files[0].1.lines().filter(|line| !line.starts_with("@font-face"));
    insta::assert_snapshot!(lines.collect::<Vec<_>>().join("\n"));
}

/// The elements of HTML that have no end, of those that a handout uses.
const VOID: &[&str] = &["meta", "input", "br"];

/// Reads a handout without its style and script, which are no markup, and returns these too.
fn read_html(html: &str) -> (Vec<Element>, String, String) {
    let (before, rest) = html.split_once("<style>").unwrap();
    let (style, rest) = rest.split_once("</style>\n<script>").unwrap();
    let (script, after) = rest.split_once("</script>").unwrap();
    (read(&format!("{before}{after}"), VOID), style.to_owned(), script.to_owned())
}

fn check_handout(pages: &[ExportPage], html: &str, language: Language) {
    let (elements, style, script) = read_html(html);
    let all = |name: &str| elements.iter().filter(|element| element.name == name).collect::<Vec<_>>();
    assert_eq!(all("html")[0].attribute("lang"), Some(language.code()));
    // Every page once, in order, with its heading, sentence and note.
    let articles = all("article");
    assert_eq!(articles.len(), pages.len());
    for (page, article) in pages.iter().zip(articles) {
        assert_eq!(article.attribute("id"), Some(page.step.to_string().as_str()));
        let mut shown = Vec::new();
        texts(&page.shapes, &mut shown);
        let picture: String = shown.into_iter().map(|(_, text)| text).collect();
        let note = page.note.as_deref().unwrap_or_default().replace('\n', "");
        let expected = format!("{}{picture}{}{note}", page.heading, page.plain_caption());
        let found = article.text.replace('\n', "");
        assert!(found.starts_with(&page.heading) && found.ends_with(&expected[page.heading.len()..]), "{found}");
    }
    // Ids are there once, and what is referred to is there.
    let ids: Vec<_> = elements.iter().filter_map(|element| element.attribute("id")).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
    for reference in all("use") {
        let wanted = reference.attribute("href").unwrap().strip_prefix('#').unwrap();
        assert!(ids.contains(&wanted), "{wanted}");
    }
    // Nothing comes from elsewhere, and no other style or script than these is allowed.
    for place in ["http:", "https:", "src=", "@import", "file:", "//cdn"] {
        assert!(!html.contains(place), "{place}");
    }
    let policy = all("meta").into_iter().find_map(|meta| meta.attribute("content").filter(|it| it.contains("-src")));
    let policy = policy.expect("a content security policy");
    assert!(policy.starts_with("default-src 'none'; ") && !policy.contains("unsafe"), "{policy}");
    for (kind, text) in [("style-src", style.as_str()), ("script-src", script.as_str())] {
        let hash = STANDARD.encode(Sha256::digest(text.as_bytes()));
        assert!(policy.contains(&format!("{kind} 'sha256-{hash}'")), "{policy}");
    }
    assert!(elements.iter().all(|element| element.attributes.iter().all(|(name, _)| name != "style")), "refused");
    for control in all("button").into_iter().chain(all("input")) {
        assert!(control.attribute("aria-label").is_some_and(|label| !label.is_empty()), "{control:?}");
    }
}

#[test]
fn a_handout_has_every_page_once_and_needs_nothing_else() {
    for (name, theme, language) in [
        ("a-to-n", Theme::Light, Language::ENGLISH),
        ("tic-tac-toe-move-1-alpha-beta", Theme::Dark, Language::SPANISH),
        ("iterative-deepening", Theme::Print, Language::ENGLISH),
    ] {
        let (pages, html) = Searched::lesson(name).handout(theme, language);
        check_handout(&pages, &html, language);
        // Shapes that do not change from step to step are there once.
        let bytes = html.len() / pages.len();
        assert!(bytes < 12_000, "{name}: {bytes} bytes a page");
    }
}

#[test]
fn a_handout_holds_whatever_nodes_and_titles_are_called() {
    let (pages, html) = Searched::hostile().handout(Theme::Light, Language::SPANISH);
    let (elements, style, _) = read_html(&html);
    assert_eq!(html.matches("<script>").count(), 1);
    let title = elements.iter().find(|element| element.name == "title").unwrap();
    assert_eq!(title.text, "</title></svg><script>1 & 2");
    assert!(!style.contains('<'), "nothing ends the style");
    assert_eq!(elements.iter().filter(|element| element.name == "article").count(), pages.len());
    let note = elements.iter().find(|element| element.attribute("class") == Some("note")).unwrap();
    assert_eq!(note.text, "</p></article><b>&amp;");
}

#[test]
fn the_same_pages_give_the_same_bytes() {
    let search = Searched::lesson("a-to-n");
    let written =
        || (search.handout(Theme::Dark, Language::ENGLISH).1, search.svgs(Theme::Dark, Language::ENGLISH, few));
    assert!(written() == written());
}
