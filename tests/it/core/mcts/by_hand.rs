//! Iterations that were worked out by hand.

use super::document;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::tree::Tree;
use poda::score::{Player, Score};
use poda::search::mcts::{Decide, MctsConfig, MctsEvent, MctsTracer, ResultScale, Rollout, Statistics, mcts};
use std::ops::ControlFlow;

fn tree_of(nodes: &str) -> Tree {
    let document = document(&format!("Tree(bounds: (0, 10), tree: {nodes})"), "");
    let AnyGame::Tree(tree) = document.position() else { panic!("it is a tree") };
    tree.clone()
}

/// MAX chooses between A, where MIN chooses between 0 and 10, and B, a leaf worth 5. The estimate of A is 7.
fn tree() -> Tree {
    tree_of("[(estimate: 7, children: [0, 10]), 5]")
}

/// Rollouts of no moves, so that the result of an iteration is the value of the node that it reaches.
fn by_hand() -> MctsConfig {
    let rollout = Rollout::Evaluation { plies: 0 };
    MctsConfig { iterations: 8, exploration: Score::from(1), rollout, ..MctsConfig::default() }
}

/// What was told of a search, an iteration a line, with sums to two decimals.
#[derive(Default)]
struct Told(Vec<String>);

impl MctsTracer<Tree> for Told {
    fn record(&mut self, event: MctsEvent<'_, Tree>) -> ControlFlow<()> {
        let said = match event {
            MctsEvent::Iteration { .. } => {
                self.0.push(String::new());
                return ControlFlow::Continue(());
            }
            MctsEvent::Select { via, terms } => {
                let sums = terms.iter().map(|term| format!("{:.2}", term.sum()));
                format!("{via} of {}, ", sums.collect::<Vec<_>>().join(" "))
            }
            MctsEvent::Expand { via, .. } => format!("add {via}, "),
            MctsEvent::Priors { .. } => unreachable!("these searches have no priors"),
            MctsEvent::Rollout { moves, result } => {
                assert!(moves.is_empty());
                format!("{result}:")
            }
            MctsEvent::Backup { statistics: Statistics { visits, total } } => format!(" {}/{visits}", total / 10.0),
            MctsEvent::Decide { best } => format!(", play {}", best.unwrap()),
        };
        self.0.last_mut().unwrap().push_str(&said);
        ControlFlow::Continue(())
    }
}

/// w/n is listed from the last node of the path up to the root. c is 1, L is 0 and U is 10.
///
/// | N | A: w/n + √(ln N / n) | B | then |
/// |---|---|---|---|
/// | 2 | 0.7/1 + 0.83 = 1.53 | 0.5/1 + 0.83 = 1.33 | A has two moves that are yet to be tried |
/// | 3 | 0.7/2 + 0.74 = 1.09 | 0.5/1 + 1.05 = 1.55 | B is a leaf |
/// | 4 | 0.7/2 + 0.83 = 1.18 | 1.0/2 + 0.83 = 1.33 | B |
/// | 5 | 0.7/2 + 0.90 = 1.25 | 1.5/3 + 0.73 = 1.23 | A, where the second move is yet to be tried |
/// | 6 | 1.7/3 + 0.77 = 1.34 | 1.5/3 + 0.77 = 1.27 | A, where N is 3 and MIN has 1 − 0/1 + 1.05 and 1 − 1/1 + 1.05 |
/// | 7 | 1.7/4 + 0.70 = 1.12 | 1.5/3 + 0.81 = 1.31 | B |
#[test]
fn eight_iterations_are_those_that_were_worked_out_by_hand() {
    let scale = ResultScale::of(&by_hand(), &tree()).unwrap();
    let mut told = Told::default();
    let found = mcts(&by_hand(), scale, &tree(), &mut told).continue_value().unwrap();
    let worked_out = [
        "add 0, 7: 0.7/1 0.7/1",
        "add 1, 5: 0.5/1 1.2/2",
        "0 of 1.53 1.33, add 0, 0: 0/1 0.7/2 1.2/3",
        "1 of 1.09 1.55, 5: 1/2 1.7/4",
        "1 of 1.18 1.33, 5: 1.5/3 2.2/5",
        "0 of 1.25 1.23, add 1, 10: 1/1 1.7/3 3.2/6",
        "0 of 1.34 1.27, 0 of 2.05 1.05, 0: 0/2 1.7/4 3.2/7",
        "1 of 1.12 1.31, 5: 2/4 3.7/8, play 0",
    ];
    assert_eq!(told.0, worked_out);
    // Both have been visited four times, and the first is played; by value it is B, as minimax plays.
    assert_eq!(found.children.iter().map(|(_, of)| of.visits).collect::<Vec<_>>(), [4, 4]);
    assert_eq!((found.line, found.nodes, found.root.mean_result()), (vec![0, 0], 5, Score::new(4.625)));
    let by_value = MctsConfig { decide: Decide::Value, ..by_hand() };
    assert_eq!(mcts(&by_value, scale, &tree(), &mut ()).continue_value().unwrap().line, [1]);
}

/// Without exploration a child that has once done better is taken for ever; with much of it all are tried equally
/// often.
#[test]
fn exploration_is_what_tries_a_child_again() {
    let visits = |exploration: f64| {
        let exploration = Score::new(exploration).unwrap();
        let config = MctsConfig { exploration, iterations: 1_000, ..by_hand() };
        let scale = ResultScale::of(&config, &tree()).unwrap();
        let found = mcts(&config, scale, &tree(), &mut ()).continue_value().unwrap();
        found.children.into_iter().map(|(_, of)| of.visits).collect::<Vec<_>>()
    };
    // A gets 7 at first, and then 0: from then on B has the better mean.
    assert_eq!(visits(0.0), [2, 998]);
    assert_eq!(visits(1e6), [500, 500]);
    let [a, b] = visits(1.4)[..] else { panic!() };
    assert!(10 < a && a < b);
}

#[test]
fn a_search_without_moves_decides_on_none() {
    let leaf = tree().after(1);
    let scale = ResultScale::of(&by_hand(), &leaf).unwrap();
    let found = mcts(&by_hand(), scale, &leaf, &mut ()).continue_value().unwrap();
    assert_eq!((found.best(), found.nodes, found.root.visits), (None, 1, 8));
    assert_eq!(found.root.mean_result(), Some(Score::from(5)));
}

#[test]
fn equal_results_count_as_a_half() {
    let document = document("Tree(tree: [3, 3])", "");
    let scale = ResultScale::of(&MctsConfig::default(), document.position()).unwrap();
    let found = mcts(&MctsConfig::default(), scale, document.position(), &mut ()).continue_value().unwrap();
    assert!((scale.w(found.root) - 100.0).abs() < 1e-9 && (scale.mean(Player::Min, found.root) - 0.5).abs() < 1e-9);
    assert_eq!(found.root.mean_result(), Some(Score::from(3)));
}
