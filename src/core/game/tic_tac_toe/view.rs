//! How a position of tic-tac-toe is shown: a grid with numbered cells.

use super::bitboard::{ends, lines_within, lines_without};
use super::position::TicTacToe;
use crate::game::board::{Board, Coordinates, CountedLines, Grid, Piece, PieceShape};
use crate::game::evaluation::Evaluation;
use crate::game::marks::Mark;
use crate::game::{Game, GameView, MoveTarget, Outcome};

impl GameView for TicTacToe {
    fn board(&self) -> Board {
        let piece = |mark| Piece {
            shape: match mark {
                Mark::X => PieceShape::Cross,
                Mark::O => PieceShape::Nought,
            },
            owner: self.player_of(mark),
        };
        Board::Grid(Grid {
            columns: 3,
            cells: (0..9).map(|cell| self.mark_at(cell).map(piece)).collect(),
            last: self.last.map(usize::from),
            won: self.winner().into_iter().flat_map(|mark| lines_within(self.cells_of(mark))).map(ends).collect(),
            coordinates: Coordinates::CellNumbers,
        })
    }

    fn move_name(&self, mv: u8) -> String {
        mv.to_string()
    }

    fn shown_move(&self, mv: u8) -> String {
        (mv + 1).to_string()
    }

    fn move_target(&self, mv: u8) -> Option<MoveTarget> {
        Some(match mv {
            4 => MoveTarget::Centre,
            0 | 2 | 6 | 8 => MoveTarget::Corner,
            _ => MoveTarget::Edge,
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner() {
            Some(mark) => Some(Outcome::Won(self.player_of(mark))),
            None if self.is_full() => Some(Outcome::Drawn),
            None => None,
        }
    }

    fn counted_lines(&self) -> Option<[CountedLines; 2]> {
        let Evaluation::Difference { .. } = self.evaluate() else { return None };
        let open_to = |mark: Mark| CountedLines {
            player: self.player_of(mark),
            mark: mark.letter(),
            lines: lines_without(self.cells_of(mark.other())).map(ends).collect(),
        };
        Some([open_to(self.rules().max), open_to(self.rules().max.other())])
    }
}
