//! The features of a weighted evaluation in Connect Four: open lines, by the number of discs in them, and the centre.

use super::lines::{Cells, LinesFrom, lines_in, shifted_to_start};
use super::rules::ConnectFourRules;
use crate::game::weighted::{Feature, MAX_FEATURES, Weight, Weights, whole_weights};

/// The features in the order of the weights. In a game of lines of four, fours and fives do not occur: they would have won.
pub const FEATURES: &[Feature] =
    &[Feature::Fives, Feature::Fours, Feature::Threes, Feature::Twos, Feature::Ones, Feature::Centre];

/// The default weights, for lines of four: each further disc makes a line worth three times as much.
pub const DEFAULT_WEIGHTS: Weights = whole_weights([0, 0, 9, 3, 1, 2]);

/// Lines with this many discs or more are counted together.
const MAX_DISCS: usize = 6;

impl ConnectFourRules {
    /// Whether a feature can occur: a line that is long enough has won, and the game is over.
    #[must_use]
    pub const fn counts(&self, feature: Feature) -> bool {
        let discs = match feature {
            Feature::Ones => 1,
            Feature::Twos => 2,
            Feature::Threes => 3,
            Feature::Fours => 4,
            Feature::Fives => 5,
            _ => 0,
        };
        discs < self.connect
    }
}

/// The weights, with 0 for every feature that cannot occur.
pub(super) fn effective_weights(rules: ConnectFourRules, weights: Weights) -> Weights {
    std::array::from_fn(|index| if rules.counts(FEATURES[index]) { weights[index] } else { Weight::default() })
}

/// The count of each feature for the player who owns the discs `own`; `open` are the cells without a disc of the opponent.
pub(super) fn counts(rules: ConnectFourRules, own: &Cells, open: &Cells) -> [u32; MAX_FEATURES] {
    let [_, ones, twos, threes, fours, fives, _] = open_lines_by_discs(rules, own, open);
    [fives, fours, threes, twos, ones, discs_in_centre(rules, own)]
}

/// The number of open lines by the number of own discs in them.
pub(super) fn open_lines_by_discs(rules: ConnectFourRules, own: &Cells, open: &Cells) -> [u32; MAX_DISCS + 1] {
    let mut counts = [0; MAX_DISCS + 1];
    for LinesFrom { column, direction: (across, up), begins } in lines_in(rules, open) {
        if begins == 0 {
            continue;
        }
        // By the number of discs so far: the rows in which lines with that many begin.
        let mut rows = [0; MAX_DISCS + 1];
        rows[0] = begins;
        for step in 0..rules.connect {
            let taken = shifted_to_start(own[column + step * across], step, up);
            rows[MAX_DISCS] |= rows[MAX_DISCS - 1] & taken;
            for discs in (1..MAX_DISCS).rev() {
                rows[discs] = rows[discs] & !taken | rows[discs - 1] & taken;
            }
            rows[0] &= !taken;
        }
        for (count, rows) in counts.iter_mut().zip(rows) {
            *count += rows.count_ones();
        }
    }
    counts
}

/// The number of own discs in the middle: one column, or two on a board with an even number of columns.
pub(super) fn discs_in_centre(rules: ConnectFourRules, own: &Cells) -> u32 {
    let middle = (rules.columns - 1) / 2..=rules.columns / 2;
    middle.map(|column| own[column].count_ones()).sum()
}
