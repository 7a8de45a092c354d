//! The look of Othello. Its legal moves are marked, because they are not obvious.

use super::game_look::{GameLook, GameSetting, Opening, Sides, marks_of};
use poda_core::game::any::AnyGame;
use poda_core::game::marks::{BoardFault, Mark};
use poda_core::game::othello::{DEFAULT_WEIGHTS, FEATURES, Othello, OthelloMove};
use poda_core::game::weighted::{Feature, Weights};
use poda_core::score::Player;
use poda_picture::picture::board::BoardPart;

impl GameLook for Othello {
    fn new_game() -> Option<Opening> {
        Some(Opening::new("game-othello", Self::new(Mark::X), Some(2)))
    }

    fn rules(&self) -> Option<&'static str> {
        Some("rules-othello")
    }

    fn max_depth(&self) -> usize {
        6
    }

    fn sides(&self) -> Sides {
        Sides::Discs(self.max)
    }

    fn pressed_part(&self, mv: OthelloMove) -> Option<BoardPart> {
        match mv {
            OthelloMove::Square(square) => Some(BoardPart::Cell(square.into())),
            OthelloMove::Pass => None,
        }
    }

    fn marks_targets(&self) -> bool {
        true
    }

    fn settings(&self) -> Vec<GameSetting> {
        let weighted = self.weights.or(Some(DEFAULT_WEIGHTS));
        let values = [(None, "evaluation-discs"), (weighted, "evaluation-weighted")];
        vec![GameSetting::new("more-evaluation", "hint-evaluation", self.weights, values, |weights| {
            Some(self.with_weights(weights))
        })]
    }

    fn feature_weights(&self) -> Option<(&'static [Feature], Weights)> {
        Some((FEATURES, self.weights?))
    }

    fn with_feature_weights(&self, weights: Weights) -> AnyGame {
        self.with_weights(Some(weights)).into()
    }

    fn with_pieces(&self, pieces: &[Option<usize>]) -> Result<AnyGame, Vec<BoardFault>> {
        let marks = marks_of(pieces);
        let changed = Self::from_cells(&std::array::from_fn(|cell| marks[cell]), self.to_move, self.max);
        Ok(changed.with_weights(self.weights).into())
    }

    fn with_player_to_move(&self, player: Player) -> Option<AnyGame> {
        let mark = if player == Player::Max { self.max } else { self.max.other() };
        let changed = Self::from_cells(&std::array::from_fn(|cell| self.mark_at(cell)), mark, self.max);
        Some(changed.with_weights(self.weights).into())
    }
}
