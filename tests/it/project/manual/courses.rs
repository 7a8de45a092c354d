//! The course pages, `docs/courses`: written from `courses.ron`, and every link on them opened and searched.

use super::{compare, read, root};
use poda::document::{Document, usual_search};
use poda::file::{Link, LinkTarget, load_for_any_search};
use poda::i18n::Language;
use poda::lessons;
use poda::score::CutOn;
use poda::search::Fail;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const LANGUAGES: [Language; 2] = [Language::ENGLISH, Language::SPANISH];

/// A text in both languages.
#[derive(Deserialize)]
struct Text {
    en: String,
    es: String,
}

impl Text {
    fn of(&self, language: Language) -> &str {
        if language == Language::SPANISH { &self.es } else { &self.en }
    }
}

#[derive(Deserialize)]
struct Course {
    /// The name of the page's file.
    file: String,
    title: Text,
    about: Text,
    sections: Vec<Section>,
}

/// A part of a course with conventions of its own.
#[derive(Deserialize)]
struct Section {
    name: Text,
    cut: Option<Cut>,
    fail: Option<Returned>,
    negamax: bool,
    depth: Text,
    items: Vec<Item>,
}

#[derive(Clone, Copy, Deserialize)]
enum Cut {
    Equal,
    Strict,
}

#[derive(Clone, Copy, Deserialize)]
enum Returned {
    Soft,
    Hard,
}

/// A figure, an exercise or a topic, with the position that shows it and what its search answers.
#[derive(Deserialize)]
struct Item {
    place: Text,
    what: Text,
    position: Position,
    /// The value as a number; empty if the search only estimates it.
    value: String,
    leaves: u64,
    /// How many cutoffs prune something; `None` for a search without values.
    cuts: Option<u64>,
    /// How many branches are pruned.
    pruned: Option<u64>,
    best: Option<String>,
}

#[derive(Deserialize)]
enum Position {
    Lesson(String),
    File(String),
}

impl Position {
    fn link(&self) -> String {
        match self {
            Self::Lesson(name) => format!("#lesson={name}"),
            Self::File(text) => {
                let document = load_for_any_search(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
                Link::to_document(document).to_string()
            }
        }
    }
}

fn courses() -> Vec<Course> {
    ron::from_str(&read(&folder().join("courses.ron"))).unwrap_or_else(|error| panic!("courses.ron: {error}"))
}

fn folder() -> PathBuf {
    root().join("docs/courses")
}

/// The course pages that are there.
pub fn pages() -> Vec<PathBuf> {
    let folders = LANGUAGES.iter().map(|language| folder().join(language.code())).filter(|folder| folder.exists());
    let entries = folders.flat_map(|folder| fs::read_dir(folder).unwrap());
    entries.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|it| it == "md")).collect()
}

/// The words of the pages, which are not those of the program.
struct Said {
    index: &'static str,
    intro: &'static str,
    conventions: &'static str,
    table: &'static str,
    yes: &'static str,
    no: &'static str,
    open: &'static str,
    items: &'static str,
}

fn said(language: Language) -> &'static Said {
    if language == Language::SPANISH { &SPANISH } else { &ENGLISH }
}

const ENGLISH: Said = Said {
    index: "Courses and books",
    intro: "What courses and books search and by which conventions, with links that open Poda set up in the same way. A link is what follows the \
                    address of the page: `https://…/poda/#lesson=a-to-n`. In a terminal, `poda '#lesson=a-to-n'` opens it in the window, and \
                    every command takes it in place of a file. Each link was opened and searched: the columns beside it are what Poda answers. \
                    *Leaves* are those that are evaluated, *cuts* are cutoffs that prune something, and *pruned* counts the branches.",
    conventions: "Who cuts on what",
    table: "| course | cuts where | returns | one function for both sides | counts depth in |",
    yes: "negamax",
    no: "no",
    open: "left open",
    items: "| figure or topic | what it is | value | best | leaves | cuts | pruned | link |",
};

const SPANISH: Said = Said {
    index: "Cursos y libros",
    intro: "Qué buscan cursos y libros, con qué convenciones, y enlaces que abren Poda igual que ellos. Un enlace es lo que sigue a la \
                    dirección de la página: `https://…/poda/#lesson=a-to-n`. En una terminal, `poda '#lesson=a-to-n'` lo abre en la ventana, y \
                    todas las órdenes lo aceptan en lugar de un archivo. Cada enlace se ha abierto y buscado: las columnas de al lado son lo \
                    que responde Poda. *Hojas* son las que se evalúan, *podas* los cortes que podan algo, y *podadas* cuenta las ramas.",
    conventions: "Quién poda con qué",
    table: "| curso | poda donde | devuelve | una función para los dos bandos | cuenta la profundidad en |",
    yes: "negamax",
    no: "no",
    open: "queda abierto",
    items: "| figura o tema | qué es | valor | mejor | hojas | podas | podadas | enlace |",
};

fn cut(section: &Section, said: &Said) -> &'static str {
    match section.cut {
        Some(Cut::Equal) => "α ≥ β",
        Some(Cut::Strict) => "α > β",
        None => said.open,
    }
}

fn returned(section: &Section, said: &Said) -> &'static str {
    match section.fail {
        Some(Returned::Soft) => "fail-soft",
        Some(Returned::Hard) => "fail-hard",
        None => said.open,
    }
}

fn conventions<'a>(language: Language, rows: impl Iterator<Item = (&'a Course, &'a Section)>) -> String {
    let said = said(language);
    let mut table = format!("{}\n|---|---|---|---|---|\n", said.table);
    for (course, section) in rows {
        let negamax = if section.negamax { said.yes } else { said.no };
        let [name, depth] = [&section.name, &section.depth].map(|text| text.of(language));
        let name = format!("[{}]({}.md): {name}", course.title.of(language), course.file);
        let (cut, returned) = (cut(section, said), returned(section, said));
        table += format!("| {name} | {cut} | {returned} | {negamax} | {depth} |\n").as_str();
    }
    table
}

/// The page of a course.
fn page(course: &Course, language: Language) -> String {
    let said = said(language);
    let mut page = format!("# {}\n\n{}\n", course.title.of(language), course.about.of(language));
    for section in &course.sections {
        page += format!("\n## {}\n\n", section.name.of(language)).as_str();
        page += &conventions(language, [(course, section)].into_iter());
        page += format!("\n{}\n|---|---|---|---|---|---|---|---|\n", said.items).as_str();
        for item in &section.items {
            let number = |count: Option<u64>| count.map_or_else(|| "–".to_owned(), |count| count.to_string());
            let value = if item.value.is_empty() { "–" } else { &item.value };
            let best = item.best.as_deref().unwrap_or("–");
            let [place, what] = [&item.place, &item.what].map(|text| text.of(language));
            let counts =
                [Some(item.leaves).filter(|_| item.cuts.is_some()), item.cuts, item.pruned].map(number).join(" | ");
            page +=
                format!("| {place} | {what} | {value} | {best} | {counts} | `{}` |\n", item.position.link()).as_str();
        }
    }
    page += format!("\n[{}](index.md)\n", said.index).as_str();
    page
}

fn index(courses: &[Course], language: Language) -> String {
    let said = said(language);
    let mut page = format!("# {}\n\n{}\n\n", said.index, said.intro);
    for course in courses {
        page += format!("- [{}]({}.md)\n", course.title.of(language), course.file).as_str();
    }
    page += format!("\n## {}\n\n", said.conventions).as_str();
    page + &conventions(language, courses.iter().flat_map(|course| course.sections.iter().map(move |it| (course, it))))
}

/// The table of contents, by which the pages are published as a book.
fn contents(courses: &[Course], language: Language) -> String {
    let title = said(language).index;
    let chapters = courses.iter().map(|course| format!("- [{}]({}.md)\n", course.title.of(language), course.file));
    format!("# {title}\n\n[{title}](index.md)\n\n{}", chapters.collect::<String>())
}

#[test]
fn the_course_pages_are_those_of_the_data() {
    let courses = courses();
    for language in LANGUAGES {
        let folder = folder().join(language.code());
        let pages = courses.iter().map(|course| (format!("{}.md", course.file), page(course, language)));
        let own = [("index.md", index(&courses, language)), ("SUMMARY.md", contents(&courses, language))];
        let pages: Vec<_> = pages.chain(own.map(|(name, text)| (name.to_owned(), text))).collect();
        if super::is_update() {
            fs::create_dir_all(&folder).unwrap();
            pages
                .iter()
                .filter(|(name, _)| !folder.join(name).exists())
                .for_each(|(name, _)| fs::write(folder.join(name), "").unwrap());
        }
        let entries = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let present: BTreeSet<_> =
            entries.filter(|name| Path::new(name).extension().is_some_and(|it| it == "md")).collect();
        assert_eq!(present, pages.iter().map(|(name, _)| name.clone()).collect(), "{}", folder.display());
        for (name, text) in pages {
            compare(&folder.join(name), |_| text);
        }
    }
}

/// The document that a link opens.
fn opened(link: &str) -> Document {
    match Link::parse(link).unwrap_or_else(|error| panic!("{link}: {error}")).target {
        LinkTarget::Document(document) => *document,
        LinkTarget::Lesson(name) => lessons::all()[lessons::by_name(&name).unwrap_or_else(|| panic!("{link}"))].clone(),
        LinkTarget::BundledLecture(_) | LinkTarget::Lecture(_) | LinkTarget::Run(_) => panic!("{link}"),
    }
}

#[test]
fn every_link_answers_what_is_claimed_beside_it_by_the_conventions_of_its_course() {
    for course in courses() {
        for section in &course.sections {
            for item in &section.items {
                let (link, at) = (item.position.link(), format!("{}: {}", course.file, item.place.en));
                let document = opened(&link);
                let config = document.search().copied().unwrap_or_else(|| usual_search(document.position()));
                // Only a search that prunes has such conventions.
                if document.sampled().is_none() && config.algorithm.properties().prunes {
                    let is_strict = section.cut.is_none_or(|cut| match cut {
                        Cut::Equal => config.cut_on == CutOn::Equal,
                        Cut::Strict => config.cut_on == CutOn::Strict,
                    });
                    let is_returned = section.fail.is_none_or(|fail| match fail {
                        Returned::Soft => config.fail == Fail::Soft,
                        Returned::Hard => config.fail == Fail::Hard,
                    });
                    assert!(is_strict && is_returned, "{at}: {config:?}");
                }
                assert!(section.negamax || !config.algorithm.properties().counts_for_mover, "{at}");
                let output =
                    Command::new(env!("CARGO_BIN_EXE_poda")).args(["solve", "--json", &link]).output().unwrap();
                assert!(output.status.success(), "{at}: {}", String::from_utf8_lossy(&output.stderr));
                let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
                if !item.value.is_empty() {
                    assert_eq!(answer["value"].to_string().trim_matches('"'), item.value, "{at}");
                }
                if let Some(cuts) = item.cuts {
                    let counts = ["leaves", "cutoffs_that_prune", "pruned_branches"].map(|name| answer[name].as_u64());
                    assert_eq!(counts, [Some(item.leaves), Some(cuts), item.pruned], "{at}");
                }
                if let Some(best) = &item.best {
                    assert_eq!(answer["best"].as_str(), Some(best.as_str()), "{at}");
                }
            }
        }
    }
}
