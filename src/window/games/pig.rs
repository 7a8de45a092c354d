//! The look of Pig, which is played with buttons.

use super::counts_form::{CountsFault, CountsFaultKind, CountsForm};
use super::game_look::{BoardNumber, GameLook, Opening};
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::pig::{MAX_POINTS, Pig, PigMove};
use poda_core::score::Player;

impl GameLook for Pig {
    fn new_game() -> Option<Opening> {
        Some(Opening::new("game-pig", Self::default(), Some(3)))
    }

    fn rules(&self) -> Option<&'static str> {
        Some("rules-pig")
    }

    fn button_moves(&self) -> Vec<AnyMove> {
        [PigMove::Roll, PigMove::Hold].map(AnyMove::Pig).into()
    }

    fn board_numbers(&self) -> Vec<BoardNumber> {
        vec![BoardNumber::new("size-target", self.target() as usize, MAX_POINTS as usize)]
    }

    fn with_board_numbers(&self, numbers: &[usize]) -> Option<AnyGame> {
        let &[target] = numbers else { return None };
        Some(Self::new(u32::try_from(target).ok()?, [0, 0], 0, Player::Max)?.into())
    }

    fn with_counts(&self, form: &CountsForm) -> Result<AnyGame, CountsFault> {
        let [max, min, turn] = [0, 1, 2].map(|row| form.count([0, row], MAX_POINTS));
        let (held, turn) = ([max?, min?], turn?);
        // Within the limits every position is possible, except one in which both players have won.
        let fault = CountsFault { field: [0, 1], kind: CountsFaultKind::Count(self.target() - 1) };
        let changed = Self::new(self.target(), held, turn, self.to_move());
        Ok(changed.ok_or(fault)?.with_rolling(self.is_rolling()).into())
    }

    fn with_player_to_move(&self, player: Player) -> Option<AnyGame> {
        Some(self.with_to_move(player).into())
    }
}
