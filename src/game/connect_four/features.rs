//! What a weighted evaluation counts in Connect Four: lines that are still open, by how many discs they hold, and the centre.
//!
//! Knows no weights but the usual ones.

use super::{ConnectFour, ConnectFourRules, moved_onto_start};
use crate::game::marks::Mark;
use crate::game::weighted::{Feature, Weight, WeightedSum, Weights, whole_weights};

/// What is counted, in the order of the weights. Lines of four have no use for the fours and fives, which would have won.
pub const FEATURES: &[Feature] =
    &[Feature::Fives, Feature::Fours, Feature::Threes, Feature::Twos, Feature::Ones, Feature::Centre];

/// The weights for lines of four: each further disc makes a line worth three times as much.
pub const DEFAULT_WEIGHTS: Weights = whole_weights([0, 0, 9, 3, 1, 2]);

/// Lines with so many discs and more are no longer told apart.
const MOST_DISCS: usize = 6;

impl ConnectFourRules {
    /// Whether a feature can come up: a line that is as long as it has to be has won, and is counted no more.
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

impl ConnectFour {
    /// How many lines `mark` has that the opponent has not touched, by the number of discs in them.
    fn open_lines_by_discs(&self, mark: Mark) -> [u32; MOST_DISCS + 1] {
        let own = &self.discs[mark as usize];
        let mut counts = [0; MOST_DISCS + 1];
        for (column, (across, up), begins) in self.lines_in(&self.open_to(mark)) {
            if begins == 0 {
                continue;
            }
            // By the number of discs so far: the rows in which lines with that many begin.
            let mut rows = [0; MOST_DISCS + 1];
            rows[0] = begins;
            for step in 0..self.rules.connect {
                let taken = moved_onto_start(own[column + step * across], step, up);
                rows[MOST_DISCS] |= rows[MOST_DISCS - 1] & taken;
                for discs in (1..MOST_DISCS).rev() {
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

    /// The discs of `mark` in the middle: one column, or two where there are as many to the left as to the right.
    fn in_the_centre(&self, mark: Mark) -> u32 {
        let columns = self.rules.columns;
        let middle = (columns - 1) / 2..=columns / 2;
        middle.map(|column| self.discs[mark as usize][column].count_ones()).sum()
    }

    pub(super) fn weighted(&self, weights: Weights) -> WeightedSum {
        let [max, min] = [self.rules.max, self.rules.max.other()].map(|mark| {
            let [_, ones, twos, threes, fours, fives, _] = self.open_lines_by_discs(mark);
            [fives, fours, threes, twos, ones, self.in_the_centre(mark)]
        });
        // What cannot come up is no part of the sum.
        let weigh = |index: usize| if self.rules.counts(FEATURES[index]) { weights[index] } else { Weight::default() };
        WeightedSum::of_sides(FEATURES, std::array::from_fn(weigh), &max, &min)
    }
}

#[cfg(test)]
mod tests {
    use super::super::legality::tests::position;
    use super::super::{DIRECTIONS, EvaluationFunction};
    use super::*;
    use crate::game::Game;
    use crate::game::evaluation::Evaluation;

    fn counts(rules: ConnectFourRules, board: &[&str]) -> Vec<i16> {
        let rules = ConnectFourRules { evaluation: EvaluationFunction::Weighted(DEFAULT_WEIGHTS), ..rules };
        let Evaluation::Weighted(sum) = position(rules, board).unwrap().evaluate() else { panic!("it is not over") };
        sum.terms().map(|term| term.count).collect()
    }

    #[test]
    fn lines_are_counted_by_the_discs_in_them() {
        let empty = "....";
        let rules = ConnectFourRules { columns: 4, rows: 4, connect: 3, ..ConnectFourRules::default() };
        // X in the corner: one line along the bottom, one upwards and one across. The middle is columns 1 and 2.
        assert_eq!(counts(rules, &[empty, empty, empty, "X..."]), [0, 0, 0, 0, 3, 0]);
        // X along the bottom has a line with two and one with one, upwards and across one each from both discs, and across to
        // the left none. O on top of the left one closes that column and has: along its row one, upwards one,
        // across upwards one.
        let board = [empty, empty, "O...", "XX.."];
        let (x, o) = ([1 + 1 + 2, 1, 1], [1 + 1 + 1, 0, 0]);
        assert_eq!(counts(rules, &board), [0, 0, 0, x[1] - o[1], x[0] - o[0], x[2] - o[2]]);
    }

    #[test]
    fn the_centre_is_one_column_or_two() {
        let usual = |row| ["......."; 5].into_iter().chain([row]).collect::<Vec<_>>();
        assert_eq!(counts(ConnectFourRules::default(), &usual("..OX...")).last(), Some(&1));
        let even = ConnectFourRules { columns: 6, ..ConnectFourRules::default() };
        let board: Vec<_> = ["......"; 5].into_iter().chain(["..XXO."]).collect();
        assert_eq!(position(even, &board).unwrap().in_the_centre(Mark::X), 2);
    }

    /// Cell by cell, as one would count on paper.
    #[test]
    fn counting_whole_columns_at_once_finds_what_counting_cell_by_cell_does() {
        let board = [".......", "...O...", "..OX...", "..XXO..", ".OXOX..", "XOXOOX."];
        let game = position(ConnectFourRules::default(), &board).unwrap();
        let at =
            |column: i32, row: i32| board.get(usize::try_from(row).ok()?)?.chars().nth(usize::try_from(column).ok()?);
        for (mark, other) in [(Mark::X, 'O'), (Mark::O, 'X')] {
            let mut expected = [0; 4];
            for (start, &(across, up)) in (0..42).flat_map(|cell| DIRECTIONS.iter().map(move |way| (cell, way))) {
                let cells: Option<Vec<char>> = (0..4)
                    .map(|step| at(start % 7 + step * i32::try_from(across).unwrap(), start / 7 - step * i32::from(up)))
                    .collect();
                let Some(cells) = cells.filter(|cells| !cells.contains(&other)) else { continue };
                expected[cells.iter().filter(|&&cell| cell == mark.letter()).count()] += 1;
            }
            assert_eq!(game.open_lines_by_discs(mark)[..4], expected, "{mark:?}");
        }
    }
}
