//! The table of a question: a row for each inner node of the whole tree, visited or not, and a cell for each part of
//! the node. Which parts have blanks follows from the shape of the tree, never from what the search does.

use crate::exam::asked::{AskedParts, Weights};
use crate::exam::exercise::{Exercise, ExerciseField};
use poda_core::document::recorder::record;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::score::{Bound, Interval, Score, Window};
use poda_core::search::SearchConfig;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Story, Trace};
use poda_words::i18n::message_args::{mover_name, yes_or_no};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::{Words, args};
use poda_words::practice::Answer;
use poda_words::practice::blank::{BlankField, BlankPart, offered_changes, right_moves};
use std::collections::HashMap;

/// The maximum number of names in a choice. In a longer list, only the first and the last name are written.
const MAX_NAMES: usize = 3;

/// The content of a blank. It is `None` where the search never visits the node.
#[derive(Clone, Debug, PartialEq)]
pub enum BlankContent {
    /// The number of α or β.
    Bound(Option<Score>),
    Value {
        /// The number, and how it relates to the true value.
        returned: Option<(Score, Bound)>,
        /// Whether the blank also asks how the number relates to the true value.
        relation: bool,
    },
    /// What a node of several players returns: a vector, or what the player to move gets at least.
    Vector(Option<Answer>),
    /// The number of children at the end that are pruned.
    Cut {
        /// The number, which is the index of the right choice.
        pruned: Option<usize>,
        /// The possible answers: nothing, the last child, the last two, ….
        choices: Vec<String>,
    },
    /// The best move, or whether a leaf can be pruned.
    Choice {
        /// The indexes of all right choices.
        right: Vec<usize>,
        /// The choices, in order.
        choices: Vec<String>,
    },
}

/// A blank: a field to fill in.
#[derive(Clone, Debug, PartialEq)]
pub struct Blank<'a> {
    /// The field; `None` if the search never visits the node.
    pub field: Option<&'a ExerciseField>,
    /// The right content.
    pub content: BlankContent,
    /// Whether the search may skip the node, by the shape of the tree.
    pub may_be_skipped: bool,
    /// How much it counts among the blanks of its question.
    pub weight: u32,
}

/// The content of a cell of the table.
#[derive(Clone, Debug, PartialEq, Default)]
pub enum Cell<'a> {
    /// Empty: the cell has no blank.
    #[default]
    Empty,
    /// A given number: α or β of the root.
    Given(Score),
    Blank(Box<Blank<'a>>),
}

impl<'a> Cell<'a> {
    /// The blank of the cell, if there is one.
    pub fn blank(&self) -> Option<&Blank<'a>> {
        match self {
            Self::Blank(blank) => Some(blank),
            Self::Empty | Self::Given(_) => None,
        }
    }
}

/// A row of the table: a node and its cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Row<'a> {
    /// The name of the node, with the side to move.
    pub label: String,
    /// Why the search never visits the node; `None` if it does.
    pub skipped: Option<String>,
    /// α at entry.
    pub alpha: Cell<'a>,
    /// β at entry.
    pub beta: Cell<'a>,
    /// The pruned children.
    pub cut: Cell<'a>,
    pub value: Cell<'a>,
}

impl<'a> Row<'a> {
    /// The cells, in order.
    pub fn cells(&self) -> [&Cell<'a>; 4] {
        [&self.alpha, &self.beta, &self.cut, &self.value]
    }
}

/// An exercise with its whole tree and the words of the language.
#[derive(Clone, Copy)]
struct BankTable<'a, 't> {
    exercise: &'a Exercise,
    whole: &'t Recording<AnyGame>,
    weights: Weights,
    words: &'t Words,
}

/// A part that a paper asks for and a question leaves out, because it would have more than [`MAX_FIELDS`] fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The part of a node; β means the whole window.
    pub part: BlankPart,
    pub is_all: bool,
}

/// The names of the leaves, or of the changes of all leaves, each with the blank that a part asks about it.
pub(super) type AskedLeaves<'a> = (BlankPart, Vec<(String, Blank<'a>)>);

pub(super) struct AskedBlanks<'a> {
    /// The rows of the table, a parent before its children.
    pub rows: Vec<Row<'a>>,
    pub best: Option<Blank<'a>>,
    /// For each part that asks for leaves or for changes, their names, each with the blank that asks whether it is one
    /// of them.
    pub leaves: [AskedLeaves<'a>; 3],
    pub left_out: Vec<LeftOut>,
}

pub(super) fn table<'a>(
    exercise: &'a Exercise,
    whole: &Recording<AnyGame>,
    asked: AskedParts,
    weights: Weights,
    words: &Words,
) -> AskedBlanks<'a> {
    let table = BankTable { exercise, whole, weights, words };
    let nodes = asked_nodes(exercise, whole);
    let (fields, mut left_out) = asked_fields(whole.trace(), &nodes, asked, BlankPart::of_window(exercise.recording()));
    let is_asked = |node, part| fields.contains(&(node, part));
    let has_bounds = fields.iter().any(|(_, part)| matches!(part, BlankPart::Alpha | BlankPart::Beta));
    let rows = nodes.iter().filter_map(|node| table.row(node, has_bounds, &is_asked)).collect();
    let root = nodes.first().filter(|root| is_asked(root.node, BlankPart::Best));
    let best = root.and_then(|root| table.blank(root, BlankPart::Best));
    let mut left = MAX_FIELDS.saturating_sub(fields.len());
    let leaves = BlankPart::OF_PAPERS.map(|part| {
        let mut leaves = table.listed(part);
        if left < leaves.len() {
            leaves.truncate(left);
            left_out.push(LeftOut { part, is_all: leaves.is_empty() });
        }
        left -= leaves.len();
        (part, leaves)
    });
    AskedBlanks { rows, best, leaves, left_out }
}

impl<'a> BankTable<'a, '_> {
    /// Returns the row of a node; `None` if it has no blanks.
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
            let parts = BlankPart::of_window(self.exercise.recording());
            let given = |part, bound| if parts.contains(&part) { Cell::Given(bound) } else { Cell::Empty };
            (alpha, beta) = (given(BlankPart::Alpha, window.alpha), given(BlankPart::Beta, window.beta));
        }
        let names = NodeNames::new(self.words, self.whole);
        let turn = mover_name(self.words, self.whole, node.node);
        let label = format!("{} ({turn})", names.heading(node.node));
        Some(Row { label, skipped: self.why_skipped(node), alpha, beta, cut, value })
    }

    /// Returns why the search never visits a node; `None` if it does.
    fn why_skipped(&self, node: &AskedNode) -> Option<String> {
        if node.visited.is_some() {
            return None;
        }
        let (tree, recording) = (self.whole.trace(), self.exercise.recording());
        let visited_as = |above: NodeId| {
            let id = self.whole.id(above);
            recording.trace().nodes().find(|&node| recording.trace().is_searched(node) && recording.id(node) == id)
        };
        let names = NodeNames::new(self.words, self.whole);
        let pruned_at = tree.ancestors(node.node).find(|&above| visited_as(above).is_some()).unwrap_or(NodeId::ROOT);
        let passes = visited_as(pruned_at).is_some_and(|node| recording.passes_over(node));
        let args =
            args![node = names.subject(node.node), pruned_at = names.place(pruned_at), passes = yes_or_no(passes)];
        Some(self.words.fill("bank-skipped", &args))
    }

    /// Returns the blank for a part of a node; `None` if the search proves nothing that could be filled in.
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
            (BlankPart::Value, expected) if recording.vectors().is_some() => BlankContent::Vector(expected.cloned()),
            (BlankPart::Value, expected) => {
                let returned =
                    if let Some(Answer::Proved(proved)) = expected { Some(proved.as_bound()?) } else { None };
                BlankContent::Value {
                    returned,
                    relation: recording.trace().has_window && recording.trace().trust.is_proved(),
                }
            }
            (BlankPart::Cut, expected) => {
                let pruned = if let Some(Answer::Children(pruned)) = expected { Some(pruned.len()) } else { None };
                BlankContent::Cut { pruned, choices: self.cuts(node) }
            }
            (BlankPart::Best, Some(Answer::Node(_))) => self.best(),
            (
                BlankPart::Alpha
                | BlankPart::Beta
                | BlankPart::Best
                | BlankPart::Ever
                | BlankPart::Matters
                | BlankPart::Transform,
                _,
            ) => return None,
        };
        Some(Blank { field, content, may_be_skipped: node.may_be_skipped, weight: self.weights.of(part) })
    }

    /// Returns the children that the search may prune at a node: nothing, the last child, the last two, ….
    fn cuts(&self, node: &AskedNode) -> Vec<String> {
        let names = match node.visited {
            Some(visited) => self.child_names(self.exercise.recording(), visited),
            None => self.child_names(self.whole, node.node),
        };
        (0..names.len()).map(|pruned| self.branches(&names[names.len() - pruned..])).collect()
    }

    /// Returns the leaves or the changes, each with the blank that asks whether it belongs to a part; none if the paper
    /// does not ask for that.
    fn listed(&self, part: BlankPart) -> Vec<(String, Blank<'a>)> {
        let recording = self.exercise.recording();
        let Some(field) = self.exercise.field(BlankField::new(NodeId::ROOT, part)) else { return Vec::new() };
        let is_ever = part == BlankPart::Ever;
        let keys =
            if is_ever { ["bank-ever-pruned", "bank-ever-visited"] } else { ["bank-matters-yes", "bank-matters-no"] };
        let choices = keys.map(|key| self.words.text(key)).to_vec();
        let blank = |name: String, is_right: bool| {
            let content = BlankContent::Choice { right: vec![usize::from(!is_right)], choices: choices.clone() };
            (name, Blank { field: Some(field), content, may_be_skipped: false, weight: self.weights.of(part) })
        };
        match &field.expected {
            Answer::Children(expected) => {
                let (names, trace) = (NodeNames::new(self.words, recording), recording.trace());
                let leaves = trace.nodes().filter(|&node| !is_inner(trace, node));
                leaves.map(|leaf| blank(names.heading(leaf), expected.contains(&leaf))).collect()
            }
            Answer::Changes(expected) => {
                let asked = offered_changes(recording)
                    .into_iter()
                    .map(|change| (change.shown(self.words), expected.contains(&change)));
                asked.map(|(name, is_right)| blank(name, is_right)).collect()
            }
            Answer::Node(_) | Answer::Proved(_) | Answer::Sum { .. } | Answer::Vector(_) => Vec::new(),
        }
    }

    fn best(&self) -> BlankContent {
        let recording = self.exercise.recording();
        let best = right_moves(recording);
        let children = recording.trace().children(NodeId::ROOT).enumerate();
        let right = children.filter(|(_, child)| best.contains(child)).map(|(index, _)| index).collect();
        BlankContent::Choice { right, choices: self.child_names(recording, NodeId::ROOT) }
    }

    /// Returns the names of the children of a node. Children with the same name are numbered.
    fn child_names(&self, recording: &Recording<AnyGame>, node: NodeId) -> Vec<String> {
        let names = NodeNames::new(self.words, recording);
        let short: Vec<String> = recording.trace().children(node).map(|child| names.short(child)).collect();
        let same = |name: &String| short.iter().filter(|other| other.to_lowercase() == name.to_lowercase()).count();
        if short.iter().all(|name| same(name) == 1) {
            return short;
        }
        short.iter().enumerate().map(|(index, name)| format!("{name} ({})", index + 1)).collect()
    }

    fn branches(&self, names: &[String]) -> String {
        match names {
            [] => self.words.text("bank-no-branch"),
            [first, .., last] if MAX_NAMES < names.len() => {
                let ends = args![first = first.as_str(), last = last.as_str()];
                self.words.fill("bank-branches", &ends)
            }
            _ => names.join(", "),
        }
    }
}

/// The greatest number of nodes of a tree. In a picture of a larger one, nodes would be illegible.
pub(super) const MAX_NODES: usize = 150;

/// An inner node of the whole tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AskedNode {
    /// The node in the whole tree.
    pub node: NodeId,
    /// The same node in the recorded search; `None` if the search never enters it.
    pub visited: Option<NodeId>,
    /// Whether a search could leave the node out, by the shape of the tree and the algorithm.
    pub may_be_skipped: bool,
}

/// Returns the whole tree of an exercise, including what its search prunes; for a game, everything down to the depth
/// limit. `None` if the tree has more than [`MAX_NODES`] nodes.
pub(super) fn whole_tree(exercise: &Exercise) -> Option<Recording<AnyGame>> {
    let search = exercise.document.search()?;
    let position = exercise.document.position();
    // The recording of an explicit tree contains what is pruned, in the order in which the search tries the moves.
    let config = if position.is_explicit_tree() {
        *search
    } else {
        SearchConfig { algorithm: search.algorithm.unpruned(), ..*search }
    };
    let whole = record(&config, position, MAX_NODES + 1);
    (whole.trace().is_complete() && whole.trace().node_count() <= MAX_NODES).then_some(whole)
}

/// Returns the inner nodes of the whole tree, parents before children and siblings in order. Leaves out the nodes that
/// the recorded search answers without searching them, as from a table.
pub(super) fn asked_nodes(exercise: &Exercise, whole: &Recording<AnyGame>) -> Vec<AskedNode> {
    let recording = exercise.recording();
    let (search, tree) = (recording.trace(), whole.trace());
    let by_id: HashMap<String, NodeId> = search.nodes().map(|node| (recording.id(node), node)).collect();
    // With several players, a move that gives the player at the root the most there is ends the search.
    // So does one that no value exceeds.
    let has_window = recording.config().window != Window::FULL || search.bounds != Interval::UNKNOWN;
    let ends_early = recording.vectors().is_some() || has_window;
    let can_skip_moves = has_infinite_leaf(whole) || ends_early;
    let mut nodes: Vec<AskedNode> = Vec::new();
    for node in tree.nodes().filter(|&node| is_inner(tree, node)) {
        let recorded = by_id.get(&whole.id(node)).copied();
        let visited = recorded.filter(|&node| search.is_searched(node));
        if visited.is_some_and(|node| !is_inner(search, node)) {
            continue;
        }
        let may_be_skipped = search.has_window
            && tree.parent(node).is_some_and(|parent| {
                let above = nodes.iter().find(|above| above.node == parent);
                let is_first = tree.children(parent).next() == Some(node);
                let is_move = parent == NodeId::ROOT && !can_skip_moves;
                above.is_none_or(|above| above.may_be_skipped) || !(is_first || is_move)
            });
        nodes.push(AskedNode { node, visited, may_be_skipped });
    }
    nodes
}

/// Returns whether a node is on the leftmost path from the root.
pub(super) fn is_leftmost(tree: &Trace, node: NodeId) -> bool {
    let is_first = |node| tree.parent(node).is_none_or(|parent| tree.children(parent).next() == Some(node));
    tree.ancestors(node).all(is_first)
}

fn is_inner(tree: &Trace, node: NodeId) -> bool {
    tree.children(node).next().is_some()
}

/// Returns whether a leaf has an infinite value, which could end the search at the root.
fn has_infinite_leaf(whole: &Recording<AnyGame>) -> bool {
    let tree = whole.trace();
    let leaves = tree.nodes().filter(|&node| !is_inner(tree, node));
    leaves.into_iter().any(|leaf| !whole.position(leaf).evaluate().score().is_finite())
}

/// The greatest number of fields of a question.
pub const MAX_FIELDS: usize = 20;

/// A field: a node of the whole tree and a part of it.
type AskedField = (NodeId, BlankPart);

/// Returns the fields at the nodes of a tree for the parts that are asked for, and the parts that are left out.
/// `window` are the parts of a window that the nodes have, if the search prunes.
fn asked_fields(
    tree: &Trace,
    nodes: &[AskedNode],
    asked: AskedParts,
    window: &[BlankPart],
) -> (Vec<AskedField>, Vec<LeftOut>) {
    let parts = [BlankPart::Alpha, BlankPart::Beta, BlankPart::Cut, BlankPart::Value, BlankPart::Best];
    let is_field = |node: NodeId, part: BlankPart| match part {
        BlankPart::Alpha | BlankPart::Beta => window.contains(&part) && node != NodeId::ROOT,
        BlankPart::Cut => !window.is_empty() && tree.has_choice(node),
        BlankPart::Value => true,
        BlankPart::Best => node == NodeId::ROOT && tree.has_choice(node),
        BlankPart::Ever | BlankPart::Matters | BlankPart::Transform => false,
    };
    let all = nodes.iter().flat_map(|asked| parts.map(|part| (asked.node, part)));
    let is_asked = |node, part| asked.includes(part, tree.turn(node), tree.ply(node));
    let mut fields: Vec<AskedField> =
        all.filter(|&(node, part)| is_asked(node, part) && is_field(node, part)).collect();
    let count = |fields: &[AskedField], part| fields.iter().filter(|field| field.1 == part).count();
    // β means the whole window.
    let parts = [BlankPart::Beta, BlankPart::Cut, BlankPart::Value];
    let wanted = parts.map(|part| count(&fields, part));
    let is_window = |(_, part): AskedField| matches!(part, BlankPart::Alpha | BlankPart::Beta);
    leave_out(&mut fields, |field| field == (NodeId::ROOT, BlankPart::Cut));
    leave_out(&mut fields, |field| is_window(field) && is_leftmost(tree, field.0));
    leave_out(&mut fields, is_window);
    leave_out(&mut fields, |(node, part)| part == BlankPart::Value && node != NodeId::ROOT);
    leave_out(&mut fields, |(_, part)| part == BlankPart::Cut);
    let left = parts.map(|part| (part, count(&fields, part))).into_iter().zip(wanted);
    let left_out = left.filter(|((_, kept), wanted)| kept < wanted);
    let left_out = left_out.map(|((part, kept), _)| LeftOut { part, is_all: kept == 0 }).collect();
    (fields, left_out)
}

/// Leaves out fields of a kind, starting from the last node, until few enough remain. All fields of that kind at a node
/// are left out together.
fn leave_out(fields: &mut Vec<AskedField>, is_of_kind: impl Fn(AskedField) -> bool) {
    while MAX_FIELDS < fields.len() {
        let Some(&(last, _)) = fields.iter().rfind(|&&field| is_of_kind(field)) else { return };
        fields.retain(|&field| field.0 != last || !is_of_kind(field));
    }
}
