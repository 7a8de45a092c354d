//! Fill in the tree: a blank tree with fields for windows, cuts, values and the best move, and the marking of a
//! filled-in tree.
//!
//! The fields are those of the document's own search, in the order of its trace: `α` and `β` with which an inner node
//! is entered, then everything below the node, then the children that its cutoff prunes, then the value that it
//! returns; last the best move. If the search prunes nothing, there are only values and the best move. Nothing is
//! stored: [`fields`] derives the fields and their contents from a recording, and [`mark`] compares an answer sheet
//! with them.
//!
//! # Marks
//!
//! A field with the content of the search is [`Right`](FieldMark::Right), whatever the rest of the sheet. Any other
//! content is [`Consequent`](FieldMark::Consequent), with full credit, if it follows by the definitions from the
//! student's own earlier fields; otherwise it is [`Wrong`](FieldMark::Wrong). A field without an answer is
//! [`Empty`](FieldMark::Empty).
//!
//! # What follows from a sheet
//!
//! The replay runs the search of the document again through the recorded tree, but with the student's numbers. Each
//! field has a content that **follows** from earlier fields, and a content that is **carried** to later ones.
//!
//! *Follows*, by the definitions of the search:
//! * α and β of a child: those carried at its parent, narrowed by the scores carried at its earlier siblings. As in the
//!   search, a bound counts as its number;
//! * α and β of an outcome: the values at which its chance node reaches the window carried there if all other outcomes
//!   have the greatest or least value that is still possible;
//! * a cut: the children after the first one at which the best carried score so far closes the carried window;
//! * a value: the best of the scores carried at the children that the carried cut leaves, clamped to the carried window
//!   if the search is fail-hard. Whether it is the value or a bound follows from the intervals: a child's bound proves
//!   only one end, and a pruned child proves nothing. At a chance node, it is the average, or the end of the proved
//!   interval that closes the window;
//! * the best move: the first root child with a strictly better carried score than all before it. If that score is a
//!   bound on the wrong side, it is the first child whose carried value is surely that of the root, if there is one. If
//!   the search prunes nothing, every child with the best score.
//!
//! *Carried* is the student's own content if it is legal; the content that follows if the field is empty; and the true
//! content if the student's is illegal:
//! * a window is legal if it is open: α < β, or α ≤ β if a tie does not cut. Otherwise, both of its ends are replaced;
//! * a value is legal if it is a number, or a bound with one number, in the range of the leaves' values. A fail-hard
//!   search may also return the ends of the root's window, which therefore belong to its range;
//! * a cut is legal if it follows or is true. After a cut too many or a missed cut, the replay continues with the true
//!   cut: the fields above are marked with it. A student therefore gains nothing by cutting everything.
//!
//! # Several players
//!
//! A search that backs up one entry, that of the player at the root, is one of two sides, and so is its sheet. If it
//! passes replies over, a value is the number that the node returns, because it proves nothing; a child that is passed
//! over has no fields, and its parent none for a cut.
//!
//! In a search that backs up the vectors of several players, a value is a vector; after a shallow cut that prunes
//! something, it is what the player to move gets at least: `≥ 5`. β is the entry from which on the player above gives
//! up the node, or the most there is. There is no field for α, which is the player's floor. What follows is defined in
//! the same way:
//! * β: the sum of all entries, without what the player above has by the vectors carried so far and without the floors
//!   of the others;
//! * a cut: the children after the first one whose carried vector gives the player the most there is, or meets the
//!   carried β;
//! * a value: the vector of the child that the player takes by the rule for ties. A child that was cut is never taken;
//! * the best move: the child that the player at the root takes. If the search prunes nothing, every child with the
//!   most for that player.
//!
//! A vector is legal if each entry is in the range of that player's entries at the leaves, and β if it is from the
//! player's floor up to the most there is.
//!
//! Values of leaves and the window of the root are given. They are marked without points if they are filled in, and are
//! always carried as given.
//!
//! # Points
//!
//! Each field is worth one point. The fields of every inner node that the search visits are counted, even if the
//! student has cut the node. A field of a node that the search never enters is worth nothing, but the replay follows
//! the student's numbers there, so that a value which follows from it is still credited.
//!
//! The replay visits each node once, in O(n) for the n nodes of the recording.

mod carried;
mod marking;
mod replay;
mod returned;
mod vectors;

use crate::messages::Message;
pub use marking::mark;

use self::returned::{Returned, question_after_all, question_of_vector, returned};
use super::answer::Answer;
use super::kinds::ever::{self, fates, prunable};
use super::kinds::matters::{self, influences};
use super::kinds::transform::{self, effects};
use super::offered_change::OfferedChange;
use super::question::{best_moves, returned as returned_score};
use super::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::score::{Interval, Turn};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Step, Story, Trace};
use std::collections::HashMap;
use strum::IntoStaticStr;

/// The part of a node that a field asks for.
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
    /// The leaves that can be pruned for some values of the leaves. Only papers ask for them, and no other field
    /// depends on them.
    Ever,
    /// The leaves that matter for the best move. Only papers ask for them, and no other field depends on them.
    Matters,
    /// The changes of all leaves that make a difference. Only papers ask for them, and no other field depends on them.
    Transform,
}

impl BlankPart {
    /// The parts whose contents are leaves anywhere in the tree.
    pub const OF_LEAVES: [Self; 2] = [Self::Ever, Self::Matters];
    /// The parts that only papers ask for. Each is about the whole tree.
    pub const OF_PAPERS: [Self; 3] = [Self::Ever, Self::Matters, Self::Transform];

    /// Returns the name of the part in files: `alpha`, `beta`, `cut`, `value`, `best`, `ever`, `matters`, `transform`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns whether its contents are leaves anywhere in the tree.
    pub fn is_of_leaves(self) -> bool {
        Self::OF_LEAVES.contains(&self)
    }

    /// Returns whether only papers ask for it.
    pub fn is_of_papers(self) -> bool {
        Self::OF_PAPERS.contains(&self)
    }

    /// Returns the parts of the window of a node that have fields: none if the search prunes nothing, and β alone if it
    /// backs up vectors of several players.
    pub fn of_window<G: Game>(recording: &Recording<G>) -> &'static [Self] {
        match (recording.trace().has_window, recording.vectors()) {
            (false, _) => &[],
            (true, None) => &[Self::Alpha, Self::Beta],
            (true, Some(_)) => &[Self::Beta],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BlankField {
    /// The node; the root for the best move, and for leaves anywhere in the tree.
    pub node: NodeId,
    pub part: BlankPart,
}

impl BlankField {
    pub const BEST: Self = Self { node: NodeId::ROOT, part: BlankPart::Best };
    /// The field for the leaves that can be pruned for some values of the leaves.
    pub const EVER: Self = Self { node: NodeId::ROOT, part: BlankPart::Ever };
    /// The field for the leaves that matter for the best move.
    pub const MATTERS: Self = Self { node: NodeId::ROOT, part: BlankPart::Matters };
    /// The field for the changes of all leaves that make a difference.
    pub const TRANSFORM: Self = Self { node: NodeId::ROOT, part: BlankPart::Transform };
    /// The fields of the whole tree.
    pub const OF_TREE: [Self; 4] = [Self::BEST, Self::EVER, Self::MATTERS, Self::TRANSFORM];

    /// Returns its id in files and JSON: `B.value`, `best`.
    pub fn id<G: GameView>(self, recording: &Recording<G>) -> String {
        match self.part {
            BlankPart::Best | BlankPart::Ever | BlankPart::Matters | BlankPart::Transform => {
                self.part.name().to_owned()
            }
            BlankPart::Alpha | BlankPart::Beta | BlankPart::Cut | BlankPart::Value => {
                format!("{}.{}", recording.id(self.node), self.part.name())
            }
        }
    }

    pub const fn new(node: NodeId, part: BlankPart) -> Self {
        Self { node, part }
    }
}

/// The answers of a student; an empty field has none. α, β and values are [`Answer::Proved`], vectors of several
/// players [`Answer::Vector`], cuts and leaves anywhere in the tree [`Answer::Children`], the best move
/// [`Answer::Node`], changes of all leaves [`Answer::Changes`].
pub type BlankAnswers = HashMap<BlankField, Answer>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, Message)]
#[strum(serialize_all = "kebab-case")]
#[message(prefix = "fill-in-mark")]
pub enum FieldMark {
    /// It agrees with the search.
    Right,
    /// It differs from the search, but follows from the student's own earlier fields.
    Consequent,
    /// It differs from the search, and does not follow from earlier fields.
    Wrong,
    Empty,
}

impl FieldMark {
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns whether the mark earns the points of its field.
    pub const fn is_credited(self) -> bool {
        matches!(self, Self::Right | Self::Consequent)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum BlankReason {
    /// It agrees with the search.
    Right,
    /// It follows from an earlier field.
    Follows {
        /// A field in which the student differs from the search, and from which this one follows.
        from: Option<(BlankField, Answer)>,
    },
    /// It differs from the search.
    Wrong {
        /// The question by which [`judge`](crate::practice::judge()) explains the mistake; `None` if there is none.
        question: Option<Question>,
        /// The content that would follow from the student's own earlier fields, if that differs from the search.
        follows: Option<Answer>,
    },
    Empty,
    /// The search never enters the node, and the content does not follow from the student's own fields.
    NeverEntered {
        /// The node at which the node, or an ancestor of it, is pruned or passed over.
        pruned_at: NodeId,
    },
    /// The search has no windows, or the sheet does not ask for this part of the node.
    NotAsked,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MarkedField {
    pub field: BlankField,
    pub answered: Option<Answer>,
    /// The right content; `None` for a node that the search never enters, and for a part that the sheet does not ask
    /// for.
    pub expected: Option<Answer>,
    pub mark: FieldMark,
    /// The largest number of points for the field: 0 if it is given or does not belong to the search.
    pub of: u32,
    pub reason: BlankReason,
}

impl MarkedField {
    /// Returns a counted field without an answer.
    pub fn empty<G: Game>(recording: &Recording<G>, field: BlankField) -> Self {
        let expected = expected(recording, field);
        Self { field, answered: None, expected, mark: FieldMark::Empty, of: 1, reason: BlankReason::Empty }
    }

    pub const fn points(&self) -> u32 {
        if self.mark.is_credited() { self.of } else { 0 }
    }
}

/// The marks of all fields of a sheet, in the order of the trace.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlankMarks {
    /// Every counted field, and the other fields that were filled in.
    pub fields: Vec<MarkedField>,
}

impl BlankMarks {
    /// Returns the number of points earned.
    pub fn points(&self) -> u32 {
        self.fields.iter().map(MarkedField::points).sum()
    }

    /// Returns the number of points possible.
    pub fn of(&self) -> u32 {
        self.fields.iter().map(|field| field.of).sum()
    }

    /// Returns the first wrong field among those that are counted. Fields at nodes that the search never enters are not
    /// considered, because they are wrong due to a cut that comes later in the trace.
    pub fn first_wrong(&self) -> Option<&MarkedField> {
        self.fields.iter().find(|field| field.mark == FieldMark::Wrong && 0 < field.of)
    }

    pub fn get(&self, field: BlankField) -> Option<&MarkedField> {
        self.fields.iter().find(|marked| marked.field == field)
    }
}

/// Returns the counted fields, in the order of the trace. Leaves out the given window of the root, the cut of a node
/// with one child, and the best move where there is only one move or none is proved to be the best. Empty if the root
/// is a leaf.
pub fn fields<G: Game>(recording: &Recording<G>) -> Vec<BlankField> {
    let trace = recording.trace();
    let mut fields = Vec::new();
    for event in (1..=trace.len()).filter_map(|step| trace.event(step)) {
        let of_event = match event {
            Event::Enter(node) => [BlankPart::Alpha, BlankPart::Beta].map(|part| BlankField::new(node, part)),
            Event::Leave(node) => [BlankPart::Cut, BlankPart::Value].map(|part| BlankField::new(node, part)),
            Event::Evaluate(_)
            | Event::TableHit(_)
            | Event::Improve(_)
            | Event::Expect(_)
            | Event::Cutoff(_)
            | Event::Skip(_) => continue,
        };
        fields.extend(of_event);
    }
    fields.push(BlankField::BEST);
    fields.retain(|&field| counts(recording, field));
    fields
}

/// Returns whether a field is counted: the search determines its content, and it is neither given nor the only possible
/// content.
pub(super) fn counts<G: Game>(recording: &Recording<G>, BlankField { node, part }: BlankField) -> bool {
    let trace = recording.trace();
    let is_visited = trace.is_searched(node) && trace.kind(node) == NodeKind::Inner;
    is_visited
        && match part {
            BlankPart::Alpha | BlankPart::Beta => {
                BlankPart::of_window(recording).contains(&part) && node != NodeId::ROOT
            }
            BlankPart::Cut => may_cut(recording, node),
            BlankPart::Value => true,
            BlankPart::Best => {
                trace.has_choice(node) && trace.turn(node) != Turn::Chance && !right_moves(recording).is_empty()
            }
            BlankPart::Ever | BlankPart::Matters | BlankPart::Transform => false,
        }
}

/// Returns whether a sheet asks for the best move: there are several moves, and one is proved to be the best.
pub fn asks_for_best<G: Game>(recording: &Recording<G>) -> bool {
    counts(recording, BlankField::BEST)
}

/// Returns the number of entries of the vectors that nodes return; `None` if they return numbers.
pub fn entries_of_vectors<G: Game>(recording: &Recording<G>) -> Option<usize> {
    recording.vectors().and_then(|_| recording.root().players()).map(|players| players.names.len())
}

/// Returns whether the search may prune children of a node: it prunes, and there is a choice that it does not pass
/// over.
pub fn may_cut<G: Game>(recording: &Recording<G>, node: NodeId) -> bool {
    let trace = recording.trace();
    trace.has_window && trace.has_choice(node) && !recording.passes_over(node)
}

/// Returns the content of a field by the search; `None` for a node that it never enters, and for a window if the search
/// has none. If several moves are best, returns the first.
pub fn expected<G: Game>(recording: &Recording<G>, field: BlankField) -> Option<Answer> {
    let (trace, node) = (recording.trace(), field.node);
    match field.part {
        BlankPart::Alpha | BlankPart::Beta if !BlankPart::of_window(recording).contains(&field.part) => None,
        BlankPart::Alpha => trace.window(node).map(|window| Answer::number(window.alpha)),
        BlankPart::Beta => trace.window(node).map(|window| Answer::number(window.beta)),
        BlankPart::Cut if recording.passes_over(node) => None,
        BlankPart::Cut => trace.is_searched(node).then(|| Answer::Children(pruned(trace, node))),
        BlankPart::Value => match recording.vectors() {
            Some(view) => returned(&view, node).map(Returned::answer),
            None => returned_score(trace, node).map(|(score, bound)| Answer::Proved(Interval::of(score, bound))),
        },
        BlankPart::Best => right_moves(recording).first().map(|&best| Answer::Node(best)),
        BlankPart::Ever => fates(recording).map(|fates| Answer::Children(prunable(&fates).collect())),
        BlankPart::Matters => {
            influences(recording).map(|influences| Answer::Children(influences.that_matter().collect()))
        }
        BlankPart::Transform => effects(recording).map(|effects| Answer::Changes(effects.right().collect())),
    }
}

/// Returns the changes of all leaves that a paper offers, in order; none if it does not ask for them.
pub fn offered_changes<G: Game>(recording: &Recording<G>) -> Vec<OfferedChange> {
    effects(recording).map_or_else(Vec::new, |effects| effects.offered())
}

/// Returns the moves that are right as the best one, starting with the one that is shown; none if none is proved to be
/// the best.
pub fn right_moves<G: Game>(recording: &Recording<G>) -> Vec<NodeId> {
    recording.vectors().map_or_else(|| best_moves(recording), |view| returned::best_moves(&view))
}

/// Returns the children of a visited node that its cutoff prunes, in order; none if there is no cutoff.
pub(super) fn pruned(trace: &Trace, node: NodeId) -> Vec<NodeId> {
    let is_leaf = trace.kind(node) != NodeKind::Inner;
    trace.children(node).filter(|&child| !is_leaf && !trace.is_searched(child)).collect()
}

/// Returns the question for the content of a field: for a value, what the node returns; for a bound, the improvement
/// that set it; for a cut, the child after which the search or the student cuts. Returns `None` if no step gives the
/// answer: for a bound of the root's window, the cut of a node with one child, and a node that the search never enters;
/// in a search of vectors, for every bound, and for a value of which only a bound is proved.
pub fn question<G: Game>(recording: &Recording<G>, field: BlankField, answered: &Answer) -> Option<Question> {
    let trace = recording.trace();
    let node = field.node;
    if let Some(view) = recording.vectors() {
        match field.part {
            BlankPart::Value => return question_of_vector(recording, &view, node),
            BlankPart::Best => return question_after_all(recording, node, QuestionKind::Choose),
            BlankPart::Alpha | BlankPart::Beta => return None,
            BlankPart::Cut | BlankPart::Ever | BlankPart::Matters | BlankPart::Transform => {}
        }
    }
    match field.part {
        BlankPart::Value => Some(Question::at_once(QuestionKind::Root, node, trace.left_at(node)?)),
        BlankPart::Best => Some(Question::at_once(QuestionKind::Best, node, trace.left_at(NodeId::ROOT)?)),
        BlankPart::Ever => ever::question(recording),
        BlankPart::Matters => matters::question(recording),
        BlankPart::Transform => transform::question(recording),
        BlankPart::Alpha | BlankPart::Beta => {
            let child = setter(trace, field)?;
            let (node, shown_step, step) = (trace.parent(child)?, trace.left_at(child)?, trace.improved_at(child)?);
            Some(Question { kind: QuestionKind::Bound, node, child: Some(child), shown_step, step })
        }
        BlankPart::Cut => {
            let child = last_before_cut(trace, node, answered)?;
            let (shown_step, step) = (trace.left_at(child)?, after(trace, child)?);
            Some(Question { kind: QuestionKind::Cut, node, child: Some(child), shown_step, step })
        }
    }
}

/// Returns the node whose score is the bound with which a node is entered: a child of the ancestor that owns the bound.
/// `None` if it is a bound of the root's window.
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

/// Returns the child after which the cut in question is made. If the answer misses the cut or prunes too few children,
/// it is the child that closes the window. If the answer prunes too many, it is the one before the first of them.
/// Otherwise, it is the last one that has later siblings.
fn last_before_cut(trace: &Trace, node: NodeId, answered: &Answer) -> Option<NodeId> {
    let children: Vec<NodeId> = trace.children(node).collect();
    let before = |child: NodeId| children.iter().copied().take_while(|&sibling| sibling < child).last();
    let expected = pruned(trace, node);
    let first_answered = match answered {
        Answer::Children(answered) => answered.iter().copied().filter(|child| children.contains(child)).min(),
        Answer::Node(_) | Answer::Proved(_) | Answer::Sum { .. } | Answer::Vector(_) | Answer::Changes(_) => None,
    };
    match (first_answered, expected.first()) {
        (Some(first), _) if !expected.contains(&first) => before(first).or_else(|| children.first().copied()),
        (_, Some(&first)) => before(first),
        (_, None) => before(*children.last()?),
    }
    .filter(|&child| trace.later_siblings(child).next().is_some())
}

/// Returns the step that shows whether a child cuts: the cutoff, or the step after the child is left.
fn after(trace: &Trace, child: NodeId) -> Option<Step> {
    let left = trace.left_at(child)?;
    let cutoff = trace.improved_at(child).unwrap_or(left) + 1;
    Some(if matches!(trace.event(cutoff), Some(Event::Cutoff(_))) { cutoff } else { left + 1 })
}
