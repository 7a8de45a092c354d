//! A game that has rules and an evaluation and nothing else: no board, no names of moves. Searches, recordings and
//! comparisons ask for no more.

use crate::core::trees::plain_minimax::value;
use poda::comparison::compare;
use poda::game::Game;
use poda::game::evaluation::Evaluation;
use poda::game::what_if::WhatIf;
use poda::score::{Interval, Player, Score};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use proptest::prelude::*;
use std::ops::ControlFlow;

/// Adding 1, 2 or 3 to a total up to a goal; a 3 moves again. Each total is worth what a hash says of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Adding {
    total: u8,
    goal: u8,
    to_move: Player,
}

impl Game for Adding {
    type Move = u8;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        moves.extend((1..=3).filter(|add| self.total + add <= self.goal));
    }

    fn after(&self, mv: u8) -> Self {
        let to_move = if mv == 3 { self.to_move } else { self.to_move.opponent() };
        Self { total: self.total + mv, to_move, ..*self }
    }

    fn evaluate(&self) -> Evaluation {
        let hash = u32::from(self.total).wrapping_mul(2_654_435_761) >> 28;
        Evaluation::Value(self.to_move.view(Score::from(hash.cast_signed() - 8)))
    }
}

proptest! {
    #[test]
    fn rules_alone_can_be_searched_recorded_and_compared(goal in 0..9_u8, depth in prop::option::of(0..6_usize)) {
        let root = Adding { total: 0, goal, to_move: Player::Max };
        let expected = value(&root, depth);
        let finding = Algorithm::CORRECT.into_iter().filter(|algorithm| algorithm.properties().finds_minimax_value);
        let configs: Vec<_> = finding.map(|algorithm| SearchConfig { algorithm, depth, ..SearchConfig::default() }).collect();
        for config in &configs {
            let passes = record_passes(config, &root, Limits::nodes(usize::MAX), &());
            prop_assert_eq!(passes.proved(), Interval { low: expected, high: expected }, "{:?}", config.algorithm);
        }
        let mut agree = Vec::new();
        let ended = compare(&configs, &root, Limits::nodes(usize::MAX), &(), |row| agree.push(row.agrees_with_minimax()));
        prop_assert_eq!((ended, agree), (ControlFlow::Continue(()), vec![Some(true); configs.len()]));
    }

    /// A position whose value is assumed ends the game there; without an assumption the game is the same.
    #[test]
    fn what_if_rules_are_rules(goal in 1..8_u8, line in proptest::collection::vec(1..=3_u8, 0..3), assumed in -9..=9_i32) {
        let root = Adding { total: 0, goal, to_move: Player::Max };
        prop_assert_eq!(value(&WhatIf::new(root.clone(), &line, None), None), value(&root, None));
        let changed = WhatIf::new(root, &line, Some(Score::from(assumed)));
        let reached = line.iter().fold(changed.clone(), |position, &mv| position.after(mv));
        let mut moves = Vec::new();
        reached.legal_moves(&mut moves);
        prop_assert!(reached.is_on_line() && moves.is_empty());
        prop_assert_eq!(reached.evaluate().score(), Score::from(assumed));
        if line.is_empty() {
            prop_assert_eq!(value(&changed, None), Score::from(assumed));
        }
    }
}
