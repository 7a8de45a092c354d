//! Question banks: what a platform reads in them, and that it marks only right answers as right.

mod cloze;
pub mod dom;
mod html;
mod moodle;
mod names;
mod qti;
mod refused;
mod search;

use poda::exam::{AskedParts, Exercise, Paper, PaperCode, PaperSettings, PaperSize, paper};
use poda::file::load;
use poda::i18n::{Language, Words};

const LANGUAGES: [Language; 2] = [Language::ENGLISH, Language::SPANISH];

/// Returns a paper that is generated from a seed.
fn generated(seed: u64, count: usize, variants: usize, words: &Words) -> Paper {
    paper(&PaperSettings { count, variants, ..PaperSettings::new(PaperCode::of_seed(seed)) }, words).unwrap()
}

/// Returns a paper on the texts of position files.
fn own(texts: &[&str], words: &Words) -> Paper {
    let exercises = (1..).zip(texts).map(|(number, text)| {
        let document = load(text.as_bytes()).unwrap();
        Exercise::of_document(number, document, AskedParts::ALL, usize::MAX, words).unwrap()
    });
    Paper::of_exercises(exercises.collect(), AskedParts::ALL, PaperSize::A4)
}

/// A tree whose names hold every sign that a format could read otherwise.
const NASTY: &str = r#"(version: 1, title: "a ]]> b < c & \"d\" {#1}", game: Tree(tree: (name: "{1:MC:=x~y}", children: [
    (name: "a}b#c~d", children: [(name: "\\}", value: 3), (name: "=1/2", value: 12), (name: "%50%z", value: 8)]),
    (name: "[b1]", children: [(name: "<b>", value: 2), (name: "&amp;", value: 4), (name: "]]>", value: 6)]),
    (name: "B$$x$$", children: [(name: "\\(y\\)", value: -14), (name: "ñ ∞", value: 5), (name: "\"q\"", value: 2)]),
])))"#;
