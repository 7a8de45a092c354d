//! The README and the manual: every sample works, no link is dead, no page is too long, and both languages say the
//! same. The samples of Rust are documentation tests of the library.
//!
//! With `PODA_UPDATE_DOCS=1` in the environment, these tests write what commands print and the generated tables into
//! the pages, instead of failing.

mod courses;
mod links;
mod reading;
#[cfg(target_os = "linux")]
mod shell;
mod tables;

use poda::file::{load_exam_plan, load_file};
use poda::lessons;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The fences of samples that are executed or checked, and of those that only show something.
const FENCES: &[&str] = &["rust", "ron", "console", "sh", "sh no_run", "text", "html", "js", "r"];

/// The fences that also write their text to a file, which later commands of the page read: `ron file=t.ron`.
const FILE_FENCES: &[&str] = &["ron", "json", "python", "csv"];

/// A fenced block of a page.
struct Block<'a> {
    /// What follows the opening fence.
    info: &'a str,
    text: &'a str,
}

impl<'a> Block<'a> {
    /// The file that the block is written to, if any.
    fn file(&self) -> Option<&'a str> {
        let (language, file) = self.info.split_once(" file=")?;
        FILE_FENCES.contains(&language).then_some(file)
    }
}

/// The fenced blocks of a page, in order.
fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut parts = page.split("\n```").skip(1);
    let mut found = Vec::new();
    while let Some(part) = parts.next() {
        let (info, text) = part.split_once('\n').unwrap_or((part, ""));
        found.push(Block { info: info.trim_end(), text });
        assert!(
            parts.next().is_some_and(|after| after.is_empty() || after.starts_with('\n')),
            "a fence is not closed: {info}"
        );
    }
    found
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The pages of the manual in a language, by its code.
fn chapters(language: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("docs").join(language)).unwrap();
    let mut pages: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    pages.retain(|page| page.extension().is_some_and(|ending| ending == "md"));
    pages.sort();
    assert!(8 < pages.len(), "the manual in {language} has {} pages", pages.len());
    pages
}

/// The pages for contributors.
const FOR_CONTRIBUTORS: [&str; 3] = ["CONTRIBUTING.md", "docs/contributing/add.md", "docs/contributing/translate.md"];

/// Every page that a reader is given.
fn pages() -> Vec<PathBuf> {
    let own = ["README.md", "CHANGELOG.md", "docs/study/README.md"];
    let own = own.iter().chain(&FOR_CONTRIBUTORS).map(|name| root().join(name)).collect::<Vec<_>>();
    [own, courses::pages(), chapters("en"), chapters("es")].concat()
}

fn read(page: &Path) -> String {
    fs::read_to_string(page).unwrap_or_else(|error| panic!("{}: {error}", page.display()))
}

/// Whether the pages are to be written anew where they differ from what is found.
fn is_update() -> bool {
    std::env::var_os("PODA_UPDATE_DOCS").is_some_and(|value| value == "1")
}

/// Taken while a page is compared, so that two tests do not write one page at once.
static WRITING: Mutex<()> = Mutex::new(());

/// Compares a page with what it should be, or writes it anew.
fn compare(page: &Path, correct: impl FnOnce(&str) -> String) {
    let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    let found = read(page);
    let expected = correct(&found);
    if found == expected {
        return;
    }
    if is_update() {
        return fs::write(page, expected).unwrap();
    }
    let differs = found.lines().zip(expected.lines()).position(|(found, expected)| found != expected);
    let at = differs.unwrap_or_else(|| found.lines().count().min(expected.lines().count()));
    let line = |text: &str| text.lines().nth(at).unwrap_or("the end of the page").to_owned();
    panic!(
        "{}:{}: the page says\n{}\nand should say\n{}\nPODA_UPDATE_DOCS=1 writes it anew.",
        page.display(),
        at + 1,
        line(&found),
        line(&expected)
    );
}

#[test]
fn every_sample_says_how_it_is_checked() {
    for page in pages() {
        for block in blocks(&read(&page)) {
            let is_known = FENCES.contains(&block.info) || block.file().is_some();
            assert!(is_known, "{}: nothing checks a sample that is marked `{}`", page.display(), block.info);
        }
    }
}

#[test]
fn every_position_file_in_them_can_be_opened() {
    let mut opened = 0;
    for page in pages() {
        for block in blocks(&read(&page)).into_iter().filter(|block| block.info.split(' ').next() == Some("ron")) {
            let plan = load_exam_plan(block.text.as_bytes(), &lessons::names());
            if !matches!(plan, Ok(Some(_))) {
                let loaded = load_file(block.text.as_bytes(), &lessons::names());
                assert!(loaded.is_ok(), "{}: {:?}\n{}", page.display(), loaded.err(), block.text);
            }
            opened += 1;
        }
    }
    assert!(20 < opened, "only {opened} position files were found");
}

/// The headings and blocks of a page and the rows of its tables, in order: what a translation leaves as it is. Samples
/// of Rust and of position files, and commands, are the same in both; texts in them are not compared.
fn outline(page: &str) -> Vec<String> {
    let mut outline = Vec::new();
    let mut fence: Option<&str> = None;
    for line in page.lines() {
        match (fence, line.strip_prefix("```")) {
            (None, Some(info)) => {
                outline.push(format!("```{info}"));
                fence = Some(info);
            }
            (Some(_), Some(_)) => fence = None,
            (Some("rust"), None) => outline.push(line.to_owned()),
            (Some("console"), None) if line.starts_with("$ ") => outline.push(line.to_owned()),
            (None, None) if line.starts_with('#') => {
                outline.push(line.split(' ').next().unwrap_or_default().to_owned());
            }
            (None, None) if line.starts_with("| ") => outline.push("|".to_owned()),
            (None, None) if line.starts_with("<!-- ") => outline.push(line.to_owned()),
            (_, None) => {}
        }
    }
    outline
}

#[test]
fn both_languages_have_the_same_chapters_with_the_same_samples() {
    let [english, spanish] = ["en", "es"].map(chapters);
    let names = |pages: &[PathBuf]| pages.iter().map(|page| page.file_name().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(names(&english), names(&spanish));
    for (english, spanish) in english.iter().zip(&spanish) {
        let (one, other) = (outline(&read(english)), outline(&read(spanish)));
        let differs = one.iter().zip(&other).position(|(one, other)| one != other);
        let at = differs.unwrap_or_else(|| one.len().min(other.len()));
        assert!(one == other, "{}: {:?}, in Spanish {:?}", english.display(), one.get(at), other.get(at));
    }
}

#[test]
fn every_chapter_is_in_the_table_of_contents() {
    for language in ["en", "es"] {
        let contents = read(&root().join("docs").join(language).join("SUMMARY.md"));
        for page in chapters(language) {
            let name = page.file_name().unwrap().to_str().unwrap();
            assert!(name == "SUMMARY.md" || contents.contains(&format!("]({name})")), "{name} is not in the contents");
        }
    }
}

#[test]
fn the_readme_is_short() {
    let lines = read(&root().join("README.md")).lines().count();
    assert!(lines <= 70, "README.md has {lines} lines; what does not fit belongs in the manual");
}

#[test]
fn the_pages_for_contributors_have_no_line_over_140_columns() {
    for name in FOR_CONTRIBUTORS {
        for (at, line) in read(&root().join(name)).lines().enumerate() {
            assert!(line.chars().count() <= 140, "{name}:{} is too long", at + 1);
        }
    }
}

#[test]
fn no_chapter_is_longer_than_3000_words() {
    for page in [chapters("en"), chapters("es")].concat() {
        let words = read(&page).split_whitespace().count();
        assert!(words <= 3_000, "{}: {words} words; cut it, or make it two pages", page.display());
    }
}

/// The environment variables of Poda's own that a file of text names.
fn variables(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_ascii_uppercase() && letter != '_');
    words.filter(|word| word.strip_prefix("PODA_").is_some_and(|rest| !rest.is_empty()))
}

#[test]
fn every_environment_variable_is_explained_to_contributors() {
    let page = read(&root().join("CONTRIBUTING.md"));
    let mut folders =
        ["src", "tests", "benches", "web", "python", ".ci", ".github"].map(|name| root().join(name)).to_vec();
    let mut found = 0;
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                if !path.ends_with("dist") && !path.ends_with("node_modules") {
                    folders.push(path);
                }
            } else if let Ok(text) = fs::read_to_string(&path) {
                for variable in variables(&text) {
                    found += 1;
                    assert!(page.contains(&format!("`{variable}`")), "{}: {variable} is not explained", path.display());
                }
            }
        }
    }
    assert!(20 < found, "only {found} variables were found");
}

#[test]
fn blocks_are_found_with_their_files() {
    let page = "# A\n\n```ron file=a.ron\n(x)\n```\n\ntext\n\n```sh\n```\n";
    let found: Vec<_> = blocks(page).iter().map(|block| (block.info, block.file(), block.text.to_owned())).collect();
    assert_eq!(found, [("ron file=a.ron", Some("a.ron"), "(x)".to_owned()), ("sh", None, String::new())]);
}
