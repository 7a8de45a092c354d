//! The probability with which a node is reached if both sides play as the search found best.

use super::node::NodeId;
use super::recording::Recording;
use super::trace::Trace;
use crate::game::Game;
use crate::score::{Score, Turn, Window};

impl Trace {
    /// Returns the probability that play leads to a node, if both sides make the moves that are best at the end of the
    /// search and chance decides between outcomes: the product of the probabilities of the outcomes on the way, or 0 if
    /// a move on the way is not the best one. Returns `None` for a node that is not searched, and where a number has
    /// too many digits.
    pub fn reach_probability(&self, node: NodeId) -> Option<Score> {
        let (mut numerator, mut denominator) = (1_i128, 1_i128);
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            if !self.is_searched(at) {
                return None;
            }
            match self.turn(parent) {
                Turn::Player(_) if self.best_child(parent) != Some(at) => return Some(Score::ZERO),
                Turn::Player(_) => {}
                Turn::Chance => {
                    let (weight, of) = self.weight(at)?;
                    let (product, divisor) =
                        (numerator.checked_mul(weight.into())?, denominator.checked_mul(of.into())?);
                    (numerator, denominator) = Score::ratio(product, divisor)?.as_ratio()?;
                }
            }
            at = parent;
        }
        Score::ratio(numerator, denominator)
    }
}

impl<G: Game> Recording<G> {
    /// Returns the probability that play leads to a node, as [`Trace::reach_probability`] does. Returns `None` where
    /// chance decides nothing; where the search began in a window, was cut short, or proved only a bound, so that it
    /// may not know best play; and for a node that its best play does not reach: of equal moves it takes the first, so
    /// that another line of best play may.
    pub fn reach_under_best_play(&self, node: NodeId) -> Option<Score> {
        let trace = self.trace();
        let is_decided = trace.has_chance()
            && self.config().window == Window::FULL
            && trace.left_at(NodeId::ROOT).is_some()
            && trace.end().proved(NodeId::ROOT).is_exact();
        let reached = is_decided.then(|| trace.reach_probability(node)).flatten();
        reached.filter(|&reached| reached != Score::ZERO && trace.proves(node))
    }
}
