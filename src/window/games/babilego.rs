//! The look of Babilego.

use super::counts_form::{CountsFault, CountsFaultKind, CountsForm};
use super::game_look::{BoardNumber, GameLook, GameSetting, Opening, Sides, own_pit, side_of_player};
use poda_core::game::any::AnyGame;
use poda_core::game::babilego::{
    Babilego, BabilegoMove, MAX_ORDERS, MAX_TOKENS, SowingOrder, TokenRows, VALUES, order_count,
};
use poda_core::game::mancala::{MAX_PITS, MancalaSide};
use poda_core::score::Player;
use poda_picture::picture::board::BoardPart;

impl GameLook for Babilego {
    fn new_game() -> Option<Opening> {
        Some(Opening::new("game-babilego", Self::opening(SowingOrder::default()), Some(2)))
    }

    fn rules(&self) -> Option<&'static str> {
        Some("rules-babilego")
    }

    fn sides(&self) -> Sides {
        Sides::Rows(self.max)
    }

    fn pressed_part(&self, mv: BabilegoMove) -> Option<BoardPart> {
        Some(own_pit(self, self.max, mv.pit))
    }

    fn settings(&self) -> Vec<GameSetting> {
        let named = |sowing| match sowing {
            SowingOrder::Ascending => "sowing-ascending",
            SowingOrder::Descending => "sowing-descending",
            SowingOrder::Fifo => "sowing-fifo",
            SowingOrder::Lifo => "sowing-lifo",
            SowingOrder::Choice => "sowing-choice",
        };
        let values = SowingOrder::ALL.map(|sowing| (sowing, named(sowing)));
        vec![GameSetting::new("more-sowing", "hint-sowing", self.sowing(), values, |sowing| self.with_sowing(sowing))]
    }

    fn board_numbers(&self) -> Vec<BoardNumber> {
        vec![BoardNumber::new("size-pits", self.width(), MAX_PITS)]
    }

    fn with_board_numbers(&self, numbers: &[usize]) -> Option<AnyGame> {
        let &[pits] = numbers else { return None };
        let row = vec![VALUES.to_vec(); pits];
        Some(Self::new(&[row.clone(), row], [0, 0], self.sowing())?.with_max(self.max).into())
    }

    fn with_counts(&self, form: &CountsForm) -> Result<AnyGame, CountsFault> {
        let pits = form.rows().saturating_sub(1);
        let row = |column| (0..pits).map(|row| tokens(form, [column, row], self.sowing())).collect::<Result<_, _>>();
        let rows: TokenRows = [row(0)?, row(1)?];
        let changed = Self::new(&rows, form.stores()?, self.sowing());
        Ok(changed.map_or_else(|| self.clone(), |new| new.with_to_move(self.to_move).with_max(self.max)).into())
    }

    fn with_player_to_move(&self, player: Player) -> Option<AnyGame> {
        Some(self.clone().with_to_move(side_of_player(player, self.max)).into())
    }

    fn with_max_on(&self, side: MancalaSide) -> Option<AnyGame> {
        Some(self.clone().with_max(side).into())
    }
}

fn tokens(form: &CountsForm, field: [usize; 2], sowing: SowingOrder) -> Result<Vec<u8>, CountsFault> {
    let tokens = form.tokens(field, &VALUES, MAX_TOKENS)?;
    if sowing == SowingOrder::Choice && MAX_ORDERS < order_count(&tokens) {
        return Err(CountsFault { field, kind: CountsFaultKind::Orders });
    }
    Ok(tokens)
}
