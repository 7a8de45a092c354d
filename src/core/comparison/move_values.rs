//! The true values of the moves at a root, with which the estimates of a Monte Carlo tree search are compared.

use super::cost::count;
use crate::game::Game;
use crate::game::played_game::legal_moves;
use crate::score::{Player, Score};
use crate::search::mcts::ResultScale;
use crate::search::ordering::MoveOrdering;
use crate::search::{Algorithm, SearchConfig};
use crate::trace::limits::{Ending, Limits, Progress};

/// The value of each move at a root if both sides play their best to the end of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveValues<Move> {
    /// The player who chooses among the moves; `None` if chance decides.
    pub player: Option<Player>,
    /// The scale that turns values into numbers from 0 to 1.
    pub scale: ResultScale,
    /// All moves in the game's order, each with its value from MAX's side; empty if the game is over.
    pub moves: Vec<(Move, Score)>,
}

impl<Move: Copy + Eq> MoveValues<Move> {
    /// Returns the value of the best move; `None` if no player has a move.
    pub fn best(&self) -> Option<Score> {
        let player = self.player?;
        self.moves.iter().map(|&(_, value)| value).reduce(|best, value| player.better_of(best, value))
    }

    /// Returns the moves that are worth as much as the best one, in order.
    pub fn best_moves(&self) -> impl Iterator<Item = Move> {
        let best = self.best();
        self.moves.iter().filter(move |&&(_, value)| Some(value) == best).map(|&(mv, _)| mv)
    }

    /// Returns the value of a move; `None` if it is not one of these moves.
    pub fn value(&self, mv: Move) -> Option<Score> {
        self.moves.iter().find(|&&(other, _)| other == mv).map(|&(_, value)| value)
    }

    /// Returns the value of a move on the scale from 0 for the worst result for MAX to 1 for the best.
    pub fn x(&self, mv: Move) -> Option<f64> {
        self.value(mv).map(|value| self.scale.x(self.scale.result(value)))
    }

    /// Returns how much less a move is worth than the best, as a difference of x: 0 for a best move, 1 for a move that
    /// turns a win into a loss.
    pub fn regret(&self, mv: Move) -> Option<f64> {
        let best = self.best().map(|value| self.scale.x(self.scale.result(value)))?;
        self.x(mv).map(|x| (best - x).abs())
    }
}

/// Searches every move at `root` to the end of the game, by alpha-beta with a table or, if chance may decide, by Star1.
/// The limits hold for all moves together.
///
/// # Errors
/// Returns the limit that was reached, or how the search was stopped.
///
/// ```
/// use poda_core::comparison::move_values::move_values;
/// use poda_core::game::nim::Nim;
/// use poda_core::search::mcts::{MctsConfig, ResultScale};
/// use poda_core::trace::limits::{Ending, Limits};
///
/// // The last object wins: with piles of two and one, MAX takes one of the two and wins.
/// let nim = Nim::new(&[2, 1], false).unwrap();
/// let scale = ResultScale::of(&MctsConfig::default(), &nim).unwrap();
/// let values = move_values(&nim, scale, Limits::nodes(1_000), &()).unwrap();
/// let x: Vec<_> = values.moves.iter().map(|&(mv, _)| values.x(mv).unwrap()).collect();
/// assert_eq!((x, values.best_moves().count()), (vec![1.0, 0.0, 0.0], 1));
/// assert_eq!(move_values(&nim, scale, Limits::nodes(3), &()), Err(Ending::NodeLimit));
/// ```
pub fn move_values<G: Game>(
    root: &G,
    scale: ResultScale,
    limits: Limits,
    progress: &impl Progress,
) -> Result<MoveValues<G::Move>, Ending> {
    let algorithm = if root.has_chance() { Algorithm::Star1 } else { Algorithm::AlphaBetaTable };
    let ordering = MoveOrdering { killers: 2, history: true, ..MoveOrdering::default() };
    let config = SearchConfig { algorithm, ordering, ..SearchConfig::default() };
    let mut left = limits;
    let mut moves = Vec::new();
    for mv in legal_moves(root) {
        let counted = count(&config, &root.after(mv), left, progress)?;
        left.nodes = left.nodes.saturating_sub(usize::try_from(counted.cost.stats.nodes).unwrap_or(usize::MAX));
        moves.push((mv, counted.score));
    }
    Ok(MoveValues { player: root.turn().player(), scale, moves })
}
