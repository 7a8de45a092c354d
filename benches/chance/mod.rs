//! What Star1 and Star2 leave out: the leaves that they evaluate in regular trees of MAX, chance and MIN, beside those
//! of expectiminimax, with the moves in random and in the best order.
//!
//! B. W. Ballard, "The *-Minimax Search Procedure for Trees Containing Chance Nodes", 1983, counts leaves in such
//! trees: Star1 saves 25 to 30 percent of an exhaustive search, Star2 more than 50 percent in random order and an order
//! of magnitude in the best one. These figures belong to his trees. Here the leaves are drawn evenly from all values:
//! the averages below a chance node lie close together, so that in random order few of them are proved to be worse, and
//! a probe mostly costs more than it saves. In the best order the saving is the published one.
//!
//! Nothing is timed, and the trees are drawn from fixed seeds: every run prints the same figures.

use crate::figures::figure;
use poda::game::Game;
use poda::game::evaluation::Evaluation;
use poda::score::{Interval, Player, Score, Turn};
use poda::search::stats::SearchStats;
use poda::search::{Algorithm, SearchConfig, search};

/// The number of trees of each shape.
const TREES: u64 = 20;
const HIGHEST: i32 = 100;

/// A position of a tree in which every node has as many children as every other, and MAX, chance, MIN and chance take
/// turns. The leaves are worth pseudorandom numbers from −100 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Regular {
    children: u8,
    ply: u8,
    plies: u8,
    lot: u64,
    /// Whether the players' moves come best first. The outcomes of chance are as good as each other for this.
    best_first: bool,
}

impl Regular {
    /// The exact value: what the best order goes by.
    fn value(&self) -> f64 {
        if self.ply == self.plies {
            return f64::from(self.leaf());
        }
        let values = (0..self.children).map(|mv| self.after(mv).value());
        match self.turn() {
            Turn::Player(Player::Max) => values.fold(f64::NEG_INFINITY, f64::max),
            Turn::Player(Player::Min) => values.fold(f64::INFINITY, f64::min),
            Turn::Chance => values.sum::<f64>() / f64::from(self.children),
        }
    }

    fn leaf(&self) -> i32 {
        (self.lot >> 40) as i32 % (2 * HIGHEST + 1) - HIGHEST
    }
}

impl Game for Regular {
    type Move = u8;

    fn to_move(&self) -> Player {
        if self.ply % 4 < 2 { Player::Max } else { Player::Min }
    }

    fn turn(&self) -> Turn {
        if self.ply % 2 == 1 { Turn::Chance } else { Turn::Player(self.to_move()) }
    }

    fn has_chance(&self) -> bool {
        true
    }

    fn has_fractions(&self) -> bool {
        true
    }

    fn bounds(&self) -> Interval {
        Interval { low: Score::from(-HIGHEST), high: Score::from(HIGHEST) }
    }

    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        if self.ply == self.plies {
            return;
        }
        let mut all: Vec<u8> = (0..self.children).collect();
        if let (true, Turn::Player(player)) = (self.best_first, self.turn()) {
            let sign = if player == Player::Max { -1.0 } else { 1.0 };
            all.sort_by(|a, b| (sign * self.after(*a).value()).total_cmp(&(sign * self.after(*b).value())));
        }
        moves.extend(all);
    }

    fn after(&self, mv: u8) -> Self {
        let mixed = (self.lot ^ (u64::from(mv) + 1)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let lot = (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        Self { ply: self.ply + 1, lot: lot ^ (lot >> 32), ..*self }
    }

    fn evaluate(&self) -> Evaluation {
        Evaluation::Value(Score::from(self.leaf()))
    }
}

/// The leaves that a search evaluates in all trees of a shape.
fn leaves(algorithm: Algorithm, children: u8, plies: u8, best_first: bool) -> u64 {
    let config = SearchConfig { algorithm, ..SearchConfig::default() };
    let mut count = SearchStats::default();
    for seed in 1..=TREES {
        let root = Regular { children, ply: 0, plies, lot: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15), best_first };
        assert!(search(&config, &root, &mut count).is_continue());
    }
    count.leaves
}

/// Prints the figures.
pub fn leaves_left_out() {
    for (children, plies) in [(20, 3), (3, 5), (10, 5)] {
        for (order, best_first) in [("random", false), ("best", true)] {
            let all = leaves(Algorithm::Expectiminimax, children, plies, best_first);
            for algorithm in [Algorithm::Star1, Algorithm::Star2] {
                let part = 100.0 * leaves(algorithm, children, plies, best_first) as f64 / all as f64;
                let target = match (algorithm, best_first) {
                    (Algorithm::Star1, false) => "published: 70 to 75 percent",
                    (Algorithm::Star1, true) => "fewer than in random order",
                    (_, false) => "published: below 50 percent",
                    (_, true) => "published: about 10 percent",
                };
                let name = format!("{algorithm:?}, {plies} plies of {children} children, {order} order");
                figure(&name, &format!("{part:.1} percent of the leaves of expectiminimax"), target);
            }
        }
    }
}
