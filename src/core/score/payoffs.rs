//! The payoffs of several players: a vector with one score for each player, who wants only their own to be high.
//!
//! Does not depend on games or searches.

use super::fraction::Fraction;
use super::{Inexact, Score};

/// The most players of a game in which each player has payoffs of their own.
pub const MAX_PLAYERS: usize = 6;

/// A payoff for each player, in the order of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "Vec<Score>", try_from = "Vec<Score>")
)]
pub struct Payoffs {
    entries: [Score; MAX_PLAYERS],
    count: u8,
}

impl Payoffs {
    /// Returns a vector with these entries.
    ///
    /// # Panics
    /// Panics if there are more than [`MAX_PLAYERS`].
    pub fn new(entries: &[Score]) -> Self {
        let mut payoffs = Self { entries: [Score::ZERO; MAX_PLAYERS], count: 0 };
        payoffs.entries[..entries.len()].copy_from_slice(entries);
        payoffs.count = u8::try_from(entries.len()).expect("there are few players");
        payoffs
    }

    /// Returns the entries, one for each player.
    pub fn entries(&self) -> &[Score] {
        &self.entries[..usize::from(self.count)]
    }

    /// Returns the entry of the player with this index.
    ///
    /// # Panics
    /// Panics if there is no such player.
    pub fn of(&self, player: usize) -> Score {
        self.entries()[player]
    }

    /// Returns the sum of all entries.
    ///
    /// # Errors
    /// Returns why the sum is not a score.
    pub fn sum(&self) -> Result<Score, Inexact> {
        Score::exact_sum(self.entries().iter().copied())
    }

    /// Returns the average of vectors, entry by entry, each with its weight. There must be at least one.
    ///
    /// # Errors
    /// Returns why an average is not a score.
    pub fn weighted_mean(terms: &[(u32, Self)]) -> Result<Self, Inexact> {
        let players = terms.first().map_or(0, |(_, payoffs)| payoffs.entries().len());
        let mean = |player| Score::weighted_mean(terms.iter().map(|(weight, payoffs)| (*weight, payoffs.of(player))));
        let entries: Vec<Score> = (0..players).map(mean).collect::<Result<_, _>>()?;
        Ok(Self::new(&entries))
    }

    /// Returns the vector with the smaller entry for each player.
    #[must_use]
    pub fn least_with(&self, other: &Self) -> Self {
        let least: Vec<Score> = self.entries().iter().zip(other.entries()).map(|(a, b)| a.min(*b)).collect();
        Self::new(&least)
    }

    /// Returns the vector as it is shown: `(6, 1, 7/3)`.
    pub fn shown(&self) -> String {
        let entries: Vec<String> = self.entries().iter().map(|entry| entry.shown()).collect();
        format!("({})", entries.join(", "))
    }
}

impl Score {
    /// Returns the exact sum of finite scores: 0.1 + 0.2 = 0.3.
    ///
    /// # Errors
    /// Returns why the sum is not a score.
    ///
    /// ```
    /// use poda_core::score::Score;
    ///
    /// let tenths = [0.1, 0.2].map(|tenth| Score::new(tenth).unwrap());
    /// assert_eq!(Score::exact_sum(tenths), Ok(Score::new(0.3).unwrap()));
    /// ```
    pub fn exact_sum(terms: impl IntoIterator<Item = Self>) -> Result<Self, Inexact> {
        let mut sum = Fraction::whole(0);
        for term in terms {
            sum = sum.plus(Fraction::try_from(term)?)?;
        }
        Ok(sum.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_average_is_taken_entry_by_entry() {
        let payoffs = |numbers: [i32; 3]| Payoffs::new(&numbers.map(Score::from));
        let mean = Payoffs::weighted_mean(&[(1, payoffs([3, 0, 1])), (2, payoffs([0, 3, 2]))]).unwrap();
        assert_eq!(mean.shown(), "(1, 2, 5/3)");
        assert_eq!(mean.sum(), Ok(Score::ratio(14, 3).unwrap()));
        assert_eq!(payoffs([3, 0, 1]).least_with(&payoffs([1, 2, 1])), payoffs([1, 0, 1]));
    }
}
