//! The path from the root to the current node of a search, with positions and ids.
//!
//! The id of a node extends its parent's, and its position is one move from its parent's. Therefore a node costs the
//! same in a deep tree as in a shallow one.

use poda_core::game::GameView;
use poda_core::search::{PathChange, SearchEvent};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// The nodes from the root to the current one.
#[derive(Debug)]
pub(super) struct NodePath<G: GameView> {
    /// The moves to the last node, separated by `/`.
    moves: String,
    open: Vec<PathEntry<G>>,
}

/// A node that has been entered and not left.
#[derive(Debug)]
struct PathEntry<G: GameView> {
    position: G,
    /// The length of the parent's `moves`, in bytes.
    moves_before: usize,
}

impl<G: GameView> NodePath<G> {
    pub const fn new() -> Self {
        Self { moves: String::new(), open: Vec::new() }
    }

    /// Returns the path along moves from the root.
    pub fn along(root: &G, moves: &[G::Move]) -> Self {
        let mut path = Self::new();
        path.enter(None, root);
        for &mv in moves {
            path.make(mv);
        }
        path
    }

    pub fn follow(&mut self, event: &SearchEvent<'_, G>) {
        if let SearchEvent::Pass(_) = event {
            *self = Self::new();
        }
        match event.path_change() {
            Some(PathChange::Enter { via, position }) => self.enter(via, position),
            Some(PathChange::Leave { .. }) => self.leave(),
            None => {}
        }
    }

    /// Enters a recorded node, which must be a child of the last node or the root.
    pub fn enter_recorded(&mut self, recording: &Recording<G>, node: NodeId) {
        match recording.move_to(node).filter(|_| !self.open.is_empty()) {
            Some(mv) => self.make(mv),
            None => self.enter(None, recording.root()),
        }
    }

    pub fn make(&mut self, mv: G::Move) {
        if let Some(position) = self.position().map(|position| position.after(mv)) {
            self.enter(Some(mv), &position);
        }
    }

    /// Enters a child of the last node, or the root if there is no move.
    fn enter(&mut self, via: Option<G::Move>, position: &G) {
        let moves_before = self.moves.len();
        if let (Some(mv), Some(parent)) = (via, self.open.last()) {
            extend(&mut self.moves, &parent.position.move_name(mv));
        }
        self.open.push(PathEntry { position: position.clone(), moves_before });
    }

    pub fn leave(&mut self) {
        if let Some(left) = self.open.pop() {
            self.moves.truncate(left.moves_before);
        }
    }

    pub fn position(&self) -> Option<&G> {
        self.open.last().map(|open| &open.position)
    }

    /// Returns the id of the last node; empty if the path is empty.
    pub fn id(&self) -> &str {
        self.open.len().checked_sub(1).and_then(|ply| self.id_at(ply)).unwrap_or_default()
    }

    pub const fn len(&self) -> usize {
        self.open.len()
    }

    /// Returns the id of the path's node at this ply.
    pub fn id_at(&self, ply: usize) -> Option<&str> {
        let open = self.open.get(ply)?;
        let end = self.open.get(ply + 1).map_or(self.moves.len(), |below| below.moves_before);
        Some(id_of(&open.position, &self.moves[..end]))
    }

    /// Returns the id of the child of the last node to which a move leads.
    pub fn id_after(&self, mv: G::Move) -> Option<String> {
        let position = self.position()?;
        let mut moves = self.moves.clone();
        extend(&mut moves, &position.move_name(mv));
        Some(id_of(&position.after(mv), &moves).to_owned())
    }
}

/// Returns the id of the node to which moves from the root lead.
pub(super) fn id_along<G: GameView>(root: &G, moves: &[G::Move]) -> String {
    NodePath::along(root, moves).id().to_owned()
}

/// Returns the ids of the root and of the nodes along moves from it.
pub(super) fn ids_along<G: GameView>(root: &G, moves: &[G::Move]) -> Vec<String> {
    let path = NodePath::along(root, moves);
    (0..path.len()).filter_map(|ply| path.id_at(ply)).map(str::to_owned).collect()
}

fn extend(moves: &mut String, name: &str) {
    if !moves.is_empty() {
        moves.push('/');
    }
    moves.push_str(name);
}

/// Returns a node's id: its own name, or else the moves that lead to it.
pub(super) fn id_of<'a, G: GameView>(position: &'a G, moves: &'a str) -> &'a str {
    match position.given_name() {
        Some(name) => name,
        None if moves.is_empty() => "root",
        None => moves,
    }
}
