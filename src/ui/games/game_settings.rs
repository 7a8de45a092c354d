//! What a user can set in each game: its rules, evaluation, move order, the size of its board, and its weights. Each function covers every
//! game, without a catch-all arm.

use poda_core::game::any::AnyGame;
use poda_core::game::babilego::{Babilego, SowingOrder, VALUES};
use poda_core::game::connect_four::{self, ConnectFour, ConnectFourRules};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::kalah::{Kalah, MAX_SEEDS};
use poda_core::game::mancala::{MAX_PITS, MancalaSide};
use poda_core::game::nim::{MAX_OBJECTS, MAX_PILES, Round};
use poda_core::game::othello;
use poda_core::game::pig::{MAX_POINTS, Pig};
use poda_core::game::tic_tac_toe::{self, CellOrder};
use poda_core::game::twenty48::{self, Twenty48};
use poda_core::game::weighted::{Feature, Weights};
use poda_core::score::Player;
use std::num::NonZeroU16;

/// The cells of tic-tac-toe row by row.
const ROWS: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/// The cells of tic-tac-toe around the board, with the center last.
const RING: [u8; 9] = [0, 3, 6, 7, 8, 5, 2, 1, 4];

/// A setting of a game: its rules, evaluation or move order. All texts are message ids.
pub struct GameSetting {
    pub name: &'static str,
    /// The sentence that explains the setting.
    pub hint: &'static str,
    /// Each value, with the game that has it.
    pub offers: Vec<(&'static str, AnyGame)>,
    /// The index of the current value.
    pub chosen: usize,
}

impl GameSetting {
    /// Returns a setting with these values. `with` returns the game with a value, or `None` if the value is impossible.
    fn new<Value: Copy + PartialEq>(
        (name, hint): (&'static str, &'static str),
        now: Value,
        values: impl IntoIterator<Item = (Value, &'static str)>,
        with: impl Fn(Value) -> Option<AnyGame>,
    ) -> Self {
        let possible = values.into_iter().filter_map(|(value, message)| Some((value, (message, with(value)?))));
        let (values, offers): (Vec<_>, Vec<_>) = possible.unzip();
        Self { name, hint, offers, chosen: values.iter().position(|value| *value == now).unwrap_or(values.len()) }
    }

    fn evaluation(now: EvaluationFunction, usual: Weights, with: impl Fn(EvaluationFunction) -> AnyGame) -> Self {
        let weighted =
            if let EvaluationFunction::Weighted(_) = now { now } else { EvaluationFunction::Weighted(usual) };
        let values = [
            (EvaluationFunction::OpenLines, "evaluation-open-lines"),
            (weighted, "evaluation-weighted"),
            (EvaluationFunction::Outcome, "evaluation-outcome"),
        ];
        Self::new(("more-evaluation", "hint-evaluation"), now, values, |evaluation| Some(with(evaluation)))
    }

    fn sooner(now: bool, with: impl Fn(bool) -> AnyGame) -> Self {
        let values = [(false, "sooner-all-alike"), (true, "sooner-more")];
        Self::new(("more-sooner", "hint-sooner"), now, values, |sooner| Some(with(sooner)))
    }
}

/// Returns the settings of a game, in the order of the menu.
pub fn settings(game: &AnyGame) -> Vec<GameSetting> {
    match game {
        AnyGame::TicTacToe(game) => {
            let evaluation =
                GameSetting::evaluation(game.rules().evaluation, tic_tac_toe::DEFAULT_WEIGHTS, |evaluation| {
                    AnyGame::TicTacToe(game.with_evaluation(evaluation))
                });
            let given = game.rules().cells.cells();
            let mut orders = vec![(ROWS, "order-rows"), (RING, "order-ring")];
            if given != ROWS && given != RING {
                orders.insert(0, (given, "order-as-given"));
            }
            let order = GameSetting::new(("more-order", "hint-order"), given, orders, |cells| {
                Some(AnyGame::TicTacToe(game.with_cells(CellOrder::new(cells))))
            });
            let sooner =
                GameSetting::sooner(game.rules().sooner, |sooner| AnyGame::TicTacToe(game.with_sooner(sooner)));
            vec![evaluation, sooner, order]
        }
        AnyGame::ConnectFour(game) => {
            let evaluation =
                GameSetting::evaluation(game.rules().evaluation, connect_four::DEFAULT_WEIGHTS, |evaluation| {
                    AnyGame::ConnectFour(game.with_evaluation(evaluation))
                });
            let sooner =
                GameSetting::sooner(game.rules().sooner, |sooner| AnyGame::ConnectFour(game.with_sooner(sooner)));
            vec![evaluation, sooner]
        }
        AnyGame::Othello(game) => {
            let weighted = game.weights.or(Some(othello::DEFAULT_WEIGHTS));
            let values = [(None, "evaluation-discs"), (weighted, "evaluation-weighted")];
            vec![GameSetting::new(("more-evaluation", "hint-evaluation"), game.weights, values, |weights| {
                Some(AnyGame::Othello(game.with_weights(weights)))
            })]
        }
        AnyGame::Babilego(game) => {
            let named = |sowing| match sowing {
                SowingOrder::Ascending => "sowing-ascending",
                SowingOrder::Descending => "sowing-descending",
                SowingOrder::Fifo => "sowing-fifo",
                SowingOrder::Lifo => "sowing-lifo",
                SowingOrder::Choice => "sowing-choice",
            };
            let values = SowingOrder::ALL.map(|sowing| (sowing, named(sowing)));
            vec![GameSetting::new(("more-sowing", "hint-sowing"), game.sowing(), values, |sowing| {
                game.with_sowing(sowing).map(AnyGame::Babilego)
            })]
        }
        AnyGame::Nim(game) => {
            let values = [(false, "nim-normal"), (true, "nim-misere")];
            let last = GameSetting::new(("more-last-object", "hint-last-object"), game.misere, values, |misere| {
                Some(AnyGame::Nim(game.with_misere(misere)))
            });
            let mut limits = vec![(None, "nim-take-any")];
            let takes = ["nim-take-1", "nim-take-2", "nim-take-3", "nim-take-4", "nim-take-5"];
            limits.extend((1..).map(NonZeroU16::new).zip(takes));
            if limits.iter().all(|(limit, _)| *limit != game.max_take()) {
                limits.insert(0, (game.max_take(), "nim-take-given"));
            }
            let limit = GameSetting::new(("more-max-take", "hint-max-take"), game.max_take(), limits, |limit| {
                Some(AnyGame::Nim(game.with_max_take(limit)))
            });
            let values = [(None, "nim-two-players"), (Round::new(3, 0), "nim-three-players")];
            let chosen = game.round().and_then(|round| Round::new(round.players.into(), 0));
            let players = GameSetting::new(("more-players", "hint-players"), chosen, values, |round| {
                Some(AnyGame::Nim(round.map_or(game.without_round(), |round| game.with_round(round))))
            });
            vec![last, limit, players]
        }
        AnyGame::Tree(_) | AnyGame::Kalah(_) | AnyGame::Pig(_) | AnyGame::TicTacToe3(_) | AnyGame::Twenty48(_) => {
            Vec::new()
        }
    }
}

/// A number that is part of the size of a board.
pub struct BoardNumber {
    /// The message id of the name.
    pub name: &'static str,
    pub value: usize,
    /// The maximum value.
    pub max: usize,
}

/// Returns the numbers that make up the size of a board. Empty for games with a fixed board. The number of pits or piles, if
/// any, comes first.
pub fn board_numbers(game: &AnyGame) -> Vec<BoardNumber> {
    let number = |name, value, max| BoardNumber { name, value, max };
    match game {
        AnyGame::ConnectFour(game) => vec![
            number("size-columns", game.rules().columns, connect_four::MAX_SIZE),
            number("size-rows", game.rules().rows, connect_four::MAX_SIZE),
            number("size-connect", game.rules().connect, connect_four::MAX_SIZE),
        ],
        AnyGame::Kalah(game) => {
            let pits = game.seeds(MancalaSide::South);
            let seeds = pits.first().map_or(1, |&seeds| seeds.max(1));
            vec![number("size-pits", pits.len(), MAX_PITS), number("size-seeds", seeds.into(), MAX_SEEDS.into())]
        }
        AnyGame::Babilego(game) => vec![number("size-pits", game.width(), MAX_PITS)],
        AnyGame::Nim(game) => {
            let objects = game.piles().iter().fold(1, |largest, &objects| objects.max(largest));
            vec![
                number("size-piles", game.piles().len(), MAX_PILES),
                number("size-objects", objects.into(), MAX_OBJECTS.into()),
            ]
        }
        AnyGame::Pig(game) => vec![number("size-target", game.target() as usize, MAX_POINTS as usize)],
        AnyGame::Twenty48(game) => {
            let rows = game.rows();
            let most = *twenty48::SIZES.end();
            vec![number("size-columns", rows[0].len(), most), number("size-rows", rows.len(), most)]
        }
        AnyGame::Tree(_) | AnyGame::TicTacToe(_) | AnyGame::Othello(_) | AnyGame::TicTacToe3(_) => Vec::new(),
    }
}

/// Returns the initial position with the same rules on a board of another size.
pub fn with_board_numbers(game: &AnyGame, numbers: &[usize]) -> Option<AnyGame> {
    let small = |count: usize| u16::try_from(count).ok();
    match game {
        AnyGame::ConnectFour(game) => {
            let &[columns, rows, connect] = numbers else { return None };
            Some(AnyGame::ConnectFour(ConnectFour::new(ConnectFourRules { columns, rows, connect, ..*game.rules() })))
        }
        AnyGame::Kalah(game) => {
            let &[pits, seeds] = numbers else { return None };
            let row = vec![small(seeds)?; pits];
            Some(AnyGame::Kalah(Kalah::new([&row, &row], [0, 0])?.with_max(game.max)))
        }
        AnyGame::Babilego(game) => {
            let &[pits] = numbers else { return None };
            let row = vec![VALUES.to_vec(); pits];
            Some(AnyGame::Babilego(Babilego::new(&[row.clone(), row], [0, 0], game.sowing())?.with_max(game.max)))
        }
        AnyGame::Nim(game) => {
            let &[piles, objects] = numbers else { return None };
            Some(AnyGame::Nim(game.with_piles(&vec![small(objects)?; piles])?))
        }
        AnyGame::Pig(_) => {
            let &[target] = numbers else { return None };
            Some(AnyGame::Pig(Pig::new(u32::try_from(target).ok()?, [0, 0], 0, Player::Max)?))
        }
        AnyGame::Twenty48(game) => {
            let &[columns, rows] = numbers else { return None };
            let mut board = vec![vec![0; columns]; rows];
            // Two tiles in the upper corners, as on the standard board.
            for column in [0, columns.checked_sub(1)?] {
                board[0][column] = 2;
            }
            Some(AnyGame::Twenty48(Twenty48::new(&board)?.with_weights(game.weights())))
        }
        AnyGame::Tree(_) | AnyGame::TicTacToe(_) | AnyGame::Othello(_) | AnyGame::TicTacToe3(_) => None,
    }
}

/// Returns the features and weights of a game, if it is evaluated by weights.
pub fn weights(game: &AnyGame) -> Option<(&'static [Feature], Weights)> {
    let weights_in =
        |evaluation| if let EvaluationFunction::Weighted(weights) = evaluation { Some(weights) } else { None };
    match game {
        AnyGame::TicTacToe(game) => Some((tic_tac_toe::FEATURES, weights_in(game.rules().evaluation)?)),
        AnyGame::ConnectFour(game) => Some((connect_four::FEATURES, weights_in(game.rules().evaluation)?)),
        AnyGame::Othello(game) => Some((othello::FEATURES, game.weights?)),
        AnyGame::Twenty48(game) => Some((twenty48::FEATURES, game.weights())),
        AnyGame::Tree(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Nim(_)
        | AnyGame::Pig(_)
        | AnyGame::TicTacToe3(_) => None,
    }
}

/// Returns the position with other weights. Games without weights are returned unchanged.
pub fn with_weights(game: &AnyGame, weights: Weights) -> AnyGame {
    let evaluation = EvaluationFunction::Weighted(weights);
    match game {
        AnyGame::TicTacToe(game) => AnyGame::TicTacToe(game.with_evaluation(evaluation)),
        AnyGame::ConnectFour(game) => AnyGame::ConnectFour(game.with_evaluation(evaluation)),
        AnyGame::Othello(game) => AnyGame::Othello(game.with_weights(Some(weights))),
        AnyGame::Twenty48(game) => AnyGame::Twenty48(game.with_weights(weights)),
        AnyGame::Tree(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Nim(_)
        | AnyGame::Pig(_)
        | AnyGame::TicTacToe3(_) => game.clone(),
    }
}

/// Returns whether a feature can occur under the rules of a game that has the feature.
pub const fn can_count(game: &AnyGame, feature: Feature) -> bool {
    match game {
        AnyGame::ConnectFour(game) => game.rules().counts(feature),
        AnyGame::TicTacToe(_)
        | AnyGame::Othello(_)
        | AnyGame::Tree(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Nim(_)
        | AnyGame::Pig(_)
        | AnyGame::TicTacToe3(_)
        | AnyGame::Twenty48(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(with_board_numbers(&game(before), &numbers), Some(game(after)), "{before}");
            let of: Vec<usize> = board_numbers(&game(after)).into_iter().map(|number| number.value).collect();
            assert_eq!(of, numbers);
        }
        assert!(board_numbers(&game("Othello()")).is_empty(), "its board has one size");
    }

    #[test]
    fn a_move_of_nim_may_be_limited() {
        let limit =
            |text: &str| settings(&game(text)).into_iter().find(|setting| setting.name == "more-max-take").unwrap();
        let open = limit("Nim(piles: [9, 4], misere: true)");
        let names: Vec<_> = open.offers.iter().map(|(name, _)| *name).collect();
        assert_eq!((names[open.chosen], names.len()), ("nim-take-any", 6));
        assert_eq!(open.offers[3], ("nim-take-3", game("Nim(piles: [9, 4], max_take: 3, misere: true)")));
        let own = limit("Nim(piles: [9], max_take: 7)");
        assert_eq!((own.offers[own.chosen].0, own.offers.len()), ("nim-take-given", 7));
        assert_eq!(limit("Nim(piles: [9], max_take: 1)").chosen, 1);
    }
}
