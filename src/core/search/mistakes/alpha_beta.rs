//! Alpha-beta and minimax with one wrong line.

use super::mistake::Mistake;
use crate::game::Game;
use crate::score::{CutOn, Player, Score, Window};
use crate::search::event::Tracer;
use crate::search::support::searcher::{Entered, Node, Searched, Searcher};
use std::ops::ControlFlow;

/// Returns the score of `node` by alpha-beta with this mistake; by minimax if the algorithm does not prune.
pub(in crate::search) fn alpha_beta<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    node: &Node<G>,
    window: Window,
    mistake: Mistake,
) -> Searched {
    let prunes = searcher.config.algorithm.properties().prunes;
    let moves = match searcher.enter(node, prunes.then_some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    let player = node.position.to_move();
    let mut open = window;
    // The mistakes in which a node's score begins at a number that no child has to reach.
    let begins_at = if mistake == Mistake::BestFromZero {
        Some(Score::ZERO)
    } else if matches!(mistake, Mistake::SmallInfinity | Mistake::SmallInfinityInBest) {
        Some(searcher.config.window.limit(player.opponent()))
    } else {
        None
    };
    // The mistakes in which a side takes the score that is best for the other one.
    let chooser = if exchanges_best(mistake) { player.opponent() } else { player };
    let mut best = begins_at.unwrap_or(chooser.worst());
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let ignores_root = mistake == Mistake::RootWindowNotPassed && node.is_root();
        let handed_on = if ignores_root || mistake == Mistake::WindowNotPassed {
            searcher.config.window
        } else if mistake == Mistake::WindowFromParent {
            window
        } else if mistake == Mistake::AlphaBetaSwapped {
            Window { alpha: open.beta, beta: open.alpha }
        } else {
            open
        };
        let score = searcher.descend(&child, |searcher, child| alpha_beta(searcher, child, handed_on, mistake))?;
        let best_before = best;
        let is_candidate = mv.is_first && begins_at.is_none();
        // The mistake `LastBest`: a tie is an improvement too.
        let ties_improve = mistake == Mistake::LastBest && score == best;
        if is_candidate || chooser.prefers(score, best) || ties_improve || mistake == Mistake::LastChildKept {
            best = score;
            searcher.improve(best)?;
        }
        let takes_last = mistake == Mistake::SidesExchangedInScore;
        let bound = if takes_last { score } else { best };
        let tested = if mistake == Mistake::UpdateAfterTest { best_before } else { bound };
        let root_cuts = mistake == Mistake::RootCuts && node.is_root();
        let (has_forgotten, tests_own_bound, goes_on) = match player {
            Player::Max => (
                mistake == Mistake::AlphaForgotten,
                mistake == Mistake::TestsAlphaAtMax,
                mistake == Mistake::NoCutsAtMax,
            ),
            Player::Min => {
                (mistake == Mistake::BetaForgotten, mistake == Mistake::TestsBetaAtMin, mistake == Mistake::NoCutsAtMin)
            }
        };
        // The mistakes in which a side moves the bound of the other one, before or after the test for a cut.
        let moves_other_bound = match player {
            Player::Max => matches!(mistake, Mistake::BetaLoweredAtMax | Mistake::BetaLoweredAtMaxFirst),
            Player::Min => matches!(mistake, Mistake::AlphaRaisedAtMin | Mistake::AlphaRaisedAtMinFirst),
        };
        let moves_first = matches!(mistake, Mistake::AlphaRaisedAtMinFirst | Mistake::BetaLoweredAtMaxFirst);
        let narrows_by = if moves_other_bound { player.opponent() } else { player };
        if moves_other_bound && moves_first {
            open = open.narrowed(narrows_by, best);
        }
        let cut_on = match (mistake, player) {
            (Mistake::CutOnStrictAtMax, Player::Max) | (Mistake::CutOnStrictAtMin, Player::Min) => CutOn::Strict,
            (_, Player::Max | Player::Min) => searcher.config.cut_on,
        };
        let never_cuts = has_forgotten || goes_on || mistake == Mistake::NoCuts;
        let own_bound = open.limit(player.opponent());
        let compared = if tests_own_bound { Window { alpha: own_bound, beta: own_bound } } else { open };
        let is_closed = if moves_other_bound && moves_first {
            open.is_closed(cut_on)
        } else {
            root_cuts || compared.is_closed_by(player, tested, cut_on)
        };
        if prunes && is_closed && !never_cuts {
            searcher.cut(node, moves, mv)?;
            if mistake == Mistake::WrongBound {
                // The bound that was met is the player's own limit, β at MAX, and not the opponent's.
                return searcher.leave(moves, open.limit(player.opponent()));
            }
            break;
        }
        let is_forgotten = match player {
            Player::Max => mistake == Mistake::AlphaNotUpdated,
            Player::Min => mistake == Mistake::BetaNotUpdated,
        };
        if !is_forgotten && !has_forgotten {
            open = open.narrowed(narrows_by, bound);
        }
    }
    searcher.leave(moves, if prunes { searcher.config.fail.applied(best, window) } else { best })
}

/// Returns whether MAX takes the smallest score and MIN the largest, while each side moves its own bound.
fn exchanges_best(mistake: Mistake) -> bool {
    matches!(mistake, Mistake::SidesExchangedInBest | Mistake::SidesExchangedInScore)
}
