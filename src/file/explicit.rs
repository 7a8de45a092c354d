//! Reads which fields a file spells out, so that saving writes them again even where they say what goes without saying.
//!
//! Knows the names of fields, not what they mean.

use super::diagnostic::Expected;
use super::parser::Parser;
use super::schema::{BABILEGO, CONNECT_FOUR, DOCUMENT, KALAH, NIM, OTHELLO, SEARCH, TIC_TAC_TOE, TREE};
use super::tree_nodes::{Nodes, SpelledNode};

/// Names of fields that are written whatever they say.
#[derive(Default)]
pub(super) struct FieldNames(Vec<&'static str>);

impl FieldNames {
    /// Returns whether a field is among them.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains(&name)
    }
}

/// The fields that a file spells out.
#[derive(Default)]
pub(super) struct Explicit {
    /// Those of the file itself.
    pub document: FieldNames,
    /// Those of `search`.
    pub search: FieldNames,
    /// Those of `beside`.
    pub beside: FieldNames,
    /// The name of the game.
    game: String,
    /// Those of the game.
    of_game: FieldNames,
    /// The nodes of a tree, the root first.
    pub nodes: Vec<SpelledNode>,
}

impl Explicit {
    /// Reads the fields of a file that loads; of one that does not, those before the fault.
    pub fn read(text: &str) -> Self {
        let mut explicit = Self::default();
        let mut parser = Parser::new(text);
        let Some(mut fields) = parser.open_fields(DOCUMENT, Expected::Fields(DOCUMENT)) else { return explicit };
        while let Some(field) = parser.next_field(&mut fields) {
            explicit.document.0.push(field);
            match field {
                "search" => explicit.search = names(&mut parser, SEARCH),
                "beside" => explicit.beside = names(&mut parser, SEARCH),
                "game" => explicit.read_game(&mut parser),
                _ => parser.skip(),
            }
        }
        explicit
    }

    fn read_game(&mut self, parser: &mut Parser) {
        let Some((_, name)) = parser.open_named(Expected::Game) else { return };
        name.clone_into(&mut self.game);
        let possible = match name {
            "Tree" => return self.read_tree(parser),
            "TicTacToe" => TIC_TAC_TOE,
            "ConnectFour" => CONNECT_FOUR,
            "Othello" => OTHELLO,
            "Kalah" => KALAH,
            "Babilego" => BABILEGO,
            "Nim" => NIM,
            _ => return parser.skip(),
        };
        self.of_game = names(parser, possible);
    }

    fn read_tree(&mut self, parser: &mut Parser) {
        let Some(mut fields) = parser.open_fields(TREE, Expected::Fields(TREE)) else { return };
        while let Some(field) = parser.next_field(&mut fields) {
            self.of_game.0.push(field);
            match field {
                "tree" => self.nodes = Nodes::read(parser).into_spelled(),
                _ => parser.skip(),
            }
        }
    }

    /// The fields of the game, if it is this one.
    pub fn of_game(&self, name: &str) -> &FieldNames {
        const NONE: &FieldNames = &FieldNames(Vec::new());
        if self.game == name { &self.of_game } else { NONE }
    }
}

/// The names of the fields in parentheses.
fn names(parser: &mut Parser, possible: &'static [&'static str]) -> FieldNames {
    let mut names = FieldNames::default();
    let Some(mut fields) = parser.open_fields(possible, Expected::Fields(possible)) else { return names };
    while let Some(field) = parser.next_field(&mut fields) {
        names.0.push(field);
        parser.skip();
    }
    names
}
