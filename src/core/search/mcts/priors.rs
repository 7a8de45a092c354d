//! The priors of the moves of a position: how promising each one is before it has been tried.
//!
//! D. Silver et al., "A general reinforcement learning algorithm that masters chess, shogi, and Go through self-play",
//! Science 362, 2018, takes them from a neural network. Here they are written in the tree, or follow from a rule. Does
//! not depend on a search.

use crate::game::Game;
use crate::score::{Player, Score, decimal_sum};
use crate::search::mcts_settings::Priors;

/// Returns the priors of the moves of a position in which a player moves, in the order of the moves. They add up to 1.
///
/// Where the position [gives](Game::prior) its moves priors, these are used: divided by their sum if it is not 1. A move
/// without a prior among others with one gets an equal share of what is left of 1.
pub fn priors<G: Game>(rule: Priors, position: &G, moves: &[G::Move]) -> Vec<f64> {
    let given: Vec<Option<f64>> = moves.iter().map(|&mv| position.prior(mv).map(Score::get)).collect();
    if given.iter().any(Option::is_some) {
        return shares(&completed(&given));
    }
    match rule {
        Priors::Uniform => shares(&vec![1.0; moves.len()]),
        Priors::Softmax { temperature } => {
            let after: Vec<G> = moves.iter().map(|&mv| position.after(mv)).collect();
            if !after.iter().all(G::can_be_evaluated) {
                return shares(&vec![1.0; moves.len()]);
            }
            let player = position.to_move();
            let values = after.iter().map(|position| match (player, position.evaluate().score().get()) {
                (Player::Max, score) => score,
                (Player::Min, score) => -score,
            });
            softmax(&values.collect::<Vec<f64>>(), temperature.get())
        }
    }
}

/// Returns the priors in which each move without one has an equal share of what the others leave of 1.
fn completed(given: &[Option<f64>]) -> Vec<f64> {
    let known = given.iter().flatten().fold(0.0, |sum, &prior| decimal_sum(sum, prior));
    let missing = given.iter().filter(|prior| prior.is_none()).count();
    let share = decimal_sum(1.0, -known).max(0.0) / missing.max(1) as f64;
    given.iter().map(|prior| prior.unwrap_or(share)).collect()
}

/// Returns numbers of 0 or more divided by their sum; all are equal if the sum is 0.
fn shares(numbers: &[f64]) -> Vec<f64> {
    let sum = numbers.iter().fold(0.0, |sum, &number| decimal_sum(sum, number));
    let share = |&number: &f64| if 0.0 < sum { number / sum } else { 1.0 / numbers.len() as f64 };
    numbers.iter().map(share).collect()
}

/// Returns the softmax of values: numbers in proportion to e^(value/temperature) that add up to 1. Where the greatest
/// value is infinite, the values that equal it share 1.
fn softmax(values: &[f64], temperature: f64) -> Vec<f64> {
    let greatest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // Only differences matter, and none is above 0, so that no power is too large.
    let power = |&value: &f64| {
        if value >= greatest { 1.0 } else { exponential((value - greatest) / temperature) }
    };
    let powers: Vec<f64> = values.iter().map(power).collect();
    let sum: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / sum).collect()
}

/// The number of terms of the series that are added. The first omitted term is less than 2⁻⁶⁰.
const TERMS: u32 = 16;

/// Returns e to a power of 0 or less, computed by additions, multiplications and divisions only, so that it is the same
/// number on every platform.
///
/// It is e^x = (e^(x/2^k))^(2^k), with a series for the power between −½ and 0.
fn exponential(power: f64) -> f64 {
    if power < -745.0 {
        return 0.0;
    }
    let (mut reduced, mut halvings) = (power, 0);
    while reduced < -0.5 {
        reduced /= 2.0;
        halvings += 1;
    }
    let series = (1..=TERMS).rev().fold(1.0, |sum, term| 1.0 + sum * reduced / f64::from(term));
    (0..halvings).fold(series, |number, _| number * number)
}

#[cfg(test)]
mod tests {
    use super::{completed, exponential, shares, softmax};

    fn are_near(one: &[f64], other: &[f64]) -> bool {
        one.len() == other.len() && one.iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-12)
    }

    #[test]
    fn the_exponential_is_that_of_the_platform() {
        for thousandths in 0..60_000 {
            let power = -f64::from(thousandths) / 1000.0;
            let (own, platform) = (exponential(power), power.exp());
            assert!((own - platform).abs() <= 1e-13 * platform, "{power}: {own} and {platform}");
        }
        assert!(exponential(-1e9) < 1e-300 && exponential(f64::NEG_INFINITY) < 1e-300);
    }

    #[test]
    fn a_softmax_depends_on_differences_only() {
        let [e, one] = [1.0_f64.exp(), 1.0];
        assert!(are_near(&softmax(&[3.0, 2.0], 1.0), &[e / (e + one), one / (e + one)]));
        assert!(are_near(&softmax(&[30.0, 20.0], 10.0), &softmax(&[3.0, 2.0], 1.0)));
        assert!(are_near(&softmax(&[5.0, 5.0], 1.0), &[0.5, 0.5]));
        let infinite = f64::INFINITY;
        assert!(are_near(&softmax(&[infinite, 0.0, infinite], 1.0), &[0.5, 0.0, 0.5]));
        assert!(are_near(&softmax(&[-infinite, 0.0], 1.0), &[0.0, 1.0]));
        assert!(are_near(&softmax(&[-infinite, -infinite], 1.0), &[0.5, 0.5]));
    }

    #[test]
    fn given_priors_add_up_to_1() {
        let add_up = |given: &[Option<f64>]| shares(&completed(given));
        // Decimal numbers that add up to 1 stay as they are.
        assert_eq!(add_up(&[Some(0.6), Some(0.3), Some(0.1)]), [0.6, 0.3, 0.1]);
        assert_eq!(add_up(&[Some(3.0), Some(1.0)]), [0.75, 0.25]);
        assert!(are_near(&add_up(&[Some(0.6), None, None]), &[0.6, 0.2, 0.2]));
        assert_eq!(add_up(&[Some(2.0), None]), [1.0, 0.0]);
        assert_eq!(add_up(&[Some(0.0), Some(0.0)]), [0.5, 0.5]);
    }
}
