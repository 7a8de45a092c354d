//! The common parts of boards of X and O: their rows as characters, `["XO.", ".X.", "..."]`, and their evaluation
//! functions, each a word or features with weights.

use super::diagnostic::{DiagnosticKind, Expected};
use super::schema::{Variants, WEIGHTED, variant_name};
use super::value::{Fields, Value};
use super::writer::{FieldWriter, INDENT, format_lines};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::marks::{BoardFault, Mark};
use poda_core::game::weighted::{FeatureWeight, Weights};
use poda_core::text::Excerpt;

/// Parses the rows of a board with this number of columns and rows. Returns the cells row by row, or reports rows of
/// wrong lengths, wrong characters and a wrong number of rows. If the size itself is invalid, reports only rows that
/// are not strings.
pub(super) fn parse_cells(board: Value, size: Option<[usize; 2]>) -> Option<Vec<Option<Mark>>> {
    let (mut cells, mut are_strings, mut is_valid) = (Vec::new(), true, true);
    for row in board.elements(Expected::Rows)? {
        let Some(text) = row.string(Expected::String) else {
            are_strings = false;
            continue;
        };
        let Some([columns, _]) = size else { continue };
        match parse_row(&text) {
            Some(row_cells) if row_cells.len() == columns => cells.extend(row_cells),
            _ => {
                row.report(DiagnosticKind::WrongRow { found: Excerpt::new(&text), expected: columns });
                is_valid = false;
            }
        }
    }
    let [_, rows] = size?;
    if are_strings && board.length() != rows {
        board.report(DiagnosticKind::WrongRowCount { rows: board.length(), expected: rows });
        is_valid = false;
    }
    (is_valid && are_strings).then_some(cells)
}

/// Reports why a position on a board with this number of columns is illegal. The faults are reported at its board or
/// its `to_move`, or at the whole value if these are left out.
pub(super) fn report_board_faults(fields: Fields, columns: usize, faults: Vec<BoardFault>) {
    let board = fields.get("board").unwrap_or(fields.0);
    for fault in faults {
        let (value, kind) = match fault {
            BoardFault::Counts { x, o } => (board, DiagnosticKind::WrongCounts { x, o }),
            BoardFault::NotToMove { given, by_counts } => {
                let to_move = fields.get("to_move").unwrap_or(fields.0);
                (to_move, DiagnosticKind::NotToMove { given, by_counts })
            }
            BoardFault::BothHaveALine => (board, DiagnosticKind::BothHaveALine),
            BoardFault::MovedAfterTheEnd { winner } => (board, DiagnosticKind::MovedAfterTheEnd(winner)),
            BoardFault::NotOfThree => (board, DiagnosticKind::NoGameOfThree),
            BoardFault::Floating { cell } => {
                let row = board.nth(cell / columns).unwrap_or(board);
                (row, DiagnosticKind::Floating(cell % columns))
            }
        };
        value.report(kind);
    }
}

/// Returns the cells of a row, or `None` if it contains other characters than `X`, `O` and `.`.
fn parse_row(row: &str) -> Option<Vec<Option<Mark>>> {
    let parse_cell = |character| if character == '.' { Some(None) } else { Mark::of_letter(character).map(Some) };
    row.chars().map(parse_cell).collect()
}

/// Returns the rows of a board with this number of columns as a list of strings, one per line.
pub(super) fn format_rows(columns: usize, cells: impl Iterator<Item = Option<Mark>>) -> String {
    format_text_rows(columns, cells.map(|cell| cell.map_or('.', Mark::letter)))
}

/// Returns rows of characters, one for each cell of a board with this number of columns, as a list of strings.
pub(super) fn format_text_rows(columns: usize, cells: impl Iterator<Item = char>) -> String {
    let characters: Vec<char> = cells.collect();
    let rows: Vec<_> =
        characters.chunks(columns).map(|row| format!("\"{}\"", row.iter().collect::<String>())).collect();
    format_lines('[', &rows, ']', 2 * INDENT)
}

/// Parses one of the words, or `Weighted(…)` with the weights of some of the features. The weight of the others is 0.
pub(super) fn parse_evaluation<T: Copy>(
    value: Value,
    variants: Variants<T>,
    features: &'static [&'static str],
    weighted: fn(Weights) -> T,
) -> Option<T> {
    let (Some(WEIGHTED), fields) = value.with_name() else { return value.variant(variants) };
    let fields = fields.fields(features)?;
    let mut weights = Weights::default();
    for (weight, feature) in weights.iter_mut().zip(features) {
        let read = |value: Value| {
            value.converted(|value| value.float(Expected::Weight), FeatureWeight::of, DiagnosticKind::NotAWeight)
        };
        *weight = fields.read(feature, read).unwrap_or_default();
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
    let nonzero = features.iter().zip(weights).filter(|(_, weight)| **weight != FeatureWeight::default());
    let fields: Vec<_> = nonzero.map(|(feature, weight)| format!("{feature}: {}", weight.get())).collect();
    format!("{WEIGHTED}({})", fields.join(", "))
}
