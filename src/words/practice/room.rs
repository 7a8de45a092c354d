//! Questions for a class: the question about the current step, and the answers from which the class chooses.
//!
//! A question is one of the questions of practice, but it is asked at the current step, which may be a few events
//! before the step at which an exercise would ask it. It always has at least two choices, of which at least one is
//! accepted. The order of the choices does not depend on which is accepted.

use super::answer::Answer;
use super::askable::{Unaskable, check_algorithm, check_askable};
use super::question::{self, Facts, accepted, best_moves, facts, questions_shown_at};
use super::reason::answer_error;
use super::subject::{MAX_LISTED_CHOICES, Question};
use poda_core::document::practice::AnswerForm;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::Game;
use poda_core::score::{Interval, Turn};
use poda_core::stack::with_stack_space;
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Step};
use std::cmp::Ordering;

/// The maximum number of children for a question about a node's value before its leaves are visited.
const MAX_LEAVES: usize = 6;
/// The maximum number of children among the choices for the next one.
const MAX_NEXT: usize = 3;
/// The maximum number of values among the choices.
const MAX_VALUES: usize = 4;

/// Checks that a recorded search supports questions to a class. If it has several passes, the questions are about the
/// shown pass.
///
/// # Errors
/// The reason if it does not.
pub fn check_askable_here<G: Game>(passes: &Passes<G>) -> Result<(), Unaskable> {
    match check_askable(passes) {
        Err(Unaskable::MakesPasses) if passes.is_complete() => Ok(()),
        Err(Unaskable::MakesPasses) => Err(Unaskable::IsIncomplete),
        checked => checked,
    }
}

/// Returns whether a recording is a pass of a search with several passes, each of which finds its own best move.
pub fn is_pass<G: Game>(recording: &Recording<G>) -> bool {
    check_algorithm(recording.config().algorithm) == Err(Unaskable::MakesPasses)
}

/// Returns the question about the current step, if there is one. `shows_leaves` is whether leaves show their values
/// before they are visited.
///
/// When a node with only leaves below is entered, it asks for the node's value, and at other nodes for the first child.
/// When a child's value is known, it asks for a cutoff if the bound can cause one, and otherwise for the window, the
/// value or the next child. At the beginning and at the end, it asks for the best move.
pub fn question_here<G: Game>(recording: &Recording<G>, step: Step, shows_leaves: bool) -> Option<Question> {
    let trace = recording.trace();
    if recording.multi_player().is_some() {
        let mut found = of_players(recording, step).into_iter();
        return found.find(|question| !choices(recording, question).is_empty());
    }
    let shows_leaves = shows_leaves && recording.root().is_explicit_tree();
    let found = match trace.event(step) {
        None => best(recording, step),
        Some(Event::Leave(NodeId::ROOT)) => best(recording, trace.len()),
        Some(Event::Enter(node)) if trace.kind(node) == NodeKind::Inner => {
            let ahead = shows_leaves.then(|| value_ahead(recording, node)).flatten();
            let enters = matches!(trace.event(step + 1), Some(Event::Enter(_)));
            let kind = QuestionKind::Next;
            let first = enters.then_some(Question { kind, node, child: None, shown_step: step, step: step + 1 });
            ahead.into_iter().chain(first).collect()
        }
        Some(Event::Enter(leaf)) if shows_leaves => after_child(recording, leaf, step),
        Some(Event::Enter(_)) if recording.root().is_explicit_tree() => Vec::new(),
        Some(Event::Enter(_)) => questions_shown_at(recording, QuestionKinds::OF_VALUES, false, step),
        Some(Event::Evaluate(child) | Event::TableHit(child) | Event::Skip(child)) => {
            after_child(recording, child, step)
        }
        Some(Event::Improve(child) | Event::Expect(child) | Event::Leave(child)) => after_child(recording, child, step),
        Some(Event::Cutoff(child)) => {
            let (kind, child) = (QuestionKind::Value, Some(child));
            let node = child.and_then(|child| trace.parent(child));
            node.map(|node| Question { kind, node, child, shown_step: step, step }).into_iter().collect()
        }
    };
    found.into_iter().find(|question| !choices(recording, question).is_empty())
}

/// Returns the questions about a search of several players at a step, those about a tie and a cut first. A question
/// whose answer is visible at that step is left out.
fn of_players<G: Game>(recording: &Recording<G>, step: Step) -> Vec<Question> {
    let trace = recording.trace();
    let left = match trace.event(step) {
        Some(Event::Evaluate(child) | Event::Leave(child)) => trace.left_at(child),
        Some(
            Event::Enter(_)
            | Event::Improve(_)
            | Event::Expect(_)
            | Event::Cutoff(_)
            | Event::Skip(_)
            | Event::TableHit(_),
        )
        | None => None,
    };
    // The best move of the whole search is not asked before its end.
    let kinds = QuestionKinds::OF_VALUES.without(QuestionKind::Best).without(QuestionKind::Root);
    left.map_or_else(Vec::new, |left| questions_shown_at(recording, kinds, false, left))
}

/// Returns the question for the best move of the whole search, asked at `step`. There is none if no move is proved
/// to be the best.
fn best<G: Game>(recording: &Recording<G>, step: Step) -> Vec<Question> {
    let (kind, node, child) = (QuestionKind::Best, NodeId::ROOT, None);
    let question = Question { kind, node, child, shown_step: step, step: recording.trace().len() };
    if best_moves(recording).is_empty() { Vec::new() } else { vec![question] }
}

/// Returns the question for the value of a node whose children are all leaves.
fn value_ahead<G: Game>(recording: &Recording<G>, node: NodeId) -> Option<Question> {
    let trace = recording.trace();
    let children: Vec<_> = trace.children(node).collect();
    let are_leaves = children.iter().all(|&child| trace.kind(child) != NodeKind::Inner);
    let last = children.iter().copied().rfind(|&child| trace.is_searched(child))?;
    let step = trace.left_at(last)?;
    let question = Question { kind: QuestionKind::Value, node, child: Some(last), shown_step: step, step };
    (are_leaves && children.len() <= MAX_LEAVES).then_some(question)
}

/// Returns the questions about the parent of a child whose value is known at `step`, the most important first. After
/// the last child, questions about the next ancestor follow. Questions whose answer is visible at that step are left
/// out.
fn after_child<G: Game>(recording: &Recording<G>, child: NodeId, step: Step) -> Vec<Question> {
    let Some(left) = recording.trace().left_at(child) else { return Vec::new() };
    let mut found = questions_shown_at(recording, QuestionKinds::OF_VALUES, false, left);
    let is_of_player = |question: &Question| recording.trace().turn(question.node) != Turn::Chance;
    let can_cut =
        |question: &Question| facts(recording, question).cut_test().is_some_and(|test| test.limit.is_finite());
    let rank = |question: &Question| {
        let kind = question.kind;
        if kind == QuestionKind::Best {
            Some(0)
        } else if kind == QuestionKind::Cut {
            can_cut(question).then_some(1)
        } else if kind == QuestionKind::Bound {
            // The window of an outcome takes too long to work out.
            (step <= left && is_of_player(question)).then_some(2)
        } else if kind == QuestionKind::Value {
            (step <= left).then_some(3)
        } else {
            (kind == QuestionKind::Next).then_some(4)
        }
    };
    found.retain(|question| rank(question).is_some());
    found.sort_by_key(rank);
    let trace = recording.trace();
    if let Some(parent) = trace.parent(child).filter(|_| trace.later_siblings(child).next().is_none()) {
        found.extend(with_stack_space(|| after_child(recording, parent, step)));
    }
    found
}

/// Returns the step to which the tree goes with the answer to a question that is asked at a step: the step that gives
/// the answer, unless the search enters other nodes before it. In that case, the tree stays at the step of the
/// question.
pub fn answered_at<G: Game>(recording: &Recording<G>, question: &Question, asked_at: Step) -> Step {
    let mut between = asked_at + 1..question.step;
    let is_ahead = between.any(|step| matches!(recording.trace().event(step), Some(Event::Enter(_))));
    if is_ahead { asked_at } else { question.step.max(asked_at) }
}

/// Returns the answers from which a class chooses; empty if there are fewer than two, or none of them is right.
pub fn choices<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
    let trace = recording.trace();
    let accepted = accepted(recording, question);
    let found: Vec<Answer> = match question.kind.properties().form {
        AnswerForm::Node if question.kind == QuestionKind::Next => {
            question::choices(recording, question, MAX_NEXT).into_iter().map(Answer::Node).collect()
        }
        // Nobody chooses from thousands of moves.
        AnswerForm::Node => {
            let choices = question::choices(recording, question, MAX_LISTED_CHOICES + 1);
            let is_listed = choices.len() <= MAX_LISTED_CHOICES;
            choices.into_iter().filter(|_| is_listed).map(Answer::Node).collect()
        }
        AnswerForm::Children => {
            vec![Answer::Children(Vec::new()), Answer::Children(question.later(trace).collect())]
        }
        AnswerForm::Number | AnswerForm::Value => values(recording, question, &accepted),
        AnswerForm::Vector => vectors(recording, question, &accepted),
        // There are too many sets of leaves to choose from, and a sum takes a calculator.
        AnswerForm::Leaves | AnswerForm::Sum | AnswerForm::Counts => Vec::new(),
    };
    let facts = facts(recording, question);
    let is_right = |choice: &Answer| answer_error(recording, question, &facts, choice).is_none();
    if 2 <= found.len() && found.iter().any(is_right) { found } else { Vec::new() }
}

/// Returns the accepted vector and vectors with which students confuse it, from the lowest first entry to the highest.
fn vectors<G: Game>(recording: &Recording<G>, question: &Question, accepted: &[Answer]) -> Vec<Answer> {
    let (Some(Answer::Vector(right)), Facts::Players(facts)) = (accepted.first(), facts(recording, question)) else {
        return Vec::new();
    };
    let mut offered = vec![*right];
    for vector in facts.confused_vectors() {
        if !offered.iter().any(|other| other.shown() == vector.shown()) {
            offered.push(vector);
        }
        if offered.len() == MAX_VALUES {
            break;
        }
    }
    offered.sort_by(|a, b| {
        let entries = a.entries().iter().zip(b.entries());
        entries.fold(Ordering::Equal, |order, (a, b)| order.then(a.get().total_cmp(&b.get())))
    });
    offered.into_iter().map(Answer::Vector).collect()
}

/// Returns the accepted value and values with which students confuse it, from the lowest to the highest.
fn values<G: Game>(recording: &Recording<G>, question: &Question, accepted: &[Answer]) -> Vec<Answer> {
    let Some(Answer::Proved(right)) = accepted.first() else { return Vec::new() };
    let mut offered = vec![*right];
    for interval in facts(recording, question).confused_values(recording, question, *right) {
        // Different values of many digits may be written alike.
        let is_alike = |other: &Interval| other.to_string() == interval.to_string();
        let is_new = !offered.iter().any(is_alike) && !accepted.contains(&Answer::Proved(interval));
        if is_new && interval != Interval::UNKNOWN {
            offered.push(interval);
        }
        if offered.len() == MAX_VALUES {
            break;
        }
    }
    let ends = |interval: &Interval| [interval.low.get(), interval.high.get()];
    offered.sort_by(|a, b| ends(a)[0].total_cmp(&ends(b)[0]).then(ends(a)[1].total_cmp(&ends(b)[1])));
    offered.into_iter().map(Answer::Proved).collect()
}
