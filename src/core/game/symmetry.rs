//! Symmetric moves: moves that lead to rotations or mirror images of one another, so that a search may try only the
//! first.
//!
//! Compares positions by [`Game::canonical`]. Does not depend on a particular game or a search.

use super::Game;

/// Removes symmetric moves from `moves[first..]`, which are legal moves of `position`: every move whose resulting
/// position is a rotation or mirror image of that of an earlier move. The others keep their order.
pub fn merge_symmetric<G: Game>(position: &G, moves: &mut Vec<G::Move>, first: usize) {
    let mut seen = Vec::new();
    let mut kept = first;
    for index in first..moves.len() {
        let canonical = position.after(moves[index]).canonical();
        if canonical.is_none() || !seen.contains(&canonical) {
            seen.push(canonical);
            moves[kept] = moves[index];
            kept += 1;
        }
    }
    moves.truncate(kept);
}
