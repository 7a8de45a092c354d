//! Decides whether a branch can be pruned at all, by some values of the leaves.
//!
//! The answer is exact, and takes at most two searches of the same tree with extreme values. A branch is not searched
//! if its parent or a node above is cut before. Such a cutoff compares the interval that the earlier children of the
//! node prove with one bound of its window, and that bound depends monotonically on the values:
//! * β falls as the values beside the path fall at MIN nodes above. At chance nodes above it falls as the values of the
//!   earlier outcomes rise, because less is needed of the later ones. β does not depend on the values beside the path
//!   at MAX nodes.
//! * A MAX node meets β the sooner, the greater the values of its earlier children are. The same holds for a chance
//!   node and its earlier outcomes.
//!
//! All these branches lie beside the path and have no leaf in common, and a branch is worth any given number if all of
//! its leaves are. So if any values close the window from above, the extreme ones do, or they cut a node above even
//! earlier. For α the same holds with the sides exchanged. With fail-hard, MAX's other values can limit what MIN's
//! nodes return, so they are as low as possible. A cutoff above prunes the branch too, so a leaf can be pruned if a
//! branch on the path to it can be.
//!
//! An infinite end of the bounds is replaced by a number that is far enough: what a value has to exceed grows at each
//! chance node on the path by no more than the sum of the weights there. If the game has no bounds for all values, 1
//! more than the ends of the root's window is extreme enough, because the mean of the greatest value and a smaller
//! number stays below the greatest value.

use super::config::SearchConfig;
use super::event::{PathChange, SearchEvent, Tracer};
use super::search_pruning;
use crate::game::Game;
use crate::game::evaluation::Evaluation;
use crate::game::played_game::legal_moves;
use crate::score::{Interval, Player, Score, Turn};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Returns whether [`pruning_values`] can decide for this search. It can if the search is alpha-beta or Star1 in the
/// game's order, so that values affect only the windows.
pub fn can_decide<G: Game>(config: &SearchConfig, root: &G) -> bool {
    let config = config.effective();
    let properties = config.algorithm.properties();
    let is_alpha_beta = config.algorithm.is_done_by_hand() && properties.prunes;
    (properties.searches_chance || !root.has_chance())
        && is_alpha_beta
        && properties.multi_player.is_none()
        && config.is_plain()
        && extremes(&config, root, 1).is_some()
}

/// Returns values with which the search prunes the branch after the moves of `line`, or a branch above it: for each
/// ply, the value of every leaf that lies beside the line there and is searched before. Returns `None` if no values do.
///
/// # Errors
/// [`Undecided`] if the question [cannot be decided](can_decide), or if a number of the search is too large to be
/// exact.
pub fn pruning_values<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
) -> Result<Option<Vec<Score>>, Undecided> {
    let config = config.effective();
    if !can_decide(&config, root) {
        return Err(Undecided);
    }
    let mut scale: i64 = 1;
    let mut turns = Vec::with_capacity(line.len());
    let mut position = root.clone();
    for &mv in line {
        let turn = config.turn(&position);
        if turn == Turn::Chance {
            let weights: i64 =
                legal_moves(&position).into_iter().map(|mv| i64::from(config.weight(&position, mv))).sum();
            scale = scale.checked_mul(weights).ok_or(Undecided)?;
        }
        turns.push(turn);
        position = position.after(mv);
    }
    let extremes = extremes(&config, root, scale).ok_or(Undecided)?;
    let Some((last, above)) = turns.split_last() else { return Ok(None) };
    for meeting in [Player::Max, Player::Min] {
        if last.player().is_some_and(|player| player != meeting) {
            continue;
        }
        // The best and the worst value for the player whose nodes meet the bound.
        let (best, worst) = (extremes.own_end(meeting.opponent()), extremes.own_end(meeting));
        let values = above.iter().map(|turn| match turn {
            Turn::Chance => best,
            Turn::Player(_) => worst,
        });
        let values: Vec<Score> = values.chain([best]).collect();
        if prunes(&config, root, line, &values)? {
            return Ok(Some(values));
        }
    }
    Ok(None)
}

/// The error that it cannot be decided whether a branch can be pruned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undecided;

/// Returns a least and a greatest value that are extreme enough to decide for all values. `scale` is the product of the
/// sums of the weights at the chance nodes of the line.
fn extremes<G: Game>(config: &SearchConfig, root: &G, scale: i64) -> Option<Interval> {
    let bounds = root.bounds();
    let ends = [config.window.alpha, config.window.beta, bounds.low, bounds.high];
    let ends = ends.into_iter().filter(|end| end.is_finite());
    let greatest = ends.map(|end| end.max(-end)).fold(Score::ZERO, Score::max).plus(1.into());
    // Twice the scale, because the distance from the other end counts.
    let is_half_open = bounds.low.is_finite() != bounds.high.is_finite();
    let scale = if is_half_open { Score::ratio(i128::from(scale) * 2 + 1, 1)? } else { Score::from(1) };
    let far = Score::new(greatest.get() * scale.get()).filter(|far| far.get() < MAX_EXACT)?;
    let end = |bound: Score, far: Score| if bound.is_finite() { bound } else { far };
    Some(Interval { low: end(bounds.low, -far), high: end(bounds.high, far) })
}

/// A number up to which sums and products of such numbers are exact.
const MAX_EXACT: f64 = 1e15;

/// Returns whether the search never enters the position after the moves of `line` with these values beside it.
fn prunes<G: Game>(config: &SearchConfig, root: &G, line: &[G::Move], values: &[Score]) -> Result<bool, Undecided> {
    let line = line.iter().copied().zip(values.iter().copied()).collect();
    let root = Supposed { position: root.clone(), line, at: RelationToLine::OnLine(0) };
    let mut entered = IsEntered(false);
    match search_pruning(config, &root, &mut entered) {
        ControlFlow::Continue(_) => Ok(true),
        ControlFlow::Break(()) if entered.0 => Ok(false),
        ControlFlow::Break(()) => Err(Undecided),
    }
}

/// A tracer that records whether the search enters the position at the end of the line, and ends the search there.
struct IsEntered(bool);

impl<G: Game> Tracer<Supposed<G>> for IsEntered {
    fn record(&mut self, event: SearchEvent<'_, Supposed<G>>) -> ControlFlow<()> {
        if let Some(PathChange::Enter { position, .. }) = event.path_change() {
            self.0 = position.at == RelationToLine::OnLine(position.line.len());
        }
        let is_over = self.0 || matches!(event, SearchEvent::Inexact(_));
        if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// A position of a game with the values of all leaves beside a line of moves replaced. A value depends only on the ply
/// at which the leaf's branch leaves the line. What does not differ is forwarded, as in
/// [`what_if`](crate::game::what_if): a trait cannot forward by itself.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Supposed<G: Game> {
    position: G,
    /// The moves of the line, each with the value beside it.
    line: Arc<[(G::Move, Score)]>,
    at: RelationToLine,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum RelationToLine {
    /// After this many moves of the line.
    OnLine(usize),
    /// In a branch in which every leaf has this value.
    Beside(Score),
}

impl<G: Game> Game for Supposed<G> {
    type Move = G::Move;

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn has_fractions(&self) -> bool {
        true
    }

    fn has_chance(&self) -> bool {
        self.position.has_chance()
    }

    fn weight(&self, mv: G::Move) -> u32 {
        self.position.weight(mv)
    }

    fn bounds(&self) -> Interval {
        self.position.bounds()
    }

    fn legal_moves(&self, moves: &mut impl Extend<G::Move>) {
        self.position.legal_moves(moves);
    }

    fn after(&self, mv: G::Move) -> Self {
        let at = match self.at {
            RelationToLine::OnLine(made) => match self.line.get(made) {
                Some(&(next, _)) if next == mv => RelationToLine::OnLine(made + 1),
                Some(&(_, value)) => RelationToLine::Beside(value),
                None => self.at,
            },
            RelationToLine::Beside(_) => self.at,
        };
        Self { position: self.position.after(mv), line: Arc::clone(&self.line), at }
    }

    fn evaluate(&self) -> Evaluation {
        match self.at {
            RelationToLine::OnLine(_) => self.position.evaluate(),
            RelationToLine::Beside(value) => Evaluation::Value(value),
        }
    }

    fn can_be_evaluated(&self) -> bool {
        self.position.can_be_evaluated()
    }

    fn is_explicit_tree(&self) -> bool {
        self.position.is_explicit_tree()
    }
}
