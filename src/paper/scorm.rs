//! A package of SCORM 1.2 for learning platforms: a web page that asks the questions of an exercise and reports the
//! marks.
//!
//! The page is a script without a search. Every answer is chosen, and the verdict on every choice is in the package, so
//! that it is the program's own. Verdicts are [sealed]: not in clear text, but no secret, because the script opens
//! them.
//!
//! # The package
//!
//! `imsmanifest.xml` lists one organization with one item, which is `index.html` with `data.js`, `player.js`,
//! `player.css` and `pictures/…`. Nothing is loaded from elsewhere, and the page's content security policy forbids it.
//! The identifier of a package derives from its content: answers that a platform kept of another version are not
//! resumed. All files have the earliest date of a ZIP archive, so that the same exercise gives the same bytes.
//!
//! The names of the manifest are those of *SCORM 1.2, The SCORM Content Aggregation Model*, ADL 2001, section 2.3.

use crate::exam::{XSI, Xml};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use poda_assets::{SCORM_PLAYER, SCORM_STYLE};
use poda_picture::export::Escaped;
use poda_picture::export::archive::archive;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The largest package, in bytes.
pub const MAX_BYTES: usize = 4 << 20;
/// The most questions of a package: all their answers fit into the 4,096 characters that a platform keeps.
pub const MAX_QUESTIONS: usize = 300;

#[derive(Clone, Debug, Serialize)]
pub struct ScormExercise {
    pub title: String,
    /// The stem of the names of files that a student saves.
    pub file: String,
    /// The settings of the search, in a sentence.
    pub settings: String,
    /// The tree or board in words, line by line.
    pub tree: Vec<String>,
    /// The number of attempts at a question.
    pub attempts: usize,
    pub exercise: ScormReport,
    /// The questions, in order.
    pub questions: Vec<ScormQuestion>,
}

/// The fields of an exercise in a report that do not depend on answers.
#[derive(Clone, Debug, Serialize)]
pub struct ScormReport {
    pub exercise: String,
    /// The name of the lesson, if the exercise is one.
    pub lesson: Option<String>,
    /// The fingerprint of the position and its search, in hexadecimal digits.
    pub position: String,
    /// The kind of task.
    pub mode: &'static str,
    /// The seed of the exercise, if a script can represent it.
    pub seed: Option<u64>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ScormQuestion {
    pub prompt: String,
    /// What the search did since the question before.
    pub known: Vec<String>,
    /// The path of the picture in the package.
    pub picture: String,
    /// The step that the picture shows.
    pub shown_step: usize,
    /// The step that gives the answer, as a report names it.
    pub step: Option<u64>,
    /// The question as a report names it.
    pub field: String,
    pub choices: Vec<String>,
    /// The choices as a report stores them.
    pub given: Vec<String>,
    pub sealed: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct ScormVerdicts {
    /// The right answer.
    pub answer: String,
    /// Why it is right.
    pub shown: String,
    pub choices: Vec<ScormVerdict>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ScormVerdict {
    pub right: bool,
    /// What is wrong with it, before another attempt; empty if there is none.
    pub again: String,
    /// The response after which the question is closed.
    pub reason: String,
}

/// Why there is no package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "scorm")]
pub enum ScormError {
    /// No question can be answered by choosing.
    NoQuestions,
    /// There are more than [`MAX_QUESTIONS`].
    #[message(most = MAX_QUESTIONS)]
    TooManyQuestions,
    /// The package is larger than [`MAX_BYTES`].
    #[message(most = MAX_BYTES >> 20)]
    TooLarge,
}

/// Seals the verdicts on the question with this number, from 0: JSON, combined byte by byte with the high bits of a
/// linear congruential generator whose seed is the number, in base 64.
///
/// # Panics
/// Never: verdicts can be written as JSON.
pub fn sealed(verdicts: &ScormVerdicts, number: usize) -> String {
    let mut bytes = serde_json::to_vec(verdicts).expect("verdicts are text");
    let mut state = u32::try_from(number + 1).unwrap_or_default();
    for byte in &mut bytes {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *byte ^= state.to_be_bytes()[0];
    }
    STANDARD.encode(bytes)
}

/// Returns the path of a picture, by its index.
pub fn picture_path(index: usize) -> String {
    format!("pictures/{}.svg", index + 1)
}

/// Returns the package of an exercise. `pictures` are SVG files, in the order of their [paths](picture_path).
///
/// # Errors
/// Returns why there is no package.
///
/// # Panics
/// Never: an exercise can be written as JSON.
pub fn scorm_package(exercise: &ScormExercise, pictures: &[Vec<u8>], words: &Words) -> Result<Vec<u8>, ScormError> {
    match exercise.questions.len() {
        0 => return Err(ScormError::NoQuestions),
        1..=MAX_QUESTIONS => {}
        _ => return Err(ScormError::TooManyQuestions),
    }
    let texts = page_words(words);
    let content = serde_json::to_string(&(&exercise, &texts)).expect("an exercise is text");
    let mut digest = Sha256::new();
    digest.update(&content);
    for picture in pictures {
        digest.update(picture);
    }
    let id = digest.finalize()[..8].iter().fold(String::new(), |mut id, byte| {
        // Writing to a string does not fail.
        let _ = write!(id, "{byte:02x}");
        id
    });
    let data = serde_json::to_string(&Data { id: &id, exercise, words: texts }).expect("an exercise is text");
    let paths: Vec<String> = (0..pictures.len()).map(picture_path).collect();
    let files = [
        ("imsmanifest.xml", manifest(&id, &exercise.title, &paths)),
        ("index.html", page(&exercise.title, words).into_bytes()),
        ("data.js", format!("window.podaExercise = {data};\n").into_bytes()),
        ("player.js", SCORM_PLAYER.as_bytes().to_vec()),
        ("player.css", SCORM_STYLE.as_bytes().to_vec()),
    ];
    let files = files.iter().map(|(path, bytes)| (*path, bytes.as_slice()));
    let bytes = archive(files.chain(paths.iter().map(String::as_str).zip(pictures.iter().map(Vec::as_slice))));
    if bytes.len() <= MAX_BYTES { Ok(bytes) } else { Err(ScormError::TooLarge) }
}

/// What `data.js` contains.
#[derive(Serialize)]
struct Data<'a> {
    id: &'a str,
    #[serde(flatten)]
    exercise: &'a ScormExercise,
    words: BTreeMap<&'static str, String>,
}

/// Returns the texts of the page, into which the script inserts names in braces.
fn page_words(words: &Words) -> BTreeMap<&'static str, String> {
    let number = || ("number", "{number}".into());
    let count = || ("count", "{count}".into());
    let score = [("right", "{right}".into()), count(), ("percent", "{percent}".into())];
    BTreeMap::from([
        ("question", words.fill("scorm-question", &[number(), count()])),
        ("check", words.text("scorm-check")),
        ("show", words.text("scorm-show")),
        ("next", words.text("scorm-next")),
        ("result", words.text("scorm-result")),
        ("right", words.text("scorm-right")),
        ("wrong", words.text("scorm-wrong")),
        ("again", words.text("scorm-again")),
        ("answer", words.fill("scorm-answer", &args![answer = "{answer}"])),
        ("choose-first", words.text("scorm-choose-first")),
        ("picture", words.fill("scorm-picture", &args![step = "{step}"])),
        ("so-far", words.text("scorm-so-far")),
        ("tree", words.text("scorm-tree")),
        ("resumed", words.fill("scorm-resumed", &[number()])),
        ("done", words.text("scorm-done")),
        ("score", words.fill("scorm-score", &score)),
        ("mark-right", words.text("scorm-mark-right")),
        ("mark-right-later", words.text("scorm-mark-right-later")),
        ("mark-wrong", words.text("scorm-mark-wrong")),
        ("mark-shown", words.text("scorm-mark-shown")),
        ("mark-empty", words.text("scorm-mark-empty")),
        ("not-saved", words.text("scorm-not-saved")),
        ("not-kept", words.text("scorm-not-kept")),
        ("review", words.text("scorm-review")),
        ("refused", words.fill("scorm-refused", &args![reason = "{reason}"])),
        ("name", words.text("scorm-name")),
        ("report", words.text("scorm-report")),
        ("restart", words.text("scorm-restart")),
    ])
}

fn page(title: &str, words: &Words) -> String {
    let (title, code) = (Escaped(title), words.language().code());
    let without_scripts = words.text("scorm-without-scripts");
    format!(
        r#"<!DOCTYPE html>
<html lang="{code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<title>{title}</title>
<link rel="stylesheet" href="player.css">
<script src="data.js" defer></script>
<script src="player.js" defer></script>
</head>
<body>
<div id="saving" role="status"></div>
<main><h1>{title}</h1><noscript><p>{}</p></noscript></main>
<div id="live" role="status" aria-live="polite"></div>
</body>
</html>
"#,
        Escaped(&without_scripts)
    )
}

const CONTENT_PACKAGE: &str = "http://www.imsproject.org/xsd/imscp_rootv1p1p2";
const ADL: &str = "http://www.adlnet.org/xsd/adlcp_rootv1p2";

fn manifest(id: &str, title: &str, pictures: &[String]) -> Vec<u8> {
    let [identifier, organization, item, resource] =
        ["manifest", "organization", "item", "resource"].map(|part| format!("poda-{id}-{part}"));
    let schema = format!("{CONTENT_PACKAGE} imscp_rootv1p1p2.xsd {ADL} adlcp_rootv1p2.xsd");
    let attributes = [
        ("identifier", identifier.as_str()),
        ("version", "1.0"),
        ("xmlns", CONTENT_PACKAGE),
        ("xmlns:adlcp", ADL),
        ("xmlns:xsi", XSI),
        ("xsi:schemaLocation", &schema),
    ];
    let mut xml = Xml::new();
    xml.element("manifest", &attributes, |xml| {
        xml.nested(&["metadata"], |xml| {
            xml.leaf("schema", &[], "ADL SCORM");
            xml.leaf("schemaversion", &[], "1.2");
        });
        xml.element("organizations", &[("default", &organization)], |xml| {
            xml.element("organization", &[("identifier", &organization)], |xml| {
                xml.leaf("title", &[], title);
                xml.element("item", &[("identifier", &item), ("identifierref", &resource)], |xml| {
                    xml.leaf("title", &[], title);
                });
            });
        });
        xml.nested(&["resources"], |xml| {
            let attributes = [
                ("identifier", resource.as_str()),
                ("type", "webcontent"),
                ("adlcp:scormtype", "sco"),
                ("href", "index.html"),
            ];
            xml.element("resource", &attributes, |xml| {
                let own = ["index.html", "data.js", "player.js", "player.css"];
                for path in own.into_iter().chain(pictures.iter().map(String::as_str)) {
                    xml.empty("file", &[("href", path)]);
                }
            });
        });
    });
    xml.finish()
}
