//! How a position of Connect Four is shown: a grid with numbered columns.

use super::lines::ends_of_lines;
use super::position::ConnectFour;
use crate::game::board::{Board, Coordinates, CountedLines, Grid, Piece, PieceShape};
use crate::game::evaluation::Evaluation;
use crate::game::marks::Mark;
use crate::game::{Game, GameView, MoveTarget, Outcome};

impl GameView for ConnectFour {
    fn board(&self) -> Board {
        let rules = self.rules();
        let disc = |mark| Piece { shape: PieceShape::Disc, owner: self.player_of(mark) };
        let top = |column: usize| self.filled(column).checked_ilog2().map(|row| rules.cell(column, row as usize));
        Board::Grid(Grid {
            columns: rules.columns,
            cells: (0..rules.cells()).map(|cell| self.mark_at(cell).map(disc)).collect(),
            last: self.last.and_then(|column| top(usize::from(column))),
            won: self.winner().map_or_else(Vec::new, |mark| ends_of_lines(*rules, &self.discs[mark as usize])),
            coordinates: Coordinates::ColumnNumbers,
        })
    }

    fn move_name(&self, mv: u8) -> String {
        mv.to_string()
    }

    fn shown_move(&self, mv: u8) -> String {
        (mv + 1).to_string()
    }

    fn move_target(&self, _mv: u8) -> Option<MoveTarget> {
        Some(MoveTarget::Column)
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
        let open_for = |mark: Mark| CountedLines {
            player: self.player_of(mark),
            mark: mark.letter(),
            lines: ends_of_lines(*self.rules(), &self.open_to(mark)),
        };
        Some([open_for(self.rules().max), open_for(self.rules().max.other())])
    }
}
