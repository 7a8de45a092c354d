//! The numbers of a Monte Carlo tree search as text: the statistics of its nodes, its priors, and the terms of its
//! selections.
//!
//! Does not depend on sentences: pictures and tables write the same numbers. A number of which digits are dropped is
//! marked with `≈`.

use super::Words;
use super::rounded::{PLACES, marked, related, rounded, shown_number, shown_value};
use poda_core::game::GameView;
use poda_core::score::Score;
use poda_core::search::mcts::{
    MctsConfig, ResultScale, Selection, SelectionTerm, Statistics, are_equal, selected_index,
};
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step};

/// The maximum number of decimal places that are tried to distinguish two numbers.
const MAX_PLACES: usize = 15;

/// Returns w and n of a node with these statistics as text. W counts for
/// [the player of the node](SampledTree::counts_for).
pub fn written_counts<G: GameView>(
    words: &Words,
    recording: &SampledTree<G>,
    node: NodeId,
    statistics: Statistics,
) -> [String; 2] {
    [written_w(words, recording.w(node, statistics)), words.number(statistics.visits.into())]
}

/// Returns the statistics of a node in the form `w/n`: `3/5`, `2.5/4`.
pub fn written_fraction<G: GameView>(
    words: &Words,
    recording: &SampledTree<G>,
    node: NodeId,
    statistics: Statistics,
) -> String {
    written_counts(words, recording, node, statistics).join("/")
}

/// Returns a w as text, without trailing zeros, and marked with `≈` if digits are dropped.
fn written_w(words: &Words, w: f64) -> String {
    let marked = marked(w, PLACES);
    let (mark, w) = marked.strip_prefix('≈').map_or(("", marked.as_str()), |w| ("≈", w));
    let w = w.trim_end_matches('0').trim_end_matches('.');
    let (whole, decimals) = w.split_once('.').map_or((w, None), |(whole, decimals)| (whole, Some(decimals)));
    let whole = whole.parse().map_or_else(|_| whole.to_owned(), |whole| words.number(whole));
    let decimals = decimals.map_or_else(String::new, |decimals| format!(".{decimals}"));
    format!("{mark}{whole}{decimals}")
}

/// Returns the mean w/n of a visited node as text, marked with `≈` if digits are dropped.
pub fn written_mean<G: GameView>(recording: &SampledTree<G>, node: NodeId, statistics: Statistics) -> Option<String> {
    (0 < statistics.visits).then(|| marked(recording.mean(node, statistics), PLACES))
}

/// Returns the x of a result as text, with a relation before it: `= 0.50`, `≈ 0.13`.
pub fn written_x(scale: ResultScale, result: Score) -> String {
    related(&marked(scale.x(result), PLACES))
}

/// Returns the prior of the move to a node as text, with at most four decimal places, and marked with `≈` if digits are
/// dropped; `None` if it has none.
pub fn written_prior<G: GameView>(recording: &SampledTree<G>, node: NodeId) -> Option<String> {
    recording.prior(node).map(written_share)
}

/// Returns a prior as text, with at most four decimal places, and marked with `≈` if digits are dropped.
pub fn written_share(prior: f64) -> String {
    let mark = if are_equal(shown_value(prior), prior) { "" } else { "≈" };
    format!("{mark}{}", shown_number(prior))
}

/// The written form of the term of a child: mean + bonus = sum. Each number is marked with `≈` if digits are dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTerm {
    pub child: NodeId,
    /// The prior of the child, if there are priors.
    pub prior: Option<String>,
    pub mean: String,
    pub bonus: String,
    pub sum: String,
    /// The rank of the child in the comparison of sums.
    pub rank: TermRank,
}

/// The rank of a child in the comparison of sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermRank {
    /// It has the greatest sum, and is selected.
    Selected,
    /// It has the greatest sum among the others.
    RunnerUp,
    /// It has a smaller sum.
    Other,
}

/// Returns the terms of the children among which a step selects, in the order of the moves and in the form of the
/// step's sentence; empty if the step does not select a player's move.
pub fn written_terms<G: GameView>(recording: &SampledTree<G>, step: Step) -> Vec<WrittenTerm> {
    let Some(SampledEvent::Select { child: selected, .. }) = recording.event(step) else { return Vec::new() };
    let terms = recording.terms(step);
    let runner_up = runner_up(&terms, selected);
    let runner_up = runner_up.as_ref();
    let best = terms.iter().find(|term| term.child == selected);
    let places = best.zip(runner_up).and_then(|(best, other)| distinguishing_places(best, other)).unwrap_or(PLACES);
    let written = |term: &SelectionTerm<NodeId>| {
        let [mean, bonus, sum] = equation(term, places);
        let rank = if term.child == selected {
            TermRank::Selected
        } else if runner_up.is_some_and(|other| other.child == term.child) {
            TermRank::RunnerUp
        } else {
            TermRank::Other
        };
        WrittenTerm { child: term.child, prior: term.prior.map(written_share), mean, bonus, sum, rank }
    };
    terms.iter().map(written).collect()
}

/// Returns the term of the child that would be selected among the others.
pub(super) fn runner_up(terms: &[SelectionTerm<NodeId>], selected: NodeId) -> Option<SelectionTerm<NodeId>> {
    let others: Vec<_> = terms.iter().copied().filter(|term| term.child != selected).collect();
    selected_index(&others).map(|index| others[index])
}

/// Returns the number of decimal places at which two sums are written differently, and the means too if they differ;
/// `None` if the sums are equal.
pub(crate) fn distinguishing_places<Child>(one: &SelectionTerm<Child>, other: &SelectionTerm<Child>) -> Option<usize> {
    if are_equal(one.sum(), other.sum()) {
        return None;
    }
    let are_written_apart =
        |one: f64, other: f64, places| are_equal(one, other) || rounded(one, places) != rounded(other, places);
    (PLACES..=MAX_PLACES).find(|&places| {
        are_written_apart(one.sum(), other.sum(), places) && are_written_apart(one.mean, other.mean, places)
    })
}

/// Returns the texts of a term: mean, bonus, sum. Each number is marked with `≈` if digits are dropped.
pub(crate) fn equation<Child>(term: &SelectionTerm<Child>, places: usize) -> [String; 3] {
    [term.mean, term.bonus, term.sum()].map(|number| marked(number, places))
}

/// Returns the formula of the bonus, in which N, n and P are the visits of the node or of all its children, the visits
/// of the child, and its prior.
pub(crate) const fn bonus_formula(selection: Selection) -> &'static str {
    match selection {
        Selection::Ucb1 => "c·√(ln N / n)",
        Selection::Puct(_) => "c·P·√N / (1 + n)",
    }
}

/// Returns N, n and P of a term put into the formula of its bonus: `1.4·√(ln 5 / 2)`, `1.4·0.6·√5 / (1 + 2)`. `all` is
/// N.
pub(crate) fn bonus_product<Child>(
    words: &Words,
    config: &MctsConfig,
    all: u32,
    term: &SelectionTerm<Child>,
) -> String {
    let [all, visits] = [all, term.statistics.visits].map(|number| words.number(number.into()));
    let c = config.exploration.shown();
    match term.prior {
        None => format!("{c}·√(ln {all} / {visits})"),
        Some(prior) => format!("{c}·{}·√{all} / (1 + {visits})", shown_number(prior)),
    }
}

/// Returns the N in the bonuses of terms: the visits of the node, or in a search with priors those of all its children.
pub(crate) fn visits_of_terms<G: GameView>(
    recording: &SampledTree<G>,
    node: NodeId,
    terms: &[SelectionTerm<NodeId>],
    step: Step,
) -> u32 {
    match recording.config().selection {
        Selection::Ucb1 => recording.statistics(node, step).visits,
        Selection::Puct(_) => terms.iter().map(|term| term.statistics.visits).sum(),
    }
}
