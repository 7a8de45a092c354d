//! The size of a game's board: another size starts the game anew.

use super::topic::setting;
use crate::game::any::AnyGame;
use crate::game::babilego::{Babilego, VALUES};
use crate::game::connect_four::{self, ConnectFour};
use crate::game::kalah::{Kalah, MAX_SEEDS};
use crate::game::mancala::{MAX_PITS, MancalaSide};
use crate::game::nim::{MAX_OBJECTS, MAX_PILES, Nim};
use crate::session::command::Command;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use egui::{DragValue, Ui};

/// Returns the numbers of a board's size, each with its message id and its maximum; empty for boards of fixed size.
fn numbers(game: &AnyGame) -> Vec<(&'static str, usize, usize)> {
    match game {
        AnyGame::ConnectFour(game) => vec![
            ("size-columns", game.rules().columns, connect_four::MAX_SIZE),
            ("size-rows", game.rules().rows, connect_four::MAX_SIZE),
            ("size-connect", game.rules().connect, connect_four::MAX_SIZE),
        ],
        AnyGame::Kalah(game) => {
            let seeds = game.seeds(MancalaSide::South);
            vec![
                ("size-pits", seeds.len(), MAX_PITS),
                ("size-seeds", usize::from(seeds.first().copied().unwrap_or(1)).max(1), usize::from(MAX_SEEDS)),
            ]
        }
        AnyGame::Babilego(game) => vec![("size-pits", game.width(), MAX_PITS)],
        AnyGame::Nim(game) => vec![
            ("size-piles", game.piles().len(), MAX_PILES),
            (
                "size-objects",
                usize::from(game.piles().iter().copied().max().unwrap_or(1)).max(1),
                usize::from(MAX_OBJECTS),
            ),
        ],
        AnyGame::Tree(_) | AnyGame::TicTacToe(_) | AnyGame::Othello(_) => Vec::new(),
    }
}

/// Returns the initial position of the same game, with the same rules, on a board of another size.
fn resized(game: &AnyGame, numbers: &[usize]) -> Option<AnyGame> {
    let small = |count: usize| u16::try_from(count).ok();
    match (game, numbers) {
        (AnyGame::ConnectFour(game), &[columns, rows, connect]) => {
            let rules = connect_four::ConnectFourRules { columns, rows, connect, ..*game.rules() };
            Some(AnyGame::ConnectFour(ConnectFour::new(rules)))
        }
        (AnyGame::Kalah(game), &[pits, seeds]) => {
            let row = vec![small(seeds)?; pits];
            Some(AnyGame::Kalah(Kalah::new([&row, &row], [0, 0])?.with_max(game.max())))
        }
        (AnyGame::Babilego(game), &[pits]) => {
            let row = vec![VALUES.to_vec(); pits];
            Some(AnyGame::Babilego(Babilego::new(&[row.clone(), row], [0, 0], game.sowing())?.with_max(game.max())))
        }
        (AnyGame::Nim(game), &[piles, objects]) => Some(AnyGame::Nim(
            Nim::new(&vec![small(objects)?; piles], game.is_misere())?.with_to_move(crate::score::Player::Max),
        )),
        _ => None,
    }
}

/// Draws a field for each number of the board's size.
pub(super) fn board_size_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, game) = (context.words, context.session.document().position());
    let all = numbers(game);
    for (place, &(message, number, most)) in all.iter().enumerate() {
        let mut changed = number;
        setting(ui, &words.text(message), |ui| {
            let field = DragValue::new(&mut changed).range(1..=most).update_while_editing(false);
            let response = ui.add(field);
            let name = words.text(message);
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
        });
        if changed != number {
            let mut numbers: Vec<usize> = all.iter().map(|&(_, number, _)| number).collect();
            numbers[place] = changed;
            requests.extend(resized(game, &numbers).map(|game| UiRequest::Session(Command::SetGame(game))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_of_another_size_is_the_opening_of_the_same_game() {
        let game = |text: &str| {
            crate::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().clone()
        };
        for (before, numbers, after) in [
            ("ConnectFour(max: O)", vec![5, 4, 3], "ConnectFour(columns: 5, rows: 4, connect: 3, max: O)"),
            ("Kalah(max: North)", vec![3, 2], "Kalah(south: [2, 2, 2], north: [2, 2, 2], max: North)"),
            ("Nim(misere: true)", vec![2, 6], "Nim(piles: [6, 6], misere: true)"),
        ] {
            assert_eq!(resized(&game(before), &numbers), Some(game(after)), "{before}");
            let of: Vec<usize> = super::numbers(&game(after)).into_iter().map(|(_, number, _)| number).collect();
            assert_eq!(of, numbers);
        }
        assert!(super::numbers(&game("Othello()")).is_empty(), "its board has one size");
    }
}
