//! The boards and texts that an author draws at the nodes of an explicit tree, and how its boards are drawn.
//!
//! Does not depend on rules: what a board means is said by the moves and values of the tree.

use crate::game::board::{Board, Coordinates, Grid, Piece, PieceShape, Symbol, TextBoard, Tiling};
use crate::score::Player;
use std::sync::Arc;

/// What is drawn at a node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NodeBoard {
    /// A board of cells.
    Cells {
        /// The number of columns.
        columns: usize,
        /// The characters in the cells, row by row from the top left; `None` in an empty cell.
        cells: Vec<Option<Symbol>>,
    },
    /// Lines of text, which are drawn as they are written.
    Text(String),
}

impl NodeBoard {
    /// Returns the rows of a board as an author writes them, with a dot in each empty cell; `None` for a text.
    pub fn rows(&self) -> Option<Vec<String>> {
        let Self::Cells { columns, cells } = self else { return None };
        let written = |cell: &Option<Symbol>| cell.as_ref().map_or(".", Symbol::as_str).to_owned();
        Some(cells.chunks(*columns).map(|row| row.iter().map(written).collect()).collect())
    }

    fn bytes(&self) -> usize {
        size_of::<Self>()
            + match self {
                Self::Cells { cells, .. } => size_of_val(&**cells),
                Self::Text(text) => text.len(),
            }
    }

    /// Returns the cells that differ from those of another board of the same size.
    fn changes_from(&self, before: &Self) -> Vec<usize> {
        match (self, before) {
            (Self::Cells { columns, cells }, Self::Cells { columns: width, cells: old })
                if columns == width && cells.len() == old.len() =>
            {
                (0..cells.len()).filter(|&cell| cells[cell] != old[cell]).collect()
            }
            (Self::Cells { .. } | Self::Text(_), Self::Cells { .. } | Self::Text(_)) => Vec::new(),
        }
    }
}

/// How the boards of a tree are drawn: their cells, and which pieces belong to whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardSet {
    /// The cells.
    pub tiling: Tiling,
    /// The pieces of MAX and MIN. Other characters are drawn as letters.
    pub pieces: Vec<(Symbol, Player)>,
}

impl BoardSet {
    /// Returns the piece that a character means. It has its letter where its owner has several kinds of pieces.
    fn piece(&self, symbol: Symbol) -> Piece {
        let owner = self.pieces.iter().find(|(piece, _)| *piece == symbol).map(|(_, owner)| *owner);
        let kinds = self.pieces.iter().filter(|(_, player)| Some(*player) == owner).count();
        let shape = match (owner, kinds) {
            (None, _) => PieceShape::Letter(symbol),
            (Some(_), 1) => PieceShape::Disc,
            (Some(_), _) => PieceShape::LetteredDisc(symbol),
        };
        Piece { shape, owner: owner.unwrap_or(Player::Max) }
    }

    fn grid(&self, columns: usize, cells: &[Option<Symbol>], changed: Vec<usize>) -> Grid {
        Grid {
            columns,
            cells: cells.iter().map(|cell| cell.map(|symbol| self.piece(symbol))).collect(),
            last: None,
            changed,
            won: Vec::new(),
            coordinates: match self.tiling {
                Tiling::Hexagons => Coordinates::Algebraic,
                Tiling::Squares | Tiling::Checkered | Tiling::Points | Tiling::Bare => Coordinates::Chess,
            },
            tiling: self.tiling,
        }
    }
}

/// The boards of all nodes of a tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct NodeBoards {
    /// How boards are drawn, if the author says it.
    pub set: Option<BoardSet>,
    /// The board of each node up to the last one that has a board.
    nodes: Vec<Option<Arc<NodeBoard>>>,
}

impl NodeBoards {
    /// Sets the board of a node.
    pub fn set_board(&mut self, at: usize, board: Option<Arc<NodeBoard>>) {
        if board.is_some() && self.nodes.len() <= at {
            self.nodes.resize(at + 1, None);
        }
        if let Some(place) = self.nodes.get_mut(at) {
            *place = board;
        }
    }

    pub fn of(&self, at: usize) -> Option<&Arc<NodeBoard>> {
        self.nodes.get(at)?.as_ref()
    }

    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns the same boards at other nodes: `new_indices` are the new indices of the nodes.
    pub fn moved(&self, new_indices: &[Option<usize>]) -> Self {
        let mut moved = Self { set: self.set.clone(), nodes: Vec::new() };
        for (old, board) in self.nodes.iter().enumerate() {
            if let (Some(new), Some(board)) = (new_indices.get(old).copied().flatten(), board) {
                moved.set_board(new, Some(Arc::clone(board)));
            }
        }
        moved
    }

    /// Returns the drawing of a node's board. The cells that differ from the board of its `parent` are marked.
    pub fn drawn(&self, at: usize, parent: Option<usize>) -> Board {
        let Some(board) = self.of(at) else { return Board::Abstract };
        let set = self.set.clone().unwrap_or_default();
        match &**board {
            NodeBoard::Text(text) => Board::Text(TextBoard::new(text)),
            NodeBoard::Cells { columns, cells } => {
                let before = parent.and_then(|parent| self.of(parent));
                let changed = before.map_or_else(Vec::new, |before| board.changes_from(before));
                Board::Grid(set.grid(*columns, cells, changed))
            }
        }
    }

    /// Returns a board that is as large as the largest one of any node, and has every kind of piece.
    pub fn largest(&self) -> Board {
        let (mut size, mut text, mut some) = ([0, 0], [0, 0], None);
        for board in self.nodes.iter().flatten() {
            match &**board {
                NodeBoard::Cells { columns, cells } => {
                    size = [size[0].max(*columns), size[1].max(cells.len() / columns)];
                    some = some.or_else(|| cells.iter().flatten().next().copied());
                }
                NodeBoard::Text(lines) => {
                    let lines = TextBoard::new(lines);
                    text = [text[0].max(lines.columns()), text[1].max(lines.lines.len())];
                }
            }
        }
        let set = self.set.clone().unwrap_or_default();
        match (size, text) {
            ([0, _], [_, 0]) => Board::Abstract,
            ([0, _], [columns, lines]) => Board::Text(TextBoard { lines: vec!["M".repeat(columns); lines] }),
            ([columns, rows], _) => {
                let letter = set.pieces.iter().map(|(symbol, _)| *symbol).chain(some);
                let shown = letter.max_by_key(|symbol| set.piece(*symbol).shape.letter().is_some());
                Board::Grid(set.grid(columns, &vec![shown; columns * rows], Vec::new()))
            }
        }
    }

    pub fn bytes(&self) -> usize {
        let boards: usize = self.nodes.iter().flatten().map(|board| board.bytes()).sum();
        size_of_val(&*self.nodes) + boards
    }
}
