//! Runs a search with a mistake.

use super::mistake::Mistake;
use super::positions::{Misread, Misreading};
use super::{alpha_beta, cache, negamax};
use crate::game::Game;
use crate::score::Score;
use crate::search::config::SearchConfig;
use crate::search::event::Tracer;
use crate::search::search_with;
use crate::search::support::searcher::Searcher;
use std::ops::ControlFlow;

/// A tracer for searches with any of the mistakes.
pub trait MistakeTracer<G: Game>: Tracer<G> + Tracer<Misread<G>> {}

impl<G: Game, T: Tracer<G> + Tracer<Misread<G>>> MistakeTracer<G> for T {}

/// Searches from `root` with a mistake that [applies](Mistake::applies_to) to the search, and sends every step to `tracer`. Continues with
/// the score that the search returns for the root.
pub fn search_with_mistake<G: Game>(
    mistake: Mistake,
    config: &SearchConfig,
    root: &G,
    tracer: &mut impl MistakeTracer<G>,
) -> ControlFlow<(), Score> {
    if let Some(changed) = mistake.changed(config) {
        return search_with(&changed, root, tracer);
    }
    let config = config.effective();
    let depth = config.depth;
    match mistake {
        Mistake::MinMaximises
        | Mistake::MoverEvaluation
        | Mistake::OneLayerForAllOpponents
        | Mistake::StateNotUndone => {
            let limited = if mistake == Mistake::OneLayerForAllOpponents { None } else { config.depth };
            let config = SearchConfig { depth: limited, ..config };
            let mut searcher = Searcher::<Misread<G>, _, true>::new(config, tracer);
            let root = misread(mistake, root, depth);
            searcher.begin(&root, |searcher, root| alpha_beta::alpha_beta(searcher, root, config.window, mistake))
        }
        Mistake::CacheWithoutDepth | Mistake::CacheWithoutWindow => {
            let mut searcher = Searcher::new(config, tracer);
            searcher.begin(root, |searcher, root| cache::alpha_beta_table(searcher, root, config.window, mistake))
        }
        Mistake::NegamaxNoSwap | Mistake::NegamaxNoSign | Mistake::NegamaxDoubleSign | Mistake::AlwaysNegating => {
            let mut searcher = Searcher::<G, _, true>::new(config, tracer);
            searcher.begin(root, |searcher, root| negamax::root(searcher, root, config.window, mistake))
        }
        Mistake::CutOnStrict
        | Mistake::CutOnEqual
        | Mistake::NoCuts
        | Mistake::AlphaNotUpdated
        | Mistake::BetaNotUpdated
        | Mistake::AlphaForgotten
        | Mistake::BetaForgotten
        | Mistake::TestsAlphaAtMax
        | Mistake::TestsBetaAtMin
        | Mistake::NoCutsAtMax
        | Mistake::NoCutsAtMin
        | Mistake::RootWindowNotPassed
        | Mistake::WindowNotPassed
        | Mistake::WindowFromParent
        | Mistake::UpdateAfterTest
        | Mistake::AlphaBetaSwapped
        | Mistake::DepthMinusOne
        | Mistake::DepthPlusOne
        | Mistake::LastBest
        | Mistake::BestFromZero
        | Mistake::ReturnsBound
        | Mistake::ReturnsValue
        | Mistake::WrongBound
        | Mistake::RootCuts => {
            let mut searcher = Searcher::<G, _, true>::new(config, tracer);
            searcher.begin(root, |searcher, root| alpha_beta::alpha_beta(searcher, root, config.window, mistake))
        }
    }
}

/// Returns the root as read by a program with this mistake; `depth` limits the number of layers.
fn misread<G: Game>(mistake: Mistake, root: &G, depth: Option<usize>) -> Misread<G> {
    if mistake == Mistake::StateNotUndone {
        Misread::on_a_shared_board(root)
    } else if mistake == Mistake::MoverEvaluation {
        Misread::new(root, Misreading::ForTheMover)
    } else if mistake == Mistake::OneLayerForAllOpponents {
        Misread::new(root, Misreading::Layers(depth))
    } else {
        Misread::new(root, Misreading::AlwaysMax)
    }
}
