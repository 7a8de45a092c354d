//! Asks what the search does next and judges the answers, with one JSON object per line.

use super::arguments::{Answered, Reveal, Setting};
use crate::flag_values::spelled_cutoff;
use crate::input;
use crate::node_path::NodePath;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::score::Score;
use poda_core::search::refutation::Refutation;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Story};
use poda_words::i18n::Words;
use poda_words::i18n::practice::{expected_form, objection_sentence, prompt, verdict_sentence};
use poda_words::practice::json::{AnswerJson, Number, write_line};
use poda_words::practice::run::{ClosedQuestion, FirstAttempt, RightCount};
use poda_words::practice::{Answer, Question, QuestionKind, Verdict, judge, shown};
use serde::Serialize;
use serde_json::Value;
use std::io::{self, BufRead, Write};

/// Asks all questions, or as many as the input answers.
pub(super) fn ask(
    words: &Words,
    setting: &Setting<'_>,
    reveal: Reveal,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Answered> {
    let recording = setting.recording;
    let mut dialog = JsonDialog { words, recording, attempts: setting.attempts.get(), reveal, input, out };
    let mut answered = Answered::default();
    for question in setting.selection.questions(recording) {
        let number = answered.outcomes.len() + 1;
        let (outcome, is_closed) = dialog.ask(number, &question)?;
        answered.outcomes.extend(outcome.clone());
        if !is_closed {
            answered.unanswered = outcome.is_none().then_some(question);
            dialog.write_end(&answered)?;
            return Ok(answered);
        }
    }
    answered.is_complete = true;
    dialog.write_end(&answered)?;
    Ok(answered)
}

struct JsonDialog<'a, Input, Output> {
    words: &'a Words,
    recording: &'a Recording<AnyGame>,
    attempts: usize,
    reveal: Reveal,
    input: &'a mut Input,
    out: &'a mut Output,
}

impl<Input: BufRead, Output: Write> JsonDialog<'_, Input, Output> {
    /// Writes a line and flushes it, because the reader waits for it.
    fn write(&mut self, line: &impl Serialize) -> io::Result<()> {
        write_line(self.out, line)?;
        self.out.flush()
    }

    fn write_end(&mut self, answered: &Answered) -> io::Result<()> {
        let RightCount { right, asked } = RightCount::of(&answered.outcomes, None);
        let asked = asked + usize::from(answered.unanswered.is_some());
        self.write(&DoneLine { done: answered.is_complete, asked, right_first: right })
    }

    /// Asks a question until it is answered correctly or its attempts are used up. Returns the result, if there was an answer, and whether
    /// the question is closed; it stays open if the input ends.
    fn ask(&mut self, number: usize, question: &Question) -> io::Result<(Option<ClosedQuestion>, bool)> {
        self.write(&QuestionLine::new(self.words, self.recording, number, question))?;
        let mut given = Vec::new();
        let outcome = |first, given| ClosedQuestion { question: *question, first, given, hint: None };
        loop {
            let Some(line) = next_line(self.input)? else {
                let first = (!given.is_empty()).then_some(FirstAttempt::Wrong);
                return Ok((first.map(|first| outcome(first, given)), false));
            };
            match read(self.recording, question, &line) {
                AnswerLine::Malformed => {
                    let choices = ids(self.recording, &question.choices(self.recording));
                    self.write(&VerdictLine {
                        question: number,
                        right: false,
                        answers: self.answers(&question.accepted(self.recording), true),
                        reason: expected_form(self.words, question, &choices),
                        refutation: (question.kind == QuestionKind::Cut).then_some(RefutationField::NotFound),
                        again: true,
                    })?;
                }
                AnswerLine::Show => {
                    let verdict = shown(self.recording, question);
                    self.write_verdict(number, question, None, &verdict, false)?;
                    let first = if given.is_empty() { FirstAttempt::Shown } else { FirstAttempt::Wrong };
                    return Ok((Some(outcome(first, given)), true));
                }
                AnswerLine::Answer(answer) => {
                    let verdict = judge(self.recording, question, &answer);
                    let again = !verdict.is_right && given.len() + 1 < self.attempts;
                    self.write_verdict(number, question, Some(&answer), &verdict, again)?;
                    given.push(answer);
                    if !again {
                        let is_right_first = verdict.is_right && given.len() == 1;
                        let first = if is_right_first { FirstAttempt::Right } else { FirstAttempt::Wrong };
                        return Ok((Some(outcome(first, given)), true));
                    }
                }
            }
        }
    }

    /// Returns the accepted answers as JSON; `None` if they are withheld because another attempt is allowed.
    fn answers(&self, accepted: &[Answer], again: bool) -> Option<Vec<AnswerJson>> {
        let is_revealed = !again || self.reveal == Reveal::Always;
        is_revealed.then(|| accepted.iter().map(|answer| AnswerJson::of(self.recording, answer)).collect())
    }

    fn write_verdict(
        &mut self,
        number: usize,
        question: &Question,
        answer: Option<&Answer>,
        verdict: &Verdict<AnyMove>,
        again: bool,
    ) -> io::Result<()> {
        let recording = self.recording;
        let answers = self.answers(&verdict.accepted, again);
        let reason = match answer.filter(|_| answers.is_none()) {
            Some(answer) => objection_sentence(self.words, recording, question, answer, verdict),
            None => verdict_sentence(self.words, recording, question, answer, verdict),
        };
        let refutation = refutation_field(recording, verdict.refutation.as_ref());
        self.write(&VerdictLine {
            question: number,
            right: verdict.is_right,
            answers,
            reason: reason.plain(),
            refutation: (question.kind == QuestionKind::Cut).then_some(refutation),
            again,
        })
    }
}

fn refutation_field(recording: &Recording<AnyGame>, refutation: Option<&Refutation<AnyMove>>) -> RefutationField {
    let (line, value, root) = match refutation {
        Some(Refutation::Changes { line, value, root, .. }) => (line, value, root),
        Some(Refutation::Undecided) => return RefutationField::Undecided("undecided"),
        Some(Refutation::Harmless) | None => return RefutationField::NotFound,
    };
    let node = NodePath::along(recording.root(), line).id().to_owned();
    RefutationField::Found(RefutationJson { node, value: Number(*value), root: Number(*root) })
}

#[derive(Serialize)]
pub(super) struct QuestionLine {
    /// The number of the question, from 1.
    pub question: usize,
    /// The step of the trace that gives the answer.
    pub step: usize,
    pub kind: &'static str,
    pub node: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<&'static str>,
    /// Only in a question about a sum of a Monte Carlo tree search.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub child: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<String>,
    pub prompt: String,
}

impl QuestionLine {
    pub fn new(words: &Words, recording: &Recording<AnyGame>, number: usize, question: &Question) -> Self {
        let choices = question.choices(recording);
        Self {
            question: number,
            step: question.step,
            kind: question.kind.name(),
            node: recording.id(question.node),
            // The bound is named for the side to which it belongs, a cutoff for the bound that it reaches.
            bound: question.bound(recording).map(spelled_cutoff),
            child: None,
            choices: ids(recording, &choices),
            prompt: prompt(words, recording, question).plain(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct VerdictLine<Answer> {
    pub question: usize,
    pub right: bool,
    /// Left out if another attempt is allowed, unless answers are always revealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers: Option<Vec<Answer>>,
    pub reason: String,
    /// Only in a question about a cut.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refutation: Option<RefutationField>,
    pub again: bool,
}

/// Whether a value below a cut changes the root's value.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum RefutationField {
    Found(RefutationJson),
    /// A word that states that this was not decided.
    Undecided(&'static str),
    /// There is no such value; written as `null`.
    NotFound,
}

/// A value of a leaf with which the root would have another value.
#[derive(Serialize)]
pub(super) struct RefutationJson {
    pub node: String,
    pub value: Number,
    pub root: Number,
}

/// The line after the last question.
#[derive(Serialize)]
pub(super) struct DoneLine {
    pub done: bool,
    pub asked: usize,
    pub right_first: usize,
}

pub(super) fn ids(recording: &Recording<AnyGame>, nodes: &[NodeId]) -> Vec<String> {
    nodes.iter().map(|&node| recording.id(node)).collect()
}

/// The longest line that is read, in bytes. The rest of a longer one is skipped.
pub(super) const MAX_LINE_BYTES: u64 = 1 << 20;

/// The content of a line of input.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum AnswerLine {
    Answer(Answer),
    /// A request to show the right answer, without credit.
    Show,
    /// Not an answer to this kind of question.
    Malformed,
}

/// Returns the next line that is not blank, without its end; `None` at the end of the input. A line that is too long or not UTF-8 is
/// returned as a text that is not an answer.
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

pub(super) fn read(recording: &Recording<AnyGame>, question: &Question, line: &str) -> AnswerLine {
    let Ok(Value::Object(fields)) = serde_json::from_str(line) else { return AnswerLine::Malformed };
    let Some(answer) = fields.get("answer") else { return AnswerLine::Malformed };
    let read = match (question.kind, answer) {
        (_, Value::Null) => return AnswerLine::Show,
        (QuestionKind::Next | QuestionKind::Best, answer) => node(recording, question, answer).map(Answer::Node),
        (QuestionKind::Cut, Value::Array(children)) => {
            // Only a child can be pruned. Another node is a typing error, which does not use up an attempt.
            let is_child = |node: &NodeId| recording.trace().parent(*node) == Some(question.node);
            let nodes = children.iter().map(|child| node(recording, question, child).filter(is_child));
            nodes.collect::<Option<Vec<_>>>().map(Answer::Children)
        }
        (QuestionKind::Ever, Value::Array(leaves)) => {
            // Only a leaf can be the answer. Another node does not use up an attempt either.
            let ids: Vec<_> = question.choices(recording).into_iter().map(|leaf| (recording.id(leaf), leaf)).collect();
            let leaf = |written: &Value| {
                let id = written_id(written)?;
                ids.iter().find(|(other, _)| *other == id).map(|(_, leaf)| *leaf)
            };
            leaves.iter().map(leaf).collect::<Option<Vec<_>>>().map(Answer::Children)
        }
        (QuestionKind::Cut | QuestionKind::Ever, _) => None,
        (QuestionKind::Leaf | QuestionKind::Value | QuestionKind::Bound | QuestionKind::Root, answer) => value(answer),
    };
    read.map_or(AnswerLine::Malformed, AnswerLine::Answer)
}

/// Returns the node of an id, among the choices and the nodes near them.
fn node(recording: &Recording<AnyGame>, question: &Question, id: &Value) -> Option<NodeId> {
    let id = written_id(id)?;
    let trace = recording.trace();
    let siblings = trace.children(question.node);
    let around = trace.ancestors(question.node).flat_map(|above| trace.children(above).chain([above]));
    siblings.chain(around).find(|&node| recording.id(node) == id)
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
