//! The rules of kalah, one test for each sentence, and its numbers of games compared with a second, slow implementation
//! of the rules.

use super::*;
use crate::game::played_game::legal_moves;
use crate::game::testing::lines_of_play;

fn position(south: &[u16], north: &[u16], stores: [u32; 2]) -> Kalah {
    Kalah::new([south, north], stores).unwrap()
}

/// Formats a position as South's pits, South's store, North's pits, North's store.
fn as_text(game: &Kalah) -> String {
    let list = |side| game.seeds(side).iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
    format!("{} [{}] {} [{}]", list(MancalaSide::South), game.stores[0], list(MancalaSide::North), game.stores[1])
}

#[test]
fn every_own_pit_that_is_not_empty_is_a_move() {
    let game = position(&[1, 0, 2], &[0, 0, 3], [0, 0]);
    assert_eq!(legal_moves(&game), [0, 2]);
    assert_eq!(legal_moves(&game.with_to_move(MancalaSide::North)), [2]);
}

#[test]
fn seeds_go_one_by_one_into_the_own_pits_the_own_store_and_the_enemys_pits() {
    let game = Kalah::opening(6, 4).after(3);
    assert_eq!(as_text(&game), "4 4 4 0 5 5 [1] 5 4 4 4 4 4 [0]");
    assert_eq!(game.to_move(), Player::Min);
}

#[test]
fn the_last_seed_in_the_own_store_moves_again() {
    let game = Kalah::opening(6, 4).after(2);
    assert_eq!(as_text(&game), "4 4 0 5 5 5 [1] 4 4 4 4 4 4 [0]");
    assert_eq!((game.to_move, game.to_move()), (MancalaSide::South, Player::Max));
}

#[test]
fn the_last_seed_in_an_own_empty_pit_captures_it_and_what_is_opposite() {
    let game = position(&[1, 0, 1], &[2, 5, 3], [0, 0]).after(0);
    assert_eq!(as_text(&game), "0 0 1 [6] 2 0 3 [0]");
    assert_eq!(game.to_move, MancalaSide::North);
}

/// Each line has the position before the sowing, the pit, and the position after.
#[test]
fn seeds_fall_where_the_rules_say() {
    for (rule, south, north, pit, after) in [
        ("the enemy's store is skipped", [1, 1, 6], [1, 1, 1], 2, "2 2 0 [1] 2 2 2 [0]"),
        ("a lap does not skip the pit where it began", [8, 0, 1], [1, 1, 1], 0, "1 2 2 [1] 2 2 2 [0]"),
        ("nothing is captured where nothing is opposite", [1, 0, 1], [2, 0, 3], 0, "0 1 1 [0] 2 0 3 [0]"),
        ("nothing is captured at the enemy's side", [1, 1, 3], [1, 0, 1], 2, "1 1 0 [1] 2 1 1 [0]"),
        (
            "a whole lap ends in its own pit, empty by then, and captures",
            [7, 0, 1],
            [1, 1, 1],
            0,
            "0 1 2 [4] 2 2 0 [0]",
        ),
    ] {
        assert_eq!(as_text(&position(&south, &north, [0, 0]).after(pit)), after, "{rule}");
    }
}

#[test]
fn the_game_is_over_when_a_side_is_empty_and_what_is_left_goes_to_its_owner() {
    let game = position(&[0, 0, 1], &[2, 0, 3], [4, 1]).after(2);
    assert_eq!(as_text(&game), "0 0 0 [5] 0 0 0 [6]");
    assert_eq!((legal_moves(&game), game.outcome()), (vec![], Some(Outcome::Won(Player::Min))));
    assert_eq!(game.evaluate().to_string(), "5−6=−1");
}

#[test]
fn it_is_over_too_when_a_capture_empties_the_other_side() {
    let game = position(&[1, 0, 1], &[0, 5, 0], [0, 0]).after(0);
    assert_eq!((as_text(&game), legal_moves(&game)), ("0 0 0 [7] 0 0 0 [0]".to_owned(), vec![]));
}

#[test]
fn a_position_with_an_empty_side_is_over_before_anybody_moves() {
    let game = position(&[0, 0], &[2, 3], [4, 1]);
    assert_eq!((legal_moves(&game), game.evaluate().to_string()), (vec![], "4−6=−2".to_owned()));
    let level = position(&[0, 0], &[2, 1], [4, 1]);
    assert_eq!(level.outcome(), Some(Outcome::Drawn));
}

#[test]
fn during_the_game_only_the_stores_count() {
    let game = position(&[1, 0], &[9, 9], [14, 8]);
    assert_eq!((game.evaluate().to_string(), game.outcome()), ("14−8=6".to_owned(), None));
    assert_eq!(game.with_max(MancalaSide::North).evaluate().to_string(), "8−14=−6");
    assert_eq!(game.with_max(MancalaSide::North).to_move(), Player::Min);
}

#[test]
fn there_are_limits() {
    assert_eq!(Kalah::new([&[], &[]], [0, 0]), None);
    assert_eq!(Kalah::new([&[1], &[1, 2]], [0, 0]), None);
    assert_eq!(Kalah::new([&[1; 21], &[1; 21]], [0, 0]), None);
    assert_eq!(Kalah::new([&[1_001], &[1]], [0, 0]), None);
    let full = position(&[1_000; 20], &[1_000; 20], [MAX_STORED, 0]);
    assert_eq!(full.after(0).seeds(MancalaSide::North)[19], 1_024);
}

/// A second implementation of the rules, seed by seed, on a ring of pits and stores with South's from 0 on and North's
/// after them.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Slow {
    ring: Vec<u32>,
    side: usize,
}

impl Slow {
    fn pits_of(&self, side: usize) -> std::ops::Range<usize> {
        let half = self.ring.len() / 2;
        side * half..side * half + half - 1
    }

    fn play(&self, pit: usize) -> Option<Self> {
        let (mut next, half) = (self.clone(), self.ring.len() / 2);
        let (store, enemy_store) = (self.side * half + half - 1, (1 - self.side) * half + half - 1);
        let mut at = self.side * half + pit;
        let mut hand = std::mem::take(&mut next.ring[at]);
        if hand == 0 {
            return None;
        }
        while hand > 0 {
            at = (at + 1) % self.ring.len();
            if at != enemy_store {
                next.ring[at] += 1;
                hand -= 1;
            }
        }
        let opposite = 2 * half - 2 - at.min(2 * half - 2);
        if self.pits_of(self.side).contains(&at) && next.ring[at] == 1 && next.ring[opposite] > 0 {
            next.ring[store] += 1 + std::mem::take(&mut next.ring[opposite]);
            next.ring[at] = 0;
        }
        if at != store {
            next.side = 1 - self.side;
        }
        Some(next)
    }

    fn lines(&self, plies: usize) -> u64 {
        if plies == 0 {
            return 1;
        }
        let is_over = [0, 1].iter().any(|&side| self.ring[self.pits_of(side)].iter().all(|&seeds| seeds == 0));
        if is_over {
            return 0;
        }
        (0..self.ring.len() / 2 - 1).filter_map(|pit| self.play(pit)).map(|next| next.lines(plies - 1)).sum()
    }
}

/// A sowing is a ply, with or without an extra turn. Of the six first moves one earns an extra turn, with five pits
/// left to choose from: 5 × 6 + 5.
#[test]
fn there_are_as_many_lines_of_play_as_by_a_second_version_of_the_rules() {
    for (pits, seeds, deepest) in [(6, 4, 6), (3, 2, 9), (1, 3, 8), (4, 9, 6), (2, 11, 9)] {
        let half = [vec![u32::from(seeds); pits], vec![0]].concat();
        let slow = Slow { ring: [half.clone(), half].concat(), side: 0 };
        for plies in 0..=deepest {
            assert_eq!(
                lines_of_play(&Kalah::opening(pits, seeds), plies),
                slow.lines(plies),
                "{pits} × {seeds}, {plies} plies"
            );
        }
    }
    assert_eq!((lines_of_play(&Kalah::default(), 1), lines_of_play(&Kalah::default(), 2)), (6, 35));
}
