//! Kalah and babilego, one seed or token at a time, round a ring of pits and stores.

use super::{SlowRules, check_game, outcome_of, some_moves};
use crate::core::counted_positions::{a_babilego, a_kalah};
use poda::game::Outcome;
use poda::game::any::AnyGame;
use poda::game::babilego::SowingOrder;
use poda::game::mancala::MancalaSide;
use poda::score::{Player, Score};
use proptest::prelude::*;

/// The pits of South, its store, the pits of North, its store; what lies in each, in the order in which it arrived. A
/// seed is a token worth 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Ring {
    holes: Vec<Vec<u8>>,
    /// What is in the stores, South's and North's, summed up.
    stores: [i64; 2],
    side: usize,
    max: usize,
    /// The order of babilego; kalah has none, and captures instead.
    order: Option<SowingOrder>,
}

impl Ring {
    fn pits(&self) -> usize {
        self.holes.len() / 2 - 1
    }

    fn store(&self, side: usize) -> usize {
        side * (self.pits() + 1) + self.pits()
    }

    fn pits_of(&self, side: usize) -> std::ops::Range<usize> {
        side * (self.pits() + 1)..self.store(side)
    }

    fn in_pits(&self, side: usize) -> i64 {
        self.holes[self.pits_of(side)].iter().flatten().map(|&token| i64::from(token)).sum()
    }

    fn is_empty(&self, side: usize) -> bool {
        self.holes[self.pits_of(side)].iter().all(Vec::is_empty)
    }

    fn is_over(&self) -> bool {
        self.is_empty(0) || self.is_empty(1)
    }

    /// What each side has, together with what is left in the pits once the game is over.
    fn sums(&self) -> [i64; 2] {
        let mut sums = self.stores;
        if self.is_over() {
            let all = [self.in_pits(0), self.in_pits(1)];
            if self.order.is_none() {
                sums = [sums[0] + all[0], sums[1] + all[1]];
            } else {
                sums[usize::from(!self.is_empty(0))] += all[0] + all[1];
            }
        }
        sums
    }

    /// The orders in which a pit can be sown, each once.
    fn orders(&self, hole: usize) -> Vec<Vec<u8>> {
        let mut tokens = self.holes[hole].clone();
        match self.order {
            None | Some(SowingOrder::Fifo) => {}
            Some(SowingOrder::Ascending) => tokens.sort_unstable(),
            Some(SowingOrder::Descending) => {
                tokens.sort_unstable();
                tokens.reverse();
            }
            Some(SowingOrder::Lifo) => tokens.reverse(),
            Some(SowingOrder::Choice) => {
                let mut orders = vec![vec![]];
                for &token in &tokens {
                    let inserted = |order: &Vec<u8>| {
                        let order = order.clone();
                        (0..=order.len()).map(move |at| [&order[..at], &[token], &order[at..]].concat())
                    };
                    orders = orders.iter().flat_map(inserted).collect();
                }
                orders.sort();
                orders.dedup();
                return orders;
            }
        }
        vec![tokens]
    }
}

impl SlowRules for Ring {
    /// The hole and the tokens as they are dropped.
    type Move = (usize, Vec<u8>);

    fn to_move(&self) -> Player {
        if self.side == self.max { Player::Max } else { Player::Min }
    }

    fn moves(&self) -> Vec<(String, Self::Move)> {
        let mut moves = Vec::new();
        if self.is_over() {
            return moves;
        }
        for (pit, hole) in self.pits_of(self.side).enumerate() {
            if self.holes[hole].is_empty() {
                continue;
            }
            for order in self.orders(hole) {
                let dropped: Vec<_> = order.iter().map(u8::to_string).collect();
                let is_chosen = self.order == Some(SowingOrder::Choice);
                let name = if is_chosen { format!("{pit}:{}", dropped.join("-")) } else { pit.to_string() };
                moves.push((name, (hole, order)));
            }
        }
        moves
    }

    fn after(&self, (hole, order): &Self::Move) -> Self {
        let mut next = self.clone();
        next.holes[*hole].clear();
        let (own_store, skipped) = (self.store(self.side), self.store(1 - self.side));
        let mut at = *hole;
        for &token in order {
            at = (at + 1) % self.holes.len();
            if at == skipped {
                at = (at + 1) % self.holes.len();
            }
            if at == own_store {
                next.stores[self.side] += i64::from(token);
            } else {
                next.holes[at].push(token);
            }
        }
        if self.order.is_none() && self.pits_of(self.side).contains(&at) && next.holes[at].len() == 1 {
            let opposite = 2 * self.pits() - at;
            if !next.holes[opposite].is_empty() {
                next.stores[self.side] += 1 + i64::try_from(next.holes[opposite].len()).unwrap();
                next.holes[at].clear();
                next.holes[opposite].clear();
            }
        }
        if at != own_store {
            next.side = 1 - self.side;
        }
        if next.is_over() {
            next.stores = next.sums();
            next.holes.iter_mut().for_each(Vec::clear);
        }
        next
    }

    fn score(&self) -> Score {
        let sums = self.sums();
        Score::from(i32::try_from(sums[self.max] - sums[1 - self.max]).unwrap())
    }

    fn outcome(&self) -> Option<Outcome> {
        let sums = self.sums();
        self.is_over().then(|| outcome_of(sums[self.max], sums[1 - self.max]))
    }
}

/// The ring of a position.
fn ring(game: &AnyGame) -> Ring {
    let tokens: [Vec<Vec<u8>>; 2] = match game {
        AnyGame::Kalah(game) => {
            MancalaSide::ALL.map(|side| game.seeds(side).iter().map(|&seeds| vec![1; usize::from(seeds)]).collect())
        }
        AnyGame::Babilego(game) => game.rows(),
        other => unreachable!("{other:?} is not sown"),
    };
    let (stores, side, max, order) = match game {
        AnyGame::Kalah(game) => (MancalaSide::ALL.map(|side| game.store(side)), game.to_move, game.max, None),
        AnyGame::Babilego(game) => {
            (MancalaSide::ALL.map(|side| game.base(side)), game.to_move, game.max, Some(game.sowing()))
        }
        other => unreachable!("{other:?} is not sown"),
    };
    let holes = tokens.into_iter().flat_map(|pits| pits.into_iter().chain([vec![]])).collect();
    Ring { holes, stores: stores.map(i64::from), side: side as usize, max: max as usize, order }
}

proptest! {
    #[test]
    fn kalah_is_played_as_seed_by_seed(game in a_kalah(), moves in some_moves()) {
        let slow = ring(&game);
        check_game(game, slow, &moves)?;
    }

    #[test]
    fn babilego_is_played_as_token_by_token(game in a_babilego(), moves in some_moves()) {
        // Where the mover chooses, the pits of a long game have too many orders to list them all.
        let is_choice = matches!(&game, AnyGame::Babilego(game) if game.sowing() == SowingOrder::Choice);
        let slow = ring(&game);
        check_game(game, slow, &moves[..if is_choice { moves.len().min(2) } else { moves.len() }])?;
    }
}
