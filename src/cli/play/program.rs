//! How the program plays: what `--level` says, or else the file.

use crate::cli::flag_values::LevelFlag;
use crate::search::SearchConfig;
use crate::search::mcts::MctsConfig;
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
    pub fn new(level: Option<LevelFlag>, search: SearchConfig, of_file: Option<MctsConfig>) -> Self {
        match (level, of_file) {
            (Some(LevelFlag::Level(level)), _) => Self::Opponent(Opponent::at_level(level, search.merge)),
            (Some(LevelFlag::Mcts(iterations)), of_file) => {
                Self::Sampling(MctsConfig { iterations, ..of_file.unwrap_or_default() })
            }
            (None, Some(mcts)) => Self::Sampling(mcts),
            (None, None) => Self::Opponent(Opponent::searching(search)),
        }
    }
}
