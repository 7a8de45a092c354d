//! The closed list of games in position files: which file of this module parses and writes which game.

mod babilego;
mod connect_four;
mod kalah;
mod nim;
mod othello;
mod tic_tac_toe;

use super::diagnostic::{DiagnosticKind, Expected};
use super::parser::Parser;
use super::schema::GAMES;
use super::tree;
use super::writer::ExplicitFields;
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

pub(super) fn write(game: &AnyGame, explicit: &ExplicitFields<'_>) -> String {
    match game {
        AnyGame::Tree(tree) => tree::write(tree, explicit.of("Tree")),
        AnyGame::TicTacToe(game) => tic_tac_toe::write(game, explicit.of("TicTacToe")),
        AnyGame::ConnectFour(game) => connect_four::write(game, explicit.of("ConnectFour")),
        AnyGame::Othello(game) => othello::write(game, explicit.of("Othello")),
        AnyGame::Kalah(game) => kalah::write(game, explicit.of("Kalah")),
        AnyGame::Babilego(game) => babilego::write(game, explicit.of("Babilego")),
        AnyGame::Nim(game) => nim::write(game, explicit.of("Nim")),
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
            let explicit = ExplicitFields::parse(&source);
            assert_eq!(explicit.name, *name);
            assert!(write(&game, &explicit).starts_with(&format!("{name}(")), "{name}");
        }
    }

    #[test]
    fn every_feature_has_its_name() {
        for (names, features) in [
            (tic_tac_toe::FEATURES, poda_core::game::tic_tac_toe::FEATURES),
            (connect_four::FEATURES, poda_core::game::connect_four::FEATURES),
            (othello::FEATURES, poda_core::game::othello::FEATURES),
        ] {
            assert_eq!(names, features.iter().map(|feature| feature.name()).collect::<Vec<_>>());
        }
    }
}
