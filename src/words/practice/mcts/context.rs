//! What the sentences about a question on a Monte Carlo tree search are made of, whatever its kind: names, counts and
//! numbers.

use super::question::{MctsQuestion, counted_result};
use super::response::MctsResponse;
use crate::i18n::mcts::{child_name, decide_name, node_place, selection_name, wins_name};
use crate::i18n::mcts_numbers::{
    bonus_formula, bonus_product, distinguishing_places, equation, visits_of_terms, written_prior,
};
use crate::i18n::message_args::{MessageArgs, player_name, yes_or_no};
use crate::i18n::rounded::{PLACES, related, shown_number, shown_value};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, Words, args};
use poda_core::document::practice::MctsQuestionKind;
use poda_core::game::GameView;
use poda_core::score::Player;
use poda_core::search::mcts::{SelectionTerm, selected_index};
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Step, Story};

/// A question and what its sentences are made of.
pub struct MctsContext<'a, G: GameView> {
    pub words: &'a Words,
    pub recording: &'a SampledTree<G>,
    pub question: &'a MctsQuestion,
}

impl<G: GameView> MctsContext<'_, G> {
    pub fn styled(&self, key: &str) -> StyledText {
        self.words.styled(key, &self.args())
    }

    /// Returns the names and numbers in the question, without its answer.
    pub fn args(&self) -> MessageArgs {
        let (recording, question) = (self.recording, self.question);
        let result = counted_result(recording, question);
        let shown = question.shown_step;
        let child = question.child.map(|child| child_name(self.words, recording, child)).unwrap_or_default();
        let player = recording.position(question.node).to_move();
        // Whether the mean of the player who selects is 1 − w/n.
        let is_turned = !recording.counts_for_movers() && player == Player::Min;
        let selection = recording.config().selection;
        let terms = recording.terms(question.step);
        let all = visits_of_terms(recording, question.node, &terms, shown);
        let term = terms.iter().find(|term| Some(term.child) == question.child);
        let product = term.map(|term| bonus_product(self.words, recording.config(), all, term)).unwrap_or_default();
        // A search without priors asks only about children that have been visited.
        let is_visited = term.is_none_or(|term| 0 < term.statistics.visits);
        Vec::from(args![
            kind = question.kind.name(),
            node = node_place(self.words, recording, question.node),
            player = player_name(player),
            child,
            all = self.words.number(all.into()),
            selection = selection_name(selection),
            formula = bonus_formula(selection),
            product,
            prior = question.child.map(|child| self.prior(child)).unwrap_or_default(),
            visited = yes_or_no(is_visited),
            exploration = recording.config().exploration,
            counts = self.counts(question.child.unwrap_or(question.node), shown),
            children = self.children(),
            value = result,
            x = exactly_or_near(recording.scale().x(result)),
            decide = decide_name(recording.config().decide),
            wins = wins_name(recording),
            turned = yes_or_no(is_turned),
            owner = player_name(recording.counts_for(question.node)),
            gain = exactly_or_near(recording.gain(question.node, result)),
        ])
    }

    /// Returns the w/n of a node after a step.
    pub fn counts(&self, node: NodeId, step: Step) -> String {
        let statistics = self.recording.statistics(node, step);
        let w = self.recording.w(node, statistics);
        let mark = if exactly_or_near(w).starts_with('≈') { "≈" } else { "" };
        format!("{mark}{}", MctsResponse::counts_text(w, statistics.visits))
    }

    /// Returns what follows the w/n of a child: its prior, if it has one.
    fn prior(&self, child: NodeId) -> String {
        let prior = written_prior(self.recording, child).map(|prior| format!(" (P {})", related(&prior)));
        prior.unwrap_or_default()
    }

    /// Returns the choices with their w/n, and their priors if these count.
    fn children(&self) -> String {
        let child = |child: NodeId| {
            let counts = self.counts(child, self.question.shown_step);
            let prior = if self.question.kind == MctsQuestionKind::Decide { String::new() } else { self.prior(child) };
            format!("{} {counts}{prior}", child_name(self.words, self.recording, child))
        };
        let (choices, has_more) = self.question.listed_choices(self.recording);
        let children = choices.into_iter().map(child).chain(has_more.then(|| "…".to_owned()));
        children.collect::<Vec<_>>().join(", ")
    }

    /// Returns the term of a child that is not selected, with enough decimal places to distinguish its sum from that of
    /// the selected child.
    pub fn chosen_term(&self, chosen: NodeId) -> Vec<(&'static str, MessageArg)> {
        let terms = self.recording.terms(self.question.step);
        let best = selected_index(&terms).map(|index| &terms[index]);
        let term = terms.iter().find(|term| term.child == chosen);
        let Some((term, best)) = term.zip(best) else { return Vec::new() };
        let [mean, bonus, sum] =
            equation(term, distinguishing_places(term, best).unwrap_or(PLACES)).map(MessageArg::from);
        vec![("mean", mean), ("bonus", bonus), ("sum", sum)]
    }

    /// Returns a hint with the mean and the bonus of the child that the question is about, or of all children.
    pub fn hint_of_terms(&self) -> StyledText {
        let terms = self.recording.terms(self.question.step);
        let asked = terms.iter().filter(|term| self.question.child.is_none_or(|child| child == term.child));
        let term = |term: &SelectionTerm<NodeId>| {
            let name = child_name(self.words, self.recording, term.child);
            format!("{name} {} + {}", marked_near(term.mean), marked_near(term.bonus))
        };
        let terms: Vec<String> = asked.map(term).collect();
        self.words.styled("mcts-hint-terms", &args![terms = terms.join("; ")])
    }
}

/// Returns a number with at most four decimal places and a relation before it: `= 0.625`, `≈ 0.6667`.
pub fn exactly_or_near(number: f64) -> String {
    related(&marked_near(number))
}

/// Returns a number with at most four decimal places, marked with `≈` if digits are dropped.
fn marked_near(number: f64) -> String {
    let text = near(number, 4);
    let is_equal = text.parse::<f64>().is_ok_and(|rounded| (rounded - number).abs() < 1e-12);
    if is_equal { text } else { format!("≈{text}") }
}

/// Returns a number rounded to at most this many decimal places, without trailing zeros.
fn near(number: f64, places: usize) -> String {
    if (shown_value(number) - number).abs() < 1e-12 { shown_number(number) } else { format!("{number:.places$}") }
}
