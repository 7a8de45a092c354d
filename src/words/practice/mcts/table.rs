//! Fill in the table: w and n of every node after all iterations, and the final decision; and the marking of a
//! filled-in table.
//!
//! The results of the rollouts are random and are therefore given. Nothing is stored: [`count_fields`] derives the
//! fields from a recording, and [`mark_counts`] compares a table with them.
//!
//! # Marks
//!
//! A field with the content of the search is [`Right`](FieldMark::Right), whatever the rest of the table. Any other
//! content is [`Consequent`](FieldMark::Consequent), with full credit, if it follows from the student's own fields of
//! the node's children; otherwise it is [`Wrong`](FieldMark::Wrong). A field without an answer is
//! [`Empty`](FieldMark::Empty).
//!
//! *Follows*: the iteration that added a node ended there, and every other iteration through the node continued to a
//! child. So n is the sum of the n of the children, plus 1 unless the node is the root; and w is the sum of their w,
//! plus the x of the first iteration; in a tree with counts, plus what it has counted at the node and not at its
//! children. A leaf at which the game is over has no children, and its counts do not follow
//! from other fields. The decision is the child of the root with the greatest n, or mean, by the student's own fields.
//! If a field is empty or impossible (w outside the range from 0 to n), the content of the search is used instead.
//!
//! The marking visits each node once, in O(n) for the n nodes of the tree.

use super::question::decided;
use super::response::WrittenNumber;
use crate::practice::blank::FieldMark;
use crate::practice::report::AnswerReport;
use crate::practice::table::cells;
use crate::table::Cell;
use poda_core::game::{Game, GameView};
use poda_core::score::{Player, Turn};
use poda_core::search::mcts::{Decide, index_of_greatest};
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Story};
use std::collections::HashMap;
use strum::IntoStaticStr;

/// The content that a field asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum CountPart {
    /// The sum of the results, w.
    W,
    /// The number of iterations, n.
    N,
    /// The move that is decided on.
    Best,
}

impl CountPart {
    /// Returns the name of the part in files: `w`, `n`, `best`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CountField {
    /// The node; the root for the final decision.
    pub node: NodeId,
    /// The content that it asks for.
    pub part: CountPart,
}

impl CountField {
    /// The field for the move that is decided on.
    pub const BEST: Self = Self { node: NodeId::ROOT, part: CountPart::Best };

    /// Returns its id in files and JSON: `B.w`, `B.n`, `best`.
    pub fn id<G: GameView>(self, recording: &SampledTree<G>) -> String {
        match self.part {
            CountPart::Best => self.part.name().to_owned(),
            CountPart::W | CountPart::N => format!("{}.{}", recording.id(self.node), self.part.name()),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CountContent {
    /// A number: w, or n.
    Number(WrittenNumber),
    /// The child of the root that the search decides on.
    Node(NodeId),
}

impl CountContent {
    const fn exactly(value: f64) -> Self {
        Self::Number(WrittenNumber::exact(value))
    }
}

/// The answers of a student; an empty field has none.
pub type CountAnswers = HashMap<CountField, CountContent>;

#[derive(Clone, Debug, PartialEq)]
pub struct MarkedCount {
    pub field: CountField,
    pub answered: Option<CountContent>,
    /// The right content.
    pub expected: CountContent,
    pub mark: FieldMark,
}

impl MarkedCount {
    /// Returns the points that the field earns, of 1.
    pub const fn points(&self) -> u32 {
        if self.mark.is_credited() { 1 } else { 0 }
    }

    /// Returns the entry of the field in a report.
    pub fn report<G: GameView>(&self, recording: &SampledTree<G>) -> AnswerReport {
        let given = self.answered.map(|answered| match answered {
            CountContent::Number(number) => number.text(),
            CountContent::Node(node) => recording.id(node),
        });
        AnswerReport {
            field: self.field.id(recording),
            step: None,
            given: given.into_iter().collect(),
            mark: self.mark.into(),
            points: self.points().into(),
            of: 1,
        }
    }
}

/// Returns the fields in order. First are those of the nodes from the last added to the root, as results are backed up,
/// and last the final decision, if there are several moves. The n of the root is given, because it is the number of
/// iterations.
pub fn count_fields<G: Game>(recording: &SampledTree<G>) -> Vec<CountField> {
    let nodes = (0..recording.node_count()).rev().map(NodeId::new);
    let of_node = |node| [CountPart::N, CountPart::W].map(|part| CountField { node, part });
    let mut fields: Vec<CountField> = nodes.flat_map(of_node).collect();
    fields.retain(|field| *field != CountField { node: NodeId::ROOT, part: CountPart::N });
    let has_choice = 1 < recording.children(NodeId::ROOT).count() && decided(recording).is_some();
    fields.extend(has_choice.then_some(CountField::BEST));
    fields
}

pub fn expected_content<G: Game>(recording: &SampledTree<G>, field: CountField) -> CountContent {
    let statistics = recording.statistics(field.node, recording.len());
    match field.part {
        CountPart::W => CountContent::exactly(recording.w(field.node, statistics)),
        CountPart::N => CountContent::exactly(statistics.visits.into()),
        CountPart::Best => CountContent::Node(decided(recording).unwrap_or(NodeId::ROOT)),
    }
}

/// Returns the marks of every field of a table, in the order of [`count_fields`].
pub fn mark_counts<G: Game>(recording: &SampledTree<G>, answers: &CountAnswers) -> Vec<MarkedCount> {
    let marking = Marking { recording, answers };
    let mark = |field| {
        let (answered, expected) = (answers.get(&field).copied(), expected_content(recording, field));
        let mark = match answered {
            None => FieldMark::Empty,
            Some(answered) if is_same(answered, expected) => FieldMark::Right,
            Some(answered) if marking.follows(field).is_some_and(|follows| is_same(answered, follows)) => {
                FieldMark::Consequent
            }
            Some(_) => FieldMark::Wrong,
        };
        MarkedCount { field, answered, expected, mark }
    };
    count_fields(recording).into_iter().map(mark).collect()
}

/// Returns whether an answer is the right content, or a correct rounding of it.
fn is_same(answered: CountContent, exact: CountContent) -> bool {
    match (answered, exact) {
        (CountContent::Number(answered), CountContent::Number(exact)) => answered.rounds(exact.value),
        (CountContent::Node(answered), CountContent::Node(exact)) => answered == exact,
        (CountContent::Number(_), CountContent::Node(_)) | (CountContent::Node(_), CountContent::Number(_)) => false,
    }
}

struct Marking<'a, G: Game> {
    recording: &'a SampledTree<G>,
    answers: &'a CountAnswers,
}

impl<G: Game> Marking<'_, G> {
    /// Returns the content that follows from the student's own fields of the node's children; `None` without children.
    fn follows(&self, field: CountField) -> Option<CountContent> {
        let children: Vec<NodeId> = self.recording.children(field.node).collect();
        if children.is_empty() {
            return None;
        }
        let counted = children.iter().map(|&child| self.carried(child));
        let (w, n) = counted.fold(self.ended_at(field.node), |(w, n), (more_w, more_n)| (w + more_w, n + more_n));
        Some(match field.part {
            CountPart::N => CountContent::exactly(n),
            CountPart::W => CountContent::exactly(self.turned(field.node, w, n)),
            CountPart::Best => {
                let value = |&child: &NodeId| self.decision_value(child);
                CountContent::Node(children[index_of_greatest(children.iter().map(value))?])
            }
        })
    }

    /// Returns the w for MAX and the n of a node by the student's own fields if they are possible, and otherwise by the
    /// search.
    fn carried(&self, node: NodeId) -> (f64, f64) {
        let content = |part, own: bool| {
            let field = CountField { node, part };
            let answered = self.answers.get(&field).copied().filter(|_| own);
            match answered.unwrap_or_else(|| expected_content(self.recording, field)) {
                CountContent::Number(number) => number.value,
                CountContent::Node(_) => 0.0,
            }
        };
        let (w, n) = (content(CountPart::W, true), content(CountPart::N, true));
        let can_be = 0.0 <= w && w <= n && n.fract() == 0.0;
        let (w, n) = if can_be { (w, n) } else { (content(CountPart::W, false), content(CountPart::N, false)) };
        (self.turned(node, w, n), n)
    }

    /// Returns the w for MAX of a node, given the w for the player for whom it counts there, or the other way round.
    fn turned(&self, node: NodeId, w: f64, n: f64) -> f64 {
        match self.recording.counts_for(node) {
            Player::Max => w,
            Player::Min => n - w,
        }
    }

    /// Returns w for MAX and n of the iterations that ended at a node: of the one that added it, or of those that a
    /// given tree has counted at the node and not at its children.
    fn ended_at(&self, node: NodeId) -> (f64, f64) {
        let given = |node| self.recording.statistics(node, 0);
        if given(node).visits == 0 {
            // The root is there before the first iteration.
            let first = self.recording.results(node).next().filter(|_| node != NodeId::ROOT);
            return first.map_or((0.0, 0.0), |(_, result)| (self.recording.scale().x(result), 1.0));
        }
        let counts = |node| (self.recording.scale().w(given(node)), f64::from(given(node).visits));
        let below = self.recording.children(node).map(counts);
        below.fold(counts(node), |(w, n), (less_w, less_n)| (w - less_w, n - less_n))
    }

    /// Returns the number by which a child of the root is compared for the decision.
    fn decision_value(&self, child: NodeId) -> f64 {
        let (w, n) = self.carried(child);
        match (self.recording.config().decide, self.recording.root().turn()) {
            (Decide::Visits, _) => n,
            (Decide::Value, _) if n == 0.0 => -1.0,
            (Decide::Value, Turn::Player(Player::Min)) => 1.0 - w / n,
            (Decide::Value, Turn::Player(Player::Max) | Turn::Chance) => w / n,
        }
    }
}

/// Returns the marks of a table of counts as [cells](crate::practice::table). The points are those of these fields.
pub fn marked_counts_cells<G: GameView>(
    recording: &SampledTree<G>,
    fields: &[CountField],
    marks: &[MarkedCount],
) -> Vec<Cell<'static>> {
    let mark_of = |field: &CountField| marks.iter().find(|marked| marked.field == *field);
    // The n of the root is given and has no mark.
    let marked: Vec<&MarkedCount> = fields.iter().filter_map(mark_of).collect();
    let points = marked.iter().map(|marked| marked.points()).sum();
    let of = u32::try_from(marked.len()).unwrap_or(u32::MAX);
    let is_wrong = |marked: &&MarkedCount| marked.mark == FieldMark::Wrong && fields.contains(&marked.field);
    let first_wrong = marks.iter().find(is_wrong).map(|marked| marked.field.id(recording));
    cells(points, of, first_wrong, fields.iter().map(|field| mark_of(field).map(|marked| marked.mark)))
}
