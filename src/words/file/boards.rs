//! What the boards of X and O have in common: their rows as characters, `["XO.", ".X.", "..."]`, and evaluation functions, each a
//! word or features with weights.

use super::diagnostic::{DiagnosticKind, Expected};
use super::parser::Parser;
use super::schema::{Variants, WEIGHTED, variant_name};
use super::writer::{FieldWriter, INDENT, format_lines};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::marks::{BoardFault, Mark};
use poda_core::game::weighted::{Weight, Weights};
use poda_core::text::Excerpt;

/// The rows of a board as they are written. Their lengths are checked later, because the size of the board may follow after
/// the rows.
pub(super) struct BoardRows {
    /// The offset of the list of rows.
    pub offset: usize,
    /// The rows that are strings, each with its offset.
    rows: Vec<(usize, String)>,
    /// Whether all rows are strings.
    are_strings: bool,
}

impl BoardRows {
    /// Parses a list of strings.
    pub fn parse(parser: &mut Parser) -> Option<Self> {
        let mut list = parser.begin_list(Expected::Rows)?;
        let (mut rows, mut are_strings) = (Vec::new(), true);
        while parser.next_element(&mut list) {
            let offset = parser.offset();
            match parser.string(Expected::String) {
                Some(row) => rows.push((offset, row)),
                None => are_strings = false,
            }
        }
        Some(Self { offset: list.offset, rows, are_strings })
    }

    /// Returns the cells row by row, or reports rows of wrong lengths, wrong characters and a wrong number of rows.
    pub fn cells(&self, columns: usize, rows: usize, parser: &mut Parser) -> Option<Vec<Option<Mark>>> {
        let mut cells = Vec::new();
        let mut is_valid = self.are_strings;
        for (offset, row) in &self.rows {
            match parse_row(row) {
                Some(row_cells) if row_cells.len() == columns => cells.extend(row_cells),
                _ => {
                    parser.report(*offset, DiagnosticKind::WrongRow { found: Excerpt::new(row), expected: columns });
                    is_valid = false;
                }
            }
        }
        if self.are_strings && self.rows.len() != rows {
            parser.report(self.offset, DiagnosticKind::WrongRowCount { rows: self.rows.len(), expected: rows });
            is_valid = false;
        }
        is_valid.then_some(cells)
    }
}

/// The offsets of the fields to which an illegal position can be due.
pub(super) struct PositionOffsets<'a> {
    /// The offset of the board, or of the game's fields if the board is left out.
    pub board: usize,
    /// The rows of the board, if single rows can be at fault.
    pub rows: Option<&'a BoardRows>,
    /// The offset of `to_move`, or of the game's fields if it is left out.
    pub to_move: usize,
}

/// Reports why a position on a board with this number of columns is illegal.
pub(super) fn report_board_faults(
    faults: Vec<BoardFault>,
    columns: usize,
    offsets: &PositionOffsets<'_>,
    parser: &mut Parser,
) {
    for fault in faults {
        let (offset, kind) = match fault {
            BoardFault::Counts { x, o } => (offsets.board, DiagnosticKind::WrongCounts { x, o }),
            BoardFault::NotToMove { given, by_counts } => {
                (offsets.to_move, DiagnosticKind::NotToMove { given, by_counts })
            }
            BoardFault::BothHaveALine => (offsets.board, DiagnosticKind::BothHaveALine),
            BoardFault::MovedAfterTheEnd { winner } => (offsets.board, DiagnosticKind::MovedAfterTheEnd(winner)),
            BoardFault::Floating { cell } => {
                let row = offsets.rows.and_then(|rows| rows.rows.get(cell / columns));
                let offset = row.map_or(offsets.board, |(offset, _)| *offset);
                (offset, DiagnosticKind::Floating(cell % columns))
            }
        };
        parser.report(offset, kind);
    }
}

/// Returns the cells of a row, or `None` if it contains other characters than `X`, `O` and `.`.
fn parse_row(row: &str) -> Option<Vec<Option<Mark>>> {
    let parse_cell = |character| if character == '.' { Some(None) } else { Mark::of_letter(character).map(Some) };
    row.chars().map(parse_cell).collect()
}

/// Returns the rows of a board with this number of columns as a list of strings, one per line.
pub(super) fn format_rows(columns: usize, cells: impl Iterator<Item = Option<Mark>>) -> String {
    let characters: Vec<char> = cells.map(|cell| cell.map_or('.', Mark::letter)).collect();
    let rows: Vec<_> =
        characters.chunks(columns).map(|row| format!("\"{}\"", row.iter().collect::<String>())).collect();
    format_lines('[', &rows, ']', 2 * INDENT)
}

/// Parses one of the words, or `Weighted(…)` with the weights of some of the features. The weight of the others is 0.
pub(super) fn parse_evaluation<T: Copy>(
    parser: &mut Parser,
    variants: Variants<T>,
    features: &'static [&'static str],
    weighted: fn(Weights) -> T,
) -> Option<T> {
    if parser.lexeme() != WEIGHTED || !parser.is_at_named() {
        return parser.variant(variants);
    }
    parser.begin_named(Expected::Fields(features))?;
    let mut fields = parser.begin_fields(features, Expected::Fields(features))?;
    let mut weights = Weights::default();
    while let Some(field) = parser.next_field(&mut fields) {
        let weight = parser.converted(|parser| parser.float(Expected::Weight), Weight::of, DiagnosticKind::NotAWeight);
        let index = features.iter().position(|feature| *feature == field);
        weights[index.expect("the parser returns only these fields")] = weight.unwrap_or_default();
    }
    Some(weighted(weights))
}

/// Writes the evaluation function of tic-tac-toe or Connect Four, unless it is the default.
pub(super) fn write_evaluation(
    fields: &mut FieldWriter,
    evaluation: EvaluationFunction,
    variants: Variants<EvaluationFunction>,
    features: &[&str],
) {
    let is_default = evaluation == EvaluationFunction::default();
    fields.text_unless(is_default, "evaluation", || match evaluation {
        EvaluationFunction::Weighted(weights) => format_weights(&weights, features),
        EvaluationFunction::OpenLines | EvaluationFunction::Outcome => variant_name(variants, &evaluation).to_owned(),
    });
}

/// Returns `Weighted(…)` with the weights that are not 0.
pub(super) fn format_weights(weights: &Weights, features: &[&str]) -> String {
    let nonzero = features.iter().zip(weights).filter(|(_, weight)| **weight != Weight::default());
    let fields: Vec<_> = nonzero.map(|(feature, weight)| format!("{feature}: {}", weight.get())).collect();
    format!("{WEIGHTED}({})", fields.join(", "))
}
