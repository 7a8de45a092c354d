//! The closed list of games in position files: which file of this module parses and writes which game.

use super::diagnostic::{DiagnosticKind, Expected};
use super::explicit::{ExplicitFields, NO_FIELDS};
use super::parser::Parser;
use super::schema::{BABILEGO, CONNECT_FOUR, GAMES, KALAH, NIM, OTHELLO, TIC_TAC_TOE};
use super::tree::{self, ExplicitNode, ExplicitTree};
use super::{babilego, connect_four, kalah, nim, othello, tic_tac_toe};
use poda_core::game::any::AnyGame;
use poda_core::text::Excerpt;

/// Parses a game with its fields. Returns `None` if anything is wrong with it, which has then been reported.
pub(super) fn parse(parser: &mut Parser) -> Option<AnyGame> {
    let (offset, name) = parser.begin_named(Expected::Game)?;
    match name {
        "Tree" => tree::parse(parser).map(AnyGame::Tree),
        "TicTacToe" => tic_tac_toe::parse(parser).map(AnyGame::TicTacToe),
        "ConnectFour" => connect_four::parse(parser).map(AnyGame::ConnectFour),
        "Othello" => othello::parse(parser).map(AnyGame::Othello),
        "Kalah" => kalah::parse(parser).map(AnyGame::Kalah),
        "Babilego" => babilego::parse(parser).map(AnyGame::Babilego),
        "Nim" => nim::parse(parser).map(AnyGame::Nim),
        other => {
            parser.report_schema(offset, DiagnosticKind::UnknownGame { found: Excerpt::new(other), expected: GAMES });
            parser.skip_value();
            None
        }
    }
}

/// Returns the text of a game with its fields.
pub(super) fn write(game: &AnyGame, explicit: &ExplicitGame) -> String {
    match game {
        AnyGame::Tree(tree) => {
            tree::write(tree, &ExplicitTree { fields: explicit.fields_of("Tree"), nodes: &explicit.nodes })
        }
        AnyGame::TicTacToe(game) => tic_tac_toe::write(game, explicit.fields_of("TicTacToe")),
        AnyGame::ConnectFour(game) => connect_four::write(game, explicit.fields_of("ConnectFour")),
        AnyGame::Othello(game) => othello::write(game, explicit.fields_of("Othello")),
        AnyGame::Kalah(game) => kalah::write(game, explicit.fields_of("Kalah")),
        AnyGame::Babilego(game) => babilego::write(game, explicit.fields_of("Babilego")),
        AnyGame::Nim(game) => nim::write(game, explicit.fields_of("Nim")),
    }
}

/// What the text of a game contains, whether or not it is the default.
#[derive(Default)]
pub(super) struct ExplicitGame<'a> {
    /// The name of the game.
    name: &'a str,
    /// The fields of the game.
    fields: ExplicitFields<'a>,
    /// The nodes of a tree, the root first; empty in other games.
    nodes: Vec<ExplicitNode>,
}

impl<'a> ExplicitGame<'a> {
    /// Parses a game for what its text contains. A game that does not exist has no fields.
    pub fn parse(parser: &mut Parser<'a>) -> Self {
        let Some((_, name)) = parser.begin_named(Expected::Game) else { return Self::default() };
        let names = match name {
            "Tree" => {
                let (fields, nodes) = tree::parse_explicit(parser);
                return Self { name, fields, nodes };
            }
            "TicTacToe" => TIC_TAC_TOE,
            "ConnectFour" => CONNECT_FOUR,
            "Othello" => OTHELLO,
            "Kalah" => KALAH,
            "Babilego" => BABILEGO,
            "Nim" => NIM,
            _ => {
                parser.skip_value();
                return Self::default();
            }
        };
        Self { name, fields: ExplicitFields::parse(parser, names), nodes: Vec::new() }
    }

    /// Returns the fields if the text is of the game with this name, else no fields.
    fn fields_of(&self, name: &str) -> &ExplicitFields<'a> {
        if self.name == name { &self.fields } else { NO_FIELDS }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_parsed_and_written_under_its_name() {
        for name in GAMES {
            let source = format!("{name}({})", if *name == "Tree" { "tree: [1, 2]" } else { "" });
            let game = parse(&mut Parser::new(&source)).unwrap();
            let explicit = ExplicitGame::parse(&mut Parser::new(&source));
            assert_eq!(explicit.name, *name);
            assert!(write(&game, &explicit).starts_with(&format!("{name}(")), "{name}");
        }
    }
}
