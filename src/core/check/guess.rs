//! Guesses the search of a program that does not name its algorithm.

use super::comparing::Exactness;
use super::facts::MemoryUse;
use super::judge::{Judge, is_by_hand};
use crate::game::Game;
use crate::game::played_game::legal_moves;
use crate::run::ReportedView;
use crate::score::{CutOn, Score};
use crate::search::{Algorithm, Fail, Opponent, SearchConfig};

impl Judge<'_> {
    /// Returns the search that agrees with the most events of the run, the simplest of equals.
    pub(super) fn guessed(&self) -> SearchConfig {
        let claims = &self.run.header.claims;
        let is_negamax = self.placed.view == ReportedView::Mover;
        let has_chance = self.position.has_chance();
        let has_players = self.position.players().is_some();
        let plain = if has_players {
            // A program that tells single numbers does not back up vectors.
            let tells_vectors = has_chance || !self.placed.payoffs.is_empty();
            if tells_vectors {
                [Algorithm::MaxN, Algorithm::Paranoid]
            } else {
                [Algorithm::Paranoid, Algorithm::BestReply]
            }
        } else if has_chance {
            [Algorithm::Expectiminimax, Algorithm::Star1]
        } else if is_negamax {
            [Algorithm::NegamaxAlphaBeta, Algorithm::Negamax]
        } else {
            [Algorithm::AlphaBeta, Algorithm::Minimax]
        };
        let is_other = |algorithm: &Algorithm| {
            let properties = algorithm.properties();
            properties.prunes && properties.searches_chance == has_chance && !algorithm.is_done_by_hand()
        };
        let mut others: Vec<Algorithm> = Algorithm::CORRECT.into_iter().filter(is_other).collect();
        if has_players {
            others = if has_chance { Vec::new() } else { vec![Algorithm::MaxNShallow, Algorithm::BestReply] };
        }
        others.sort_by_key(|algorithm| (algorithm.properties().makes_passes, algorithm.properties().table));
        let depth = claims.depth.or(self.run.header.search.depth.map(Some)).unwrap_or_else(|| self.depth_reached());
        let config_of = |algorithm| SearchConfig { depth, ..self.claimed(algorithm) };
        // A program that narrows windows, or claims something about cuts, does not mean a search without them.
        let is_narrowed = |bound: Option<Score>| bound.is_some_and(Score::is_finite);
        let says_that_it_prunes = claims.fail.is_some()
            || claims.cut_on.is_some()
            || self.placed.nodes.iter().any(|node| is_narrowed(node.alpha) || is_narrowed(node.beta));
        let mut nearest = (config_of(plain[0]), 0);
        let mut found = |algorithm, opponent| {
            [CutOn::Equal, CutOn::Strict]
                .into_iter()
                .flat_map(|cut_on| [(cut_on, Fail::Soft), (cut_on, Fail::Hard)])
                .find_map(|(cut_on, fail)| {
                    let config = SearchConfig {
                        cut_on: claims.cut_on.unwrap_or(cut_on),
                        fail: claims.fail.unwrap_or(fail),
                        opponent,
                        ..config_of(algorithm)
                    };
                    let exactness = if is_by_hand(&config) { Exactness::Exact } else { Exactness::Soundly };
                    let comparison = self.compare(&config, None, exactness);
                    // A search that goes on where the run ends is another one.
                    let goes_on = comparison.difference.is_some() && comparison.agreed == self.placed.events.len();
                    let may_be_meant = !says_that_it_prunes || algorithm.properties().prunes;
                    if nearest.1 < comparison.agreed && may_be_meant && !goes_on {
                        nearest = (config, comparison.agreed);
                    }
                    comparison.difference.is_none().then_some(config)
                })
        };
        let opponent = claims.opponent.unwrap_or(self.run.header.search.opponent);
        let in_own_form = |algorithm: &Algorithm| {
            let config = config_of(*algorithm);
            let is_followed = || self.followed(&config).difference.is_none();
            !has_chance && !has_players && (is_followed() || self.followed_without_deep_cuts(&config).is_some())
        };
        let simple = plain.into_iter().find_map(|algorithm| found(algorithm, opponent));
        let simple = simple.or_else(|| plain.into_iter().find(in_own_form).map(config_of));
        // A program may take MIN for an opponent who moves at random.
        let random = |found: &mut dyn FnMut(Algorithm, Opponent) -> Option<SearchConfig>| {
            let is_possible = !has_chance && !has_players && claims.opponent != Some(Opponent::Best);
            is_possible.then(|| found(Algorithm::Expectiminimax, Opponent::Random)).flatten()
        };
        let simple = simple.or_else(|| random(&mut found));
        let other = simple.or_else(|| others.into_iter().find_map(|algorithm| found(algorithm, opponent)));
        let justified = |algorithm: &Algorithm| {
            let config = config_of(*algorithm);
            self.may_remember(&config) && self.justified(&config, MemoryUse::AsProved).difference.is_none()
        };
        let right = other.or_else(|| plain.into_iter().find(justified).map(config_of));
        let (nearest, _) = nearest;
        // A program that leaves children out means to prune, if a known mistake in a search that prunes explains it.
        let explained = || {
            let prunes = |algorithm: &Algorithm| algorithm.properties().prunes;
            let may_mean_to = !prunes(&nearest.algorithm) && self.seeks_diagnoses && self.leaves_children_out();
            let pruning = plain.into_iter().filter(prunes).map(config_of).filter(|_| may_mean_to);
            let mut with_cuts = pruning.flat_map(|config| {
                let either = claims.cut_on.map_or_else(|| vec![CutOn::Equal, CutOn::Strict], |cut_on| vec![cut_on]);
                either.into_iter().map(move |cut_on| SearchConfig { cut_on, ..config })
            });
            with_cuts.find(|config| !self.diagnoses(config, true, false, None).is_empty())
        };
        right.or_else(explained).unwrap_or(nearest)
    }

    /// Returns whether some node of the run has fewer children there than in the game.
    fn leaves_children_out(&self) -> bool {
        let has_fewer = |at: usize| {
            let entered = self.run.children(at).count();
            0 < entered && entered < legal_moves(&self.position_at(at)).len()
        };
        (0..self.placed.nodes.len()).any(has_fewer)
    }

    /// Returns the depth at which the program seems to stop: the ply of its deepest nodes, if the game is not over in
    /// one of them.
    fn depth_reached(&self) -> Option<usize> {
        let mut plies = vec![0; self.placed.nodes.len()];
        for (at, told) in self.run.nodes.iter().enumerate().take(plies.len()) {
            plies[at] = told.parent.map_or(0, |parent| plies[parent as usize] + 1);
        }
        let deepest = plies.iter().copied().max().filter(|&deepest| 0 < deepest)?;
        let mut nodes = (0..plies.len()).filter(|&node| plies[node] == deepest);
        nodes.any(|node| !legal_moves(&self.position_at(node)).is_empty()).then_some(deepest)
    }
}
