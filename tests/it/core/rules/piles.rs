//! Nim with a list of piles.

use super::{SlowRules, check_game, some_moves};
use crate::core::counted_positions::a_nim;
use poda::game::any::AnyGame;
use poda::game::{Game, Outcome};
use poda::score::{Player, Score};
use proptest::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct SlowNim {
    piles: Vec<u16>,
    misere: bool,
    to_move: Player,
}

impl SlowRules for SlowNim {
    type Move = (usize, u16);

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn moves(&self) -> Vec<(String, Self::Move)> {
        let mut moves = Vec::new();
        for (pile, &objects) in self.piles.iter().enumerate() {
            for taken in 1..=objects {
                moves.push((format!("{pile}-{taken}"), (pile, taken)));
            }
        }
        moves
    }

    fn after(&self, &(pile, taken): &Self::Move) -> Self {
        let mut next = self.clone();
        next.piles[pile] -= taken;
        next.to_move = self.to_move.opponent();
        next
    }

    fn score(&self) -> Score {
        match self.outcome() {
            Some(Outcome::Won(Player::Max)) => Score::from(1),
            Some(Outcome::Won(Player::Min)) => Score::from(-1),
            _ => Score::ZERO,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = if self.misere { self.to_move } else { self.to_move.opponent() };
        (self.piles.iter().sum::<u16>() == 0).then_some(Outcome::Won(winner))
    }
}

proptest! {
    #[test]
    fn nim_is_played_as_by_a_list_of_piles(game in a_nim(), moves in some_moves()) {
        let AnyGame::Nim(nim) = &game else { unreachable!("nim was asked for") };
        let slow = SlowNim { piles: nim.piles().to_vec(), misere: nim.misere, to_move: nim.to_move() };
        check_game(game, slow, &moves)?;
    }
}
