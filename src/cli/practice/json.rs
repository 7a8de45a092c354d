//! Asks what the search does next and judges the answers, with one JSON object per line.

use super::arguments::{Answered, Reveal};
use super::subject::TypedSearch;
use crate::input;
use crate::node_path::id_along;
use poda_core::document::practice::{AnswerForm, AskedKind};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::score::{MAX_PLAYERS, Payoffs, Score};
use poda_core::search::refutation::Refutation;
use poda_paper::asked::{ExerciseSetting, form};
use poda_words::i18n::Words;
use poda_words::practice::json::{AnswerJson, Number, write_line};
use poda_words::practice::quiz::{Current, Quiz};
use poda_words::practice::sentences::expected_form;
use poda_words::practice::{Answer, Question};
use serde::Serialize;
use serde_json::Value;
use std::io::{self, BufRead, Write};

/// Asks all questions, or as many as the input answers. After an error, `run` has the answers that came before it.
pub(super) fn ask<S: TypedSearch>(
    words: &Words,
    setting: &ExerciseSetting<'_, S>,
    reveal: Reveal,
    run: &mut Quiz<S>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let recording = setting.recording;
    let mut number = 0;
    while let Some(question) = run.current().map(|current| current.question) {
        number += 1;
        write(out, &QuestionLine::new(words, recording, number, &question))?;
        if !answer(words, recording, number, reveal, run, input, out)? {
            break;
        }
        run.go_on(recording);
    }
    let answered = Answered::of(run);
    let (asked, right_first) = (answered.asked(), answered.right_first());
    write(out, &DoneLine { done: answered.is_complete, asked, right_first })
}

/// Reads lines until the open question is answered correctly or its attempts are used up. Returns `false` if the input
/// ends before that.
fn answer<S: TypedSearch>(
    words: &Words,
    recording: &S,
    number: usize,
    reveal: Reveal,
    run: &mut Quiz<S>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<bool> {
    while let Some(question) = run.current().filter(|current| !current.is_closed).map(|current| current.question) {
        let Some(line) = next_line(input)? else { return Ok(false) };
        let line = read(recording, &question, &line);
        match &line {
            AnswerLine::Malformed => {}
            AnswerLine::Show => run.show_answer(recording),
            AnswerLine::Answer(answer) => run.answer(recording, answer.clone()),
        }
        if let Some(current) = run.current() {
            write(out, &VerdictLine::new(words, recording, number, reveal, current, &line))?;
        }
    }
    Ok(true)
}

/// Writes a line and flushes it, because the reader waits for it.
fn write(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    write_line(out, line)?;
    out.flush()
}

#[derive(Serialize)]
pub(super) struct QuestionLine {
    /// The number of the question, from 1.
    question: usize,
    /// The step of the trace that gives the answer.
    step: usize,
    kind: &'static str,
    node: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<&'static str>,
    /// Only in a question about the sum of a child.
    #[serde(skip_serializing_if = "Option::is_none")]
    child: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<String>,
    /// Whether there are more choices than are listed; left out if not.
    #[serde(skip_serializing_if = "Option::is_none")]
    more_choices: Option<bool>,
    prompt: String,
}

impl QuestionLine {
    pub fn new<S: TypedSearch>(words: &Words, recording: &S, number: usize, question: &Question<S::Kind>) -> Self {
        let (bound, child) = recording.question_fields(question);
        let kind: AskedKind = question.kind.into();
        let (choices, has_more) = choice_ids(recording, question);
        Self {
            question: number,
            step: question.step,
            kind: kind.name(),
            node: recording.id(question.node),
            bound,
            child,
            choices,
            more_choices: has_more.then_some(true),
            prompt: recording.prompt(words, question).plain(),
        }
    }
}

#[derive(Serialize)]
struct VerdictLine {
    question: usize,
    right: bool,
    /// Left out if another attempt is allowed, unless answers are always revealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<Vec<AnswerJson>>,
    reason: String,
    /// Only in a question about a cut.
    #[serde(skip_serializing_if = "Option::is_none")]
    refutation: Option<RefutationField>,
    again: bool,
}

impl VerdictLine {
    /// Returns the verdict on a line of input after it was judged.
    fn new<S: TypedSearch>(
        words: &Words,
        recording: &S,
        number: usize,
        reveal: Reveal,
        current: &Current<S>,
        line: &AnswerLine<S::Answer>,
    ) -> Self {
        let (question, again) = (&current.question, !current.is_closed);
        let answers = (!again || reveal == Reveal::Always)
            .then(|| question.accepted(recording).iter().map(|accepted| recording.answer_json(accepted)).collect());
        let verdict = current.verdict.as_ref().filter(|_| !matches!(line, AnswerLine::Malformed));
        let reason = match (verdict, line) {
            (Some(verdict), AnswerLine::Answer(answer)) if answers.is_none() => {
                recording.objection_sentence(words, question, answer, verdict).plain()
            }
            (Some(verdict), AnswerLine::Answer(answer)) => {
                recording.verdict_sentence(words, question, Some(answer), verdict).plain()
            }
            (Some(verdict), AnswerLine::Show | AnswerLine::Malformed) => {
                recording.verdict_sentence(words, question, None, verdict).plain()
            }
            (None, _) => {
                let (mut choices, has_more) = choice_ids(recording, question);
                choices.extend(has_more.then(|| "…".to_owned()));
                expected_form(words, question.kind, &choices)
            }
        };
        let refutation = || refutation_field(recording.root(), verdict.and_then(|verdict| verdict.refutation.as_ref()));
        Self {
            question: number,
            right: verdict.is_some_and(|verdict| verdict.is_right),
            answers,
            reason,
            refutation: (form::<S>(question) == AnswerForm::Children).then(refutation),
            again,
        }
    }
}

fn refutation_field(position: &AnyGame, refutation: Option<&Refutation<AnyMove>>) -> RefutationField {
    match refutation {
        Some(Refutation::Changes { line, others, value, root, .. }) => {
            let leaf = |line: &Vec<AnyMove>| ChangedLeafJson { node: id_along(position, line), value: Number(*value) };
            let and = others.iter().map(leaf).collect();
            RefutationField::Found(RefutationJson { leaf: leaf(line), root: Number(*root), and })
        }
        Some(Refutation::Undecided) => RefutationField::Undecided("undecided"),
        Some(Refutation::Harmless) | None => RefutationField::NotFound,
    }
}

/// Whether values below a cut change the root's value.
#[derive(Serialize)]
#[serde(untagged)]
enum RefutationField {
    Found(RefutationJson),
    /// A word that states that this was not decided.
    Undecided(&'static str),
    /// There are no such values; written as `null`.
    NotFound,
}

/// A value of leaves with which the root would have another value.
#[derive(Serialize)]
struct RefutationJson {
    #[serde(flatten)]
    leaf: ChangedLeafJson,
    root: Number,
    /// Further leaves that need a value at the same time; left out if one leaf is enough.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    and: Vec<ChangedLeafJson>,
}

/// A leaf with another value.
#[derive(Serialize)]
struct ChangedLeafJson {
    node: String,
    value: Number,
}

/// The line after the last question.
#[derive(Serialize)]
struct DoneLine {
    done: bool,
    asked: usize,
    right_first: usize,
}

/// Returns the ids of the choices, of which there may be more.
fn choice_ids<S: TypedSearch>(recording: &S, question: &Question<S::Kind>) -> (Vec<String>, bool) {
    let (choices, has_more) = question.listed_choices(recording);
    (choices.into_iter().map(|choice| recording.id(choice)).collect(), has_more)
}

/// The longest line that is read, in bytes. The rest of a longer one is skipped.
pub(super) const MAX_LINE_BYTES: u64 = 1 << 20;

/// Returns the next line that is not blank, without its end; `None` at the end of the input. A line that is too long or
/// not UTF-8 is returned as a text that is not an answer.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    while let Some((line, is_cut)) = input::next_line(input, MAX_LINE_BYTES)? {
        if is_cut {
            return Ok(Some("…".to_owned()));
        }
        if !line.is_empty() {
            return Ok(Some(line));
        }
    }
    Ok(None)
}

enum AnswerLine<Answer> {
    Answer(Answer),
    /// A request to show the right answer, without credit.
    Show,
    /// Not an answer to this kind of question.
    Malformed,
}

fn read<S: TypedSearch>(recording: &S, question: &Question<S::Kind>, line: &str) -> AnswerLine<S::Answer> {
    let Ok(Value::Object(fields)) = serde_json::from_str(line) else { return AnswerLine::Malformed };
    match fields.get("answer") {
        None => AnswerLine::Malformed,
        Some(Value::Null) => AnswerLine::Show,
        Some(answer) => recording.read_json(question, answer).map_or(AnswerLine::Malformed, AnswerLine::Answer),
    }
}

/// Returns an id, which may be written as text or, if it is a number, as a number.
pub(super) fn written_id(id: &Value) -> Option<String> {
    match id {
        Value::String(id) => Some(id.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}

/// Returns a value, which may be written as a number or as text.
pub(super) fn value(answer: &Value) -> Option<Answer> {
    match answer {
        Value::Number(number) => {
            let score = number.as_f64().and_then(Score::new).filter(|score| score.is_finite());
            score.map(Answer::number)
        }
        Value::String(text) => Answer::read_value(text),
        _ => None,
    }
}

/// Returns a vector, which may be written as a list of numbers, each as a number or as text, or as one text.
pub(super) fn vector(answer: &Value) -> Option<Answer> {
    match answer {
        Value::Array(entries) => {
            let entry = |entry: &Value| match value(entry)? {
                Answer::Proved(proved) => Some(proved.low).filter(|low| proved.is_exact() && low.is_finite()),
                Answer::Node(_) | Answer::Children(_) | Answer::Sum { .. } | Answer::Vector(_) | Answer::Changes(_) => {
                    None
                }
            };
            let entries = entries.iter().map(entry).collect::<Option<Vec<_>>>()?;
            (1..=MAX_PLAYERS).contains(&entries.len()).then(|| Answer::Vector(Payoffs::new(&entries)))
        }
        Value::String(text) => Answer::read_vector(text),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => None,
    }
}
