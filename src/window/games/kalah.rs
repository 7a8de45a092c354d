//! The look of Kalah.

use super::counts_form::{CountsFault, CountsForm};
use super::game_look::{BoardNumber, GameLook, Opening, Sides, own_pit, side_of_player};
use poda_core::game::any::AnyGame;
use poda_core::game::kalah::{Kalah, MAX_SEEDS};
use poda_core::game::mancala::{MAX_PITS, MancalaSide};
use poda_core::score::Player;
use poda_picture::picture::board::BoardPart;

impl GameLook for Kalah {
    fn new_game() -> Option<Opening> {
        Some(Opening::new("game-kalah", Self::default(), Some(2)))
    }

    fn rules(&self) -> Option<&'static str> {
        Some("rules-kalah")
    }

    fn sides(&self) -> Sides {
        Sides::Rows(self.max)
    }

    fn pressed_part(&self, mv: u8) -> Option<BoardPart> {
        Some(own_pit(self, self.max, mv))
    }

    fn board_numbers(&self) -> Vec<BoardNumber> {
        let pits = self.seeds(MancalaSide::South);
        let seeds = pits.first().map_or(1, |&seeds| seeds.max(1));
        vec![
            BoardNumber::new("size-pits", pits.len(), MAX_PITS),
            BoardNumber::new("size-seeds", seeds.into(), MAX_SEEDS.into()),
        ]
    }

    fn with_board_numbers(&self, numbers: &[usize]) -> Option<AnyGame> {
        let &[pits, seeds] = numbers else { return None };
        let row = vec![u16::try_from(seeds).ok()?; pits];
        Some(Self::new([&row, &row], [0, 0])?.with_max(self.max).into())
    }

    fn with_counts(&self, form: &CountsForm) -> Result<AnyGame, CountsFault> {
        let pits = form.rows().saturating_sub(1);
        let rows = [form.counts(0, pits, MAX_SEEDS)?, form.counts(1, pits, MAX_SEEDS)?];
        let changed = Self::new([&rows[0], &rows[1]], form.stores()?);
        Ok(changed.map_or(*self, |new| new.with_to_move(self.to_move).with_max(self.max)).into())
    }

    fn with_player_to_move(&self, player: Player) -> Option<AnyGame> {
        Some(self.with_to_move(side_of_player(player, self.max)).into())
    }

    fn with_max_on(&self, side: MancalaSide) -> Option<AnyGame> {
        Some(self.with_max(side).into())
    }
}
