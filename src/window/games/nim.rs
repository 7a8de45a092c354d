//! The look of Nim.

use super::counts_form::{CountsFault, CountsForm};
use super::game_look::{BoardNumber, GameLook, GameSetting, MAX_OFFERED_DEPTH, Opening};
use poda_core::game::any::AnyGame;
use poda_core::game::nim::{MAX_OBJECTS, MAX_PILES, Nim, NimMove, Round};
use poda_core::score::Player;
use poda_picture::picture::board::BoardPart;
use std::num::NonZeroU16;

impl GameLook for Nim {
    fn new_game() -> Option<Opening> {
        let nim = Self::new(&[2, 2], false).expect("two small piles are within the limits");
        // There are no estimates before the end of the game.
        Some(Opening::new("game-nim", nim, None))
    }

    fn rules(&self) -> Option<&'static str> {
        None
    }

    fn max_depth(&self) -> usize {
        self.piles().iter().map(|&objects| usize::from(objects)).sum::<usize>().min(MAX_OFFERED_DEPTH)
    }

    fn pressed_part(&self, mv: NimMove) -> Option<BoardPart> {
        Some(BoardPart::Pile(mv.pile.into()))
    }

    fn settings(&self) -> Vec<GameSetting> {
        let values = [(false, "nim-normal"), (true, "nim-misere")];
        let last = GameSetting::new("more-last-object", "hint-last-object", self.misere, values, |misere| {
            Some(self.with_misere(misere))
        });
        let mut limits = vec![(None, "nim-take-any")];
        let takes = ["nim-take-1", "nim-take-2", "nim-take-3", "nim-take-4", "nim-take-5"];
        limits.extend((1..).map(NonZeroU16::new).zip(takes));
        if limits.iter().all(|(limit, _)| *limit != self.max_take()) {
            limits.insert(0, (self.max_take(), "nim-take-given"));
        }
        let limit = GameSetting::new("more-max-take", "hint-max-take", self.max_take(), limits, |limit| {
            Some(self.with_max_take(limit))
        });
        let values = [(None, "nim-two-players"), (Round::new(3, 0), "nim-three-players")];
        let chosen = self.round().and_then(|round| Round::new(round.players.into(), 0));
        let players = GameSetting::new("more-players", "hint-players", chosen, values, |round| {
            Some(round.map_or(self.without_round(), |round| self.with_round(round)))
        });
        vec![last, limit, players]
    }

    fn board_numbers(&self) -> Vec<BoardNumber> {
        let objects = self.piles().iter().fold(1, |largest, &objects| objects.max(largest));
        vec![
            BoardNumber::new("size-piles", self.piles().len(), MAX_PILES),
            BoardNumber::new("size-objects", objects.into(), MAX_OBJECTS.into()),
        ]
    }

    fn with_board_numbers(&self, numbers: &[usize]) -> Option<AnyGame> {
        let &[piles, objects] = numbers else { return None };
        Some(self.with_piles(&vec![u16::try_from(objects).ok()?; piles])?.into())
    }

    fn with_counts(&self, form: &CountsForm) -> Result<AnyGame, CountsFault> {
        Ok(self.with_piles(&form.counts(0, form.rows(), MAX_OBJECTS)?).unwrap_or(*self).into())
    }

    fn with_player_to_move(&self, player: Player) -> Option<AnyGame> {
        self.round().is_none().then(|| self.with_to_move(player).into())
    }

    fn grundy_numbers(&self) -> Option<(Vec<u16>, bool)> {
        self.round().is_none().then(|| (self.grundy_numbers(), self.misere))
    }
}
