//! The mistakes with which a search does everything that a run reports.

use super::comparing::Exactness;
use super::facts::MemoryUse;
use super::judge::Judge;
use super::placed::PlacedNode;
use super::view::is_view_open;
use crate::game::Game;
use crate::game::any::AnyMove;
use crate::run::ReportedView;
use crate::score::{CutOn, Score, Window};
use crate::search::mistakes::{ChanceMistake, CodeForm, Mistake};
use crate::search::{Fail, SearchConfig};

impl Judge<'_> {
    /// Returns the mistakes with which the search does everything that the run reports. Where the view of its values is
    /// open, a wrong run may fit one mistake in MAX's view and another in the mover's: a forgotten sign at a leaf looks
    /// like a window that was not negated.
    pub(super) fn diagnoses(
        &self,
        config: &SearchConfig,
        is_wrong: bool,
        tells_best: bool,
        best: Option<AnyMove>,
    ) -> Vec<Mistake> {
        let mut mistakes = self.diagnoses_in_view(config, is_wrong, tells_best, best);
        if is_wrong && mistakes.is_empty() {
            mistakes = self.mistakes_of_memory(config);
        }
        if is_wrong && is_view_open(self.run) {
            let placed = self.placed.in_other_view();
            let other = Judge { placed, ..*self };
            mistakes.extend(other.diagnoses_in_view(config, is_wrong, tells_best, best));
            let rank = |mistake: &Mistake| Mistake::ALL.iter().position(|other| other == mistake);
            mistakes.sort_by_key(rank);
            mistakes.dedup();
        }
        mistakes
    }

    /// Returns the mistakes of a memory with which everything that the run reports follows.
    fn mistakes_of_memory(&self, config: &SearchConfig) -> Vec<Mistake> {
        let uses = [
            (MemoryUse::BoundsAsValues, Mistake::CacheWithoutWindow),
            (MemoryUse::FlagsByNarrowedWindow, Mistake::CacheFlagsByNarrowedWindow),
            (MemoryUse::AtAnyDepth, Mistake::CacheWithoutDepth),
        ];
        let explains = |&(memory, _): &(MemoryUse, Mistake)| self.justified(config, memory).difference.is_none();
        let is_possible = self.may_remember(config);
        uses.into_iter().filter(|_| is_possible).filter(explains).map(|(_, mistake)| mistake).collect()
    }

    /// Returns the diagnoses in the view in which the run is read. `is_wrong` is whether more than the kind of fail is
    /// another one, `tells_best` whether the run reports a best move, and `best` is that move if it is a move of the
    /// root.
    fn diagnoses_in_view(
        &self,
        config: &SearchConfig,
        is_wrong: bool,
        tells_best: bool,
        best: Option<AnyMove>,
    ) -> Vec<Mistake> {
        let claims = &self.run.header.claims;
        let algorithm =
            if self.placed.view == ReportedView::Mover { config.algorithm.as_negamax() } else { config.algorithm };
        let claimed = SearchConfig { algorithm, ..*config };
        let fails = [claims.fail.unwrap_or(config.fail), Fail::Soft, Fail::Hard];
        let explains_with = |mistake: Mistake, config: &SearchConfig| {
            let explains_by = |form: CodeForm| {
                let comparison = self.compare_in_form(form, config, Some(mistake), Exactness::Exact);
                comparison.difference.is_none() && (!tells_best || best == comparison.best)
            };
            mistake.applies_to(config) && CodeForm::all(mistake, config.fail, config.window).any(explains_by)
        };
        let explains = |mistake: Mistake, fail: Fail| {
            let config = SearchConfig { fail, ..claimed };
            let sentinel = self.with_sentinel(mistake, config);
            // What looks like a number for infinity may be a bound that was returned.
            explains_with(mistake, &sentinel) || (sentinel != config && explains_with(mistake, &config))
        };
        let is_found = |&mistake: &Mistake| {
            if matches!(mistake, Mistake::ReturnsBound | Mistake::ReturnsValue) {
                // These mistakes exist only in relation to a claim.
                claims.fail.is_some_and(|fail| explains(mistake, fail))
            } else if !is_wrong {
                false
            } else if mistake == Mistake::Chance(ChanceMistake::PrunedAsMin) {
                let forms =
                    [CutOn::Equal, CutOn::Strict].into_iter().flat_map(|cut_on| fails.map(|fail| (cut_on, fail)));
                let explains_form = |(cut_on, fail)| explains_with(mistake, &SearchConfig { fail, cut_on, ..claimed });
                forms.into_iter().any(explains_form)
            } else if claimed.algorithm.properties().can_fail_hard {
                fails.iter().any(|&fail| explains(mistake, fail))
            } else {
                explains(mistake, claimed.fail)
            }
        };
        // What only tells other sides than the game's does nothing that a mistake could explain.
        if is_wrong && self.is_right_without_sides(&claimed) {
            return Vec::new();
        }
        Mistake::ALL.into_iter().filter(is_found).collect()
    }

    /// Returns whether the run is that of a search without a mistake, whatever sides it tells and whatever answer it
    /// gives.
    fn is_right_without_sides(&self, config: &SearchConfig) -> bool {
        let tells_sides = self.placed.nodes.iter().any(|node| node.side.is_some());
        tells_sides && {
            let mut placed = self.placed.clone();
            placed.nodes.iter_mut().for_each(|node| node.side = None);
            let judge = Judge { placed, ..*self };
            let is_wrong_at_sides = self.compare(config, None, Exactness::Exact).difference.is_some();
            is_wrong_at_sides && judge.compare(config, None, Exactness::Exact).difference.is_none()
        }
    }

    /// Returns the search with the number that a program takes for infinity as its window, for a mistake that has one:
    /// the bound that its root reports, or else a value that none of the children returned.
    fn with_sentinel(&self, mistake: Mistake, config: SearchConfig) -> SearchConfig {
        if !mistake.has_sentinel() || config.window != Window::FULL {
            return config;
        }
        let told = self.placed.nodes.first().and_then(|root| root.beta).filter(|beta| beta.is_finite());
        let child_values = |at: usize| self.run.children(at).filter_map(|child| self.placed.nodes.get(child)?.value);
        let is_new = |(at, node): (usize, &PlacedNode)| {
            let value = node.value.filter(|value| value.is_finite())?;
            let is_made = if self.run.is_leaf(at) {
                self.position_at(at).evaluate().score() != value
            } else {
                child_values(at).all(|child| child != value)
            };
            is_made.then_some(value)
        };
        let returned = || self.placed.nodes.iter().enumerate().find_map(is_new);
        let Some(sentinel) = told.or_else(returned).filter(|&sentinel| sentinel != Score::ZERO) else { return config };
        let sentinel = sentinel.max(-sentinel);
        SearchConfig { window: Window { alpha: -sentinel, beta: sentinel }, ..config }
    }
}
