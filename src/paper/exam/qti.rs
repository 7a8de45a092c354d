//! Question banks for Canvas: a package of QTI 1.2 with a question of type *fill in multiple blanks* for each exercise.
//!
//! Import: *Settings → Import Course Content → QTI .zip file*. The variants of an exercise are a group of which a quiz
//! picks one. New Quizzes imports the same package if *Import existing quizzes as New Quizzes* is selected there.
//! According to the source of its importer, the library `qti` of Instructure (version of April 2025), it takes the
//! blanks of such an item from each `response_lid`, whose `material` is the name in brackets in the text, and accepts
//! every `response_label` of a blank.
//!
//! Answers are typed, and case is ignored; a package lists every usual way to type an answer. A value that is a bound
//! is typed with its relation. For a cut, the question asks how many branches are pruned. All blanks of a question have
//! the same weight, unless the paper weighs its parts.
//!
//! # The package
//!
//! As Canvas exports a quiz: `imsmanifest.xml` lists `ID/ID.xml` with the questions, `ID/assessment_meta.xml` with the
//! settings of the quiz, and `images/…`, to which the questions refer as `$IMS-CC-FILEBASE$/images/…`. All files have
//! the earliest date of a ZIP archive, 1980-01-01, so that the same paper gives the same bytes.

use super::bank::{
    Bank, BankFailure, BankItem, BankQuestion, BankVariants, Blank, BlankContent, Html, NOT_VISITED, TypedChoices, XSI,
    Xml, notes, number_spellings, question_html, questions, reasons_html, spellings, vector_spellings,
};
use super::paper::Paper;
use poda_core::score::{Bound, Score};
use poda_picture::export::archive::archive;
use poda_words::i18n::{Words, args};

const NAMESPACE: &str = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2";

/// Returns the package of a paper.
///
/// # Errors
/// The first exercise that cannot be a question, and why.
pub fn qti_package(paper: &Paper, words: &Words) -> Result<Bank, BankFailure> {
    let exercises = questions(paper, words)?;
    let title = title(paper, words);
    let questions = || exercises.iter().flat_map(|exercise| &exercise.questions);
    let pictures: Vec<_> =
        questions().map(|question| (picture_path(question), question.picture.png.as_slice())).collect();
    let write = |xml: &mut Xml, question: &_| write_item(xml, question, words);
    let bytes = package(&title, 1 < paper.variants.len(), &exercises, &pictures, write);
    Ok(Bank { bytes, notes: notes(&exercises, words) })
}

/// Returns the package of a quiz with a title, and the pictures to which it refers, each with its path. If the
/// questions have variants, they are a group that is worth as many points as the first variant.
pub(super) fn package<Q: BankItem>(
    title: &str,
    has_variants: bool,
    all: &[BankVariants<Q>],
    pictures: &[(String, &[u8])],
    write: impl Fn(&mut Xml, &Q),
) -> Vec<u8> {
    let firsts = || all.iter().filter_map(|variants| variants.questions.first());
    let id = firsts().next().map_or_else(|| "poda-quiz".to_owned(), |first| format!("{}-quiz", first.id()));
    let assessment = assessment(&id, title, |xml| {
        for BankVariants { name, questions } in all {
            let items = |xml: &mut Xml| questions.iter().for_each(|question| write(xml, question));
            match questions.first().filter(|_| has_variants) {
                Some(first) => write_group(xml, first.id(), name, first.points(), items),
                None => items(xml),
            }
        }
    });
    let paths: Vec<&str> = pictures.iter().map(|(path, _)| path.as_str()).collect();
    let files = [
        ("imsmanifest.xml".to_owned(), manifest(&id, title, &paths)),
        (format!("{id}/{id}.xml"), assessment),
        (format!("{id}/assessment_meta.xml"), settings(&id, title, firsts().map(Q::points).sum())),
    ];
    let files = files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
    archive(files.chain(pictures.iter().map(|(path, png)| (path.as_str(), *png))))
}

/// Returns an assessment whose items are written by `items`.
fn assessment(id: &str, title: &str, items: impl FnOnce(&mut Xml)) -> Vec<u8> {
    let mut xml = Xml::new();
    let schema = format!("{NAMESPACE} http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd");
    let attributes = [("xmlns", NAMESPACE), ("xmlns:xsi", XSI), ("xsi:schemaLocation", schema.as_str())];
    xml.element("questestinterop", &attributes, |xml| {
        xml.element("assessment", &[("ident", id), ("title", title)], |xml| {
            xml.nested(&["qtimetadata"], |xml| metadata(xml, "cc_maxattempts", "1"));
            xml.element("section", &[("ident", "root_section")], items);
        });
    });
    xml.finish()
}

/// Writes a group of which a quiz picks one item, worth the given points. The id of the group derives from that of its
/// first item.
fn write_group(xml: &mut Xml, first: &str, title: &str, points: usize, items: impl FnOnce(&mut Xml)) {
    let id = format!("{first}-group");
    xml.element("section", &[("ident", &id), ("title", title)], |xml| {
        xml.nested(&["selection_ordering", "selection"], |xml| {
            xml.leaf("selection_number", &[], "1");
            let points = format!("{points}.0");
            xml.nested(&["selection_extension"], |xml| xml.leaf("points_per_item", &[], &points));
        });
        items(xml);
    });
}

fn title(paper: &Paper, words: &Words) -> String {
    match (&paper.title, paper.code) {
        (Some(title), _) => title.clone(),
        (None, Some(code)) => words.fill("bank-quiz", &args![code = code.to_string()]),
        (None, None) => "Poda".to_owned(),
    }
}

/// A blank of an item: its name and its accepted answers, each with a number.
pub(super) struct ItemBlank {
    pub id: String,
    pub answers: Vec<(String, String)>,
    /// How much it counts among the blanks of its item.
    pub weight: u32,
}

impl ItemBlank {
    /// Returns the blank with this number, from 1, whose name begins with `prefix`.
    pub fn new(prefix: &str, number: usize, weight: u32, accepted: Vec<String>) -> Self {
        let answers = (1..).zip(accepted).map(|(rank, text)| ((number * 1_000 + rank).to_string(), text));
        Self { id: format!("{prefix}{number}"), answers: answers.collect(), weight }
    }
}

/// Returns the path of a question's picture in the package.
fn picture_path(question: &BankQuestion<'_>) -> String {
    format!("images/{}.png", question.id)
}

fn metadata(xml: &mut Xml, label: &str, entry: &str) {
    xml.nested(&["qtimetadatafield"], |xml| {
        xml.leaf("fieldlabel", &[], label);
        xml.leaf("fieldentry", &[], entry);
    });
}

fn write_item(xml: &mut Xml, question: &BankQuestion<'_>, words: &Words) {
    let (text, blanks) = text_and_blanks(question, words);
    let answer_ids: Vec<&str> = blanks.iter().flat_map(|blank| &blank.answers).map(|(id, _)| id.as_str()).collect();
    let item = Item {
        id: &question.id,
        name: &question.name,
        kind: BLANKS,
        points: question.points(),
        answer_ids: Some(answer_ids.join(",")),
        text: &text,
        feedback: &reasons_html(words, question),
    };
    item.write(
        xml,
        |xml| blanks.iter().for_each(|blank| write_blank(xml, blank)),
        |xml| write_conditions(xml, &blanks),
    );
}

/// The type of an item with blanks.
pub(super) const BLANKS: &str = "fill_in_multiple_blanks_question";

/// An item without its answer fields.
pub(super) struct Item<'a> {
    pub id: &'a str,
    pub name: &'a str,
    /// The type of the question, in Canvas's terms.
    pub kind: &'a str,
    pub points: usize,
    /// The ids of all answers, for the types where Canvas requires them.
    pub answer_ids: Option<String>,
    pub text: &'a Html,
    /// The text that is shown after the question is answered.
    pub feedback: &'a Html,
}

impl Item<'_> {
    /// Writes the item. `fields` writes its answer fields, and `conditions` the conditions under which they are right.
    pub fn write(&self, xml: &mut Xml, fields: impl FnOnce(&mut Xml), conditions: impl FnOnce(&mut Xml)) {
        xml.element("item", &[("ident", self.id), ("title", self.name)], |xml| {
            xml.nested(&["itemmetadata", "qtimetadata"], |xml| {
                metadata(xml, "question_type", self.kind);
                metadata(xml, "points_possible", &format!("{}.0", self.points));
                if let Some(ids) = &self.answer_ids {
                    metadata(xml, "original_answer_ids", ids);
                }
                metadata(xml, "assessment_question_identifierref", &format!("{}-bank", self.id));
            });
            xml.nested(&["presentation"], |xml| {
                xml.nested(&["material"], |xml| xml.html("mattext", HTML, self.text));
                fields(xml);
            });
            xml.nested(&["resprocessing"], |xml| {
                let score = [("maxvalue", "100"), ("minvalue", "0"), ("varname", "SCORE"), ("vartype", "Decimal")];
                xml.nested(&["outcomes"], |xml| xml.empty("decvar", &score));
                xml.element("respcondition", &[("continue", "Yes")], |xml| {
                    xml.nested(&["conditionvar"], |xml| xml.empty("other", &[]));
                    xml.empty("displayfeedback", &[("feedbacktype", "Response"), ("linkrefid", "general_fb")]);
                });
                conditions(xml);
            });
            xml.element("itemfeedback", &[("ident", "general_fb")], |xml| {
                xml.nested(&["flow_mat", "material"], |xml| xml.html("mattext", HTML, self.feedback));
            });
        });
    }
}

pub(super) const HTML: &[(&str, &str)] = &[("texttype", "text/html")];

/// Writes the conditions under which blanks are right, each with its share of the score.
pub(super) fn write_conditions(xml: &mut Xml, blanks: &[ItemBlank]) {
    let shares = shares(&blanks.iter().map(|blank| blank.weight).collect::<Vec<_>>());
    for (blank, weight) in blanks.iter().zip(shares) {
        write_condition(xml, blank, &weight);
    }
}

/// Returns the text of a question and its blanks. In the text, `[b1]` is the first blank.
fn text_and_blanks(question: &BankQuestion<'_>, words: &Words) -> (Html, Vec<ItemBlank>) {
    let source = Html::of_source(format!("$IMS-CC-FILEBASE$/{}", picture_path(question)));
    let written = |prefix: &str| {
        let mut blanks = Vec::new();
        let text = question_html(words, question, "canvas", &source, &mut |blank| {
            let number = blanks.len() + 1;
            blanks.push(ItemBlank::new(prefix, number, blank.weight, accepted(blank)));
            Html::of_source(format!("[{prefix}{number}]"))
        });
        (text, blanks)
    };
    // The name of a node may also be `[b1]`.
    let unfilled = written("").0;
    let is_free = |prefix: &String| !unfilled.as_str().contains(&format!("&#91;{prefix}"));
    let prefix = (1..=unfilled.as_str().len()).map(|length| "b".repeat(length)).find(is_free).unwrap_or_default();
    written(&prefix)
}

pub(super) fn write_blank(xml: &mut Xml, blank: &ItemBlank) {
    xml.element("response_lid", &[("ident", &format!("response_{}", blank.id))], |xml| {
        xml.nested(&["material"], |xml| xml.leaf("mattext", &[], &blank.id));
        xml.nested(&["render_choice"], |xml| {
            for (id, text) in &blank.answers {
                xml.element("response_label", &[("ident", id)], |xml| {
                    xml.nested(&["material"], |xml| xml.leaf("mattext", &[("texttype", "text/plain")], text));
                });
            }
        });
    });
}

/// Writes the condition that an accepted answer in a blank adds its weight to the score.
fn write_condition(xml: &mut Xml, blank: &ItemBlank, weight: &str) {
    let response = format!("response_{}", blank.id);
    let equals = |xml: &mut Xml| {
        for (id, _) in &blank.answers {
            xml.leaf("varequal", &[("respident", &response)], id);
        }
    };
    xml.nested(&["respcondition"], |xml| {
        xml.nested(
            &["conditionvar"],
            |xml| {
                if blank.answers.len() == 1 { equals(xml) } else { xml.nested(&["or"], equals) }
            },
        );
        xml.leaf("setvar", &[("varname", "SCORE"), ("action", "Add")], weight);
    });
}

/// Returns the shares of blanks with these weights in a score of 100: proportional up to a hundredth, with the sum 100.
fn shares(weights: &[u32]) -> Vec<String> {
    let total: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
    let mut before = 0;
    let share = |&weight: &u32| {
        let from = before * 10_000 / total.max(1);
        before += u64::from(weight);
        let hundredths = before * 10_000 / total.max(1) - from;
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    };
    weights.iter().map(share).collect()
}

/// Returns the ways to type the answer. The printed form is the first. No two differ only in case.
pub(super) fn accepted(blank: &Blank<'_>) -> Vec<String> {
    let typed = match &blank.content {
        BlankContent::Bound(score) => score.map(number_spellings),
        BlankContent::Value { returned, relation } => returned.map(|(score, bound)| value(score, bound, *relation)),
        BlankContent::Vector(returned) => returned.as_ref().map(vector_spellings),
        BlankContent::Cut { pruned, .. } => pruned.map(count),
        BlankContent::Choice { right, choices } => {
            Some(right.iter().map(|&index| TypedChoices(choices).typed(index)).collect())
        }
    };
    typed.unwrap_or_else(|| NOT_VISITED.map(str::to_owned).to_vec())
}

fn value(score: Score, bound: Bound, relation: bool) -> Vec<String> {
    let mut typed = spellings(score, bound);
    if relation && bound == Bound::Exact {
        let numbers = number_spellings(score);
        typed.extend(numbers.iter().flat_map(|number| [format!("= {number}"), format!("={number}")]));
    }
    typed
}

fn count(count: usize) -> Vec<String> {
    number_spellings(Score::from(i32::try_from(count).unwrap_or(i32::MAX)))
}

const CONTENT_PACKAGE: &str = "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1";
const METADATA: &str = "http://www.imsglobal.org/xsd/imsmd_v1p2";
const CANVAS: &str = "http://canvas.instructure.com/xsd/cccv1p0";
/// The type of a resource that only Canvas reads.
const SETTINGS: &str = "associatedcontent/imscc_xmlv1p1/learning-application-resource";

fn manifest(id: &str, title: &str, pictures: &[&str]) -> Vec<u8> {
    let mut xml = Xml::new();
    let schema = format!(
        "{CONTENT_PACKAGE} http://www.imsglobal.org/xsd/imscp_v1p1.xsd \
         {METADATA} http://www.imsglobal.org/xsd/imsmd_v1p2p2.xsd"
    );
    let identifier = format!("{id}-manifest");
    let attributes = [
        ("identifier", identifier.as_str()),
        ("xmlns", CONTENT_PACKAGE),
        ("xmlns:imsmd", METADATA),
        ("xmlns:xsi", XSI),
        ("xsi:schemaLocation", &schema),
    ];
    let (questions, settings) = (format!("{id}/{id}.xml"), format!("{id}/assessment_meta.xml"));
    let settings_id = format!("{id}-settings");
    xml.element("manifest", &attributes, |xml| {
        xml.nested(&["metadata"], |xml| {
            xml.leaf("schema", &[], "IMS Content");
            xml.leaf("schemaversion", &[], "1.1.3");
            let to_title = ["imsmd:lom", "imsmd:general", "imsmd:title"];
            xml.nested(&to_title, |xml| xml.leaf("imsmd:string", &[], title));
        });
        xml.empty("organizations", &[]);
        xml.nested(&["resources"], |xml| {
            xml.element("resource", &[("identifier", id), ("type", "imsqti_xmlv1p2")], |xml| {
                xml.empty("file", &[("href", &questions)]);
                xml.empty("dependency", &[("identifierref", &settings_id)]);
            });
            let resource = [("identifier", settings_id.as_str()), ("type", SETTINGS), ("href", &settings)];
            xml.element("resource", &resource, |xml| xml.empty("file", &[("href", &settings)]));
            for path in pictures {
                let name = path.rsplit('/').next().unwrap_or(path).replace('.', "-");
                let resource = [("identifier", name.as_str()), ("type", "webcontent"), ("href", path)];
                xml.element("resource", &resource, |xml| xml.empty("file", &[("href", path)]));
            }
        });
    });
    xml.finish()
}

/// Returns `assessment_meta.xml`: the default settings of a new quiz in Canvas, not yet published.
fn settings(id: &str, title: &str, points: usize) -> Vec<u8> {
    let mut xml = Xml::new();
    let schema = format!("{CANVAS} https://canvas.instructure.com/xsd/cccv1p0.xsd");
    let attributes = [("identifier", id), ("xmlns", CANVAS), ("xmlns:xsi", XSI), ("xsi:schemaLocation", &schema)];
    xml.element("quiz", &attributes, |xml| {
        let points = format!("{points}.0");
        for (name, value) in [
            ("title", title),
            ("description", ""),
            ("shuffle_answers", "false"),
            ("scoring_policy", "keep_highest"),
            ("hide_results", ""),
            ("quiz_type", "assignment"),
            ("points_possible", &points),
            ("require_lockdown_browser", "false"),
            ("require_lockdown_browser_for_results", "false"),
            ("require_lockdown_browser_monitor", "false"),
            ("lockdown_browser_monitor_data", ""),
            ("show_correct_answers", "true"),
            ("anonymous_submissions", "false"),
            ("could_be_locked", "false"),
            ("allowed_attempts", "1"),
            ("one_question_at_a_time", "false"),
            ("cant_go_back", "false"),
            ("available", "false"),
            ("one_time_results", "false"),
            ("show_correct_answers_last_attempt", "false"),
            ("only_visible_to_overrides", "false"),
            ("module_locked", "false"),
        ] {
            xml.leaf(name, &[], value);
        }
        xml.empty("assignment_overrides", &[]);
    });
    xml.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_a_hundred_together() {
        for count in 1..=20 {
            let sum: f64 = shares(&vec![1; count]).iter().map(|share| share.parse::<f64>().unwrap()).sum();
            assert!((sum - 100.0).abs() < 1e-9, "{count}: {sum}");
        }
        assert_eq!(shares(&[1, 1, 1]), ["33.33", "33.33", "33.34"]);
        assert_eq!(shares(&[1, 3, 1, 5]), ["10.00", "30.00", "10.00", "50.00"]);
    }
}
