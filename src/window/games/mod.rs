//! The games in the window. Each has a submodule with its [look](game_look::GameLook); the names, boards and forms are
//! derived from the looks.

pub mod boards;
pub mod counts_form;
pub mod game_look;
pub mod new_game;

use game_look::{GameLook, Opening};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_picture::picture::board::BoardPart;

/// Declares the module of each game, and chooses among the games.
macro_rules! looks {
    ($($module:ident: $name:ident, $($text:literal),*;)*) => {
        $(mod $module;)*

        pub fn look_of(game: &AnyGame) -> &dyn GameLook {
            match game {
                $(AnyGame::$name(game) => game,)*
            }
        }

        /// Returns the part of the board that is clicked to make a move. Returns `None` for moves without such a part.
        pub fn target(position: &AnyGame, mv: AnyMove) -> Option<BoardPart> {
            match position {
                $(AnyGame::$name(game) => {
                    let AnyMove::$name(mv) = mv else { return None };
                    game.pressed_part(mv)
                })*
            }
        }

        /// Returns the games of the menu "New", in its order; `None` for those that are not in it.
        fn openings() -> [Option<Opening>; AnyGame::NAMES.len()] {
            [$(<poda_core::game::$module::$name as GameLook>::new_game()),*]
        }
    };
}

poda_core::each_game!(looks);

#[cfg(test)]
mod tests {
    use super::counts_form::{CountsFault, CountsFaultKind, CountsForm};
    use super::*;
    use poda_core::game::babilego::{Babilego, SowingOrder};
    use poda_core::game::kalah::Kalah;
    use poda_core::game::mancala::{MAX_STORED, MancalaSide};
    use poda_core::game::nim::Nim;
    use poda_core::game::pig::Pig;
    use poda_core::game::played_game::legal_moves;
    use poda_core::game::twenty48::{MAX_TILE, Twenty48};
    use poda_core::game::{GameView, MoveTarget};

    fn game(text: &str) -> AnyGame {
        poda_words::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().clone()
    }

    #[test]
    fn a_board_of_another_size_is_the_opening_of_the_same_game() {
        for (before, numbers, after) in [
            ("ConnectFour(max: O)", vec![5, 4, 3], "ConnectFour(columns: 5, rows: 4, connect: 3, max: O)"),
            ("Kalah(max: North)", vec![3, 2], "Kalah(south: [2, 2, 2], north: [2, 2, 2], max: North)"),
            ("Nim(misere: true)", vec![2, 6], "Nim(piles: [6, 6], misere: true)"),
            ("Pig(scores: (3, 4))", vec![50], "Pig(target: 50)"),
            ("Twenty48()", vec![4, 2], "Twenty48(board: [[2, 0, 0, 2], [0, 0, 0, 0]])"),
        ] {
            assert_eq!(look_of(&game(before)).with_board_numbers(&numbers), Some(game(after)), "{before}");
            let of: Vec<usize> = look_of(&game(after)).board_numbers().into_iter().map(|number| number.value).collect();
            assert_eq!(of, numbers);
        }
        assert!(look_of(&game("Othello()")).board_numbers().is_empty(), "its board has one size");
    }

    #[test]
    fn a_move_of_nim_may_be_limited() {
        let limit = |text: &str| {
            look_of(&game(text)).settings().into_iter().find(|setting| setting.name == "more-max-take").unwrap()
        };
        let open = limit("Nim(piles: [9, 4], misere: true)");
        let names: Vec<_> = open.offers.iter().map(|(name, _)| *name).collect();
        assert_eq!((names[open.chosen], names.len()), ("nim-take-any", 6));
        assert_eq!(open.offers[3], ("nim-take-3", game("Nim(piles: [9, 4], max_take: 3, misere: true)")));
        let own = limit("Nim(piles: [9], max_take: 7)");
        assert_eq!((own.offers[own.chosen].0, own.offers.len()), ("nim-take-given", 7));
        assert_eq!(limit("Nim(piles: [9], max_take: 1)").chosen, 1);
    }

    #[test]
    fn the_fields_of_a_position_mean_that_position() {
        let kalah = AnyGame::Kalah(Kalah::default().with_to_move(MancalaSide::North).with_max(MancalaSide::North));
        let babilego = AnyGame::Babilego(Babilego::opening(SowingOrder::Choice).with_max(MancalaSide::North));
        for game in [kalah, babilego, AnyGame::Nim(Nim::default().with_misere(true))] {
            let form = CountsForm::of(&game.board()).unwrap();
            assert_eq!(look_of(&game).with_counts(&form), Ok(game.clone()));
            let max = look_of(&game).board_numbers()[0].max;
            let longer = look_of(&game).with_counts(&form.resized(false, max).unwrap()).unwrap();
            let shorter = CountsForm::of(&longer.board()).unwrap().resized(true, max).unwrap();
            assert_eq!(look_of(&longer).with_counts(&shorter), Ok(game));
        }
    }

    #[test]
    fn there_is_a_pit_at_least_and_not_too_many() {
        let resized = |game: &AnyGame, is_shorter| {
            CountsForm::of(&game.board()).unwrap().resized(is_shorter, look_of(game).board_numbers()[0].max).is_some()
        };
        let one = AnyGame::Kalah(Kalah::opening(1, 3));
        assert_eq!([true, false].map(|is_shorter| resized(&one, is_shorter)), [false, true]);
        let twenty = AnyGame::Nim(Nim::new(&[1; 20], false).unwrap());
        assert_eq!([true, false].map(|is_shorter| resized(&twenty, is_shorter)), [true, false]);
    }

    #[test]
    fn what_cannot_be_is_found_where_it_stands() {
        let fault = |game: &AnyGame, fields: &[([usize; 2], &str)]| {
            let mut form = CountsForm::of(&game.board()).unwrap();
            for &(field, text) in fields {
                text.clone_into(form.field(field));
            }
            look_of(game).with_counts(&form).err()
        };
        let wrong = |field, kind| Some(CountsFault { field, kind });
        let nim = AnyGame::Nim(Nim::default());
        for text in ["", "x", "-1", "1001", "2.5"] {
            assert_eq!(fault(&nim, &[([0, 1], text)]), wrong([0, 1], CountsFaultKind::Count(1_000)));
        }
        assert_eq!(fault(&nim, &[([0, 1], " 4 ")]), None);
        let babilego = AnyGame::Babilego(Babilego::opening(SowingOrder::Choice));
        let many = "1 5 10 ".repeat(4);
        assert_eq!(fault(&babilego, &[([1, 0], "1 5 2")]), wrong([1, 0], CountsFaultKind::Token(256)));
        assert_eq!(fault(&babilego, &[([1, 0], &many)]), wrong([1, 0], CountsFaultKind::Orders));
        assert_eq!(fault(&babilego, &[([1, 0], "1,5-10")]), None);
        let kalah = AnyGame::Kalah(Kalah::default());
        assert_eq!(fault(&kalah, &[([0, 6], "many")]), wrong([0, 6], CountsFaultKind::Count(MAX_STORED)));
        let pig = AnyGame::Pig(Pig::default());
        assert_eq!(fault(&pig, &[([0, 0], "20"), ([0, 1], "19")]), None);
        assert_eq!(fault(&pig, &[([0, 0], "20"), ([0, 1], "20")]), wrong([0, 1], CountsFaultKind::Count(19)));
        let tiles = AnyGame::Twenty48(Twenty48::default());
        assert_eq!(fault(&tiles, &[([1, 2], "3")]), wrong([1, 2], CountsFaultKind::Tile(MAX_TILE)));
        assert_eq!(fault(&tiles, &[([0, 0], ""), ([1, 2], "8")]), None);
    }

    #[test]
    fn every_game_can_be_played_by_clicks() {
        for Opening { game, name, .. } in openings().into_iter().flatten() {
            let has_word = |mv| game.move_target(mv).is_some_and(MoveTarget::is_word);
            let is_clicked = |&mv: &AnyMove| target(&game, mv).is_some() || has_word(mv);
            assert!(legal_moves(&game).iter().all(is_clicked), "{name}");
        }
    }
}
