//! The rules of babilego, one test for each sentence.

use super::{Babilego, BabilegoMove, SowingOrder};
use crate::game::mancala::MancalaSide;
use crate::game::testing::move_names;
use crate::game::{Game, GameView, Outcome};
use crate::score::Player;

fn position(south: &[&[u8]], north: &[&[u8]], bases: [u32; 2], sowing: SowingOrder) -> Babilego {
    let row = |row: &[&[u8]]| row.iter().map(|pit| pit.to_vec()).collect();
    Babilego::new(&[row(south), row(north)], bases, sowing).unwrap()
}

fn sow(game: &Babilego, pit: u8) -> Babilego {
    game.after(BabilegoMove { pit, rank: 0 })
}

/// Formats a position as South's pits, South's base, North's pits, North's base.
fn as_text(game: &Babilego) -> String {
    let side = |side| {
        let pits: Vec<_> = (0..game.width())
            .map(|pit| game.tokens(side, pit).iter().map(u8::to_string).collect::<Vec<_>>().join("."))
            .collect();
        format!("{} [{}]", pits.join(" "), game.base(side))
    };
    format!("{} {}", side(MancalaSide::South), side(MancalaSide::North))
}

#[test]
fn tokens_drop_one_by_one_and_the_last_arrived_lies_last() {
    let game = sow(&Babilego::default(), 1);
    assert_eq!(
        as_text(&game),
        "1.5.10  1.5.10.1 1.5.10.5 1.5.10.10 1.5.10 [0] 1.5.10 1.5.10 1.5.10 1.5.10 1.5.10 1.5.10 [0]"
    );
    assert_eq!((game.to_move(), game.evaluate().to_string()), (Player::Min, "0−0=0".to_owned()));
}

#[test]
fn the_order_of_sowing_changes_the_score() {
    let rules =
        [(SowingOrder::Ascending, 1), (SowingOrder::Descending, 10), (SowingOrder::Fifo, 5), (SowingOrder::Lifo, 1)];
    for (sowing, base) in rules {
        let game = position(&[&[5], &[5], &[5, 10, 1]], &[&[1], &[1], &[1]], [0, 0], sowing);
        assert_eq!(sow(&game, 2).base(MancalaSide::South), base, "{sowing:?}");
    }
}

#[test]
fn the_mover_may_choose_among_the_distinct_orders() {
    let game = position(&[&[10, 1, 5], &[1, 1]], &[&[1], &[]], [0, 0], SowingOrder::Choice);
    assert_eq!(move_names(&game), ["0:1-5-10", "0:1-10-5", "0:5-1-10", "0:5-10-1", "0:10-1-5", "0:10-5-1", "1:1-1"]);
    let chosen = game.after(BabilegoMove { pit: 0, rank: 3 });
    assert_eq!(as_text(&chosen), " 1.1.5 [10] 1.1  [0]");
}

#[test]
fn the_last_token_in_the_own_base_moves_again() {
    let game = sow(&position(&[&[1], &[1, 5], &[10]], &[&[1], &[], &[]], [30, 60], SowingOrder::Ascending), 1);
    assert_eq!((as_text(&game).as_str(), game.to_move), ("1  10.1 [35] 1   [60]", MancalaSide::South));
}

#[test]
fn the_enemys_base_is_skipped_and_the_pit_where_the_lap_began_is_not() {
    let game = position(&[&[1, 1, 1, 1, 1, 1], &[5]], &[&[5], &[5]], [0, 0], SowingOrder::Fifo);
    assert_eq!(as_text(&sow(&game, 0)), "1 5.1.1 [1] 5.1 5.1 [0]");
}

#[test]
fn a_player_whose_pits_are_empty_takes_what_is_in_the_others_and_the_game_is_over() {
    let game = sow(&position(&[&[], &[1, 10]], &[&[], &[5]], [40, 20], SowingOrder::Ascending), 1);
    assert_eq!((as_text(&game).as_str(), move_names(&game).len()), ("  [56]   [20]", 0));
    assert_eq!((game.evaluate().to_string().as_str(), game.outcome()), ("56−20=36", Some(Outcome::Won(Player::Max))));
}

#[test]
fn it_is_over_at_once_also_where_the_last_token_falls_into_the_base() {
    let game = sow(&position(&[&[], &[5]], &[&[1, 5], &[10]], [40, 20], SowingOrder::Ascending), 1);
    assert_eq!((game.base(MancalaSide::South), game.base(MancalaSide::North), move_names(&game).len()), (61, 20, 0));
}

#[test]
fn ninety_six_to_ninety_six_is_a_draw() {
    let game = sow(&position(&[&[], &[1]], &[&[5], &[]], [90, 96], SowingOrder::Ascending), 1);
    assert_eq!((game.evaluate().to_string().as_str(), game.outcome()), ("96−96=0", Some(Outcome::Drawn)));
}

#[test]
fn a_position_with_an_empty_side_is_over_and_the_rest_goes_to_that_side() {
    let game = position(&[&[5], &[10]], &[&[], &[]], [1, 2], SowingOrder::Ascending).with_max(MancalaSide::North);
    assert_eq!((game.evaluate().to_string().as_str(), move_names(&game).len()), ("17−1=16", 0));
}

#[test]
fn during_the_game_only_the_bases_count() {
    let game = position(&[&[5]], &[&[10]], [14, 8], SowingOrder::Ascending);
    assert_eq!((game.evaluate().to_string().as_str(), game.outcome()), ("14−8=6", None));
    assert_eq!(game.with_to_move(MancalaSide::North).to_move(), Player::Min);
}

#[test]
fn there_are_limits() {
    let new = |south: Vec<Vec<u8>>, north, sowing| Babilego::new(&[south, north], [0, 0], sowing);
    let row = |tokens: usize| vec![vec![1; tokens]];
    assert_eq!(new(vec![], vec![], SowingOrder::Fifo), None);
    assert_eq!(new(row(1), vec![vec![], vec![]], SowingOrder::Fifo), None);
    assert_eq!(new(row(257), row(1), SowingOrder::Fifo), None);
    assert_eq!(new(vec![vec![2]], row(1), SowingOrder::Fifo), None);
    let mixed = vec![[1, 5, 10].repeat(4)];
    assert_eq!(new(mixed.clone(), row(1), SowingOrder::Choice), None);
    assert!(new(mixed, row(1), SowingOrder::Lifo).is_some());
    let full = new(vec![vec![1; 256]; 20], vec![vec![5; 256]; 20], SowingOrder::Choice).unwrap();
    assert_eq!(sow(&full, 0).tokens(MancalaSide::North, 19).len(), 262);
}
