//! Fill in the tree: a blank tree with fields for windows, cuts, values and the best move, and how a filled one is marked.
//!
//! The fields are those of the document's own search, in the order of its trace: `α` and `β` with which an inner node is
//! entered, then everything below the node, then the children that its cutoff prunes, then the value that it returns; last
//! the best move. Where nothing is pruned there are only values and the best move. Nothing is stored: [`fields`] derives the
//! fields and their contents from a recording, and [`mark`] compares an answer sheet with them.
//!
//! # Marks
//!
//! A field with what the search did is [`Right`](FieldMark::Right), whatever else the sheet says. A field with something else is
//! [`Consequent`](FieldMark::Consequent), with full credit, if the definitions give it from the student's own earlier fields;
//! otherwise it is [`Wrong`](FieldMark::Wrong). A field without an answer is [`Empty`](FieldMark::Empty).
//!
//! # What follows from a sheet
//!
//! The replay runs the search of the document once more through the recorded tree, but takes the numbers of the student. Each
//! field has a content that **follows** from earlier fields, and a content that is **carried** to later ones.
//!
//! *Follows*, by the definitions of the search:
//! * α and β of a child: those carried at its parent, narrowed by the scores carried at its earlier siblings, a bound counting as
//!   its number, as in the search;
//! * α and β of an outcome: what it has to be worth for its chance node to reach the window carried there, while all other outcomes are
//!   worth as much or as little as is still possible;
//! * a cut: the children after the first one whose carried score, as the best so far, closes the carried window;
//! * a value: the best of the scores carried at the children that the carried cut leaves, clamped to the carried window where
//!   the search is fail-hard. Whether it is the value or a bound is decided by the intervals: a child's bound proves only its
//!   own end, a pruned child proves nothing. At a chance node it is the average, or the end of what is proved that closes the window;
//! * the best move: the first root child with a strictly better carried score than all before it; where nothing is pruned,
//!   every one with the best.
//!
//! *Carried* is the student's own content if it is legal, what follows if the field is empty, and the true content if it is not
//! legal:
//! * a window is legal if it is open: α < β, or α ≤ β where a tie does not cut. If it is not, both of its ends are replaced;
//! * a value is legal if it is a number, or a bound with one number, in the range of the leaves' values. A fail-hard search
//!   may also return the ends of the root's window, which therefore belong to its range;
//! * a cut is legal if it follows, or is true. A cut too many and a missed cut follow from nothing and end the chain there:
//!   what is above them is marked with the true cut. So there is nothing to be gained by cutting everything.
//!
//! Values of leaves and the window of the root are given: they are marked if they are filled in, for no points, and always
//! carried as they are.
//!
//! # Points
//!
//! Each field is worth one point. The fields of every inner node that the search visits are counted, whether or not the student
//! has cut the node. A field of a node that the search never enters is worth nothing, but the replay goes where the student's
//! numbers lead, so that a value which follows from it is still credited.
//!
//! The replay visits each node once: O(n) in the nodes of the recording.

mod replay;

pub use replay::mark;

use super::answer::Answer;
use super::ever::{fates, prunable};
use super::question::{Question, best_moves};
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::score::{Interval, Turn};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Step, Trace};
use std::collections::HashMap;
use strum::IntoStaticStr;

/// What a field is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BlankPart {
    /// α with which the node is entered.
    Alpha,
    /// β with which the node is entered.
    Beta,
    /// The children that the node's cutoff prunes.
    Cut,
    /// The value that the node returns, or the bound.
    Value,
    /// The best move at the root.
    Best,
    /// The leaves that can be pruned for some values of the leaves. Asked on papers alone, where no other field depends on it.
    Ever,
}

impl BlankPart {
    /// Returns the name of the part in files: `alpha`, `beta`, `cut`, `value`, `best`, `ever`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A field of a blank tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BlankField {
    /// The node; the root for the best move, and for the leaves that can be pruned.
    pub node: NodeId,
    /// What is filled in.
    pub part: BlankPart,
}

impl BlankField {
    /// The field for the best move.
    pub const BEST: Self = Self { node: NodeId::ROOT, part: BlankPart::Best };
    /// The field for the leaves that can be pruned for some values of the leaves.
    pub const EVER: Self = Self { node: NodeId::ROOT, part: BlankPart::Ever };

    /// Returns its id in files and JSON: `B.value`, `best`.
    pub fn id<G: GameView>(self, recording: &Recording<G>) -> String {
        match self.part {
            BlankPart::Best | BlankPart::Ever => self.part.name().to_owned(),
            BlankPart::Alpha | BlankPart::Beta | BlankPart::Cut | BlankPart::Value => {
                format!("{}.{}", recording.id(self.node), self.part.name())
            }
        }
    }

    /// Returns a field of a node.
    pub const fn new(node: NodeId, part: BlankPart) -> Self {
        Self { node, part }
    }
}

/// What a student filled in; an empty field has no answer. α, β and values are [`Answer::Proved`], cuts and the leaves that can be
/// pruned [`Answer::Children`], the best move [`Answer::Node`].
pub type BlankAnswers = HashMap<BlankField, Answer>;

/// The mark of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FieldMark {
    /// It is what the search has.
    Right,
    /// It is not, but it follows from the student's own earlier fields.
    Consequent,
    /// It is neither.
    Wrong,
    /// It was not filled in.
    Empty,
}

impl FieldMark {
    /// Returns the name of the mark in files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns whether the mark earns the points of its field.
    pub const fn is_credited(self) -> bool {
        matches!(self, Self::Right | Self::Consequent)
    }
}

/// Why a field has its mark.
#[derive(Clone, Debug, PartialEq)]
pub enum BlankReason {
    /// It is what the search has.
    Right,
    /// It follows from an earlier field.
    Follows {
        /// A field of the student's that is not what the search has either, and that this one follows from.
        from: Option<(BlankField, Answer)>,
    },
    /// It is not what the search has.
    Wrong {
        /// The question that [`judge`](crate::practice::judge()) explains the mistake by; `None` where there is none.
        question: Option<Question>,
        /// What would follow from the student's own earlier fields, where that is not what the search has.
        follows: Option<Answer>,
    },
    /// It was not filled in.
    Empty,
    /// The search never enters the node, and the student's own fields do not give this either.
    NeverEntered {
        /// The node at which the node, or an ancestor of it, is pruned.
        pruned_at: NodeId,
    },
    /// The search has no windows.
    NoWindow,
}

/// A marked field.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkedField {
    /// The field.
    pub field: BlankField,
    /// What was filled in.
    pub answered: Option<Answer>,
    /// What belongs there; `None` for a node that the search never enters, and for windows that it has not.
    pub expected: Option<Answer>,
    /// The mark.
    pub mark: FieldMark,
    /// The largest number of points for the field: 0 where it is given or does not belong to the search.
    pub of: u32,
    /// Why.
    pub reason: BlankReason,
}

impl MarkedField {
    /// Returns a field that counts and was not filled in.
    pub fn empty<G: Game>(recording: &Recording<G>, field: BlankField) -> Self {
        let expected = expected(recording, field);
        Self { field, answered: None, expected, mark: FieldMark::Empty, of: 1, reason: BlankReason::Empty }
    }

    /// Returns the points that the field earns.
    pub const fn points(&self) -> u32 {
        if self.mark.is_credited() { self.of } else { 0 }
    }
}

/// The marks of all fields of a sheet, in the order of the trace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlankMarks {
    /// Every field that counts, and the other fields that were filled in.
    pub fields: Vec<MarkedField>,
}

impl BlankMarks {
    /// Returns the points that were earned.
    pub fn points(&self) -> u32 {
        self.fields.iter().map(MarkedField::points).sum()
    }

    /// Returns the points that could be earned.
    pub fn of(&self) -> u32 {
        self.fields.iter().map(|field| field.of).sum()
    }

    /// Returns the first field that is wrong, among those that count: what was filled in at a node that the search never enters
    /// is wrong because of a cut, which comes later in the trace.
    pub fn first_wrong(&self) -> Option<&MarkedField> {
        self.fields.iter().find(|field| field.mark == FieldMark::Wrong && 0 < field.of)
    }

    /// Returns the marks of one field.
    pub fn get(&self, field: BlankField) -> Option<&MarkedField> {
        self.fields.iter().find(|marked| marked.field == field)
    }
}

/// Returns the fields that count, in the order of the trace. The window of the root is given and is not among them, nor are the cut of
/// a node with one child and the best of one move. None for a root that is a leaf.
pub fn fields<G: Game>(recording: &Recording<G>) -> Vec<BlankField> {
    let trace = recording.trace();
    let mut fields = Vec::new();
    for event in (1..=trace.len()).filter_map(|step| trace.event(step)) {
        let of_event = match event {
            Event::Enter(node) => [BlankPart::Alpha, BlankPart::Beta].map(|part| BlankField::new(node, part)),
            Event::Leave(node) => [BlankPart::Cut, BlankPart::Value].map(|part| BlankField::new(node, part)),
            _ => continue,
        };
        fields.extend(of_event);
    }
    fields.push(BlankField::BEST);
    fields.retain(|&field| counts(trace, field));
    fields
}

/// Returns whether a field counts: the search decides what belongs in it, and it is neither given nor the only thing that could be there.
pub(super) fn counts(trace: &Trace, BlankField { node, part }: BlankField) -> bool {
    let is_visited = trace.is_searched(node) && trace.kind(node) == NodeKind::Inner;
    is_visited
        && match part {
            BlankPart::Alpha | BlankPart::Beta => trace.has_window && node != NodeId::ROOT,
            BlankPart::Cut => trace.has_window && trace.has_choice(node),
            BlankPart::Value => true,
            BlankPart::Best => trace.has_choice(node) && trace.turn(node) != Turn::Chance,
            BlankPart::Ever => false,
        }
}

/// Returns what the search has in a field; `None` for a node that it never enters, and for a window where nothing is
/// pruned. Where several moves are best, the first.
pub fn expected<G: Game>(recording: &Recording<G>, field: BlankField) -> Option<Answer> {
    let (trace, node) = (recording.trace(), field.node);
    match field.part {
        BlankPart::Alpha => trace.window(node).map(|window| Answer::number(window.alpha)),
        BlankPart::Beta => trace.window(node).map(|window| Answer::number(window.beta)),
        BlankPart::Cut => trace.is_searched(node).then(|| Answer::Children(pruned(trace, node))),
        BlankPart::Value => trace.result(node).map(|(score, bound)| Answer::Proved(Interval::of(score, bound))),
        BlankPart::Best => best_moves(recording).first().map(|&best| Answer::Node(best)),
        BlankPart::Ever => fates(recording).map(|fates| Answer::Children(prunable(&fates).collect())),
    }
}

/// Returns the children of a visited node that its cutoff prunes, in order; none if there is no cutoff.
pub(super) fn pruned(trace: &Trace, node: NodeId) -> Vec<NodeId> {
    let is_leaf = trace.kind(node) != NodeKind::Inner;
    trace.children(node).filter(|&child| !is_leaf && !trace.is_searched(child)).collect()
}

/// Returns the question that asks for the content of a field: for a value, what the node returns; for a bound, the improvement
/// that set it; for a cut, the child after which the search cuts or the student does. `None` where no step decides
/// it: a bound of the root's window, the cut of a node with one child, and a node that the search never enters.
pub fn question<G: Game>(recording: &Recording<G>, field: BlankField, answered: &Answer) -> Option<Question> {
    let trace = recording.trace();
    let node = field.node;
    match field.part {
        BlankPart::Value => {
            let step = trace.left_at(node)?;
            Some(Question { kind: QuestionKind::Root, node, child: None, shown_step: step, step })
        }
        BlankPart::Best => {
            let step = trace.left_at(NodeId::ROOT)?;
            Some(Question { kind: QuestionKind::Best, node, child: None, shown_step: step, step })
        }
        BlankPart::Ever => Question::ever(recording),
        BlankPart::Alpha | BlankPart::Beta => {
            let child = setter(trace, field)?;
            let (shown_step, step) = (trace.left_at(child)?, trace.improved_at(child)?);
            Some(Question {
                kind: QuestionKind::Bound,
                node: trace.parent(child)?,
                child: Some(child),
                shown_step,
                step,
            })
        }
        BlankPart::Cut => {
            let child = last_before_cut(trace, node, answered)?;
            let (shown_step, step) = (trace.left_at(child)?, after(trace, child)?);
            Some(Question { kind: QuestionKind::Cut, node, child: Some(child), shown_step, step })
        }
    }
}

/// Returns the node whose score is the bound with which a node is entered: a child of the ancestor that owns the bound. `None`
/// where it is the root's.
pub fn setter(trace: &Trace, field: BlankField) -> Option<NodeId> {
    let bound = |node| {
        let window = trace.window(node)?;
        Some(if field.part == BlankPart::Alpha { window.alpha } else { window.beta })
    };
    let below = trace.ancestors(field.node).find(|&below| {
        let above = trace.parent(below);
        above.is_some_and(|above| bound(above) != bound(below))
    })?;
    let before = trace.children(trace.parent(below)?).take_while(|&child| child < below);
    before.filter(|&child| trace.improved_at(child).is_some()).last()
}

/// Returns the child behind which the cut in question is: the one that closes the window where the answer misses that or prunes
/// too few; where it prunes too many, the one before the first of them; else the last one behind which others are left.
fn last_before_cut(trace: &Trace, node: NodeId, answered: &Answer) -> Option<NodeId> {
    let children: Vec<NodeId> = trace.children(node).collect();
    let before = |child: NodeId| children.iter().copied().take_while(|&sibling| sibling < child).last();
    let expected = pruned(trace, node);
    let first_answered = match answered {
        Answer::Children(answered) => answered.iter().copied().filter(|child| children.contains(child)).min(),
        Answer::Node(_) | Answer::Proved(_) | Answer::Sum { .. } => None,
    };
    match (first_answered, expected.first()) {
        (Some(first), _) if !expected.contains(&first) => before(first).or_else(|| children.first().copied()),
        (_, Some(&first)) => before(first),
        (_, None) => before(*children.last()?),
    }
    .filter(|&child| trace.later_siblings(child).next().is_some())
}

/// Returns the step that decides whether a child cuts: the cutoff, or else the step after the child is left.
fn after(trace: &Trace, child: NodeId) -> Option<Step> {
    let left = trace.left_at(child)?;
    let cutoff = trace.improved_at(child).unwrap_or(left) + 1;
    Some(if matches!(trace.event(cutoff), Some(Event::Cutoff(_))) { cutoff } else { left + 1 })
}
