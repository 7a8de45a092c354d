//! What can be wrong with a position file, and where.
//!
//! Holds no sentences: [`i18n::diagnostics`](crate::i18n::diagnostics) says each of these in every language.

use super::counts::CountError;
use crate::document::MissingEstimates;
use crate::game::marks::Mark;
use crate::score::Score;
use crate::text::Excerpt;

/// The most problems that are told at once.
pub const MAX_DIAGNOSTICS: usize = 20;

/// Why a file was not loaded: all that is wrong with it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{} problems, the first at {}:{}: {:?}", diagnostics.len() + omitted, diagnostics[0].line, diagnostics[0].column, diagnostics[0].fault)]
pub struct LoadError {
    /// The diagnostics in the order of their places: one at least, [`MAX_DIAGNOSTICS`] at most.
    pub diagnostics: Vec<Diagnostic>,
    /// How many there are besides.
    pub omitted: usize,
}

/// Something that is wrong, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnostic {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, counted in characters.
    pub column: usize,
    /// What is wrong.
    pub fault: DiagnosticKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum DiagnosticKind {
    /// The file is no text.
    NotText {
        /// How many bytes are text before it.
        byte: usize,
    },
    /// The file holds nothing but white space and comments.
    Empty,

    /// The text ends inside a bracket, or where a value was due.
    UnexpectedEnd {
        /// The bracket opened last that is still open.
        open: Option<OpenBracket>,
    },
    /// A string has no closing quote.
    UnclosedString,
    /// A block comment has no end.
    UnclosedComment,
    /// Neither a comma nor a closing bracket comes after a value.
    ExpectedComma {
        /// What stands there.
        found: Excerpt,
    },
    /// A field's name has no colon behind it.
    ExpectedColon {
        /// What stands there.
        found: Excerpt,
    },
    /// No name stands where a field begins.
    ExpectedFieldName {
        /// What stands there.
        found: Excerpt,
    },
    /// No value begins like this.
    ExpectedValue {
        /// What stands there.
        found: Excerpt,
    },
    /// A backslash in a string stands before something that it cannot stand before.
    BadEscape,
    /// A number is written as none can be.
    BadNumber {
        /// What stands there.
        found: Excerpt,
    },
    /// Brackets stand in brackets, so many deep as no tree may be.
    NestedTooDeep {
        /// How many levels a tree may have.
        limit: usize,
    },
    /// Something follows what should be all.
    AfterTheEnd {
        /// What stands there.
        found: Excerpt,
    },
    /// A word is written as none can be.
    BadName {
        /// What stands there.
        found: Excerpt,
    },
    /// Single quotes hold something else than one character.
    SingleQuotes,
    /// A slash stands alone, and so begins no comment.
    LonelySlash,
    /// A rare fault of syntax, in the words of the `ron` crate.
    Syntax {
        /// The words.
        message: Excerpt,
    },

    /// The file has no version.
    NoVersion,
    /// The file has a version that this program does not read.
    OtherVersion {
        /// What stands there.
        found: Excerpt,
    },
    /// There is no such field.
    UnknownField {
        /// What stands there.
        found: Excerpt,
        /// What may stand there.
        expected: &'static [&'static str],
    },
    /// A field stands there twice.
    RepeatedField {
        /// The field.
        field: &'static str,
    },
    /// A field that must be there is not.
    MissingField {
        /// The field.
        field: &'static str,
    },
    /// A word is none of those possible here.
    UnknownVariant {
        /// What stands there.
        found: Excerpt,
        /// What may stand there.
        expected: Vec<&'static str>,
    },
    /// There is no such game.
    UnknownGame {
        /// What stands there.
        found: Excerpt,
        /// What may stand there.
        expected: &'static [&'static str],
    },
    /// Something is there, but of another kind.
    WrongKind {
        /// What may stand there.
        expected: Expected,
        /// What stands there.
        found: Unexpected,
    },

    /// A score is not a number.
    NotANumber,
    /// A number is too large to calculate with.
    NumberTooLarge {
        /// What stands there.
        found: Excerpt,
    },
    /// A count is negative, broken or too large.
    NotWhole {
        /// What stands there.
        found: Excerpt,
    },
    /// An inner node has no children.
    NoChildren,
    /// A node is both a leaf and an inner node.
    ValueAndChildren,
    /// A node is neither a leaf nor an inner node.
    NeitherValueNorChildren,
    /// A leaf, which has a value, has an estimate too.
    EstimateAtLeaf,
    /// A name has no characters.
    EmptyName,
    /// An earlier node has this name.
    NameTaken {
        /// The name.
        name: Excerpt,
    },
    /// A node without a name goes by this.
    NameIsAnId {
        /// The name.
        name: Excerpt,
    },
    /// The tree has more levels than a tree may have.
    TooManyLevels {
        /// How many it has.
        levels: usize,
        /// How many levels a tree may have.
        limit: usize,
    },
    /// A board has too few rows or too many.
    WrongRowCount {
        /// How many it has.
        rows: usize,
        /// What may stand there.
        expected: usize,
    },
    /// A row of a board is not as many marks as it should be.
    WrongRow {
        /// What stands there.
        found: Excerpt,
        /// What may stand there.
        expected: usize,
    },
    /// A board or a line cannot have that many columns, rows or discs.
    WrongSize {
        /// What stands there.
        found: Excerpt,
        /// How many it may have, if there is a limit.
        most: Option<usize>,
    },
    /// A disc has nothing under it.
    Floating {
        /// Its column, from 0.
        column: usize,
    },
    /// There is no cell of that number.
    NotACell {
        /// What stands there.
        found: Excerpt,
    },
    /// A cell is listed again.
    RepeatedCell {
        /// The cell.
        cell: u8,
    },
    /// Cells are not listed.
    MissingCells {
        /// The cells.
        missing: Vec<u8>,
    },
    /// No game comes to so many X and O.
    WrongCounts {
        /// How many X there are.
        x: u32,
        /// How many O there are.
        o: u32,
    },
    /// The counts say that the other is to move.
    NotToMove {
        /// Who is said to be to move.
        given: Mark,
        /// Who is.
        by_counts: Mark,
    },
    /// Both players have a line.
    BothHaveALine,
    /// One player has a line although the other moved last.
    MovedAfterTheEnd {
        /// The player with the line.
        winner: Mark,
    },
    /// There are too many of something, or too few.
    Count(CountError),
    /// A weight is too large, too precise, or not a number.
    NotAWeight {
        /// What stands there.
        found: Excerpt,
    },
    /// A whole number is greater than it may be.
    TooGreat {
        /// What stands there.
        found: Excerpt,
        /// How much it may be.
        most: usize,
    },
    /// A number is no distance between two scores.
    NotADistance {
        /// What stands there.
        found: Excerpt,
        /// Whether it may be 0.
        zero: bool,
    },
    /// α is not below β.
    ClosedWindow {
        /// The lower bound.
        alpha: Score,
        /// The upper bound.
        beta: Score,
    },
    /// A move cannot be played where the game stands then.
    IllegalMove {
        /// The number of the move, from 1.
        number: usize,
        /// What stands there.
        found: Excerpt,
        /// The first of the moves that can be played.
        legal: Excerpt,
    },
    /// A move follows where the game is over.
    MoveAfterTheEnd {
        /// The number of the move, from 1.
        number: usize,
        /// What stands there.
        found: Excerpt,
    },
    /// The search would have to evaluate inner nodes that have no estimate.
    NoEstimate(MissingEstimates),
}

/// A bracket that was never closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenBracket {
    /// `(`, `[` or `{`.
    pub bracket: char,
    /// Its line, from 1.
    pub line: usize,
    /// Its column, from 1.
    pub column: usize,
}

/// What should have been there.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// A node of a tree.
    Node,
    /// A list of nodes.
    Children,
    /// A number, `inf` and `-inf` among them.
    Number,
    /// A whole number, 0 or more.
    Whole,
    /// A weight of an evaluation's feature.
    Weight,
    /// `true` or `false`.
    Boolean,
    /// A string.
    String,
    /// A string, or one a language.
    Text,
    /// A game with its fields.
    Game,
    /// These fields, in parentheses.
    Fields(&'static [&'static str]),
    /// One of these words.
    OneOf(Vec<&'static str>),
    /// A pair of numbers.
    Window,
    /// A list of strings.
    Rows,
    /// A list of cells.
    Cells,
    /// A list of numbers of things.
    Counts,
    /// A list of pits, each a list of tokens.
    Pits,
    /// A list of tokens.
    Tokens,
    /// A list of moves that have been played.
    Moves,
    /// A move by its name.
    Move,
    /// A list of bookmarks.
    Bookmarks,
}

/// What was there instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unexpected {
    /// A number.
    Number(Excerpt),
    /// A string.
    String(Excerpt),
    /// A single word.
    Word(Excerpt),
    /// A quoted character, a byte or bytes.
    Quoted(Excerpt),
    /// A word with something in parentheses.
    Named(Excerpt),
    /// `Some(…)` or `None`: RON's own way with what may be left out, of which position files have no need.
    Optional(Excerpt),
    /// `[…]`
    List,
    /// `(name: …)`
    Fields,
    /// `(…, …)`
    Tuple,
    /// `{…}`
    Map,
    /// Nothing at all.
    Nothing,
}
