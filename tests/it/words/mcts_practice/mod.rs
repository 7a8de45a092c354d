//! Practice of Monte Carlo tree search: every accepted answer follows from the rollouts by a count of its own, the
//! usual mistakes are recognized, exercises contain what is wished for, and what is asked on the command line.

mod generated;
mod judged;
mod papers;
mod priors;
mod room;
mod shell;
mod table;

use crate::core::mcts::{GAMES, document, recording};
use poda::game::any::AnyGame;
use poda::practice::mcts::{MctsQuestionKind, MctsQuestionKinds};
use poda::score::Score;
use poda::search::mcts::{Decide, MctsConfig, Priors, Rollout, Selection};
use poda::trace::sampled::tree::SampledTree;

fn all_kinds() -> MctsQuestionKinds {
    MctsQuestionKind::ALL.iter().copied().collect()
}

/// Searches of all games by priors, with rollouts and with evaluations.
fn recordings_with_priors() -> Vec<SampledTree<AnyGame>> {
    let tree = "Tree(bounds: (0, 10), tree: [(prior: 0.6, estimate: 7, children: [1, 9]), (prior: 0.4, value: 5), 3])";
    let settings =
        [(40, 1.4, Rollout::Random, Decide::Visits), (25, 0.5, Rollout::Evaluation { plies: 0 }, Decide::Value)];
    let of_game = |(index, game): (usize, &str)| {
        let document = document(game, "");
        settings.map(|(iterations, exploration, rollout, decide)| {
            let selection = Selection::Puct(if index % 2 == 0 { Priors::Uniform } else { Priors::softmax() });
            let exploration = Score::new(exploration).unwrap();
            let config = MctsConfig { iterations, exploration, seed: index as u64, rollout, decide, selection };
            recording(&config, document.position())
        })
    };
    GAMES.iter().map(|(game, ..)| *game).chain([tree]).enumerate().flat_map(of_game).collect()
}

/// Searches of all games, by several settings.
fn recordings() -> Vec<SampledTree<AnyGame>> {
    let settings = [(40, 1.4, Decide::Visits), (25, 0.5, Decide::Value), (25, 0.0, Decide::Value)];
    let of_game = |(index, (game, ..)): (usize, &(&str, [f64; 2], [f64; 2]))| {
        let document = document(game, "");
        settings.map(|(iterations, exploration, decide)| {
            let exploration = Score::new(exploration).unwrap();
            let config = MctsConfig { iterations, exploration, decide, seed: index as u64, ..MctsConfig::default() };
            recording(&config, document.position())
        })
    };
    GAMES.iter().enumerate().flat_map(of_game).collect()
}
