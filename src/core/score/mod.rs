//! The arithmetic of the subject: players, scores, windows and what a score proves.
//!
//! Every score is from MAX's view. Does not depend on games, searches or trees.

mod display;
mod exact;
mod fraction;
mod interval;
mod outcomes;
mod payoffs;
mod proof;
mod window;
#[cfg(feature = "serde")]
mod written;

pub(crate) use exact::OutcomeSum;
pub use fraction::Inexact;
pub(crate) use fraction::{decimal_share, decimal_sum};
pub use interval::Interval;
pub use outcomes::Outcomes;
pub use payoffs::{MAX_PLAYERS, Payoffs};
pub use proof::Proof;
pub use window::Window;

use fraction::Fraction;
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::ops::Neg;

/// One of the two sides: MAX plays for a high score, MIN for a low one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Player {
    /// The player who maximizes the score.
    Max,
    /// The player who minimizes the score.
    Min,
}

impl Player {
    /// Returns the other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Max => Self::Min,
            Self::Min => Self::Max,
        }
    }

    /// Returns the worst score for this player, which is the best score before a move is found.
    pub const fn worst(self) -> Score {
        match self {
            Self::Max => Score::NEG_INFINITY,
            Self::Min => Score::INFINITY,
        }
    }

    /// Returns whether `a` is strictly better than `b` for this player.
    pub fn prefers(self, a: Score, b: Score) -> bool {
        self.prefers_among::<true>(a, b)
    }

    /// Same as [`prefers`](Self::prefers). Without `FRACTIONS` no score may be a fraction, which makes the comparison
    /// faster.
    #[inline]
    pub(crate) fn prefers_among<const FRACTIONS: bool>(self, a: Score, b: Score) -> bool {
        match (self, FRACTIONS) {
            (Self::Max, true) => b < a,
            (Self::Min, true) => a < b,
            (Self::Max, false) => b.0 < a.0,
            (Self::Min, false) => a.0 < b.0,
        }
    }

    /// Returns the better of two scores for this player.
    pub fn better_of(self, a: Score, b: Score) -> Score {
        if self.prefers(b, a) { b } else { a }
    }

    /// Returns the score from this player's view: MAX's score, or its negation for MIN. The function is its own
    /// inverse.
    pub fn view(self, score: Score) -> Score {
        self.view_among::<true>(score)
    }

    /// Same as [`view`](Self::view). Without `FRACTIONS` the score must not be a fraction, which makes it faster.
    #[inline]
    pub(crate) fn view_among<const FRACTIONS: bool>(self, score: Score) -> Score {
        match self {
            Self::Max => score,
            Self::Min => score.negated_among::<FRACTIONS>(),
        }
    }
}

/// The side whose turn it is at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Turn {
    /// A player chooses a move.
    Player(Player),
    /// Chance decides: a die is rolled, and the node is worth the average of its outcomes.
    Chance,
}

impl Turn {
    /// Returns the player; `None` if chance decides.
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Player(player) => Some(player),
            Self::Chance => None,
        }
    }
}

impl From<Player> for Turn {
    fn from(player: Player) -> Self {
        Self::Player(player)
    }
}

/// A number that is backed up through the tree, from MAX's view: −∞ ≤ score ≤ +∞, with only one zero.
///
/// It is a double, or an exact [fraction](Score::ratio) that no double represents.
#[derive(Clone, Copy, Debug, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "written::ScoreForm", try_from = "written::ScoreForm")
)]
pub struct Score(f64);

/// Compares bits, because equal scores have equal bits.
impl PartialEq for Score {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0.to_bits() == other.0.to_bits()
    }
}

impl Eq for Score {}

/// Compares doubles as doubles. Only if a score is a fraction, which is a NaN, are both converted to fractions.
impl PartialOrd for Score {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.0.partial_cmp(&other.0).unwrap_or_else(|| Fraction::cmp_scores(self.0, other.0)))
    }

    #[inline]
    fn lt(&self, other: &Self) -> bool {
        if self.is_fraction() || other.is_fraction() {
            Fraction::cmp_scores(self.0, other.0).is_lt()
        } else {
            self.0 < other.0
        }
    }

    #[inline]
    fn le(&self, other: &Self) -> bool {
        if self.is_fraction() || other.is_fraction() {
            Fraction::cmp_scores(self.0, other.0).is_le()
        } else {
            self.0 <= other.0
        }
    }

    #[inline]
    fn gt(&self, other: &Self) -> bool {
        other < self
    }

    #[inline]
    fn ge(&self, other: &Self) -> bool {
        other <= self
    }
}

impl Hash for Score {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_bits().hash(state);
    }
}

impl Score {
    /// The score of a certain loss for MAX.
    pub const NEG_INFINITY: Self = Self(f64::NEG_INFINITY);
    /// The score of a certain win for MAX.
    pub const INFINITY: Self = Self(f64::INFINITY);
    /// The score at which neither side is ahead.
    pub const ZERO: Self = Self(0.0);

    /// Returns the score of a number; `None` for NaN, which has no order.
    pub fn new(value: f64) -> Option<Self> {
        // Adding zero turns −0 into 0, so that equal scores are written equally.
        (!value.is_nan()).then_some(Self(value + 0.0))
    }

    /// Returns whether a written number keeps its value as a score. Whole numbers in decimal digits beyond ±2⁵³ do not:
    /// two different ones could be equal as scores. The rounding of other numbers is expected.
    pub fn keeps(written: &str) -> bool {
        // 10¹⁵ is less than 2⁵³.
        if written.len() <= 15 {
            return true;
        }
        let unsigned = written.trim_start_matches(['+', '-', '−']);
        let mut digits = unsigned.bytes().filter(|&byte| byte != b'_');
        if !digits.clone().all(|byte| byte.is_ascii_digit()) {
            return true;
        }
        let whole = digits.try_fold(0_u64, |whole, digit| whole.checked_mul(10)?.checked_add(u64::from(digit - b'0')));
        whole.is_some_and(|whole| whole <= 1 << f64::MANTISSA_DIGITS)
    }

    /// Returns the number itself, or a double near a fraction; infinite for an infinite score.
    pub fn get(self) -> f64 {
        if self.is_fraction() { Fraction::near(self.0) } else { self.0 }
    }

    /// Returns whether the score is a fraction that is not written as a decimal.
    pub const fn is_fraction(self) -> bool {
        self.0.is_nan()
    }

    /// Returns whether the score is neither +∞ nor −∞.
    pub const fn is_finite(self) -> bool {
        !self.0.is_infinite()
    }

    /// Returns the greater of two scores.
    #[must_use]
    pub fn max(self, other: Self) -> Self {
        if self < other { other } else { self }
    }

    /// Returns the smaller of two scores.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        if other < self { other } else { self }
    }

    /// Returns the next greater double: a double is greater than this score exactly if it is at least that one. There
    /// may be fractions between the two.
    #[must_use]
    pub fn above(self) -> Self {
        if !self.is_fraction() {
            // The next double above the smallest negative number is −0; adding zero turns it into 0.
            return Self(self.0.next_up() + 0.0);
        }
        let mut double = Self(Fraction::near(self.0));
        while self < double {
            double = double.below();
        }
        while double < self {
            double = double.above();
        }
        double
    }

    /// Returns the next smaller double.
    #[must_use]
    pub fn below(self) -> Self {
        if self.is_fraction() { -(-self).above() } else { Self(0.0 - (-self.0).next_up()) }
    }

    /// Returns the distance between two scores; +∞ if only one of them is finite.
    #[must_use]
    pub fn distance(self, other: Self) -> Self {
        if self == other { Self::ZERO } else { Self((self.get() - other.get()).abs()) }
    }

    /// Returns the score from the other side's view. Without `FRACTIONS` the score must not be a fraction, which makes
    /// it faster.
    #[inline]
    pub(crate) fn negated_among<const FRACTIONS: bool>(self) -> Self {
        // Zero must not become −0. A fraction only changes its sign.
        Self(if FRACTIONS && self.is_fraction() { -self.0 } else { 0.0 - self.0 })
    }

    /// Returns the sum of two scores, at least one of which is finite.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self::new(self.get() + other.get()).unwrap_or(self)
    }
}

impl Neg for Score {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        self.negated_among::<true>()
    }
}

impl From<i32> for Score {
    fn from(value: i32) -> Self {
        Self(f64::from(value))
    }
}

/// The scores that close a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum CutOn {
    /// α ≥ β: a tie with the bound cuts, because the opponent already has something as good.
    #[default]
    Equal,
    /// α > β: only a strictly better score cuts. The result is the same, but takes more work.
    Strict,
}

impl CutOn {
    /// Returns the relation of a score to the bound that closes the window of `player`: `≥` or `>` β at MAX, `≤` or `<`
    /// α at MIN.
    pub const fn relation(self, player: Player) -> &'static str {
        match (player, self) {
            (Player::Max, Self::Equal) => "≥",
            (Player::Max, Self::Strict) => ">",
            (Player::Min, Self::Equal) => "≤",
            (Player::Min, Self::Strict) => "<",
        }
    }

    /// Returns the opposite relation, which does not close the window.
    pub const fn relation_unmet(self, player: Player) -> &'static str {
        let opposite = match self {
            Self::Equal => Self::Strict,
            Self::Strict => Self::Equal,
        };
        opposite.relation(player.opponent())
    }
}

/// How a returned score relates to the value of its node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Bound {
    /// The score is the value.
    Exact,
    /// The value is the score or more.
    Lower,
    /// The value is the score or less.
    Upper,
}

/// The bound that a cutoff met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cutoff {
    /// A MIN node fell to α: MAX has something as good elsewhere.
    Alpha,
    /// A MAX node rose to β: MIN has something as good elsewhere.
    Beta,
}

impl Cutoff {
    /// Returns the kind of cutoff at a node of `player`.
    pub const fn at(player: Player) -> Self {
        match player {
            Player::Max => Self::Beta,
            Player::Min => Self::Alpha,
        }
    }

    /// Returns the player whose [limit](Window::limit) is reached: the player to move, or at a chance node MAX if β is
    /// reached and MIN if α is.
    pub const fn player(self) -> Player {
        match self {
            Self::Beta => Player::Max,
            Self::Alpha => Player::Min,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_zero_and_no_nan() {
        assert_eq!(Score::new(-0.0).unwrap().to_string(), "0");
        assert_eq!((-Score::ZERO).to_string(), "0");
        assert_eq!(Score::new(f64::NAN), None);
    }

    /// The written relation is the one that the code tests.
    #[test]
    fn the_sign_of_an_inequality_is_that_of_the_test() {
        let holds = |sign: &str, a: Score, b: Score| match sign {
            "≥" => b <= a,
            ">" => b < a,
            "≤" => a <= b,
            _ => a < b,
        };
        let window = Window { alpha: Score::from(0), beta: Score::from(1) };
        for player in [Player::Max, Player::Min] {
            for cut_on in [CutOn::Equal, CutOn::Strict] {
                for score in (-1..=2).map(Score::from) {
                    let (closed, limit) = (window.is_closed_by(player, score, cut_on), window.limit(player));
                    assert_eq!(holds(cut_on.relation(player), score, limit), closed);
                    assert_eq!(holds(cut_on.relation_unmet(player), score, limit), !closed);
                }
            }
        }
    }

    #[test]
    fn a_null_window_tests_only_whether_a_score_is_better() {
        let window = Window { alpha: Score::from(0), beta: Score::from(5) };
        for (player, shown) in [(Player::Max, ["0", "0+ε"]), (Player::Min, ["5−ε", "5"])] {
            let scout = window.null_window(player);
            assert!(scout.is_null_window() && !window.is_null_window());
            assert!(!Window { alpha: scout.beta, ..scout }.is_null_window(), "a closed window tests nothing");
            assert_eq!([scout.alpha.shown(), scout.beta.shown()], shown);
            assert!((-9..=9).map(Score::from).all(|score| !scout.contains(score)));
        }
        let lost = Window::FULL.null_window(Player::Max);
        assert_eq!([lost.alpha.shown(), lost.beta.shown()], ["−∞", "−∞+ε"]);
        assert_eq!(Score::ZERO.below().above(), Score::ZERO);
    }

    #[test]
    fn the_doubles_beside_a_fraction_are_next_to_one_another() {
        for (numerator, denominator) in [(1, 3), (-10, 3), (7, 300), (1_000_000_007, 999_983), (1, 1 << 70)] {
            let fraction = Score::ratio(numerator, denominator).unwrap();
            if !fraction.is_fraction() {
                continue;
            }
            let (below, above) = (fraction.below(), fraction.above());
            assert!(below < fraction && fraction < above && below.above() == above, "{fraction}");
        }
    }

    #[test]
    fn a_tie_with_the_bound_cuts_only_when_equality_is_enough() {
        let window = Window { alpha: Score::from(3), beta: Score::from(5) };
        assert!(window.is_closed_by(Player::Max, Score::from(5), CutOn::Equal));
        assert!(!window.is_closed_by(Player::Max, Score::from(5), CutOn::Strict));
        assert!(window.is_closed_by(Player::Min, Score::from(2), CutOn::Strict));
        assert!(!window.is_closed_by(Player::Min, Score::from(4), CutOn::Equal));
    }
}
