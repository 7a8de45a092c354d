//! The values of the flags of `poda practice --generate`: ranges, sizes and wishes.

use crate::cli::flag_values::expectation;
use crate::document::wishes::{CountRange, NumberRange, TreeWishes, Wishes};
use std::str::FromStr;

/// The name of a game that exercises are generated from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum GameName {
    /// An explicit tree.
    Tree,
    /// Tic-tac-toe.
    TicTacToe,
    /// Connect Four.
    ConnectFour,
    /// Kalah.
    Kalah,
    /// Nim.
    Nim,
}

/// A wish for contents, as `--wish` names it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum WishFlag {
    Shallow(CountRange),
    Deep(CountRange),
    Equal(CountRange),
    SavesSubtree(CountRange),
    NoneAtLastChild,
    CarefulRoot,
}

impl WishFlag {
    /// Adds the wish to others.
    pub fn apply(self, wishes: &mut Wishes) {
        match self {
            Self::Shallow(range) => wishes.shallow = range,
            Self::Deep(range) => wishes.deep = range,
            Self::Equal(range) => wishes.equal = range,
            Self::SavesSubtree(range) => wishes.saves_subtree = range,
            Self::NoneAtLastChild => wishes.none_at_last_child = true,
            Self::CarefulRoot => wishes.careful_root = true,
        }
    }

    /// Parses `shallow`, `shallow=2`, `shallow=1..3` and the like.
    fn parse(text: &str) -> Option<Self> {
        let (name, count) = text.split_once('=').map_or((text, None), |(name, count)| (name, Some(count)));
        let range = match count {
            None => CountRange::at_least(1),
            Some(count) => parse_counts(count.trim())?,
        };
        match (name.trim().to_lowercase().replace('_', "-").as_str(), count) {
            ("shallow", _) => Some(Self::Shallow(range)),
            ("deep", _) => Some(Self::Deep(range)),
            ("equal", _) => Some(Self::Equal(range)),
            ("saves-subtree", _) => Some(Self::SavesSubtree(range)),
            ("none-at-last-child", None) => Some(Self::NoneAtLastChild),
            ("careful-root", None) => Some(Self::CarefulRoot),
            _ => None,
        }
    }
}

/// All wishes of a `--wish`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct WishFlags(pub Vec<WishFlag>);

/// The sizes of a `--size`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sizes(pub Vec<usize>);

/// Parses wishes with commas between.
pub(super) fn wishes(text: &str) -> Result<WishFlags, String> {
    let parts = text.split(',').filter(|part| !part.trim().is_empty());
    parts.map(WishFlag::parse).collect::<Option<_>>().map(WishFlags).ok_or_else(|| expectation("cli-expected-wishes"))
}

/// Parses the number of children of a node.
pub(super) fn branching(text: &str) -> Result<NumberRange<usize>, String> {
    let most = TreeWishes::MAX_BRANCHING;
    let span = parse_span(text).filter(|span: &NumberRange<usize>| 0 < span.least && span.most <= most);
    span.ok_or_else(|| expectation("cli-expected-branching"))
}

/// Parses the range of the values of leaves.
pub(super) fn values(text: &str) -> Result<NumberRange<i32>, String> {
    let most = TreeWishes::MAX_VALUE;
    let span = parse_span(text).filter(|span: &NumberRange<i32>| -most <= span.least && span.most <= most);
    span.ok_or_else(|| expectation("cli-expected-range"))
}

/// Parses sizes with `x` between.
pub(super) fn size(text: &str) -> Result<Sizes, String> {
    let sizes: Option<Vec<_>> = text.split(['x', '×']).map(|size| size.trim().parse().ok()).collect();
    sizes.map(Sizes).ok_or_else(|| expectation("cli-expected-size"))
}

/// Parses `2`, at least so many, or `1..3`.
fn parse_counts(text: &str) -> Option<CountRange> {
    let NumberRange { least, most } =
        parse_span(text).filter(|span: &NumberRange<usize>| span.most <= CountRange::MAX)?;
    Some(CountRange { least, most: text.contains("..").then_some(most) })
}

/// Parses one number, or the least and the greatest with two points between.
fn parse_span<Number: FromStr + PartialOrd + Copy>(text: &str) -> Option<NumberRange<Number>> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    let [least, most] = [least.trim().parse().ok()?, most.trim().parse().ok()?];
    (least <= most).then_some(NumberRange { least, most })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_counts_or_ranges() {
        let exactly_two = CountRange { least: 2, most: Some(2) };
        assert_eq!(
            wishes("shallow=2, deep=2..2,equal,none-at-last-child,careful_root").unwrap().0,
            [
                WishFlag::Shallow(CountRange::at_least(2)),
                WishFlag::Deep(exactly_two),
                WishFlag::Equal(CountRange::at_least(1)),
                WishFlag::NoneAtLastChild,
                WishFlag::CarefulRoot,
            ]
        );
        for wrong in ["deeper=1", "shallow=-1", "shallow=3..2", "shallow=", "careful-root=1", "deep=1001"] {
            assert!(wishes(wrong).is_err(), "{wrong}");
        }
        assert_eq!(wishes(""), Ok(WishFlags(Vec::new())));
    }

    #[test]
    fn ranges_have_two_points_between() {
        assert_eq!(values("-9..9"), Ok(NumberRange { least: -9, most: 9 }));
        assert_eq!(branching("3"), Ok(NumberRange { least: 3, most: 3 }));
        assert!(branching("0..3").is_err() && branching("11").is_err() && branching("3..2").is_err());
        assert!(values("1.5..2").is_err() && values("0..2000000").is_err());
        assert_eq!(size("5x4×3"), Ok(Sizes(vec![5, 4, 3])));
        assert!(size("5x").is_err());
    }
}
