//! The arithmetic of the subject: players, scores, windows and what a score proves.
//!
//! Every score is MAX's view. Knows no games, searches or trees.

mod display;
mod fraction;
mod interval;
mod outcomes;
mod proof;
mod window;

pub use fraction::Inexact;
pub use interval::Interval;
pub use outcomes::Outcomes;
pub use proof::Proof;
pub use window::Window;

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::ops::Neg;

/// One of the two sides: MAX plays for a high score, MIN for a low one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The player who maximises the score.
    Max,
    /// The player who minimises the score.
    Min,
}

impl Player {
    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Max => Self::Min,
            Self::Min => Self::Max,
        }
    }

    /// The worst score for this player: the best before a move is found.
    pub const fn worst(self) -> Score {
        match self {
            Self::Max => Score::NEG_INFINITY,
            Self::Min => Score::INFINITY,
        }
    }

    /// Whether `a` is strictly better than `b` for this player.
    pub fn prefers(self, a: Score, b: Score) -> bool {
        self.prefers_among::<true>(a, b)
    }

    /// The same for scores that may be `FRACTIONS`, or else are numbers, which takes less time.
    #[inline]
    pub(crate) fn prefers_among<const FRACTIONS: bool>(self, a: Score, b: Score) -> bool {
        match (self, FRACTIONS) {
            (Self::Max, true) => b < a,
            (Self::Min, true) => a < b,
            (Self::Max, false) => b.0 < a.0,
            (Self::Min, false) => a.0 < b.0,
        }
    }

    /// The better of two scores for this player.
    pub fn better_of(self, a: Score, b: Score) -> Score {
        if self.prefers(b, a) { b } else { a }
    }

    /// A score from this player's view: MAX's score, or its negation for MIN. Its own inverse.
    pub fn view(self, score: Score) -> Score {
        self.view_among::<true>(score)
    }

    /// The same for scores that may be `FRACTIONS`, or else are numbers, which takes less time.
    #[inline]
    pub(crate) fn view_among<const FRACTIONS: bool>(self, score: Score) -> Score {
        match self {
            Self::Max => score,
            Self::Min => score.negated_among::<FRACTIONS>(),
        }
    }
}

/// Whose turn it is at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player's, who chooses a move.
    Player(Player),
    /// Chance's: a die is rolled, and the node is worth what its outcomes are worth on average.
    Chance,
}

impl Turn {
    /// The player, if it is a player's.
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

/// A number that is backed up through the tree, MAX's view: −∞ ≤ score ≤ +∞, with only one zero.
///
/// It is a double, or an exact [fraction](Score::ratio) that no double stands for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score(f64);

/// Equal scores have equal bits.
impl PartialEq for Score {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0.to_bits() == other.0.to_bits()
    }
}

impl Eq for Score {}

/// Doubles are compared as such. Only where one of two scores is a fraction, which is a NaN, are both read.
impl PartialOrd for Score {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.0.partial_cmp(&other.0).unwrap_or_else(|| self.cmp_exactly(*other)))
    }

    #[inline]
    fn lt(&self, other: &Self) -> bool {
        if self.is_fraction() || other.is_fraction() { self.cmp_exactly(*other).is_lt() } else { self.0 < other.0 }
    }

    #[inline]
    fn le(&self, other: &Self) -> bool {
        if self.is_fraction() || other.is_fraction() { self.cmp_exactly(*other).is_le() } else { self.0 <= other.0 }
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
    /// A certain loss for MAX.
    pub const NEG_INFINITY: Self = Self(f64::NEG_INFINITY);
    /// A certain win for MAX.
    pub const INFINITY: Self = Self(f64::INFINITY);
    /// Neither side is ahead.
    pub const ZERO: Self = Self(0.0);

    /// The score of a number; `None` for NaN, which has no order.
    pub fn new(value: f64) -> Option<Self> {
        // Adding zero turns −0 into 0, so that equal scores are written equally.
        (!value.is_nan()).then_some(Self(value + 0.0))
    }

    /// Whether a number is calculated with as it is written. Of whole numbers in decimal digits that are beyond 2⁵³ on either side of
    /// 0, two that differ could be equal as scores. Of other numbers rounding is expected.
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

    /// The number itself, or a double next to a fraction; infinite where the score is.
    pub fn get(self) -> f64 {
        if self.is_fraction() { self.approximated() } else { self.0 }
    }

    /// Whether it is neither +∞ nor −∞.
    pub const fn is_finite(self) -> bool {
        !self.0.is_infinite()
    }

    /// The greater of two scores.
    #[must_use]
    pub fn max(self, other: Self) -> Self {
        if self < other { other } else { self }
    }

    /// The smaller of two scores.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        if other < self { other } else { self }
    }

    /// The next greater double: a double is greater than this score exactly if it is at least that. There may be fractions between.
    #[must_use]
    pub fn above(self) -> Self {
        if !self.is_fraction() {
            // Next to the smallest negative number is −0; adding zero turns it into 0.
            return Self(self.0.next_up() + 0.0);
        }
        let mut double = Self(self.approximated());
        while self < double {
            double = double.below();
        }
        while double < self {
            double = double.above();
        }
        double
    }

    /// The next smaller double.
    #[must_use]
    pub fn below(self) -> Self {
        if self.is_fraction() { -(-self).above() } else { Self(0.0 - (-self.0).next_up()) }
    }

    /// The distance between two scores; +∞ if only one of them is finite.
    #[must_use]
    pub fn distance(self, other: Self) -> Self {
        if self == other { Self::ZERO } else { Self((self.get() - other.get()).abs()) }
    }

    /// The score from the other side's view, among scores that may be `FRACTIONS`, or else are numbers, which takes less time.
    #[inline]
    pub(crate) fn negated_among<const FRACTIONS: bool>(self) -> Self {
        // A zero has no sign; of a fraction only the sign changes.
        Self(if FRACTIONS && self.is_fraction() { -self.0 } else { 0.0 - self.0 })
    }

    /// The sum of two scores of which at least one is finite.
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

/// Which scores close the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum CutOn {
    /// α ≥ β: a tie with the bound cuts, because the opponent already has something as good.
    #[default]
    Equal,
    /// α > β: only a strictly better score cuts. The answer is the same, for more work.
    Strict,
}

impl CutOn {
    /// The relation of a score to the bound that closes the window of `player`: `≥` or `>` β at MAX, `≤` or `<` α at MIN.
    pub const fn relation(self, player: Player) -> &'static str {
        match (player, self) {
            (Player::Max, Self::Equal) => "≥",
            (Player::Max, Self::Strict) => ">",
            (Player::Min, Self::Equal) => "≤",
            (Player::Min, Self::Strict) => "<",
        }
    }

    /// The relation that does not close it: the opposite.
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
pub enum Bound {
    /// The score is the value.
    Exact,
    /// The value is the score or more.
    Lower,
    /// The value is the score or less.
    Upper,
}

/// Which bound a cutoff met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cutoff {
    /// A MIN node fell to α: MAX has something as good elsewhere.
    Alpha,
    /// A MAX node rose to β: MIN has something as good elsewhere.
    Beta,
}

impl Cutoff {
    /// The kind of cutoff at a node of `player`.
    pub const fn at(player: Player) -> Self {
        match player {
            Player::Max => Self::Beta,
            Player::Min => Self::Alpha,
        }
    }

    /// The player whose [limit](Window::limit) is reached: the one to move, or at a chance node MAX where β is reached and MIN where α
    /// is.
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

    /// The relation that is written is the one that is tested.
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
