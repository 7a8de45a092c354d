//! The counts of a node after an iteration. Asked when a rollout has a result, about a node on the path that already
//! has some, each in turn.

use crate::i18n::args;
use crate::i18n::rounded::shown_value;
use crate::i18n::styled_text::StyledText;
use crate::practice::kind::{Fault, Judged};
use crate::practice::mcts::context::MctsContext;
use crate::practice::mcts::kind::{MctsErrorProperties, MctsKind, MctsKindError, ShownSample};
use crate::practice::mcts::question::{MctsQuestion, counted_result};
use crate::practice::mcts::response::{MctsResponse, WrittenNumber};
use crate::practice::misconception::{Misconception, Misconceptions};
use poda_core::document::practice::MctsQuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step, Story};
use strum::{IntoStaticStr, VariantArray};

pub struct Backup;

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BackupError {
    /// The result is counted for the wrong player.
    OtherView,
    /// The counts are those before the iteration.
    NotCounted,
    /// The iteration is counted, but not its result.
    ResultLeftOut,
    /// The mean is right, but the fraction is not w/n: it is reduced or expanded.
    Reduced,
    WrongVisits,
    /// The result itself was added, and not the number x as which it counts.
    ResultForX,
    WrongTotal,
}

impl MctsKindError for BackupError {
    fn properties(self) -> MctsErrorProperties {
        let of_counts = MctsErrorProperties::of(Misconception::MctsCounts);
        match self {
            Self::OtherView => MctsErrorProperties::of(Misconception::MctsView).with_message_of_kind(),
            Self::WrongTotal => of_counts.with_rule(),
            Self::NotCounted | Self::ResultLeftOut | Self::Reduced | Self::WrongVisits | Self::ResultForX => of_counts,
        }
    }
}

impl MctsKind for Backup {
    type Error = BackupError;

    const ORDER: u8 = 30;

    fn asked<G: Game>(shown: &ShownSample<'_, G>) -> Option<MctsQuestion> {
        let Some(SampledEvent::Backup(leaf)) = shown.next() else { return None };
        let Some(SampledEvent::Rollout(_)) = shown.recording.event(shown.step) else { return None };
        let (node, step) = node_asked_for_counts(shown.recording, leaf, shown.step)?;
        Some(MctsQuestion { step, ..shown.ask(MctsQuestionKind::Backup, node, None) })
    }

    fn accepted<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Option<MctsResponse> {
        let statistics = recording.statistics(question.node, question.step);
        Some(MctsResponse::counts(recording.w(question.node, statistics), statistics.visits))
    }

    fn error<G: Game>(
        recording: &SampledTree<G>,
        question: &MctsQuestion,
        response: &MctsResponse,
    ) -> Judged<BackupError> {
        let MctsResponse::Counts { w, n } = *response else { return Some(Fault::WrongForm) };
        error_of_counts(recording, question, w, n)
    }

    fn tested() -> Misconceptions {
        [Misconception::MctsView, Misconception::MctsCounts].into()
    }

    fn offered<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Vec<MctsResponse> {
        counts(recording, question)
    }

    fn explanation<G: GameView>(context: &MctsContext<'_, G>) -> StyledText {
        let question = context.question;
        let mut args = context.args();
        args.extend(args![
            before = context.counts(question.node, question.shown_step),
            counts = context.counts(question.node, question.step),
        ]);
        context.words.styled("mcts-why-backup", &args)
    }

    fn numbers_hint<G: GameView>(context: &MctsContext<'_, G>) -> StyledText {
        context.styled("mcts-hint-counted")
    }
}

/// Returns the node on the path to `leaf` for the question about counts when the result of the rollout at `step` is
/// backed up, and the step that counts the result there. Nodes that are counted for the first time are not considered,
/// because their counts are the result itself.
fn node_asked_for_counts<G: Game>(recording: &SampledTree<G>, leaf: NodeId, step: Step) -> Option<(NodeId, Step)> {
    let path = std::iter::successors(Some(leaf), |&node| recording.parent(node));
    let counted = path.zip(step + 1..).filter(|&(node, _)| 0 < recording.statistics(node, step).visits);
    let counted: Vec<_> = counted.collect();
    let in_turn = recording.iteration_at(step)? % counted.len().max(1);
    counted.get(in_turn).copied()
}

fn error_of_counts<G: Game>(
    recording: &SampledTree<G>,
    question: &MctsQuestion,
    w: WrittenNumber,
    n: u32,
) -> Judged<BackupError> {
    let [before, after] = [question.step - 1, question.step].map(|step| recording.statistics(question.node, step));
    let [w_before, w_after] = [before, after].map(|statistics| recording.w(question.node, statistics));
    let result = counted_result(recording, question);
    let x = recording.gain(question.node, result);
    let is = |number: f64| w.rounds(number);
    let is_right = is(w_after) || is(shown_value(w_before) + shown_value(x));
    let mean = w_after / f64::from(after.visits);
    if n != after.visits {
        let has_mean = 0 < n && is(mean * f64::from(n));
        return Some(Fault::Of(if n == before.visits && is(w_before) {
            BackupError::NotCounted
        } else if has_mean {
            BackupError::Reduced
        } else {
            BackupError::WrongVisits
        }));
    }
    if is_right {
        return None;
    }
    Some(Fault::Of(if is(w_before) {
        BackupError::ResultLeftOut
    } else if is(w_before + 1.0 - x) {
        BackupError::OtherView
    } else if is(w_before + result.get()) {
        BackupError::ResultForX
    } else {
        BackupError::WrongTotal
    }))
}

/// Returns the right counts and the counts by common mistakes, from the fewest visits to the most.
fn counts<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Vec<MctsResponse> {
    let [before, after] = [question.step - 1, question.step].map(|step| recording.statistics(question.node, step));
    let (w, x) =
        (recording.w(question.node, before), recording.gain(question.node, counted_result(recording, question)));
    let mut offered = vec![(after.visits, recording.w(question.node, after))];
    for (n, w) in [(before.visits, w), (after.visits, w), (after.visits, w + 1.0 - x), (before.visits, w + x)] {
        let text = MctsResponse::counts_text(w, n);
        let is_new = offered.iter().all(|&(n, w)| MctsResponse::counts_text(w, n) != text);
        let is_wrong = error_of_counts(recording, question, WrittenNumber::exact(w), n).is_some();
        if is_new && is_wrong && w <= f64::from(n) {
            offered.push((n, w));
        }
    }
    offered.sort_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
    offered.into_iter().map(|(n, w)| MctsResponse::counts(w, n)).collect()
}
