//! Random positions of kalah, babilego and nim: small ones, as searches go to their ends, and of every rule.

use poda::game::any::AnyGame;
use poda::game::babilego::{Babilego, SowingOrder, VALUES};
use poda::game::kalah::Kalah;
use poda::game::mancala::MancalaSide;
use poda::game::nim::Nim;
use poda::score::Player;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn side() -> impl Strategy<Value = MancalaSide> {
    select(MancalaSide::ALL.to_vec())
}

pub fn a_kalah() -> impl Strategy<Value = AnyGame> {
    let row = (1..5_usize).prop_flat_map(|pits| vec(vec(0..6_u16, pits), 2));
    (row, [0..9_u32, 0..9_u32], side(), side()).prop_map(|(rows, stores, to_move, max)| {
        let game = Kalah::new([&rows[0], &rows[1]], stores).unwrap();
        AnyGame::Kalah(game.with_to_move(to_move).with_max(max))
    })
}

pub fn a_babilego() -> impl Strategy<Value = AnyGame> {
    let pit = || vec(select(VALUES.to_vec()), 0..4);
    let rows = (1..4_usize).prop_flat_map(move |pits| vec(vec(pit(), pits), 2));
    (rows, [0..40_u32, 0..40_u32], side(), side(), select(SowingOrder::ALL.to_vec())).prop_map(
        |(mut rows, bases, to_move, max, sowing)| {
            let north = rows.remove(1);
            let game = Babilego::new(&[rows.remove(0), north], bases, sowing).unwrap();
            AnyGame::Babilego(game.with_to_move(to_move).with_max(max))
        },
    )
}

pub fn a_nim() -> impl Strategy<Value = AnyGame> {
    (vec(0..4_u16, 1..4), any::<[bool; 2]>()).prop_map(|(piles, [misere, is_max])| {
        let to_move = if is_max { Player::Max } else { Player::Min };
        AnyGame::Nim(Nim::new(&piles, misere).unwrap().with_to_move(to_move))
    })
}
