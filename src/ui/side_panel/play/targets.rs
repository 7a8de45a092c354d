//! The targets of moves on a board: which parts can be clicked, and which moves each means.

use crate::game::GameView;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::legal_moves;
use crate::i18n::{Words, node_names};
use crate::picture::board::BoardPart;
use crate::ui::games::looks::target;

/// A part of the board and the moves to it; several moves if more has to be chosen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BoardTarget {
    pub part: BoardPart,
    pub moves: Vec<AnyMove>,
}

/// Returns all targets of a position.
pub(super) fn targets(position: &AnyGame) -> Vec<BoardTarget> {
    let mut targets: Vec<BoardTarget> = Vec::new();
    for mv in legal_moves(position) {
        let Some(part) = target(position, mv) else { continue };
        match targets.last_mut().filter(|target| target.part == part) {
            Some(target) => target.moves.push(mv),
            None => targets.push(BoardTarget { part, moves: vec![mv] }),
        }
    }
    targets
}

/// Returns the moves without a target: a pass, and moves in a tree.
pub(super) fn moves_beside(position: &AnyGame) -> Vec<AnyMove> {
    legal_moves(position).into_iter().filter(|&mv| target(position, mv).is_none()).collect()
}

/// Returns what a click on a target does, in words.
pub(super) fn target_name(words: &Words, position: &AnyGame, target: &BoardTarget) -> String {
    let first = target.moves[0];
    match target.part {
        BoardPart::Pit { pit, .. } if !tokens(position, first).is_empty() => {
            words.fill("play-target-which", &[("pit", (pit + 1).to_string().into())])
        }
        BoardPart::Pile(pile) => words.fill("play-target-pile", &[("pile", (pile + 1).to_string().into())]),
        BoardPart::Pit { .. } | BoardPart::Cell(_) | BoardPart::Column(_) => {
            words.fill("play-target", &[("move", node_names::move_name(words, position, first).into())])
        }
    }
}

/// Returns the tokens of a move in the order in which they are dropped.
pub(super) fn tokens(position: &AnyGame, mv: AnyMove) -> Vec<String> {
    let name = position.move_name(mv);
    name.split_once(':').map_or_else(Vec::new, |(_, tokens)| tokens.split('-').map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    fn game(text: &str) -> AnyGame {
        crate::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().clone()
    }

    #[test]
    fn every_move_is_at_one_target_or_beside_the_board() {
        for text in [
            "TicTacToe()",
            "ConnectFour()",
            "Othello()",
            "Othello(board: [\"XO......\", \"........\", \"........\", \"........\", \"........\", \"........\", \"........\", \"........\"], to_move: O)",
            "Kalah(to_move: North)",
            "Babilego(sowing: Choice, south: [[1, 5], [10]], north: [[5], [1]])",
            "Nim()",
            "Tree(tree: [1, 2, [3]])",
        ] {
            let game = game(text);
            let mut moves: Vec<_> = targets(&game).into_iter().flat_map(|target| target.moves).collect();
            moves.extend(moves_beside(&game));
            assert_eq!(moves, legal_moves(&game), "{text}");
            let mut spots: Vec<_> = targets(&game).into_iter().map(|target| target.part).collect();
            spots.dedup();
            assert_eq!(spots.len(), targets(&game).len());
        }
    }

    #[test]
    fn a_target_says_what_pressing_it_does() {
        let words = Words::new(Language::English);
        let name = |text: &str| target_name(&words, &game(text), &targets(&game(text))[0]);
        assert_eq!(name("TicTacToe()"), "Play cell 1");
        assert_eq!(name("Kalah()"), "Play pit 1");
        assert_eq!(name("Babilego(sowing: Choice)"), "Play pit 1…");
        assert_eq!(name("Nim()"), "Take from pile 1…");
        assert_eq!(
            tokens(&game("Babilego(sowing: Choice)"), targets(&game("Babilego(sowing: Choice)"))[0].moves[5]),
            ["10", "5", "1"]
        );
    }
}
