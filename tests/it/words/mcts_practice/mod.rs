//! Practice of Monte Carlo tree search: every accepted answer follows from the rollouts by a count of its own, the
//! usual mistakes are recognized, exercises contain what is wished for, and what is asked on the command line.

mod generated;
mod judged;
mod papers;
mod room;
mod shell;
mod table;

use crate::core::mcts::{GAMES, document, recording};
use poda::game::any::AnyGame;
use poda::practice::mcts::{MctsQuestionKind, MctsQuestionKinds};
use poda::score::Score;
use poda::search::mcts::{Decide, MctsConfig};
use poda::trace::sampled::tree::SampledTree;

fn all_kinds() -> MctsQuestionKinds {
    MctsQuestionKind::ALL.iter().copied().collect()
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
