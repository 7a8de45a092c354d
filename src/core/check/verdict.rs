//! The report on a run whose position is known: the search that it is compared with, the first difference, and the
//! verdict.

use super::comparing::{Comparer, Exactness, ExpectedAction};
use super::cuts;
use super::expected::ExpectedAnswer;
use super::facts::MemoryUse;
use super::judge::{Judge, MAX_NODES, RootAnswer, RunComparison, follows_the_run, is_by_hand, is_valued};
use super::meaning::Reading;
use super::placed::{RunEvent, resolve};
use super::report::{CutFaults, Fact, Finding, RunReport, RunVerdict, Variation, VisitCounts};
use super::reported::{is_rounded, reported_best, reported_payoffs, reported_value, says_as_much, work};
use crate::game::Game;
use crate::game::any::AnyMove;
use crate::game::played_game::legal_moves;
use crate::run::{DepthUnit, ReportedView, Run};
use crate::score::{CutOn, Interval, Payoffs, Score, Window};
use crate::search::{Algorithm, Fail, Opponent, SearchConfig};

/// The search that a run is compared with.
struct FittingSearch {
    config: SearchConfig,
    comparison: RunComparison,
    /// Whether the run does not claim which search it is.
    is_guessed: bool,
    /// The window of the root, if the run follows the search in that window, and its value lies outside.
    root_window: Option<Window>,
    /// Whether the run is right, but not the kind of fail that it claims, so that it visits other nodes.
    breaks_claim: bool,
}

impl FittingSearch {
    /// Returns whether the run returns other bounds outside its windows than it claims, or another kind of bounds than
    /// the search.
    fn has_other_bounds(&self, run: &Run) -> bool {
        let has_other_fail = run.header.claims.fail.is_some_and(|claimed| claimed != self.config.fail);
        has_other_fail || self.comparison.variations.has(Variation::Bounds)
    }
}

impl Judge<'_> {
    /// Returns whether the claimed search can search a position of as many players.
    pub fn can_be_claimed(&self) -> bool {
        let claims = &self.run.header.claims;
        let properties = claims.algorithm.map(Algorithm::properties);
        let Some(players) = self.position.players() else {
            return properties.is_none_or(|properties| properties.multi_player.is_none());
        };
        let is_for_players = properties.is_none_or(|properties| {
            let searches_chance = properties.searches_chance || !self.position.has_chance();
            properties.multi_player.is_some() && searches_chance
        });
        let keeps_sum = claims.sum.zip(players.greatest_sum).is_none_or(|(sum, greatest)| greatest <= sum);
        let keeps_floor = claims.floor.is_none_or(|floor| {
            let floors = floor.each(players.names.len());
            let is_kept = |(floor, least): (&Score, &Score)| floor <= least;
            floors.is_some_and(|floors| floors.entries().iter().zip(players.least.entries()).all(is_kept))
        });
        is_for_players && keeps_sum && keeps_floor
    }

    /// Returns the report. In a game with chance the depth limit is that of the program, which may count moves only.
    pub fn report(&self) -> RunReport {
        let report = self.report_in_unit();
        let is_open = self.run.header.claims.depth_unit.is_none() && report.first.is_some();
        if !is_open || !report.config.is_some_and(|config| self.may_count_moves(&config)) {
            return report;
        }
        let placed = self.placed.clone();
        let other = Judge { placed, depth_unit: DepthUnit::Moves, ..*self };
        let mut in_moves = other.report_in_unit();
        if in_moves.first.is_some() {
            return report;
        }
        in_moves.variations.push(Variation::DepthInMoves);
        if in_moves.verdict == RunVerdict::Same {
            in_moves.verdict = RunVerdict::Equivalent;
        }
        in_moves
    }

    fn report_in_unit(&self) -> RunReport {
        let fitting = self.fitting_search();
        let FittingSearch { config, comparison, is_guessed, breaks_claim, .. } = &fitting;
        let (expected, expected_work) = self.expected(config, comparison);
        let RootAnswer { value: expected_value, payoffs: expected_payoffs, best: expected_best } = expected;
        let payoffs = reported_payoffs(self.run);
        let vectors = payoffs.zip(expected_payoffs);
        let root_player = self.position.to_move();
        let value = reported_value(self.run).map(|value| match self.placed.view {
            ReportedView::Max => value,
            ReportedView::Mover => root_player.view(value),
        });
        let is_right_value = value.zip(expected_value).is_none_or(|(told, expected)| {
            let is_average = config.algorithm.properties().searches_chance;
            told == expected
                || (is_average && is_rounded(told, expected))
                || says_as_much(config.effective().window, expected, told)
        }) && vectors.is_none_or(|(told, expected)| {
            let entries = told.entries().iter().zip(expected.entries());
            entries.into_iter().all(|(&told, &expected)| told == expected || is_rounded(told, expected))
        });
        let told = reported_best(self.run);
        let best = told.and_then(|told| resolve(self.run, self.position, &legal_moves(self.position), 0, told));
        let is_played = best.is_some() && best == comparison.played;
        let is_other_best = told.is_some() && best != expected_best && !is_played && self.run.is_whole();
        let is_as_good = is_other_best
            && if config.algorithm.properties().backs_up_vectors() {
                self.returned(best).is_some_and(|returned| Some(returned) == expected_payoffs)
            } else {
                self.is_as_good(config, best, expected_value)
            };
        let proves_best = self.proves_best(&fitting, expected_value);
        let expected_best = expected_best.filter(|_| proves_best);
        let has_wrong_best = is_other_best && !is_as_good && proves_best;
        let unknown = self.unknown_move(comparison);
        let is_unknown = unknown.is_some();
        let first = unknown.or_else(|| self.first_finding(config, comparison)).or_else(|| {
            let is_wrong = has_wrong_best || !is_right_value;
            is_wrong.then(|| {
                let expected = RootAnswer { best: expected_best, ..expected };
                self.wrong_answer(comparison, RootAnswer { value, payoffs, best }, expected, has_wrong_best)
            })
        });
        let variations = self.variations(&fitting, is_as_good);
        let verdict = match &first {
            _ if !self.run.is_whole() => RunVerdict::Incomplete,
            // Another number than the root's value may be right as a bound, in a window that nobody claims.
            _ if is_unknown || (first.is_none() && self.returns_only_a_bound(&fitting, value)) => {
                RunVerdict::Incomparable
            }
            Some(_) if has_wrong_best || !is_right_value => RunVerdict::Wrong,
            Some(finding) if finding.fact.key() == "returned_value" && !breaks_claim => RunVerdict::Inconsistent,
            // The right answer is not known either.
            Some(_) if !is_valued(self.position, config.depth) => RunVerdict::Inconsistent,
            Some(_) => RunVerdict::Differs,
            None if variations.is_empty() => RunVerdict::Same,
            None => RunVerdict::Equivalent,
        };
        let is_explained = first.is_none() && !fitting.has_other_bounds(self.run);
        let is_comparable = verdict != RunVerdict::Incomparable;
        let diagnoses = if is_explained || !is_comparable || !self.seeks_diagnoses {
            Vec::new()
        } else {
            let of = |is_wrong| self.diagnoses(config, is_wrong, told.is_some(), best);
            let is_wrong_answer = has_wrong_best || !is_right_value;
            let found = of(first.is_some() && (!breaks_claim || is_wrong_answer));
            // The other kind of fail alone may not explain what differs from the claimed one.
            if found.is_empty() && first.is_some() { of(true) } else { found }
        };
        // Where the program is free in its cuts, none of them is a fault.
        let cuts = (is_by_hand(config) && is_comparable).then(|| match &first {
            None => CutFaults::default(),
            Some(_) => cuts::cut_faults(self.run, &self.placed, config),
        });
        RunReport {
            verdict,
            config: Some(*config),
            is_guessed: *is_guessed,
            view: self.placed.view,
            value,
            expected_value,
            payoffs,
            expected_payoffs,
            best,
            expected_best,
            work: work(self.run),
            expected_work,
            cuts,
            first,
            diagnoses,
            variations,
            reading: Reading::default(),
        }
    }

    /// Returns the search that the run is compared with: the claimed one, or the one that fits best.
    fn fitting_search(&self) -> FittingSearch {
        let claims = &self.run.header.claims;
        let (config, is_guessed) = match claims.algorithm {
            Some(algorithm) => (self.claimed(algorithm), false),
            None => (self.guessed(), true),
        };
        let is_window_claimed = claims.window.is_some() || self.run.header.search.window != Window::FULL;
        let begins_too_narrow = !is_window_claimed && self.leaves_the_value_out(&config);
        // A window that the root reports may be meant, and then the value is a bound.
        let is_in_window = begins_too_narrow && is_guessed && {
            let (_, comparison) = self.best_comparison(&config);
            comparison.difference.is_none()
        };
        let root_window = is_in_window.then_some(config.window);
        let is_widened = begins_too_narrow && !is_in_window;
        let config = if is_widened { SearchConfig { window: Window::FULL, ..config } } else { config };
        let claimed = config;
        let (config, comparison) = self.best_comparison(&claimed);
        if let Some(comparison) = self.broken_claim_of_bounds(&claimed, &config, &comparison) {
            return FittingSearch { config: claimed, comparison, is_guessed, root_window, breaks_claim: true };
        }
        FittingSearch { config, comparison, is_guessed, root_window, breaks_claim: false }
    }

    /// Returns whether the value lies outside the window of a search, so that the search cannot find it.
    fn leaves_the_value_out(&self, config: &SearchConfig) -> bool {
        let Window { alpha, beta } = config.window;
        let value = || self.whole_value(config, self.position, config.depth);
        config.effective().window != Window::FULL && value().is_some_and(|value| value < alpha || beta < value)
    }

    /// Returns the comparison with the claimed search of a run that is another kind of fail, and visits other nodes for
    /// it: where only what is passed is cut, a bound that is returned is not passed.
    fn broken_claim_of_bounds(
        &self,
        claimed: &SearchConfig,
        config: &SearchConfig,
        comparison: &RunComparison,
    ) -> Option<RunComparison> {
        let is_broken = self.run.header.claims.fail.is_some()
            && claimed.fail != config.fail
            && claimed.cut_on == CutOn::Strict
            && comparison.difference.is_none();
        let own = is_broken.then(|| self.compare(claimed, None, Exactness::Exact))?;
        let (_, expected) = self.expected(claimed, &own);
        (own.difference.is_some() && expected? != work(self.run)).then_some(own)
    }

    /// Compares the run with a search, both with the claimed kind of fail and with the other one, and returns the
    /// better match. A search by hand may also have a form of its own.
    fn best_comparison(&self, config: &SearchConfig) -> (SearchConfig, RunComparison) {
        let claimed = *config;
        let other_fail = match config.fail {
            Fail::Soft => Fail::Hard,
            Fail::Hard => Fail::Soft,
        };
        let can_differ = config.algorithm.properties().can_fail_hard;
        let other = SearchConfig { fail: other_fail, ..*config };
        let mut configs = if can_differ { vec![*config, other] } else { vec![*config] };
        if config.algorithm.properties().searches_chance && self.position.players().is_none() {
            let others = self.other_forms(&configs);
            configs.extend(others);
        }
        // What is said to be right comes from the same search as the first difference, also where the program claims
        // the other kind of fail.
        let mut nearest: Option<(SearchConfig, RunComparison)> = None;
        let mut is_nearer = |config: SearchConfig, comparison: RunComparison| {
            if nearest.as_ref().is_none_or(|(_, nearest)| nearest.agreed < comparison.agreed) {
                nearest = Some((config, comparison));
            }
        };
        let is_by_hand = is_by_hand(config);
        let exactnesses: &[Exactness] =
            if is_by_hand { &[Exactness::Exact] } else { &[Exactness::Exact, Exactness::Soundly] };
        let tells_bests = self.placed.nodes.iter().any(|node| node.best.is_some());
        for &exactness in exactnesses {
            for config in &configs {
                let comparison = self.compare(config, None, exactness);
                if comparison.difference.is_none() {
                    // The best moves of inner nodes are compared node by node.
                    let followed = (is_by_hand && tells_bests).then(|| self.followed(config));
                    return (*config, followed.filter(|followed| followed.difference.is_some()).unwrap_or(comparison));
                }
                is_nearer(*config, comparison);
            }
        }
        let (config, comparison) = nearest.expect("there is a search to compare with");
        // A form of its own is right as well, and so is what follows from a memory.
        let followed = is_by_hand.then(|| self.followed(&claimed)).map(|followed| match followed.difference {
            Some(_) => self.followed_without_deep_cuts(&claimed).unwrap_or(followed),
            None => followed,
        });
        if let Some(followed) = self.followed_with_any_tie(&claimed) {
            return (claimed, followed);
        }
        let is_followed = followed.as_ref().is_some_and(|followed| followed.difference.is_none());
        let justified =
            (!is_followed && self.may_remember(&claimed)).then(|| self.justified(&claimed, MemoryUse::AsProved));
        let is_other_search = |justified: &RunComparison| {
            let told = [Variation::Memory, Variation::Scouts, Variation::Passes];
            justified.difference.is_none() || told.into_iter().any(|told| justified.variations.has(told))
        };
        let own_form = match (followed, justified.filter(is_other_search)) {
            (Some(followed), Some(justified)) if justified.is_further_than(&followed) => Some(justified),
            (Some(followed), _) => Some(followed),
            (None, justified) => justified,
        };
        match own_form {
            Some(own_form) if own_form.difference.is_none() => (claimed, own_form),
            Some(own_form) if comparison.agreed < own_form.agreed => (config, own_form),
            Some(_) | None => (config, comparison),
        }
    }

    /// Returns the forms of searches with chance nodes that a program leaves open: an opponent who moves at random,
    /// where no other node is a chance node, and cuts at ties, which may be rounded away.
    fn other_forms(&self, configs: &[SearchConfig]) -> Vec<SearchConfig> {
        let claims = &self.run.header.claims;
        let opponents: &[Opponent] = match claims.opponent {
            None if !self.position.has_chance() => &Opponent::ALL,
            Some(_) | None => &[configs[0].opponent],
        };
        let cuts: &[CutOn] = match claims.cut_on {
            None if configs[0].algorithm.properties().prunes => &[CutOn::Equal, CutOn::Strict],
            Some(_) | None => &[configs[0].cut_on],
        };
        let mut forms = Vec::new();
        for config in configs {
            for &opponent in opponents {
                forms.extend(cuts.iter().map(|&cut_on| SearchConfig { cut_on, opponent, ..*config }));
            }
        }
        forms.retain(|form| !configs.contains(form));
        forms
    }

    /// Returns how a run differs from its search without being wrong.
    fn variations(&self, fitting: &FittingSearch, is_as_good: bool) -> Vec<Variation> {
        let FittingSearch { config, comparison, root_window, .. } = fitting;
        let (claims, search) = (&self.run.header.claims, &self.run.header.search);
        let cuts_otherwise =
            comparison.variations.has(Variation::CutOn) || (claims.cut_on.is_none() && config.cut_on != search.cut_on);
        let has_random_opponent = config.effective().opponent == Opponent::Random
            && claims.opponent.is_none()
            && search.opponent == Opponent::Best;
        let variations = [
            (fitting.has_other_bounds(self.run), Variation::Bounds),
            (follows_the_run(config) && !self.placed.orders.is_plain(), Variation::Order),
            (comparison.variations.has(Variation::Windows), Variation::Windows),
            (is_as_good, Variation::BestMove),
            (cuts_otherwise, Variation::CutOn),
            (comparison.variations.has(Variation::Memory), Variation::Memory),
            (comparison.variations.has(Variation::Scouts), Variation::Scouts),
            (comparison.variations.has(Variation::Passes), Variation::Passes),
            (comparison.variations.has(Variation::ShallowCuts), Variation::ShallowCuts),
            (comparison.variations.has(Variation::Ties), Variation::Ties),
        ];
        let variations = variations.into_iter().filter(|&(is_varied, _)| is_varied).map(|(_, variation)| variation);
        let random_opponent = has_random_opponent.then_some(Variation::RandomOpponent);
        let root_window = root_window.or_else(|| comparison.variations.root_window());
        variations.chain(root_window.map(Variation::RootWindow)).chain(random_opponent).collect()
    }

    /// Returns whether the run returns another value than that of the root from an unclaimed window whose bounds may
    /// stand for infinities: an infinite bound beside a finite one, or a number and its negative. Two other finite
    /// bounds are meant as a window, and the value is right as a bound.
    fn returns_only_a_bound(&self, fitting: &FittingSearch, value: Option<Score>) -> bool {
        let FittingSearch { config, comparison, root_window, .. } = fitting;
        let Some(Window { alpha, beta }) = root_window.or_else(|| comparison.variations.root_window()) else {
            return false;
        };
        let is_meant = alpha.is_finite() && beta.is_finite() && alpha != -beta;
        !is_meant && self.whole_value(config, self.position, config.depth) != value
    }

    /// Returns the answer and the work of the search.
    fn expected(&self, config: &SearchConfig, comparison: &RunComparison) -> (RootAnswer, Option<VisitCounts>) {
        if comparison.difference.is_none() {
            let RunComparison { value, payoffs, best, .. } = *comparison;
            return (RootAnswer { value, payoffs, best }, Some(work(self.run)));
        }
        if !is_valued(self.position, config.depth) {
            return (RootAnswer::default(), None);
        }
        let mut comparer = Comparer::new(&self.placed, &[], config, Exactness::Exact, false);
        comparer.expected = Some(ExpectedAnswer::within(MAX_NODES));
        let value = self.search(config, &self.root(config, 0), &mut comparer).continue_value();
        let payoffs = comparer.vectors.left;
        match value.zip(comparer.expected) {
            Some((value, ExpectedAnswer { budget, best, .. })) => {
                let work = VisitCounts { nodes: budget.stats.nodes, leaves: budget.stats.leaves };
                (RootAnswer { value: Some(value), payoffs, best: best.best() }, Some(work))
            }
            None => (RootAnswer::default(), None),
        }
    }

    /// Returns the vector that the root's child by this move returned last.
    fn returned(&self, mv: Option<AnyMove>) -> Option<Payoffs> {
        let root = *self.run.roots.last()?;
        let mut children = self.run.children(root).filter(|&child| self.placed.nodes.get(child).is_some());
        let child = children.find(|&child| mv.is_some() && self.placed.nodes[child].via == mv)?;
        self.placed.payoffs.get(&child).copied()
    }

    /// Returns whether the search, which returns this value, proves a best move: the root's window contains the value,
    /// or no other value is beyond it.
    fn proves_best(&self, fitting: &FittingSearch, value: Option<Score>) -> bool {
        let FittingSearch { config, comparison, root_window, .. } = fitting;
        let Window { alpha, beta } = config.effective().window;
        let Interval { low, high } = self.position.bounds();
        let is_inside = |value| (alpha < value || value == low) && (value < beta || value == high);
        root_window.is_none() && comparison.variations.root_window().is_none() && value.is_none_or(is_inside)
    }

    /// Returns whether a move of the root has the root's value.
    fn is_as_good(&self, config: &SearchConfig, mv: Option<AnyMove>, value: Option<Score>) -> bool {
        let Some((mv, value)) = mv.zip(value) else { return false };
        let depth = config.depth.map(|depth| depth.saturating_sub(1));
        let plain = SearchConfig { quiescence: None, ..*config };
        self.whole_value(&plain, &self.position.after(mv), depth) == Some(value)
    }

    /// Returns the finding that a child was entered by a move that its position does not have, if the moves of the run
    /// cannot be compared. A position at the end of a game has no moves, so an entered child is a difference of another
    /// kind.
    fn unknown_move(&self, comparison: &RunComparison) -> Option<Finding> {
        let lost = self.placed.lost?;
        let (difference, event, step) = comparison.difference?;
        let is_at_lost = self.placed.events.get(event) == Some(&RunEvent::Enter(u32::try_from(lost).ok()?));
        let is_order = matches!(difference.expected, ExpectedAction::Enter(Some(_)))
            && matches!(self.placed.events.get(event), Some(RunEvent::Enter(_)));
        let parent = self.run.nodes[lost].parent? as usize;
        let moves = legal_moves(&self.position_at(parent));
        if moves.is_empty() || !(is_at_lost || is_order) {
            return None;
        }
        let told = self.run.nodes[lost].via.map(|via| self.run.told(via).into());
        let (line, player) = (self.run.nodes[lost].entered, Some(self.placed.nodes[parent].player));
        let (path, fact) = (self.placed.line(self.run, parent), Fact::UnknownMove { told, moves });
        Some(Finding { line, step, node: parent, path, player, fact })
    }
}
