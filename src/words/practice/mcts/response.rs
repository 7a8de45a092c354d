//! An answer to a question about a Monte Carlo tree search, and how it is parsed and written.

use crate::i18n::rounded::{PLACES, rounded, shown_number};
use crate::practice::answer::read_number;
use poda_core::trace::NodeId;

/// The maximum number of decimal places that are compared, which is the precision of a double.
const MAX_PLACES: usize = 15;

/// An answer to a question about a Monte Carlo tree search.
#[derive(Clone, Debug, PartialEq)]
pub enum MctsResponse {
    /// A child: the selected one, or the one that is decided on.
    Node(NodeId),
    Number(WrittenNumber),
    /// The counts of a node, w/n.
    Counts {
        /// The sum of the results, w.
        w: WrittenNumber,
        /// The number of iterations, n.
        n: u32,
    },
}

/// A number with the number of decimal places with which it was written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WrittenNumber {
    /// The number, which is finite.
    pub value: f64,
    pub places: usize,
}

impl WrittenNumber {
    /// Parses a number as users type it, with a decimal point or comma; `None` if the text is not a number.
    ///
    /// ```
    /// use poda_words::practice::mcts::WrittenNumber;
    ///
    /// assert_eq!(WrittenNumber::read("1,30"), Some(WrittenNumber { value: 1.3, places: 2 }));
    /// assert_eq!(WrittenNumber::read("inf"), None);
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        let value = read_number(text).filter(|score| score.is_finite())?.get();
        let behind = text.trim().split_once(['.', ',']).map_or("", |(_, behind)| behind);
        Some(Self { value, places: behind.chars().take_while(char::is_ascii_digit).count() })
    }

    /// Returns a number that is computed, not written.
    pub const fn exact(value: f64) -> Self {
        Self { value, places: MAX_PLACES }
    }

    /// Returns whether the number is computed, not written.
    pub const fn is_exact(self) -> bool {
        MAX_PLACES <= self.places
    }

    /// Returns a number rounded to the decimal places of an answer.
    pub fn rounded(value: f64) -> Self {
        Self { value: rounded(value, PLACES).parse().unwrap_or(value), places: PLACES }
    }

    /// Returns whether this is `exact`, correctly rounded to the written number of decimal places, which must be at
    /// least two.
    pub fn rounds(self, exact: f64) -> bool {
        let places = self.places.clamp(PLACES, MAX_PLACES);
        let half = 0.5 * 0.1_f64.powi(i32::try_from(places).unwrap_or_default());
        // A number halfway between two may be rounded either way.
        (self.value - exact).abs() <= half + 1e-12
    }

    pub fn text(self) -> String {
        format!("{:.*}", self.places.min(MAX_PLACES), self.value)
    }
}

impl MctsResponse {
    /// Returns an exact sum.
    pub const fn number(value: f64) -> Self {
        Self::Number(WrittenNumber::exact(value))
    }

    pub const fn counts(w: f64, n: u32) -> Self {
        Self::Counts { w: WrittenNumber::exact(w), n }
    }

    /// Parses counts such as `2.5/4`; `None` if the text is not of this form.
    ///
    /// ```
    /// use poda_words::practice::mcts::MctsResponse;
    ///
    /// assert!(matches!(MctsResponse::read_counts(" 2,5 / 4 "), Some(MctsResponse::Counts { n: 4, .. })));
    /// assert_eq!(MctsResponse::read_counts("2.5/4.5"), None);
    /// ```
    pub fn read_counts(text: &str) -> Option<Self> {
        let (w, n) = text.split_once(['/', '⁄'])?;
        let (w, n) = (WrittenNumber::read(w)?, n.trim().parse().ok()?);
        Some(Self::Counts { w, n })
    }

    /// Returns counts as text: `2.5/4`.
    pub fn counts_text(w: f64, n: u32) -> String {
        format!("{}/{n}", shown_number(w))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_right_where_it_is_rounded_correctly_to_two_places_or_more() {
        let is_right = |text: &str, exact: f64| WrittenNumber::read(text).unwrap().rounds(exact);
        let exact = 1.296_274;
        for right in ["1.3", "1.30", "1,30", "1.296", "1.2963", "1.29627", "1.296274"] {
            assert!(is_right(right, exact), "{right}");
        }
        for wrong in ["1", "1.29", "1.300", "1.2962", "1.31", "-1.3", "1.29628"] {
            assert!(!is_right(wrong, exact), "{wrong}");
        }
        // A number halfway between two may be rounded either way.
        assert!(is_right("0.13", 0.125) && is_right("0.12", 0.125) && !is_right("0.11", 0.125));
        assert!(is_right("2/3", 2.0 / 3.0) && is_right(".67", 2.0 / 3.0));
    }

    #[test]
    fn counts_are_a_number_and_a_whole_number() {
        for wrong in ["", "3", "/", "3/", "/4", "3/-4", "a/4", "3/4/5", "inf/2", "3/x"] {
            assert_eq!(MctsResponse::read_counts(wrong), None, "{wrong}");
        }
        let Some(MctsResponse::Counts { w, n }) = MctsResponse::read_counts("0,333/1") else { panic!() };
        assert!(w.rounds(1.0 / 3.0) && n == 1);
        assert_eq!(MctsResponse::counts_text(7.0 / 3.0, 4), "2.3333/4");
    }
}
