//! Compares a run whose position is known with the correct search and with the searches that make a mistake.

use super::comparing::{Comparer, Difference, Exactness, ExpectedAction};
use super::cuts;
use super::expected::ExpectedAnswer;
use super::facts::MemoryUse;
use super::meaning::Reading;
use super::ordered::Ordered;
use super::placed::{PlacedNode, PlacedRun, RunEvent, resolve};
use super::report::{CutFaults, Fact, Finding, RunReport, RunVerdict, Variation, VisitCounts};
use super::told::{is_rounded, says_as_much, told_best, told_payoffs, told_value, work};
use super::view::is_view_open;
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::legal_moves;
use crate::run::{Claims, DepthUnit, ReportedView, Run};
use crate::score::{CutOn, Interval, Payoffs, Score, Window};
use crate::search::best_line::BestLine;
use crate::search::budget::Budget;
use crate::search::mistakes::{
    ChanceMistake, CodeForm, Mistake, MistakeTracer, search_with_mistake, search_with_mistake_in_form,
};
use crate::search::{Algorithm, Fail, Merge, Opponent, PayoffSettings, SearchConfig, search_pruning, search_with};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The most nodes of a search that is made only for its node count or for the value of a move.
const MAX_NODES: u64 = 5_000_000;

/// Returns whether a search tries all moves of a position in any order in which they are listed.
fn follows_the_run(config: &SearchConfig) -> bool {
    // A beginner draws a move by its rank.
    !config.reorders_moves() && config.merge == Merge::Nowhere && config.algorithm.properties().level.is_none()
}

/// Returns whether every node of a tree at which a search to this depth would stop has a value: a program tells only
/// those that it visits.
fn is_valued(position: &AnyGame, depth: Option<usize>) -> bool {
    if let (AnyGame::Tree(tree), Some(depth)) = (position, depth) {
        tree.without_estimate_at(depth).is_empty()
    } else {
        true
    }
}

/// Returns whether a search is one that students carry out by hand, node by node.
pub(super) fn is_by_hand(config: &SearchConfig) -> bool {
    Algorithm::BY_HAND.contains(&config.algorithm) && follows_the_run(config) && config.quiescence.is_none()
}

#[derive(Debug, Default)]
pub(super) struct RunComparison {
    /// The first difference, with the number of the run's event and the step of the recorded search.
    pub difference: Option<(Difference, usize, usize)>,
    /// The number of the run's events that agree.
    pub agreed: usize,
    /// How the run differs from the search without a mistake.
    pub variations: Variations,
    pub best: Option<AnyMove>,
    /// The move that the search plays, if it makes no mistake: the first best one, or another that is proved to be
    /// worth as much.
    pub played: Option<AnyMove>,
    pub value: Option<Score>,
    /// The vector, if the search backs up vectors.
    pub payoffs: Option<Payoffs>,
    /// The number of steps of the recorded search that were compared.
    pub steps: usize,
}

impl RunComparison {
    /// Returns whether more of the run agrees than in another comparison.
    pub fn is_further_than(&self, other: &Self) -> bool {
        match (self.difference, other.difference) {
            (None, Some(_)) => true,
            (Some(_), Some(_)) => other.agreed < self.agreed,
            (None | Some(_), None) => false,
        }
    }
}

/// Differences between a run and a search that are not mistakes.
#[derive(Clone, Debug, Default)]
pub(super) struct Variations(Vec<Variation>);

impl Variations {
    pub fn add(&mut self, is_varied: bool, variation: Variation) {
        if is_varied && !self.has(variation) {
            self.0.push(variation);
        }
    }

    /// Returns the window of the root in which its value does not lie.
    pub fn root_window(&self) -> Option<Window> {
        self.0
            .iter()
            .find_map(|&variation| if let Variation::RootWindow(window) = variation { Some(window) } else { None })
    }

    pub fn has(&self, variation: Variation) -> bool {
        self.0.contains(&variation)
    }
}

/// A run whose position is known, to be compared with searches.
pub(super) struct Judge<'a> {
    pub run: &'a Run,
    pub position: &'a AnyGame,
    pub placed: PlacedRun,
    /// What the depth limit of the program counts.
    pub depth_unit: DepthUnit,
    /// Whether the mistakes that explain the run are wanted.
    pub seeks_diagnoses: bool,
}

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

impl<'a> Judge<'a> {
    pub fn new(run: &'a Run, position: &'a AnyGame) -> Self {
        let depth_unit = run.header.claims.depth_unit.unwrap_or_default();
        Self { run, position, placed: PlacedRun::new(run, position), depth_unit, seeks_diagnoses: true }
    }

    /// Returns the search that the program claims to make.
    pub fn claimed(&self, algorithm: Algorithm) -> SearchConfig {
        let Claims { fail, cut_on, depth, window, opponent, ties, sum, floor, .. } = self.run.header.claims;
        let file = self.run.header.search;
        let file_window = (file.window != Window::FULL).then_some(file.window);
        let has_players = self.position.players().is_some();
        let is_plain = !has_players && self.position.has_chance() && !algorithm.properties().searches_chance;
        SearchConfig {
            algorithm: if is_plain { algorithm.for_chance() } else { algorithm },
            opponent: opponent.unwrap_or(file.opponent),
            fail: fail.unwrap_or(file.fail),
            cut_on: cut_on.unwrap_or(file.cut_on),
            depth: depth.unwrap_or(file.depth.or_else(|| self.told_depth())),
            window: window.or(file_window).or_else(|| self.told_window()).unwrap_or(Window::FULL),
            payoffs: PayoffSettings {
                ties: ties.unwrap_or(file.payoffs.ties),
                sum: sum.or(file.payoffs.sum),
                floor: floor.or(file.payoffs.floor),
            },
            ..file
        }
    }

    /// Returns the depth of the only search of a run in a tree that is deeper, where the depth counts down to an end
    /// there.
    fn told_depth(&self) -> Option<usize> {
        let [root] = self.run.roots[..] else { return None };
        let depth = self.run.nodes[root].depth.filter(|_| self.run.counts_down(root))? as usize;
        let is_used_up = |at: usize| matches!(self.run.nodes[at].depth, Some(0 | 1)) && self.run.is_leaf(at);
        let ends =
            (0..self.placed.nodes.len()).any(|at| is_used_up(at) && !legal_moves(&self.position_at(at)).is_empty());
        ends.then_some(depth)
    }

    /// Returns the window with which the first search begins: the first window that was reported on the way to its
    /// first leaf. A program may begin with any window that is wide enough.
    fn told_window(&self) -> Option<Window> {
        let is_below_last =
            |at: usize| at == 0 || self.run.nodes[at].parent.map(|parent| parent as usize) == at.checked_sub(1);
        let mut first_line =
            (0..self.placed.nodes.len()).take_while(|&at| is_below_last(at)).map(|at| self.placed.nodes[at]);
        let window = first_line.find_map(|node| Some(Window { alpha: node.alpha?, beta: node.beta? }))?;
        (window.alpha < window.beta).then_some(window)
    }

    /// Returns whether the value lies outside the window of a search, so that the search cannot find it.
    fn leaves_the_value_out(&self, config: &SearchConfig) -> bool {
        let Window { alpha, beta } = config.window;
        let value = || self.whole_value(config, self.position, config.depth);
        config.effective().window != Window::FULL && value().is_some_and(|value| value < alpha || beta < value)
    }

    /// Returns the value of a position at a depth; `None` if it takes too long to find.
    pub(super) fn whole_value(&self, config: &SearchConfig, position: &AnyGame, depth: Option<usize>) -> Option<Score> {
        if !is_valued(position, depth) {
            return None;
        }
        let SearchConfig { quiescence, opponent, .. } = *config;
        let plain = SearchConfig { depth, quiescence, ..SearchConfig::default() };
        let mut budget = Budget::nodes(MAX_NODES);
        if config.algorithm.properties().searches_chance {
            let whole = SearchConfig { algorithm: Algorithm::Expectiminimax, opponent, ..plain };
            return self.search(&whole, position, &mut budget).continue_value();
        }
        search_pruning(&plain, position, &mut budget).continue_value()
    }

    /// Searches with a depth limit that counts what the program counts.
    fn search<G: Game<Move = AnyMove>, T>(
        &self,
        config: &SearchConfig,
        root: &G,
        tracer: &mut T,
    ) -> ControlFlow<(), Score>
    where
        T: MistakeTracer<G>,
    {
        match self.depth_unit {
            DepthUnit::Moves if self.may_count_moves(config) => {
                search_with_mistake(ChanceMistake::NotCountedAsPly.into(), config, root, tracer)
            }
            DepthUnit::Moves | DepthUnit::Plies => search_with(config, root, tracer),
        }
    }

    /// Returns whether the depth limit of a search may count the moves of players only.
    fn may_count_moves(&self, config: &SearchConfig) -> bool {
        self.position.players().is_none() && config.algorithm.properties().searches_chance && config.depth.is_some()
    }

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
        let (.., expected) = self.expected(claimed, &own);
        (own.difference.is_some() && expected? != work(self.run)).then_some(own)
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

    /// Returns whether the root's window leaves the value out, nobody claims it, and the returned value is not the
    /// root's value. Two different finite bounds are meant; an infinite bound beside a finite one, or a number and its
    /// negative, may stand for infinities.
    fn returns_only_a_bound(&self, fitting: &FittingSearch, value: Option<Score>) -> bool {
        let FittingSearch { config, comparison, root_window, .. } = fitting;
        let Some(Window { alpha, beta }) = root_window.or_else(|| comparison.variations.root_window()) else {
            return false;
        };
        let is_meant = alpha.is_finite() && beta.is_finite() && alpha != -beta;
        !is_meant && self.whole_value(config, self.position, config.depth) != value
    }

    fn report_in_unit(&self) -> RunReport {
        let fitting = self.fitting_search();
        let FittingSearch { config, comparison, is_guessed, breaks_claim, .. } = &fitting;
        let (expected_value, expected_payoffs, expected_best, expected_work) = self.expected(config, comparison);
        let payoffs = told_payoffs(self.run);
        let vectors = payoffs.zip(expected_payoffs);
        let root_player = self.position.to_move();
        let value = told_value(self.run).map(|value| match self.placed.view {
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
        let told = told_best(self.run);
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
                self.wrong_answer(comparison, (value, expected_value), vectors, (best, expected_best), has_wrong_best)
            })
        });
        let variations = self.variations(&fitting, is_as_good);
        let verdict = match &first {
            _ if !self.run.is_whole() => RunVerdict::Incomplete,
            // A search in a window that nobody claims is right where it returns the value itself, although only as a
            // bound.
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

    /// Returns the root of a search of the run. Moves are tried in the order of the run, unless the search has its own
    /// order.
    pub(super) fn root(&self, config: &SearchConfig, search: usize) -> Ordered {
        let node = self.run.roots.get(search).copied().unwrap_or_default();
        let plain = Arc::default();
        let orders = if follows_the_run(config) { &self.placed.orders } else { &plain };
        // A program that plays against chance needs the bounds that the file states. Another one knows them if it
        // begins with them.
        let stated = self.position.bounds();
        let begins_with_them = config.window == Window::FULL.within(stated);
        let knows_bounds = config.algorithm.properties().searches_chance || begins_with_them;
        Ordered::new(self.position, node, orders, if knows_bounds { stated } else { Interval::UNKNOWN })
    }

    /// Compares the run with a search, or with the search that makes a mistake.
    pub fn compare(&self, config: &SearchConfig, mistake: Option<Mistake>, exactness: Exactness) -> RunComparison {
        self.compare_in_form(CodeForm::default(), config, mistake, exactness)
    }

    /// The same, for a mistake in a program that is written in this form.
    fn compare_in_form(
        &self,
        form: CodeForm,
        config: &SearchConfig,
        mistake: Option<Mistake>,
        exactness: Exactness,
    ) -> RunComparison {
        let placed = &self.placed;
        let mut result = RunComparison::default();
        let searches = if config.algorithm.properties().makes_passes { 1 } else { placed.starts.len() };
        for search_number in 0..searches {
            let start = placed.starts[search_number];
            let events = if searches == 1 { &placed.events[..] } else { placed.events_of(search_number) };
            let mut comparer = Comparer::new(placed, events, config, exactness, mistake.is_none());
            comparer.rounds |= matches!(mistake, Some(Mistake::Chance(_)));
            let root = self.root(config, search_number);
            let has_line = mistake.is_none() && !config.algorithm.properties().backs_up_vectors();
            comparer.line = has_line.then(|| BestLine::new(config, &root));
            // A difference ends the search, and it is stored in the comparer.
            let _ = match mistake {
                Some(mistake) => search_with_mistake_in_form(form, mistake, config, &root, &mut comparer),
                None => self.search(config, &root, &mut comparer),
            };
            result.agreed += comparer.agreed;
            result.variations.add(comparer.has_other_bounds, Variation::Bounds);
            result.variations.add(comparer.has_untold_windows, Variation::Windows);
            (result.best, result.value, result.payoffs) = (comparer.best.best(), comparer.value, comparer.vectors.left);
            result.played = comparer.line.as_ref().and_then(|line| line.line()?.moves.first().copied());
            if let Some(difference) = comparer.difference() {
                result.difference = Some((difference, start + comparer.agreed, result.steps + comparer.steps));
                break;
            }
            result.steps += comparer.steps;
        }
        result
    }

    /// Returns the vector that the root's child by this move returned last.
    fn returned(&self, mv: Option<AnyMove>) -> Option<Payoffs> {
        let root = *self.run.roots.last()?;
        let mut children = self.run.children(root).filter(|&child| self.placed.nodes.get(child).is_some());
        let child = children.find(|&child| mv.is_some() && self.placed.nodes[child].via == mv)?;
        self.placed.payoffs.get(&child).copied()
    }

    /// Returns the value, the vector, the best move and the work of the search.
    fn expected(
        &self,
        config: &SearchConfig,
        comparison: &RunComparison,
    ) -> (Option<Score>, Option<Payoffs>, Option<AnyMove>, Option<VisitCounts>) {
        if comparison.difference.is_none() {
            return (comparison.value, comparison.payoffs, comparison.best, Some(work(self.run)));
        }
        if !is_valued(self.position, config.depth) {
            return (None, None, None, None);
        }
        let mut comparer = Comparer::new(&self.placed, &[], config, Exactness::Exact, false);
        comparer.expected = Some(ExpectedAnswer::within(MAX_NODES));
        let value = self.search(config, &self.root(config, 0), &mut comparer).continue_value();
        let payoffs = comparer.vectors.left;
        match value.zip(comparer.expected) {
            Some((value, ExpectedAnswer { budget, best, .. })) => {
                let work = VisitCounts { nodes: budget.stats.nodes, leaves: budget.stats.leaves };
                (Some(value), payoffs, best.best(), Some(work))
            }
            None => (None, None, None, None),
        }
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
