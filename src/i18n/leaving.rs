//! The caption of a step that leaves a node: what the node returned, what that proves, and, at the root, the end of the
//! search or of a pass.
//!
//! A part of [`narration`](super::narration), which has the other steps.

use super::extremum::Extremum;
use super::message_args::{bound_name, is_proved_best};
use super::mistakes;
use super::narration::Narrator;
use super::passes;
use super::styled_text::StyledText;
use crate::game::GameView;
use crate::score::{Bound, Interval, Score};
use crate::search::Algorithm;
use crate::search::play_level::PlayLevel;
use crate::trace::{Event, NodeId, NodeKind};

impl<G: GameView> Narrator<'_, G> {
    pub(super) fn leave(&self, node: NodeId) -> StyledText {
        let Some((score, bound)) = self.trace().result(node) else { return StyledText::default() };
        if node == NodeId::ROOT {
            return self.over(score, bound);
        }
        let mut args = self.about(node);
        args.push(("score", score.into()));
        let clamped = self.moment.best_score(node).filter(|&best| best != score);
        let key = match (self.trace().kind(node), clamped, bound) {
            (NodeKind::Leaf(_), ..) => "caption-leave-leaf",
            _ if Interval::of(score, bound) == Interval::UNKNOWN => "caption-leave-unknown",
            (NodeKind::Inner, None, Bound::Exact) => "caption-leave-exact",
            (NodeKind::Inner, None, Bound::Lower) => "caption-leave-lower",
            (NodeKind::Inner, None, Bound::Upper) => "caption-leave-upper",
            (NodeKind::Inner, Some(best), _) => {
                args.push(("best", best.into()));
                if bound == Bound::Lower { "caption-leave-hard-lower" } else { "caption-leave-hard-upper" }
            }
        };
        let is_claim = self.trace().mistake().is_some() && self.trace().kind(node) == NodeKind::Inner;
        let said = if is_claim { mistakes::left(self.words, args, bound) } else { self.say(key, &args) };
        // What MAX has at least, MIN has at most.
        let turned = match bound {
            Bound::Lower if !is_claim => "upper",
            Bound::Upper if !is_claim => "lower",
            _ => "exact",
        };
        let negated = vec![("score", (-score).into()), ("bound", turned.into())];
        let said = self.as_min_counts(said, node, "aside-leave", &negated);
        let goes_on = match self.trace().event(self.moment.step() + 1) {
            Some(Event::Improve(_)) => true,
            // What a scout has found better is not counted before it is known how good it is.
            Some(Event::Enter(next)) => self.trace().is_research(next),
            // Where the search was broken off that was about to begin.
            None => self.moment.awaits_research(node),
            _ => false,
        };
        if goes_on { said } else { said.then(self.no_improvement(node)) }
    }

    /// A child that is not strictly better than all before it changes nothing.
    fn no_improvement(&self, child: NodeId) -> StyledText {
        let Some((parent, extremum)) = self.extremum(child) else { return StyledText::default() };
        let mut args = self.about(parent);
        args.push(("extremum", extremum.to_string().into()));
        self.say("caption-no-improvement", &args)
    }

    /// The root was left.
    fn over(&self, score: Score, bound: Bound) -> StyledText {
        let trace = self.trace();
        let mut args = self.about(NodeId::ROOT);
        args.push(("score", score.into()));
        let Some(best) = trace.best_child(NodeId::ROOT) else {
            return match (self.recording.pass(), self.recording.stop_reason()) {
                (Some(_), Some(stop)) => {
                    self.say("caption-leave-leaf", &args).then(passes::search_stops(self.words, stop))
                }
                (Some(_), None) => self.say("caption-leave-leaf", &args),
                (None, _) => self.say("caption-over-leaf", &args),
            };
        };
        let last = trace.children(NodeId::ROOT).filter(|&child| trace.is_searched(child)).last().unwrap_or(best);
        let extremum = Extremum::at(trace, NodeId::ROOT, last);
        args.extend([("extremum", extremum.to_string().into()), ("child", self.names.inline(best).into())]);
        if trace.mistake().is_some() {
            let said = self.say("caption-over-mistaken", &args);
            return said.then(mistakes::verdict(self.words, self.recording, &self.names, best, None));
        }
        if let Some((number, _)) = self.recording.pass() {
            let bound = match bound {
                _ if Interval::of(score, bound) == Interval::UNKNOWN => "unknown",
                Bound::Exact if is_proved_best(trace, best, score) => "best",
                bound => bound_name(bound),
            };
            args.extend([("pass", (number + 1).into()), ("bound", bound.into())]);
            let said = self.say("caption-pass-ends", &args);
            return match self.recording.stop_reason() {
                Some(stop) => said.then(passes::search_stops(self.words, stop)),
                None => said,
            };
        }
        if self.recording.config().algorithm == Algorithm::Level(PlayLevel::Beginner) {
            return self.say("caption-over-beginner", &args);
        }
        let key = match bound {
            _ if Interval::of(score, bound) == Interval::UNKNOWN => "caption-over-unknown",
            Bound::Exact if is_proved_best(trace, best, score) => "caption-over",
            Bound::Exact => "caption-over-value",
            Bound::Lower => "caption-over-lower",
            Bound::Upper => "caption-over-upper",
        };
        let said = self.say(key, &args);
        self.as_min_counts(
            said,
            NodeId::ROOT,
            "aside-extremum",
            &vec![("extremum", extremum.negated().to_string().into())],
        )
    }
}
