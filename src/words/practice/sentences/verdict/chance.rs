//! The sentences about chance nodes: their averages, and the windows of their outcomes.

use super::PracticeSentences;
use crate::i18n::message_args::{node_args, player_name, yes_or_no};
use crate::i18n::styled_text::StyledText;
use crate::practice::Answer;
use crate::practice::question::{CutTest, Facts};
use crate::practice::run::HintStrength;
use poda_core::game::GameView;
use poda_core::score::{Interval, Player, Turn};
use poda_core::trace::NodeId;
use poda_core::trace::expectation::Expectation;

impl<G: GameView> PracticeSentences<'_, G> {
    /// Returns a message about the window of the next outcome.
    pub(super) fn outcome_window(&self, key: &str, answer: Option<&Answer>) -> StyledText {
        let Facts::OutcomeWindow { kind, next, own, after, .. } = self.facts else { return StyledText::default() };
        let mut args = node_args(&self.names, self.question.node);
        args.extend([
            ("player", player_name(kind.player()).into()),
            ("next", self.names.inline(*next).into()),
            ("own", (*own).into()),
            ("after", (*after).into()),
        ]);
        if let Some(Answer::Proved(answered)) = answer {
            args.push(("answer", answered.to_string().into()));
        }
        if let Some((weight, of)) = self.names.recording.trace().weight(*next) {
            args.extend([("weight", weight.to_string().into()), ("of", of.to_string().into())]);
        }
        self.say(key, &args)
    }

    /// Returns why a chance node is not cut: its window stays open at both ends for all values that are still possible.
    pub(super) fn outcomes_left_open(&self) -> StyledText {
        let open = |test: &CutTest| self.say("practice-why-no-cut-chance", &self.test_args(test));
        self.facts.cut_tests().map(open).fold(StyledText::default(), StyledText::then)
    }

    /// Returns the sum over the returned outcomes of a chance node.
    fn average(&self, node: NodeId, last: NodeId) -> Option<Expectation> {
        let trace = self.names.recording.trace();
        trace.expectation(last).filter(|_| trace.turn(node) == Turn::Chance)
    }

    /// Returns what the average of the outcomes that have returned proves of the node.
    pub(super) fn average_so_far(&self, proved: Interval, is_complete: bool) -> StyledText {
        let node = self.question.node;
        let average = self.average(node, self.question.child.unwrap_or(node));
        let known = match (is_complete, proved.is_exact()) {
            (true, true) => "value",
            (true, false) => "bounds",
            (false, _) => "open",
        };
        let args = [
            ("heading", self.names.heading(node).into()),
            ("average", average.map(|average| average.sum()).unwrap_or_default().into()),
            ("known", known.into()),
            ("proved", proved.to_string().into()),
        ];
        self.say("practice-why-value-chance", &args)
    }

    /// Returns a hint for a question about a chance node.
    pub(super) fn chance_hint(&self, strength: HintStrength) -> StyledText {
        let (names, node) = (&self.names, self.question.node);
        let trace = names.recording.trace();
        if let Facts::OutcomeWindow { .. } = self.facts {
            let key = match strength {
                HintStrength::Where => "practice-hint-where-outcome-window",
                HintStrength::Rule => "practice-hint-rule-outcome-window",
                HintStrength::Numbers => "practice-hint-numbers-outcome-window",
            };
            return self.outcome_window(key, None);
        }
        let asked = if self.facts.cut_test().is_some() { "cut" } else { "value" };
        let mut args = node_args(names, node);
        args.push(("asked", asked.into()));
        match (strength, asked) {
            (HintStrength::Where, _) => self.say("practice-hint-where-chance", &args),
            (HintStrength::Rule, _) => {
                let cut_on = names.recording.config().cut_on;
                args.push(("upper", cut_on.relation(Player::Min).into()));
                args.push(("lower", cut_on.relation(Player::Max).into()));
                self.say("practice-hint-rule-chance", &args)
            }
            (HintStrength::Numbers, "cut") => {
                let asked = |test: &CutTest| self.say("practice-hint-numbers-cut", &self.test_args(test));
                self.facts.cut_tests().map(asked).fold(StyledText::default(), StyledText::then)
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
                self.say("practice-hint-numbers-chance", &args)
            }
        }
    }
}
