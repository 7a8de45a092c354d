//! The algorithms and their properties, as the list in the parent module has them.
//!
//! Describes what each algorithm does; its own file contains how.

use super::play_level::PlayLevel;
use crate::text::simplified;

/// A search that makes a classic mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultyAlgorithm {
    /// Alpha-beta in which a node that is cut returns its own bound instead of the bound that was met.
    ///
    /// It comes from reading lecture slides on alpha-beta literally: "return α" at the end of MAX's function, "return
    /// β" at the end of MIN's, and a cut leaves by the same line. A MAX node that has reached β has the value β or more
    /// and must not return less than β. If it returns α, MIN above chooses the branch as bad for MAX, although it is
    /// good.
    ///
    /// Certain to be harmless only if no node is cut at all.
    WrongBound,
    /// Alpha-beta in which a child that only equals the best score so far becomes the best child.
    ///
    /// It comes from writing the test for a new best score with ≥ instead of >. In minimax both are right, because
    /// equal values are equal. In alpha-beta a child that returns no more than α was cut: its value is that score or
    /// less, and a tie with it proves nothing. The root's value stays right, but the chosen move may lose.
    ///
    /// Harmless if no two scores are equal, or if only the value is used and not the move.
    LastBest,
    /// Negamax with alpha-beta in which a score is always negated on the way up, even if the same side moves again.
    ///
    /// It comes from copying negamax from a text on chess into a game in which a side may move twice in a row: the
    /// extra turn in mancala, a pass in Othello. There the child's score is already from the mover's view. Negating it
    /// turns the mover's gain into a loss.
    ///
    /// Harmless if the turns alternate: then it is negamax with alpha-beta.
    AlwaysNegating,
}

impl FaultyAlgorithm {
    /// All faulty algorithms.
    pub const ALL: [Self; 3] = [Self::WrongBound, Self::LastBest, Self::AlwaysNegating];
}

/// The properties of an algorithm on which the rest of the program depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a column of the table of algorithms")]
pub struct AlgorithmProperties {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Its [key](Algorithm::key).
    pub key: &'static str,
    /// The key as the name of a variant, as in position files: `AlphaBetaTable`.
    pub name: &'static str,
    /// The algorithm that is carried out by hand in its place, which may be the same: in one pass, without scouts,
    /// probes, a table or a mistake.
    pub by_hand: Algorithm,
    /// Whether it has a window and prunes branches.
    pub prunes: bool,
    /// Whether the user can choose which score it returns beyond its window: see [`Fail`](super::Fail).
    pub can_fail_hard: bool,
    /// Whether its scores are from the view of the side to move instead of MAX's.
    pub counts_for_mover: bool,
    /// Whether it searches the tree in more than one pass.
    pub makes_passes: bool,
    /// Whether each pass is deeper than the one before.
    pub deepens: bool,
    /// Whether it may visit a node of the tree more than once, in a later pass or in a re-search.
    pub revisits_nodes: bool,
    /// Whether it tests moves with a null window before it searches them.
    pub sends_scouts: bool,
    /// Whether it keeps a transposition table.
    pub table: TableUse,
    /// The setting that it has and most others have not.
    pub parameter: Option<Parameter>,
    /// Whether it returns what minimax returns at the same depth, in every position.
    pub finds_minimax_value: bool,
    /// Whether it searches positions in which chance decides.
    pub searches_chance: bool,
    /// How it searches games in which each player has payoffs of their own; `None` if it searches games of two sides.
    pub multi_player: Option<MultiPlayer>,
    /// The level of play, if the algorithm is one. A level has a fixed depth.
    pub level: Option<PlayLevel>,
    /// The mistake, if it makes one. A search with a mistake proves nothing by what it returns.
    pub mistake: Option<FaultyAlgorithm>,
    /// The same algorithm without the mistake, if it makes one.
    pub corrected: Option<Algorithm>,
}

impl AlgorithmProperties {
    /// Returns whether it backs up the vectors of several players.
    pub fn backs_up_vectors(&self) -> bool {
        self.multi_player.is_some_and(MultiPlayer::backs_up_vectors)
    }
}

/// What a search for several players backs up, and what that proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MultiPlayer {
    /// The vectors of all players.
    Vectors,
    /// The vectors of all players, but with cutoffs that are wrong: what it returns for an inner node proves nothing.
    UnsoundVectors,
    /// The entry of the player at the root, against all others.
    OneEntry,
    /// The same entry, against some of the others' replies: what it returns proves something only where no reply was
    /// passed over.
    FewReplies,
}

impl MultiPlayer {
    /// Returns whether whole vectors are backed up.
    pub const fn backs_up_vectors(self) -> bool {
        match self {
            Self::Vectors | Self::UnsoundVectors => true,
            Self::OneEntry | Self::FewReplies => false,
        }
    }
}

/// Whether an algorithm keeps a transposition table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TableUse {
    /// It never does.
    Never,
    /// It does if [`table`](super::SearchConfig::table) is set.
    Optional,
    /// It always does.
    Always,
}

/// A setting that only one algorithm has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// The [first guess](super::SearchConfig::guess) of the value.
    Guess,
    /// [Half the width](super::SearchConfig::delta) of the window.
    Delta,
    /// The [seed](super::SearchConfig::seed) of random moves.
    Seed,
}

/// The properties that the list of algorithms begins with: those of minimax.
const FULL_WIDTH: AlgorithmProperties = AlgorithmProperties {
    algorithm: Algorithm::Minimax,
    key: "",
    name: "",
    by_hand: Algorithm::Minimax,
    prunes: false,
    can_fail_hard: false,
    counts_for_mover: false,
    makes_passes: false,
    deepens: false,
    revisits_nodes: false,
    sends_scouts: false,
    table: TableUse::Never,
    parameter: None,
    finds_minimax_value: true,
    searches_chance: false,
    multi_player: None,
    level: None,
    mistake: None,
    corrected: None,
};

/// Defines a row of properties: those that are listed, those of all such algorithms, and otherwise those of another
/// row.
macro_rules! row {
    (
        $name:ident = $key:literal, $algorithm:expr,
        $base:ident { $($field:ident: $value:expr),* } { $($common:ident: $of_all:expr),* }
    ) => {
        pub const $name: AlgorithmProperties = AlgorithmProperties {
            algorithm: $algorithm,
            key: $key,
            name: stringify!($name),
            $($field: $value,)*
            $($common: $of_all,)*
            ..$base
        };
    };
}

/// Defines [`Algorithm`], its lists and its rows of properties from the list of algorithms.
macro_rules! define {
    (
        two_sides { $($(#[$attribute:meta])* $side:ident = $side_key:literal: $side_base:ident $side_row:tt;)* }
        levels { $($level:ident = $level_key:literal: $level_base:ident $level_row:tt;)* }
        mistakes { $($mistake:ident = $mistake_key:literal: $mistake_base:ident $mistake_row:tt;)* }
        players { $($(#[$doc:meta])* $player:ident = $player_key:literal: $player_base:ident $player_row:tt;)* }
    ) => {
        /// A search algorithm.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
        pub enum Algorithm {
            $($(#[$attribute])* $side,)*
            $($(#[$doc])* $player,)*
            /// One of the levels of play that courses assign.
            Level(PlayLevel),
            /// An algorithm that makes a classic mistake.
            Mistaken(FaultyAlgorithm),
        }

        impl Algorithm {
            /// All algorithms for games of two sides, in the order in which they are taught, with the faulty ones last.
            pub const ALL: [Self; [$($side_key,)* $($level_key,)* $($mistake_key,)*].len()] = [
                $(Self::$side,)*
                $(Self::Level(PlayLevel::$level),)*
                $(Self::Mistaken(FaultyAlgorithm::$mistake),)*
            ];

            /// All algorithms for games in which each player has payoffs of their own.
            pub const OF_PLAYERS: [Self; [$($player_key,)*].len()] = [$(Self::$player,)*];

            /// All algorithms of both kinds.
            pub const EVERY: [Self; Self::ALL.len() + Self::OF_PLAYERS.len()] = [
                $(Self::$side,)*
                $(Self::Level(PlayLevel::$level),)*
                $(Self::Mistaken(FaultyAlgorithm::$mistake),)*
                $(Self::$player,)*
            ];

            /// The algorithms without a mistake, in the order in which they are taught.
            pub const CORRECT: [Self; [$($side_key,)* $($level_key,)*].len()] =
                [$(Self::$side,)* $(Self::Level(PlayLevel::$level),)*];

            /// Returns the algorithm's row of properties.
            pub const fn properties(self) -> &'static AlgorithmProperties {
                match self {
                    $(Self::$side => const { &rows::$side },)*
                    $(Self::Level(PlayLevel::$level) => const { &rows::$level },)*
                    $(Self::Mistaken(FaultyAlgorithm::$mistake) => const { &rows::$mistake },)*
                    $(Self::$player => const { &rows::$player },)*
                }
            }
        }

        /// The rows, each under the name of its algorithm.
        #[expect(non_upper_case_globals, reason = "the names are those of the algorithms")]
        mod rows {
            use super::{
                Algorithm, AlgorithmProperties, FULL_WIDTH, FaultyAlgorithm, MultiPlayer, Parameter, PlayLevel, TableUse,
            };

            $(row!($side = $side_key, Algorithm::$side, $side_base $side_row {});)*
            $(row!($level = $level_key, Algorithm::Level(PlayLevel::$level), $level_base $level_row {
                level: Some(PlayLevel::$level),
                finds_minimax_value: false
            });)*
            $(row!($mistake = $mistake_key, Algorithm::Mistaken(FaultyAlgorithm::$mistake), $mistake_base $mistake_row {
                mistake: Some(FaultyAlgorithm::$mistake),
                corrected: Some($mistake_base.algorithm),
                finds_minimax_value: false
            });)*
            $(row!($player = $player_key, Algorithm::$player, $player_base $player_row {});)*
        }
    };
}

algorithms!(define);

impl Algorithm {
    /// The one by which the program plays if it has so much time for a move: it has an answer whenever it is stopped.
    pub const ON_TIME: Self = Self::IterativeDeepening;

    /// The algorithms that students carry out by hand in games without chance.
    pub const BY_HAND: [Self; 4] = [Self::Minimax, Self::AlphaBeta, Self::Negamax, Self::NegamaxAlphaBeta];

    /// The algorithms that students carry out by hand in games of several players.
    pub const BY_HAND_OF_PLAYERS: [Self; 4] = [Self::MaxN, Self::MaxNShallow, Self::Paranoid, Self::BestReply];

    /// Returns the algorithm that searches every node and returns the same value: minimax, or expectiminimax where
    /// chance may decide.
    #[must_use]
    pub const fn full_width(self) -> Self {
        if self.properties().searches_chance { Self::Expectiminimax } else { Self::Minimax }
    }

    /// Returns the algorithm that visits every node of the same trees, with which the costs of this one are compared:
    /// max^n for several players, and otherwise the one that [returns the same value](Self::full_width).
    #[must_use]
    pub const fn unpruned(self) -> Self {
        if self.properties().multi_player.is_some() { Self::MaxN } else { self.full_width() }
    }

    /// Returns whether the algorithm is carried out by hand as it is.
    pub fn is_done_by_hand(self) -> bool {
        self.properties().by_hand == self
    }

    /// Returns the form of the algorithm whose scores are from the view of the side to move, if it has one, and
    /// otherwise the algorithm.
    #[must_use]
    pub fn as_negamax(self) -> Self {
        let is_form = |other: &Self| {
            self.is_done_by_hand() && other.properties().counts_for_mover && {
                let (own, other) = (self.properties(), other.properties());
                !own.searches_chance && own.multi_player.is_none() && own.prunes == other.prunes
            }
        };
        Self::BY_HAND.into_iter().find(is_form).unwrap_or(self)
    }

    /// Returns the algorithm that searches chance nodes and prunes as this one does, if it prunes.
    #[must_use]
    pub const fn for_chance(self) -> Self {
        if self.properties().prunes { Self::Star1 } else { Self::Expectiminimax }
    }

    /// Other names of algorithms, each with the [key](Self::key) of the algorithm.
    pub const ALIASES: &[(&str, &str)] = &[
        ("ab", "alpha-beta"),
        ("alfa-beta", "alpha-beta"),
        ("minmax", "minimax"),
        ("negamax-ab", "negamax-alpha-beta"),
        ("alpha-beta-with-memory", "alpha-beta-table"),
        ("tt", "alpha-beta-table"),
        ("pvs", "principal-variation"),
        ("principal-variation-search", "principal-variation"),
        ("negascout", "principal-variation"),
        ("scout", "principal-variation"),
        ("id", "iterative-deepening"),
        ("aspiration-windows", "aspiration"),
        ("mtd", "mtdf"),
        ("mtd(f)", "mtdf"),
        ("expectimax", "expectiminimax"),
        ("expectminimax", "expectiminimax"),
        ("brs", "best-reply"),
    ];

    /// Returns the algorithm with this name in any spelling: `alpha-beta`, `AlphaBeta`, `alphabeta`, or one of its
    /// [other names](Self::ALIASES).
    ///
    /// ```
    /// use poda_core::search::Algorithm;
    ///
    /// assert_eq!(Algorithm::named("Alpha_Beta"), Some(Algorithm::AlphaBeta));
    /// assert_eq!(Algorithm::named("PVS"), Some(Algorithm::PrincipalVariation));
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        let wanted = simplified(name);
        let key = Self::ALIASES.iter().find(|(alias, _)| simplified(alias) == wanted).map(|(_, key)| simplified(key));
        let wanted = key.unwrap_or(wanted);
        Self::EVERY.into_iter().find(|algorithm| simplified(algorithm.key()) == wanted)
    }

    /// Returns the algorithm's name for programs, in lower case with hyphens: `alpha-beta-table`. Every other spelling
    /// of an algorithm (a flag, a message id, a position file) is derived from it.
    pub const fn key(self) -> &'static str {
        self.properties().key
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_algorithm_is_listed_once_with_its_own_row() {
        for algorithm in Algorithm::EVERY {
            assert_eq!(algorithm.properties().algorithm, algorithm);
        }
        let levels = PlayLevel::ALL.map(Algorithm::Level);
        let mistaken = FaultyAlgorithm::ALL.map(Algorithm::Mistaken);
        let others = Algorithm::ALL.len() - levels.len() - mistaken.len();
        assert_eq!(Algorithm::ALL[others..], [levels, mistaken].concat());
        assert!(Algorithm::ALL.starts_with(&Algorithm::CORRECT));
        assert!(Algorithm::ALL.starts_with(&Algorithm::BY_HAND));
        assert_eq!(Algorithm::EVERY.to_vec(), [&Algorithm::ALL[..], &Algorithm::OF_PLAYERS].concat());
    }

    #[test]
    fn every_key_is_the_name_of_its_variant() {
        let capitalized = |word: &str| word[..1].to_uppercase() + &word[1..];
        for &AlgorithmProperties { algorithm, key, name, .. } in Algorithm::EVERY.map(Algorithm::properties) {
            let debug = format!("{algorithm:?}");
            let variant = debug.split_once('(').map_or(debug.as_str(), |(_, inner)| inner.trim_end_matches(')'));
            assert_eq!([name, &key.split('-').map(capitalized).collect::<String>()], [variant; 2]);
        }
    }

    #[test]
    fn the_properties_agree_with_one_another() {
        for row in Algorithm::EVERY.map(Algorithm::properties) {
            let is_minimax = row.level.is_none() && row.mistake.is_none() && row.multi_player.is_none();
            assert_eq!(row.finds_minimax_value, is_minimax, "{row:?}");
            assert_eq!(row.mistake.is_some(), row.corrected.is_some(), "{row:?}");
            assert!(row.prunes || !row.can_fail_hard, "{row:?}");
            assert!(row.makes_passes || !row.deepens, "{row:?}");
            assert!(row.revisits_nodes || !(row.makes_passes || row.sends_scouts), "{row:?}");
            assert!(row.by_hand.is_done_by_hand(), "{row:?}");
            let is_of_two_sides = row.multi_player.is_none() && !row.searches_chance;
            let is_by_hand = row.algorithm.is_done_by_hand() && is_of_two_sides;
            assert_eq!(Algorithm::BY_HAND.contains(&row.algorithm), is_by_hand, "{row:?}");
            assert_eq!(row.algorithm.as_negamax() != row.algorithm, is_by_hand && !row.counts_for_mover, "{row:?}");
        }
    }
}
