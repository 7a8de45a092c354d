//! Runs a search with a mistake.

use super::alpha_beta::Slip;
use super::chance::ChanceMistake;
use super::code_form::CodeForm;
use super::mistake::Mistake;
use super::positions::{Misread, Misreading};
use super::shared::Shared;
use super::{alpha_beta, cache, chance, negamax, shared};
use crate::game::Game;
use crate::game::played_game::legal_moves;
use crate::score::{Payoffs, Player, Score, Window};
use crate::search::algorithm::Algorithm;
use crate::search::config::{Opponent, SearchConfig};
use crate::search::event::Tracer;
use crate::search::expectiminimax::expectiminimax;
use crate::search::max_n;
use crate::search::search_with;
use crate::search::support::searcher::Searcher;
use std::ops::ControlFlow;

/// A tracer for searches with any of the mistakes.
pub trait MistakeTracer<G: Game>: Tracer<G> + Tracer<Misread<G>> {}

impl<G: Game, T: Tracer<G> + Tracer<Misread<G>>> MistakeTracer<G> for T {}

/// Searches from `root` with a mistake that [applies](Mistake::applies_to) to the search, and sends every step to
/// `tracer`. Continues with the score that the search returns for the root.
pub fn search_with_mistake<G: Game>(
    mistake: Mistake,
    config: &SearchConfig,
    root: &G,
    tracer: &mut impl MistakeTracer<G>,
) -> ControlFlow<(), Score> {
    search_with_mistake_in_form(CodeForm::default(), mistake, config, root, tracer)
}

/// Same as [`search_with_mistake`], by a program that is written in this form.
///
/// # Errors
/// Breaks where the tracer does.
#[expect(clippy::too_many_lines, reason = "one arm for each mistake")]
pub fn search_with_mistake_in_form<G: Game>(
    form: CodeForm,
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
        | Mistake::SidesExchanged
        | Mistake::TerminalIgnored
        | Mistake::MoverEvaluation
        | Mistake::OneLayerForAllOpponents
        | Mistake::StateNotUndone => {
            let limited = if mistake == Mistake::OneLayerForAllOpponents { None } else { config.depth };
            let infinity = config.window.beta;
            // There the window only determines the number that represents infinity.
            let window = if mistake == Mistake::TerminalIgnored { Window::FULL } else { config.window };
            let config = SearchConfig { depth: limited, window, ..config };
            let mut searcher = Searcher::<Misread<G>, _, true>::new(config, tracer);
            let root = misread(mistake, root, depth, infinity);
            searcher.begin(&root, |searcher, root| {
                alpha_beta::alpha_beta(searcher, root, config.window, Slip { mistake, player: None, form })
            })
        }
        Mistake::Chance(mistake @ (ChanceMistake::ChanceAsMin | ChanceMistake::ChanceAsMax)) => {
            let player = if mistake == ChanceMistake::ChanceAsMin { Player::Min } else { Player::Max };
            let is_random = config.opponent == Opponent::Random;
            let config = SearchConfig { opponent: Opponent::Best, ..config };
            let mut searcher = Searcher::<Misread<G>, _, true>::new(config, tracer);
            let root = Misread::new(root, Misreading::ChanceAs { player, is_random });
            searcher.begin(&root, |searcher, root| expectiminimax(searcher, root))
        }
        Mistake::Chance(ChanceMistake::PrunedAsMin) => {
            let is_random = config.opponent == Opponent::Random;
            let config = SearchConfig { algorithm: Algorithm::AlphaBeta, opponent: Opponent::Best, ..config };
            let mut searcher = Searcher::<Misread<G>, _, true>::new(config, tracer);
            let root = Misread::new(root, Misreading::ChanceAs { player: Player::Min, is_random });
            let slip = Slip { mistake: Mistake::Chance(ChanceMistake::PrunedAsMin), player: None, form };
            searcher.begin(&root, |searcher, root| alpha_beta::alpha_beta(searcher, root, config.window, slip))
        }
        Mistake::Chance(ChanceMistake::NotCountedAsPly) => {
            let config = SearchConfig { depth: None, ..config };
            search_with(&config, &Misread::new(root, Misreading::Moves(depth)), tracer)
        }
        Mistake::Chance(mistake) => {
            let mut searcher = Searcher::<G, _, true>::new(config, tracer);
            searcher.begin(root, |searcher, root| chance::expectiminimax(searcher, root, mistake))
        }
        Mistake::NegamaxLeafSign => {
            let mut searcher = Searcher::<Misread<G>, _, true>::new(config, tracer);
            let root = Misread::new(root, Misreading::ForTheMover);
            searcher.begin(&root, |searcher, root| negamax::root(searcher, root, config.window, mistake))
        }
        Mistake::Players(mistake) => {
            let (viewer, ties) = (root.mover(), config.payoffs.ties);
            let takes = |found: &Payoffs, best: &Payoffs, player| mistake.takes(ties, found, best, player, viewer);
            let mut searcher = Searcher::<G, _, true>::new(config, tracer);
            searcher.begin(root, |searcher, root| max_n::root_with(searcher, root, &takes))
        }
        // It applies to no search.
        Mistake::Sampling(_) => search_with(&config, root, tracer),
        Mistake::DepthForEachOpponent => {
            let depth = depth.map(|depth| depth / plies_of_a_round(root));
            search_with(&SearchConfig { depth, ..config }, root, tracer)
        }
        Mistake::BestShared | Mistake::WindowShared => {
            let mut searcher = Searcher::new(config, tracer);
            let best = [Player::Max, Player::Min].map(Player::worst);
            let mut shared = Shared { window: config.window, best };
            searcher
                .begin(root, |searcher, root| shared::alpha_beta(searcher, root, config.window, &mut shared, mistake))
        }
        Mistake::CacheWithoutDepth | Mistake::CacheWithoutWindow | Mistake::CacheFlagsByNarrowedWindow => {
            let mut searcher = Searcher::new(config, tracer);
            searcher.begin(root, |searcher, root| cache::alpha_beta_table(searcher, root, config.window, mistake))
        }
        Mistake::NegamaxNoSwap
        | Mistake::NegamaxWindowNotNegated
        | Mistake::NegamaxNoSign
        | Mistake::NegamaxDoubleSign
        | Mistake::AlwaysNegating => {
            let mut searcher = Searcher::<G, _, true>::new(config, tracer);
            searcher.begin(root, |searcher, root| negamax::root(searcher, root, config.window, mistake))
        }
        Mistake::AtMax(one_sided) | Mistake::AtMin(one_sided) => {
            let player = if matches!(mistake, Mistake::AtMax(_)) { Player::Max } else { Player::Min };
            let slip = Slip { mistake: Mistake::of_both_sides(one_sided), player: Some(player), form };
            let mut searcher = Searcher::<G, _, true>::new(config, tracer);
            searcher.begin(root, |searcher, root| alpha_beta::alpha_beta(searcher, root, config.window, slip))
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
        | Mistake::TestsOwnBound
        | Mistake::BoundsExchanged
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
        | Mistake::SidesExchangedInBest
        | Mistake::SidesExchangedInScore
        | Mistake::WrongBound
        | Mistake::RootCuts
        | Mistake::CutOnStrictAtMax
        | Mistake::CutOnStrictAtMin
        | Mistake::AlphaRaisedAtMin
        | Mistake::AlphaRaisedAtMinFirst
        | Mistake::BetaLoweredAtMax
        | Mistake::BetaLoweredAtMaxFirst
        | Mistake::LastChildKept
        | Mistake::SmallInfinity
        | Mistake::SmallInfinityInBest => {
            let mut searcher = Searcher::<G, _, true>::new(config, tracer);
            let window = if mistake == Mistake::SmallInfinityInBest { Window::FULL } else { config.window };
            searcher.begin(root, |searcher, root| {
                alpha_beta::alpha_beta(searcher, root, window, Slip { mistake, player: None, form })
            })
        }
    }
}

/// Returns the number of plies until the player at the root moves again after others: a round of all players.
fn plies_of_a_round<G: Game>(root: &G) -> usize {
    let first = root.to_move();
    let mut position = root.clone();
    let mut plies = 0;
    let mut others_moved = false;
    while let Some(&mv) = legal_moves(&position).first() {
        position = position.after(mv);
        plies += 1;
        if others_moved && position.to_move() == first {
            return plies;
        }
        others_moved |= position.to_move() != first;
    }
    1
}

/// Returns the root as read by a program with this mistake; `depth` limits the number of layers, and `infinity` is a
/// number that stands for it.
fn misread<G: Game>(mistake: Mistake, root: &G, depth: Option<usize>, infinity: Score) -> Misread<G> {
    if mistake == Mistake::StateNotUndone {
        Misread::on_a_shared_board(root)
    } else if mistake == Mistake::MoverEvaluation {
        Misread::new(root, Misreading::ForTheMover)
    } else if mistake == Mistake::SidesExchanged {
        Misread::new(root, Misreading::Exchanged)
    } else if mistake == Mistake::TerminalIgnored {
        Misread::new(root, Misreading::Endless { left: depth, infinity })
    } else if mistake == Mistake::OneLayerForAllOpponents {
        Misread::new(root, Misreading::Layers(depth))
    } else {
        Misread::new(root, Misreading::AlwaysMax)
    }
}
