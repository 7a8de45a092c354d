//! Hints as sentences.

use super::answer::node_list;
use super::test_args::test_args;
use crate::i18n::Words;
use crate::i18n::extremum::Extremum;
use crate::i18n::message_args::{MessageArgs, player_name, yes_or_no};
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::practice::Question;
use crate::practice::hint::{Hint, HintStrength};
use crate::practice::reason::Facts;
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns a hint for a question as a sentence.
#[must_use]
pub fn hint_sentence<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    hint: &Hint,
) -> StyledText {
    let names = NodeNames::new(words, recording);
    let (key, args) = match hint.strength {
        HintStrength::Where => (where_to_look(&hint.facts), NO_ARGS),
        HintStrength::Rule => rule(&names, &hint.facts),
        HintStrength::Numbers => numbers(words, recording, &names, question, &hint.facts),
    };
    let mut all = common_args(recording, &names, question);
    all.extend(args);
    words.styled(key, &all)
}

/// Returns the arguments that hints of every kind may name.
fn common_args<G: GameView>(recording: &Recording<G>, names: &NodeNames<'_, G>, question: &Question) -> MessageArgs {
    let node = question.node;
    let mut args = vec![
        ("node", names.inline(node).into()),
        ("subject", names.subject(node).into()),
        ("heading", names.heading(node).into()),
        ("player", player_name(recording.trace().player(node)).into()),
        ("given", yes_or_no(recording.root().is_explicit_tree())),
        ("prunes", yes_or_no(recording.trace().has_window())),
    ];
    args.extend(question.child.map(|child| ("child", names.short_inline(child).into())));
    args
}

const NO_ARGS: MessageArgs = MessageArgs::new();

/// Returns the message about where to look.
const fn where_to_look(facts: &Facts) -> &'static str {
    match facts {
        Facts::Next { .. } => "practice-hint-where-next",
        Facts::Leaf { .. } => "practice-hint-where-leaf",
        Facts::Value { .. } => "practice-hint-where-value",
        Facts::Bound { .. } => "practice-hint-where-bound",
        Facts::Cut { .. } => "practice-hint-where-cut",
        Facts::Best { .. } | Facts::Root { .. } => "practice-hint-where-best",
    }
}

/// Returns the message with the rule in its letters.
fn rule<G: GameView>(names: &NodeNames<'_, G>, facts: &Facts) -> (&'static str, MessageArgs) {
    match facts {
        Facts::Next { .. } => ("practice-hint-rule-next", NO_ARGS),
        Facts::Leaf { .. } => ("practice-hint-rule-leaf", NO_ARGS),
        Facts::Value { .. } => ("practice-hint-rule-value", NO_ARGS),
        Facts::Bound { .. } => ("practice-hint-rule-bound", NO_ARGS),
        Facts::Cut { test, .. } => ("practice-hint-rule-cut", test_args(names, test)),
        Facts::Best { allows_ties, .. } => ("practice-hint-rule-best", vec![("ties", yes_or_no(*allows_ties))]),
        Facts::Root { .. } => ("practice-hint-rule-root", NO_ARGS),
    }
}

/// Returns the terms of a leaf's static evaluation without their sum; `None` where nothing is added up.
fn terms<G: GameView>(recording: &Recording<G>, leaf: NodeId) -> Option<String> {
    let sum = recording.evaluation(leaf).to_string();
    sum.rsplit_once('=').map(|(terms, _)| terms.trim_end().to_owned())
}

/// Returns the message with the rule and its numbers.
fn numbers<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    names: &NodeNames<'_, G>,
    question: &Question,
    facts: &Facts,
) -> (&'static str, MessageArgs) {
    let trace = recording.trace();
    let listed = |node, last: Option<NodeId>, are_others_left| {
        let last = last.or_else(|| trace.children(node).last()).unwrap_or(node);
        let extremum = Extremum::at(trace, node, last).so_far(are_others_left, None);
        vec![("extremum", extremum.into()), ("left", yes_or_no(are_others_left))]
    };
    match facts {
        Facts::Cut { test, .. } | Facts::Next { test: Some(test), .. } => {
            ("practice-hint-numbers-cut", test_args(names, test))
        }
        Facts::Next { .. } => {
            let node = question.node;
            let left: Vec<_> = question.choices(recording).into_iter().filter(|&choice| choice != node).collect();
            ("practice-hint-numbers-next", vec![("names", node_list(words, recording, &left).into())])
        }
        Facts::Leaf { node, .. } => match terms(recording, *node) {
            Some(sum) => ("practice-hint-numbers-leaf", vec![("sum", sum.into())]),
            None => ("practice-hint-rule-leaf", NO_ARGS),
        },
        Facts::Value { node, child, is_complete, .. } => {
            ("practice-hint-numbers-value", listed(*node, Some(*child), !is_complete))
        }
        Facts::Bound { before, after, .. } => {
            ("practice-hint-numbers-bound", vec![("before", (*before).into()), ("after", (*after).into())])
        }
        Facts::Best { .. } | Facts::Root { .. } => {
            let are_others_left = trace.children(NodeId::ROOT).any(|child| !trace.is_searched(child));
            ("practice-hint-numbers-root", listed(NodeId::ROOT, None, are_others_left))
        }
    }
}
