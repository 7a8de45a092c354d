//! The look of tic-tac-toe.

use super::game_look::{GameLook, GameSetting, Opening, Sides, marks_of};
use poda_core::game::any::AnyGame;
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::marks::BoardFault;
use poda_core::game::tic_tac_toe::{CellOrder, DEFAULT_WEIGHTS, FEATURES, TicTacToe, TicTacToeRules};
use poda_core::game::weighted::{Feature, Weights};
use poda_picture::picture::board::BoardPart;

/// The cells row by row.
const ROWS: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/// The cells around the board, with the center last.
const RING: [u8; 9] = [0, 3, 6, 7, 8, 5, 2, 1, 4];

impl GameLook for TicTacToe {
    fn new_game() -> Option<Opening> {
        Some(Opening::new("game-tic-tac-toe", Self::new(TicTacToeRules::default()), Some(2)))
    }

    fn rules(&self) -> Option<&'static str> {
        None
    }

    fn max_depth(&self) -> usize {
        9
    }

    fn sides(&self) -> Sides {
        Sides::Marks(self.rules().max)
    }

    fn pressed_part(&self, mv: u8) -> Option<BoardPart> {
        Some(BoardPart::Cell(mv.into()))
    }

    fn settings(&self) -> Vec<GameSetting> {
        let evaluation = GameSetting::evaluation(self.rules().evaluation, DEFAULT_WEIGHTS, |evaluation| {
            self.with_evaluation(evaluation)
        });
        let given = self.rules().cells.cells();
        let mut orders = vec![(ROWS, "order-rows"), (RING, "order-ring")];
        if given != ROWS && given != RING {
            orders.insert(0, (given, "order-as-given"));
        }
        let order = GameSetting::new("more-order", "hint-order", given, orders, |cells| {
            Some(self.with_cells(CellOrder::new(cells)))
        });
        let sooner = GameSetting::sooner(self.rules().sooner, |sooner| self.with_sooner(sooner));
        vec![evaluation, sooner, order]
    }

    fn feature_weights(&self) -> Option<(&'static [Feature], Weights)> {
        Some((FEATURES, self.rules().evaluation.weights()?))
    }

    fn with_feature_weights(&self, weights: Weights) -> AnyGame {
        self.with_evaluation(EvaluationFunction::Weighted(weights)).into()
    }

    fn with_pieces(&self, pieces: &[Option<usize>]) -> Result<AnyGame, Vec<BoardFault>> {
        let marks = marks_of(pieces);
        Ok(Self::from_cells(std::array::from_fn(|cell| marks[cell]), None, *self.rules())?.into())
    }
}
