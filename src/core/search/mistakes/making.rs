//! Makes a search with a mistake.

use super::mistake::Mistake;
use super::positions::{Layers, Maximizing, MoverEvaluation, SharedBoard};
use super::{alpha_beta, cache, negamax};
use crate::game::Game;
use crate::score::Score;
use crate::search::config::SearchConfig;
use crate::search::event::Tracer;
use crate::search::search;
use crate::search::support::searcher::{Node, Searcher};
use std::ops::ControlFlow;

/// A tracer of a search with any of the mistakes.
pub trait MistakeTracer<G: Game>:
    Tracer<G> + Tracer<Maximizing<G>> + Tracer<MoverEvaluation<G>> + Tracer<Layers<G>> + Tracer<SharedBoard<G>>
{
}

impl<G: Game, T> MistakeTracer<G> for T where
    T: Tracer<G> + Tracer<Maximizing<G>> + Tracer<MoverEvaluation<G>> + Tracer<Layers<G>> + Tracer<SharedBoard<G>>
{
}

/// Searches from `root` with a mistake that [applies](Mistake::applies_to) to the search, and tells `tracer` every step. Continues
/// with what the search takes for the root's score.
pub fn search_with_mistake<G: Game>(
    mistake: Mistake,
    config: &SearchConfig,
    root: &G,
    tracer: &mut impl MistakeTracer<G>,
) -> ControlFlow<(), Score> {
    if let Some(changed) = mistake.changed(config) {
        return search(&changed, root, tracer);
    }
    let config = config.effective();
    match mistake {
        Mistake::MinMaximises => search(&config, &Maximizing(root.clone()), tracer),
        Mistake::MoverEvaluation => search(&config, &MoverEvaluation(root.clone()), tracer),
        Mistake::OneLayerForAllOpponents => {
            let unlimited = SearchConfig { depth: None, ..config };
            search(&unlimited, &Layers::new(root, config.depth), tracer)
        }
        Mistake::StateNotUndone => search(&config, &SharedBoard::new(root), tracer),
        Mistake::CacheWithoutDepth | Mistake::CacheWithoutWindow => {
            let mut searcher = Searcher::new(config, tracer);
            cache::alpha_beta_table(&mut searcher, &Node::root(root), config.window, mistake)
        }
        Mistake::NegamaxNoSwap | Mistake::NegamaxNoSign | Mistake::NegamaxDoubleSign | Mistake::AlwaysNegating => {
            let mut searcher = Searcher::<G, _, false>::new(config, tracer);
            negamax::root(&mut searcher, &Node::root(root), config.window, mistake)
        }
        Mistake::CutOnStrict
        | Mistake::CutOnEqual
        | Mistake::NoCuts
        | Mistake::AlphaNotUpdated
        | Mistake::BetaNotUpdated
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
            let mut searcher = Searcher::<G, _, false>::new(config, tracer);
            alpha_beta::alpha_beta(&mut searcher, &Node::root(root), config.window, mistake)
        }
    }
}
