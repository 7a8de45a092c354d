//! Asks about a Monte Carlo tree search and judges the answers, one JSON object a line.

use super::answered::{Answered, Setting};
use crate::cli::practice::arguments::Reveal;
use crate::cli::practice::json::{DoneLine, next_line};
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::practice::mcts::{mcts_expected_form, mcts_objection_sentence, mcts_prompt, mcts_verdict_sentence};
use crate::practice::json::{Number, write_line};
use crate::practice::mcts::run::OpenMctsQuestion;
use crate::practice::mcts::{MctsQuestion, MctsQuestionKind, MctsResponse, WrittenNumber};
use crate::score::Score;
use crate::trace::NodeId;
use crate::trace::mcts::recording::MctsRecording;
use serde::Serialize;
use serde_json::Value;
use std::io::{self, BufRead, Write};

/// Asks every question, until the end or that of the input.
pub(super) fn ask(
    words: &Words,
    setting: &Setting<'_>,
    reveal: Reveal,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Answered> {
    let mut answered = Answered::default();
    let write_end = |answered: &Answered, out: &mut _| {
        let (asked, right_first) = (answered.asked(), answered.right_first());
        write(out, &DoneLine { done: answered.is_complete, asked, right_first })
    };
    for (number, &question) in (1..).zip(&setting.questions) {
        write(out, &QuestionLine::new(words, setting.recording, number, &question))?;
        let mut open = OpenMctsQuestion::new(question, setting.attempts);
        while !open.is_closed {
            let Some(line) = next_line(input)? else {
                answered.outcomes.extend(open.outcome());
                answered.unanswered = open.outcome().is_none().then_some(question);
                write_end(&answered, out)?;
                return Ok(answered);
            };
            let response = read(setting.recording, &question, &line);
            if response == Some(None) {
                open.show_answer(setting.recording);
            } else if let Some(Some(response)) = &response {
                open.answer(setting.recording, response.clone());
            }
            let response = response.flatten();
            write(out, &VerdictLine::new(words, setting.recording, (number, reveal), &open, response.as_ref()))?;
        }
        answered.outcomes.extend(open.outcome());
    }
    answered.is_complete = true;
    write_end(&answered, out)?;
    Ok(answered)
}

/// Writes a line at once: the reader waits for it.
fn write(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    write_line(out, line)?;
    out.flush()
}

/// A question.
#[derive(Serialize)]
pub(super) struct QuestionLine {
    /// The number of the question, from 1.
    question: usize,
    /// The step of the trace that gives the answer.
    step: usize,
    kind: &'static str,
    node: String,
    /// Of a question about a sum.
    #[serde(skip_serializing_if = "Option::is_none")]
    child: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<String>,
    prompt: String,
}

impl QuestionLine {
    pub fn new(words: &Words, recording: &MctsRecording<AnyGame>, number: usize, question: &MctsQuestion) -> Self {
        Self {
            question: number,
            step: question.step,
            kind: question.kind.name(),
            node: recording.id(question.node),
            child: question.child.map(|child| recording.id(child)),
            choices: question.choices(recording).into_iter().map(|choice| recording.id(choice)).collect(),
            prompt: mcts_prompt(words, recording, question).plain(),
        }
    }
}

/// What is said of an answer.
#[derive(Serialize)]
struct VerdictLine {
    question: usize,
    right: bool,
    /// Left out where another attempt is taken, unless they are always revealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<Vec<ResponseJson>>,
    reason: String,
    again: bool,
}

impl VerdictLine {
    /// What is said of a response, or of a line that is none, or of the answer that is shown.
    fn new(
        words: &Words,
        recording: &MctsRecording<AnyGame>,
        (number, reveal): (usize, Reveal),
        open: &OpenMctsQuestion,
        response: Option<&MctsResponse>,
    ) -> Self {
        let question = &open.question;
        let again = !open.is_closed;
        let answers = (!again || reveal == Reveal::Always).then(|| {
            question.accepted(recording).iter().map(|accepted| ResponseJson::of(recording, accepted)).collect()
        });
        let reason = match (&open.verdict, response) {
            (Some(verdict), Some(response)) if again && answers.is_none() => {
                mcts_objection_sentence(words, recording, question, response, verdict).plain()
            }
            (Some(verdict), response) if !again || response.is_some() => {
                mcts_verdict_sentence(words, recording, question, response, verdict).plain()
            }
            _ => {
                let choices: Vec<_> =
                    question.choices(recording).into_iter().map(|choice| recording.id(choice)).collect();
                mcts_expected_form(words, question, &choices)
            }
        };
        let right = response.is_some() && open.verdict.as_ref().is_some_and(|verdict| verdict.is_right);
        Self { question: number, right, answers, reason, again }
    }
}

/// An answer as it is written.
#[derive(Serialize)]
#[serde(untagged)]
enum ResponseJson {
    /// A sum, to two decimals.
    Number(Number),
    /// The id of a node, or w/n.
    Text(String),
}

impl ResponseJson {
    fn of(recording: &MctsRecording<AnyGame>, response: &MctsResponse) -> Self {
        match response {
            MctsResponse::Node(node) => Self::Text(recording.id(*node)),
            MctsResponse::Number(number) => {
                Self::Number(Number(Score::new(WrittenNumber::rounded(number.value).value).unwrap_or_default()))
            }
            MctsResponse::Counts { w, n } => Self::Text(MctsResponse::counts_text(w.value, *n)),
        }
    }
}

/// Reads a line. `Some(None)`: the right answer is to be shown, without credit. `None`: no answer that the question could have.
#[expect(clippy::option_option, reason = "an answer may be null, which is none")]
fn read(recording: &MctsRecording<AnyGame>, question: &MctsQuestion, line: &str) -> Option<Option<MctsResponse>> {
    let Ok(Value::Object(fields)) = serde_json::from_str(line) else { return None };
    let answer = fields.get("answer")?;
    if answer.is_null() {
        return Some(None);
    }
    let read = match question.kind {
        MctsQuestionKind::Select | MctsQuestionKind::Decide => {
            let id = text(answer)?;
            let nodes = (0..recording.node_count()).map(NodeId::new);
            let near = |node: &NodeId| recording.parent(*node) == Some(question.node) || *node == question.node;
            nodes.filter(near).find(|&node| recording.id(node) == id).map(MctsResponse::Node)
        }
        MctsQuestionKind::Term => WrittenNumber::read(&text(answer)?).map(MctsResponse::Number),
        MctsQuestionKind::Backup => counts(answer),
    };
    read.map(Some)
}

/// Returns w and n, written as `"2.5/4"`, as a list, or as an object.
fn counts(answer: &Value) -> Option<MctsResponse> {
    let (w, n) = match answer {
        Value::String(counts) => return MctsResponse::read_counts(counts),
        Value::Array(list) => <&[Value; 2]>::try_from(&list[..]).ok().map(|[w, n]| (w, n))?,
        Value::Object(fields) => (fields.get("w")?, fields.get("n")?),
        Value::Null | Value::Bool(_) | Value::Number(_) => return None,
    };
    MctsResponse::read_counts(&format!("{}/{}", text(w)?, text(n)?))
}

/// Returns what is written as text or, where it is one, as a number.
pub(super) fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}
