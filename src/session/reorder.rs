//! Trying siblings in another order: which siblings can be reordered, and the position that results.
//!
//! In an explicit tree the author decides the order of the children. In tic-tac-toe it follows from the order of the
//! cells, a setting for the whole tree. In the other games the rules fix it.

use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove, MoveOrder};
use poda_core::game::played_game::legal_moves;
use poda_core::game::tic_tac_toe::{CellOrder, TicTacToe};
use poda_core::game::tree::editing::TreeEdit;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// A change that makes the search try siblings in another order.
#[derive(Clone, Debug, PartialEq)]
pub enum Reordering {
    Tree(TreeEdit),
    /// The same position with its cells in another order.
    Cells(TicTacToe),
}

/// Returns a node and its siblings in the order in which they are tried. Returns `None` if that order cannot be
/// changed: there must be at least two siblings, and the search must try them in the order of the position.
pub fn movable(recording: &Recording<AnyGame>, node: NodeId) -> Option<Vec<NodeId>> {
    let parent = recording.trace().parent(node)?;
    let siblings: Vec<NodeId> = recording.trace().children(parent).collect();
    let moves = || siblings.iter().filter_map(|&sibling| recording.move_to(sibling));
    let is_in_order = match recording.position(parent).move_order() {
        MoveOrder::Author(tree) => {
            let given = (0..).take(tree.children().len());
            moves().eq(given.map(AnyMove::Tree))
        }
        MoveOrder::Cells(game) if parent == NodeId::ROOT => {
            let ranks: Option<Vec<usize>> = moves().map(|mv| rank(game, mv)).collect();
            ranks.is_some_and(|ranks| ranks.is_sorted_by(|a, b| a < b))
        }
        MoveOrder::Cells(_) | MoveOrder::Rules => false,
    };
    (is_in_order && 1 < siblings.len()).then_some(siblings)
}

/// Returns the change after which a node is tried at index `to` among its siblings; `None` if it cannot be moved there
/// or is already there.
pub fn reordering(recording: &Recording<AnyGame>, node: NodeId, to: usize) -> Option<Reordering> {
    let mut siblings = movable(recording, node)?;
    let from = siblings.iter().position(|&sibling| sibling == node)?;
    if from == to || siblings.len() <= to {
        return None;
    }
    siblings.remove(from);
    siblings.insert(to, node);
    match recording.root().move_order() {
        MoveOrder::Author(_) => {
            let AnyGame::Tree(tree) = recording.position(node) else { return None };
            Some(Reordering::Tree(TreeEdit::Move { node: tree.node_index(), to }))
        }
        MoveOrder::Cells(game) => reordered_cells(recording, game, &siblings).map(Reordering::Cells),
        MoveOrder::Rules => None,
    }
}

/// Returns the board with its cells tried in the order of these children of the root. If symmetric siblings are merged,
/// a child represents several cells, which directly follow its own; otherwise the search would try one of them instead
/// of the child.
fn reordered_cells(recording: &Recording<AnyGame>, game: &TicTacToe, children: &[NodeId]) -> Option<TicTacToe> {
    let cells = game.rules().cells.cells();
    let is_merged = recording.config().merge.applies_at(0);
    let empty = legal_moves(game);
    let canonical = |cell: u8| game.after(cell).canonical();
    let mut order = Vec::new();
    for &child in children {
        let Some(AnyMove::TicTacToe(first)) = recording.move_to(child) else { return None };
        let stands_for = |cell: u8| cell == first || (is_merged && canonical(cell) == canonical(first));
        order.extend(empty.iter().copied().filter(|&cell| stands_for(cell)));
    }
    if order.len() != empty.len() {
        return None;
    }
    // Occupied cells keep their index; they are never tried.
    let mut order = order.into_iter();
    let next = cells.map(|cell| if empty.contains(&cell) { order.next().unwrap_or(cell) } else { cell });
    Some(game.with_cells(CellOrder::new(next)))
}

/// Returns the index of a move in the order of the cells.
fn rank(game: &TicTacToe, mv: AnyMove) -> Option<usize> {
    let AnyMove::TicTacToe(cell) = mv else { return None };
    game.rules().cells.cells().iter().position(|&tried| tried == cell)
}
