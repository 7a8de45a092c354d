//! The table of a question: a row for each node, and a cell for each part of it.

use super::fields::asked;
use crate::exam::exercise::{Exercise, ExerciseField};
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::message_args::player_name;
use crate::i18n::node_names::NodeNames;
use crate::practice::Answer;
use crate::practice::blank::{BlankField, BlankPart};
use crate::score::{Bound, Score};
use crate::trace::NodeId;
use crate::trace::recording::Recording;

/// The most names in a choice. A longer list is written by its ends.
const MOST_NAMES: usize = 3;

/// What belongs in a blank.
#[derive(Clone, Debug, PartialEq)]
pub enum BlankContent {
    /// The number of a bound.
    Bound(Score),
    /// What a node returns; `relation`: whether it is asked how that relates to the true value.
    Value {
        /// The number.
        score: Score,
        /// How the number relates to the true value.
        bound: Bound,
        /// Whether that is asked.
        relation: bool,
    },
    /// How many of the last children are pruned.
    Cut {
        /// The number, and the index of the right choice.
        pruned: usize,
        /// What may be pruned, by the number of children: none, the last one, the last two, ….
        choices: Vec<String>,
    },
    /// The best move.
    Best {
        /// The indexes of all that are right.
        right: Vec<usize>,
        /// The moves, in order.
        choices: Vec<String>,
    },
}

/// A blank: a field that is filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct Blank<'a> {
    /// The field.
    pub field: &'a ExerciseField,
    /// What belongs in it.
    pub content: BlankContent,
}

/// What stands in a cell of the table.
#[derive(Clone, Debug, PartialEq, Default)]
pub enum Cell<'a> {
    /// Nothing is asked.
    #[default]
    Empty,
    /// What is given: α and β of the root.
    Given(Score),
    /// A blank.
    Blank(Box<Blank<'a>>),
}

impl<'a> Cell<'a> {
    /// The blank of the cell, if there is one.
    #[must_use]
    pub fn blank(&self) -> Option<&Blank<'a>> {
        match self {
            Self::Blank(blank) => Some(blank),
            Self::Empty | Self::Given(_) => None,
        }
    }
}

/// A row of the table: a node, and what is asked of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Row<'a> {
    /// The node.
    pub node: NodeId,
    /// What it is called, with the side to move.
    pub label: String,
    /// α with which it is entered.
    pub alpha: Cell<'a>,
    /// β with which it is entered.
    pub beta: Cell<'a>,
    /// The children that are pruned.
    pub cut: Cell<'a>,
    /// What it returns.
    pub value: Cell<'a>,
}

impl<'a> Row<'a> {
    /// The cells, in order.
    #[must_use]
    pub fn cells(&self) -> [&Cell<'a>; 4] {
        [&self.alpha, &self.beta, &self.cut, &self.value]
    }
}

/// Returns the rows of an exercise, in the order in which its nodes are entered, and the blank for the best move.
pub(super) fn table<'a>(exercise: &'a Exercise, words: &Words) -> (Vec<Row<'a>>, Option<Blank<'a>>) {
    let recording = exercise.recording();
    let asked = asked(exercise);
    let blank = |node, part| {
        let field = *asked.iter().find(|asked| asked.field == BlankField::new(node, part))?;
        Some(Blank { field, content: content(recording, words, field)? })
    };
    let cell = |node, part| blank(node, part).map_or(Cell::Empty, |blank| Cell::Blank(Box::new(blank)));
    let names = NodeNames::new(words, recording);
    let trace = recording.trace();
    let has_bounds = asked.iter().any(|asked| matches!(asked.field.part, BlankPart::Alpha | BlankPart::Beta));
    let rows = trace.nodes().filter_map(|node| {
        let [mut alpha, mut beta, cut, value] =
            [BlankPart::Alpha, BlankPart::Beta, BlankPart::Cut, BlankPart::Value].map(|part| cell(node, part));
        if [&alpha, &beta, &cut, &value].iter().all(|cell| cell.blank().is_none()) {
            return None;
        }
        if let Some(window) = trace.window(node).filter(|_| node == NodeId::ROOT && has_bounds) {
            (alpha, beta) = (Cell::Given(window.alpha), Cell::Given(window.beta));
        }
        let label = format!("{} ({})", names.heading(node), player_name(trace.player(node)));
        Some(Row { node, label, alpha, beta, cut, value })
    });
    (rows.collect(), blank(NodeId::ROOT, BlankPart::Best))
}

/// Returns what belongs in a field; `None` if that is nothing that can be asked for.
fn content(recording: &Recording<AnyGame>, words: &Words, field: &ExerciseField) -> Option<BlankContent> {
    let trace = recording.trace();
    let BlankField { node, part } = field.field;
    let children: Vec<NodeId> = trace.children(node).collect();
    match (part, &field.expected) {
        (BlankPart::Alpha | BlankPart::Beta, Answer::Proved(proved)) => Some(BlankContent::Bound(proved.low)),
        (BlankPart::Value, Answer::Proved(proved)) => {
            let (score, bound) = proved.as_bound()?;
            Some(BlankContent::Value { score, bound, relation: trace.has_window() })
        }
        (BlankPart::Cut, Answer::Children(pruned)) => {
            let choices = (0..children.len()).map(|pruned| {
                let names = short_names(recording, words, &children[children.len() - pruned..]);
                branches(words, &names)
            });
            Some(BlankContent::Cut { pruned: pruned.len(), choices: choices.collect() })
        }
        (BlankPart::Best, Answer::Node(_)) => {
            let is_best = |child: &NodeId| {
                let score = |node| trace.result(node).map(|(score, _)| score);
                // Where everything is searched, every move with the value of the root is best; else the first is.
                field.expected == Answer::Node(*child) || (!trace.has_window() && score(*child) == score(NodeId::ROOT))
            };
            let right = children.iter().enumerate().filter(|(_, child)| is_best(child)).map(|(index, _)| index);
            Some(BlankContent::Best { right: right.collect(), choices: short_names(recording, words, &children) })
        }
        _ => None,
    }
}

/// Returns the names of siblings; where two are the same, each with its number.
fn short_names(recording: &Recording<AnyGame>, words: &Words, children: &[NodeId]) -> Vec<String> {
    let names = NodeNames::new(words, recording);
    let short: Vec<String> = children.iter().map(|&child| names.short(child)).collect();
    let is_alone =
        |name: &String| short.iter().filter(|&other| other.to_lowercase() == name.to_lowercase()).count() == 1;
    let numbered = short.iter().enumerate().map(|(index, name)| format!("{name} ({})", index + 1));
    if short.iter().all(is_alone) { short.clone() } else { numbered.collect() }
}

/// Returns the branches that are pruned, in words.
fn branches(words: &Words, names: &[String]) -> String {
    match names {
        [] => words.text("bank-no-branch"),
        [first, .., last] if MOST_NAMES < names.len() => {
            let ends = [("first", first.as_str().into()), ("last", last.as_str().into())];
            words.fill("bank-branches", &ends)
        }
        _ => names.join(", "),
    }
}
