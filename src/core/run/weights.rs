//! Probabilities as programs write them, as whole weights.

use crate::game::tree::{MAX_WEIGHT, Weight};

/// The greatest common denominator of probabilities.
const MAX_DENOMINATOR: u32 = 10_000;
/// The greatest difference of a rounded probability from a fraction.
const ROUNDING: f64 = 1e-9;

/// Returns whole weights with the proportions of weights or probabilities: 1 and 2 for 0.3333333333 and 0.6666666667.
/// `None` if one is not positive, or if there are none of that size.
pub fn whole_weights(weights: &[f64]) -> Option<Vec<Weight>> {
    (1..=MAX_DENOMINATOR).find_map(|denominator| {
        let whole = |&weight: &f64| {
            let product = weight * f64::from(denominator);
            let is_whole = (product - product.round()).abs() <= ROUNDING * product.abs().max(1.0);
            let fits = 0.0 < weight && product.round() <= f64::from(MAX_WEIGHT);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "it is between 0 and the maximum"
            )]
            let number = (is_whole && fits).then(|| product.round() as u32);
            number.filter(|&number| 0 < number).and_then(Weight::new)
        };
        weights.iter().map(whole).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::{Weight, whole_weights};

    #[test]
    fn probabilities_become_the_least_whole_weights() {
        let of = |weights: &[f64]| whole_weights(weights).map(|whole| whole.into_iter().map(Weight::get).collect());
        assert_eq!(of(&[1.0, 5.0]), Some(vec![1, 5]));
        assert_eq!(of(&[0.1, 0.2, 0.7]), Some(vec![1, 2, 7]));
        assert_eq!(of(&[1.0 / 3.0, 2.0 / 3.0]), Some(vec![1, 2]));
        assert_eq!(of(&[0.166_666_666_7; 6]), Some(vec![1; 6]));
        assert_eq!(
            [of(&[0.0, 1.0]), of(&[-1.0]), of(&[f64::NAN]), of(&[f64::INFINITY])],
            [const { None::<Vec<u32>> }; 4]
        );
    }
}
