//! Asks about a Monte Carlo tree search and judges the answers, with one JSON object per line.

use super::answered::{Answered, Setting};
use crate::practice::arguments::Reveal;
use crate::practice::json::{DoneLine, QuestionLine, VerdictLine, next_line, written_id};
use poda_core::game::any::AnyGame;
use poda_core::score::Score;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Story};
use poda_words::i18n::Words;
use poda_words::i18n::practice::mcts::{
    mcts_expected_form, mcts_objection_sentence, mcts_prompt, mcts_verdict_sentence,
};
use poda_words::practice::json::{Number, write_line};
use poda_words::practice::mcts::run::OpenMctsQuestion;
use poda_words::practice::mcts::{MctsQuestion, MctsQuestionKind, MctsResponse, WrittenNumber};
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
    let mut answered = Answered::default();
    let write_end = |answered: &Answered, out: &mut _| {
        let (asked, right_first) = (answered.asked(), answered.right_first());
        write(out, &DoneLine { done: answered.is_complete, asked, right_first })
    };
    for (number, &question) in (1..).zip(&setting.questions) {
        write(out, &question_line(words, setting.recording, number, &question))?;
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
            write(out, &verdict_line(words, setting.recording, (number, reveal), &open, response.as_ref()))?;
        }
        answered.outcomes.extend(open.outcome());
    }
    answered.is_complete = true;
    write_end(&answered, out)?;
    Ok(answered)
}

/// Writes a line and flushes it, because the reader waits for it.
fn write(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    write_line(out, line)?;
    out.flush()
}

pub(super) fn question_line(
    words: &Words,
    recording: &SampledTree<AnyGame>,
    number: usize,
    question: &MctsQuestion,
) -> QuestionLine {
    QuestionLine {
        question: number,
        step: question.step,
        kind: question.kind.name(),
        node: recording.id(question.node),
        bound: None,
        child: question.child.map(|child| recording.id(child)),
        choices: choices(recording, question),
        prompt: mcts_prompt(words, recording, question).plain(),
    }
}

fn choices(recording: &SampledTree<AnyGame>, question: &MctsQuestion) -> Vec<String> {
    question.choices(recording).into_iter().map(|choice| recording.id(choice)).collect()
}

/// Returns the verdict on a response; without a response, it is about a line that is not an answer, or about an answer that is shown.
fn verdict_line(
    words: &Words,
    recording: &SampledTree<AnyGame>,
    (number, reveal): (usize, Reveal),
    open: &OpenMctsQuestion,
    response: Option<&MctsResponse>,
) -> VerdictLine<ResponseJson> {
    let question = &open.question;
    let again = !open.is_closed;
    let answers = (!again || reveal == Reveal::Always)
        .then(|| question.accepted(recording).iter().map(|accepted| ResponseJson::of(recording, accepted)).collect());
    let reason = match (&open.verdict, response) {
        (Some(verdict), Some(response)) if again && answers.is_none() => {
            mcts_objection_sentence(words, recording, question, response, verdict).plain()
        }
        (Some(verdict), response) if !again || response.is_some() => {
            mcts_verdict_sentence(words, recording, question, response, verdict).plain()
        }
        (None | Some(_), _) => mcts_expected_form(words, question, &choices(recording, question)),
    };
    let right = response.is_some() && open.verdict.as_ref().is_some_and(|verdict| verdict.is_right);
    VerdictLine { question: number, right, answers, reason, refutation: None, again }
}

/// An answer in JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum ResponseJson {
    /// A sum, rounded to two decimals.
    Number(Number),
    /// The id of a node, or w/n.
    Text(String),
}

impl ResponseJson {
    fn of(recording: &SampledTree<AnyGame>, response: &MctsResponse) -> Self {
        match response {
            MctsResponse::Node(node) => Self::Text(recording.id(*node)),
            MctsResponse::Number(number) => {
                Self::Number(Number(Score::new(WrittenNumber::rounded(number.value).value).unwrap_or_default()))
            }
            MctsResponse::Counts { w, n } => Self::Text(MctsResponse::counts_text(w.value, *n)),
        }
    }
}

/// Parses a line. Returns `Some(None)` for a request to show the right answer, without credit, and `None` if the line is not an answer to
/// this kind of question.
#[expect(clippy::option_option, reason = "an answer may be null, which is none")]
fn read(recording: &SampledTree<AnyGame>, question: &MctsQuestion, line: &str) -> Option<Option<MctsResponse>> {
    let Ok(Value::Object(fields)) = serde_json::from_str(line) else { return None };
    let answer = fields.get("answer")?;
    if answer.is_null() {
        return Some(None);
    }
    let read = match question.kind {
        MctsQuestionKind::Select | MctsQuestionKind::Decide => {
            let id = written_id(answer)?;
            let nodes = (0..recording.node_count()).map(NodeId::new);
            let near = |node: &NodeId| recording.parent(*node) == Some(question.node) || *node == question.node;
            nodes.filter(near).find(|&node| recording.id(node) == id).map(MctsResponse::Node)
        }
        MctsQuestionKind::Term => WrittenNumber::read(&written_id(answer)?).map(MctsResponse::Number),
        MctsQuestionKind::Backup => counts(answer),
    };
    read.map(Some)
}

/// Parses w and n, written as `"2.5/4"`, as a list, or as an object.
fn counts(answer: &Value) -> Option<MctsResponse> {
    let (w, n) = match answer {
        Value::String(counts) => return MctsResponse::read_counts(counts),
        Value::Array(list) => <&[Value; 2]>::try_from(&list[..]).ok().map(|[w, n]| (w, n))?,
        Value::Object(fields) => (fields.get("w")?, fields.get("n")?),
        Value::Null | Value::Bool(_) | Value::Number(_) => return None,
    };
    MctsResponse::read_counts(&format!("{}/{}", written_id(w)?, written_id(n)?))
}
