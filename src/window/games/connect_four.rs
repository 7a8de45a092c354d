//! The look of Connect Four, in which a move names a column.

use super::game_look::{BoardNumber, GameLook, GameSetting, Opening, Sides, marks_of};
use poda_core::game::any::AnyGame;
use poda_core::game::connect_four::{ConnectFour, ConnectFourRules, DEFAULT_WEIGHTS, FEATURES, MAX_SIZE};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::marks::BoardFault;
use poda_core::game::weighted::{Feature, Weights};
use poda_picture::picture::board::BoardPart;

impl GameLook for ConnectFour {
    fn new_game() -> Option<Opening> {
        Some(Opening::new("game-connect-four", Self::new(ConnectFourRules::default()), Some(2)))
    }

    fn rules(&self) -> Option<&'static str> {
        None
    }

    fn max_depth(&self) -> usize {
        // Deeper trees of a long game are too large to be viewed.
        self.rules().cells().min(8)
    }

    fn sides(&self) -> Sides {
        Sides::Discs(self.rules().max)
    }

    fn pressed_part(&self, mv: u8) -> Option<BoardPart> {
        Some(BoardPart::Column(mv.into()))
    }

    fn settings(&self) -> Vec<GameSetting> {
        let evaluation = GameSetting::evaluation(self.rules().evaluation, DEFAULT_WEIGHTS, |evaluation| {
            self.with_evaluation(evaluation)
        });
        let sooner = GameSetting::sooner(self.rules().sooner, |sooner| self.with_sooner(sooner));
        vec![evaluation, sooner]
    }

    fn board_numbers(&self) -> Vec<BoardNumber> {
        let &ConnectFourRules { columns, rows, connect, .. } = self.rules();
        let sizes = [("size-columns", columns), ("size-rows", rows), ("size-connect", connect)];
        sizes.map(|(name, value)| BoardNumber::new(name, value, MAX_SIZE)).into()
    }

    fn with_board_numbers(&self, numbers: &[usize]) -> Option<AnyGame> {
        let &[columns, rows, connect] = numbers else { return None };
        Some(Self::new(ConnectFourRules { columns, rows, connect, ..*self.rules() }).into())
    }

    fn feature_weights(&self) -> Option<(&'static [Feature], Weights)> {
        Some((FEATURES, self.rules().evaluation.weights()?))
    }

    fn with_feature_weights(&self, weights: Weights) -> AnyGame {
        self.with_evaluation(EvaluationFunction::Weighted(weights)).into()
    }

    fn can_count(&self, feature: Feature) -> bool {
        self.rules().counts(feature)
    }

    fn with_pieces(&self, pieces: &[Option<usize>]) -> Result<AnyGame, Vec<BoardFault>> {
        Ok(Self::from_cells(&marks_of(pieces), None, *self.rules())?.into())
    }
}
