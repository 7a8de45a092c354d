//! Packages of QTI 1.2 as Canvas reads them: every blank has its answers, every picture is there, and the manifest
//! lists every file.

use super::dom::{self, Element};
use super::search::{Relation, Search};
use super::{LANGUAGES, NASTY, generated, own};
use poda::exam::Paper;
use poda::exam::qti::qti_package;
use poda::i18n::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read};
use zip::ZipArchive;

/// The files of a package.
type Files = BTreeMap<String, Vec<u8>>;

/// A question as Canvas has read it.
struct Item {
    text: String,
    /// By blank, what is accepted.
    accepted: BTreeMap<String, Vec<String>>,
}

impl Item {
    /// Returns whether Canvas takes a response: it compares without spaces around it and without regard to case.
    fn takes(&self, blank: &str, response: &str) -> bool {
        self.accepted[blank].iter().any(|text| text.trim().to_lowercase() == response.trim().to_lowercase())
    }
}

/// Returns the file of a paper's package that has its questions.
pub fn assessment(paper: &Paper, words: &Words) -> Vec<u8> {
    let files = unzip(&qti_package(paper, words).unwrap().bytes);
    let is_assessment = |path: &&String| path.ends_with("-quiz.xml");
    let path = files.keys().find(is_assessment).unwrap().clone();
    files[&path].clone()
}

fn unzip(package: &[u8]) -> Files {
    let mut archive = ZipArchive::new(Cursor::new(package)).unwrap();
    let mut files = Files::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).unwrap();
        assert_eq!(file.last_modified().unwrap().year(), 1980);
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        files.insert(file.name().unwrap().into_owned(), bytes);
    }
    files
}

/// Reads a package by the rules of Canvas. The error says what is wrong.
fn items(files: &Files) -> Result<Vec<Item>, String> {
    let document = |path: &str| files.get(path).and_then(|bytes| dom::read(bytes)).ok_or(format!("not XML: {path}"));
    let manifest = document("imsmanifest.xml")?;
    let mut listed = Vec::new();
    manifest.below("file", &mut listed);
    let listed: BTreeSet<&str> = listed.iter().filter_map(|file| file.attribute("href")).collect();
    let present: BTreeSet<&str> = files.keys().map(String::as_str).filter(|path| *path != "imsmanifest.xml").collect();
    if listed != present {
        return Err(format!("listed {listed:?}, present {present:?}"));
    }
    let resources: Vec<&Element> =
        manifest.at("resources").map(|all| all.children.iter().collect()).unwrap_or_default();
    let questions = resources.iter().find(|resource| resource.attribute("type") == Some("imsqti_xmlv1p2"));
    let path = questions.and_then(|resource| resource.at("file")?.attribute("href")).ok_or("no questions")?;
    let settings = path.replace(path.rsplit('/').next().unwrap_or_default(), "assessment_meta.xml");
    document(&settings)?;
    let mut elements = Vec::new();
    let assessment = document(path)?;
    assessment.below("item", &mut elements);
    let items: Vec<Item> = elements.into_iter().map(item).collect::<Result<_, _>>()?;
    let of_items = |item: &Item| -> Vec<String> {
        let sources = item.text.split("src=\"$IMS-CC-FILEBASE$/").skip(1);
        sources.filter_map(|rest| Some(rest.split('"').next()?.to_owned())).collect()
    };
    let shown: BTreeSet<String> = items.iter().flat_map(of_items).collect();
    let pictures: BTreeSet<String> = files.keys().filter(|path| path.starts_with("images/")).cloned().collect();
    if shown == pictures { Ok(items) } else { Err(format!("shown {shown:?}, present {pictures:?}")) }
}

fn item(element: &Element) -> Result<Item, String> {
    let fields = element.at("itemmetadata/qtimetadata").ok_or("no metadata")?;
    let field = |label: &str| fields.all("qtimetadatafield").find(|field| field.text_at("fieldlabel") == label);
    if field("question_type").map(|field| field.text_at("fieldentry")) != Some("fill_in_multiple_blanks_question") {
        return Err("another type".to_owned());
    }
    let presentation = element.at("presentation").ok_or("no presentation")?;
    let text = presentation.text_at("material/mattext").to_owned();
    let mut accepted = BTreeMap::new();
    let mut ids = BTreeSet::new();
    for response in presentation.all("response_lid") {
        let ident = response.attribute("ident").unwrap_or_default();
        let blank = ident.strip_prefix("response_").ok_or("no response")?;
        let labels = response.at("render_choice").ok_or("no answers")?;
        let answers: Vec<(String, String)> = labels
            .all("response_label")
            .map(|label| {
                let id = label.attribute("ident").unwrap_or_default();
                (id.to_owned(), label.text_at("material/mattext").to_owned())
            })
            .collect();
        if answers.is_empty() || answers.iter().any(|(id, text)| text.is_empty() || !ids.insert(id.clone())) {
            return Err(format!("answers of {blank}"));
        }
        if text.matches(&format!("[{blank}]")).count() != 1 {
            return Err(format!("[{blank}] in the text"));
        }
        let known: BTreeSet<&str> = answers.iter().map(|(id, _)| id.as_str()).collect();
        let condition =
            element.at("resprocessing").into_iter().flat_map(|all| all.all("respcondition")).find(|condition| {
                let mut equal = Vec::new();
                condition.below("varequal", &mut equal);
                let ids: BTreeSet<&str> = equal.iter().map(|equal| equal.text.trim()).collect();
                equal.iter().all(|equal| equal.attribute("respident") == Some(ident)) && ids == known
            });
        if condition.is_none() {
            return Err(format!("no condition for {blank}"));
        }
        accepted.insert(blank.to_owned(), answers.into_iter().map(|(_, text)| text).collect());
    }
    let mut weights = Vec::new();
    element.below("setvar", &mut weights);
    let sum: f64 = weights.iter().filter_map(|weight| weight.text.trim().parse::<f64>().ok()).sum();
    if (sum - 100.0).abs() > 1e-9 || weights.len() != accepted.len() {
        return Err(format!("weights of {sum}"));
    }
    if text.matches('[').count() != accepted.len() {
        return Err("a bracket that is no blank".to_owned());
    }
    Ok(Item { text, accepted })
}

fn read(paper: &Paper, words: &Words) -> Vec<Item> {
    items(&unzip(&qti_package(paper, words).unwrap().bytes)).unwrap()
}

#[test]
fn a_package_is_complete() {
    for words in LANGUAGES.map(Words::new) {
        let package = qti_package(&generated(11, 1, 2, &words), &words).unwrap().bytes;
        assert_eq!(package, qti_package(&generated(11, 1, 2, &words), &words).unwrap().bytes, "the same bytes");
        assert_eq!(items(&unzip(&package)).unwrap().len(), 2);
    }
}

/// What a search of the test's own finds is accepted, and other numbers are not.
#[test]
fn what_is_right_is_accepted_and_nothing_else() {
    let words = Words::new(Language::ENGLISH);
    let paper = generated(21, 1, 1, &words);
    for (item, exercise) in read(&paper, &words).iter().zip(&paper.variants[0].exercises) {
        let search = Search::of(&exercise.document);
        let body = item.text.split("<tbody>").nth(1).unwrap();
        for row in body.split("<tr>").skip(1) {
            let name = row.split('>').nth(1).unwrap().split(" (").next().unwrap();
            let cells: Vec<&str> = row.split("<td>").skip(1).map(|cell| cell.split('<').next().unwrap()).collect();
            let found = search.found.get(name);
            let right = match found {
                None => ["-"; 4].map(str::to_owned),
                Some(found) => {
                    let relation = match found.relation() {
                        Relation::Exactly => "",
                        Relation::AtLeast => ">= ",
                        Relation::AtMost => "<= ",
                    };
                    let value = format!("{relation}{}", found.value);
                    [found.alpha.to_string(), found.beta.to_string(), found.skipped.to_string(), value]
                }
            };
            for (cell, right) in cells.iter().zip(&right) {
                let Some(blank) = cell.strip_prefix('[').and_then(|cell| cell.strip_suffix(']')) else { continue };
                assert!(item.takes(blank, right), "{name}: {right}, accepted {:?}", item.accepted[blank]);
                let numbers =
                    (-25..=25).flat_map(|number| [number.to_string(), format!("<= {number}"), format!(">= {number}")]);
                let others = numbers.chain(["inf", "-inf", "-", "0.5"].map(str::to_owned));
                for wrong in others.filter(|other| other != right) {
                    assert!(!item.takes(blank, &wrong), "{name}: {wrong} for {right}");
                }
            }
        }
    }
}

#[test]
fn a_node_may_be_called_like_a_blank() {
    let words = Words::new(Language::ENGLISH);
    let item = &read(&own(&[NASTY], &words), &words)[0];
    assert!(item.text.contains("&#91;b1&#93;") && item.text.contains("[bb1]"), "{}", item.text);
}

#[test]
fn packages_with_a_fault_are_refused() {
    let words = Words::new(Language::ENGLISH);
    let tree = "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]))";
    let good = unzip(&qti_package(&own(&[tree], &words), &words).unwrap().bytes);
    assert!(items(&good).is_ok());
    let questions = good.keys().find(|path| path.ends_with("-quiz.xml")).unwrap().clone();
    let with = |path: &str, from: &str, to: &str| {
        let mut files = good.clone();
        let text = String::from_utf8(files[path].clone()).unwrap();
        assert!(text.contains(from), "nothing to replace: {from}");
        files.insert(path.to_owned(), text.replacen(from, to, 1).into_bytes());
        items(&files).err()
    };
    assert_eq!(with(&questions, "[b1]", ""), Some("[b1] in the text".to_owned()));
    assert_eq!(with(&questions, "response_b1\"", "response_b99\""), Some("[b99] in the text".to_owned()));
    assert!(with(&questions, ">1001</varequal>", ">7</varequal>").unwrap().starts_with("no condition"));
    assert!(with(&questions, "action=\"Add\">", "action=\"Add\">9").unwrap().starts_with("weights"));
    assert!(
        with(&questions, "$IMS-CC-FILEBASE$/images/", "$IMS-CC-FILEBASE$/images/other").unwrap().starts_with("shown")
    );
    assert!(with(&questions, "</item>", "").unwrap().starts_with("not XML"));
    assert!(with("imsmanifest.xml", "assessment_meta.xml\"/>", "other.xml\"/>").unwrap().starts_with("listed"));
    let mut files = good.clone();
    files.retain(|path, _| !path.starts_with("images/"));
    assert!(items(&files).err().unwrap().starts_with("listed"));
}
