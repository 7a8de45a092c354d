//! The arithmetic of the subject: players, scores, windows and what a score proves.
//!
//! Every score is seen from MAX's side. Nothing here knows of games, searches or trees.

mod interval;
mod proof;
mod window;

pub use interval::Interval;
pub use proof::Proof;
pub use window::Window;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Neg;

/// One of the two sides: MAX wants a high score, MIN a low one.
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

    /// The score this player likes least: what "no move found yet" is worth.
    #[must_use]
    pub const fn worst(self) -> Score {
        match self {
            Self::Max => Score::NEG_INFINITY,
            Self::Min => Score::INFINITY,
        }
    }

    /// Whether this player likes `a` strictly better than `b`.
    #[must_use]
    pub fn prefers(self, a: Score, b: Score) -> bool {
        match self {
            Self::Max => b < a,
            Self::Min => a < b,
        }
    }

    /// The one of two scores that this player likes better.
    #[must_use]
    pub fn better_of(self, a: Score, b: Score) -> Score {
        if self.prefers(b, a) { b } else { a }
    }

    /// A score as this player counts it: MAX's own score, or its negation. Its own inverse.
    #[must_use]
    pub fn view(self, score: Score) -> Score {
        match self {
            Self::Max => score,
            Self::Min => -score,
        }
    }
}

/// A number that is backed up through the tree, from MAX's side: −∞ ≤ score ≤ +∞, never NaN, and only one zero.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Default)]
pub struct Score(f64);

/// Without NaN every score equals itself.
impl Eq for Score {}

/// With only one zero equal scores have equal bits.
impl Hash for Score {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_bits().hash(state);
    }
}

impl Score {
    /// MAX has lost for certain.
    pub const NEG_INFINITY: Self = Self(f64::NEG_INFINITY);
    /// MAX has won for certain.
    pub const INFINITY: Self = Self(f64::INFINITY);
    /// Neither side is ahead.
    pub const ZERO: Self = Self(0.0);

    /// The score of a number, or `None` for NaN, which no order can place.
    #[must_use]
    pub fn new(value: f64) -> Option<Self> {
        // Adding zero turns −0 into 0, so that equal scores are written equally.
        (!value.is_nan()).then_some(Self(value + 0.0))
    }

    /// The number itself; infinite where the score is.
    #[must_use]
    pub const fn get(self) -> f64 {
        self.0
    }

    /// Whether this is neither +∞ nor −∞.
    #[must_use]
    pub const fn is_finite(self) -> bool {
        self.0.is_finite()
    }

    /// The next greater score: between the two there is none. What is at least that is more than this.
    #[must_use]
    pub const fn above(self) -> Self {
        // What is next to the smallest negative number is the other zero, which adding zero makes the one.
        Self(self.0.next_up() + 0.0)
    }

    /// The next smaller score.
    #[must_use]
    pub const fn below(self) -> Self {
        Self(0.0 - (-self.0).next_up())
    }

    /// How far apart two scores are; infinitely far where only one of them is finite.
    #[must_use]
    pub fn distance(self, other: Self) -> Self {
        if self == other { Self::ZERO } else { Self((self.0 - other.0).abs()) }
    }

    /// The sum of two scores of which at least one is finite.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self::new(self.0 + other.0).unwrap_or(self)
    }

    /// The score as it is written in the tree and in sentences: exactly where that is short, as `1e300` where that is
    /// shorter, else rounded and marked with `≈`. The scores next to a short one, which bound the narrowest windows, are
    /// written `3+ε` and `3−ε`.
    ///
    /// ```
    /// use poda::score::Score;
    ///
    /// let shown = |value| Score::new(value).unwrap().shown();
    /// assert_eq!([shown(-0.05), shown(1.0 / 3.0), shown(1e300)], ["−0.05", "≈0.333", "1e300"]);
    /// ```
    #[must_use]
    pub fn shown(self) -> String {
        self.shown_exactly().unwrap_or_else(|| format!("≈{}", self.rounded(Rounding::Nearest)))
    }

    /// The same behind what it is the value of: `= 3`, or `≈ 0.333` where digits are dropped.
    #[must_use]
    pub fn shown_as_value(self) -> String {
        match self.shown_exactly() {
            Some(text) => format!("= {text}"),
            None => format!("≈ {}", self.rounded(Rounding::Nearest)),
        }
    }

    /// The end of an interval as it is written behind `≥`, or behind `≤` where `is_lower` does not hold: what is said to be at
    /// least a number of many digits is at least that number rounded down, and no sign has to mark it.
    #[must_use]
    pub fn shown_as_end(self, is_lower: bool) -> String {
        let outwards = if is_lower { Rounding::Down } else { Rounding::Up };
        self.shown_exactly().unwrap_or_else(|| self.rounded(outwards))
    }

    /// The score in a few characters that say all of it, if there are such.
    fn shown_exactly(self) -> Option<String> {
        const MOST: usize = 9;
        let is_short = |text: &String| text.chars().count() <= MOST;
        let exactly = |score: Self| Some(score.to_string()).filter(is_short);
        let power = |score: Self| Some(format!("{:e}", score.0).replace('-', "−")).filter(is_short);
        let either = |write: &dyn Fn(Self) -> Option<String>| {
            write(self)
                .or_else(|| Some(format!("{}+ε", write(self.below())?)))
                .or_else(|| Some(format!("{}−ε", write(self.above())?)))
        };
        either(&exactly).or_else(|| either(&power))
    }

    /// The number to three decimals, or to two digits where it is very small or very large: the nearest such number, or
    /// the nearest that is not beyond it on one side.
    fn rounded(self, rounding: Rounding) -> String {
        let negative = self.0 < 0.0;
        let is_fixed = (1e-3..1e6).contains(&self.0.abs());
        let nearest = if is_fixed { format!("{:.3}", self.0) } else { format!("{:.1e}", self.0) };
        let (digits, power) = nearest.split_once('e').unwrap_or((&nearest, ""));
        let written = |units: i64| {
            let (size, sign) = (units.unsigned_abs(), if negative { "−" } else { "" });
            let (divisor, power) = if is_fixed { (1_000, String::new()) } else { (10, format!("e{power}")) };
            #[expect(clippy::cast_precision_loss, reason = "ten digits at most")]
            let digits = size as f64 / f64::from(divisor);
            (format!("{sign}{digits}{power}")).replace('-', "−")
        };
        let units: i64 = digits.replace('.', "").parse().unwrap_or_default();
        let error = nearest.parse::<f64>().unwrap_or(self.0) - self.0;
        written(match rounding {
            Rounding::Down if 0.0 < error => units - 1,
            Rounding::Up if error < 0.0 => units + 1,
            _ => units,
        })
    }
}

/// Which way a number of many digits is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rounding {
    Nearest,
    Down,
    Up,
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(0.0 - self.0)
    }
}

impl From<i32> for Score {
    fn from(value: i32) -> Self {
        Self(f64::from(value))
    }
}

/// Written in full: a real minus sign, and the sign of an infinity always shown. [`Score::shown`] is shorter.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.0.abs();
        match (self.0 < 0.0, self.0.is_infinite()) {
            (true, true) => f.write_str("−∞"),
            (false, true) => f.write_str("+∞"),
            (true, false) => write!(f, "−{size}"),
            (false, false) => write!(f, "{size}"),
        }
    }
}

/// When a returned score closes the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum CutOn {
    /// α ≥ β: a tie with the bound is enough, because the opponent already has something as good.
    #[default]
    Equal,
    /// α > β: only a strictly better score cuts. The same answer for more work.
    Strict,
}

impl CutOn {
    /// How a score of `player` has to stand to the bound to close the window: `≥` or `>` β at MAX, `≤` or `<` α at MIN.
    #[must_use]
    pub const fn relation(self, player: Player) -> &'static str {
        match (player, self) {
            (Player::Max, Self::Equal) => "≥",
            (Player::Max, Self::Strict) => ">",
            (Player::Min, Self::Equal) => "≤",
            (Player::Min, Self::Strict) => "<",
        }
    }

    /// How one stands that does not close it: the opposite.
    #[must_use]
    pub const fn relation_unmet(self, player: Player) -> &'static str {
        let opposite = match self {
            Self::Equal => Self::Strict,
            Self::Strict => Self::Equal,
        };
        opposite.relation(player.opponent())
    }
}

/// How a returned score relates to the true value of its node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The score is the value.
    Exact,
    /// The value is the score or more.
    Lower,
    /// The value is the score or less.
    Upper,
}

/// Which bound was met when a node was left early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cutoff {
    /// A MIN node fell to α: MAX has something as good elsewhere.
    Alpha,
    /// A MAX node rose to β: MIN has something as good elsewhere.
    Beta,
}

impl Cutoff {
    /// The kind of cutoff that happens at a node of `player`.
    #[must_use]
    pub const fn at(player: Player) -> Self {
        match player {
            Player::Max => Self::Beta,
            Player::Min => Self::Alpha,
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

    #[test]
    fn scores_are_written_with_a_real_minus_and_a_signed_infinity() {
        let written = |value: f64| Score::new(value).unwrap().to_string();
        assert_eq!(
            ["−0.05", "−∞", "+∞", "12"],
            [-0.05, f64::NEG_INFINITY, f64::INFINITY, 12.0].map(written).as_slice()
        );
    }

    /// What is written is what is tested.
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
    fn a_scout_asks_whether_a_score_is_better_and_nothing_else() {
        let window = Window { alpha: Score::from(0), beta: Score::from(5) };
        for (player, shown) in [(Player::Max, ["0", "0+ε"]), (Player::Min, ["5−ε", "5"])] {
            let scout = window.scout(player);
            assert!(scout.is_scout() && !window.is_scout());
            assert!(!Window { alpha: scout.beta, ..scout }.is_scout(), "a closed window asks nothing");
            assert_eq!([scout.alpha.shown(), scout.beta.shown()], shown);
            assert!((-9..=9).map(Score::from).all(|score| !scout.holds(score)));
        }
        let lost = Window::FULL.scout(Player::Max);
        assert_eq!([lost.alpha.shown(), lost.beta.shown()], ["−∞", "−∞+ε"]);
        assert_eq!(Score::ZERO.below().above(), Score::ZERO);
    }

    /// Numbers are rounded only where they are long, and marked only where they are rounded.
    #[test]
    fn a_number_is_marked_as_rounded_only_where_digits_are_dropped() {
        let score = |value| Score::new(value).unwrap();
        let exact = [
            (-0.000_001, "−0.000001"),
            (1e300, "1e300"),
            (-1e300, "−1e300"),
            (123_456_789.0, "123456789"),
            (1e-7, "0.0000001"),
            (1e-8, "1e−8"),
            (2.5e-10, "2.5e−10"),
            (f64::from_bits(1), "0+ε"),
            (-f64::from_bits(1), "0−ε"),
            (1e300_f64.next_up(), "1e300+ε"),
        ];
        for (value, text) in exact {
            assert_eq!((score(value).shown(), score(value).shown_as_value()), (text.to_owned(), format!("= {text}")));
            assert_eq!(score(value).shown_as_end(true), text);
        }
        let rounded = [
            (1.0 / 3.0, "0.333", "0.333", "0.334"),
            (-2.0 / 3.0, "−0.667", "−0.667", "−0.666"),
            (1.0 / 3e10, "3.3e−11", "3.3e−11", "3.4e−11"),
            (1e200 / 3.0, "3.3e199", "3.3e199", "3.4e199"),
            (-1e-300 / 7.0, "−1.4e−301", "−1.5e−301", "−1.4e−301"),
            (1234.567_891, "1234.568", "1234.567", "1234.568"),
            (999_999.999_91, "1000000", "999999.999", "1000000"),
            (f64::MAX / 3.0, "6e307", "5.9e307", "6e307"),
        ];
        for (value, nearest, low, high) in rounded {
            let shown = [score(value).shown(), score(value).shown_as_value()];
            assert_eq!(shown, [format!("≈{nearest}"), format!("≈ {nearest}")]);
            assert_eq!([true, false].map(|is_lower| score(value).shown_as_end(is_lower)), [low, high]);
        }
    }

    /// An interval that is written is never narrower than the one that is proved.
    #[test]
    fn a_rounded_bound_stays_true() {
        for power in -300..300 {
            for digits in [1.0, 1.234_567_891_2, 3.333_333_333_333, 9.999_999_999_99] {
                for value in [digits * 10_f64.powi(power), -digits * 10_f64.powi(power)] {
                    let read = |is_lower| {
                        let text = Score::new(value).unwrap().shown_as_end(is_lower).replace('−', "-");
                        text.trim_end_matches("+ε").trim_end_matches("-ε").parse::<f64>().unwrap()
                    };
                    assert!(read(true) <= value.next_up() && value.next_down() <= read(false), "{value}");
                }
            }
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
