//! How the program plays: what `--level` says, or else the file.

use crate::cli::flag_values::OrMcts;
use crate::search::SearchConfig;
use crate::search::mcts::MctsConfig;
use crate::search::play_level::PlayLevel;
use crate::session::opponent::Opponent;

/// How the program finds its moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Program {
    /// As an opponent of the window does.
    Opponent(Opponent),
    /// By Monte Carlo tree search.
    Sampling(MctsConfig),
}

impl Program {
    /// A program that plays as `--level` says, or else as the file does. Of a file's Monte Carlo tree search `--level mcts:N` changes the
    /// iterations alone.
    pub fn new(level: Option<OrMcts<PlayLevel>>, search: SearchConfig, of_file: Option<MctsConfig>) -> Self {
        match (level, of_file) {
            (Some(OrMcts::Other(level)), _) => Self::Opponent(Opponent::at_level(level, search.merge)),
            (Some(OrMcts::Mcts(iterations)), of_file) => {
                let mcts = of_file.unwrap_or_default();
                Self::Sampling(MctsConfig { iterations: iterations.unwrap_or(mcts.iterations), ..mcts })
            }
            (None, Some(mcts)) => Self::Sampling(mcts),
            (None, None) => Self::Opponent(Opponent::searching(search)),
        }
    }
}
