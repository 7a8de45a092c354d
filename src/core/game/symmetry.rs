//! Symmetric moves: those that lead to rotations or mirror images of one another, of which a search may try only the first.
//!
//! Compares positions by [`Game::canonical`]. Knows no particular game and no search.

use super::Game;

/// Removes from `moves[first..]`, which are legal moves of `position`, every move that leads to a rotation or mirror image of
/// where an earlier one of them leads. The others keep their order.
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
