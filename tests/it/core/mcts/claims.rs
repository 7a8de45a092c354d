//! What holds of every search: it is repeated by its seed, its statistics are those that were backed up, and it comes
//! to minimax.

use super::{GAMES, document, recording};
use crate::core::chance_searches::{Exact, exact, sample};
use crate::project::nightly;
use poda::game::any::AnyGame;
use poda::game::played_game::legal_moves;
use poda::game::{Game, GameView};
use poda::i18n::mcts::event_sentence;
use poda::i18n::{Language, Words};
use poda::score::{Interval, Player, Turn};
use poda::search::mcts::{Decide, MctsConfig, MctsEvent, MctsTracer, ResultScale, Rollout, Statistics, mcts};
use poda::trace::limits::{Ending, Limits};
use poda::trace::sampled::recorder::record_mcts;
use poda::trace::sampled::tree::{SampledEvent, SampledTree};
use poda::trace::{NodeId, Story};
use std::collections::HashMap;
use std::ops::ControlFlow;

fn roots() -> impl Iterator<Item = AnyGame> {
    GAMES.iter().map(|(game, ..)| document(game, "").position().clone())
}

fn configs() -> impl Iterator<Item = MctsConfig> {
    let rollouts = [Rollout::Random, Rollout::Evaluation { plies: 1 }];
    rollouts.into_iter().flat_map(|rollout| {
        [1, 2, 150].map(|iterations| MctsConfig { iterations, rollout, seed: 7, ..MctsConfig::default() })
    })
}

/// The statistics that the search has told, in order.
#[derive(Default)]
struct BackedUp(Vec<Statistics>);

impl<G: Game> MctsTracer<G> for BackedUp {
    fn record(&mut self, event: MctsEvent<'_, G>) -> ControlFlow<()> {
        if let MctsEvent::Backup { statistics } = event {
            self.0.push(statistics);
        }
        ControlFlow::Continue(())
    }
}

#[test]
fn the_statistics_of_any_moment_are_those_that_were_backed_up() {
    for root in roots() {
        for config in configs() {
            let recording = recording(&config, &root);
            let mut told = BackedUp::default();
            let answer = mcts(&config, recording.scale(), &root, &mut told).continue_value();
            assert_eq!(recording.answer(), answer.as_ref());
            let mut told = told.0.into_iter();
            let mut now: HashMap<NodeId, Statistics> = HashMap::new();
            for step in 0..=recording.len() {
                if let Some(SampledEvent::Backup(node)) = recording.event(step) {
                    now.insert(node, told.next().unwrap());
                }
                if step < 60 || step % 37 == 0 || step + 20 > recording.len() {
                    for node in (0..recording.node_count()).map(NodeId::new) {
                        let of_node = now.get(&node).copied().unwrap_or_default();
                        assert_eq!(recording.statistics(node, step), of_node, "{node:?} after {step}");
                    }
                }
            }
            assert_eq!(told.next(), None);
            assert_eq!(recording.event(recording.len() + 1), None);
        }
    }
}

#[test]
fn a_decision_between_equals_is_called_one() {
    let [english, spanish] = [Language::ENGLISH, Language::SPANISH].map(Words::new);
    let mut seen = [0, 0];
    for (root, decide, iterations) in roots().flat_map(|root| {
        [Decide::Visits, Decide::Value].into_iter().flat_map(move |decide| {
            let root = root.clone();
            (1..=40).map(move |iterations| (root.clone(), decide, iterations))
        })
    }) {
        let recording = recording(&MctsConfig { iterations, decide, ..MctsConfig::default() }, &root);
        let answer = recording.answer().unwrap();
        let Some(best) = answer.best() else { continue };
        // Fractions are compared without division.
        let as_good = |of: Statistics, other: Statistics| match decide {
            Decide::Visits => of.visits == other.visits,
            Decide::Value => {
                let [one, two] = [of.total * f64::from(other.visits), other.total * f64::from(of.visits)];
                0 < of.visits && (one - two).abs() < 1e-9
            }
        };
        let of_best = answer.children.iter().find(|(mv, _)| *mv == best).unwrap().1;
        let equals: Vec<_> = answer.children.iter().filter(|(_, of)| as_good(*of, of_best)).collect();
        assert_eq!(equals[0].0, best, "the first of equals");
        let said = [&english, &spanish].map(|words| event_sentence(words, &recording, recording.len()));
        let (is_tie, count) = (1 < equals.len(), equals.len());
        seen[usize::from(is_tie)] += 1;
        assert_eq!(said[0].contains(&format!("it is the first of the {count} moves with the ")), is_tie, "{said:?}");
        assert_eq!(said[1].contains(&format!("es la primera de las {count} jugadas con ")), is_tie, "{said:?}");
        assert_eq!([said[0].contains(": it has the "), said[1].contains(": es la jugada con ")], [!is_tie; 2]);
    }
    assert!(seen.iter().all(|&count| 100 < count), "{seen:?}");
}

#[test]
fn every_node_is_there_from_the_step_that_adds_it() {
    for root in roots() {
        let config = MctsConfig { iterations: 100, ..MctsConfig::default() };
        let recording = recording(&config, &root);
        let mut nodes = 1;
        for step in 1..=recording.len() {
            if let Some(SampledEvent::Expand { node, child }) = recording.event(step) {
                assert_eq!((child.index(), recording.added_at(child)), (nodes, step));
                assert_eq!((recording.parent(child), recording.ply(child)), (Some(node), recording.ply(node) + 1));
                assert!(recording.children(node).any(|other| other == child));
                nodes += 1;
            }
        }
        assert_eq!((recording.node_count(), recording.added_at(NodeId::ROOT)), (nodes, 0));
        // Whole iterations are stepped through by their numbers.
        for number in 1..=recording.iteration_count() {
            let (before, end) = (recording.end_of_iteration(number - 1), recording.end_of_iteration(number));
            assert_eq!(recording.event(before + 1), Some(SampledEvent::Iteration(number)));
            assert_eq!(recording.event(end), Some(SampledEvent::Backup(NodeId::ROOT)));
            assert_eq!([before + 1, end].map(|step| recording.iteration_at(step)), [Some(number); 2]);
        }
        assert_eq!(recording.event(recording.len()), Some(SampledEvent::Decide));
        assert_eq!(recording.iteration_at(recording.len()), None);
    }
}

fn events(recording: &SampledTree<AnyGame>) -> Vec<(Option<SampledEvent>, String)> {
    let said = |step| match recording.event(step) {
        Some(SampledEvent::Rollout(_)) => format!("{:?}", recording.rollout(recording.iteration_at(step).unwrap())),
        _ => format!("{:?}", recording.terms(step)),
    };
    (0..=recording.len()).map(|step| (recording.event(step), said(step))).collect()
}

#[test]
fn the_same_seed_makes_the_same_search_and_another_one_another() {
    for root in roots() {
        for config in configs() {
            let first = events(&recording(&config, &root));
            assert_eq!(first, events(&recording(&config, &root)));
            let other = events(&recording(&MctsConfig { seed: 8, ..config }, &root));
            let is_random = config.rollout == Rollout::Random && config.iterations == 150 && !root.is_explicit_tree();
            assert!(!is_random || first != other);
        }
    }
}

#[test]
fn visits_add_up_and_means_lie_between_the_results() {
    for root in roots() {
        for config in configs() {
            let recording = recording(&config, &root);
            let (end, scale) = (recording.len(), recording.scale());
            let visits = |node| recording.statistics(node, end).visits;
            assert_eq!(visits(NodeId::ROOT), config.iterations);
            for node in (0..recording.node_count()).map(NodeId::new) {
                let is_over = !recording.position(node).has_moves();
                let ended = if is_over { visits(node) } else { u32::from(node != NodeId::ROOT) };
                assert_eq!(recording.children(node).map(visits).sum::<u32>() + ended, visits(node));
                let statistics = recording.statistics(node, end);
                let means = [Player::Max, Player::Min].map(|player| scale.mean(player, statistics));
                assert!(means.iter().all(|mean| (0.0..=1.0).contains(mean)), "{means:?}");
                assert!((means[0] + means[1] - 1.0).abs() < 1e-12);
                let mean = statistics.mean_result().unwrap();
                // The sum of results that are no whole numbers is rounded.
                let Interval { low, high } = scale.bounds();
                assert!((low.get() - 1e-12..=high.get() + 1e-12).contains(&mean.get()));
            }
        }
    }
}

#[test]
fn a_search_ends_at_a_limit_after_a_whole_iteration() {
    let root = document("TicTacToe()", "").position().clone();
    let config = MctsConfig { iterations: 1_000, ..MctsConfig::default() };
    let scale = ResultScale::of(&config, &root).unwrap();
    let nodes = record_mcts(&config, scale, &root, Limits::nodes(50), &());
    assert_eq!((nodes.ending(), nodes.node_count(), nodes.answer()), (Ending::NodeLimit, 50, None));
    assert_eq!(nodes.event(nodes.len()), Some(SampledEvent::Backup(NodeId::ROOT)));
    let bytes = record_mcts(&config, scale, &root, Limits { bytes: 40_000, ..Limits::nodes(10_000) }, &());
    assert!(bytes.ending() == Ending::MemoryLimit && 0 < bytes.iteration_count() && bytes.iteration_count() < 1_000);
    let nothing = record_mcts(&config, scale, &root, Limits::nodes(0), &());
    assert!(nothing.is_empty() && nothing.event(1).is_none());
    // What both have made is the same.
    let whole = recording(&config, &root);
    assert!((0..=nodes.len()).all(|step| nodes.event(step) == whole.event(step)));
}

/// What a node is worth, exactly.
fn value(game: &impl Game) -> Exact {
    let moves = legal_moves(game);
    let values = moves.iter().map(|&mv| value(&game.after(mv)));
    match game.turn() {
        _ if moves.is_empty() => exact(game.evaluate().score()),
        Turn::Player(Player::Max) => values.max().unwrap(),
        Turn::Player(Player::Min) => values.min().unwrap(),
        Turn::Chance => {
            let weights = moves.iter().map(|&mv| i128::from(game.weight(mv)));
            weights.clone().zip(values).map(|(weight, value)| value * weight).sum::<Exact>() / weights.sum::<i128>()
        }
    }
}

/// On trees of up to four levels the move after 20,000 iterations is minimax's, or loses less than 5 % of what the
/// values span; so does the one of a thousand trees that loses most. Chance leaves more to luck: 10 %.
#[test]
fn many_iterations_come_to_minimax() {
    let config = MctsConfig { iterations: 20_000, ..MctsConfig::default() };
    let (mut worst, mut searched) = ([0.0_f64; 2], 0);
    let seeds = nightly::cases(350, 1_000);
    for seed in 1..=seeds {
        let tree = sample(seed).tree;
        let Turn::Player(player) = tree.turn() else { continue };
        let moves = legal_moves(&tree);
        if moves.len() < 2 {
            continue;
        }
        searched += 1;
        let (best, values) = (value(&tree), moves.iter().map(|&mv| value(&tree.after(mv))).collect::<Vec<_>>());
        let scale = ResultScale::of(&config, &tree).unwrap();
        let found = mcts(&config, scale, &tree, &mut ()).continue_value().unwrap();
        let span = scale.bounds().high.get() - scale.bounds().low.get();
        for decide in [Decide::Visits, Decide::Value] {
            let statistics = found.children.iter().map(|&(_, statistics)| statistics);
            let chosen = values[decide.choose(scale, player, statistics).unwrap()];
            let lost = if player == Player::Max { best - chosen } else { chosen - best };
            let lost = *lost.numer() as f64 / *lost.denom() as f64;
            let worst = &mut worst[usize::from(tree.has_chance())];
            *worst = worst.max(if span == 0.0 { 0.0 } else { lost / span });
        }
    }
    assert!(seeds < 3 * searched && worst[0] < 0.05 && worst[1] < 0.1, "{searched}: {worst:?}");
}

/// Pearson's χ² of how often each of several equally likely things has come up.
fn chi_squared(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// With 7 degrees of freedom χ² is below 24.3, and with 5 below 20.5, in 999 cases of 1,000.
#[test]
fn rollouts_are_as_random_as_they_should_be() {
    let config = MctsConfig { iterations: 20_000, ..MctsConfig::default() };
    let board = document("TicTacToe()", "").position().clone();
    // The die is drawn by weight: here each number has the same.
    let pig = document("Pig(target: 100)", "").position().clone();
    let rolling = pig.after(legal_moves(&pig)[0]);
    let found = recording(&config, &rolling);
    let die: Vec<u32> = found.answer().unwrap().children.iter().map(|(_, of)| of.visits).collect();
    assert!(die.len() == 6 && chi_squared(&die) < 20.5, "{die:?}");
    // The first moves of rollouts from a position that has no tree: one iteration each, with its own seed.
    let mut cells = [0; 8];
    for seed in 0..8_000 {
        let found = recording(&MctsConfig { iterations: 1, seed, ..config }, &board);
        let position = found.position(NodeId::new(1));
        cells[position.move_index(found.rollout(1).0[0]).unwrap()] += 1;
    }
    assert!(chi_squared(&cells) < 24.3, "{cells:?}");
    // Outcomes of unequal weights.
    let tree = document("Tree(tree: (chance: [(1, 0), (3, 1)]))", "").position().clone();
    let found = recording(&config, &tree);
    let [rare, often] = found.answer().unwrap().children[..] else { panic!() };
    assert!(rare.1.visits.abs_diff(5_000) < 200 && often.1.visits.abs_diff(15_000) < 200);
}
