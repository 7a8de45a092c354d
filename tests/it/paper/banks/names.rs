//! Names and titles in files for learning platforms and graders: read as a platform does, they begin no element that
//! the program did not write, in any kind of search, format and language.

use super::LANGUAGES;
use super::cloze::references;
use super::dom::{self, Element};
use super::html::{Begun, elements};
use crate::cli::hostile_names::{documents, markup};
use crate::cli::program::{Folder, err, program};
use poda::exam::moodle::moodle_xml;
use poda::exam::qti::qti_package;
use poda::exam::{
    AnyPaper, AskedParts, Exercise, KeyForm, MctsPaper, Paper, PaperCode, PaperFormat, PaperSettings, PaperSize,
    mcts_paper,
};
use poda::file::load_with_players;
use poda::i18n::Words;
use poda::practice::generator::MctsWishes;
use serde_json::Value;
use std::cell::Cell;
use std::collections::BTreeSet;
use std::io::{Cursor, Read};
use std::path::Path;
use zip::ZipArchive;

/// How many sets of names are tried.
const SEEDS: u64 = 3;

/// A file, as a reader of its format sees it: each text with its place, in order.
type Texts = Vec<(String, String)>;

/// The texts of a document of XML: those of its elements and attributes.
fn texts(place: &str, element: &Element, found: &mut Texts) {
    let place = format!("{place}/{}", element.name);
    found.push((place.clone(), element.text.clone()));
    for (name, value) in &element.attributes {
        found.push((format!("{place}@{name}"), value.clone()));
    }
    element.children.iter().for_each(|child| texts(&place, child, found));
}

fn texts_of_xml(bytes: &[u8]) -> Texts {
    let mut found = Texts::new();
    texts("", &dom::read(bytes).expect("well-formed"), &mut found);
    // Moodle replaces the references in a blank before it writes the blank into the page.
    let blanks: Texts = found
        .iter()
        .filter(|(place, _)| place.ends_with("/questiontext/text"))
        .flat_map(|(place, text)| {
            let blanks = text.split("{1:").skip(1).map(|rest| rest.split('}').next().unwrap_or_default());
            blanks.map(|blank| (format!("{place}/blank"), references(blank))).collect::<Texts>()
        })
        .collect();
    found.extend(blanks);
    found
}

/// The files of a package with their texts: of XML, of HTML, and of scripts, which hold data.
fn texts_of_package(package: &[u8]) -> Texts {
    let mut archive = ZipArchive::new(Cursor::new(package)).unwrap();
    let mut found = Texts::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).unwrap();
        let name = file.name().unwrap().into_owned();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        match Path::new(&name).extension().and_then(|extension| extension.to_str()) {
            Some("xml") => found.extend(texts_of_xml(&bytes)),
            // Equal pictures are one file, so that their numbers depend on the names.
            Some("svg") => found.push(("picture".to_owned(), String::from_utf8(bytes).unwrap())),
            Some("html") => found.push((name, String::from_utf8(bytes).unwrap())),
            _ => {}
        }
    }
    found
}

/// The elements in each text that has any.
fn begun(texts: &Texts) -> Vec<(&str, Vec<Begun>)> {
    let found = texts.iter().map(|(place, text)| (place.as_str(), elements(text)));
    found.filter(|(_, elements)| !elements.is_empty()).collect()
}

/// Fails if a file with hostile names has other elements in its texts than the same file with harmless names.
fn assert_same_elements(what: &str, hostile: &Texts, harmless: &Texts) {
    for (found, expected) in begun(hostile).iter().zip(begun(harmless)) {
        assert_eq!(*found, expected, "{what}");
    }
    assert_eq!(begun(hostile).len(), begun(harmless).len(), "{what}");
}

/// Hostile names, and the same number of harmless ones.
fn names(seed: Option<u64>) -> impl FnMut() -> String {
    let number = Cell::new(0);
    move || {
        number.set(number.get() + 1);
        match seed {
            Some(seed) => format!("{}{}", markup((seed << 32) + number.get()), number.get()),
            None => format!("name {}", number.get()),
        }
    }
}

/// A paper on two exercises with the same document.
fn paper_on(document: &str, title: Option<String>, words: &Words) -> Paper {
    let exercises = [1, 2].map(|number| {
        let document = load_with_players(document.as_bytes()).unwrap();
        Exercise::of_document(number, document, AskedParts::ALL, usize::MAX, words).unwrap()
    });
    Paper { title, ..Paper::of_exercises(exercises.to_vec(), AskedParts::ALL, PaperSize::A4) }
}

/// A paper on each kind of search that can be asked in a bank.
fn papers(seed: Option<u64>, words: &Words) -> Vec<(&'static str, Paper)> {
    let mut name = names(seed);
    let title = name();
    let documents = documents(&title, names(seed));
    let tree_papers = documents.iter().filter(|(kind, _)| *kind != "sampled");
    tree_papers.map(|(kind, document)| (*kind, paper_on(document, Some(name()), words))).collect()
}

fn sampled_paper(seed: Option<u64>, words: &Words) -> MctsPaper {
    let code = PaperCode { seed: 7, wishes: MctsWishes::default() };
    let settings = PaperSettings { variants: 2, title: Some(names(seed)()), ..PaperSettings::new(code) };
    mcts_paper(&settings, words).unwrap()
}

#[test]
fn no_name_is_an_element_in_a_bank() {
    for words in LANGUAGES.map(Words::new) {
        for seed in 0..SEEDS {
            for ((kind, hostile), (_, harmless)) in papers(Some(seed), &words).into_iter().zip(papers(None, &words)) {
                let moodle = |paper: &Paper| texts_of_xml(&moodle_xml(paper, &words).unwrap().bytes);
                assert_same_elements(kind, &moodle(&hostile), &moodle(&harmless));
                let canvas = |paper: &Paper| texts_of_package(&qti_package(paper, &words).unwrap().bytes);
                assert_same_elements(kind, &canvas(&hostile), &canvas(&harmless));
            }
        }
    }
}

#[test]
fn no_title_is_an_element_in_a_bank_on_monte_carlo_tree_search() {
    for words in LANGUAGES.map(Words::new) {
        let file = |seed, format| {
            let paper = AnyPaper::from(sampled_paper(seed, &words));
            paper.file(format, KeyForm::Short, &words).unwrap().bytes
        };
        for seed in 0..SEEDS {
            let [hostile, harmless] = [Some(seed), None].map(|seed| texts_of_xml(&file(seed, PaperFormat::Moodle)));
            assert_same_elements("moodle", &hostile, &harmless);
            let [hostile, harmless] = [Some(seed), None].map(|seed| texts_of_package(&file(seed, PaperFormat::Canvas)));
            assert_same_elements("canvas", &hostile, &harmless);
        }
    }
}

/// A name that is read as HTML where it is typed could not be typed: its number is typed instead.
#[test]
fn what_is_typed_in_a_bank_is_never_html() {
    let words = Words::new(poda::i18n::Language::ENGLISH);
    let tree = r#"(version: 1, game: Tree(tree: (name: "A", children: [(name: "<b>B</b>", value: 3), (name: "C", value: 5)])))"#;
    let package = qti_package(&paper_on(tree, None, &words), &words).unwrap().bytes;
    let texts = texts_of_package(&package);
    let has = |expected: &str| texts.iter().any(|(_, text)| text == expected);
    assert!(has("2") && !has("C") && !has("<b>B</b>"), "{texts:?}");
    let is_listed = |text: &str| references(text).contains("Type one of these: 1 (<b>B</b>), 2 (C).");
    assert!(texts.iter().any(|(_, text)| is_listed(text)), "{texts:?}");
}

/// The kinds of elements in the texts of a file.
fn kinds(texts: &Texts) -> BTreeSet<(&str, Begun)> {
    let found = begun(texts).into_iter();
    found.flat_map(|(place, elements)| elements.into_iter().map(move |element| (place, element))).collect()
}

#[test]
fn no_name_is_an_element_in_a_page_or_a_package() {
    let folder = Folder::new();
    let exported = |document: &str, format: &str| {
        let file = folder.file("named.ron", document);
        let output = program(&["export", "--lang", "en", "--format", format, "-o", "-"]).arg(&file).output().unwrap();
        assert!(output.status.success(), "{format}: {}", err(&output));
        output.stdout
    };
    let title = |seed| names(seed)();
    let page = |bytes: Vec<u8>| vec![("page".to_owned(), String::from_utf8(bytes).unwrap())];
    for seed in 0..SEEDS {
        let hostile = documents(&title(Some(seed)), names(Some(seed)));
        let harmless = documents(&title(None), names(None));
        for ((kind, hostile), (_, harmless)) in hostile.iter().zip(&harmless) {
            let [hostile_page, harmless_page] = [hostile, harmless].map(|document| page(exported(document, "html")));
            assert_eq!(kinds(&hostile_page), kinds(&harmless_page), "{kind}");
            let [hostile, harmless] =
                [hostile, harmless].map(|document| texts_of_package(&exported(document, "scorm")));
            let (found, expected) = (kinds(&hostile), kinds(&harmless));
            // A name that is shortened is whole in a title.
            let is_title = |(place, element): &(&str, Begun)| *place == "picture" && element[0].ends_with("title");
            let others: Vec<_> = found.difference(&expected).filter(|other| !is_title(other)).collect();
            assert!(others.is_empty(), "{kind}: {others:?}");
        }
    }
}

#[test]
fn no_name_is_an_element_in_a_report_of_a_grader() {
    let folder = Folder::new();
    let reported = |seed: Option<u64>, format: &str, document: &str| {
        let file = folder.file("run.ron", document);
        let run = program(&["trace", "--format", "run"]).arg(&file).output().unwrap();
        let run = String::from_utf8(run.stdout).unwrap().replacen("\"value\":3", "\"value\":5", 1);
        let name = format!("{}.jsonl", names(seed)().replace('/', " "));
        let run = folder.file(&name, run);
        let output = program(&["check", "--lang", "en", "--format", format, "--"]).arg(&run).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    for seed in 0..SEEDS {
        let hostile = documents("T", names(Some(seed)));
        let harmless = documents("T", names(None));
        for ((kind, hostile), (_, harmless)) in hostile.iter().zip(&harmless) {
            let both = |format: &str| {
                [(Some(seed), hostile), (None, harmless)].map(|(seed, document)| reported(seed, format, document))
            };
            let html = both("gradescope").map(|report| {
                let report: Value = serde_json::from_str(&report).unwrap();
                vec![("output".to_owned(), report["tests"][0]["output"].as_str().unwrap().to_owned())]
            });
            assert_eq!(kinds(&html[0]), kinds(&html[1]), "{kind}");
            let names = |xml: &str| {
                let mut found = Texts::new();
                texts("", &dom::read(xml.as_bytes()).expect("well-formed"), &mut found);
                found.into_iter().map(|(place, _)| place).collect::<Vec<_>>()
            };
            let [hostile, harmless] = both("junit").map(|report| names(&report));
            assert_eq!(hostile, harmless, "{kind}");
            // Markdown keeps HTML, and makes links and pictures.
            for report in both("markdown") {
                let prose =
                    report.split("```").step_by(2).flat_map(|part| part.lines().filter(|line| !line.starts_with('#')));
                for line in prose {
                    assert!(!line.contains(['<', '>', '[', ']', '`', '*', '_', '@', '|']), "{kind}: {line}");
                    assert!(!line.contains("://"), "{kind}: {line}");
                }
            }
        }
    }
}
