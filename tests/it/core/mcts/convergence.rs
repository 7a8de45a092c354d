//! Estimates beside true values: checked against a recount of the rollouts, single searches and hand figures.

use super::{GAMES, document, is_near, recording};
use poda::comparison::convergence::{Convergence, ConvergencePoint};
use poda::comparison::move_values::{MoveValues, move_values};
use poda::comparison::right_moves::{Decisions, decisions, wilson_interval};
use poda::document::check_mcts;
use poda::game::Game;
use poda::game::any::{AnyGame, AnyMove};
use poda::game::played_game::legal_moves;
use poda::score::{Player, Score};
use poda::search::mcts::{Decide, MctsConfig};
use poda::search::{Algorithm, SearchConfig, search};
use poda::trace::limits::{Ending, Limits};
use poda::trace::sampled::recorder::record_mcts;
use poda::trace::sampled::tree::SampledEvent;
use poda::trace::{NodeId, Story};

const NIM: &str = "Nim(piles: [3, 4])";

fn position(game: &str) -> AnyGame {
    document(game, "").position().clone()
}

fn values(root: &AnyGame, config: &MctsConfig, max_nodes: usize) -> Result<MoveValues<AnyMove>, Ending> {
    move_values(root, check_mcts(root, config).unwrap(), Limits::nodes(max_nodes), &())
}

/// Recounts an estimate from the rollouts of all iterations up to a point, by the textbook's formulas.
#[test]
fn every_point_is_what_a_recount_of_the_rollouts_gives() {
    for (game, ..) in GAMES {
        for decide in [Decide::Visits, Decide::Value] {
            let config = MctsConfig { iterations: 300, seed: 5, decide, ..MctsConfig::default() };
            let recording = recording(&config, &position(game));
            let convergence = Convergence::of(&recording);
            let iterations: Vec<usize> = convergence.points.iter().map(|point| point.iteration).collect();
            assert!(iterations.is_sorted_by(|a, b| a < b), "{game}");
            assert_eq!((iterations[0], *iterations.last().unwrap()), (1, 300), "{game}");
            for ConvergencePoint { iteration, estimates, .. } in &convergence.points {
                for (&child, estimate) in convergence.children.iter().zip(estimates) {
                    let goes_through = |&number: &usize| {
                        let begin = recording.end_of_iteration(number - 1);
                        matches!(
                            recording.event(begin + 2),
                            Some(SampledEvent::Select { child: other, .. } | SampledEvent::Expand { child: other, .. }) if other == child
                        )
                    };
                    let results = (1..=*iteration).filter(goes_through).map(|number| recording.rollout(number).1);
                    let x: Vec<f64> = results.map(|result| recording.scale().x(result)).collect();
                    let count = x.len() as f64;
                    let Some(estimate) = estimate else {
                        assert!(x.is_empty(), "{game}");
                        continue;
                    };
                    let mean = x.iter().sum::<f64>() / count;
                    assert_eq!(estimate.visits as usize, x.len(), "{game}");
                    assert!(is_near(estimate.mean, mean), "{game}");
                    let variance = x.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (count - 1.0);
                    match estimate.margin {
                        Some(margin) => assert!(is_near(margin, 1.96 * (variance / count).sqrt()), "{game}"),
                        None => assert_eq!(x.len(), 1, "{game}"),
                    }
                }
            }
        }
    }
}

/// The decision after k iterations is that of a search of k iterations.
#[test]
fn every_decision_is_that_of_a_search_which_ends_there() {
    for (game, ..) in GAMES {
        for decide in [Decide::Visits, Decide::Value] {
            let config = MctsConfig { iterations: 120, seed: 9, decide, ..MctsConfig::default() };
            let root = position(game);
            let whole = recording(&config, &root);
            let convergence = Convergence::of(&whole);
            let decided = |iterations| recording(&MctsConfig { iterations, ..config }, &root).answer().unwrap().best();
            for point in &convergence.points {
                let choice = point.choice.and_then(|index| whole.move_to(convergence.children[index]));
                assert_eq!(choice, decided(u32::try_from(point.iteration).unwrap()), "{game}");
            }
            let best = whole.answer().unwrap().best();
            assert_eq!(convergence.last_change.is_some(), best.is_some(), "{game}");
            if let Some(change) = convergence.last_change.and_then(|change| u32::try_from(change).ok()) {
                assert!((change..=120).all(|iterations| decided(iterations) == best), "{game}");
                assert!(change == 1 || decided(change - 1) != best, "{game}");
            }
        }
    }
}

#[test]
fn a_recording_that_was_cut_short_ends_at_its_last_iteration() {
    let (root, config) = (position("TicTacToe()"), MctsConfig::default());
    let recording = record_mcts(&config, check_mcts(&root, &config).unwrap(), &root, Limits::nodes(31), &());
    let convergence = Convergence::of(&recording);
    assert_eq!(recording.ending(), Ending::NodeLimit);
    assert_eq!(convergence.points.last().map(|point| point.iteration), Some(recording.iteration_count()));
    let visits = convergence.points.last().unwrap().estimates.iter().flatten().map(|of| of.visits as usize);
    assert_eq!(visits.sum::<usize>(), recording.iteration_count());
    let nothing = record_mcts(&config, check_mcts(&root, &config).unwrap(), &root, Limits::nodes(0), &());
    assert_eq!(Convergence::of(&nothing), Convergence { children: Vec::new(), points: Vec::new(), last_change: None });
}

/// Of each game that ends: the values of the moves against plain minimax or expectiminimax.
#[test]
fn the_values_of_the_moves_are_those_of_a_full_search() {
    let config = MctsConfig::default();
    let mut checked = 0;
    for (game, ..) in GAMES {
        let root = position(game);
        let Ok(found) = values(&root, &config, 30_000) else { continue };
        assert_eq!(found.player, root.turn().player(), "{game}");
        assert_eq!(found.moves.iter().map(|&(mv, _)| mv).collect::<Vec<_>>(), legal_moves(&root), "{game}");
        for &(mv, value) in &found.moves {
            let algorithm = if root.has_chance() { Algorithm::Expectiminimax } else { Algorithm::Minimax };
            let full = SearchConfig { algorithm, ..SearchConfig::default() };
            assert_eq!(search(&full, &root.after(mv), &mut ()).continue_value(), Some(value), "{game}");
        }
        checked += usize::from(!found.moves.is_empty());
    }
    assert!(8 <= checked, "{checked}");
}

/// A( B(3 12 8) C(2 4 6) D(14 5 2) ): B is worth 3, C and D 2, on a scale from 2 to 14.
#[test]
fn regret_is_what_the_best_move_is_worth_more() {
    let root = position("Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]])");
    let found = values(&root, &MctsConfig::default(), 1_000).unwrap();
    let moves = legal_moves(&root);
    let regrets: Vec<f64> = moves.iter().map(|&mv| found.regret(mv).unwrap()).collect();
    assert!(is_near(regrets[0], 0.0) && is_near(regrets[1], 1.0 / 12.0) && is_near(regrets[2], 1.0 / 12.0));
    assert_eq!((found.best(), found.best_moves().collect::<Vec<_>>()), (Some(Score::from(3)), vec![moves[0]]));
    // MIN is to move, and MAX below: B is worth 12, C 6 and D 14.
    let root = position("Tree(root: Min, tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]])");
    let found = values(&root, &MctsConfig::default(), 1_000).unwrap();
    assert_eq!((found.player, found.best()), (Some(Player::Min), Some(Score::from(6))));
    // A win is worth +∞, and counts as 1.
    let board = position("TicTacToe(board: [\"XX.\", \"OO.\", \"...\"])");
    let found = values(&board, &MctsConfig::default(), 10_000).unwrap();
    let wins = legal_moves(&board)[0];
    assert_eq!((found.value(wins), found.x(wins), found.regret(wins)), (Some(Score::INFINITY), Some(1.0), Some(0.0)));
    assert_eq!(found.best_moves().collect::<Vec<_>>(), [wins]);
}

#[test]
fn where_nobody_chooses_or_a_limit_is_met_nothing_is_best() {
    let config = MctsConfig::default();
    let chance = values(&position("Tree(tree: (chance: [(1, 6), (2, [0, 3])]))"), &config, 100).unwrap();
    assert_eq!((chance.player, chance.best(), chance.moves.len()), (None, None, 2));
    let over = values(&position("Tree(tree: 5)"), &config, 100).unwrap();
    assert_eq!((over.best(), over.moves.len()), (None, 0));
    assert_eq!(values(&position("Pig()"), &config, 1_000), Err(Ending::NodeLimit));
    // The limit holds for all moves together.
    let whole = (1..1_000).find(|&nodes| values(&position(NIM), &config, nodes).is_ok()).unwrap();
    assert!(20 < whole, "{whole}");
}

/// After each number of iterations and for each seed the decision is that of a search of its own.
#[test]
fn decisions_over_seeds_are_those_of_single_searches() {
    for (game, decide) in [(NIM, Decide::Visits), ("TicTacToe(board: [\"X..\", \".O.\", \"..X\"])", Decide::Value)] {
        let root = position(game);
        let config = MctsConfig { decide, ..MctsConfig::default() };
        let values = values(&root, &config, 100_000).unwrap();
        let asked = [100, 10, 30, 10];
        let (found, ended) = decisions(&config, &asked, 3..=22, &root, &values, Limits::nodes(10_000), &());
        assert_eq!((ended, found.iter().map(|of| of.iterations).collect::<Vec<_>>()), (None, vec![10, 30, 100]));
        for of in found {
            let single = (3..=22).map(|seed| {
                let config = MctsConfig { seed, iterations: of.iterations, ..config };
                recording(&config, &root).answer().unwrap().best().unwrap()
            });
            let single: Vec<AnyMove> = single.collect();
            for &(mv, count) in &of.counts {
                assert_eq!(single.iter().filter(|&&other| other == mv).count() as u64, count, "{game}");
            }
            let right = single.iter().filter(|&&mv| values.value(mv) == values.best()).count() as u64;
            let regret: f64 = single.iter().map(|&mv| values.regret(mv).unwrap()).sum();
            assert_eq!((of.right, of.searches()), (right, 20), "{game}");
            assert!(is_near(of.mean_regret().unwrap(), regret / 20.0), "{game}");
        }
    }
}

#[test]
fn what_was_decided_before_a_limit_is_kept() {
    let (root, config) = (position("TicTacToe()"), MctsConfig::default());
    let values = values(&root, &config, 1_000_000).unwrap();
    let (found, ended) = decisions(&config, &[10, 100_000], 1..=3, &root, &values, Limits::nodes(1_000), &());
    assert_eq!(ended, Some(Ending::NodeLimit));
    assert_eq!(found.iter().map(Decisions::searches).collect::<Vec<_>>(), [1, 0]);
    assert_eq!((found[1].share(), found[1].mean_regret(), found[1].interval()), (None, None, (0.0, 1.0)));
}

/// z = 1.96. 45 of 50: (0.9 + 0.0384) / 1.0768 ± 1.96·√(0.0018 + 0.000384) / 1.0768 = 0.871 ± 0.085. All of n: from n /
/// (n + z²), for 50 that is 50 / 53.8416.
#[test]
fn wilson_intervals_are_those_worked_out_by_hand() {
    for (successes, trials, low, high) in [
        (45, 50, 0.7864, 0.9565),
        (50, 50, 0.928_65, 1.0),
        (0, 50, 0.0, 0.071_35),
        (5, 10, 0.2366, 0.7634),
        (1, 1, 0.2065, 1.0),
    ] {
        let (found_low, found_high) = wilson_interval(successes, trials);
        assert!((found_low - low).abs() < 5e-5 && (found_high - high).abs() < 5e-5, "{found_low} {found_high}");
    }
    assert_eq!(wilson_interval(0, 0), (0.0, 1.0));
}

/// What UCT is proved to do: the means come near the true values, and with them the decision.
#[test]
fn the_estimates_of_a_long_search_come_near_the_true_values() {
    let root = position(NIM);
    let config = MctsConfig { iterations: 20_000, ..MctsConfig::default() };
    let values = values(&root, &config, 100_000).unwrap();
    let recording = recording(&config, &root);
    let convergence = Convergence::of(&recording);
    let end = convergence.points.last().unwrap();
    let chosen = convergence.children[end.choice.unwrap()];
    let mv = recording.move_to(chosen).unwrap();
    assert_eq!((recording.parent(chosen), values.regret(mv)), (Some(NodeId::ROOT), Some(0.0)));
    let estimate = end.estimates[end.choice.unwrap()].unwrap();
    assert!((estimate.mean - values.x(mv).unwrap()).abs() < 0.05, "{estimate:?}");
}
