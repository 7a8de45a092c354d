//! Judges an answer about a Monte Carlo tree search: the search's own result is right, and so is a correctly rounded
//! number. A wrong answer is compared with the results of common mistakes.

use super::decision::decision_value;
use super::question::{MctsQuestion, accepted, choices, decided, mcts_questions_shown_at, worth};
use super::response::{MctsResponse, WrittenNumber};
use crate::i18n::rounded::shown_value;
use crate::practice::json::{AnswerJson, Number};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::subject::Subject;
use poda_core::document::practice::{MctsQuestionKind, MctsQuestionKinds};
use poda_core::game::{Game, GameView};
use poda_core::score::{Player, Score};
use poda_core::search::mcts::{Decide, Statistics, Ucb1Term, are_equal, index_of_greatest};
use poda_core::search::refutation::Refutation;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Step, Story};
use strum::{IntoStaticStr, VariantArray};

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum MctsError {
    /// It is not the kind of answer that the question asks for, or a node that is not among the choices.
    WrongForm,

    /// The child has an equal sum, or an equal number for the decision, but comes later.
    LaterTie,
    /// The mean is counted for the wrong player.
    OtherView,
    /// The selection considers only the mean.
    MeanAlone,
    /// The selection considers only the bonus: the child that was tried least.
    BonusAlone,
    /// The child's sum is smaller.
    SmallerSum,

    /// The visits of the node and of the child are swapped.
    SwappedVisits,
    /// The logarithm has base 10.
    CommonLogarithm,
    /// The square root is missing.
    NoRoot,
    NoLogarithm,
    /// The factor c is missing in the bonus.
    NoConstant,
    /// The number is the sum of another child.
    OtherChild,
    /// The bonus is right, but the mean is w, or the mean of another child.
    WrongMean,
    /// The mean is right, but the bonus is that of another child.
    WrongBonus,
    /// The sum was computed from rounded numbers.
    RoundedEarly,
    /// The sum is another number.
    WrongSum,

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

    /// The move is the decision by the other rule.
    OtherRule,
    /// Another move is better by the rule of this search.
    WorseMove,
}

impl MctsError {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the name of this kind of error, for files and statistics. It is the same in all versions.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the misconception that the error shows in a kind of question; `None` if the answer does not have the
    /// form of an answer to that kind.
    pub const fn misconception(self, kind: MctsQuestionKind) -> Option<Misconception> {
        Some(match self {
            Self::WrongForm => return None,
            Self::OtherView => Misconception::MctsView,
            Self::MeanAlone | Self::BonusAlone => Misconception::MctsExploration,
            Self::LaterTie if matches!(kind, MctsQuestionKind::Decide) => Misconception::MctsDecision,
            Self::LaterTie
            | Self::SmallerSum
            | Self::SwappedVisits
            | Self::CommonLogarithm
            | Self::NoRoot
            | Self::NoLogarithm
            | Self::NoConstant
            | Self::OtherChild
            | Self::WrongMean
            | Self::WrongBonus
            | Self::RoundedEarly
            | Self::WrongSum => Misconception::MctsSum,
            Self::NotCounted
            | Self::ResultLeftOut
            | Self::Reduced
            | Self::WrongVisits
            | Self::ResultForX
            | Self::WrongTotal => Misconception::MctsCounts,
            Self::OtherRule | Self::WorseMove => Misconception::MctsDecision,
        })
    }
}

impl<G: GameView> Subject for SampledTree<G> {
    type Move = G::Move;
    type Kind = MctsQuestionKind;
    type Answer = MctsResponse;
    type Error = MctsError;
    /// The kind of question: all else that the search did is read from the recording.
    type Facts = MctsQuestionKind;

    fn last_step(&self) -> Step {
        self.len()
    }

    fn questions_shown_at(&self, kinds: MctsQuestionKinds, _: bool, step: Step) -> Vec<MctsQuestion> {
        mcts_questions_shown_at(self, kinds, step)
    }

    fn choices(&self, question: &MctsQuestion, most: usize) -> Vec<NodeId> {
        choices(self, question, most)
    }

    fn accepted(&self, question: &MctsQuestion) -> Vec<MctsResponse> {
        accepted(self, question).into_iter().collect()
    }

    fn facts(&self, question: &MctsQuestion) -> MctsQuestionKind {
        question.kind
    }

    fn error(&self, question: &MctsQuestion, _: &MctsQuestionKind, response: &MctsResponse) -> Option<MctsError> {
        error(self, question, response)
    }

    fn is_of_wrong_form(error: MctsError) -> bool {
        error == MctsError::WrongForm
    }

    fn refutation(
        &self,
        _: &MctsQuestion,
        _: &MctsQuestionKind,
        _: MctsError,
        _: &MctsResponse,
    ) -> Option<Refutation<G::Move>> {
        None
    }

    fn misconception(kind: &MctsQuestionKind, error: MctsError) -> Option<Misconception> {
        error.misconception(*kind)
    }

    fn tested_misconceptions(&self, question: &MctsQuestion) -> Misconceptions {
        tested_by_mcts(question.kind)
    }

    fn worth(&self, question: &MctsQuestion) -> usize {
        worth(self, question)
    }

    fn reported_node(&self, question: &MctsQuestion) -> String {
        self.id(question.child.unwrap_or(question.node))
    }

    fn given_text(&self, response: &MctsResponse) -> String {
        match response {
            MctsResponse::Node(node) => self.id(*node),
            MctsResponse::Number(number) => number.text(),
            MctsResponse::Counts { w, n } => format!("{}/{n}", w.text()),
        }
    }

    fn answer_json(&self, response: &MctsResponse) -> AnswerJson {
        match response {
            MctsResponse::Node(node) => AnswerJson::Text(self.id(*node)),
            MctsResponse::Number(number) => {
                let rounded = WrittenNumber::rounded(number.value).value;
                AnswerJson::Number(Number(Score::new(rounded).unwrap_or_default()))
            }
            MctsResponse::Counts { w, n } => AnswerJson::Text(MctsResponse::counts_text(w.value, *n)),
        }
    }
}

/// Returns the misconceptions that a question about a Monte Carlo tree search tests. A right answer shows none of them.
pub fn tested_by_mcts(kind: MctsQuestionKind) -> Misconceptions {
    match kind {
        MctsQuestionKind::Select | MctsQuestionKind::Term => {
            [Misconception::MctsView, Misconception::MctsExploration, Misconception::MctsSum].into()
        }
        MctsQuestionKind::Backup => [Misconception::MctsView, Misconception::MctsCounts].into(),
        MctsQuestionKind::Decide => [Misconception::MctsDecision].into(),
    }
}

pub(super) fn error<G: Game>(
    recording: &SampledTree<G>,
    question: &MctsQuestion,
    response: &MctsResponse,
) -> Option<MctsError> {
    match (question.kind, response) {
        (MctsQuestionKind::Select, MctsResponse::Node(chosen)) => error_of_selection(recording, question, *chosen),
        (MctsQuestionKind::Term, MctsResponse::Number(number)) => error_of_sum(recording, question, *number),
        (MctsQuestionKind::Backup, MctsResponse::Counts { w, n }) => error_of_counts(recording, question, (*w, *n)),
        (MctsQuestionKind::Decide, MctsResponse::Node(chosen)) => error_of_decision(recording, *chosen),
        (
            MctsQuestionKind::Select | MctsQuestionKind::Term | MctsQuestionKind::Backup | MctsQuestionKind::Decide,
            MctsResponse::Node(_) | MctsResponse::Number(_) | MctsResponse::Counts { .. },
        ) => Some(MctsError::WrongForm),
    }
}

fn error_of_selection<G: Game>(
    recording: &SampledTree<G>,
    question: &MctsQuestion,
    chosen: NodeId,
) -> Option<MctsError> {
    let terms = recording.terms(question.step);
    let sums: Vec<f64> = terms.iter().map(Ucb1Term::sum).collect();
    let Some(at) = terms.iter().position(|term| term.child == chosen) else { return Some(MctsError::WrongForm) };
    let best = index_of_greatest(sums.iter().copied())?;
    // Sums that differ only in the last digits of their doubles count as equal. The first of them is selected.
    let is_equal = are_equal(sums[best], sums[at]);
    if at == best || is_equal && at < best {
        return None;
    }
    // Whether the child is the first with the greatest value of a kind, and exceeds the selected child in it.
    let goes_by = |value: &dyn Fn(&Ucb1Term<NodeId>) -> f64| {
        let is_greatest = index_of_greatest(terms.iter().map(value)) == Some(at);
        is_greatest && value(&terms[best]) < value(&terms[at])
    };
    Some(if is_equal {
        MctsError::LaterTie
    } else if goes_by(&|term| other_mean(recording, term.statistics, question.node) + term.bonus) {
        MctsError::OtherView
    } else if goes_by(&|term| term.mean) {
        MctsError::MeanAlone
    } else if goes_by(&|term| term.bonus) {
        MctsError::BonusAlone
    } else {
        MctsError::SmallerSum
    })
}

/// Returns the mean of a child from the view of the opponent of the player who selects at a node.
fn other_mean<G: Game>(recording: &SampledTree<G>, of: Statistics, node: NodeId) -> f64 {
    let player = recording.position(node).turn().player().unwrap_or(Player::Max);
    recording.scale().mean(player.opponent(), of)
}

fn error_of_sum<G: Game>(
    recording: &SampledTree<G>,
    question: &MctsQuestion,
    answered: WrittenNumber,
) -> Option<MctsError> {
    let term = question.term(recording)?;
    let w = recording.w(term.child, term.statistics);
    // If w is given rounded, a sum that is computed from the rounded w is also right.
    let rounding = (shown_value(w) - w) / f64::from(term.statistics.visits);
    if [0.0, rounding, -rounding].iter().any(|by| answered.rounds(term.sum() + by)) {
        return None;
    }
    let mistaken = mistaken_sums(recording, question, &term);
    let found = mistaken.into_iter().find(|&(value, _)| answered.rounds(value)).map(|(_, error)| error);
    Some(found.unwrap_or_else(|| {
        let [mean, bonus] = [term.mean, term.bonus].map(|number| WrittenNumber::rounded(number).value);
        if (answered.value - (mean + bonus)).abs() < 1e-9 { MctsError::RoundedEarly } else { MctsError::WrongSum }
    }))
}

fn mistaken_sums<G: Game>(
    recording: &SampledTree<G>,
    question: &MctsQuestion,
    term: &Ucb1Term<NodeId>,
) -> Vec<(f64, MctsError)> {
    let &Ucb1Term { statistics, mean, bonus, child } = term;
    let c = recording.config().exploration.get();
    let (n, all) = (f64::from(statistics.visits), f64::from(recording.statistics(question.node, question.step).visits));
    let others: Vec<_> = recording.terms(question.step).into_iter().filter(|other| other.child != child).collect();
    let mut mistaken = vec![
        (other_mean(recording, statistics, question.node) + bonus, MctsError::OtherView),
        (mean + c * (all.log10() / n).sqrt(), MctsError::CommonLogarithm),
        (mean, MctsError::MeanAlone),
        (bonus, MctsError::BonusAlone),
        (mean + c * (n.ln() / all).sqrt(), MctsError::SwappedVisits),
        (mean + c * all.ln() / n, MctsError::NoRoot),
        (mean + c * (all / n).sqrt(), MctsError::NoLogarithm),
        (mean + (all.ln() / n).sqrt(), MctsError::NoConstant),
        (recording.w(child, statistics) + bonus, MctsError::WrongMean),
    ];
    mistaken.extend(others.iter().map(|other| (other.sum(), MctsError::OtherChild)));
    mistaken.extend(others.iter().map(|other| (other.mean + bonus, MctsError::WrongMean)));
    mistaken.extend(others.iter().map(|other| (mean + other.bonus, MctsError::WrongBonus)));
    mistaken
}

fn error_of_counts<G: Game>(
    recording: &SampledTree<G>,
    question: &MctsQuestion,
    (w, n): (WrittenNumber, u32),
) -> Option<MctsError> {
    let [before, after] = [question.step - 1, question.step].map(|step| recording.statistics(question.node, step));
    let [w_before, w_after] = [before, after].map(|statistics| recording.w(question.node, statistics));
    let result = counted_result(recording, question);
    let x = recording.gain(question.node, result);
    let is = |number: f64| w.rounds(number);
    let is_right = is(w_after) || is(shown_value(w_before) + shown_value(x));
    let mean = w_after / f64::from(after.visits);
    if n != after.visits {
        let has_mean = 0 < n && is(mean * f64::from(n));
        return Some(if n == before.visits && is(w_before) {
            MctsError::NotCounted
        } else if has_mean {
            MctsError::Reduced
        } else {
            MctsError::WrongVisits
        });
    }
    if is_right {
        return None;
    }
    Some(if is(w_before) {
        MctsError::ResultLeftOut
    } else if is(w_before + 1.0 - x) {
        MctsError::OtherView
    } else if is(w_before + result.get()) {
        MctsError::ResultForX
    } else {
        MctsError::WrongTotal
    })
}

/// Returns the result of the rollout that is counted in a question about counts.
pub fn counted_result<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Score {
    recording.iteration_at(question.step).map(|number| recording.rollout(number).1).unwrap_or_default()
}

fn error_of_decision<G: Game>(recording: &SampledTree<G>, chosen: NodeId) -> Option<MctsError> {
    let best = decided(recording)?;
    let children: Vec<NodeId> = recording.children(NodeId::ROOT).collect();
    if chosen == best {
        return None;
    }
    if !children.contains(&chosen) {
        return Some(MctsError::WrongForm);
    }
    let of = |child: NodeId, decide: Decide| decision_value(recording, child, decide);
    let (rule, other) = match recording.config().decide {
        Decide::Visits => (Decide::Visits, Decide::Value),
        Decide::Value => (Decide::Value, Decide::Visits),
    };
    let by_other = index_of_greatest(children.iter().map(|&child| of(child, other))).map(|index| children[index]);
    Some(if are_equal(of(best, rule), of(chosen, rule)) {
        MctsError::LaterTie
    } else if by_other == Some(chosen) {
        MctsError::OtherRule
    } else {
        MctsError::WorseMove
    })
}
