//! Compares a run whose position is known with the correct search and with the searches that make a mistake.

use super::comparing::{Comparer, Difference, Exactness};
use super::ordered::Ordered;
use super::placed::PlacedRun;
use super::report::Variation;
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::legal_moves;
use crate::run::{Claims, DepthUnit, Run};
use crate::score::{Interval, Payoffs, Score, Window};
use crate::search::best_line::BestLine;
use crate::search::budget::Budget;
use crate::search::mistakes::{
    ChanceMistake, CodeForm, Mistake, MistakeTracer, search_with_mistake, search_with_mistake_in_form,
};
use crate::search::{Algorithm, Merge, PayoffSettings, SearchConfig, search_pruning, search_with};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The most nodes of a search that is made only for its node count or for the value of a move.
pub(super) const MAX_NODES: u64 = 5_000_000;

/// Returns whether a search tries all moves of a position in any order in which they are listed.
pub(super) fn follows_the_run(config: &SearchConfig) -> bool {
    // A beginner draws a move by its rank.
    !config.reorders_moves() && config.merge == Merge::Nowhere && config.algorithm.properties().level.is_none()
}

/// Returns whether every node of a tree at which a search to this depth would stop has a value: a program tells only
/// those that it visits.
pub(super) fn is_valued(position: &AnyGame, depth: Option<usize>) -> bool {
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

/// What a search says of its root.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RootAnswer {
    pub value: Option<Score>,
    /// The vector, if the search backs up vectors.
    pub payoffs: Option<Payoffs>,
    pub best: Option<AnyMove>,
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

    /// Returns the value of a position at a depth; `None` if it takes too long to find.
    pub fn whole_value(&self, config: &SearchConfig, position: &AnyGame, depth: Option<usize>) -> Option<Score> {
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
    pub fn search<G: Game<Move = AnyMove>, T>(
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
    pub fn may_count_moves(&self, config: &SearchConfig) -> bool {
        self.position.players().is_none() && config.algorithm.properties().searches_chance && config.depth.is_some()
    }

    /// Returns the root of a search of the run. Moves are tried in the order of the run, unless the search has its own
    /// order.
    pub fn root(&self, config: &SearchConfig, search: usize) -> Ordered {
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
    pub fn compare_in_form(
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

    pub fn position_at(&self, node: usize) -> AnyGame {
        self.placed.line(self.run, node).iter().fold(self.position.clone(), |position, &mv| position.after(mv))
    }
}
