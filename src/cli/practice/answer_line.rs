//! Reads a line with an answer.

use crate::game::any::AnyGame;
use crate::practice::{Answer, Question, QuestionKind};
use crate::score::Score;
use crate::trace::NodeId;
use crate::trace::recording::Recording;
use serde_json::Value;
use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes. The rest of a longer one is skipped.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// What a line says.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum AnswerLine {
    /// An answer.
    Answer(Answer),
    /// The right answer is to be shown, without credit.
    Show,
    /// No answer that the question could have.
    Malformed,
}

/// Returns the next line that is not blank, without its end; `None` at the end of the input. A line that is too long or no
/// text is returned as one that says nothing.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    loop {
        let mut line = Vec::new();
        if input.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if line.len() as u64 == MAX_LINE_BYTES && !line.ends_with(b"\n") {
            skip_line(input)?;
            return Ok(Some("…".to_owned()));
        }
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() {
            return Ok(Some(text.trim().to_owned()));
        }
    }
}

/// Skips the rest of a line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (read, is_end) = (end.map_or(buffer.len(), |end| end + 1), end.is_some() || buffer.is_empty());
        input.consume(read);
        if is_end {
            return Ok(());
        }
    }
}

/// Reads the answer to a question from a line.
pub(super) fn read(recording: &Recording<AnyGame>, question: &Question, line: &str) -> AnswerLine {
    let Ok(Value::Object(fields)) = serde_json::from_str(line) else { return AnswerLine::Malformed };
    let Some(answer) = fields.get("answer") else { return AnswerLine::Malformed };
    let read = match (question.kind, answer) {
        (_, Value::Null) => return AnswerLine::Show,
        (QuestionKind::Next | QuestionKind::Best, answer) => node(recording, question, answer).map(Answer::Node),
        (QuestionKind::Cut, Value::Array(children)) => {
            let nodes = children.iter().map(|child| node(recording, question, child));
            nodes.collect::<Option<Vec<_>>>().map(Answer::Children)
        }
        (QuestionKind::Cut, _) => None,
        (_, answer) => value(answer),
    };
    read.map_or(AnswerLine::Malformed, AnswerLine::Answer)
}

/// Returns the node of an id, written as text or, where it is one, as a number: one of the choices, or another node near them.
fn node(recording: &Recording<AnyGame>, question: &Question, id: &Value) -> Option<NodeId> {
    let id = match id {
        Value::String(id) => id.clone(),
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    let trace = recording.trace();
    let siblings = trace.children(question.node);
    let around = trace.ancestors(question.node).flat_map(|above| trace.children(above).chain([above]));
    siblings.chain(around).find(|&node| recording.id(node) == id)
}

/// Returns a value, written as a number or as text.
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
