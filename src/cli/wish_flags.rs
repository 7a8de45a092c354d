//! The values of the flags for generated exercises: games, ranges, sizes and wishes.

use super::flag_values::{OneOf, SIDE, expectation, whole, with_nearest_part};
use clap::{Arg, Args};
use poda_core::document::wishes::{CountRange, Evenness, NumberRange, Ties, TreeWishes, WishedGame, Wishes};
use poda_core::score::{MAX_PLAYERS, Player};
use poda_core::search::mcts::MctsConfig;
use poda_platform::another_seed;
use poda_words::i18n::args;
use poda_words::practice::generator::{MctsWishes, check};
use std::str::FromStr;

const TIES: OneOf<Ties> =
    OneOf::of(|| vec![("allowed", Ties::Allowed), ("forbidden", Ties::Forbidden), ("wanted", Ties::Wanted)]);

pub(super) const GAME: OneOf<WishedGame> = OneOf {
    all: || {
        vec![
            ("tree", WishedGame::Tree(TreeWishes::default())),
            ("tic-tac-toe", WishedGame::TicTacToe),
            ("connect-four", WishedGame::CONNECT_FOUR),
            ("kalah", WishedGame::KALAH),
            ("nim", WishedGame::NIM),
        ]
    },
    aliases: || vec![("connect4", "connect-four"), ("connect", "connect-four"), ("ttt", "tic-tac-toe")],
};

/// The flags that say of which board or tree an exercise is.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct BoardFlags {
    #[arg(long, value_parser = size, value_name = "5x4x3", help = "cli-help-practice-size")]
    size: Option<Sizes>,
    #[arg(long, value_parser = branching, value_name = "N|2..4", help = "cli-help-practice-branching")]
    branching: Option<NumberRange<usize>>,
    #[arg(long, value_parser = players, value_name = "2..6", allow_negative_numbers = true, help = "cli-help-practice-players")]
    players: Option<usize>,
    #[arg(long, value_parser = values, value_name = "0..20", allow_hyphen_values = true, help = "cli-help-practice-range")]
    range: Option<NumberRange<i32>>,
    #[arg(long = "equal-leaves", value_parser = TIES, value_name = "allowed|forbidden|wanted", help = "cli-help-practice-ties")]
    ties: Option<Ties>,
    #[arg(long, help = "cli-help-practice-ragged")]
    ragged: bool,
    #[arg(long, value_parser = SIDE, value_name = "max|min", help = "cli-help-practice-first")]
    first: Option<Player>,
}

impl BoardFlags {
    const IDS: [&str; 7] = ["size", "branching", "players", "range", "ties", "ragged", "first"];

    /// Returns an argument, changed if it is one of these flags: which other flags it requires depends on the
    /// subcommand.
    pub(super) fn changed(arg: Arg, change: impl FnOnce(Arg) -> Arg) -> Arg {
        if Self::IDS.contains(&arg.get_id().as_str()) { change(arg) } else { arg }
    }

    /// Returns a game with the board or the tree of the flags; without a game, a tree.
    pub(super) fn over(&self, game: Option<WishedGame>) -> WishedGame {
        let default = TreeWishes::usual(self.players);
        let tree = TreeWishes {
            branching: self.branching.unwrap_or(default.branching),
            values: self.range.unwrap_or(default.values),
            ties: self.ties.unwrap_or_default(),
            evenness: if self.ragged { Evenness::Ragged } else { Evenness::Uniform },
            first: self.first.unwrap_or(default.first),
            players: self.players,
        };
        let mut game = game.filter(|game| !matches!(game, WishedGame::Tree(_))).unwrap_or(WishedGame::Tree(tree));
        let sizes = self.size.iter().flat_map(|Sizes(sizes)| sizes);
        for ((_, size, _), &wished) in game.sizes_mut().into_iter().zip(sizes) {
            *size = wished;
        }
        game
    }

    /// Returns the wishes for an exercise on Monte Carlo tree search with the tree of the flags.
    pub(super) fn mcts_wishes(
        &self,
        depth: Option<usize>,
        iterations: Option<NumberRange<u32>>,
        search: MctsConfig,
    ) -> MctsWishes {
        let default = MctsWishes::default();
        MctsWishes {
            plies: depth.unwrap_or(default.plies),
            branching: self.branching.unwrap_or(default.branching),
            first: self.first.unwrap_or(default.first),
            iterations: iterations.unwrap_or(default.iterations),
            search,
            ..default
        }
    }

    /// Returns whether the flags describe a tree that an exercise on Monte Carlo tree search cannot have.
    pub(super) fn name_other_trees(&self) -> bool {
        self.size.is_some() || self.players.is_some() || self.range.is_some() || self.ties.is_some() || self.ragged
    }
}

/// The meaning of a single number in a wish.
#[derive(Clone, Copy, Debug, PartialEq)]
enum BareNumber {
    /// At least this many.
    Least,
    /// Exactly this many.
    Exact,
}

/// The contents that `--wish` and `--contents` name, as wishes that leave everything else open. They are of one kind of
/// search.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum WishFlags {
    Search(Wishes),
    Mcts(MctsWishes),
}

pub(super) fn seed_or_chosen(seed: Option<u64>) -> u64 {
    seed.unwrap_or_else(another_seed)
}

impl WishFlags {
    /// Returns `wishes` with those of the flag. Without the flag a cutoff is wished for, if one is possible, because an
    /// exercise without a cutoff teaches little.
    pub fn over(flag: Option<&Self>, wishes: Wishes) -> Wishes {
        let named = match flag {
            Some(Self::Search(named)) => *named,
            Some(Self::Mcts(_)) => Wishes::default(),
            None => {
                let with_cutoff = Wishes { shallow: CountRange::at_least(1), ..wishes };
                return if check(&with_cutoff).is_empty() { with_cutoff } else { wishes };
            }
        };
        let Wishes { game, depth, algorithm, fail, cut_on, .. } = wishes;
        Wishes { game, depth, algorithm, fail, cut_on, ..named }
    }

    pub fn name_mcts(&self) -> bool {
        matches!(self, Self::Mcts(_))
    }

    /// Returns whether the flag names contents of another search.
    pub fn name_search(&self) -> bool {
        matches!(self, Self::Search(named) if *named != Wishes::default())
    }

    /// Returns wishes for a Monte Carlo tree search with those of the flag.
    pub fn over_mcts(flag: Option<&Self>, wishes: MctsWishes) -> MctsWishes {
        match flag {
            Some(&Self::Mcts(MctsWishes { exploration, near_tie, terminal_again, .. })) => {
                MctsWishes { exploration, near_tie, terminal_again, ..wishes }
            }
            Some(Self::Search(_)) | None => wishes,
        }
    }

    /// The names of all wishes.
    const NAMES: [&str; 11] = [
        "shallow",
        "deep",
        "equal",
        "saves-subtree",
        "chance",
        "star1",
        "none-at-last-child",
        "careful-root",
        "exploration",
        "near-tie",
        "terminal-again",
    ];

    /// Parses wishes such as `shallow`, `shallow=2` and `shallow=1..3`, separated by commas. All of them must be for
    /// the same kind of search.
    fn parse(text: &str, number: BareNumber) -> Option<Self> {
        let (mut wishes, mut of_mcts) = (Wishes::default(), MctsWishes::default());
        for wish in text.split(',').filter(|wish| !wish.trim().is_empty()) {
            let (name, count) = wish.split_once('=').map_or((wish, None), |(name, count)| (name, Some(count)));
            let range = match count {
                None => CountRange::at_least(1),
                Some(count) => parse_counts(count.trim(), number)?,
            };
            match (name.trim().to_lowercase().replace('_', "-").as_str(), count) {
                ("shallow", _) => wishes.shallow = range,
                ("deep", _) => wishes.deep = range,
                ("equal", _) => wishes.equal = range,
                ("saves-subtree", _) => wishes.saves_subtree = range,
                ("chance", _) => wishes.chance = range,
                ("star1", _) => wishes.star1 = range,
                ("none-at-last-child", None) => wishes.none_at_last_child = true,
                ("at-last-child", Some(_)) if range.max == Some(0) => wishes.none_at_last_child = true,
                ("careful-root", None) => wishes.careful_root = true,
                ("exploration", None) => of_mcts.exploration = true,
                ("near-tie", None) => of_mcts.near_tie = true,
                ("terminal-again", None) => of_mcts.terminal_again = true,
                _ => return None,
            }
        }
        match (wishes == Wishes::default(), of_mcts == MctsWishes::default()) {
            (_, true) => Some(Self::Search(wishes)),
            (true, false) => Some(Self::Mcts(of_mcts)),
            (false, false) => None,
        }
    }
}

/// The value of `--size`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sizes(pub Vec<usize>);

/// Parses wishes, separated by commas. A single number means at least this many.
pub(super) fn wishes(text: &str) -> Result<WishFlags, String> {
    let expected = || with_nearest_part(expectation("cli-expected-wishes", &[]), text, &WishFlags::NAMES);
    WishFlags::parse(text, BareNumber::Least).ok_or_else(expected)
}

/// Parses the contents of exercises, separated by commas. A single number means exactly this many.
pub(super) fn contents(text: &str) -> Result<WishFlags, String> {
    let expected = || with_nearest_part(expectation("cli-expected-contents", &[]), text, &WishFlags::NAMES);
    WishFlags::parse(text, BareNumber::Exact).ok_or_else(expected)
}

pub(super) fn iterations(text: &str) -> Result<NumberRange<u32>, String> {
    let NumberRange { min, max } = MctsWishes::ITERATIONS;
    let span = parse_span(text).filter(|span: &NumberRange<u32>| min <= span.min && span.max <= max);
    let args = args![least = min.to_string(), most = max.to_string()];
    span.ok_or_else(|| expectation("cli-expected-iteration-range", &args))
}

fn branching(text: &str) -> Result<NumberRange<usize>, String> {
    let max = TreeWishes::MAX_BRANCHING;
    let span = parse_span(text).filter(|span: &NumberRange<usize>| 0 < span.min && span.max <= max);
    span.ok_or_else(|| expectation("cli-expected-branching", &[]))
}

fn players(text: &str) -> Result<usize, String> {
    let is_possible = |count: &usize| (2..=MAX_PLAYERS).contains(count);
    whole(text).ok().filter(is_possible).ok_or_else(|| expectation("cli-expected-players", &[]))
}

fn values(text: &str) -> Result<NumberRange<i32>, String> {
    let max = TreeWishes::MAX_VALUE;
    let span = parse_span(text).filter(|span: &NumberRange<i32>| -max <= span.min && span.max <= max);
    span.ok_or_else(|| expectation("cli-expected-range", &[]))
}

/// Parses sizes with `x` between them.
fn size(text: &str) -> Result<Sizes, String> {
    let sizes: Option<Vec<_>> = text.split(['x', '×']).map(|size| size.trim().parse().ok()).collect();
    sizes.map(Sizes).ok_or_else(|| expectation("cli-expected-size", &[]))
}

/// Parses `2`, `1..3`, `1..` (at least) or `..3` (at most).
fn parse_counts(text: &str, number: BareNumber) -> Option<CountRange> {
    let counts = match text.split_once("..") {
        Some((min, "")) => CountRange::at_least(min.trim().parse().ok()?),
        Some(("", max)) => CountRange { min: 0, max: Some(max.trim().parse().ok()?) },
        Some(_) => {
            let NumberRange { min, max } = parse_span(text)?;
            CountRange { min, max: Some(max) }
        }
        None => {
            let count = text.parse().ok()?;
            CountRange { min: count, max: (number == BareNumber::Exact).then_some(count) }
        }
    };
    (counts.min.max(counts.max.unwrap_or_default()) <= CountRange::MAX).then_some(counts)
}

/// Parses a number, or the smallest and the largest number with two points between them.
fn parse_span<Number: FromStr + PartialOrd + Copy>(text: &str) -> Option<NumberRange<Number>> {
    let (min, max) = text.split_once("..").unwrap_or((text, text));
    let [min, max] = [min.trim().parse().ok()?, max.trim().parse().ok()?];
    (min <= max).then_some(NumberRange { min, max })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_of_one_kind_of_search() {
        let of_mcts = MctsWishes { exploration: true, near_tie: true, ..MctsWishes::default() };
        assert_eq!(wishes("exploration, near_tie"), Ok(WishFlags::Mcts(of_mcts)));
        assert!(WishFlags::NAMES.into_iter().all(|name| wishes(name).is_ok()));
        assert!(wishes("exploration,shallow").is_err() && wishes("exploration=2").is_err());
    }

    #[test]
    fn wishes_are_counts_or_ranges() {
        let exactly_two = CountRange { min: 2, max: Some(2) };
        let [one, two] = [1, 2].map(CountRange::at_least);
        let named = Wishes { none_at_last_child: true, careful_root: true, ..Wishes::default() };
        assert_eq!(
            wishes("shallow=2, deep=2..2,equal,none-at-last-child,careful_root"),
            Ok(WishFlags::Search(Wishes { shallow: two, deep: exactly_two, equal: one, ..named }))
        );
        let open = Wishes { deep: one, equal: CountRange { min: 0, max: Some(2) }, ..Wishes::default() };
        assert_eq!(wishes("deep=1..,equal=..2"), Ok(WishFlags::Search(open)));
        let counted = Wishes { deep: exactly_two, none_at_last_child: true, ..Wishes::default() };
        assert_eq!(contents("deep=2,at_last_child=0"), Ok(WishFlags::Search(counted)));
        for wrong in [
            "deeper=1",
            "at-last-child=1",
            "deep=..",
            "shallow=-1",
            "shallow=3..2",
            "shallow=",
            "careful-root=1",
            "deep=1001",
        ] {
            assert!(wishes(wrong).is_err(), "{wrong}");
        }
        assert_eq!(wishes(""), Ok(WishFlags::Search(Wishes::default())));
    }

    #[test]
    fn ranges_have_two_points_between() {
        assert_eq!(values("-9..9"), Ok(NumberRange { min: -9, max: 9 }));
        assert_eq!(branching("3"), Ok(NumberRange { min: 3, max: 3 }));
        assert!(branching("0..3").is_err() && branching("11").is_err() && branching("3..2").is_err());
        assert!(values("1.5..2").is_err() && values("0..2000000").is_err());
        assert_eq!(size("5x4×3"), Ok(Sizes(vec![5, 4, 3])));
        assert!(size("5x").is_err());
    }
}
