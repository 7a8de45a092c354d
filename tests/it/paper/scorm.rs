//! Packages for learning platforms: what is in them, that their verdicts are those of practice, and what is refused.

use crate::cli::program::{fed, program};
use crate::paper::banks::dom::{self, Element};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use poda::document::any_search::record_any;
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::packing::{PackedSearch, pack};
use poda::picture::palette::Theme;
use poda::scorm::{MAX_BYTES, MAX_QUESTIONS, ScormVerdict, ScormVerdicts, sealed};
use poda::trace::limits::Limits;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Cursor, Read};
use std::process::Output;
use tempfile::TempDir;
use zip::ZipArchive;

type Files = BTreeMap<String, Vec<u8>>;

fn poda(arguments: &[&str], input: &str) -> Output {
    fed(&mut program(arguments), input)
}

fn packed(position: &str, flags: &[&str]) -> Vec<u8> {
    let output = poda(&[&["export", "--format", "scorm", "-o", "-", position], flags].concat(), "");
    assert!(output.status.success(), "{position}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn unzip(package: &[u8]) -> Files {
    let mut archive = ZipArchive::new(Cursor::new(package)).unwrap();
    let mut files = Files::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        files.insert(file.name().unwrap().into_owned(), bytes);
    }
    files
}

fn text<'a>(files: &'a Files, path: &str) -> &'a str {
    std::str::from_utf8(&files[path]).unwrap()
}

fn data(files: &Files) -> Value {
    let script = text(files, "data.js").strip_prefix("window.podaExercise = ").unwrap();
    serde_json::from_str(script.trim_end().strip_suffix(';').unwrap()).unwrap()
}

/// Opens the verdicts on a question by the rule that the module describes.
fn opened(question: &Value, number: usize) -> Value {
    let bytes = STANDARD.decode(question["sealed"].as_str().unwrap()).unwrap();
    let mut state = u64::try_from(number).unwrap() + 1;
    let bytes = bytes.into_iter().map(|byte| {
        state = (state * 1_664_525 + 1_013_904_223) % (1 << 32);
        byte ^ u8::try_from(state >> 24).unwrap()
    });
    serde_json::from_slice(&bytes.collect::<Vec<_>>()).unwrap()
}

/// The manifest by the rules of SCORM 1.2: one organization, whose item launches a resource of which every file is
/// listed.
#[test]
fn the_manifest_launches_the_page_and_lists_every_file() {
    for position in ["a-to-n", "four-phases"] {
        let files = unzip(&packed(position, &[]));
        let manifest = dom::read(&files["imsmanifest.xml"]).unwrap();
        assert_eq!(manifest.attribute("xmlns:adlcp"), Some("http://www.adlnet.org/xsd/adlcp_rootv1p2"));
        assert_eq!(manifest.attribute("xmlns"), Some("http://www.imsproject.org/xsd/imscp_rootv1p1p2"));
        assert_eq!(
            [manifest.text_at("metadata/schema"), manifest.text_at("metadata/schemaversion")],
            ["ADL SCORM", "1.2"]
        );
        let names: Vec<_> = manifest.children.iter().map(|child| child.name.as_str()).collect();
        assert_eq!(names, ["metadata", "organizations", "resources"]);
        let organization = manifest.at("organizations/organization").unwrap();
        assert_eq!(manifest.at("organizations").unwrap().attribute("default"), organization.attribute("identifier"));
        assert!(!organization.text_at("title").is_empty() && !organization.text_at("item/title").is_empty());
        let resource = manifest.at("resources/resource").unwrap();
        assert_eq!(organization.at("item").unwrap().attribute("identifierref"), resource.attribute("identifier"));
        let expected = [("type", "webcontent"), ("adlcp:scormtype", "sco"), ("href", "index.html")];
        for (key, value) in expected {
            assert_eq!(resource.attribute(key), Some(value));
        }
        let listed: BTreeSet<_> = resource.all("file").filter_map(|file| file.attribute("href")).collect();
        let present: BTreeSet<_> = files.keys().map(String::as_str).filter(|path| *path != "imsmanifest.xml").collect();
        assert_eq!(listed, present);
        let identified = identifiers(&manifest);
        let is_id = |id: &&str| id.starts_with(|first: char| first.is_ascii_alphabetic());
        assert!(identified.iter().all(is_id), "{identified:?}");
        assert_eq!(identified.iter().collect::<BTreeSet<_>>().len(), identified.len());
    }
}

fn identifiers(element: &Element) -> Vec<&str> {
    let below = element.children.iter().flat_map(identifiers);
    element.attribute("identifier").into_iter().chain(below).collect()
}

#[test]
fn a_package_is_small_needs_nothing_from_elsewhere_and_is_always_the_same() {
    for (position, language) in [("a-to-n", "en"), ("a-to-n", "es"), ("tic-tac-toe-move-1-alpha-beta", "en")] {
        let package = packed(position, &["--lang", language]);
        assert_eq!(package, packed(position, &["--lang", language]), "{position}");
        assert!(package.len() <= MAX_BYTES, "{position}: {}", package.len());
        let files = unzip(&package);
        let page = text(&files, "index.html");
        assert!(page.contains(&format!("<html lang=\"{language}\">")), "{page}");
        assert!(page.contains("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"), "{page}");
        // The policy refuses inline scripts and styles, so the page has none.
        assert!(!page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick="), "{page}");
        assert!(page.matches("<script").count() == page.matches("<script src=").count(), "{page}");
        for path in ["index.html", "player.js", "player.css"] {
            assert!(!text(&files, path).contains("://"), "{path}");
        }
        let [one, other] = ["en", "es"].map(|language| data(&unzip(&packed(position, &["--lang", language]))));
        assert_ne!(one["id"], other["id"]);
        for question in data(&files)["questions"].as_array().unwrap() {
            assert!(files.contains_key(question["picture"].as_str().unwrap()));
        }
    }
}

/// The program is asked the same questions, one by one, and told each choice.
#[test]
fn the_verdicts_are_those_of_practice() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("asked.ron");
    let asked = [("Value", 5), ("Cut", 14), ("Bound", 14), ("Cut", 20), ("Next", 27), ("Best", 37), ("Root", 37)];
    let asked = asked.map(|(kind, step)| format!("(kind: {kind}, step: {step})")).join(", ");
    let tree =
        r#"(name: "A", children: [(name: "B", children: [3, 12, 8]), (name: "C", children: [2, 4, 6]), [14, 5, 2]])"#;
    let position = format!(
        "(version: 1, game: Tree(tree: {tree}), search: (algorithm: AlphaBeta), practice: (questions: [{asked}]))"
    );
    fs::write(&file, position).unwrap();
    let path = file.to_str().unwrap();
    let package = data(&unzip(&packed(path, &[])));
    let questions = package["questions"].as_array().unwrap();
    assert_eq!(questions.len(), 7);
    for (number, question) in questions.iter().enumerate() {
        let verdicts = opened(question, number);
        let rights = verdicts["choices"].as_array().unwrap().iter().map(|verdict| verdict["right"] == json!(true));
        let rights: Vec<bool> = rights.collect();
        assert_eq!(rights.len(), question["choices"].as_array().unwrap().len());
        assert!(rights.contains(&true) && rights.contains(&false), "{question}");
        // Neither the right answer nor its reason is in clear text.
        assert!(!question.to_string().contains(verdicts["shown"].as_str().unwrap()), "{question}");
        for (given, right) in question["given"].as_array().unwrap().iter().zip(&rights) {
            let given = given.as_str().unwrap();
            let answer = match question["field"].as_str().unwrap().rsplit('.').next().unwrap() {
                "cut" if given == "-" => json!([]),
                "cut" => json!(given.split(' ').collect::<Vec<_>>()),
                _ => json!(given),
            };
            let shown = json!({"answer": null}).to_string() + "\n";
            let input = shown.repeat(number) + &json!({ "answer": answer }).to_string() + "\n";
            let output = poda(&["practice", "--json", path], &input);
            let lines = String::from_utf8(output.stdout).unwrap();
            let verdict = lines.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
            let verdict =
                verdict.filter(|line| line["question"] == json!(number + 1)).find(|line| line.get("right").is_some());
            assert_eq!(verdict.unwrap()["right"], json!(*right), "{answer} to {}", question["prompt"]);
        }
    }
}

#[test]
fn what_a_platform_keeps_of_the_most_questions_fits() {
    // A version, an id, two times, and for each question two choices of two digits with what separates them.
    let longest = "1|0123456789abcdef|1795224879|100000|".len() + MAX_QUESTIONS * "zz.zz,".len();
    assert!(longest <= 4096, "{longest}");
}

#[test]
fn verdicts_are_sealed_differently_for_every_question() {
    let verdict = ScormVerdict { right: true, again: String::new(), reason: "≥".to_owned() };
    let verdicts = ScormVerdicts { answer: "3".to_owned(), shown: String::new(), choices: vec![verdict] };
    let both = [0, 1].map(|number| sealed(&verdicts, number));
    assert_ne!(both[0], both[1]);
    let written = json!({"answer": "3", "shown": "", "choices": [{"right": true, "again": "", "reason": "≥"}]});
    for (number, sealed) in both.iter().enumerate() {
        assert_eq!(opened(&json!({ "sealed": sealed }), number), written);
    }
}

#[test]
fn what_cannot_be_asked_is_refused_with_a_reason() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("out.zip");
    for (position, reason) in [("iterative-deepening", "searches of one pass"), ("no-such-lesson", "no-such-lesson")] {
        let output = poda(&["export", position, "--lang", "en", "-o", out.to_str().unwrap()], "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains(reason), "{position}: {said}");
        assert!(!out.exists());
    }
    let output = poda(&["export", "a-to-n", "-o", out.to_str().unwrap()], "");
    assert!(output.status.success() && out.exists());
    assert!(String::from_utf8_lossy(&output.stderr).contains("out.zip"));
}

/// The tests of the window compare its file with the same package.
#[test]
fn the_command_writes_the_package_that_the_window_writes() {
    for (lesson, language) in [("a-to-n", Language::ENGLISH), ("four-phases", Language::SPANISH)] {
        let document = &lessons::all()[lessons::by_name(lesson).unwrap()];
        let limits = Limits::nodes(1_000_000);
        let recorded = &record_any(document.searches.first(), document.position(), limits, &()).unwrap();
        let (name, is_lesson, searched, theme) = (lesson, true, document, Theme::Light);
        let what = PackedSearch { name, is_lesson, document, searched, recorded, theme };
        let package = pack(&Words::new(language), what, &|| true).unwrap();
        assert!(packed(lesson, &["--lang", language.code()]) == package.bytes, "{lesson}");
        let why = pack(&Words::new(language), what, &|| false).unwrap_err();
        assert_eq!(why.sentences(&Words::new(language)), [""; 0], "it is canceled");
    }
}
