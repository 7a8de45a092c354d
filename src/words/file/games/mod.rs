//! The closed list of games in position files. A submodule parses and writes each game.

mod babilego;
mod connect_four;
mod kalah;
mod nim;
mod othello;
mod pig;
mod tic_tac_toe;
mod tic_tac_toe_3;
mod twenty48;

use super::diagnostic::{DiagnosticKind, Expected};
use super::schema::GAMES;
use super::tree;
use super::value::Value;
use super::writer::ExplicitFields;
use poda_core::game::any::AnyGame;
use poda_core::text::Excerpt;

/// Parses a game with its fields. Returns `None` if anything is wrong with it, which has then been reported.
pub(super) fn parse(game: Value) -> Option<AnyGame> {
    let (name, fields) = game.named(Expected::Game)?;
    match name {
        "Tree" => tree::parse(fields).map(AnyGame::Tree),
        "TicTacToe" => tic_tac_toe::parse(fields).map(AnyGame::TicTacToe),
        "TicTacToe3" => tic_tac_toe_3::parse(fields).map(AnyGame::TicTacToe3),
        "ConnectFour" => connect_four::parse(fields).map(AnyGame::ConnectFour),
        "Othello" => othello::parse(fields).map(AnyGame::Othello),
        "Kalah" => kalah::parse(fields).map(AnyGame::Kalah),
        "Babilego" => babilego::parse(fields).map(AnyGame::Babilego),
        "Nim" => nim::parse(fields).map(AnyGame::Nim),
        "Pig" => pig::parse(fields).map(AnyGame::Pig),
        "Twenty48" => twenty48::parse(fields).map(AnyGame::Twenty48),
        other => {
            game.report_schema(DiagnosticKind::UnknownGame { found: Excerpt::new(other), expected: GAMES });
            None
        }
    }
}

pub(super) fn write(game: &AnyGame, explicit: ExplicitFields<'_>) -> String {
    match game {
        AnyGame::Tree(tree) => tree::write(tree, explicit.of("Tree")),
        AnyGame::TicTacToe(game) => tic_tac_toe::write(game, explicit.of("TicTacToe")),
        AnyGame::TicTacToe3(game) => tic_tac_toe_3::write(game, explicit.of("TicTacToe3")),
        AnyGame::ConnectFour(game) => connect_four::write(game, explicit.of("ConnectFour")),
        AnyGame::Othello(game) => othello::write(game, explicit.of("Othello")),
        AnyGame::Kalah(game) => kalah::write(game, explicit.of("Kalah")),
        AnyGame::Babilego(game) => babilego::write(game, explicit.of("Babilego")),
        AnyGame::Nim(game) => nim::write(game, explicit.of("Nim")),
        AnyGame::Pig(game) => pig::write(game, explicit.of("Pig")),
        AnyGame::Twenty48(game) => twenty48::write(game, explicit.of("Twenty48")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::syntax::SyntaxTree;

    #[test]
    fn every_game_is_parsed_and_written_under_its_name() {
        for name in GAMES {
            let source = format!("{name}({})", if *name == "Tree" { "tree: [1, 2]" } else { "" });
            let (tree, _) = SyntaxTree::parse(&source);
            let game = Value::of(&tree).and_then(parse).unwrap();
            assert!(write(&game, ExplicitFields::of_file(&tree)).starts_with(&format!("{name}(")), "{name}");
        }
    }

    #[test]
    fn every_feature_has_its_name() {
        for (names, features) in [
            (tic_tac_toe::FEATURES, poda_core::game::tic_tac_toe::FEATURES),
            (connect_four::FEATURES, poda_core::game::connect_four::FEATURES),
            (othello::FEATURES, poda_core::game::othello::FEATURES),
            (twenty48::FEATURES, poda_core::game::twenty48::FEATURES),
        ] {
            assert_eq!(names, features.iter().map(|feature| feature.name()).collect::<Vec<_>>());
        }
    }
}
