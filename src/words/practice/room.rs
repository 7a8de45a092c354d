//! Questions for a class: the question about the current step, and the answers from which the class chooses.
//!
//! A question is one of the questions of practice, but it is asked at the current step, which may be a few events
//! before the step at which an exercise would ask it. It always has at least two choices, of which at least one is
//! accepted. The order of the choices does not depend on which is accepted.

use super::answer::Answer;
use super::askable::{Unaskable, check_askable};
use super::kind::{Ahead, Kind};
use super::kinds::{self, Facts, accepted, asked_ahead, of_facts, of_kind, questions_shown_at};
use super::subject::{MAX_LISTED_CHOICES, Question};
use poda_core::document::QuestionKinds;
use poda_core::document::practice::AnswerForm;
use poda_core::game::Game;
use poda_core::score::Interval;
use poda_core::stack::with_stack_space;
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Step};
use std::cmp::Ordering;

pub use super::question::answered_at;

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

/// Returns the question about the current step, if there is one. `shows_leaves` is whether leaves show their values
/// before they are visited.
///
/// When a node with only leaves below is entered, it asks for the node's value, and at other nodes for the first child.
/// When a child's value is known, it asks for a cutoff if the bound can cause one, and otherwise for the window, the
/// value or the next child. At the beginning and at the end, it asks for the best move.
pub fn question_here<G: Game>(recording: &Recording<G>, step: Step, shows_leaves: bool) -> Option<Question> {
    let found = if recording.multi_player().is_some() {
        of_players(recording, step)
    } else {
        of_two_sides(recording, step, shows_leaves && recording.root().is_explicit_tree())
    };
    found.into_iter().find(|question| !choices(recording, question).is_empty())
}

/// Returns the questions about a search of two sides at a step, the most important first.
fn of_two_sides<G: Game>(recording: &Recording<G>, step: Step, shows_leaves: bool) -> Vec<Question> {
    let trace = recording.trace();
    match trace.event(step) {
        Some(Event::Enter(leaf)) if trace.kind(leaf) != NodeKind::Inner => {
            if shows_leaves {
                after_child(recording, leaf, step)
            } else if recording.root().is_explicit_tree() {
                Vec::new()
            } else {
                questions_shown_at(recording, QuestionKinds::OF_VALUES, false, step)
            }
        }
        None | Some(Event::Enter(_) | Event::Cutoff(_) | Event::Leave(NodeId::ROOT)) => {
            asked_ahead(&Ahead { recording, step, shows_leaves })
        }
        Some(
            Event::Evaluate(child)
            | Event::TableHit(child)
            | Event::Skip(child)
            | Event::Improve(child)
            | Event::Expect(child)
            | Event::Leave(child),
        ) => after_child(recording, child, step),
    }
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
    let Some(left) = left else { return Vec::new() };
    let mut found = questions_shown_at(recording, QuestionKinds::OF_VALUES, false, left);
    // The whole search is not asked about before its end.
    found.retain(|question| question.child.is_some());
    found
}

/// Returns the questions about the parent of a child whose value is known at `step`, the most important first. After
/// the last child, questions about the next ancestor follow. Questions whose answer is visible at that step are left
/// out.
fn after_child<G: Game>(recording: &Recording<G>, child: NodeId, step: Step) -> Vec<Question> {
    let Some(left) = recording.trace().left_at(child) else { return Vec::new() };
    let asked = questions_shown_at(recording, QuestionKinds::OF_VALUES, false, left).into_iter();
    let ranked = |question: Question| {
        let facts = Facts::new(recording, &question);
        Some((of_facts!(facts, facts => facts.room_rank(recording, &question, step))?, question))
    };
    let mut ranked: Vec<_> = asked.filter_map(ranked).collect();
    ranked.sort_by_key(|&(rank, _)| rank);
    let mut found: Vec<_> = ranked.into_iter().map(|(_, question)| question).collect();
    let trace = recording.trace();
    if let Some(parent) = trace.parent(child).filter(|_| trace.later_siblings(child).next().is_none()) {
        found.extend(with_stack_space(|| after_child(recording, parent, step)));
    }
    found
}

/// Returns the answers from which a class chooses; empty if there are fewer than two, or none of them is right.
pub fn choices<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
    let trace = recording.trace();
    let (accepted, facts) = (accepted(recording, question), Facts::new(recording, question));
    let found: Vec<Answer> = match question.kind.properties().form {
        // A list of thousands of moves is too long to choose from.
        AnswerForm::Node => {
            let max = of_kind!(question.kind, Own => Own::max_offered());
            let choices = kinds::choices(recording, question, max.unwrap_or(MAX_LISTED_CHOICES + 1));
            let is_listed = max.is_some() || choices.len() <= MAX_LISTED_CHOICES;
            choices.into_iter().filter(|_| is_listed).map(Answer::Node).collect()
        }
        AnswerForm::Children => {
            vec![Answer::Children(Vec::new()), Answer::Children(question.later(trace).collect())]
        }
        AnswerForm::Number | AnswerForm::Value => values(recording, question, &facts, &accepted),
        AnswerForm::Vector => vectors(&facts, &accepted),
        // There are too many sets of leaves and of changes to choose from, and a sum takes a calculator.
        AnswerForm::Leaves | AnswerForm::Changes | AnswerForm::Sum | AnswerForm::Counts => Vec::new(),
    };
    let is_right = |choice: &Answer| facts.error(recording, question, choice).is_none();
    if 2 <= found.len() && found.iter().any(is_right) { found } else { Vec::new() }
}

/// Returns the accepted vector and vectors with which students confuse it, from the lowest first entry to the highest.
fn vectors(facts: &Facts, accepted: &[Answer]) -> Vec<Answer> {
    let Some(Answer::Vector(right)) = accepted.first() else { return Vec::new() };
    let mut offered = vec![*right];
    for vector in of_facts!(facts, facts => facts.confused_vectors()) {
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
fn values<G: Game>(recording: &Recording<G>, question: &Question, facts: &Facts, accepted: &[Answer]) -> Vec<Answer> {
    let Some(Answer::Proved(right)) = accepted.first() else { return Vec::new() };
    let mut offered = vec![*right];
    for interval in of_facts!(facts, facts => facts.confused(recording, question, *right)) {
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
