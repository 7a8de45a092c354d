//! Practice on a search that proves values: the exercise, the names of its nodes, and how answers are read.

use super::arguments::PracticeArgs;
use super::blank::{self, mark_sheet};
use super::blank_table::{BlankTree, mark_table};
use super::exercise::{ExerciseDocument, exercise, without_asking};
use super::json::{value, vector, written_id};
use super::subject::TypedSearch;
use super::text::next_exercise;
use crate::deadline::Deadline;
use crate::flag_values::spelled_cutoff;
use crate::input::{is_same_word, is_word};
use crate::load::{LoadedPosition, STANDARD_INPUT};
use crate::terminal::{ProgressLine, report_file, report_limit};
use poda_core::document::Document;
use poda_core::document::practice::AnswerForm;
use poda_core::document::recorder::record_passes;
use poda_core::game::any::AnyGame;
use poda_core::game::{Game, GameView};
use poda_core::search::SearchConfig;
use poda_core::trace::limits::Limits;
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Story};
use poda_words::i18n::Words;
use poda_words::i18n::node_names::NodeNames;
use poda_words::messages::Message;
use poda_words::practice::kinds::{Facts, asked_bound};
use poda_words::practice::misconception::Misconception;
use poda_words::practice::offered_change::OfferedChange;
use poda_words::practice::report::AnswerReport;
use poda_words::practice::{Answer, Question, Unaskable, check_askable, check_fillable};
use serde_json::Value;
use std::collections::HashMap;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

/// Practices on a search that proves values, and then on generated ones as long as the user wants.
pub fn practice(
    words: &Words,
    args: &PracticeArgs,
    loaded: LoadedPosition,
    config: SearchConfig,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<bool> {
    let LoadedPosition { document, limits, .. } = loaded;
    let Some(passes) = recorded(args, words, document.position(), &config, limits) else { return Ok(false) };
    let hides_values = document.practice.as_ref().is_some_and(|practice| practice.hide_values);
    if let Some(is_done) = without_asking(args, words, &**passes.get(0), args.kinds, hides_values, out)? {
        return Ok(is_done);
    }
    let asks_for_more = !args.json && !args.blank && io::stdin().is_terminal();
    let Some(mut mistakes) = exercise_on_search(args, words, &args.file, &document, passes.get(0), input, out)? else {
        return Ok(false);
    };
    while asks_for_more
        && let Some(document) = next_exercise(words, mistakes.first().copied(), input, out)?
        && let Some(config) = document.search()
    {
        let passes = record_passes(config, document.position(), args.search.rules.limits(), &());
        let path = Path::new(STANDARD_INPUT);
        let made = exercise_on_search(args, words, path, &document, passes.get(0), input, out)?;
        let Some(made) = made else { return Ok(false) };
        mistakes = made;
    }
    Ok(true)
}

/// Asks the questions of an exercise. The report is about the search as the flags change it.
fn exercise_on_search(
    args: &PracticeArgs,
    words: &Words,
    file: &Path,
    document: &Document,
    recording: &Recording<AnyGame>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<Vec<Misconception>>> {
    let searched = document.clone().searched_by(*recording.config());
    exercise(args, words, ExerciseDocument { file, document, searched: &searched }, recording, input, out)
}

/// Returns the search that the questions are about. Reports the reason on failure.
fn recorded(
    args: &PracticeArgs,
    words: &Words,
    position: &AnyGame,
    config: &SearchConfig,
    limits: Limits,
) -> Option<Passes<AnyGame>> {
    let progress = ProgressLine::new(words, Deadline::default());
    let passes = record_passes(config, position, limits, &progress);
    progress.clear();
    let checked = if args.blank { check_fillable(&passes) } else { check_askable(&passes) };
    match checked {
        Ok(()) => Some(passes),
        Err(Unaskable::IsIncomplete) => {
            report_limit(words, &args.file, passes.ending(), &args.search.rules);
            None
        }
        Err(unaskable) => {
            report_file(&args.file, &unaskable.sentence(words));
            None
        }
    }
}

impl TypedSearch for Recording<AnyGame> {
    /// In a question about the leaves of the whole tree it is the path of all moves from the root.
    fn typed_name(&self, question: &Question, node: NodeId) -> String {
        let is_anywhere = question.kind.properties().form == AnswerForm::Leaves;
        let moves = || if is_anywhere { self.shown_path(node) } else { move_number(self, node) };
        self.position(node).name().map_or_else(moves, str::to_owned)
    }

    fn choose(&self, question: &Question, choice: NodeId) -> Answer {
        let is_set = matches!(question.kind.properties().form, AnswerForm::Children | AnswerForm::Leaves);
        if is_set { Answer::Children(vec![choice]) } else { Answer::Node(choice) }
    }

    fn read_typed(&self, words: &Words, question: &Question, text: &str) -> Option<Answer> {
        match question.kind.properties().form {
            AnswerForm::Node => node(words, self, question, text).map(Answer::Node),
            AnswerForm::Children | AnswerForm::Leaves => children(words, self, question, text).map(Answer::Children),
            AnswerForm::Number | AnswerForm::Value => Answer::read_value(text),
            AnswerForm::Vector => Answer::read_vector(text).filter(|answer| is_complete(self, answer)),
            AnswerForm::Changes => changes(words, self, question, text).map(Answer::Changes),
            AnswerForm::Sum | AnswerForm::Counts => None,
        }
    }

    fn read_json(&self, question: &Question, answer: &Value) -> Option<Answer> {
        let list = |node: &dyn Fn(&Value) -> Option<NodeId>| {
            answer.as_array()?.iter().map(node).collect::<Option<Vec<_>>>().map(Answer::Children)
        };
        match question.kind.properties().form {
            AnswerForm::Node => node_of_id(self, question, answer).map(Answer::Node),
            AnswerForm::Children => {
                // Only a child can be pruned. Another node is a typing error, which does not use up an attempt.
                let children = by_id(self, self.trace().children(question.node));
                list(&|child| children.get(&written_id(child)?).copied())
            }
            AnswerForm::Leaves => {
                // Only a leaf can be the answer. Another node does not use up an attempt either.
                let leaves = by_id(self, question.choices(self).into_iter());
                list(&|leaf| leaves.get(&written_id(leaf)?).copied())
            }
            AnswerForm::Number | AnswerForm::Value => value(answer),
            AnswerForm::Vector => vector(answer).filter(|answer| is_complete(self, answer)),
            AnswerForm::Changes => {
                let names = answer.as_array()?.iter().map(Value::as_str).collect::<Option<Vec<_>>>()?;
                OfferedChange::of_names(names.into_iter()).map(Answer::Changes)
            }
            AnswerForm::Sum | AnswerForm::Counts => None,
        }
    }

    fn question_fields(&self, question: &Question) -> (Option<&'static str>, Option<String>) {
        // The bound is named for the side to which it belongs, a cutoff for the bound that it reaches.
        (asked_bound(self, question).map(spelled_cutoff), None)
    }

    fn print_empty_sheet(&self, out: &mut impl Write) -> io::Result<()> {
        blank::print_empty_sheet(self, out)
    }

    fn mark_table(&self, words: &Words, table: &Path, out: &mut impl Write) -> io::Result<bool> {
        mark_table(words, &BlankTree::new(words, self), table, out)
    }

    fn mark_sheet(
        &self,
        words: &Words,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<Option<Vec<AnswerReport>>> {
        let marks = mark_sheet(words, self, input, out)?;
        Ok(marks.map(|marks| marks.fields.iter().map(|field| AnswerReport::of_field(self, field)).collect()))
    }
}

/// Returns nodes by their ids. Of several visits of a position, returns the first.
fn by_id(recording: &Recording<AnyGame>, nodes: impl Iterator<Item = NodeId>) -> HashMap<String, NodeId> {
    let mut by_id = HashMap::new();
    for node in nodes {
        by_id.entry(recording.id(node)).or_insert(node);
    }
    by_id
}

/// Returns whether a vector has an entry for each player. Another one is a typing error, which does not use up an
/// attempt.
fn is_complete(recording: &Recording<AnyGame>, answer: &Answer) -> bool {
    let players = recording.root().players().map_or(0, |players| players.names.len());
    matches!(answer, Answer::Vector(vector) if vector.entries().len() == players)
}

/// Returns the move that leads to a node, numbered as on the screen.
fn move_number(recording: &Recording<AnyGame>, node: NodeId) -> String {
    let parent = recording.trace().parent(node).map(|parent| recording.position(parent));
    let mv = recording.move_to(node);
    parent.zip(mv).map_or_else(|| recording.id(node), |(parent, mv)| parent.shown_move(mv))
}

/// Returns the choice that a text names: by its short name, by its name in sentences, or by its id. The current node,
/// as the choice to leave it, also has a word.
fn node(words: &Words, recording: &Recording<AnyGame>, question: &Question, text: &str) -> Option<NodeId> {
    let names = NodeNames::new(words, recording);
    let choices = question.choices(recording);
    if is_word(words, "leave", "cli-practice-word-leave", text) {
        return Some(question.node);
    }
    let find = |is_named: &dyn Fn(NodeId) -> bool| choices.iter().copied().find(|&choice| is_named(choice));
    find(&|choice| recording.typed_name(question, choice) == text)
        .or_else(|| find(&|choice| is_same_word(&recording.typed_name(question, choice), text)))
        .or_else(|| {
            find(&|choice| {
                [names.short(choice), names.short_inline(choice)].iter().any(|name| is_same_word(name, text))
            })
        })
        .or_else(|| find(&|choice| move_number(recording, choice) == text))
        .or_else(|| find(&|choice| recording.id(choice) == text))
}

/// Returns whether a text is a word for "none".
fn is_none(words: &Words, text: &str) -> bool {
    is_one_of(words, &["none", "no", "-", "[]"], "cli-practice-words-none", text)
}

/// Returns whether a text is one of these English words, or one of a message with such words.
fn is_one_of(words: &Words, english: &[&str], key: &str, text: &str) -> bool {
    let translated = words.text(key);
    english.iter().copied().chain(translated.split_whitespace()).any(|word| is_same_word(word, text))
}

/// Returns the children in a list, separated by commas or spaces. A word for "none" is an empty list.
fn children(words: &Words, recording: &Recording<AnyGame>, question: &Question, text: &str) -> Option<Vec<NodeId>> {
    if is_none(words, text) {
        return Some(Vec::new());
    }
    if is_one_of(words, &["all"], "cli-practice-words-all", text) {
        return Some(question.choices(recording));
    }
    if let Some(only) = node(words, recording, question, text) {
        return Some(vec![only]);
    }
    let text = text.trim_start_matches('[').trim_end_matches(']');
    let list: Vec<_> = if text.contains([',', ';']) {
        text.split([',', ';']).map(str::trim).collect()
    } else {
        text.split_whitespace().collect()
    };
    let mut by_name = HashMap::new();
    for choice in question.choices(recording) {
        by_name.entry(recording.typed_name(question, choice)).or_insert(choice);
    }
    let named = |name: &str| by_name.get(name).copied().or_else(|| node(words, recording, question, name));
    list.into_iter().map(named).collect()
}

/// Returns the changes in a list, separated by commas or spaces: their numbers in the question, or their names. A word
/// for "none" is an empty list.
fn changes(
    words: &Words,
    recording: &Recording<AnyGame>,
    question: &Question,
    text: &str,
) -> Option<Vec<OfferedChange>> {
    if is_none(words, text) {
        return Some(Vec::new());
    }
    let offered: Vec<_> = Facts::new(recording, question).offered_changes().collect();
    if let Some(only) = OfferedChange::read(words, &offered, text) {
        return Some(vec![only]);
    }
    let separators: &[char] = if text.contains([',', ';']) { &[',', ';'] } else { &[' ', '\t'] };
    let parts = text.split(separators).map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| OfferedChange::read(words, &offered, part)).collect()
}

/// Returns the node of an id, among the choices and the nodes near them.
fn node_of_id(recording: &Recording<AnyGame>, question: &Question, id: &Value) -> Option<NodeId> {
    let id = written_id(id)?;
    let trace = recording.trace();
    let siblings = trace.children(question.node);
    let around = trace.ancestors(question.node).flat_map(|above| trace.children(above).chain([above]));
    siblings.chain(around).find(|&node| recording.id(node) == id)
}
