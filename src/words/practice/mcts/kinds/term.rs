//! The sum that decides whether a child is selected. Asked before a player's node selects one of several children,
//! about each child in turn.

use crate::i18n::args;
use crate::i18n::rounded::{PLACES, marked, shown_value};
use crate::i18n::styled_text::StyledText;
use crate::practice::kind::{Fault, Judged};
use crate::practice::mcts::context::{MctsContext, exactly_or_near};
use crate::practice::mcts::kind::{MctsErrorProperties, MctsKind, MctsKindError, ShownSample};
use crate::practice::mcts::question::{MctsQuestion, other_mean};
use crate::practice::mcts::response::{MctsResponse, WrittenNumber};
use crate::practice::misconception::{Misconception, Misconceptions};
use poda_core::document::practice::MctsQuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::search::mcts::SelectionTerm;
use poda_core::trace::NodeId;
use poda_core::trace::sampled::tree::SampledTree;
use strum::{IntoStaticStr, VariantArray};

pub struct Term;

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TermError {
    /// The mean is counted for the wrong player.
    OtherView,
    /// The sum is the mean alone.
    MeanAlone,
    /// The sum is the bonus alone.
    BonusAlone,
    /// The visits of the node and of the child are swapped.
    SwappedVisits,
    /// The logarithm has base 10.
    CommonLogarithm,
    /// The square root is missing.
    NoRoot,
    NoLogarithm,
    /// The factor c is missing in the bonus.
    NoConstant,
    /// The prior is missing in the bonus.
    NoPrior,
    /// The bonus is divided by n in place of 1 + n.
    NoOne,
    /// The bonus is that of UCB1, without priors.
    OtherBonus,
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
}

impl MctsKindError for TermError {
    fn properties(self) -> MctsErrorProperties {
        let of_sum = MctsErrorProperties::of(Misconception::MctsSum);
        match self {
            Self::OtherView => MctsErrorProperties::of(Misconception::MctsView).with_message_of_kind(),
            Self::MeanAlone | Self::BonusAlone => {
                MctsErrorProperties::of(Misconception::MctsExploration).with_message_of_kind()
            }
            Self::WrongSum => of_sum.with_rule(),
            Self::SwappedVisits
            | Self::CommonLogarithm
            | Self::NoRoot
            | Self::NoLogarithm
            | Self::NoConstant
            | Self::NoPrior
            | Self::NoOne
            | Self::OtherBonus
            | Self::OtherChild
            | Self::WrongMean
            | Self::WrongBonus
            | Self::RoundedEarly => of_sum,
        }
    }
}

impl MctsKind for Term {
    type Error = TermError;

    const ORDER: u8 = 10;

    fn asked<G: Game>(shown: &ShownSample<'_, G>) -> Option<MctsQuestion> {
        let (node, terms) = shown.selection()?;
        // With priors, all sums are 0 before the first visit.
        if terms.iter().all(|term| term.statistics.visits == 0) {
            return None;
        }
        let in_turn = shown.recording.iteration_at(shown.step + 1).unwrap_or_default() % terms.len();
        Some(shown.ask(MctsQuestionKind::Term, node, Some(terms[in_turn].child)))
    }

    fn accepted<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Option<MctsResponse> {
        Some(MctsResponse::number(question.term(recording)?.sum()))
    }

    fn error<G: Game>(
        recording: &SampledTree<G>,
        question: &MctsQuestion,
        response: &MctsResponse,
    ) -> Judged<TermError> {
        let MctsResponse::Number(answered) = *response else { return Some(Fault::WrongForm) };
        error_of_sum(recording, question, answered)
    }

    fn tested() -> Misconceptions {
        [Misconception::MctsView, Misconception::MctsExploration, Misconception::MctsSum].into()
    }

    fn explanation<G: GameView>(context: &MctsContext<'_, G>) -> StyledText {
        let Some(term) = context.question.term(context.recording) else { return StyledText::default() };
        let mut args = context.args();
        args.extend(args![
            mean = exactly_or_near(term.mean),
            bonus = exactly_or_near(term.bonus),
            sum = marked(term.sum(), PLACES),
            visits = context.words.number(term.statistics.visits.into()),
        ]);
        context.words.styled("mcts-why-term", &args)
    }

    fn numbers_hint<G: GameView>(context: &MctsContext<'_, G>) -> StyledText {
        context.hint_of_terms()
    }
}

fn error_of_sum<G: Game>(
    recording: &SampledTree<G>,
    question: &MctsQuestion,
    answered: WrittenNumber,
) -> Judged<TermError> {
    let term = question.term(recording)?;
    let w = recording.w(term.child, term.statistics);
    // If w is given rounded, a sum that is computed from the rounded w is also right.
    let rounding = (shown_value(w) - w) / f64::from(term.statistics.visits);
    let all: u32 = recording.terms(question.step).iter().map(|term| term.statistics.visits).sum();
    let rounded_prior = term.prior.map_or(0.0, |prior| {
        let product = recording.config().exploration.get() * f64::from(all).sqrt();
        (shown_value(prior) - prior) * product / (1.0 + f64::from(term.statistics.visits))
    });
    // The same holds for the prior.
    let given_rounded = [0.0, rounding, -rounding, rounded_prior, rounding + rounded_prior];
    if given_rounded.iter().any(|by| answered.rounds(term.sum() + by)) {
        return None;
    }
    let mistaken = mistaken_sums(recording, question, &term);
    let found = mistaken.into_iter().find(|&(value, _)| answered.rounds(value)).map(|(_, error)| error);
    Some(Fault::Of(found.unwrap_or_else(|| {
        let [mean, bonus] = [term.mean, term.bonus].map(|number| WrittenNumber::rounded(number).value);
        if (answered.value - (mean + bonus)).abs() < 1e-9 { TermError::RoundedEarly } else { TermError::WrongSum }
    })))
}

fn mistaken_sums<G: Game>(
    recording: &SampledTree<G>,
    question: &MctsQuestion,
    term: &SelectionTerm<NodeId>,
) -> Vec<(f64, TermError)> {
    let &SelectionTerm { statistics, mean, bonus, child, .. } = term;
    let c = recording.config().exploration.get();
    let (n, all) = (f64::from(statistics.visits), f64::from(recording.statistics(question.node, question.step).visits));
    let others: Vec<_> = recording.terms(question.step).into_iter().filter(|other| other.child != child).collect();
    if let Some(prior) = term.prior {
        return mistaken_sums_with_priors(recording, question, term, prior, &others);
    }
    let mut mistaken = vec![
        (other_mean(recording, statistics, question.node) + bonus, TermError::OtherView),
        (mean + c * (all.log10() / n).sqrt(), TermError::CommonLogarithm),
        (mean, TermError::MeanAlone),
        (bonus, TermError::BonusAlone),
        (mean + c * (n.ln() / all).sqrt(), TermError::SwappedVisits),
        (mean + c * all.ln() / n, TermError::NoRoot),
        (mean + c * (all / n).sqrt(), TermError::NoLogarithm),
        (mean + (all.ln() / n).sqrt(), TermError::NoConstant),
        (recording.w(child, statistics) + bonus, TermError::WrongMean),
    ];
    mistaken.extend(others.iter().map(|other| (other.sum(), TermError::OtherChild)));
    mistaken.extend(others.iter().map(|other| (other.mean + bonus, TermError::WrongMean)));
    mistaken.extend(others.iter().map(|other| (mean + other.bonus, TermError::WrongBonus)));
    mistaken
}

/// Returns the sums that come out of PUCT with a mistake. Those of children without visits, which have no w/n, differ in
/// the bonus only.
fn mistaken_sums_with_priors<G: Game>(
    recording: &SampledTree<G>,
    question: &MctsQuestion,
    term: &SelectionTerm<NodeId>,
    prior: f64,
    others: &[SelectionTerm<NodeId>],
) -> Vec<(f64, TermError)> {
    let &SelectionTerm { statistics, mean, bonus, child, .. } = term;
    let c = recording.config().exploration.get();
    let n = f64::from(statistics.visits);
    let all: u32 = recording.terms(question.step).iter().map(|term| term.statistics.visits).sum();
    let node = recording.statistics(question.node, question.step).visits;
    let (all, node) = (f64::from(all), f64::from(node));
    let mut mistaken = vec![
        (other_mean(recording, statistics, question.node) + bonus, TermError::OtherView),
        (mean, TermError::MeanAlone),
        (bonus, TermError::BonusAlone),
        (mean + c * all.sqrt() / (1.0 + n), TermError::NoPrior),
        (mean + c * prior * all / (1.0 + n), TermError::NoRoot),
        (mean + prior * all.sqrt() / (1.0 + n), TermError::NoConstant),
        (recording.w(child, statistics) + bonus, TermError::WrongMean),
    ];
    if 0 < statistics.visits {
        mistaken.extend([
            (mean + c * prior * all.sqrt() / n, TermError::NoOne),
            (mean + c * prior * n.sqrt() / (1.0 + all), TermError::SwappedVisits),
            (mean + c * (node.ln() / n).sqrt(), TermError::OtherBonus),
        ]);
    }
    mistaken.extend(others.iter().map(|other| (other.sum(), TermError::OtherChild)));
    mistaken.extend(others.iter().map(|other| (other.mean + bonus, TermError::WrongMean)));
    mistaken.extend(others.iter().map(|other| (mean + other.bonus, TermError::WrongBonus)));
    mistaken
}
