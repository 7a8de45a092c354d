//! The best line below each open node. The next pass searches the root's line first.
//!
//! A triangular table of principal variations: a node's line is the move to its best child, followed by that child's
//! line. Does not depend on windows or scores.

/// The best lines of the open nodes.
#[derive(Debug)]
pub struct Lines<Move> {
    /// The line below the open node at each ply, its last move first, so that a line grows at its end.
    by_ply: Vec<Vec<Move>>,
    /// The number of moves of all lines together.
    len: usize,
    /// The move to the open node at each ply; `None` at the root.
    path: Vec<Option<Move>>,
}

impl<Move> Default for Lines<Move> {
    fn default() -> Self {
        Self { by_ply: Vec::new(), len: 0, path: Vec::new() }
    }
}

impl<Move: Copy> Lines<Move> {
    /// Returns the number of moves of all lines together.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Begins the line of a node that was entered by `via` at a ply.
    pub fn begin(&mut self, ply: usize, via: Option<Move>) {
        self.path.truncate(ply);
        self.path.push(via);
        if self.by_ply.len() <= ply {
            self.by_ply.push(Vec::new());
        }
        self.clear(ply);
    }

    /// Sets the line of the node at `ply` to the move to the child that was just left, followed by that child's line.
    pub fn lengthen(&mut self, ply: usize) {
        let Some(&Some(mv)) = self.path.get(ply + 1) else { return };
        self.by_ply.swap(ply, ply + 1);
        self.clear(ply + 1);
        self.by_ply[ply].push(mv);
        self.len += 1;
    }

    /// Sets the line of the node at a ply, which the table has answered, to the single move `mv`.
    pub fn end_with(&mut self, ply: usize, mv: Move) {
        self.clear(ply);
        self.by_ply[ply].push(mv);
        self.len += 1;
    }

    /// Takes the root's line, with its first move first; empty before the first pass.
    pub fn take_root(&mut self) -> Vec<Move> {
        let Some(line) = self.by_ply.first_mut() else { return Vec::new() };
        let mut line = std::mem::take(line);
        self.len -= line.len();
        line.reverse();
        line
    }

    /// Returns the root's line, with its first move first; empty before the first pass.
    pub fn root(&self) -> Vec<Move> {
        self.by_ply.first().into_iter().flatten().rev().copied().collect()
    }

    /// Returns the move to the root's child that was just left, followed by that child's line.
    pub fn of_root_child(&self) -> Vec<Move> {
        let via = self.path.get(1).copied().flatten();
        via.into_iter().chain(self.by_ply.get(1).into_iter().flatten().rev().copied()).collect()
    }

    fn clear(&mut self, ply: usize) {
        self.len -= self.by_ply[ply].len();
        self.by_ply[ply].clear();
    }
}
