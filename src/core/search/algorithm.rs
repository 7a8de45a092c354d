//! The list of algorithms, and a table of their properties.
//!
//! Describes what each algorithm does; its own file contains how.

use super::play_level::PlayLevel;
use crate::text::simplified;

/// A search algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Algorithm {
    /// Searches every node.
    Minimax,
    /// Minimax without the branches that cannot change the root's value.
    #[default]
    AlphaBeta,
    /// Minimax, with each score from the view of the side to move.
    Negamax,
    /// Alpha-beta, with each score from the view of the side to move.
    NegamaxAlphaBeta,
    /// Alpha-beta with a transposition table.
    AlphaBetaTable,
    /// Alpha-beta with null-window scouts for all moves but the first.
    PrincipalVariation,
    /// Alpha-beta in several passes, each a ply deeper than the one before.
    IterativeDeepening,
    /// Iterative deepening with a narrow window around the value of the pass before.
    Aspiration,
    /// Alpha-beta with null windows at one depth, until the lower and the upper bound meet.
    Mtdf,
    /// Minimax with chance nodes: a chance node is worth the average of its outcomes.
    Expectiminimax,
    /// Expectiminimax without the outcomes that cannot change the root's value.
    Star1,
    /// Star1 that first probes every outcome by one move.
    Star2,
    /// Minimax for several players, each of whom wants the most for themselves.
    MaxN,
    /// Max^n without the branches that a node's player, or its parent's, never takes.
    MaxNShallow,
    /// Max^n with the wrong idea that any ancestor may cut, as in alpha-beta.
    MaxNDeep,
    /// Alpha-beta of the player at the root against all others together.
    Paranoid,
    /// Paranoid in which at most one opponent at a time departs from their first move.
    BestReply,
    /// One of the levels of play that courses assign.
    Level(PlayLevel),
    /// An algorithm that makes a classic mistake.
    Mistaken(FaultyAlgorithm),
}

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
#[expect(clippy::struct_excessive_bools, reason = "each is a column of the table below")]
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

/// The properties of all algorithms: those for two sides in the order in which they are taught, with the faulty ones
/// last, then those for several players.
const PROPERTIES: [AlgorithmProperties; 23] = {
    use Algorithm::{
        AlphaBeta, AlphaBetaTable, Aspiration, BestReply, Expectiminimax, IterativeDeepening, Level, MaxN, MaxNDeep,
        MaxNShallow, Minimax, Mistaken, Mtdf, Negamax, NegamaxAlphaBeta, Paranoid, PrincipalVariation, Star1, Star2,
    };
    use AlgorithmProperties as Row;

    const FULL: Row = Row {
        algorithm: Minimax,
        key: "minimax",
        name: "Minimax",
        by_hand: Minimax,
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
    const PRUNING: Row = Row {
        algorithm: AlphaBeta,
        key: "alpha-beta",
        name: "AlphaBeta",
        by_hand: AlphaBeta,
        prunes: true,
        can_fail_hard: true,
        ..FULL
    };
    const NEGAMAX_PRUNING: Row = Row {
        algorithm: NegamaxAlphaBeta,
        key: "negamax-alpha-beta",
        name: "NegamaxAlphaBeta",
        by_hand: NegamaxAlphaBeta,
        counts_for_mover: true,
        ..PRUNING
    };
    const DEEPENING: Row = Row {
        algorithm: IterativeDeepening,
        key: "iterative-deepening",
        name: "IterativeDeepening",
        makes_passes: true,
        deepens: true,
        revisits_nodes: true,
        table: TableUse::Optional,
        ..PRUNING
    };

    const CHANCE_PRUNING: Row =
        Row { algorithm: Star1, key: "star1", name: "Star1", by_hand: Star1, searches_chance: true, ..PRUNING };

    const VECTORS: Row = Row {
        algorithm: MaxN,
        key: "max-n",
        name: "MaxN",
        by_hand: MaxN,
        finds_minimax_value: false,
        searches_chance: true,
        multi_player: Some(MultiPlayer::Vectors),
        ..FULL
    };
    const VECTORS_PRUNING: Row = Row {
        algorithm: MaxNShallow,
        key: "max-n-shallow",
        name: "MaxNShallow",
        by_hand: MaxNShallow,
        prunes: true,
        searches_chance: false,
        ..VECTORS
    };
    const ONE_ENTRY: Row = Row {
        algorithm: Paranoid,
        key: "paranoid",
        name: "Paranoid",
        by_hand: Paranoid,
        finds_minimax_value: false,
        multi_player: Some(MultiPlayer::OneEntry),
        ..PRUNING
    };

    const fn level(key: &'static str, name: &'static str, level: PlayLevel) -> Row {
        Row { algorithm: Level(level), key, name, level: Some(level), finds_minimax_value: false, ..FULL }
    }
    const fn mistaken(key: &'static str, name: &'static str, mistake: FaultyAlgorithm, corrected: Row) -> Row {
        Row {
            algorithm: Mistaken(mistake),
            key,
            name,
            mistake: Some(mistake),
            corrected: Some(corrected.algorithm),
            finds_minimax_value: false,
            ..corrected
        }
    }

    [
        FULL,
        PRUNING,
        Row { algorithm: Negamax, key: "negamax", name: "Negamax", by_hand: Negamax, counts_for_mover: true, ..FULL },
        NEGAMAX_PRUNING,
        Row {
            algorithm: AlphaBetaTable,
            key: "alpha-beta-table",
            name: "AlphaBetaTable",
            table: TableUse::Always,
            ..PRUNING
        },
        Row {
            algorithm: PrincipalVariation,
            key: "principal-variation",
            name: "PrincipalVariation",
            revisits_nodes: true,
            sends_scouts: true,
            ..PRUNING
        },
        DEEPENING,
        Row {
            algorithm: Aspiration,
            key: "aspiration",
            name: "Aspiration",
            parameter: Some(Parameter::Delta),
            ..DEEPENING
        },
        Row {
            algorithm: Mtdf,
            key: "mtdf",
            name: "Mtdf",
            deepens: false,
            can_fail_hard: false,
            table: TableUse::Always,
            parameter: Some(Parameter::Guess),
            ..DEEPENING
        },
        Row {
            algorithm: Expectiminimax,
            key: "expectiminimax",
            name: "Expectiminimax",
            by_hand: Expectiminimax,
            searches_chance: true,
            ..FULL
        },
        CHANCE_PRUNING,
        Row { algorithm: Star2, key: "star2", name: "Star2", revisits_nodes: true, ..CHANCE_PRUNING },
        Row { parameter: Some(Parameter::Seed), ..level("beginner", "Beginner", PlayLevel::Beginner) },
        level("normal", "Normal", PlayLevel::Normal),
        level("expert", "Expert", PlayLevel::Expert),
        mistaken("wrong-bound", "WrongBound", FaultyAlgorithm::WrongBound, PRUNING),
        mistaken("last-best", "LastBest", FaultyAlgorithm::LastBest, PRUNING),
        Row {
            by_hand: Negamax,
            ..mistaken("always-negating", "AlwaysNegating", FaultyAlgorithm::AlwaysNegating, NEGAMAX_PRUNING)
        },
        VECTORS,
        VECTORS_PRUNING,
        Row {
            algorithm: MaxNDeep,
            key: "max-n-deep",
            name: "MaxNDeep",
            multi_player: Some(MultiPlayer::UnsoundVectors),
            ..VECTORS_PRUNING
        },
        ONE_ENTRY,
        Row {
            algorithm: BestReply,
            key: "best-reply",
            name: "BestReply",
            by_hand: BestReply,
            multi_player: Some(MultiPlayer::FewReplies),
            ..ONE_ENTRY
        },
    ]
};

impl Algorithm {
    /// All algorithms for games of two sides, in the order in which they are taught, with the faulty ones last.
    pub const ALL: [Self; 18] = first_rows();

    /// All algorithms for games in which each player has payoffs of their own.
    pub const OF_PLAYERS: [Self; 5] = [Self::MaxN, Self::MaxNShallow, Self::MaxNDeep, Self::Paranoid, Self::BestReply];

    /// All algorithms of both kinds.
    pub const EVERY: [Self; 23] = first_rows();

    /// The algorithms without a mistake, in the order in which they are taught.
    pub const CORRECT: [Self; 15] = first_rows();

    /// The algorithms that students carry out by hand in games without chance.
    pub const BY_HAND: [Self; 4] = first_rows();

    /// The algorithms that students carry out by hand in games of several players.
    pub const BY_HAND_OF_PLAYERS: [Self; 4] = [Self::MaxN, Self::MaxNShallow, Self::Paranoid, Self::BestReply];

    /// Returns the algorithm's row of the table of properties.
    pub const fn properties(self) -> &'static AlgorithmProperties {
        // An algorithm without a row does not compile here, and the tests find an algorithm in the row of another.
        let row = match self {
            Self::Minimax => 0,
            Self::AlphaBeta => 1,
            Self::Negamax => 2,
            Self::NegamaxAlphaBeta => 3,
            Self::AlphaBetaTable => 4,
            Self::PrincipalVariation => 5,
            Self::IterativeDeepening => 6,
            Self::Aspiration => 7,
            Self::Mtdf => 8,
            Self::Expectiminimax => 9,
            Self::Star1 => 10,
            Self::Star2 => 11,
            Self::Level(PlayLevel::Beginner) => 12,
            Self::Level(PlayLevel::Normal) => 13,
            Self::Level(PlayLevel::Expert) => 14,
            Self::Mistaken(FaultyAlgorithm::WrongBound) => 15,
            Self::Mistaken(FaultyAlgorithm::LastBest) => 16,
            Self::Mistaken(FaultyAlgorithm::AlwaysNegating) => 17,
            Self::MaxN => 18,
            Self::MaxNShallow => 19,
            Self::MaxNDeep => 20,
            Self::Paranoid => 21,
            Self::BestReply => 22,
        };
        &PROPERTIES[row]
    }

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

/// Returns the algorithms of the first rows of the table.
const fn first_rows<const N: usize>() -> [Algorithm; N] {
    let mut algorithms = [Algorithm::Minimax; N];
    let mut row = 0;
    while row < N {
        algorithms[row] = PROPERTIES[row].algorithm;
        row += 1;
    }
    algorithms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_algorithm_has_its_own_row() {
        for row in &PROPERTIES {
            assert_eq!(row.algorithm.properties(), row);
        }
        let levels = PlayLevel::ALL.map(Algorithm::Level);
        let mistaken = FaultyAlgorithm::ALL.map(Algorithm::Mistaken);
        assert_eq!(Algorithm::ALL[12..], [levels, mistaken].concat());
        assert!(Algorithm::ALL.starts_with(&Algorithm::CORRECT));
        assert_eq!(Algorithm::EVERY.to_vec(), [&Algorithm::ALL[..], &Algorithm::OF_PLAYERS].concat());
    }

    #[test]
    fn every_key_is_the_name_of_its_variant() {
        let capitalized = |word: &str| word[..1].to_uppercase() + &word[1..];
        for AlgorithmProperties { algorithm, key, name, .. } in PROPERTIES {
            let debug = format!("{algorithm:?}");
            let variant = debug.split_once('(').map_or(debug.as_str(), |(_, inner)| inner.trim_end_matches(')'));
            assert_eq!([name, &key.split('-').map(capitalized).collect::<String>()], [variant; 2]);
        }
    }

    #[test]
    fn the_properties_agree_with_one_another() {
        for row in PROPERTIES {
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
