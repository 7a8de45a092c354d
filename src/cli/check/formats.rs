//! The output of `poda check`: text, JSON, and the formats of graders.
//!
//! Each grader's format follows its documentation: `JUnit` XML as Jenkins and GitLab read it; Gradescope's
//! `results.json` (gradescope-autograders.readthedocs.io/en/latest/specs); `PrairieLearn`'s results object
//! (prairielearn.readthedocs.io/en/latest/externalGrading).

use super::judged::{Judged, Outcome, ResultDetail};
use crate::flag_values::OneOf;
use crate::json::Worth;
use crate::node_path::id_along;
use crate::search_name::MCTS;
use crate::terminal::{Ansi, ERROR, HEADING};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use poda_core::check::{Fact, RunReport};
use poda_core::game::any::AnyMove;
use poda_core::run::Run;
use poda_core::score::CutOn;
use poda_core::search::mistakes::Mistake;
use poda_core::search::refutation::Refutation;
use poda_core::text::visible;
use poda_picture::export::Escaped;
use poda_picture::export::svg::svg;
use poda_picture::picture::palette::Theme;
use poda_picture::picture::shape::point;
use poda_picture::picture::{Notation, Scene, TreeLayout, View, draw_scene};
use poda_platform::disk;
use poda_words::i18n::check_mistakes::mistake_code;
use poda_words::i18n::message_args::yes_or_no;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use poda_words::practice::json::{Number, write_line};
use poda_words::table::{Cell, table_text};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;

/// A format of the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckFormat {
    /// Sentences.
    Text,
    /// One object per line.
    Json,
    Junit,
    /// A table, and a paragraph for each run.
    Markdown,
    /// `results.json` of Gradescope.
    Gradescope,
    /// The results object of `PrairieLearn`.
    PrairieLearn,
}

pub(super) const FORMAT: OneOf<CheckFormat> = OneOf::of(|| {
    vec![
        ("text", CheckFormat::Text),
        ("json", CheckFormat::Json),
        ("junit", CheckFormat::Junit),
        ("markdown", CheckFormat::Markdown),
        ("gradescope", CheckFormat::Gradescope),
        ("prairielearn", CheckFormat::PrairieLearn),
    ]
});

/// The most nodes of a search that is drawn.
const MAX_DRAWN: usize = 400;

pub(super) fn write_reports(
    words: &Words,
    format: CheckFormat,
    judged: &[Judged],
    out: &mut impl Write,
) -> io::Result<()> {
    match format {
        CheckFormat::Text => judged.iter().try_for_each(|judged| write_text(words, judged, out)),
        CheckFormat::Json => judged.iter().try_for_each(|judged| write_line(out, &line(words, judged))),
        CheckFormat::Junit => write_junit(words, judged, out),
        CheckFormat::Markdown => write_markdown(words, judged, out),
        CheckFormat::Gradescope => writeln!(out, "{}", gradescope(words, judged)),
        CheckFormat::PrairieLearn => writeln!(out, "{}", prairielearn(words, judged)),
    }
}

/// Returns the sentences about a run, the most important first.
fn paragraphs(words: &Words, judged: &Judged) -> Vec<String> {
    let Some(said) = judged.words(words) else {
        return judged.fault_sentence(words).into_iter().collect();
    };
    let mut paragraphs = vec![said.verdict().join(" ")];
    paragraphs.extend(judged.fault_sentence(words));
    paragraphs.extend(judged.strays_sentence(words));
    if ResultDetail::Place <= judged.reveal {
        paragraphs.extend(said.first());
    } else if let (ResultDetail::Kind, Some(first)) = (judged.reveal, &said.report.first) {
        paragraphs.push(first.fact.key().to_owned());
    }
    if judged.reveal == ResultDetail::All {
        paragraphs.extend(work(words, said.report));
    }
    paragraphs
}

/// Returns sentences about the number of visited nodes and the number of wrong cuts.
fn work(words: &Words, report: &RunReport) -> Vec<String> {
    let number = |number: u64| words.number(number);
    let expected = report.expected_work.unwrap_or_default();
    let args = [
        ("nodes", number(report.work.nodes).into()),
        ("leaves", number(report.work.leaves).into()),
        ("expected-nodes", number(expected.nodes).into()),
        ("expected-leaves", number(expected.leaves).into()),
        ("known", yes_or_no(report.expected_work.is_some())),
    ];
    let mut said = vec![words.fill("check-work", &args)];
    if let Some(cuts) = report.cuts.filter(|cuts| cuts.missed + cuts.wrong != 0) {
        let args = args![missed = number(cuts.missed), wrong = number(cuts.wrong)];
        said.push(words.fill("check-cuts", &args));
    }
    said
}

/// Returns sentences about the mistakes that explain a run, each with the lines of typical code: wrong lines begin with
/// `-`, right ones with `+`. The first sentence is about all of them and has no code.
fn diagnoses(words: &Words, judged: &Judged) -> Vec<(String, Vec<String>)> {
    let Some(said) = judged.words(words).filter(|_| judged.reveal == ResultDetail::All) else { return Vec::new() };
    // Where the judged program claims to cut.
    let cut_on = said.report.config.map_or_else(CutOn::default, |config| config.cut_on);
    let code = said.report.named().into_iter().map(|mistake| {
        let lines = ["-", "+"].into_iter().zip(mistake_code(mistake, cut_on));
        lines.flat_map(|(sign, code)| code.lines().map(|line| format!("{sign} {line}")).collect::<Vec<_>>()).collect()
    });
    said.diagnoses().into_iter().zip(std::iter::once(Vec::new()).chain(code)).collect()
}

fn points(words: &Words, judged: &Judged) -> String {
    let awarded = &judged.awarded;
    if judged.outcome() == Outcome::NotJudged {
        return words.text("check-no-points");
    }
    let written = |points: f64| format!("{points}");
    let args = args![points = written(awarded.points()), of = written(awarded.of())];
    words.fill("check-points", &args)
}

fn write_text(words: &Words, judged: &Judged, out: &mut impl Write) -> io::Result<()> {
    let ansi = Ansi::of_stdout();
    let color = match judged.outcome() {
        Outcome::Right | Outcome::NotJudged => HEADING,
        Outcome::Wrong => ERROR,
    };
    writeln!(out, "{}", ansi.paint(color, &format!("{}: {}", visible(&judged.file), judged.verdict_word(words))))?;
    for paragraph in paragraphs(words, judged) {
        writeln!(out, "  {}", visible(&paragraph))?;
    }
    for (sentence, code) in diagnoses(words, judged) {
        writeln!(out, "  {}", visible(&sentence))?;
        code.iter().try_for_each(|line| writeln!(out, "    {}", visible(line)))?;
    }
    writeln!(out, "  {}", points(words, judged))
}

#[derive(Serialize)]
struct CheckLine<'a> {
    file: &'a str,
    verdict: &'static str,
    algorithm: Option<&'static str>,
    guessed: bool,
    value: Option<Worth>,
    expected_value: Option<Worth>,
    best: Option<String>,
    expected_best: Option<String>,
    nodes: u64,
    expected_nodes: Option<u64>,
    leaves: u64,
    expected_leaves: Option<u64>,
    missed_cuts: Option<u64>,
    wrong_cuts: Option<u64>,
    first: Option<FirstJson>,
    diagnoses: Vec<&'static str>,
    /// What the verdict rests on: how the run was read, in which form it is right, or why it is not judged.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    /// `None` if the run is not judged.
    points: Option<f64>,
    of: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
    /// The number of lines that do not belong to the run.
    #[serde(skip_serializing_if = "is_zero")]
    stray_lines: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[derive(Serialize)]
struct FirstJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    node: Option<String>,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    did: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<String>,
    refutation: Value,
}

fn line<'a>(words: &Words, judged: &'a Judged) -> CheckLine<'a> {
    let is_judged = judged.outcome() != Outcome::NotJudged;
    let [points, of] = [judged.awarded.points(), judged.awarded.of()].map(|points| is_judged.then_some(points));
    let empty = CheckLine {
        file: &judged.file,
        verdict: judged.verdict(),
        algorithm: None,
        guessed: false,
        value: None,
        expected_value: None,
        best: None,
        expected_best: None,
        nodes: 0,
        expected_nodes: None,
        leaves: 0,
        expected_leaves: None,
        missed_cuts: None,
        wrong_cuts: None,
        first: None,
        diagnoses: Vec::new(),
        notes: judged.words(words).map_or_else(Vec::new, |said| said.verdict().split_off(1)),
        points,
        of,
        fault: judged.fault_sentence(words),
        stray_lines: judged.found.as_ref().map_or(0, |(run, _)| run.strays.count),
    };
    let Some((run, report)) = &judged.found else { return empty };
    let reveals_all = judged.reveal == ResultDetail::All;
    let expected = report.expected_value.map(|value| Worth::of(report.expected_payoffs, value));
    let tells = |answer: Option<u64>| answer.filter(|_| reveals_all);
    CheckLine {
        algorithm: report.config.map(|config| config.algorithm.key()).or_else(|| run.is_sampled().then_some(MCTS)),
        guessed: report.is_guessed,
        value: report.value.map(|value| Worth::of(report.payoffs, value)),
        expected_value: expected.filter(|_| reveals_all),
        best: report.best.map(|best| id(run, &[best])),
        expected_best: report.expected_best.filter(|_| reveals_all).map(|best| id(run, &[best])),
        nodes: report.work.nodes,
        expected_nodes: tells(report.expected_work.map(|work| work.nodes)),
        leaves: report.work.leaves,
        expected_leaves: tells(report.expected_work.map(|work| work.leaves)),
        missed_cuts: tells(report.cuts.map(|cuts| cuts.missed)),
        wrong_cuts: tells(report.cuts.map(|cuts| cuts.wrong)),
        first: first(words, judged, run),
        diagnoses: if reveals_all { names(&report.named()) } else { Vec::new() },
        ..empty
    }
}

/// Returns the names of mistakes without repetitions.
fn names(mistakes: &[Mistake]) -> Vec<&'static str> {
    let mut names: Vec<_> = mistakes.iter().map(|mistake| mistake.key()).collect();
    names.dedup();
    names
}

fn refutation_json(run: &Run, refutation: &Refutation<AnyMove>) -> Value {
    match refutation {
        Refutation::Changes { line, others, value, root, .. } => {
            let mut changed = json!({ "node": id(run, line), "value": json(*value), "root": json(*root) });
            if !others.is_empty() {
                let leaf = |line| json!({ "node": id(run, line), "value": json(*value) });
                changed["and"] = others.iter().map(|line| leaf(line)).collect();
            }
            changed
        }
        Refutation::Undecided => "undecided".into(),
        Refutation::Harmless => Value::Null,
    }
}

fn first(words: &Words, judged: &Judged, run: &Run) -> Option<FirstJson> {
    let said = judged.words(words)?;
    let finding = said.report.first.as_ref().filter(|_| ResultDetail::Kind <= judged.reveal)?;
    let (did, expected) = said.did_and_expected(finding);
    let places = ResultDetail::Place <= judged.reveal;
    let all = judged.reveal == ResultDetail::All;
    let refutation = if let (Fact::CutTooMany { refutation, .. }, true) = (&finding.fact, all) {
        refutation_json(run, refutation)
    } else {
        Value::Null
    };
    let node = match run.header.position {
        Some(_) => id(run, &finding.path),
        None => finding.node.to_string(),
    };
    Some(FirstJson {
        line: places.then_some(finding.line),
        step: (places && finding.step != 0).then_some(finding.step),
        node: places.then_some(node),
        kind: finding.fact.key(),
        did: places.then_some(did),
        expected: all.then_some(expected),
        sentence: places.then(|| said.sentence(finding)),
        refutation,
    })
}

/// Returns the id of the node to which a line of moves leads.
fn id(run: &Run, line: &[AnyMove]) -> String {
    let position = run.header.position.as_deref();
    position.map(|position| id_along(position, line)).unwrap_or_default()
}

fn json(score: poda_core::score::Score) -> Value {
    serde_json::to_value(Number(score)).unwrap_or_default()
}

/// Returns all sentences about a run, and the lines of code of its diagnoses, without characters that have an effect.
fn told(words: &Words, judged: &Judged) -> Vec<String> {
    let mut told = paragraphs(words, judged);
    for (sentence, code) in diagnoses(words, judged) {
        told.push(sentence);
        told.extend(code);
    }
    told.iter().map(|line| visible(line).into_owned()).collect()
}

fn write_junit(words: &Words, judged: &[Judged], out: &mut impl Write) -> io::Result<()> {
    let count = |outcome: Outcome| judged.iter().filter(|judged| judged.outcome() == outcome).count();
    let (failures, skipped) = (count(Outcome::Wrong), count(Outcome::NotJudged));
    let counts = format!("tests=\"{}\" failures=\"{failures}\" skipped=\"{skipped}\"", judged.len());
    writeln!(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")?;
    writeln!(out, "<testsuites {counts}>")?;
    writeln!(out, "  <testsuite name=\"poda check\" {counts}>")?;
    for judged in judged {
        let name = escaped(&judged.file);
        let outcome = judged.outcome();
        let is_read_otherwise = judged.found.as_ref().is_some_and(|(_, report)| !report.reading.is_plain());
        if outcome == Outcome::Right && !is_read_otherwise {
            writeln!(out, "    <testcase classname=\"poda.check\" name=\"{name}\"/>")?;
            continue;
        }
        let said = told(words, judged);
        let said: Vec<_> = said.iter().map(|line| escaped(line)).collect();
        writeln!(out, "    <testcase classname=\"poda.check\" name=\"{name}\">")?;
        if outcome == Outcome::Right {
            // The report on a right run also states how the run was read.
            writeln!(out, "      <system-out>{}</system-out>\n    </testcase>", said.join("\n"))?;
            continue;
        }
        let (message, verdict) = (said.first().map(String::as_str).unwrap_or_default(), judged.verdict());
        if outcome == Outcome::NotJudged {
            // A skipped test has no text of its own.
            writeln!(out, "      <skipped message=\"{}\"/>", said.join("&#10;"))?;
        } else {
            writeln!(out, "      <failure type=\"{verdict}\" message=\"{message}\">{}</failure>", said.join("\n"))?;
        }
        writeln!(out, "    </testcase>")?;
    }
    writeln!(out, "  </testsuite>\n</testsuites>")
}

/// Returns a text for XML and HTML.
fn escaped(text: &str) -> String {
    Escaped(&visible(text)).to_string()
}

/// The signs with which Markdown begins emphasis, code, links, pictures, tables and HTML, and those by which platforms
/// name people.
const SIGNS_OF_MARKDOWN: &str = "&<>\"'\\`*_{}[]#~|@$^";

/// Returns a text as Markdown without any markup. Signs that could begin markup are character references.
fn markdown(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for letter in visible(text).chars() {
        let is_special = match letter {
            // A line that begins with these is an item of a list.
            '-' | '+' => written.is_empty(),
            // An address is a link.
            '/' => written.ends_with(":/"),
            '.' => written.as_bytes().last_chunk::<3>().is_some_and(|last| last.eq_ignore_ascii_case(b"www")),
            other => SIGNS_OF_MARKDOWN.contains(other),
        };
        if is_special {
            // Writing to a string does not fail.
            let _ = write!(written, "&#{};", u32::from(letter));
        } else {
            written.push(letter);
        }
    }
    written
}

fn write_markdown(words: &Words, judged: &[Judged], out: &mut impl Write) -> io::Result<()> {
    for judged in judged {
        let mark = match judged.outcome() {
            Outcome::Right => "✓",
            Outcome::NotJudged => "–",
            Outcome::Wrong => "✗",
        };
        let verdict = judged.verdict_word(words);
        writeln!(out, "### {mark} `{}`: {verdict}\n", visible(&judged.file).replace('`', "'"))?;
        for paragraph in paragraphs(words, judged) {
            writeln!(out, "{}\n", markdown(&paragraph))?;
        }
        for (sentence, code) in diagnoses(words, judged) {
            writeln!(out, "{}\n", markdown(&sentence))?;
            if !code.is_empty() {
                writeln!(out, "```diff\n{}\n```\n", code.join("\n"))?;
            }
        }
        writeln!(out, "{}\n", points(words, judged))?;
    }
    Ok(())
}

/// Returns the picture of the first difference; `None` if its place is not revealed or the tree is too large.
fn picture(words: &Words, judged: &Judged) -> Option<String> {
    let recording = judged.recording.as_ref().filter(|_| ResultDetail::Place <= judged.reveal)?;
    if MAX_DRAWN < recording.trace().node_count() {
        return None;
    }
    let (_, report) = judged.found.as_ref()?;
    let step = report.first.as_ref()?.step.min(recording.trace().len());
    let layout = TreeLayout::new(recording, Notation::Node);
    let view = View::fit(&layout, point(900.0, 480.0), 1.2);
    let scene = Scene { step, ..Scene::new(recording, &layout, view, words) };
    Some(svg(&draw_scene(&scene), view.size, Theme::Light))
}

fn gradescope(words: &Words, judged: &[Judged]) -> Value {
    let tests: Vec<_> = judged
        .iter()
        .map(|judged| {
            let lines = told(words, judged).iter().map(|line| escaped(line)).collect::<Vec<_>>().join("<br>");
            let picture = picture(words, judged).unwrap_or_default();
            let mut test = json!({
                "name": visible(&judged.file),
                "output": format!("<p>{lines}</p>{picture}"),
                "output_format": "html",
            });
            let status = match judged.outcome() {
                Outcome::Right => "passed",
                Outcome::Wrong => "failed",
                // Without a score and a status, the test neither passes nor fails.
                Outcome::NotJudged => return test,
            };
            test["score"] = judged.awarded.points().into();
            test["max_score"] = judged.awarded.of().into();
            test["status"] = status.into();
            test
        })
        .collect();
    let mut results = json!({ "tests": tests });
    let (scored, unscored): (Vec<_>, Vec<_>) = judged.iter().partition(|judged| judged.outcome() != Outcome::NotJudged);
    if !unscored.is_empty() {
        // The score of the submission is required where a test has none. Without any score the submission is not
        // graded.
        if !scored.is_empty() {
            results["score"] = scored.iter().map(|judged| judged.awarded.points()).sum::<f64>().into();
        }
        let args = args![count = unscored.len(), scored = scored.len()];
        results["output"] = words.fill("check-not-scored", &args).into();
    }
    results
}

fn prairielearn(words: &Words, judged: &[Judged]) -> Value {
    let points: f64 = judged.iter().map(|judged| judged.awarded.points()).sum();
    let of: f64 = judged.iter().map(|judged| judged.awarded.of()).sum();
    // A submission that is not gradable costs no attempt. A part of the runs says nothing of the others.
    let is_judged = judged.iter().all(|judged| judged.outcome() != Outcome::NotJudged);
    let is_gradable = is_judged && judged.iter().any(|judged| judged.found.is_some());
    let mut tests = Vec::new();
    for judged in judged {
        let text = told(words, judged).join("\n");
        let image = picture(words, judged).map(|svg| {
            json!({ "label": visible(&judged.file), "url": format!("data:image/svg+xml;base64,{}", STANDARD.encode(svg)) })
        });
        for (part, points, of) in &judged.awarded.parts {
            tests.push(json!({
                "name": format!("{}: {}", visible(&judged.file), part.sentence(words)),
                "points": points,
                "max_points": of,
            }));
        }
        tests.push(json!({
            "name": visible(&judged.file),
            "points": 0,
            "max_points": 0,
            "message": judged.verdict_word(words),
            "output": text,
            "images": image.into_iter().collect::<Vec<_>>(),
        }));
    }
    json!({ "gradable": is_gradable, "score": if of == 0.0 { 0.0 } else { points / of }, "tests": tests })
}

/// Writes the table of the results to a file.
///
/// # Errors
/// Returns a sentence if it could not be written. The file is then as it was.
pub(super) fn write_table(words: &Words, judged: &[Judged], path: &Path) -> Result<(), String> {
    disk::write_derived(path, table(words, judged)).map_err(|error| error.sentence_of_writing(words))
}

fn table(words: &Words, judged: &[Judged]) -> String {
    let columns = "file verdict algorithm value expected_value nodes expected_nodes missed_cuts wrong_cuts line kind sentence \
                   diagnoses points of";
    let rows = judged.iter().map(|judged| -> [Cell<'_>; 15] {
        let line = line(words, judged);
        let first = line.first.as_ref();
        [
            line.file.into(),
            line.verdict.into(),
            line.algorithm.into(),
            line.value.as_ref().map(Worth::cell).into(),
            line.expected_value.as_ref().map(Worth::cell).into(),
            line.nodes.into(),
            line.expected_nodes.into(),
            line.missed_cuts.into(),
            line.wrong_cuts.into(),
            first.and_then(|first| first.line).into(),
            first.map(|first| first.kind).into(),
            first.and_then(|first| first.sentence.clone()).or(line.fault.clone()).into(),
            line.diagnoses.join(" ").into(),
            line.points.into(),
            line.of.into(),
        ]
    });
    table_text(columns.split_whitespace(), rows)
}
