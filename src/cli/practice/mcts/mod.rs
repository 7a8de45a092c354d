//! Practice on a Monte Carlo tree search: the exercise, the names of its nodes, and how answers are read.

mod blank;

use super::arguments::PracticeArgs;
use super::blank_table::mark_table;
use super::exercise::{ExerciseDocument, exercise, without_asking};
use super::json::written_id;
use super::subject::TypedSearch;
use crate::deadline::Deadline;
use crate::input::is_same_word;
use crate::load::LoadedPosition;
use crate::terminal::{ProgressLine, report_limit};
use poda_core::document::practice::AnswerForm;
use poda_core::document::recorder::record_mcts;
use poda_core::game::GameView;
use poda_core::game::any::AnyGame;
use poda_core::search::mcts::{MctsConfig, ResultScale};
use poda_core::trace::limits::Ending;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Story};
use poda_words::i18n::Words;
use poda_words::i18n::mcts::child_name;
use poda_words::practice::mcts::{MctsQuestion, MctsResponse, WrittenNumber};
use poda_words::practice::report::AnswerReport;
use serde_json::Value;
use std::io::{self, BufRead, Write};
use std::path::Path;

/// Practices on a Monte Carlo tree search.
pub fn practice(
    words: &Words,
    args: &PracticeArgs,
    config: &MctsConfig,
    scale: ResultScale,
    loaded: &LoadedPosition,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<bool> {
    let LoadedPosition { document, limits, .. } = loaded;
    let progress = ProgressLine::new(words, Deadline::default());
    let recording = record_mcts(config, scale, document.position(), *limits, &progress);
    progress.clear();
    if recording.ending() != Ending::Complete {
        report_limit(words, &args.file, recording.ending(), &args.search.rules);
        return Ok(false);
    }
    let kinds = args.kinds.or(document.practice.as_ref().map(|practice| practice.kinds));
    if let Some(is_done) = without_asking(args, words, &recording, kinds, false, out)? {
        return Ok(is_done);
    }
    let exercised = ExerciseDocument { file: &args.file, document, searched: document };
    Ok(exercise(args, words, exercised, &recording, input, out)?.is_some())
}

impl TypedSearch for SampledTree<AnyGame> {
    fn typed_name(&self, _: &MctsQuestion, node: NodeId) -> String {
        let position = self.position(node);
        let parent = self.parent(node).zip(self.move_to(node));
        let by_move = || parent.map(|(parent, mv)| self.position(parent).shown_move(mv));
        position.name().map(str::to_owned).or_else(by_move).unwrap_or_default()
    }

    fn choose(&self, _: &MctsQuestion, choice: NodeId) -> MctsResponse {
        MctsResponse::Node(choice)
    }

    fn read_typed(&self, words: &Words, question: &MctsQuestion, text: &str) -> Option<MctsResponse> {
        match question.kind.properties().form {
            AnswerForm::Node => {
                let names = |node| [self.typed_name(question, node), child_name(words, self, node), self.id(node)];
                let is_named = |&node: &NodeId| names(node).iter().any(|name| is_same_word(name, text));
                question.choices(self).into_iter().find(is_named).map(MctsResponse::Node)
            }
            AnswerForm::Sum => {
                // Only the sum of an equation counts.
                let sum = text.rsplit(['=', '≈']).next().unwrap_or(text);
                WrittenNumber::read(sum).map(MctsResponse::Number)
            }
            AnswerForm::Counts => MctsResponse::read_counts(text),
            AnswerForm::Children
            | AnswerForm::Leaves
            | AnswerForm::Number
            | AnswerForm::Value
            | AnswerForm::Vector
            | AnswerForm::Changes => None,
        }
    }

    fn read_json(&self, question: &MctsQuestion, answer: &Value) -> Option<MctsResponse> {
        match question.kind.properties().form {
            AnswerForm::Node => {
                let id = written_id(answer)?;
                let nodes = (0..self.node_count()).map(NodeId::new);
                let near = |node: &NodeId| self.parent(*node) == Some(question.node) || *node == question.node;
                nodes.filter(near).find(|&node| self.id(node) == id).map(MctsResponse::Node)
            }
            AnswerForm::Sum => WrittenNumber::read(&written_id(answer)?).map(MctsResponse::Number),
            AnswerForm::Counts => counts(answer),
            AnswerForm::Children
            | AnswerForm::Leaves
            | AnswerForm::Number
            | AnswerForm::Value
            | AnswerForm::Vector
            | AnswerForm::Changes => None,
        }
    }

    fn question_fields(&self, question: &MctsQuestion) -> (Option<&'static str>, Option<String>) {
        (None, question.child.map(|child| self.id(child)))
    }

    fn print_empty_sheet(&self, out: &mut impl Write) -> io::Result<()> {
        blank::print_empty_table(self, out)
    }

    fn mark_table(&self, words: &Words, table: &Path, out: &mut impl Write) -> io::Result<bool> {
        mark_table(words, &blank::TableReader::new(words, self), table, out)
    }

    fn mark_sheet(
        &self,
        words: &Words,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<Option<Vec<AnswerReport>>> {
        blank::mark_sheet(words, self, input, out)
    }
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
