//! The closed list of games in position files. A submodule parses and writes each game.

use super::diagnostic::{DiagnosticKind, Expected};
use super::schema::GAMES;
use super::value::Value;
use super::writer::ExplicitFields;
use poda_core::game::any::AnyGame;
use poda_core::text::Excerpt;

/// Declares the module of each game, and chooses among the modules.
macro_rules! read_and_write {
    ($($module:ident: $name:ident, $($text:literal),*;)*) => {
        $(mod $module;)*

        /// Parses a game with its fields. Returns `None` if anything is wrong with it, which has then been reported.
        pub(super) fn parse(game: Value) -> Option<AnyGame> {
            let (name, fields) = game.named(Expected::Game)?;
            match name {
                $(stringify!($name) => $module::parse(fields).map(AnyGame::$name),)*
                other => {
                    let unknown = DiagnosticKind::UnknownGame { found: Excerpt::new(other), expected: GAMES };
                    game.report_schema(unknown);
                    None
                }
            }
        }

        pub(super) fn write(game: &AnyGame, explicit: ExplicitFields<'_>) -> String {
            match game {
                $(AnyGame::$name(game) => $module::write(game, explicit.of(stringify!($name))),)*
            }
        }
    };
}

poda_core::each_game!(read_and_write);

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
