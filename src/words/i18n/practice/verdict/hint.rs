//! Hints for an open question: where to look, the rule to apply, and the numbers to apply it to. None of them contains the answer.

use super::{NO_ARGS, PracticeSentences};
use crate::i18n::extremum::Extremum;
use crate::i18n::message_args::{MessageArgs, node_args, yes_or_no};
use crate::i18n::styled_text::StyledText;
use crate::practice::ever::prunable;
use crate::practice::question::{CutTest, Facts};
use crate::practice::run::HintStrength;
use poda_core::game::GameView;
use poda_core::score::Player;
use poda_core::trace::{NodeId, NodeKind};

impl<G: GameView> PracticeSentences<'_, G> {
    pub(in super::super) fn hint(&self, strength: HintStrength) -> StyledText {
        if let Some(sentences) = self.of_players() {
            return sentences.hint(strength);
        }
        if self.is_chance()
            && !matches!(self.facts, Facts::Next { test: None, .. } | Facts::Ever { .. } | Facts::Matters(_))
        {
            return self.chance_hint(strength);
        }
        let mut all = node_args(&self.names, self.question.node);
        all.push(("given", yes_or_no(self.names.recording.root().is_explicit_tree())));
        all.push(("prunes", yes_or_no(self.names.recording.trace().has_window)));
        all.extend(self.question.child.map(|child| ("child", self.names.short_inline(child).into())));
        let (key, args) = match strength {
            HintStrength::Where => (self.where_to_look(), NO_ARGS),
            HintStrength::Rule => self.rule(),
            HintStrength::Numbers => self.numbers(),
        };
        all.extend(args);
        self.names.words.styled(key, &all)
    }

    /// Returns a hint for a question about a chance node.
    fn chance_hint(&self, strength: HintStrength) -> StyledText {
        let (names, node) = (&self.names, self.question.node);
        let trace = names.recording.trace();
        let asked = match self.facts {
            Facts::OutcomeWindow { .. } => {
                return self.outcome_window(
                    match strength {
                        HintStrength::Where => "practice-hint-where-outcome-window",
                        HintStrength::Rule => "practice-hint-rule-outcome-window",
                        HintStrength::Numbers => "practice-hint-numbers-outcome-window",
                    },
                    None,
                );
            }
            Facts::Cut { .. } | Facts::Next { .. } => "cut",
            Facts::Leaf { .. }
            | Facts::Value { .. }
            | Facts::Bound { .. }
            | Facts::Best { .. }
            | Facts::Root { .. }
            | Facts::Ever { .. }
            | Facts::Matters(_)
            | Facts::Players(_) => "value",
        };
        let mut args = node_args(names, node);
        args.push(("asked", asked.into()));
        match (strength, asked) {
            (HintStrength::Where, _) => names.words.styled("practice-hint-where-chance", &args),
            (HintStrength::Rule, _) => {
                let cut_on = names.recording.config().cut_on;
                args.push(("upper", cut_on.relation(Player::Min).into()));
                args.push(("lower", cut_on.relation(Player::Max).into()));
                names.words.styled("practice-hint-rule-chance", &args)
            }
            (HintStrength::Numbers, "cut") => {
                let asked = |test: &CutTest| names.words.styled("practice-hint-numbers-cut", &self.test_args(test));
                self.chance_tests().map(asked).fold(StyledText::default(), StyledText::then)
            }
            (HintStrength::Numbers, _) => {
                let last = self
                    .question
                    .child
                    .or_else(|| trace.children(node).filter(|&child| trace.is_searched(child)).last());
                let average = last.and_then(|last| self.average(node, last));
                let sum = average.map(|average| average.addends()).unwrap_or_default();
                let are_others_left = last.is_some_and(|last| trace.later_siblings(last).next().is_some());
                args.extend([("average", sum.into()), ("left", yes_or_no(are_others_left))]);
                names.words.styled("practice-hint-numbers-chance", &args)
            }
        }
    }

    /// Returns the message that says where to look.
    const fn where_to_look(&self) -> &'static str {
        match self.facts {
            Facts::Next { .. } => "practice-hint-where-next",
            Facts::Leaf { .. } => "practice-hint-where-leaf",
            Facts::Value { .. } => "practice-hint-where-value",
            Facts::Bound { .. } | Facts::OutcomeWindow { .. } => "practice-hint-where-bound",
            Facts::Cut { .. } => "practice-hint-where-cut",
            Facts::Best { .. } | Facts::Root { .. } | Facts::Players(_) => "practice-hint-where-best",
            Facts::Ever { .. } => "practice-hint-where-ever",
            Facts::Matters(_) => "practice-hint-where-matters",
        }
    }

    fn rule(&self) -> (&'static str, MessageArgs) {
        match self.facts {
            Facts::Next { .. } => ("practice-hint-rule-next", NO_ARGS),
            Facts::Leaf { .. } => ("practice-hint-rule-leaf", NO_ARGS),
            Facts::Value { .. } => ("practice-hint-rule-value", NO_ARGS),
            Facts::Bound { .. } | Facts::OutcomeWindow { .. } => ("practice-hint-rule-bound", NO_ARGS),
            Facts::Cut { test, .. } => ("practice-hint-rule-cut", self.test_args(test)),
            Facts::Best { allows_ties, .. } => ("practice-hint-rule-best", vec![("ties", yes_or_no(*allows_ties))]),
            Facts::Root { .. } if self.names.recording.trace().kind(NodeId::ROOT) != NodeKind::Inner => {
                ("practice-hint-rule-leaf", NO_ARGS)
            }
            Facts::Root { .. } | Facts::Players(_) => ("practice-hint-rule-root", NO_ARGS),
            Facts::Matters(_) => ("practice-hint-rule-matters", NO_ARGS),
            Facts::Ever { .. } => {
                let cut_on = self.names.recording.config().cut_on;
                let relation = |player| cut_on.relation(player).into();
                ("practice-hint-rule-ever", vec![("lower", relation(Player::Max)), ("upper", relation(Player::Min))])
            }
        }
    }

    fn numbers(&self) -> (&'static str, MessageArgs) {
        let (trace, node) = (self.names.recording.trace(), self.question.node);
        let listed = |node, last: Option<NodeId>, are_others_left| {
            let last = last.or_else(|| trace.children(node).last()).unwrap_or(node);
            let extremum = Extremum::at(trace, node, last).so_far(are_others_left, None);
            vec![("extremum", extremum.into()), ("left", yes_or_no(are_others_left))]
        };
        match self.facts {
            Facts::Cut { test, .. } | Facts::Next { test: Some(test), .. } => {
                ("practice-hint-numbers-cut", self.test_args(test))
            }
            Facts::Next { .. } => ("practice-hint-numbers-next", vec![("names", self.children_left().into())]),
            Facts::Leaf { .. } => match self.terms(node) {
                Some(sum) => ("practice-hint-numbers-leaf", vec![("sum", sum.into())]),
                None => ("practice-hint-rule-leaf", NO_ARGS),
            },
            Facts::Value { is_complete, .. } => {
                ("practice-hint-numbers-value", listed(node, self.question.child, !is_complete))
            }
            Facts::Bound { before, after, .. } | Facts::OutcomeWindow { own: before, after, .. } => {
                ("practice-hint-numbers-bound", vec![("before", (*before).into()), ("after", (*after).into())])
            }
            Facts::Best { .. } | Facts::Root { .. } if trace.children(NodeId::ROOT).next().is_none() => {
                match self.terms(NodeId::ROOT) {
                    Some(sum) => ("practice-hint-numbers-leaf", vec![("sum", sum.into())]),
                    None => ("practice-hint-rule-leaf", NO_ARGS),
                }
            }
            Facts::Best { .. } | Facts::Root { .. } | Facts::Players(_) => {
                let are_others_left = trace.children(NodeId::ROOT).any(|child| !trace.is_searched(child));
                ("practice-hint-numbers-root", listed(NodeId::ROOT, None, are_others_left))
            }
            Facts::Matters(influences) => (
                "practice-hint-numbers-matters",
                vec![
                    ("count", influences.that_matter().count().into()),
                    ("of", influences.leaves.len().into()),
                    ("played", self.names.short_inline(influences.best).into()),
                ],
            ),
            Facts::Ever { fates } => (
                "practice-hint-numbers-ever",
                vec![("count", prunable(fates).count().into()), ("of", fates.len().into())],
            ),
        }
    }

    /// Returns the terms of a leaf's static evaluation without their sum; `None` if it is not a sum.
    fn terms(&self, leaf: NodeId) -> Option<String> {
        let sum = self.names.recording.evaluation(leaf).to_string();
        sum.rsplit_once('=').map(|(terms, _)| terms.trim_end().to_owned())
    }
}
