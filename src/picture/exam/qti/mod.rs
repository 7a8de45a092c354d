//! Question banks for Canvas: a package of QTI 1.2 with a question of type *fill in multiple blanks* for each exercise.
//!
//! Import: *Settings → Import Course Content → QTI .zip file*. The variants of an exercise are a group of which a quiz picks one.
//!
//! Blanks are typed, and upper and lower case are the same; a package lists every usual way to type an answer. A value that is a
//! bound is typed with its relation, and of a cut it is asked how many branches it prunes. All blanks of a question count alike.
//!
//! # The package
//!
//! As Canvas exports a quiz: `imsmanifest.xml` lists `ID/ID.xml`, the questions, `ID/assessment_meta.xml`, the settings of
//! the quiz, and `images/…`, to which the questions refer as `$IMS-CC-FILEBASE$/images/…`. Files have the fixed date of
//! an archive without dates, 1980-01-01, so that the same paper gives the same bytes.

mod accepted;
mod item;
mod manifest;

use super::bank::{BankFailure, BankQuestion, Xml, questions};
use super::paper::Paper;
use crate::export::archive::archive;
use item::{metadata, picture_path, write_item};
use manifest::{manifest, settings};
use poda_words::i18n::Words;

/// The namespace of the questions.
const NAMESPACE: &str = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2";

/// Returns the package of a paper.
///
/// # Errors
/// Which exercise cannot be a question, and why.
pub fn qti_package(paper: &Paper, words: &Words) -> Result<Vec<u8>, BankFailure> {
    let exercises = questions(paper, words)?;
    let title = title(paper, words);
    let firsts = || exercises.iter().filter_map(|variants| variants.first());
    let id = firsts().next().map_or_else(|| "poda-quiz".to_owned(), |first| format!("{}-quiz", first.id));
    let points = firsts().map(|first| first.blanks().count()).sum();
    let pictures: Vec<(String, &[u8])> =
        exercises.iter().flatten().map(|question| (picture_path(question), question.picture.png.as_slice())).collect();
    let paths: Vec<&str> = pictures.iter().map(|(path, _)| path.as_str()).collect();
    let files = [
        ("imsmanifest.xml".to_owned(), manifest(&id, &title, &paths)),
        (format!("{id}/{id}.xml"), assessment(&id, &title, &exercises, 1 < paper.variants.len(), words)),
        (format!("{id}/assessment_meta.xml"), settings(&id, &title, points)),
    ];
    let files = files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
    let pictures = pictures.iter().map(|(path, png)| (path.as_str(), *png));
    Ok(archive(files.chain(pictures)))
}

/// Returns the questions, with the variants of an exercise as a group.
fn assessment(
    id: &str,
    title: &str,
    exercises: &[Vec<BankQuestion<'_>>],
    has_variants: bool,
    words: &Words,
) -> Vec<u8> {
    let mut xml = Xml::new();
    let schema = format!("{NAMESPACE} http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd");
    let attributes = [
        ("xmlns", NAMESPACE),
        ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
        ("xsi:schemaLocation", schema.as_str()),
    ];
    xml.element("questestinterop", &attributes, |xml| {
        xml.element("assessment", &[("ident", id), ("title", title)], |xml| {
            xml.element("qtimetadata", &[], |xml| metadata(xml, "cc_maxattempts", "1"));
            xml.element("section", &[("ident", "root_section")], |xml| {
                for variants in exercises {
                    if has_variants {
                        write_group(xml, variants, words);
                    } else {
                        for question in variants {
                            write_item(xml, question, words);
                        }
                    }
                }
            });
        });
    });
    xml.finish()
}

/// Writes the variants of an exercise, of which one is asked, for as many points as the first has blanks.
fn write_group(xml: &mut Xml, variants: &[BankQuestion<'_>], words: &Words) {
    let Some(first) = variants.first() else { return };
    let id = format!("{}-group", first.id);
    xml.element("section", &[("ident", &id), ("title", &first.exercise_name)], |xml| {
        xml.element("selection_ordering", &[], |xml| {
            xml.element("selection", &[], |xml| {
                xml.leaf("selection_number", &[], "1");
                xml.element("selection_extension", &[], |xml| {
                    xml.leaf("points_per_item", &[], &format!("{}.0", first.blanks().count()));
                });
            });
        });
        for question in variants {
            write_item(xml, question, words);
        }
    });
}

/// Returns the title of the quiz.
fn title(paper: &Paper, words: &Words) -> String {
    match (&paper.title, paper.code) {
        (Some(title), _) => title.clone(),
        (None, Some(code)) => words.fill("bank-quiz", &[("code", code.to_string().into())]),
        (None, None) => "Poda".to_owned(),
    }
}
