//! Parses what the user types into a move or a command.
//!
//! Knows no more of a position than its moves' names.

use crate::cli::input::{is_same_word, is_word};
use crate::game::GameView;
use crate::i18n::Words;

/// The most bytes of a line that are kept. No name of a move is nearly as long.
pub(super) const MAX_LINE_BYTES: u64 = 1_000;

/// A move or a command.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Input<Move> {
    /// Play a move.
    Move(Move),
    /// Take back the user's last move.
    Undo,
    /// Replay what was taken back.
    Redo,
    /// Save the game to this file; an empty name if none is given.
    Save(String),
    /// Print what can be typed.
    Help,
    /// End the game.
    Quit,
    /// Anything else.
    Unknown,
}

/// Parses a line in this position. Commands are understood in the user's language and in English.
pub(super) fn parse_line<G: GameView>(words: &Words, position: &G, line: &str) -> Input<G::Move> {
    let is = |english: &str, key: &str| is_word(words, english, key, line);
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if line == "?" || is("help", "cli-play-word-help") {
        Input::Help
    } else if is("undo", "cli-play-word-undo") {
        Input::Undo
    } else if is("redo", "cli-play-word-redo") {
        Input::Redo
    } else if is("quit", "cli-play-word-quit") {
        Input::Quit
    } else if is_word(words, "save", "cli-play-word-save", first) {
        Input::Save(rest.trim().to_owned())
    } else {
        named(position, line).map_or(Input::Unknown, Input::Move)
    }
}

/// Returns the move of this name: as the board shows it, counted from 1, or else by its label or by the name of the node to
/// which it leads.
fn named<G: GameView>(position: &G, line: &str) -> Option<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let find = |is_named: &dyn Fn(G::Move) -> bool| moves.iter().copied().find(|&mv| is_named(mv));
    find(&|mv| position.shown_move(mv) == line)
        .or_else(|| find(&|mv| is_same_word(&position.shown_move(mv), line)))
        .or_else(|| find(&|mv| position.after(mv).name() == Some(line)))
        .or_else(|| find(&|mv| position.move_label(mv) == Some(line)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn a_line_is_a_command_or_a_move_in_either_language() {
        let [en, es] = [Language::English, Language::Spanish].map(Words::new);
        let game = crate::file::load(b"(version: 1, game: Othello())").unwrap().position().clone();
        for (line, is_en, is_es) in [
            ("undo", Input::Undo, Input::Undo),
            ("deshacer", Input::Unknown, Input::Undo),
            ("Quit", Input::Quit, Input::Quit),
            ("SALIR", Input::Unknown, Input::Quit),
            ("?", Input::Help, Input::Help),
            ("help", Input::Help, Input::Help),
            ("Ayuda", Input::Unknown, Input::Help),
            ("save a b.ron", Input::Save("a b.ron".to_owned()), Input::Save("a b.ron".to_owned())),
            ("Guardar a.ron", Input::Unknown, Input::Save("a.ron".to_owned())),
            ("save", Input::Save(String::new()), Input::Save(String::new())),
            ("a1", Input::Unknown, Input::Unknown),
            ("", Input::Unknown, Input::Unknown),
        ] {
            assert_eq!((parse_line(&en, &game, line), parse_line(&es, &game, line)), (is_en, is_es), "{line}");
        }
        assert!(matches!(parse_line(&en, &game, "D3"), Input::Move(_)));
    }

    #[test]
    fn a_move_in_a_tree_goes_by_its_number_its_name_or_where_it_leads() {
        let tree = b"(version: 1, game: Tree(tree: [1, (name: \"B\", value: 2), (move: \"left\", value: 3)]))";
        let game = crate::file::load(tree).unwrap().position().clone();
        let words = Words::new(Language::English);
        let index = |line: &str| match parse_line(&words, &game, line) {
            Input::Move(mv) => Some(game.move_name(mv)),
            _ => None,
        };
        assert_eq!([index("1"), index("B"), index("left")].map(Option::unwrap), ["0", "1", "2"]);
        assert_eq!((index("0"), index("4")), (None, None), "moves are counted from 1");
    }
}
