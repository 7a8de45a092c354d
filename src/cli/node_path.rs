//! The way from the root to where a search is: the open nodes with their positions and ids.
//!
//! An id is spelled from its parent's and only where it is asked for, and a position is one move from its parent's, so that
//! deep trees cost no more a node than shallow ones. Knows no search and no trace.

use crate::game::GameView;

/// The open nodes, from the root down.
#[derive(Debug)]
pub(super) struct NodePath<G: GameView> {
    /// The moves to the last of them, joined by `/`.
    moves: String,
    open: Vec<OpenNode<G>>,
}

/// A node that has been entered and not left.
#[derive(Debug)]
struct OpenNode<G: GameView> {
    position: G,
    /// How long the moves were at the parent.
    moves_before: usize,
}

impl<G: GameView> NodePath<G> {
    /// No node has been entered.
    pub const fn new() -> Self {
        Self { moves: String::new(), open: Vec::new() }
    }

    /// Goes down to a child of the last node; without a move, to the root.
    pub fn enter(&mut self, via: Option<G::Move>, position: &G) {
        let moves_before = self.moves.len();
        if let (Some(mv), Some(parent)) = (via, self.open.last()) {
            extend(&mut self.moves, &parent.position.move_name(mv));
        }
        self.open.push(OpenNode { position: position.clone(), moves_before });
    }

    /// Goes up again.
    pub fn leave(&mut self) {
        if let Some(left) = self.open.pop() {
            self.moves.truncate(left.moves_before);
        }
    }

    /// The position at the last node.
    pub fn position(&self) -> Option<&G> {
        self.open.last().map(|open| &open.position)
    }

    /// The id of the last node.
    pub fn id(&self) -> Option<&str> {
        self.id_at(self.open.len().checked_sub(1)?)
    }

    /// The id of the open node so many plies below the root.
    pub fn id_at(&self, ply: usize) -> Option<&str> {
        let open = self.open.get(ply)?;
        let end = self.open.get(ply + 1).map_or(self.moves.len(), |below| below.moves_before);
        Some(id_of(&open.position, &self.moves[..end]))
    }

    /// The id of the node that a move leads to from the last one.
    pub fn id_after(&self, mv: G::Move) -> Option<String> {
        let position = self.position()?;
        let mut moves = self.moves.clone();
        extend(&mut moves, &position.move_name(mv));
        Some(id_of(&position.after(mv), &moves).to_owned())
    }
}

fn extend(moves: &mut String, name: &str) {
    if !moves.is_empty() {
        moves.push('/');
    }
    moves.push_str(name);
}

/// A node's id: its own name, or the moves to it.
pub(super) fn id_of<'a, G: GameView>(position: &'a G, moves: &'a str) -> &'a str {
    match position.name() {
        Some(name) => name,
        None if moves.is_empty() => "root",
        None => moves,
    }
}
