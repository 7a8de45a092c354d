//! Question banks for Moodle: its XML format, with a question of type *cloze* (embedded answers) for each exercise.
//!
//! Import: *Question bank → Import → Moodle XML format*. The variants of an exercise are questions in a category of their own, so that
//! a random question from each category makes a quiz in which every student has another variant.
//!
//! Every blank is worth one mark. A value in a search that prunes has two: how it relates to the true value is chosen, and its number
//! typed.
//!
//! # Rules of the format
//!
//! As Moodle's documentation of embedded answers and its importer have them:
//!
//! * A blank is `{weight:TYPE:answer~answer~…}` with a whole weight; an answer is `=text` (100 %), `%50%text` or `text` (0 %), each
//!   with `#feedback` behind it where there is some. At least one answer is worth 100 %.
//! * `}`, `~` and `#` end an answer, unless a backslash stands before them. Of the escapes Moodle removes only `\}` and
//!   `\#`, after it has replaced character references. A sign such as `~` in a choice is therefore written as a reference
//!   that the browser reads, with `&` as `&amp;` and `#` as `\#`.
//! * `NUMERICAL` takes ASCII numbers alone, with a tolerance behind a colon: `=3:0`. Neither −∞ nor the hyphen of a node that is
//!   not visited is one. A column in which either may stand is `SHORTANSWER` throughout, with all usual ways to type each number:
//!   of anything else in a numerical blank Moodle would say that a number is expected there, and that tells too much.
//! * `MULTICHOICE` is a menu in the given order, with two choices or more.

mod cloze;

use super::bank::{BankFailure, BankQuestion, Xml, question_html, questions, reasons_html};
use super::paper::Paper;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use cloze::Cloze;
use poda_words::i18n::Words;

/// Returns the XML file of a paper.
///
/// # Errors
/// Which exercise cannot be a question, and why.
pub fn moodle_xml(paper: &Paper, words: &Words) -> Result<Vec<u8>, BankFailure> {
    let exercises = questions(paper, words)?;
    let has_variants = 1 < paper.variants.len();
    let mut categories = vec!["Poda".to_owned()];
    categories.extend(paper.title.clone().or_else(|| paper.code.map(|code| code.to_string())));
    let mut xml = Xml::new();
    xml.element("quiz", &[], |xml| {
        if !has_variants {
            write_category(xml, &categories);
        }
        for variants in &exercises {
            if let Some(first) = variants.first().filter(|_| has_variants) {
                write_category(xml, &[&categories[..], std::slice::from_ref(&first.exercise_name)].concat());
            }
            for question in variants {
                write_question(xml, paper, question, words);
            }
        }
    });
    Ok(xml.finish())
}

/// Writes the category of the questions that follow.
fn write_category(xml: &mut Xml, names: &[String]) {
    let names = names.iter().map(|name| name.replace('/', "//"));
    let path: Vec<String> = ["$course$".to_owned(), "top".to_owned()].into_iter().chain(names).collect();
    xml.element("question", &[("type", "category")], |xml| {
        xml.element("category", &[], |xml| xml.leaf("text", &[], &path.join("/")));
        xml.element("info", &[("format", "html")], |xml| xml.leaf("text", &[], ""));
        xml.leaf("idnumber", &[], "");
    });
}

fn write_question(xml: &mut Xml, paper: &Paper, question: &BankQuestion<'_>, words: &Words) {
    let file = format!("{}.png", question.id);
    let mut cloze = Cloze::new(question, words);
    let source = format!("@@PLUGINFILE@@/{file}");
    let text = question_html(words, question, ("moodle", &source), &mut |blank| cloze.blank(blank));
    xml.element("question", &[("type", "cloze")], |xml| {
        xml.element("name", &[], |xml| xml.leaf("text", &[], &question.name));
        xml.element("questiontext", &[("format", "html")], |xml| {
            xml.verbatim("text", &text);
            let attributes = [("name", file.as_str()), ("path", "/"), ("encoding", "base64")];
            xml.leaf("file", &attributes, &STANDARD.encode(&question.picture.png));
        });
        xml.element("generalfeedback", &[("format", "html")], |xml| {
            xml.verbatim("text", &reasons_html(words, question));
        });
        xml.leaf("defaultgrade", &[], &cloze.marks().to_string());
        xml.leaf("penalty", &[], "0.3333333");
        xml.leaf("hidden", &[], "0");
        xml.leaf("idnumber", &[], &question.id);
        xml.element("tags", &[], |xml| {
            let code = paper.code.map(|code| code.to_string());
            for tag in [Some("Poda".to_owned()), Some(question.algorithm().to_owned()), code].into_iter().flatten() {
                xml.element("tag", &[], |xml| xml.leaf("text", &[], &tag));
            }
        });
    });
}
