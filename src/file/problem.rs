//! What can be wrong with a position file, and where.
//!
//! Holds no sentences: [`i18n::problems`](crate::i18n::problems) says each of these in every language.

use crate::game::tic_tac_toe::Mark;
use crate::score::Score;
use std::fmt;

/// The most problems that are told at once.
pub const MOST_PROBLEMS: usize = 20;

/// Why a file was not loaded: all that is wrong with it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{} problems, the first at {}:{}: {:?}", problems.len() + more, problems[0].line, problems[0].column, problems[0].fault)]
pub struct LoadError {
    /// The problems in the order of their places: one at least, [`MOST_PROBLEMS`] at most.
    pub problems: Vec<Problem>,
    /// How many there are besides.
    pub more: usize,
}

/// Something that is wrong, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, counted in characters.
    pub column: usize,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The file is no text.
    NotText { byte: usize },
    /// The file holds nothing but white space and comments.
    Empty,

    /// The text ends inside a bracket, or where a value was due.
    UnexpectedEnd { open: Option<OpenBracket> },
    /// A string has no closing quote.
    UnclosedString,
    /// A block comment has no end.
    UnclosedComment,
    /// Neither a comma nor a closing bracket comes after a value.
    ExpectedComma { found: Quote },
    /// A field's name has no colon behind it.
    ExpectedColon { found: Quote },
    /// No name stands where a field begins.
    ExpectedFieldName { found: Quote },
    /// No value begins like this.
    ExpectedValue { found: Quote },
    /// A backslash in a string stands before something that it cannot stand before.
    BadEscape,
    /// A number is written as none can be.
    BadNumber { found: Quote },
    /// Brackets stand in brackets, so many deep as no tree may be.
    NestedTooDeep { limit: usize },
    /// Something follows what should be all.
    AfterTheEnd { found: Quote },
    /// A rare fault of syntax, in the words of the `ron` crate.
    Syntax { message: Quote },

    /// The file has no version.
    NoVersion,
    /// The file has a version that this program does not read.
    OtherVersion { found: Quote },
    /// There is no such field.
    UnknownField { found: Quote, expected: &'static [&'static str] },
    /// A field stands there twice.
    RepeatedField { field: &'static str },
    /// A field that must be there is not.
    MissingField { field: &'static str },
    /// A word is none of those possible here.
    UnknownWord { found: Quote, expected: Vec<&'static str> },
    /// There is no such game.
    UnknownGame { found: Quote, expected: &'static [&'static str] },
    /// Something is there, but of another kind.
    WrongKind { expected: Expected, found: Found },

    /// A score is not a number.
    NotANumber,
    /// A number is beyond what can be calculated with.
    NumberTooLarge { found: Quote },
    /// A count is negative, broken or too large.
    NotWhole { found: Quote },
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
    NameTaken { name: Quote },
    /// A node without a name goes by this.
    NameIsAnId { name: Quote },
    /// The tree has more levels than a tree may have.
    TooManyLevels { levels: usize, limit: usize },
    /// A board has too few rows or too many.
    WrongRowCount { rows: usize, expected: usize },
    /// A row of a board is not as many marks as it should be.
    WrongRow { found: Quote, expected: usize },
    /// There is no cell of that number.
    NotACell { found: Quote },
    /// A cell is listed again.
    RepeatedCell { cell: u8 },
    /// Cells are not listed.
    MissingCells { missing: Vec<u8> },
    /// No game comes to so many X and O.
    WrongCounts { x: u32, o: u32 },
    /// The counts say that the other is to move.
    NotToMove { given: Mark, by_counts: Mark },
    /// Both players have a line.
    BothHaveALine,
    /// One player has a line although the other moved last.
    MovedAfterTheEnd { winner: Mark },
    /// α is not below β.
    ClosedWindow { alpha: Score, beta: Score },
    /// A search to this depth would have to judge inner nodes that have no estimate.
    NoEstimate { depth: usize, nodes: Quote, count: usize },
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
    /// A list of bookmarks.
    Bookmarks,
}

/// What was there instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A number.
    Number(Quote),
    /// A string.
    String(Quote),
    /// A single word.
    Word(Quote),
    /// A quoted character, a byte or bytes.
    Quoted(Quote),
    /// A word with something in parentheses.
    Named(Quote),
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

/// A piece of somebody's file that is safe to repeat: [`Quote::LONGEST`] characters at most, control characters escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote(String);

impl Quote {
    /// The most characters that are repeated.
    pub const LONGEST: usize = 60;

    /// What is repeated of `text`: its beginning, if it is long.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let mut quote = String::new();
        let mut length = 0;
        // Where the quote would have to end for an ellipsis to fit behind it.
        let mut last_room = 0;
        for c in text.chars() {
            let escaped: String = if is_unsafe(c) { c.escape_default().collect() } else { c.into() };
            length += escaped.chars().count();
            if length > Self::LONGEST {
                quote.truncate(last_room);
                quote.push('…');
                break;
            }
            quote.push_str(&escaped);
            if length < Self::LONGEST {
                last_room = quote.len();
            }
        }
        Self(quote)
    }

    /// The quoted characters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a character would do something to a terminal or a line of text rather than be seen in it.
pub(super) fn is_unsafe(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// The faults found so far, by the byte at which each stands.
#[derive(Clone, Debug, Default)]
pub(super) struct Faults {
    /// The first fault of syntax or type: beyond it nothing can be trusted.
    first: Option<(usize, Fault)>,
    /// The first faults of meaning, sorted.
    meaning: Vec<(usize, Fault)>,
    /// How many faults of meaning there are.
    count: usize,
}

impl Faults {
    /// Notes a fault of syntax or type, of which only the first will be told.
    pub fn note_kind(&mut self, at: usize, fault: Fault) {
        if self.first.as_ref().is_none_or(|(first, _)| at < *first) {
            self.first = Some((at, fault));
        }
    }

    /// Notes a fault of meaning, all of which will be told. Keeps no more than can be, whatever the file holds.
    pub fn note(&mut self, at: usize, fault: Fault) {
        self.count += 1;
        let place = self.meaning.partition_point(|(other, _)| *other <= at);
        if place < MOST_PROBLEMS {
            self.meaning.insert(place, (at, fault));
            self.meaning.truncate(MOST_PROBLEMS);
        }
    }

    /// Whether a fault of syntax or type has been noted.
    pub const fn is_broken(&self) -> bool {
        self.first.is_some()
    }

    /// What there is to tell of these faults in `text`, if there are any.
    pub fn into_error(self, text: &str) -> Option<LoadError> {
        let (told, more) = match self.first {
            Some(first) => (vec![first], 0),
            None => {
                let more = self.count - self.meaning.len();
                (self.meaning, more)
            }
        };
        let mut places = Places::new(text);
        let problems: Vec<_> = told
            .into_iter()
            .map(|(at, fault)| {
                let (line, column) = places.of(at);
                Problem { line, column, fault }
            })
            .collect();
        (!problems.is_empty()).then_some(LoadError { problems, more })
    }
}

/// Turns bytes into lines and columns, one after the other, in one pass over the text.
pub(super) struct Places<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    column: usize,
}

impl<'a> Places<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0, line: 1, column: 1 }
    }

    /// The line and the column of a byte, which is not before the one asked for last.
    pub fn of(&mut self, at: usize) -> (usize, usize) {
        for c in self.text[self.at..at].chars() {
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.at = at;
        (self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quote_is_short_and_harmless() {
        assert_eq!(Quote::of("a\nb\u{1b}[31m\u{202e}").as_str(), r"a\nb\u{1b}[31m\u{202e}");
        assert_eq!(Quote::of(&"é".repeat(60)).as_str(), "é".repeat(60));
        assert_eq!(Quote::of(&"é".repeat(61)).as_str(), format!("{}…", "é".repeat(59)));
        let escapes = Quote::of(&"\u{1b}".repeat(1_000));
        assert_eq!(escapes.as_str(), format!("{}…", r"\u{1b}".repeat(9)));
    }

    #[test]
    fn many_faults_are_counted_and_the_first_of_them_told_in_order() {
        let mut faults = Faults::default();
        for at in (0..100).rev() {
            faults.note(at, Fault::EmptyName);
        }
        let error = faults.into_error(&" ".repeat(100)).unwrap();
        let columns: Vec<_> = error.problems.iter().map(|problem| problem.column).collect();
        assert_eq!((columns, error.more), ((1..=20).collect(), 80));
    }
}
