//! What a move has lost: the value that its player had before it, and the value that the game is worth after it.
//!
//! Both are searched to the end of the game. Where that takes too long, nothing is said, so that what is said is
//! certain.

use crate::game::Game;
use crate::score::{Player, Score, Turn};
use crate::search::best_move::{FoundMove, best_move_within};
use crate::search::budget::Budget;
use crate::search::ordering::MoveOrdering;
use crate::search::{Algorithm, SearchConfig};

/// What a move has lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LostValue<Move> {
    /// The player who moved.
    pub player: Player,
    /// A move that keeps the value.
    pub best: Move,
    /// The value before the move, from MAX's side.
    pub had: Score,
    /// The value after it, from MAX's side.
    pub has: Score,
    /// The best move after it; `None` if the game is over.
    pub reply: Option<Move>,
    /// Whether either value depends on chance.
    pub is_average: bool,
}

/// Returns what a move at `position` has lost; `None` if it is as good as any other, if chance decides before or
/// right after it, if the game has several players, and if a search takes more than `max_visits` visits or `max_bytes`.
///
/// ```
/// use poda_core::comparison::lost_value::lost_value;
/// use poda_core::game::Game;
/// use poda_core::game::nim::Nim;
/// use poda_core::game::played_game::legal_moves;
///
/// // The last object wins: with piles of two and one, MAX takes one of the two. Taking both lets MIN take the last.
/// let nim = Nim::new(&[2, 1], false).unwrap();
/// let moves = legal_moves(&nim);
/// let lost: Vec<_> = moves.iter().map(|&mv| lost_value(&nim, mv, 1_000, 1 << 20)).collect();
/// assert_eq!(lost[0], None);
/// assert_eq!(lost[1].map(|lost| (lost.had, lost.has, lost.best)), Some((1.into(), (-1).into(), moves[0])));
/// ```
pub fn lost_value<G: Game>(position: &G, mv: G::Move, max_visits: u64, max_bytes: usize) -> Option<LostValue<G::Move>> {
    let Turn::Player(player) = position.turn() else { return None };
    if position.players().is_some() {
        return None;
    }
    let before = found(position, max_visits, max_bytes)?;
    if before.mv == mv {
        return None;
    }
    let after = position.after(mv);
    // Where chance decides next, the value is an average and no reply is chosen.
    let (has, reply, is_average) = match (after.has_moves(), after.turn()) {
        (false, _) => (after.evaluate().score(), None, false),
        (true, Turn::Chance) => return None,
        (true, Turn::Player(_)) => {
            let found = found(&after, max_visits, max_bytes)?;
            (found.score, Some(found.mv), found.is_average)
        }
    };
    let is_average = is_average || before.is_average;
    player.prefers(before.score, has).then_some(LostValue {
        player,
        best: before.mv,
        had: before.score,
        has,
        reply,
        is_average,
    })
}

/// Returns the best move of a search to the end of the game, if it is proved.
fn found<G: Game>(position: &G, max_visits: u64, max_bytes: usize) -> Option<FoundMove<G::Move>> {
    let algorithm = if position.has_chance() { Algorithm::Star1 } else { Algorithm::AlphaBetaTable };
    let ordering = MoveOrdering { killers: 2, history: true, ..MoveOrdering::default() };
    let config = SearchConfig { algorithm, ordering, ..SearchConfig::default() };
    let found = best_move_within(&config, position, Budget::new(max_visits, max_bytes)).ok()?;
    Some(found).filter(|found| found.is_proved)
}
