//! The look of 2048, in which tiles slide.

use super::counts_form::{CountsFault, CountsForm};
use super::game_look::{BoardNumber, GameLook, Opening};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::twenty48::{FEATURES, MAX_TILE, SIZES, TileSlide, Twenty48, Twenty48Move};
use poda_core::game::weighted::{Feature, Weights};

impl GameLook for Twenty48 {
    fn new_game() -> Option<Opening> {
        Some(Opening::new("game-2048", Self::default(), Some(2)))
    }

    fn rules(&self) -> Option<&'static str> {
        Some("rules-2048")
    }

    fn max_depth(&self) -> usize {
        5
    }

    fn slides(&self) -> Option<[AnyMove; 4]> {
        Some(TileSlide::ALL.map(|slide| AnyMove::Twenty48(Twenty48Move::Slide(slide))))
    }

    fn board_numbers(&self) -> Vec<BoardNumber> {
        let rows = self.rows();
        let sizes = [("size-columns", rows[0].len()), ("size-rows", rows.len())];
        sizes.map(|(name, value)| BoardNumber::new(name, value, *SIZES.end())).into()
    }

    fn with_board_numbers(&self, numbers: &[usize]) -> Option<AnyGame> {
        let &[columns, rows] = numbers else { return None };
        let mut board = vec![vec![0; columns]; rows];
        // Two tiles in the upper corners, as on the standard board.
        for column in [0, columns.checked_sub(1)?] {
            board[0][column] = 2;
        }
        Some(Self::new(&board)?.with_weights(self.weights()).into())
    }

    fn feature_weights(&self) -> Option<(&'static [Feature], Weights)> {
        Some((FEATURES, self.weights()))
    }

    fn with_feature_weights(&self, weights: Weights) -> AnyGame {
        self.with_weights(weights).into()
    }

    fn with_counts(&self, form: &CountsForm) -> Result<AnyGame, CountsFault> {
        let row = |row| (0..form.columns()).map(|column| form.tile([column, row], MAX_TILE)).collect();
        let rows = (0..form.rows()).map(row).collect::<Result<Vec<_>, _>>()?;
        let changed = Self::new(&rows).map(|new| new.with_due(self.is_due()).with_weights(self.weights()));
        Ok(changed.unwrap_or(*self).into())
    }
}
