//! The errors of trees in any notation but RON.

use super::node_board::NodeBoardError;
use super::text_kind::TextTooLong;
use crate::messages::{Grouped, Message};
use poda_core::game::players::MIN_PLAYERS;
use poda_core::game::tree::{MAX_WEIGHT, max_levels};
use poda_core::score::{MAX_PLAYERS, Score};

/// A position in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LineColumn {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
}

impl LineColumn {
    pub const START: Self = Self { line: 1, column: 1 };
}

impl Default for LineColumn {
    fn default() -> Self {
        Self::START
    }
}

/// The first error in a text, and its position.
#[derive(Clone, Debug, PartialEq)]
pub struct NotationError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1, in characters.
    pub column: usize,
    pub kind: NotationErrorKind,
}

impl NotationError {
    pub(crate) const fn new(position: LineColumn, kind: NotationErrorKind) -> Self {
        let LineColumn { line, column } = position;
        Self { line, column, kind }
    }
}

/// The kind of an error of a tree in some notation.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "typed", field = "found")]
pub enum NotationErrorKind {
    /// The text contains no node.
    #[message("tree-empty")]
    Empty,
    /// An opening bracket is not closed.
    Unclosed(char),
    /// A closing bracket has no opening bracket of its kind.
    Unopened(char),
    /// Brackets enclose nothing.
    NoChildren,
    /// A name is followed neither by a value nor by children.
    NoValue(String),
    /// `=`, `:` or a quote is in a position where it is not allowed.
    Misplaced(char),
    /// A number is too large for the number type.
    TooLarge(String),
    /// A number before a colon in braces is not an integer from 0 to [`MAX_WEIGHT`](poda_core::game::tree::MAX_WEIGHT).
    #[message(most = Grouped(MAX_WEIGHT))]
    NotAWeight(Score),
    /// Two nodes have the same name.
    NameTaken(String),
    /// The name of a node is the id of a node without a name.
    NameIsAnId(String),
    /// The number of leaves is not a power of the number of children per node.
    #[message(count = leaves)]
    Uneven {
        #[message(Grouped)]
        leaves: usize,
        /// The number of children that every node should have.
        #[message(Grouped)]
        by: usize,
    },
    /// A list of leaves does not specify how many children every node has. Contains the number of leaves.
    LeavesAlone(#[message("count")] usize),
    /// The indentation of a line differs from that of every line above it.
    Indentation,
    /// A name, a title or a comment is too long.
    #[message(transparent)]
    TextTooLong(TextTooLong),
    /// The board or the text at a node is wrong.
    #[message(transparent)]
    NodeBoard(NodeBoardError),
    /// The tree has too many levels.
    #[message(most = Grouped(max_levels()))]
    TooDeep,
    /// The tree has more than [`MAX_NODES`] nodes.
    #[message(most = Grouped(MAX_NODES))]
    TooMany,
    /// The text ends where something is expected.
    #[message("typed-ends-before")]
    Ends(#[message("expected")] &'static str),
    /// The tree is followed by something else. Contains its beginning.
    AfterTheEnd(String),
    /// Something else is expected.
    Expected { expected: &'static str, found: String },
    /// The text is a different tree as nested lists than as a LaTeX forest.
    ListsOrForest,
    /// A leaf has two numbers, either of which could be its value. Contains its text.
    TwoNumbers(String),
    /// An inner node has the length of a branch, which is not used. Contains the number.
    LengthAtInner(String),
    /// A field of an object does not exist.
    UnknownField(String),
    /// A field of an object has an invalid value.
    WrongField { field: &'static str, found: String },
    /// Fields of an object contradict each other: a value and children, or children twice.
    Contradiction,
    /// A value is not a node. Contains its text.
    NotANode(String),
    /// Several nodes have no parent. Contains the names of the first two.
    SeveralRoots(#[message("first")] String, #[message("second")] String),
    /// A node has two parents. Contains its name.
    SeveralParents(String),
    /// A node is below itself. Contains its name.
    Cycle(String),
    /// A path leads to a leaf, and another one leads through that leaf. Contains the path.
    ThroughLeaf(String),
    /// The text contains several trees. Contains their number.
    SeveralTrees(#[message("count")] usize),
    /// An entry of a vector is infinite or not a number. Contains its text.
    #[message("diagnostic-not-finite")]
    NotFinite(String),
    /// A line of a table has more cells than there are headings.
    ExtraCells { cells: usize, headings: usize },
    /// A value does not have an entry for each player.
    #[message("diagnostic-vector-length")]
    VectorLength {
        /// The number of its entries; 1 for a number.
        length: usize,
        players: usize,
    },
    /// The file is a game of Gambit in a form other than the extensive form with real numbers.
    NotExtensive,
    /// A game has too few or too many players with payoffs of their own. Contains the number of its players.
    #[message("diagnostic-player-count", least = MIN_PLAYERS, most = MAX_PLAYERS)]
    PlayerCount(#[message("count")] usize),
    #[message("diagnostic-empty-player-name")]
    EmptyPlayerName,
    /// Two players have the same name.
    #[message("diagnostic-player-name-taken")]
    PlayerNameTaken(String),
    /// A player is called by the word for chance. Contains the name.
    #[message("diagnostic-player-named-chance")]
    PlayerNamedChance(String),
    #[message("diagnostic-no-such-player")]
    NoSuchPlayer { found: String, players: String },
    /// Two nodes of a player are in the same information set.
    SharedInformationSet {
        /// The number of the information set.
        #[message("found")]
        set: String,
        player: usize,
        /// The line of the first node.
        line: usize,
    },
    /// No payoffs are given for an outcome. Contains its number.
    NoPayoffs(String),
    /// A number is not from 0 to 1, although other outcomes of the node have probabilities.
    NotAProbability(Score),
    /// An outcome has no probability, although other outcomes of the node have one.
    NoProbability,
    /// A second outcome of the node has the probability that is left.
    SecondRest,
    /// All outcomes of a chance node have the weight 0.
    NothingCanHappen,
    /// The probabilities of the outcomes of chance do not sum to 1.
    Probabilities(#[message("sum")] Score),
    /// The probabilities of the outcomes of chance have no common denominator that is small enough.
    #[message(most = Grouped(MAX_WEIGHT))]
    WeightsTooLarge,
}

/// The largest number of nodes of a tree in a notation other than RON.
pub const MAX_NODES: usize = 100_000;
