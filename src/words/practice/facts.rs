//! What the search did at the step that answers a question, read from its trace.

use super::question::Question;
use super::reason::{CutTest, Facts};
use poda_core::document::QuestionKind;
use poda_core::game::Game;
use poda_core::score::{Bound, Score};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId};

impl Question {
    /// Returns what the search did at the step that answers the question.
    #[must_use]
    pub fn facts<G: Game>(&self, recording: &Recording<G>) -> Facts {
        let trace = recording.trace();
        let (node, child) = (self.node, self.child.unwrap_or(self.node));
        let player = trace.player(node);
        match self.kind {
            QuestionKind::Next => {
                let entered = match trace.event(self.step) {
                    Some(Event::Enter(entered)) => Some(entered),
                    _ => None,
                };
                Facts::Next { node, child, entered, test: self.cut_test(recording) }
            }
            QuestionKind::Cut => match self.cut_test(recording) {
                Some(test) => Facts::Cut { test, later: self.later(trace).collect() },
                None => Facts::Next { node, child, entered: self.later(trace).next(), test: None },
            },
            QuestionKind::Leaf => Facts::Leaf { node, score: root_score(recording, node).0 },
            QuestionKind::Value => Facts::Value {
                node,
                child,
                player,
                proved: trace.at(self.shown_step).proved(node),
                child_proved: trace.at(self.shown_step).proved(child),
                is_complete: self.later(trace).next().is_none(),
            },
            QuestionKind::Bound => {
                let own_bound = |step| trace.at(step).window(node).map(|window| window.limit(player.opponent()));
                let other = trace.at(self.step).window(node).map(|window| window.limit(player));
                Facts::Bound {
                    node,
                    child,
                    player,
                    before: own_bound(self.shown_step).unwrap_or_default(),
                    after: own_bound(self.step).unwrap_or_default(),
                    other: other.unwrap_or_default(),
                }
            }
            QuestionKind::Best => Facts::Best {
                player,
                score: root_score(recording, node).0,
                best: super::question::best_moves(recording),
                allows_ties: !recording.trace().has_window(),
            },
            QuestionKind::Root => {
                let (score, bound) = root_score(recording, node);
                Facts::Root { player, score, bound }
            }
        }
    }

    /// Returns the test for a cutoff at the node after its child has returned; `None` where nothing is pruned.
    fn cut_test<G: Game>(&self, recording: &Recording<G>) -> Option<CutTest> {
        let (trace, node, child) = (recording.trace(), self.node, self.child?);
        let player = trace.player(node);
        let improved_at = trace.improved_at(child).unwrap_or(self.shown_step);
        let limit = trace.at(self.shown_step).window(node)?.limit(player);
        Some(CutTest {
            node,
            player,
            child,
            best: trace.at(improved_at).best_score(node)?,
            limit,
            cut_on: recording.config().cut_on,
            owner: trace.bound_owner(node),
            cuts: matches!(trace.event(improved_at + 1), Some(Event::Cutoff(_))),
        })
    }
}

/// Returns the score of a finished node and how it relates to the value.
fn root_score<G: Game>(recording: &Recording<G>, node: NodeId) -> (Score, Bound) {
    recording.trace().result(node).unwrap_or((Score::ZERO, Bound::Exact))
}
