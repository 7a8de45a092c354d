//! The errors of position files and their positions.
//!
//! These types contain no sentences. The messages at their variants say what was found and what is expected, without
//! the name of the file and without the line and column, which the caller puts in front.

use super::limits::{MAX_BYTES, MAX_ENTRIES, MAX_MOVES};
use super::node_board::NodeBoardError;
use super::notation_error::NotationErrorKind;
use super::text_kind::TextTooLong;
use super::tree_notation::TreeNotation;
use crate::messages::{Grouped, Message, NotDepthFirst, OneOf, Quoted};
use poda_core::document::OwnQuestion;
use poda_core::document::{MissingEstimates, Unsearchable};
use poda_core::game::marks::Mark;
use poda_core::game::players::MIN_PLAYERS;
use poda_core::score::{Interval, MAX_PLAYERS, Score};
use poda_core::text::Excerpt;

/// The largest number of diagnostics in a [`LoadError`].
pub const MAX_DIAGNOSTICS: usize = 20;

/// All errors of a file that could not be loaded. Its message is that of the first.
#[derive(Clone, Debug, PartialEq, thiserror::Error, Message)]
#[message(transparent = diagnostics[0].kind)]
#[error("{} diagnostics, the first at {}:{}: {:?}", diagnostics.len() + omitted, diagnostics[0].line, diagnostics[0].column, diagnostics[0].kind)]
pub struct LoadError {
    /// The diagnostics in the order of their positions in the text: at least one, at most [`MAX_DIAGNOSTICS`].
    pub diagnostics: Vec<Diagnostic>,
    /// The number of further diagnostics, which are not listed.
    pub omitted: usize,
}

/// An error of a text, and its position.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnostic {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1, in characters.
    pub column: usize,
    pub kind: DiagnosticKind,
}

/// The kind of an error of a position file. The first group of variants are errors of encoding and syntax, the second
/// schema errors (fields, words and types), the third semantic errors. An [`Excerpt`] is the text that was found.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "diagnostic", field = "found")]
pub enum DiagnosticKind {
    /// The file is not UTF-8. Contains the number of valid bytes before the first invalid one.
    NotText(#[message("byte", Grouped)] usize),
    /// The file contains only white space and comments.
    Empty,
    /// The file is larger than [`MAX_BYTES`](super::MAX_BYTES).
    #[message("disk-too-long", megabytes = MAX_BYTES >> 20)]
    TooLong,

    /// The text ends where a value is expected.
    #[message("diagnostic-end")]
    UnexpectedEnd,
    /// The text ends inside brackets. Contains the innermost bracket that is still open.
    #[message(transparent)]
    EndInside(OpenBracket),
    /// A string has no closing quote.
    UnclosedString,
    /// A block comment has no end.
    UnclosedComment,
    /// A value is followed by neither a comma nor a closing bracket.
    ExpectedComma(Excerpt),
    /// The name of a field is not followed by a colon.
    ExpectedColon(Excerpt),
    ExpectedFieldName(Excerpt),
    /// No value begins with this token.
    ExpectedValue(Excerpt),
    /// A string contains an invalid escape sequence.
    BadEscape,
    BadNumber(Excerpt),
    /// Brackets are nested deeper than the deepest tree needs. Contains the largest number of levels of a tree.
    #[message("diagnostic-nested")]
    NestedTooDeep(#[message("limit", Grouped)] usize),
    /// The value of the file is followed by something else.
    AfterTheEnd(Excerpt),
    BadName(Excerpt),
    /// Single quotes enclose something other than one character.
    SingleQuotes,
    /// A single slash, which does not begin a comment.
    LonelySlash,
    /// The text is neither a position file nor a tree in any notation.
    #[message(notations = TreeNotation::ALL)]
    NoNotation,
    /// An attribute at the beginning, such as `#![enable(implicit_some)]`, is malformed. Contains the message of the
    /// `ron` crate, in English.
    Syntax(#[message("message")] Excerpt),

    NoVersion,
    /// The version of the file is not supported.
    OtherVersion(Excerpt),
    UnknownField {
        found: Excerpt,
        /// The valid names.
        #[message(OneOf)]
        expected: &'static [&'static str],
    },
    /// A field was found where there can be none.
    NoFields(Excerpt),
    /// A field occurs twice.
    RepeatedField(#[message("field")] &'static str),
    MissingField(#[message("field")] &'static str),
    /// A word is not valid here.
    #[message("diagnostic-unknown-word")]
    UnknownVariant {
        found: Excerpt,
        /// The valid words.
        #[message(OneOf)]
        expected: Vec<&'static str>,
    },
    UnknownGame {
        found: Excerpt,
        /// The valid names.
        #[message(OneOf)]
        expected: &'static [&'static str],
    },
    /// A value has another type than expected.
    WrongKind {
        expected: Expected,
        found: Unexpected,
    },

    /// A score is NaN.
    #[message("diagnostic-nan")]
    NotANumber,
    /// A finite number is too large for the number type.
    NumberTooLarge(Excerpt),
    /// A whole number would be rounded.
    NotExact(Excerpt),
    /// A whole number is negative, has a fraction or is too large for the number type.
    NotWhole(Excerpt),
    /// An inner node has no children.
    NoChildren,
    /// The counts `w` of `n` of a node cannot be so.
    ImpossibleCounts,
    /// A node has only one of the counts `w` and `n`.
    #[message(count = if *is_visits { "n" } else { "w" }, missing = if *is_visits { "w" } else { "n" })]
    CountAlone {
        /// Whether it is `n`.
        #[message(skip)]
        is_visits: bool,
    },
    /// A node has a prior to which no player's move leads.
    PriorWithoutMove,
    /// A search without priors has a rule for them.
    PriorsWithoutPuct,
    /// A node has both a value and children, or both outcomes and one of these.
    ValueAndChildren,
    /// A node has neither a value nor children nor outcomes.
    NeitherValueNorChildren,
    /// A chance node names a player.
    PlayerAtChance,
    /// The bounds of all values contain no value.
    EmptyBounds {
        /// The first bound, which is not less than the second.
        low: Score,
        /// The second bound.
        high: Score,
    },
    /// A value is outside the bounds of all values.
    #[message(low = bounds.low, high = bounds.high)]
    OutsideBounds {
        #[message(skip)]
        bounds: Interval,
    },
    /// A leaf has both a value and an estimate.
    EstimateAtLeaf,
    EmptyName,
    /// An earlier node has the same name.
    NameTaken(#[message("name")] Excerpt),
    /// The name of a node is the id of a node without a name.
    NameIsAnId(#[message("name")] Excerpt),
    #[message("diagnostic-levels")]
    TooManyLevels {
        #[message(Grouped)]
        levels: usize,
        /// The largest number of levels of a tree.
        #[message(Grouped)]
        limit: usize,
    },
    /// The board or the text at a node is wrong.
    #[message(transparent)]
    NodeBoard(NodeBoardError),
    /// A board has too few or too many rows.
    #[message("diagnostic-rows")]
    WrongRowCount {
        rows: usize,
        /// The right number of rows.
        expected: usize,
    },
    /// A row of a board has too few or too many cells, or contains other characters than `X`, `O` and `.`.
    #[message("diagnostic-row")]
    WrongRow {
        found: Excerpt,
        /// The right number of cells.
        expected: usize,
    },
    /// A row of a board for three players has too few or too many cells, or contains other characters than `X`, `O`,
    /// `T` and `.`.
    #[message("diagnostic-row-of-three")]
    WrongRowOfThree {
        found: Excerpt,
        /// The right number of cells.
        expected: usize,
    },
    /// No game of three players leads to a board.
    NoGameOfThree,
    /// A board cannot have this number of columns or rows, or a line this number of discs. There is no largest number.
    Size(Excerpt),
    /// A number is 0 or too large, of columns or rows for example.
    SizeLimited {
        found: Excerpt,
        /// The largest number.
        #[message("most")]
        max: usize,
    },
    /// A disc has an empty cell below it. Contains its column, counted from 0.
    Floating(#[message("column")] usize),
    /// No cell has this number.
    NotACell(Excerpt),
    /// A cell is listed twice.
    RepeatedCell(#[message("cell")] u8),
    /// Some cells are not listed.
    #[message(count = cells.len())]
    MissingCells(#[message("cells")] Vec<u8>),
    /// No legal game leads to these numbers of X and O.
    #[message("diagnostic-counts")]
    WrongCounts {
        x: u32,
        o: u32,
    },
    /// By the numbers of X and O, the other side is to move.
    NotToMove {
        /// The side to move according to the file.
        given: Mark,
        /// The side to move according to the numbers of X and O.
        #[message("mover")]
        by_counts: Mark,
    },
    #[message("diagnostic-both-lines")]
    BothHaveALine,
    /// One side has a line, but the other side moved last. Contains the side with the line.
    #[message(other = winner.other())]
    MovedAfterTheEnd(#[message("winner")] Mark),
    /// A number of seeds, tokens, pits, piles or objects is wrong.
    #[message(transparent)]
    Count(CountError),
    /// A board of tiles is wrong.
    #[message(transparent)]
    Tiles(TilesError),
    /// A weight is too large, has too many decimal places, or is NaN.
    NotAWeight(Excerpt),
    /// A whole number is too large.
    TooGreat {
        found: Excerpt,
        /// The largest number allowed.
        #[message("most")]
        max: usize,
    },
    /// A number cannot be the value of a generated leaf: it has a fraction or is too far from 0.
    #[message("diagnostic-leaf-value")]
    NotALeafValue {
        found: Excerpt,
        /// The greatest absolute value allowed.
        #[message("most", Grouped)]
        max: u32,
    },
    /// The first number of a range is greater than the second.
    ReversedRange,
    /// A list of kinds of question is empty.
    NoQuestionKinds,
    /// Rounds are enabled for a position that is not a tree with a choice at its root.
    RoundsWithoutTree,
    /// A tree with chance nodes has a field that such trees cannot have.
    NotWithChance,
    /// There are too few or too many players.
    #[message(least = MIN_PLAYERS, most = MAX_PLAYERS)]
    PlayerCount(#[message("count")] usize),
    EmptyPlayerName,
    PlayerNameTaken(Excerpt),
    PlayerNamedChance(Excerpt),
    NoSuchPlayer {
        found: Excerpt,
        players: Excerpt,
    },
    /// A vector does not have one entry for each player.
    VectorLength {
        /// The number of its entries.
        length: usize,
        players: usize,
    },
    /// A number is infinite.
    NotFinite(Excerpt),
    /// A tree of several players has a field that such trees cannot have.
    NotWithPlayers,
    /// The position has several players, which is not supported here.
    SeveralPlayers,
    #[message(transparent)]
    TextTooLong(TextTooLong),
    /// More moves are played than in any practical game. Contains their number.
    #[message(most = Grouped(MAX_MOVES))]
    TooManyMoves(#[message("count", Grouped)] usize),
    /// A kind of question is listed twice.
    RepeatedQuestionKind(#[message("kind")] &'static str),
    /// A number cannot be a distance between two scores: it is negative, infinite, or 0 where that is not allowed.
    #[message("diagnostic-distance")]
    NotADistance {
        found: Excerpt,
        /// Whether 0 is allowed.
        zero: bool,
    },
    /// The α of a window is not less than its β.
    ClosedWindow {
        /// The lower bound of the window.
        alpha: Score,
        /// The upper bound of the window.
        beta: Score,
    },
    /// A move is not legal in the position that the moves before it lead to.
    IllegalMove {
        /// The number of the move, counted from 1.
        #[message(Grouped)]
        number: usize,
        found: Excerpt,
        /// The first of the legal moves, separated by commas.
        legal: Excerpt,
    },
    /// A move follows after the end of the game.
    #[message(count = number.saturating_sub(1))]
    MoveAfterTheEnd {
        /// The number of the move, counted from 1.
        #[message(skip)]
        number: usize,
        found: Excerpt,
    },
    #[message(transparent)]
    Lecture(LectureError),
    /// The file is the plan of an exam paper, and a position is expected.
    ExamPlan,
    /// An exercise of a plan does not have exactly one of `lesson`, `file` and `wishes`.
    #[message("diagnostic-exam-source")]
    NotOneSource,
    /// The search would have to evaluate inner nodes that have no estimate.
    #[message(transparent)]
    NoEstimate(MissingEstimates),
    /// The search cannot be applied to the position.
    #[message(transparent)]
    Unsearchable(Unsearchable),
    /// The position is searched by a search that is not depth first, which is not supported here.
    #[message(transparent)]
    NotDepthFirst(NotDepthFirst),
    /// A tree in a notation other than RON has an error.
    #[message(transparent)]
    Notation(NotationErrorKind),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("diagnostic-end-inside")]
pub struct OpenBracket {
    /// `(`, `[` or `{`.
    pub bracket: char,
    /// Its line, counted from 1.
    #[message(Grouped)]
    pub line: usize,
    /// Its column, counted from 1, in characters.
    #[message(Grouped)]
    pub column: usize,
}

/// What is expected at some position of a file.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "diagnostic-expected")]
pub enum Expected {
    Node,
    /// A node of a tree in which each player has payoffs of their own.
    NodeOfPlayers,
    /// A list of the names of players.
    Players,
    /// A list of nodes.
    Children,
    /// A number, `inf` or `-inf`.
    Number,
    /// A whole number, 0 or more.
    Whole,
    /// The weight or the probability of an outcome.
    Share,
    /// The weight of a feature in an evaluation.
    Weight,
    /// `true` or `false`.
    #[message(transparent = OneOf(["true", "false"]))]
    Boolean,
    String,
    /// A string, or one string per language.
    Text,
    Game,
    /// Empty parentheses.
    NoFields,
    /// These fields, in parentheses.
    Fields(#[message("fields", Quoted)] &'static [&'static str]),
    /// One of these words.
    #[message(transparent)]
    OneOf(#[message(OneOf)] Vec<&'static str>),
    /// A pair of numbers.
    Window,
    /// The rows of a board: a list of strings.
    Rows,
    Cells,
    /// The pieces of MAX and MIN on the boards of a tree.
    Pieces,
    /// A piece and its owner.
    Piece,
    /// A list of numbers of seeds or objects.
    Counts,
    /// The points that the players hold: a pair of numbers.
    Scores,
    /// The rows of a board of tiles: a list of lists of numbers.
    Tiles,
    /// A list of pits, each a list of tokens.
    Pits,
    Tokens,
    /// A list of played moves.
    Moves,
    Move,
    Bookmarks,
    Steps,
    /// The choices of a question.
    Choices,
    /// A list of lessons, files and slides.
    LectureEntries,
    /// A list of lessons, files and wishes.
    ExamEntries,
    /// A list of panels next to a tree.
    LecturePanels,
    QuestionKinds,
    /// A list of chosen questions.
    Questions,
    /// A number, or the least and the greatest.
    Range,
    /// The game of a generated exercise, with wishes.
    WishedGame,
}

/// What was found instead of what is expected.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "diagnostic-found", field = "found")]
pub enum Unexpected {
    Number(Excerpt),
    String(Excerpt),
    Word(Excerpt),
    /// A character, a byte or a byte string in quotes.
    Quoted(Excerpt),
    /// A word followed by parentheses.
    Named(Excerpt),
    /// `Some(…)` or `None`. In position files an optional field is written bare or left out.
    Optional(Excerpt),
    /// `[…]`
    List,
    /// `(name: …)`
    Fields,
    /// `(…, …)`
    Tuple,
    /// `{…}`
    Map,
}

/// The kind of an error in the number of seeds, tokens, pits, piles or objects.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "diagnostic-count", field = "found")]
pub enum CountError {
    TooLarge {
        /// The number as the file writes it.
        found: Excerpt,
        /// The largest number allowed.
        #[message("most", Grouped)]
        max: u32,
    },
    /// A row of pits or piles is empty or too long.
    #[message("diagnostic-count-length")]
    WrongLength {
        length: usize,
        /// The largest length allowed.
        #[message("most", Grouped)]
        max: usize,
    },
    /// South and North have different numbers of pits.
    #[message("diagnostic-count-sides")]
    UnequalSides {
        /// The number of South's pits.
        south: usize,
        /// The number of North's pits.
        north: usize,
    },
    #[message("diagnostic-count-token")]
    NoSuchToken(Excerpt),
    #[message("diagnostic-count-tokens")]
    TooManyTokens {
        #[message(Grouped)]
        tokens: usize,
        /// The largest number allowed.
        #[message("most", Grouped)]
        max: usize,
    },
    /// The tokens of a pit can be sown in too many orders. This happens if the mover chooses the order. Contains the
    /// largest number of orders allowed.
    #[message("diagnostic-count-orders")]
    TooManyOrders(#[message("most", Grouped)] usize),
}

/// The kind of an error of a board of tiles.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "diagnostic-tiles")]
pub enum TilesError {
    /// It has too few or too many rows or columns, or rows of unequal length.
    #[message("diagnostic-tiles-size")]
    WrongSize,
    /// No tile has this number.
    #[message("diagnostic-tile")]
    NotATile {
        found: Excerpt,
        /// The greatest tile allowed.
        #[message("most")]
        max: u32,
    },
    /// A tile is due, but no cell is empty.
    NoRoom,
}

/// The kind of an error of a lecture, or of a lecture in the place of a position.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "diagnostic-lecture", field = "found")]
pub enum LectureError {
    /// The file is a lecture, and a position is expected.
    NotAPosition,
    /// The file has a game as well.
    WithGame,
    /// The file has a field that belongs to a position.
    #[message("diagnostic-lecture-field")]
    FieldOfAPosition(#[message("field")] &'static str),
    /// There is no entry.
    Empty,
    /// There are too many entries. Contains their number.
    #[message(most = Grouped(MAX_ENTRIES))]
    TooManyEntries(#[message("count", Grouped)] usize),
    /// An entry has two of `lesson`, `file`, `position` and `slide`.
    SeveralSources,
    /// An entry has none of `lesson`, `file`, `position` and `slide`.
    NoSource,
    /// A slide has a field that belongs to a lesson or a file.
    #[message("diagnostic-lecture-slide-field")]
    FieldOfATree(#[message("field")] &'static str),
    /// A slide has neither a title nor a text.
    EmptySlide,
    /// A question of the lecturer's own has too few or too many choices. Contains their number.
    #[message(least = Grouped(OwnQuestion::MIN_CHOICES), most = Grouped(OwnQuestion::MAX_CHOICES))]
    NumberOfChoices(#[message("count", Grouped)] usize),
    /// The right choice of a question of the lecturer's own is not among its choices.
    NoSuchChoice {
        #[message(Grouped)]
        right: usize,
        #[message(Grouped)]
        count: usize,
    },
    /// No lesson has this name.
    UnknownLesson(Excerpt),
    /// No lesson has this name, and another name was probably meant.
    NearestLesson {
        found: Excerpt,
        /// The name that was probably meant.
        nearest: &'static str,
    },
    EmptyPath,
}

impl LoadError {
    /// Returns whether the text is a lecture where a position is expected.
    pub fn is_of_lecture(&self) -> bool {
        let expected = DiagnosticKind::Lecture(LectureError::NotAPosition);
        self.diagnostics.iter().any(|diagnostic| diagnostic.kind == expected)
    }
}
