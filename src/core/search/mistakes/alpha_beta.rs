//! Alpha-beta and minimax with one wrong line.

use super::code_form::{BoundTest, CodeForm, LateCount};
use super::mistake::Mistake;
use crate::game::Game;
use crate::score::{CutOn, Player, Score, Window};
use crate::search::config::Fail;
use crate::search::event::Tracer;
use crate::search::support::searcher::{Entered, Node, Searched, Searcher};
use std::ops::ControlFlow;

/// A mistake, with the side that makes it.
#[derive(Clone, Copy, Debug)]
pub(in crate::search) struct Slip {
    pub mistake: Mistake,
    /// The side whose nodes have the mistake; `None`: both sides.
    pub player: Option<Player>,
    /// How the program is written.
    pub form: CodeForm,
}

impl Slip {
    /// Returns the mistake of both sides, in a program of the commonest form.
    pub fn of_both_sides(mistake: Mistake) -> Self {
        Self { mistake, player: None, form: CodeForm::default() }
    }

    /// Returns the result of a test for a cut that comes before the last child is counted.
    fn is_closed_before(self, open: Window, best: Score, player: Player, cut_on: CutOn) -> bool {
        match self.form.test {
            BoundTest::BestScore => open.is_closed_by(player, best, cut_on),
            BoundTest::BothBounds => open.is_closed(cut_on),
        }
    }

    /// Returns the mistake at the nodes of `player`, if there is one.
    fn at(self, player: Player) -> Option<Mistake> {
        self.player.is_none_or(|own| own == player).then_some(self.mistake)
    }
}

/// Returns the score of `node` by alpha-beta with this mistake; by minimax if the algorithm does not prune.
pub(in crate::search) fn alpha_beta<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    node: &Node<G>,
    window: Window,
    slip: Slip,
) -> Searched {
    let prunes = searcher.config.algorithm.properties().prunes;
    let moves = match searcher.enter(node, prunes.then_some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    let player = node.position.to_move();
    let mistake = slip.at(player);
    let is = |other: Mistake| mistake == Some(other);
    let mut open = window;
    let mut is_cut = false;
    // The mistakes in which a node's score begins at a number that no child has to reach.
    let begins_at = if is(Mistake::BestFromZero) {
        Some(Score::ZERO)
    } else if matches!(mistake, Some(Mistake::SmallInfinity | Mistake::SmallInfinityInBest))
        || (is(Mistake::UpdateAfterTest) && slip.form.begins_at_window)
    {
        Some(searcher.config.window.limit(player.opponent()))
    } else {
        None
    };
    // The mistakes in which a side takes the score that is best for the other one.
    let chooser = if mistake.is_some_and(exchanges_best) { player.opponent() } else { player };
    let mut best = begins_at.unwrap_or(chooser.worst());
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let ignores_root = is(Mistake::RootWindowNotPassed) && node.is_root();
        let handed_on = if ignores_root {
            searcher.config.window
        } else {
            handed_on(mistake, searcher.config.window, window, open)
        };
        let score = searcher.descend(&child, |searcher, child| alpha_beta(searcher, child, handed_on, slip))?;
        let best_before = best;
        let compares_bounds = slip.form.test == BoundTest::BothBounds;
        let is_closed_before =
            is(Mistake::UpdateAfterTest) && slip.is_closed_before(open, best_before, player, searcher.config.cut_on);
        if prunes && is_closed_before && slip.form.late_count == LateCount::UnlessCut {
            searcher.cut(node, moves, mv)?;
            is_cut = true;
            break;
        }
        let is_candidate = mv.is_first && begins_at.is_none();
        // The mistake `LastBest`: a tie is an improvement too.
        let ties_improve = is(Mistake::LastBest) && score == best;
        if is_candidate || chooser.prefers(score, best) || ties_improve || is(Mistake::LastChildKept) {
            best = score;
            searcher.improve(best)?;
        }
        let takes_last = is(Mistake::SidesExchangedInScore);
        let bound = if takes_last { score } else { best };
        let root_cuts = is(Mistake::RootCuts) && node.is_root();
        let [has_forgotten, tests_own_bound, goes_on] = faults_of_side(mistake, player);
        // The mistakes in which a side moves the bound of the other one, before or after the test for a cut.
        let moves_other_bound = match player {
            Player::Max => is(Mistake::BetaLoweredAtMax) || is(Mistake::BetaLoweredAtMaxFirst),
            Player::Min => is(Mistake::AlphaRaisedAtMin) || is(Mistake::AlphaRaisedAtMinFirst),
        } || is(Mistake::BoundsExchanged);
        let moves_first = is(Mistake::AlphaRaisedAtMinFirst)
            || is(Mistake::BetaLoweredAtMaxFirst)
            || (is(Mistake::BoundsExchanged) && compares_bounds);
        let narrows_by = if moves_other_bound { player.opponent() } else { player };
        if moves_other_bound && moves_first {
            open = open.narrowed(narrows_by, best);
        }
        let cut_on = match (mistake, player) {
            (Some(Mistake::CutOnStrictAtMax), Player::Max) | (Some(Mistake::CutOnStrictAtMin), Player::Min) => {
                CutOn::Strict
            }
            (_, Player::Max | Player::Min) => searcher.config.cut_on,
        };
        let never_cuts = has_forgotten || goes_on || is(Mistake::NoCuts);
        let own_bound = open.limit(player.opponent());
        let compared = if tests_own_bound { Window { alpha: own_bound, beta: own_bound } } else { open };
        // What a mistake leaves as it was is compared as it was.
        let is_forgotten = match player {
            Player::Max => is(Mistake::AlphaNotUpdated),
            Player::Min => is(Mistake::BetaNotUpdated),
        } || has_forgotten;
        let is_closed = if is(Mistake::UpdateAfterTest) {
            is_closed_before
        } else if moves_other_bound && moves_first {
            open.is_closed(cut_on)
        } else if compares_bounds && !moves_other_bound && !tests_own_bound && !root_cuts && !is_forgotten {
            open.narrowed(player, bound).is_closed(cut_on)
        } else {
            root_cuts || compared.is_closed_by(player, bound, cut_on)
        };
        if prunes && is_closed && !never_cuts {
            searcher.cut(node, moves, mv)?;
            if is(Mistake::WrongBound) {
                // The bound that was met is the player's own limit, β at MAX, and not the opponent's.
                return searcher.leave(moves, open.limit(player.opponent()));
            }
            is_cut = true;
            break;
        }
        if !is_forgotten {
            open = open.narrowed(narrows_by, bound);
        }
    }
    let fail = if prunes { searcher.config.fail } else { Fail::Soft };
    searcher.leave(moves, slip.form.returned(fail, best, window, player, is_cut))
}

/// Returns whether a side forgets to move its bound, compares its score with its own bound, and never cuts.
fn faults_of_side(mistake: Option<Mistake>, player: Player) -> [bool; 3] {
    let is = |other: Mistake| mistake == Some(other);
    match player {
        Player::Max => [
            is(Mistake::AlphaForgotten),
            is(Mistake::TestsAlphaAtMax) || is(Mistake::TestsOwnBound),
            is(Mistake::NoCutsAtMax),
        ],
        Player::Min => [
            is(Mistake::BetaForgotten),
            is(Mistake::TestsBetaAtMin) || is(Mistake::TestsOwnBound),
            is(Mistake::NoCutsAtMin),
        ],
    }
}

/// Returns the window that a node hands on to a child: `whole` is that of the root, `entered` the one with which the
/// node was entered, and `open` what is left of it.
fn handed_on(mistake: Option<Mistake>, whole: Window, entered: Window, open: Window) -> Window {
    if mistake == Some(Mistake::WindowNotPassed) {
        whole
    } else if mistake == Some(Mistake::WindowFromParent) {
        entered
    } else if mistake == Some(Mistake::AlphaBetaSwapped) {
        Window { alpha: open.beta, beta: open.alpha }
    } else {
        open
    }
}

/// Returns whether MAX takes the smallest score and MIN the largest, while each side moves its own bound.
fn exchanges_best(mistake: Mistake) -> bool {
    matches!(mistake, Mistake::SidesExchangedInBest | Mistake::SidesExchangedInScore)
}
