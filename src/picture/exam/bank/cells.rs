//! The table of a question: a row for each node, and a cell for each part of it.

use super::fields::asked_fields;
use super::nodes::{AskedNode, asked_nodes};
use crate::exam::asked_parts::AskedParts;
use crate::exam::exercise::{Exercise, ExerciseField};
use poda_core::game::any::AnyGame;
use poda_core::score::{Bound, Score};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;
use poda_words::i18n::Words;
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::node_names::NodeNames;
use poda_words::practice::Answer;
use poda_words::practice::blank::{BlankField, BlankPart};

/// The most names in a choice. A longer list is written by its ends.
const MOST_NAMES: usize = 3;

/// What belongs in a blank. Of a node that the search never visits it is `None`.
#[derive(Clone, Debug, PartialEq)]
pub enum BlankContent {
    /// The number of α or β.
    Bound(Option<Score>),
    /// What a node returns; `relation`: whether it is asked how that relates to the true value.
    Value {
        /// The number, and how it relates to the true value.
        returned: Option<(Score, Bound)>,
        /// Whether the relation is asked for.
        relation: bool,
    },
    /// How many of the last children are pruned.
    Cut {
        /// The number, which is the index of the right choice.
        pruned: Option<usize>,
        /// What may be pruned: nothing, the last child, the last two, ….
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
    /// The field; `None` if the search never visits the node.
    pub field: Option<&'a ExerciseField>,
    /// What belongs in it.
    pub content: BlankContent,
    /// Whether the search may skip the node, by the shape of the tree.
    pub may_be_skipped: bool,
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
    /// What the node is called, with the side to move.
    pub label: String,
    /// Why the search never visits it; `None` if it does.
    pub skipped: Option<String>,
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

/// An exercise with its whole tree and the words that it is asked in.
#[derive(Clone, Copy)]
struct Table<'a, 't> {
    exercise: &'a Exercise,
    whole: &'t Recording<AnyGame>,
    words: &'t Words,
}

/// Returns the rows of an exercise, a parent before its children, and the blank for the best move.
pub(super) fn table<'a>(
    exercise: &'a Exercise,
    whole: &Recording<AnyGame>,
    asked: AskedParts,
    words: &Words,
) -> (Vec<Row<'a>>, Option<Blank<'a>>) {
    let table = Table { exercise, whole, words };
    let nodes = asked_nodes(exercise, whole);
    let fields = asked_fields(whole.trace(), &nodes, asked, exercise.recording().trace().has_window());
    let is_asked = |node, part| fields.contains(&(node, part));
    let has_bounds = fields.iter().any(|(_, part)| matches!(part, BlankPart::Alpha | BlankPart::Beta));
    let rows = nodes.iter().filter_map(|node| table.row(node, has_bounds, &is_asked)).collect();
    let root = nodes.first().filter(|root| is_asked(root.node, BlankPart::Best));
    (rows, root.and_then(|root| table.blank(root, BlankPart::Best)))
}

impl<'a> Table<'a, '_> {
    /// Returns the row of a node; `None` if nothing is asked of it.
    fn row(&self, node: &AskedNode, has_bounds: bool, is_asked: &dyn Fn(NodeId, BlankPart) -> bool) -> Option<Row<'a>> {
        let cell = |part| {
            let blank = Some(part).filter(|&part| is_asked(node.node, part)).and_then(|part| self.blank(node, part));
            blank.map_or(Cell::Empty, |blank| Cell::Blank(Box::new(blank)))
        };
        let [mut alpha, mut beta, cut, value] =
            [BlankPart::Alpha, BlankPart::Beta, BlankPart::Cut, BlankPart::Value].map(cell);
        if [&alpha, &beta, &cut, &value].iter().all(|cell| cell.blank().is_none()) {
            return None;
        }
        let window = self.exercise.recording().trace().window(NodeId::ROOT);
        if let Some(window) = window.filter(|_| node.node == NodeId::ROOT && has_bounds) {
            (alpha, beta) = (Cell::Given(window.alpha), Cell::Given(window.beta));
        }
        let names = NodeNames::new(self.words, self.whole);
        let player = player_name(self.whole.trace().player(node.node));
        let label = format!("{} ({player})", names.heading(node.node));
        Some(Row { label, skipped: self.why_skipped(node), alpha, beta, cut, value })
    }

    /// Returns why the search never visits a node; `None` if it does.
    fn why_skipped(&self, node: &AskedNode) -> Option<String> {
        if node.visited.is_some() {
            return None;
        }
        let (tree, recording) = (self.whole.trace(), self.exercise.recording());
        let is_visited = |above: &NodeId| {
            let id = self.whole.id(*above);
            recording.trace().nodes().any(|node| recording.trace().is_searched(node) && recording.id(node) == id)
        };
        let names = NodeNames::new(self.words, self.whole);
        let pruned_at = tree.ancestors(node.node).find(is_visited).unwrap_or(NodeId::ROOT);
        let args = [("node", names.subject(node.node).into()), ("pruned_at", names.inline(pruned_at).into())];
        Some(self.words.fill("bank-skipped", &args))
    }

    /// Returns the blank for a part of a node; `None` if the search proves nothing that could be written there.
    fn blank(&self, node: &AskedNode, part: BlankPart) -> Option<Blank<'a>> {
        let field = match node.visited {
            Some(visited) => Some(self.exercise.field(BlankField::new(visited, part))?),
            None => None,
        };
        let recording = self.exercise.recording();
        let expected = field.map(|field| &field.expected);
        let content = match (part, expected) {
            (BlankPart::Alpha | BlankPart::Beta, None) => BlankContent::Bound(None),
            (BlankPart::Alpha | BlankPart::Beta, Some(Answer::Proved(proved))) => BlankContent::Bound(Some(proved.low)),
            (BlankPart::Value, expected) => {
                let returned = match expected {
                    Some(Answer::Proved(proved)) => Some(proved.as_bound()?),
                    _ => None,
                };
                BlankContent::Value { returned, relation: recording.trace().has_window() }
            }
            (BlankPart::Cut, expected) => {
                let pruned = match expected {
                    Some(Answer::Children(pruned)) => Some(pruned.len()),
                    _ => None,
                };
                BlankContent::Cut { pruned, choices: self.cuts(node) }
            }
            (BlankPart::Best, Some(Answer::Node(best))) => self.best(*best),
            _ => return None,
        };
        Some(Blank { field, content, may_be_skipped: node.may_be_skipped })
    }

    /// Returns what the search may prune at a node: nothing, the last child, the last two, ….
    fn cuts(&self, node: &AskedNode) -> Vec<String> {
        let names = match node.visited {
            Some(visited) => self.child_names(self.exercise.recording(), visited),
            None => self.child_names(self.whole, node.node),
        };
        (0..names.len()).map(|pruned| self.branches(&names[names.len() - pruned..])).collect()
    }

    fn best(&self, best: NodeId) -> BlankContent {
        let recording = self.exercise.recording();
        let trace = recording.trace();
        let score = |node| trace.result(node).map(|(score, _)| score);
        // Where everything is searched, every move with the value of the root is best; else the first is.
        let is_right = |child: NodeId| child == best || (!trace.has_window() && score(child) == score(NodeId::ROOT));
        let children = trace.children(NodeId::ROOT).enumerate();
        let right = children.filter(|&(_, child)| is_right(child)).map(|(index, _)| index).collect();
        BlankContent::Best { right, choices: self.child_names(recording, NodeId::ROOT) }
    }

    /// Returns the names of the children of a node; where two are the same, each with its number.
    fn child_names(&self, recording: &Recording<AnyGame>, node: NodeId) -> Vec<String> {
        let names = NodeNames::new(self.words, recording);
        let short: Vec<String> = recording.trace().children(node).map(|child| names.short(child)).collect();
        let same = |name: &String| short.iter().filter(|other| other.to_lowercase() == name.to_lowercase()).count();
        if short.iter().all(|name| same(name) == 1) {
            return short;
        }
        short.iter().enumerate().map(|(index, name)| format!("{name} ({})", index + 1)).collect()
    }

    /// Returns branches in words.
    fn branches(&self, names: &[String]) -> String {
        match names {
            [] => self.words.text("bank-no-branch"),
            [first, .., last] if MOST_NAMES < names.len() => {
                let ends = [("first", first.as_str().into()), ("last", last.as_str().into())];
                self.words.fill("bank-branches", &ends)
            }
            _ => names.join(", "),
        }
    }
}
